import { inArray } from 'drizzle-orm';
import type { Orm } from '../kernel/db/database.ts';
import { meta, user } from '../kernel/db/schema/index.ts';

/** Set when the demo world was written. */
export const SEEDED_KEY = 'seed.demo';
/** Set when the demo accounts were locked. */
export const DISABLED_KEY = 'demo.disabled';

/** The command that locks the demo accounts; error messages and the operations guide name it. */
export const DISABLE_COMMAND = 'node apps/server/dist/admin.js disable-demo';

/**
 * Refuses a database whose content does not fit the mode: demo accounts have a published password, and the demo gives
 * tokens away.
 *
 * @throws Error that names the way out
 */
export async function checkDemoState(orm: Orm, demo: boolean): Promise<void> {
  const found = await orm
    .select({ key: meta.key })
    .from(meta)
    .where(inArray(meta.key, [SEEDED_KEY, DISABLED_KEY]));
  const isSeeded = found.some(({ key }) => key === SEEDED_KEY);
  const isDisabled = found.some(({ key }) => key === DISABLED_KEY);
  if (!demo && isSeeded && !isDisabled) {
    throw new Error(
      `This database holds demo accounts with a published password, but the demo is off. Lock the accounts with "${DISABLE_COMMAND}", use another DATA_DIR or DATABASE_URL, or set FOOTLIGHT_DEMO=1.`,
    );
  }
  if (demo && isDisabled) {
    throw new Error(
      'The demo accounts of this database were locked for good. Set FOOTLIGHT_DEMO=0, or use another DATA_DIR or DATABASE_URL for a demo.',
    );
  }
  if (demo && !isSeeded && (await orm.$count(user)) > 0) {
    throw new Error(
      'This database holds real accounts, so the demo is not written into it. Set FOOTLIGHT_DEMO=0, or use another DATA_DIR or DATABASE_URL for the demo.',
    );
  }
}
