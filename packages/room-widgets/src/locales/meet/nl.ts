import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  title: { random: 'Willekeurige videochat', date: 'Speeddate' },
  description: {
    random: 'Ontmoet op {{site}} met elke klik iemand anders: gratis videochat met z’n tweeën.',
    date: 'Ontmoet broadcasters van {{site}} oog in oog, de een na de ander.',
  },
  intro: {
    random: 'Ontmoet mensen oog in oog, één tegelijk. Het is gratis.',
    viewer:
      'Ontmoet broadcasters oog in oog, één tegelijk. Je ziet de prijs en het minimumbedrag voordat je accepteert.',
    broadcaster:
      'Ontmoet kijkers oog in oog, één tegelijk. Ze betalen jouw prijs voor een privé, en minstens jouw minimum als ze stoppen zonder je te melden.',
  },
  wants: 'Wie wil je ontmoeten?',
  wantsHint: 'Kies niets om iedereen te ontmoeten.',
  genders: { f: 'Vrouwen', m: 'Mannen', t: 'Trans', c: 'Stellen' },
  online_one: 'Nu {{shown}} persoon hier',
  online_other: 'Nu {{shown}} personen hier',
  free: 'Gratis',
  priceFrom: 'Vanaf {{price}} tokens per minuut',
  preview: 'Mijn camera tonen',
  previewHint: 'Dit beeld zie alleen jij.',
  start: 'Beginnen',
  consent: {
    title: 'Voordat je camera opengaat',
    seen: 'De persoon die je ontmoet ziet en hoort je zodra jullie verbonden zijn.',
    recorded: 'Die persoon kan je opnemen. Toon alleen wat je iedereen zou tonen.',
    address: 'De verbinding kan rechtstreeks zijn. Dan is je netwerkadres te achterhalen.',
    reported: 'Iedereen kan je melden. De moderators krijgen dan een beeld van wat je hebt getoond.',
    adult: 'Iedereen hier moet volwassen zijn.',
    agree: 'Mijn camera openen',
  },
  stage: {
    waiting: 'We zoeken iemand',
    matched: 'Wil je {{name}} ontmoeten?',
    accepted: 'Wachten tot {{name}} accepteert',
    connecting: 'Verbinden met {{name}}',
    running: 'Jij en {{name}} zien elkaar',
  },
  price: {
    viewer: '{{price}} tokens per minuut zolang jullie elkaar zien.',
    minimum: 'Als je de date beëindigt, betaal je in totaal minstens {{minimum}} tokens.',
    preTip: 'Fooi bij het begin: {{tip}} tokens.',
    broadcaster: '{{name}} betaalt {{price}} tokens per minuut.',
  },
  spent: 'Uitgegeven tokens: {{tokens}}',
  secondsLeft: 'Resterende seconden: {{seconds}}',
  accept: 'Accepteren',
  next: 'Volgende',
  stop: 'Stoppen',
  report: 'Melden en blokkeren',
  reported: 'Gemeld aan de moderators. Je zult deze persoon niet meer ontmoeten.',
  reportedDate:
    'Gemeld aan de moderators. Je zult deze persoon niet meer ontmoeten en betaalt het minimum niet.',
  end: {
    left: 'De ander is weggegaan.',
    expired: 'De date is niet op tijd geaccepteerd.',
    failed: 'De verbinding is niet gelukt.',
    out_of_tokens: 'De date is voorbij omdat de tokens op zijn.',
    elsewhere: 'Je gaat verder in een ander tabblad.',
  },
  noStream: 'Kan geen uitgaande streamgegevens verkrijgen',
  error: {
    meet_banned: 'Je kunt op dit moment niemand ontmoeten. Neem contact op met support als dit niet klopt.',
    meet_over: 'Deze date is niet meer beschikbaar.',
    too_many_requests: 'Je hebt veel mensen overgeslagen. Seconden tot je verder kunt: {{seconds}}',
    private_unavailable: 'Ga live in je kamer en sta privés toe. Dan kunnen kijkers je hier ontmoeten.',
  },
};
