// packages/ui/src/locales/de.ts
var de = {
	more: "Mehr",
	loadMore: "Mehr laden",
	allShown: "Das ist alles.",
	field: { optional: "freiwillig" },
	password: {
		show: "Passwort anzeigen",
		hide: "Passwort verbergen"
	},
	number: {
		less: "Weniger",
		more: "Mehr",
		empty: "Leer"
	},
	tokens_one: "{{shown}} Token",
	tokens_other: "{{shown}} Tokens",
	free: "GRATIS",
	new: "Neu",
	voyeur: "Voyeur",
	versus: "Versus",
	vr: "VR",
	live: "Live",
	viewers_one: "{{shown}} Zuschauer",
	viewers_other: "{{shown}} Zuschauer",
	age: "{{shown}} Jahre",
	status: {
		online: "Online",
		private: "Privat",
		limited: "Ticketshow",
		connected: "Beschäftigt",
		standby: "Gleich zurück",
		offline: "Offline"
	},
	media: {
		by: "von {{name}}",
		pictures_one: "{{shown}} Bild",
		pictures_other: "{{shown}} Bilder",
		duration: "Dauer {{shown}}",
		owned: "Gekauft",
		unlock: "Mit Fanclub {{level}} freischalten"
	},
	fanclub: {
		supporter: "Supporter",
		insider: "Insider",
		legend: "Legend"
	},
	toasts: { hotkey: "Benachrichtigungen ({{hotkey}})" },
	appearance: {
		success: "Erfolg",
		error: "Fehler",
		info: "Hinweis",
		warning: "Warnung"
	},
	breadcrumbs: "Brotkrumen",
	error: {
		notFound: "Seite nicht gefunden",
		title: "Hoppla …",
		generic: "Ein allgemeiner Fehler ist aufgetreten …",
		code: "Code {{code}}",
		reference: "Fehlercode {{reference}}",
		suspended: "Konto gesperrt",
		suspendedUntil: "Gesperrt bis {{date}}",
		contact: "Support: {{contact}}"
	},
	skip: "Zum Inhalt springen",
	pagination: {
		label: "Seiten",
		previous: "Zurück",
		next: "Weiter",
		page: "Seite {{page}}"
	},
	nav: {
		main: "Hauptmenü",
		footer: "Fußzeile"
	},
	language: "Sprache",
	scheme: {
		label: "Darstellung",
		light: "Hell",
		dark: "Dunkel",
		system: "Wie das System"
	}
};
export { de };
