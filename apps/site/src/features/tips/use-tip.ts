import type { ROOM_APPS } from '@footlight/contract/room-apps';
import { usePlainTip } from '../../shell/spend/plain-tip.ts';
import { useSpendOnce } from '../../shell/spend/spend-once.ts';

const TIP_PANEL = 'tip_panel';
/** Repeated here, so that a room does not load the schemas of all apps; the type keeps it equal to the contract. */
const TIP_MENU: `app:${(typeof ROOM_APPS)['tip_menu']}` = 'app:57';

/** Tips any broadcaster (spec 1 §7), with an item of the tip menu as `choice`. */
export const useTip = () => {
  const spendOnce = useSpendOnce();
  const plainTip = usePlainTip();
  return async (username: string, amount: number, comment: string, choice?: string): Promise<void> => {
    await spendOnce('POST /tip/{username}', {
      params: { username },
      body: {
        ...plainTip,
        amount,
        ...(comment ? { comment } : {}),
        ...(choice
          ? { source_id: TIP_MENU, app_data: { app: 'tip_menu', choice } }
          : { source_id: TIP_PANEL, app_data: {} }),
      },
    });
  };
};
