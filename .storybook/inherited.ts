/**
 * Stories that need their own page, such as dialogs, render in iframes on docs pages. Storybook passes no toolbar
 * values to an iframe, so they are read from the docs page around it; and none of its controls, so these are sent.
 */
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { Globals } from './page.ts';

declare global {
  interface Window {
    footlightGlobals?: Globals;
    __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, data: unknown): void };
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

/** Passes the values of a story's controls on to its iframe. Functions are made anew there. */
export function handOnArgs(storyId: string, args: Readonly<Record<string, unknown>>): void {
  const updatedArgs = Object.fromEntries(
    Object.entries(args).filter(([, value]) => typeof value !== 'function'),
  );
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[src*="iframe.html"]')) {
    const { searchParams } = new URL(frame.src);
    if (searchParams.get('id') !== storyId) continue;
    (frame.contentWindow as Window | null)?.__STORYBOOK_ADDONS_CHANNEL__?.emit(UPDATE_STORY_ARGS, {
      storyId,
      updatedArgs,
    });
  }
}
