import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  vendors: {
    lovense: 'Lovense',
    robbocock: 'Robbocock',
  },
  panel: {
    title: 'Das Toy von {{name}}',
    hint: 'Jeder Tip bewegt es, einer nach dem anderen.',
    level: 'Stufe {{level}}, {{seconds}} s lang',
    empty: 'Niemand wartet.',
    queue: 'Reihenfolge',
    now: 'Jetzt',
    turn: '{{name}}: Stufe {{level}}, {{seconds}} s',
    left: 'Alles vorbei in',
    more: 'und {{shown}} weitere',
    private: 'Tips bewegen das Toy auch in einer Private-Show. Sie kommen zum Minutenpreis hinzu.',
  },
  setup: {
    title: 'Toy verbinden',
    hint: 'Das Programm des Herstellers muss auf diesem Computer oder in deinem Netz laufen. Nur ein abgeschotteter Rahmen spricht mit ihm.',
    vendor: 'Hersteller',
    domain: 'Adresse',
    port: 'Port',
    connect: 'Verbinden',
    disconnect: 'Trennen',
    connecting: 'Toys werden gesucht',
    silent: 'Das Programm des Herstellers antwortet nicht. Läuft es, und stimmen Adresse und Port?',
    none: 'Das Programm antwortet, aber es ist kein Toy damit verbunden.',
    bad: 'Eine solche Adresse hat der Hersteller nicht.',
    toys: 'Geräte',
    battery: 'Akku {{percent}} %',
    on: 'Verbunden',
    off: 'Nicht verbunden',
    moved_one: '{{shown}} Mal bewegt',
    moved_other: '{{shown}} Mal bewegt',
  },
};
