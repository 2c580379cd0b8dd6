import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  title: 'Compartir cámara',
  offer: 'Muestra tu cámara a {{name}}. Nadie más la ve y no se graba nada.',
  start: 'Compartir mi cámara',
  stop: 'Dejar de compartir',
  cancel: 'Cancelar solicitud',
  micOff: 'Apagar el micrófono',
  micOn: 'Encender el micrófono',
  soundOff: 'Silenciar a {{name}}',
  soundOn: 'Volver a oír a {{name}}',
  own: 'Tu cámara',
  move: 'Tu cámara. Se mueve con las flechas o arrastrándola.',
  other: 'Cámara de {{name}}',
  state: {
    opening: 'Esperando tu cámara. Puede que el navegador te pregunte.',
    requesting: 'Esperando la respuesta de {{name}}',
    ready: 'Conectando',
    connected: '{{name}} ve tu cámara',
    watching: 'Ves la cámara de {{name}}',
    both: 'Tú y {{name}} os veis',
  },
  end: {
    declined: '"{{model}}" ha rechazado tu solicitud de ShareCam.',
    stopped: 'Has dejado de compartir tu cámara.',
    left: '{{name}} ha dejado de compartir.',
    no_answer: '{{name}} no ha respondido.',
    lost: 'Se ha perdido la conexión con {{name}}.',
    refused: 'Ahora no se pueden compartir cámaras aquí.',
  },
  problem: {
    denied:
      'Tu navegador no permite que esta página use la cámara. Permítelo en la barra de direcciones e inténtalo de nuevo.',
    missing: 'No se ha encontrado ninguna cámara. Conecta una e inténtalo de nuevo.',
    busy: 'Otro programa está usando tu cámara. Ciérralo e inténtalo de nuevo.',
    unsuitable: 'Tu cámara no ofrece el tamaño que hace falta aquí.',
    unsupported: 'Este navegador no puede compartir una cámara aquí.',
    device_lost: 'Tu cámara se ha desconectado.',
    connection: 'No se ha podido conectar con {{name}}.',
  },
  request: {
    title: '{{name}} te ofrece su cámara',
    hint: 'Solo tú la ves. Puedes terminar cuando quieras.',
    mine: 'Mostrar también mi cámara',
    accept: 'Ver',
  },
};
