import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  title: 'Signaler {{name}}',
  about: {
    message: 'La ligne est transmise à notre équipe avec votre signalement.',
    room: 'Notre équipe examinera le salon et le profil.',
    media: 'Notre équipe examinera le média.',
    post: 'Notre équipe examinera la publication.',
  },
  anonymous: '{{name}} ne saura pas qui a fait ce signalement.',
  reason: 'Quel est le problème ?',
  text: 'Détails',
  hint: 'Facultatif. Que doit savoir notre équipe ?',
  send: 'Envoyer le signalement',
  sent: 'Merci. Vous recevrez un e-mail quand notre équipe aura décidé.',
  again: 'Vous l’avez déjà signalé. Vous recevrez un e-mail quand notre équipe aura décidé.',
  sentByGuest: 'Merci. Notre équipe va examiner votre signalement.',
  againByGuest: 'Vous l’avez déjà signalé. Notre équipe va l’examiner.',
};
