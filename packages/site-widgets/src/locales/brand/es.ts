import type { en } from './en.ts';

export const es: typeof en = {
  preview: {
    title: 'Esto es un borrador',
    body: 'Así lo ven solo quienes tienen el enlace.',
    leave: 'Salir de la vista previa',
  },
  banner: 'Recomendado',
};
