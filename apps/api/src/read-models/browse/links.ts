import {
  GENDERS,
  type Gender,
  type Language,
  LIST_LANGUAGES,
  LIST_RATES,
  LIST_REGIONS,
  type ListId,
  type ListRequest,
  listHasSection,
  listPath,
  SECTION_OF_GENDER,
  SODASTAR_PERIODS,
  VERSUS_PERIODS,
  VOYEUR_PLACES,
} from '@footlight/contract';
import { browse } from '../../kernel/i18n/locales/browse/index.ts';
import { textsIn } from '../../kernel/i18n/texts.ts';
import { headingOf, languageName, valueName } from './headings.ts';

type Words = (typeof browse)['en'];
/** Lists with a short name; the others are named by their heading. */
const hasTab = (id: string): id is keyof Words['tabs'] => Object.hasOwn(browse.en.tabs, id);

interface Link {
  label: string;
  path: string;
}

const PRIVATE_TABS = [
  'private',
  'private-top',
  'private-cam2cam',
  'private-cam2cam-top',
  'private-spy',
  'private-ticket',
  'private-exclusive',
] as const;
/** The lists of a section that its tab bar names; the first is the section itself. */
const MAIN_TABS = ['new', 'top-rated', 'private', 'control-her', 'leaders'] as const;

/** Pages of one origin, studio or house. */
const PRODUCT_IDS = ['independent-romanian', 'jb-cams', 'julmodels', 'casa-salsa'] as const;

/** The contests that run now, and their leaderboards. Girls have another address for the first (spec 2 §2). */
const VERSUS_IDS = ['versus', 'versus-girls', 'versus-leaderboard'] as const;
const versusIdOf = (gender: Gender) => (gender === 'f' ? 'versus-girls' : 'versus');

const isPrivate = (id: ListId): boolean => id.startsWith('private');

/** The tab bar of a list: its family's sub-lists, or the lists of the section. */
export function tabsOf({ id, gender, values }: ListRequest, language: Language): Link[] {
  const t = textsIn('browse', language);
  if (id === 'voyeur' || id === 'casa-salsa') {
    return [
      { label: t('tabs.all'), path: listPath({ id: 'voyeur' }) },
      ...VOYEUR_PLACES.map((place) => ({
        label: t(`places.${place}`),
        path: listPath({ id: 'voyeur', values: { place } }),
      })),
      { label: t('tabs.casa-salsa'), path: listPath({ id: 'casa-salsa' }) },
    ];
  }
  if (id === 'sodastars') {
    return [
      { label: t('tabs.7days'), path: listPath({ id, gender }) },
      ...SODASTAR_PERIODS.map((period) => ({
        label: t(`tabs.${period}`),
        path: listPath({ id, gender, values: { period } }),
      })),
    ];
  }
  if (VERSUS_IDS.some((one) => one === id)) {
    const section = gender ?? 'f';
    return [
      { label: t('tabs.versus'), path: listPath({ id: versusIdOf(section), gender: section }) },
      { label: t('tabs.versus-leaderboard'), path: listPath({ id: 'versus-leaderboard', gender: section }) },
      ...VERSUS_PERIODS.map((period) => ({
        label: t(`tabs.${period}`),
        path: listPath({ id: 'versus-leaderboard', gender: section, values: { period } }),
      })),
    ];
  }
  if (isPrivate(id)) {
    return PRIVATE_TABS.map((tab) => ({ label: t(`tabs.${tab}`), path: listPath({ id: tab, gender }) }));
  }
  if (id === 'fanclub') {
    return (['all', 'online'] as const).map((tab) => ({
      label: t(`tabs.${tab}`),
      path: listPath({ id, gender, values: { ...values, tab } }),
    }));
  }
  return [
    { label: t('tabs.all'), path: listPath({ id: 'home', gender }) },
    // Each section has a feed of its own.
    ...(gender ? [{ label: t('tabs.feed'), path: `${SECTION_OF_GENDER[gender]}/feed` }] : []),
    ...MAIN_TABS.map((tab) => ({ label: t(`tabs.${tab}`), path: listPath({ id: tab, gender }) })),
    { label: t('tabs.fanclub'), path: listPath({ id: 'fanclub', gender, values: { tab: 'all' } }) },
    { label: t('tabs.versus'), path: listPath({ id: versusIdOf(gender ?? 'f'), gender: gender ?? 'f' }) },
    { label: t('tabs.sodastars'), path: listPath({ id: 'sodastars', gender: gender ?? 'f' }) },
    { label: t('tabs.voyeur'), path: listPath({ id: 'voyeur' }) },
    { label: t('tabs.vr'), path: listPath({ id: 'vr', gender }) },
    { label: t('tabs.top'), path: listPath({ id: 'top' }) },
    { label: t('tabs.liked'), path: '/most-liked' },
    { label: t('tabs.filter'), path: filterPath({ id, gender, values }) },
  ];
}

