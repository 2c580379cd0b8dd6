import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  autosilenced_one: 'Je hebt te vaak hetzelfde gezegd. Over {{count}} seconde kun je weer schrijven.',
  autosilenced_other: 'Je hebt te vaak hetzelfde gezegd. Over {{count}} seconden kun je weer schrijven.',
  reUpDone: 'Automatisch opwaarderen gelukt! {{tokens}} tokens toegevoegd aan je saldo',
  reUpFailed: 'Automatisch opwaarderen mislukt',
  payout: '{{tokens}} tokens afgeschreven voor uitbetaling',
  oneClick:
    'Fout bij het kopen van het product. Neem contact op met de klantenservice als dit blijft gebeuren.',
  paymentSettled: 'Je betaling van {{amount}} is binnen: {{tokens}} tokens zijn toegevoegd.',
  paymentDeclined: 'Je betaling van {{amount}} is geweigerd. Er is niets afgeschreven.',
  paymentReturned: 'Je betaling van {{amount}} was hoger dan je eigen daglimiet en wordt teruggestort.',
  tip: 'Fooi van {{name}}: {{tokens}} tokens',
  privateTip: 'Privéfooi van {{name}}: {{tokens}} tokens',
  follower: '{{name}} volgt je nu.',
  fanJoined: '{{name}} zit in je fanclub: {{level}}.',
  fanLeft: '{{name}} heeft je fanclub verlaten.',
  live: '{{name}} is live.',
  version: 'Deze site is bijgewerkt',
  versionHint: 'Laad de pagina opnieuw om met de nieuwe versie verder te gaan.',
  orderWaiting: 'Een nieuwe bestelling wacht op je antwoord.',
  orderAccepted: 'Een bestelling van jou is aangenomen.',
  orderReturned: 'Een bestelling is niet aangenomen. De tokens zijn weer van jou.',
  silencedTitle: 'Chat gepauzeerd',
  recordingBought: 'De opname van de show van {{name}} staat in je bibliotheek.',
  recordingOwn: 'De opname van je show staat bij je media.',
  recordingOpen: 'Bekijken',
};
