import { Button, ErrorPage, useTexts } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { useApi } from '../shell/api/api.ts';
import { reportError } from '../shell/reports/report-error.ts';

/** Shows and logs a render error of a page, and offers a next step (spec 2 §2). */
const RenderErrorPage = () => {
  const { t } = useTexts('common');
  const api = useApi();
  const error = useRouteError();
  const [code, setCode] = useState<string | undefined>();
  useEffect(() => void reportError(api, error).then(setCode), [api, error]);
  return (
    <ErrorPage
      code={500}
      {...(code ? { reference: code } : {})}
      action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
    />
  );
};

export default RenderErrorPage;
