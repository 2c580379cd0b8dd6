import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  title: 'Soporte',
  intro: 'En {{site}} te responde una persona. Cuenta qué ha pasado, cuándo y en qué sala.',
  email: 'Correo',
  phone: 'Teléfono',
  chat: 'Chat',
  openChat: 'Abrir el chat de soporte',
  newTab: 'Se abre en otra pestaña.',
  username: 'Tu nombre de usuario',
  charges: 'Cargos',
  payments: 'Proveedor de pagos: {{companies}}. En tu extracto aparece «{{statement}}».',
  none: '{{site}} no ha indicado un contacto de soporte',
  noneHint: 'La página de reclamaciones explica cómo llegar a los responsables de este sitio.',
  help: 'Encuéntralo tú',
  password: '¿Has olvidado la contraseña?',
  seo: 'Soporte · {{site}}',
  description: 'Cómo contactar con el soporte de {{site}}.',
};
