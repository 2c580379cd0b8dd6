/** The shape of a translation, from the English texts: the same keys, any string. */
export type TextsOf<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextsOf<T[K]> };
