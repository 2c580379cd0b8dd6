import { PromoOffer } from '@footlight/billing-widgets';
import type { PromoOffer as Offer } from '@footlight/contract';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useBoot } from '../../shell/boot/boot.ts';
import { languageBase } from '../../shell/i18n/language.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useOpenPurchase } from '../../shell/spend/use-open-purchase.ts';

/** The offer for first-time buyers: guests sign up, members go to the biller's page. */
export const PromoOfferModal = ({ offer, close }: { offer: Offer; close: () => void }) => {
  const { isLoggedIn } = useCurrentUser();
  const modals = useModals();
  const openPurchase = useOpenPurchase();
  const errorContent = useErrorContent();
  const { pathname, search } = useLocation();
  const { language } = useBoot();
  const [isOpening, setIsOpening] = useState(false);
  const [error, setError] = useState<ReactNode>(null);
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
      // The spinner stays until the biller's page loads.
      window.location.assign(await openPurchase(offer.product.internal_id, path));
    } catch (failed) {
      setError(errorContent(failed));
      setIsOpening(false);
    }
  };
  return (
    <PromoOffer
      offer={offer}
      guest={!isLoggedIn}
      pending={isOpening}
      error={error}
      onAccept={() => void onAccept()}
      onClose={() => close()}
    />
  );
};
