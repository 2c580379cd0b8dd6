import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Informativa sulla privacy',
  sections: [
    {
      heading: 'Titolare',
      paragraphs: [
        '{operator}, gestore di {site}, è titolare del trattamento dei tuoi dati personali.',
        'Scrivi a {support}.',
      ],
    },
    {
      heading: 'Che cosa viene conservato',
      paragraphs: [],
      items: [
        'Account: nome utente, email, data di nascita, lingua, paese, impostazioni e un hash della password. La password stessa non viene conservata.',
        'Accettazione: quale versione delle condizioni hai accettato e quando.',
        'Denaro: acquisti, mance, spese e saldi in un registro che non viene mai riscritto.',
        'Carte: circuito, ultime quattro cifre, scadenza e un token del fornitore di pagamenti. Il numero della carta non viene conservato.',
        'Attività: stanze visitate, broadcaster che segui, valutazioni, note private, messaggi privati e contenuti acquistati.',
        'Ordini personalizzati: le tue richieste e le risposte. Una foto che invii per una valutazione è visibile solo a te e a quel broadcaster. Viene eliminata se l’ordine non è accettato e al più tardi dopo sette giorni.',
        'Broadcaster: profilo, contenuti, impostazioni della stanza, guadagni e registrazioni degli show.',
        'Dati tecnici: sessioni e segnalazioni di errori del browser, cancellate dopo 30 giorni.',
        'Se hai acconsentito: il partner o l’annuncio che ti ha portato qui, con la registrazione e gli acquisti, finché esiste il tuo account. Un valore cifrato del tuo dispositivo, con gli acquisti, per 180 giorni, per individuare le frodi.',
        'Se hai attivato le notifiche push: l’indirizzo del tuo browser presso il suo servizio push e le sue chiavi, finché non le disattivi o esci.',
      ],
    },
    {
      heading: 'Perché',
      paragraphs: [
        'I dati servono a fornirti l’account e gli acquisti, a prevenire abusi e frodi, a verificare l’età e ad adempiere obblighi di legge come la contabilità. Le statistiche sulle pagine visitate vengono inviate solo se il gestore ha attivato un servizio di questo tipo e tu hai acconsentito.',
      ],
    },
    {
      heading: 'Chi riceve i dati',
      paragraphs: [],
      items: [
        'I fornitori di pagamenti, per i pagamenti che avvii.',
        'I fornitori tecnici, come hosting ed email, per conto del gestore.',
        'I broadcaster e gli altri utenti vedono il tuo nome utente, ciò che scrivi loro e le tue mance.',
        'Il servizio push del tuo browser, se hai attivato le notifiche push. Le consegna e non può leggerle.',
        'Le autorità, quando la legge lo richiede.',
      ],
    },
    {
      heading: 'Per quanto tempo',
      paragraphs: [
        'Le sessioni terminano al più tardi dopo 30 giorni. Le email inviate vengono cancellate dopo 7 giorni. Le scritture del registro sono conservate finché la contabilità lo richiede. Gli altri dati sono conservati finché esiste l’account.',
      ],
    },
    {
      heading: 'I tuoi diritti',
      paragraphs: [
        'Puoi chiedere una copia dei tuoi dati, la loro rettifica o cancellazione, opporti al loro uso e revocare un consenso. Puoi anche rivolgerti a un’autorità per la protezione dei dati.',
        'Per esercitare questi diritti, scrivi a {support}.',
      ],
    },
  ],
};
