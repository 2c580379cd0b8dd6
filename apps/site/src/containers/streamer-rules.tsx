import type { StreamerSettings as Settings } from '@footlight/contract';
import { StreamerSettings } from '@footlight/room-widgets';
import { useSavedDraft } from '../data/use-saved-draft.ts';
import { useStreamerCalls } from '../data/use-streamer.ts';
import { streamerDraftFamily } from '../state/streamer-drafts.ts';

/** Prices and rules: written here, saved together; what is not saved stays in this tab. */
export const StreamerRules = ({ username, settings }: { username: string; settings: Settings }) => {
  const calls = useStreamerCalls(username);
  const form = useSavedDraft(settings, streamerDraftFamily(username), calls.save);
  return <StreamerSettings {...form} draft={{ ...settings, ...form.draft }} />;
};
