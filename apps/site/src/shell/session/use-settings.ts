import { CHAT_FONT_SIZE, CHAT_TEXT_COLOR, type CurrentUserAnswer, type Settings } from '@footlight/contract';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/api.ts';
import { currentUserKey } from '../api/keys.ts';
import { useCurrentUser } from './use-current-user.ts';

const SAVE_AFTER = 400;

/** Settings until the session is loaded (spec 1 §9). */
const DEFAULTS: Settings = {
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

/**
 * The user's settings. A change is shown at once and saved after a pause; after a failure they are read again.
 * `onSettled` receives null, or the error.
 */
export const useSettings = (
  onSettled?: (error: unknown) => void,
): [Settings, (change: Partial<Settings>) => void] => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const settings = useCurrentUser().data?.settings ?? DEFAULTS;
  const waiting = useRef<Partial<Settings>>({});
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const save = () => {
    const body = waiting.current;
    waiting.current = {};
    clearTimeout(timer.current);
    if (Object.keys(body).length === 0) return;
    api('POST /user/settings', { body }).then(
      () => onSettled?.(null),
      (error: unknown) => {
        void mutate(currentUserKey);
        onSettled?.(error);
      },
    );
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  // Saves the last change when its panel unmounts.
  useEffect(() => () => latest.current(), []);
  return [
    settings,
    (change) => {
      waiting.current = { ...waiting.current, ...change };
      void mutate<CurrentUserAnswer>(
        currentUserKey,
        (user) => user && { ...user, settings: { ...user.settings, ...change } },
        { revalidate: false },
      );
      clearTimeout(timer.current);
      timer.current = setTimeout(save, SAVE_AFTER);
    },
  ];
};
