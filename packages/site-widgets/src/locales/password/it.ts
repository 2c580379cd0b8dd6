import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  forgot: {
    title: 'Password dimenticata',
    why: 'Inserisci l’email del tuo account. Ti invieremo un link per impostare una nuova password.',
    send: 'Invia link',
    sent: 'Se esiste un account con questa email, il link è in arrivo. Vale 30 minuti. Controlla anche la cartella spam.',
    again: 'Invia a un’altra email',
  },
  reset: {
    title: 'Imposta una nuova password',
    why: 'Tutti i dispositivi verranno disconnessi.',
    save: 'Salva password',
    done: 'La tua password è stata cambiata. Accedi con quella nuova.',
    newLink: 'Chiedi un nuovo link',
  },
  backToLogin: 'Torna all’accesso',
  newPassword: 'Nuova password',
};
