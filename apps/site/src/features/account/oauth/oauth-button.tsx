import { Banner, Button, useTexts } from '@footlight/ui';
import { useApi } from '../../../shell/api/api.ts';
import { useSiteConfig } from '../../../shell/site/use-site-config.ts';
import { leaveFor } from '../oauth-next.ts';
import { useSending } from '../security/use-sending.ts';

/** The login at the operator's provider, where there is one. */
export const OauthButton = ({ next }: { next: string }) => {
  const { oauthProvider: provider } = useSiteConfig();
  return provider === null ? null : <Offered provider={provider} next={next} />;
};

const Offered = ({ provider, next }: { provider: string; next: string }) => {
  const { t } = useTexts('security');
  const api = useApi();
  const { pending, error, send } = useSending();
  const start = () =>
    send(async () => leaveFor((await api('POST /auth/oauth/start', { body: {} })).url, next));
  return (
    <>
      {error ? (
        <Banner appearance="error" live>
          {error}
        </Banner>
      ) : null}
      <Button variant="outline" size="lg" block loading={pending} onClick={() => void start()}>
        {t('elsewhere.continueWith', { provider })}
      </Button>
    </>
  );
};
