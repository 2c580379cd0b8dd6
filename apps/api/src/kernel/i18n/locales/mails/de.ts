import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  greeting: 'Hallo {{name}},',
  linkHint: 'Wenn die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
  footer: 'Du erhältst diese Mail wegen eines Kontos bei {{site}}.',
  unsubscribe: 'Diese Mails abbestellen',
  email_confirm: {
    subject: 'Bestätige deine E-Mail-Adresse für {{site}}',
    text: 'bitte bestätige deine E-Mail-Adresse für {{site}}. Der Link gilt drei Tage.',
    hint: 'Wenn du dich nicht angemeldet hast, ignoriere diese Mail.',
    action: 'E-Mail-Adresse bestätigen',
  },
  email_change: {
    subject: 'Bestätige deine neue E-Mail-Adresse für {{site}}',
    text: 'bitte bestätige, dass dies die neue E-Mail-Adresse deines Kontos bei {{site}} ist. Der Link gilt 24 Stunden.',
    hint: 'Wenn du das nicht wolltest, ignoriere diese Mail: Es ändert sich nichts.',
    action: 'E-Mail-Adresse bestätigen',
  },
  email_change_notice: {
    subject: 'Deine E-Mail-Adresse für {{site}} wird geändert',
    text: 'für dein Konto bei {{site}} wurde eine andere E-Mail-Adresse eingegeben. Sie ersetzt diese, sobald sie bestätigt ist.',
    hint: 'Wenn du das nicht warst, setze jetzt ein neues Passwort. Das bricht auch die Änderung ab.',
    action: 'Neues Passwort setzen',
  },
  password_reset: {
    subject: 'Setze ein neues Passwort für {{site}}',
    text: 'jemand hat für dein Konto bei {{site}} ein neues Passwort angefordert. Der Link gilt einmal, 30 Minuten lang.',
    hint: 'Wenn du das nicht warst, ignoriere diese Mail: Dein Passwort bleibt, wie es ist.',
    action: 'Neues Passwort setzen',
  },
  password_changed: {
    subject: 'Dein Passwort für {{site}} wurde geändert',
    text: 'das Passwort deines Kontos bei {{site}} wurde geändert, und alle anderen Geräte wurden abgemeldet.',
    hint: 'Wenn du das nicht warst, setze jetzt ein neues Passwort.',
    action: 'Neues Passwort setzen',
  },
  two_factor_on: {
    subject: 'Anmeldung in zwei Schritten bei {{site}} ist an',
    text: 'Anmeldungen an deinem Konto bei {{site}} verlangen jetzt einen Code deiner Authenticator-App.',
    hint: 'Wenn du das nicht warst, ändere jetzt dein Passwort und sieh dir die offenen Sitzungen an.',
    action: 'Kontosicherheit',
  },
  two_factor_off: {
    subject: 'Anmeldung in zwei Schritten bei {{site}} ist aus',
    text: 'Anmeldungen an deinem Konto bei {{site}} verlangen keinen Code mehr.',
    hint: 'Wenn du das nicht warst, ändere jetzt dein Passwort und sieh dir die offenen Sitzungen an.',
    action: 'Kontosicherheit',
  },
  passkey_added: {
    subject: 'Neuer Passkey für {{site}}',
    text: 'deinem Konto bei {{site}} wurde ein Passkey hinzugefügt. Wer dessen Gerät hat, kann sich damit anmelden.',
    hint: 'Wenn du das nicht warst, ändere jetzt dein Passwort und sieh dir die offenen Sitzungen an.',
    action: 'Kontosicherheit',
  },
  passkey_removed: {
    subject: 'Passkey bei {{site}} entfernt',
    text: 'ein Passkey deines Kontos bei {{site}} wurde entfernt.',
    hint: 'Wenn du das nicht warst, ändere jetzt dein Passwort und sieh dir die offenen Sitzungen an.',
    action: 'Kontosicherheit',
  },
  account_deleted: {
    subject: 'Dein Konto bei {{site}} wurde gelöscht',
    text: 'dein Konto bei {{site}} wurde gelöscht. Die persönlichen Daten sind weg; es lässt sich nicht wiederherstellen.',
    hint: 'Wenn du das nicht warst, schreibe dem Support von {{site}}.',
    action: 'Seite öffnen',
  },
  account_linked: {
    subject: 'Ein Konto wurde mit deinem bei {{site}} verknüpft',
    text: 'ein anderes Konto wurde mit deinem Konto bei {{site}} verknüpft. Wer in einem davon angemeldet ist, kann ohne Passwort zum anderen wechseln.',
    hint: 'Wenn du das nicht warst, ändere jetzt dein Passwort: Das beendet auch die Verknüpfung.',
    action: 'Kontosicherheit',
  },
  identity_added: {
    subject: 'Eine Anmeldung wurde mit deinem Konto bei {{site}} verbunden',
    text: 'dein Konto bei {{site}} lässt sich jetzt mit der Anmeldung bei einem anderen Anbieter öffnen.',
    hint: 'Wenn du das nicht warst, ändere jetzt dein Passwort und sieh dir die offenen Sitzungen an.',
    action: 'Kontosicherheit',
  },
  identity_removed: {
    subject: 'Eine Anmeldung wurde von deinem Konto bei {{site}} getrennt',
    text: 'dein Konto bei {{site}} lässt sich nicht mehr mit der Anmeldung des Anbieters öffnen, den du verbunden hattest.',
    hint: 'Wenn du das nicht warst, ändere jetzt dein Passwort und sieh dir die offenen Sitzungen an.',
    action: 'Kontosicherheit',
  },
  broadcaster_approved: {
    subject: 'Du kannst bei {{site}} senden',
    text: 'deine Bewerbung, bei {{site}} live zu senden, wurde angenommen. Dein Raum ist jetzt da.',
    hint: 'Lege Thema und Preise fest, bevor du auf Sendung gehst.',
    action: 'Seite öffnen',
  },
  broadcaster_rejected: {
    subject: 'Deine Bewerbung bei {{site}} wurde nicht angenommen',
    text: 'deine Bewerbung, bei {{site}} live zu senden, wurde nicht angenommen. Die Seite nennt den Grund.',
    hint: 'Du kannst deine Angaben berichtigen und noch einmal senden.',
    action: 'Grund lesen',
  },
  payout_requested: {
    subject: 'Deine Auszahlungsanforderung bei {{site}}',
    text: 'du hast bei {{site}} eine Auszahlung von {{about}} Tokens angefordert. Sie haben dein Guthaben verlassen und kommen zurück, wenn die Anforderung abgelehnt wird.',
    hint: 'Wenn du das nicht warst, ändere dein Passwort und schreibe dem Support.',
    action: 'Auszahlungen zeigen',
  },
  payout_approved: {
    subject: 'Deine Auszahlung bei {{site}} ist genehmigt',
    text: 'deine Auszahlung von {{about}} Tokens bei {{site}} ist genehmigt. Du bekommst eine weitere Mail, wenn sie bezahlt ist.',
    action: 'Auszahlungen zeigen',
  },
  payout_rejected: {
    subject: 'Deine Auszahlung bei {{site}} wurde abgelehnt',
    text: 'deine Auszahlung von {{about}} Tokens bei {{site}} wurde abgelehnt. Die Tokens sind wieder in deinem Guthaben. Die Seite nennt den Grund.',
    action: 'Grund lesen',
  },
  payout_paid: {
    subject: 'Deine Auszahlung bei {{site}} ist bezahlt',
    text: 'deine Auszahlung von {{about}} Tokens bei {{site}} ist bezahlt. Die Seite nennt die Referenz der Zahlung.',
    action: 'Auszahlungen zeigen',
  },
  report_acted: {
    subject: 'Wir haben auf deine Meldung bei {{site}} reagiert',
    text: 'danke für deine Meldung. Unser Team hat sie geprüft und gehandelt.',
    hint: 'Die gemeldete Person erfährt nicht, von wem die Meldung kam.',
    action: 'Support kontaktieren',
  },
  report_dismissed: {
    subject: 'Deine Meldung bei {{site}} wurde geprüft',
    text: 'danke für deine Meldung. Unser Team hat sie geprüft und keinen Verstoß gegen unsere Regeln gefunden.',
    hint: 'Wenn du das anders siehst, schreib dem Support.',
    action: 'Support kontaktieren',
  },
  report_warning: {
    subject: 'Eine Verwarnung zu deinem Konto bei {{site}}',
    text: 'jemand hat gemeldet, was du bei {{site}} geschrieben oder gezeigt hast. Unser Team hat es geprüft: Es verstößt gegen unsere Regeln.',
    hint: 'Wenn es wieder vorkommt, können wir dein Konto sperren. Wenn du das für einen Irrtum hältst, schreib dem Support.',
    action: 'Support kontaktieren',
  },
  content_removed: {
    subject: 'Wir haben bei {{site}} etwas von dir entfernt',
    text: 'jemand hat ein Medium oder einen Beitrag von dir bei {{site}} gemeldet. Unser Team hat es geprüft und entfernt, weil es gegen unsere Regeln verstößt.',
    hint: 'Wenn du das für einen Irrtum hältst, schreib dem Support.',
    action: 'Support kontaktieren',
  },
  live: {
    subject: '{{about}} ist live bei {{site}}',
    text: '{{about}} ist gerade live gegangen. Du folgst diesem Konto bei {{site}}.',
    action: 'Zum Raum',
  },
};
