import { describe, expect, it } from 'vitest';
import { readFromFrame } from '../features/toys/toy-messages.ts';
import { toyFramePage } from './toy-frame-page.ts';

const page = (query: Record<string, unknown>) => toyFramePage(query, 'https://site.test');
const local = { vendor: 'lovense', domain: '127.0.0.1', port: '30010' };

describe('[TOY-01] the isolated frame', () => {
  it('may load scripts of the vendor’s own address and do nothing else', () => {
    const made = page(local);
    expect(made?.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'nonce-[\w+/=]+' http:\/\/127\.0\.0\.1:30010; .*frame-ancestors 'self'; sandbox allow-scripts$/,
    );
    // The program must be self-contained and parse.
    const program = /<script nonce="[^"]+">([\s\S]+)<\/script>$/.exec(made?.html ?? '')?.[1] ?? '';
    expect(() => new Function(program)).not.toThrow();
    expect(program).toContain('"http://127.0.0.1:30010", "https://site.test"');
  });

  it('is not made for any other address', () => {
    for (const query of [
      {},
      { ...local, vendor: 'other' },
      { ...local, domain: 'example.test' },
      { ...local, domain: "127.0.0.1; script-src 'unsafe-inline'" },
      { ...local, port: '0' },
      { ...local, port: ['30010', '1'] },
    ]) {
      expect(page(query), JSON.stringify(query)).toBeNull();
    }
  });

  it('is believed only what it may say', () => {
    const toy = { id: 'a1', name: 'Wave', battery: 80, isConnected: true };
    expect(readFromFrame({ type: 'toys', toys: [toy] })).toEqual({ type: 'toys', toys: [toy] });
    expect(readFromFrame({ type: 'toys', toys: [{ ...toy, battery: 'full' }] })).toMatchObject({
      toys: [{ battery: null }],
    });
    expect(readFromFrame({ type: 'moved', turn: 3, more: '<b>' })).toEqual({ type: 'moved', turn: 3 });
    for (const hostile of [
      null,
      'ready',
      { type: 'tip', amount: 100 },
      { type: 'toys', toys: [{ ...toy, name: 'x'.repeat(65) }] },
      { type: 'toys', toys: Array.from({ length: 21 }, () => toy) },
      { type: 'moved', turn: -1 },
    ])
      expect(readFromFrame(hostile)).toBeNull();
  });
});
