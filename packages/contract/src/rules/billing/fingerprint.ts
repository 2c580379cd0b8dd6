/** A fingerprint that takes longer is left out (spec 1 §9). */
export const FINGERPRINT_TIMEOUT = 3_000;
/** Seconds for which a browser keeps its fingerprint (spec 1 §5, §9). */
export const FINGERPRINT_CACHE = { least: 60, usual: 3_600, most: 86_400 } as const;
/** Fingerprints of purchases are deleted after this number of days. Assumed. */
export const FINGERPRINT_KEPT_DAYS = 180;

/** Milliseconds for which a fingerprint is used again; never longer than a day (spec 1 §5). */
export const fingerprintCache = (seconds: number = FINGERPRINT_CACHE.usual): number =>
  Math.min(Math.max(seconds, 0), FINGERPRINT_CACHE.most) * 1_000;

/** Whether a buyer's browser is fingerprinted: with consent, where the brand does it, and not on a VPN unless forced (spec 1 §5). */
export const mayFingerprint = (
  custom: { fingerprint_enabled?: boolean | undefined; force_fingerprint_on_vpn?: boolean | undefined },
  visitor: { hasConsent: boolean; isOnVpn: boolean },
): boolean =>
  custom.fingerprint_enabled === true &&
  visitor.hasConsent &&
  (!visitor.isOnVpn || custom.force_fingerprint_on_vpn === true);
