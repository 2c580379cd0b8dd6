import { expect, it } from 'vitest';
import type { Boot } from '../shell/boot/boot.ts';
import { pageDocument } from './page-document.ts';

const boot = { language: 'en', fallback: { note: '</script><script>alert(1)</script>' } } as unknown as Omit<
  Boot,
  'styleNonce'
>;
const parts = {
  html: '<html><body><p>Page</p></body></html>',
  boot,
  entry: '/assets/e.js',
  modules: ['/assets/s.js', '/assets/b.js'],
  structuredData: null,
};

it('adds data that no browser executes, and one script from the folder of built files', () => {
  const { document } = pageDocument({ ...parts, structuredData: { '@type': 'ItemList' } });
  expect(document.match(/<script[^>]*>/g)).toEqual([
    '<script type="application/ld+json">',
    '<script type="application/json" id="boot">',
    '<script type="module" src="/assets/e.js" data-modules="/assets/s.js /assets/b.js">',
  ]);
  expect(document.endsWith('</script></body></html>')).toBe(true);
});

it('makes the same document and nonce of the same page, and another nonce of any other', () => {
  const one = pageDocument(parts);
  expect(pageDocument(parts)).toEqual(one);
  expect(one.styleNonce).toMatch(/^[\w+/]{43}=$/);
  expect(one.document).toContain(one.styleNonce.replaceAll('&', '\\u0026'));
  const others = [
    pageDocument({ ...parts, html: parts.html.replace('Page', 'Seite') }),
    pageDocument({ ...parts, boot: { ...boot, language: 'de' } }),
    pageDocument({ ...parts, structuredData: {} }),
  ];
  expect(new Set([one, ...others].map(({ styleNonce }) => styleNonce)).size).toBe(4);
});
