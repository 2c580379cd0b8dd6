import type { TextsOf } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  loading: 'Laden',
  close: 'Sluiten',
  cancel: 'Annuleren',
  retry: 'Opnieuw proberen',
  reload: 'Opnieuw laden',
  notLoaded: 'Dit deel van de pagina kon niet worden geladen.',
  sendAgain: 'Opnieuw versturen',
  notNow: 'Niet nu',
  save: 'Opslaan',
  saved: 'Opgeslagen',
  accept: 'Accepteren',
  decline: 'Afwijzen',
  buyTokens: 'Tokens kopen',
  balance: 'Je saldo',
  report: 'Melden',
  liveNow: 'Nu live',
  problem: {
    required: 'Verplicht',
    too_short: 'Te kort',
    too_long: 'Te lang',
    too_small: 'Te klein',
    too_big: 'Te groot',
    invalid_format: 'Ongeldige indeling',
    taken: 'Al bezet',
    reserved: 'Gereserveerde naam',
    under_age: 'Je moet 18 jaar of ouder zijn',
    not_accepted: 'Ga akkoord om verder te gaan',
    unknown_field: 'Onbekend veld',
  },
};
