import type { Language } from '@footlight/contract';
import type { MailText } from './mail-text.ts';

/** What a broadcaster is told about a payout. `about` is its number of tokens. */
export type PayoutMailKind = 'payout_requested' | 'payout_approved' | 'payout_rejected' | 'payout_paid';

export const PAYOUT_MAILS: Record<PayoutMailKind, Record<Language, MailText>> = {
  payout_requested: {
    en: {
      subject: ({ site }) => `Your payout request on ${site}`,
      paragraphs: ({ name, site, about }) => [
        `Hi ${name},`,
        `You requested a payout of ${about} tokens on ${site}. The tokens have left your balance; if the request is rejected, they are returned.`,
        'If you didn’t do this, change your password and contact support.',
      ],
      action: 'View payouts',
    },
    de: {
      subject: ({ site }) => `Deine Auszahlungsanforderung bei ${site}`,
      paragraphs: ({ name, site, about }) => [
        `Hallo ${name},`,
        `du hast bei ${site} eine Auszahlung von ${about} Tokens angefordert. Sie haben dein Guthaben verlassen und kommen zurück, wenn die Anforderung abgelehnt wird.`,
        'Wenn du das nicht warst, ändere dein Passwort und schreibe dem Support.',
      ],
      action: 'Auszahlungen zeigen',
    },
    es: {
      subject: ({ site }) => `Tu solicitud de pago en ${site}`,
      paragraphs: ({ name, site, about }) => [
        `Hola, ${name}:`,
        `Has solicitado un pago de ${about} tokens en ${site}. Han salido de tu saldo y vuelven si se rechaza la solicitud.`,
        'Si no lo has hecho tú, cambia tu contraseña y escribe al soporte.',
      ],
      action: 'Ver pagos',
    },
    fr: {
      subject: ({ site }) => `Votre demande de versement sur ${site}`,
      paragraphs: ({ name, site, about }) => [
        `Bonjour ${name},`,
        `Vous avez demandé un versement de ${about} tokens sur ${site}. Ils ont quitté votre solde et reviennent si la demande est refusée.`,
        'Si ce n’était pas vous, changez votre mot de passe et écrivez à l’assistance.',
      ],
      action: 'Voir les versements',
    },
    it: {
      subject: ({ site }) => `La tua richiesta di pagamento su ${site}`,
      paragraphs: ({ name, site, about }) => [
        `Ciao ${name},`,
        `hai richiesto un pagamento di ${about} token su ${site}. Hanno lasciato il tuo saldo e tornano se la richiesta viene rifiutata.`,
        'Se non sei stato tu, cambia la password e scrivi all’assistenza.',
      ],
      action: 'Mostra i pagamenti',
    },
    nl: {
      subject: ({ site }) => `Je aanvraag voor uitbetaling bij ${site}`,
      paragraphs: ({ name, site, about }) => [
        `Hallo ${name},`,
        `Je hebt bij ${site} een uitbetaling van ${about} tokens aangevraagd. Ze hebben je saldo verlaten en komen terug als de aanvraag wordt afgewezen.`,
        'Was jij dit niet? Wijzig dan je wachtwoord en schrijf de helpdesk.',
      ],
      action: 'Uitbetalingen tonen',
    },
  },
  payout_approved: {
    en: {
      subject: ({ site }) => `Your payout on ${site} has been approved`,
      paragraphs: ({ name, site, about }) => [
        `Hi ${name},`,
        `Your payout of ${about} tokens on ${site} has been approved. We’ll email you when it’s paid.`,
      ],
      action: 'View payouts',
    },
    de: {
      subject: ({ site }) => `Deine Auszahlung bei ${site} ist genehmigt`,
      paragraphs: ({ name, site, about }) => [
        `Hallo ${name},`,
        `deine Auszahlung von ${about} Tokens bei ${site} ist genehmigt. Du bekommst eine weitere Mail, wenn sie bezahlt ist.`,
      ],
      action: 'Auszahlungen zeigen',
    },
    es: {
      subject: ({ site }) => `Se ha aprobado tu pago en ${site}`,
      paragraphs: ({ name, site, about }) => [
        `Hola, ${name}:`,
        `Se ha aprobado tu pago de ${about} tokens en ${site}. Recibirás otro correo cuando se haya pagado.`,
      ],
      action: 'Ver pagos',
    },
    fr: {
      subject: ({ site }) => `Votre versement sur ${site} est approuvé`,
      paragraphs: ({ name, site, about }) => [
        `Bonjour ${name},`,
        `Votre versement de ${about} tokens sur ${site} est approuvé. Vous recevrez un autre e-mail une fois qu’il sera effectué.`,
      ],
      action: 'Voir les versements',
    },
    it: {
      subject: ({ site }) => `Il tuo pagamento su ${site} è approvato`,
      paragraphs: ({ name, site, about }) => [
        `Ciao ${name},`,
        `il tuo pagamento di ${about} token su ${site} è approvato. Riceverai un’altra email quando sarà effettuato.`,
      ],
      action: 'Mostra i pagamenti',
    },
    nl: {
      subject: ({ site }) => `Je uitbetaling bij ${site} is goedgekeurd`,
      paragraphs: ({ name, site, about }) => [
        `Hallo ${name},`,
        `Je uitbetaling van ${about} tokens bij ${site} is goedgekeurd. Je krijgt nog een mail als er betaald is.`,
      ],
      action: 'Uitbetalingen tonen',
    },
  },
  payout_rejected: {
    en: {
      subject: ({ site }) => `Your payout on ${site} was rejected`,
      paragraphs: ({ name, site, about }) => [
        `Hi ${name},`,
        `Your payout of ${about} tokens on ${site} was rejected. The tokens are back in your balance. You can see the reason on the payouts page.`,
      ],
      action: 'See the reason',
    },
    de: {
      subject: ({ site }) => `Deine Auszahlung bei ${site} wurde abgelehnt`,
      paragraphs: ({ name, site, about }) => [
        `Hallo ${name},`,
        `deine Auszahlung von ${about} Tokens bei ${site} wurde abgelehnt. Die Tokens sind wieder in deinem Guthaben. Die Seite nennt den Grund.`,
      ],
      action: 'Grund lesen',
    },
    es: {
      subject: ({ site }) => `Se ha rechazado tu pago en ${site}`,
      paragraphs: ({ name, site, about }) => [
        `Hola, ${name}:`,
        `Se ha rechazado tu pago de ${about} tokens en ${site}. Los tokens están de nuevo en tu saldo. La página indica el motivo.`,
      ],
      action: 'Leer el motivo',
    },
    fr: {
      subject: ({ site }) => `Votre versement sur ${site} a été refusé`,
      paragraphs: ({ name, site, about }) => [
        `Bonjour ${name},`,
        `Votre versement de ${about} tokens sur ${site} a été refusé. Les tokens sont de retour dans votre solde. La page en indique le motif.`,
      ],
      action: 'Lire le motif',
    },
    it: {
      subject: ({ site }) => `Il tuo pagamento su ${site} è stato rifiutato`,
      paragraphs: ({ name, site, about }) => [
        `Ciao ${name},`,
        `il tuo pagamento di ${about} token su ${site} è stato rifiutato. I token sono di nuovo nel tuo saldo. La pagina indica il motivo.`,
      ],
      action: 'Leggi il motivo',
    },
    nl: {
      subject: ({ site }) => `Je uitbetaling bij ${site} is afgewezen`,
      paragraphs: ({ name, site, about }) => [
        `Hallo ${name},`,
        `Je uitbetaling van ${about} tokens bij ${site} is afgewezen. De tokens staan weer op je saldo. De pagina noemt de reden.`,
      ],
      action: 'Reden lezen',
    },
  },
  payout_paid: {
    en: {
      subject: ({ site }) => `Your payout on ${site} has been paid`,
      paragraphs: ({ name, site, about }) => [
        `Hi ${name},`,
        `Your payout of ${about} tokens on ${site} has been paid. You can see the payment reference on the payouts page.`,
      ],
      action: 'View payouts',
    },
    de: {
      subject: ({ site }) => `Deine Auszahlung bei ${site} ist bezahlt`,
      paragraphs: ({ name, site, about }) => [
        `Hallo ${name},`,
        `deine Auszahlung von ${about} Tokens bei ${site} ist bezahlt. Die Seite nennt die Referenz der Zahlung.`,
      ],
      action: 'Auszahlungen zeigen',
    },
    es: {
      subject: ({ site }) => `Tu pago en ${site} se ha realizado`,
      paragraphs: ({ name, site, about }) => [
        `Hola, ${name}:`,
        `Tu pago de ${about} tokens en ${site} se ha realizado. La página indica la referencia.`,
      ],
      action: 'Ver pagos',
    },
    fr: {
      subject: ({ site }) => `Votre versement sur ${site} est effectué`,
      paragraphs: ({ name, site, about }) => [
        `Bonjour ${name},`,
        `Votre versement de ${about} tokens sur ${site} est effectué. La page indique la référence du paiement.`,
      ],
      action: 'Voir les versements',
    },
    it: {
      subject: ({ site }) => `Il tuo pagamento su ${site} è effettuato`,
      paragraphs: ({ name, site, about }) => [
        `Ciao ${name},`,
        `il tuo pagamento di ${about} token su ${site} è effettuato. La pagina indica il riferimento del pagamento.`,
      ],
      action: 'Mostra i pagamenti',
    },
    nl: {
      subject: ({ site }) => `Je uitbetaling bij ${site} is betaald`,
      paragraphs: ({ name, site, about }) => [
        `Hallo ${name},`,
        `Je uitbetaling van ${about} tokens bij ${site} is betaald. De pagina noemt het kenmerk van de betaling.`,
      ],
      action: 'Uitbetalingen tonen',
    },
  },
};
