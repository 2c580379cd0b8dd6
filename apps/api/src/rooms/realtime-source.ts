import { DEFAULT_TICKET_PRICE } from '@footlight/contract';
import type { ChatUser } from '@footlight/contract/realtime';
import { readNodeToken } from '../auth/node-token.ts';
import type { UserRow } from '../auth/session.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/errors.ts';
import { balanceOf } from '../ledger/ledger.ts';
import type { RealtimeSource } from '../realtime/index.ts';
import { takesCams } from '../shows/settings.ts';
import { toySeen } from '../toys/toys.ts';
import { statusOf, subjectColorOf } from '../views/room-view.ts';
import { hasSettledPurchase, purseOf, settingsFrom } from '../views/user-view.ts';
import { rolesIn } from './room-roles.ts';
import { findRoom, findRoomById } from './rooms.ts';
import { noteView } from './view-history.ts';

type Accounts = Pick<Context, 'database' | 'signer'>;
type Source = Accounts & {
  shows: Pick<Context['shows'], 'isPrivateOpen' | 'seen' | 'setMode'>;
  roomApps: Pick<Context['roomApps'], 'proposeSplit'>;
};

/** The ticket show that `/setmode limited` starts: the command takes no terms. */
const TICKET_SHOW = {
  mode: 'limited',
  ticket_price: DEFAULT_TICKET_PRICE,
  recording_price: 0,
  limited_message: '',
  refund_joined_minute_before_end: 5,
} as const;

/** What others in a room may see of an account (spec 2 §3, chat user fields): and the balance, which the sockets keep to themselves. */
async function chatUserOf({ database }: Accounts, user: UserRow): Promise<ChatUser> {
  const tokens = await balanceOf(database.orm, purseOf(user));
  return {
    username: user.username,
    gender: user.gender,
    is_model: user.type === 'model',
    is_vip: user.membership === 'vip' || user.membership === 'super_vip',
    is_super_vip: user.membership === 'super_vip',
    has_tokens: tokens > 0,
    // For the list of those who run the room alone; lines and other lists go without it.
    tokens,
    email_confirmed: user.emailConfirmed,
    has_cc: user.traits.hasCard ?? false,
    has_purchase: await hasSettledPurchase(database.orm, user.id),
    is_guest: false,
  };
}

/** What the sockets ask of accounts and rooms. */
export function createRealtimeSource(accounts: Source): RealtimeSource {
  const { database, signer } = accounts;
  return {
    /** Null when the node token is forged or expired, or its session has ended. */
    async session(token) {
      const found = await readNodeToken(database.orm, signer, token);
      if (!found) return null;
      if (!found.user) {
        const user = { username: found.username, is_guest: true };
        return { userId: null, user, roles: [], isInvisible: false };
      }
      return {
        userId: found.user.id,
        user: await chatUserOf(accounts, found.user),
        roles: found.user.roles,
        isInvisible: settingsFrom(found.user.settings).invisible_mode,
      };
    },
    isPrivateOpen: accounts.shows.isPrivateOpen,
    seen: accounts.shows.seen,
    async toySeen(userId, vendor, toys) {
      // Only somebody with a room has a toy in it.
      return (
        (await findRoomById(database.orm, userId)) !== null && toySeen(database.orm, userId, vendor, toys)
      );
    },
    /** Null when there is no such broadcaster. */
    async room(username) {
      const row = await findRoom(database.orm, username);
      if (!row) return null;
      const roles = await rolesIn(database.orm, row.user.id);
      return {
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
    async entered(userId, username) {
      const row = await findRoom(database.orm, username);
      if (row) await noteView(database.orm, userId, row.user.id);
    },
  };
}
