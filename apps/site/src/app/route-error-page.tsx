import { Button, ErrorPage, useTexts } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { useApi } from '../shell/api/api.ts';

/** Shows and logs a render error or a chunk that failed to load, and offers a next step (spec 2 §2). */
export const RouteErrorPage = () => {
  const { t } = useTexts('site');
  const api = useApi();
  const error = useRouteError();
  const [code, setCode] = useState<string | undefined>();
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError';
  useEffect(() => {
    if (isChunk) return;
    const failed = error instanceof Error ? error : new Error(String(error));
    api('POST /log/react-error', {
      body: {
        clientVersion: '1',
        errorMessage: failed.message.slice(0, 2000),
        stack: (failed.stack ?? '').slice(0, 20_000),
        time: Date.now(),
        url: window.location.href.slice(0, 2000),
      },
    }).then(
      (answer) => setCode(answer.code),
      () => setCode('Error code not available.'),
    );
  }, [api, error, isChunk]);
  return (
    <ErrorPage
      code={isChunk ? 'ChunkLoadError' : 500}
      {...(isChunk ? { message: t('moved') } : {})}
      {...(code ? { reference: code } : {})}
      action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
    />
  );
};
