import type { AiExchange, AiKind, AiModel } from '@footlight/contract';
import { ContentFrame } from '@footlight/site-widgets';
import { Button, useNumber, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { AiComposer } from '../ai-composer.tsx';
import { AiConversation } from '../ai-conversation.tsx';
import { CompanionProfile } from '../companion-profile.tsx';
import { DeleteConversation } from '../delete-conversation.tsx';

export interface AiChatScreenProps {
  /** Undefined while it loads. */
  model: AiModel | undefined;
  /** Undefined while they load. */
  exchanges: readonly AiExchange[] | undefined;
  isLoggedIn: boolean;
  draft: string;
  onDraft(text: string): void;
  /** Why the last request was refused; null for nothing. */
  problem: ReactNode;
  /** A request is being sent. */
  isBusy: boolean;
  onAsk(kind: AiKind): void;
  onLogin(): void;
  onDelete(): void;
  errorMessage: string | null;
  onRetry(): void;
}

/** A companion: the conversation, and one text that becomes a message or a picture. */
export const AiChatScreen = (props: AiChatScreenProps) => {
  const { model, exchanges, isLoggedIn, draft, problem, isBusy } = props;
  const { t } = useTexts('ai');
  const number = useNumber();
  const name = model?.display_name ?? '';
  const isWaiting = exchanges?.some(({ state }) => state === 'waiting') ?? false;
  return (
    <ContentFrame
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
      error={props.errorMessage}
      onRetry={props.onRetry}
    >
      {model && exchanges ? (
        <>
          <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-[18rem_minmax(0,1fr)] desktop:gap-6">
            <CompanionProfile model={model} />
            <div
              data-part="chat"
              className="flex h-[max(36rem,calc(100dvh-16rem))] min-w-0 flex-col overflow-hidden rounded-xl bg-surface shadow-sm forced-colors:border"
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
              {isLoggedIn ? (
                <AiComposer
                  model={model}
                  draft={draft}
                  onDraft={props.onDraft}
                  problem={problem}
                  isBusy={isBusy || isWaiting}
                  isFirst={exchanges.length === 0}
                  onAsk={props.onAsk}
                />
              ) : (
                <div className="flex flex-wrap items-center justify-between gap-3 border-t border-border p-3 desktop:p-4">
                  <p className="min-w-0 text-sm text-text-muted wrap-anywhere">
                    {t('prices', { chat: number(model.chat_price), image: number(model.image_price) })}
                  </p>
                  <Button className="ms-auto" onClick={props.onLogin}>
                    {t('login')}
                  </Button>
                </div>
              )}
            </div>
          </div>
          {exchanges.length > 0 && !isWaiting ? <DeleteConversation onDelete={props.onDelete} /> : null}
        </>
      ) : null}
    </ContentFrame>
  );
};
