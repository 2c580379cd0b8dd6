import { Link, useTexts } from '@footlight/ui';
import { useNavigate } from 'react-router';
import { AuthScreen } from '../../features/account/auth-screen/auth-screen.tsx';
import { LoginForm } from '../../features/account/login-form/login-form.tsx';
import { OauthButton } from '../../features/account/oauth/oauth-button.tsx';
import { useLogin } from '../../features/account/use-login.ts';
import { renderSiteLink } from '../../shell/links/site-link.tsx';
import { useNextPath } from '../../shell/session/use-next-path.ts';

export const LoginPage = () => {
  const { t } = useTexts('site');
  const navigate = useNavigate();
  const next = useNextPath();
  const form = useLogin(() => void navigate(next));
  return (
    <AuthScreen
      title={t('auth.loginTitle')}
      footer={
        <>
          {t('auth.noAccount')}{' '}
          <Link asChild>
            {renderSiteLink({
              href: `/register?next=${encodeURIComponent(next)}`,
              children: t('auth.register'),
            })}
          </Link>
        </>
      }
    >
      <LoginForm {...form} />
      <OauthButton next={next} />
    </AuthScreen>
  );
};
