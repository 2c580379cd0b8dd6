import { allLists, type ListRequest, rateRange } from '@footlight/contract';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm } from '../kernel/db/database.ts';
import { broadcasterScore, model, user } from '../kernel/db/schema/index.ts';

/** Now, in tests of lists: on this day the demo of tests was made, so that its rankings are recent. */
export const LISTS_NOW = Date.parse('2026-11-01T13:00:00Z');

/** What the rules of lists look at. */
export type ListedRoom = typeof model.$inferSelect & {
  score: typeof broadcasterScore.$inferSelect | null;
  roles: string[];
  /** Username of the studio. */
  studio: string | null;
};

const studio = alias(user, 'studio');

/** All rooms, by username. */
export async function readListedRooms(orm: Orm): Promise<Map<string, ListedRoom>> {
  const rows = await orm
    .select({
      model,
      username: user.username,
      roles: user.roles,
      score: broadcasterScore,
      studio: studio.username,
    })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .leftJoin(studio, eq(studio.id, model.studioId))
    .leftJoin(broadcasterScore, eq(broadcasterScore.modelId, model.userId));
  return new Map(
    rows.map((row) => [
      row.username,
      { ...row.model, score: row.score, roles: row.roles, studio: row.studio },
    ]),
  );
}

export const isNewRoom = ({ debutOn }: ListedRoom): boolean =>
  debutOn !== null && Date.parse(debutOn) > LISTS_NOW - 31 * 86_400_000;

/** The rule of each list, written apart from the platform's queries. */
export const fitsList = ({ id, values }: ListRequest, room: ListedRoom): boolean => {
  const takesPrivates =
    ['online', 'standby'].includes(room.status) && room.settings.privateEnabled && !room.isVoyeur;
  switch (id) {
    case 'new':
      return isNewRoom(room);
    case 'top-rated':
      return ['online', 'online_ai', 'reconnecting'].includes(room.status);
    case 'leaders':
      return (room.score?.tokens ?? 0) > 0;
    case 'sodastars':
      return (room.score?.tipsEver ?? 0) > 0;
    case 'versus':
    case 'versus-girls':
      return room.isVersus;
    case 'versus-leaderboard':
      return (room.score?.versusEver ?? 0) > 0;
    case 'top':
      return (room.score?.likes30Days ?? 0) > 0;
    case 'fanclub':
      return values.tab === 'all' || room.status !== 'offline';
    case 'private':
    case 'private-top':
      return takesPrivates;
    case 'private-cam2cam':
    case 'private-cam2cam-top':
      return takesPrivates && room.settings.sharecam === true;
    case 'private-spy':
      return room.status === 'private' && room.settings.spyEnabled;
    case 'private-ticket':
      return room.status === 'limited';
    case 'private-exclusive':
      return takesPrivates && room.status === 'online' && room.settings.exclusivePrice !== null;
    case 'private-rate': {
      const { from, to } = rateRange(values.amount ?? '', values.to);
      return takesPrivates && room.settings.privatePrice >= from && room.settings.privatePrice <= to;
    }
    case 'language':
      return room.languages.includes(values.language ?? '');
    case 'region':
      return room.region === values.region;
    case 'role':
      return room.roles.includes(values.role ?? '');
    case 'independent-romanian':
      return room.country === 'RO' && room.studioId === null;
    case 'jb-cams':
    case 'julmodels':
      return room.studio === id;
    case 'voyeur':
      return room.isVoyeur && (values.place === undefined || room.voyeurPlace === values.place);
    case 'casa-salsa':
      return room.isVoyeur && room.house === 'casa-salsa';
    case 'vr':
      return room.isVr;
    default:
      return true;
  }
};

/** Lists that the demo leaves empty unless a viewer is there: nobody has a toy, a private show or a contest. */
export const MAY_BE_EMPTY = new Set([
  'control-her',
  'private-spy',
  'sodastars',
  'versus',
  'versus-girls',
  'versus-leaderboard',
]);
/** The lists that guests see. */
export const publicLists = allLists().filter(({ id }) => id !== 'followed' && id !== 'for-you');
