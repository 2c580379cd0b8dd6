import type { LiveSettings, Room } from '@footlight/contract';
import { Cockpit, RoomSetup } from '@footlight/room-widgets';
import { Banner, lazyComponent, Skeleton, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { OwnAir } from '../../features/broadcaster/own-air.tsx';
import { useBroadcasterSettings } from '../../features/broadcaster/use-broadcaster.ts';
import { useRoomSetup } from '../../features/broadcaster/use-room-setup.ts';
import { RoomChat } from '../../features/chat/room-chat.tsx';
import { RoomViewers } from '../../features/chat/room-viewers.tsx';
import { CameraBroadcast } from '../../features/live/camera-broadcast.tsx';
import { EncoderSettings } from '../../features/live/encoder-settings.tsx';
import { useCamera } from '../../features/live/use-camera.ts';
import { useRoomConnection } from '../../features/room/use-room-connection.ts';
import { OwnGoal } from '../../features/room-apps/own-goal.tsx';
import { ShowControls } from '../../features/shows/show-controls.tsx';
import { RoomTipFeed } from '../../features/tips/room-tip-feed.tsx';
import { useRoom } from '../../shell/room/use-room.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';

/** Lazy, because only shows need them. */
const BroadcasterShow = lazyComponent(() => import('../../features/broadcaster/broadcaster-show.tsx'));
const RoomCam = lazyComponent(() => import('../../features/cams/room-cam.tsx'));

interface OwnCockpitProps {
  username: string;
  settings: LiveSettings;
  /** The broadcast has started or ended, or the stream key has changed. */
  onChanged: () => void;
}

/** What viewers send to the room, connected. */
const partsOf = (username: string, room: Room, socket: RoomSocket | null) => ({
  air: <OwnAir username={username} room={room} />,
  shows: (
    <>
      <ShowControls
        username={username}
        room={room}
        socket={socket}
        broadcaster={<BroadcasterShow username={username} room={room} />}
      />
      {socket ? <RoomCam room={room} socket={socket} /> : null}
    </>
  ),
  tips: <RoomTipFeed socket={socket} />,
  viewers: <RoomViewers username={username} room={room} socket={socket} />,
});

/** The cockpit of the broadcaster's own room. */
export const OwnCockpit = ({ username, settings, onChanged }: OwnCockpitProps) => {
  const { t } = useTexts('live');
  const session = useCamera();
  const { data: room } = useRoom(username);
  const { data: rules, error } = useBroadcasterSettings();
  const show = room?.mode === 'private' ? room.show : null;
  const socket = useRoomConnection(username, room, show?.username);
  const { form, save } = useRoomSetup(username, rules);

  const cockpit = (stage: ReactNode, vitals: ReactNode, isOnAir: boolean) => (
    <>
      {settings.is_live && settings.source === 'camera' && !isOnAir ? (
        <Banner appearance="info">{t('elsewhere')}</Banner>
      ) : null}
      <Cockpit
        live={isOnAir || settings.is_live}
        stage={stage}
        vitals={vitals}
        setup={form ? <RoomSetup {...form} /> : error ? null : <Skeleton className="h-96" />}
        goal={<OwnGoal username={username} socket={socket} />}
        chat={<RoomChat username={username} privateViewer={show?.username} room={room} socket={socket} />}
        {...(room ? partsOf(username, room, socket) : {})}
        more={
          settings.encoder ? (
            <div className="max-w-4xl">
              <EncoderSettings
                encoder={settings.encoder}
                pending={settings.source === 'encoder' && settings.is_live}
                onChanged={onChanged}
              />
            </div>
          ) : null
        }
      />
    </>
  );
  if (!settings.takes_camera) {
    return cockpit(<Banner appearance="warning">{t('refusal.unavailable')}</Banner>, null, false);
  }
  return session ? (
    <CameraBroadcast
      session={session}
      since={room?.chat.liveSince ? Date.parse(room.chat.liveSince) : undefined}
      roomHref={`/${username}`}
      onChanged={onChanged}
      prepare={save}
      preparing={form?.state === 'saving'}
    >
      {({ stage, vitals, onAir }) => cockpit(stage, vitals, onAir)}
    </CameraBroadcast>
  ) : null;
};
