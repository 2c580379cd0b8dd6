import { cn } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { roomKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { hlsEngine } from './hls-engine.ts';
import { stageRatioOf, statusOfRoom, useStreamSource } from './use-stream-source.ts';

/** The live picture of a room without sound, if its visitor may see it; it fills its place over a still. */
export const QuietVideo = ({ username }: { username: string }) => {
  const { data: room } = useRead(roomKey(username));
  const stream = useStreamSource(username, room, statusOfRoom(room, false, false));
  // A flat picture of a VR room shows both eyes, or the whole sphere.
  const source = room?.stream?.vr ? null : stream;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!video || !source) return;
    const session = hlsEngine.attach(video, source, {
      onState: (state) => setPlaying(state === 'playing'),
      onLevels: () => undefined,
      onLevel: () => undefined,
      onExpired: () => source.renew?.(),
    });
    session.setQuality('saver');
    return () => session.detach();
  }, [video, source]);
  if (!source) return null;
  return (
    <video
      ref={setVideo}
      data-part="live"
      aria-hidden="true"
      tabIndex={-1}
      muted
      playsInline
      disablePictureInPicture
      className={cn(
        'size-full object-cover opacity-0 transition-opacity duration-base',
        playing && 'opacity-100',
        // A portrait shows its upper part, where the face is.
        stageRatioOf(room) < 1 && 'object-top',
      )}
    />
  );
};
