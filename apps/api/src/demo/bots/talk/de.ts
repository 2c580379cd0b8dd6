import type { Talk } from './talk.ts';

export const de: Talk = {
  hello: [
    'hallo zusammen',
    'guten Abend in die Runde',
    'so, Feierabend, hallo',
    'hi, bin neu hier',
    'Moin aus dem Norden',
    'Grüße aus {city}',
    'guten Abend aus {city}',
    'hallo aus dem verregneten {city}',
    'bin wieder da, was habe ich verpasst?',
  ],
  welcome: [
    'willkommen {name}!',
    'hallo {name}, schön, dass du da bist',
    '{name}, da bist du ja wieder',
    'mach es dir gemütlich, {name}',
    'hey {name}, gerade rechtzeitig',
  ],
  remarks: [
    'schönes Licht heute',
    'das Lied kenne ich doch',
    'hier ist es gemütlich',
    'bei uns regnet es seit Stunden',
    'stimmt genau',
    'sehr gute Stimmung hier',
    'das Bild ist gestochen scharf',
    'so vergeht der Abend wie im Flug',
    'mein Kaffee ist schon wieder kalt',
    'nur fünf Minuten, habe ich vor einer Stunde gesagt',
    'die Pflanze in der Ecke ist gewachsen',
    'neue Lampe?',
    'wer isst hier auch gerade zu Abend?',
    'der Ton ist viel besser als letzte Woche',
    'das könnte ich stundenlang hören',
    'schöne Farben heute',
    'dieses Lachen steckt an',
    'kann mal jemand den Montag abstellen',
    'meine Katze schaut mit',
    'nette Leute hier',
    'so ein Kissen habe ich auch',
    'das Ziel rückt näher',
    'gut gesagt',
    'bleiben lohnt sich',
    'kurz weg, der Kessel pfeift',
    'so, wieder da',
    'das hat mir heute gefehlt',
    'haha, ja',
    'gute Wahl',
    'mein Lieblingsplatz im Netz',
  ],
  questions: [
    {
      said: 'wie war dein Tag?',
      answers: [
        'lang, aber jetzt ist es gut',
        'ruhig, {name}, ich habe ausgeschlafen',
        'voll, ich habe Möbel gerückt',
      ],
    },
    {
      said: 'was läuft da für Musik?',
      answers: [
        'eine alte Liste aus der Schulzeit',
        'eine Band aus {city}, der Name fällt mir nicht ein',
        'mein Nachbar, und gar nicht schlecht',
      ],
    },
    {
      said: 'machst du oft {tag}?',
      answers: ['jeden Dienstag, {name}', 'öfter, als ich sollte', 'nur, wenn ihr alle da seid'],
    },
    {
      said: 'in welche Stadt würdest du gern reisen?',
      answers: [
        '{city}, im Frühling',
        'letztes Jahr war es {city}, also noch einmal',
        'irgendwohin mit dem Nachtzug, {name}',
      ],
    },
    {
      said: 'Tee oder Kaffee?',
      answers: ['Tee, immer Tee', 'Kaffee bis {number} Uhr, dann Tee', 'Kakao, {name}, wie früher'],
    },
    {
      said: 'was hast du heute noch vor?',
      answers: [
        'Musik, reden und das Ziel',
        'kein Plan, {name}, das ist der Plan',
        'dieses Puzzle fertig machen',
      ],
    },
    {
      said: 'bis wann bist du heute da?',
      answers: [
        'bis Mitternacht, vielleicht länger',
        'zwei Stunden bestimmt, {name}',
        'solange der Rücken mitmacht',
      ],
    },
    {
      said: 'hast du Haustiere?',
      answers: [
        'eine Katze, ihr gehört das Sofa',
        'nein, aber die Pflanzen haben Namen',
        'zwei Fische, {name}, sie sind scheu',
      ],
    },
    {
      said: 'hast du heute gekocht?',
      answers: [
        'Suppe, mit zu viel Pfeffer',
        'wenn Toast zählt, ja',
        'meine Schwester, ich habe gespült, {name}',
      ],
    },
    {
      said: 'kommst du aus {city}?',
      answers: [
        'fast, eine Stunde mit dem Zug',
        'nein, {name}, aber ich mag es dort',
        'meine Großmutter kam von da',
      ],
    },
    {
      said: 'was hängt da an der Wand?',
      answers: [
        'ein Druck vom Flohmarkt',
        'selbst gemalt, {name}, sei gnädig',
        'eine Karte mit Orten, die ich sehen will',
      ],
    },
    {
      said: 'Frühaufsteher oder Nachteule?',
      answers: ['Eule, das sieht man doch', 'am Wochenende Eule, {name}', 'kommt darauf an, wer mich weckt'],
    },
    {
      said: 'was liest du gerade?',
      answers: [
        'einen Krimi, ich verdächtige den Gärtner',
        'ein Kochbuch, wie einen Roman',
        'den Chat, {name}, nur den Chat',
      ],
    },
    {
      said: 'Berge oder Meer?',
      answers: ['Meer, ganz klar', 'Berge mit See, {name}', 'Hauptsache, ohne Wecker'],
    },
  ],
  stories: [
    {
      said: 'ich habe ein neues Rezept probiert und fast die Küche verbrannt',
      answers: ['was war es denn?', 'der Rauchmelder applaudiert', 'passiert den Besten'],
    },
    {
      said: 'nächste Woche bin ich unterwegs, aber online',
      answers: ['wohin geht es?', 'gute Reise', 'wir kommen mit'],
    },
    {
      said: 'wer weiß noch, letzten Freitag?',
      answers: ['ich, bester Abend', 'leider verpasst', 'wir haben bis eins gelacht'],
    },
    {
      said: 'ich habe neue Lampen aufgehängt, gefallen sie euch?',
      answers: ['ja, schön warm', 'viel besser als vorher', 'etwas mehr Blau?'],
    },
    { said: 'kurz etwas trinken', answers: ['lass dir Zeit', 'gute Idee, ich auch', 'wir passen auf'] },
    {
      said: 'ihr dürft das nächste Lied aussuchen',
      answers: ['etwas Langsames', 'das von gestern', 'überrasch uns'],
    },
    {
      said: 'wir sind nah am Ziel, danke euch',
      answers: ['fast geschafft', 'kommt, Leute', 'ich zähle auf die Späten'],
    },
    { said: 'ich übe jetzt jeden Tag {tag}', answers: ['das sieht man', 'wie lange schon?', 'Respekt'] },
    {
      said: 'mein Nachbar übt Trompete, falls ihr etwas hört',
      answers: ['klingt gut', 'das erklärt einiges', 'kann er es denn?'],
    },
    {
      said: 'ich habe Fotos aus {city} gefunden, da will ich wieder hin',
      answers: ['da war ich letzten Sommer', 'nimm mich mit', 'bestes Essen dort'],
    },
    {
      said: 'ich habe diese Woche keinen Tag gefehlt',
      answers: ['haben wir gemerkt', 'du hast dir frei verdient', 'wir auch nicht'],
    },
    {
      said: 'in {number} Minuten kleine Pause, dann geht es weiter',
      answers: ['passt, Zeit für Kekse', 'ich bleibe', 'bis danach'],
    },
  ],
  thanks: [
    'danke {name}, {tokens} Tokens!',
    'wie lieb, {name}, danke für {tokens}',
    'wow {name}, {tokens}! vielen Dank',
    '{name}, du rettest mir den Abend',
  ],
  cities: ['Hamburg', 'Leipzig', 'Bremen', 'Graz', 'Basel', 'Dresden', 'Kiel', 'Mainz', 'Linz', 'Rostock'],
};
