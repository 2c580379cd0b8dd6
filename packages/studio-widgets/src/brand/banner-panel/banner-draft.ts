import {
  BANNER_LIMITS,
  type BannerInput,
  type FieldProblem,
  LANGUAGES,
  type Language,
} from '@footlight/contract';

/** A banner while it is edited: any field may be empty. */
export interface BannerDraft {
  image: string;
  link: string;
  words: Partial<Record<Language, { title: string; text: string }>>;
}

/** Problems by the platform's field name, such as `banners.0.words.en.title`. */
export type BannerProblems = Readonly<Record<string, FieldProblem>>;

export const NEW_BANNER: BannerDraft = { image: '', link: '/', words: {} };

export const MAX_BANNERS = BANNER_LIMITS.perSite;

/** The drafts as the platform takes them: without languages in which nothing is written. English is always there. */
export const toBanners = (drafts: readonly BannerDraft[]): BannerInput[] =>
  drafts.map(({ words, ...rest }) => {
    const written = LANGUAGES.flatMap((language) => {
      const { title = '', text = '' } = words[language] ?? {};
      return title.trim() || text.trim() ? [[language, { title, text }]] : [];
    });
    return { ...rest, words: { en: { title: '', text: '' }, ...Object.fromEntries(written) } };
  });

/** The language of the first problem with words, to show it; null if all problems are elsewhere. */
export const languageOfProblem = (problems: BannerProblems): Language | null => {
  for (const name of Object.keys(problems)) {
    const [, , part, language] = name.split('.');
    const known = part === 'words' && LANGUAGES.find((one) => one === language);
    if (known) return known;
  }
  return null;
};
