export const id = 788;
export const ids = [788];
export const modules = {

/***/ 37788:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

var __webpack_unused_export__;

__webpack_unused_export__ = ({ value: true });
__webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = exports.EventStreamCodec = void 0;
var event_streams_1 = __webpack_require__(56579);
Object.defineProperty(exports, "EventStreamCodec", ({ enumerable: true, get: function () { return event_streams_1.EventStreamCodec; } }));
__webpack_unused_export__ = ({ enumerable: true, get: function () { return event_streams_1.HeaderMarshaller; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return event_streams_1.Int64; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return event_streams_1.MessageDecoderStream; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return event_streams_1.MessageEncoderStream; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return event_streams_1.SmithyMessageDecoderStream; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return event_streams_1.SmithyMessageEncoderStream; } });


/***/ })

};
