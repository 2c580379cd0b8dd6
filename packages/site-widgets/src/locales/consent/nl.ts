import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  title: 'Jouw keuzes',
  no: 'Nee, bedankt',
  yes: 'Akkoord',
  some: 'Selectie toestaan',
  all: 'Alles toestaan',
  statistics: {
    title: 'Mogen we bezoeken tellen?',
    body: 'Deze site wil de pagina’s die je opent naar haar statistieken sturen. Er wordt niets gestuurd voordat je akkoord gaat.',
  },
  tracking: {
    title: 'Mogen we partners bijhouden?',
    body: 'Als een partner of advertentie je hierheen bracht, wil deze site dat een uur bewaren, meesturen met een aanmelding of aankoop zodat de partner wordt betaald, en de teller van de partner informeren.',
    popunder: 'De site mag eenmaal per dag de pagina van een partner openen.',
  },
  fingerprint: {
    title: 'Mogen we je apparaat herkennen?',
    body: 'Als je tokens koopt, wil deze site uit de instellingen van je browser een getal berekenen en dat 180 dagen versleuteld bij de aankoop bewaren, om fraude te herkennen.',
  },
  thumbnails: {
    title: 'Mogen we afbeeldingen testen?',
    body: 'Deze site vergelijkt twee voorbeeldafbeeldingen van kamers. Je account bepaalt welke daarvan lijsten je tonen, en een klik op een afbeelding wordt zonder je naam geteld.',
  },
};
