import { type AiExchange, type AiKind, type AiModel, MAX_AI_MESSAGE } from '@footlight/contract';
import { Avatar, Badge, Button, Field, TextArea, useNumber, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { ContentFrame } from '../../../features/content/content-frame/content-frame.tsx';
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
  const number = useNumber();
  const name = model?.display_name ?? '';
  const isWaiting = exchanges?.some(({ state }) => state === 'waiting') ?? false;
  const isClosed = isBusy || isWaiting || draft.trim() === '';
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
          <div className="flex flex-wrap items-center gap-3">
            <Avatar name={name} src={model.picture_url} size="lg" />
            <Badge>{t('label')}</Badge>
            <p className="min-w-0 text-pretty wrap-anywhere">{t('notice', { name })}</p>
          </div>
          <AiConversation name={name} exchanges={exchanges} />
          {isLoggedIn ? (
            <form
              className="flex flex-col gap-3"
              onSubmit={(event) => {
                event.preventDefault();
                if (!isClosed) props.onAsk('chat');
              }}
            >
              <Field label={t('message')} error={problem ?? undefined}>
                <TextArea
                  value={draft}
                  rows={2}
                  maxLength={MAX_AI_MESSAGE}
                  counter
                  onChange={(event) => props.onDraft(event.target.value)}
                />
              </Field>
              <div className="flex flex-wrap gap-3" data-guard="text">
                <Button
                  type="submit"
                  disabled={isClosed}
                  className="h-auto min-h-11 max-w-full shrink whitespace-normal wrap-anywhere"
                >
                  {t('send', { tokens: number(model.chat_price) })}
                </Button>
                <Button
                  variant="secondary"
                  disabled={isClosed}
                  className="h-auto min-h-11 max-w-full shrink whitespace-normal wrap-anywhere"
                  onClick={() => props.onAsk('image')}
                >
                  {t('draw', { tokens: number(model.image_price) })}
                </Button>
              </div>
            </form>
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
