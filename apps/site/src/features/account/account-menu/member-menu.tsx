import { type CurrentUserAnswer, type LinkedAccount, staffRoleOf } from '@footlight/contract';
import {
  Avatar,
  Badge,
  DropdownMenu,
  IconButton,
  MenuGroup,
  MenuItem,
  MenuLink,
  TokenAmount,
  useNumber,
  useTexts,
} from '@footlight/ui';
import {
  ArrowLeftRight,
  Award,
  Building2,
  Film,
  Heart,
  HeartHandshake,
  History,
  LogOut,
  MailWarning,
  MessagesSquare,
  Palette,
  Radio,
  Settings,
  ShieldCheck,
  Sparkles,
  Wallet,
} from 'lucide-react';
import { useEnterLinked } from '../use-enter-linked.ts';

interface MenuAccount {
  settings: Pick<CurrentUserAnswer['settings'], 'hide_linked_accounts'>;
  linkedAccounts: readonly LinkedAccount[];
  /** The staff's menu leads to the back office. */
  user?: Pick<CurrentUserAnswer['user'], 'isAdmin' | 'isSuperAdmin' | 'user_roles'>;
}

export interface MemberMenuProps {
  user: { username: string; displayName: string; avatar?: string | null; type?: string | null };
  balance: number | null;
  /** The user has sites to edit; omitted while unknown. */
  isOperator?: boolean;
  /** Unread conversations and friend requests. */
  unread?: number;
  /** Opens the dialog that sends the confirmation mail again; only while the email is not confirmed. */
  onConfirmEmail?: (() => void) | undefined;
  /** Its linked accounts, unless the user hides them, are in the menu. */
  account?: MenuAccount | undefined;
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
  account,
  onMessages,
  onConfirmEmail,
  onLogout,
  onOpenChange,
}: MemberMenuProps) => {
  const staff = account?.user;
  const isStaff = staff !== undefined && staffRoleOf({ ...staff, roles: staff.user_roles }) !== null;
  const { t } = useTexts(['site', 'doors', 'settings', 'lists']);
  const number = useNumber();
  const { enter } = useEnterLinked();
  const linked = account?.settings.hide_linked_accounts === 'NO' ? account.linkedAccounts : [];
  const news = unread > 0 ? <Badge tone="new">{number(unread)}</Badge> : undefined;
  const mark =
    news ??
    (onConfirmEmail ? (
      <Badge tone="warning">
        <MailWarning aria-hidden="true" />
      </Badge>
    ) : undefined);
  return (
    <DropdownMenu
      {...(onOpenChange ? { onOpenChange } : {})}
      trigger={
        <IconButton label={t('header.account', { name: user.displayName })}>
          <span className="relative">
            <Avatar name={user.displayName} src={user.avatar ?? undefined} size="sm" />
            {mark ? <span className="absolute -end-2 -top-2">{mark}</span> : null}
          </span>
        </IconButton>
      }
    >
      <MenuGroup label={user.displayName}>
        {onConfirmEmail ? (
          <MenuItem icon={<MailWarning />} onSelect={onConfirmEmail}>
            {t('settings:confirm.title')}
          </MenuItem>
        ) : null}
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
        <MenuLink href="/followed" icon={<Heart />}>
          {t('lists:personal.followed')}
        </MenuLink>
        <MenuLink href="/for-you" icon={<Sparkles />}>
          {t('lists:personal.forYou')}
        </MenuLink>
        <MenuLink href="/fanclub/all" icon={<HeartHandshake />}>
          {t('doors:fanClubs')}
        </MenuLink>
        <MenuLink href="/account/membership" icon={<Award />}>
          {t('doors:membership')}
        </MenuLink>
        <MenuLink href="/account/security" icon={<ShieldCheck />}>
          {t('doors:security')}
        </MenuLink>
        {isOperator ? (
          <MenuLink href="/studio/brand" icon={<Palette />}>
            {t('header.brandStudio')}
          </MenuLink>
        ) : null}
        {isStaff ? (
          <MenuLink href="/admin" icon={<Building2 />}>
            {t('doors:backOffice')}
          </MenuLink>
        ) : null}
        {user.type === 'model' ? (
          <MenuLink href="/studio" icon={<Radio />}>
            {t('doors:goLive')}
          </MenuLink>
        ) : null}
        <MenuLink href="/view-history" icon={<History />}>
          {t('history.title')}
        </MenuLink>
        <MenuLink href="/account/settings" icon={<Settings />}>
          {t('doors:account.settings')}
        </MenuLink>
        {linked.map(({ username, display_name: name }) => (
          <MenuItem key={username} icon={<ArrowLeftRight />} onSelect={() => enter(username)}>
            {t('doors:changeTo', { name })}
          </MenuItem>
        ))}
        <MenuItem icon={<LogOut />} onSelect={onLogout}>
          {t('header.logout')}
        </MenuItem>
      </MenuGroup>
    </DropdownMenu>
  );
};

export default MemberMenu;
