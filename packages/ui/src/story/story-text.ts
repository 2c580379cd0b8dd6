import type { ParseKeys } from 'i18next';
import { getI18n } from 'react-i18next';
import { numberFormat } from '../i18n/format.ts';

type Namespace = keyof FootlightNamespaces;

/** A text key with its namespace, such as `room:chat.send`. The type check rejects unknown keys. */
export type StoryTextKey = Extract<ParseKeys<Namespace[]>, `${Namespace}:${string}`>;

/** Values of a text. A `count` chooses the plural and fills in `shown`, as the components do. */
export type StoryTextValues = Record<string, string | number>;

/** A number as the story shows it, in the toolbar's language. */
export function storyNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return numberFormat(getI18n().language, options).format(value);
}

/** US dollars as the story shows them. */
export const storyMoney = (amount: number): string =>
  storyNumber(amount, { style: 'currency', currency: 'USD' });

/** A day as the story shows it. */
export const storyDate = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  date.toLocaleDateString(getI18n().language, options);

/** A text as the story shows it, to fill in other texts and attributes. */
export function storyText(key: StoryTextKey, values: StoryTextValues = {}): string {
  const i18n = getI18n();
  const shown = typeof values.count === 'number' ? storyNumber(values.count) : '';
  const text: string = i18n.t(key, { defaultValue: '', shown, ...values });
  if (!text) throw new Error(`There is no text "${key}" in "${i18n.language}".`);
  return text;
}

/** A space matches any space: number formats use non-breaking spaces, which some queries replace. */
const source = (key: StoryTextKey, values: StoryTextValues): string =>
  storyText(key, values)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');

/** For play functions: matches exactly this text in the language that the story is shown in. */
export const says = (key: StoryTextKey, values: StoryTextValues = {}): RegExp =>
  new RegExp(`^${source(key, values)}$`);

/** For play functions: matches what starts with this text in the language that the story is shown in. */
export const begins = (key: StoryTextKey, values: StoryTextValues = {}): RegExp =>
  new RegExp(`^${source(key, values)}`);
