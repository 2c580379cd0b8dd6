// @vitest-environment happy-dom
import { storyConformance } from '@footlight/ui/testing';
import { adminLocales } from './locales/admin/index.ts';
import { domainsLocales } from './locales/domains/index.ts';
import { earningsLocales } from './locales/earnings/index.ts';
import { libraryLocales } from './locales/library/index.ts';
import { scheduleLocales } from './locales/schedule/index.ts';
import { studioLocales } from './locales/studio/index.ts';

storyConformance({
  stories: import.meta.glob('./**/*.stories.tsx', { eager: true }),
  tests: import.meta.glob('./*/*/*.test.tsx', { eager: true, query: '?raw', import: 'default' }),
  locales: {
    admin: adminLocales,
    domains: domainsLocales,
    earnings: earningsLocales,
    library: libraryLocales,
    schedule: scheduleLocales,
    studio: studioLocales,
  },
});
