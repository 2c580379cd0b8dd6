import { Link, useTexts } from '@footlight/ui';
import { useNavigate } from 'react-router';
import { AuthScreen } from '../../features/account/auth-screen/auth-screen.tsx';
import { OauthButton } from '../../features/account/oauth/oauth-button.tsx';
import { RegisterForm } from '../../features/account/register-form/register-form.tsx';
import { useRegister } from '../../features/account/use-register.ts';
import { renderSiteLink } from '../../shell/links/site-link.tsx';
import { useModals } from '../../shell/modals/modals.ts';
import { useNextPath } from '../../shell/session/use-next-path.ts';

export const RegisterPage = () => {
  const { t } = useTexts(['site', 'apply']);
  const navigate = useNavigate();
  const next = useNextPath();
  const modals = useModals();
  const form = useRegister(() => void navigate(next));
  return (
    <AuthScreen
      title={t('auth.registerTitle')}
      intro={t('auth.registerWhy')}
      footer={
        <>
          {t('auth.haveAccount')}{' '}
          <Link asChild>
            {renderSiteLink({ href: `/login?next=${encodeURIComponent(next)}`, children: t('auth.login') })}
          </Link>
        </>
      }
    >
      <RegisterForm
        {...form}
        onRead={(document) => void modals.open(document === 'terms' ? 'terms' : 'privacy_policy', {})}
      />
      <OauthButton next={next} />
      <Link asChild className="self-center text-sm">
        {renderSiteLink({ href: '/models/signup', children: t('apply:title') })}
      </Link>
    </AuthScreen>
  );
};
