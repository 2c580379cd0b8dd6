import type { en } from './en.ts';

export const fr: typeof en = {
  preview: {
    title: 'Ceci est un brouillon',
    body: 'Seules les personnes qui ont le lien le voient ainsi.',
    leave: 'Quitter l’aperçu',
  },
  banner: 'Recommandé',
};
