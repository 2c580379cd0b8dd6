import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  loginTitle: 'Hola de nuevo',
  registerTitle: 'Crea tu cuenta',
  registerWhy: 'La cuenta es gratis. La necesitas para chatear y dar propinas.',
  username: 'Nombre de usuario',
  usernameOrEmail: 'Nombre de usuario o correo',
  usernameHint: 'De 3 a 32 letras, cifras, _ o -, empezando por una letra.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Al menos 8 caracteres.',
  birthDate: 'Fecha de nacimiento',
  birthDateHint: 'Debes tener 18 años o más.',
  terms: 'Tengo 18 años o más y acepto las condiciones de uso.',
  readFirst: 'Leer antes',
  newTab: '(se abre en una pestaña nueva)',
  register: 'Registrarse',
  noAccount: '¿Aún no tienes cuenta?',
  haveAccount: '¿Ya tienes cuenta?',
  forgot: '¿Has olvidado tu contraseña?',
  welcome: 'Hola, {{name}}.',
  confirmEmail: {
    title: 'Tu correo',
    working: 'Confirmando tu correo',
    done: 'Tu correo está confirmado, {{name}}.',
    failed: 'No se ha podido confirmar',
    next: 'Inicia sesión y pide un correo nuevo en la página de tus tokens.',
    tokens: 'A tus tokens',
  },
};
