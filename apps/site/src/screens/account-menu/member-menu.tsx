import {
  Avatar,
  DropdownMenu,
  IconButton,
  MenuItem,
  MenuLabel,
  MenuLink,
  TokenAmount,
  useTexts,
} from '@footlight/ui';
import { History, LogOut, Wallet } from 'lucide-react';

export interface MemberMenuProps {
  user: { username: string; displayName: string };
  balance: number | null;
  onLogout(): void;
}

/** The menu of somebody who is logged in. A file of its own, so that guests do not load a menu. */
const MemberMenu = ({ user, balance, onLogout }: MemberMenuProps) => {
  const { t } = useTexts('site');
  return (
    <DropdownMenu
      trigger={
        <IconButton label={t('header.account', { name: user.displayName })}>
          <Avatar name={user.displayName} size="sm" />
        </IconButton>
      }
    >
      <MenuLabel>{user.displayName}</MenuLabel>
      <MenuLink
        href="/account/tokens"
        icon={<Wallet />}
        aside={balance === null ? undefined : <TokenAmount value={balance} />}
      >
        {t('header.tokens')}
      </MenuLink>
      <MenuLink href="/view-history" icon={<History />}>
        {t('history.title')}
      </MenuLink>
      <MenuItem icon={<LogOut />} onSelect={onLogout}>
        {t('header.logout')}
      </MenuItem>
    </DropdownMenu>
  );
};

export default MemberMenu;
