import { exampleJoinProducts } from '@footlight/contract/fixtures';
import { expect, it } from 'vitest';
import { startingJoinPack } from './join-packs.ts';

it('starts with the offer, and with a pack where the method does not sell what was selected [BILL-16]', () => {
  expect(startingJoinPack(exampleJoinProducts, 'cc', null)).toBe('promo_300');
  expect(startingJoinPack(exampleJoinProducts, 'cc', 'tokens_100')).toBe('tokens_100');
  expect(startingJoinPack(exampleJoinProducts, 'pp', 'tokens_100')).toBe('tokens_100');
  expect(startingJoinPack(exampleJoinProducts, 'pp', 'promo_300')).toBe('tokens_200');
  expect(
    startingJoinPack({ ...exampleJoinProducts, regular: [], promo: null }, 'cc', 'tokens_100'),
  ).toBeNull();
});
