import { burstSize, burstTime, TipBurst } from '@footlight/room-widgets';
import { useEffect, useState } from 'react';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';

/**
 * Shows each tip of the room over its picture once it is settled. A tip that arrives during another one replaces it if
 * it is larger.
 */
const RoomTipBurst = ({ socket }: { socket: RoomSocket }) => {
  const [burst, setBurst] = useState<{ id: number; tokens: number } | null>(null);
  useEffect(
    () =>
      socket.sounds.on((noise) => {
        if (noise.kind !== 'tip') return;
        setBurst((last) =>
          last && burstSize(last.tokens) > burstSize(noise.tokens)
            ? last
            : { id: (last?.id ?? 0) + 1, tokens: noise.tokens },
        );
      }),
    [socket],
  );
  useEffect(() => {
    if (!burst) return;
    const timer = setTimeout(() => setBurst(null), burstTime(burstSize(burst.tokens)));
    return () => clearTimeout(timer);
  }, [burst]);
  return burst ? <TipBurst key={burst.id} tokens={burst.tokens} /> : null;
};

export default RoomTipBurst;
