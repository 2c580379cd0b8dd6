import { type CurrentUserAnswer, DEFAULT_SETTINGS, type Settings } from '@footlight/contract';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/api.ts';
import { currentUserKey } from '../api/keys.ts';
import { useCurrentUser } from './use-current-user.ts';

const SAVE_AFTER = 400;

/**
 * The user's settings. A change is shown at once and saved after a pause; after a failure they are read again.
 * `onSettled` receives null, or the error.
 */
export const useSettings = (
  onSettled?: (error: unknown) => void,
): [Settings, (change: Partial<Settings>) => void] => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const settings = useCurrentUser().data?.settings ?? DEFAULT_SETTINGS;
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
