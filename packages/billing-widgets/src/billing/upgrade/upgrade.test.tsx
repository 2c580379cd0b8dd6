// @vitest-environment happy-dom
import { exampleMembership } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { walletLocales } from '../../locales/wallet/index.ts';
import { Upgrade } from './upgrade.tsx';

const nothing = () => undefined;

conformance({
  name: 'upgrade',
  element: (probe) => (
    <Upgrade
      answer={exampleMembership}
      isBusy={false}
      error={null}
      onChoose={nothing}
      onCancel={nothing}
      onResume={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { wallet: walletLocales },
});
