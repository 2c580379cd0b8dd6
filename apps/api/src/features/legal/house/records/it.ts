import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Registri dell’età',
  sections: [
    {
      heading: 'Solo adulti',
      paragraphs: [
        'Ogni persona che appare in dirette, immagini o video su {site} doveva avere almeno 18 anni al momento della realizzazione.',
      ],
    },
    {
      heading: 'Registri',
      paragraphs: [
        'Dove la legge richiede registri dell’identità e dell’età delle persone riprese, come 18 U.S.C. § 2257, il broadcaster che produce il contenuto e il gestore del sito tengono ciascuno i registri che la legge impone loro.',
      ],
    },
    {
      heading: 'Custode',
      paragraphs: [
        'Per sapere chi custodisce i registri e dove possono essere consultati, scrivi a {support}.',
      ],
    },
    {
      heading: 'Segnalare un dubbio',
      paragraphs: [
        'Se credi che una persona mostrata qui abbia meno di 18 anni, segnalalo subito a {support}. Queste segnalazioni vengono trattate per prime.',
      ],
    },
  ],
};
