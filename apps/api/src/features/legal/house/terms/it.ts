import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Condizioni d’uso',
  sections: [
    {
      heading: 'A chi si applicano',
      paragraphs: [
        'Queste condizioni valgono tra te e {operator}, gestore di {site}. Le accetti quando crei un account. Senza account valgono per ogni visita.',
      ],
    },
    {
      heading: 'Età',
      paragraphs: [
        'Devi avere almeno 18 anni ed essere maggiorenne dove vivi. Dove è obbligatoria una verifica dell’età, la completi prima di vedere contenuti protetti.',
      ],
    },
    {
      heading: 'Il tuo account',
      paragraphs: [
        'Hai un solo account e lo usi di persona. Tieni segreta la password e indichi la tua vera data di nascita. Ciò che avviene con il tuo account è attribuito a te, salvo che tu non potessi impedirlo.',
      ],
    },
    {
      heading: 'Token',
      paragraphs: [
        'Acquisti token dal gestore tramite un fornitore di pagamenti e li spendi in mance, show, contenuti, fan club e ordini personalizzati. Il prezzo è mostrato prima della conferma. I token non sono denaro: non maturano interessi e non si scambiano tra spettatori.',
        'Le mance e i minuti trascorsi di uno show sono definitivi. Restano fermi i diritti che la legge ti riconosce, per esempio dopo un pagamento che non hai autorizzato.',
      ],
    },
    {
      heading: 'Show e contenuti',
      paragraphs: [
        'Uno show privato, e lo spiarlo, ha un prezzo al minuto. Paghi ogni dieci secondi iniziati, e lo show termina quando i tuoi token o il tuo credito sono esauriti. I contenuti acquistati sono solo per te.',
      ],
    },
    {
      heading: 'Che cosa è vietato',
      paragraphs: [],
      items: [
        'Contenuti o condotte che coinvolgono minori, violenza, coercizione, tratta o animali.',
        'Registrare, copiare o diffondere dirette, immagini, video o messaggi senza il permesso del titolare.',
        'Molestie, minacce e pubblicazione di dati privati altrui.',
        'Frode, abuso dei pagamenti e accessi automatici che disturbano il servizio.',
        'Organizzare incontri per prestazioni sessuali a pagamento.',
      ],
    },
    {
      heading: 'Broadcaster',
      paragraphs: [
        'I broadcaster sono maggiorenni, agiscono liberamente e detengono tutti i diritti su ciò che mostrano. Chi appare con loro è maggiorenne e ha dato il consenso. Il gestore trattiene una commissione su ciò che gli spettatori spendono.',
      ],
    },
    {
      heading: 'Sospensione e fine',
      paragraphs: [
        'Puoi smettere di usare il sito in qualsiasi momento e chiedere al gestore di chiudere il tuo account. Il gestore può sospendere un account che viola queste condizioni o mette in pericolo altri.',
      ],
    },
    {
      heading: 'Disponibilità',
      paragraphs: [
        'Il gestore non garantisce che il sito o un broadcaster siano sempre disponibili. La responsabilità segue la legge applicabile al gestore.',
      ],
    },
    {
      heading: 'Modifiche',
      paragraphs: [
        'La data di questo testo è la sua versione. Quando viene pubblicata una nuova versione, dopo l’accesso ti viene chiesto di accettarla.',
      ],
    },
    {
      heading: 'Contatti',
      paragraphs: ['Scrivi a {support}.'],
    },
  ],
};
