import type { Room } from '@footlight/contract';
import { CamPanel } from '@footlight/room-widgets';
import { createShareCam, type ShareCam } from '@footlight/room-widgets/cams';
import { useStoreValue } from '@footlight/room-widgets/stores';
import { useTexts } from '@footlight/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { camSignals } from './events.ts';

interface RoomCamProps {
  room: Room;
  socket: RoomSocket;
}

const Cameras = ({ room, cam }: { room: Room; cam: ShareCam }) => {
  const { t } = useTexts('cams');
  const toast = useToast();
  const view = useStoreValue(cam.view, cam.view.getSnapshot());
  const { state } = view;
  const model = room.user.displayName;

  const isDeclined = state.name === 'ended' && state.end === 'declined';
  const notifyDeclined = useEffectEvent(() =>
    toast({ appearance: 'error', content: t('end.declined', { model }) }),
  );
  useEffect(() => {
    if (isDeclined) notifyDeclined();
  }, [isDeclined]);
  return (
    <CamPanel
      className="not-first:mt-3"
      side={room.viewer.isStreamer ? 'broadcaster' : 'viewer'}
      broadcasterName={model}
      view={view}
      onStart={cam.ask}
      onAccept={cam.accept}
      onDecline={cam.decline}
      onStop={cam.stop}
      onClose={cam.reset}
    />
  );
};

/** Camera sharing between the user and the other side of this room. It ends when the user leaves the room. */
const RoomCam = ({ room, socket }: RoomCamProps) => {
  const { isStreamer } = room.viewer;
  const broadcaster = room.user.username;
  const api = useApi();
  const [cam, setCam] = useState<ShareCam | null>(null);
  useEffect(() => {
    const made = createShareCam({
      side: isStreamer ? 'broadcaster' : 'viewer',
      broadcaster,
      send: socket.send,
      iceServers: async () => (await api('GET /cam/servers')).servers,
    });
    const off = camSignals.on(made.receive);
    // Notifies the other side while there is still a socket.
    addEventListener('pagehide', made.stop);
    setCam(made);
    return () => {
      off();
      removeEventListener('pagehide', made.stop);
      made.close();
    };
  }, [api, socket, isStreamer, broadcaster]);
  return cam ? <Cameras room={room} cam={cam} /> : null;
};

export default RoomCam;
