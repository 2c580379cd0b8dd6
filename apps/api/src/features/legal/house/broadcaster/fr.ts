import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Contrat de diffuseur',
  sections: [
    {
      heading: 'Qui diffuse',
      paragraphs: [
        'Vous avez au moins 18 ans, comme toutes les personnes qui apparaissent avec vous. Vous diffusez de votre plein gré et ne montrez personne sans son accord.',
      ],
    },
    {
      heading: 'Votre identité',
      paragraphs: [
        'Avant que vous puissiez diffuser, l’exploitant de {site} vérifie votre identité en dehors de ce site. Aucune pièce d’identité n’est téléversée ici et le site n’en conserve aucune. Vous tenez les registres que la loi exige des producteurs.',
      ],
    },
    {
      heading: 'Ce qui est interdit',
      paragraphs: [
        'Vous ne montrez rien de contraire à la loi ou aux conditions d’utilisation et n’enregistrez aucun spectateur sans son accord.',
      ],
    },
    {
      heading: 'Argent',
      paragraphs: [
        'Les jetons que les spectateurs dépensent pour vous sont crédités sur votre compte après les frais de l’exploitant. Vous payez vos propres impôts.',
      ],
    },
    {
      heading: 'Fin',
      paragraphs: [
        'Vous et l’exploitant pouvez mettre fin à ce contrat à tout moment. Ce que vous avez gagné auparavant reste dû. Questions : {support}.',
      ],
    },
  ],
};
