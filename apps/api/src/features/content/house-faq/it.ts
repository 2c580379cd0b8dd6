import type { HouseAnswers } from './en.ts';

export const it: HouseAnswers = {
  'watch-without-account': {
    question: 'Posso guardare senza account?',
    answer: [
      'Sì. Puoi vedere le stanze pubbliche e i video gratuiti come ospite, salvo che la legge del tuo luogo chieda prima una prova dell’età.',
      'Serve un account per dare mance, scrivere messaggi, seguire chi trasmette e comprare.',
    ],
  },
  'what-are-tokens': {
    question: 'Che cosa sono i token?',
    answer: [
      'Con i token si paga su questo sito: mance, show privati e a biglietto, foto e video, fan club e richieste su misura.',
      'Si comprano a pacchetti. Il prezzo è mostrato prima di pagare, e ogni uso dei tuoi token è nella tua cronologia.',
    ],
  },
  'payment-not-arrived': {
    question: 'Ho pagato, ma i token non ci sono. Che faccio?',
    answer: [
      'I token vengono aggiunti appena la società di pagamento ci conferma il pagamento. Fino ad allora il tuo account lo mostra in sospeso.',
      'Con la carta bastano di solito pochi secondi; cripto e buoni possono richiedere più tempo. Se un pagamento resta in sospeso, scrivi all’assistenza e indica quando hai pagato.',
    ],
  },
  'bank-statement': {
    question: 'Che cosa compare sull’estratto conto?',
    answer: [
      'Compare il nome della società di pagamento. La pagina dell’assistenza dice quali società sono e che cosa scrivono.',
    ],
  },
  'spending-limit': {
    question: 'Posso limitare le mie spese?',
    answer: [
      'Sì, nella tua pagina dei token: per un singolo addebito, per tutte le spese in 24 ore e per gli acquisti di token in 24 ore. Oltre il primo limite ti chiediamo; ciò che supera gli altri viene rifiutato.',
      'Un limite più basso vale subito, uno più alto dopo 24 ore.',
    ],
  },
  'private-show-price': {
    question: 'Come si paga uno show privato?',
    answer: [
      'A tempo, al prezzo al minuto che hai visto nella richiesta. Ogni dieci secondi iniziati contano, e può esserci una durata minima.',
      'I token del minuto in corso vengono trattenuti. Ciò che lo show non usa torna a te alla fine.',
    ],
  },
  'tip-without-name': {
    question: 'Posso dare una mancia senza mostrare il mio nome?',
    answer: [
      'Sì. Scegli una mancia anonima nelle opzioni del pannello: la stanza vede la mancia, ma non il tuo nome.',
    ],
  },
  'leave-fan-club': {
    question: 'Come lascio un fan club?',
    answer: [
      'Apri il fan club e lascialo lì. Mantieni il tuo livello fino alla fine del mese pagato, poi non viene addebitato più nulla.',
      'Un rinnovo costa quanto hai accettato entrando, anche se il prezzo è cambiato.',
    ],
  },
  'prove-age': {
    question: 'Perché devo provare la mia età?',
    answer: [
      'Questo sito è solo per adulti, e la legge di alcuni luoghi chiede più di una dichiarazione. Lì scegli uno dei modi che il tuo luogo consente.',
      'La pagina di verifica dell’età mostra quali sono.',
    ],
  },
  'forgot-password': {
    question: 'Ho dimenticato la password.',
    answer: [
      'Chiedi un link via e-mail. Vale una volta per impostare una nuova password e chiude tutte le sessioni del tuo account.',
    ],
  },
  'become-broadcaster': {
    question: 'Come posso trasmettere?',
    answer: [
      'Registrati per trasmettere, prova di essere maggiorenne e firma l’accordo. Puoi andare in diretta quando la tua richiesta è approvata.',
    ],
  },
  'report-content': {
    question: 'Come segnalo una stanza, una foto o un video?',
    answer: [
      'La pagina dei reclami dice a chi scrivere e che cosa ci serve. Possono usarla tutti, anche senza account.',
    ],
  },
};
