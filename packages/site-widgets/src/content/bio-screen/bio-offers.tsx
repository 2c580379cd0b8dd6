import type { Room } from '@footlight/contract';
import { Fact, FactList, Link, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import { BioCard } from './bio-card.tsx';

/** What a broadcaster sells, as the room offers it; nothing if they sell nothing. */
export const BioOffers = ({ room, hasFanClub }: { room: Room; hasFanClub: boolean }) => {
  const { t } = useTexts('content');
  const number = useNumber();
  const link = useLinkRenderer();
  const { private: show, sellCustomMedia, dickratingMedia } = room.userSetting;
  const offers = [show.isEnabled, sellCustomMedia.isEnabled, dickratingMedia.isEnabled, hasFanClub];
  if (!offers.includes(true)) return null;
  return (
    <BioCard id="bio-offers" title={t('bio.offers')}>
      <FactList>
        {show.isEnabled ? (
          <Fact label={t('bio.privateShow')}>
            {t('bio.perMinute', { tokens: number(show.pricePerMinuteInToken) })}
          </Fact>
        ) : null}
        {sellCustomMedia.isEnabled ? (
          <Fact label={t('bio.customMedia')}>
            {t('bio.fromPrice', { tokens: number(sellCustomMedia.minimumPriceInToken) })}
          </Fact>
        ) : null}
        {dickratingMedia.isEnabled ? (
          <Fact label={t('ratings.title')}>
            <Link asChild>
              {link({
                href: `/dickometrics/${room.user.username}`,
                children: t('ratings.price', { tokens: number(dickratingMedia.priceInToken) }),
              })}
            </Link>
          </Fact>
        ) : null}
        {hasFanClub ? (
          <Fact label={t('bio.fanClub')}>
            <Link asChild>{link({ href: `/${room.user.username}/fanclub`, children: t('bio.join') })}</Link>
          </Fact>
        ) : null}
      </FactList>
    </BioCard>
  );
};
