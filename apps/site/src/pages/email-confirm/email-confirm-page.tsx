import { ApiError } from '@footlight/client';
import { ConfirmEmailScreen, type ConfirmState } from '@footlight/site-widgets';
import { useNumber, useTexts } from '@footlight/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePromoCalls } from '../../features/promos/use-promos.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useToast } from '../../shell/toasts/toasts.ts';

/** `/email/confirm?token=…`: confirms the email once and shows the tokens that were added (spec 1 §8). */
const ConfirmEmail = () => {
  const { t } = useTexts('promos');
  const number = useNumber();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const calls = usePromoCalls();
  const errorText = useErrorText();
  const toast = useToast();
  const [state, setState] = useState<ConfirmState>({ kind: 'working' });

  const confirm = async () => {
    setState({ kind: 'working' });
    try {
      const { username, tokens_added } = await calls.confirm(token);
      setState({ kind: 'done', name: username });
      if (tokens_added > 0) {
        toast({ appearance: 'success', content: t('free.added', { shown: number(tokens_added) }) });
      }
    } catch (error) {
      const isUnknown = error instanceof ApiError && (error.type === 'network' || error.status >= 500);
      const told = errorText(
        error instanceof ApiError && error.type === 'invalid_input'
          ? new ApiError('email_link_invalid', 404, '')
          : error,
      );
      setState({ kind: 'failed', error: told, mayRetry: isUnknown });
    }
  };
  const latest = useRef(confirm);
  useEffect(() => {
    latest.current = confirm;
  });
  // Uses the link once, even if effects run twice (Strict Mode).
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === token) return;
    opened.current = token;
    void latest.current();
  }, [token]);
  return <ConfirmEmailScreen state={state} tokensHref="/account/tokens" onRetry={() => void confirm()} />;
};

/** Only the browser confirms the link; the server renders nothing. */
export const EmailConfirmPage = () => {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted ? (
    <Suspense fallback={null}>
      <ConfirmEmail />
    </Suspense>
  ) : null;
};
