import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  title: 'Le tue scelte',
  no: 'No, grazie',
  yes: 'Accetta',
  some: 'Consenti la selezione',
  all: 'Consenti tutto',
  statistics: {
    title: 'Possiamo contare le visite?',
    body: 'Questo sito vorrebbe inviare le pagine che apri alle sue statistiche. Non si invia nulla prima del tuo consenso.',
  },
  tracking: {
    title: 'Consenti il tracciamento dei partner?',
    body: 'Se un partner o un annuncio ti ha portato qui, questo sito vorrebbe salvarlo per un’ora, inviarlo con una registrazione o un acquisto perché il partner sia pagato, e informare il contatore del partner.',
    popunder: 'Può aprire la pagina di un partner una volta al giorno.',
  },
  fingerprint: {
    title: 'Consenti il riconoscimento del dispositivo?',
    body: 'Quando compri token, questo sito vorrebbe calcolare un numero dalle impostazioni del tuo browser e conservarlo cifrato con l’acquisto per 180 giorni, per individuare le frodi.',
  },
  thumbnails: {
    title: 'Consenti una prova delle immagini?',
    body: 'Questo sito confronta due immagini di anteprima delle stanze. Il tuo account decide quale ti mostrano gli elenchi, e un clic su un’immagine viene contato senza il tuo nome.',
  },
};
