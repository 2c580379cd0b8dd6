import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enterPage, enterTarget } from './enter-page.ts';

describe('[SHELL-03] /enter.php', () => {
  it.each([
    [{}, '/'],
    [{ type: 'girls' }, '/girls'],
    [{ type: 'join', id: 'aff-9' }, '/register?id=aff-9'],
    [{ model: 'luna_maren', id: 'aff-9', type: 'men' }, '/luna_maren?id=aff-9'],
    [{ model: 'admin', type: 'men' }, '/men'],
    [{ model: '//evil.example' }, '/'],
    [{ model: ['luna_maren'], type: '/evil.example' }, '/'],
    [{ id: 'a"><script>' }, '/'],
  ])('%j leads to %s', (query, target) => {
    expect(enterTarget(query)).toBe(target);
  });

  it('never leads to another site', () => {
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom('//x.example', '\\\\x', '..', '%2f%2fx', 'girls'),
    );
    fc.assert(
      fc.property(fc.record({ id: text, type: text, model: text }), (query) => {
        expect(new URL(enterTarget(query), 'https://site.example').origin).toBe('https://site.example');
      }),
    );
  });

  it('shows a frame a link to the top window, and nothing that a host or an address could smuggle in', () => {
    const { html, headers } = enterPage('/girls?id=a', 'site.example"><script>x</script>');
    expect(html).toContain('<a href="/girls?id=a" target="_top">site.examplescriptxscript</a>');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors \*$/);
  });
});
