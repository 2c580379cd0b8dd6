/** Where a visitor came from, according to the URL (spec 1 §2: id, advert_id, sitecode). */
export interface Attribution {
  id?: string | undefined;
  advert_id?: string | undefined;
  sitecode?: string | undefined;
}

/** Allowed names and values: short, and safe as markup. */
export const ATTRIBUTION_VALUE = /^[\w.-]{1,64}$/;
export const ATTRIBUTION_NAMES = ['id', 'advert_id', 'sitecode'] as const;

/** The affiliate parameters of a URL; null without any. Drops malformed ones. */
export const attributionFrom = (query: URLSearchParams): Attribution | null => {
  const found = ATTRIBUTION_NAMES.flatMap((name) => {
    const value = query.get(name) ?? '';
    return ATTRIBUTION_VALUE.test(value) ? [[name, value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
};
