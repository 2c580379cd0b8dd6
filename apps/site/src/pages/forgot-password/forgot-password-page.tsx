import { AuthScreen, ForgotPasswordForm } from '@footlight/site-widgets';
import { Link, useTexts } from '@footlight/ui';
import { useForgotPassword } from '../../features/account/use-password-link.ts';
import { renderSiteLink } from '../../shell/links/site-link.tsx';

export const ForgotPasswordPage = () => {
  const { t } = useTexts('password');
  const { form, isDone, startAgain } = useForgotPassword();
  return (
    <AuthScreen
      title={t('forgot.title')}
      {...(isDone ? {} : { intro: t('forgot.why') })}
      footer={<Link asChild>{renderSiteLink({ href: '/login', children: t('backToLogin') })}</Link>}
    >
      <ForgotPasswordForm {...form} sent={isDone} onStartAgain={startAgain} />
    </AuthScreen>
  );
};
