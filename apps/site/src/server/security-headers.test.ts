import { describe, expect, it } from 'vitest';
import { type ForeignAddresses, securityHeaders } from './security-headers.ts';

const sources = (directive: string, foreign?: ForeignAddresses): string =>
  new RegExp(`${directive} ([^;]*)`).exec(
    securityHeaders('n', 'cams.example', foreign)['content-security-policy'] ?? '',
  )?.[1] ?? '';
const OWN = "'self' ws://cams.example wss://cams.example";
const BAD = [
  'http://foreign.example',
  "https://x.example; script-src 'unsafe-inline'",
  '*',
  'https:',
  'data:image/png,x',
  'javascript:alert(1)',
  '',
];

it('lets no site frame a page, and no uploaded file be a script', () => {
  expect(sources('frame-ancestors')).toBe("'none'");
  // The slash makes it a folder.
  expect(sources('script-src')).toBe('cams.example/assets/');
});

describe('what a page may reach beside its site', () => {
  it('[SHELL-17] pictures of the brand’s affiliate tracker, by its origin', () => {
    expect(sources('img-src')).toBe("'self'");
    expect(sources('img-src', { pictures: 'https://track.example/pixel?a=1' })).toBe(
      "'self' https://track.example",
    );
    expect(sources('connect-src', { pictures: 'https://track.example/pixel?a=1' })).toBe(OWN);
  });

  it('[AGE-01] the card company, which gets the card', () => {
    expect(sources('connect-src')).toBe(OWN);
    expect(sources('connect-src', { calls: 'https://cards.example:8443/tokens' })).toBe(
      `${OWN} https://cards.example:8443`,
    );
    expect(sources('img-src', { calls: 'https://cards.example' })).toBe("'self'");
  });

  it('[SHELL-26] one service worker and one manifest, and one policy of Trusted Types', () => {
    expect(sources('worker-src')).toBe('cams.example/sw.js');
    expect(sources('manifest-src')).toBe('cams.example/manifest.webmanifest');
    expect(sources('trusted-types')).toBe('footlight-service-worker');
  });

  it.each(BAD)('never %j', (address) => {
    expect(sources('img-src', { pictures: address })).toBe("'self'");
    expect(sources('connect-src', { calls: address })).toBe(OWN);
  });
});
