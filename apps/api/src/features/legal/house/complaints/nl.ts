import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Klachten en verwijdering van inhoud',
  sections: [
    {
      heading: 'Wat je kunt melden',
      paragraphs: [],
      items: [
        'Een foto, video of stream die jou zonder je toestemming toont.',
        'Inhoud die een minderjarige, geweld, dwang of mensenhandel lijkt te tonen.',
        'Inhoud die inbreuk maakt op je auteursrecht of een ander recht.',
        'Gedrag van een gebruiker of broadcaster dat de gebruiksvoorwaarden schendt.',
      ],
    },
    {
      heading: 'Hoe je meldt',
      paragraphs: ['Stuur je melding naar {support}.'],
      items: [
        'Het adres van de pagina of de gebruikersnaam van de broadcaster.',
        'Wat er mis is en sinds wanneer.',
        'Hoe we je kunnen bereiken. Meld je een inbreuk op je rechten, noem dan het werk en verklaar dat je de rechten hebt.',
      ],
    },
    {
      heading: 'Wat er daarna gebeurt',
      paragraphs: [
        'De exploitant onderzoekt elke melding en kan intussen de inhoud verwijderen of het account blokkeren. Als je zonder toestemming te zien bent, is dat genoeg: je hoeft geen redenen te geven. Je hoort de uitkomst.',
      ],
    },
    {
      heading: 'Als je het niet eens bent',
      paragraphs: [
        'Is je inhoud verwijderd of een melding afgewezen, dan kun je via {support} om een tweede onderzoek vragen.',
      ],
    },
  ],
};
