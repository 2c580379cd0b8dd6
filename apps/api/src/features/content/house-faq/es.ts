import type { HouseAnswers } from './en.ts';

export const es: HouseAnswers = {
  'watch-without-account': {
    question: '¿Puedo mirar sin cuenta?',
    answer: [
      'Sí. Puedes ver las salas públicas y los vídeos gratuitos como invitado, salvo que la ley de tu lugar pida antes una prueba de edad.',
      'Necesitas una cuenta para dar propinas, escribir mensajes, seguir a quien emite y comprar.',
    ],
  },
  'what-are-tokens': {
    question: '¿Qué son los tokens?',
    answer: [
      'Con tokens se paga en este sitio: propinas, shows privados y con entrada, fotos y vídeos, clubes de fans y encargos.',
      'Se compran en paquetes. El precio se muestra antes de pagar, y cada uso de tus tokens aparece en tu historial.',
    ],
  },
  'payment-not-arrived': {
    question: 'He pagado y no veo mis tokens. ¿Qué hago?',
    answer: [
      'Los tokens se añaden en cuanto la empresa de pagos nos confirma el pago. Hasta entonces, tu cuenta lo muestra como pendiente.',
      'Con tarjeta suele tardar segundos; con cripto o vale puede tardar más. Si un pago sigue pendiente, escribe al soporte y di cuándo pagaste.',
    ],
  },
  'bank-statement': {
    question: '¿Qué aparece en mi extracto bancario?',
    answer: [
      'Aparece el nombre de la empresa de pagos. La página de soporte dice qué empresas son y qué escriben.',
    ],
  },
  'spending-limit': {
    question: '¿Puedo limitar mis gastos?',
    answer: [
      'Sí, en tu página de tokens: para un solo cargo, para todo el gasto en 24 horas y para las compras de tokens en 24 horas. Por encima del primero te preguntamos; lo que supera los otros se rechaza.',
      'Un límite más bajo vale enseguida; uno más alto, después de 24 horas.',
    ],
  },
  'private-show-price': {
    question: '¿Cómo se cobra un show privado?',
    answer: [
      'Por tiempo, al precio por minuto que viste al pedirlo. Cada diez segundos empezados cuentan, y quien emite puede pedir una duración mínima.',
      'Los tokens del minuto en curso quedan retenidos. Lo que el show no usa vuelve a ti cuando termina.',
    ],
  },
  'tip-without-name': {
    question: '¿Puedo dar una propina sin mostrar mi nombre?',
    answer: [
      'Sí. Elige una propina anónima en las opciones del panel: la sala ve la propina, pero no tu nombre.',
    ],
  },
  'leave-fan-club': {
    question: '¿Cómo dejo un club de fans?',
    answer: [
      'Abre el club y déjalo allí. Conservas tu nivel hasta que acabe el mes pagado, y después no se cobra nada.',
      'Una renovación cuesta lo que aceptaste al entrar, aunque el precio haya cambiado.',
    ],
  },
  'prove-age': {
    question: '¿Por qué tengo que demostrar mi edad?',
    answer: [
      'Este sitio es solo para adultos, y la ley de algunos lugares pide más que una declaración. Allí eliges una de las formas que tu lugar permite.',
      'La página de verificación de edad muestra cuáles son.',
    ],
  },
  'forgot-password': {
    question: 'He olvidado mi contraseña.',
    answer: [
      'Pide un enlace por correo. Sirve una vez para poner una contraseña nueva y cierra todas las sesiones de tu cuenta.',
    ],
  },
  'become-broadcaster': {
    question: '¿Cómo empiezo a emitir?',
    answer: [
      'Regístrate para emitir, demuestra que eres mayor de edad y firma el acuerdo. Puedes emitir cuando se apruebe tu solicitud.',
    ],
  },
  'report-content': {
    question: '¿Cómo denuncio una sala, una foto o un vídeo?',
    answer: [
      'La página de reclamaciones dice a quién escribir y qué necesitamos. Cualquiera puede usarla, también sin cuenta.',
    ],
  },
};
