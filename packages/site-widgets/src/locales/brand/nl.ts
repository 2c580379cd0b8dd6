import type { en } from './en.ts';

export const nl: typeof en = {
  preview: {
    title: 'Dit is een concept',
    body: 'Alleen mensen met de link zien het zo.',
    leave: 'Voorbeeld verlaten',
  },
  banner: 'Aanbevolen',
};
