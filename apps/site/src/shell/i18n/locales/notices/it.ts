import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  autosilenced_one:
    'Hai ripetuto la stessa cosa troppe volte. Potrai scrivere di nuovo tra {{count}} secondo.',
  autosilenced_other:
    'Hai ripetuto la stessa cosa troppe volte. Potrai scrivere di nuovo tra {{count}} secondi.',
  reUpDone: 'Ricarica automatica riuscita! {{tokens}} token aggiunti al tuo saldo',
  reUpFailed: 'Ricarica automatica non riuscita',
  payout: '{{tokens}} token detratti per il pagamento',
  oneClick: "Errore durante l'acquisto. Se il problema persiste, contatta l'assistenza.",
  paymentSettled: 'Il tuo pagamento di {{amount}} è arrivato: sono stati aggiunti {{tokens}} token.',
  paymentDeclined: 'Il tuo pagamento di {{amount}} è stato rifiutato. Non è stato addebitato nulla.',
  paymentReturned: 'Il tuo pagamento di {{amount}} superava il tuo limite giornaliero e viene rimborsato.',
  tip: 'Mancia da {{name}}: {{tokens}} token',
  privateTip: 'Mancia privata da {{name}}: {{tokens}} token',
  follower: '{{name}} ora ti segue.',
  fanJoined: '{{name}} è nel tuo fan club: {{level}}.',
  fanLeft: '{{name}} ha lasciato il tuo fan club.',
  live: '{{name}} è in diretta.',
  version: 'Questo sito è stato aggiornato',
  versionHint: 'Ricarica la pagina per continuare con la nuova versione.',
  orderWaiting: 'Un nuovo ordine attende la tua risposta.',
  orderAccepted: 'Un tuo ordine è stato accettato.',
  orderReturned: 'Un ordine non è stato accettato. I suoi token sono di nuovo tuoi.',
  silencedTitle: 'Chat in pausa',
  recordingBought: 'La registrazione dello show di {{name}} è nella tua libreria.',
  recordingOwn: 'La registrazione del tuo show è tra i tuoi contenuti.',
  recordingOpen: 'Guarda',
};
