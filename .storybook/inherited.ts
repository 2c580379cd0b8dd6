/**
 * Stories that need their own page, such as dialogs, render in iframes on docs pages. Storybook passes no toolbar
 * values to an iframe, so they are read from the docs page around it.
 */
import type { Globals } from './page.ts';

declare global {
  interface Window {
    footlightGlobals?: Globals;
  }
}

export function inheritedGlobals(): Globals {
  if (typeof window === 'undefined' || window.parent === window) return {};
  try {
    return window.parent.footlightGlobals ?? {};
  } catch {
    // Another site embeds this story.
    return {};
  }
}

/** Passes the toolbar's values on and reloads the iframes when they change. */
export function handOn(globals: Globals): void {
  const isChange =
    window.footlightGlobals !== undefined &&
    JSON.stringify(window.footlightGlobals) !== JSON.stringify(globals);
  window.footlightGlobals = globals;
  if (!isChange) return;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[src*="iframe.html"]')) {
    frame.contentWindow?.location.reload();
  }
}
