import { exampleMediaOrder } from '@footlight/contract/fixtures';
import { expect, it } from 'vitest';
import { keptOrders } from './kept-orders.ts';

const order = (id: number, state: 'waiting' | 'accepted' = 'waiting') => ({
  ...exampleMediaOrder,
  id,
  state,
});

it('keeps every order where it was, with its new state, and puts new ones first', () => {
  const shown = [order(3), order(2), order(1)];
  const fresh = [order(4), order(2), order(1), order(3, 'accepted')];
  expect(keptOrders(shown, fresh, () => undefined).map(({ id, state }) => [id, state])).toEqual([
    [4, 'waiting'],
    [3, 'accepted'],
    [2, 'waiting'],
    [1, 'waiting'],
  ]);
});

it('keeps a declined order and one whose decision was refused, and no other that is gone', () => {
  const decisions = new Map([
    [2, true],
    [3, false],
  ]);
  const kept = keptOrders([order(4), order(3), order(2), order(1)], [order(1)], (id) => decisions.get(id));
  expect(kept.map(({ id, state }) => [id, state])).toEqual([
    [3, 'waiting'],
    [2, 'declined'],
    [1, 'waiting'],
  ]);
});
