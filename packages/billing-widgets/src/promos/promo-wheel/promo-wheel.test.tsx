// @vitest-environment happy-dom
import { exampleWheels } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { promoLocales } from '../../locales/promos/index.ts';
import { PromoWheel } from './promo-wheel.tsx';

const nothing = () => undefined;
const [wheel] = exampleWheels.wheels;

conformance({
  name: 'promo-wheel',
  element: (probe) =>
    wheel ? (
      <PromoWheel
        wheel={wheel}
        latest={{ id: 1, wheel: 'promo', prize: 1, seed: 'seed', key: 'key' }}
        count={1}
        bonus={{ percent: 10, expires_at: '2026-12-01T00:00:00.000Z' }}
        isSending={false}
        error={null}
        onSpin={nothing}
        onBuyTokens={nothing}
        {...probe}
      />
    ) : (
      <p />
    ),
  ref: HTMLDivElement,
  locales: { promos: promoLocales, billing: billingLocales },
});
