import type { Room } from '@footlight/contract';
import { statusOfRoom } from '../../features/player/use-stream-source.ts';
import type { StructuredDataInput } from '../../shell/routes/route-module.ts';

/**
 * A live room as search engines read it (schema.org, VideoObject with BroadcastEvent): only while everybody in this place
 * may watch without a login, a card, a password or a proof of age. The end of a broadcast is unknown, and left out.
 */
export const liveData = ({ data, site, base, addressOf }: StructuredDataInput): object | null => {
  const room = data as Room | undefined;
  if (!room?.chat.liveSince || !room.stream || statusOfRoom(room, false, false) !== 'online') return null;
  const { user, chat } = room;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: user.displayName,
    description: chat.subjectText || user.displayName,
    // The picture of link previews, which is neutral.
    thumbnailUrl: [base + user.shareImageUrl],
    url: addressOf(`/${user.username}`),
    uploadDate: chat.liveSince,
    isFamilyFriendly: site.is_non_nude,
    publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true, startDate: chat.liveSince },
  };
};
