// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { walletLocales } from '../../locales/wallet/index.ts';
import { AddCard } from './add-card.tsx';

const nothing = () => undefined;

conformance({
  name: 'add-card',
  element: (probe) => (
    <AddCard
      isReplacement={false}
      isSending={false}
      error={null}
      onAdd={nothing}
      onClose={nothing}
      {...probe}
    />
  ),
  ref: HTMLDivElement,
  portal: true,
  locales: { wallet: walletLocales },
});
