import type { BroadcasterSettings as Settings } from '@footlight/contract';
import { type BroadcasterGroup, BroadcasterSettings, groupOf } from '@footlight/room-widgets';
import { useSavedDraft } from '../../shell/forms/use-saved-draft.ts';
import { roomRulesDraftFamily } from './broadcaster-drafts.ts';
import { useBroadcasterCalls } from './use-broadcaster.ts';

interface RoomRulesProps {
  username: string;
  settings: Settings;
  group: BroadcasterGroup;
}

/** One group of the room's prices and rules, saved alone; unsaved changes stay in this tab. */
export const RoomRules = ({ username, settings, group }: RoomRulesProps) => {
  const calls = useBroadcasterCalls(username);
  const form = useSavedDraft(groupOf(settings, group), roomRulesDraftFamily(username, group), (wish) =>
    calls.save({ ...settings, ...wish }),
  );
  return (
    <BroadcasterSettings
      {...form}
      group={group}
      draft={{ ...settings, ...form.draft }}
      onDraftChange={(next) => form.onDraftChange(groupOf(next, group))}
      onSave={(wish) => form.onSave(groupOf(wish, group))}
    />
  );
};
