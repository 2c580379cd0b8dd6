/** After this many milliseconds the work starts even on a busy page. */
const AT_THE_LATEST = 1_000;

/** Runs what the first view does not need, once the page has time for it. Returns a function that cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => work(), { timeout: AT_THE_LATEST });
  return () => cancelIdleCallback(handle);
};
