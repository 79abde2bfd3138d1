import { channel } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

/**
 * undici tells a request's handler neither the socket nor anything that leads to it; its diagnostics channel does, in
 * the same turn, between the handler's `onRequestStart` and `onRequestSent`. So whoever was told to start last is the
 * one whose headers are being written. The message's headers hold the key and are not looked at.
 */
const CHANNEL = channel('undici:client:sendHeaders')

export interface SendingSockets {
  /** To be called by a handler's `onRequestStart`; the socket comes before its `onRequestSent`. */
  readonly expect: (take: (socket: Socket) => void) => void
  readonly close: () => void
}

export function watchSendingSockets(): SendingSockets {
  let waiting: ((socket: Socket) => void) | undefined
  const onSendHeaders = (message: unknown): void => {
    const take = waiting
    waiting = undefined
    take?.((message as { readonly socket: Socket }).socket)
  }
  CHANNEL.subscribe(onSendHeaders)
  return {
    expect: (take) => {
      waiting = take
    },
    close: () => CHANNEL.unsubscribe(onSendHeaders)
  }
}
