import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  title: { random: 'Videochat aleatorio', date: 'Cita rápida' },
  description: {
    random: 'Conoce a alguien nuevo en {{site}} con cada clic: videochat gratuito entre dos personas.',
    date: 'Conoce cara a cara a quienes transmiten en {{site}}, una persona tras otra.',
  },
  intro: {
    random: 'Conoce a gente cara a cara, de una en una. Es gratis.',
    viewer:
      'Conoce cara a cara a quienes transmiten, de una en una. Ves el precio y el cargo mínimo antes de aceptar.',
    broadcaster:
      'Conoce cara a cara a tus espectadores, de uno en uno. Pagan tu precio de un privado, y al menos tu mínimo si lo terminan sin denunciarte.',
  },
  wants: '¿A quién te gustaría conocer?',
  wantsHint: 'No elijas nada para conocer a todo el mundo.',
  genders: { f: 'Mujeres', m: 'Hombres', t: 'Trans', c: 'Parejas' },
  online_one: '{{shown}} persona aquí ahora',
  online_many: '{{shown}} personas aquí ahora',
  online_other: '{{shown}} personas aquí ahora',
  free: 'Gratis',
  priceFrom: 'Desde {{price}} tokens por minuto',
  preview: 'Mostrar mi cámara',
  previewHint: 'Esta imagen solo la ves tú.',
  start: 'Empezar',
  consent: {
    title: 'Antes de abrir tu cámara',
    seen: 'La persona que conozcas te verá y te oirá en cuanto os conectéis.',
    recorded: 'Podría grabarte. Muestra solo lo que mostrarías a cualquiera.',
    address: 'La conexión puede ser directa. Entonces puede averiguar tu dirección de red.',
    reported:
      'Cualquiera puede denunciarte. Los moderadores reciben entonces una imagen de lo que mostraste.',
    adult: 'Aquí todas las personas deben ser mayores de edad.',
    agree: 'Abrir mi cámara',
  },
  stage: {
    waiting: 'Buscando a alguien',
    matched: '¿Quieres conocer a {{name}}?',
    accepted: 'Esperando a que {{name}} acepte',
    connecting: 'Conectando con {{name}}',
    running: '{{name}} y tú os veis',
  },
  price: {
    viewer: '{{price}} tokens por minuto mientras os veis.',
    minimum: 'Si terminas la cita, pagas al menos {{minimum}} tokens en total.',
    preTip: 'Propina al empezar: {{tip}} tokens.',
    broadcaster: '{{name}} paga {{price}} tokens por minuto.',
  },
  spent: 'Tokens gastados: {{tokens}}',
  secondsLeft: 'Segundos restantes: {{seconds}}',
  accept: 'Aceptar',
  next: 'Siguiente',
  stop: 'Detener',
  report: 'Denunciar y bloquear',
  reported: 'Denunciado a los moderadores. No volverás a encontrarte con esta persona.',
  reportedDate:
    'Denunciado a los moderadores. No volverás a encontrarte con esta persona y no pagas el mínimo.',
  end: {
    left: 'La otra persona se ha ido.',
    expired: 'La cita no se aceptó a tiempo.',
    failed: 'La conexión no funcionó.',
    out_of_tokens: 'La cita ha terminado porque se acabaron los tokens.',
    elsewhere: 'Continúas en otra pestaña.',
  },
  noStream: 'No se han podido obtener los datos de la transmisión saliente',
  error: {
    meet_banned: 'Ahora mismo no puedes conocer a nadie. Contacta con soporte si es un error.',
    meet_over: 'Esta cita ya no está disponible.',
    too_many_requests: 'Has saltado a muchas personas. Segundos hasta poder continuar: {{seconds}}',
    private_unavailable:
      'Empieza a transmitir en tu sala y permite los privados. Entonces te podrán conocer aquí.',
  },
};
