import type { OrderDraft } from '@footlight/billing-widgets';
import { atomFamily } from 'jotai-family';
import { storedAtom } from '../../shell/storage/stored-atom.ts';

/** Unsent input of an order form, by broadcaster and kind; kept over sign-up and purchase. */
export const orderDraftFamily = atomFamily((order: string) =>
  storedAtom<OrderDraft | null>(`order-draft:${order}`, null, 'session', true),
);
