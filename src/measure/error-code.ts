/** The code of a system's or undici's error; its message may hold addresses and more, and is not looked at. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown'
  const { code, name, cause } = error as { readonly code?: unknown; readonly name?: unknown; readonly cause?: unknown }
  // OpenSSL's have a slash: ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE.
  if (typeof code === 'string' && /^[A-Z0-9_/]+$/.test(code)) return code
  if (cause !== undefined && cause !== error) return errorCode(cause)
  return typeof name === 'string' ? name : 'unknown'
}
