// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { walletLocales } from '../../locales/wallet/index.ts';
import { AgeCardResult } from './age-card-result.tsx';

conformance({
  name: 'age-card-result',
  element: (probe) => (
    <AgeCardResult
      purchase={{ state: 'settled', tokens: 300, declineCode: null, link: null }}
      onContinue={() => undefined}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { wallet: walletLocales, billing: billingLocales },
});
