import type { TextsOf } from '@footlight/ui';
import type { en } from './en.ts';

export const es: TextsOf<typeof en> = {
  label: 'Cuenta',
  contents: 'En esta página',
  settings: 'Ajustes',
  verify: 'Verificación',
  goLive: 'Emitir en directo',
  studioRooms: 'Salas de mi estudio',
  myMedia: 'Mi contenido',
  security: 'Seguridad',
  backOffice: 'Administración',
  membership: 'Membresía',
  fanClubs: 'Clubes de fans',
  changeTo: 'Cambiar a {{name}}',
  menu: 'Cuenta de {{name}}',
  brandStudio: 'Brand Studio',
  messages: 'Mensajes',
  logout: 'Salir',
  history: 'Historial',
  noHistory: 'Aún no hay salas',
  noHistoryHint: 'Aquí quedan las salas que visitas, solo para ti.',
  balance: {
    balance: 'Saldo confirmado',
    explain: 'Con tokens pagas propinas, shows y contenido. Diez tokens cuestan un dólar.',
    blocked: 'Con esta cuenta no se pueden comprar tokens por ahora.',
    unconfirmed: 'Tu correo no está confirmado. Los tokens gratis y algunas ofertas dependen de ello.',
    history: 'Historial',
  },
};
