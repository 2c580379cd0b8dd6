import type { en } from './en.ts';

export const es: typeof en = {
  preview: {
    title: 'Esto es un borrador',
    body: 'Así lo ven solo quienes tienen el enlace.',
    leave: 'Salir de la vista previa',
  },
  consent: {
    title: '¿Podemos contar las visitas?',
    body: 'Este sitio quiere enviar las páginas que abres a sus estadísticas. No se envía nada antes de que aceptes.',
    yes: 'Aceptar',
    no: 'No, gracias',
  },
  error: {
    refund_by_hand:
      'Este proveedor de pagos no devuelve nada por sí mismo. Devuelve el importe y regístralo después con tu referencia.',
    revision_conflict: 'Alguien ha cambiado este sitio entretanto. Vuelve a cargarlo.',
    site_taken: 'Ya existe un sitio con este dominio o código.',
    config_too_new: 'Este archivo es de una versión más nueva. No se ha cambiado nada.',
    brand_refused: 'Esta marca no se puede publicar así. Mira el informe.',
    image_unsupported: 'Solo se admiten imágenes PNG, WEBP o AVIF.',
    image_damaged: 'La imagen está dañada.',
    image_too_large: 'La imagen es demasiado grande.',
    asset_quota: 'No caben más imágenes en este sitio.',
  },
};
