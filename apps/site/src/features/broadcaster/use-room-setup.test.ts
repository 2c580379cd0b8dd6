import { expect, it } from 'vitest';
import { tagsIn } from './use-room-setup.ts';

it('[ROOM-03] tags are read as they are typed: with or without #, in small letters, once each', () => {
  expect(tagsIn('#Jazz, slow-songs  jazz;Käse')).toEqual(['jazz', 'slow-songs', 'käse']);
  expect(tagsIn('  ')).toEqual([]);
});
