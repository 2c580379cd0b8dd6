import { CHAT_FONT_SIZE, CHAT_TEXT_COLOR, type CurrentUserAnswer, type Settings } from '@footlight/contract';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from './api.ts';
import { currentUserKey } from './keys.ts';
import { useCurrentUser } from './use-current-user.ts';

const SAVE_AFTER = 400;

/** What holds until the platform has said who is here (spec 1 §9). */
const DEFAULTS: Settings = {
  dark_mode_enabled: null,
  volume_tip: 70,
  language: null,
  postpay: false,
  chat_user_sort: 'tokens',
  chat_font_size: CHAT_FONT_SIZE,
  chat_text_color: CHAT_TEXT_COLOR,
  invisible_mode: false,
  pm_allow: 'all',
  pm_audio_notification: true,
  tip_confirm_above: null,
  auto_re_ups: { enabled: false, disabled_by_user: false },
  daily_limit: null,
};

/** The visitor's settings. A change is seen at once and saved when the hand rests; a failed one is asked back. */
export const useSettings = (): [Settings, (change: Partial<Settings>) => void] => {
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
    api('POST /user/settings', { body }).catch(() => void mutate(currentUserKey));
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  // What was chosen last is saved also when its panel goes away.
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
