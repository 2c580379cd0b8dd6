import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  since: 'En vigueur depuis le {{date}} (version {{version}}).',
  expired: 'Version {{version}} du {{date}}. Une autre version est désormais en vigueur.',
  print: 'Imprimer',
  description: 'Documents légaux de {{site}}.',
  accept: {
    title: 'Accepter les conditions d’utilisation',
    why: 'Pour continuer, lisez et acceptez la version en vigueur.',
    accept: 'Accepter',
    logout: 'Déconnexion',
  },
  contents: 'Sommaire',
  group: 'Informations légales',
  consent: {
    title: 'Vos choix de confidentialité',
    body: 'Vous pouvez les modifier à tout moment. Ce qui a été enregistré dans ce navigateur est supprimé quand vous désactivez un choix.',
  },
};
