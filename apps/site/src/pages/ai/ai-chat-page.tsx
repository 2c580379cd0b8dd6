import { ApiError } from '@footlight/client';
import type { AiKind, AiModel } from '@footlight/contract';
import { AiChatScreen } from '@footlight/site-widgets';
import { useTexts } from '@footlight/ui';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { aiModelKey } from '../../features/ai/ai-keys.ts';
import { useAiChat } from '../../features/ai/use-ai-chat.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useBoot } from '../../shell/boot/boot.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useRequireLogin } from '../../shell/session/use-require-login.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';

/** `/ai-girlfriend/{name}`: chat with a companion and ask for pictures (spec 3 §2). */
export const AiChatPage = () => {
  const { name = '' } = useParams();
  const { t } = useTexts('ai');
  const { data: visitor, isLoggedIn } = useCurrentUser();
  const { data, error, mutate } = useRead(aiModelKey(name.toLowerCase(), useBoot().language));
  const model = data?.model;
  const chat = useAiChat(model, isLoggedIn);
  const requireLogin = useRequireLogin();
  const buyTokens = useBuyTokens();
  const errorContent = useErrorContent();
  const errorText = useErrorText();
  const [draft, setDraft] = useState('');
  const [problem, setProblem] = useState<ReactNode>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (error?.type === 'not_found' || error?.type === 'invalid_input') return <NotFoundPage />;

  const textOf = (failure: unknown, kind: AiKind, to: AiModel): ReactNode => {
    if (!(failure instanceof ApiError)) return kind === 'image' ? t('imageFailed') : errorContent(failure);
    if (failure.type === 'invalid_input') return t('refused', { name: to.display_name });
    return kind === 'image' && failure.status >= 500 ? t('imageFailed') : errorContent(failure);
  };
  const send = async (kind: AiKind, to: AiModel): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    try {
      await (kind === 'chat' ? chat.say(to, draft.trim()) : chat.draw(to, draft.trim()));
      setDraft('');
    } catch (failure) {
      // The draft stays.
      setProblem(textOf(failure, kind, to));
      if (failure instanceof ApiError && failure.type === 'not_enough_tokens') void buyTokens();
    } finally {
      setIsBusy(false);
    }
  };
  const failed = error && !data ? error : chat.error && !chat.exchanges ? chat.error : null;
  return (
    <AiChatScreen
      model={model}
      exchanges={isLoggedIn ? chat.exchanges : []}
      loggedIn={visitor && isLoggedIn}
      draft={draft}
      onDraftChange={setDraft}
      sendError={problem}
      pending={isBusy}
      onAsk={(kind) => model && requireLogin(() => send(kind, model))}
      onLogin={() => requireLogin(() => undefined)}
      onDelete={() => {
        if (!model) return;
        chat.forget(model.name).catch((failure: unknown) => setProblem(errorContent(failure)));
      }}
      error={failed ? errorText(failed) : null}
      onRetry={() => void (error ? mutate() : chat.refresh())}
    />
  );
};
