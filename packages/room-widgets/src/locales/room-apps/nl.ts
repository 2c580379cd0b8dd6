import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  panel: {
    title: 'Apps van de kamer',
    king: 'Koning van de heuvel',
    wheel: 'Draai aan het rad',
    scratch: 'Kraslot',
    ticket: 'Gouden ticket',
    rocket: 'Rocketman',
    egg: 'Paasei',
    soda: 'Sodastar',
  },
  goal: {
    progress: '{{raised}} van {{target}} tokens',
    reached: '{{name}} heeft het doel gehaald!',
    left: 'Nog te gaan: {{shown}} tokens',
  },
  menu: {
    latest: 'Laatste verzoeken',
    order: '{{name}}: {{label}}',
  },
  king: {
    title: 'Koning van de heuvel',
    empty: 'De troon is leeg.',
    first: 'Een fooi van {{shown}} tokens neemt hem in.',
    next: 'Meer dan {{shown}} tokens veroveren de troon.',
  },
  play: {
    prizes: 'Prijzen en kansen',
    chance: '{{shown}}%',
    won: '{{name}} heeft gewonnen: {{label}}',
    blank: '{{name}} heeft dit keer niets gewonnen.',
    short: 'Je hebt hiervoor te weinig tokens.',
    fair: 'Eerlijke trekking',
    proof:
      'Elke trekking is na te gaan: als het spel stopt, wordt de beginwaarde van dit getal bekendgemaakt.',
    latest: 'Laatste beurten',
  },
  wheel: {
    title: 'Draai aan het rad',
    spin: 'Draaien voor {{shown}} tokens',
    turning: 'Het rad draait…',
  },
  scratch: {
    title: 'Kraslot',
    buy: 'Een lot krassen voor {{shown}} tokens',
    hint: 'Wrijf over het lot om het open te krassen.',
    reveal: 'Alles openkrassen',
    yours: 'Jouw lot: {{label}}',
  },
  ticket: {
    title: 'Gouden ticket',
    sold: '{{sold}} van {{all}} tickets',
    price: 'Elke {{shown}} tokens fooi zijn één ticket. Als ze op zijn, wordt er één getrokken.',
    yours: 'Jouw tickets: {{shown}}',
    winner: '{{name}} heeft het gouden ticket!',
  },
  outcome: {
    vote: 'Stem met {{shown}} tokens: {{label}}',
    button: 'Stem met {{shown}}',
    tokens: '{{shown}} tokens',
    decided: 'Beslist: {{label}}',
    progress: '{{done}} van {{target}} tokens tot de beslissing',
  },
  rocket: {
    title: 'Rocketman',
    fuel: 'Brandstof: {{filled}} van {{all}}',
    flights: 'Vluchten: {{shown}}',
    last: 'Laatste lancering door {{name}}',
  },
  egg: {
    title: 'Paasei',
    hint: 'Een fooi van één geheim bedrag speelt voor iedereen een geluid.',
    found: 'Tot nu toe gevonden: {{shown}}',
    last: 'Laatst gevonden door {{name}}',
  },
  soda: {
    title: 'Sodastars',
    empty: 'Nog geen ster. Fooien vanaf {{shown}} tokens tellen.',
  },
  split: {
    title: 'Samen fooi geven',
    text: 'Stel een fooi voor die meerderen betalen. Je deel wordt apart gezet en komt terug als niet iedereen meedoet.',
    amount: 'Tokens samen',
    people: 'Personen',
    start: 'Voorstellen voor een deel van {{shown}}',
    proposed: '{{name}} stelt samen {{shown}} tokens voor',
    left: 'Vrije delen: {{shown}}',
    join: 'Meedoen voor {{shown}} tokens',
    mine: 'Je doet mee. Je deel is apart gezet.',
    cancel: 'Afblazen',
    canceled: 'De fooi is afgeblazen. Alle delen zijn teruggegaan.',
    success: 'Samen betaald: {{shown}} tokens',
    people_in: 'Doen mee: {{names}}',
    invalid: 'Minstens twee personen en één token voor elk.',
  },
};
