import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  title: 'Condivisione della webcam',
  offer: 'Mostra la tua webcam a {{name}}. Nessun altro la vede e nulla viene registrato.',
  start: 'Condividi la mia webcam',
  stop: 'Interrompi la condivisione',
  cancel: 'Annulla richiesta',
  micOff: 'Spegni il microfono',
  micOn: 'Accendi il microfono',
  soundOff: 'Silenzia {{name}}',
  soundOn: 'Riattiva l’audio di {{name}}',
  own: 'La tua webcam',
  move: 'La tua webcam. Si sposta con le frecce o trascinandola.',
  other: 'Webcam di {{name}}',
  state: {
    opening: 'In attesa della tua webcam. Il browser potrebbe chiederti il permesso.',
    requesting: 'In attesa della risposta di {{name}}',
    ready: 'Connessione in corso',
    connected: '{{name}} vede la tua webcam',
    watching: 'Vedi la webcam di {{name}}',
    both: 'Tu e {{name}} vi vedete',
  },
  end: {
    declined: '"{{model}}" ha rifiutato la tua richiesta ShareCam.',
    stopped: 'Non condividi più la tua webcam.',
    left: '{{name}} ha terminato la condivisione.',
    no_answer: '{{name}} non ha risposto.',
    lost: 'La connessione con {{name}} è caduta.',
    refused: 'Al momento qui non si possono condividere webcam.',
  },
  problem: {
    denied:
      'Il browser non permette a questa pagina di usare la webcam. Consentilo nella barra degli indirizzi e riprova.',
    missing: 'Nessuna webcam trovata. Collegane una e riprova.',
    busy: 'Un altro programma sta usando la tua webcam. Chiudilo e riprova.',
    unsuitable: 'La tua webcam non offre la dimensione necessaria.',
    unsupported: 'Questo browser non può condividere una webcam qui.',
    device_lost: 'La tua webcam è stata scollegata.',
    connection: 'Impossibile stabilire la connessione con {{name}}.',
  },
  request: {
    title: '{{name}} ti offre la sua webcam',
    hint: 'La vedi solo tu. Puoi terminare in qualsiasi momento.',
    mine: 'Mostra anche la mia webcam',
    accept: 'Guarda',
  },
};
