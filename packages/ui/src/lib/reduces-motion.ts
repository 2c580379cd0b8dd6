/** Whether the reader wants no movement, by the setting of the system or of the page. */
export const reducesMotion = (): boolean =>
  document.querySelector('[data-motion="reduced"]') !== null ||
  (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true);
