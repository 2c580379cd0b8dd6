// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { walletLocales } from '../../locales/wallet/index.ts';
import { OrderForm } from './order-form.tsx';

const nothing = () => undefined;

conformance({
  name: 'order-form',
  element: (probe) => (
    <OrderForm
      kind="custom_media"
      broadcasterName="Luna"
      price={100}
      duration="1M"
      draft={{ text: 'A sunset over the sea, in blue', offer: 120 }}
      onDraftChange={nothing}
      balance={500}
      isSending={false}
      error={null}
      onOrder={nothing}
      onClose={nothing}
      {...probe}
    />
  ),
  ref: HTMLFormElement,
  portal: true,
  locales: { wallet: walletLocales },
});
