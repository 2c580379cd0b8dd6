import { AccountSettingsScreen } from '@footlight/site-widgets';
import { AccountBlockedPlaces } from '../../features/account/account-blocked-places.tsx';
import { AccountLogin } from '../../features/account/account-login.tsx';
import {
  AccountLinkedInMenu,
  AccountMessages,
  AccountNotices,
} from '../../features/account/account-preferences.tsx';
import { AccountProfile } from '../../features/account/account-profile.tsx';
import { AccountLiveMails, AccountPush } from '../../features/account/account-push.tsx';
import { AccountChat } from '../../features/chat/account-chat.tsx';
import { AccountPostpay } from '../../features/limits/account-postpay.tsx';
import { useMember } from '../../shell/session/use-member.ts';

/** `/account/settings`. Guests are sent to the login and return. */
const AccountSettingsPage = () => {
  const { data, isLoggedIn } = useMember();
  if (!data || !isLoggedIn) return <AccountSettingsScreen parts={null} />;
  const { user, settings, blocked_countries, blocked_states } = data;
  return (
    <AccountSettingsScreen
      parts={{
        profile: <AccountProfile user={user} />,
        login: <AccountLogin user={user} canChangeUsername={settings.can_change_username} />,
        chat: <AccountChat />,
        notices: (
          <>
            <AccountNotices />
            <AccountPush />
            <AccountLiveMails user={user} />
          </>
        ),
        privacy: (
          <>
            <AccountMessages />
            <AccountLinkedInMenu />
            {user.type === 'model' ? (
              <AccountBlockedPlaces blocked_countries={blocked_countries} blocked_states={blocked_states} />
            ) : null}
          </>
        ),
        payments: <AccountPostpay />,
      }}
    />
  );
};

export default AccountSettingsPage;
