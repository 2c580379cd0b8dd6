import type { Talk } from './talk.ts';

export const nl: Talk = {
  hello: [
    'hallo allemaal',
    'ben er weer',
    'hoi, eerste keer hier',
    'dag iedereen, alles goed?',
    'goedenavond uit {city}',
    'groeten uit {city}',
    'hoi uit een nat {city}',
    'net thuis van het werk, hallo',
    'wat heb ik gemist?',
  ],
  welcome: [
    'welkom {name}!',
    'hoi {name}, leuk dat je er bent',
    '{name}, daar ben je weer',
    'maak het je gemakkelijk, {name}',
    'hey {name}, net op tijd',
  ],
  remarks: [
    'mooi licht vandaag',
    'dit nummer ken ik',
    'gezellig hier',
    'haha klopt',
    'wat is het beeld scherp',
    'precies wat ik nodig had',
    'de avond vliegt voorbij',
    'mijn koffie is alweer koud',
    'vijf minuutjes, zei ik een uur geleden',
    'de plant in de hoek is gegroeid',
    'nieuwe lamp?',
    'wie zit er nog meer te eten?',
    'het geluid is veel beter dan vorige week',
    'dit kan ik uren horen',
    'mooie kleuren vanavond',
    'die lach werkt aanstekelijk',
    'kan iemand de maandag uitzetten',
    'mijn kat kijkt mee',
    'leuke mensen hier',
    'zo’n kussen heb ik ook',
    'het doel komt dichterbij',
    'goed gezegd',
    'blijven is de moeite waard',
    'zo terug, theewater',
    'en weer terug',
    'het regent hier de hele dag',
    'goede keuze',
    'daar moest ik om lachen',
    'mijn favoriete plekje op het web',
    'fijne sfeer',
  ],
  questions: [
    {
      said: 'hoe was je dag?',
      answers: [
        'lang, maar nu is het goed',
        'rustig, {name}, ik heb uitgeslapen',
        'druk, ik heb de kamer omgegooid',
      ],
    },
    {
      said: 'welke muziek is dit?',
      answers: [
        'een oude lijst van school',
        'een band uit {city}, de naam ben ik kwijt',
        'mijn buurman, en niet slecht',
      ],
    },
    {
      said: 'doe je vaak {tag}?',
      answers: ['elke dinsdag, {name}', 'vaker dan goed is', 'alleen als jullie er zijn'],
    },
    {
      said: 'welke stad wil je nog eens zien?',
      answers: [
        '{city}, in het voorjaar',
        'vorig jaar was het {city}, dus nog eens',
        'eentje met een nachttrein, {name}',
      ],
    },
    {
      said: 'thee of koffie?',
      answers: [
        'thee, altijd thee',
        'koffie tot {number} uur, dan thee',
        'chocolademelk, {name}, net als vroeger',
      ],
    },
    {
      said: 'wat zijn de plannen voor vanavond?',
      answers: [
        'muziek, kletsen en het doel',
        'geen plan, {name}, dat is het plan',
        'deze puzzel afmaken met jullie',
      ],
    },
    {
      said: 'tot hoe laat blijf je?',
      answers: ['tot middernacht, misschien langer', 'twee uur zeker, {name}', 'zolang mijn rug het houdt'],
    },
    {
      said: 'heb je huisdieren?',
      answers: [
        'een kat, de bank is van haar',
        'nee, maar de planten hebben namen',
        'twee vissen, {name}, ze zijn verlegen',
      ],
    },
    {
      said: 'heb je vandaag gekookt?',
      answers: ['soep, met te veel peper', 'als een tosti telt, ja', 'mijn zus, ik deed de afwas, {name}'],
    },
    {
      said: 'kom je uit {city}?',
      answers: [
        'bijna, een uur met de trein',
        'nee, {name}, maar het is er leuk',
        'mijn oma kwam er vandaan',
      ],
    },
    {
      said: 'wat hangt daar aan de muur?',
      answers: [
        'een prent van de rommelmarkt',
        'zelf geschilderd, {name}, wees lief',
        'een kaart van plekken die ik wil zien',
      ],
    },
    {
      said: 'ochtendmens of nachtuil?',
      answers: ['nachtuil, dat zie je toch', 'in het weekend nachtuil, {name}', 'ligt eraan wie me wekt'],
    },
    {
      said: 'wat lees je nu?',
      answers: [
        'een thriller, ik verdenk de tuinman',
        'een kookboek, als een roman',
        'de chat, {name}, alleen de chat',
      ],
    },
    {
      said: 'strand of bos?',
      answers: ['strand, zonder twijfel', 'bos met een meer, {name}', 'als er maar geen wekker is'],
    },
  ],
  stories: [
    {
      said: 'ik heb een nieuw recept geprobeerd en bijna de keuken in brand gezet',
      answers: ['wat was het?', 'het rookalarm klapt voor je', 'overkomt de besten'],
    },
    {
      said: 'volgende week op reis, maar wel online',
      answers: ['waarheen?', 'goede reis', 'wij reizen mee'],
    },
    {
      said: 'wie weet nog, afgelopen vrijdag?',
      answers: ['ik, beste avond', 'helaas gemist', 'we lachten tot één uur'],
    },
    {
      said: 'ik heb nieuwe lampen opgehangen, mooi?',
      answers: ['ja, lekker warm', 'veel beter dan eerst', 'iets meer blauw?'],
    },
    { said: 'even water pakken', answers: ['rustig aan', 'goed idee, ik ook', 'wij letten op'] },
    { said: 'kies maar het volgende nummer', answers: ['iets rustigs', 'dat van gisteren', 'verras ons'] },
    {
      said: 'we zijn bijna bij het doel, dank jullie',
      answers: ['bijna', 'kom op allemaal', 'ik reken op de laatkomers'],
    },
    { said: 'ik oefen nu elke dag {tag}', answers: ['dat zie je', 'hoe lang al?', 'respect'] },
    {
      said: 'mijn buurman oefent trompet, als jullie iets horen',
      answers: ['klinkt goed', 'dat verklaart veel', 'kan hij het een beetje?'],
    },
    {
      said: 'ik vond foto’s van {city}, ik wil terug',
      answers: ['ik was er afgelopen zomer', 'neem me mee', 'je eet er zo goed'],
    },
    {
      said: 'ik heb deze week geen dag gemist',
      answers: ['dat zagen we', 'je hebt een vrije dag verdiend', 'wij ook niet'],
    },
    {
      said: 'over {number} minuten een kleine pauze, daarna verder',
      answers: ['mooi, koekjes', 'ik blijf', 'tot zo'],
    },
  ],
  thanks: [
    'dank je {name}, {tokens} tokens!',
    'wat lief, {name}, dank voor {tokens}',
    'wow {name}, {tokens}! dank je wel',
    '{name}, je maakt mijn avond',
  ],
  cities: [
    'Utrecht',
    'Gent',
    'Groningen',
    'Delft',
    'Brugge',
    'Breda',
    'Leuven',
    'Zwolle',
    'Haarlem',
    'Arnhem',
  ],
};
