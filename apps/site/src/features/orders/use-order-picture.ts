import type { OrderPictureState } from '@footlight/billing-widgets';
import { ApiError } from '@footlight/client';
import type { OrderPicture } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { openRatingsKey } from './order-keys.ts';

/** The picture that the viewer uploaded to be rated; the platform keeps it until an order takes it. */
export const useOrderPicture = (
  isNeeded: boolean,
): { sent: OrderPicture | null; field: OrderPictureState } => {
  const { t } = useTexts('wallet');
  const api = useApi();
  const errorContent = useErrorContent();
  const { data, mutate } = useRead(isNeeded ? openRatingsKey : null);
  const [state, setState] = useState<{ isBusy: boolean; error: ReactNode }>({
    isBusy: false,
    error: null,
  });
  const textOf = (error: unknown): ReactNode => {
    const type = error instanceof ApiError ? error.type : null;
    if (type === 'avatar_too_large') return t('order.picture.tooLarge');
    if (type === 'avatar_type' || type === 'avatar_not_image') return t('order.picture.type');
    return errorContent(error);
  };
  const run = (call: () => Promise<unknown>) => {
    setState({ isBusy: true, error: null });
    call()
      .then(() => mutate())
      .then(
        () => setState({ isBusy: false, error: null }),
        (error: unknown) => setState({ isBusy: false, error: textOf(error) }),
      );
  };
  const sent = data?.picture ?? null;
  return {
    sent,
    field: {
      url: sent?.url ?? null,
      ...state,
      onChoose: (file) => run(() => api('POST /dickratings/picture', { file })),
      onRemove: () => run(() => api('POST /dickratings/picture/remove', { body: {} })),
    },
  };
};
