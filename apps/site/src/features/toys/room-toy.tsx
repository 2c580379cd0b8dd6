import { type Room, TOY_LEVELS } from '@footlight/contract';
import { ToyPanel, ToySetup } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { toyNoticeReadAtom } from './toy-notice.ts';
import { useOwnToy } from './use-own-toy.ts';
import { useToy } from './use-toy.ts';

interface RoomToyProps {
  username: string;
  room: Room;
  socket: RoomSocket | null;
  onPickTip: (amount: number) => void;
}

const OwnToy = ({ socket }: Pick<RoomToyProps, 'socket'>) => {
  const { view, isBadAddress, connect, disconnect } = useOwnToy(socket);
  return (
    <ToySetup
      state={view?.state ?? 'off'}
      toys={view?.toys ?? []}
      moved={view?.moved ?? 0}
      badAddress={isBadAddress}
      onConnect={connect}
      onDisconnect={disconnect}
    />
  );
};

/** The toy of this room: its reactions to tips, and for the broadcaster its set-up. */
const RoomToy = ({ username, room, socket, onPickTip }: RoomToyProps) => {
  const { data: toy } = useToy(username, socket);
  const [noticeRead, setNoticeRead] = useAtom(toyNoticeReadAtom);
  const { viewer, show } = room;
  const showId = room.mode === 'private' && show?.state === 'running' ? show.show_id : null;
  return (
    <>
      {toy?.vendor ? (
        <ToyPanel
          broadcasterName={room.user.displayName}
          levels={TOY_LEVELS}
          turns={toy.turns}
          secondsLeft={toy.seconds_left}
          canTip={!viewer.isStreamer}
          privateNotice={showId !== null && !viewer.isStreamer && noticeRead !== showId}
          onPrivateNoticeRead={() => setNoticeRead(showId)}
          onPick={onPickTip}
        />
      ) : null}
      {viewer.isStreamer ? <OwnToy socket={socket} /> : null}
    </>
  );
};

export default RoomToy;
