import type { Language } from '@footlight/contract';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import type { BrowseWords } from './types.ts';

export const BROWSE_WORDS: Record<Language, BrowseWords> = { en, de, es, fr, it, nl };
