import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Acuerdo para emisores',
  sections: [
    {
      heading: 'Quién emite',
      paragraphs: [
        'Tienes al menos 18 años, igual que todas las personas que aparecen contigo. Emites por voluntad propia y no muestras a nadie que no haya dado su consentimiento.',
      ],
    },
    {
      heading: 'Tu identidad',
      paragraphs: [
        'Antes de que puedas emitir, el operador de {site} comprueba tu identidad fuera de este sitio. Aquí no se suben documentos de identidad y el sitio no guarda ninguno. Tú conservas los registros que la ley exige a los productores.',
      ],
    },
    {
      heading: 'Qué está prohibido',
      paragraphs: [
        'No muestras nada contrario a la ley o a las condiciones de uso, ni grabas a ningún espectador sin su consentimiento.',
      ],
    },
    {
      heading: 'Dinero',
      paragraphs: [
        'Los tokens que los espectadores gastan en ti se abonan en tu cuenta tras la comisión del operador. Pagas tus propios impuestos.',
      ],
    },
    {
      heading: 'Fin',
      paragraphs: [
        'Tú y el operador podéis terminar este acuerdo en cualquier momento. Lo que hayas ganado antes se paga igualmente. Preguntas: {support}.',
      ],
    },
  ],
};
