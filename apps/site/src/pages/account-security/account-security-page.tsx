import { AccountFrame } from '@footlight/site-widgets';
import { ErrorPage, Skeleton, useTexts } from '@footlight/ui';
import { AccountSecurity } from '../../features/account/security/account-security.tsx';
import { securityKey } from '../../features/account/security/security-key.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useMember } from '../../shell/session/use-member.ts';

/** `/account/security`. Guests are sent to the login and return. */
export const AccountSecurityPage = () => {
  const { t } = useTexts('security');
  const { data: visitor, isLoggedIn } = useMember();
  const { data, error } = useRead(isLoggedIn ? securityKey : null);
  if (error && !data) return <ErrorPage code={error.status || 503} />;
  return (
    <AccountFrame current="security" title={t('title')}>
      {data && visitor ? (
        <AccountSecurity security={data} visitor={visitor} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </AccountFrame>
  );
};
