import { useTexts } from '@footlight/ui';
import { useErrorText } from '../errors/use-error-text.ts';
import { useToast } from '../toasts/toasts.ts';
import { useSettings } from './use-settings.ts';

/** Says that a change of the account was saved (spec 2 §8). */
export const usePreferenceSaved = () => {
  const { t } = useTexts('settings');
  const toast = useToast();
  return () => toast({ appearance: 'success', content: t('updated') });
};

/** The user's settings on account pages, where a toast says whether a change was saved. */
export const usePreferences = (): ReturnType<typeof useSettings> => {
  const saved = usePreferenceSaved();
  const toast = useToast();
  const errorText = useErrorText();
  return useSettings((error) =>
    error === null ? saved() : toast({ appearance: 'error', content: errorText(error) }),
  );
};
