import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Datenschutzerklärung',
  sections: [
    {
      heading: 'Verantwortlich',
      paragraphs: [
        'Verantwortlich für deine personenbezogenen Daten ist {operator}, der Betreiber von {site}.',
        'Schreibe an {support}.',
      ],
    },
    {
      heading: 'Was gespeichert wird',
      paragraphs: [],
      items: [
        'Konto: Benutzername, E-Mail-Adresse, Geburtsdatum, Sprache, Land, Einstellungen und ein Hash deines Passworts. Das Passwort selbst wird nicht gespeichert.',
        'Zustimmung: welche Version der Nutzungsbedingungen du wann akzeptiert hast.',
        'Geld: Käufe, Trinkgeld, Ausgaben und Guthaben in einem Journal, das nie überschrieben wird.',
        'Karten: Marke, letzte vier Ziffern, Ablaufdatum und ein Token des Zahlungsanbieters. Die Kartennummer wird nicht gespeichert.',
        'Aktivität: besuchte Räume, Broadcaster, denen du folgst, Bewertungen, private Notizen, private Nachrichten und gekaufte Medien.',
        'Individuelle Aufträge: deine Wünsche und die Antworten darauf. Ein Bild, das du zur Bewertung schickst, sehen nur du und dieser Broadcaster. Es wird gelöscht, wenn der Auftrag nicht angenommen wird, und spätestens nach sieben Tagen.',
        'Broadcaster: Profil, Medien, Einstellungen des Raums, Einnahmen und Aufzeichnungen von Shows.',
        'Technische Daten: Sitzungen sowie Fehlerberichte deines Browsers, die nach 30 Tagen gelöscht werden.',
        'Wenn du zugestimmt hast: der Partner oder die Anzeige, die dich hierher geführt hat, bei Anmeldung und Käufen, solange dein Konto besteht. Ein verschlüsselter Prüfwert deines Geräts bei Käufen, 180 Tage lang, um Betrug zu erkennen.',
        'Wenn du Push-Mitteilungen eingeschaltet hast: die Adresse deines Browsers bei seinem Push-Dienst und seine Schlüssel, bis du sie ausschaltest oder dich abmeldest.',
      ],
    },
    {
      heading: 'Wozu',
      paragraphs: [
        'Die Daten dienen dazu, dein Konto und deine Käufe bereitzustellen, Missbrauch und Betrug zu verhindern, das Alter zu prüfen und gesetzliche Pflichten wie die Buchführung zu erfüllen. Statistiken über besuchte Seiten werden nur gesendet, wenn der Betreiber einen solchen Dienst eingerichtet hat und du zugestimmt hast.',
      ],
    },
    {
      heading: 'Wer Daten erhält',
      paragraphs: [],
      items: [
        'Zahlungsanbieter, für Zahlungen, die du auslöst.',
        'Technische Dienstleister, etwa für Hosting und E-Mail, im Auftrag des Betreibers.',
        'Broadcaster und andere Nutzer sehen deinen Benutzernamen, was du ihnen schreibst, und dein Trinkgeld.',
        'Der Push-Dienst deines Browsers, wenn du Push-Mitteilungen eingeschaltet hast. Er stellt sie zu und kann sie nicht lesen.',
        'Behörden, wenn das Gesetz es verlangt.',
      ],
    },
    {
      heading: 'Wie lange',
      paragraphs: [
        'Sitzungen enden spätestens nach 30 Tagen. Versandte E-Mails werden nach 7 Tagen gelöscht. Buchungen bleiben gespeichert, solange die Buchführung es erfordert. Andere Daten deines Kontos bleiben gespeichert, solange es besteht.',
      ],
    },
    {
      heading: 'Deine Rechte',
      paragraphs: [
        'Du kannst eine Kopie deiner Daten, ihre Berichtigung oder Löschung verlangen, ihrer Nutzung widersprechen und eine Einwilligung widerrufen. Du kannst dich auch bei einer Datenschutzbehörde beschweren.',
        'Um diese Rechte zu nutzen, schreibe an {support}.',
      ],
    },
  ],
};
