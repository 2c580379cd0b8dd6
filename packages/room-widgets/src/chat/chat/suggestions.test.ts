import { CHAT_COMMANDS, EMOTICONS, readCommand } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { applySuggestion, suggestionsFor } from './suggestions.ts';

const values = (draft: string, commands = CHAT_COMMANDS as readonly (typeof CHAT_COMMANDS)[number][]) =>
  suggestionsFor(draft, draft.length, commands, EMOTICONS).items.map((item) => item.value);

describe('suggestions while writing', () => {
  it('[ROOM-04] emoticons by their first letters, at a word of their own', () => {
    expect(values(':sta')).toEqual([':star: ']);
    expect(values('hello :s')).toEqual([':star: ', ':sun: ', ':spark: ', ':snow: ']);
    expect(values('at 10:s')).toEqual([]);
    expect(values(':')).toEqual([]);
    expect(values(':star:')).toEqual([]);
  });

  it('[ROOM-04] only the emoticons of the room are suggested', () => {
    const found = suggestionsFor(':s', 2, [], ['moon', 'sun']);
    expect(found.items.map(({ value }) => value)).toEqual([':sun: ']);
  });

  it('[ROOM-05] commands and their arguments for those who may, and for nobody else', () => {
    expect(values('/')).toEqual(['/play_sound ', '/setmode ', '/tip_split ']);
    expect(values('/se')).toEqual(['/setmode ']);
    expect(values('/setmode ')).toEqual(['public', 'limited']);
    expect(values('/play_sound b')).toEqual(['bell']);
    expect(values('/', ['play_sound'])).toEqual(['/play_sound ']);
    expect(values('/setmode ', ['play_sound'])).toEqual([]);
    expect(values('/', [])).toEqual([]);
  });

  it('[ROOM-05] whatever is suggested can be read as a command', () => {
    for (const name of CHAT_COMMANDS)
      for (const argument of values(`/${name} `))
        expect(readCommand(`/${name} ${argument}`)).toHaveProperty('name', name);
  });

  it('puts the chosen one in the place of what was typed, and leaves the rest', () => {
    const draft = 'so :st good';
    const found = suggestionsFor(draft, 6, [], EMOTICONS);
    const [first] = found.items;
    expect(first && applySuggestion(draft, found, first)).toEqual({ draft: 'so :star:  good', caret: 10 });
  });
});
