// @vitest-environment happy-dom
import { exampleWaitingPurchase } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { walletLocales } from '../../locales/wallet/index.ts';
import { PaymentWaiting } from './payment-waiting.tsx';

const { wait } = exampleWaitingPurchase;
if (!wait) throw new Error('The example waits');

conformance({
  name: 'payment-waiting',
  element: (probe) => <PaymentWaiting wait={wait} now={0} onClose={() => undefined} {...probe} />,
  ref: HTMLDivElement,
  locales: { wallet: walletLocales },
});
