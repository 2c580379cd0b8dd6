import { PromoOffer } from '@footlight/billing-widgets';
import type { PromoOffer as Offer } from '@footlight/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useBoot } from '../app/boot.ts';
import { useCurrentUser } from '../data/use-current-user.ts';
import { useErrorText } from '../data/use-error-text.ts';
import { useOpenPurchase } from '../data/use-purchase.ts';
import { languageBase } from '../i18n/language.ts';
import { useModals } from './modals.ts';
import type { ModalControls } from './registry.ts';

interface PromoOfferProps {
  offer: Offer;
}

/** The offer for those who have bought nothing yet: guests sign up, members go to the biller's page. */
export const PromoOfferModal = ({ offer, close }: PromoOfferProps & ModalControls) => {
  const { isLoggedIn } = useCurrentUser();
  const modals = useModals();
  const openPurchase = useOpenPurchase();
  const errorText = useErrorText();
  const { pathname, search } = useLocation();
  const { language } = useBoot();
  const [isOpening, setIsOpening] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const onAccept = async () => {
    if (isOpening) return;
    if (!isLoggedIn) {
      close();
      void modals.open('signup', {});
      return;
    }
    setIsOpening(true);
    setError(null);
    try {
      const path = `${languageBase(language)}${pathname}${search}`;
      // The spinner stays until the biller's page is there.
      window.location.assign(await openPurchase(offer.product.internal_id, path));
    } catch (failed) {
      setError(errorText(failed));
      setIsOpening(false);
    }
  };
  return (
    <PromoOffer
      offer={offer}
      isGuest={!isLoggedIn}
      isOpening={isOpening}
      error={error}
      onAccept={() => void onAccept()}
      onClose={() => close()}
    />
  );
};
