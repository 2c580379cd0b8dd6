import { type BrowseUser, withoutHashtags } from '@footlight/contract';
import { ModelCard, type ModelCardProps } from '@footlight/ui';
import { cardStatus } from '../card-status.ts';

export interface RoomCardProps
  extends Pick<ModelCardProps, 'eager' | 'rank' | 'tags' | 'tagHref'>,
    Partial<Pick<ModelCardProps, 'href' | 'subject'>> {
  user: BrowseUser;
}

/** An entry of a list as a card. By default it leads to the room and shows its subject. */
export const RoomCard = ({ user, ...rest }: RoomCardProps) => (
  <ModelCard
    href={`/${user.username}`}
    name={user.display_name}
    age={user.age ?? undefined}
    thumbnailUrl={user.thumbnail_url}
    status={cardStatus(user.status)}
    viewerCount={user.viewer_count}
    isNew={user.is_new}
    isVoyeur={user.flagList.includes('voyeur')}
    isVersus={user.flagList.includes('versus')}
    isVr={user.flagList.includes('vr')}
    subject={withoutHashtags(user.subject, user.tags)}
    {...rest}
  />
);
