import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Avis sur les cookies',
  sections: [
    {
      heading: 'Ce qui est enregistré dans votre navigateur',
      paragraphs: [
        '{site} utilise ses propres cookies et le stockage de votre navigateur. Aucun cookie publicitaire n’est déposé.',
      ],
    },
    {
      heading: 'Nécessaires',
      paragraphs: [],
      items: [
        'fl_session vous garde connecté, 30 jours au plus.',
        'fl_settings garde vos réglages hors connexion, 30 jours au plus.',
        'fl_door_… retient que vous avez saisi le mot de passe d’un salon.',
        'fl_brand_preview montre l’aperçu d’un design aux personnes qui ont son lien.',
      ],
    },
    {
      heading: 'Préférences',
      paragraphs: [],
      items: [
        'fl_lang, fl_scheme et fl_gender retiennent pendant un an la langue, l’apparence et la section choisies.',
        'Le stockage de votre navigateur garde les brouillons, un achat inachevé, vos choix dans le chat et votre réponse sur les statistiques.',
      ],
    },
    {
      heading: 'Statistiques',
      paragraphs: [
        'Si l’exploitant a mis en place un service de statistiques, le site vous le demande d’abord. Rien n’est envoyé sans votre accord.',
      ],
    },
    {
      heading: 'Seulement avec votre accord',
      paragraphs: [],
      items: [
        'tracking : le partenaire ou l’annonce qui vous a conduit ici, pendant une heure.',
        'popunder : quand la page d’un partenaire a été ouverte pour la dernière fois.',
        'fingerprint : un nombre calculé à partir des réglages de votre navigateur quand vous achetez des jetons, pendant un jour au plus.',
        'push : que vous avez activé ou désactivé les notifications push dans ce navigateur. Conservé jusqu’à ce que vous l’effaciez.',
        'Le stockage de votre navigateur garde vos réponses. Vous pouvez les modifier ci-dessous ; ce qu’elles permettaient d’enregistrer est alors supprimé.',
      ],
    },
    {
      heading: 'Votre choix',
      paragraphs: [
        'Vous pouvez effacer les cookies et les données enregistrées à tout moment dans les réglages de votre navigateur. Vous êtes alors déconnecté, et vos préférences et brouillons sont perdus.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: ['Écrivez à {support}.'],
    },
  ],
};
