import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  title: { random: 'Videochat casuale', date: 'Speed date' },
  description: {
    random: 'Incontra una persona nuova su {{site}} a ogni clic: videochat gratuita a due.',
    date: 'Incontra faccia a faccia chi trasmette su {{site}}, una persona dopo l’altra.',
  },
  intro: {
    random: 'Incontra persone faccia a faccia, una alla volta. È gratis.',
    viewer:
      'Incontra faccia a faccia chi trasmette, una persona alla volta. Vedi il prezzo e l’importo minimo prima di accettare.',
    broadcaster:
      'Incontra gli spettatori faccia a faccia, uno alla volta. Pagano il tuo prezzo di un privato, e almeno il tuo minimo se lo terminano senza segnalarti.',
  },
  wants: 'Chi vorresti incontrare?',
  wantsHint: 'Non scegliere nulla per incontrare chiunque.',
  genders: { f: 'Donne', m: 'Uomini', t: 'Trans', c: 'Coppie' },
  online_one: '{{shown}} persona qui ora',
  online_many: '{{shown}} persone qui ora',
  online_other: '{{shown}} persone qui ora',
  free: 'Gratis',
  priceFrom: 'Da {{price}} token al minuto',
  preview: 'Mostra la mia fotocamera',
  previewHint: 'Questa immagine la vedi solo tu.',
  start: 'Inizia',
  consent: {
    title: 'Prima di aprire la videocamera',
    seen: 'La persona che incontri ti vede e ti sente appena siete connessi.',
    recorded: 'Potrebbe registrarti. Mostra solo ciò che mostreresti a chiunque.',
    address: 'La connessione può essere diretta. Allora può scoprire il tuo indirizzo di rete.',
    reported: 'Chiunque può segnalarti. I moderatori ricevono allora un’immagine di ciò che hai mostrato.',
    adult: 'Qui tutti devono essere maggiorenni.',
    agree: 'Apri la mia videocamera',
  },
  stage: {
    waiting: 'Stiamo cercando qualcuno',
    matched: 'Vuoi incontrare {{name}}?',
    accepted: 'In attesa che {{name}} accetti',
    connecting: 'Connessione con {{name}}',
    running: 'Tu e {{name}} vi vedete',
  },
  price: {
    viewer: '{{price}} token al minuto mentre vi vedete.',
    minimum: 'Se termini l’incontro, paghi almeno {{minimum}} token in totale.',
    preTip: 'Mancia all’inizio: {{tip}} token.',
    broadcaster: '{{name}} paga {{price}} token al minuto.',
  },
  spent: 'Token spesi: {{tokens}}',
  secondsLeft: 'Secondi rimanenti: {{seconds}}',
  accept: 'Accetta',
  next: 'Avanti',
  stop: 'Ferma',
  report: 'Segnala e blocca',
  reported: 'Segnalato ai moderatori. Non incontrerai più questa persona.',
  reportedDate: 'Segnalato ai moderatori. Non incontrerai più questa persona e non paghi il minimo.',
  end: {
    left: 'L’altra persona se n’è andata.',
    expired: 'L’incontro non è stato accettato in tempo.',
    failed: 'La connessione non ha funzionato.',
    out_of_tokens: 'L’incontro è finito perché i token sono esauriti.',
    elsewhere: 'Continui in un’altra scheda.',
  },
  noStream: 'Impossibile ottenere i dati del flusso in uscita',
  error: {
    meet_banned: 'Al momento non puoi incontrare nessuno. Contatta l’assistenza se è un errore.',
    meet_over: 'Questo incontro non è più disponibile.',
    too_many_requests: 'Hai saltato molte persone. Secondi prima di continuare: {{seconds}}',
    private_unavailable:
      'Vai in diretta nella tua stanza e consenti i privati. Allora potranno incontrarti qui.',
  },
};
