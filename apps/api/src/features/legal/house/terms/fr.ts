import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Conditions d’utilisation',
  sections: [
    {
      heading: 'À qui elles s’appliquent',
      paragraphs: [
        'Ces conditions s’appliquent entre vous et {operator}, exploitant de {site}. Vous les acceptez en créant un compte. Sans compte, elles s’appliquent à chaque visite.',
      ],
    },
    {
      heading: 'Âge',
      paragraphs: [
        'Vous devez avoir au moins 18 ans et être majeur dans votre pays. Si la loi d’un lieu impose une vérification de l’âge, vous l’effectuez avant de voir du contenu protégé.',
      ],
    },
    {
      heading: 'Votre compte',
      paragraphs: [
        'Vous avez un seul compte et l’utilisez vous-même. Vous gardez votre mot de passe secret et indiquez votre vraie date de naissance. Ce qui est fait avec votre compte vous est attribué, sauf si vous ne pouviez pas l’empêcher.',
      ],
    },
    {
      heading: 'Jetons',
      paragraphs: [
        'Vous achetez des jetons à l’exploitant par un prestataire de paiement et les dépensez en pourboires, shows, médias, fan-clubs et commandes personnalisées. Le prix est affiché avant votre confirmation. Les jetons ne sont pas de l’argent : ils ne rapportent pas d’intérêts et ne s’échangent pas entre spectateurs.',
        'Les pourboires et les minutes écoulées d’un show sont définitifs. Vos droits légaux, par exemple après un paiement que vous n’avez pas autorisé, restent intacts.',
      ],
    },
    {
      heading: 'Shows et médias',
      paragraphs: [
        'Un show privé, et le fait de l’espionner, ont un prix par minute. Vous payez chaque tranche de dix secondes entamée, et le show prend fin quand vos jetons ou votre crédit sont épuisés. Les médias achetés sont réservés à votre usage.',
      ],
    },
    {
      heading: 'Ce qui est interdit',
      paragraphs: [],
      items: [
        'Les contenus ou actes impliquant des mineurs, la violence, la contrainte, la traite ou des animaux.',
        'Enregistrer, copier ou diffuser des streams, images, vidéos ou messages sans l’accord de leur titulaire.',
        'Le harcèlement, les menaces et la publication d’informations privées sur autrui.',
        'La fraude, l’abus des paiements et les accès automatisés qui perturbent le service.',
        'Organiser des rencontres pour des services sexuels rémunérés.',
      ],
    },
    {
      heading: 'Diffuseurs',
      paragraphs: [
        'Les diffuseurs sont majeurs, agissent de leur plein gré et détiennent tous les droits sur ce qu’ils montrent. Toute personne qui apparaît avec eux est majeure et consentante. L’exploitant retient une commission sur les dépenses des spectateurs.',
      ],
    },
    {
      heading: 'Suspension et fin',
      paragraphs: [
        'Vous pouvez cesser d’utiliser le site à tout moment et demander à l’exploitant de fermer votre compte. L’exploitant peut suspendre un compte qui enfreint ces conditions ou met d’autres personnes en danger.',
      ],
    },
    {
      heading: 'Disponibilité',
      paragraphs: [
        'L’exploitant ne garantit pas que le site ou un diffuseur soit toujours disponible. La responsabilité suit le droit applicable à l’exploitant.',
      ],
    },
    {
      heading: 'Modifications',
      paragraphs: [
        'La date de ce texte est sa version. Quand une nouvelle version paraît, il vous est demandé de l’accepter après la connexion.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: ['Écrivez à {support}.'],
    },
  ],
};
