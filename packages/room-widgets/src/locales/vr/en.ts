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
    running: 'Your show is running. Its controls are next to the video.',
    none: '{{name}} is not taking private shows right now.',
  },
  tokens: {
    text: 'The shop opens on top of this page, and the video keeps playing.',
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
    keys: 'Drag or use the arrow keys to look around. Press Home to look straight ahead.',
    controls: 'VR controls',
    centre: 'Look straight ahead',
    threeD: '3D: one picture for each eye',
    motion: 'Look around by moving the device',
    headset: 'Enter VR',
    problem: {
      motion: 'Your browser blocks the motion sensors. Allow them in the browser’s settings and try again.',
      headset: 'Could not connect to the headset. Check that it is plugged in, then try again.',
    },
    unsupported: 'This browser does not support VR, so the video is flat.',
  },
  settings: {
    view: 'View',
    viewHint:
      '3D shows one picture for each eye, for phones in a holder and 3D screens. Headsets use it too.',
    flat: '2D',
    deep: '3D',
    format: 'Picture format',
    formatHint: 'Change this only if the picture looks warped or doubled.',
    auto: 'As streamed ({{format}})',
    mono: '{{degrees}}°, one picture',
    sbs: '{{degrees}}°, side by side',
  },
};
