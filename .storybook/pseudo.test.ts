import { expect, it } from 'vitest';
import { pseudo, pseudoText } from './pseudo.ts';

it('makes a text longer and accented, and keeps what is filled in', () => {
  const text = pseudoText('Tip <b>{{name}}</b> now');
  expect(text).toContain('<b>{{name}}</b>');
  expect(text.startsWith('[')).toBe(true);
  expect(text.length).toBeGreaterThan('Tip <b>{{name}}</b> now'.length * 1.3);
  expect(text).not.toContain('Tip');
});

it('keeps the keys of a tree', () => {
  expect(Object.keys(pseudo({ a: 'x', b: { c: 'y' } }))).toEqual(['a', 'b']);
});
