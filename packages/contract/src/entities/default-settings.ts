import { CHAT_FONT_SIZE, CHAT_TEXT_COLOR } from '../rules/chat/chat-look.ts';
import type { Settings } from './settings.ts';

/** Settings of a new account, and of guests (spec 1 §9). */
export const DEFAULT_SETTINGS: Settings = {
  dark_mode_enabled: null,
  volume_tip: 70,
  language: null,
  postpay: false,
  chat_user_sort: 'tokens',
  font_size: CHAT_FONT_SIZE,
  text_color: CHAT_TEXT_COLOR,
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
