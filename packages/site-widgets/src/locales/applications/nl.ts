import type { en } from './en.ts';

export const nl: typeof en = {
  title: 'Uitzender worden',
  why: 'Open je eigen kamer. Een exploitant controleert elke aanmelding.',
  description: 'Meld je aan als uitzender op {{site}}.',
  legalName: 'Officiële naam',
  legalNameHint: 'Zoals op je identiteitsbewijs. Alleen de exploitant ziet die.',
  stageName: 'Artiestennaam',
  stageNameHint: 'Kijkers zien die in je kamer.',
  country: 'Land',
  gender: 'Geslacht',
  genderOf: { none: 'Kies', f: 'Vrouw', m: 'Man', t: 'Trans', c: 'Stel' },
  next: 'Verder naar de overeenkomst',
  again: 'Opnieuw versturen',
  agreementTitle: 'Lees en onderteken de overeenkomst',
  signature: 'Je gebruikersnaam als handtekening',
  sign: 'Ondertekenen en versturen',
  reviewTitle: 'Je aanmelding wordt beoordeeld',
  reviewWhy:
    'Een exploitant controleert je gegevens en je identiteit buiten deze site. Stuur hier geen identiteitsbewijzen: de site bewaart er geen. Je krijgt een mail met de beslissing.',
  rejectedTitle: 'Je aanmelding is niet goedgekeurd',
  approvedTitle: 'Je kunt uitzenden',
  approvedWhy: 'Je kamer bestaat. Stel je onderwerp en prijzen in voordat je live gaat.',
  toRoom: 'Mijn kamer openen',
  viewerTitle: 'Met dit account kun je niet uitzenden',
  viewerWhy:
    'Het is niet gemaakt om uit te zenden en dat kan niet worden gewijzigd. Log uit om een account voor uitzenden te maken; daarna kun je de twee koppelen.',
  missing: 'De overeenkomst is gewijzigd. Lees en onderteken die eerst.',
  pitch: {
    tips: 'van elke fooi en elke minuut van een show is voor jou.',
    fanClub: 'van wat je fanclub betaalt is voor jou.',
    payout: 'tokens zijn genoeg voor een uitbetaling.',
    yours: 'Jij bepaalt je prijzen, je tijden en de plaatsen waar niemand je ziet.',
    steps: 'Van account tot uitzending',
    step: { account: 'Account', agreement: 'Overeenkomst', review: 'Controle', live: 'Live' },
  },
};
