import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  title: { random: 'Zufälliger Videochat', date: 'Speed-Date' },
  description: {
    random: 'Triff auf {{site}} mit jedem Klick jemand Neues: kostenloser Videochat zu zweit.',
    date: 'Triff Broadcaster von {{site}} von Angesicht zu Angesicht, einen nach dem anderen.',
  },
  intro: {
    random: 'Triff Menschen von Angesicht zu Angesicht, immer eine Person zurzeit. Es ist kostenlos.',
    viewer:
      'Triff Broadcaster von Angesicht zu Angesicht, immer eine Person zurzeit. Du siehst den Preis und den Mindestbetrag, bevor du annimmst.',
    broadcaster:
      'Triff Zuschauer von Angesicht zu Angesicht, immer eine Person zurzeit. Sie zahlen deinen Preis für ein Privat, und mindestens dein Minimum, wenn sie es beenden, ohne dich zu melden.',
  },
  wants: 'Wen möchtest du treffen?',
  wantsHint: 'Wähle nichts aus, um alle zu treffen.',
  genders: { f: 'Frauen', m: 'Männer', t: 'Trans', c: 'Paare' },
  online_one: 'Gerade {{shown}} Person hier',
  online_other: 'Gerade {{shown}} Personen hier',
  free: 'Kostenlos',
  priceFrom: 'Ab {{price}} Tokens pro Minute',
  preview: 'Meine Kamera zeigen',
  previewHint: 'Dieses Bild siehst nur du.',
  start: 'Starten',
  consent: {
    title: 'Bevor deine Kamera angeht',
    seen: 'Die Person, die du triffst, sieht und hört dich, sobald ihr verbunden seid.',
    recorded: 'Sie könnte dich aufnehmen. Zeige nur, was du allen zeigen würdest.',
    address: 'Eure Verbindung kann direkt sein. Dann kann sie deine Netzwerkadresse herausfinden.',
    reported: 'Alle können dich melden. Die Moderatoren bekommen dann ein Bild von dem, was du gezeigt hast.',
    adult: 'Alle hier müssen volljährig sein.',
    agree: 'Meine Kamera öffnen',
  },
  stage: {
    waiting: 'Wir suchen jemanden',
    matched: 'Möchtest du {{name}} treffen?',
    accepted: 'Warten, bis {{name}} annimmt',
    connecting: 'Verbindung mit {{name}} wird aufgebaut',
    running: 'Du und {{name}} seht euch',
  },
  price: {
    viewer: '{{price}} Token pro Minute, solange ihr euch seht.',
    minimum: 'Wenn du das Date beendest, zahlst du insgesamt mindestens {{minimum}} Token.',
    preTip: 'Trinkgeld zu Beginn: {{tip}} Token.',
    broadcaster: '{{name}} zahlt {{price}} Token pro Minute.',
  },
  spent: 'Ausgegebene Token: {{tokens}}',
  secondsLeft: 'Verbleibende Sekunden: {{seconds}}',
  accept: 'Annehmen',
  next: 'Weiter',
  stop: 'Beenden',
  report: 'Melden und blockieren',
  reported: 'Den Moderatoren gemeldet. Du wirst diese Person nicht mehr treffen.',
  reportedDate:
    'Den Moderatoren gemeldet. Du wirst diese Person nicht mehr treffen und zahlst nicht das Minimum.',
  end: {
    left: 'Dein Gegenüber ist gegangen.',
    expired: 'Das Date wurde nicht rechtzeitig angenommen.',
    failed: 'Die Verbindung hat nicht geklappt.',
    out_of_tokens: 'Das Date ist zu Ende, weil die Token aufgebraucht sind.',
    elsewhere: 'Du machst in einem anderen Tab weiter.',
  },
  noStream: 'Der ausgehende Videostream konnte nicht abgerufen werden',
  error: {
    meet_banned: 'Du kannst zurzeit niemanden treffen. Wende dich an den Support, wenn das ein Irrtum ist.',
    meet_over: 'Dieses Date ist nicht mehr verfügbar.',
    too_many_requests: 'Du hast viele Menschen übersprungen. Sekunden, bis es weitergeht: {{seconds}}',
    private_unavailable:
      'Geh in deinem Raum live und erlaube Privates. Dann können dich Zuschauer hier treffen.',
  },
};
