import { c as toastText, i as hidden, n as coin, o as menuItems, r as dialogText, s as tipText, t as badgeTexts } from "./content-Bb0eJBeY.js";
// tests/bench/components/src/subjects/plain.ts
var element = (tag, props = {}, ...children) => {
	const made = Object.assign(document.createElement(tag), props);
	made.append(...children);
	return made;
};
var grid = element("div", { className: "bench-grid" });
var button = element("button", { textContent: "Account" });
var shown = [];
var composedGrid = element("div", { className: "bench-grid" });
var composed = [];
var words = (price) => `${price} tokens`;
var SVG = "http://www.w3.org/2000/svg";
var shape = (tag, attributes, ...children) => {
	const made = document.createElementNS(SVG, tag);
	for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
	made.append(...children);
	return made;
};
var makeCoin = () => shape("svg", {
	viewBox: coin.viewBox,
	width: "16",
	height: "16",
	"aria-hidden": "true"
}, shape("circle", {
	cx: "10",
	cy: "10",
	r: "9",
	fill: "#e0a800"
}), shape("circle", {
	cx: "10",
	cy: "10",
	r: "7",
	fill: "#f5d36b"
}), shape("path", {
	d: coin.face,
	fill: "#8a6400"
}));
function makeCard(item) {
	const number = element("span", {
		ariaHidden: "true",
		textContent: String(item.price)
	});
	const spoken = element("span", { textContent: words(item.price) });
	Object.assign(spoken.style, hidden);
	const price = element("p", { className: "price" }, makeCoin(), number, spoken);
	return {
		item,
		number,
		spoken,
		root: element("article", { className: "plain-card" }, picture(item.picture), element("span", {
			className: "badge",
			textContent: "New"
		}), element("div", { className: "body" }, element("a", {
			href: "#card",
			textContent: item.title
		}), element("p", {
			className: "by",
			textContent: `by ${item.by}`
		}), price))
	};
}
var picture = (src) => element("img", {
	src,
	alt: "",
	width: 320,
	height: 240,
	loading: "lazy",
	decoding: "async"
});
function makeComposed(item) {
	const label = element("button", {
		className: "tip",
		textContent: tipText(item.price)
	});
	return {
		item,
		label,
		root: element("article", { className: "composed-card" }, picture(item.picture), element("div", { className: "badges" }, ...badgeTexts.map((textContent) => element("span", {
			className: "badge",
			textContent
		}))), element("div", { className: "body" }, element("p", { textContent: item.title }), element("p", {
			className: "by",
			textContent: `by ${item.by}`
		}), label))
	};
}
var dialog;
var menu;
var toast;
var subject = {
	start: (container) => container.append(button, grid, composedGrid),
	cards: (items) => {
		for (const gone of shown.splice(items.length)) gone.root.remove();
		const added = document.createDocumentFragment();
		items.forEach((item, index) => {
			const there = shown[index];
			if (!there) {
				const card = makeCard(item);
				shown.push(card);
				added.append(card.root);
			} else if (there.item.price !== item.price) {
				there.item = item;
				there.number.textContent = String(item.price);
				there.spoken.textContent = words(item.price);
			}
		});
		grid.append(added);
	},
	composed: (items) => {
		for (const gone of composed.splice(items.length)) gone.root.remove();
		const added = document.createDocumentFragment();
		items.forEach((item, index) => {
			const there = composed[index];
			if (!there) {
				const card = makeComposed(item);
				composed.push(card);
				added.append(card.root);
			} else if (there.item.price !== item.price) {
				there.item = item;
				there.label.textContent = tipText(item.price);
			}
		});
		composedGrid.append(added);
	},
	dialog: (open) => {
		if (!open) {
			dialog?.close();
			dialog?.remove();
			return;
		}
		dialog = element("dialog", { className: "plain-dialog" }, element("h2", {
			id: "plain-title",
			textContent: dialogText.title
		}), element("p", { textContent: dialogText.body }), element("button", { textContent: dialogText.no }), element("button", { textContent: dialogText.yes }));
		dialog.setAttribute("role", "dialog");
		dialog.setAttribute("aria-labelledby", "plain-title");
		document.body.append(dialog);
		dialog.showModal();
	},
	menu: (open) => {
		if (!open) {
			menu?.remove();
			button.focus();
			return;
		}
		const { left, bottom } = button.getBoundingClientRect();
		menu = element("ul", { className: "plain-menu" }, ...menuItems.map((text) => element("li", {}, element("button", { textContent: text }))));
		menu.setAttribute("role", "menu");
		Object.assign(menu.style, {
			left: `${left}px`,
			top: `${bottom + 6}px`
		});
		document.body.append(menu);
		menu.querySelector("button")?.focus();
	},
	toast: (isShown) => {
		if (!isShown) {
			toast?.remove();
			return;
		}
		toast = element("div", {
			className: "plain-toast",
			textContent: toastText
		});
		toast.setAttribute("role", "status");
		toast.setAttribute("data-bench-toast", "");
		document.body.append(toast);
	}
};
export { subject };
