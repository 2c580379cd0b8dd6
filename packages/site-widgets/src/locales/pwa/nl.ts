import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  push: {
    label: 'Pushmeldingen op dit apparaat',
    hint: 'Je hoort het wanneer iemand live gaat bij wie je op de bel hebt gedrukt, ook als de site dicht is.',
    denied:
      'Je browser blokkeert meldingen van deze site. Sta ze toe in de browserinstellingen voor deze site.',
    unsupported: 'Deze browser heeft geen pushmeldingen.',
    installFirst:
      'Zet de site op iPhone en iPad eerst op je beginscherm: tik op ‘Deel’, dan op ‘Zet op beginscherm’, en open hem vanaf daar.',
    loadFailed: 'We konden niet nagaan of pushmeldingen hier aanstaan.',
    on: 'Pushmeldingen staan aan op dit apparaat.',
    off: 'Pushmeldingen staan uit op dit apparaat.',
    refused: 'Je hebt meldingen niet toegestaan. Er is niets veranderd.',
    roomOn: 'Je krijgt op dit apparaat een melding wanneer {{name}} live gaat.',
    failed:
      'Pushmeldingen konden niet worden ingeschakeld. Je kunt het opnieuw proberen in je accountinstellingen.',
    service: 'Naar deze browser kunnen geen pushmeldingen worden gestuurd.',
    mail: 'E-mail als ik geen pushmeldingen heb',
    mailHint: 'Over dezelfde broadcasters, hooguit één e-mail per broadcaster in 12 uur.',
    mailUnconfirmed: 'Bevestig eerst je e-mailadres.',
  },
  unsubscribe: {
    title: 'Deze mails niet meer ontvangen',
    text: 'Je krijgt geen mails meer wanneer broadcasters die je volgt live gaan. In je accountinstellingen kun je ze weer aanzetten.',
    button: 'Mails stopzetten',
    done: 'Je krijgt deze mails niet meer.',
    failed: 'De mails konden niet worden stopgezet',
    settings: 'Accountinstellingen',
    invalid: 'Deze link is niet geldig. Zet de mails uit in je accountinstellingen.',
  },
};
