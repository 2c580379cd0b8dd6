import { i as hidden, n as coin } from "./content-Bb0eJBeY.js";
import { n as require_jsx_runtime } from "./react-subject-jzWqGWVf.js";
// tests/bench/components/src/bench-price.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The price on every card: a coin icon, the number, and a text for screen readers. */
var BenchPrice = ({ price }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
		"aria-hidden": "true",
		viewBox: coin.viewBox,
		width: "16",
		height: "16",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				cx: "10",
				cy: "10",
				r: "9",
				fill: "#e0a800"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				cx: "10",
				cy: "10",
				r: "7",
				fill: "#f5d36b"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				d: coin.face,
				fill: "#8a6400"
			})
		]
	}),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		"aria-hidden": "true",
		children: price
	}),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		style: hidden,
		children: `${price} tokens`
	})
] });
export { BenchPrice as t };
