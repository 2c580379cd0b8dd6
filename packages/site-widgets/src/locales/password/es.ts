import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  forgot: {
    title: 'Contraseña olvidada',
    why: 'Escribe el correo de tu cuenta. Te enviaremos un enlace para elegir una nueva contraseña.',
    send: 'Enviar enlace',
    sent: 'Si hay una cuenta con este correo, el enlace está en camino. Sirve durante 30 minutos. Mira también en la carpeta de spam.',
    again: 'Enviar a otro correo',
  },
  reset: {
    title: 'Elige una nueva contraseña',
    why: 'Se cerrará la sesión en todos los dispositivos.',
    save: 'Guardar contraseña',
    done: 'Tu contraseña ha cambiado. Inicia sesión con la nueva.',
    newLink: 'Pedir un nuevo enlace',
  },
  backToLogin: 'Volver al inicio de sesión',
  newPassword: 'Nueva contraseña',
};
