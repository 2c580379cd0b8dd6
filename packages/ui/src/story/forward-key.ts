/** For play functions: the arrow key that goes forward in the page's direction. */
export const forwardKey = (): string =>
  document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';

/** The arrow key that goes back. */
export const backKey = (): string =>
  document.documentElement.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';
