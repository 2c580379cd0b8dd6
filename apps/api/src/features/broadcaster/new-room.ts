import { randomBytes } from 'node:crypto';
import { ageAt } from '@footlight/contract';
import type { Orm } from '../../kernel/db/database.ts';
import { model } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';

/** Tokens a minute, unless the broadcaster sets another price (spec 1 §9). */
const PRIVATE_COST = 30;

/** Opens the room of an approved broadcaster, offline and with the usual prices. */
export async function openRoom(
  tx: Orm,
  { id, gender, birthDate }: Pick<UserRow, 'id' | 'gender' | 'birthDate'>,
  country: string,
  now: number,
): Promise<void> {
  const today = new Date(now);
  await tx.insert(model).values({
    userId: id,
    gender,
    // Not the username: that may change, and a stream's name stays.
    streamName: `s_${randomBytes(8).toString('hex')}`,
    artSeed: `${gender}.${id}`,
    tags: [],
    languages: [],
    region: '',
    country,
    ethnicity: '',
    age: birthDate ? ageAt(birthDate, today) : 0,
    settings: {
      privatePrice: PRIVATE_COST,
      exclusivePrice: null,
      privateEnabled: true,
      privateMinimumMinutes: 1,
      spyPrice: null,
      spyEnabled: false,
    },
    blockedCountries: [],
    debutOn: today.toISOString().slice(0, 10),
  });
}
