// @vitest-environment happy-dom
import { exampleMediaOrder } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { walletLocales } from '../../locales/wallet/index.ts';
import { OrderList } from './order-list.tsx';

const nothing = () => undefined;

conformance({
  name: 'order-list',
  element: (probe) => (
    <OrderList
      side="seller"
      orders={[exampleMediaOrder]}
      items={[{ id: 502, name: 'Evening light' }]}
      now={0}
      busyIds={[]}
      mediaHref={() => '/'}
      onAccept={nothing}
      onDecline={nothing}
      onWithdraw={nothing}
      {...probe}
    />
  ),
  ref: HTMLElement,
  locales: { wallet: walletLocales },
});
