// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { promoLocales } from '../../locales/promos/index.ts';
import { PromoCode } from './promo-code.tsx';

const nothing = () => undefined;

conformance({
  name: 'promo-code',
  element: (probe) => (
    <PromoCode
      value="FREE_TOKENS"
      onValueChange={nothing}
      isSending={false}
      error={null}
      done={null}
      onRedeem={nothing}
      {...probe}
    />
  ),
  ref: HTMLFormElement,
  locales: { promos: promoLocales },
});
