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
import { History, LogOut, Palette, Wallet } from 'lucide-react';

export interface MemberMenuProps {
  user: { username: string; displayName: string };
  balance: number | null;
  /** Has sites to edit. Left out while unknown. */
  isOperator?: boolean;
  onLogout(): void;
  /** Whenever the menu opens or closes. */
  onOpenChange?(isOpen: boolean): void;
}

/** The menu of somebody who is logged in. A file of its own, so that guests do not load a menu. */
const MemberMenu = ({ user, balance, isOperator = false, onLogout, onOpenChange }: MemberMenuProps) => {
  const { t } = useTexts('site');
  return (
    <DropdownMenu
      {...(onOpenChange ? { onOpenChange } : {})}
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
      {isOperator ? (
        <MenuLink href="/studio/brand" icon={<Palette />}>
          {t('header.brandStudio')}
        </MenuLink>
      ) : null}
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
