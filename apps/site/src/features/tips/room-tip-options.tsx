import { TipOptions } from '@footlight/room-widgets';
import { useAtom } from 'jotai';
import { roomAppsKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { tipDraftFamily } from './tip-draft.ts';

/** The choices that the room's apps add to its tip panel. */
const RoomTipOptions = ({ username }: { username: string }) => {
  const panel = useRead(roomAppsKey(username), { revalidateOnFocus: false }).data?.tip_panel;
  const [draft, setDraft] = useAtom(tipDraftFamily(username));
  if (!panel) return null;
  // A lower amount no longer pays for the item.
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
