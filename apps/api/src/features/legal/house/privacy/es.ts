import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Política de privacidad',
  sections: [
    {
      heading: 'Responsable',
      paragraphs: [
        '{operator}, operador de {site}, es responsable de tus datos personales.',
        'Escribe a {support}.',
      ],
    },
    {
      heading: 'Qué se guarda',
      paragraphs: [],
      items: [
        'Cuenta: nombre de usuario, correo electrónico, fecha de nacimiento, idioma, país, ajustes y un hash de tu contraseña. La contraseña no se guarda.',
        'Aceptación: qué versión de las condiciones aceptaste y cuándo.',
        'Dinero: compras, propinas, gastos y saldos en un libro contable que nunca se reescribe.',
        'Tarjetas: marca, últimas cuatro cifras, caducidad y un token del proveedor de pagos. El número de la tarjeta no se guarda.',
        'Actividad: salas visitadas, emisores que sigues, valoraciones, notas privadas, mensajes privados y contenido comprado.',
        'Encargos: tus peticiones y sus respuestas. Una foto que envías para que la valoren solo la veis tú y ese emisor. Se borra si el encargo no se acepta y, como muy tarde, a los siete días.',
        'Emisores: perfil, contenido, ajustes de la sala, ingresos y grabaciones de shows.',
        'Datos técnicos: sesiones e informes de errores de tu navegador, que se borran a los 30 días.',
        'Si lo aceptaste: el socio o el anuncio que te trajo aquí, con tu registro y tus compras, mientras exista tu cuenta. Un valor cifrado de tu dispositivo, con las compras, durante 180 días, para detectar fraudes.',
        'Si activaste las notificaciones push: la dirección de tu navegador en su servicio push y sus claves, hasta que las desactives o cierres la sesión.',
      ],
    },
    {
      heading: 'Para qué',
      paragraphs: [
        'Los datos sirven para ofrecerte tu cuenta y tus compras, prevenir abusos y fraudes, comprobar la edad y cumplir obligaciones legales como la contabilidad. Las estadísticas de páginas visitadas se envían solo si el operador ha configurado ese servicio y tú has aceptado.',
      ],
    },
    {
      heading: 'Quién recibe datos',
      paragraphs: [],
      items: [
        'Los proveedores de pagos, para los pagos que inicias.',
        'Los proveedores técnicos, como alojamiento y correo, por cuenta del operador.',
        'Los emisores y otros usuarios ven tu nombre de usuario, lo que les escribes y tus propinas.',
        'El servicio push de tu navegador, si activaste las notificaciones push. Las entrega y no puede leerlas.',
        'Las autoridades, cuando la ley lo exige.',
      ],
    },
    {
      heading: 'Cuánto tiempo',
      paragraphs: [
        'Las sesiones terminan como máximo a los 30 días. Los correos enviados se borran a los 7 días. Los asientos contables se conservan mientras lo exija la contabilidad. Los demás datos se conservan mientras exista tu cuenta.',
      ],
    },
    {
      heading: 'Tus derechos',
      paragraphs: [
        'Puedes pedir una copia de tus datos, su corrección o su borrado, oponerte a su uso y retirar un consentimiento. También puedes reclamar ante una autoridad de protección de datos.',
        'Para ejercer estos derechos, escribe a {support}.',
      ],
    },
  ],
};
