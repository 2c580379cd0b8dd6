// packages/ui/src/locales/common/en.ts
/** Words that several packages share. The other languages are typed against these keys. */
var en = {
	loading: "Loading",
	close: "Close",
	cancel: "Cancel",
	retry: "Try again",
	reload: "Reload",
	notLoaded: "This part of the page could not be loaded.",
	sendAgain: "Send again",
	notNow: "Not now",
	save: "Save",
	saved: "Saved",
	accept: "Accept",
	decline: "Decline",
	buyTokens: "Buy tokens",
	balance: "Your balance",
	report: "Report",
	problem: {
		required: "Required",
		too_short: "Too short",
		too_long: "Too long",
		too_small: "Too small",
		too_big: "Too large",
		invalid_format: "Invalid format",
		taken: "Already taken",
		reserved: "Reserved name",
		under_age: "You must be 18 or older",
		not_accepted: "Accept this to continue",
		unknown_field: "Unknown field"
	}
};
export { en };
