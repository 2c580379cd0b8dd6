import { tipSound } from '@footlight/contract';
import { useEffect, useEffectEvent } from 'react';
import { useSiteConfig } from '../../shell/site/use-site-config.ts';
import type { RoomNoise, RoomSocket } from '../../shell/sockets/room-socket.ts';

/** Plays the sounds of the room. Loads and plays nothing before the visitor has interacted with the page. */
export const useRoomSounds = (socket: RoomSocket | null, volume: number): void => {
  const { site } = useSiteConfig();
  const play = useEffectEvent((noise: RoomNoise) => {
    if (volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
    void import('../../shell/sound/room-sounds.ts').then(({ playTip, playRoomSound }) => {
      if (noise.kind === 'tip') playTip(tipSound(noise.tokens, site.is_whitelabel), volume);
      else playRoomSound(noise.sound, volume);
    });
  });
  useEffect(() => socket?.sounds.on((noise) => play(noise)), [socket]);
};
