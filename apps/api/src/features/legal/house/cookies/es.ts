import type { LegalText } from '@footlight/contract';

export const text: LegalText = {
  title: 'Aviso de cookies',
  sections: [
    {
      heading: 'Qué se guarda en tu navegador',
      paragraphs: [
        '{site} usa cookies propias y el almacenamiento de tu navegador. No instala cookies publicitarias.',
      ],
    },
    {
      heading: 'Necesarias',
      paragraphs: [],
      items: [
        'fl_session mantiene tu sesión iniciada, 30 días como máximo.',
        'fl_settings guarda tus ajustes sin sesión iniciada, 30 días como máximo.',
        'fl_door_… recuerda que introdujiste la contraseña de una sala.',
        'fl_brand_preview muestra la vista previa de un diseño a quien tiene su enlace.',
      ],
    },
    {
      heading: 'Preferencias',
      paragraphs: [],
      items: [
        'fl_lang, fl_scheme y fl_gender recuerdan durante un año tu idioma, el aspecto y la sección elegida.',
        'El almacenamiento de tu navegador guarda borradores, una compra sin terminar, tus opciones del chat y tu respuesta sobre estadísticas.',
      ],
    },
    {
      heading: 'Estadísticas',
      paragraphs: [
        'Si el operador ha configurado un servicio de estadísticas, el sitio te pregunta antes. No se envía nada hasta que aceptas.',
      ],
    },
    {
      heading: 'Solo con tu consentimiento',
      paragraphs: [],
      items: [
        'tracking: el socio o el anuncio que te trajo aquí, durante una hora.',
        'popunder: cuándo se abrió por última vez la página de un socio.',
        'fingerprint: un número que se calcula a partir de la configuración de tu navegador cuando compras tokens, durante un día como máximo.',
        'push: que activaste o desactivaste las notificaciones push en este navegador. Se conserva hasta que lo borres.',
        'El almacenamiento del navegador guarda tus respuestas. Puedes cambiarlas abajo; lo que permitían guardar se borra entonces.',
      ],
    },
    {
      heading: 'Tu elección',
      paragraphs: [
        'Puedes borrar las cookies y los datos guardados en los ajustes de tu navegador cuando quieras. Se cerrará tu sesión y se perderán tus preferencias y borradores.',
      ],
    },
    {
      heading: 'Preguntas',
      paragraphs: ['Escribe a {support}.'],
    },
  ],
};
