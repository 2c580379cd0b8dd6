import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import type { Talk } from './talk.ts';

/** Languages of the site in which the demo talks. */
export const talks = { en, de, es, fr, it, nl } satisfies Record<string, Talk>;

export type TalkLanguage = keyof typeof talks;

const codes: Readonly<Record<string, TalkLanguage>> = {
  german: 'de',
  spanish: 'es',
  french: 'fr',
  italian: 'it',
  dutch: 'nl',
};

/** The language of a room whose broadcaster speaks `language` (a name of the browse pages); English for all others. */
export const talkLanguage = (language: string): TalkLanguage => codes[language] ?? 'en';
