import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  title: 'Kamera teilen',
  offer: 'Zeig {{name}} deine Kamera. Sonst sieht sie niemand, und nichts wird aufgezeichnet.',
  start: 'Meine Kamera teilen',
  stop: 'Teilen beenden',
  cancel: 'Anfrage zurückziehen',
  micOff: 'Mikrofon ausschalten',
  micOn: 'Mikrofon einschalten',
  soundOff: '{{name}} stummschalten',
  soundOn: '{{name}} wieder hören',
  own: 'Deine Kamera',
  move: 'Deine Kamera. Pfeiltasten oder Ziehen verschieben sie.',
  other: 'Kamera von {{name}}',
  state: {
    opening: 'Warten auf deine Kamera. Dein Browser fragt dich vielleicht.',
    requesting: 'Warten auf die Antwort von {{name}}',
    ready: 'Verbindung wird aufgebaut',
    connected: '{{name}} sieht deine Kamera',
    watching: 'Du siehst die Kamera von {{name}}',
    both: 'Du und {{name}} seht einander',
  },
  end: {
    declined: '„{{model}}“ hat deine ShareCam-Anfrage abgelehnt.',
    stopped: 'Du teilst deine Kamera nicht mehr.',
    left: '{{name}} hat das Teilen der Kamera beendet.',
    no_answer: '{{name}} hat nicht geantwortet.',
    lost: 'Die Verbindung zu {{name}} ist abgerissen.',
    refused: 'Hier können gerade keine Kameras geteilt werden.',
  },
  problem: {
    denied:
      'Dein Browser lässt diese Seite nicht an die Kamera. Erlaube es in der Adresszeile und versuche es noch einmal.',
    missing: 'Es wurde keine Kamera gefunden. Schließe eine an und versuche es noch einmal.',
    busy: 'Ein anderes Programm benutzt deine Kamera. Schließe es und versuche es noch einmal.',
    unsuitable: 'Deine Kamera bietet die nötige Bildgröße nicht an.',
    unsupported: 'Dieser Browser kann hier keine Kamera teilen.',
    device_lost: 'Deine Kamera wurde getrennt.',
    connection: 'Es kam keine Verbindung zu {{name}} zustande.',
  },
  request: {
    title: '{{name}} bietet dir die eigene Kamera an',
    hint: 'Nur du siehst sie. Du kannst es jederzeit beenden.',
    mine: 'Auch meine Kamera zeigen',
    accept: 'Ansehen',
  },
};
