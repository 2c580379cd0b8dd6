import type { Room } from '@footlight/contract';
import type { AppViews } from '@footlight/contract/room-apps';
import { TipGoal } from '@footlight/room-widgets';
import { roomAppsKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { hasGoal } from './shown-apps.ts';

const isGoal = (view: { app: string }): view is AppViews['tip_goal'] => view.app === 'tip_goal';

/** The room's goal, if it has one. Room events keep it up to date. */
const RoomGoal = ({ username, room }: { username: string; room: Room }) => {
  const { data } = useRead(roomAppsKey(username), { revalidateOnFocus: false });
  const goal = data?.apps.find(isGoal);
  if (goal) return <TipGoal goal={goal} />;
  // Keeps the place of the goal until its numbers are there.
  return data === undefined && hasGoal(room) ? <div className="h-5" /> : null;
};

export default RoomGoal;
