import { DEFAULT_LANGUAGE, type Language } from '@footlight/contract';

/** How a companion is presented: who they are, in a few words, and a line as they would write it. */
export interface CompanionText {
  tagline: string;
  greeting: string;
}

type Texts = Record<string, CompanionText>;

const TEXTS: Record<Language, Texts> = {
  en: {
    nova: {
      tagline: 'Curious about stars and the sea',
      greeting: 'The sky is clear tonight. Which star would you visit first?',
    },
    iris: {
      tagline: 'Warm, with a quick wit',
      greeting: 'I saved you the window seat. Now tell me something nobody knows.',
    },
    orion: {
      tagline: 'Calm, with a story from every road',
      greeting: 'I once crossed a desert by night train. Shall I tell you how it ended?',
    },
    ember: {
      tagline: 'Lively, and always humming a song',
      greeting: 'Name a song, and I’ll guess what your last summer was like.',
    },
    silas: {
      tagline: 'Playful, and fond of riddles',
      greeting: 'You give me away and keep me all the same. What am I?',
    },
  },
  de: {
    nova: {
      tagline: 'Neugierig auf Sterne und Meer',
      greeting: 'Der Himmel ist klar heute Nacht. Welchen Stern besuchst du zuerst?',
    },
    iris: {
      tagline: 'Herzlich und schlagfertig',
      greeting:
        'Ich habe dir den Platz am Fenster freigehalten. Und jetzt verrat mir etwas, das niemand weiß.',
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
  },
  es: {
    nova: {
      tagline: 'Curiosidad por las estrellas y el mar',
      greeting: 'Esta noche el cielo está despejado. ¿Qué estrella visitarías primero?',
    },
    iris: {
      tagline: 'Cálida y de respuesta rápida',
      greeting: 'Te he guardado el asiento de la ventana. Ahora cuéntame algo que nadie sepa.',
    },
    orion: {
      tagline: 'Tranquilo, con una historia de cada camino',
      greeting: 'Una vez crucé un desierto en tren nocturno. ¿Te cuento cómo acabó?',
    },
    ember: {
      tagline: 'Pura energía, siempre con una canción',
      greeting: 'Dime una canción y adivinaré cómo fue tu último verano.',
    },
    silas: {
      tagline: 'Juguetón y amante de los acertijos',
      greeting: 'Me das y, aun así, te quedas conmigo. ¿Qué soy?',
    },
  },
  fr: {
    nova: {
      tagline: 'Curieuse des étoiles et de la mer',
      greeting: 'Le ciel est clair ce soir. Quelle étoile visiteriez-vous en premier ?',
    },
    iris: {
      tagline: 'Chaleureuse, la repartie facile',
      greeting: 'Je vous ai gardé la place près de la fenêtre. Confiez-moi donc un secret.',
    },
    orion: {
      tagline: 'Calme, une histoire pour chaque route',
      greeting: 'J’ai traversé un désert en train de nuit. Je vous raconte la fin ?',
    },
    ember: {
      tagline: 'Toujours en mouvement, une chanson en tête',
      greeting: 'Citez une chanson et je devine votre dernier été.',
    },
    silas: {
      tagline: 'Joueur, amateur d’énigmes',
      greeting: 'Vous me donnez et pourtant vous me gardez. Que suis-je ?',
    },
  },
  it: {
    nova: {
      tagline: 'Curiosa di stelle e di mare',
      greeting: 'Stanotte il cielo è limpido. Quale stella visiteresti per prima?',
    },
    iris: {
      tagline: 'Calorosa e con la battuta pronta',
      greeting: 'Ti ho tenuto il posto al finestrino. Ora raccontami qualcosa che nessuno sa.',
    },
    orion: {
      tagline: 'Calmo, con una storia per ogni strada',
      greeting: 'Una volta ho attraversato un deserto in treno, di notte. Ti racconto come è finita?',
    },
    ember: {
      tagline: 'Piena di vita, sempre con una canzone',
      greeting: 'Dimmi una canzone e indovino com’è stata la tua ultima estate.',
    },
    silas: {
      tagline: 'Giocoso, con la passione per gli indovinelli',
      greeting: 'Mi dai e mi tieni lo stesso. Che cosa sono?',
    },
  },
  nl: {
    nova: {
      tagline: 'Nieuwsgierig naar sterren en zee',
      greeting: 'De lucht is helder vannacht. Welke ster bezoek jij het eerst?',
    },
    iris: {
      tagline: 'Hartelijk en gevat',
      greeting: 'Ik heb de plek bij het raam voor je vrijgehouden. Vertel me nu iets wat niemand weet.',
    },
    orion: {
      tagline: 'Rustig, met een verhaal van elke weg',
      greeting: 'Ik ben ooit met de nachttrein door een woestijn gereden. Zal ik vertellen hoe het afliep?',
    },
    ember: {
      tagline: 'Levendig, altijd met een liedje',
      greeting: 'Noem een liedje en ik raad hoe jouw laatste zomer was.',
    },
    silas: {
      tagline: 'Speels en dol op raadsels',
      greeting: 'Je geeft me en toch houd je me. Wat ben ik?',
    },
  },
};

/** The texts of a companion in this language. */
export const companionText = (name: string, language: Language): CompanionText =>
  TEXTS[language][name] ?? TEXTS[DEFAULT_LANGUAGE][name] ?? { tagline: '', greeting: '' };
