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
  error: {
    refund_by_hand:
      'Questo fornitore di pagamenti non rimborsa da solo. Rimborsa l’importo e poi registralo con il tuo riferimento.',
    revision_conflict: 'Nel frattempo qualcun altro ha modificato questo sito. Ricaricalo.',
    site_taken: 'Esiste già un sito con questo dominio o codice.',
    config_too_new: 'Questo file viene da una versione più recente. Non è stato cambiato nulla.',
    brand_refused: 'Questo marchio non si può pubblicare così. Guarda il rapporto.',
    image_unsupported: 'Si possono usare solo immagini PNG, WEBP o AVIF.',
    image_damaged: 'L’immagine è danneggiata.',
    image_too_large: 'L’immagine è troppo grande.',
    asset_quota: 'Non c’è spazio per altre immagini di questo sito.',
  },
};
