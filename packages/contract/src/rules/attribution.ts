/** Where a visitor came from, as the address said it (spec 1 §2: id, advert_id, sitecode). */
export interface Attribution {
  id?: string | undefined;
  advert_id?: string | undefined;
  sitecode?: string | undefined;
}

/** Names and values as affiliates write them: short, and nothing that could be markup. */
export const ATTRIBUTION_VALUE = /^[\w.-]{1,64}$/;
export const ATTRIBUTION_NAMES = ['id', 'advert_id', 'sitecode'] as const;

/** The affiliate's part of an address; null when there is none. What is not of the form is dropped. */
export const attributionFrom = (query: URLSearchParams): Attribution | null => {
  const found = ATTRIBUTION_NAMES.flatMap((name) => {
    const value = query.get(name) ?? '';
    return ATTRIBUTION_VALUE.test(value) ? [[name, value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
};
