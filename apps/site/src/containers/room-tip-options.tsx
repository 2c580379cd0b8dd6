import { TipOptions } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { useRoomApps } from '../data/use-room-apps.ts';
import { tipDraftFamily } from '../state/tip-draft.ts';

/** The choices that the room's apps add to its tip panel. */
const RoomTipOptions = ({ username }: { username: string }) => {
  const panel = useRoomApps(username).data?.tip_panel;
  const [draft, setDraft] = useAtom(tipDraftFamily(username));
  if (!panel) return null;
  // Whoever lowers the amount has not paid for the item any more.
  const chosen = panel.radio_options.find(
    ({ label, amount }) => label === draft.choice && Number(draft.amount) >= amount,
  );
  return (
    <TipOptions
      panel={panel}
      value={chosen?.label ?? null}
      onChoose={({ label, amount }) => setDraft({ ...draft, amount: String(amount), choice: label })}
    />
  );
};

export default RoomTipOptions;
