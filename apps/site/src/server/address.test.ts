import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitLanguage } from '../shell/i18n/language.ts';
import { readAddress } from './address.ts';

it.each([
  ['//evil.example/', '/evil.example/'],
  ['/en//evil.example/', '/en/evil.example/'],
  ['/en/.//evil.example/x/?a=1', '/en/evil.example/x/?a=1'],
  ['/\\evil.example/', '/evil.example/'],
  ['\\\\evil.example', '/evil.example'],
  ['/de/girls?next=//x', null],
  ['/', null],
])('%s belongs to %s', (requested, redirect) => {
  expect(readAddress(requested).redirect).toBe(redirect);
});

it('no address redirects to another site, with or without its language', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    'en',
    'de',
    'evil.example',
    '@',
    ':',
    '\t',
    '?',
    '#',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const { url, redirect } = readAddress(`/${parts.join('')}`);
      const { path } = splitLanguage(url.pathname);
      for (const target of [redirect ?? '/', path, `/de${path}`]) {
        expect(new URL(target, 'http://own.example').host).toBe('own.example');
      }
    }),
    { numRuns: 2_000 },
  );
});
