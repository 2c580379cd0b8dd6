import type { TextsOf } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  loading: 'Caricamento',
  close: 'Chiudi',
  cancel: 'Annulla',
  retry: 'Riprova',
  reload: 'Ricarica',
  notLoaded: 'Questa parte della pagina non si è caricata.',
  sendAgain: 'Invia di nuovo',
  notNow: 'Non ora',
  save: 'Salva',
  saved: 'Salvata',
  accept: 'Accetta',
  decline: 'Rifiuta',
  buyTokens: 'Compra token',
  balance: 'Il tuo saldo',
  report: 'Segnala',
  liveNow: 'Ora dal vivo',
  problem: {
    required: 'Obbligatorio',
    too_short: 'Troppo corto',
    too_long: 'Troppo lungo',
    too_small: 'Troppo piccolo',
    too_big: 'Troppo grande',
    invalid_format: 'Formato non valido',
    taken: 'Già in uso',
    reserved: 'Nome riservato',
    under_age: 'Devi avere almeno 18 anni',
    not_accepted: 'Accetta per continuare',
    unknown_field: 'Campo sconosciuto',
  },
};
