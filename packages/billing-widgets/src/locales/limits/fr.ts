import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  change: 'Modifier mes limites',
  card: '{{brand}} •••• {{lastFour}}',
  confirm: {
    title: 'Dépenser {{tokens}} ?',
    text: 'C’est au-dessus de la limite que vous avez fixée pour une dépense. Rien n’a encore été débité.',
    pay: 'Oui, dépenser {{tokens}}',
    keep: 'Non, garder mes jetons',
  },
  daily: {
    title: 'Votre limite quotidienne est atteinte',
    text: 'Vous avez fixé ce qui peut être dépensé ou acheté en 24 heures. Rien n’a été débité.',
    spending: 'Dépenses : il reste {{left}} sur {{limit}}',
    purchase: 'Achats : il reste {{left}} sur {{limit}}',
    renews: 'Davantage sera disponible à partir du {{when}}.',
    close: 'Continuer à regarder',
  },
  limits: {
    title: 'Vos propres limites',
    intro:
      'Vous seul les voyez. Une limite plus basse vaut aussitôt. Une plus haute, ou aucune, vaut 24 heures plus tard.',
    per_charge: {
      label: 'Me redemander au-dessus de (jetons)',
      hint: 'Pour une seule dépense. Vide : ne jamais demander.',
    },
    per_day: {
      label: 'Dépenses maximales en 24 heures (jetons)',
      hint: 'Pourboires, médias, fan-clubs et shows ensemble. Vide : aucune limite.',
    },
    daily_limit: {
      label: 'Achats maximaux en 24 heures (dollars)',
      hint: 'Tous les achats ensemble. Vide : aucune limite.',
    },
    used: 'Utilisé : {{used}} sur {{limit}}.',
    waiting: '{{value}} à partir du {{when}}.',
    waitingNone: 'Aucune limite à partir du {{when}}.',
    save: 'Enregistrer les limites',
    saved: 'Vos limites sont enregistrées.',
  },
  postpay: {
    heading: 'Postpaiement',
    title: {
      ready: 'Dépensez maintenant, payez plus tard',
      card: 'Ajoutez une carte',
      age: 'Vérifiez d’abord votre âge',
    },
    text: 'Vous avez un crédit de {{tokens}}. Ce que vous dépensez est débité de votre carte quand le crédit est épuisé, ou après une heure sans dépense.',
    debt: 'À payer',
    left: 'Crédit restant',
    due: 'Débité au plus tard',
    card: 'Carte',
    age: 'Avant de dépenser à crédit, nous devons connaître votre âge.',
    paused:
      'Votre carte a été refusée. Le postpaiement est suspendu jusqu’au paiement de ce que vous devez ou à l’ajout d’une autre carte.',
    verify: 'Vérifier mon âge',
    add: 'Ajouter une autre carte',
    pay: 'Payer {{price}} maintenant',
    paid: 'Ce que vous deviez est payé.',
    show: 'Voir le postpaiement',
    owes: 'Vous devez {{tokens}}.',
  },
  reUp: {
    title: 'Recharge automatique',
    intro:
      'Quand vos jetons s’épuisent, nous achetons le pack que vous choisissez. Elle est désactivée tant que vous ne l’activez pas, et vous pouvez la désactiver à tout moment.',
    packLabel: 'Pack',
    pack: '{{shown}} jetons pour {{price}}',
    perDay: 'Au plus en 24 heures',
    times_one: '{{shown}} fois',
    times_many: '{{shown}} fois',
    times_other: '{{shown}} fois',
    enable: 'Activer, {{price}} à la fois',
    disable: 'Désactiver',
    on: 'Activée : {{pack}}, {{card}}, au plus {{times}} en 24 heures.',
    done: '{{shown}} sur {{limit}} au cours des dernières 24 heures.',
    declined: 'Votre carte a été refusée, la recharge automatique a donc été désactivée.',
    noCard: 'Ajoutez d’abord une carte. Rien n’est débité pour cela.',
    turnedOn: 'La recharge automatique est activée.',
    turnedOff: 'La recharge automatique est désactivée.',
    suggest: 'Pour que le show ne s’arrête pas faute de jetons :',
    offer: 'Activer la recharge automatique',
  },
  support: {
    title: 'Contacter le support',
    textWithoutEmail:
      'Votre carte n’a pas pu être débitée et un nouvel essai n’y changera rien. Votre banque ou la société de paiement peut s’en occuper.',
    payments: 'Société de paiement : {{companies}}. Votre relevé indique « {{statement}} ».',
    text: 'Votre carte n’a pas pu être débitée et un nouvel essai n’y changera rien. Notre support peut s’en occuper.',
  },
};
