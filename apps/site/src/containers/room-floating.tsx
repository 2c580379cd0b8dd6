import { FloatingPlayer } from '@footlight/room-widgets';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { roomKey } from '../data/keys.ts';
import { useRead } from '../data/use-read.ts';
import { endMedia, mediaOf } from '../player/kept-media.ts';
import { statusOfRoom, useStreamSource } from '../player/use-stream-source.ts';
import { floatingAtom } from '../state/floating.ts';
import { soundAtom } from '../state/sound.ts';

/** No socket tells of a room that is not open: it is asked this often whether it may still be seen. */
const ASK_EVERY = 15_000;

/** The picture of a room that was left, in the corner of other pages. */
const RoomFloating = ({ username }: { username: string }) => {
  const [media] = useState(() => mediaOf(username));
  const [sound, setSound] = useAtom(soundAtom);
  const setFloating = useSetAtom(floatingAtom);
  const { data: room, error } = useRead(roomKey(username), { refreshInterval: ASK_EVERY });
  const status = statusOfRoom(room, error !== undefined);
  const source = useStreamSource(username, room, status);
  const isGone = room !== undefined && source === null;
  useEffect(() => {
    // An answer that is on its way changes nothing of what plays.
    if (source || isGone) media.play(source);
  }, [media, source, isGone]);
  const close = () => {
    endMedia(username);
    setFloating(null);
  };
  return (
    <FloatingPlayer
      media={media}
      broadcasterName={room?.user.displayName ?? username}
      href={`/${username}`}
      isGone={isGone}
      isMuted={sound.isMuted}
      onMutedChange={(isMuted) => setSound({ ...sound, isMuted })}
      onClose={close}
    />
  );
};

export default RoomFloating;
