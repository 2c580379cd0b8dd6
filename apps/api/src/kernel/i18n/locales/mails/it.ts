import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  greeting: 'Ciao {{name}},',
  linkHint: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  footer: 'Ricevi questa email per un account su {{site}}.',
  unsubscribe: 'Non ricevere più queste email',
  email_confirm: {
    subject: 'Conferma la tua email per {{site}}',
    text: 'conferma la tua email per {{site}}. Il link vale tre giorni.',
    hint: 'Se non ti sei registrato, ignora questo messaggio.',
    action: 'Conferma email',
  },
  email_change: {
    subject: 'Conferma la tua nuova email per {{site}}',
    text: 'conferma che questa è la nuova email del tuo account su {{site}}. Il link vale 24 ore.',
    hint: 'Se non l’hai chiesto tu, ignora questo messaggio: non cambia nulla.',
    action: 'Conferma email',
  },
  email_change_notice: {
    subject: 'La tua email per {{site}} sta per cambiare',
    text: 'è stata indicata un’altra email per il tuo account su {{site}}. Sostituirà questa appena sarà confermata.',
    hint: 'Se non sei stato tu, imposta subito una nuova password. Così si annulla anche la modifica.',
    action: 'Imposta una nuova password',
  },
  password_reset: {
    subject: 'Imposta una nuova password per {{site}}',
    text: 'qualcuno ha chiesto una nuova password per il tuo account su {{site}}. Il link funziona una sola volta, per 30 minuti.',
    hint: 'Se non sei stato tu, ignora questo messaggio: la tua password resta com’è.',
    action: 'Imposta una nuova password',
  },
  password_changed: {
    subject: 'La tua password per {{site}} è stata cambiata',
    text: 'la password del tuo account su {{site}} è stata cambiata e tutti gli altri dispositivi sono stati disconnessi.',
    hint: 'Se non sei stato tu, imposta subito una nuova password.',
    action: 'Imposta una nuova password',
  },
  two_factor_on: {
    subject: 'Accesso in due passaggi attivo su {{site}}',
    text: 'per accedere al tuo account su {{site}} ora serve un codice della tua app di autenticazione.',
    hint: 'Se non sei stato tu, cambia subito la password e controlla le sessioni aperte.',
    action: 'Sicurezza dell’account',
  },
  two_factor_off: {
    subject: 'Accesso in due passaggi disattivato su {{site}}',
    text: 'per accedere al tuo account su {{site}} non serve più un codice.',
    hint: 'Se non sei stato tu, cambia subito la password e controlla le sessioni aperte.',
    action: 'Sicurezza dell’account',
  },
  passkey_added: {
    subject: 'Nuova passkey per {{site}}',
    text: 'è stata aggiunta una passkey al tuo account su {{site}}. Chi ha il suo dispositivo può usarla per accedere.',
    hint: 'Se non sei stato tu, cambia subito la password e controlla le sessioni aperte.',
    action: 'Sicurezza dell’account',
  },
  passkey_removed: {
    subject: 'Passkey rimossa da {{site}}',
    text: 'è stata rimossa una passkey dal tuo account su {{site}}.',
    hint: 'Se non sei stato tu, cambia subito la password e controlla le sessioni aperte.',
    action: 'Sicurezza dell’account',
  },
  account_deleted: {
    subject: 'Il tuo account su {{site}} è stato eliminato',
    text: 'il tuo account su {{site}} è stato eliminato. I dati personali sono stati cancellati e non può essere ripristinato.',
    hint: 'Se non sei stato tu, scrivi all’assistenza di {{site}}.',
    action: 'Apri il sito',
  },
  account_linked: {
    subject: 'Un account è stato collegato al tuo su {{site}}',
    text: 'un altro account è stato collegato al tuo account su {{site}}. Chi ha effettuato l’accesso a uno dei due può passare all’altro senza password.',
    hint: 'Se non sei stato tu, cambia subito la password: così si interrompe anche il collegamento.',
    action: 'Sicurezza dell’account',
  },
  identity_added: {
    subject: 'Un accesso è stato collegato al tuo account su {{site}}',
    text: 'ora il tuo account su {{site}} si può aprire con l’accesso di un altro fornitore.',
    hint: 'Se non sei stato tu, cambia subito la password e controlla le sessioni aperte.',
    action: 'Sicurezza dell’account',
  },
  identity_removed: {
    subject: 'Un accesso è stato rimosso dal tuo account su {{site}}',
    text: 'il tuo account su {{site}} non si può più aprire con l’accesso del fornitore che avevi collegato.',
    hint: 'Se non sei stato tu, cambia subito la password e controlla le sessioni aperte.',
    action: 'Sicurezza dell’account',
  },
  broadcaster_approved: {
    subject: 'Puoi trasmettere su {{site}}',
    text: 'la tua richiesta di trasmettere su {{site}} è stata approvata. La tua stanza ora esiste.',
    hint: 'Imposta argomento e prezzi prima di andare in onda.',
    action: 'Apri la pagina',
  },
  broadcaster_rejected: {
    subject: 'La tua richiesta su {{site}} non è stata approvata',
    text: 'la tua richiesta di trasmettere su {{site}} non è stata approvata. La pagina indica il motivo.',
    hint: 'Puoi correggere i tuoi dati e inviarli di nuovo.',
    action: 'Leggi il motivo',
  },
  payout_requested: {
    subject: 'La tua richiesta di pagamento su {{site}}',
    text: 'hai richiesto un pagamento di {{about}} token su {{site}}. Hanno lasciato il tuo saldo e tornano se la richiesta viene rifiutata.',
    hint: 'Se non sei stato tu, cambia la password e scrivi all’assistenza.',
    action: 'Mostra i pagamenti',
  },
  payout_approved: {
    subject: 'Il tuo pagamento su {{site}} è approvato',
    text: 'il tuo pagamento di {{about}} token su {{site}} è approvato. Riceverai un’altra email quando sarà effettuato.',
    action: 'Mostra i pagamenti',
  },
  payout_rejected: {
    subject: 'Il tuo pagamento su {{site}} è stato rifiutato',
    text: 'il tuo pagamento di {{about}} token su {{site}} è stato rifiutato. I token sono di nuovo nel tuo saldo. La pagina indica il motivo.',
    action: 'Leggi il motivo',
  },
  payout_paid: {
    subject: 'Il tuo pagamento su {{site}} è effettuato',
    text: 'il tuo pagamento di {{about}} token su {{site}} è effettuato. La pagina indica il riferimento del pagamento.',
    action: 'Mostra i pagamenti',
  },
  report_acted: {
    subject: 'Abbiamo agito in seguito alla tua segnalazione su {{site}}',
    text: 'grazie per la tua segnalazione. Il nostro team l’ha esaminata e ha preso provvedimenti.',
    hint: 'La persona segnalata non saprà chi ha fatto la segnalazione.',
    action: 'Contatta l’assistenza',
  },
  report_dismissed: {
    subject: 'La tua segnalazione su {{site}} è stata esaminata',
    text: 'grazie per la tua segnalazione. Il nostro team l’ha esaminata e non ha trovato nulla di contrario alle nostre regole.',
    hint: 'Se non sei d’accordo, scrivi all’assistenza.',
    action: 'Contatta l’assistenza',
  },
  report_warning: {
    subject: 'Un avviso sul tuo account su {{site}}',
    text: 'qualcuno ha segnalato ciò che hai scritto o mostrato su {{site}}. Il nostro team l’ha esaminato: viola le nostre regole.',
    hint: 'Se succede di nuovo, possiamo sospendere il tuo account. Se pensi che sia un errore, scrivi all’assistenza.',
    action: 'Contatta l’assistenza',
  },
  content_removed: {
    subject: 'Abbiamo rimosso un tuo contenuto su {{site}}',
    text: 'qualcuno ha segnalato un tuo contenuto o un tuo post su {{site}}. Il nostro team l’ha esaminato e rimosso, perché viola le nostre regole.',
    hint: 'Se pensi che sia un errore, scrivi all’assistenza.',
    action: 'Contatta l’assistenza',
  },
  live: {
    subject: '{{about}} è in diretta su {{site}}',
    text: 'la persona che segui su {{site}}, {{about}}, ha appena iniziato la diretta.',
    action: 'Apri la stanza',
  },
};
