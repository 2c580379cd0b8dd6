import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Reclamaciones y retirada de contenido',
  sections: [
    {
      heading: 'Qué puedes comunicar',
      paragraphs: [],
      items: [
        'Una imagen, un vídeo o una emisión que te muestra sin tu consentimiento.',
        'Contenido que parece mostrar a un menor, violencia, coacción o trata.',
        'Contenido que infringe tu derecho de autor u otro derecho.',
        'Conductas de un usuario o emisor que incumplen las condiciones de uso.',
      ],
    },
    {
      heading: 'Cómo comunicarlo',
      paragraphs: ['Envía tu aviso a {support}.'],
      items: [
        'La dirección de la página o el nombre de usuario del emisor.',
        'Qué está mal y desde cuándo.',
        'Cómo localizarte. Si comunicas una infracción de tus derechos, indica la obra y declara que eres el titular.',
      ],
    },
    {
      heading: 'Qué pasa después',
      paragraphs: [
        'El operador examina cada aviso y, mientras tanto, puede retirar el contenido o suspender la cuenta. Si apareces sin tu consentimiento, basta con decirlo: no tienes que dar motivos. Se te comunica el resultado.',
      ],
    },
    {
      heading: 'Si no estás de acuerdo',
      paragraphs: [
        'Si se retiró tu contenido o se rechazó un aviso, puedes pedir un segundo examen en {support}.',
      ],
    },
  ],
};
