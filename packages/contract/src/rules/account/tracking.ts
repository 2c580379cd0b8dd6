import {
  ATTRIBUTION_NAMES,
  type Attribution,
  type AttributionName,
  isAttributionValue,
} from './attribution.ts';

/** Tracking data is cleared and rebuilt when it is older (spec 1 §9). */
export const TRACKING_EXPIRES = 3_600_000;

/** The facts about a visit that a browser stores after the visitor's consent (spec 1 §3). */
export interface TrackingData {
  /** Unix milliseconds. */
  created_at: number;
  /** Empty if the sample left everything out. */
  attribution: Attribution;
  /** The affiliate tracker has been asked. */
  is_reported: boolean;
}

/** The share of visits whose parameter is kept, by parameter. Others are always kept. */
export type TrackingShares = Partial<Record<AttributionName, number>>;

/**
 * The specification gives the shares (50%, 75%, 1 in 20) and not the sources. Assumed: they are the click ids of
 * advertising networks. Parameters that name an affiliate are always kept, because the affiliate is paid by them. A brand
 * changes the shares with `tracking_sampling`.
 */
export const DEFAULT_TRACKING_SHARES: TrackingShares = {
  aclid: 0.5,
  vclid: 0.75,
  gclid: 0.05,
  msclkid: 0.05,
};

/** Shares of an operator, such as `gclid=50%, wid=75%`; null if they are malformed. 100% keeps all. */
export const trackingSharesFrom = (text: string): TrackingShares | null => {
  const shares: TrackingShares = { ...DEFAULT_TRACKING_SHARES };
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '' && text.trim() === '') continue;
    const [, name, percent] = /^(\w+)=(\d{1,3})%$/.exec(part) ?? [];
    const known = ATTRIBUTION_NAMES.find((one) => one === name);
    if (!known || Number(percent) > 100) return null;
    shares[known] = Number(percent) / 100;
  }
  return shares;
};

const sampleOf = (all: Attribution, shares: TrackingShares, random: () => number): Attribution =>
  Object.fromEntries(
    ATTRIBUTION_NAMES.flatMap((name) => {
      const value = all[name];
      return value !== undefined && random() < (shares[name] ?? 1) ? [[name, value]] : [];
    }),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tracking data as stored, without what is malformed; null if there is none, or if it is older than an hour. */
export const validTracking = (stored: unknown, now: number): TrackingData | null => {
  if (!isRecord(stored)) return null;
  const { created_at, attribution, is_reported } = stored;
  const age = now - Number(created_at);
  if (typeof created_at !== 'number' || !(age >= 0 && age < TRACKING_EXPIRES) || !isRecord(attribution))
    return null;
  const kept = ATTRIBUTION_NAMES.flatMap((name) => {
    const value = attribution[name];
    return typeof value === 'string' && isAttributionValue(name, value) ? [[name, value]] : [];
  });
  return { created_at, attribution: Object.fromEntries(kept), is_reported: is_reported === true };
};

/** The tracking data of a visit (spec 1 §4): the stored one for an hour, then the sample of the tab's landing. */
export const nextTracking = (
  stored: unknown,
  landing: Attribution | null,
  { now, shares, random }: { now: number; shares: TrackingShares; random: () => number },
): TrackingData | null => {
  const valid = validTracking(stored, now);
  if (valid || !landing) return valid;
  return { created_at: now, attribution: sampleOf(landing, shares, random), is_reported: false };
};

/** The URL by which the operator's affiliate tracker learns of a visit. */
export const trackerUrl = (tracker: string, sitecode: string, attribution: Attribution): string => {
  const url = new URL(tracker);
  url.searchParams.set('site', sitecode);
  for (const [name, value] of Object.entries(attribution)) if (value) url.searchParams.set(name, value);
  return url.href;
};
