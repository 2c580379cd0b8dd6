import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const de: TextsOf<typeof en> = {
  title: '{{name}} melden',
  about: {
    message: 'Die Zeile geht mit deiner Meldung an unser Team.',
    room: 'Unser Team sieht sich Raum und Profil an.',
    media: 'Unser Team sieht sich das Medium an.',
    post: 'Unser Team sieht sich den Beitrag an.',
  },
  anonymous: '{{name}} erfährt nicht, von wem die Meldung kam.',
  reason: 'Was stimmt nicht?',
  text: 'Einzelheiten',
  hint: 'Freiwillig. Was sollte unser Team wissen?',
  send: 'Meldung senden',
  sent: 'Danke. Du bekommst eine E-Mail, wenn unser Team entschieden hat.',
  again: 'Du hast das schon gemeldet. Du bekommst eine E-Mail, wenn unser Team entschieden hat.',
  sentByGuest: 'Danke. Unser Team sieht sich deine Meldung an.',
  againByGuest: 'Du hast das schon gemeldet. Unser Team sieht es sich an.',
};
