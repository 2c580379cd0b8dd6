import type { TextsOf } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  loading: 'Cargando',
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  reload: 'Recargar',
  notLoaded: 'Esta parte de la página no se ha podido cargar.',
  sendAgain: 'Enviar de nuevo',
  notNow: 'Ahora no',
  save: 'Guardar',
  saved: 'Guardada',
  accept: 'Aceptar',
  decline: 'Rechazar',
  buyTokens: 'Comprar tokens',
  balance: 'Tu saldo',
  report: 'Denunciar',
  liveNow: 'En directo ahora',
  problem: {
    required: 'Obligatorio',
    too_short: 'Demasiado corto',
    too_long: 'Demasiado largo',
    too_small: 'Demasiado pequeño',
    too_big: 'Demasiado grande',
    invalid_format: 'Formato no válido',
    taken: 'Ya está en uso',
    reserved: 'Nombre reservado',
    under_age: 'Debes tener 18 años o más',
    not_accepted: 'Acéptalo para continuar',
    unknown_field: 'Campo desconocido',
  },
};
