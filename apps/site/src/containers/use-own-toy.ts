import { TOY_HEARTBEAT_SECONDS, type ToyAddress, type ToyVendor, toyOrigin } from '@footlight/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RoomSocket } from '../realtime/room-socket.ts';
import { createToyBridge, type ToyBridge, type ToyBridgeView } from '../toys/toy-bridge.ts';
import { useStoreValue } from './use-store-value.ts';

const OFF: ToyBridgeView = { state: 'connecting', toys: [], moved: 0 };

/** The broadcaster's own toy: the bridge to it, its heartbeat, and the turns that the platform orders. */
export const useOwnToy = (socket: RoomSocket | null) => {
  const [own, setOwn] = useState<{ vendor: ToyVendor; bridge: ToyBridge } | null>(null);
  const [isBadAddress, setBadAddress] = useState(false);
  const view = useStoreValue(own?.bridge.view, OFF);
  const toys = view.toys.filter(({ isConnected }) => isConnected).length;

  const beat = useEffectEvent((count: number) => {
    if (own) socket?.send(`v3.${own.vendor}.heartbeat`, { toys: count });
  });
  useEffect(() => {
    if (!own || !socket) return;
    const tell = () => beat(toys);
    tell();
    const timer = setInterval(tell, TOY_HEARTBEAT_SECONDS * 1000);
    // Back after a cut: the room is told at once.
    const off = socket.state.subscribe(() => {
      if (socket.state.getSnapshot() === 'joined') tell();
    });
    return () => {
      clearInterval(timer);
      off();
    };
  }, [own, socket, toys]);
  useEffect(() => {
    if (!own || !socket) return;
    return socket.others.on((event) => {
      const isOrder = event.name === 'v3.lovense.control' || event.name === 'v3.robbocock.control';
      if (isOrder && event.name.split('.')[1] === own.vendor) own.bridge.play(event.payload);
    });
  }, [own, socket]);
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
      beat(0);
      setOwn(null);
    },
  };
};
