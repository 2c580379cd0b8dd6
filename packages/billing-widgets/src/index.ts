export { billingLocales } from './locales/index.ts';
