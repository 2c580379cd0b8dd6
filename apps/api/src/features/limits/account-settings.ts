import type { Settings } from '@footlight/contract';
import { settingsFrom } from '../../kernel/accounts/settings.ts';
import { mayChangeUsername } from '../../kernel/accounts/username-change.ts';
import type { Orm } from '../../kernel/db/database.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { termsOf } from './terms.ts';

/** All settings of an account, including its own spending limits; without those of a broadcaster's room. */
export async function accountSettings(orm: Orm, user: UserRow, now = Date.now()): Promise<Settings> {
  const { limits, reUp } = await termsOf(orm, user.id, now);
  return {
    ...settingsFrom(user.settings),
    auto_re_ups: { enabled: reUp.enabled, disabled_by_user: reUp.disabled_by_user },
    daily_limit: limits.limits.daily_limit,
    can_change_username: await mayChangeUsername(orm, user, now),
  };
}
