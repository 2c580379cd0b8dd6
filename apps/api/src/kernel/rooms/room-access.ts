import {
  type ErrorType,
  hasModerateRights,
  isSiteModerator,
  NO_TOKENS_COUNTRY,
  type Place,
} from '@footlight/contract';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { needsAgeProof } from '../accounts/age-proof.ts';
import { hasProvenCard } from '../accounts/card-on-file.ts';
import { isSuspended } from '../accounts/suspension.ts';
import type { Orm } from '../db/database.ts';
import { roomRole } from '../db/schema/index.ts';
import type { UserRow } from '../db/user-row.ts';
import { hasCamPassword, isForCards, isForMembers, passwordHashOf } from './access.ts';
import type { RoleRow } from './roles.ts';
import { isBlockedFor, type RoomRow } from './room-row.ts';

/**
 * What a visitor may want to do with a broadcaster:
 *
 * - `enter`: join the room's chat and read it
 * - `watch`: receive the stream
 * - `speak`: write to the room, with a chat line, a tip's comment or a camera
 * - `pay`: spend tokens in the room: tips, splits, shows
 * - `buy`: buy outside the room: media, fan clubs, orders
 */
export type RoomAct = 'enter' | 'watch' | 'speak' | 'pay' | 'buy';

/** An error of the catalogue, or, for `watch`, that there is no picture for this visitor now. */
export type RoomRefusal = ErrorType | 'not_live';

/** Everything that decides what one visitor may do in one room. */
export interface RoomStanding {
  isGuest: boolean;
  isStreamer: boolean;
  /** May moderate this room. */
  isStaff: boolean;
  /** The visitor's account is suspended. */
  isSuspended: boolean;
  isBanned: boolean;
  isKicked: boolean;
  /** What staff wrote about the ban or the kick, or ''. */
  expulsionReason: string;
  isSilenced: boolean;
  /** The broadcaster's account was removed, or the room does not exist on this site. */
  isGone: boolean;
  /** The broadcaster's account is suspended. */
  isShut: boolean;
  /** The broadcaster blocks the country or state where the visitor is. */
  isPlaceBlocked: boolean;
  /** Tokens cannot be used in a country of the visitor (spec 1 §6). */
  isSenderWithoutTokens: boolean;
  /** Tokens cannot be used in the broadcaster's country, or the broadcaster blocks any place of the visitor. */
  isReceiverWithoutTokens: boolean;
  needsLogin: boolean;
  needsCard: boolean;
  needsPassword: boolean;
  needsAgeProof: boolean;
  /** The room's status and shows allow this visitor to watch. */
  isPictureOpen: boolean;
}

/** The rules of each act in their order: the first one that applies is the answer. */
const GONE = ['user_not_found', (s: RoomStanding) => s.isGone] as const;
const ACCOUNT = ['account_suspended', (s: RoomStanding) => s.isSuspended] as const;
const SHUT = ['room_closed', (s: RoomStanding) => s.isShut] as const;
const EXPELLED = [
  ['room_banned', (s: RoomStanding) => s.isBanned],
  ['room_kicked', (s: RoomStanding) => s.isKicked],
] as const;
const PLACE = ['room_place_blocked', (s: RoomStanding) => s.isPlaceBlocked] as const;
const TOKENS = [
  ['tip_geo_block_sender', (s: RoomStanding) => s.isSenderWithoutTokens],
  ['tip_geo_block_receiver', (s: RoomStanding) => s.isReceiverWithoutTokens],
] as const;
const DOOR = [
  ['room_members_only', (s: RoomStanding) => s.needsLogin],
  ['room_card_required', (s: RoomStanding) => s.needsCard],
  ['room_password_required', (s: RoomStanding) => s.needsPassword],
] as const;
const AGE = ['age_verification_required', (s: RoomStanding) => s.needsAgeProof] as const;
const PICTURE = ['not_live', (s: RoomStanding) => !s.isPictureOpen] as const;
const LOGIN = ['login_required', (s: RoomStanding) => s.isGuest] as const;
const SILENCE = ['room_silenced', (s: RoomStanding) => s.isSilenced && !s.isStaff] as const;

type Rule = readonly [RoomRefusal, (standing: RoomStanding) => boolean];
const VISIT: readonly Rule[] = [GONE, ACCOUNT, SHUT, ...EXPELLED];
const RULES: Readonly<Record<RoomAct, readonly Rule[]>> = {
  enter: [...VISIT, PLACE, ...DOOR],
  watch: [...VISIT, PLACE, ...DOOR, AGE, PICTURE],
  speak: [...VISIT, PLACE, ...DOOR, LOGIN, AGE, SILENCE],
  pay: [...VISIT, LOGIN, ...TOKENS, ...DOOR, AGE],
  buy: [...VISIT, LOGIN, ...TOKENS, AGE],
};

