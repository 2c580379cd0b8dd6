import { AuthScreen, ResetPasswordForm } from '@footlight/site-widgets';
import { Banner, Button, Link, useTexts } from '@footlight/ui';
import { useSearchParams } from 'react-router';
import { useResetPassword } from '../../features/account/use-password-link.ts';
import { renderSiteLink } from '../../shell/links/site-link.tsx';

/** `/reset-password?token=…`: opening the link uses nothing up, because programs for mail open links, too. */
export const ResetPasswordPage = () => {
  const { t } = useTexts('password');
  const [query] = useSearchParams();
  const { form, isDone, isLinkOver } = useResetPassword(query.get('token') ?? '');
  const toLogin = renderSiteLink({ href: '/login', children: t('backToLogin') });
  return (
    <AuthScreen
      title={t('reset.title')}
      {...(isDone ? {} : { intro: t('reset.why') })}
      footer={<Link asChild>{toLogin}</Link>}
    >
      {isDone ? (
        <Banner appearance="success" live>
          {t('reset.done')}
        </Banner>
      ) : (
        <ResetPasswordForm {...form} />
      )}
      {isLinkOver ? (
        <Button asChild variant="outline" block>
          {renderSiteLink({ href: '/forgot-password', children: t('reset.newLink') })}
        </Button>
      ) : null}
    </AuthScreen>
  );
};
