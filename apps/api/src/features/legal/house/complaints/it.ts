import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Reclami e rimozione di contenuti',
  sections: [
    {
      heading: 'Che cosa puoi segnalare',
      paragraphs: [],
      items: [
        'Un’immagine, un video o una diretta che ti mostra senza il tuo consenso.',
        'Contenuti che sembrano mostrare un minore, violenza, coercizione o tratta.',
        'Contenuti che violano il tuo diritto d’autore o un altro diritto.',
        'Condotte di un utente o broadcaster che violano le condizioni d’uso.',
      ],
    },
    {
      heading: 'Come segnalare',
      paragraphs: ['Invia la segnalazione a {support}.'],
      items: [
        'L’indirizzo della pagina o il nome utente del broadcaster.',
        'Che cosa non va e da quando.',
        'Come contattarti. Per una violazione dei tuoi diritti, indica l’opera e dichiara di esserne titolare.',
      ],
    },
    {
      heading: 'Che cosa succede dopo',
      paragraphs: [
        'Il gestore esamina ogni segnalazione e nel frattempo può rimuovere il contenuto o sospendere l’account. Se appari senza il tuo consenso, basta dirlo: non devi dare motivazioni. Ti viene comunicato l’esito.',
      ],
    },
    {
      heading: 'Se non sei d’accordo',
      paragraphs: [
        'Se un tuo contenuto è stato rimosso o una segnalazione respinta, puoi chiedere un secondo esame a {support}.',
      ],
    },
  ],
};
