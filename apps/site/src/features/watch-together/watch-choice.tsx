import type { Show } from '@footlight/contract';
import { WatchInvite } from '@footlight/room-widgets';
import { useModals } from '../../shell/modals/modals.ts';
import { useWatch } from './use-watch.ts';

interface WatchChoiceProps {
  show: Show;
  /** Display name of the broadcaster. */
  broadcasterName: string;
  broadcaster: boolean;
}

/** In a private show with watching together: says so while no video is open, and lets the broadcaster choose one. */
const WatchChoice = ({ show, broadcasterName, broadcaster }: WatchChoiceProps) => {
  const username = show.broadcaster;
  const { watch, error, set } = useWatch(username, show.show_id);
  const modals = useModals();
  // The show is over; the room is about to say so.
  if (error?.type === 'show_not_running') return null;
  if (watch ? watch.media_id !== null : !error) return null;
  return (
    <WatchInvite
      broadcasterName={broadcasterName}
      onChoose={broadcaster ? () => void modals.open('watch_together', { username }) : undefined}
      onRetry={watch ? undefined : () => void set()}
    />
  );
};

export default WatchChoice;
