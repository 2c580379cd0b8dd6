import { randomUUID } from 'node:crypto';
import { AUTO_SILENCE, DEFAULT_TICKET_PRICE, RECENT_SPENDING } from '@footlight/contract';
import type { ChatUser } from '@footlight/contract/realtime';
import type { Sites } from '../features/brand/sites.ts';
import { noteView } from '../features/browse/view-history.ts';
import type { Meets } from '../features/meet/meets.ts';
import type { RoomApps } from '../features/room-apps/room-apps.ts';
import { takesCams } from '../features/shows/settings.ts';
import type { Shows } from '../features/shows/shows.ts';
import { toySeen } from '../features/toys/toys.ts';
import { hasSavedCard } from '../kernel/accounts/card-on-file.ts';
import { hasSettledPurchase, purchasesSince } from '../kernel/accounts/has-purchase.ts';
import { readNodeToken } from '../kernel/accounts/node-token.ts';
import { endedLogins, viewerOf } from '../kernel/accounts/session.ts';
import { settingsFrom } from '../kernel/accounts/settings.ts';
import { isSuspended } from '../kernel/accounts/suspension.ts';
import { userById } from '../kernel/accounts/users.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { KernelContext } from '../kernel/context.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import type { Outbox } from '../kernel/events/outbox.ts';
import { sessionCookie } from '../kernel/http/cookies.ts';
import { handshakeOf, placeOf } from '../kernel/http/request.ts';
import { balanceOf } from '../kernel/ledger/ledger.ts';
import { purseOf } from '../kernel/ledger/purses.ts';
import { applyModeration, rolesIn } from '../kernel/rooms/roles.ts';
import { doorOf, homeOf } from '../kernel/rooms/room-access.ts';
import { statusOf, subjectColorOf } from '../kernel/rooms/room-row.ts';
import { findRoom, findRoomById } from '../kernel/rooms/rooms.ts';
import { cardsOf } from '../read-models/browse/statuses.ts';
import { publicTipsOf } from '../read-models/viewer-facts.ts';
import { standingOf } from '../read-models/visitor-standing.ts';
import type { SocketSource } from '../sockets/ports.ts';

type Accounts = Pick<KernelContext, 'database' | 'signer' | 'options'> & { sites: Sites };
type Source = Accounts & {
  work: Pick<Outbox, 'run'>;
  shows: Pick<Shows, 'isPrivateOpen' | 'seen' | 'setMode'>;
  roomApps: Pick<RoomApps, 'proposeSplit'>;
  meets: Pick<Meets, 'signalTo'>;
};

/** The ticket show that `/setmode limited` starts: the command has no parameters. */
const TICKET_SHOW = {
  mode: 'limited',
  ticket_price: DEFAULT_TICKET_PRICE,
  recording_price: 0,
  limited_message: '',
  refund_joined_minute_before_end: 5,
} as const;

/**
 * An account's data for others in a room (spec 2 §3, chat user fields), and its balance, which the sockets do not pass
 * on.
 */
async function chatUserOf({ database }: Accounts, user: UserRow): Promise<ChatUser> {
  const tokens = await balanceOf(database.orm, purseOf(user));
  return {
    username: user.username,
    gender: user.gender,
    is_model: user.type === 'model',
    is_vip: user.membership === 'vip' || user.membership === 'super_vip',
    is_super_vip: user.membership === 'super_vip',
    has_tokens: tokens > 0,
    // Only for the staff's user list; lines and other lists omit it.
    tokens,
    email_confirmed: user.emailConfirmed,
    has_cc: await hasSavedCard(database.orm, user.id),
    has_purchase: await hasSettledPurchase(database.orm, user.id),
    is_guest: false,
  };
}