/** The reason why a visitor may not do this, or null. The only place that decides it. */
export const refuseInRoom = (act: RoomAct, standing: RoomStanding): RoomRefusal | null =>
  RULES[act].find(([, applies]) => applies(standing))?.[0] ?? null;

/**
 * The state of a room's door. When it changes, the rights of everyone inside are checked again. Changes that affect one
 * visitor, such as a ban, have their own notices.
 */
export const doorOf = ({ model, user: owner }: RoomRow): string =>
  JSON.stringify([
    isSuspended(owner, Date.now()),
    owner.traits.isRemoved === true,
    model.blockedCountries,
    model.blockedStates,
    isForMembers(model),
    isForCards(model),
    passwordHashOf(model),
  ]);

/** A visit, as far as the rules need it. */
export interface Visit {
  user: UserRow | null;
  /** Where the request comes from, if the platform knows. */
  place: Place;
  /** When the proof of age of a guest's session ends, in Unix milliseconds; 0 for none. */
  guestProofEnd: number;
  /** The session has entered the room's password. */
  knowsPassword: boolean;
  /** The room exists on the site that the visitor uses. */
  isOnSite: boolean;
  /** The room's status and shows allow this visitor to watch; needed for `watch` only. */
  isPictureOpen?: boolean;
  /** The room's current roles, if the caller has read them. */
  roleRows?: readonly RoleRow[] | undefined;
}

/** The roles that one account has in a room, each with the reason for it. */
async function ownRoles(
  orm: Orm,
  modelId: number,
  userId: number,
  known: Visit['roleRows'],
): Promise<ReadonlyMap<string, string>> {
  if (known) {
    const own = known.filter((row) => row.userId === userId);
    return new Map(own.map(({ role, reason }) => [role, reason]));
  }
  const rows = await orm
    .select({ role: roomRole.role, reason: roomRole.reason })
    .from(roomRole)
    .where(
      and(
        eq(roomRole.modelId, modelId),
        eq(roomRole.userId, userId),
        or(isNull(roomRole.expiresAt), gt(roomRole.expiresAt, new Date())),
      ),
    );
  return new Map(rows.map(({ role, reason }) => [role, reason]));
}

/** The country and state in the account's settings. */
export const homeOf = (user: Pick<UserRow, 'country' | 'traits'> | null): Place => ({
  country: user?.country ?? null,
  region: user?.traits.state ?? null,
});

/** Reads what decides a visitor's rights in a room. */
export async function standingIn(orm: Orm, room: RoomRow, visit: Visit): Promise<RoomStanding> {
  const { user, place } = visit;
  const { country } = place;
  const { model, user: owner } = room;
  const now = Date.now();
  const roles = user ? await ownRoles(orm, owner.id, user.id, visit.roleRows) : new Map<string, string>();
  const isStreamer = user?.id === owner.id;
  const person = {
    username: user?.username ?? '',
    roles: user?.roles ?? [],
    isModel: user?.type === 'model',
  };
  const isStaff = hasModerateRights(person, {
    streamer: owner.username,
    moderators: roles.has('moderator') ? [person.username] : [],
  });
  // Spending depends on both places: where the visitor is, and the account's home.
  const home = homeOf(user);
  const countries = [country, home.country];
  const asksForCard = user?.traits.creditCardRequired === true || (isForCards(model) && !isStaff);
  return {
    isGuest: user === null,
    isStreamer,
    isStaff,
    isSuspended: user !== null && isSuspended(user, now),
    isBanned: roles.has('banned'),
    isKicked: roles.has('kicked'),
    expulsionReason: roles.get('banned') ?? roles.get('kicked') ?? '',
    isSilenced: roles.has('silenced'),
    isGone: !visit.isOnSite || owner.traits.isRemoved === true,
    isShut: isSuspended(owner, now),
    isPlaceBlocked: !isStreamer && isBlockedFor(model, country === null ? home : place),
    isSenderWithoutTokens: countries.includes(NO_TOKENS_COUNTRY),
    isReceiverWithoutTokens:
      model.country === NO_TOKENS_COUNTRY || [place, home].some((one) => isBlockedFor(model, one)),
    needsLogin: isForMembers(model) && user === null,
    needsCard: asksForCard && !(user !== null && (await hasProvenCard(orm, user.id))),
    needsPassword: hasCamPassword(model) && !visit.knowsPassword && !isStreamer && !isSiteModerator(person),
    // Broadcasters have verified their age, and must be able to work in their own room.
    needsAgeProof: !isStreamer && (await needsAgeProof(orm, visit, now)),
    isPictureOpen: visit.isPictureOpen ?? false,
  };
}
