import type { en } from './en.ts';

export const de: typeof en = {
  title: '{{name}} in VR',
  description:
    'Sieh {{name}} live in VR auf {{site}}: Schau dich mit Maus, Tastatur, Handy oder VR-Brille um.',
  back: 'Zurück zum Raum',
  none: {
    title: '{{name}} sendet nicht in VR',
    text: 'Sieh dir die Sendung im Raum an oder wähle einen anderen VR-Raum.',
    list: 'Alle VR-Räume',
  },
  tabs: {
    label: 'VR-Raum',
    chat: 'Chat',
    private: 'Privat',
    settings: 'Einstellungen',
  },
  private: {
    running: 'Deine Show läuft. Ihre Bedienung findest du beim Bild.',
    none: '{{name}} nimmt gerade keine Privatshows an.',
  },
  tokens: {
    text: 'Der Shop öffnet sich über dieser Seite, und das Video läuft weiter.',
    logIn: 'Melde dich an, um Tokens zu kaufen.',
  },
  modules: {
    label: 'Module',
    lovense: 'Spielzeug',
    spin_wheel: 'Glücksrad',
    tip: 'Trinkgeld',
    tip_menu: 'Trinkgeld-Menü',
  },
  view: {
    label: 'VR-Ansicht von {{name}}',
    hint: 'Ziehen, um dich umzusehen',
    keys: 'Ziehe oder benutze die Pfeiltasten, um dich umzusehen. Pos1 blickt geradeaus.',
    controls: 'VR-Bedienung',
    centre: 'Geradeaus blicken',
    threeD: '3D: ein Bild für jedes Auge',
    motion: 'Durch Bewegen des Geräts umsehen',
    headset: 'VR starten',
    problem: {
      motion:
        'Der Browser erlaubt keinen Zugriff auf die Bewegungssensoren. Erlaube ihn in den Einstellungen des Browsers und versuche es erneut.',
      headset: 'Die VR-Brille ließ sich nicht öffnen. Prüfe, ob sie verbunden ist, und versuche es erneut.',
    },
    unsupported: 'Dieser Browser kann kein VR anzeigen, deshalb siehst du das flache Bild.',
  },
  settings: {
    view: 'Ansicht',
    viewHint:
      '3D zeigt ein Bild für jedes Auge, für Handys in einer Halterung und 3D-Bildschirme. VR-Brillen nutzen es auch.',
    flat: '2D',
    deep: '3D',
    format: 'Bildformat',
    formatHint: 'Ändere es nur, wenn das Bild verzerrt oder doppelt aussieht.',
    auto: 'Wie gesendet ({{format}})',
    mono: '{{degrees}}°, ein Bild',
    sbs: '{{degrees}}°, nebeneinander',
  },
};
