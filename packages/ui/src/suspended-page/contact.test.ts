import { expect, it } from 'vitest';
import { contactHref } from './contact.ts';

it('leads to mail and web, and nowhere else', () => {
  expect(contactHref('support@footlight.example')).toBe('mailto:support@footlight.example');
  expect(contactHref('https://help.footlight.example/ask')).toBe('https://help.footlight.example/ask');
  for (const text of ['the desk', 'javascript:alert(1)', 'a@b', 'x <a@b.c>', 'data:text/html,x']) {
    expect(contactHref(text), text).toBeNull();
  }
});
