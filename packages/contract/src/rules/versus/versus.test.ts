import { describe, expect, it } from 'vitest';
import { CHAT_STATUSES } from '../room/room-status.ts';
import { mayStartVersus, tournamentRoom, versusSecondsLeft, versusUsername, versusWinner } from './versus.ts';

describe('versus contests', () => {
  it('[VERSUS-01] begin only between rooms that are live in public and take part', () => {
    const room = { isEnabled: true, isVoyeur: false, isVersus: false } as const;
    expect(CHAT_STATUSES.filter((status) => mayStartVersus({ ...room, status }))).toEqual(['online']);
    for (const no of [{ isEnabled: false }, { isVoyeur: true }, { isVersus: true }])
      expect(mayStartVersus({ ...room, status: 'online', ...no })).toBe(false);
  });

  it('[VERSUS-01] are won by the side with most tokens; equal scores are a draw', () => {
    expect(
      (
        [
          [3, 2],
          [2, 3],
          [0, 0],
          [7, 7],
        ] as const
      ).map(versusWinner),
    ).toEqual([0, 1, null, null]);
  });

  it('[VERSUS-01] strips the 14 characters of a tournament’s prefix, once and only at the start', () => {
    expect(versusUsername('vs-tournament-luna')).toBe('luna');
    expect(versusUsername(tournamentRoom('luna'))).toBe('luna');
    expect(tournamentRoom('')).toHaveLength(14);
    for (const name of ['luna', 'vs-tournament', 'a-vs-tournament-luna', 'VS-tournament-luna'])
      expect(versusUsername(name)).toBe(name);
  });

  it('[VERSUS-01] count down in whole seconds, and never below zero', () => {
    expect([0, 1, 1_000, 1_001, 60_000, 61_000].map((now) => versusSecondsLeft(60_000, now))).toEqual([
      60, 60, 59, 59, 0, 0,
    ]);
  });
});
