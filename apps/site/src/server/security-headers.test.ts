import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const picturesOf = (tracker: string | undefined) =>
  /img-src ([^;]*)/.exec(securityHeaders('n', 'host', tracker)['content-security-policy'] ?? '')?.[1];

it('[SHELL-17] the policy allows pictures of the brand’s affiliate tracker, by its origin, and of nobody else', () => {
  expect(picturesOf(undefined)).toBe("'self'");
  expect(picturesOf('https://track.example/pixel?a=1')).toBe("'self' https://track.example");
  for (const bad of [
    'http://track.example',
    'javascript:alert(1)',
    'data:image/png,x',
    "x; script-src 'unsafe-inline'",
    '',
  ]) {
    expect(picturesOf(bad), bad).toBe("'self'");
  }
});
