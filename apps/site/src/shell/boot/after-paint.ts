/** Resolves after the browser has drawn the page; at once in a tab that nobody sees, where it draws nothing. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const isHidden = () => document.visibilityState === 'hidden';
    if (isHidden()) return resolve();
    document.addEventListener('visibilitychange', () => isHidden() && resolve(), { once: true });
    // The callback runs before its frame is drawn.
    requestAnimationFrame(() => setTimeout(resolve));
  });
