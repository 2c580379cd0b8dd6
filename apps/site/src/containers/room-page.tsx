import { isReservedName } from '@footlight/contract';
import { RoomSubject } from '@footlight/room-widgets';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { useErrorText } from '../data/use-error-text.ts';
import { useRoom } from '../data/use-room.ts';
import { loadRetried } from '../modals/load-retried.ts';
import { RoomNotFound } from '../screens/room-not-found/room-not-found.tsx';
import { RoomScreen } from '../screens/room-screen/room-screen.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RoomChat } from './room-chat.tsx';
import { RoomHead } from './room-head.tsx';
import { RoomPlayer } from './room-player.tsx';
import { RoomTip } from './room-tip.tsx';
import { useRoomConnection } from './use-room-connection.ts';
import { useVisibleViewport } from './use-visible-viewport.ts';

/** Shows come with their own chunk: most visits watch for free. */
const RoomShows = lazy(() => loadRetried(() => import('./room-shows.tsx')));

/** So do apps and split tips. */
const RoomApps = lazy(() => loadRetried(() => import('./room-apps.tsx')));

/** And so does the strip of media, which nobody waits for. */
const RoomMedia = lazy(() => loadRetried(() => import('./room-media.tsx')));

const Room = ({ username }: { username: string }) => {
  const { data: room, error } = useRoom(username);
  const errorText = useErrorText();
  useVisibleViewport();
  const show = room?.mode === 'private' ? room.show : null;
  const socket = useRoomConnection(username, room?.chat.status, show?.username);
  if (!room && error && error.type !== 'network') {
    return <RoomNotFound code={error.status} message={errorText(error)} suggestions={error.suggestions} />;
  }
  return (
    <RoomScreen
      header={<RoomHead room={room} socket={socket} />}
      subject={
        room?.chat.subjectText ? (
          <RoomSubject text={room.chat.subjectText} color={room.chat.subjectColor} />
        ) : null
      }
      shows={
        room ? (
          <Suspense fallback={null}>
            <RoomShows username={username} room={room} socket={socket} />
          </Suspense>
        ) : null
      }
      player={<RoomPlayer username={username} room={room} error={error} />}
      chat={<RoomChat username={username} room={room} socket={socket} />}
      tip={<RoomTip username={username} room={room} />}
      more={
        room ? (
          <>
            <Suspense fallback={null}>
              <RoomApps username={username} room={room} socket={socket} />
            </Suspense>
            <Suspense fallback={null}>
              <RoomMedia room={room} />
            </Suspense>
          </>
        ) : null
      }
    />
  );
};

/** `/{username}`: the room, its live picture, chat and tips. */
export const RoomPage = () => {
  const username = (useParams().username ?? '').toLowerCase();
  return isReservedName(username) ? <NotFoundPage /> : <Room key={username} username={username} />;
};
