import type { en } from './en.ts';

export const es: typeof en = {
  title: 'Preguntas frecuentes',
  seo: 'Preguntas frecuentes · {{site}}',
  seoArticle: '{{question}} · {{site}}',
  description: 'Respuestas sobre mirar, tokens, pagos, shows y cuentas en {{site}}.',
  topics: {
    start: 'Primeros pasos',
    payments: 'Tokens y pagos',
    shows: 'Salas, shows y clubes de fans',
    account: 'Cuenta y seguridad',
    broadcasters: 'Emitir',
    other: 'Más preguntas',
  },
  link: 'Enlace a esta respuesta',
  related: 'Más sobre este tema',
  pages: 'Páginas que ayudan',
  pageNames: {
    tokens: 'Tokens',
    signup: 'Registrarse',
    support: 'Soporte',
    complaints: 'Reclamaciones y retirada',
    fanClubs: 'Clubes de fans',
    password: 'Cambiar la contraseña',
    broadcasting: 'Registrarse para emitir',
    age: 'Verificación de edad',
  },
  untranslated: 'Esta respuesta solo está en inglés.',
  empty: 'Todavía no hay preguntas',
  all: 'Todas las preguntas',
  support: 'Contactar con soporte',
  notHere: '¿No está tu pregunta?',
};
