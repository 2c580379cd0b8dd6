import { ApiError } from '@footlight/client';
import { UnsubscribeScreen, type UnsubscribeState } from '@footlight/site-widgets';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '../../shell/api/api.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';

/** `/email/unsubscribe?token=…`, the link in mails about followed broadcasters. It needs no login. */
const EmailUnsubscribePage = () => {
  const [query] = useSearchParams();
  const api = useApi();
  const errorText = useErrorText();
  const [state, setState] = useState<UnsubscribeState>({ kind: 'asking', pending: false });
  const stop = async () => {
    setState({ kind: 'asking', pending: true });
    try {
      await api('POST /notices/unsubscribe', { query: { token: query.get('token') ?? '' }, body: {} });
      setState({ kind: 'done' });
    } catch (error) {
      const isInvalid =
        error instanceof ApiError && (error.type === 'email_link_invalid' || error.type === 'invalid_input');
      setState({ kind: 'failed', text: isInvalid ? null : errorText(error) });
    }
  };
  return <UnsubscribeScreen state={state} onStop={() => void stop()} />;
};

export default EmailUnsubscribePage;
