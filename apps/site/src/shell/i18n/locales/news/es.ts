import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  autosilenced: 'Estás silenciado: tus mensajes incumplieron las normas del chat.',
  reUpDone: '¡Recarga automática realizada! Se añadieron {{tokens}} tokens a tu saldo',
  reUpFailed: 'La recarga automática ha fallado',
  payout: 'Se descontaron {{tokens}} tokens por el pago',
  oneClick: 'Error al comprar el producto. Si continúa, ponte en contacto con soporte.',
  tip: 'Propina de {{name}}: {{tokens}} tokens',
  privateTip: 'Propina privada de {{name}}: {{tokens}} tokens',
  follower: '{{name}} ahora te sigue.',
  live: '{{name}} está en directo.',
  version: 'Este sitio se ha actualizado',
  versionHint: 'Recarga la página para seguir con la nueva versión.',
  reload: 'Recargar',
  orderWaiting: 'Un encargo nuevo espera tu respuesta.',
  orderAccepted: 'Se ha aceptado un encargo tuyo.',
  orderReturned: 'Un encargo no se aceptó. Sus tokens vuelven a ser tuyos.',
  silencedTitle: 'Chat en pausa',
  recordingBought: 'La grabación del show de {{name}} está en tu biblioteca.',
  recordingOwn: 'La grabación de tu show está entre tus contenidos.',
  recordingOpen: 'Ver',
};
