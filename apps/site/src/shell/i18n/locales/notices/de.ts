import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  autosilenced_one: 'Du hast dich zu oft wiederholt. In {{count}} Sekunde kannst du wieder schreiben.',
  autosilenced_other: 'Du hast dich zu oft wiederholt. In {{count}} Sekunden kannst du wieder schreiben.',
  reUpDone: 'Automatisches Aufladen erfolgreich! {{tokens}} Tokens wurden deinem Guthaben gutgeschrieben',
  reUpFailed: 'Automatisches Aufladen fehlgeschlagen',
  payout: '{{tokens}} Tokens für die Auszahlung abgezogen',
  oneClick: 'Der Kauf ist fehlgeschlagen. Wenn das weiterhin passiert, wende dich bitte an den Support.',
  paymentSettled: 'Deine Zahlung über {{amount}} ist angekommen: {{tokens}} Tokens wurden gutgeschrieben.',
  paymentDeclined: 'Deine Zahlung über {{amount}} wurde abgelehnt. Es wurde nichts abgebucht.',
  paymentReturned: 'Deine Zahlung über {{amount}} lag über deinem eigenen Tageslimit und wird erstattet.',
  tip: 'Trinkgeld von {{name}}: {{tokens}} Tokens',
  privateTip: 'Privates Trinkgeld von {{name}}: {{tokens}} Tokens',
  follower: '{{name}} folgt dir jetzt.',
  fanJoined: '{{name}} ist in deinem Fanclub: {{level}}.',
  fanLeft: '{{name}} hat deinen Fanclub verlassen.',
  live: '{{name}} ist live.',
  version: 'Diese Website wurde aktualisiert',
  versionHint: 'Lade die Seite neu, um mit der neuen Version weiterzumachen.',
  orderWaiting: 'Eine neue Bestellung wartet auf deine Antwort.',
  orderAccepted: 'Eine deiner Bestellungen wurde angenommen.',
  orderReturned: 'Eine Bestellung wurde nicht angenommen. Ihre Tokens gehören wieder dir.',
  silencedTitle: 'Chat pausiert',
  recordingBought: 'Die Aufnahme der Show von {{name}} ist in deiner Bibliothek.',
  recordingOwn: 'Die Aufnahme deiner Show ist bei deinen Medien.',
  recordingOpen: 'Ansehen',
};
