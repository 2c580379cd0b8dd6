import { AuthScreen, CodeForm, LoginForm, RegisterForm } from '@footlight/site-widgets';
import { Banner, Button, Link, Skeleton, useTexts } from '@footlight/ui';
import { type OauthStep, useOauthReturn } from '../../features/account/oauth/use-oauth-return.ts';
import { renderSiteLink } from '../../shell/links/site-link.tsx';
import { useModals } from '../../shell/modals/modals.ts';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import { useToast } from '../../shell/toasts/toasts.ts';

const TITLES = {
  working: 'elsewhere.working',
  failed: 'elsewhere.failedTitle',
  code: 'proof.why',
  complete: 'elsewhere.completeTitle',
  connect: 'elsewhere.connectTitle',
} as const satisfies Record<OauthStep, string>;

/** `/oauth/callback`: where the login provider returns to. */
export const OauthCallbackPage = () => {
  const { t } = useTexts('security');
  const toast = useToast();
  const modals = useModals();
  const { oauthProvider } = useSiteConfig();
  const provider = oauthProvider ?? '';
  const { step, email, errorMessage, change, codeForm, loginForm, registerForm } = useOauthReturn(() =>
    toast({ appearance: 'success', content: t('elsewhere.connected') }),
  );
  const intro =
    step === 'complete'
      ? t('elsewhere.completeWhy')
      : step === 'connect'
        ? t('elsewhere.connectWhy', { provider })
        : null;
  return (
    <AuthScreen
      title={t(TITLES[step])}
      {...(intro ? { intro } : {})}
      footer={<Link asChild>{renderSiteLink({ href: '/login', children: t('elsewhere.back') })}</Link>}
    >
      {step === 'working' ? <Skeleton className="h-24" /> : null}
      {step === 'failed' ? (
        <Banner appearance="error" live>
          {errorMessage}
        </Banner>
      ) : null}
      {step === 'code' ? <CodeForm {...codeForm} /> : null}
      {step === 'connect' ? (
        <>
          <LoginForm {...loginForm} />
          <Button variant="ghost" block onClick={() => change('complete')}>
            {t('elsewhere.newAccount')}
          </Button>
        </>
      ) : null}
      {step === 'complete' ? (
        <>
          <RegisterForm
            {...registerForm}
            withoutPassword
            email={email ?? undefined}
            onRead={(document) => void modals.open(document === 'terms' ? 'terms' : 'privacy_policy', {})}
          />
          <Button variant="ghost" block onClick={() => change('connect')}>
            {t('elsewhere.haveAccount')}
          </Button>
        </>
      ) : null}
    </AuthScreen>
  );
};
