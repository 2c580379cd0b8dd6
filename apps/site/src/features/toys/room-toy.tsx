import { type Room, TOY_LEVELS } from '@footlight/contract';
import { ToyPanel } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { useCanTip } from '../../shell/room/use-can-tip.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { toyNoticeReadAtom } from './toy-notice.ts';
import { useToy } from './use-toy.ts';

interface RoomToyProps {
  username: string;
  room: Room;
  socket: RoomSocket | null;
  onPickTip: (amount: number) => void;
}

/** The toy of this room: its reactions to tips. */
const RoomToy = ({ username, room, socket, onPickTip }: RoomToyProps) => {
  const { data: toy } = useToy(username, socket);
  const [noticeRead, setNoticeRead] = useAtom(toyNoticeReadAtom);
  const canTip = useCanTip(room);
  const { viewer, show } = room;
  const showId = room.mode === 'private' && show?.state === 'running' ? show.show_id : null;
  if (!toy?.vendor) return null;
  return (
    <ToyPanel
      broadcasterName={room.user.displayName}
      levels={TOY_LEVELS}
      turns={toy.turns}
      secondsLeft={toy.seconds_left}
      canTip={canTip}
      privateNotice={showId !== null && !viewer.isStreamer && noticeRead !== showId}
      onPrivateNoticeRead={() => setNoticeRead(showId)}
      onPick={onPickTip}
    />
  );
};

export default RoomToy;