/** Connects the sockets to accounts and rooms. */
export function createSocketSource(accounts: Source): SocketSource {
  const { database, signer } = accounts;
  return {
    /** Null if the node token is forged or expired, or if its session has ended. */
    async session(token) {
      const found = await readNodeToken(database.orm, signer, token);
      if (!found) return null;
      if (!found.user) {
        const user = { username: found.username, is_guest: true };
        return { userId: null, user, roles: [], isInvisible: false, login: null };
      }
      if (isSuspended(found.user, Date.now())) return 'suspended';
      return {
        userId: found.user.id,
        login: found.login,
        user: await chatUserOf(accounts, found.user),
        roles: found.user.roles,
        isInvisible: settingsFrom(found.user.settings).invisible_mode_level > 0,
      };
    },
    async balance(userId) {
      const user = await userById(database.orm, userId);
      return user ? balanceOf(database.orm, purseOf(user)) : 0;
    },
    endedLogins: (logins) => endedLogins(database.orm, logins),
    async standing(username, session, handshake) {
      const row = await findRoom(database.orm, username);
      if (!row) return null;
      const request = handshakeOf(handshake, accounts.options);
      const byCookie = await viewerOf(database.orm, signer, sessionCookie(request, accounts.options));
      const isSame = (byCookie.user?.id ?? null) === session.userId;
      // A socket on another host has no cookies: it is the account of its token, without proofs of a password.
      const own = session.userId === null ? null : await userById(database.orm, session.userId);
      const viewer = isSame ? byCookie : { ...byCookie, token: '', user: own };
      return standingOf(accounts, row, { viewer, request });
    },
    isPrivateOpen: accounts.shows.isPrivateOpen,
    seen: accounts.shows.seen,
    meetPartner: accounts.meets.signalTo,
    async toySeen(userId, vendor, toys) {
      // Only broadcasters have a toy in their room.
      return (
        (await findRoomById(database.orm, userId)) !== null && toySeen(database.orm, userId, vendor, toys)
      );
    },
    /** Null if there is no such broadcaster. */
    async room(username) {
      const row = await findRoom(database.orm, username);
      if (!row) return null;
      const roles = await rolesIn(database.orm, row.user.id);
      return {
        modelId: row.user.id,
        streamer: row.user.username,
        subject: row.model.subject,
        subjectColor: subjectColorOf(row.model),
        moderators: roles.moderator,
        silenced: roles.silenced,
        banned: roles.banned,
        kicked: roles.kicked,
        isUserListVisible: row.model.profile.isUserListVisible === true,
        status: statusOf(row.model),
        isSharecamOn: takesCams(row.model),
        door: doorOf(row),
      };
    },
    async setMode(username, mode) {
      const row = await findRoom(database.orm, username);
      if (!row) return false;
      try {
        await accounts.shows.setMode(row.user.id, mode === 'public' ? { mode } : TICKET_SHOW);
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.errorType === 'conflict') return false;
        throw error;
      }
    },
    async proposeSplit(username, by, split) {
      const row = await findRoom(database.orm, username);
      return row ? accounts.roomApps.proposeSplit(row, by, split) : false;
    },
    async autoSilence(modelId, userId) {
      const [room, person] = [
        await findRoomById(database.orm, modelId),
        await userById(database.orm, userId),
      ];
      if (!room || !person) return;
      const { seconds } = AUTO_SILENCE;
      await accounts.work.run(async (unit) => {
        const until = new Date(Date.now() + seconds * 1_000);
        await applyModeration(unit.tx, 'silence', { modelId, userId, byUserId: null, reason: '', until });
        const notice = { action: 'silence' as const, username: person.username, line_id: randomUUID() };
        unit.toRoom(room.user.username, 'v3.chat.moderate', notice);
        unit.toUser(userId, 'v3.autosilenced', { room: room.user.username, seconds });
      });
    },
    async listView(session, handshake) {
      const request = handshakeOf(handshake, accounts.options);
      const { site } = await accounts.sites.of(request);
      const visit = placeOf(request, accounts.options);
      if (visit.country !== null || session.userId === null) return { site, place: visit };
      return { site, place: homeOf(await userById(database.orm, session.userId)) };
    },
    cards: (usernames) => cardsOf(database.orm, usernames, Date.now()),
    async recent(userId, modelId) {
      const now = new Date();
      return {
        recentTips: await publicTipsOf(database.orm, userId, modelId, now),
        recent_purchases: await purchasesSince(
          database.orm,
          userId,
          new Date(now.getTime() - RECENT_SPENDING),
        ),
      };
    },
    async entered(userId, username) {
      const row = await findRoom(database.orm, username);
      if (row) await noteView(database.orm, userId, row.user.id);
    },
  };
}
