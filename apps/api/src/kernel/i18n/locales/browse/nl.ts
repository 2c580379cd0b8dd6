import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  home: 'Start',
  homeDescription: 'Mensen die nu live zijn: open een kamer, zeg hallo en blijf even.',
  sections: {
    f: 'Camgirls',
    m: 'Mannencams',
    t: 'Transcams',
    c: 'Stellencams',
  },
  live: {
    f: {
      heading: 'Camgirls live',
      description: 'Vrouwen die nu live zijn: open een kamer, zeg hallo en blijf even.',
    },
    m: {
      heading: 'Mannencams live',
      description: 'Mannen die nu live zijn: open een kamer, zeg hallo en blijf even.',
    },
    t: {
      heading: 'Transcams live',
      description: 'Transpersonen die nu live zijn: open een kamer, zeg hallo en blijf even.',
    },
    c: {
      heading: 'Stellencams live',
      description: 'Stellen die nu live zijn: open een kamer, zeg hallo en blijf even.',
    },
  },
  who: {
    all: 'livecams',
    f: 'camgirls',
    m: 'mannencams',
    t: 'transcams',
    c: 'stellencams',
  },
  lists: {
    new: {
      heading: 'Nieuwe {{who}}',
      description: 'Wie pas begonnen is. Hoor bij het eerste publiek.',
    },
    'top-rated': {
      heading: 'Best beoordeelde {{who}}',
      description: 'De best beoordeelde kamers die nu live zijn.',
    },
    leaders: {
      heading: 'Koplopers: {{who}}',
      description: 'Wie de afgelopen 30 dagen de meeste tokens kreeg.',
    },
    'control-her': {
      heading: 'Kamers met een toy: {{who}}',
      description: 'Kamers waarvan de toy nu reageert: elke fooi beweegt hem.',
    },
    fanclub: {
      heading: 'Fanclubs: {{who}}',
      description:
        'Drie niveaus, elk met een eigen maandprijs. Leden betalen minder voor media en gluren gratis.',
    },
    private: {
      heading: 'Privéshows: {{who}}',
      description: 'Kamers die nu privéshows aannemen, afgerekend per minuut.',
    },
    'private-cam2cam': {
      heading: 'Cam2cam-privéshows: {{who}}',
      description: 'Privéshows waarin je je camera kunt delen.',
    },
    'private-cam2cam-top': {
      heading: 'Best beoordeelde cam2cam-shows: {{who}}',
      description: 'De best beoordeelde kamers voor privéshows met je eigen camera.',
    },
    'private-spy': {
      heading: 'Gluurshows: {{who}}',
      description: 'Privéshows die je nu kunt bekijken voor een lagere minuutprijs.',
    },
    'private-ticket': {
      heading: 'Ticketshows: {{who}}',
      description: 'Groepsshows die nu bezig zijn. Eén ticket geldt tot het einde.',
    },
    'private-exclusive': {
      heading: 'Nu beschikbare exclusieve shows: {{who}}',
      description: 'Kamers die nu exclusieve privéshows aannemen: niemand anders kijkt mee.',
    },
    'private-top': {
      heading: 'Best beoordeelde privéshows: {{who}}',
      description: 'De best beoordeelde kamers die nu privéshows aannemen.',
    },
    'private-rate': {
      heading: 'Privéshows voor {{value}}: {{who}}',
      description: 'Kamers die nu privéshows aannemen voor {{value}} per minuut.',
    },
    language: {
      heading: '{{value}}: {{who}}',
      description: 'Wie deze taal spreekt: {{value}}.',
    },
    region: {
      heading: '{{value}}: {{who}}',
      description: 'Wie uit deze regio uitzendt: {{value}}.',
    },
    tag: {
      heading: '#{{value}}: {{who}}',
      description: 'Kamers met de tag #{{value}}, de live kamers eerst.',
    },
    'tag-two': {
      heading: '#{{value}} en #{{value2}}: {{who}}',
      description: 'Kamers met beide tags, #{{value}} en #{{value2}}.',
    },
    'tag-live': {
      heading: '#{{value}} nu live: {{who}}',
      description: 'Kamers met de tag #{{value}} die nu live zijn.',
    },
    role: {
      heading: '{{value}}',
      description: 'Kamers met de rol “{{value}}”.',
    },
    studio: {
      heading: 'Studio {{value}}',
      description: 'Kamers van de studio {{value}}.',
    },
    sodastars: {
      heading: 'Sodastars van de week: {{who}}',
      description: 'Wie de afgelopen zeven dagen de meeste fooien kreeg.',
    },
    'sodastars-30days': {
      heading: 'Sodastars van 30 dagen: {{who}}',
      description: 'Wie de afgelopen 30 dagen de meeste fooien kreeg.',
    },
    'sodastars-top2000': {
      heading: 'Sodastars: de top 2000 {{who}}',
      description: 'De 2000 kamers met de meeste fooien aller tijden.',
    },
    versus: {
      heading: 'Versus: {{who}}',
      description: 'Steeds twee kamers: de fooien tot de klok stopt bepalen wie wint.',
    },
    'versus-girls': {
      heading: 'Versus: {{who}}',
      description: 'Steeds twee kamers: de fooien tot de klok stopt bepalen wie wint.',
    },
    'versus-leaderboard': {
      heading: 'Versus-ranglijst van de week: {{who}}',
      description: 'Wie in duels van de laatste zeven dagen de meeste tokens kreeg.',
    },
    'versus-leaderboard-30days': {
      heading: 'Versus-ranglijst van 30 dagen: {{who}}',
      description: 'Wie in duels van de laatste 30 dagen de meeste tokens kreeg.',
    },
    'versus-leaderboard-all-time': {
      heading: 'Versus-ranglijst aller tijden: {{who}}',
      description: 'Wie in alle duels de meeste tokens kreeg.',
    },
    followed: {
      heading: 'Kamers die je volgt',
      description: 'Iedereen die je volgt, de live kamers eerst.',
    },
    'for-you': {
      heading: 'Voor jou',
      description: 'Live kamers zoals die je volgt en bezoekt.',
    },
    top: {
      heading: 'De populairsten',
      description: 'Wie de afgelopen 30 dagen de meeste likes kreeg.',
    },
    'independent-romanian': {
      heading: 'Onafhankelijke Roemeense cams',
      description: 'Kamers uit Roemenië die zonder studio werken.',
    },
    'jb-cams': {
      heading: 'JB Cams',
      description: 'Kamers van de studio JB Cams.',
    },
    julmodels: {
      heading: 'Julmodels',
      description: 'Kamers van de studio Julmodels.',
    },
    voyeur: {
      heading: 'Voyeurcams',
      description: 'Camera’s in huizen die altijd aan staan.',
    },
    'casa-salsa': {
      heading: 'Casa Salsa',
      description: 'Alle camera’s van het huis Casa Salsa.',
    },
    vr: {
      heading: 'VR-cams: {{who}}',
      description:
        'Kamers die in VR uitzenden: kijk rond met de muis, het toetsenbord, je telefoon of een headset.',
    },
    'multi-filter': {
      heading: 'Gefilterde kamers',
      description: 'Kamers die aan al je filters voldoen.',
    },
  },
  tabs: {
    all: 'Alle',
    new: 'Nieuw',
    'top-rated': 'Best beoordeeld',
    leaders: 'Koplopers',
    'control-her': 'Toys',
    fanclub: 'Fanclubs',
    private: 'Privéshows',
    'private-cam2cam': 'Cam2cam',
    'private-spy': 'Gluurshows',
    'private-ticket': 'Ticketshows',
    'private-exclusive': 'Nu exclusief',
    'private-top': 'Best beoordeeld',
    'private-cam2cam-top': 'Best beoordeelde cam2cam',
    voyeur: 'Voyeurcams',
    'casa-salsa': 'Casa Salsa',
    sodastars: 'Sodastars',
    '7days': '7 dagen',
    '30days': '30 dagen',
    top2000: 'Top 2000',
    versus: 'Versus',
    'versus-girls': 'Versus',
    'versus-leaderboard': 'Ranglijst',
    'all-time': 'Aller tijden',
    online: 'Online',
    top: 'Top',
    liked: 'Meest geliket',
    feed: 'Feed',
    vr: 'VR',
    filter: 'Filters',
  },
  regions: {
    africa: 'Afrika',
    asia: 'Azië',
    'central-south-america': 'Midden- en Zuid-Amerika',
    'eastern-europe': 'Oost-Europa',
    europe: 'Europa',
    usa: 'VS',
  },
  places: {
    bedroom: 'Slaapkamer',
    kitchen: 'Keuken',
    shower: 'Douche',
  },
  roles: {
    ambassador: 'Ambassadeurs',
    featured: 'Uitgelichte kamers',
  },
  range: {
    from: '{{from}} tokens of meer',
    between: '{{from}} tot {{to}} tokens',
    exactly: '{{from}} tokens',
  },
};
