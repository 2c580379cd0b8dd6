import {
  isReservedName,
  type Room as RoomView,
  SECTION_OF_GENDER,
  withoutHashtags,
} from '@footlight/contract';
import { RoomScreen, RoomSubject, RoomTags } from '@footlight/room-widgets';
import { lazyComponent } from '@footlight/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { RoomChat } from '../../features/chat/room-chat.tsx';
import { RoomPlayer } from '../../features/player/room-player.tsx';
import { stageRatioOf, statusOfRoom } from '../../features/player/use-stream-source.ts';
import { RoomHead } from '../../features/room/room-head.tsx';
import { useRoomConnection } from '../../features/room/use-room-connection.ts';
import { useTheatre } from '../../features/room/use-theatre.ts';
import { useVisibleViewport } from '../../features/room/use-visible-viewport.ts';
import { hasGoal } from '../../features/room-apps/shown-apps.ts';
import { RoomTip } from '../../features/tips/room-tip.tsx';
import { NotFoundPage } from '../../shell/not-found/not-found-page.tsx';
import { isDoorClosed } from '../../shell/room/door.ts';
import { guestOverlayAtom } from '../../shell/room/guest-overlay.ts';
import { isSpyable, takesPrivates } from '../../shell/room/show-offers.ts';
import { useIsOwnRoom, useRoom } from '../../shell/room/use-room.ts';
import { usernameParam } from '../../shell/routes/username-param.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useIsGuest } from '../../shell/session/use-require-login.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';

/** Lazy, because most visitors watch a live room for free and need none of these. */
const RoomShows = lazyComponent(() => import('./room-shows.tsx'), {
  // Reserves the place of the offers, so that the chat below does not move when they load.
  pending: ({ room }) =>
    takesPrivates(room) || isSpyable(room) ? <div data-part="offers" className="h-10" /> : null,
});
const RoomGoal = lazyComponent(() => import('../../features/room-apps/room-goal.tsx'), {
  pending: ({ room }) => (hasGoal(room) ? <div className="h-5" /> : null),
});
/** Lazy: the first tip may come long after the picture. */
const RoomTipBurst = lazyComponent(() => import('../../features/tips/room-tip-burst.tsx'), { failure: null });
const RoomMissing = lazyComponent(() => import('./room-missing.tsx'), { onServer: true });
const RoomMore = lazyComponent(() => import('./room-more.tsx'), {
  // Keeps the shelf below where it is.
  pending: () => <div className="h-96" />,
});
/** Lazy, because it comes after a tip. */
const RoomRatingReminder = lazyComponent(() => import('../../features/tips/room-rating-reminder.tsx'));
const OtherRooms = lazyComponent(() => import('../../features/browse/other-rooms.tsx'), { failure: null });
const RoomStage = lazyComponent(() => import('./room-stage.tsx'), { onServer: true });
const RoomWatch = lazyComponent(() => import('./room-watch.tsx'));
const SocialActions = lazyComponent(() => import('../../features/social/social-actions.tsx'), {
  useIsShown: () => useCurrentUser().isLoggedIn,
});
const ReportRoom = lazyComponent(() => import('../../features/social/report-room.tsx'));

const GuestOverlay = lazyComponent(() => import('../../features/account/guest-overlay.tsx'), {
  useIsShown: useIsGuest,
});

/** What the VR page shows in place of parts of the room. */
export interface VrParts {
  /** Instead of the page; null for VR rooms. */
  none: (room: RoomView) => ReactNode;
  subject: ReactNode;
  /** Over the picture. */
  layer: (room: RoomView, video: HTMLVideoElement | null) => ReactNode;
  side: (of: { room: RoomView | undefined; chat: ReactNode; shows: ReactNode }) => ReactNode;
  tools: (of: { room: RoomView; socket: RoomSocket | null; tip: ReactNode }) => ReactNode;
}

