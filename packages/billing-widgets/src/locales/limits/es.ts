import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  change: 'Cambiar mis límites',
  card: '{{brand}} •••• {{lastFour}}',
  confirm: {
    title: '¿Gastar {{tokens}}?',
    text: 'Supera el límite que te has puesto para un solo gasto. Todavía no se ha cobrado nada.',
    pay: 'Sí, gastar {{tokens}}',
    keep: 'No, guardar mis tokens',
  },
  daily: {
    title: 'Has llegado a tu límite diario',
    text: 'Has fijado cuánto se puede gastar o comprar en 24 horas. No se ha cobrado nada.',
    spending: 'Gastar: quedan {{left}} de {{limit}}',
    purchase: 'Comprar: quedan {{left}} de {{limit}}',
    renews: 'Habrá más disponible a partir del {{when}}.',
    close: 'Seguir mirando',
  },
  limits: {
    title: 'Tus propios límites',
    intro:
      'Solo los ves tú. Un límite más bajo vale enseguida. Uno más alto, o ninguno, vale 24 horas después.',
    per_charge: {
      label: 'Volver a preguntar por encima de (tokens)',
      hint: 'Para un solo gasto. Vacío: no preguntar nunca.',
    },
    per_day: {
      label: 'Máximo que gastar en 24 horas (tokens)',
      hint: 'Propinas, contenido, clubes de fans y shows juntos. Vacío: sin límite.',
    },
    daily_limit: {
      label: 'Máximo que comprar en 24 horas (dólares)',
      hint: 'Todas las compras juntas. Vacío: sin límite.',
    },
    used: 'Usado: {{used}} de {{limit}}.',
    waiting: '{{value}} a partir del {{when}}.',
    waitingNone: 'Sin límite a partir del {{when}}.',
    save: 'Guardar límites',
    saved: 'Tus límites están guardados.',
  },
  postpay: {
    heading: 'Pospago',
    title: {
      ready: 'Gasta ahora, paga después',
      card: 'Añade una tarjeta',
      age: 'Verifica primero tu edad',
    },
    text: 'Tienes un crédito de {{tokens}}. Lo que gastes se cobra en tu tarjeta cuando se agote el crédito o tras una hora sin gastar.',
    debt: 'Por pagar',
    left: 'Crédito restante',
    due: 'Se cobra a más tardar',
    card: 'Tarjeta',
    age: 'Antes de gastar a crédito tenemos que saber tu edad.',
    paused:
      'Tu tarjeta fue rechazada. El pospago está en pausa hasta que pagues lo que debes o añadas otra tarjeta.',
    verify: 'Verificar mi edad',
    add: 'Añadir otra tarjeta',
    pay: 'Pagar {{price}} ahora',
    paid: 'Lo que debías está pagado.',
    show: 'Ver pospago',
    owes: 'Debes {{tokens}}.',
  },
  reUp: {
    title: 'Recarga automática',
    intro:
      'Cuando se te acaban los tokens, compramos el paquete que elijas. Está desactivada hasta que la actives y puedes desactivarla cuando quieras.',
    packLabel: 'Paquete',
    pack: '{{shown}} tokens por {{price}}',
    perDay: 'Como máximo en 24 horas',
    times_one: '{{shown}} vez',
    times_many: '{{shown}} veces',
    times_other: '{{shown}} veces',
    enable: 'Activar, {{price}} cada vez',
    disable: 'Desactivar',
    on: 'Activada: {{pack}}, {{card}}, como máximo {{times}} en 24 horas.',
    done: '{{shown}} de {{limit}} en las últimas 24 horas.',
    declined: 'Tu tarjeta fue rechazada y se ha desactivado la recarga automática.',
    noCard: 'Añade primero una tarjeta. No se cobra nada por ello.',
    turnedOn: 'La recarga automática está activada.',
    turnedOff: 'La recarga automática está desactivada.',
    suggest: 'Para que el show no termine por falta de tokens:',
    offer: 'Activar la recarga automática',
  },
  support: {
    title: 'Contactar con soporte',
    textWithoutEmail:
      'No se ha podido cobrar en tu tarjeta y volver a intentarlo no ayudará. Tu banco o la empresa de pagos puede revisarlo.',
    payments: 'Empresa de pagos: {{companies}}. En tu extracto aparece «{{statement}}».',
    text: 'No se ha podido cobrar en tu tarjeta y volver a intentarlo no ayudará. Nuestro soporte puede revisarlo.',
  },
};
