import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { SITE_ROUTES } from '../app/router/routes.ts';
import { canonicalPath } from './canonical-path.ts';

const canonicalOf = (path: string) =>
  canonicalPath(
    path,
    matchRoutes(
      SITE_ROUTES.map((route) => ({ path: route.path })),
      path,
    )?.at(-1)?.params ?? {},
  );

it.each([
  ['/Viola_Monroe', '/viola_monroe'],
  ['/%20name%20', '/name'],
  ['/Viola_Monroe/media/', '/viola_monroe/media'],
  ['/Viola_Monroe/media/Red-Dress/100013', '/viola_monroe/media/Red-Dress/100013'],
  ['/VIOLA/videos/7', '/viola/videos/7'],
  ['/Viola_Monroe/fanclub', '/viola_monroe/fanclub'],
  ['/viola_monroe/media/red-dress/100013', '/viola_monroe/media/red-dress/100013'],
  ['/girls/', '/girls'],
  ['/', '/'],
])('[MEDIA-03] [ROOM-01] the canonical address of %s is %s', (path, canonical) => {
  expect(canonicalOf(path)).toBe(canonical);
});
