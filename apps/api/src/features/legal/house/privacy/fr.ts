import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Politique de confidentialité',
  sections: [
    {
      heading: 'Responsable',
      paragraphs: [
        '{operator}, exploitant de {site}, est responsable de vos données personnelles.',
        'Écrivez à {support}.',
      ],
    },
    {
      heading: 'Données enregistrées',
      paragraphs: [],
      items: [
        'Compte : nom d’utilisateur, e-mail, date de naissance, langue, pays, réglages et une empreinte de votre mot de passe. Le mot de passe lui-même n’est pas enregistré.',
        'Acceptation : la version des conditions que vous avez acceptée, et quand.',
        'Argent : achats, pourboires, dépenses et soldes dans un journal qui n’est jamais réécrit.',
        'Cartes : marque, quatre derniers chiffres, date d’expiration et un jeton du prestataire de paiement. Le numéro de carte n’est pas enregistré.',
        'Activité : salons visités, diffuseurs suivis, notes attribuées, notes privées, messages privés et médias achetés.',
        'Commandes personnalisées : vos demandes et leurs réponses. Une photo que vous envoyez pour évaluation n’est visible que par vous et ce diffuseur. Elle est supprimée si la commande n’est pas acceptée, et au plus tard après sept jours.',
        'Diffuseurs : profil, médias, réglages du salon, revenus et enregistrements de shows.',
        'Données techniques : sessions et rapports d’erreur de votre navigateur, effacés après 30 jours.',
        'Si vous l’avez accepté : le partenaire ou l’annonce qui vous a conduit ici, avec votre inscription et vos achats, tant que votre compte existe. Une empreinte chiffrée de votre appareil, avec les achats, pendant 180 jours, pour détecter la fraude.',
        'Si vous avez activé les notifications push : l’adresse de votre navigateur auprès de son service push et ses clés, jusqu’à ce que vous les désactiviez ou vous déconnectiez.',
      ],
    },
    {
      heading: 'Finalités',
      paragraphs: [
        'Les données servent à fournir votre compte et vos achats, à prévenir les abus et la fraude, à vérifier l’âge et à respecter des obligations légales comme la comptabilité. Les statistiques de pages visitées ne sont envoyées que si l’exploitant a mis en place un tel service et que vous avez accepté.',
      ],
    },
    {
      heading: 'Destinataires',
      paragraphs: [],
      items: [
        'Les prestataires de paiement, pour les paiements que vous lancez.',
        'Les prestataires techniques, comme l’hébergement et l’e-mail, pour le compte de l’exploitant.',
        'Les diffuseurs et autres utilisateurs voient votre nom d’utilisateur, ce que vous leur écrivez et vos pourboires.',
        'Le service push de votre navigateur, si vous avez activé les notifications push. Il les transmet et ne peut pas les lire.',
        'Les autorités, quand la loi l’exige.',
      ],
    },
    {
      heading: 'Durée',
      paragraphs: [
        'Les sessions prennent fin après 30 jours au plus tard. Les e-mails envoyés sont effacés après 7 jours. Les écritures sont conservées aussi longtemps que la comptabilité l’exige. Les autres données sont conservées tant que votre compte existe.',
      ],
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        'Vous pouvez demander une copie de vos données, leur rectification ou leur effacement, vous opposer à leur utilisation et retirer un consentement. Vous pouvez aussi saisir une autorité de protection des données.',
        'Pour exercer ces droits, écrivez à {support}.',
      ],
    },
  ],
};
