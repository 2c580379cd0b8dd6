import { type Room, SECTION_OF_GENDER } from '@footlight/contract';
import { countryName, Fact, FactList, SectionNav, useNumber, useTexts } from '@footlight/ui';
import { languageName } from '../../lib/language-name.ts';

/** The known facts about a broadcaster. Unknown facts have no line. */
export const BioFacts = ({ user }: { user: Room['user'] }) => {
  const { t, language } = useTexts('content');
  const number = useNumber();
  const decimal = useNumber({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <FactList>
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
      </FactList>
      {user.tagListNew.length > 0 ? (
        <SectionNav
          label={t('bio.tags')}
          variant="chips"
          items={user.tagListNew.map((tag) => ({
            href: `${SECTION_OF_GENDER[user.gender]}/tag/${encodeURIComponent(tag)}`,
            label: `#${tag}`,
            current: false,
          }))}
        />
      ) : null}
    </>
  );
};
