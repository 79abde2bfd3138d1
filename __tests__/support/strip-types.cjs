'use strict'
// Jest transform: Node's own type stripping. It keeps lines and columns, so failures point at the source without maps.
const { stripTypeScriptTypes } = require('node:module')

module.exports = { process: (source) => ({ code: stripTypeScriptTypes(source, { mode: 'strip' }) }) }
