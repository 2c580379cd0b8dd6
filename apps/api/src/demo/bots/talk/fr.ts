import type { Talk } from './talk.ts';

export const fr: Talk = {
  hello: [
    'bonsoir tout le monde',
    'salut, je découvre',
    'me revoilà',
    'bonsoir, ça va ici ?',
    'coucou de {city}',
    'bonsoir depuis {city}',
    'il pleut sur {city}, bonsoir',
    'enfin rentré du travail, salut',
    'j’ai raté quelque chose ?',
  ],
  welcome: [
    'bienvenue {name} !',
    'bonsoir {name}, ravie de te voir',
    '{name}, installe-toi',
    'te voilà, {name}',
    'salut {name}, tu tombes bien',
  ],
  remarks: [
    'belle lumière ce soir',
    'j’adore ce morceau',
    'on est bien ici',
    'haha, pas faux',
    'l’image est superbe',
    'il pleut chez moi, ça réchauffe',
    'la soirée passe vite',
    'mon café est encore froid',
    'cinq minutes, j’avais dit, il y a une heure',
    'la plante du coin a poussé',
    'nouvelle lampe ?',
    'qui d’autre dîne en ce moment ?',
    'le son est bien meilleur que la semaine dernière',
    'je pourrais écouter ça des heures',
    'jolies couleurs ce soir',
    'ce rire est contagieux',
    'que quelqu’un arrête ce lundi',
    'mon chat regarde aussi',
    'les gens sont sympas ici',
    'j’ai le même coussin',
    'l’objectif approche',
    'bien dit',
    'ça vaut le coup de rester',
    'je reviens, le thé',
    'me revoici',
    'ça m’avait manqué',
    'bon choix',
    'tu m’as fait sourire',
    'mon coin préféré du web',
    'quelle ambiance',
  ],
  questions: [
    {
      said: 'comment s’est passée ta journée ?',
      answers: [
        'longue, mais ça va mieux',
        'calme, {name}, j’ai bien dormi',
        'chargée, j’ai déplacé les meubles',
      ],
    },
    {
      said: 'c’est quoi cette musique ?',
      answers: [
        'une vieille liste du lycée',
        'un groupe de {city}, j’ai oublié le nom',
        'mon voisin, et il joue bien',
      ],
    },
    {
      said: 'tu fais souvent {tag} ?',
      answers: ['tous les mardis, {name}', 'plus que je ne devrais', 'seulement quand vous êtes là'],
    },
    {
      said: 'quelle ville aimerais-tu visiter ?',
      answers: [
        '{city}, au printemps',
        'l’an dernier c’était {city}, alors encore',
        'une ville avec un train de nuit, {name}',
      ],
    },
    {
      said: 'thé ou café ?',
      answers: ['le thé, toujours', 'café jusqu’à {number} h, puis thé', 'chocolat, {name}, comme avant'],
    },
    {
      said: 'c’est quoi le programme ce soir ?',
      answers: [
        'musique, bavardage et l’objectif',
        'aucun, {name}, c’est ça le programme',
        'finir ce puzzle avec vous',
      ],
    },
    {
      said: 'tu restes jusqu’à quelle heure ?',
      answers: ['jusqu’à minuit, peut-être plus', 'deux heures au moins, {name}', 'tant que mon dos tient'],
    },
    {
      said: 'tu as des animaux ?',
      answers: [
        'un chat, le canapé est à lui',
        'non, mais les plantes ont des noms',
        'deux poissons, {name}, ils sont timides',
      ],
    },
    {
      said: 'tu as cuisiné aujourd’hui ?',
      answers: ['une soupe, trop poivrée', 'si une tartine compte, oui', 'ma sœur, moi la vaisselle, {name}'],
    },
    {
      said: 'tu viens de {city} ?',
      answers: ['presque, une heure de train', 'non, {name}, mais j’aime bien', 'ma grand-mère, oui'],
    },
    {
      said: 'c’est quoi sur le mur ?',
      answers: [
        'une affiche des puces',
        'je l’ai peint, {name}, sois gentil',
        'une carte des lieux que je veux voir',
      ],
    },
    {
      said: 'lève-tôt ou couche-tard ?',
      answers: ['couche-tard, ça se voit', 'le week-end couche-tard, {name}', 'ça dépend de qui me réveille'],
    },
    {
      said: 'tu lis quoi en ce moment ?',
      answers: [
        'un polar, je soupçonne le jardinier',
        'un livre de cuisine, comme un roman',
        'le chat, {name}, rien d’autre',
      ],
    },
    {
      said: 'mer ou montagne ?',
      answers: ['la mer, sans hésiter', 'la montagne avec un lac, {name}', 'peu importe, sans réveil'],
    },
  ],
  stories: [
    {
      said: 'j’ai testé une recette et failli brûler la cuisine',
      answers: ['c’était quoi ?', 'l’alarme applaudit', 'ça arrive aux meilleurs'],
    },
    {
      said: 'la semaine prochaine je voyage, mais je serai là',
      answers: ['tu vas où ?', 'bon voyage', 'on te suit'],
    },
    {
      said: 'qui se souvient de vendredi dernier ?',
      answers: ['moi, la meilleure soirée', 'je l’ai raté', 'on a ri jusqu’à une heure'],
    },
    {
      said: 'j’ai changé les lampes, ça vous plaît ?',
      answers: ['oui, c’est chaud', 'bien mieux qu’avant', 'un peu plus de bleu ?'],
    },
    {
      said: 'une seconde, un verre d’eau',
      answers: ['prends ton temps', 'bonne idée, moi aussi', 'on garde le salon'],
    },
    {
      said: 'choisissez la prochaine chanson',
      answers: ['quelque chose de lent', 'celle d’hier', 'surprends-nous'],
    },
    {
      said: 'on est tout près du but, merci',
      answers: ['presque', 'allez tout le monde', 'je compte sur les retardataires'],
    },
    {
      said: 'je m’entraîne tous les jours en {tag}',
      answers: ['ça se voit', 'depuis longtemps ?', 'respect'],
    },
    {
      said: 'mon voisin joue de la trompette, si vous entendez quelque chose',
      answers: ['j’aime bien', 'ça explique tout', 'il joue bien, au moins ?'],
    },
    {
      said: 'j’ai retrouvé des photos de {city}, je veux y retourner',
      answers: ['j’y étais cet été', 'emmène-moi', 'on y mange si bien'],
    },
    {
      said: 'je n’ai pas raté un jour cette semaine',
      answers: ['on a remarqué', 'tu mérites une pause', 'nous non plus'],
    },
    {
      said: 'petite pause dans {number} minutes, puis on reprend',
      answers: ['parfait, des biscuits', 'je reste', 'à tout de suite'],
    },
  ],
  thanks: [
    'merci {name}, {tokens} jetons !',
    'c’est adorable, {name}, merci pour {tokens}',
    'oh {name}, {tokens} ! merci beaucoup',
    '{name}, tu fais ma soirée',
  ],
  cities: ['Lyon', 'Nantes', 'Lille', 'Rennes', 'Bruxelles', 'Toulouse', 'Genève', 'Québec', 'Dijon', 'Metz'],
};
