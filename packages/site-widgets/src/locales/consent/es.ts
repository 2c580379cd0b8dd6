import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  title: 'Tu elección',
  no: 'No, gracias',
  yes: 'Aceptar',
  some: 'Permitir lo elegido',
  all: 'Permitir todo',
  statistics: {
    title: '¿Podemos contar las visitas?',
    body: 'Este sitio quiere enviar las páginas que abres a sus estadísticas. No se envía nada antes de que aceptes.',
  },
  tracking: {
    title: '¿Permites el seguimiento de socios?',
    body: 'Si te trajo un socio o un anuncio, este sitio quiere guardarlo una hora, enviarlo con tu registro o compra para pagar al socio e informar a su contador.',
    popunder: 'Puede abrir la página de un socio una vez al día.',
  },
  fingerprint: {
    title: '¿Permites reconocer tu dispositivo?',
    body: 'Cuando compras tokens, este sitio quiere calcular un número a partir de la configuración de tu navegador y guardarlo cifrado con la compra 180 días para detectar fraudes.',
  },
  thumbnails: {
    title: '¿Permites una prueba de imágenes?',
    body: 'Este sitio compara dos imágenes de vista previa de las salas. Tu cuenta decide cuál de ellas te muestran las listas, y un clic en una imagen se cuenta sin tu nombre.',
  },
};
