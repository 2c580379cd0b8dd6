import { Link, useTexts } from '@footlight/ui';
import { useNavigate } from 'react-router';
import { AuthScreen } from '../screens/auth-screen/auth-screen.tsx';
import { LoginForm } from '../screens/login-form/login-form.tsx';
import { renderSiteLink } from './site-link.tsx';
import { useLogin } from './use-login.ts';
import { useNextPath } from './use-next-path.ts';

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
    </AuthScreen>
  );
};
