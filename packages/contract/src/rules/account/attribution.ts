/** Longest value of each parameter of an affiliate's campaign (spec 1 §2). Assumed. */
const LONGEST = {
  id: 64,
  advert_id: 64,
  sitecode: 64,
  prg: 64,
  wid: 64,
  ad_id: 64,
  cmp: 64,
  u1: 64,
  u2: 64,
  u3: 64,
  u4: 64,
  tour_jtracking: 200,
  // Click ids of advertising networks.
  aclid: 200,
  gclid: 200,
  vclid: 200,
  msclkid: 200,
  // What the advert showed. Other pages use these names too, so alone they are no campaign.
  custom_thumb: 64,
  custom_tour: 64,
  model: 64,
  t: 64,
  type: 64,
} as const;

export type AttributionName = keyof typeof LONGEST;
export const ATTRIBUTION_NAMES = Object.keys(LONGEST) as AttributionName[];

/** Where a visitor came from, according to the URL (spec 1 §2). */
export type Attribution = { [name in AttributionName]?: string | undefined };

/** Names and numbers alone: safe as markup and as part of a URL. */
const VALUE = /^[\w.-]+$/;
export const isAttributionValue = (name: AttributionName, value: string): boolean =>
  VALUE.test(value) && value.length <= LONGEST[name];

const DETAILS: readonly string[] = ['custom_thumb', 'custom_tour', 'model', 't', 'type'];

/** The campaign's parameters of a URL; null without a campaign. Drops malformed ones. */
export const attributionFrom = (query: URLSearchParams): Attribution | null => {
  const found = ATTRIBUTION_NAMES.flatMap((name) => {
    const value = query.get(name) ?? '';
    return isAttributionValue(name, value) ? [[name, value] as const] : [];
  });
  return found.some(([name]) => !DETAILS.includes(name)) ? Object.fromEntries(found) : null;
};
