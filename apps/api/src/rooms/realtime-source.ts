import type { ChatUser } from '@footlight/contract/realtime';
import { readNodeToken } from '../auth/node-token.ts';
import type { UserRow } from '../auth/session.ts';
import type { Context } from '../context.ts';
import { balanceOf } from '../ledger/ledger.ts';
import type { RealtimeSource } from '../realtime/index.ts';
import { hasSettledPurchase, purseOf } from '../views/user-view.ts';
import { findRoom } from './rooms.ts';

type Accounts = Pick<Context, 'database' | 'signer'>;
type Source = Accounts & { shows: Pick<Context['shows'], 'isPrivateOpen' | 'seen'> };

/** What others in a room may see of an account (spec 2 §3, chat user fields): never the balance itself. */
async function chatUserOf({ database }: Accounts, user: UserRow): Promise<ChatUser> {
  return {
    username: user.username,
    gender: user.gender,
    is_model: user.type === 'model',
    is_vip: user.membership === 'vip' || user.membership === 'super_vip',
    is_super_vip: user.membership === 'super_vip',
    has_tokens: (await balanceOf(database.orm, purseOf(user))) > 0,
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
        return { userId: null, user: { username: found.username, is_guest: true }, roles: [] };
      }
      return {
        userId: found.user.id,
        user: await chatUserOf(accounts, found.user),
        roles: found.user.roles,
      };
    },
    isPrivateOpen: accounts.shows.isPrivateOpen,
    seen: accounts.shows.seen,
    /** Null when there is no such broadcaster. */
    async room(username) {
      const row = await findRoom(database.orm, username);
      return (
        row && {
          streamer: row.user.username,
          subject: row.model.subject,
          subjectColor: null,
          moderators: row.model.moderators,
          silenced: [],
          banned: [],
          isUserListVisible: row.model.profile.isUserListVisible === true,
        }
      );
    },
  };
}
