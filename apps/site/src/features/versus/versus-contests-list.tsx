import type { ApiError } from '@footlight/client';
import type { Gender } from '@footlight/contract';
import type { CallAnswer } from '@footlight/contract/operations';
import { VersusScreen, type VersusScreenProps } from '@footlight/site-widgets';
import useSWR from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { platformClock, withClock } from '../../shell/clock/platform-clock.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { versusContestsKey } from './versus-keys.ts';

/** Milliseconds between reads while a contest is shown, and without one. */
const READ_AGAIN_MS = 3_000;
const READ_AGAIN_IDLE_MS = 10_000;

type Answer = CallAnswer<'GET /versus-contests/{gender}'>;

/** The contests of a section, read again while the page is in view; so results leave by themselves. */
export const VersusContestsList = ({
  gender,
  ...shown
}: { gender: Gender } & Pick<VersusScreenProps, 'tips' | 'livePicture'>) => {
  const api = useApi();
  const errorText = useErrorText();
  const { data, error, mutate } = useSWR<Answer, ApiError>(
    versusContestsKey(gender),
    () => withClock(() => api('GET /versus-contests/{gender}', { params: { gender } })),
    {
      refreshInterval: (latest?: Answer) => (latest?.contests.length ? READ_AGAIN_MS : READ_AGAIN_IDLE_MS),
      keepPreviousData: true,
    },
  );
  return (
    <VersusScreen
      {...shown}
      list={data}
      clock={platformClock.now}
      error={error && !data ? errorText(error) : null}
      onRetry={() => void mutate()}
    />
  );
};
