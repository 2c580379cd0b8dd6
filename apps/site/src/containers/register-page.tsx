import { Link, useTexts } from '@footlight/ui';
import { useNavigate } from 'react-router';
import { AuthScreen } from '../screens/auth-screen/auth-screen.tsx';
import { RegisterForm } from '../screens/register-form/register-form.tsx';
import { renderSiteLink } from './site-link.tsx';
import { useNextPath } from './use-next-path.ts';
import { useRegister } from './use-register.ts';

export const RegisterPage = () => {
  const { t } = useTexts('site');
  const navigate = useNavigate();
  const next = useNextPath();
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
      <RegisterForm {...form} />
    </AuthScreen>
  );
};
