import type { OrderDraft } from '@footlight/billing-widgets';
import { atomFamily } from 'jotai-family';
import { storedAtom } from './stored-atom.ts';

/** What is written in an order form and not sent, by broadcaster and kind; kept over sign-up and purchase. */
export const orderDraftFamily = atomFamily((order: string) =>
  storedAtom<OrderDraft | null>(`order-draft:${order}`, null, 'session', true),
);
