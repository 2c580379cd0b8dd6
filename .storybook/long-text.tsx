/** Long texts in place of a story's own, for the gate `long text at 390 px`. */
import { longText } from '@footlight/ui/story';
import { type FunctionComponent, isValidElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { showLanguage } from './i18n.ts';

/** Props whose strings are never shown, although some look like texts. */
const NOT_SHOWN = /class|style|key|href|src|url|path|(^|_)id$|Id$|^(d|alt|value|type|accept)$|^data-/i;

/** A text has a space or begins with a capital. Ids, options, addresses, dates, `EUR` and `Europe/Berlin` are none. */
const isText = (value: string): boolean =>
  /^\p{Lu}\p{Ll}[^/]*$|\S\s+\S/u.test(value) && !/^(https?:|data:|[#/<])/.test(value);

const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** A copy of a story's args in which every text is long, also inside lists and objects. */
export function lengthen<T>(args: T): T {
  let count = 0;
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (NOT_SHOWN.test(key) || !isText(value)) return value;
      count += 1;
      // Two items of a list may use their text as a key.
      return `${count} ${longText}`;
    }
    if (Array.isArray(value)) return value.map((one) => visit(one, key));
    // An element is another component, with stories of its own.
    if (isValidElement(value)) return value;
    return typeof value === 'object' && value !== null && isPlain(value) ? visitAll(value) : value;
  };
  const visitAll = (object: object) =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, visit(value, key)]));
  return visit(args, '') as T;
}

type Args = Readonly<Record<string, unknown>>;

/** A story that Storybook prepared for a test. */
export interface LengthenedStory extends FunctionComponent<Args> {
  args: Args;
  /** `longText`: args for this gate that are no texts of the story, such as an error or a huge number. */
  parameters: { longText?: Args };
  load(): Promise<void>;
}

/** Shows a story with long texts in German, without its play function, in place of what is shown. */
export async function showLongTexts(
  Story: LengthenedStory,
): Promise<{ errors: string[]; close: () => void }> {
  await Story.load();
  await showLanguage('de');
  const box = document.body.appendChild(document.createElement('div'));
  const errors: string[] = [];
  const root = createRoot(box, { onUncaughtError: (error) => errors.push(String(error)) });
  flushSync(() => root.render(<Story {...lengthen(Story.args)} {...Story.parameters.longText} />));
  document.documentElement.lang = 'de';
  const close = () => {
    root.unmount();
    box.remove();
  };
  return { errors, close };
}
