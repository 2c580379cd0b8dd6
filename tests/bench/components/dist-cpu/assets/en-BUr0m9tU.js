// packages/ui/src/locales/en.ts
/** English. The other languages are typed against these keys. */
var en = {
	more: "More",
	loadMore: "Load more",
	allShown: "No more results",
	field: { optional: "optional" },
	password: {
		show: "Show password",
		hide: "Hide password"
	},
	number: {
		less: "Less",
		more: "More",
		empty: "Empty"
	},
	tokens_one: "{{shown}} token",
	tokens_other: "{{shown}} tokens",
	free: "FREE",
	new: "New",
	voyeur: "Voyeur",
	versus: "Versus",
	vr: "VR",
	live: "Live",
	viewers_one: "{{shown}} viewer",
	viewers_other: "{{shown}} viewers",
	age: "Age {{shown}}",
	status: {
		online: "Online",
		private: "Private",
		limited: "Ticket show",
		connected: "Busy",
		standby: "Back soon",
		offline: "Offline"
	},
	media: {
		by: "by {{name}}",
		pictures_one: "{{shown}} picture",
		pictures_other: "{{shown}} pictures",
		duration: "Duration {{shown}}",
		owned: "Owned",
		unlock: "Unlock with {{level}} Fan Club"
	},
	fanclub: {
		supporter: "Supporter",
		insider: "Insider",
		legend: "Legend"
	},
	toasts: { hotkey: "Notifications ({{hotkey}})" },
	appearance: {
		success: "Success",
		error: "Error",
		info: "Notice",
		warning: "Warning"
	},
	breadcrumbs: "Breadcrumbs",
	error: {
		notFound: "Page not found",
		title: "Oops...",
		generic: "A generic error occurred...",
		code: "Code {{code}}",
		reference: "Error code {{reference}}",
		suspended: "Account suspended",
		suspendedUntil: "Suspended until {{date}}",
		contact: "Contact support: {{contact}}"
	},
	skip: "Skip to content",
	pagination: {
		label: "Pages",
		previous: "Previous",
		next: "Next",
		page: "Page {{page}}"
	},
	nav: {
		main: "Main",
		footer: "Footer"
	},
	language: "Language",
	scheme: {
		label: "Appearance",
		light: "Light",
		dark: "Dark",
		system: "System"
	}
};
export { en };
