import type { PeopleErrorType } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { useTexts } from '@footlight/ui';
import { useCallback } from 'react';
import { useErrorText } from './use-error-text.ts';

const own: Record<PeopleErrorType, true> = { pm_not_allowed: true, pm_limit: true, friend_limit: true };
const isOwn = (type: string): type is PeopleErrorType => Object.hasOwn(own, type);

/** The reader's own words for a failed call between people. */
export const usePeopleErrorText = () => {
  const { t } = useTexts('people');
  const general = useErrorText();
  return useCallback(
    (error: unknown): string =>
      error instanceof ApiError && isOwn(error.type) ? t(`error.${error.type}`) : general(error),
    [t, general],
  );
};
