import type { en } from './en.ts';

export const nl: typeof en = {
  preview: {
    title: 'Dit is een concept',
    body: 'Alleen mensen met de link zien het zo.',
    leave: 'Voorbeeld verlaten',
  },
  consent: {
    title: 'Mogen we bezoeken tellen?',
    body: 'Deze site wil de pagina’s die je opent naar haar statistieken sturen. Er wordt niets gestuurd voordat je akkoord gaat.',
    yes: 'Akkoord',
    no: 'Nee, bedankt',
  },
};
