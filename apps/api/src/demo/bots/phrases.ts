/** What bots say. `{name}` is the addressee, `{tokens}` an amount, `{tag}` a tag of the room. */
export interface Phrases {
  /** A viewer joins. */
  hello: readonly [string, ...string[]];
  /** A viewer makes small talk. */
  smallTalk: readonly [string, ...string[]];
  /** A viewer asks the broadcaster something. */
  question: readonly [string, ...string[]];
  /** The broadcaster greets a viewer. */
  welcome: readonly [string, ...string[]];
  /** The broadcaster answers a question. */
  answer: readonly [string, ...string[]];
  /** The broadcaster tells a story. */
  story: readonly [string, ...string[]];
  /** The broadcaster thanks for a tip. */
  thanks: readonly [string, ...string[]];
}

/** Phrases of the six languages of the site; rooms of other languages speak English. */
export const phrases: Readonly<Record<'en' | 'de' | 'es' | 'fr' | 'it' | 'nl', Phrases>> = {
  en: {
    hello: [
      'hello everyone',
      'good evening from the train',
      'hi all, what did I miss?',
      'back again, hello',
      'hey, first time here',
      'evening, this room feels cosy',
    ],
    smallTalk: [
      'that light looks great',
      'great song',
      'my coffee is cold already, again',
      'this is the nicest room tonight',
      'haha true',
      'I needed this after work',
      'the picture is really sharp today',
      'love the mood here',
      'raining here all day',
      'made me smile',
      'good choice',
      'time flies in here',
    ],
    question: [
      'how was your day?',
      'what are you listening to?',
      'do you do {tag} often?',
      'which city would you like to visit?',
      'tea or coffee?',
      'what is the plan for tonight?',
      'how long are you on today?',
      'any pets?',
    ],
    welcome: [
      'welcome {name}!',
      'hi {name}, nice to see you',
      '{name}, you made it!',
      'hello {name}, make yourself at home',
    ],
    answer: [
      'good question {name}, I would say yes',
      'tea, always tea',
      'until midnight, maybe longer',
      'a bit of {tag} and a lot of talking',
      'today was long, but now it is good',
      'ask me again in an hour, {name}',
      'you are curious, {name}, I like that',
    ],
    story: [
      'I tried a new recipe and almost burned the kitchen',
      'next week I am on the road, but I will be on',
      'who remembers last Friday?',
      'I put up new lights, do you like them?',
      'give me a second, water',
      'you choose the next song',
      'we are close to the goal, thank you all',
      'I am practising {tag} every day now',
    ],
    thanks: [
      'thank you {name}, {tokens} tokens!',
      '{name}, you are kind, thank you',
      'wow {name}, {tokens}! thank you',
      'that made my evening, {name}',
    ],
  },
  de: {
    hello: [
      'hallo zusammen',
      'guten Abend in die Runde',
      'so, Feierabend, hallo',
      'hi, bin neu hier',
      'Moin aus dem Norden',
    ],
    smallTalk: [
      'schönes Licht heute',
      'das Lied kenne ich doch',
      'hier ist es gemütlich',
      'bei uns regnet es seit Stunden',
      'stimmt genau',
      'sehr gute Stimmung hier',
      'das Bild ist gestochen scharf',
      'so vergeht der Abend wie im Flug',
    ],
    question: [
      'wie war dein Tag?',
      'was läuft da für Musik?',
      'machst du oft {tag}?',
      'Tee oder Kaffee?',
      'bis wann bist du heute da?',
      'Berge oder Meer?',
    ],
    welcome: ['willkommen {name}!', 'hallo {name}, schön dass du da bist', '{name}, da bist du ja wieder'],
    answer: [
      'gute Frage, {name}',
      'Meer, ganz klar',
      'bis Mitternacht, vielleicht länger',
      'heute war viel los, jetzt ist Ruhe',
      'ein bisschen {tag}, ein bisschen reden',
    ],
    story: [
      'ich habe heute neue Lampen aufgehängt',
      'nächste Woche bin ich unterwegs, aber online',
      'ihr dürft das nächste Lied aussuchen',
      'wir sind nah am Ziel, danke euch',
      'kurz etwas trinken',
    ],
    thanks: ['danke {name}, {tokens} Tokens!', 'wie lieb, {name}, danke', 'wow {name}, vielen Dank'],
  },
  es: {
    hello: [
      'hola a todos',
      'buenas noches desde Madrid',
      'hola, soy nuevo aquí',
      'ya estoy de vuelta',
      'buenas, ¿cómo va todo?',
    ],
    smallTalk: [
      'qué buena luz',
      'esa canción me encanta',
      'aquí se está muy bien',
      'jaja, cierto',
      'la imagen se ve genial hoy',
      'me hacía falta algo así',
      'qué ambiente tan tranquilo',
    ],
    question: [
      '¿qué tal tu día?',
      '¿qué música es esta?',
      '¿haces {tag} a menudo?',
      '¿café o té?',
      '¿hasta qué hora estás?',
      '¿playa o montaña?',
    ],
    welcome: ['¡bienvenido {name}!', 'hola {name}, qué alegría', '{name}, ponte cómodo'],
    answer: [
      'buena pregunta, {name}',
      'café, siempre café',
      'hasta medianoche, quizá más',
      'un poco de {tag} y mucha charla',
      'hoy fue largo, pero ahora todo bien',
    ],
    story: [
      'hoy cociné algo nuevo y salió bien',
      'la semana que viene viajo, pero sigo aquí',
      'elegid la próxima canción',
      'falta poco para la meta, gracias',
      'un segundo, voy por agua',
    ],
    thanks: ['¡gracias {name}, {tokens} tokens!', 'qué detalle, {name}', '{name}, me alegras la noche'],
  },
  fr: {
    hello: [
      'bonsoir tout le monde',
      'salut, je découvre',
      'coucou de Lyon',
      'me revoilà',
      'bonsoir, ça va ici ?',
    ],
    smallTalk: [
      'belle lumière ce soir',
      'j’adore ce morceau',
      'on est bien ici',
      'haha, pas faux',
      'l’image est superbe',
      'il pleut chez moi, ça réchauffe',
      'la soirée passe vite',
    ],
    question: [
      'comment s’est passée ta journée ?',
      'c’est quoi cette musique ?',
      'tu fais souvent {tag} ?',
      'thé ou café ?',
      'tu restes jusqu’à quelle heure ?',
      'mer ou montagne ?',
    ],
    welcome: ['bienvenue {name} !', 'bonsoir {name}, ravie de te voir', '{name}, installe-toi'],
    answer: [
      'bonne question, {name}',
      'le thé, toujours',
      'jusqu’à minuit, peut-être plus',
      'un peu de {tag}, beaucoup de bavardage',
      'longue journée, mais ça va mieux',
    ],
    story: [
      'j’ai changé les lampes, ça vous plaît ?',
      'la semaine prochaine je voyage, mais je serai là',
      'choisissez la prochaine chanson',
      'on est tout près du but, merci',
      'une seconde, un verre d’eau',
    ],
    thanks: ['merci {name}, {tokens} jetons !', 'c’est adorable, {name}', 'oh {name}, merci beaucoup'],
  },
  it: {
    hello: [
      'ciao a tutti',
      'buonasera da Torino',
      'eccomi di nuovo',
      'prima volta qui, ciao',
      'sera, come va?',
    ],
    smallTalk: [
      'bella luce stasera',
      'questa canzone è stupenda',
      'si sta bene qui',
      'haha vero',
      'che immagine nitida',
      'ci voleva dopo il lavoro',
      'il tempo vola',
    ],
    question: [
      'com’è andata oggi?',
      'che musica è?',
      'fai spesso {tag}?',
      'tè o caffè?',
      'fino a che ora resti?',
      'mare o montagna?',
    ],
    welcome: ['benvenuto {name}!', 'ciao {name}, che bello vederti', '{name}, mettiti comodo'],
    answer: [
      'bella domanda, {name}',
      'caffè, sempre',
      'fino a mezzanotte, forse di più',
      'un po’ di {tag} e tante chiacchiere',
      'giornata lunga, ma ora va meglio',
    ],
    story: [
      'oggi ho provato una ricetta nuova',
      'la settimana prossima viaggio, ma ci sono',
      'scegliete voi la prossima canzone',
      'manca poco all’obiettivo, grazie',
      'un attimo, prendo l’acqua',
    ],
    thanks: ['grazie {name}, {tokens} token!', 'che gentile, {name}', '{name}, mi hai fatto sorridere'],
  },
  nl: {
    hello: [
      'hallo allemaal',
      'goedenavond uit Utrecht',
      'ben er weer',
      'hoi, eerste keer hier',
      'dag iedereen, alles goed?',
    ],
    smallTalk: [
      'mooi licht vandaag',
      'dit nummer ken ik',
      'gezellig hier',
      'haha klopt',
      'wat is het beeld scherp',
      'precies wat ik nodig had',
      'de avond vliegt voorbij',
    ],
    question: [
      'hoe was je dag?',
      'welke muziek is dit?',
      'doe je vaak {tag}?',
      'thee of koffie?',
      'tot hoe laat blijf je?',
      'strand of bos?',
    ],
    welcome: ['welkom {name}!', 'hoi {name}, leuk dat je er bent', '{name}, daar ben je weer'],
    answer: [
      'goede vraag, {name}',
      'thee, altijd thee',
      'tot middernacht, misschien langer',
      'een beetje {tag} en veel kletsen',
      'lange dag, maar nu is het goed',
    ],
    story: [
      'ik heb nieuwe lampen opgehangen',
      'volgende week op reis, maar wel online',
      'kies maar het volgende nummer',
      'we zijn bijna bij het doel, dank jullie',
      'even water pakken',
    ],
    thanks: ['dank je {name}, {tokens} tokens!', 'wat lief, {name}', '{name}, je maakt mijn avond'],
  },
};

/** The site language for a bot that speaks `language` (a name of the browse pages). */
export function chatLanguage(language: string): keyof typeof phrases {
  const codes: Readonly<Record<string, keyof typeof phrases>> = {
    german: 'de',
    spanish: 'es',
    french: 'fr',
    italian: 'it',
    dutch: 'nl',
  };
  return codes[language] ?? 'en';
}
