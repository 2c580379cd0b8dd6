/**
 * A signal that aborts when the given one does, or after `ms` milliseconds. `AbortSignal.any` holds
 * its sources weakly: on Node.js 20 it forgets an `AbortSignal.timeout` when memory is cleaned up. Here a timer holds the source.
 */
export function abortWithin(ms: number, signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  setTimeout(() => late.abort(new DOMException(`not within ${ms} ms`, 'TimeoutError')), ms).unref();
  return AbortSignal.any([signal, late.signal]);
}
