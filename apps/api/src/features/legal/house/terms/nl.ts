import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Gebruiksvoorwaarden',
  sections: [
    {
      heading: 'Voor wie ze gelden',
      paragraphs: [
        'Deze voorwaarden gelden tussen jou en {operator}, de exploitant van {site}. Je aanvaardt ze wanneer je een account maakt. Zonder account gelden ze voor elk bezoek.',
      ],
    },
    {
      heading: 'Leeftijd',
      paragraphs: [
        'Je moet minstens 18 jaar oud zijn en meerderjarig waar je woont. Waar een leeftijdscontrole verplicht is, voltooi je die voordat je beschermde inhoud ziet.',
      ],
    },
    {
      heading: 'Je account',
      paragraphs: [
        'Je hebt één account en gebruikt het zelf. Je houdt je wachtwoord geheim en geeft je echte geboortedatum op. Wat met je account gebeurt, wordt aan jou toegerekend, tenzij je het niet kon voorkomen.',
      ],
    },
    {
      heading: 'Tokens',
      paragraphs: [
        'Je koopt tokens bij de exploitant via een betaalprovider en besteedt ze aan fooien, shows, media, fanclubs en opdrachten op maat. De prijs staat er voordat je bevestigt. Tokens zijn geen geld: ze leveren geen rente op en kunnen niet tussen kijkers worden geruild.',
        'Fooien en verstreken minuten van een show zijn definitief. Je wettelijke rechten, bijvoorbeeld na een betaling die je niet hebt goedgekeurd, blijven gelden.',
      ],
    },
    {
      heading: 'Shows en media',
      paragraphs: [
        'Een privéshow, en het meekijken daarbij, heeft een prijs per minuut. Je betaalt voor elke tien seconden die beginnen, en de show eindigt wanneer je tokens of krediet op zijn. Gekochte media zijn alleen voor jou.',
      ],
    },
    {
      heading: 'Wat verboden is',
      paragraphs: [],
      items: [
        'Inhoud of gedrag met minderjarigen, geweld, dwang, mensenhandel of dieren.',
        'Streams, foto’s, video’s of berichten opnemen, kopiëren of doorgeven zonder toestemming van de rechthebbende.',
        'Intimidatie, bedreiging en het publiceren van privégegevens van anderen.',
        'Fraude, misbruik van betalingen en geautomatiseerde toegang die de dienst verstoort.',
        'Afspraken maken voor betaalde seksuele diensten.',
      ],
    },
    {
      heading: 'Broadcasters',
      paragraphs: [
        'Broadcasters zijn volwassen, handelen uit vrije wil en hebben alle rechten op wat ze tonen. Iedereen die met hen verschijnt is volwassen en heeft toegestemd. De exploitant houdt een vergoeding in op wat kijkers uitgeven.',
      ],
    },
    {
      heading: 'Blokkering en einde',
      paragraphs: [
        'Je kunt het gebruik op elk moment stoppen en de exploitant vragen je account te sluiten. De exploitant kan een account blokkeren dat deze voorwaarden schendt of anderen in gevaar brengt.',
      ],
    },
    {
      heading: 'Beschikbaarheid',
      paragraphs: [
        'De exploitant belooft niet dat de site of een broadcaster altijd beschikbaar is. De aansprakelijkheid volgt het recht dat voor de exploitant geldt.',
      ],
    },
    {
      heading: 'Wijzigingen',
      paragraphs: [
        'De datum van deze tekst is de versie. Als er een nieuwe versie verschijnt, word je na het inloggen gevraagd die te aanvaarden.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: ['Schrijf naar {support}.'],
    },
  ],
};
