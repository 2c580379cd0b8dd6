import {
  Avatar,
  Button,
  DropdownMenu,
  IconButton,
  MenuItem,
  MenuLabel,
  MenuLink,
  TokenAmount,
  useLinkRenderer,
} from '@footlight/ui';
import { LogOut, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface AccountMenuProps {
  /** Undefined: not known yet. Null: a guest. */
  user: { username: string; displayName: string } | null | undefined;
  balance: number | null;
  onLogout(): void;
}

/** The end of the header: ways in for guests, the account's menu for members. Holds its room while unknown. */
export const AccountMenu = ({ user, balance, onLogout }: AccountMenuProps) => {
  const { t } = useTranslation('site');
  const link = useLinkRenderer();
  if (user === undefined) return <span data-component="account-menu" className="h-10 w-10" />;
  if (user === null) {
    return (
      <>
        <Button asChild variant="ghost" size="sm">
          {link({ href: '/login', children: t('header.login') })}
        </Button>
        <Button asChild size="sm">
          {link({ href: '/register', children: t('header.signup') })}
        </Button>
      </>
    );
  }
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
      <MenuItem icon={<LogOut />} onSelect={onLogout}>
        {t('header.logout')}
      </MenuItem>
    </DropdownMenu>
  );
};
