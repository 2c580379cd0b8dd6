// @vitest-environment happy-dom
import { storyConformance } from '@footlight/ui/testing';
import { accountLocales } from './locales/account/index.ts';
import { aiLocales } from './locales/ai/index.ts';
import { applicationLocales } from './locales/applications/index.ts';
import { brandLocales } from './locales/brand/index.ts';
import { browseLocales } from './locales/browse/index.ts';
import { consentLocales } from './locales/consent/index.ts';
import { contentLocales } from './locales/content/index.ts';
import { fanClubLocales } from './locales/fan-clubs/index.ts';
import { faqLocales } from './locales/faq/index.ts';
import { homeLocales } from './locales/home/index.ts';
import { legalLocales } from './locales/legal/index.ts';
import { listsLocales } from './locales/lists/index.ts';
import { mediaLocales } from './locales/media/index.ts';
import { memberLocales } from './locales/member/index.ts';
import { passwordLocales } from './locales/password/index.ts';
import { pwaLocales } from './locales/pwa/index.ts';
import { searchLocales } from './locales/search/index.ts';
import { securityLocales } from './locales/security/index.ts';
import { settingsLocales } from './locales/settings/index.ts';
import { supportLocales } from './locales/support/index.ts';
import { versusLocales } from './locales/versus/index.ts';

storyConformance({
  stories: import.meta.glob('./**/*.stories.tsx', { eager: true }),
  tests: import.meta.glob('./*/*/*.test.tsx', { eager: true, query: '?raw', import: 'default' }),
  locales: {
    account: accountLocales,
    ai: aiLocales,
    applications: applicationLocales,
    brand: brandLocales,
    browse: browseLocales,
    'fan-clubs': fanClubLocales,
    consent: consentLocales,
    content: contentLocales,
    faq: faqLocales,
    home: homeLocales,
    legal: legalLocales,
    lists: listsLocales,
    media: mediaLocales,
    member: memberLocales,
    password: passwordLocales,
    pwa: pwaLocales,
    search: searchLocales,
    security: securityLocales,
    settings: settingsLocales,
    support: supportLocales,
    versus: versusLocales,
  },
});
