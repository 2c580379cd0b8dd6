import type { PmAllow, Settings } from '@footlight/contract';
import * as contract from '@footlight/contract';
import * as v from 'valibot';
import type { UserRow } from '../db/user-row.ts';

const DEFAULT_SETTINGS: Settings = {
  dark_mode_enabled: null,
  volume_tip: 70,
  language: null,
  postpay: false,
  chat_user_sort: 'tokens',
  font_size: contract.CHAT_FONT_SIZE,
  text_color: contract.CHAT_TEXT_COLOR,
  chat_emoticons: 'YES',
  invisible_mode_level: 0,
  pm_allow: 'all',
  pm_audio_notification: true,
  followed_web: true,
  followed_email: false,
  video_player_floating_enabled: 'YES',
  tip_confirm_above: null,
  auto_re_ups: { enabled: false, disabled_by_user: false },
  daily_limit: null,
  hide_linked_accounts: 'NO',
  max_linked_accounts: 0,
  can_change_username: false,
};

/** Merges stored settings over the defaults and drops values that the contract no longer allows. */
export function settingsFrom(stored: unknown): Settings {
  const known = Object.entries(contract.Settings.entries).flatMap(([name, schema]) => {
    const value = (stored as Record<string, unknown> | null)?.[name];
    return value !== undefined && v.is(schema, value) ? [[name, value]] : [];
  });
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(known) };
}

export const pmAllowOf = (row: Pick<UserRow, 'settings'>): PmAllow => settingsFrom(row.settings).pm_allow;
