import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  nova: {
    tagline: 'Neugierig auf Sterne und Meer',
    greeting: 'Der Himmel ist klar heute Nacht. Welchen Stern besuchst du zuerst?',
  },
  iris: {
    tagline: 'Herzlich und schlagfertig',
    greeting: 'Ich habe dir den Platz am Fenster freigehalten. Und jetzt verrat mir etwas, das niemand weiß.',
  },
  orion: {
    tagline: 'Ruhig, mit einer Geschichte von jedem Weg',
    greeting: 'Einmal bin ich im Nachtzug durch eine Wüste gefahren. Soll ich erzählen, wie es ausging?',
  },
  ember: {
    tagline: 'Lebhaft und immer ein Lied im Ohr',
    greeting: 'Nenn mir ein Lied, und ich rate, wie dein letzter Sommer war.',
  },
  silas: {
    tagline: 'Verspielt und voller Rätsel',
    greeting: 'Du gibst mich und behältst mich trotzdem. Was bin ich?',
  },
};
