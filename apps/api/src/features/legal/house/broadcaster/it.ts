import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Accordo per chi trasmette',
  sections: [
    {
      heading: 'Chi trasmette',
      paragraphs: [
        'Hai almeno 18 anni, come tutte le persone che appaiono con te. Trasmetti di tua volontà e non mostri nessuno che non abbia acconsentito.',
      ],
    },
    {
      heading: 'La tua identità',
      paragraphs: [
        'Prima che tu possa trasmettere, il gestore di {site} verifica la tua identità al di fuori di questo sito. Qui non si caricano documenti d’identità e il sito non ne conserva. Tu tieni i registri che la legge richiede ai produttori.',
      ],
    },
    {
      heading: 'Che cosa è vietato',
      paragraphs: [
        'Non mostri nulla che sia contrario alla legge o alle condizioni d’uso e non registri nessuno spettatore senza consenso.',
      ],
    },
    {
      heading: 'Denaro',
      paragraphs: [
        'I token che gli spettatori spendono per te vengono accreditati sul tuo account dopo la commissione del gestore. Paghi le tue imposte.',
      ],
    },
    {
      heading: 'Fine',
      paragraphs: [
        'Tu e il gestore potete terminare questo accordo in qualsiasi momento. Ciò che hai guadagnato prima viene comunque pagato. Domande: {support}.',
      ],
    },
  ],
};
