import type { en } from './en.ts';

export const fr: typeof en = {
  title: '{{name}} en VR',
  description:
    'Regardez {{name}} en direct en VR sur {{site}} : tournez la vue avec la souris, le clavier, le téléphone ou un casque.',
  back: 'Retour au salon',
  none: {
    title: '{{name}} ne diffuse pas en VR',
    text: 'Regardez la diffusion dans le salon ou choisissez un autre salon VR.',
    list: 'Tous les salons VR',
  },
  tabs: {
    label: 'Salon VR',
    chat: 'Chat',
    private: 'Privé',
    settings: 'Réglages',
  },
  private: {
    running: 'Votre show est en cours. Ses commandes se trouvent près de l’image.',
    none: '{{name}} n’accepte pas de shows privés en ce moment.',
  },
  tokens: {
    text: 'La boutique s’ouvre au-dessus de cette page et la vidéo continue.',
    logIn: 'Connectez-vous pour acheter des jetons.',
  },
  modules: {
    label: 'Modules',
    lovense: 'Jouet',
    spin_wheel: 'Roue',
    tip: 'Pourboire',
    tip_menu: 'Menu de pourboires',
  },
  view: {
    label: 'Vue VR de {{name}}',
    hint: 'Faites glisser pour regarder autour de vous',
    keys: 'Faites glisser ou utilisez les flèches pour regarder autour de vous. Début regarde droit devant.',
    controls: 'Commandes VR',
    centre: 'Regarder droit devant',
    threeD: '3D : une image pour chaque œil',
    motion: 'Regarder en bougeant l’appareil',
    headset: 'Entrer en VR',
    problem: {
      motion:
        'Le navigateur refuse l’accès aux capteurs de mouvement. Autorisez-le dans les réglages du navigateur, puis réessayez.',
      headset: 'Le casque n’a pas pu être ouvert. Vérifiez qu’il est connecté, puis réessayez.',
    },
    unsupported: 'Ce navigateur ne peut pas afficher la VR ; vous voyez donc l’image plate.',
  },
  settings: {
    view: 'Vue',
    viewHint:
      'La 3D montre une image pour chaque œil, pour les téléphones dans un support et les écrans 3D. Les casques l’utilisent aussi.',
    flat: '2D',
    deep: '3D',
    format: 'Format d’image',
    formatHint: 'Ne le changez que si l’image paraît déformée ou double.',
    auto: 'Comme diffusé ({{format}})',
    mono: '{{degrees}}°, une image',
    sbs: '{{degrees}}°, côte à côte',
  },
};
