import { AuthScreen, RegisterForm } from '@footlight/site-widgets';
import { Link, useTexts } from '@footlight/ui';
import { useNavigate } from 'react-router';
import { OauthButton } from '../../features/account/oauth/oauth-button.tsx';
import { useRegister } from '../../features/account/use-register.ts';
import { renderSiteLink } from '../../shell/links/site-link.tsx';
import { useModals } from '../../shell/modals/modals.ts';
import { useNextPath } from '../../shell/session/use-next-path.ts';

export const RegisterPage = () => {
  const { t } = useTexts(['account', 'applications', 'common']);
  const navigate = useNavigate();
  const next = useNextPath();
  const modals = useModals();
  const form = useRegister(() => void navigate(next));
  return (
    <AuthScreen
      title={t('registerTitle')}
      intro={t('registerWhy')}
      footer={
        <>
          {t('haveAccount')}{' '}
          <Link asChild>
            {renderSiteLink({ href: `/login?next=${encodeURIComponent(next)}`, children: t('common:login') })}
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
        {renderSiteLink({ href: '/models/signup', children: t('applications:title') })}
      </Link>
    </AuthScreen>
  );
};
