import { type BrowseUser, spokenLanguageCode } from '@footlight/contract';

const namesIn = new Map<string, Intl.DisplayNames>();

/** The name of a language by its code, in the reader's language. */
export const languageName = (code: string, reader: string): string => {
  const names = namesIn.get(reader) ?? new Intl.DisplayNames(reader, { type: 'language' });
  namesIn.set(reader, names);
  return names.of(code) ?? code;
};

/** The language that the broadcaster speaks first; undefined if unknown. */
export const roomLanguage = (
  { languages: [spoken] }: Pick<BrowseUser, 'languages'>,
  reader: string,
): { code: string; name: string } | undefined => {
  const code = spoken && spokenLanguageCode(spoken);
  return code ? { code, name: languageName(code, reader) } : undefined;
};
