import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const fr: TextsOf<typeof en> = {
  state: {
    waiting: 'Domaine pas encore vérifié',
    proven: 'Domaine vérifié',
    failing: 'La preuve du domaine manque',
  },
  why: 'Les visiteurs de ce domaine voient le site par défaut tant que vous n’avez pas prouvé qu’il est à vous.',
  failing:
    'Les dernières vérifications n’ont pas trouvé la preuve. La marque est affichée jusqu’au {{time}}.',
  how: 'Créez cet enregistrement TXT sur le serveur de noms de votre domaine, ou placez un fichier texte avec la même valeur à l’adresse ci-dessous. Nous le cherchons toutes les dix minutes.',
  record: 'Nom de l’enregistrement TXT',
  value: 'Valeur',
  file: 'Adresse du fichier',
  missing: 'Ni l’enregistrement ni le fichier n’ont été trouvés.',
  different: 'Un enregistrement ou un fichier a été trouvé, mais avec une autre valeur.',
  checked: 'Dernière vérification {{time}}',
  never: 'Pas encore vérifié',
  check: 'Vérifier maintenant',
  found: 'Le domaine est vérifié.',
  notFound: 'La preuve n’a pas encore été trouvée.',
  by: {
    dns: 'par l’enregistrement TXT',
    file: 'par le fichier',
  },
  none: 'Aucune vérification du domaine nécessaire',
  sites: 'Sites',
  empty: 'Il n’y a aucun site.',
  edit: 'Modifier la marque',
  add: 'Nouveau site',
  domain: 'Domaine',
  domainHint: 'Sans https, par exemple cams.example.com',
  code: 'Code du site',
  codeHint: 'Minuscules, chiffres et traits d’union. Il ne peut pas être modifié.',
  name: 'Nom',
  owner: 'Nom d’utilisateur du propriétaire',
  ownerHint: 'Facultatif. Le propriétaire modifie la marque.',
  create: 'Créer le site',
  created: '{{name}} est créé. Créez maintenant son enregistrement.',
};
