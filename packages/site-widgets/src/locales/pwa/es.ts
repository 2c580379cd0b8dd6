import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  push: {
    label: 'Notificaciones push en este dispositivo',
    hint: 'Te avisamos cuando empieza a emitir alguien cuya campana has pulsado, aunque el sitio esté cerrado.',
    denied:
      'Tu navegador bloquea las notificaciones de este sitio. Permítelas en los ajustes del navegador para este sitio.',
    unsupported: 'Este navegador no tiene notificaciones push.',
    installFirst:
      'En iPhone y iPad, añade primero el sitio a la pantalla de inicio: toca «Compartir», luego «Añadir a pantalla de inicio», y ábrelo desde allí.',
    loadFailed: 'No hemos podido saber si las notificaciones push están activadas aquí.',
    on: 'Las notificaciones push están activadas en este dispositivo.',
    off: 'Las notificaciones push están desactivadas en este dispositivo.',
    refused: 'No has permitido las notificaciones. No ha cambiado nada.',
    roomOn: 'Recibirás un aviso en este dispositivo cuando {{name}} empiece a emitir.',
    failed:
      'No se han podido activar las notificaciones push. Puedes volver a intentarlo en los ajustes de tu cuenta.',
    service: 'No se pueden enviar notificaciones push a este navegador.',
    mail: 'Correo si no tengo notificaciones push',
    mailHint: 'Sobre las mismas personas, como máximo un correo por cada una en 12 horas.',
    mailUnconfirmed: 'Confirma primero tu dirección de correo.',
  },
  unsubscribe: {
    title: 'Dejar de recibir estos correos',
    text: 'No recibirás más correos cuando empiece a emitir alguien a quien sigues. Puedes volver a activarlos en los ajustes de tu cuenta.',
    button: 'Dejar de recibirlos',
    done: 'Ya no recibirás estos correos.',
    failed: 'No se han podido desactivar los correos',
    settings: 'Ajustes de la cuenta',
    invalid: 'Este enlace no es válido. Desactiva los correos en los ajustes de tu cuenta.',
  },
};
