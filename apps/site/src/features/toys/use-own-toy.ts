import { TOY_HEARTBEAT_SECONDS, type ToyAddress, type ToyVendor, toyOrigin } from '@footlight/contract';
import { useStoreValue } from '@footlight/room-widgets/stores';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { toyOrders } from './events.ts';
import { createToyBridge, type ToyBridge, type ToyBridgeView } from './toy-bridge.ts';

const OFF: ToyBridgeView = { state: 'connecting', toys: [], moved: 0 };

/** The broadcaster's own toy: the bridge, its heartbeat, and the turns that the platform orders. */
export const useOwnToy = (socket: RoomSocket | null) => {
  const [own, setOwn] = useState<{ vendor: ToyVendor; bridge: ToyBridge } | null>(null);
  const [isBadAddress, setBadAddress] = useState(false);
  const view = useStoreValue(own?.bridge.view, OFF);
  const toys = view.toys.filter(({ isConnected }) => isConnected).length;
  // Before the vendor's program answers, nobody knows: "none" would take a toy from the room that is there.
  const isKnown = view.state !== 'connecting';

  const beat = useEffectEvent((count: number) => {
    if (own) socket?.send(`v3.${own.vendor}.heartbeat`, { toys: count });
  });
  useEffect(() => {
    if (!own || !socket || !isKnown) return;
    const tell = () => beat(toys);
    tell();
    const timer = setInterval(tell, TOY_HEARTBEAT_SECONDS * 1000);
    // After a reconnect the room is informed at once.
    const off = socket.state.subscribe(() => {
      if (socket.state.getSnapshot() === 'joined') tell();
    });
    return () => {
      clearInterval(timer);
      off();
    };
  }, [own, socket, toys, isKnown]);
  useEffect(() => {
    if (!own) return;
    return toyOrders.on(({ vendor, order }) => {
      if (vendor === own.vendor) own.bridge.play(order);
    });
  }, [own]);
  useEffect(() => () => own?.bridge.close(), [own]);

  return {
    view: own ? view : null,
    isBadAddress,
    connect(vendor: ToyVendor, address: ToyAddress) {
      const isBad = toyOrigin(vendor, address) === null;
      setBadAddress(isBad);
      if (!isBad) setOwn({ vendor, bridge: createToyBridge(vendor, address) });
    },
    disconnect() {
      if (own) socket?.send(`v3.${own.vendor}.heartbeat`, { toys: 0 });
      setOwn(null);
    },
  };
};
