import { eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { model, user } from '../../kernel/db/schema/index.ts';
import { hashSeed } from '../art/random.ts';
import { type DemoModel, demoWorld } from '../world.ts';

/** Broadcasters of the world who sell ratings: one in forty, by name. */
export const ratingSellers = (models: readonly DemoModel[]): DemoModel[] =>
  models.filter(({ username, isVoyeur }) => !isVoyeur && hashSeed(`ratings/${username}`) % 40 === 0);

/** Their terms; the price is derived from the name as well. */
export async function seedRatingSellers(tx: Orm, now: Date): Promise<void> {
  for (const { username } of ratingSellers(demoWorld(now).models)) {
    const terms = {
      sell_dickrating: 'YES',
      sell_dickrating_price: 60 + (hashSeed(`price/${username}`) % 8) * 20,
    };
    const owner = tx.select({ id: user.id }).from(user).where(eq(user.username, username));
    await tx
      .update(model)
      .set({ settings: sql`${model.settings} || ${JSON.stringify(terms)}::jsonb` })
      .where(inArray(model.userId, owner));
  }
}
