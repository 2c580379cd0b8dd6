import { type Room, SECTION_OF_GENDER } from '@footlight/contract';
import { RoomAbout, RoomMore as RoomParts } from '@footlight/room-widgets';
import { Suspense } from 'react';
import { RoomMediaStrip } from '../../features/media/room-media-strip.tsx';
import { useHasMedia } from '../../features/media/use-has-media.ts';
import RoomOrderEntry from '../../features/orders/room-order-entry.tsx';
import { hasAppCards } from '../../features/room-apps/shown-apps.ts';
import RoomFans from '../../features/social/room-fans.tsx';
import { useHasFanClub } from '../../shell/room/use-has-fan-club.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import RoomApps from './room-apps.tsx';

interface RoomMoreProps {
  username: string;
  room: Room;
  socket: RoomSocket | null;
}

/** What is below a live room. The broadcaster's own tools are above the tabs: they stay in view. */
const RoomMore = ({ username, room, socket }: RoomMoreProps) => {
  const hasMedia = useHasMedia(username);
  const hasClub = useHasFanClub(room);
  const { gender, tagListNew } = room.user;
  const { sellCustomMedia, snapchat, dickratingMedia } = room.userSetting;
  const hasOrders = sellCustomMedia.isEnabled || snapchat.isEnabled || dickratingMedia.isEnabled;
  const { isStreamer } = room.viewer;
  const apps = <RoomApps username={username} room={room} socket={socket} />;
  return (
    <>
      {isStreamer ? apps : null}
      <RoomParts
        apps={isStreamer || !hasAppCards(room) ? null : apps}
        media={
          hasMedia || hasOrders ? (
            <>
              <Suspense fallback={null}>
                <RoomOrderEntry username={username} />
              </Suspense>
              <Suspense fallback={null}>
                <RoomMediaStrip room={room} />
              </Suspense>
            </>
          ) : null
        }
        about={
          <RoomAbout
            tags={tagListNew}
            tagHref={(tag) => `${SECTION_OF_GENDER[gender]}/tag/${encodeURIComponent(tag)}`}
            profileHref={`/${room.user.username}/bio`}
            clubHref={hasClub ? `/${room.user.username}/fanclub` : undefined}
            fans={
              <Suspense fallback={null}>
                <RoomFans room={room} />
              </Suspense>
            }
          />
        }
      />
    </>
  );
};

export default RoomMore;
