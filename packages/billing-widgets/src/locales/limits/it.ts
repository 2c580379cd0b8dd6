import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  change: 'Cambia i miei limiti',
  card: '{{brand}} •••• {{lastFour}}',
  confirm: {
    title: 'Spendere {{tokens}}?',
    text: 'Supera il limite che hai impostato per una singola spesa. Non è stato ancora addebitato nulla.',
    pay: 'Sì, spendi {{tokens}}',
    keep: 'No, tengo i miei token',
  },
  daily: {
    title: 'Hai raggiunto il tuo limite giornaliero',
    text: 'Hai impostato quanto si può spendere o comprare in 24 ore. Non è stato addebitato nulla.',
    spending: 'Spese: restano {{left}} su {{limit}}',
    purchase: 'Acquisti: restano {{left}} su {{limit}}',
    renews: 'Altro sarà disponibile dal {{when}}.',
    close: 'Continua a guardare',
  },
  limits: {
    title: 'I tuoi limiti',
    intro: 'Li vedi solo tu. Un limite più basso vale subito. Uno più alto, o nessuno, vale 24 ore dopo.',
    per_charge: {
      label: 'Chiedimi di nuovo sopra (token)',
      hint: 'Per una singola spesa. Vuoto: non chiedere mai.',
    },
    per_day: {
      label: 'Massimo da spendere in 24 ore (token)',
      hint: 'Mance, contenuti, fan club e show insieme. Vuoto: nessun limite.',
    },
    daily_limit: {
      label: 'Massimo da comprare in 24 ore (dollari)',
      hint: 'Tutti gli acquisti insieme. Vuoto: nessun limite.',
    },
    used: 'Usato: {{used}} su {{limit}}.',
    waiting: '{{value}} dal {{when}}.',
    waitingNone: 'Nessun limite dal {{when}}.',
    save: 'Salva i limiti',
    saved: 'I tuoi limiti sono salvati.',
  },
  postpay: {
    heading: 'Postpagato',
    title: {
      ready: 'Spendi ora, paga dopo',
      card: 'Aggiungi una carta',
      age: 'Verifica prima la tua età',
    },
    text: 'Hai un credito di {{tokens}}. Quello che spendi viene addebitato sulla tua carta quando il credito è esaurito o dopo un’ora senza spese.',
    debt: 'Da pagare',
    left: 'Credito rimasto',
    due: 'Addebito al più tardi',
    card: 'Carta',
    age: 'Prima di spendere a credito dobbiamo conoscere la tua età.',
    paused:
      'La tua carta è stata rifiutata. Il postpagato è in pausa finché non paghi quanto devi o aggiungi un’altra carta.',
    verify: 'Verifica la mia età',
    add: 'Aggiungi un’altra carta',
    pay: 'Paga {{price}} ora',
    paid: 'Quanto dovevi è pagato.',
    show: 'Mostra il postpagato',
    owes: 'Devi {{tokens}}.',
  },
  reUp: {
    title: 'Ricarica automatica',
    intro:
      'Quando i tuoi token finiscono, compriamo il pacchetto che scegli. È disattivata finché non la attivi, e puoi disattivarla in ogni momento.',
    packLabel: 'Pacchetto',
    pack: '{{shown}} token per {{price}}',
    perDay: 'Al massimo in 24 ore',
    times_one: '{{shown}} volta',
    times_many: '{{shown}} volte',
    times_other: '{{shown}} volte',
    enable: 'Attiva, {{price}} alla volta',
    disable: 'Disattiva',
    on: 'Attiva: {{pack}}, {{card}}, al massimo {{times}} in 24 ore.',
    done: '{{shown}} su {{limit}} nelle ultime 24 ore.',
    declined: 'La tua carta è stata rifiutata, quindi la ricarica automatica è stata disattivata.',
    noCard: 'Aggiungi prima una carta. Non viene addebitato nulla.',
    turnedOn: 'La ricarica automatica è attiva.',
    turnedOff: 'La ricarica automatica è disattivata.',
    suggest: 'Perché lo show non finisca per mancanza di token:',
    offer: 'Attiva la ricarica automatica',
  },
  support: {
    title: 'Contatta l’assistenza',
    textWithoutEmail:
      'Non è stato possibile addebitare la tua carta e riprovare non servirà. La tua banca o la società di pagamento può verificare.',
    payments: 'Società di pagamento: {{companies}}. Sul tuo estratto conto compare «{{statement}}».',
    text: 'Non è stato possibile addebitare la tua carta e riprovare non servirà. La nostra assistenza può verificare.',
  },
};
