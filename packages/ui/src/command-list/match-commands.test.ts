import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Command, labelPieces, matchCommands, nextCommand } from './match-commands.ts';

const items: Command[] = [
  { id: 'sound', label: 'Turn the sound off', keywords: ['mute'] },
  { id: 'elodie', label: 'Élodie', hint: 'Live now' },
  { id: 'settings', label: 'Sound settings' },
];
const groups = [{ id: 'all', label: 'All', items }];
const idsOf = (query: string) =>
  matchCommands(groups, query).flatMap((group) => group.items.map(({ id }) => id));

describe('what a query finds', () => {
  it('finds all words, in label, hint and keywords, without accents and capitals', () => {
    expect(idsOf('')).toEqual(['sound', 'elodie', 'settings']);
    expect(idsOf('  ELO live')).toEqual(['elodie']);
    expect(idsOf('mute')).toEqual(['sound']);
    expect(idsOf('sound mute settings')).toEqual([]);
  });

  it('puts a label that begins so before one that has it inside', () => {
    expect(idsOf('sound')).toEqual(['settings', 'sound']);
  });

  it('finds every label by itself, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (label, query) => {
        const one = [{ id: 'one', label: 'One', items: [{ id: 'it', label }] }];
        expect(matchCommands(one, label)).toHaveLength(1);
        matchCommands(one, query);
      }),
    );
  });
});

describe('the pieces of a label', () => {
  it('give the label again, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (label, query) => {
        expect(
          labelPieces(label, query)
            .map(({ text }) => text)
            .join(''),
        ).toBe(label);
      }),
    );
  });

  it('mark what was found', () => {
    expect(labelPieces('Élodie', 'elo')).toEqual([
      { text: 'Élo', isMatch: true, at: 0 },
      { text: 'die', isMatch: false, at: 3 },
    ]);
    expect(labelPieces('<b>x</b>', '<b>')[0]).toMatchObject({ text: '<b>', isMatch: true });
  });
});

describe('the way through the results', () => {
  const list: Command[] = [
    { id: 'a', label: 'A', disabled: true },
    { id: 'b', label: 'B' },
    { id: 'c', label: 'C', disabled: true },
    { id: 'd', label: 'D' },
  ];
  it('goes round and past what cannot be chosen', () => {
    expect(nextCommand(list, -1, 1)).toBe(1);
    expect(nextCommand(list, 1, 1)).toBe(3);
    expect(nextCommand(list, 3, 1)).toBe(1);
    expect(nextCommand(list, 1, -1)).toBe(3);
    expect(nextCommand([], 0, 1)).toBe(-1);
    expect(nextCommand([{ id: 'a', label: 'A', disabled: true }], 0, 1)).toBe(-1);
  });
});
