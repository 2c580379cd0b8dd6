export { applyLocales } from './locales/apply/index.ts';
export { homeLocales } from './locales/home/index.ts';
export { listsLocales } from './locales/lists/index.ts';
export { passwordLocales } from './locales/password/index.ts';
export { searchLocales } from './locales/search/index.ts';
export { securityLocales } from './locales/security/index.ts';
export { settingsLocales } from './locales/settings/index.ts';
