import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  change: 'Meine Limits ändern',
  card: '{{brand}} •••• {{lastFour}}',
  confirm: {
    title: '{{tokens}} ausgeben?',
    text: 'Das liegt über dem Limit, das du dir für eine einzelne Ausgabe gesetzt hast. Noch wurde nichts abgebucht.',
    pay: 'Ja, {{tokens}} ausgeben',
    keep: 'Nein, Tokens behalten',
  },
  daily: {
    title: 'Dein Tageslimit ist erreicht',
    text: 'Du hast festgelegt, wie viel du in 24 Stunden ausgeben oder kaufen willst. Es wurde nichts abgebucht.',
    spending: 'Ausgeben: noch {{left}} von {{limit}}',
    purchase: 'Kaufen: noch {{left}} von {{limit}}',
    renews: 'Ab {{when}} ist wieder mehr frei.',
    close: 'Weiter zuschauen',
  },
  limits: {
    title: 'Deine eigenen Limits',
    intro:
      'Nur du siehst sie. Ein niedrigeres Limit gilt sofort. Ein höheres oder gar keines gilt erst 24 Stunden später.',
    per_charge: {
      label: 'Noch einmal fragen ab mehr als (Tokens)',
      hint: 'Für eine einzelne Ausgabe. Leer: nie fragen.',
    },
    per_day: {
      label: 'Höchstens ausgeben in 24 Stunden (Tokens)',
      hint: 'Trinkgelder, Medien, Fanclubs und Shows zusammen. Leer: kein Limit.',
    },
    daily_limit: {
      label: 'Höchstens kaufen in 24 Stunden (US-Dollar)',
      hint: 'Alle Käufe zusammen. Leer: kein Limit.',
    },
    used: 'Verbraucht: {{used}} von {{limit}}.',
    waiting: '{{value}} ab {{when}}.',
    waitingNone: 'Kein Limit ab {{when}}.',
    save: 'Limits speichern',
    saved: 'Deine Limits sind gespeichert.',
  },
  postpay: {
    heading: 'Später zahlen',
    title: {
      ready: 'Jetzt ausgeben, später zahlen',
      card: 'Karte hinzufügen',
      age: 'Bestätige zuerst dein Alter',
    },
    text: 'Du hast einen Kreditrahmen von {{tokens}}. Was du davon ausgibst, wird deiner Karte belastet, sobald er aufgebraucht ist oder du eine Stunde lang nichts ausgegeben hast.',
    debt: 'Noch zu zahlen',
    left: 'Verbleibender Kredit',
    due: 'Spätestens abgebucht',
    card: 'Karte',
    age: 'Bevor du auf Kredit ausgibst, müssen wir dein Alter kennen.',
    paused:
      'Deine Karte wurde abgelehnt. Später zahlen ist angehalten, bis der offene Betrag bezahlt oder eine andere Karte hinzugefügt ist.',
    verify: 'Mein Alter bestätigen',
    add: 'Andere Karte hinzufügen',
    pay: 'Jetzt {{price}} zahlen',
    paid: 'Dein offener Betrag ist bezahlt.',
    show: 'Später zahlen ansehen',
    owes: 'Du schuldest {{tokens}}.',
  },
  reUp: {
    title: 'Automatisches Aufladen',
    intro:
      'Wenn deine Tokens ausgehen, kaufen wir das Paket, das du wählst. Es ist aus, bis du es einschaltest, und du kannst es jederzeit ausschalten.',
    packLabel: 'Paket',
    pack: '{{shown}} Tokens für {{price}}',
    perDay: 'Höchstens in 24 Stunden',
    times_one: '{{shown}} Mal',
    times_other: '{{shown}} Mal',
    enable: 'Einschalten, jeweils {{price}}',
    disable: 'Ausschalten',
    on: 'An: {{pack}}, {{card}}, höchstens {{times}} in 24 Stunden.',
    done: '{{shown}} von {{limit}} in den letzten 24 Stunden.',
    declined: 'Deine Karte wurde abgelehnt, deshalb wurde das automatische Aufladen ausgeschaltet.',
    noCard: 'Füge zuerst eine Karte hinzu. Dafür wird nichts abgebucht.',
    turnedOn: 'Automatisches Aufladen ist an.',
    turnedOff: 'Automatisches Aufladen ist aus.',
    suggest: 'Damit die Show nicht mangels Tokens endet:',
    offer: 'Automatisches Aufladen einschalten',
  },
  support: {
    title: 'Support kontaktieren',
    textWithoutEmail:
      'Deine Karte konnte nicht belastet werden, und ein neuer Versuch hilft nicht. Deine Bank oder das Zahlungsunternehmen kann das prüfen.',
    payments: 'Zahlungsunternehmen: {{companies}}. Auf deinem Kontoauszug steht „{{statement}}“.',
    text: 'Deine Karte konnte nicht belastet werden, und ein neuer Versuch hilft nicht. Unser Support kann das prüfen.',
  },
};
