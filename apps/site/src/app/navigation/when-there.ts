/** A page that loads its parts may show them a moment later. */
const WAIT_MS = 5_000;

/** Calls `use` with the element as soon as it exists, and gives up after five seconds. Returns a function that stops waiting. */
export const whenThere = (find: () => HTMLElement | null, use: (element: HTMLElement) => void) => {
  const present = find();
  if (present) {
    use(present);
    return () => {};
  }
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const found = find();
    if (!found) return;
    stop();
    use(found);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, WAIT_MS);
  return stop;
};