const Room = ({ username, vr }: { username: string; vr: VrParts | undefined }) => {
  const { data: room, error, mutate } = useRoom(username);
  const isOwn = useIsOwnRoom(username);
  useVisibleViewport();
  const [tips, setTips] = useState(0);
  const ratio = stageRatioOf(room);
  const isClosed = room !== undefined && isDoorClosed(room);
  const isLive = statusOfRoom(room, error !== undefined, useAtomValue(guestOverlayAtom)) === 'online';
  const { isLarge, theatre } = useTheatre(isLive);
  const show = room?.mode === 'private' ? room.show : null;
  // Broadcasters need their panel, and a video that both watch needs room for two pictures.
  const hasStage = isLive && !isOwn && !vr && !show?.watch_together;
  const socket = useRoomConnection(username, room, show?.username);
  if (error?.type === 'invalid_input') return <NotFoundPage />;
  if (!room && error && error.type !== 'network') {
    return <RoomMissing error={error} onRetry={() => void mutate()} />;
  }
  const none = room && vr?.none(room);
  if (none) return none;
  const shows = room && !isClosed ? <RoomShows username={username} room={room} socket={socket} /> : null;
  // A running show stays in view; what the room offers is in a tab of the VR page.
  const hasShowsBeside = vr !== undefined && !room?.show;
  const chat = <RoomChat username={username} privateViewer={show?.username} room={room} socket={socket} />;
  const tip =
    isClosed || isOwn ? null : (
      <RoomTip username={username} room={room} onTipped={() => setTips((count) => count + 1)} />
    );
  return (
    <RoomScreen
      header={<RoomHead room={room} socket={socket} />}
      subject={
        room ? (
          <>
            <div className="min-w-0 flex-1 basis-64 max-desktop:basis-full">
              {vr?.subject ?? (
                <RoomSubject
                  text={withoutHashtags(room.chat.subjectText, room.user.tagListNew)}
                  color={room.chat.subjectColor}
                />
              )}
            </div>
            {/* On desktops they are below the picture. */}
            {vr ? null : (
              <RoomTags
                className="basis-full desktop:hidden"
                tags={room.user.tagListNew}
                tagHref={(tag) => `${SECTION_OF_GENDER[room.user.gender]}/tag/${encodeURIComponent(tag)}`}
              />
            )}
            {isOwn ? null : (
              <div className="flex flex-wrap items-center gap-2 empty:hidden">
                <SocialActions room={room} />
                <ReportRoom user={room.user} />
              </div>
            )}
          </>
        ) : (
          vr?.subject
        )
      }
      shows={hasShowsBeside ? null : shows}
      ratio={ratio}
      backdrop={hasStage ? (room?.user.thumbnailUrl ?? '') : undefined}
      player={
        <RoomPlayer
          username={username}
          room={room}
          error={error}
          ratio={ratio}
          theatre={theatre}
          stage={(status) => <RoomStage username={username} room={room} error={error} status={status} />}
          layer={(video) => (
            <>
              {room && vr ? vr.layer(room, video) : null}
              {socket ? <RoomTipBurst socket={socket} /> : null}
            </>
          )}
        />
      }
      beside={room && show?.watch_together ? <RoomWatch room={room} show={show} /> : null}
      theatre={isLarge}
      // The goal belongs to the public room.
      goal={room && !isClosed && !show ? <RoomGoal username={username} room={room} /> : null}
      chat={vr ? vr.side({ room, chat, shows: hasShowsBeside ? shows : null }) : chat}
      tip={vr ? null : tip}
      tools={vr && room && !isClosed ? vr.tools({ room, socket, tip }) : null}
      more={
        room ? (
          <>
            {vr ? null : <RoomMore username={username} room={room} socket={socket} />}
            {/* Below what the viewer may be reading, which does not move. */}
            {tips > 0 ? <RoomRatingReminder username={username} room={room} tips={tips} /> : null}
            <OtherRooms path={SECTION_OF_GENDER[room.user.gender]} except={room.user.username} />
            <GuestOverlay />
          </>
        ) : null
      }
    />
  );
};

/** `/{username}`: the room, its live picture, chat and tips. */
export const RoomPage = ({ vr }: { vr?: VrParts }) => {
  const username = usernameParam(useParams());
  return isReservedName(username) ? <NotFoundPage /> : <Room key={username} username={username} vr={vr} />;
};
