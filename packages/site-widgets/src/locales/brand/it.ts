import type { en } from './en.ts';

export const it: typeof en = {
  preview: {
    title: 'Questa è una bozza',
    body: 'Così la vede solo chi ha il link.',
    leave: 'Esci dall’anteprima',
  },
  banner: 'Consigliato',
};
