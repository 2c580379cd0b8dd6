import { DAY } from '@footlight/contract';
import { NO_PASSWORD } from '../../kernel/accounts/password.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { user } from '../../kernel/db/schema/index.ts';
import { chatterNames } from '../names.ts';

const FIRST_FAN_ID = 201;
const FANS = 30;

/** Regulars of the demo without a login: they follow, tip, are members and report. */
export const fanIds: readonly number[] = Array.from({ length: FANS }, (_, at) => FIRST_FAN_ID + at);

export async function seedFans(tx: Orm, now: Date): Promise<void> {
  const rows = chatterNames.slice(0, FANS).map((username, at) => ({
    id: FIRST_FAN_ID + at,
    username,
    displayName: username,
    email: `${username}@fans.example.com`,
    passwordHash: NO_PASSWORD,
    gender: '',
    country: 'US',
    emailConfirmed: true,
    birthDate: '1988-05-04',
    createdAt: new Date(now.getTime() - (120 + at * 9) * DAY),
  }));
  await tx.insert(user).values(rows).onConflictDoNothing();
}
