import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Cookieverklaring',
  sections: [
    {
      heading: 'Wat in je browser wordt bewaard',
      paragraphs: [
        '{site} gebruikt eigen cookies en de opslag van je browser. Er worden geen advertentiecookies geplaatst.',
      ],
    },
    {
      heading: 'Noodzakelijk',
      paragraphs: [],
      items: [
        'fl_session houdt je ingelogd, hoogstens 30 dagen.',
        'fl_settings bewaart je instellingen zolang je niet bent ingelogd, hoogstens 30 dagen.',
        'fl_door_… onthoudt dat je het wachtwoord van een kamer hebt ingevoerd.',
        'fl_brand_preview toont het voorbeeld van een ontwerp aan wie de link heeft.',
      ],
    },
    {
      heading: 'Voorkeuren',
      paragraphs: [],
      items: [
        'fl_lang, fl_scheme en fl_gender onthouden een jaar lang je taal, de weergave en de gekozen sectie.',
        'De opslag van je browser bewaart concepten, een onafgeronde aankoop, je keuzes in de chat en je antwoord over statistieken.',
      ],
    },
    {
      heading: 'Statistieken',
      paragraphs: [
        'Als de exploitant een statistiekdienst heeft ingesteld, vraagt de site het je eerst. Zonder jouw toestemming wordt niets verzonden.',
      ],
    },
    {
      heading: 'Alleen met jouw toestemming',
      paragraphs: [],
      items: [
        'tracking: de partner of advertentie die je hierheen bracht, een uur lang.',
        'popunder: wanneer de pagina van een partner voor het laatst is geopend.',
        'fingerprint: een getal dat uit de instellingen van je browser wordt berekend als je tokens koopt, hoogstens een dag lang.',
        'push: dat je pushmeldingen in deze browser hebt in- of uitgeschakeld. Het blijft bewaard tot je het wist.',
        'De opslag van je browser bewaart je antwoorden. Je kunt ze hieronder wijzigen; wat ze toestonden te bewaren, wordt dan verwijderd.',
      ],
    },
    {
      heading: 'Je keuze',
      paragraphs: [
        'Je kunt cookies en opgeslagen gegevens op elk moment wissen in de instellingen van je browser. Je bent dan uitgelogd en verliest je voorkeuren en concepten.',
      ],
    },
    {
      heading: 'Vragen',
      paragraphs: ['Schrijf naar {support}.'],
    },
  ],
};
