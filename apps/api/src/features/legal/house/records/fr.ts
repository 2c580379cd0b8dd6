import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Registres d’âge',
  sections: [
    {
      heading: 'Réservé aux adultes',
      paragraphs: [
        'Toute personne qui apparaît dans un stream, une image ou une vidéo de {site} devait avoir au moins 18 ans au moment de la réalisation.',
      ],
    },
    {
      heading: 'Registres',
      paragraphs: [
        'Quand la loi exige des registres de l’identité et de l’âge des personnes filmées, comme 18 U.S.C. § 2257, le diffuseur qui produit le contenu et l’exploitant du site tiennent chacun les registres que la loi leur impose.',
      ],
    },
    {
      heading: 'Dépositaire',
      paragraphs: ['Pour savoir qui tient les registres et où les consulter, écrivez à {support}.'],
    },
    {
      heading: 'Signaler un doute',
      paragraphs: [
        'Si vous pensez qu’une personne montrée ici a moins de 18 ans, signalez-le immédiatement à {support}. Ces signalements sont traités en premier.',
      ],
    },
  ],
};
