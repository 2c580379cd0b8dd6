/** The VR page. */
export const en = {
  title: '{{name}} in VR',
  description:
    'Watch {{name}} live in VR on {{site}}: look around with the mouse, the keyboard, your phone or a headset.',
  back: 'Back to the room',
  none: {
    title: '{{name}} does not stream in VR',
    text: 'Watch the broadcast in the room, or choose another VR room.',
    list: 'All VR rooms',
  },
  tabs: {
    label: 'VR room',
    chat: 'Chat',
    private: 'Private',
    settings: 'Settings',
  },
  private: {
    running: 'Your show is running. Its controls are with the picture.',
    none: '{{name}} takes no private shows now.',
  },
  tokens: {
    text: 'The shop opens above this page, and the video continues.',
    logIn: 'Log in to buy tokens.',
  },
  modules: {
    label: 'Modules',
    lovense: 'Toy',
    spin_wheel: 'Wheel',
    tip: 'Tip',
    tip_menu: 'Tip menu',
  },
  view: {
    label: 'VR view of {{name}}',
    hint: 'Drag to look around',
    keys: 'Drag, or use the arrow keys, to look around. Home looks straight ahead.',
    controls: 'VR controls',
    centre: 'Look straight ahead',
    threeD: '3D: one picture for each eye',
    motion: 'Look around by moving the device',
    headset: 'Enter VR',
    problem: {
      motion:
        'The browser refuses access to the motion sensors. Allow it in the browser’s settings and try again.',
      headset: 'The headset could not be opened. Check that it is connected, then try again.',
    },
    unsupported: 'This browser cannot show VR, so you see the flat picture.',
  },
  settings: {
    view: 'View',
    viewHint:
      '3D shows one picture for each eye, for phones in a holder and 3D screens. Headsets use it too.',
    flat: '2D',
    deep: '3D',
    format: 'Picture format',
    formatHint: 'Change it only if the picture looks warped or double.',
    auto: 'As streamed ({{format}})',
    mono: '{{degrees}}°, one picture',
    sbs: '{{degrees}}°, side by side',
  },
};
