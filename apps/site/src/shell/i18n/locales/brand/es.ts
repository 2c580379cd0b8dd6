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
};
