import { VersusTournamentScreen } from '@footlight/site-widgets';
import { useParams } from 'react-router';
import { tournamentKey } from '../../features/versus/versus-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { platformClock } from '../../shell/clock/platform-clock.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';

const READ_AGAIN_MS = 10_000;

/** A tournament's table (spec 3 §2); without an id, that of the newest one. It is read again until it has ended. */
export const VersusTournamentPage = () => {
  const { id } = useParams();
  const { data, error, mutate } = useRead(tournamentKey(id), {
    refreshInterval: (present) => (present?.tournament?.state === 'ended' ? 0 : READ_AGAIN_MS),
  });
  const errorText = useErrorText();
  if (error?.type === 'not_found' || error?.type === 'invalid_input') return <NotFoundPage />;
  return (
    <VersusTournamentScreen
      table={data}
      clock={platformClock.now}
      contestsHref="/contests/girls/versus"
      error={error && !data ? errorText(error) : null}
      onRetry={() => void mutate()}
    />
  );
};
