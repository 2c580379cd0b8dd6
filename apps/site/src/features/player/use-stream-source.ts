import { type DisplayStatus, displayStatus, type Room } from '@footlight/contract';
import type { PlayerSource } from '@footlight/room-widgets';
import { useRenewal } from '@footlight/room-widgets/live-player';
import { useCallback, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { roomKey } from '../../shell/api/keys.ts';

/** The stream state of the room (spec 2 §4). */
export const statusOfRoom = (room: Room | undefined, hasFailed: boolean, isCovered: boolean): DisplayStatus =>
  displayStatus({
    state: room ? 'ready' : hasFailed ? 'error' : 'loading',
    status: room?.chat.status ?? 'offline',
    mode: room?.mode ?? 'public',
    // The platform has already checked the password.
    hasCamPassword: room?.userSetting.hasCamPassword ?? false,
    isSiteModerator: false,
    isGuestOverlay: isCovered || (room?.viewer.isGuestOverlay ?? false),
    isCardMissing: room?.viewer.cardRequired ?? false,
    isAgeUnproved: room?.viewer.ageVerificationRequired ?? false,
  });

/**
 * Width by height of the picture: the stream's own from the portrait of a phone to a little wider than 16:9, and 4:3 for
 * who must verify their age (spec 2 §9).
 */
export const stageRatioOf = (room: Room | undefined): number => {
  if (room?.viewer.ageVerificationRequired) return 4 / 3;
  const { width = 0, height = 0 } = room?.stream ?? {};
  return width > 0 && height > 0 ? Math.min(2.4, Math.max(9 / 21, width / height)) : 16 / 9;
};

/** The room's stream on each edge server. Renews the token before it expires. */
export const useStreamSource = (
  username: string,
  room: Room | undefined,
  status: DisplayStatus,
): PlayerSource | null => {
  const { mutate } = useSWRConfig();
  const stream = status === 'online' ? room?.stream : null;
  const renew = useCallback(() => void mutate(roomKey(username)), [mutate, username]);
  useRenewal(stream?.token_expires_at, renew);
  const name = stream?.stream_name;
  const token = stream?.token;
  const edges = stream?.edge_servers.join(' ');
  const isLowLatency = stream?.low_latency ?? false;
  return useMemo(() => {
    if (!name || !token || !edges) return null;
    const [url = '', ...alternates] = edges
      .split(' ')
      .map((edge) => `${edge}/${name}/master.m3u8?token=${encodeURIComponent(token)}`);
    // A broadcaster who changes from the browser's camera to a program starts another stream.
    return { key: isLowLatency ? `${name} of low latency` : name, url, alternates, renew, isLowLatency };
  }, [name, token, edges, renew, isLowLatency]);
};
