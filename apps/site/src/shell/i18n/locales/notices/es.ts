import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  autosilenced_one: 'Has repetido lo mismo demasiadas veces. Podrás volver a escribir en {{count}} segundo.',
  autosilenced_other:
    'Has repetido lo mismo demasiadas veces. Podrás volver a escribir en {{count}} segundos.',
  reUpDone: '¡Recarga automática realizada! Se añadieron {{tokens}} tokens a tu saldo',
  reUpFailed: 'La recarga automática ha fallado',
  payout: 'Se descontaron {{tokens}} tokens por el pago',
  oneClick: 'Error al comprar el producto. Si continúa, ponte en contacto con soporte.',
  paymentSettled: 'Tu pago de {{amount}} ha llegado: se han añadido {{tokens}} tokens.',
  paymentDeclined: 'Tu pago de {{amount}} fue rechazado. No se ha cobrado nada.',
  paymentReturned: 'Tu pago de {{amount}} superaba tu propio límite diario y se reembolsa.',
  tip: 'Propina de {{name}}: {{tokens}} tokens',
  privateTip: 'Propina privada de {{name}}: {{tokens}} tokens',
  follower: '{{name}} ahora te sigue.',
  fanJoined: '{{name}} está en tu club de fans: {{level}}.',
  fanLeft: '{{name}} ha dejado tu club de fans.',
  live: '{{name}} está en directo.',
  version: 'Este sitio se ha actualizado',
  versionHint: 'Recarga la página para seguir con la nueva versión.',
  orderWaiting: 'Un encargo nuevo espera tu respuesta.',
  orderAccepted: 'Se ha aceptado un encargo tuyo.',
  orderReturned: 'Un encargo no se aceptó. Sus tokens vuelven a ser tuyos.',
  silencedTitle: 'Chat en pausa',
  recordingBought: 'La grabación del show de {{name}} está en tu biblioteca.',
  recordingOwn: 'La grabación de tu show está entre tus contenidos.',
  recordingOpen: 'Ver',
};
