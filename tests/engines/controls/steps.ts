/** What a person at the page of controls does and notices. */
import type { Page, Target } from '../page.ts';

/** Milliseconds in which a control must answer a key. */
const ANSWERS_WITHIN = 8_000;

const named = (target: Target): string =>
  JSON.stringify(target, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));

export const must = (isTrue: boolean, otherwise: string): void => {
  if (!isTrue) throw new Error(otherwise);
};

export const focused = (page: Page, target: Target): Promise<true> =>
  page.until(
    `the focus is on ${named(target)}`,
    async () => (await page.look(target))?.isFocused as true,
    ANSWERS_WITHIN,
  );

export const holdsFocus = (page: Page, target: Target): Promise<true> =>
  page.until(
    `the focus is in ${named(target)}`,
    async () => (await page.look(target))?.holdsFocus as true,
    ANSWERS_WITHIN,
  );

export const has = async (page: Page, target: Target, attribute: string, wanted: string): Promise<void> => {
  let last: string | undefined;
  await page
    .until(
      '',
      async () => {
        last = (await page.look(target))?.attributes[attribute];
        return last === wanted;
      },
      ANSWERS_WITHIN,
    )
    .catch(() => {
      throw new Error(`${attribute} of ${named(target)} is ${last} and not ${wanted}.`);
    });
};

export const shows = async (page: Page, target: Target, value: string): Promise<void> => {
  let last: string | null | undefined;
  await page
    .until(
      '',
      async () => {
        last = (await page.look(target))?.value;
        return last === value;
      },
      ANSWERS_WITHIN,
    )
    .catch(() => {
      throw new Error(`${named(target)} shows "${last}" and not "${value}".`);
    });
};

/** What the form would send: fields of the same name in their order. */
export const sent = (page: Page, name: string): Promise<string> =>
  page.tab.run<string>('return new FormData(document.forms[0]).getAll(values[0]).join();', name);

export const sends = async (page: Page, name: string, wanted: string): Promise<void> => {
  let last = '';
  await page
    .until(
      '',
      async () => {
        last = await sent(page, name);
        return last === wanted;
      },
      ANSWERS_WITHIN,
    )
    .catch(() => {
      throw new Error(`The form sends ${name}="${last}" and not "${wanted}".`);
    });
};

/** The text of the option that a combobox marks. */
export const marks = (page: Page, target: Target, text: string): Promise<true> =>
  page.until(
    `${named(target)} marks ${text}`,
    async () => {
      const id = (await page.look(target))?.attributes['aria-activedescendant'];
      if (!id) return false as true;
      return (await page.look({ css: `[id="${id}"]` }))?.text.includes(text) as true;
    },
    ANSWERS_WITHIN,
  );

/** Tab and Shift+Tab stay in a modal layer. */
export const keepsTab = async (page: Page, layer: Target): Promise<void> => {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let count = 0; count < 8; count += 1) {
      await page.key(key);
      must((await page.look(layer))?.holdsFocus === true, `${key} leaves ${named(layer)}.`);
    }
  }
};
