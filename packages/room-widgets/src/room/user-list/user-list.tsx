import type { ChatUser } from '@footlight/contract/realtime';
import {
  Avatar,
  Badge,
  cn,
  DropdownMenu,
  IconButton,
  Select,
  Skeleton,
  TokenAmount,
  useNumber,
  useOwnValue,
  useTexts,
} from '@footlight/ui';
import { EllipsisVertical } from 'lucide-react';
import { type ComponentProps, useId, useMemo } from 'react';
import { type PersonAction, PersonMenu } from '../../chat/chat/person-menu.tsx';
import { wholeCount } from '../../lib/whole-count.ts';

export type UserListSort = 'tokens' | 'username';

export interface UserListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Everybody in the room, including guests. Never shown as less than the number of named users. */
  count: number;
  /** The named users; null while they load. */
  users: readonly ChatUser[] | null;
  /** Without it, the list keeps it itself. */
  sort?: UserListSort;
  defaultSort?: UserListSort;
  onSortChange?: (sort: UserListSort) => void;
  /** Actions for a user; without any there is no menu. */
  actionsFor?: (user: ChatUser) => readonly PersonAction[];
  onAction?: (action: PersonAction, user: ChatUser) => void;
}

const amountOf = (value: number | undefined): number => wholeCount(value ?? 0) ?? 0;

/** Named users without duplicates, by tokens and tips or by name. */
const sorted = (users: readonly ChatUser[], sort: UserListSort): ChatUser[] =>
  [...new Map(users.filter(({ is_guest }) => !is_guest).map((user) => [user.username, user])).values()].sort(
    (a, b) =>
      // Readers who may not see balances see the most generous first.
      (sort === 'tokens' ? amountOf(b.tokens) - amountOf(a.tokens) : 0) ||
      (sort === 'tokens' ? amountOf(b.recentTips) - amountOf(a.recentTips) : 0) ||
      a.username.localeCompare(b.username),
  );

const Person = ({
  user,
  actionsFor,
  onAction,
}: { user: ChatUser } & Pick<UserListProps, 'actionsFor' | 'onAction'>) => {
  const { t } = useTexts('room');
  const actions = actionsFor?.(user) ?? [];
  const badge = user.is_model ? 'model' : user.is_super_vip ? 'superVip' : user.is_vip ? 'vip' : null;
  const number = useNumber();
  const tips = amountOf(user.recentTips);
  const tokens = user.tokens === undefined ? null : wholeCount(user.tokens);
  return (
    <li
      data-part="user"
      className="flex min-w-0 items-center gap-3 py-2 [contain-intrinsic-size:auto_48px] [content-visibility:auto]"
    >
      <Avatar name={user.username} size="sm" />
      {/* In a narrow column, badge and tokens are below the name. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="flex min-w-0 flex-1 basis-32 flex-col">
          <bdi data-part="name" title={user.username} className="truncate font-medium">
            {user.username}
          </bdi>
          {tips > 0 ? (
            <span data-part="tips" className="numeric text-xs text-text-muted wrap-anywhere">
              {t('users.tipped', { count: tips, shown: number(tips) })}
            </span>
          ) : null}
          {user.invisible_mode_level ? (
            <span data-part="hidden" className="text-xs text-text-muted wrap-anywhere">
              {t('users.hidden')}
            </span>
          ) : null}
        </span>
        {badge ? (
          <Badge tone={badge === 'model' ? 'primary' : 'secondary'}>{t(`chat.badge.${badge}`)}</Badge>
        ) : null}
        {tokens === null ? null : <TokenAmount value={tokens} className="text-sm" />}
      </span>
      {actions.length > 0 ? (
        <DropdownMenu
          trigger={
            <IconButton size="sm" data-part="menu" label={t('person.menu', { name: user.username })}>
              <EllipsisVertical />
            </IconButton>
          }
        >
          <PersonMenu
            username={user.username}
            actions={actions}
            onAction={(action) => onAction?.(action, user)}
          />
        </DropdownMenu>
      ) : null}
    </li>
  );
};

/** The users in the room (spec 2 §6, §9), to place in a dialog. The parent decides who may see it. */
export function UserList({
  count,
  users,
  sort: given,
  defaultSort = 'tokens',
  onSortChange,
  actionsFor,
  onAction,
  className,
  ...rest
}: UserListProps) {
  const { t } = useTexts('room');
  const number = useNumber();
  const [sort, setSort] = useOwnValue(given, defaultSort, onSortChange);
  const sortId = useId();
  const named = useMemo(() => sorted(users ?? [], sort), [users, sort]);
  const everybody = Math.max(wholeCount(count) ?? 0, named.length);
  const guests = everybody - named.length;
  return (
    <div
      {...rest}
      data-component="user-list"
      aria-busy={users === null}
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p data-part="count" role="status" className="numeric font-semibold">
          {t('users.count', { count: everybody, shown: number(everybody) })}
        </p>
        <span
          data-part="sort"
          hidden={named.length < 2}
          className="flex min-w-0 flex-wrap items-center gap-2 text-sm"
        >
          <label htmlFor={sortId} className="text-text-muted">
            {t('users.sort')}
          </label>
          <Select
            id={sortId}
            value={sort}
            onChange={(event) => setSort(event.target.value === 'username' ? 'username' : 'tokens')}
            options={[
              { value: 'tokens', label: t('users.tokens') },
              { value: 'username', label: t('users.username') },
            ]}
          />
        </span>
      </div>
      {users === null ? (
        <div data-part="pending" className="flex flex-col gap-3">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </div>
      ) : named.length === 0 ? (
        <p data-part="empty" className="py-4 text-center text-text-muted">
          {t('users.empty')}
        </p>
      ) : (
        <ul data-part="list" aria-label={t('users.list')} className="divide-y divide-border">
          {named.map((user) => (
            <Person
              key={user.username}
              user={user}
              {...(actionsFor ? { actionsFor } : {})}
              {...(onAction ? { onAction } : {})}
            />
          ))}
        </ul>
      )}
      {users !== null && guests > 0 ? (
        <p data-part="guests" className="text-sm text-text-muted">
          {t('users.guests', { count: guests, shown: number(guests) })}
        </p>
      ) : null}
    </div>
  );
}
