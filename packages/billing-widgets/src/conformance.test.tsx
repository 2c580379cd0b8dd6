// @vitest-environment happy-dom
import { storyConformance } from '@footlight/ui/testing';
import { billingLocales } from './locales/index.ts';
import { limitLocales } from './locales/limits/index.ts';
import { promoLocales } from './locales/promos/index.ts';
import { walletLocales } from './locales/wallet/index.ts';

storyConformance({
  stories: import.meta.glob('./**/*.stories.tsx', { eager: true }),
  tests: import.meta.glob('./*/*/*.test.tsx', { eager: true, query: '?raw', import: 'default' }),
  locales: {
    billing: billingLocales,
    promos: promoLocales,
    limits: limitLocales,
    wallet: walletLocales,
  },
});
