import type { Person } from '@footlight/contract';
import { Alert, Button, cn, IconButton, Skeleton, useTexts } from '@footlight/ui';
import { ArrowLeft, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { PersonFace } from '../../lib/person-face.tsx';
import type { ConversationEntry } from './conversation-entry.ts';
import { ConversationLog, type ConversationLogProps } from './conversation-log.tsx';
import { MessageComposer, type MessageComposerProps } from './message-composer.tsx';

export interface ConversationProps
  extends Omit<ComponentProps<'section'>, 'children' | 'onDraftChange'>,
    Omit<ConversationLogProps, 'entries' | 'name'>,
    Omit<MessageComposerProps, 'name'> {
  person: Pick<Person, 'username' | 'displayName' | 'avatarUrl' | 'isOnline'>;
  /** Null while they load. */
  entries: readonly ConversationEntry[] | null;
  /** Why the user cannot write here; null if they can. The messages stay readable. */
  refusal: 'forbidden' | 'pm_not_allowed' | null;
  /** Translated: why the messages failed to load. */
  error?: string | null;
  onReload: () => void;
  /** Goes back to the list; omit it where the list is beside the conversation. */
  onBack?: () => void;
  /** Removes the conversation from the user's list. */
  onCloseConversation: () => void;
  /** Shown below the name, for instance the friend button. */
  actions?: ReactNode;
}

/** Messages between the user and another person (spec 2 §3). Fills its container; only the messages scroll. */
export function Conversation({
  person,
  entries,
  refusal,
  error = null,
  onReload,
  onBack,
  onCloseConversation,
  actions,
  draft,
  onDraftChange,
  onSend,
  readUpTo,
  hasMore,
  loadingOlder,
  onLoadOlder,
  now,
  onDelete,
  onRetry,
  onDiscard,
  className,
  ...rest
}: ConversationProps) {
  const { t } = useTexts(['social', 'common']);
  const { username, displayName: name, avatarUrl, isOnline } = person;
  return (
    <section
      {...rest}
      data-component="conversation"
      aria-label={t('talk.log', { name })}
      aria-busy={entries === null && !error}
      className={cn('flex h-full min-h-0 min-w-0 flex-col', className)}
    >
      <header
        data-part="head"
        className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border px-3 py-2"
      >
        {onBack ? (
          <IconButton label={t('talk.back')} data-part="back" onClick={onBack}>
            <ArrowLeft className="rtl:-scale-x-100" />
          </IconButton>
        ) : null}
        <PersonFace name={name} src={avatarUrl} online={isOnline} />
        <div className="min-w-20 flex-1">
          <h2 tabIndex={-1} data-part="name" className="truncate text-lg font-semibold" title={name}>
            <bdi>{name}</bdi>
          </h2>
          {/* Display names can resemble each other; usernames are unique. */}
          <bdi data-part="username" className="block truncate text-xs text-text-muted" title={username}>
            {username}
          </bdi>
        </div>
        {actions}
        <IconButton label={t('talk.close')} data-part="close" onClick={onCloseConversation}>
          <X />
        </IconButton>
      </header>
      {error ? (
        <div className="p-3">
          <Alert
            tone="error"
            live
            action={
              <Button size="sm" onClick={onReload}>
                {t('common:retry')}
              </Button>
            }
          >
            {error}
          </Alert>
        </div>
      ) : null}
      {entries === null ? (
        <div data-part="pending" className="flex min-h-0 flex-1 flex-col gap-3 p-3">
          {error ? null : (
            <>
              <Skeleton className="h-10 w-2/3" />
              <Skeleton className="h-10 w-1/2 self-end" />
              <Skeleton className="h-10 w-3/5" />
            </>
          )}
        </div>
      ) : (
        <ConversationLog
          name={name}
          entries={entries}
          readUpTo={readUpTo}
          hasMore={hasMore}
          loadingOlder={loadingOlder}
          onLoadOlder={onLoadOlder}
          now={now}
          onDelete={onDelete}
          onRetry={onRetry}
          onDiscard={onDiscard}
        />
      )}
      {refusal ? (
        <p
          data-part="refusal"
          role="status"
          className="border-t border-border p-3 text-center text-text-muted"
        >
          {t(`refusal.${refusal}`, { name })}
        </p>
      ) : (
        <MessageComposer name={name} draft={draft} onDraftChange={onDraftChange} onSend={onSend} />
      )}
    </section>
  );
}
