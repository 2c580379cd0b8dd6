import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { operatorSitesKey } from '../../shell/api/operator-keys.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useToast } from '../../shell/toasts/toasts.ts';

/** Looks for the proof of a site's domain now. */
export const useDomainCheck = () => {
  const { t } = useTexts('domains');
  const api = useApi();
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const errorToast = useErrorToast();
  const [checking, setChecking] = useState<string | null>(null);
  const check = async (key: string): Promise<void> => {
    setChecking(key);
    try {
      const { domain } = await api('POST /operator/sites/{key}/domain/check', { params: { key } });
      await mutate(operatorSitesKey);
      const isFound = domain?.state === 'proven';
      toast({ appearance: isFound ? 'success' : 'info', content: t(isFound ? 'found' : 'notFound') });
    } catch (error) {
      errorToast(error);
    }
    setChecking(null);
  };
  return { checking, check };
};
