import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const it: TextsOf<typeof en> = {
  vendors: {
    lovense: 'Lovense',
    robbocock: 'Robbocock',
  },
  panel: {
    title: 'Il toy di {{name}}',
    hint: 'Ogni mancia lo muove, una dopo l’altra.',
    level: 'Livello {{level}} per {{seconds}} s',
    empty: 'Nessuno è in attesa.',
    queue: 'Turni',
    now: 'Adesso',
    turn: '{{name}}: livello {{level}}, {{seconds}} s',
    left: 'Tutti i turni finiscono tra',
    more: 'e altri {{shown}}',
    private: 'Le mance muovono il toy anche in privato. Si aggiungono al prezzo al minuto.',
  },
  setup: {
    title: 'Collega un toy',
    hint: 'Il programma del produttore deve essere aperto su questo computer o nella tua rete. Solo un riquadro isolato gli parla.',
    vendor: 'Produttore',
    domain: 'Indirizzo',
    port: 'Porta',
    connect: 'Collega',
    disconnect: 'Scollega',
    connecting: 'Ricerca dei toy',
    silent: 'Il programma del produttore non risponde. È aperto? Indirizzo e porta sono giusti?',
    none: 'Il programma risponde, ma non ha toy collegati.',
    bad: 'Il produttore non usa questo indirizzo.',
    toys: 'Dispositivi',
    battery: 'Batteria {{percent}} %',
    on: 'Collegato',
    off: 'Non collegato',
    moved_one: '{{shown}} turno eseguito',
    moved_other: '{{shown}} turni eseguiti',
    moved_many: '{{shown}} turni eseguiti',
  },
};
