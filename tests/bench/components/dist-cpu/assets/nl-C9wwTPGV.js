// packages/ui/src/locales/nl.ts
var nl = {
	more: "Meer",
	loadMore: "Meer laden",
	allShown: "Dat is alles.",
	field: { optional: "optioneel" },
	password: {
		show: "Wachtwoord tonen",
		hide: "Wachtwoord verbergen"
	},
	number: {
		less: "Minder",
		more: "Meer",
		empty: "Leeg"
	},
	tokens_one: "{{shown}} token",
	tokens_other: "{{shown}} tokens",
	free: "GRATIS",
	new: "Nieuw",
	voyeur: "Voyeur",
	versus: "Versus",
	vr: "VR",
	live: "Live",
	viewers_one: "{{shown}} kijker",
	viewers_other: "{{shown}} kijkers",
	age: "{{shown}} jaar",
	status: {
		online: "Online",
		private: "Privé",
		limited: "Ticketshow",
		connected: "Bezet",
		standby: "Zo terug",
		offline: "Offline"
	},
	media: {
		by: "door {{name}}",
		pictures_one: "{{shown}} foto",
		pictures_other: "{{shown}} foto’s",
		duration: "Duur {{shown}}",
		owned: "Gekocht",
		unlock: "Ontgrendel met fanclub {{level}}"
	},
	fanclub: {
		supporter: "Supporter",
		insider: "Insider",
		legend: "Legend"
	},
	toasts: { hotkey: "Meldingen ({{hotkey}})" },
	appearance: {
		success: "Gelukt",
		error: "Fout",
		info: "Melding",
		warning: "Let op"
	},
	breadcrumbs: "Kruimelpad",
	error: {
		notFound: "Pagina niet gevonden",
		title: "Oeps...",
		generic: "Er is een algemene fout opgetreden...",
		code: "Code {{code}}",
		reference: "Foutcode {{reference}}",
		suspended: "Account geschorst",
		suspendedUntil: "Geschorst tot {{date}}",
		contact: "Neem contact op met support: {{contact}}"
	},
	skip: "Naar de inhoud",
	pagination: {
		label: "Pagina’s",
		previous: "Vorige",
		next: "Volgende",
		page: "Pagina {{page}}"
	},
	nav: {
		main: "Hoofdmenu",
		footer: "Voettekst"
	},
	language: "Taal",
	scheme: {
		label: "Weergave",
		light: "Licht",
		dark: "Donker",
		system: "Zoals het systeem"
	}
};
export { nl };
