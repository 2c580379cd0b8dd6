import { expect, it } from 'vitest';
import { changesOf } from './host-look.ts';

const alone = {
  '0 html at 1280 px': { height: '800px', color: 'red' },
  '3 p at 1280 px': { height: '20px' },
};

it('finds every changed property of the host’s elements', () => {
  expect(changesOf(alone, { ...alone, '3 p at 1280 px': { height: '24px' } })).toEqual([
    '3 p at 1280 px: height is 24px, alone 20px',
  ]);
  expect(changesOf(alone, { '0 html at 1280 px': { height: '800px', color: 'blue' } })).toHaveLength(2);
});

it('allows the page alone to be longer', () => {
  expect(changesOf(alone, { ...alone, '0 html at 1280 px': { height: '1400px', color: 'red' } })).toEqual([]);
});
