// packages/ui/src/locales/es.ts
var es = {
	more: "Más",
	loadMore: "Cargar más",
	allShown: "Eso es todo.",
	field: { optional: "opcional" },
	password: {
		show: "Mostrar contraseña",
		hide: "Ocultar contraseña"
	},
	number: {
		less: "Menos",
		more: "Más",
		empty: "Vacío"
	},
	tokens_one: "{{shown}} token",
	tokens_other: "{{shown}} tokens",
	tokens_many: "{{shown}} de tokens",
	free: "GRATIS",
	new: "Nuevo",
	voyeur: "Voyeur",
	versus: "Versus",
	vr: "VR",
	live: "En vivo",
	viewers_one: "{{shown}} espectador",
	viewers_other: "{{shown}} espectadores",
	viewers_many: "{{shown}} de espectadores",
	age: "{{shown}} años",
	status: {
		online: "En línea",
		private: "Privado",
		limited: "Show con entrada",
		connected: "Ocupada",
		standby: "Vuelve pronto",
		offline: "Desconectado"
	},
	media: {
		by: "de {{name}}",
		pictures_one: "{{shown}} foto",
		pictures_other: "{{shown}} fotos",
		pictures_many: "{{shown}} de fotos",
		duration: "Duración {{shown}}",
		owned: "Comprado",
		unlock: "Desbloquea con el club de fans {{level}}"
	},
	fanclub: {
		supporter: "Supporter",
		insider: "Insider",
		legend: "Legend"
	},
	toasts: { hotkey: "Notificaciones ({{hotkey}})" },
	appearance: {
		success: "Correcto",
		error: "Error",
		info: "Aviso",
		warning: "Atención"
	},
	breadcrumbs: "Ruta de navegación",
	error: {
		notFound: "Página no encontrada",
		title: "Vaya...",
		generic: "Se produjo un error genérico...",
		code: "Código {{code}}",
		reference: "Código de error {{reference}}",
		suspended: "Cuenta suspendida",
		suspendedUntil: "Suspendida hasta el {{date}}",
		contact: "Contacta con soporte: {{contact}}"
	},
	skip: "Saltar al contenido",
	pagination: {
		label: "Páginas",
		previous: "Anterior",
		next: "Siguiente",
		page: "Página {{page}}"
	},
	nav: {
		main: "Principal",
		footer: "Pie de página"
	},
	language: "Idioma",
	scheme: {
		label: "Apariencia",
		light: "Claro",
		dark: "Oscuro",
		system: "Como el sistema"
	}
};
export { es };
