import { type BroadcasterPanelPart, ToySetup } from '@footlight/room-widgets';
import { useTexts } from '@footlight/ui';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { useOwnToy } from './use-own-toy.ts';

/** The broadcaster's own toy as an entry of their panel. It stays connected while the drawer is closed. */
export const useOwnToyPart = (socket: RoomSocket | null): BroadcasterPanelPart => {
  const { t } = useTexts('broadcaster');
  const { view, isBadAddress, connect, disconnect } = useOwnToy(socket);
  const connected = (view?.toys ?? []).filter(({ isConnected }) => isConnected);
  const names = connected.map(({ name }) => name).join(', ');
  return {
    value: view === null ? t('entries.off') : names || t('entries.noToy'),
    content: (
      <ToySetup
        state={view?.state ?? 'off'}
        toys={view?.toys ?? []}
        moved={view?.moved ?? 0}
        badAddress={isBadAddress}
        onConnect={connect}
        onDisconnect={disconnect}
      />
    ),
  };
};
