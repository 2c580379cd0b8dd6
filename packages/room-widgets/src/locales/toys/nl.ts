import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  vendors: {
    lovense: 'Lovense',
    robbocock: 'Robbocock',
  },
  panel: {
    title: 'De toy van {{name}}',
    hint: 'Elke tip beweegt hem, de een na de ander.',
    level: 'Stand {{level}}, {{seconds}} s lang',
    empty: 'Niemand wacht.',
    queue: 'Beurten',
    now: 'Nu',
    turn: '{{name}}: stand {{level}}, {{seconds}} s',
    left: 'Alle beurten klaar over',
    more: 'en nog {{shown}}',
    private: 'Tips bewegen de toy ook in een privéshow. Ze komen bovenop de prijs per minuut.',
  },
  setup: {
    title: 'Toy verbinden',
    hint: 'Het programma van de fabrikant moet op deze computer of in je netwerk draaien. Alleen een afgeschermd frame praat ermee.',
    vendor: 'Fabrikant',
    domain: 'Adres',
    port: 'Poort',
    connect: 'Verbinden',
    disconnect: 'Verbreken',
    connecting: 'Toys zoeken',
    silent: 'Het programma van de fabrikant antwoordt niet. Draait het, en kloppen adres en poort?',
    none: 'Het programma antwoordt, maar er is geen toy mee verbonden.',
    bad: 'Zo’n adres gebruikt de fabrikant niet.',
    toys: 'Apparaten',
    battery: 'Batterij {{percent}} %',
    on: 'Verbonden',
    off: 'Niet verbonden',
    moved_one: '{{shown}} beurt gedaan',
    moved_other: '{{shown}} beurten gedaan',
  },
};
