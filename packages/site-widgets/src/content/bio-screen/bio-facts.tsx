import type { Room } from '@footlight/contract';
import { countryName, Fact, FactList, useNumber, useTexts } from '@footlight/ui';
import { languageName } from '../../lib/language-name.ts';

/** What is known of a broadcaster; what is not known has no line. */
export const BioFacts = ({ room, live }: { room: Room; live: boolean }) => {
  const { t, language } = useTexts('content');
  const number = useNumber();
  const decimal = useNumber({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { user, chat } = room;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <FactList columns={2}>
      {user.age === null ? null : <Fact label={t('bio.age')}>{number(user.age)}</Fact>}
      {user.country ? <Fact label={t('bio.country')}>{countryName(user.country, language)}</Fact> : null}
      {user.languages.length > 0 ? (
        <Fact label={t('bio.languages')}>
          {new Intl.ListFormat(language, { type: 'unit' }).format(
            user.languages.map((one) => languageName(one, language)),
          )}
        </Fact>
      ) : null}
      <Fact label={t('bio.followers')}>{number(user.followerCount)}</Fact>
      {user.ratingCount > 0 ? (
        <Fact label={t('bio.rating')}>
          {t('bio.ratingValue', { average: decimal(user.rating), count: number(user.ratingCount) })}
        </Fact>
      ) : null}
      {live ? (
        <Fact label={t('bio.lastOnline')}>{t('bio.liveNow')}</Fact>
      ) : chat.lastOnlineAt ? (
        <Fact label={t('bio.lastOnline')}>
          <time dateTime={chat.lastOnlineAt}>{day.format(new Date(chat.lastOnlineAt))}</time>
        </Fact>
      ) : null}
    </FactList>
  );
};
