import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  title: 'Vos choix',
  no: 'Non merci',
  yes: 'Accepter',
  some: 'Autoriser la sélection',
  all: 'Tout autoriser',
  statistics: {
    title: 'Pouvons-nous compter les visites ?',
    body: 'Ce site souhaite envoyer les pages que vous ouvrez à ses statistiques. Rien n’est envoyé avant votre accord.',
  },
  tracking: {
    title: 'Autoriser le suivi des partenaires ?',
    body: 'Si un partenaire ou une annonce vous a conduit ici, ce site souhaite l’enregistrer pendant une heure, l’envoyer avec une inscription ou un achat afin que le partenaire soit payé, et informer le compteur du partenaire.',
    popunder: 'Il peut ouvrir la page d’un partenaire une fois par jour.',
  },
  fingerprint: {
    title: 'Autoriser la reconnaissance de l’appareil ?',
    body: 'Quand vous achetez des jetons, ce site souhaite calculer un nombre à partir des réglages de votre navigateur et le garder chiffré avec l’achat pendant 180 jours, pour détecter la fraude.',
  },
  thumbnails: {
    title: 'Autoriser un test d’images ?',
    body: 'Ce site compare deux images d’aperçu des salons. Votre compte décide laquelle les listes vous montrent, et un clic sur une image est compté sans votre nom.',
  },
};
