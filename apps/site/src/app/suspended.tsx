import { Button, SuspendedPage, useTexts } from '@footlight/ui';
import { useCurrentUser } from '../shell/session/use-current-user.ts';
import { useSessionCalls } from '../shell/session/use-session-calls.ts';
import { useSiteConfig } from '../shell/site/use-site-config.ts';

/** In place of every page while the account is suspended (spec 1 §2, §8). */
const Suspended = () => {
  const { t } = useTexts('member');
  const { data } = useCurrentUser();
  const { site } = useSiteConfig();
  const { logout } = useSessionCalls();
  const until = data?.user.suspension_date;
  return (
    <SuspendedPage
      {...(until ? { until: new Date(until) } : {})}
      contact={site.custom.support_email || site.main_domain_url}
      action={<Button onClick={() => void logout()}>{t('logout')}</Button>}
    />
  );
};

export default Suspended;
