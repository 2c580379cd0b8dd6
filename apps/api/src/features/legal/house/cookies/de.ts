import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Cookie-Hinweis',
  sections: [
    {
      heading: 'Was in deinem Browser gespeichert wird',
      paragraphs: [
        '{site} verwendet eigene Cookies und den Speicher deines Browsers. Werbe-Cookies werden nicht gesetzt.',
      ],
    },
    {
      heading: 'Notwendig',
      paragraphs: [],
      items: [
        'fl_session hält dich angemeldet, höchstens 30 Tage.',
        'fl_settings bewahrt deine Einstellungen, solange du nicht angemeldet bist, höchstens 30 Tage.',
        'fl_door_… merkt sich, dass du das Passwort eines Raums eingegeben hast.',
        'fl_brand_preview zeigt die Vorschau eines Designs allen, die den Link haben.',
      ],
    },
    {
      heading: 'Vorlieben',
      paragraphs: [],
      items: [
        'fl_lang, fl_scheme und fl_gender merken sich Sprache, Erscheinungsbild und den gewählten Bereich, ein Jahr lang.',
        'Der Speicher deines Browsers enthält Entwürfe, einen unfertigen Kauf, deine Einstellungen im Chat und deine Antwort zu Statistiken.',
      ],
    },
    {
      heading: 'Statistik',
      paragraphs: [
        'Hat der Betreiber einen Statistikdienst eingerichtet, fragt dich die Website zuerst. Ohne deine Zustimmung wird nichts gesendet.',
      ],
    },
    {
      heading: 'Nur mit deiner Zustimmung',
      paragraphs: [],
      items: [
        'tracking: der Partner oder die Anzeige, die dich hierher geführt hat, für eine Stunde.',
        'popunder: wann die Seite eines Partners zuletzt geöffnet wurde.',
        'fingerprint: eine Zahl, die beim Kauf von Token aus den Einstellungen deines Browsers berechnet wird, für höchstens einen Tag.',
        'push: dass du Push-Mitteilungen in diesem Browser ein- oder ausgeschaltet hast. Es bleibt, bis du es löschst.',
        'Der Speicher deines Browsers enthält deine Antworten. Du kannst sie unten ändern; was sie erlaubt hatten, wird dann gelöscht.',
      ],
    },
    {
      heading: 'Deine Wahl',
      paragraphs: [
        'Du kannst Cookies und gespeicherte Daten jederzeit in den Einstellungen deines Browsers löschen. Danach bist du abgemeldet, und Vorlieben und Entwürfe gehen verloren.',
      ],
    },
    {
      heading: 'Fragen',
      paragraphs: ['Schreibe an {support}.'],
    },
  ],
};