/** The filters, on the list that is open. */
const filterPath = (list: ListRequest): string =>
  list.id === 'multi-filter' || listPath(list) === '/'
    ? listPath({ id: 'multi-filter' })
    : `${listPath({ id: 'multi-filter' })}?source=${listPath(list)}`;

/** The path from the home page; a section's list has its section between (spec 1 §2). */
export function breadcrumbsOf(list: ListRequest, language: Language): Link[] {
  const t = textsIn('browse', language);
  if (list.id === 'home' && !list.gender) return [];
  const crumbs: Link[] = [{ label: t('home'), path: '/' }];
  if (list.gender) {
    crumbs.push({ label: t(`sections.${list.gender}`), path: listPath({ id: 'home', gender: list.gender }) });
  }
  if (isPrivate(list.id) && list.id !== 'private') {
    crumbs.push({ label: t('tabs.private'), path: listPath({ id: 'private', gender: list.gender }) });
  }
  if (list.id === 'casa-salsa' || list.values.place) {
    crumbs.push({ label: t('tabs.voyeur'), path: listPath({ id: 'voyeur' }) });
  }
  if (list.id !== 'home') crumbs.push({ label: shortName(list, language), path: listPath(list) });
  return crumbs;
}

function shortName(list: ListRequest, language: Language): string {
  const t = textsIn('browse', language);
  if (list.values.place) return t(`places.${list.values.place as keyof Words['places']}`);
  if (list.id === 'tag') {
    return [list.values.term, list.values.term2].flatMap((tag) => (tag ? [`#${tag}`] : [])).join(' ');
  }
  const value = valueName(list, language);
  if (value) return value;
  return hasTab(list.id) ? t(`tabs.${list.id}`) : (headingOf(list, language)?.h1 ?? '');
}

/** Other lists that a visitor may want: the same list of other sections, and the values beside this one. */
export function relatedLinks(
  list: ListRequest,
  hiddenGenders: readonly Gender[],
  language: Language,
): Link[] {
  const t = textsIn('browse', language);
  const { id, gender } = list;
  const sections = GENDERS.filter(
    (one) => one !== gender && !hiddenGenders.includes(one) && listHasSection(id, one),
  ).map((one) => ({ label: t(`sections.${one}`), path: listPath({ ...list, gender: one }) }));
  const named = (one: ListId): Link => ({
    label: headingOf({ id: one, gender: null, values: {} }, language)?.h1 ?? '',
    path: listPath({ id: one }),
  });
  const others = (): Link[] => {
    if (id === 'private-rate' || id === 'private') {
      return LIST_RATES.map((amount) => {
        const rate: ListRequest = { id: 'private-rate', gender, values: { amount } };
        return { label: valueName(rate, language), path: listPath(rate) };
      });
    }
    if (id === 'language') {
      return LIST_LANGUAGES.map((value) => ({
        label: languageName(value, language),
        path: listPath({ id, gender, values: { language: value } }),
      }));
    }
    if (id === 'voyeur' || PRODUCT_IDS.some((one) => one === id)) return PRODUCT_IDS.map(named);
    if (isPrivate(id) || id === 'sodastars' || id === 'fanclub') return [];
    if (VERSUS_IDS.some((one) => one === id)) return [];
    return [
      ...(id === 'home' ? PRODUCT_IDS.map(named) : []),
      ...LIST_REGIONS.map((region) => ({
        label: t(`regions.${region}`),
        path: listPath({ id: 'region', gender, values: { region } }),
      })),
      ...LIST_LANGUAGES.map((value) => ({
        label: languageName(value, language),
        path: listPath({ id: 'language', gender, values: { language: value } }),
      })),
    ];
  };
  const here = listPath(list);
  return [...sections, ...others()].filter(({ path }) => path !== here);
}
