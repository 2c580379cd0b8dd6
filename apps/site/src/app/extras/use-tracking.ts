import {
  attributionFrom,
  DEFAULT_TRACKING_SHARES,
  nextTracking,
  TRACKING_EXPIRES,
  type TrackingData,
  trackerUrl,
  trackingSharesFrom,
} from '@footlight/contract';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { landingAtom, trackedAtom } from '../../shell/session/attribution.ts';
import { trackingAtom } from '../../shell/session/consent.ts';
import { consentAtom } from '../../shell/session/consent-atom.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';

/** One request to the operator's tracker: a picture without referrer, so no script of others runs. */
const askTracker = (url: string) => {
  const pixel = new Image();
  pixel.referrerPolicy = 'no-referrer';
  pixel.src = url;
};

/** Loops of the effect end here: stored data that is what it should be is not written again. */
const isSame = (a: TrackingData, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Keeps the tracking data of a visit (spec 1 §4), only with consent: for an hour, then rebuilt from the address that led
 * to this tab. Notifies the operator's affiliate tracker once, and gives the data to the calls of this tab. Returns
 * whether there is something to consent to.
 */
export const useTracking = (): boolean => {
  const { search } = useLocation();
  const { preview, site } = useSiteConfig();
  const { affiliate_tracker_url: tracker, tracking_sampling: sampling, is_allow_affiliate_id } = site.custom;
  const isAllowed = is_allow_affiliate_id === true && !preview;
  const hasConsent = useAtomValue(consentAtom).tracking === true;
  const [landing, keepLanding] = useAtom(landingAtom);
  const [stored, keep] = useAtom(trackingAtom);
  const share = useSetAtom(trackedAtom);
  const [hours, setHours] = useState(0);

  useEffect(() => {
    const found = isAllowed ? attributionFrom(new URLSearchParams(search)) : null;
    if (found) keepLanding(found);
  }, [isAllowed, search, keepLanding]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `hours` counts expiries
  useEffect(() => {
    const now = Date.now();
    const shares = trackingSharesFrom(sampling ?? '') ?? DEFAULT_TRACKING_SHARES;
    const next =
      isAllowed && hasConsent ? nextTracking(stored, landing, { now, shares, random: Math.random }) : null;
    const isEmpty = !next || Object.keys(next.attribution).length === 0;
    share(isEmpty ? null : next.attribution);
    if (!next) {
      if (stored !== null) keep(RESET);
      return;
    }
    const isToReport = Boolean(tracker) && !next.is_reported && !isEmpty;
    const kept = { ...next, is_reported: next.is_reported || isToReport };
    if (!isSame(kept, stored)) keep(kept);
    if (isToReport && tracker) askTracker(trackerUrl(tracker, site.sitecode, next.attribution));
    const timer = setTimeout(() => setHours((past) => past + 1), next.created_at + TRACKING_EXPIRES - now);
    return () => clearTimeout(timer);
  }, [isAllowed, hasConsent, landing, stored, hours, sampling, tracker, site.sitecode, keep, share]);

  return isAllowed && landing !== null;
};
