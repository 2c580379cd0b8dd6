import type { Room } from '@footlight/contract';
import type { AppViews } from '@footlight/contract/room-apps';
import { TipGoal } from '@footlight/room-widgets';
import { roomAppsKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';

const isGoal = (view: { app: string }): view is AppViews['tip_goal'] => view.app === 'tip_goal';

/** The room's goal, if it has one. Room events keep it up to date. */
const RoomGoal = ({ username }: { username: string; room: Room }) => {
  const goal = useRead(roomAppsKey(username), { revalidateOnFocus: false }).data?.apps.find(isGoal);
  return goal ? <TipGoal goal={goal} /> : null;
};

export default RoomGoal;
