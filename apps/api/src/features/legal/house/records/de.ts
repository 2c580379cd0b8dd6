import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Altersnachweise',
  sections: [
    {
      heading: 'Nur Erwachsene',
      paragraphs: [
        'Alle Personen in Streams, Bildern und Videos auf {site} müssen zum Zeitpunkt der Aufnahme mindestens 18 Jahre alt gewesen sein.',
      ],
    },
    {
      heading: 'Nachweise',
      paragraphs: [
        'Wo das Gesetz Nachweise über Identität und Alter der Darsteller verlangt, etwa 18 U.S.C. § 2257, führen der Broadcaster als Produzent und der Betreiber der Website jeweils die Nachweise, die das Gesetz von ihnen verlangt.',
      ],
    },
    {
      heading: 'Verwahrer',
      paragraphs: [
        'Wer die Nachweise verwahrt und wo sie eingesehen werden können, erfährst du unter {support}.',
      ],
    },
    {
      heading: 'Zweifel melden',
      paragraphs: [
        'Wenn du glaubst, dass eine hier gezeigte Person jünger als 18 Jahre ist, melde es sofort an {support}. Solche Meldungen werden zuerst bearbeitet.',
      ],
    },
  ],
};
