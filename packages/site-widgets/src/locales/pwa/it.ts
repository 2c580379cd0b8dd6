import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  push: {
    label: 'Notifiche push su questo dispositivo',
    hint: 'Ti avvisiamo quando va in diretta chi ha la campanella che hai premuto, anche se il sito è chiuso.',
    denied:
      'Il browser blocca le notifiche di questo sito. Consentile nelle impostazioni del browser per questo sito.',
    unsupported: 'Questo browser non ha notifiche push.',
    installFirst:
      'Su iPhone e iPad aggiungi prima il sito alla schermata Home: tocca «Condividi», poi «Aggiungi alla schermata Home», e aprilo da lì.',
    loadFailed: 'Non siamo riusciti a sapere se le notifiche push sono attive qui.',
    on: 'Le notifiche push sono attive su questo dispositivo.',
    off: 'Le notifiche push sono disattivate su questo dispositivo.',
    refused: 'Non hai consentito le notifiche. Non è cambiato nulla.',
    roomOn: 'Riceverai una notifica su questo dispositivo quando {{name}} va in diretta.',
    failed:
      'Non è stato possibile attivare le notifiche push. Puoi riprovare nelle impostazioni dell’account.',
    service: 'Non è possibile inviare notifiche push a questo browser.',
    mail: 'Email se non ho notifiche push',
    mailHint: 'Per le stesse persone, al massimo un’email ciascuna in 12 ore.',
    mailUnconfirmed: 'Conferma prima il tuo indirizzo email.',
  },
  unsubscribe: {
    title: 'Non ricevere più queste email',
    text: 'Non riceverai più email quando va in diretta chi segui. Puoi riattivarle nelle impostazioni dell’account.',
    button: 'Non riceverle più',
    done: 'Non riceverai più queste email.',
    failed: 'Non è stato possibile disattivare le email',
    settings: 'Impostazioni account',
    invalid: 'Questo link non è valido. Disattiva le email nelle impostazioni dell’account.',
  },
};
