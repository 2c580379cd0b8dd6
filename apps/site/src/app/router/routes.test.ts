import { isReservedName } from '@footlight/contract';
import { expect, it } from 'vitest';
import { SITE_ROUTES } from './routes.ts';

it('[SHELL-01] no username can hide behind a page: every route’s first segment is reserved', () => {
  const firsts = SITE_ROUTES.map(({ path }) => path.split('/')[1] ?? '').filter((part) =>
    /^[a-z]/.test(part),
  );
  expect(firsts.length).toBeGreaterThan(5);
  for (const first of firsts) expect(isReservedName(first), first).toBe(true);
});
