import { FanClubSettings, type FanClubTerms } from '@footlight/room-widgets';
import { useFanClub } from '../data/use-fan-club.ts';
import { useSavedDraft } from '../data/use-saved-draft.ts';
import { useStreamerCalls } from '../data/use-streamer.ts';
import { fanClubDraftFamily } from '../state/streamer-drafts.ts';

const Terms = ({ username, terms }: { username: string; terms: FanClubTerms }) => {
  const calls = useStreamerCalls(username);
  const form = useSavedDraft(terms, fanClubDraftFamily(username), calls.fanClub);
  return <FanClubSettings {...form} draft={form.draft ?? terms} />;
};

/** The own fan club: open or closed, and its prices (spec 1 §6). */
export const StreamerFanClub = ({ username }: { username: string }) => {
  const { data } = useFanClub(username);
  return data ? (
    <Terms username={username} terms={{ is_enabled: data.is_enabled, prices: data.prices }} />
  ) : null;
};
