import { FanClubSettings, type FanClubTerms } from '@footlight/room-widgets';
import { useSavedDraft } from '../../shell/forms/use-saved-draft.ts';
import { fanClubDraftFamily } from './fan-club-drafts.ts';
import { OwnFanMessage } from './own-fan-message.tsx';
import OwnFanPost from './own-fan-post.tsx';
import { useFanClub } from './use-fan-club.ts';
import { useOwnFanClub } from './use-own-fan-club.ts';

const Terms = ({ username, terms }: { username: string; terms: FanClubTerms }) => {
  const calls = useOwnFanClub(username);
  const form = useSavedDraft(terms, fanClubDraftFamily(username), calls.save);
  return <FanClubSettings {...form} draft={form.draft ?? terms} />;
};

/** The broadcaster's own fan club: terms (spec 1 §6), posts, and a message to fans. */
export const OwnFanClub = ({ username }: { username: string }) => {
  const { data } = useFanClub(username);
  return data ? (
    <div className="flex min-w-0 flex-col gap-4">
      <Terms username={username} terms={{ is_enabled: data.is_enabled, prices: data.prices }} />
      <OwnFanPost username={username} />
      <OwnFanMessage username={username} />
    </div>
  ) : null;
};
