/** What a journey and a story need of a browser, whatever protocol drives it. */

export interface Size {
  width: number;
  height: number;
}

/** One window with cookies and storage of its own. */
export interface Tab {
  goto(url: string): Promise<void>;
  /**
   * Runs the body of an async function in the page; `values` are its argument. Text and not a function, because the
   * compiler adds helpers to functions that a page does not have.
   */
  run<T>(body: string, ...values: unknown[]): Promise<T>;
  /** Presses the mouse where the point is, as a person would. */
  click(x: number, y: number): Promise<void>;
  /** A key by its name, such as `Enter`, `a` or `Shift+Tab`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the size of the page's viewport. */
  resize(size: Size): Promise<void>;
  /** The viewport as PNG. */
  picture(): Promise<Buffer>;
  /** Uncaught errors and what the page's policy refused, as far as the protocol tells. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  /** `firefox`, `webkit` or `chromium`; names its folder. */
  name: EngineName;
  version: string;
  open(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

export type EngineName = 'firefox' | 'webkit' | 'chromium';

export const DESKTOP: Size = { width: 1280, height: 860 };
export const PHONE: Size = { width: 390, height: 844 };

/** `Shift+Tab` as the keys to hold and the key to press. */
export const chord = (keys: string): { held: string[]; key: string } => {
  const held = keys.split('+');
  const key = held.pop() ?? '';
  return { held, key };
};
