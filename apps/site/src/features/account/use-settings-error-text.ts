import { ApiError } from '@footlight/client';
import { useTexts } from '@footlight/ui';

/** Errors whose texts come with the settings. */
const TYPES = [
  'avatar_count',
  'avatar_not_image',
  'avatar_type',
  'avatar_too_large',
  'image_damaged',
  'username_fixed',
] as const;

/** Words the errors that only settings know. */
export const useSettingsErrorText = () => {
  const { t } = useTexts('settings');
  return (error: unknown): string | undefined => {
    const type = error instanceof ApiError ? TYPES.find((one) => one === error.type) : undefined;
    return type && t(`error.${type}`);
  };
};
