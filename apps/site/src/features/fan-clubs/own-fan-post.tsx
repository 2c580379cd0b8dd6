import { type FanPostDraft, FanPostForm } from '@footlight/room-widgets';
import { userMediaKey } from '../../shell/api/media-keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useSentDraft } from '../../shell/forms/use-sent-draft.ts';
import { fanPostDraftFamily } from './fan-club-drafts.ts';
import { useOwnFanClub } from './use-own-fan-club.ts';

/** Posts to the broadcaster's own fan club, from the panel and the club's page. Both share one draft. */
const OwnFanPost = ({ username }: { username: string }) => {
  const { post } = useOwnFanClub(username);
  const { data } = useRead(userMediaKey(username), { revalidateOnFocus: false });
  const { sent, ...form } = useSentDraft<FanPostDraft, number>(fanPostDraftFamily(username), {
    send: ({ text, level, mediaId }, clientId) =>
      post({ client_id: clientId, level, text, media_id: mediaId }),
    emptied: ({ level }) => ({ text: '', level, mediaId: null }),
    isSame: (next, known) =>
      next.text === known.text && next.level === known.level && next.mediaId === known.mediaId,
  });
  return (
    <FanPostForm
      {...form}
      media={(data?.mediaList ?? []).filter(({ is_published }) => is_published !== false)}
      sent={sent !== null}
    />
  );
};

export default OwnFanPost;
