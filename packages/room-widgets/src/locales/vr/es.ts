import type { en } from './en.ts';

export const es: typeof en = {
  title: '{{name}} en VR',
  description:
    'Mira a {{name}} en directo en VR en {{site}}: gira la vista con el ratón, el teclado, el móvil o unas gafas.',
  back: 'Volver a la sala',
  none: {
    title: '{{name}} no emite en VR',
    text: 'Mira la emisión en la sala o elige otra sala VR.',
    list: 'Todas las salas VR',
  },
  tabs: {
    label: 'Sala VR',
    chat: 'Chat',
    private: 'Privado',
    settings: 'Ajustes',
  },
  private: {
    running: 'Tu show está en marcha. Sus controles están junto a la imagen.',
    none: '{{name}} no acepta shows privados ahora.',
  },
  tokens: {
    text: 'La tienda se abre sobre esta página y el vídeo continúa.',
    logIn: 'Inicia sesión para comprar tokens.',
  },
  modules: {
    label: 'Módulos',
    lovense: 'Juguete',
    spin_wheel: 'Ruleta',
    tip: 'Propina',
    tip_menu: 'Menú de propinas',
  },
  view: {
    label: 'Vista VR de {{name}}',
    hint: 'Arrastra para mirar alrededor',
    keys: 'Arrastra o usa las flechas para mirar alrededor. Inicio mira al frente.',
    controls: 'Controles de VR',
    centre: 'Mirar al frente',
    threeD: '3D: una imagen para cada ojo',
    motion: 'Mirar moviendo el dispositivo',
    headset: 'Entrar en VR',
    problem: {
      motion:
        'El navegador no permite usar los sensores de movimiento. Permítelo en los ajustes del navegador e inténtalo de nuevo.',
      headset: 'No se pudieron abrir las gafas. Comprueba que están conectadas e inténtalo de nuevo.',
    },
    unsupported: 'Este navegador no puede mostrar VR, por eso ves la imagen plana.',
  },
  settings: {
    view: 'Vista',
    viewHint:
      '3D muestra una imagen para cada ojo, para móviles en un soporte y pantallas 3D. Las gafas también la usan.',
    flat: '2D',
    deep: '3D',
    format: 'Formato de imagen',
    formatHint: 'Cámbialo solo si la imagen se ve deformada o doble.',
    auto: 'Como se emite ({{format}})',
    mono: '{{degrees}}°, una imagen',
    sbs: '{{degrees}}°, lado a lado',
  },
};
