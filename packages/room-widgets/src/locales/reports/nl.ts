import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const nl: TextsOf<typeof en> = {
  title: '{{name}} melden',
  about: {
    message: 'De regel gaat met je melding naar ons team.',
    room: 'Ons team bekijkt de kamer en het profiel.',
    media: 'Ons team bekijkt de foto of video.',
    post: 'Ons team bekijkt het bericht.',
  },
  anonymous: '{{name}} krijgt niet te horen wie dit meldde.',
  reason: 'Wat is er mis?',
  text: 'Toelichting',
  hint: 'Optioneel. Wat moet ons team weten?',
  send: 'Melding versturen',
  sent: 'Bedankt. Je krijgt een e-mail als ons team heeft beslist.',
  again: 'Je hebt dit al gemeld. Je krijgt een e-mail als ons team heeft beslist.',
  sentByGuest: 'Bedankt. Ons team bekijkt je melding.',
  againByGuest: 'Je hebt dit al gemeld. Ons team bekijkt het.',
};
