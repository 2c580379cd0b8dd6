import { FloatingPlayer } from '@footlight/room-widgets';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { roomKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { floatingAtom } from './floating.ts';
import { endMedia, mediaOf } from './kept-media.ts';
import { soundAtom } from './player-choices.ts';
import { statusOfRoom, useStreamSource } from './use-stream-source.ts';

/** Milliseconds between polls: the mini player's room has no socket to report the end of access. */
const ASK_EVERY = 15_000;

/** Mini player: the video of the last room, in the corner of other pages. */
const RoomInCorner = ({ username }: { username: string }) => {
  const [media] = useState(() => mediaOf(username));
  const [sound, setSound] = useAtom(soundAtom);
  const setFloating = useSetAtom(floatingAtom);
  const { data: room, error } = useRead(roomKey(username), { refreshInterval: ASK_EVERY });
  const status = statusOfRoom(room, error !== undefined, false);
  const source = useStreamSource(username, room, status);
  const isGone = room !== undefined && source === null;
  useEffect(() => {
    // Keep playing while the poll is pending.
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
      gone={isGone}
      muted={sound.muted}
      onMutedChange={(muted) => setSound({ ...sound, muted })}
      onClose={close}
    />
  );
};

/** The mini player of the room that the user left last, unless the user has turned it off. */
const RoomFloating = () => {
  const [username, setFloating] = useAtom(floatingAtom);
  const isOff = useCurrentUser().data?.settings.video_player_floating_enabled === 'NO';
  useEffect(() => {
    if (!isOff || username === null) return;
    endMedia(username);
    setFloating(null);
  }, [isOff, username, setFloating]);
  return username === null || isOff ? null : <RoomInCorner key={username} username={username} />;
};

export default RoomFloating;
