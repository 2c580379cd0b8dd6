import { FINGERPRINT_TIMEOUT, fingerprintCache, mayFingerprint } from '@footlight/contract';
import { useAtomValue, useStore } from 'jotai';
import { useCallback } from 'react';
import { fingerprintAtom } from '../../shell/session/consent.ts';
import { consentAtom } from '../../shell/session/consent-atom.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';

/** Resolves with null if the agent is slow or fails: a purchase never waits for it longer. */
const withinTime = async (taking: Promise<string>): Promise<string | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), FINGERPRINT_TIMEOUT);
  });
  const value = await Promise.race([taking, late]).catch(() => null);
  clearTimeout(timer);
  return value;
};

/** Loads the agent when a buyer first needs it. */
const takeFingerprint = () =>
  import('./fingerprint-agent.ts').then(({ fingerprintOfDevice }) => fingerprintOfDevice());

/** The device's fingerprint for the products call (spec 1 §5); null without consent, on a VPN, or if it takes too long. */
export const useFingerprint = (take: () => Promise<string> = takeFingerprint) => {
  const { data } = useCurrentUser();
  const { custom } = useSiteConfig().site;
  const store = useStore();
  // Mounts the atoms, so that they follow other tabs.
  useAtomValue(fingerprintAtom);
  useAtomValue(consentAtom);
  const isOnVpn = data?.user.isOnVpn ?? false;
  return useCallback(async (): Promise<string | null> => {
    const hasConsent = () => store.get(consentAtom).fingerprint === true;
    if (!mayFingerprint(custom, { hasConsent: hasConsent(), isOnVpn })) return null;
    const kept = store.get(fingerprintAtom);
    const age = kept ? Date.now() - kept.at : -1;
    if (kept && age >= 0 && age < fingerprintCache(custom.fingerprint_cache_time)) return kept.value;
    const value = await withinTime(take());
    // The visitor may have withdrawn the consent in the meantime.
    if (value === null || !hasConsent()) return null;
    store.set(fingerprintAtom, { value, at: Date.now() });
    return value;
  }, [custom, isOnVpn, store, take]);
};
