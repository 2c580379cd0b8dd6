import type { en } from './en.ts';

export const it: typeof en = {
  title: '{{name}} in VR',
  description:
    'Guarda {{name}} dal vivo in VR su {{site}}: guardati intorno con il mouse, la tastiera, il telefono o un visore.',
  back: 'Torna alla stanza',
  none: {
    title: '{{name}} non trasmette in VR',
    text: 'Guarda la diretta nella stanza o scegli un’altra stanza VR.',
    list: 'Tutte le stanze VR',
  },
  tabs: {
    label: 'Stanza VR',
    chat: 'Chat',
    private: 'Privato',
    settings: 'Impostazioni',
  },
  private: {
    running: 'Il tuo show è in corso. I comandi sono accanto all’immagine.',
    none: '{{name}} ora non accetta show privati.',
  },
  tokens: {
    text: 'Il negozio si apre sopra questa pagina e il video continua.',
    logIn: 'Accedi per acquistare token.',
  },
  modules: {
    label: 'Moduli',
    lovense: 'Giocattolo',
    spin_wheel: 'Ruota',
    tip: 'Mancia',
    tip_menu: 'Menu delle mance',
  },
  view: {
    label: 'Vista VR di {{name}}',
    hint: 'Trascina per guardarti intorno',
    keys: 'Trascina o usa le frecce per guardarti intorno. Home guarda dritto davanti.',
    controls: 'Comandi VR',
    centre: 'Guarda dritto davanti',
    threeD: '3D: un’immagine per ogni occhio',
    motion: 'Guardati intorno muovendo il dispositivo',
    headset: 'Entra in VR',
    problem: {
      motion:
        'Il browser non consente l’accesso ai sensori di movimento. Consentilo nelle impostazioni del browser e riprova.',
      headset: 'Non è stato possibile aprire il visore. Controlla che sia collegato e riprova.',
    },
    unsupported: 'Questo browser non può mostrare la VR, perciò vedi l’immagine piatta.',
  },
  settings: {
    view: 'Vista',
    viewHint:
      'Il 3D mostra un’immagine per ogni occhio, per i telefoni in un supporto e gli schermi 3D. Lo usano anche i visori.',
    flat: '2D',
    deep: '3D',
    format: 'Formato dell’immagine',
    formatHint: 'Cambialo solo se l’immagine appare deformata o doppia.',
    auto: 'Come trasmesso ({{format}})',
    mono: '{{degrees}}°, un’immagine',
    sbs: '{{degrees}}°, affiancate',
  },
};
