// @vitest-environment happy-dom
import { exampleJoinProducts } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { billingLocales } from '../../locales/index.ts';
import { walletLocales } from '../../locales/wallet/index.ts';
import { JoinDialog } from './join-dialog.tsx';

const nothing = () => undefined;

conformance({
  name: 'join-dialog',
  element: (probe) => (
    <JoinDialog
      products={exampleJoinProducts}
      isGuest={false}
      method="cc"
      onMethodChange={nothing}
      selected={null}
      onSelect={nothing}
      isOpening={false}
      error={null}
      onPay={nothing}
      onClose={nothing}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  portal: true,
  locales: { wallet: walletLocales, billing: billingLocales },
});
