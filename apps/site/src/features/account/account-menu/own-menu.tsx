import { type CurrentUserAnswer, type LinkedAccount, staffRoleOf } from '@footlight/contract';
import { MemberMenu, type MemberMenuProps } from '@footlight/site-widgets';
import { useEnterLinked } from '../use-enter-linked.ts';

interface MenuAccount {
  settings: Pick<CurrentUserAnswer['settings'], 'hide_linked_accounts'>;
  linkedAccounts: readonly LinkedAccount[];
  /** The staff's menu leads to the back office. */
  user?: Pick<CurrentUserAnswer['user'], 'isAdmin' | 'isSuperAdmin' | 'user_roles'>;
}

export interface OwnMenuProps extends Omit<MemberMenuProps, 'staff' | 'linked' | 'onEnter'> {
  /** Its linked accounts, unless the user hides them, are in the menu. */
  account?: MenuAccount | undefined;
}

/** The menu of a logged-in user, connected. A separate chunk, so that guests do not load it. */
const OwnMenu = ({ account, ...props }: OwnMenuProps) => {
  const { enter } = useEnterLinked();
  const staff = account?.user;
  const linked = account?.settings.hide_linked_accounts === 'NO' ? account.linkedAccounts : [];
  return (
    <MemberMenu
      {...props}
      staff={staff !== undefined && staffRoleOf({ ...staff, roles: staff.user_roles }) !== null}
      linked={linked.map(({ username, display_name: displayName }) => ({ username, displayName }))}
      onEnter={enter}
    />
  );
};

export default OwnMenu;
