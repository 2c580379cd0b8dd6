import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  label: 'Konto',
  contents: 'Auf dieser Seite',
  settings: 'Einstellungen',
  verify: 'Verifizierung',
  goLive: 'Live gehen',
  studioRooms: 'Räume meines Studios',
  myMedia: 'Meine Medien',
  security: 'Sicherheit',
  backOffice: 'Verwaltung',
  membership: 'Mitgliedschaft',
  fanClubs: 'Fanclubs',
  changeTo: 'Zu {{name}} wechseln',
  menu: 'Konto von {{name}}',
  brandStudio: 'Brand Studio',
  messages: 'Nachrichten',
  logout: 'Abmelden',
  history: 'Verlauf',
  noHistory: 'Noch keine Räume',
  noHistoryHint: 'Räume, in die du schaust, stehen hier, nur für dich.',
  balance: {
    balance: 'Gebuchtes Guthaben',
    explain: 'Mit Tokens bezahlst du Trinkgeld, Shows und Medien. Zehn Tokens kosten einen Dollar.',
    blocked: 'Mit diesem Konto können zurzeit keine Tokens gekauft werden.',
    unconfirmed: 'Deine E-Mail-Adresse ist nicht bestätigt. Gratis-Tokens und manche Angebote warten darauf.',
    history: 'Verlauf',
  },
};
