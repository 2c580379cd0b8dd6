import {
  ANONYMOUS,
  hasAdminRights,
  hasModerateRights,
  isExplicit,
  listsExplicit,
  VERSUS_HISTORY,
  VERSUS_RESULT_SECONDS,
  type VersusEnd,
  type VersusInvitation,
  type VersusState,
  versusSecondsLeft,
} from '@footlight/contract';
import { eq } from 'drizzle-orm';
import type { Sites } from '../features/brand/sites.ts';
import { invitationsOf, lastVersus, sidesOf, tipsOf, type VersusRow } from '../features/versus/store.ts';
import type { KernelContext } from '../kernel/context.ts';
import { nowOf } from '../kernel/db/clock.ts';
import type { Orm } from '../kernel/db/database.ts';
import { versusTournament } from '../kernel/db/schema/index.ts';
import { placeOf } from '../kernel/http/request.ts';
import { roomAvatar } from '../kernel/pictures.ts';
import { personOf, rolesIn } from '../kernel/rooms/roles.ts';
import { isBlockedFor, type RoomRow } from '../kernel/rooms/room-row.ts';
import { findRoomById } from '../kernel/rooms/rooms.ts';
import { standingOf, type Visitor } from './visitor-standing.ts';

type Needs = Pick<KernelContext, 'database' | 'signer' | 'options'> & { sites: Pick<Sites, 'of'> };

/** The state of the silenced and banned people of a room, as far as this visitor may know it. */
async function namesIn(orm: Orm, room: RoomRow, { viewer }: Visitor) {
  const roles = await rolesIn(orm, room.user.id);
  const person = viewer.user ? personOf(viewer.user) : { username: '', roles: [] };
  const staff = { streamer: room.user.username, moderators: roles.moderator };
  const isOwn = (name: string) => name === person.username;
  return {
    hidden: [...roles.silenced, ...roles.banned],
    silenced: roles.silenced.filter((name) => hasModerateRights(person, staff) || isOwn(name)),
    banned: hasAdminRights(person, staff) ? roles.banned : roles.banned.filter(isOwn),
    isStaff: hasModerateRights(person, staff),
  };
}

/** The other side's room, if this visitor may learn of it: the rule of lists. */
async function otherRoom(context: Needs, row: VersusRow, room: RoomRow, visitor: Visitor) {
  const other = await findRoomById(
    context.database.orm,
    row.hostId === room.user.id ? row.guestId : row.hostId,
  );
  if (!other) return null;
  const { site } = await context.sites.of(visitor.request);
  const standing = await standingOf(context, other, visitor);
  const isListed = other.model.isListed && (listsExplicit(site) || !isExplicit(other.model.tags));
  const isBlocked =
    standing.isPlaceBlocked ||
    (!standing.isStreamer && isBlockedFor(other.model, placeOf(visitor.request, context.options)));
  return standing.isGone || isBlocked || !isListed ? null : other;
}

/** The other side of the contest that runs in a room (spec 2 §3, `versus`); null without one. */
export async function opponentOf(
  context: Needs,
  room: RoomRow,
  visitor: Visitor,
): Promise<{ username: string } | null> {
  if (!room.model.isVersus) return null;
  const row = await lastVersus(context.database.orm, room.user.id);
  const other = row?.state === 'running' ? await otherRoom(context, row, room, visitor) : null;
  return other && { username: other.user.username };
}

/** Whether the rooms of a contest show it: it runs, will restart, or has just ended. */
const isShown = ({ state, endedAt, restartsAt }: VersusRow, now: number): boolean =>
  state === 'running' ||
  restartsAt !== null ||
  (endedAt !== null && now - endedAt.getTime() < VERSUS_RESULT_SECONDS * 1_000);

/** The contest of a room as this visitor may see it. */
export async function versusState(
  context: Needs,
  room: RoomRow,
  visitor: Visitor,
): Promise<{ versus: VersusState | null; now: number }> {
  const { orm } = context.database;
  const now = await nowOf(orm);
  const row = await lastVersus(orm, room.user.id);
  if (!row || !isShown(row, now)) return { versus: null, now };
  const own = await standingOf(context, room, visitor);
  const other = own.isGone || own.isPlaceBlocked ? null : await otherRoom(context, row, room, visitor);
  if (!other) return { versus: null, now };
  const rooms = row.hostId === room.user.id ? [room, other] : [other, room];
  const sides = await sidesOf(orm, row);
  const names = await Promise.all(rooms.map((one) => namesIn(orm, one, visitor)));
  const hidden = new Set(names.flatMap((one) => one.hidden));
  const isStaff = names.some((one) => one.isStaff);
  const ownName = visitor.viewer.user?.username;
  const usernameOf = (id: number | null) => rooms.find(({ user }) => user.id === id)?.user.username ?? null;
  const tips = await tipsOf(orm, row.id, VERSUS_HISTORY);
  const [tournament] =
    row.tournamentId === null
      ? []
      : await orm.select().from(versusTournament).where(eq(versusTournament.id, row.tournamentId));
  const endsAt = row.endsAt?.getTime() ?? now;
  const isRunning = row.state === 'running';
  const unique = (list: string[]) => [...new Set(list)];
  return {
    now,
    versus: {
      versus_id: String(row.id),
      state: isRunning ? 'running' : 'ended',
      modelList: rooms.map(({ user, model }, index) => ({
        username: user.username,
        display_name: user.displayName,
        avatar_url: roomAvatar(user.avatar, model.artSeed),
        score: sides[index]?.score ?? 0,
        is_away: sides[index]?.awaySince != null,
      })),
      secondsRemaining: isRunning ? versusSecondsLeft(endsAt, now) : 0,
      ends_at: endsAt,
      tournament: tournament ? { id: String(tournament.id), name: tournament.name } : null,
      autoRestart: row.autoRestart,
      restarts_at: row.restartsAt?.getTime() ?? null,
      winner: usernameOf(row.winnerId),
      end_reason: row.endReason as VersusEnd | null,
      history: tips.map((tip) => ({
        username: hidden.has(tip.username) && !isStaff && tip.username !== ownName ? ANONYMOUS : tip.username,
        broadcaster: usernameOf(tip.modelId) ?? '',
        tokens: tip.amount,
        at: tip.at.getTime(),
      })),
      muted: [...hidden].filter((name) => isStaff || name === ownName),
      banned: unique(names.flatMap((one) => one.banned)),
      silenced: unique(names.flatMap((one) => one.silenced)),
    },
  };
}

/** The open invitations of a broadcaster. */
export async function invitationViews(orm: Orm, modelId: number): Promise<VersusInvitation[]> {
  const rows = await invitationsOf(orm, modelId);
  return Promise.all(
    rows.map(async (row) => ({
      versus_id: String(row.id),
      from: (await findRoomById(orm, row.hostId))?.user.username ?? '',
      to: (await findRoomById(orm, row.guestId))?.user.username ?? '',
      seconds: row.seconds,
      autoRestart: row.autoRestart,
      expires_at: row.expiresAt?.getTime() ?? 0,
    })),
  );
}
