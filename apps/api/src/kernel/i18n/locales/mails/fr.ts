import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  greeting: 'Bonjour {{name}},',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  footer: 'Vous recevez cet e-mail en raison d’un compte sur {{site}}.',
  unsubscribe: 'Ne plus recevoir ces e-mails',
  email_confirm: {
    subject: 'Confirmez votre e-mail pour {{site}}',
    text: 'Confirmez votre e-mail pour {{site}}. Le lien est valable trois jours.',
    hint: 'Si vous ne vous êtes pas inscrit, ignorez ce message.',
    action: 'Confirmer l’e-mail',
  },
  email_change: {
    subject: 'Confirmez votre nouvel e-mail pour {{site}}',
    text: 'Confirmez que cette adresse est le nouvel e-mail de votre compte sur {{site}}. Le lien est valable 24 heures.',
    hint: 'Si vous ne l’avez pas demandé, ignorez ce message : rien ne change.',
    action: 'Confirmer l’e-mail',
  },
  email_change_notice: {
    subject: 'Votre e-mail pour {{site}} va changer',
    text: 'Un autre e-mail a été indiqué pour votre compte sur {{site}}. Il remplacera celui-ci dès qu’il sera confirmé.',
    hint: 'Si ce n’était pas vous, choisissez un nouveau mot de passe maintenant. Le changement sera aussi annulé.',
    action: 'Choisir un mot de passe',
  },
  password_reset: {
    subject: 'Choisissez un nouveau mot de passe pour {{site}}',
    text: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte sur {{site}}. Le lien fonctionne une seule fois, pendant 30 minutes.',
    hint: 'Si ce n’était pas vous, ignorez ce message : votre mot de passe reste inchangé.',
    action: 'Choisir un mot de passe',
  },
  password_changed: {
    subject: 'Votre mot de passe pour {{site}} a été modifié',
    text: 'Le mot de passe de votre compte sur {{site}} a été modifié et tous les autres appareils ont été déconnectés.',
    hint: 'Si ce n’était pas vous, choisissez un nouveau mot de passe maintenant.',
    action: 'Choisir un mot de passe',
  },
  two_factor_on: {
    subject: 'Connexion en deux étapes activée sur {{site}}',
    text: 'La connexion à votre compte sur {{site}} demande désormais un code de votre application d’authentification.',
    hint: 'Si ce n’était pas vous, changez votre mot de passe maintenant et vérifiez les sessions ouvertes.',
    action: 'Sécurité du compte',
  },
  two_factor_off: {
    subject: 'Connexion en deux étapes désactivée sur {{site}}',
    text: 'La connexion à votre compte sur {{site}} ne demande plus de code.',
    hint: 'Si ce n’était pas vous, changez votre mot de passe maintenant et vérifiez les sessions ouvertes.',
    action: 'Sécurité du compte',
  },
  passkey_added: {
    subject: 'Nouvelle clé d’accès pour {{site}}',
    text: 'Une clé d’accès a été ajoutée à votre compte sur {{site}}. Toute personne ayant son appareil peut se connecter avec elle.',
    hint: 'Si ce n’était pas vous, changez votre mot de passe maintenant et vérifiez les sessions ouvertes.',
    action: 'Sécurité du compte',
  },
  passkey_removed: {
    subject: 'Clé d’accès supprimée de {{site}}',
    text: 'Une clé d’accès de votre compte sur {{site}} a été supprimée.',
    hint: 'Si ce n’était pas vous, changez votre mot de passe maintenant et vérifiez les sessions ouvertes.',
    action: 'Sécurité du compte',
  },
  account_deleted: {
    subject: 'Votre compte sur {{site}} a été supprimé',
    text: 'Votre compte sur {{site}} a été supprimé. Ses données personnelles sont effacées et il ne peut pas être restauré.',
    hint: 'Si ce n’était pas vous, écrivez à l’assistance de {{site}}.',
    action: 'Ouvrir le site',
  },
  account_linked: {
    subject: 'Un compte a été associé au vôtre sur {{site}}',
    text: 'Un autre compte a été associé à votre compte sur {{site}}. Quiconque est connecté à l’un peut passer à l’autre sans mot de passe.',
    hint: 'Si ce n’était pas vous, changez votre mot de passe maintenant : cela met aussi fin à l’association.',
    action: 'Sécurité du compte',
  },
  identity_added: {
    subject: 'Une connexion a été ajoutée à votre compte sur {{site}}',
    text: 'Votre compte sur {{site}} peut désormais être ouvert par la connexion d’un autre fournisseur.',
    hint: 'Si ce n’était pas vous, changez votre mot de passe maintenant et vérifiez les sessions ouvertes.',
    action: 'Sécurité du compte',
  },
  identity_removed: {
    subject: 'Une connexion a été retirée de votre compte sur {{site}}',
    text: 'Votre compte sur {{site}} ne peut plus être ouvert par la connexion du fournisseur que vous aviez ajouté.',
    hint: 'Si ce n’était pas vous, changez votre mot de passe maintenant et vérifiez les sessions ouvertes.',
    action: 'Sécurité du compte',
  },
  broadcaster_approved: {
    subject: 'Vous pouvez diffuser sur {{site}}',
    text: 'Votre candidature de diffuseur sur {{site}} a été acceptée. Votre salon existe maintenant.',
    hint: 'Définissez votre sujet et vos prix avant de passer en direct.',
    action: 'Ouvrir la page',
  },
  broadcaster_rejected: {
    subject: 'Votre candidature sur {{site}} n’a pas été acceptée',
    text: 'Votre candidature de diffuseur sur {{site}} n’a pas été acceptée. La page en indique la raison.',
    hint: 'Vous pouvez corriger vos informations et les envoyer à nouveau.',
    action: 'Lire la raison',
  },
  payout_requested: {
    subject: 'Votre demande de versement sur {{site}}',
    text: 'Vous avez demandé un versement de {{about}} tokens sur {{site}}. Ils ont quitté votre solde et reviennent si la demande est refusée.',
    hint: 'Si ce n’était pas vous, changez votre mot de passe et écrivez à l’assistance.',
    action: 'Voir les versements',
  },
  payout_approved: {
    subject: 'Votre versement sur {{site}} est approuvé',
    text: 'Votre versement de {{about}} tokens sur {{site}} est approuvé. Vous recevrez un autre e-mail une fois qu’il sera effectué.',
    action: 'Voir les versements',
  },
  payout_rejected: {
    subject: 'Votre versement sur {{site}} a été refusé',
    text: 'Votre versement de {{about}} tokens sur {{site}} a été refusé. Les tokens sont de retour dans votre solde. La page en indique le motif.',
    action: 'Lire le motif',
  },
  payout_paid: {
    subject: 'Votre versement sur {{site}} est effectué',
    text: 'Votre versement de {{about}} tokens sur {{site}} est effectué. La page indique la référence du paiement.',
    action: 'Voir les versements',
  },
  report_acted: {
    subject: 'Nous avons donné suite à votre signalement sur {{site}}',
    text: 'Merci pour votre signalement. Notre équipe l’a examiné et a pris des mesures.',
    hint: 'La personne signalée ne saura pas qui a fait le signalement.',
    action: 'Contacter l’assistance',
  },
  report_dismissed: {
    subject: 'Votre signalement sur {{site}} a été examiné',
    text: 'Merci pour votre signalement. Notre équipe l’a examiné et n’a rien trouvé de contraire à nos règles.',
    hint: 'Si vous n’êtes pas d’accord, écrivez à l’assistance.',
    action: 'Contacter l’assistance',
  },
  report_warning: {
    subject: 'Un avertissement concernant votre compte sur {{site}}',
    text: 'Quelqu’un a signalé ce que vous avez écrit ou montré sur {{site}}. Notre équipe l’a examiné : cela enfreint nos règles.',
    hint: 'En cas de récidive, nous pourrons suspendre votre compte. Si vous pensez qu’il s’agit d’une erreur, écrivez à l’assistance.',
    action: 'Contacter l’assistance',
  },
  content_removed: {
    subject: 'Nous avons retiré un de vos contenus sur {{site}}',
    text: 'Quelqu’un a signalé un de vos médias ou une de vos publications sur {{site}}. Notre équipe l’a examiné et retiré, car il enfreint nos règles.',
    hint: 'Si vous pensez qu’il s’agit d’une erreur, écrivez à l’assistance.',
    action: 'Contacter l’assistance',
  },
  live: {
    subject: '{{about}} est en direct sur {{site}}',
    text: '{{about}}, que vous suivez sur {{site}}, vient de passer en direct.',
    action: 'Ouvrir le salon',
  },
};
