import {
  CONVERSATION_SORTS,
  type Conversation,
  type ConversationSort,
  sortConversations,
} from '@footlight/contract';
import {
  Badge,
  cn,
  EmptyState,
  Select,
  Skeleton,
  TextInput,
  useNumber,
  useOwnValue,
  useTexts,
} from '@footlight/ui';
import { MessagesSquare, Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { PersonFace } from '../../lib/person-face.tsx';

export interface MessageListProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Null while they load. */
  conversations: readonly Conversation[] | null;
  /** The user's own username. */
  me: string;
  /** Username of the conversation that is open beside the list; null for none. */
  selected: string | null;
  /** Without it, the list keeps it itself. */
  sort?: ConversationSort;
  defaultSort?: ConversationSort;
  onSortChange?: (sort: ConversationSort) => void;
  onSelect: (username: string) => void;
  /** Shown while there are no conversations: how to start one. */
  emptyAction?: ReactNode;
  /** Unix time in milliseconds; today's messages show their time, older ones their day. */
  now: number;
}

/** From this many conversations, a search field is shown. */
const SEARCH_FROM = 6;

const Row = ({
  conversation,
  me,
  selected,
  onSelect,
  now,
}: {
  conversation: Conversation;
  selected: boolean;
} & Pick<MessageListProps, 'me' | 'now' | 'onSelect'>) => {
  const { t, language } = useTexts('social');
  const number = useNumber();
  const { username, displayName, avatarUrl, isOnline, last, unread, at } = conversation;
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const when = new Intl.DateTimeFormat(language, isToday ? { timeStyle: 'short' } : { dateStyle: 'short' });
  return (
    <li className="[contain-intrinsic-size:auto_64px] [content-visibility:auto]">
      <button
        type="button"
        data-part="conversation"
        data-username={username}
        data-state={unread > 0 ? 'unread' : 'read'}
        aria-current={selected || undefined}
        onClick={() => onSelect(username)}
        className="flex w-full min-w-0 items-center gap-3 rounded-md px-2 py-2.5 text-start text-text hover:bg-surface-sunken aria-[current]:bg-surface-sunken forced-colors:aria-[current]:border-2 forced-colors:aria-[current]:border-[Highlight]"
      >
        <PersonFace name={displayName} src={avatarUrl} online={isOnline} />
        <span className="min-w-0 flex-1">
          <span className="flex min-w-0 items-baseline gap-2">
            <span className="min-w-0 flex-1 truncate">
              <bdi className={unread > 0 ? 'font-bold' : 'font-medium'}>{displayName}</bdi>{' '}
              <bdi data-part="username" className="text-xs text-text-muted">
                {username}
              </bdi>
            </span>
            <time dateTime={new Date(at).toISOString()} className="numeric shrink-0 text-xs text-text-muted">
              {when.format(at)}
            </time>
          </span>
          <span className="flex min-w-0 items-center gap-2">
            <bdi data-part="last" className="min-w-0 flex-1 truncate text-sm text-text-muted">
              {last === null
                ? t('list.nothing')
                : last.from === me
                  ? t('list.you', { text: last.message })
                  : last.message}
            </bdi>
            {unread > 0 ? (
              <Badge tone="new" data-part="unread">
                <span aria-hidden="true" className="numeric">
                  {number(unread)}
                </span>
                <span className="sr-only">{t('list.news', { count: unread, shown: number(unread) })}</span>
              </Badge>
            ) : null}
          </span>
        </span>
      </button>
    </li>
  );
};

/** The user's conversations, with sorting and search (spec 2 §3): beside the open conversation, or alone on a phone. */
export function MessageList({
  conversations,
  me,
  selected,
  sort: given,
  defaultSort = CONVERSATION_SORTS[0],
  onSortChange,
  onSelect,
  emptyAction,
  now,
  className,
  ...rest
}: MessageListProps) {
  const { t } = useTexts('social');
  const [sort, setSort] = useOwnValue(given, defaultSort, onSortChange);
  const sortId = useId();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = sortConversations(conversations ?? [], sort).filter(
    ({ username, displayName }) => username.includes(wanted) || displayName.toLowerCase().includes(wanted),
  );
  return (
    <div
      {...rest}
      data-component="message-list"
      aria-busy={conversations === null}
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      {conversations === null ? (
        <div data-part="pending" className="flex flex-col gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      ) : conversations.length === 0 ? (
        <EmptyState title={t('list.empty')} icon={<MessagesSquare />} action={emptyAction}>
          {t('list.emptyHint')}
        </EmptyState>
      ) : (
        <>
          {conversations.length >= SEARCH_FROM ? (
            <TextInput
              type="search"
              start={<Search />}
              aria-label={t('search')}
              placeholder={t('search')}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          ) : null}
          <span data-part="sort" className="flex min-w-0 flex-wrap items-center gap-2 text-sm">
            <label htmlFor={sortId} className="text-text-muted">
              {t('list.sort')}
            </label>
            <Select
              id={sortId}
              value={sort}
              onChange={(event) => {
                const next = CONVERSATION_SORTS.find((one) => one === event.target.value);
                if (next) setSort(next);
              }}
              options={CONVERSATION_SORTS.map((value) => ({ value, label: t(`list.${value}`) }))}
            />
          </span>
          {shown.length === 0 ? (
            <p data-part="no-match" role="status" className="py-4 text-center text-text-muted">
              {t('noMatch')}
            </p>
          ) : (
            <ul data-part="list" aria-label={t('list.label')} className="flex flex-col">
              {shown.map((conversation) => (
                <Row
                  key={conversation.username}
                  conversation={conversation}
                  me={me}
                  now={now}
                  selected={conversation.username === selected}
                  onSelect={onSelect}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
