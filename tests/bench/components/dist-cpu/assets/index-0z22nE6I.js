const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/plain-DonwGuLv.js","assets/content-Bb0eJBeY.js","assets/plain-DdDD2tlr.css","assets/footlight-CoiOctO_.js","assets/rolldown-runtime-CO0Nlsmt.js","assets/react-subject-jzWqGWVf.js","assets/dist-BHBwGHeq.js","assets/floating-ui.dom-CqfsUW2i.js","assets/floating-ui.react-dom-BmO2KqI5.js","assets/preload-helper-BhofnfyO.js","assets/footlight-k0wK8cXB.css","assets/react-aria-z1Ikt9Cg.js","assets/clsx-DDr3hAt6.js","assets/bench-price-ONmoy1zu.js","assets/radix-themes-JtBl_zlt.js","assets/radix-themes-B2J_dWM1.css","assets/mui-DYQF4UHT.js","assets/extends-T6VL0Mfk.js","assets/emotion-react.browser.esm-uAyDiH2K.js","assets/react-is-CXNBeVdA.js","assets/TransitionGroupContext-BOU35lIB.js","assets/mantine-BX8bvvUq.js","assets/setPrototypeOf-CURM42_A.js","assets/mantine-efGrU6CY.css","assets/antd-BC_2vRL3.js","assets/chakra-CXCI6QZM.js"])))=>i.map(i=>d[i]);
import { a as makeCards } from "./content-Bb0eJBeY.js";
import { t as __vitePreload } from "./preload-helper-BhofnfyO.js";
// \0vite/modulepreload-polyfill.js
(function polyfill() {
	const relList = document.createElement("link").relList;
	if (relList && relList.supports && relList.supports("modulepreload")) return;
	for (const link of document.querySelectorAll("link[rel=\"modulepreload\"]")) processPreload(link);
	new MutationObserver((mutations) => {
		for (const mutation of mutations) {
			if (mutation.type !== "childList") continue;
			for (const node of mutation.addedNodes) if (node.tagName === "LINK" && node.rel === "modulepreload") processPreload(node);
		}
	}).observe(document, {
		childList: true,
		subtree: true
	});
	function getFetchOpts(link) {
		const fetchOpts = {};
		if (link.integrity) fetchOpts.integrity = link.integrity;
		if (link.referrerPolicy) fetchOpts.referrerPolicy = link.referrerPolicy;
		if (link.crossOrigin === "use-credentials") fetchOpts.credentials = "include";
		else if (link.crossOrigin === "anonymous") fetchOpts.credentials = "omit";
		else fetchOpts.credentials = "same-origin";
		return fetchOpts;
	}
	function processPreload(link) {
		if (link.ep) return;
		link.ep = true;
		const fetchOpts = getFetchOpts(link);
		fetch(link.href, fetchOpts);
	}
})();
// tests/bench/components/src/measure.ts
/** After the next frame was drawn: a message posted in its animation callback comes right behind it. */
var painted = () => new Promise((resolve) => requestAnimationFrame(() => {
	const { port1, port2 } = new MessageChannel();
	port1.onmessage = () => resolve();
	port2.postMessage(null);
}));
var rest = () => new Promise((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 30));
/** Milliseconds from the call to the end of the frame that shows its result. */
async function timed(action, isDone = () => true) {
	await rest();
	await painted();
	const start = performance.now();
	action();
	const deadline = start + 2e4;
	do
		await painted();
	while (!isDone() && performance.now() < deadline);
	if (!isDone()) throw new Error("The result never showed.");
	return performance.now() - start;
}
var isShown = (selector) => () => {
	const found = document.querySelector(selector);
	return found instanceof HTMLElement && found.getClientRects().length > 0;
};
var isGone = (selector) => () => !isShown(selector)();
var median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
async function repeat(times, sample) {
	const samples = [];
	for (let index = 0; index < times; index++) samples.push(await sample());
	return median(samples.slice(1));
}
var openAndClose = (set, selector) => async () => await timed(() => set(true), isShown(selector)) + await timed(() => set(false), isGone(selector));
/** Cards appear, become many, and change one number each. */
async function runCards(show) {
	const clear = () => timed(() => show([]));
	const appear = await repeat(6, async () => {
		const took = await timed(() => show(makeCards(98)));
		await clear();
		return took;
	});
	const grow = await repeat(4, async () => {
		await timed(() => show(makeCards(98)));
		const took = await timed(() => show(makeCards(1e3)));
		await clear();
		return took;
	});
	await timed(() => show(makeCards(1e3)));
	let round = 1;
	const tick = await repeat(8, () => timed(() => show(makeCards(1e3, round++))));
	await clear();
	return [
		appear,
		grow,
		tick
	];
}
/** All scenarios of one subject on a fresh page. */
async function runAll(subject) {
	const [cards98, grow1000, tick1000] = await runCards(subject.cards);
	const [composed98, composedGrow, composedTick] = await runCards(subject.composed);
	await timed(() => subject.cards(makeCards(24)));
	return {
		cards98,
		grow1000,
		tick1000,
		composed98,
		composedGrow,
		composedTick,
		dialog: await repeat(9, openAndClose(subject.dialog, "[role=dialog]")),
		menu: await repeat(9, openAndClose(subject.menu, "[role=menu]")),
		toast: await repeat(9, openAndClose(subject.toast, "[data-bench-toast]"))
	};
}
// tests/bench/components/src/main.ts
var subjects = {
	plain: () => __vitePreload(() => import("./plain-DonwGuLv.js"), __vite__mapDeps([0,1,2])),
	footlight: () => __vitePreload(() => import("./footlight-CoiOctO_.js"), __vite__mapDeps([3,4,5,6,7,8,9,1,10])),
	"react-aria": () => __vitePreload(() => import("./react-aria-z1Ikt9Cg.js"), __vite__mapDeps([11,4,5,12,13,1,2])),
	"radix-themes": () => __vitePreload(() => import("./radix-themes-JtBl_zlt.js"), __vite__mapDeps([14,4,5,6,7,8,13,1,15])),
	mui: () => __vitePreload(() => import("./mui-DYQF4UHT.js"), __vite__mapDeps([16,4,5,12,17,18,19,20,13,1])),
	mantine: () => __vitePreload(() => import("./mantine-BX8bvvUq.js"), __vite__mapDeps([21,4,5,12,7,8,22,20,17,13,1,23])),
	antd: () => __vitePreload(() => import("./antd-BC_2vRL3.js"), __vite__mapDeps([24,4,5,19,12,22,17,13,1])),
	chakra: () => __vitePreload(() => import("./chakra-CXCI6QZM.js"), __vite__mapDeps([25,4,5,18,13,1,7]))
};
var name = new URLSearchParams(location.search).get("subject") ?? "";
var load = subjects[name];
if (!load) throw new Error(`There is no subject "${name}".`);
var { subject } = await load();
var container = document.createElement("div");
document.body.append(container);
await subject.start(container);
await document.fonts.ready;
window.subject = subject;
window.bench = () => runAll(subject);
window.ready = true;
