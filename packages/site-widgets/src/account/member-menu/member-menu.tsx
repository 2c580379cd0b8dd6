import {
  Avatar,
  Badge,
  cn,
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
import type { ComponentProps } from 'react';

export interface MemberMenuProps extends Omit<ComponentProps<'span'>, 'children'> {
  user: { username: string; displayName: string; avatar?: string | null; type?: string | null };
  /** Null while unknown. */
  balance: number | null;
  /** The user has sites to edit. */
  operator?: boolean;
  /** The user may open the back office. */
  staff?: boolean;
  /** Unread conversations and friend requests. */
  unread?: number;
  /** Accounts that the user can switch to. */
  linked?: readonly { username: string; displayName: string }[];
  /** Opens the dialog that sends the confirmation mail again; only while the email is not confirmed. */
  onConfirmEmail?: (() => void) | undefined;
  onMessages(): void;
  /** Switches to a linked account. */
  onEnter(username: string): void;
  onLogout(): void;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The menu of a logged-in user. */
export const MemberMenu = (props: MemberMenuProps) => {
  const { user, balance, operator = false, staff = false, unread = 0, linked = [], ...others } = props;
  const { onConfirmEmail, onMessages, onEnter, onLogout, onOpenChange, className, ...rest } = others;
  const { t } = useTexts(['member', 'settings', 'lists', 'common']);
  const number = useNumber();
  const news = unread > 0 ? <Badge tone="new">{number(unread)}</Badge> : undefined;
  const mark =
    news ??
    (onConfirmEmail ? (
      <Badge tone="warning">
        <MailWarning aria-hidden="true" />
      </Badge>
    ) : undefined);
  return (
    <span {...rest} data-component="member-menu" className={cn('inline-flex', className)}>
      <DropdownMenu
        {...(onOpenChange ? { onOpenChange } : {})}
        trigger={
          <IconButton label={t('menu', { name: user.displayName })}>
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
            {t('common:tokens')}
          </MenuLink>
          <MenuItem icon={<MessagesSquare />} aside={news} onSelect={onMessages}>
            {t('messages')}
          </MenuItem>
          <MenuLink href="/account/media" icon={<Film />}>
            {t('myMedia')}
          </MenuLink>
          <MenuLink href="/followed" icon={<Heart />}>
            {t('lists:personal.followed')}
          </MenuLink>
          <MenuLink href="/for-you" icon={<Sparkles />}>
            {t('lists:personal.forYou')}
          </MenuLink>
          <MenuLink href="/fanclub/all" icon={<HeartHandshake />}>
            {t('fanClubs')}
          </MenuLink>
          <MenuLink href="/account/membership" icon={<Award />}>
            {t('membership')}
          </MenuLink>
          <MenuLink href="/account/security" icon={<ShieldCheck />}>
            {t('security')}
          </MenuLink>
          {operator ? (
            <MenuLink href="/studio/brand" icon={<Palette />}>
              {t('brandStudio')}
            </MenuLink>
          ) : null}
          {staff ? (
            <MenuLink href="/admin" icon={<Building2 />}>
              {t('backOffice')}
            </MenuLink>
          ) : null}
          {user.type === 'model' ? (
            <MenuLink href="/studio" icon={<Radio />}>
              {t('goLive')}
            </MenuLink>
          ) : null}
          {user.type === 'studio' ? (
            <MenuLink href={`/browse-studio/${user.username}`} icon={<Radio />}>
              {t('studioRooms')}
            </MenuLink>
          ) : null}
          <MenuLink href="/view-history" icon={<History />}>
            {t('history')}
          </MenuLink>
          <MenuLink href="/account/settings" icon={<Settings />}>
            {t('settings')}
          </MenuLink>
          {linked.map(({ username, displayName: name }) => (
            <MenuItem key={username} icon={<ArrowLeftRight />} onSelect={() => onEnter(username)}>
              {t('changeTo', { name })}
            </MenuItem>
          ))}
          <MenuItem icon={<LogOut />} onSelect={onLogout}>
            {t('logout')}
          </MenuItem>
        </MenuGroup>
      </DropdownMenu>
    </span>
  );
};
