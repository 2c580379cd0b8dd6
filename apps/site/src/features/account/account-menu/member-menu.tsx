import {
  Avatar,
  Badge,
  DropdownMenu,
  IconButton,
  MenuItem,
  MenuLabel,
  MenuLink,
  TokenAmount,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { Award, Film, HeartHandshake, History, LogOut, MessagesSquare, Palette, Wallet } from 'lucide-react';

export interface MemberMenuProps {
  user: { username: string; displayName: string };
  balance: number | null;
  /** The user has sites to edit; omitted while unknown. */
  isOperator?: boolean;
  /** Unread conversations and friend requests. */
  unread?: number;
  onMessages(): void;
  onLogout(): void;
  /** Called when the menu opens or closes. */
  onOpenChange?(isOpen: boolean): void;
}

/** The menu of a logged-in user. A separate chunk, so that guests do not load it. */
const MemberMenu = ({
  user,
  balance,
  isOperator = false,
  unread = 0,
  onMessages,
  onLogout,
  onOpenChange,
}: MemberMenuProps) => {
  const { t } = useTexts(['site', 'doors']);
  const number = useNumber();
  const news = unread > 0 ? <Badge tone="new">{number(unread)}</Badge> : undefined;
  return (
    <DropdownMenu
      {...(onOpenChange ? { onOpenChange } : {})}
      trigger={
        <IconButton label={t('header.account', { name: user.displayName })}>
          <span className="relative">
            <Avatar name={user.displayName} size="sm" />
            {news ? <span className="absolute -end-2 -top-2">{news}</span> : null}
          </span>
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
      <MenuItem icon={<MessagesSquare />} aside={news} onSelect={onMessages}>
        {t('header.messages')}
      </MenuItem>
      <MenuLink href="/account/media" icon={<Film />}>
        {t('doors:myMedia')}
      </MenuLink>
      <MenuLink href="/fanclub/all" icon={<HeartHandshake />}>
        {t('doors:fanClubs')}
      </MenuLink>
      <MenuLink href="/account/membership" icon={<Award />}>
        {t('doors:membership')}
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
