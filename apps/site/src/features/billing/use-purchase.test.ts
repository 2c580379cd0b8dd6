import { parsePaymentReturn } from '@footlight/contract';
import { expect, it } from 'vitest';
import { unansweredState } from './use-purchase.ts';

const stateOf = (search: string, error?: { type: 'not_found' | 'network' | 'internal'; status: number }) => {
  const back = parsePaymentReturn(new URLSearchParams(search));
  return back && unansweredState(back.transactionId, back.code, error);
};

it('[BILL-05] a return that names no payment of this account is not confirmed for ever', () => {
  expect(stateOf('ans=Y')).toBe('unknown');
  expect(stateOf('ans=Y&transaction_id=other', { type: 'not_found', status: 404 })).toBe('unknown');
  expect(stateOf('ans=NDECLINED')).toBe('declined');
});

it('[BILL-05] a named payment is confirming while the platform may still answer', () => {
  expect(stateOf('ans=Y&transaction_id=mine')).toBe('created');
  expect(stateOf('ans=Y&transaction_id=mine', { type: 'network', status: 0 })).toBe('created');
  expect(stateOf('ans=N&transaction_id=mine', { type: 'internal', status: 503 })).toBe('created');
});
