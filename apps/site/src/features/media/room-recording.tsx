import type { Room } from '@footlight/contract';
import { Alert } from '@footlight/ui';
import { useAtom } from 'jotai';
import { readyRecordingsAtom } from './ready-recordings.ts';
import { RecordingToast } from './recording-toast/recording-toast.tsx';

/** The link to the recording of this room's last ticket show. It stays, after the toast has gone, until it is closed. */
const RoomRecording = ({ room }: { room: Room }) => {
  const { username } = room.user;
  const [{ [username]: href, ...others }, setReady] = useAtom(readyRecordingsAtom);
  if (href === undefined) return null;
  return (
    <Alert tone="success" data-part="room-recording" onDismiss={() => setReady(others)}>
      <RecordingToast broadcaster={room.viewer.isStreamer ? null : username} href={href} />
    </Alert>
  );
};

export default RoomRecording;
