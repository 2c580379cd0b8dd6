import { ApiError } from '@footlight/client';
import { type NewSite, SitesScreen } from '@footlight/studio-widgets';
import { useProblemText, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useDomainCheck } from '../../features/brand/use-domain-check.ts';
import { useOperatorSites } from '../../features/brand/use-operator-site.ts';
import { useApi } from '../../shell/api/api.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useToast } from '../../shell/toasts/toasts.ts';

/** `/admin/sites`. */
export const SitesPage = () => {
  const { t } = useTexts('domains');
  const api = useApi();
  const toast = useToast();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const errorContent = useErrorContent();
  const sites = useOperatorSites(true);
  const { checking, check } = useDomainCheck();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  /** Answers whether the site was made. */
  const create = async ({ domain, code, name, owner }: NewSite): Promise<boolean> => {
    setSending(true);
    setRefused(null);
    try {
      await api('POST /operator/sites', {
        body: {
          key: domain,
          sitecode: code,
          main_domain_url: `https://${domain}`,
          is_whitelabel: true,
          ...(owner ? { owner_webmaster_username: owner } : {}),
          config: { config_version: 1, display_name: name, is_non_nude: false, custom: {} },
        },
      });
      await sites.mutate();
      toast({ appearance: 'success', content: t('created', { name }) });
      return true;
    } catch (error) {
      setRefused(error);
      return false;
    } finally {
      setSending(false);
    }
  };
  const problems = refused instanceof ApiError ? refused.fields : {};
  return (
    <SitesScreen
      sites={sites.data?.sites}
      state={{
        hasMore: false,
        pending: false,
        error: sites.error && !sites.data ? errorText(sites.error) : null,
        onMore: () => undefined,
        onRetry: () => void sites.mutate(),
      }}
      checking={checking}
      pending={isSending}
      error={refused ? errorContent(refused) : null}
      fieldErrors={{
        domain: problemText(problems.key),
        code: problemText(problems.sitecode),
        name: problemText(problems.display_name),
        owner: problemText(problems.owner_webmaster_username),
      }}
      onCheck={(key) => void check(key)}
      onCreate={create}
    />
  );
};
