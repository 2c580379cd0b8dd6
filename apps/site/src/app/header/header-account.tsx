import { useState } from 'react';
import { AccountMenu } from '../../features/account/account-menu/account-menu.tsx';
import { operatorSitesKey } from '../../shell/api/operator-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useModals } from '../../shell/modals/modals.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSessionCalls } from '../../shell/session/use-session-calls.ts';

/** The end of the header: login and sign-up, or the account's menu. */
export const HeaderAccount = () => {
  const visitor = useCurrentUser();
  const { logout } = useSessionCalls();
  const modals = useModals();
  // Read when the menu opens: few users have sites.
  const [wasOpened, setWasOpened] = useState(false);
  const operator = useRead(wasOpened ? operatorSitesKey : null, { revalidateOnFocus: false });
  const user = visitor.data?.user;
  return (
    <AccountMenu
      user={
        visitor.isLoggedIn && user
          ? { username: user.username, displayName: user.display_name, avatar: user.avatar, type: user.type }
          : visitor.data
            ? null
            : undefined
      }
      balance={visitor.balance}
      operator={(operator.data?.sites.length ?? 0) > 0}
      onOpenChange={() => setWasOpened(true)}
      unread={visitor.data?.unread_notification_count ?? 0}
      onConfirmEmail={
        user?.email_confirmed === false ? () => void modals.open('email_confirm', {}) : undefined
      }
      account={visitor.data}
      onMessages={() => void modals.open('social', {})}
      onLogout={() => void logout()}
    />
  );
};
