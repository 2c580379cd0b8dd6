import { mayShareCam, type Room } from '@footlight/contract';
import { lazyComponent } from '@footlight/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { usePostpayOnce } from '../../features/limits/use-postpay-once.ts';
import { readyRecordingsAtom } from '../../features/media/ready-recordings.ts';
import { ShowControls } from '../../features/shows/show-controls.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';

/** Lazy, because only the broadcaster of a room needs it. */
const BroadcasterShow = lazyComponent(() => import('../../features/broadcaster/broadcaster-show.tsx'));
/** Lazy, because few rooms and viewers use cameras. */
const RoomCam = lazyComponent(() => import('../../features/cams/room-cam.tsx'));

/** Lazy, because few rooms have a contest. */
const RoomVersus = lazyComponent(() => import('../../features/versus/room-versus.tsx'));

/** Lazy, because only a running private needs it. */
const ReUpNotice = lazyComponent(() => import('../../features/limits/re-up-notice.tsx'));

/** Lazy, because few private shows watch videos together. */
const WatchChoice = lazyComponent(() => import('../../features/watch-together/watch-choice.tsx'));

/** Lazy, because few visits bring a recording. */
const RoomRecording = lazyComponent<{ room: Room }>(() => import('../../features/media/room-recording.tsx'), {
  useIsShown: ({ room }) => useAtomValue(readyRecordingsAtom)[room.user.username] !== undefined,
});

const ConsoleLog = lazyComponent(() => import('../../shell/reports/console-log.tsx'));

interface RoomShowsProps {
  username: string;
  room: Room;
  socket: RoomSocket | null;
}

/** Shows of a room, and the cameras that viewers share in it. */
const RoomShows = ({ username, room, socket }: RoomShowsProps) => {
  const { isLoggedIn } = useCurrentUser();
  usePostpayOnce();
  const { viewer, chat, show, userSetting } = room;
  // The result stays in view after the contest has ended.
  const [hadVersus, setHadVersus] = useState(false);
  if (room.versus && !hadVersus) setHadVersus(true);
  // A spy watches somebody else's.
  const isOwnPrivate = room.mode === 'private' && show?.state === 'running' && show.kind !== 'spy';
  const isShowingCams =
    viewer.isStreamer ||
    mayShareCam({
      isLoggedIn,
      isStreamer: false,
      isSilenced: viewer.isSilenced,
      status: chat.status,
      isOwnPrivate,
      isSharecamOn: userSetting.sharecam,
    });
  return (
    <>
      <ShowControls
        username={username}
        room={room}
        socket={socket}
        broadcaster={<BroadcasterShow username={username} room={room} />}
      />
      <RoomRecording room={room} />
      {hadVersus ? <RoomVersus room={room} socket={socket} /> : null}
      {isOwnPrivate && show.watch_together ? (
        <WatchChoice show={show} broadcasterName={room.user.displayName} broadcaster={viewer.isStreamer} />
      ) : null}
      {isOwnPrivate ? <ConsoleLog /> : null}
      {isOwnPrivate && !viewer.isStreamer ? <ReUpNotice /> : null}
      {isShowingCams && socket ? <RoomCam room={room} socket={socket} /> : null}
    </>
  );
};

export default RoomShows;
