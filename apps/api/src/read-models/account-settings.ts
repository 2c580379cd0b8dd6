import type { CurrentUserAnswer, Settings } from '@footlight/contract';
import { mostLinkedAccounts } from '../features/account/linked-accounts.ts';
import { roomAccountSettings } from '../features/broadcaster/account-settings.ts';
import { accountSettings } from '../features/limits/account-settings.ts';
import { settingsFrom } from '../kernel/accounts/settings.ts';
import type { Orm } from '../kernel/db/database.ts';
import type { UserRow } from '../kernel/db/user-row.ts';
import { findRoomById } from '../kernel/rooms/rooms.ts';

type SettingsAnswer = Pick<CurrentUserAnswer, 'settings' | 'blocked_countries' | 'blocked_states'>;

/** The blocked places of everybody who has no room. */
export const NOWHERE_BLOCKED: Omit<SettingsAnswer, 'settings'> = {
  blocked_countries: [],
  blocked_states: [],
};

export const guestSettingsFrom = (stored: unknown): Settings => ({
  ...settingsFrom(stored),
  postpay: false,
  can_change_username: false,
  max_linked_accounts: 0,
});

/** An account's settings, and for broadcasters those of the room and the blocked places. */
export async function settingsOf(orm: Orm, user: UserRow): Promise<SettingsAnswer> {
  const settings = {
    ...(await accountSettings(orm, user)),
    max_linked_accounts: mostLinkedAccounts(user),
  };
  const room = user.type === 'model' ? await findRoomById(orm, user.id) : null;
  if (!room) return { settings, ...NOWHERE_BLOCKED };
  const { blockedCountries, blockedStates } = room.model;
  return {
    settings: { ...settings, ...roomAccountSettings(room.model) },
    blocked_countries: blockedCountries,
    blocked_states: blockedStates,
  };
}
