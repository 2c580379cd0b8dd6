import { type Room, TOY_LEVELS } from '@footlight/contract';
import { ToyPanel, ToySetup, toyLocales } from '@footlight/room-widgets';
import { useAtom, useSetAtom } from 'jotai';
import { useToy } from '../data/use-toy.ts';
import type { RoomSocket } from '../realtime/room-socket.ts';
import { tipDraftFamily } from '../state/tip-draft.ts';
import { toyNoticeReadAtom } from '../state/toy-notice.ts';
import { lateTexts } from './late-texts.tsx';
import { useOwnToy } from './use-own-toy.ts';

const { WithTexts } = lateTexts('toy', toyLocales);

interface RoomToyProps {
  username: string;
  room: Room;
  socket: RoomSocket | null;
}

const OwnToy = ({ socket }: Pick<RoomToyProps, 'socket'>) => {
  const { view, isBadAddress, connect, disconnect } = useOwnToy(socket);
  return (
    <ToySetup
      state={view?.state ?? 'off'}
      toys={view?.toys ?? []}
      moved={view?.moved ?? 0}
      isBadAddress={isBadAddress}
      onConnect={connect}
      onDisconnect={disconnect}
    />
  );
};

/** The toy of this room: what tips do with it, and for the broadcaster the way to connect it. */
const RoomToy = ({ username, room, socket }: RoomToyProps) => {
  const { data: toy } = useToy(username, socket);
  const setDraft = useSetAtom(tipDraftFamily(username));
  const [noticeRead, setNoticeRead] = useAtom(toyNoticeReadAtom);
  const { viewer, show } = room;
  const showId = room.mode === 'private' && show?.state === 'running' ? show.show_id : null;
  return (
    <WithTexts>
      {toy?.vendor ? (
        <ToyPanel
          broadcasterName={room.user.displayName}
          levels={TOY_LEVELS}
          turns={toy.turns}
          secondsLeft={toy.seconds_left}
          canTip={!viewer.isStreamer}
          isPrivateNotice={showId !== null && !viewer.isStreamer && noticeRead !== showId}
          onPrivateNoticeRead={() => setNoticeRead(showId)}
          onPick={(amount) => {
            setDraft((draft) => ({ ...draft, amount: String(amount), choice: undefined }));
            document.querySelector('[data-component=tip-panel]')?.scrollIntoView({ block: 'nearest' });
          }}
        />
      ) : null}
      {viewer.isStreamer ? <OwnToy socket={socket} /> : null}
    </WithTexts>
  );
};

export default RoomToy;
