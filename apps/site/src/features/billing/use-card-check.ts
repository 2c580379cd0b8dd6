import { ApiError } from '@footlight/client';
import { useTexts } from '@footlight/ui';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';

/** Opens the payment provider's page that verifies and saves a card; nothing is charged (spec 1 §7, `product_av`). */
export const useCardCheck = (returnPath: string, type: string | null = null) => {
  const api = useApi();
  const { t } = useTexts('wallet');
  const errorContent = useErrorContent();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<ReactNode>(null);
  const start = async () => {
    setIsSending(true);
    setError(null);
    try {
      const query = { return_path: returnPath, ...(type ? { type } : {}) };
      const { biller_link } = await api('GET /billing/product_av', { query });
      // It stays busy until the payment provider's page loads.
      globalThis.location.assign(biller_link);
    } catch (refused) {
      // Not every payment company verifies cards.
      const isUnavailable = refused instanceof ApiError && refused.type === 'product_not_found';
      setError(isUnavailable ? t('cardCheck.unavailable') : errorContent(refused));
      setIsSending(false);
    }
  };
  return { isSending, error, start: () => void start() };
};
