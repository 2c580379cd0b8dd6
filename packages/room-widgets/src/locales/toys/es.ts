import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  vendors: {
    lovense: 'Lovense',
    robbocock: 'Robbocock',
  },
  panel: {
    title: 'El juguete de {{name}}',
    hint: 'Cada propina lo mueve, una tras otra.',
    level: 'Nivel {{level}} durante {{seconds}} s',
    empty: 'Nadie espera.',
    queue: 'Turnos',
    now: 'Ahora',
    turn: '{{name}}: nivel {{level}}, {{seconds}} s',
    left: 'Todos los turnos acaban en',
    more: 'y {{shown}} más',
    private: 'Las propinas mueven el juguete también en un privado. Se pagan aparte del precio por minuto.',
  },
  setup: {
    title: 'Conectar un juguete',
    hint: 'El programa del fabricante debe estar abierto en este ordenador o en tu red. Solo un marco aislado habla con él.',
    vendor: 'Fabricante',
    domain: 'Dirección',
    port: 'Puerto',
    connect: 'Conectar',
    disconnect: 'Desconectar',
    connecting: 'Buscando juguetes',
    silent: 'El programa del fabricante no responde. ¿Está abierto y son correctos la dirección y el puerto?',
    none: 'El programa responde, pero no tiene ningún juguete conectado.',
    bad: 'El fabricante no usa esa dirección.',
    toys: 'Juguetes',
    battery: '{{percent}} % de batería',
    on: 'Conectado',
    off: 'No conectado',
    moved_one: '{{shown}} turno hecho',
    moved_other: '{{shown}} turnos hechos',
    moved_many: '{{shown}} turnos hechos',
  },
};
