import { FanClubSettings, type FanClubTerms } from '@footlight/room-widgets';
import { useFanClub } from '../data/use-fan-club.ts';
import { useSavedDraft } from '../data/use-saved-draft.ts';
import { useStreamerCalls } from '../data/use-streamer.ts';
import { fanClubDraftFamily } from '../state/streamer-drafts.ts';
import { StreamerFanMessage } from './streamer-fan-message.tsx';
import StreamerFanPost from './streamer-fan-post.tsx';

const Terms = ({ username, terms }: { username: string; terms: FanClubTerms }) => {
  const calls = useStreamerCalls(username);
  const form = useSavedDraft(terms, fanClubDraftFamily(username), calls.fanClub);
  return <FanClubSettings {...form} draft={form.draft ?? terms} />;
};

/** The own fan club: open or closed, its prices (spec 1 §6), what is posted there, and a message to who is in it. */
export const StreamerFanClub = ({ username }: { username: string }) => {
  const { data } = useFanClub(username);
  return data ? (
    <div className="flex min-w-0 flex-col gap-4">
      <Terms username={username} terms={{ is_enabled: data.is_enabled, prices: data.prices }} />
      <StreamerFanPost username={username} />
      <StreamerFanMessage username={username} />
    </div>
  ) : null;
};
