import { useTexts } from '@footlight/ui';
import { useErrorToast } from '../refusals/use-error-content.tsx';
import { useSettings } from '../session/use-settings.ts';
import { useToast } from '../toasts/toasts.ts';

/** Says that a change of the account was saved (spec 2 §8). */
export const usePreferenceSaved = () => {
  const { t } = useTexts('settings');
  const toast = useToast();
  return () => toast({ appearance: 'success', content: t('updated') });
};

/** The user's settings on account pages, where a toast says whether a change was saved. */
export const usePreferences = (): ReturnType<typeof useSettings> => {
  const saved = usePreferenceSaved();
  const errorToast = useErrorToast();
  return useSettings((error) => (error === null ? saved() : errorToast(error)));
};
