/** The key that goes forward in the direction of the page, for play functions: right, or left where text reads that way. */
export const forwardKey = (): string =>
  document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';

/** The key that goes back. */
export const backKey = (): string =>
  document.documentElement.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';
