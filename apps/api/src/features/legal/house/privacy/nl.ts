import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Privacybeleid',
  sections: [
    {
      heading: 'Verantwoordelijke',
      paragraphs: [
        '{operator}, de exploitant van {site}, is verantwoordelijk voor je persoonsgegevens.',
        'Schrijf naar {support}.',
      ],
    },
    {
      heading: 'Wat wordt bewaard',
      paragraphs: [],
      items: [
        'Account: gebruikersnaam, e-mailadres, geboortedatum, taal, land, instellingen en een hash van je wachtwoord. Het wachtwoord zelf wordt niet bewaard.',
        'Aanvaarding: welke versie van de voorwaarden je hebt aanvaard en wanneer.',
        'Geld: aankopen, fooien, uitgaven en saldi in een grootboek dat nooit wordt herschreven.',
        'Kaarten: merk, laatste vier cijfers, vervaldatum en een token van de betaalprovider. Het kaartnummer wordt niet bewaard.',
        'Activiteit: bezochte kamers, broadcasters die je volgt, beoordelingen, privénotities, privéberichten en gekochte media.',
        'Opdrachten op maat: je verzoeken en de antwoorden. Een foto die je stuurt om te laten beoordelen, zien alleen jij en die broadcaster. Hij wordt gewist als de opdracht niet wordt aangenomen, en uiterlijk na zeven dagen.',
        'Broadcasters: profiel, media, instellingen van de kamer, inkomsten en opnamen van shows.',
        'Technische gegevens: sessies en foutmeldingen van je browser, die na 30 dagen worden gewist.',
        'Als je akkoord ging: de partner of advertentie die je hierheen bracht, bij je aanmelding en aankopen, zolang je account bestaat. Een versleutelde waarde van je apparaat, bij aankopen, 180 dagen lang, om fraude te herkennen.',
        'Als je pushmeldingen hebt ingeschakeld: het adres van je browser bij zijn pushdienst en de sleutels ervan, tot je ze uitschakelt of uitlogt.',
      ],
    },
    {
      heading: 'Waarom',
      paragraphs: [
        'De gegevens dienen om je account en aankopen te leveren, misbruik en fraude te voorkomen, leeftijden te controleren en wettelijke plichten zoals de boekhouding na te komen. Statistieken over bezochte pagina’s worden alleen verzonden als de exploitant zo’n dienst heeft ingesteld en jij hebt toegestemd.',
      ],
    },
    {
      heading: 'Wie gegevens ontvangt',
      paragraphs: [],
      items: [
        'Betaalproviders, voor betalingen die je start.',
        'Technische dienstverleners, zoals hosting en e-mail, namens de exploitant.',
        'Broadcasters en andere gebruikers zien je gebruikersnaam, wat je hun schrijft en je fooien.',
        'De pushdienst van je browser, als je pushmeldingen hebt ingeschakeld. Die bezorgt ze en kan ze niet lezen.',
        'Autoriteiten, wanneer de wet dat eist.',
      ],
    },
    {
      heading: 'Hoe lang',
      paragraphs: [
        'Sessies eindigen uiterlijk na 30 dagen. Verzonden e-mails worden na 7 dagen gewist. Boekingen blijven bewaard zolang de boekhouding dat vereist. Andere gegevens blijven bewaard zolang je account bestaat.',
      ],
    },
    {
      heading: 'Je rechten',
      paragraphs: [
        'Je kunt vragen om een kopie van je gegevens, om correctie of verwijdering, bezwaar maken tegen het gebruik en een toestemming intrekken. Je kunt ook een klacht indienen bij een toezichthouder voor gegevensbescherming.',
        'Schrijf naar {support} om deze rechten te gebruiken.',
      ],
    },
  ],
};
