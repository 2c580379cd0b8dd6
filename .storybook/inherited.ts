/**
 * Stories that need their own page, such as dialogs, render in iframes on docs pages. Storybook passes no toolbar
 * values to an iframe, so they are read from the docs page around it; and none of its controls, so these are sent.
 */
import type { Globals } from './page.ts';

interface ArgsChange {
  storyId: string;
}

/** What of Storybook's preview a page calls in its frames. An event would come back from them. */
interface FramePreview {
  onUpdateArgs(change: ArgsChange): Promise<void>;
  onResetArgs(change: ArgsChange): Promise<void>;
}

declare global {
  interface Window {
    footlightGlobals?: Globals;
    __STORYBOOK_PREVIEW__?: FramePreview;
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

/** Passes a change of a story's controls on to its iframe. */
export function handOnArgs(call: keyof FramePreview, change: ArgsChange): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[src*="iframe.html"]')) {
    if (new URL(frame.src).searchParams.get('id') !== change.storyId) continue;
    void frame.contentWindow?.__STORYBOOK_PREVIEW__?.[call](change);
  }
}
