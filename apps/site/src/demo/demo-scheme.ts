import type { Boot } from '../shell/boot/boot.ts';

/** The visitor's choice in this browser, from the site's own cookie. */
export const keptScheme = (): Boot['scheme'] => {
  const value = /(?:^|; )fl_scheme=(\w+)/.exec(document.cookie)?.[1];
  return value === 'light' || value === 'dark' ? value : null;
};
