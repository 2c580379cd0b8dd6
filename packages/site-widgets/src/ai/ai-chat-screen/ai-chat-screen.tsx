import type { AiExchange, AiKind, AiModel } from '@footlight/contract';
import { Button, cn, Skeleton, useNumber, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';
import { AiComposer } from './ai-composer.tsx';
import { AiConversation, PendingConversation } from './ai-conversation.tsx';
import { AiStart } from './ai-start.tsx';
import { CompanionProfile } from './companion-profile.tsx';
import { DeleteConversation } from './delete-conversation.tsx';

export interface AiChatScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Undefined while it loads. */
  model: AiModel | undefined;
  /** Undefined while they load. */
  exchanges: readonly AiExchange[] | undefined;
  /** Undefined until it is known: the login then only keeps its place. */
  loggedIn: boolean | undefined;
  draft: string;
  onDraftChange(text: string): void;
  /** Why the last request was refused; null for nothing. */
  sendError: ReactNode;
  /** A request is being sent. */
  pending: boolean;
  onAsk(kind: AiKind): void;
  onLogin(): void;
  onDelete(): void;
  /** Why the companion could not be loaded. */
  error: ReactNode;
  onRetry(): void;
}

const layout = 'grid grid-cols-1 gap-3 desktop:grid-cols-[22rem_minmax(0,1fr)] desktop:gap-6';
/** Fills the window below the header and the portrait: the field is at its foot, also above a keyboard. */
const chatHeight = 'h-[max(26rem,calc(100dvh-16.25rem))] desktop:h-[max(34rem,calc(100dvh-9.5rem))]';

const Pending = () => (
  <div aria-hidden="true" className={layout}>
    <Skeleton className="h-16 rounded-lg desktop:h-full desktop:rounded-xl" />
    <Skeleton className={cn('rounded-xl', chatHeight)} />
  </div>
);

/** A companion: the conversation, and one text that becomes a message or a picture. */
export const AiChatScreen = ({
  model,
  exchanges,
  loggedIn,
  draft,
  onDraftChange,
  sendError,
  pending,
  onAsk,
  onLogin,
  onDelete,
  error,
  onRetry,
  className,
  ...rest
}: AiChatScreenProps) => {
  const { t } = useTexts('ai');
  const number = useNumber();
  const field = useRef<HTMLTextAreaElement>(null);
  const name = model?.display_name ?? '';
  const isWaiting = exchanges?.some(({ state }) => state === 'waiting') ?? false;
  const start = (text: string) => {
    onDraftChange(text);
    field.current?.focus();
  };
  return (
    <ContentFrame
      {...rest}
      name="ai-chat-screen"
      title={t('title')}
      // The portrait has the heading.
      head={model && !error ? false : undefined}
      breadcrumbs={
        model
          ? [
              { href: '/ai-girlfriend', label: t('title') },
              { href: `/ai-girlfriend/${model.name}`, label: name },
            ]
          : []
      }
      wide
      error={error}
      onRetry={onRetry}
      className={cn('gap-3 py-3 desktop:gap-6 desktop:py-6', className)}
    >
      {model ? (
        <div className={layout}>
          <CompanionProfile model={model} />
          <div
            data-part="chat"
            className={cn(
              'flex min-w-0 flex-col overflow-hidden rounded-xl border border-border bg-surface shadow-sm',
              chatHeight,
            )}
          >
            {/* In reverse order a box stays at its end while the conversation grows. */}
            <section
              aria-label={t('conversation', { name })}
              aria-busy={!exchanges}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard (WCAG 2.1.1).
              tabIndex={0}
              className="footlight-glow flex min-h-0 flex-1 flex-col-reverse overflow-y-auto bg-canvas overscroll-contain p-3 desktop:p-6"
            >
              {!exchanges ? (
                <PendingConversation />
              ) : exchanges.length === 0 ? (
                <AiStart greeting={model.greeting} onStart={loggedIn ? start : undefined} />
              ) : (
                <AiConversation
                  name={name}
                  greeting={model.greeting}
                  pictureUrl={model.picture_url}
                  exchanges={exchanges}
                />
              )}
            </section>
            {loggedIn ? (
              <AiComposer
                model={model}
                draft={draft}
                onDraftChange={onDraftChange}
                error={sendError}
                pending={pending || isWaiting || !exchanges}
                onAsk={onAsk}
                fieldRef={field}
              />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-3 border-t border-border p-3 desktop:p-4">
                <p className="min-w-0 text-sm text-text-muted wrap-anywhere">
                  {t('prices', { chat: number(model.chat_price), image: number(model.image_price) })}
                </p>
                <Button className={cn('ms-auto', loggedIn === undefined && 'invisible')} onClick={onLogin}>
                  {t('login')}
                </Button>
              </div>
            )}
          </div>
        </div>
      ) : (
        <Pending />
      )}
      {model && exchanges && exchanges.length > 0 && !isWaiting ? (
        <DeleteConversation onDelete={onDelete} />
      ) : null}
    </ContentFrame>
  );
};
