import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  autosilenced: 'Je bent gedempt: je berichten waren in strijd met de chatregels.',
  reUpDone: 'Automatisch opwaarderen gelukt! {{tokens}} tokens toegevoegd aan je saldo',
  reUpFailed: 'Automatisch opwaarderen mislukt',
  payout: '{{tokens}} tokens afgeschreven voor uitbetaling',
  oneClick:
    'Fout bij het kopen van het product. Neem contact op met de klantenservice als dit blijft gebeuren.',
  tip: 'Fooi van {{name}}: {{tokens}} tokens',
  privateTip: 'Privéfooi van {{name}}: {{tokens}} tokens',
  follower: '{{name}} volgt je nu.',
  live: '{{name}} is live.',
  version: 'Deze site is bijgewerkt',
  versionHint: 'Laad de pagina opnieuw om met de nieuwe versie verder te gaan.',
  reload: 'Opnieuw laden',
  orderWaiting: 'Een nieuwe bestelling wacht op je antwoord.',
  orderAccepted: 'Een bestelling van jou is aangenomen.',
  orderReturned: 'Een bestelling is niet aangenomen. De tokens zijn weer van jou.',
  silencedTitle: 'Chat gepauzeerd',
  recordingBought: 'De opname van de show van {{name}} staat in je bibliotheek.',
  recordingOwn: 'De opname van je show staat bij je media.',
  recordingOpen: 'Bekijken',
};
