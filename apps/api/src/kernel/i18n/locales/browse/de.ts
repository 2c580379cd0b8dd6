import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  home: 'Start',
  homeDescription: 'Menschen, die jetzt live sind: Raum öffnen, Hallo sagen, eine Weile bleiben.',
  sections: {
    f: 'Cam-Girls',
    m: 'Männer-Cams',
    t: 'Trans-Cams',
    c: 'Paar-Cams',
  },
  live: {
    f: {
      heading: 'Cam-Girls live',
      description: 'Frauen, die jetzt live sind: Raum öffnen, Hallo sagen, eine Weile bleiben.',
    },
    m: {
      heading: 'Männer-Cams live',
      description: 'Männer, die jetzt live sind: Raum öffnen, Hallo sagen, eine Weile bleiben.',
    },
    t: {
      heading: 'Trans-Cams live',
      description: 'Trans-Personen, die jetzt live sind: Raum öffnen, Hallo sagen, eine Weile bleiben.',
    },
    c: {
      heading: 'Paar-Cams live',
      description: 'Paare, die jetzt live sind: Raum öffnen, Hallo sagen, eine Weile bleiben.',
    },
  },
  who: {
    all: 'Live-Cams',
    f: 'Cam-Girls',
    m: 'Männer-Cams',
    t: 'Trans-Cams',
    c: 'Paar-Cams',
  },
  lists: {
    new: {
      heading: 'Neue {{who}}',
      description: 'Wer erst vor Kurzem angefangen hat. Gehöre zum ersten Publikum.',
    },
    'top-rated': {
      heading: 'Bestbewertete {{who}}',
      description: 'Die am besten bewerteten Räume, die jetzt live sind.',
    },
    leaders: {
      heading: 'Spitzenreiter: {{who}}',
      description: 'Wer in den letzten 30 Tagen die meisten Tokens bekommen hat.',
    },
    'control-her': {
      heading: 'Räume mit Toy: {{who}}',
      description: 'Räume, deren Toy jetzt reagiert: Jedes Trinkgeld bewegt es.',
    },
    fanclub: {
      heading: 'Fanclubs: {{who}}',
      description:
        'Drei Stufen, jede mit eigenem Monatspreis. Mitglieder sparen bei Medien und spicken kostenlos.',
    },
    private: {
      heading: 'Privatshows: {{who}}',
      description: 'Räume, die jetzt Privatshows annehmen, abgerechnet nach Minuten.',
    },
    'private-cam2cam': {
      heading: 'Cam2Cam-Privatshows: {{who}}',
      description: 'Privatshows, in denen du deine Kamera teilen kannst.',
    },
    'private-cam2cam-top': {
      heading: 'Bestbewertete Cam2Cam-Shows: {{who}}',
      description: 'Die am besten bewerteten Räume für Privatshows mit eigener Kamera.',
    },
    'private-spy': {
      heading: 'Spy-Shows: {{who}}',
      description: 'Privatshows, bei denen du jetzt zu einem kleineren Minutenpreis zusehen kannst.',
    },
    'private-ticket': {
      heading: 'Ticket-Shows: {{who}}',
      description: 'Gruppenshows, die jetzt laufen. Ein Ticket gilt bis zum Ende.',
    },
    'private-exclusive': {
      heading: 'Jetzt verfügbare Exklusivshows: {{who}}',
      description: 'Räume, die jetzt exklusive Privatshows annehmen: Niemand sonst sieht zu.',
    },
    'private-top': {
      heading: 'Bestbewertete Privatshows: {{who}}',
      description: 'Die am besten bewerteten Räume, die jetzt Privatshows annehmen.',
    },
    'private-rate': {
      heading: 'Privatshows für {{value}}: {{who}}',
      description: 'Räume, die jetzt Privatshows für {{value}} pro Minute annehmen.',
    },
    language: {
      heading: '{{value}}: {{who}}',
      description: 'Wer diese Sprache spricht: {{value}}.',
    },
    region: {
      heading: '{{value}}: {{who}}',
      description: 'Wer aus dieser Region sendet: {{value}}.',
    },
    tag: {
      heading: '#{{value}}: {{who}}',
      description: 'Räume mit dem Tag #{{value}}, live gesendete zuerst.',
    },
    'tag-two': {
      heading: '#{{value}} und #{{value2}}: {{who}}',
      description: 'Räume mit beiden Tags, #{{value}} und #{{value2}}.',
    },
    'tag-live': {
      heading: '#{{value}} jetzt live: {{who}}',
      description: 'Räume mit dem Tag #{{value}}, die jetzt live sind.',
    },
    role: {
      heading: '{{value}}',
      description: 'Räume mit der Rolle „{{value}}“.',
    },
    studio: {
      heading: 'Studio {{value}}',
      description: 'Räume des Studios {{value}}.',
    },
    sodastars: {
      heading: 'Sodastars der Woche: {{who}}',
      description: 'Wer in den letzten sieben Tagen die meisten Trinkgelder bekommen hat.',
    },
    'sodastars-30days': {
      heading: 'Sodastars aus 30 Tagen: {{who}}',
      description: 'Wer in den letzten 30 Tagen die meisten Trinkgelder bekommen hat.',
    },
    'sodastars-top2000': {
      heading: 'Sodastars: die Top 2000 {{who}}',
      description: 'Die 2000 Räume mit den meisten Trinkgeldern aller Zeiten.',
    },
    versus: {
      heading: 'Versus: {{who}}',
      description: 'Immer zwei Räume: Die Trinkgelder bis zum Ende der Uhr entscheiden, wer gewinnt.',
    },
    'versus-girls': {
      heading: 'Versus: {{who}}',
      description: 'Immer zwei Räume: Die Trinkgelder bis zum Ende der Uhr entscheiden, wer gewinnt.',
    },
    'versus-leaderboard': {
      heading: 'Versus-Bestenliste der Woche: {{who}}',
      description: 'Wer in Duellen der letzten sieben Tage die meisten Tokens bekommen hat.',
    },
    'versus-leaderboard-30days': {
      heading: 'Versus-Bestenliste aus 30 Tagen: {{who}}',
      description: 'Wer in Duellen der letzten 30 Tage die meisten Tokens bekommen hat.',
    },
    'versus-leaderboard-all-time': {
      heading: 'Versus-Bestenliste aller Zeiten: {{who}}',
      description: 'Wer in allen Duellen die meisten Tokens bekommen hat.',
    },
    followed: {
      heading: 'Räume, denen du folgst',
      description: 'Alle, denen du folgst, live gesendete zuerst.',
    },
    'for-you': {
      heading: 'Für dich',
      description: 'Live-Räume wie die, denen du folgst und die du besuchst.',
    },
    top: {
      heading: 'Die Beliebtesten',
      description: 'Wer in den letzten 30 Tagen die meisten Likes bekommen hat.',
    },
    'independent-romanian': {
      heading: 'Unabhängige rumänische Cams',
      description: 'Räume aus Rumänien, die ohne Studio arbeiten.',
    },
    'jb-cams': {
      heading: 'JB Cams',
      description: 'Räume des Studios JB Cams.',
    },
    julmodels: {
      heading: 'Julmodels',
      description: 'Räume des Studios Julmodels.',
    },
    voyeur: {
      heading: 'Voyeur-Cams',
      description: 'Kameras in Häusern, die immer an sind.',
    },
    'casa-salsa': {
      heading: 'Casa Salsa',
      description: 'Alle Kameras des Hauses Casa Salsa.',
    },
    vr: {
      heading: 'VR-Cams: {{who}}',
      description: 'Räume, die in VR senden: Sieh dich mit Maus, Tastatur, Handy oder VR-Brille um.',
    },
    'multi-filter': {
      heading: 'Gefilterte Räume',
      description: 'Räume, auf die alle deine Filter zutreffen.',
    },
  },
  tabs: {
    all: 'Alle',
    new: 'Neu',
    'top-rated': 'Bestbewertet',
    leaders: 'Spitzenreiter',
    'control-her': 'Toys',
    fanclub: 'Fanclubs',
    private: 'Privatshows',
    'private-cam2cam': 'Cam2Cam',
    'private-spy': 'Spy-Shows',
    'private-ticket': 'Ticket-Shows',
    'private-exclusive': 'Jetzt exklusiv',
    'private-top': 'Bestbewertet',
    'private-cam2cam-top': 'Bestbewertetes Cam2Cam',
    voyeur: 'Voyeur-Cams',
    'casa-salsa': 'Casa Salsa',
    sodastars: 'Sodastars',
    '7days': '7 Tage',
    '30days': '30 Tage',
    top2000: 'Top 2000',
    versus: 'Versus',
    'versus-girls': 'Versus',
    'versus-leaderboard': 'Bestenliste',
    'all-time': 'Alle Zeiten',
    online: 'Online',
    top: 'Top',
    liked: 'Am beliebtesten',
    feed: 'Feed',
    vr: 'VR',
    filter: 'Filter',
  },
  regions: {
    africa: 'Afrika',
    asia: 'Asien',
    'central-south-america': 'Mittel- und Südamerika',
    'eastern-europe': 'Osteuropa',
    europe: 'Europa',
    usa: 'USA',
  },
  places: {
    bedroom: 'Schlafzimmer',
    kitchen: 'Küche',
    shower: 'Dusche',
  },
  roles: {
    ambassador: 'Botschafter',
    featured: 'Empfohlene Räume',
  },
  range: {
    from: 'ab {{from}} Tokens',
    between: '{{from}} bis {{to}} Tokens',
    exactly: '{{from}} Tokens',
  },
};
