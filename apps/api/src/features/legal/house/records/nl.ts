import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Leeftijdsregisters',
  sections: [
    {
      heading: 'Alleen volwassenen',
      paragraphs: [
        'Iedereen die in streams, foto’s of video’s op {site} verschijnt, moet op het moment van opname minstens 18 jaar oud zijn geweest.',
      ],
    },
    {
      heading: 'Registers',
      paragraphs: [
        'Waar de wet registers van identiteit en leeftijd van performers eist, zoals 18 U.S.C. § 2257, houden de broadcaster die de inhoud maakt en de exploitant van de site elk de registers bij die de wet van hen eist.',
      ],
    },
    {
      heading: 'Bewaarder',
      paragraphs: ['Wie de registers bewaart en waar ze kunnen worden ingezien, verneem je via {support}.'],
    },
    {
      heading: 'Een twijfel melden',
      paragraphs: [
        'Denk je dat iemand die hier te zien is jonger is dan 18? Meld het meteen aan {support}. Zulke meldingen gaan voor.',
      ],
    },
  ],
};
