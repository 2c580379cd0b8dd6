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
  error: {
    refund_by_hand:
      'Deze betaaldienst betaalt niet zelf terug. Betaal het bedrag terug en boek het daarna met je referentie.',
    revision_conflict: 'Iemand anders heeft deze site intussen gewijzigd. Laad hem opnieuw.',
    site_taken: 'Er is al een site met dit domein of deze code.',
    config_too_new: 'Dit bestand komt uit een nieuwere versie. Er is niets gewijzigd.',
    brand_refused: 'Dit merk kan zo niet worden gepubliceerd. Zie het rapport.',
    image_unsupported: 'Alleen afbeeldingen in PNG, WEBP of AVIF kunnen worden gebruikt.',
    image_damaged: 'De afbeelding is beschadigd.',
    image_too_large: 'De afbeelding is te groot.',
    asset_quota: 'Er is geen plaats voor meer afbeeldingen van deze site.',
  },
};
