import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Nutzungsbedingungen',
  sections: [
    {
      heading: 'Für wen sie gelten',
      paragraphs: [
        'Diese Bedingungen gelten zwischen dir und {operator}, dem Betreiber von {site}. Du nimmst sie an, wenn du ein Konto anlegst. Ohne Konto gelten sie für jeden Besuch.',
      ],
    },
    {
      heading: 'Alter',
      paragraphs: [
        'Du musst mindestens 18 Jahre alt und an deinem Wohnort volljährig sein. Wo eine Altersprüfung vorgeschrieben ist, schließt du sie ab, bevor du geschützte Inhalte siehst.',
      ],
    },
    {
      heading: 'Dein Konto',
      paragraphs: [
        'Du hast ein einziges Konto und nutzt es selbst. Du hältst dein Passwort geheim und gibst dein Geburtsdatum wahrheitsgemäß an. Was mit deinem Konto geschieht, wird dir zugerechnet, sofern du es verhindern konntest.',
      ],
    },
    {
      heading: 'Tokens',
      paragraphs: [
        'Du kaufst Tokens beim Betreiber über einen Zahlungsanbieter und gibst sie für Trinkgeld, Shows, Medien, Fanclubs und individuelle Aufträge aus. Der Preis wird angezeigt, bevor du bestätigst. Tokens sind kein Geld: Sie werden nicht verzinst und können nicht zwischen Zuschauern getauscht werden.',
        'Trinkgeld und abgelaufene Minuten einer Show sind endgültig. Deine gesetzlichen Rechte, etwa nach einer nicht von dir autorisierten Zahlung, bleiben unberührt.',
      ],
    },
    {
      heading: 'Shows und Medien',
      paragraphs: [
        'Private Shows und das Mitschauen haben einen Minutenpreis. Du zahlst für je angefangene zehn Sekunden, und sie enden, wenn deine Tokens oder dein Kredit aufgebraucht sind. Gekaufte Medien sind nur für dich bestimmt.',
      ],
    },
    {
      heading: 'Was verboten ist',
      paragraphs: [],
      items: [
        'Inhalte oder Handlungen mit Minderjährigen, Gewalt, Zwang, Menschenhandel oder Tieren.',
        'Streams, Bilder, Videos oder Nachrichten ohne Erlaubnis der Rechteinhaber aufzuzeichnen, zu kopieren oder weiterzugeben.',
        'Belästigung, Drohungen und die Veröffentlichung privater Angaben über andere.',
        'Betrug, Missbrauch von Zahlungen und automatisierte Zugriffe, die den Dienst stören.',
        'Verabredungen zu bezahlten sexuellen Dienstleistungen.',
      ],
    },
    {
      heading: 'Broadcaster',
      paragraphs: [
        'Broadcaster sind volljährig, handeln freiwillig und besitzen alle Rechte an dem, was sie zeigen. Alle, die mit ihnen auftreten, sind volljährig und einverstanden. Der Betreiber behält eine Gebühr von den Ausgaben der Zuschauer ein.',
      ],
    },
    {
      heading: 'Sperrung und Ende',
      paragraphs: [
        'Du kannst die Nutzung jederzeit beenden und den Betreiber bitten, dein Konto zu schließen. Der Betreiber kann ein Konto sperren, das gegen diese Bedingungen verstößt oder andere gefährdet.',
      ],
    },
    {
      heading: 'Verfügbarkeit',
      paragraphs: [
        'Der Betreiber sichert nicht zu, dass die Website oder ein Broadcaster jederzeit verfügbar ist. Die Haftung richtet sich nach dem Recht, das für den Betreiber gilt.',
      ],
    },
    {
      heading: 'Änderungen',
      paragraphs: [
        'Das Datum dieses Textes ist seine Version. Erscheint eine neue Version, wirst du nach dem Anmelden um Zustimmung gebeten.',
      ],
    },
    {
      heading: 'Kontakt',
      paragraphs: ['Schreibe an {support}.'],
    },
  ],
};
