import type { Room, Show } from '@footlight/contract';
import { playRecorded } from '../../features/player/recorded.ts';
import { WatchStage } from '../../features/watch-together/watch-stage.tsx';

/** The video that the two people of a private show watch together, beside the live picture. */
const RoomWatch = ({ room, show }: { room: Room; show: Show }) => (
  <WatchStage
    key={show.show_id}
    show={show}
    broadcasterName={room.user.displayName}
    broadcaster={room.viewer.isStreamer}
    play={playRecorded}
  />
);

export default RoomWatch;
