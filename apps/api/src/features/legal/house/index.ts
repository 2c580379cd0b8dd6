import type { Language, LegalKey, LegalText } from '@footlight/contract';

type Loaders = Record<Language, () => Promise<{ text: LegalText }>>;

/**
 * The texts that the software brings, for sites whose operator has published none. They describe what the software does;
 * an operator's lawyer replaces them. Change `version` with every change of a text's meaning, in all languages.
 */
export const HOUSE_TEXTS: Record<LegalKey, { version: string; load: Loaders }> = {
  terms: {
    version: '2026-11-30',
    load: {
      en: () => import('./terms/en.ts'),
      de: () => import('./terms/de.ts'),
      es: () => import('./terms/es.ts'),
      fr: () => import('./terms/fr.ts'),
      it: () => import('./terms/it.ts'),
      nl: () => import('./terms/nl.ts'),
    },
  },
  privacy: {
    version: '2026-11-25',
    load: {
      en: () => import('./privacy/en.ts'),
      de: () => import('./privacy/de.ts'),
      es: () => import('./privacy/es.ts'),
      fr: () => import('./privacy/fr.ts'),
      it: () => import('./privacy/it.ts'),
      nl: () => import('./privacy/nl.ts'),
    },
  },
  cookies: {
    version: '2026-11-25',
    load: {
      en: () => import('./cookies/en.ts'),
      de: () => import('./cookies/de.ts'),
      es: () => import('./cookies/es.ts'),
      fr: () => import('./cookies/fr.ts'),
      it: () => import('./cookies/it.ts'),
      nl: () => import('./cookies/nl.ts'),
    },
  },
  records: {
    version: '2026-11-23',
    load: {
      en: () => import('./records/en.ts'),
      de: () => import('./records/de.ts'),
      es: () => import('./records/es.ts'),
      fr: () => import('./records/fr.ts'),
      it: () => import('./records/it.ts'),
      nl: () => import('./records/nl.ts'),
    },
  },
  complaints: {
    version: '2026-11-23',
    load: {
      en: () => import('./complaints/en.ts'),
      de: () => import('./complaints/de.ts'),
      es: () => import('./complaints/es.ts'),
      fr: () => import('./complaints/fr.ts'),
      it: () => import('./complaints/it.ts'),
      nl: () => import('./complaints/nl.ts'),
    },
  },
  broadcaster: {
    version: '2026-11-24',
    load: {
      en: () => import('./broadcaster/en.ts'),
      de: () => import('./broadcaster/de.ts'),
      es: () => import('./broadcaster/es.ts'),
      fr: () => import('./broadcaster/fr.ts'),
      it: () => import('./broadcaster/it.ts'),
      nl: () => import('./broadcaster/nl.ts'),
    },
  },
};
