import { readKey } from '@footlight/client';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { OverviewScreen } from './overview-screen/overview-screen.tsx';

const REFRESH_MS = 30_000;

/** `/admin`. */
export const OverviewPage = () => {
  const errorText = useErrorText();
  const { data, error, mutate } = useRead(readKey('GET /operator/overview'), { refreshInterval: REFRESH_MS });
  return (
    <OverviewScreen
      overview={data}
      errorMessage={error && !data ? errorText(error) : null}
      onRetry={() => void mutate()}
    />
  );
};
