// @vitest-environment happy-dom
import { examplePending } from '@footlight/contract/fixtures';
import { conformance } from '@footlight/ui/testing';
import { walletLocales } from '../../locales/wallet/index.ts';
import { PendingList } from './pending-list.tsx';

conformance({
  name: 'pending-list',
  element: (probe) => <PendingList pending={examplePending} now={0} {...probe} />,
  ref: HTMLElement,
  locales: { wallet: walletLocales },
});
