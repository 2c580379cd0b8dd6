import { ApiError } from '@footlight/contract/client';
import { useTexts } from '@footlight/ui';

/** The reader's own words for a failed call. */
export const useErrorText = () => {
  const { t } = useTexts('site');
  return (error: unknown): string => t(`error.${error instanceof ApiError ? error.type : 'internal'}`);
};
