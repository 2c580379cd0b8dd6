import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  title: 'Horario',
  description: 'Cuándo emites, semana a semana',
  intro:
    'Los espectadores ven estas horas en tu perfil y en tu sala mientras no emites, en su propia zona horaria.',
  zone: 'Zona horaria',
  times: 'Horas semanales',
  week: 'Tu semana',
  none: 'Aún no hay horas. Los espectadores no ven ninguna.',
  day: 'Día',
  start: 'Desde',
  length: 'Duración',
  add: 'Añadir una hora',
  remove: 'Quitar esta hora',
  save: 'Guardar horario',
  saved: 'Tu horario se ha guardado',
  most: 'Puedes tener {{count}} horas.',
  hours: '{{hours}} h',
  minutes: '{{minutes}} min',
  both: '{{hours}} h {{minutes}} min',
  next: 'Próximo show',
  later: 'Shows previstos',
  now: 'Previsto para ahora, hasta {{end}}',
  span: '{{start}} a {{end}}',
  yours: 'Las horas están en tu zona horaria.',
  missing: 'Introduce una hora',
};
