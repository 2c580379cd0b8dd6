import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Réclamations et retrait de contenu',
  sections: [
    {
      heading: 'Ce que vous pouvez signaler',
      paragraphs: [],
      items: [
        'Une image, une vidéo ou un stream qui vous montre sans votre consentement.',
        'Un contenu qui semble montrer un mineur, la violence, la contrainte ou la traite.',
        'Un contenu qui porte atteinte à votre droit d’auteur ou à un autre droit.',
        'La conduite d’un utilisateur ou d’un diffuseur qui enfreint les conditions d’utilisation.',
      ],
    },
    {
      heading: 'Comment signaler',
      paragraphs: ['Envoyez votre signalement à {support}.'],
      items: [
        'L’adresse de la page ou le nom d’utilisateur du diffuseur.',
        'Ce qui ne va pas, et depuis quand.',
        'Comment vous joindre. Pour une atteinte à vos droits, indiquez l’œuvre et déclarez que vous en détenez les droits.',
      ],
    },
    {
      heading: 'La suite',
      paragraphs: [
        'L’exploitant examine chaque signalement et peut, pendant ce temps, retirer le contenu ou suspendre le compte. Si vous apparaissez sans votre consentement, il suffit de le dire : vous n’avez pas à vous justifier. Le résultat vous est communiqué.',
      ],
    },
    {
      heading: 'En cas de désaccord',
      paragraphs: [
        'Si votre contenu a été retiré ou un signalement rejeté, vous pouvez demander un second examen à {support}.',
      ],
    },
  ],
};
