import type { HouseAnswers } from './en.ts';

export const de: HouseAnswers = {
  'watch-without-account': {
    question: 'Kann ich ohne Konto zusehen?',
    answer: [
      'Ja. Öffentliche Räume und kostenlose Videos siehst du auch als Gast, sofern das Recht deines Ortes nicht erst einen Altersnachweis verlangt.',
      'Ein Konto brauchst du, um Trinkgeld zu geben, Nachrichten zu schreiben, Broadcastern zu folgen und etwas zu kaufen.',
    ],
  },
  'what-are-tokens': {
    question: 'Was sind Tokens?',
    answer: [
      'Mit Tokens bezahlst du auf dieser Website: Trinkgeld, Privat- und Ticketshows, Bilder und Videos, Fanclubs und Sonderwünsche.',
      'Du kaufst sie in Paketen. Den Preis eines Pakets siehst du, bevor du bezahlst, und jede Verwendung steht in deinem Verlauf.',
    ],
  },
  'payment-not-arrived': {
    question: 'Ich habe bezahlt, aber meine Tokens fehlen. Was nun?',
    answer: [
      'Die Tokens werden gutgeschrieben, sobald der Zahlungsanbieter uns die Zahlung bestätigt. Bis dahin zeigt dein Konto sie als offen.',
      'Bei Karten dauert das meist Sekunden. Krypto und Gutscheine können länger brauchen. Bleibt eine Zahlung offen, schreib dem Support, wann du bezahlt hast.',
    ],
  },
  'bank-statement': {
    question: 'Was steht auf meinem Kontoauszug?',
    answer: [
      'Dort steht der Name des Zahlungsanbieters. Auf der Support-Seite steht, welche Anbieter das sind und was sie schreiben.',
    ],
  },
  'spending-limit': {
    question: 'Kann ich meine Ausgaben begrenzen?',
    answer: [
      'Ja, auf deiner Token-Seite: für eine einzelne Belastung, für alle Ausgaben in 24 Stunden und für Token-Käufe in 24 Stunden. Über dem ersten Limit fragen wir dich, was die anderen übersteigt, lehnen wir ab.',
      'Ein niedrigeres Limit gilt sofort, ein höheres nach 24 Stunden.',
    ],
  },
  'private-show-price': {
    question: 'Wie wird eine Privatshow abgerechnet?',
    answer: [
      'Nach Zeit, zum Minutenpreis, den du bei der Anfrage gesehen hast. Angefangene zehn Sekunden zählen, und Broadcaster können eine Mindestdauer verlangen.',
      'Die Tokens der laufenden Minute werden zurückgehalten. Was die Show nicht verbraucht hat, bekommst du am Ende zurück.',
    ],
  },
  'tip-without-name': {
    question: 'Kann ich Trinkgeld geben, ohne meinen Namen zu zeigen?',
    answer: [
      'Ja. Wähle in den Optionen des Trinkgelds „anonym“: Der Raum sieht dann das Trinkgeld, aber nicht deinen Namen.',
    ],
  },
  'leave-fan-club': {
    question: 'Wie verlasse ich einen Fanclub?',
    answer: [
      'Öffne den Fanclub und verlasse ihn dort. Deine Stufe behältst du bis zum Ende des bezahlten Monats, danach wird nichts mehr belastet.',
      'Eine Verlängerung kostet, was du beim Beitritt akzeptiert hast, auch wenn sich der Preis seitdem geändert hat.',
    ],
  },
  'prove-age': {
    question: 'Warum muss ich mein Alter nachweisen?',
    answer: [
      'Diese Website ist nur für Erwachsene, und mancherorts verlangt das Recht mehr als eine Erklärung. Dort wählst du einen der Wege, die dein Ort erlaubt.',
      'Welche das sind, steht auf der Seite zur Altersprüfung.',
    ],
  },
  'forgot-password': {
    question: 'Ich habe mein Passwort vergessen.',
    answer: [
      'Fordere einen Link per E-Mail an. Er setzt einmalig ein neues Passwort und beendet alle Sitzungen deines Kontos.',
    ],
  },
  'become-broadcaster': {
    question: 'Wie werde ich Broadcaster?',
    answer: [
      'Registriere dich als Broadcaster, weise nach, dass du erwachsen bist, und unterschreibe die Vereinbarung. Ist deine Bewerbung genehmigt, kannst du live gehen.',
    ],
  },
  'report-content': {
    question: 'Wie melde ich einen Raum, ein Bild oder ein Video?',
    answer: [
      'Auf der Seite zu Beschwerden steht, wem du schreibst und was wir brauchen. Das können alle, auch ohne Konto.',
    ],
  },
};
