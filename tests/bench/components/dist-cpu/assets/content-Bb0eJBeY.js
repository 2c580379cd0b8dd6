// tests/bench/components/src/content.ts
var pictures = Array.from({ length: 12 }, (_, index) => {
	const hue = index * 30;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="hsl(${hue} 45% 22%)"/><circle cx="${80 + index * 9}" cy="150" r="90" fill="hsl(${hue + 60} 70% 45%)"/></svg>`;
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
});
var makeCards = (count, round = 0) => Array.from({ length: count }, (_, id) => ({
	id,
	title: `Night set ${id + 1}, three songs`,
	by: `Aurora ${id % 40}`,
	price: 20 + (id * 7 + round * 13) % 400,
	picture: pictures[id % pictures.length] ?? ""
}));
/** The badges of a composed card, and the words of its button. */
var badgeTexts = [
	"New",
	"HD",
	"Toy"
];
var tipText = (price) => `Tip ${price}`;
/** The coin beside each price and its text for screen readers; part of the content of every card. */
var coin = {
	viewBox: "0 0 20 20",
	face: "M10 4.6 11.5 8.5 15.4 10 11.5 11.5 10 15.4 8.5 11.5 4.6 10 8.5 8.5Z"
};
var hidden = {
	position: "absolute",
	width: "1px",
	height: "1px",
	overflow: "hidden",
	clipPath: "inset(50%)",
	whiteSpace: "nowrap"
};
var menuItems = [
	"Profile",
	"Tokens",
	"Favourites",
	"Settings",
	"Help",
	"Sign out"
];
var dialogText = {
	title: "Confirm your tip",
	body: "You are about to send 250 tokens.",
	no: "Not now",
	yes: "Send tip"
};
var toastText = "Tip sent: 250 tokens.";
export { makeCards as a, toastText as c, hidden as i, coin as n, menuItems as o, dialogText as r, tipText as s, badgeTexts as t };
