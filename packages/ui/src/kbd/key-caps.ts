/** Keys by their name in `KeyboardEvent.key`, plus `Mod`: Command on Apple devices, Control elsewhere. */
const named = {
  control: 'ctrl',
  ctrl: 'ctrl',
  shift: 'shift',
  alt: 'alt',
  meta: 'command',
  enter: 'enter',
  escape: 'escape',
  esc: 'escape',
  space: 'space',
  ' ': 'space',
  tab: 'tab',
  backspace: 'backspace',
  delete: 'delete',
  home: 'home',
  end: 'end',
  pageup: 'pageUp',
  pagedown: 'pageDown',
  arrowup: 'up',
  arrowdown: 'down',
  arrowleft: 'left',
  arrowright: 'right',
} as const;

type KeyText = (typeof named)[keyof typeof named] | 'option';

const arrows: Partial<Record<KeyText, string>> = { up: '↑', down: '↓', left: '←', right: '→' };
const appleSigns: Partial<Record<KeyText, string>> = { command: '⌘', option: '⌥', shift: '⇧', ctrl: '⌃' };

export interface KeyCap {
  /** The symbol on the key; null if the key is spelled out. */
  sign: string | null;
  /** Text key of its name (`keys.*`); null if the key is its own name, such as `K`. */
  text: KeyText | null;
  /** The key as given, for keys without a text. */
  raw: string;
}

/** The label of a key and the text that names it for screen readers. */
export function keyCap(key: string, isApple: boolean): KeyCap {
  const lower = key.toLowerCase();
  const wanted = lower === 'mod' ? (isApple ? 'meta' : 'control') : lower;
  const known = Object.hasOwn(named, wanted) ? named[wanted as keyof typeof named] : null;
  const text = known === 'alt' && isApple ? 'option' : known;
  const sign = text ? (arrows[text] ?? (isApple ? appleSigns[text] : undefined) ?? null) : null;
  return { sign, text, raw: key.length === 1 ? key.toUpperCase() : key };
}
