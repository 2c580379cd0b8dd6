import type { Talk } from './talk.ts';

export const it: Talk = {
  hello: [
    'ciao a tutti',
    'eccomi di nuovo',
    'prima volta qui, ciao',
    'sera, come va?',
    'buonasera da {city}',
    'saluti da {city}',
    'ciao da {city}, qui piove',
    'finito di lavorare, ciao',
    'cosa mi sono perso?',
  ],
  welcome: [
    'benvenuto {name}!',
    'ciao {name}, che bello vederti',
    '{name}, mettiti comodo',
    'eccoti, {name}',
    'ehi {name}, giusto in tempo',
  ],
  remarks: [
    'bella luce stasera',
    'questa canzone è stupenda',
    'si sta bene qui',
    'haha vero',
    'che immagine nitida',
    'ci voleva dopo il lavoro',
    'il tempo vola',
    'il mio caffè è di nuovo freddo',
    'solo cinque minuti, dicevo un’ora fa',
    'la pianta nell’angolo è cresciuta',
    'lampada nuova?',
    'chi altro sta cenando adesso?',
    'l’audio è molto meglio della settimana scorsa',
    'potrei ascoltarla per ore',
    'bei colori stasera',
    'questa risata è contagiosa',
    'qualcuno spenga il lunedì',
    'guarda anche il mio gatto',
    'che bella compagnia',
    'ho lo stesso cuscino',
    'l’obiettivo si avvicina',
    'ben detto',
    'vale la pena restare',
    'torno subito, il tè',
    'rieccomi',
    'qui piove tutto il giorno',
    'ottima scelta',
    'mi hai fatto sorridere',
    'il mio angolo preferito della rete',
    'che atmosfera',
  ],
  questions: [
    {
      said: 'com’è andata oggi?',
      answers: [
        'giornata lunga, ma ora va meglio',
        'tranquilla, {name}, ho dormito',
        'piena, ho spostato i mobili',
      ],
    },
    {
      said: 'che musica è?',
      answers: [
        'una vecchia lista del liceo',
        'un gruppo di {city}, non ricordo il nome',
        'il mio vicino, e non è male',
      ],
    },
    {
      said: 'fai spesso {tag}?',
      answers: ['ogni martedì, {name}', 'più di quanto dovrei', 'solo quando ci siete tutti'],
    },
    {
      said: 'quale città vorresti visitare?',
      answers: [
        '{city}, in primavera',
        'l’anno scorso {city}, quindi di nuovo',
        'una con il treno notturno, {name}',
      ],
    },
    {
      said: 'tè o caffè?',
      answers: ['caffè, sempre', 'caffè fino alle {number}, poi tè', 'cioccolata, {name}, come da piccola'],
    },
    {
      said: 'che programma c’è stasera?',
      answers: [
        'musica, chiacchiere e l’obiettivo',
        'nessuno, {name}, è questo il programma',
        'finire questo puzzle con voi',
      ],
    },
    {
      said: 'fino a che ora resti?',
      answers: ['fino a mezzanotte, forse di più', 'due ore di sicuro, {name}', 'finché regge la schiena'],
    },
    {
      said: 'hai animali?',
      answers: [
        'una gatta, il divano è suo',
        'no, ma le piante hanno un nome',
        'due pesci, {name}, sono timidi',
      ],
    },
    {
      said: 'hai cucinato oggi?',
      answers: ['zuppa, con troppo pepe', 'se un toast vale, sì', 'mia sorella, io ho lavato, {name}'],
    },
    {
      said: 'sei di {city}?',
      answers: ['quasi, un’ora di treno', 'no, {name}, ma mi piace', 'mia nonna era di lì'],
    },
    {
      said: 'cos’è quello sul muro?',
      answers: [
        'una stampa del mercatino',
        'l’ho dipinto io, {name}, sii gentile',
        'una mappa dei posti che voglio vedere',
      ],
    },
    {
      said: 'mattiniera o nottambula?',
      answers: ['nottambula, si vede', 'nel fine settimana nottambula, {name}', 'dipende da chi mi sveglia'],
    },
    {
      said: 'cosa stai leggendo?',
      answers: [
        'un giallo, sospetto del giardiniere',
        'un ricettario, come un romanzo',
        'la chat, {name}, solo la chat',
      ],
    },
    {
      said: 'mare o montagna?',
      answers: ['mare, senza dubbio', 'montagna con lago, {name}', 'basta che sia senza sveglia'],
    },
  ],
  stories: [
    {
      said: 'ho provato una ricetta e quasi bruciavo la cucina',
      answers: ['cos’era?', 'l’allarme ti applaude', 'capita ai migliori'],
    },
    {
      said: 'la settimana prossima viaggio, ma ci sono',
      answers: ['dove vai?', 'buon viaggio', 'ti seguiamo'],
    },
    {
      said: 'chi si ricorda di venerdì scorso?',
      answers: ['io, serata migliore', 'me lo sono perso', 'abbiamo riso fino all’una'],
    },
    {
      said: 'ho messo luci nuove, vi piacciono?',
      answers: ['sì, calde', 'molto meglio di prima', 'un po’ più di blu?'],
    },
    { said: 'un attimo, prendo l’acqua', answers: ['con calma', 'buona idea, anch’io', 'teniamo il posto'] },
    {
      said: 'scegliete voi la prossima canzone',
      answers: ['qualcosa di lento', 'quella di ieri', 'sorprendici'],
    },
    {
      said: 'manca poco all’obiettivo, grazie',
      answers: ['ci siamo quasi', 'forza tutti', 'conto sui ritardatari'],
    },
    { said: 'adesso mi esercito ogni giorno in {tag}', answers: ['si vede', 'da quanto?', 'complimenti'] },
    {
      said: 'il mio vicino suona la tromba, se sentite qualcosa',
      answers: ['mi piace', 'questo spiega tutto', 'ma è bravo?'],
    },
    {
      said: 'ho trovato foto di {city}, voglio tornarci',
      answers: ['ci sono stato in estate', 'portami con te', 'lì si mangia benissimo'],
    },
    {
      said: 'questa settimana non ho saltato un giorno',
      answers: ['ce ne siamo accorti', 'ti meriti una pausa', 'nemmeno noi'],
    },
    {
      said: 'piccola pausa fra {number} minuti, poi si continua',
      answers: ['perfetto, biscotti', 'io resto', 'a dopo'],
    },
  ],
  thanks: [
    'grazie {name}, {tokens} token!',
    'che gentile, {name}, grazie per {tokens}',
    'wow {name}, {tokens}! grazie mille',
    '{name}, mi hai fatto felice',
  ],
  cities: [
    'Torino',
    'Genova',
    'Bari',
    'Verona',
    'Palermo',
    'Lugano',
    'Trieste',
    'Parma',
    'Cagliari',
    'Siena',
  ],
};
