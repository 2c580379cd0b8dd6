// @vitest-environment happy-dom
import { conformance } from '@footlight/ui/testing';
import { walletLocales } from '../../locales/wallet/index.ts';
import { CardCheck } from './card-check.tsx';

conformance({
  name: 'card-check',
  element: (probe) => <CardCheck isSending={false} error={null} onVerify={() => undefined} {...probe} />,
  ref: HTMLElement,
  locales: { wallet: walletLocales },
});
