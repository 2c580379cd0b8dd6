import { ApiError } from '@footlight/contract/client';
import { useTranslation } from 'react-i18next';

/** The reader's own words for a failed call. */
export const useErrorText = () => {
  const { t } = useTranslation('site');
  return (error: unknown): string => t(`error.${error instanceof ApiError ? error.type : 'internal'}`);
};
