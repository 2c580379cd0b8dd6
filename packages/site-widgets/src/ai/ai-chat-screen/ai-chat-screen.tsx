import type { AiExchange, AiKind, AiModel } from '@footlight/contract';
import { Button, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';
import { AiComposer } from './ai-composer.tsx';
import { AiConversation } from './ai-conversation.tsx';
import { CompanionProfile } from './companion-profile.tsx';
import { DeleteConversation } from './delete-conversation.tsx';

export interface AiChatScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Undefined while it loads. */
  model: AiModel | undefined;
  /** Undefined while they load. */
  exchanges: readonly AiExchange[] | undefined;
  loggedIn: boolean;
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
  ...rest
}: AiChatScreenProps) => {
  const { t } = useTexts('ai');
  const number = useNumber();
  const name = model?.display_name ?? '';
  const isWaiting = exchanges?.some(({ state }) => state === 'waiting') ?? false;
  return (
    <ContentFrame
      {...rest}
      name="ai-chat-screen"
      title={model ? name : t('title')}
      breadcrumbs={
        model
          ? [
              { href: '/ai-girlfriend', label: t('title') },
              { href: `/ai-girlfriend/${model.name}`, label: name },
            ]
          : []
      }
      wide
      loading={!model || !exchanges}
      error={error}
      onRetry={onRetry}
    >
      {model && exchanges ? (
        <>
          <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-[18rem_minmax(0,1fr)] desktop:gap-6">
            <CompanionProfile model={model} />
            <div
              data-part="chat"
              className="flex h-[max(26rem,calc(100dvh-21rem))] desktop:h-[max(36rem,calc(100dvh-16rem))] min-w-0 flex-col overflow-hidden rounded-xl bg-surface shadow-sm forced-colors:border"
            >
              {/* In reverse order a box stays at its end while the conversation grows. */}
              <section
                aria-label={t('conversation', { name })}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard (WCAG 2.1.1).
                tabIndex={0}
                className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto bg-canvas overscroll-contain p-3 desktop:p-6"
              >
                <div className="mb-auto">
                  <AiConversation
                    name={name}
                    greeting={model.greeting}
                    pictureUrl={model.picture_url}
                    exchanges={exchanges}
                  />
                </div>
              </section>
              {loggedIn ? (
                <AiComposer
                  model={model}
                  draft={draft}
                  onDraftChange={onDraftChange}
                  error={sendError}
                  pending={pending || isWaiting}
                  first={exchanges.length === 0}
                  onAsk={onAsk}
                />
              ) : (
                <div className="flex flex-wrap items-center justify-between gap-3 border-t border-border p-3 desktop:p-4">
                  <p className="min-w-0 text-sm text-text-muted wrap-anywhere">
                    {t('prices', { chat: number(model.chat_price), image: number(model.image_price) })}
                  </p>
                  <Button className="ms-auto" onClick={onLogin}>
                    {t('login')}
                  </Button>
                </div>
              )}
            </div>
          </div>
          {exchanges.length > 0 && !isWaiting ? <DeleteConversation onDelete={onDelete} /> : null}
        </>
      ) : null}
    </ContentFrame>
  );
};
