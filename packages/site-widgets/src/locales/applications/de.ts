import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Als Model starten',
  why: 'Öffne einen eigenen Raum. Ein Betreiber prüft jede Bewerbung.',
  description: 'Bewirb dich als Model bei {{site}}.',
  legalName: 'Bürgerlicher Name',
  legalNameHint: 'Wie in deinem Ausweis. Nur der Betreiber sieht ihn.',
  stageName: 'Künstlername',
  stageNameHint: 'Zuschauer sehen ihn in deinem Raum.',
  country: 'Land',
  gender: 'Geschlecht',
  genderOf: { none: 'Bitte wählen', f: 'Frau', m: 'Mann', t: 'Trans', c: 'Paar' },
  next: 'Weiter zur Vereinbarung',
  again: 'Noch einmal senden',
  agreementTitle: 'Lies und unterschreibe die Vereinbarung',
  signature: 'Dein Benutzername als Unterschrift',
  sign: 'Unterschreiben und senden',
  reviewTitle: 'Deine Bewerbung wird geprüft',
  reviewWhy:
    'Ein Betreiber prüft deine Angaben und deine Identität außerhalb dieser Seite. Sende hier keine Ausweise: Die Seite speichert keine. Du bekommst eine Mail mit der Entscheidung.',
  rejectedTitle: 'Deine Bewerbung wurde nicht angenommen',
  approvedTitle: 'Du kannst senden',
  approvedWhy: 'Dein Raum ist da. Lege Thema und Preise fest, bevor du auf Sendung gehst.',
  toRoom: 'Meinen Raum öffnen',
  viewerTitle: 'Mit diesem Konto kannst du nicht senden',
  viewerWhy:
    'Es wurde nicht zum Senden angelegt, und das lässt sich nicht ändern. Melde dich ab, um ein Konto zum Senden anzulegen; danach kannst du beide verknüpfen.',
  missing: 'Die Vereinbarung hat sich geändert. Lies und unterschreibe sie zuerst.',
  pitch: {
    tips: 'von jedem Trinkgeld und jeder Minute einer Show gehören dir.',
    fanClub: 'von dem, was dein Fanclub zahlt, gehören dir.',
    payout: 'Tokens genügen für eine Auszahlung.',
    yours: 'Du bestimmst Preise, Zeiten und die Orte, an denen dich niemand sieht.',
    steps: 'Vom Konto zur Sendung',
    step: { account: 'Konto', agreement: 'Vereinbarung', review: 'Prüfung', live: 'Live' },
  },
};
