import type { en } from './en.ts';

export const it: typeof en = {
  preview: {
    title: 'Questa è una bozza',
    body: 'Così la vede solo chi ha il link.',
    leave: 'Esci dall’anteprima',
  },
  consent: {
    title: 'Possiamo contare le visite?',
    body: 'Questo sito vorrebbe inviare le pagine che apri alle sue statistiche. Non si invia nulla prima del tuo consenso.',
    yes: 'Accetta',
    no: 'No, grazie',
  },
};
