import { displayStatus, type Room } from '@footlight/contract';
import { RoomStatusOverlay, VideoPlayer } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { roomKey } from '../data/keys.ts';
import { useModals } from '../modals/modals.ts';
import { hlsEngine } from '../player/hls-engine.ts';
import { soundAtom } from '../state/sound.ts';

const RENEW_BEFORE = 60_000;
/** Longest time that a timer of the browser can hold. */
const MAX_TIMER = 2 ** 31 - 1;

/** Asks for the room again before its stream token runs out. */
const useTokenRenewal = (username: string, expiresAt: number | undefined) => {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (expiresAt === undefined) return;
    const wait = Math.min(Math.max(expiresAt - Date.now() - RENEW_BEFORE, RENEW_BEFORE), MAX_TIMER);
    const timer = setTimeout(() => void mutate(roomKey(username)), wait);
    return () => clearTimeout(timer);
  }, [expiresAt, mutate, username]);
};

/** The live picture, or why there is none. */
export const RoomPlayer = ({ username, room }: { username: string; room: Room | undefined }) => {
  const [sound, setSound] = useAtom(soundAtom);
  const navigate = useNavigate();
  const modals = useModals();
  const { mutate } = useSWRConfig();
  const stream = room?.stream;
  useTokenRenewal(username, stream?.token_expires_at);
  const status = displayStatus({
    state: room ? 'ready' : 'loading',
    status: room?.chat.status ?? 'offline',
    mode: room?.mode ?? 'public',
    hasCamPassword: room?.userSetting.hasCamPassword ?? false,
    isSiteModerator: room?.viewer.isModerator ?? false,
    isGuestOverlay: false,
    isCardMissing: room?.viewer.cardRequired ?? false,
  });
  const url =
    stream && status === 'online'
      ? `${stream.edge_servers[0]}/${stream.stream_name}/master.m3u8?token=${encodeURIComponent(stream.token)}`
      : null;
  const source = useMemo(() => (url ? { url } : null), [url]);
  const onAction = (action: string) => {
    if (action === 'sign_up') void modals.open('signup', {});
    else if (action === 'retry') void mutate(roomKey(username));
    else void navigate('/');
  };
  return (
    <VideoPlayer
      engine={hlsEngine}
      source={source}
      poster={room?.user.thumbnailUrl ?? ''}
      title={room?.user.displayName ?? username}
      isMuted={sound.isMuted}
      volume={sound.volume}
      onSoundChange={setSound}
    >
      <RoomStatusOverlay
        status={status}
        broadcasterName={room?.user.displayName ?? username}
        lastOnlineAt={room?.chat.lastOnlineAt ?? null}
        {...(room ? { poster: room.user.thumbnailUrl } : {})}
        onAction={onAction}
      />
    </VideoPlayer>
  );
};
