// packages/ui/src/locales/fr.ts
var fr = {
	more: "Plus",
	loadMore: "Charger plus",
	allShown: "C’est tout.",
	field: { optional: "facultatif" },
	password: {
		show: "Afficher le mot de passe",
		hide: "Masquer le mot de passe"
	},
	number: {
		less: "Moins",
		more: "Plus",
		empty: "Vide"
	},
	tokens_one: "{{shown}} jeton",
	tokens_other: "{{shown}} jetons",
	tokens_many: "{{shown}} de jetons",
	free: "GRATUIT",
	new: "Nouveau",
	voyeur: "Voyeur",
	versus: "Versus",
	vr: "VR",
	live: "En direct",
	viewers_one: "{{shown}} spectateur",
	viewers_other: "{{shown}} spectateurs",
	viewers_many: "{{shown}} de spectateurs",
	age: "{{shown}} ans",
	status: {
		online: "En ligne",
		private: "Privé",
		limited: "Show sur billet",
		connected: "Occupé",
		standby: "De retour bientôt",
		offline: "Hors ligne"
	},
	media: {
		by: "par {{name}}",
		pictures_one: "{{shown}} photo",
		pictures_other: "{{shown}} photos",
		pictures_many: "{{shown}} de photos",
		duration: "Durée {{shown}}",
		owned: "Acheté",
		unlock: "Débloquer avec le fan club {{level}}"
	},
	fanclub: {
		supporter: "Supporter",
		insider: "Insider",
		legend: "Legend"
	},
	toasts: { hotkey: "Notifications ({{hotkey}})" },
	appearance: {
		success: "Réussi",
		error: "Erreur",
		info: "Information",
		warning: "Attention"
	},
	breadcrumbs: "Fil d’Ariane",
	error: {
		notFound: "Page introuvable",
		title: "Oups...",
		generic: "Une erreur générique est survenue...",
		code: "Code {{code}}",
		reference: "Code d’erreur {{reference}}",
		suspended: "Compte suspendu",
		suspendedUntil: "Suspendu jusqu’au {{date}}",
		contact: "Contacter l’assistance : {{contact}}"
	},
	skip: "Aller au contenu",
	pagination: {
		label: "Pages",
		previous: "Précédent",
		next: "Suivant",
		page: "Page {{page}}"
	},
	nav: {
		main: "Principal",
		footer: "Pied de page"
	},
	language: "Langue",
	scheme: {
		label: "Apparence",
		light: "Clair",
		dark: "Sombre",
		system: "Comme le système"
	}
};
export { fr };
