import type { en } from './en.ts';

export const fr: typeof en = {
  preview: {
    title: 'Ceci est un brouillon',
    body: 'Seules les personnes qui ont le lien le voient ainsi.',
    leave: 'Quitter l’aperçu',
  },
  consent: {
    title: 'Pouvons-nous compter les visites ?',
    body: 'Ce site souhaite envoyer les pages que vous ouvrez à ses statistiques. Rien n’est envoyé avant votre accord.',
    yes: 'Accepter',
    no: 'Non merci',
  },
};
