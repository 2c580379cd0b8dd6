import type { StreamerSettings as Settings } from '@footlight/contract';
import { StreamerSettings } from '@footlight/room-widgets';
import { useSavedDraft } from '../../shell/forms/use-saved-draft.ts';
import { roomRulesDraftFamily } from './broadcaster-drafts.ts';
import { useBroadcasterCalls } from './use-broadcaster.ts';

/** Prices and rules of the room, saved together; unsaved changes stay in this tab. */
export const RoomRules = ({ username, settings }: { username: string; settings: Settings }) => {
  const calls = useBroadcasterCalls(username);
  const form = useSavedDraft(settings, roomRulesDraftFamily(username), calls.save);
  return <StreamerSettings {...form} draft={{ ...settings, ...form.draft }} />;
};
