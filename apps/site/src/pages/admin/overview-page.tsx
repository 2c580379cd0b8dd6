import { readKey } from '@footlight/client';
import { OverviewScreen } from '@footlight/studio-widgets';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';

const REFRESH_MS = 30_000;

/** `/admin`. */
export const OverviewPage = () => {
  const errorText = useErrorText();
  const { data, error, mutate } = useRead(readKey('GET /operator/overview'), { refreshInterval: REFRESH_MS });
  return (
    <OverviewScreen
      overview={data}
      error={error && !data ? errorText(error) : null}
      onRetry={() => void mutate()}
    />
  );
};
