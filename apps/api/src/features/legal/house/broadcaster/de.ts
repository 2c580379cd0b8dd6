import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Vereinbarung für Broadcaster',
  sections: [
    {
      heading: 'Wer sendet',
      paragraphs: [
        'Du bist mindestens 18 Jahre alt, ebenso alle, die mit dir auftreten. Du sendest aus freiem Willen und zeigst niemanden, der nicht zugestimmt hat.',
      ],
    },
    {
      heading: 'Deine Identität',
      paragraphs: [
        'Bevor du senden darfst, prüft der Betreiber von {site} deine Identität außerhalb dieser Seite. Ausweise werden hier nicht hochgeladen, und die Seite speichert keine. Du führst die Unterlagen, die das Gesetz von Herstellern verlangt.',
      ],
    },
    {
      heading: 'Was verboten ist',
      paragraphs: [
        'Du zeigst nichts, was gegen das Gesetz oder die Nutzungsbedingungen verstößt, und nimmst keine Zuschauer ohne deren Zustimmung auf.',
      ],
    },
    {
      heading: 'Geld',
      paragraphs: [
        'Token, die Zuschauer für dich ausgeben, werden deinem Konto nach Abzug der Gebühr des Betreibers gutgeschrieben. Deine Steuern zahlst du selbst.',
      ],
    },
    {
      heading: 'Ende',
      paragraphs: [
        'Du und der Betreiber könnt diese Vereinbarung jederzeit beenden. Was du vorher verdient hast, wird noch ausgezahlt. Fragen: {support}.',
      ],
    },
  ],
};
