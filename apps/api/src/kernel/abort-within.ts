/**
 * A signal that aborts when the given one does, or after `ms` milliseconds. `AbortSignal.timeout` alone would not do: in
 * Node.js 20, `AbortSignal.any` holds it weakly and forgets the time as soon as memory is cleaned up. A timer holds this one.
 */
export function abortWithin(ms: number, signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  setTimeout(() => late.abort(new DOMException(`not within ${ms} ms`, 'TimeoutError')), ms).unref();
  return AbortSignal.any([signal, late.signal]);
}
