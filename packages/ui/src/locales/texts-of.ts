import type { Language } from './languages.ts';

/**
 * The shape of a translation, from the English texts: the same keys, any string. The type check fails for missing or
 * unknown keys. French, Spanish and Italian may add the `_many` form (from a million on).
 */
export type TextsOf<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : TextsOf<T[K]>;
} & {
  readonly [K in keyof T as K extends `${infer Base}_other` ? `${Base}_many` : never]?: string;
};

/** Lazy loaders of one namespace, one per language; a page loads only its own language. */
export type LocaleLoaders<T> = Record<Language, () => Promise<TextsOf<T>>>;
