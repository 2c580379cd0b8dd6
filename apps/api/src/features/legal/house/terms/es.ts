import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Condiciones de uso',
  sections: [
    {
      heading: 'A quién obligan',
      paragraphs: [
        'Estas condiciones rigen entre tú y {operator}, operador de {site}. Las aceptas al crear una cuenta. Sin cuenta, se aplican a cada visita.',
      ],
    },
    {
      heading: 'Edad',
      paragraphs: [
        'Debes tener al menos 18 años y ser mayor de edad donde vives. Si un lugar exige verificar la edad, lo haces antes de ver contenido protegido.',
      ],
    },
    {
      heading: 'Tu cuenta',
      paragraphs: [
        'Tienes una sola cuenta y la usas tú. Mantienes tu contraseña en secreto y dices la verdad sobre tu fecha de nacimiento. Lo que se haga con tu cuenta se te atribuye, salvo que no pudieras evitarlo.',
      ],
    },
    {
      heading: 'Tokens',
      paragraphs: [
        'Compras tokens al operador mediante un proveedor de pagos y los gastas en propinas, shows, contenido, clubes de fans y encargos. El precio se muestra antes de confirmar. Los tokens no son dinero: no generan intereses ni se intercambian entre espectadores.',
        'Las propinas y los minutos transcurridos de un show son definitivos. Se mantienen los derechos que te da la ley, por ejemplo tras un pago que no autorizaste.',
      ],
    },
    {
      heading: 'Shows y contenido',
      paragraphs: [
        'Los shows privados, y espiarlos, tienen un precio por minuto. Pagas cada diez segundos empezados, y terminan cuando se agotan tus tokens o tu crédito. El contenido que compras es solo para ti.',
      ],
    },
    {
      heading: 'Qué está prohibido',
      paragraphs: [],
      items: [
        'Contenido o conductas con menores, violencia, coacción, trata o animales.',
        'Grabar, copiar o difundir emisiones, imágenes, vídeos o mensajes sin permiso de su titular.',
        'Acosar, amenazar o publicar datos privados de otras personas.',
        'El fraude, el abuso de los pagos y el acceso automático que perturbe el servicio.',
        'Concertar citas para servicios sexuales de pago.',
      ],
    },
    {
      heading: 'Emisores',
      paragraphs: [
        'Los emisores son mayores de edad, actúan libremente y tienen todos los derechos sobre lo que muestran. Quienes aparecen con ellos son mayores de edad y han dado su consentimiento. El operador retiene una comisión de lo que gastan los espectadores.',
      ],
    },
    {
      heading: 'Suspensión y fin',
      paragraphs: [
        'Puedes dejar de usar el sitio en cualquier momento y pedir al operador que cierre tu cuenta. El operador puede suspender una cuenta que incumpla estas condiciones o ponga en peligro a otros.',
      ],
    },
    {
      heading: 'Disponibilidad',
      paragraphs: [
        'El operador no garantiza que el sitio o un emisor estén siempre disponibles. La responsabilidad se rige por la ley aplicable al operador.',
      ],
    },
    {
      heading: 'Cambios',
      paragraphs: [
        'La fecha de este texto es su versión. Cuando se publica una versión nueva, se te pide que la aceptes al iniciar sesión.',
      ],
    },
    {
      heading: 'Contacto',
      paragraphs: ['Escribe a {support}.'],
    },
  ],
};
