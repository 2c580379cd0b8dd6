import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Overeenkomst voor uitzenders',
  sections: [
    {
      heading: 'Wie uitzendt',
      paragraphs: [
        'Je bent minstens 18 jaar, net als iedereen die met je in beeld komt. Je zendt uit eigen wil uit en laat niemand zien die daar niet mee heeft ingestemd.',
      ],
    },
    {
      heading: 'Je identiteit',
      paragraphs: [
        'Voordat je mag uitzenden, controleert de exploitant van {site} je identiteit buiten deze site. Identiteitsbewijzen worden hier niet geüpload en de site bewaart er geen. Je houdt zelf de administratie bij die de wet van producenten eist.',
      ],
    },
    {
      heading: 'Wat verboden is',
      paragraphs: [
        'Je laat niets zien dat in strijd is met de wet of de gebruiksvoorwaarden en neemt geen kijker op zonder toestemming.',
      ],
    },
    {
      heading: 'Geld',
      paragraphs: [
        'Tokens die kijkers aan je uitgeven, worden na aftrek van de vergoeding van de exploitant op je account bijgeschreven. Je betaalt je eigen belastingen.',
      ],
    },
    {
      heading: 'Einde',
      paragraphs: [
        'Jij en de exploitant kunnen deze overeenkomst op elk moment beëindigen. Wat je daarvoor hebt verdiend, wordt nog uitbetaald. Vragen: {support}.',
      ],
    },
  ],
};
