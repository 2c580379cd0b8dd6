import { type Language, type ListRequest, rateRange, spokenLanguageCode } from '@footlight/contract';
import { tagOf } from './conditions.ts';
import { BROWSE_WORDS } from './texts/index.ts';
import type { TextId } from './texts/types.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a spoken language, for headings and links. */
export const languageName = (value: string, language: Language): string => {
  const code = spokenLanguageCode(value);
  return capital((code && new Intl.DisplayNames([language], { type: 'language' }).of(code)) ?? value);
};

const rateName = (amount: string, to: string | undefined, language: Language): string => {
  const { from, between, exactly } = BROWSE_WORDS[language].range;
  const range = rateRange(amount, to);
  const text = range.from === range.to ? exactly : range.to === Number.MAX_SAFE_INTEGER ? from : between;
  return text.replace('{from}', String(range.from)).replace('{to}', String(range.to));
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
  const words = BROWSE_WORDS[language];
  switch (id) {
    case 'language':
      return languageName(values.language ?? '', language);
    case 'region':
      return words.regions[values.region as keyof typeof words.regions];
    case 'role':
      return words.roles[values.role as keyof typeof words.roles];
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
  const words = BROWSE_WORDS[language];
  if (list.id === 'home') {
    if (!list.gender) return null;
    const [title, description] = words.live[list.gender];
    return { h1: words.sections[list.gender], title, description };
  }
  const [heading, description] = words.lists[textIdOf(list)];
  const fill = (text: string) =>
    capital(
      text
        .replaceAll('{who}', words.who[list.gender ?? 'all'])
        .replaceAll('{value2}', list.values.term2 ?? '')
        .replaceAll('{value}', valueName(list, language)),
    );
  const place = list.values.place as keyof typeof words.places | undefined;
  const h1 = place ? `${fill(heading)}: ${words.places[place]}` : fill(heading);
  const tab = list.values.tab === 'online' ? `${h1} (${words.tabs.online})` : h1;
  return { h1: tab, title: tab, description: fill(description) };
}
