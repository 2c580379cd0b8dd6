import { AuthScreen, LoginForm } from '@footlight/site-widgets';
import { Link, useTexts } from '@footlight/ui';
import { useNavigate } from 'react-router';
import { OauthButton } from '../../features/account/oauth/oauth-button.tsx';
import { useLogin } from '../../features/account/use-login.ts';
import { renderSiteLink } from '../../shell/links/site-link.tsx';
import { useNextPath } from '../../shell/session/use-next-path.ts';

export const LoginPage = () => {
  const { t } = useTexts('account');
  const navigate = useNavigate();
  const next = useNextPath();
  const form = useLogin(() => void navigate(next));
  return (
    <AuthScreen
      title={t('loginTitle')}
      footer={
        <>
          {t('noAccount')}{' '}
          <Link asChild>
            {renderSiteLink({
              href: `/register?next=${encodeURIComponent(next)}`,
              children: t('register'),
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
