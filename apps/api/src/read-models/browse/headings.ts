import { type Language, type ListRequest, rateRange, spokenLanguageCode } from '@footlight/contract';
import type { browse } from '../../kernel/i18n/locales/browse/index.ts';
import { textsIn } from '../../kernel/i18n/texts.ts';
import { tagOf } from './conditions.ts';

type Words = (typeof browse)['en'];
/** The lists with texts of their own; `home` has those of the sections. */
type TextId = keyof Words['lists'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a spoken language, for headings and links. */
export const languageName = (value: string, language: Language): string => {
  const code = spokenLanguageCode(value);
  return capital((code && new Intl.DisplayNames([language], { type: 'language' }).of(code)) ?? value);
};

const rateName = (amount: string, to: string | undefined, language: Language): string => {
  const range = rateRange(amount, to);
  const isOpen = range.to === Number.MAX_SAFE_INTEGER;
  const kind = range.from === range.to ? 'exactly' : isOpen ? 'from' : 'between';
  return textsIn('browse', language)(`range.${kind}`, { ...range });
};

const textIdOf = ({ id, values }: ListRequest): TextId => {
  if (id === 'tag' && values.term2) return 'tag-two';
  if (id === 'tag' && tagOf(values.term ?? '').isLive) return 'tag-live';
  if (id === 'sodastars' && values.period) return `sodastars-${values.period as '30days' | 'top2000'}`;
  if (id === 'versus-leaderboard' && values.period) {
    return `versus-leaderboard-${values.period as '30days' | 'all-time'}`;
  }
  return id as TextId;
};

/** What the list's values are called. */
export function valueName({ id, values }: ListRequest, language: Language): string {
  const t = textsIn('browse', language);
  switch (id) {
    case 'language':
      return languageName(values.language ?? '', language);
    case 'region':
      return t(`regions.${values.region as keyof Words['regions']}`);
    case 'role':
      return t(`roles.${values.role as keyof Words['roles']}`);
    case 'private-rate':
      return rateName(values.amount ?? '', values.to, language);
    case 'studio':
      return values.studio ?? '';
    case 'tag':
      return values.term2 ? (values.term ?? '') : tagOf(values.term ?? '').tag;
    default:
      return '';
  }
}

/** Heading, title and description of a list; null for `/`, whose texts are the operator's. */
export function headingOf(
  list: ListRequest,
  language: Language,
): { h1: string; title: string; description: string } | null {
  const t = textsIn('browse', language);
  if (list.id === 'home') {
    if (!list.gender) return null;
    return {
      h1: t(`sections.${list.gender}`),
      title: t(`live.${list.gender}.heading`),
      description: t(`live.${list.gender}.description`),
    };
  }
  const values = {
    who: t(`who.${list.gender ?? 'all'}`),
    value: valueName(list, language),
    value2: list.values.term2 ?? '',
  };
  const text = (part: 'heading' | 'description') => capital(t(`lists.${textIdOf(list)}.${part}`, values));
  const place = list.values.place as keyof Words['places'] | undefined;
  const h1 = place ? `${text('heading')}: ${t(`places.${place}`)}` : text('heading');
  const tab = list.values.tab === 'online' ? `${h1} (${t('tabs.online')})` : h1;
  return { h1: tab, title: tab, description: text('description') };
}
