import { type BrowseUser, withoutHashtags } from '@footlight/contract';
import { ModelCard, type ModelCardProps, useTexts } from '@footlight/ui';
import { cardStatus } from './card-status.ts';
import type { CommonTraits } from './common-of.ts';
import { roomLanguage } from './room-language.ts';

export interface RoomCardProps
  extends Pick<ModelCardProps, 'eager' | 'tags' | 'tagHref'>,
    Partial<Pick<ModelCardProps, 'href' | 'subject'>> {
  user: BrowseUser;
  /** What all rooms of the list have in common (`commonOf`), which the card leaves out. */
  common?: CommonTraits;
  /** Shows the price of a private show, in lists whose rooms have different ones. */
  hasPrice?: boolean;
}

/** An entry of a list as a card. By default it leads to the room and shows its subject. */
export const RoomCard = ({ user, common, hasPrice = false, ...rest }: RoomCardProps) => {
  const { language } = useTexts('ui');
  const has = (flag: 'vr' | 'voyeur' | 'versus') => user.flagList.includes(flag) && !common?.[flag];
  return (
    <ModelCard
      href={`/${user.username}`}
      name={user.display_name}
      age={user.age ?? undefined}
      thumbnailUrl={user.thumbnail_url}
      status={cardStatus(user.status)}
      viewerCount={user.viewer_count}
      recent={user.is_new && !common?.recent}
      voyeur={has('voyeur')}
      versus={has('versus')}
      vr={has('vr')}
      language={common?.language ? undefined : roomLanguage(user, language)}
      goal={user.goal}
      privatePrice={(hasPrice && user.private_price) || undefined}
      subject={withoutHashtags(user.subject, user.tags)}
      {...rest}
    />
  );
};
