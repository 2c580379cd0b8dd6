const CODES =
  'ar bg cs da de el en es et fi fr he hi hr hu it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk vi zh';

const codeOf = new Map<string, string>();

/** The name of a language in another one: broadcasters store `english`. An unknown one is returned unchanged. */
export const languageName = (stored: string, language: string): string => {
  if (codeOf.size === 0) {
    const english = new Intl.DisplayNames('en', { type: 'language' });
    for (const code of CODES.split(' ')) codeOf.set((english.of(code) ?? code).toLowerCase(), code);
  }
  const code = codeOf.get(stored.toLowerCase());
  return (code && new Intl.DisplayNames(language, { type: 'language' }).of(code)) || stored;
};
