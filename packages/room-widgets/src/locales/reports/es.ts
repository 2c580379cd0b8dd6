import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  title: 'Denunciar a {{name}}',
  about: {
    message: 'La línea se envía a nuestro equipo con tu denuncia.',
    room: 'Nuestro equipo revisará la sala y el perfil.',
    media: 'Nuestro equipo revisará el contenido.',
    post: 'Nuestro equipo revisará la publicación.',
  },
  anonymous: '{{name}} no sabrá quién lo denunció.',
  reason: '¿Qué ocurre?',
  text: 'Detalles',
  hint: 'Opcional. ¿Qué debe saber nuestro equipo?',
  send: 'Enviar denuncia',
  sent: 'Gracias. Recibirás un correo cuando nuestro equipo haya decidido.',
  again: 'Ya lo habías denunciado. Recibirás un correo cuando nuestro equipo haya decidido.',
  sentByGuest: 'Gracias. Nuestro equipo revisará tu denuncia.',
  againByGuest: 'Ya lo habías denunciado. Nuestro equipo lo revisará.',
};
