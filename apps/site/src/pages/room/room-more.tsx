import { type Room, SECTION_OF_GENDER } from '@footlight/contract';
import { RoomTags } from '@footlight/room-widgets';
import { linkClass, type TabItem, Tabs, useLinkRenderer, useTexts } from '@footlight/ui';
import { Suspense, useState } from 'react';
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

/** Tags, links to the profile and the fan club, and the most generous viewers. */
const About = ({ room }: { room: Room }) => {
  const { t } = useTexts(['navigation', 'room']);
  const link = useLinkRenderer();
  const hasClub = useHasFanClub(room);
  const { username, gender, tagListNew } = room.user;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {/* On phones they are below the topic. */}
      <RoomTags
        className="max-desktop:hidden"
        tags={tagListNew}
        tagHref={(tag) => `${SECTION_OF_GENDER[gender]}/tag/${encodeURIComponent(tag)}`}
      />
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        {link({ href: `/${username}/bio`, className: linkClass(), children: t('navigation:room.profile') })}
        {hasClub
          ? link({
              href: `/${username}/fanclub`,
              className: linkClass(),
              children: t('navigation:media.fanClub'),
            })
          : null}
      </p>
      <Suspense fallback={null}>
        <RoomFans room={room} />
      </Suspense>
    </div>
  );
};

/** What is below a live room: its apps, the broadcaster's media, and who they are. One part is shown at a time. */
const RoomMore = ({ username, room, socket }: RoomMoreProps) => {
  const { t } = useTexts('navigation');
  const hasMedia = useHasMedia(username);
  const { sellCustomMedia, snapchat, dickratingMedia } = room.userSetting;
  const hasOrders = sellCustomMedia.isEnabled || snapchat.isEnabled || dickratingMedia.isEnabled;
  const [chosen, setChosen] = useState('apps');
  const apps = <RoomApps username={username} room={room} socket={socket} />;
  const items: TabItem[] = [
    // The broadcaster's own tools are above: they stay in view.
    ...(room.viewer.isStreamer || !hasAppCards(room)
      ? []
      : [{ value: 'apps', label: t('room.apps'), content: apps }]),
    ...(hasMedia || hasOrders
      ? [
          {
            value: 'media',
            label: t('room.media'),
            content: (
              <div className="flex min-w-0 flex-col gap-3">
                <Suspense fallback={null}>
                  <RoomOrderEntry username={username} />
                </Suspense>
                <Suspense fallback={null}>
                  <RoomMediaStrip room={room} />
                </Suspense>
              </div>
            ),
          },
        ]
      : []),
    { value: 'about', label: t('room.about'), content: <About room={room} /> },
  ];
  const shown = items.find(({ value }) => value === chosen) ?? items[0];
  return (
    <>
      {room.viewer.isStreamer ? apps : null}
      <Tabs
        label={t('room.tabs')}
        items={items}
        value={shown?.value ?? 'about'}
        onValueChange={setChosen}
        panelClassName="flex min-h-64 flex-col gap-3"
      />
    </>
  );
};

export default RoomMore;
