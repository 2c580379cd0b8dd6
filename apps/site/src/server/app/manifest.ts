import { type AppIcon, appIconUrl, type Language, type Site } from '@footlight/contract';
import { brandFromSiteCustom, themeColors } from '@footlight/theme';
import { languageBase } from '../../shell/i18n/language.ts';

/** Home screens show about this many letters. */
const SHORT = 12;

/** Whole words of a name, as many as fit under an icon. */
export const shortName = (name: string): string => {
  if (name.length <= SHORT) return name;
  const cut = name.slice(0, SHORT + 1).replace(/\s+\S*$/, '');
  return cut.length <= SHORT && cut !== '' ? cut : name.slice(0, SHORT);
};

const icon = (name: AppIcon, purpose: 'any' | 'maskable') => {
  const side = name.split('-').at(-1);
  return { src: appIconUrl(name), sizes: `${side}x${side}`, type: 'image/png', purpose };
};

/** The web app manifest of a brand. `id` is the same in all languages: a person installs the site once. */
export const manifestOf = ({ display_name, custom }: Site, language: Language) => {
  const { light } = themeColors(brandFromSiteCustom(custom));
  return {
    id: '/',
    name: display_name,
    short_name: shortName(display_name),
    ...(custom.meta_description ? { description: custom.meta_description } : {}),
    lang: language,
    dir: 'ltr',
    start_url: languageBase(language) || '/',
    scope: '/',
    display: 'standalone',
    theme_color: light,
    background_color: light,
    icons: [
      icon('192', 'any'),
      icon('512', 'any'),
      icon('maskable-192', 'maskable'),
      icon('maskable-512', 'maskable'),
    ],
  };
};
