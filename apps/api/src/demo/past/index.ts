import { desc, gte } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { model } from '../../kernel/db/schema/index.ts';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import { seedPosts } from '../fan-posts.ts';
import { seedFans } from './fans.ts';
import { seedMoney } from './money.ts';
import { seedOffice } from './office.ts';
import { seedMembers, seedOwnRoom } from './own-room.ts';
import { seedRatingSellers } from './rating-sellers.ts';

/** The account whose studio is filled. */
const BROADCASTER = 'model';
/** The best known broadcasters, whose fan clubs have members and posts. */
const CLUBS = 40;

/** The demo's last three months: what a broadcaster and the staff find when they log in. */
export async function seedPast(tx: Orm, firstModelId: number, now: Date): Promise<void> {
  const account = DEMO_ACCOUNTS.find(({ username }) => username === BROADCASTER);
  if (!account) return;
  await seedFans(tx, now);
  await seedOwnRoom(tx, account.id, account.username, now);
  const known = await tx
    .select({ modelId: model.userId })
    .from(model)
    .where(gte(model.userId, firstModelId))
    .orderBy(desc(model.followers))
    .limit(CLUBS);
  for (const [place, { modelId }] of known.entries()) {
    await seedPosts(tx, modelId, now);
    await seedMembers(tx, modelId, Math.max(8, 30 - Math.floor(place / 2)), now);
  }
  await seedRatingSellers(tx, now);
  await seedMoney(
    tx,
    account.id,
    known.map(({ modelId }) => modelId),
    now,
  );
  await seedOffice(tx, account.id, firstModelId, now);
}
