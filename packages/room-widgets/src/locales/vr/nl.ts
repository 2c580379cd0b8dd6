import type { en } from './en.ts';

export const nl: typeof en = {
  title: '{{name}} in VR',
  description:
    'Bekijk {{name}} live in VR op {{site}}: kijk rond met de muis, het toetsenbord, je telefoon of een headset.',
  back: 'Terug naar de kamer',
  none: {
    title: '{{name}} zendt niet in VR uit',
    text: 'Bekijk de uitzending in de kamer of kies een andere VR-kamer.',
    list: 'Alle VR-kamers',
  },
  tabs: {
    label: 'VR-kamer',
    chat: 'Chat',
    private: 'Privé',
    settings: 'Instellingen',
  },
  private: {
    running: 'Je show loopt. De bediening staat bij het beeld.',
    none: '{{name}} neemt nu geen privéshows aan.',
  },
  tokens: {
    text: 'De winkel opent boven deze pagina en de video loopt door.',
    logIn: 'Log in om tokens te kopen.',
  },
  modules: {
    label: 'Modules',
    lovense: 'Speeltje',
    spin_wheel: 'Rad',
    tip: 'Fooi',
    tip_menu: 'Fooienmenu',
  },
  view: {
    label: 'VR-beeld van {{name}}',
    hint: 'Sleep om rond te kijken',
    keys: 'Sleep of gebruik de pijltjestoetsen om rond te kijken. Home kijkt recht vooruit.',
    controls: 'VR-bediening',
    centre: 'Recht vooruit kijken',
    threeD: '3D: één beeld voor elk oog',
    motion: 'Rondkijken door het apparaat te bewegen',
    headset: 'VR starten',
    problem: {
      motion:
        'De browser geeft geen toegang tot de bewegingssensoren. Sta dit toe in de browserinstellingen en probeer het opnieuw.',
      headset: 'De headset kon niet worden geopend. Controleer of hij is verbonden en probeer het opnieuw.',
    },
    unsupported: 'Deze browser kan geen VR tonen, daarom zie je het platte beeld.',
  },
  settings: {
    view: 'Weergave',
    viewHint:
      '3D toont één beeld voor elk oog, voor telefoons in een houder en 3D-schermen. Headsets gebruiken het ook.',
    flat: '2D',
    deep: '3D',
    format: 'Beeldformaat',
    formatHint: 'Wijzig dit alleen als het beeld vervormd of dubbel is.',
    auto: 'Zoals uitgezonden ({{format}})',
    mono: '{{degrees}}°, één beeld',
    sbs: '{{degrees}}°, naast elkaar',
  },
};
