import type { en } from './en.ts';

export const es: typeof en = {
  title: 'Empieza a emitir',
  why: 'Abre tu propia sala. Un operador revisa cada solicitud.',
  description: 'Regístrate para emitir en {{site}}.',
  legalName: 'Nombre legal',
  legalNameHint: 'Como en tu documento de identidad. Solo lo ve el operador.',
  stageName: 'Nombre artístico',
  stageNameHint: 'Los espectadores lo ven en tu sala.',
  country: 'País',
  gender: 'Género',
  genderOf: { none: 'Elige', f: 'Mujer', m: 'Hombre', t: 'Trans', c: 'Pareja' },
  next: 'Continuar con el acuerdo',
  again: 'Enviar de nuevo',
  agreementTitle: 'Lee y firma el acuerdo',
  signature: 'Tu nombre de usuario como firma',
  sign: 'Firmar y enviar',
  reviewTitle: 'Tu solicitud se está revisando',
  reviewWhy:
    'Un operador comprueba tus datos y tu identidad fuera de este sitio. No envíes aquí documentos de identidad: el sitio no guarda ninguno. Recibirás un correo con la decisión.',
  rejectedTitle: 'Tu solicitud no se ha aprobado',
  approvedTitle: 'Ya puedes emitir',
  approvedWhy: 'Tu sala ya existe. Define el tema y los precios antes de empezar.',
  toRoom: 'Abrir mi sala',
  viewerTitle: 'Con esta cuenta no se puede emitir',
  viewerWhy:
    'No se creó para emitir y eso no se puede cambiar. Cierra la sesión para crear una cuenta de emisión; después puedes vincular las dos.',
  missing: 'El acuerdo ha cambiado. Léelo y fírmalo primero.',
  pitch: {
    tips: 'de cada propina y de cada minuto de un show es tuyo.',
    fanClub: 'de lo que paga tu club de fans es tuyo.',
    payout: 'tokens bastan para pedir un pago.',
    yours: 'Tú decides los precios, los horarios y los lugares donde nadie te ve.',
    steps: 'De la cuenta a la emisión',
    step: { account: 'Cuenta', agreement: 'Acuerdo', review: 'Revisión', live: 'En directo' },
  },
};
