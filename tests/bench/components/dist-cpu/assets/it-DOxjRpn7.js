// packages/ui/src/locales/it.ts
var it = {
	more: "Altro",
	loadMore: "Carica altri",
	allShown: "È tutto.",
	field: { optional: "facoltativo" },
	password: {
		show: "Mostra password",
		hide: "Nascondi password"
	},
	number: {
		less: "Meno",
		more: "Più",
		empty: "Vuoto"
	},
	tokens_one: "{{shown}} token",
	tokens_other: "{{shown}} token",
	tokens_many: "{{shown}} di token",
	free: "GRATIS",
	new: "Nuovo",
	voyeur: "Voyeur",
	versus: "Versus",
	vr: "VR",
	live: "In diretta",
	viewers_one: "{{shown}} spettatore",
	viewers_other: "{{shown}} spettatori",
	viewers_many: "{{shown}} di spettatori",
	age: "{{shown}} anni",
	status: {
		online: "Online",
		private: "Privato",
		limited: "Show a biglietto",
		connected: "Occupato",
		standby: "Torna presto",
		offline: "Offline"
	},
	media: {
		by: "di {{name}}",
		pictures_one: "{{shown}} foto",
		pictures_other: "{{shown}} foto",
		pictures_many: "{{shown}} di foto",
		duration: "Durata {{shown}}",
		owned: "Acquistato",
		unlock: "Sblocca con il fan club {{level}}"
	},
	fanclub: {
		supporter: "Supporter",
		insider: "Insider",
		legend: "Legend"
	},
	toasts: { hotkey: "Notifiche ({{hotkey}})" },
	appearance: {
		success: "Riuscito",
		error: "Errore",
		info: "Avviso",
		warning: "Attenzione"
	},
	breadcrumbs: "Percorso",
	error: {
		notFound: "Pagina non trovata",
		title: "Ops...",
		generic: "Si è verificato un errore generico...",
		code: "Codice {{code}}",
		reference: "Codice di errore {{reference}}",
		suspended: "Account sospeso",
		suspendedUntil: "Sospeso fino al {{date}}",
		contact: "Contatta l’assistenza: {{contact}}"
	},
	skip: "Vai al contenuto",
	pagination: {
		label: "Pagine",
		previous: "Indietro",
		next: "Avanti",
		page: "Pagina {{page}}"
	},
	nav: {
		main: "Principale",
		footer: "Piè di pagina"
	},
	language: "Lingua",
	scheme: {
		label: "Aspetto",
		light: "Chiaro",
		dark: "Scuro",
		system: "Come il sistema"
	}
};
export { it };
