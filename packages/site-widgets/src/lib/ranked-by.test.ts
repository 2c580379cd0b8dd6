import { allListPaths, readListPath } from '@footlight/contract';
import { expect, it } from 'vitest';
import { rankedBy } from './ranked-by.ts';

it('knows what every ranking counts, and no other list', () => {
  const units = { leaders: null, sodastars: 'tips', 'versus-leaderboard': 'tokens', top: 'likes' } as const;
  for (const path of allListPaths()) {
    const id = readListPath(path)?.id ?? '';
    expect([path, rankedBy(path)]).toEqual([path, units[id as keyof typeof units]]);
  }
});
it('takes no tag or section for a ranking', () => {
  for (const path of ['/', '/girls', '/tag/top', '/girls/tag/leaders', '/top-rated', '/constructor'])
    expect(rankedBy(path)).toBeUndefined();
});
