/**
 * Stories that must have a page to themselves, such as dialogs, stand in a frame on docs pages. Storybook gives such
 * a frame no toolbar values: it takes them from the docs page around it.
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
    // Some other site shows this story in a frame.
    return {};
  }
}

/** Hands the values on, and loads the frames again when they have changed. */
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
