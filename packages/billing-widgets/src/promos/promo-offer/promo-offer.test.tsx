// @vitest-environment happy-dom
import { examplePromoOffer } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { promoLocales } from '../../locales/promos/index.ts';
import { PromoOffer } from './promo-offer.tsx';

const nothing = () => undefined;

conformance({
  name: 'promo-offer',
  element: (probe) => (
    <PromoOffer
      offer={examplePromoOffer}
      isGuest={false}
      isOpening={false}
      error={null}
      onAccept={nothing}
      onClose={nothing}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  portal: true,
  locales: { promos: promoLocales, billing: billingLocales },
});
