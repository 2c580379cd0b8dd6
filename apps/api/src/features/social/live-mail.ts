import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { settingsFrom } from '../../kernel/accounts/settings.ts';
import { userById } from '../../kernel/accounts/users.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { follow, user } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { writeMail } from '../../kernel/mail/outbox.ts';
import type { MailPlace } from '../../kernel/mail/place.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import type { Signer } from '../../kernel/signing.ts';

/** A member gets at most one mail per broadcaster in this time, in milliseconds. Assumed. */
const QUIET_MS = 12 * 3_600_000;
const PURPOSE = 'unsubscribe';

/** Members who want mails and have confirmed their address, for queries with `user`. */
export const wantsMails = and(
  eq(user.emailConfirmed, true),
  sql`${user.settings}->>'followed_email' = 'true'`,
);

const tokenOf = (signer: Signer, userId: number): string =>
  `${userId}.${signer.sign(PURPOSE, String(userId))}`;

/** The account whose emails contain this token; null for any other text. */
export function unsubscribedUser(signer: Signer, token: string): number | null {
  const [, id = '', signature = ''] = /^(\d{1,10})\.([\w-]+)$/.exec(token) ?? [];
  return id !== '' && signer.verify(PURPOSE, id, signature) ? Number(id) : null;
}

/** Turns off emails about followed broadcasters, and notifies the account's tabs. */
export async function endLiveMails({ tx, toUser }: UnitOfWork, userId: number): Promise<void> {
  const changed = await tx
    .update(user)
    .set({ settings: sql`${user.settings} || '{"followed_email": false}'::jsonb` })
    .where(and(eq(user.id, userId), sql`${user.settings}->>'followed_email' = 'true'`))
    .returning({ id: user.id });
  if (changed.length === 0) return;
  toUser(userId, 'v3.user.settings', { settings: settingsFrom((await userById(tx, userId)).settings) });
}

/** The site of an account, for a mail that follows no request. */
export type MailPlaceOf = (account: UserRow) => Promise<MailPlace>;

/** Mails these members that a broadcaster is live, but nobody twice within the quiet time. */
export async function mailLive(
  tx: Orm,
  members: readonly UserRow[],
  room: RoomRow,
  { signer, mailPlaceOf, now }: { signer: Signer; mailPlaceOf: MailPlaceOf; now: number },
): Promise<void> {
  if (members.length === 0) return;
  const due = await tx
    .update(follow)
    .set({ mailedAt: new Date(now) })
    .where(
      and(
        eq(follow.modelId, room.user.id),
        inArray(
          follow.userId,
          members.map(({ id }) => id),
        ),
        or(isNull(follow.mailedAt), lt(follow.mailedAt, new Date(now - QUIET_MS))),
      ),
    )
    .returning({ userId: follow.userId });
  const ids = new Set(due.map(({ userId }) => userId));
  for (const member of members.filter(({ id }) => ids.has(id))) {
    const place = await mailPlaceOf(member);
    const token = tokenOf(signer, member.id);
    const { id, email, displayName } = member;
    await writeMail(
      tx,
      'live',
      { ...place, id, email, displayName },
      `${place.origin}${place.base}/${room.user.username}`,
      {
        about: room.user.displayName,
        unsubscribe: {
          page: `${place.origin}${place.base}/email/unsubscribe?token=${token}`,
          oneClick: `${place.origin}/api/v1/notices/unsubscribe?token=${token}`,
        },
      },
    );
  }
}
