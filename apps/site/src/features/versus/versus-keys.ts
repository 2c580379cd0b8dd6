import { readKey } from '@footlight/client';
import type { Gender } from '@footlight/contract';

/** The contest of a room. */
export const versusKey = (username: string) => readKey('GET /versus/{username}', { params: { username } });
/** The broadcaster's own invitations. */
export const ownVersusKey = readKey('GET /versus');
/** The contests of a section. */
export const versusContestsKey = (gender: Gender) =>
  readKey('GET /versus-contests/{gender}', { params: { gender } });
/** A tournament's table; without an id, that of the newest one. */
export const tournamentKey = (id: string | undefined) =>
  id === undefined
    ? readKey('GET /versus-tournament/leaderboard')
    : readKey('GET /versus-tournament/leaderboard/{id}', { params: { id } });
