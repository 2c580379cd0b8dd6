// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { walletLocales } from '../../locales/wallet/index.ts';
import { AgeCheck } from './age-check.tsx';

conformance({
  name: 'age-check',
  element: (probe) => (
    <AgeCheck
      methods={['incode']}
      state="needed"
      sending={null}
      error={null}
      onStart={() => undefined}
      onContinue={() => undefined}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { wallet: walletLocales },
});
