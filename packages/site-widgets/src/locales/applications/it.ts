import type { en } from './en.ts';

export const it: typeof en = {
  title: 'Inizia a trasmettere',
  why: 'Apri una stanza tutta tua. Un gestore controlla ogni richiesta.',
  description: 'Registrati per trasmettere su {{site}}.',
  legalName: 'Nome legale',
  legalNameHint: 'Come nel tuo documento d’identità. Lo vede solo il gestore.',
  stageName: 'Nome d’arte',
  stageNameHint: 'Gli spettatori lo vedono nella tua stanza.',
  country: 'Paese',
  gender: 'Genere',
  genderOf: { none: 'Scegli', f: 'Donna', m: 'Uomo', t: 'Trans', c: 'Coppia' },
  next: 'Continua con l’accordo',
  again: 'Invia di nuovo',
  agreementTitle: 'Leggi e firma l’accordo',
  signature: 'Il tuo nome utente come firma',
  sign: 'Firma e invia',
  reviewTitle: 'La tua richiesta è in esame',
  reviewWhy:
    'Un gestore controlla i tuoi dati e la tua identità al di fuori di questo sito. Non inviare qui documenti d’identità: il sito non ne conserva. Riceverai un’email con la decisione.',
  rejectedTitle: 'La tua richiesta non è stata approvata',
  approvedTitle: 'Puoi trasmettere',
  approvedWhy: 'La tua stanza esiste. Imposta argomento e prezzi prima di andare in onda.',
  toRoom: 'Apri la mia stanza',
  viewerTitle: 'Con questo account non puoi trasmettere',
  viewerWhy:
    'Non è stato creato per trasmettere e non si può cambiare. Esci per creare un account per trasmettere; poi potrai collegare i due.',
  missing: 'L’accordo è cambiato. Leggilo e firmalo prima.',
  pitch: {
    tips: 'di ogni mancia e di ogni minuto di uno show è tuo.',
    fanClub: 'di ciò che paga il tuo fan club è tuo.',
    payout: 'token bastano per chiedere un pagamento.',
    yours: 'Decidi tu i prezzi, gli orari e i luoghi in cui nessuno ti vede.',
    steps: 'Dall’account alla diretta',
    step: { account: 'Account', agreement: 'Accordo', review: 'Verifica', live: 'In diretta' },
  },
};
