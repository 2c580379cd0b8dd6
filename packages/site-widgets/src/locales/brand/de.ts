import type { en } from './en.ts';

export const de: typeof en = {
  preview: {
    title: 'Das ist ein Entwurf',
    body: 'So sehen es nur Leute mit dem Link.',
    leave: 'Vorschau verlassen',
  },
  banner: 'Empfehlung',
};
