import type { Room } from '@footlight/contract';
import { CamRequest, CamShare } from '@footlight/room-widgets';
import { useStoreValue } from '@footlight/room-widgets/stores';
import { useTexts } from '@footlight/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { camSignals } from './events.ts';
import { createShareCam, type ShareCam } from './share-cam.ts';

interface RoomCamProps {
  room: Room;
  socket: RoomSocket;
}

const Cameras = ({ room, cam }: { room: Room; cam: ShareCam }) => {
  const { t } = useTexts('cams');
  const toast = useToast();
  const { isStreamer } = room.viewer;
  const view = useStoreValue(cam.view, cam.view.getSnapshot());
  const { state, asks, local, remote, other } = view;
  const [isMicrophoneOn, setMicrophoneOn] = useState(true);
  const model = room.user.displayName;

  const isDeclined = state.name === 'ended' && state.end === 'declined';
  const notifyDeclined = useEffectEvent(() =>
    toast({ appearance: 'error', content: t('end.declined', { model }) }),
  );
  useEffect(() => {
    if (isDeclined) notifyDeclined();
  }, [isDeclined]);
  useEffect(() => {
    for (const track of local?.getAudioTracks() ?? []) track.enabled = isMicrophoneOn;
  }, [local, isMicrophoneOn]);

  const isBusy = 'shareId' in state;
  if (isStreamer && state.name === 'idle' && asks.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-col gap-3 not-first:mt-3">
      {asks.map((ask) => (
        <CamRequest
          key={ask.shareId}
          viewerName={ask.username}
          pending={isBusy}
          onAccept={(withCamera) => cam.accept(ask, withCamera)}
          onDecline={() => cam.decline(ask)}
        />
      ))}
      {isStreamer && state.name === 'idle' ? null : (
        <CamShare
          side={isStreamer ? 'broadcaster' : 'viewer'}
          state={state}
          otherName={isStreamer ? (other ?? '') : model}
          local={local}
          remote={remote}
          microphoneOn={isMicrophoneOn}
          onMicrophoneChange={setMicrophoneOn}
          onStart={cam.ask}
          onStop={cam.stop}
          onClose={cam.reset}
        />
      )}
    </div>
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
    const off = camSignals.on(made.hear);
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
