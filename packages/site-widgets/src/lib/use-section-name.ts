import type { ETHNICITIES, HomeSectionChoice, LIST_LANGUAGES, LIST_REGIONS } from '@footlight/contract';
import { countryName, useTexts } from '@footlight/ui';

/** The name of a section, in the reader's language. */
export const useSectionName = () => {
  const { t, language } = useTexts(['home', 'lists']);
  return ({ type, value = '' }: HomeSectionChoice): string => {
    switch (type) {
      case 'age': {
        const [from = '', to = ''] = value.split('-');
        return to === '99' ? t('age.from', { from }) : t('age.range', { from, to });
      }
      case 'ethnicity':
        return t(`ethnicity.${value as (typeof ETHNICITIES)[number]}`);
      case 'continent':
        return t(`lists:filter.region.${value as (typeof LIST_REGIONS)[number]}`);
      case 'country':
        return countryName(value, language);
      case 'language':
        return t(`lists:filter.language.${value as (typeof LIST_LANGUAGES)[number]}`);
      case 'tag':
        return `#${value}`;
      default:
        return t(`type.${type}`);
    }
  };
};
