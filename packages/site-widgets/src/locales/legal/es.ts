import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  since: 'En vigor desde el {{date}} (versión {{version}}).',
  expired: 'Versión {{version}} del {{date}}. Ahora está en vigor otra versión.',
  print: 'Imprimir',
  description: 'Documentos legales de {{site}}.',
  accept: {
    title: 'Aceptar las condiciones de uso',
    why: 'Para continuar, lee y acepta la versión que está en vigor.',
    accept: 'Aceptar',
    logout: 'Salir',
  },
  contents: 'Contenido',
  group: 'Información legal',
  consent: {
    title: 'Tus opciones de privacidad',
    body: 'Puedes cambiarlas cuando quieras. Lo guardado en este navegador se borra al desactivarlas.',
  },
};
