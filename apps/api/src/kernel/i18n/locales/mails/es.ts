import type { TextsOf } from '../../texts-of.ts';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  greeting: 'Hola, {{name}}:',
  linkHint: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  footer: 'Recibes este correo por una cuenta en {{site}}.',
  unsubscribe: 'Dejar de recibir estos correos',
  email_confirm: {
    subject: 'Confirma tu correo para {{site}}',
    text: 'Confirma tu correo en {{site}}. El enlace funciona durante tres días.',
    hint: 'Si no te has registrado, ignora este mensaje.',
    action: 'Confirmar correo',
  },
  email_change: {
    subject: 'Confirma tu nuevo correo para {{site}}',
    text: 'Confirma que este es el nuevo correo de tu cuenta en {{site}}. El enlace funciona durante 24 horas.',
    hint: 'Si no lo has pedido, ignora este mensaje: nada cambia.',
    action: 'Confirmar correo',
  },
  email_change_notice: {
    subject: 'Tu correo de {{site}} va a cambiar',
    text: 'Se ha indicado otro correo para tu cuenta en {{site}}. Sustituirá a este en cuanto se confirme.',
    hint: 'Si no has sido tú, elige ahora una nueva contraseña. Así también se cancela el cambio.',
    action: 'Elegir nueva contraseña',
  },
  password_reset: {
    subject: 'Elige una nueva contraseña para {{site}}',
    text: 'Alguien ha pedido una nueva contraseña para tu cuenta en {{site}}. El enlace sirve una sola vez, durante 30 minutos.',
    hint: 'Si no has sido tú, ignora este mensaje: tu contraseña no cambia.',
    action: 'Elegir nueva contraseña',
  },
  password_changed: {
    subject: 'Tu contraseña de {{site}} ha cambiado',
    text: 'La contraseña de tu cuenta en {{site}} ha cambiado y se ha cerrado la sesión en los demás dispositivos.',
    hint: 'Si no has sido tú, elige ahora una nueva contraseña.',
    action: 'Elegir nueva contraseña',
  },
  two_factor_on: {
    subject: 'Acceso en dos pasos activado en {{site}}',
    text: 'Para entrar en tu cuenta de {{site}} ahora hace falta un código de tu aplicación de autenticación.',
    hint: 'Si no has sido tú, cambia ahora tu contraseña y revisa las sesiones abiertas.',
    action: 'Seguridad de la cuenta',
  },
  two_factor_off: {
    subject: 'Acceso en dos pasos desactivado en {{site}}',
    text: 'Para entrar en tu cuenta de {{site}} ya no hace falta un código.',
    hint: 'Si no has sido tú, cambia ahora tu contraseña y revisa las sesiones abiertas.',
    action: 'Seguridad de la cuenta',
  },
  passkey_added: {
    subject: 'Nueva llave de acceso para {{site}}',
    text: 'Se ha añadido una llave de acceso a tu cuenta de {{site}}. Quien tenga su dispositivo puede entrar con ella.',
    hint: 'Si no has sido tú, cambia ahora tu contraseña y revisa las sesiones abiertas.',
    action: 'Seguridad de la cuenta',
  },
  passkey_removed: {
    subject: 'Llave de acceso eliminada de {{site}}',
    text: 'Se ha eliminado una llave de acceso de tu cuenta de {{site}}.',
    hint: 'Si no has sido tú, cambia ahora tu contraseña y revisa las sesiones abiertas.',
    action: 'Seguridad de la cuenta',
  },
  account_deleted: {
    subject: 'Tu cuenta de {{site}} se ha eliminado',
    text: 'Tu cuenta de {{site}} se ha eliminado. Sus datos personales ya no existen y no se puede recuperar.',
    hint: 'Si no has sido tú, escribe al soporte de {{site}}.',
    action: 'Abrir el sitio',
  },
  account_linked: {
    subject: 'Se ha vinculado una cuenta a la tuya en {{site}}',
    text: 'Se ha vinculado otra cuenta a la tuya en {{site}}. Quien tenga abierta una de ellas puede cambiar a la otra sin contraseña.',
    hint: 'Si no has sido tú, cambia ahora tu contraseña: así también se elimina la vinculación.',
    action: 'Seguridad de la cuenta',
  },
  identity_added: {
    subject: 'Se ha conectado un acceso a tu cuenta de {{site}}',
    text: 'Ahora se puede entrar en tu cuenta de {{site}} con el acceso de otro proveedor.',
    hint: 'Si no has sido tú, cambia ahora tu contraseña y revisa las sesiones abiertas.',
    action: 'Seguridad de la cuenta',
  },
  identity_removed: {
    subject: 'Se ha quitado un acceso de tu cuenta de {{site}}',
    text: 'Ya no se puede entrar en tu cuenta de {{site}} con el acceso del proveedor que habías conectado.',
    hint: 'Si no has sido tú, cambia ahora tu contraseña y revisa las sesiones abiertas.',
    action: 'Seguridad de la cuenta',
  },
  broadcaster_approved: {
    subject: 'Ya puedes emitir en {{site}}',
    text: 'Se ha aprobado tu solicitud para emitir en {{site}}. Tu sala ya existe.',
    hint: 'Define el tema y los precios antes de empezar a emitir.',
    action: 'Abrir la página',
  },
  broadcaster_rejected: {
    subject: 'Tu solicitud en {{site}} no se ha aprobado',
    text: 'Tu solicitud para emitir en {{site}} no se ha aprobado. La página indica el motivo.',
    hint: 'Puedes corregir tus datos y enviarlos de nuevo.',
    action: 'Leer el motivo',
  },
  payout_requested: {
    subject: 'Tu solicitud de pago en {{site}}',
    text: 'Has solicitado un pago de {{about}} tokens en {{site}}. Han salido de tu saldo y vuelven si se rechaza la solicitud.',
    hint: 'Si no lo has hecho tú, cambia tu contraseña y escribe al soporte.',
    action: 'Ver pagos',
  },
  payout_approved: {
    subject: 'Se ha aprobado tu pago en {{site}}',
    text: 'Se ha aprobado tu pago de {{about}} tokens en {{site}}. Recibirás otro correo cuando se haya pagado.',
    action: 'Ver pagos',
  },
  payout_rejected: {
    subject: 'Se ha rechazado tu pago en {{site}}',
    text: 'Se ha rechazado tu pago de {{about}} tokens en {{site}}. Los tokens están de nuevo en tu saldo. La página indica el motivo.',
    action: 'Leer el motivo',
  },
  payout_paid: {
    subject: 'Tu pago en {{site}} se ha realizado',
    text: 'Tu pago de {{about}} tokens en {{site}} se ha realizado. La página indica la referencia.',
    action: 'Ver pagos',
  },
  report_acted: {
    subject: 'Hemos actuado tras tu denuncia en {{site}}',
    text: 'Gracias por tu denuncia. Nuestro equipo la ha revisado y ha tomado medidas.',
    hint: 'La persona denunciada no sabrá quién la denunció.',
    action: 'Contactar con soporte',
  },
  report_dismissed: {
    subject: 'Hemos revisado tu denuncia en {{site}}',
    text: 'Gracias por tu denuncia. Nuestro equipo la ha revisado y no ha encontrado nada contrario a nuestras normas.',
    hint: 'Si no estás de acuerdo, escribe a soporte.',
    action: 'Contactar con soporte',
  },
  report_warning: {
    subject: 'Una advertencia sobre tu cuenta en {{site}}',
    text: 'Alguien ha denunciado lo que escribiste o mostraste en {{site}}. Nuestro equipo lo ha revisado: incumple nuestras normas.',
    hint: 'Si vuelve a ocurrir, podemos suspender tu cuenta. Si crees que es un error, escribe a soporte.',
    action: 'Contactar con soporte',
  },
  content_removed: {
    subject: 'Hemos retirado un contenido tuyo en {{site}}',
    text: 'Alguien ha denunciado un contenido o una publicación tuya en {{site}}. Nuestro equipo lo ha revisado y lo ha retirado porque incumple nuestras normas.',
    hint: 'Si crees que es un error, escribe a soporte.',
    action: 'Contactar con soporte',
  },
  live: {
    subject: '{{about}} está en directo en {{site}}',
    text: '{{about}}, a quien sigues en {{site}}, acaba de empezar a transmitir en directo.',
    action: 'Entrar en la sala',
  },
};
