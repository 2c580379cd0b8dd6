import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Registros de edad',
  sections: [
    {
      heading: 'Solo adultos',
      paragraphs: [
        'Toda persona que aparece en emisiones, imágenes o vídeos de {site} debía tener al menos 18 años cuando se hicieron.',
      ],
    },
    {
      heading: 'Registros',
      paragraphs: [
        'Cuando la ley exige registros de la identidad y la edad de los artistas, como 18 U.S.C. § 2257, el emisor que produce el contenido y el operador del sitio conservan cada uno los registros que la ley les exige.',
      ],
    },
    {
      heading: 'Custodio',
      paragraphs: [
        'Para saber quién conserva los registros y dónde se pueden consultar, escribe a {support}.',
      ],
    },
    {
      heading: 'Comunicar una duda',
      paragraphs: [
        'Si crees que una persona que aparece aquí es menor de 18 años, comunícalo de inmediato a {support}. Estos avisos se atienden primero.',
      ],
    },
  ],
};
