import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeVideoSlug, idOfFreeVideoSlug } from './free-video.ts';
import { isRedirectTarget } from './redirect-target.ts';

it('[FREE-01] the slug of a free video names it and only it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.stringMatching(/^[a-z\d-]{0,40}$/),
      (id, slug) => {
        expect(idOfFreeVideoSlug(freeVideoSlug({ slug, id }))).toBe(id);
      },
    ),
  );
  for (const none of ['', 'evening-light', '12', 'evening-12x', 'evening-1234567890'])
    expect(idOfFreeVideoSlug(none), none).toBeNull();
});

it('[REDIR-01] no redirect target leads to another scheme, carries a login or looks like a path and is none', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((rest) => `/${rest}`),
      ),
      (target) => {
        if (!isRedirectTarget(target)) return;
        const url = new URL(target, 'https://site.example/');
        expect(url.protocol).toBe('https:');
        expect(url.username + url.password).toBe('');
        // A path stays on the site.
        if (target.startsWith('/')) expect(url.host).toBe('site.example');
      },
    ),
    { numRuns: 2_000 },
  );
});
