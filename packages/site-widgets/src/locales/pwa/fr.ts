import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  push: {
    label: 'Notifications push sur cet appareil',
    hint: 'Vous êtes averti quand une personne dont vous avez activé la cloche passe en direct, même si le site est fermé.',
    denied:
      'Votre navigateur bloque les notifications de ce site. Autorisez-les dans les réglages du navigateur pour ce site.',
    unsupported: 'Ce navigateur n’a pas de notifications push.',
    installFirst:
      'Sur iPhone et iPad, ajoutez d’abord le site à l’écran d’accueil : touchez « Partager », puis « Sur l’écran d’accueil », et ouvrez-le depuis là.',
    loadFailed: 'Nous n’avons pas pu savoir si les notifications push sont activées ici.',
    on: 'Les notifications push sont activées sur cet appareil.',
    off: 'Les notifications push sont désactivées sur cet appareil.',
    refused: 'Vous n’avez pas autorisé les notifications. Rien n’a changé.',
    roomOn: 'Vous serez averti sur cet appareil quand {{name}} passera en direct.',
    failed:
      'Les notifications push n’ont pas pu être activées. Vous pouvez réessayer dans les paramètres de votre compte.',
    service: 'Il est impossible d’envoyer des notifications push à ce navigateur.',
    mail: 'E-mail si je n’ai pas de notifications push',
    mailHint: 'Pour les mêmes personnes, au plus un e-mail chacune en 12 heures.',
    mailUnconfirmed: 'Confirmez d’abord votre adresse e-mail.',
  },
  unsubscribe: {
    title: 'Ne plus recevoir ces e-mails',
    text: 'Vous ne recevrez plus d’e-mail quand les personnes que vous suivez passent en direct. Vous pouvez les réactiver dans les paramètres de votre compte.',
    button: 'Ne plus les recevoir',
    done: 'Vous ne recevrez plus ces e-mails.',
    failed: 'Les e-mails n’ont pas pu être désactivés',
    settings: 'Paramètres du compte',
    invalid: 'Ce lien n’est pas valable. Désactivez les e-mails dans les paramètres de votre compte.',
  },
};
