import type { KeyboardEvent } from 'react';
import type { Captions } from './use-captions.ts';
import type { ScreenModes } from './use-screen-modes.ts';
import type { Sound } from './use-sound.ts';

const VOLUME_STEP = 0.05;

export interface KeyActions {
  sound: Sound;
  screen: ScreenModes;
  captions: Captions;
  togglePlay: () => void;
  goLive: () => void;
  showShortcuts: () => void;
}

const isOn = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** The player's keyboard shortcuts. `?` opens their list. */
export function playerKeys(event: KeyboardEvent, actions: KeyActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  // The player's dialogs are rendered elsewhere in the page and handle their own keys.
  if (!event.currentTarget.contains(event.target as Node)) return;
  // Letters work everywhere except in text fields and selects; on a control, Space and arrow keys belong to the
  // control.
  if (isOn(event.target, 'input:not([type=range]), textarea, select')) return;
  const isOnControl = isOn(event.target, 'button, input, a');
  const { sound, screen, captions } = actions;
  const louder = (by: number) =>
    sound.set({ muted: false, volume: Math.min(1, Math.max(0, sound.volume + by)) });
  const keys: Record<string, false | (() => void)> = {
    ' ': !isOnControl && actions.togglePlay,
    k: actions.togglePlay,
    m: () => sound.set({ muted: !sound.muted, volume: sound.volume }),
    f: screen.mayFillScreen && screen.toggleFullScreen,
    p: screen.mayFloat && screen.toggleFloating,
    t: screen.theatre?.toggle ?? false,
    l: actions.goLive,
    c: captions.has && captions.toggle,
    '?': actions.showShortcuts,
    ArrowUp: !isOnControl && (() => louder(VOLUME_STEP)),
    ArrowDown: !isOnControl && (() => louder(-VOLUME_STEP)),
  };
  const act = Object.hasOwn(keys, event.key) && keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
