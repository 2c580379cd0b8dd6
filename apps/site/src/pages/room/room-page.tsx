import { isReservedName } from '@footlight/contract';
import { RoomSubject } from '@footlight/room-widgets';
import { lazyComponent } from '@footlight/ui';
import { useParams } from 'react-router';
import { RoomChat } from '../../features/chat/room-chat.tsx';
import { RoomPlayer } from '../../features/player/room-player.tsx';
import { RoomHead } from '../../features/room/room-head.tsx';
import { RoomScreen } from '../../features/room/room-screen/room-screen.tsx';
import { useRoomConnection } from '../../features/room/use-room-connection.ts';
import { useVisibleViewport } from '../../features/room/use-visible-viewport.ts';
import { RoomTip } from '../../features/tips/room-tip.tsx';
import { NotFoundPage } from '../../shell/errors/not-found-page.tsx';
import { RoomNotFound } from '../../shell/errors/room-not-found/room-not-found.tsx';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { isDoorClosed } from '../../shell/room/door.ts';
import { isSpyable, takesPrivates } from '../../shell/room/show-offers.ts';
import { useRoom } from '../../shell/room/use-room.ts';
import { usernameParam } from '../../shell/routes/username-param.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';

/** Lazy, because most visitors watch a live room for free and need none of these. */
const RoomShows = lazyComponent(() => import('./room-shows.tsx'), {
  // Keeps the place of the offers, so that the chat below does not move when they come.
  pending: ({ room }) =>
    takesPrivates(room) || isSpyable(room) ? <div data-part="offers" className="h-10" /> : null,
});
const RoomApps = lazyComponent(() => import('./room-apps.tsx'));
const RoomMedia = lazyComponent(() => import('./room-media.tsx'));
const RoomStage = lazyComponent(() => import('./room-stage.tsx'), { onServer: true });
const SocialActions = lazyComponent(() => import('../../features/social/social-actions.tsx'));

const GuestOverlay = lazyComponent(() => import('../../features/account/guest-overlay.tsx'), {
  useIsShown: () => {
    const { data, isLoggedIn } = useCurrentUser();
    return data !== undefined && !isLoggedIn;
  },
});

const Room = ({ username }: { username: string }) => {
  const { data: room, error } = useRoom(username);
  const errorText = useErrorText();
  useVisibleViewport();
  const isClosed = room !== undefined && isDoorClosed(room);
  const show = room?.mode === 'private' ? room.show : null;
  const socket = useRoomConnection(username, room, show?.username);
  if (!room && error && error.type !== 'network') {
    return <RoomNotFound code={error.status} message={errorText(error)} suggestions={error.suggestions} />;
  }
  return (
    <RoomScreen
      header={<RoomHead room={room} socket={socket} social={room ? <SocialActions room={room} /> : null} />}
      subject={
        room?.chat.subjectText ? (
          <RoomSubject text={room.chat.subjectText} color={room.chat.subjectColor} />
        ) : null
      }
      shows={room && !isClosed ? <RoomShows username={username} room={room} socket={socket} /> : null}
      player={
        <RoomPlayer
          username={username}
          room={room}
          error={error}
          stage={(status) => <RoomStage username={username} room={room} error={error} status={status} />}
        />
      }
      chat={<RoomChat username={username} room={room} socket={socket} />}
      tip={isClosed ? null : <RoomTip username={username} room={room} />}
      more={
        room ? (
          <>
            <RoomApps username={username} room={room} socket={socket} />
            <RoomMedia room={room} />
            <GuestOverlay />
          </>
        ) : null
      }
    />
  );
};

/** `/{username}`: the room, its live picture, chat and tips. */
export const RoomPage = () => {
  const username = usernameParam(useParams());
  return isReservedName(username) ? <NotFoundPage /> : <Room key={username} username={username} />;
};
