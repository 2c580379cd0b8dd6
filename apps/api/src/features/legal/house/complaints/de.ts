import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Beschwerden und Entfernung von Inhalten',
  sections: [
    {
      heading: 'Was du melden kannst',
      paragraphs: [],
      items: [
        'Ein Bild, Video oder Stream, der dich ohne deine Einwilligung zeigt.',
        'Inhalte, die Minderjährige, Gewalt, Zwang oder Menschenhandel zu zeigen scheinen.',
        'Inhalte, die dein Urheberrecht oder ein anderes Recht verletzen.',
        'Verhalten eines Nutzers oder Broadcasters, das gegen die Nutzungsbedingungen verstößt.',
      ],
    },
    {
      heading: 'So meldest du',
      paragraphs: ['Sende deine Meldung an {support}.'],
      items: [
        'Die Adresse der Seite oder den Benutzernamen des Broadcasters.',
        'Was nicht in Ordnung ist und seit wann.',
        'Wie wir dich erreichen. Meldest du eine Rechtsverletzung, nenne das Werk und erkläre, dass du die Rechte besitzt.',
      ],
    },
    {
      heading: 'Wie es weitergeht',
      paragraphs: [
        'Der Betreiber prüft jede Meldung und kann währenddessen den Inhalt entfernen oder das Konto sperren. Wirst du ohne Einwilligung gezeigt, genügt dieser Hinweis: Du musst keine Gründe nennen. Du erfährst das Ergebnis.',
      ],
    },
    {
      heading: 'Wenn du nicht einverstanden bist',
      paragraphs: [
        'Wurde dein Inhalt entfernt oder eine Meldung abgelehnt, kannst du unter {support} eine zweite Prüfung verlangen.',
      ],
    },
  ],
};
