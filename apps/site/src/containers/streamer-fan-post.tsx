import { type FanPostDraft, FanPostForm } from '@footlight/room-widgets';
import { userMediaKey } from '../data/media-keys.ts';
import { useRead } from '../data/use-read.ts';
import { useSentDraft } from '../data/use-sent-draft.ts';
import { useStreamerCalls } from '../data/use-streamer.ts';
import { fanPostDraftFamily } from '../state/streamer-drafts.ts';

/** Posts to the own fan club; in the panel, and on the club's own page. Both keep one draft. */
const StreamerFanPost = ({ username }: { username: string }) => {
  const { fanPost } = useStreamerCalls(username);
  const { data } = useRead(userMediaKey(username), { revalidateOnFocus: false });
  const { sent, ...form } = useSentDraft<FanPostDraft, number>(fanPostDraftFamily(username), {
    send: ({ text, level, mediaId }, clientId) =>
      fanPost({ client_id: clientId, level, text, media_id: mediaId }),
    emptied: ({ level }) => ({ text: '', level, mediaId: null }),
    isSame: (next, known) =>
      next.text === known.text && next.level === known.level && next.mediaId === known.mediaId,
  });
  return <FanPostForm {...form} media={data?.mediaList ?? []} isSent={sent !== null} />;
};

export default StreamerFanPost;
