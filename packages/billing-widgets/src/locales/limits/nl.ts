import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  change: 'Mijn limieten wijzigen',
  card: '{{brand}} •••• {{lastFour}}',
  confirm: {
    title: '{{tokens}} uitgeven?',
    text: 'Dit is meer dan de limiet die je voor één uitgave hebt ingesteld. Er is nog niets afgeschreven.',
    pay: 'Ja, {{tokens}} uitgeven',
    keep: 'Nee, tokens houden',
  },
  daily: {
    title: 'Je daglimiet is bereikt',
    text: 'Je hebt ingesteld hoeveel er in 24 uur mag worden uitgegeven of gekocht. Er is niets afgeschreven.',
    spending: 'Uitgeven: nog {{left}} van {{limit}}',
    purchase: 'Kopen: nog {{left}} van {{limit}}',
    renews: 'Vanaf {{when}} is er weer meer vrij.',
    close: 'Verder kijken',
  },
  limits: {
    title: 'Je eigen limieten',
    intro: 'Alleen jij ziet ze. Een lagere limiet geldt meteen. Een hogere, of geen, geldt 24 uur later.',
    per_charge: {
      label: 'Opnieuw vragen boven (tokens)',
      hint: 'Voor één uitgave. Leeg: nooit vragen.',
    },
    per_day: {
      label: 'Hoogstens uitgeven in 24 uur (tokens)',
      hint: 'Fooien, media, fanclubs en shows samen. Leeg: geen limiet.',
    },
    daily_limit: {
      label: 'Hoogstens kopen in 24 uur (dollars)',
      hint: 'Alle aankopen samen. Leeg: geen limiet.',
    },
    used: 'Gebruikt: {{used}} van {{limit}}.',
    waiting: '{{value}} vanaf {{when}}.',
    waitingNone: 'Geen limiet vanaf {{when}}.',
    save: 'Limieten opslaan',
    saved: 'Je limieten zijn opgeslagen.',
  },
  postpay: {
    heading: 'Achteraf betalen',
    title: {
      ready: 'Nu uitgeven, later betalen',
      card: 'Voeg een kaart toe',
      age: 'Bevestig eerst je leeftijd',
    },
    text: 'Je hebt een krediet van {{tokens}}. Wat je uitgeeft wordt van je kaart afgeschreven als het krediet op is, of na een uur zonder uitgaven.',
    debt: 'Nog te betalen',
    left: 'Krediet over',
    due: 'Uiterlijk afgeschreven',
    card: 'Kaart',
    age: 'Voordat je op krediet uitgeeft, moeten we je leeftijd weten.',
    paused:
      'Je kaart is geweigerd. Achteraf betalen is gepauzeerd tot je schuld is betaald of je een andere kaart toevoegt.',
    verify: 'Mijn leeftijd bevestigen',
    add: 'Andere kaart toevoegen',
    pay: 'Nu {{price}} betalen',
    paid: 'Je schuld is betaald.',
    show: 'Achteraf betalen bekijken',
    owes: 'Je bent {{tokens}} schuldig.',
  },
  reUp: {
    title: 'Automatisch opwaarderen',
    intro:
      'Als je tokens op zijn, kopen we het pakket dat je kiest. Het staat uit tot je het aanzet, en je kunt het altijd uitzetten.',
    packLabel: 'Pakket',
    pack: '{{shown}} tokens voor {{price}}',
    perDay: 'Hoogstens in 24 uur',
    times_one: '{{shown}} keer',
    times_other: '{{shown}} keer',
    enable: 'Aanzetten, telkens {{price}}',
    disable: 'Uitzetten',
    on: 'Aan: {{pack}}, {{card}}, hoogstens {{times}} in 24 uur.',
    done: '{{shown}} van {{limit}} in de afgelopen 24 uur.',
    declined: 'Je kaart is geweigerd, daarom is automatisch opwaarderen uitgezet.',
    noCard: 'Voeg eerst een kaart toe. Daarvoor wordt niets afgeschreven.',
    turnedOn: 'Automatisch opwaarderen staat aan.',
    turnedOff: 'Automatisch opwaarderen staat uit.',
    suggest: 'Zodat de show niet stopt door te weinig tokens:',
    offer: 'Automatisch opwaarderen aanzetten',
  },
  support: {
    title: 'Neem contact op met support',
    textWithoutEmail:
      'Je kaart kon niet worden belast en opnieuw proberen helpt niet. Je bank of het betaalbedrijf kan het bekijken.',
    payments: 'Betaalbedrijf: {{companies}}. Op je afschrift staat “{{statement}}”.',
    text: 'Je kaart kon niet worden belast en opnieuw proberen helpt niet. Onze support kan het bekijken.',
  },
};
