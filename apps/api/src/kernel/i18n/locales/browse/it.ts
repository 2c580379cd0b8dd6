import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  home: 'Home',
  homeDescription: 'Persone dal vivo adesso: entra in una stanza, saluta e resta un po’.',
  sections: {
    f: 'Ragazze in cam',
    m: 'Uomini in cam',
    t: 'Trans in cam',
    c: 'Coppie in cam',
  },
  live: {
    f: {
      heading: 'Ragazze in cam dal vivo',
      description: 'Ragazze dal vivo adesso: entra in una stanza, saluta e resta un po’.',
    },
    m: {
      heading: 'Uomini in cam dal vivo',
      description: 'Uomini dal vivo adesso: entra in una stanza, saluta e resta un po’.',
    },
    t: {
      heading: 'Trans in cam dal vivo',
      description: 'Persone trans dal vivo adesso: entra in una stanza, saluta e resta un po’.',
    },
    c: {
      heading: 'Coppie in cam dal vivo',
      description: 'Coppie dal vivo adesso: entra in una stanza, saluta e resta un po’.',
    },
  },
  who: {
    all: 'cam dal vivo',
    f: 'cam di ragazze',
    m: 'cam di uomini',
    t: 'cam trans',
    c: 'cam di coppie',
  },
  lists: {
    new: {
      heading: 'Nuove {{who}}',
      description: 'Stanze aperte da poco. Sii tra i primi a vederle.',
    },
    'top-rated': {
      heading: '{{who}} più votate',
      description: 'Le stanze dal vivo con i voti migliori.',
    },
    leaders: {
      heading: 'In testa: {{who}}',
      description: 'Chi ha ricevuto più token negli ultimi 30 giorni.',
    },
    'control-her': {
      heading: 'Stanze con un toy: {{who}}',
      description: 'Stanze il cui toy risponde adesso: ogni mancia lo muove.',
    },
    fanclub: {
      heading: 'Fan club: {{who}}',
      description:
        'Tre livelli, ciascuno con il suo prezzo mensile. I membri risparmiano sui contenuti e spiano gratis.',
    },
    private: {
      heading: 'Show privati: {{who}}',
      description: 'Stanze che accettano show privati adesso, pagati al minuto.',
    },
    'private-cam2cam': {
      heading: 'Show privati cam2cam: {{who}}',
      description: 'Show privati in cui puoi condividere la tua camera.',
    },
    'private-cam2cam-top': {
      heading: 'Show cam2cam più votati: {{who}}',
      description: 'Le stanze con i voti migliori per show privati con la tua camera.',
    },
    'private-spy': {
      heading: 'Show da spiare: {{who}}',
      description: 'Show privati che puoi guardare adesso a un prezzo al minuto più basso.',
    },
    'private-ticket': {
      heading: 'Show con biglietto: {{who}}',
      description: 'Show di gruppo in corso. Un biglietto vale fino alla fine.',
    },
    'private-exclusive': {
      heading: 'Show esclusivi disponibili adesso: {{who}}',
      description: 'Stanze che accettano show privati esclusivi adesso: nessun altro guarda.',
    },
    'private-top': {
      heading: 'Show privati più votati: {{who}}',
      description: 'Le stanze con i voti migliori che accettano show privati adesso.',
    },
    'private-rate': {
      heading: 'Show privati a {{value}}: {{who}}',
      description: 'Stanze che accettano show privati adesso a {{value}} al minuto.',
    },
    language: {
      heading: '{{value}}: {{who}}',
      description: 'Stanze in cui si parla questa lingua: {{value}}.',
    },
    region: {
      heading: '{{value}}: {{who}}',
      description: 'Stanze di questa regione: {{value}}.',
    },
    tag: {
      heading: '#{{value}}: {{who}}',
      description: 'Stanze con il tag #{{value}}, prima quelle dal vivo.',
    },
    'tag-two': {
      heading: '#{{value}} e #{{value2}}: {{who}}',
      description: 'Stanze con entrambi i tag, #{{value}} e #{{value2}}.',
    },
    'tag-live': {
      heading: '#{{value}} dal vivo: {{who}}',
      description: 'Stanze con il tag #{{value}} che sono dal vivo adesso.',
    },
    role: {
      heading: '{{value}}',
      description: 'Stanze con il ruolo «{{value}}».',
    },
    studio: {
      heading: 'Studio {{value}}',
      description: 'Stanze dello studio {{value}}.',
    },
    sodastars: {
      heading: 'Sodastar della settimana: {{who}}',
      description: 'Chi ha ricevuto più mance negli ultimi sette giorni.',
    },
    'sodastars-30days': {
      heading: 'Sodastar di 30 giorni: {{who}}',
      description: 'Chi ha ricevuto più mance negli ultimi 30 giorni.',
    },
    'sodastars-top2000': {
      heading: 'Sodastar: le prime 2000 {{who}}',
      description: 'Le 2000 stanze con più mance di sempre.',
    },
    versus: {
      heading: 'Versus: {{who}}',
      description: 'Due stanze alla volta: le mance fino allo scadere del tempo decidono chi vince.',
    },
    'versus-girls': {
      heading: 'Versus: {{who}}',
      description: 'Due stanze alla volta: le mance fino allo scadere del tempo decidono chi vince.',
    },
    'versus-leaderboard': {
      heading: 'Classifica versus della settimana: {{who}}',
      description: 'Chi ha ricevuto più token nelle sfide degli ultimi sette giorni.',
    },
    'versus-leaderboard-30days': {
      heading: 'Classifica versus di 30 giorni: {{who}}',
      description: 'Chi ha ricevuto più token nelle sfide degli ultimi 30 giorni.',
    },
    'versus-leaderboard-all-time': {
      heading: 'Classifica versus di sempre: {{who}}',
      description: 'Chi ha ricevuto più token in tutte le sfide.',
    },
    followed: {
      heading: 'Stanze che segui',
      description: 'Le stanze che segui, prima quelle dal vivo.',
    },
    'for-you': {
      heading: 'Per te',
      description: 'Stanze dal vivo come quelle che segui e visiti.',
    },
    top: {
      heading: 'I più amati',
      description: 'Chi ha ricevuto più mi piace negli ultimi 30 giorni.',
    },
    'independent-romanian': {
      heading: 'Cam rumene indipendenti',
      description: 'Stanze dalla Romania che lavorano senza studio.',
    },
    'jb-cams': {
      heading: 'JB Cams',
      description: 'Stanze dello studio JB Cams.',
    },
    julmodels: {
      heading: 'Julmodels',
      description: 'Stanze dello studio Julmodels.',
    },
    voyeur: {
      heading: 'Cam voyeur',
      description: 'Camere in case sempre accese.',
    },
    'casa-salsa': {
      heading: 'Casa Salsa',
      description: 'Tutte le camere della casa Casa Salsa.',
    },
    vr: {
      heading: 'Cam VR: {{who}}',
      description:
        'Stanze che trasmettono in realtà virtuale: guardati intorno con il mouse, la tastiera, il telefono o un visore.',
    },
    'multi-filter': {
      heading: 'Stanze filtrate',
      description: 'Stanze che corrispondono a tutti i tuoi filtri.',
    },
  },
  tabs: {
    all: 'Tutte',
    new: 'Nuove',
    'top-rated': 'Più votate',
    leaders: 'In testa',
    'control-her': 'Toy',
    fanclub: 'Fan club',
    private: 'Show privati',
    'private-cam2cam': 'Cam2cam',
    'private-spy': 'Da spiare',
    'private-ticket': 'Con biglietto',
    'private-exclusive': 'Esclusivi adesso',
    'private-top': 'Più votati',
    'private-cam2cam-top': 'Cam2cam più votati',
    voyeur: 'Cam voyeur',
    'casa-salsa': 'Casa Salsa',
    sodastars: 'Sodastar',
    '7days': '7 giorni',
    '30days': '30 giorni',
    top2000: 'Top 2000',
    versus: 'Versus',
    'versus-girls': 'Versus',
    'versus-leaderboard': 'Classifica',
    'all-time': 'Di sempre',
    online: 'Online',
    top: 'Top',
    liked: 'I più amati',
    feed: 'Feed',
    vr: 'VR',
    filter: 'Filtri',
  },
  regions: {
    africa: 'Africa',
    asia: 'Asia',
    'central-south-america': 'America centrale e meridionale',
    'eastern-europe': 'Europa dell’Est',
    europe: 'Europa',
    usa: 'USA',
  },
  places: {
    bedroom: 'Camera da letto',
    kitchen: 'Cucina',
    shower: 'Doccia',
  },
  roles: {
    ambassador: 'Ambasciatori',
    featured: 'Stanze in evidenza',
  },
  range: {
    from: '{{from}} token o più',
    between: 'da {{from}} a {{to}} token',
    exactly: '{{from}} token',
  },
};
