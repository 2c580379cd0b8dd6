import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Informativa sui cookie',
  sections: [
    {
      heading: 'Che cosa viene salvato nel browser',
      paragraphs: ['{site} usa cookie propri e la memoria del browser. Non imposta cookie pubblicitari.'],
    },
    {
      heading: 'Necessari',
      paragraphs: [],
      items: [
        'fl_session mantiene l’accesso, al massimo per 30 giorni.',
        'fl_settings conserva le impostazioni quando non hai effettuato l’accesso, al massimo per 30 giorni.',
        'fl_door_… ricorda che hai inserito la password di una stanza.',
        'fl_brand_preview mostra l’anteprima di un design a chi ne ha il link.',
      ],
    },
    {
      heading: 'Preferenze',
      paragraphs: [],
      items: [
        'fl_lang, fl_scheme e fl_gender ricordano per un anno la lingua, l’aspetto e la sezione scelta.',
        'La memoria del browser conserva bozze, un acquisto non concluso, le tue scelte nella chat e la tua risposta sulle statistiche.',
      ],
    },
    {
      heading: 'Statistiche',
      paragraphs: [
        'Se il gestore ha attivato un servizio di statistiche, il sito te lo chiede prima. Nulla viene inviato senza il tuo consenso.',
      ],
    },
    {
      heading: 'Solo con il tuo consenso',
      paragraphs: [],
      items: [
        'tracking: il partner o l’annuncio che ti ha portato qui, per un’ora.',
        'popunder: quando è stata aperta l’ultima volta la pagina di un partner.',
        'fingerprint: un numero calcolato dalle impostazioni del tuo browser quando compri token, per un giorno al massimo.',
        'push: che hai attivato o disattivato le notifiche push in questo browser. Resta finché non lo cancelli.',
        'La memoria del browser conserva le tue risposte. Puoi cambiarle qui sotto; ciò che permettevano di salvare viene allora eliminato.',
      ],
    },
    {
      heading: 'La tua scelta',
      paragraphs: [
        'Puoi cancellare i cookie e i dati salvati nelle impostazioni del browser in qualsiasi momento. Verrai disconnesso e perderai preferenze e bozze.',
      ],
    },
    {
      heading: 'Domande',
      paragraphs: ['Scrivi a {support}.'],
    },
  ],
};
