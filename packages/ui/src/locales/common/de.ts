import type { TextsOf } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  loading: 'Wird geladen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  reload: 'Neu laden',
  notLoaded: 'Dieser Teil der Seite konnte nicht geladen werden.',
  sendAgain: 'Erneut senden',
  notNow: 'Nicht jetzt',
  save: 'Speichern',
  saved: 'Gespeichert',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  buyTokens: 'Tokens kaufen',
  balance: 'Dein Guthaben',
  report: 'Melden',
  liveNow: 'Jetzt live',
  problem: {
    required: 'Pflichtfeld',
    too_short: 'Zu kurz',
    too_long: 'Zu lang',
    too_small: 'Zu klein',
    too_big: 'Zu groß',
    invalid_format: 'Ungültiges Format',
    taken: 'Schon vergeben',
    reserved: 'Reservierter Name',
    under_age: 'Du musst mindestens 18 Jahre alt sein',
    not_accepted: 'Stimme zu, um fortzufahren',
    unknown_field: 'Unbekanntes Feld',
  },
};
