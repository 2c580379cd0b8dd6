import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const connect = (cardOrigin?: string): string =>
  /connect-src ([^;]*)/.exec(
    securityHeaders('n', 'cams.example', cardOrigin)['content-security-policy'] ?? '',
  )?.[1] ?? '';
const OWN = "'self' ws://cams.example wss://cams.example";

describe('[AGE-01] where a page may send a card', () => {
  it('is the site itself, and the card company', () => {
    expect(connect()).toBe(OWN);
    expect(connect('https://cards.example')).toBe(`${OWN} https://cards.example`);
    expect(connect('https://cards.example:8443/tokens')).toBe(`${OWN} https://cards.example:8443`);
  });

  it.each(['http://cards.example', 'https://x.example; script-src *', '*', 'https:', 'data:text/html,x'])(
    'is never %s',
    (text) => expect(connect(text)).toBe(OWN),
  );
});
