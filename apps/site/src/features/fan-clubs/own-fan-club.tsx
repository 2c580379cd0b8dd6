import { type BroadcasterPanelPart, FanClubSettings, type FanClubTerms } from '@footlight/room-widgets';
import { Stack, useTexts } from '@footlight/ui';
import { useAtomValue } from 'jotai';
import { useSavedDraft } from '../../shell/forms/use-saved-draft.ts';
import { fanClubDraftFamily } from './fan-club-drafts.ts';
import { OwnFanMessage } from './own-fan-message.tsx';
import OwnFanPost from './own-fan-post.tsx';
import { useFanClub } from './use-fan-club.ts';
import { useOwnFanClub } from './use-own-fan-club.ts';

const termsOf = ({ is_enabled, prices }: FanClubTerms): FanClubTerms => ({ is_enabled, prices });

const Terms = ({ username, terms }: { username: string; terms: FanClubTerms }) => {
  const calls = useOwnFanClub(username);
  const form = useSavedDraft(terms, fanClubDraftFamily(username), calls.save);
  return <FanClubSettings {...form} draft={form.draft ?? terms} />;
};

/** The broadcaster's own fan club: terms (spec 1 §6), posts, and a message to fans. */
const OwnFanClub = ({ username }: { username: string }) => {
  const { data } = useFanClub(username);
  return data ? (
    <Stack>
      <Terms username={username} terms={termsOf(data)} />
      <OwnFanPost username={username} />
      <OwnFanMessage username={username} />
    </Stack>
  ) : null;
};

/** The fan club as an entry of the broadcaster's panel. */
export const useOwnFanClubPart = (username: string): BroadcasterPanelPart => {
  const { t } = useTexts('broadcaster');
  const { data } = useFanClub(username);
  const draft = useAtomValue(fanClubDraftFamily(username));
  return {
    value: data ? t(data.is_enabled ? 'entries.club' : 'entries.off') : null,
    changed: draft !== null && JSON.stringify(draft) !== JSON.stringify(data && termsOf(data)),
    content: <OwnFanClub username={username} />,
  };
};
