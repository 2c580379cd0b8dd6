// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexOfName, initialsOf } from './initials.ts';

describe('initials', () => {
  it('are at most two whole characters, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const words = name
          .split(/[\s_.-]+/)
          .filter(Boolean)
          .slice(0, 2);
        expect(initialsOf(name)).toBe(
          words
            .map((word) => [...word][0])
            .join('')
            .toUpperCase(),
        );
      }),
    );
    expect(initialsOf('otto_77')).toBe('O7');
    expect(initialsOf('𝒵oë')).toBe('𝒵');
    expect(initialsOf(' - ')).toBe('');
  });

  it('have one colour for a name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.integer({ min: 1, max: 12 }),
        (name, count) => {
          const index = indexOfName(name, count);
          expect(index).toBe(indexOfName(name, count));
          expect(index >= 0 && index < count).toBe(true);
        },
      ),
    );
  });
});
