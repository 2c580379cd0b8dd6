import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  vendors: {
    lovense: 'Lovense',
    robbocock: 'Robbocock',
  },
  panel: {
    title: 'Le jouet de {{name}}',
    hint: 'Chaque pourboire l’anime, l’un après l’autre.',
    level: 'Niveau {{level}} pendant {{seconds}} s',
    empty: 'Personne n’attend.',
    queue: 'Tours',
    now: 'Maintenant',
    turn: '{{name}} : niveau {{level}}, {{seconds}} s',
    left: 'Fin de tous les tours dans',
    more: 'et {{shown}} de plus',
    private: 'En privé aussi, les pourboires animent le jouet. Ils s’ajoutent au prix à la minute.',
  },
  setup: {
    title: 'Connecter un jouet',
    hint: 'Le programme du fabricant doit tourner sur cet ordinateur ou dans votre réseau. Seul un cadre isolé lui parle.',
    vendor: 'Fabricant',
    domain: 'Adresse',
    port: 'Port',
    connect: 'Connecter',
    disconnect: 'Déconnecter',
    connecting: 'Recherche de jouets',
    silent: 'Le programme du fabricant ne répond pas. Est-il ouvert, l’adresse et le port sont-ils justes ?',
    none: 'Le programme répond, mais aucun jouet n’y est connecté.',
    bad: 'Le fabricant n’utilise pas cette adresse.',
    toys: 'Jouets',
    battery: 'Batterie : {{percent}} %',
    on: 'Connecté',
    off: 'Non connecté',
    moved_one: '{{shown}} tour effectué',
    moved_other: '{{shown}} tours effectués',
    moved_many: '{{shown}} tours effectués',
  },
};
