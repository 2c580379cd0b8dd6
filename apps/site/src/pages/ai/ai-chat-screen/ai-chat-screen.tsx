import type { AiExchange, AiKind, AiModel } from '@footlight/contract';
import { Avatar, Badge, Button, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { ContentFrame } from '../../../features/content/content-frame/content-frame.tsx';
import { AiComposer } from '../ai-composer.tsx';
import { AiConversation } from '../ai-conversation.tsx';
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
      isLoading={!model || !exchanges}
      errorMessage={props.errorMessage}
      onRetry={props.onRetry}
    >
      {model && exchanges ? (
        <>
          <div className="flex items-center gap-4">
            <Avatar name={name} src={model.picture_url} size="xl" />
            <p className="flex min-w-0 flex-col items-start gap-1.5 text-pretty wrap-anywhere">
              <Badge>{t('label')}</Badge>
              {t('notice', { name })}
            </p>
          </div>
          <AiConversation name={name} pictureUrl={model.picture_url} exchanges={exchanges} />
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
            <p>
              <Button onClick={props.onLogin}>{t('login')}</Button>
            </p>
          )}
          {exchanges.length > 0 && !isWaiting ? <DeleteConversation onDelete={props.onDelete} /> : null}
        </>
      ) : null}
    </ContentFrame>
  );
};
