import { Button, cn, IconButton, type MarkPress, useTexts } from '@footlight/ui';
import { RotateCw, Trash2, TriangleAlert } from 'lucide-react';
import type { ConversationEntry } from './conversation-entry.ts';

export interface ConversationRowProps {
  /** The other person. */
  name: string;
  entry: ConversationEntry;
  onDelete: (messageId: number) => void;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
  /** Wraps each button that goes with the message. */
  mark: MarkPress;
}

/** One message: those of others at the start, the user's at the end. */
export const ConversationRow = ({
  name,
  entry,
  onDelete,
  onRetry,
  onDiscard,
  mark,
}: ConversationRowProps) => {
  const { t, language } = useTexts(['social', 'common']);
  const { key, messageId, isOwn, text, at, state, error } = entry;
  const named = (action: string) => `${action}: ${text.slice(0, 40)}`;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);
  return (
    <li
      data-part="message"
      data-state={state}
      className={cn('group flex min-w-0 flex-col gap-1', isOwn ? 'items-end' : 'items-start')}
    >
      <span className={cn('flex max-w-[85%] min-w-0 items-center gap-1', isOwn && 'flex-row-reverse')}>
        {/* Everybody else sees it by the side and the colour. */}
        <span className="sr-only">{`${isOwn ? t('talk.you') : name}: `}</span>
        <span
          dir="auto"
          data-part="text"
          className={cn(
            'min-w-0 whitespace-pre-wrap rounded-lg px-3 py-2 wrap-anywhere',
            isOwn ? 'bg-primary-soft text-on-primary-soft' : 'bg-surface-sunken text-text',
          )}
        >
          {text}
        </span>
        {isOwn && messageId !== null ? (
          <IconButton
            size="sm"
            data-part="delete"
            label={named(t('talk.delete'))}
            className="shrink-0 text-text-muted"
            onClick={mark(() => onDelete(messageId))}
          >
            <Trash2 />
          </IconButton>
        ) : null}
      </span>
      {state === 'failed' ? (
        <span
          data-part="problem"
          role="alert"
          className="flex flex-wrap items-center justify-end gap-2 text-sm text-danger-text"
        >
          <TriangleAlert aria-hidden="true" className="size-4" />
          {error ?? t('talk.notSent')}
          <Button
            size="sm"
            variant="outline"
            iconStart={<RotateCw />}
            aria-label={named(t('common:sendAgain'))}
            onClick={mark(() => onRetry(key))}
          >
            {t('common:sendAgain')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={named(t('talk.discard'))}
            onClick={mark(() => onDiscard(key))}
          >
            {t('talk.discard')}
          </Button>
        </span>
      ) : (
        <span className="numeric text-xs text-text-muted">
          {state === 'sending' ? (
            t('talk.sending')
          ) : (
            <time dateTime={new Date(at).toISOString()}>{time}</time>
          )}
        </span>
      )}
    </li>
  );
};
