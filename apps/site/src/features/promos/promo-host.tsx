import { isQuietPath, mayShowBanner, promoCodeFrom, promoRepeat, promoVisitFrom } from '@footlight/contract';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useRead } from '../../shell/api/use-read.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { promoOfferKey } from './promo-keys.ts';
import { offerClosedAtom, promoDraftAtom, promoLandingAtom, promoVisitAtom } from './promos.ts';

/** Keeps the code of the URL for the form, and checks it at once if the user can redeem it. */
const useCodeOfAddress = () => {
  const { pathname, search } = useLocation();
  const { isLoggedIn } = useCurrentUser();
  const keep = useSetAtom(promoDraftAtom);
  const modals = useModals();
  const asked = useRef<string | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has('promo_code')) return;
    const code = promoCodeFrom(query);
    // The tokens page reads the address itself, and the user may be typing there.
    if (pathname === '/account/tokens') return;
    keep(code);
    const isElsewhere = !/^\/(login|register)/.test(pathname);
    if (!isLoggedIn || !isElsewhere || asked.current === code) return;
    asked.current = code;
    void modals.open('promo', { show: { kind: 'code' } });
  }, [search, pathname, isLoggedIn, keep, modals]);
};

/** The offer for a visit from an advert (spec 1 §4): once, or repeatedly until a purchase. */
const useOffer = () => {
  const { pathname, search } = useLocation();
  const visit = useAtomValue(promoVisitAtom);
  const setVisit = useSetAtom(promoLandingAtom);
  const [closedAt, setClosedAt] = useAtom(offerClosedAtom);
  const { site } = useSiteConfig();
  const { data: visitor } = useCurrentUser();
  const modals = useModals();
  const isOpen = useRef(false);
  useEffect(() => {
    const found = promoVisitFrom(new URLSearchParams(search));
    if (found) setVisit(found);
  }, [search, setVisit]);
  const mayShow =
    visitor !== undefined && mayShowBanner(site, visitor.user, pathname) && !isQuietPath(pathname);
  const { data, mutate } = useRead(visit && mayShow ? promoOfferKey(visit.advertId) : null);
  const repeat = visit ? promoRepeat(visit) : null;
  const isOffered = Boolean(data?.promo) && mayShow;
  const delay = closedAt === null ? 0 : repeat === null ? null : Math.max(0, closedAt + repeat - Date.now());
  const show = useRef(async () => {});
  useEffect(() => {
    show.current = async () => {
      // A purchase in another tab or with one click ends the offer.
      const promo = (closedAt === null ? data : await mutate())?.promo;
      if (!promo || isOpen.current) return;
      isOpen.current = true;
      await modals.open('promo', { show: { kind: 'offer', offer: promo } });
      isOpen.current = false;
      setClosedAt(Date.now());
    };
  });
  useEffect(() => {
    if (!isOffered || delay === null) return;
    const timer = setTimeout(() => void show.current(), delay);
    return () => clearTimeout(timer);
  }, [isOffered, delay]);
};

/** Handles URLs with a promo code or an advert. */
const PromoHost = () => {
  useCodeOfAddress();
  useOffer();
  return null;
};

export default PromoHost;
