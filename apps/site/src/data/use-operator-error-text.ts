import type { OperatorErrorType } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { useTexts } from '@footlight/ui';
import { useErrorText } from './use-error-text.ts';

const operatorErrors: Record<OperatorErrorType, true> = {
  refund_by_hand: true,
  revision_conflict: true,
  site_taken: true,
  config_too_new: true,
  brand_refused: true,
  image_unsupported: true,
  image_damaged: true,
  image_too_large: true,
  asset_quota: true,
};
const isOperatorError = (type: string): type is OperatorErrorType => Object.hasOwn(operatorErrors, type);

/** The reader's own words for a failed call of an operator. */
export const useOperatorErrorText = () => {
  const { t } = useTexts('brand');
  const viewers = useErrorText();
  return (error: unknown): string =>
    error instanceof ApiError && isOperatorError(error.type) ? t(`error.${error.type}`) : viewers(error);
};
