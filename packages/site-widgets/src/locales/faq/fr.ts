import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Questions fréquentes',
  seo: 'Questions fréquentes · {{site}}',
  seoArticle: '{{question}} · {{site}}',
  description: 'Réponses sur les directs, les jetons, les paiements, les shows et les comptes sur {{site}}.',
  topics: {
    start: 'Premiers pas',
    payments: 'Jetons et paiements',
    shows: 'Salons, shows et fan clubs',
    account: 'Compte et sécurité',
    broadcasters: 'Diffuser',
    other: 'Autres questions',
  },
  link: 'Lien vers cette réponse',
  related: 'Plus sur ce sujet',
  pages: 'Pages utiles',
  pageNames: {
    tokens: 'Jetons',
    signup: 'Inscription',
    support: 'Assistance',
    complaints: 'Réclamations et retrait',
    fanClubs: 'Fan clubs',
    password: 'Réinitialiser le mot de passe',
    broadcasting: 'S’inscrire pour diffuser',
    age: 'Vérification de l’âge',
  },
  untranslated: 'Cette réponse n’existe qu’en anglais.',
  empty: 'Il n’y a pas encore de questions',
  all: 'Toutes les questions',
  support: 'Contacter l’assistance',
  notHere: 'Votre question n’y est pas ?',
};
