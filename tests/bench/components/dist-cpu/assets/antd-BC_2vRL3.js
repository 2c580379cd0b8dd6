import { n as __toESM, t as __commonJSMin } from "./rolldown-runtime-CO0Nlsmt.js";
import { a as require_react, i as require_react_dom, n as require_jsx_runtime, r as require_client, t as reactSubject } from "./react-subject-jzWqGWVf.js";
import { t as require_react_is } from "./react-is-CXNBeVdA.js";
import { t as clsx } from "./clsx-DDr3hAt6.js";
import { n as _assertThisInitialized, t as _setPrototypeOf } from "./setPrototypeOf-CURM42_A.js";
import { t as _extends$46 } from "./extends-T6VL0Mfk.js";
import { t as BenchPrice } from "./bench-price-ONmoy1zu.js";
import { c as toastText, o as menuItems, r as dialogText, s as tipText, t as badgeTexts } from "./content-Bb0eJBeY.js";
// tests/bench/components/node_modules/@rc-component/util/es/hooks/useAllowClear.js
var import_react = /* @__PURE__ */ __toESM(require_react());
// tests/bench/components/node_modules/@rc-component/util/es/hooks/useEvent.js
var useEvent = (callback) => {
	const fnRef = import_react.useRef(callback);
	fnRef.current = callback;
	return import_react.useCallback((...args) => fnRef.current?.(...args), []);
};
// tests/bench/components/node_modules/@rc-component/util/es/Dom/canUseDom.js
function canUseDom$1() {
	return !!(typeof window !== "undefined" && window.document && window.document.createElement);
}
// tests/bench/components/node_modules/@rc-component/util/es/hooks/useLayoutEffect.js
/**
* Wrap `React.useLayoutEffect` which will not throw warning message in test env
*/
var useInternalLayoutEffect = canUseDom$1() ? import_react.useLayoutEffect : import_react.useEffect;
var useLayoutEffect$1 = (callback, deps) => {
	const firstMountRef = import_react.useRef(true);
	useInternalLayoutEffect(() => {
		return callback(firstMountRef.current);
	}, deps);
	useInternalLayoutEffect(() => {
		firstMountRef.current = false;
		return () => {
			firstMountRef.current = true;
		};
	}, []);
};
var useLayoutUpdateEffect = (callback, deps) => {
	useLayoutEffect$1((firstMount) => {
		if (!firstMount) return callback();
	}, deps);
};
// tests/bench/components/node_modules/@rc-component/util/es/hooks/useState.js
/**
* Same as React.useState but `setState` accept `ignoreDestroy` param to not to setState after destroyed.
* We do not make this auto is to avoid real memory leak.
* Developer should confirm it's safe to ignore themselves.
*/
var useSafeState = (defaultValue) => {
	const destroyRef = import_react.useRef(false);
	const [value, setValue] = import_react.useState(defaultValue);
	import_react.useEffect(() => {
		destroyRef.current = false;
		return () => {
			destroyRef.current = true;
		};
	}, []);
	function safeSetState(updater, ignoreDestroy) {
		if (ignoreDestroy && destroyRef.current) return;
		setValue(updater);
	}
	return [value, safeSetState];
};
// tests/bench/components/node_modules/@rc-component/util/es/hooks/useControlledState.js
/**
* Similar to `useState` but will use props value if provided.
* From React 18, we do not need safe `useState` since it will not throw for unmounted update.
* This hooks remove the `onChange` & `postState` logic since we only need basic merged state logic.
*/
function useControlledState(defaultStateValue, value) {
	const [innerValue, setInnerValue] = (0, import_react.useState)(defaultStateValue);
	const mergedValue = value !== void 0 ? value : innerValue;
	useLayoutEffect$1((mount) => {
		if (!mount) setInnerValue(value);
	}, [value]);
	return [mergedValue, setInnerValue];
}
// tests/bench/components/node_modules/@rc-component/util/es/raf.js
var raf = (callback) => +setTimeout(callback, 16);
var caf = (num) => clearTimeout(num);
if (typeof window !== "undefined" && "requestAnimationFrame" in window) {
	raf = (callback) => window.requestAnimationFrame(callback);
	caf = (handle) => window.cancelAnimationFrame(handle);
}
var rafUUID = 0;
var rafIds = /* @__PURE__ */ new Map();
function cleanup(id) {
	rafIds.delete(id);
}
var wrapperRaf = (callback, times = 1) => {
	rafUUID += 1;
	const id = rafUUID;
	function callRef(leftTimes) {
		if (leftTimes === 0) {
			cleanup(id);
			callback();
		} else {
			const realId = raf(() => {
				callRef(leftTimes - 1);
			});
			rafIds.set(id, realId);
		}
	}
	callRef(times);
	return id;
};
wrapperRaf.cancel = (id) => {
	const realId = rafIds.get(id);
	cleanup(id);
	return caf(realId);
};
// tests/bench/components/node_modules/@rc-component/util/es/hooks/useDelayState.js
/**
* Similar to `useState`, but updates on the next frame by default.
* Pending updates are always replaced by the latest one.
*/
function useDelayState(defaultValue) {
	const [value, setValue] = import_react.useState(defaultValue);
	const delayRef = import_react.useRef(null);
	const cancelPending = useEvent(() => {
		if (delayRef.current) {
			const [isRaf, delay] = delayRef.current;
			if (isRaf) wrapperRaf.cancel(delay);
			else clearTimeout(delay);
			delayRef.current = null;
		}
	});
	import_react.useEffect(() => cancelPending, [cancelPending]);
	return [value, useEvent((nextValue, immediatelyOrDelay) => {
		const delayConfig = immediatelyOrDelay || { frame: 1 };
		cancelPending();
		if (delayConfig === true) setValue(nextValue);
		else if ("ms" in delayConfig) delayRef.current = [false, setTimeout(() => setValue(nextValue), delayConfig.ms)];
		else delayRef.current = [true, wrapperRaf(() => setValue(nextValue), delayConfig.frame)];
	})];
}
// tests/bench/components/node_modules/@rc-component/util/es/hooks/useId.js
function getUseId() {
	return { ...import_react }.useId;
}
var uuid$4 = 0;
var useOriginId = getUseId();
var useId_default = useOriginId ? function useId(id) {
	const reactId = useOriginId();
	if (id) return id;
	return reactId;
} : function useCompatId(id) {
	const [innerId, setInnerId] = import_react.useState("ssr-id");
	import_react.useEffect(() => {
		const nextId = uuid$4;
		uuid$4 += 1;
		setInnerId(`rc_unique_${nextId}`);
	}, []);
	if (id) return id;
	return innerId;
};
// tests/bench/components/node_modules/@rc-component/util/es/hooks/useMemo.js
function useMemo$21(getValue, condition, shouldUpdate) {
	const cacheRef = import_react.useRef({});
	if (!("value" in cacheRef.current) || shouldUpdate(cacheRef.current.condition, condition)) {
		cacheRef.current.value = getValue();
		cacheRef.current.condition = condition;
	}
	return cacheRef.current.value;
}
// tests/bench/components/node_modules/@rc-component/util/es/isMobile.js
var import_is_mobile = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = isMobile;
	module.exports.isMobile = isMobile;
	module.exports.default = isMobile;
	var mobileRE = /(android|bb\d+|meego).+mobile|armv7l|avantgo|bada\/|blackberry|blazer|compal|elaine|fennec|hiptop|iemobile|ip(hone|od)|iris|kindle|lge |maemo|midp|mmp|mobile.+firefox|netfront|opera m(ob|in)i|palm( os)?|phone|p(ixi|re)\/|plucker|pocket|psp|redmi|series[46]0|samsungbrowser.*mobile|symbian|treo|up\.(browser|link)|vodafone|wap|windows (ce|phone)|xda|xiino/i;
	var notMobileRE = /CrOS/;
	var tabletRE = /android|ipad|playbook|silk/i;
	function isMobile(opts) {
		if (!opts) opts = {};
		let ua = opts.ua;
		if (!ua && typeof navigator !== "undefined") ua = navigator.userAgent;
		if (ua && ua.headers && typeof ua.headers["user-agent"] === "string") ua = ua.headers["user-agent"];
		if (typeof ua !== "string") return false;
		let result = mobileRE.test(ua) && !notMobileRE.test(ua) || !!opts.tablet && tabletRE.test(ua);
		if (!result && opts.tablet && opts.featureDetect && navigator && navigator.maxTouchPoints > 1 && ua.indexOf("Macintosh") !== -1 && ua.indexOf("Safari") !== -1) result = true;
		return result;
	}
})))());
var cached;
var getIsMobile = () => {
	if (typeof cached === "undefined") cached = (0, import_is_mobile.default)();
	return cached;
};
// tests/bench/components/node_modules/@rc-component/util/es/hooks/useSyncState.js
/**
* Same as React.useState but will always get latest state.
* This is useful when React merge multiple state updates into one.
* e.g. onTransitionEnd trigger multiple event at once will be merged state update in React.
*/
function useSyncState$1(defaultValue) {
	const [, forceUpdate] = import_react.useReducer((x) => x + 1, 0);
	const currentValueRef = import_react.useRef(defaultValue);
	return [useEvent(() => {
		return currentValueRef.current;
	}), useEvent((updater) => {
		currentValueRef.current = typeof updater === "function" ? updater(currentValueRef.current) : updater;
		forceUpdate();
	})];
}
// tests/bench/components/node_modules/@rc-component/util/es/React/isFragment.js
var REACT_ELEMENT_TYPE_18 = Symbol.for("react.element");
var REACT_ELEMENT_TYPE_19 = Symbol.for("react.transitional.element");
var REACT_FRAGMENT_TYPE = Symbol.for("react.fragment");
/**
* Compatible with React 18 or 19 to check if node is a Fragment.
*/
function isFragment$1(object) {
	return object && typeof object === "object" && (object.$$typeof === REACT_ELEMENT_TYPE_18 || object.$$typeof === REACT_ELEMENT_TYPE_19) && object.type === REACT_FRAGMENT_TYPE;
}
// tests/bench/components/node_modules/@rc-component/util/es/ref.js
var import_react_is = require_react_is();
var ReactMajorVersion = Number(import_react.version?.split(".")[0]);
var fillRef = (ref, node) => {
	if (typeof ref === "function") ref(node);
	else if (typeof ref === "object" && ref && "current" in ref) ref.current = node;
};
/**
* Merge refs into one ref function to support ref passing.
*/
var composeRef = (...refs) => {
	const refList = refs.filter(Boolean);
	if (refList.length <= 1) return refList[0];
	return (node) => {
		refs.forEach((ref) => {
			fillRef(ref, node);
		});
	};
};
var useComposeRef = (...refs) => {
	return useMemo$21(() => composeRef(...refs), refs, (prev, next) => prev.length !== next.length || prev.every((ref, i) => ref !== next[i]));
};
var supportRef = (nodeOrComponent) => {
	if (!nodeOrComponent) return false;
	if (isReactElement(nodeOrComponent) && ReactMajorVersion >= 19) return true;
	const type = (0, import_react_is.isMemo)(nodeOrComponent) ? nodeOrComponent.type.type : nodeOrComponent.type;
	if (typeof type === "function" && !type.prototype?.render && type.$$typeof !== import_react_is.ForwardRef) return false;
	if (typeof nodeOrComponent === "function" && !nodeOrComponent.prototype?.render && nodeOrComponent.$$typeof !== import_react_is.ForwardRef) return false;
	return true;
};
function isReactElement(node) {
	return /*#__PURE__*/ (0, import_react.isValidElement)(node) && !isFragment$1(node);
}
var supportNodeRef = (node) => {
	return isReactElement(node) && supportRef(node);
};
/**
* In React 19. `ref` is not a property from node.
* But a property from `props.ref`.
* To check if `props.ref` exist or fallback to `ref`.
*/
var getNodeRef = (node) => {
	if (node && isReactElement(node)) {
		const ele = node;
		return ele.props.propertyIsEnumerable("ref") ? ele.props.ref : ele.ref;
	}
	return null;
};
// tests/bench/components/node_modules/@rc-component/util/es/Dom/contains.js
function contains$1(root, n) {
	if (!root) return false;
	if (root.contains) return root.contains(n);
	let node = n;
	while (node) {
		if (node === root) return true;
		node = node.parentNode;
	}
	return false;
}
// tests/bench/components/node_modules/@rc-component/util/es/Dom/dynamicCSS.js
var APPEND_ORDER$1 = "data-rc-order";
var APPEND_PRIORITY$1 = "data-rc-priority";
var MARK_KEY$1 = `rc-util-key`;
var containerCache$1 = /* @__PURE__ */ new Map();
function getMark$1({ mark } = {}) {
	if (mark) return mark.startsWith("data-") ? mark : `data-${mark}`;
	return MARK_KEY$1;
}
function getContainer$1(option) {
	if (option.attachTo) return option.attachTo;
	return document.querySelector("head") || document.body;
}
function getOrder$1(prepend) {
	if (prepend === "queue") return "prependQueue";
	return prepend ? "prepend" : "append";
}
/**
* Find style which inject by rc-util
*/
function findStyles$1(container) {
	if (!container) return [];
	return Array.from((containerCache$1.get(container) || container).children).filter((node) => node.tagName === "STYLE");
}
function injectCSS$1(css, option = {}) {
	if (!canUseDom$1()) return null;
	const { csp, prepend, priority = 0 } = option;
	const mergedOrder = getOrder$1(prepend);
	const isPrependQueue = mergedOrder === "prependQueue";
	const styleNode = document.createElement("style");
	styleNode.setAttribute(APPEND_ORDER$1, mergedOrder);
	if (isPrependQueue && priority) styleNode.setAttribute(APPEND_PRIORITY$1, `${priority}`);
	if (csp?.nonce) styleNode.nonce = csp?.nonce;
	styleNode.innerHTML = css;
	const container = getContainer$1(option);
	if (!container) return null;
	const { firstChild } = container;
	if (prepend) {
		if (isPrependQueue) {
			const existStyle = (option.styles || findStyles$1(container)).filter((node) => {
				if (!["prepend", "prependQueue"].includes(node.getAttribute(APPEND_ORDER$1))) return false;
				const nodePriority = Number(node.getAttribute(APPEND_PRIORITY$1) || 0);
				return priority >= nodePriority;
			});
			if (existStyle.length) {
				container.insertBefore(styleNode, existStyle[existStyle.length - 1].nextSibling);
				return styleNode;
			}
		}
		container.insertBefore(styleNode, firstChild);
	} else container.appendChild(styleNode);
	return styleNode;
}
function findExistNode$1(key, option = {}) {
	let { styles } = option;
	styles ||= findStyles$1(getContainer$1(option));
	return styles.find((node) => node.getAttribute(getMark$1(option)) === key);
}
function removeCSS(key, option = {}) {
	const existNode = findExistNode$1(key, option);
	if (existNode) getContainer$1(option)?.removeChild(existNode);
}
/**
* qiankun will inject `appendChild` to insert into other
*/
function syncRealContainer$1(container, option) {
	const cachedRealContainer = containerCache$1.get(container);
	if (!cachedRealContainer || !contains$1(document, cachedRealContainer)) {
		const placeholderStyle = injectCSS$1("", option);
		if (!placeholderStyle) return;
		const { parentNode } = placeholderStyle;
		containerCache$1.set(container, parentNode);
		container.removeChild(placeholderStyle);
	}
}
function updateCSS$1(css, key, originOption = {}) {
	const container = getContainer$1(originOption);
	if (!container) return null;
	const styles = findStyles$1(container);
	const option = {
		...originOption,
		styles
	};
	syncRealContainer$1(container, option);
	const existNode = findExistNode$1(key, option);
	if (existNode) {
		if (option.csp?.nonce && existNode.nonce !== option.csp?.nonce) existNode.nonce = option.csp?.nonce;
		if (existNode.innerHTML !== css) existNode.innerHTML = css;
		return existNode;
	}
	const newNode = injectCSS$1(css, option);
	if (!newNode) return null;
	newNode.setAttribute(getMark$1(option), key);
	return newNode;
}
// tests/bench/components/node_modules/@rc-component/util/es/Dom/findDOMNode.js
function isDOM(node) {
	return node instanceof HTMLElement || node instanceof SVGElement;
}
/**
* Retrieves a DOM node via a ref, and does not invoke `findDOMNode`.
*/
function getDOM(node) {
	if (node && typeof node === "object" && isDOM(node.nativeElement)) return node.nativeElement;
	if (isDOM(node)) return node;
	return null;
}
// tests/bench/components/node_modules/@rc-component/util/es/Dom/isVisible.js
var isVisible_default = ((element) => {
	if (!element) return false;
	if (element instanceof Element) {
		if (element.offsetParent) return true;
		if (element.getBBox) {
			const { width, height } = element.getBBox();
			if (width || height) return true;
		}
		if (element.getBoundingClientRect) {
			const { width, height } = element.getBoundingClientRect();
			if (width || height) return true;
		}
	}
	return false;
});
// tests/bench/components/node_modules/@rc-component/util/es/Dom/focus.js
function focusable(node, includePositive = false) {
	if (isVisible_default(node)) {
		const nodeName = node.nodeName.toLowerCase();
		const isFocusableElement = [
			"input",
			"select",
			"textarea",
			"button"
		].includes(nodeName) || node.isContentEditable || nodeName === "a" && !!node.getAttribute("href");
		const tabIndexAttr = node.getAttribute("tabindex");
		const tabIndexNum = Number(tabIndexAttr);
		let tabIndex = null;
		if (tabIndexAttr && !Number.isNaN(tabIndexNum)) tabIndex = tabIndexNum;
		else if (isFocusableElement && tabIndex === null) tabIndex = 0;
		if (isFocusableElement && node.disabled) tabIndex = null;
		return tabIndex !== null && (tabIndex >= 0 || includePositive && tabIndex < 0);
	}
	return false;
}
function getFocusNodeList(node, includePositive = false) {
	const res = [...node.querySelectorAll("*")].filter((child) => {
		return focusable(child, includePositive);
	});
	if (focusable(node, includePositive)) res.unshift(node);
	return res;
}
/**
* Focus element and set cursor position for input/textarea elements.
*/
function triggerFocus(element, option) {
	if (!element) return;
	element.focus(option);
	const { cursor } = option || {};
	if (cursor && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
		const len = element.value.length;
		switch (cursor) {
			case "start":
				element.setSelectionRange(0, 0);
				break;
			case "end":
				element.setSelectionRange(len, len);
				break;
			default: element.setSelectionRange(0, len);
		}
	}
}
var lastFocusElement = null;
var focusElements = [];
var idToElementMap = /* @__PURE__ */ new Map();
var ignoredElementMap = /* @__PURE__ */ new Map();
function getLastElement() {
	return focusElements[focusElements.length - 1];
}
function isIgnoredElement(element) {
	const lastElement = getLastElement();
	if (element && lastElement) {
		let lockId;
		for (const [id, ele] of idToElementMap.entries()) if (ele === lastElement) {
			lockId = id;
			break;
		}
		const ignoredEle = ignoredElementMap.get(lockId);
		return !!ignoredEle && (ignoredEle === element || ignoredEle.contains(element));
	}
	return false;
}
function hasFocus(element) {
	const { activeElement } = document;
	return element === activeElement || element.contains(activeElement);
}
function syncFocus() {
	const lastElement = getLastElement();
	const { activeElement } = document;
	if (isIgnoredElement(activeElement)) return;
	if (lastElement && !hasFocus(lastElement)) {
		const focusableList = getFocusNodeList(lastElement);
		(focusableList.includes(lastFocusElement) ? lastFocusElement : focusableList[0])?.focus({ preventScroll: true });
	} else lastFocusElement = activeElement;
}
function onWindowKeyDown(e) {
	if (e.key === "Tab") {
		const { activeElement } = document;
		const focusableList = getFocusNodeList(getLastElement());
		const last = focusableList[focusableList.length - 1];
		if (e.shiftKey && activeElement === focusableList[0]) lastFocusElement = last;
		else if (!e.shiftKey && activeElement === last) lastFocusElement = focusableList[0];
	}
}
/**
* Lock focus in the element.
* It will force back to the first focusable element when focus leaves the element.
* @param id - A stable ID for this lock instance
*/
function lockFocus(element, id) {
	if (element) {
		idToElementMap.set(id, element);
		focusElements = focusElements.filter((ele) => ele !== element);
		focusElements.push(element);
		window.addEventListener("focusin", syncFocus);
		window.addEventListener("keydown", onWindowKeyDown, true);
		syncFocus();
	}
	return () => {
		lastFocusElement = null;
		focusElements = focusElements.filter((ele) => ele !== element);
		idToElementMap.delete(id);
		ignoredElementMap.delete(id);
		if (focusElements.length === 0) {
			window.removeEventListener("focusin", syncFocus);
			window.removeEventListener("keydown", onWindowKeyDown, true);
		}
	};
}
/**
* Retry an effect until it reports ready.
* When `ready` is `false`, it will schedule one more effect cycle and call `func` again
* with the next `retryTimes`.
*/
function useRetryEffect(func, deps) {
	const retryTimesRef = (0, import_react.useRef)(0);
	const [retryMark, setRetryMark] = (0, import_react.useState)(0);
	(0, import_react.useEffect)(() => {
		retryTimesRef.current = 0;
	}, deps);
	(0, import_react.useEffect)(() => {
		const [clearFn, ready] = func(retryTimesRef.current);
		if (!ready) {
			retryTimesRef.current += 1;
			setRetryMark((count) => count + 1);
		}
		return clearFn;
	}, [...deps, retryMark]);
}
/**
* Lock focus within an element.
* When locked, focus will be restricted to focusable elements within the specified element.
* If multiple elements are locked, only the last locked element will be effective.
* @returns A function to mark an element as ignored, which will temporarily allow focus on that element even if it's outside the locked area.
*/
function useLockFocus(lock, getElement) {
	const id = useId_default();
	const getElementRef = (0, import_react.useRef)(getElement);
	getElementRef.current = getElement;
	const lockEffect = (retryTimes) => {
		if (!lock) return [void 0, true];
		const element = getElementRef.current();
		if (element) return [lockFocus(element, id), true];
		return [void 0, retryTimes >= 1];
	};
	useRetryEffect(lockEffect, [id, lock]);
	const ignoreElement = (ele) => {
		if (ele) ignoredElementMap.set(id, ele);
	};
	return [ignoreElement];
}
// tests/bench/components/node_modules/@rc-component/util/es/Dom/shadow.js
function getRoot$1(ele) {
	return ele?.getRootNode?.();
}
/**
* Check if is in shadowRoot
*/
function inShadow(ele) {
	return getRoot$1(ele) instanceof ShadowRoot;
}
/**
* Return shadowRoot if possible
*/
function getShadowRoot$1(ele) {
	return inShadow(ele) ? getRoot$1(ele) : null;
}
// tests/bench/components/node_modules/@rc-component/util/es/Dom/styleChecker.js
var isStyleNameSupport = (styleName) => {
	if (canUseDom$1() && window.document.documentElement) {
		const styleNameList = Array.isArray(styleName) ? styleName : [styleName];
		const { documentElement } = window.document;
		return styleNameList.some((name) => name in documentElement.style);
	}
	return false;
};
var isStyleValueSupport = (styleName, value) => {
	if (!isStyleNameSupport(styleName)) return false;
	const ele = document.createElement("div");
	const origin = ele.style[styleName];
	ele.style[styleName] = value;
	return ele.style[styleName] !== origin;
};
function isStyleSupport(styleName, styleValue) {
	if (!Array.isArray(styleName) && styleValue !== void 0) return isStyleValueSupport(styleName, styleValue);
	return isStyleNameSupport(styleName);
}
// tests/bench/components/node_modules/@rc-component/util/es/KeyCode.js
/**
* @ignore
* some key-codes definition and utils from closure-library
* @author yiminghe@gmail.com
*/
var KeyCode = {
	/**
	* MAC_ENTER
	*/
	MAC_ENTER: 3,
	/**
	* BACKSPACE
	*/
	BACKSPACE: 8,
	/**
	* TAB
	*/
	TAB: 9,
	/**
	* NUMLOCK on FF/Safari Mac
	*/
	NUM_CENTER: 12,
	/**
	* ENTER
	*/
	ENTER: 13,
	/**
	* SHIFT
	*/
	SHIFT: 16,
	/**
	* CTRL
	*/
	CTRL: 17,
	/**
	* ALT
	*/
	ALT: 18,
	/**
	* PAUSE
	*/
	PAUSE: 19,
	/**
	* CAPS_LOCK
	*/
	CAPS_LOCK: 20,
	/**
	* ESC
	*/
	ESC: 27,
	/**
	* SPACE
	*/
	SPACE: 32,
	/**
	* PAGE_UP
	*/
	PAGE_UP: 33,
	/**
	* PAGE_DOWN
	*/
	PAGE_DOWN: 34,
	/**
	* END
	*/
	END: 35,
	/**
	* HOME
	*/
	HOME: 36,
	/**
	* LEFT
	*/
	LEFT: 37,
	/**
	* UP
	*/
	UP: 38,
	/**
	* RIGHT
	*/
	RIGHT: 39,
	/**
	* DOWN
	*/
	DOWN: 40,
	/**
	* PRINT_SCREEN
	*/
	PRINT_SCREEN: 44,
	/**
	* INSERT
	*/
	INSERT: 45,
	/**
	* DELETE
	*/
	DELETE: 46,
	/**
	* ZERO
	*/
	ZERO: 48,
	/**
	* ONE
	*/
	ONE: 49,
	/**
	* TWO
	*/
	TWO: 50,
	/**
	* THREE
	*/
	THREE: 51,
	/**
	* FOUR
	*/
	FOUR: 52,
	/**
	* FIVE
	*/
	FIVE: 53,
	/**
	* SIX
	*/
	SIX: 54,
	/**
	* SEVEN
	*/
	SEVEN: 55,
	/**
	* EIGHT
	*/
	EIGHT: 56,
	/**
	* NINE
	*/
	NINE: 57,
	/**
	* QUESTION_MARK
	*/
	QUESTION_MARK: 63,
	/**
	* A
	*/
	A: 65,
	/**
	* B
	*/
	B: 66,
	/**
	* C
	*/
	C: 67,
	/**
	* D
	*/
	D: 68,
	/**
	* E
	*/
	E: 69,
	/**
	* F
	*/
	F: 70,
	/**
	* G
	*/
	G: 71,
	/**
	* H
	*/
	H: 72,
	/**
	* I
	*/
	I: 73,
	/**
	* J
	*/
	J: 74,
	/**
	* K
	*/
	K: 75,
	/**
	* L
	*/
	L: 76,
	/**
	* M
	*/
	M: 77,
	/**
	* N
	*/
	N: 78,
	/**
	* O
	*/
	O: 79,
	/**
	* P
	*/
	P: 80,
	/**
	* Q
	*/
	Q: 81,
	/**
	* R
	*/
	R: 82,
	/**
	* S
	*/
	S: 83,
	/**
	* T
	*/
	T: 84,
	/**
	* U
	*/
	U: 85,
	/**
	* V
	*/
	V: 86,
	/**
	* W
	*/
	W: 87,
	/**
	* X
	*/
	X: 88,
	/**
	* Y
	*/
	Y: 89,
	/**
	* Z
	*/
	Z: 90,
	/**
	* META
	*/
	META: 91,
	/**
	* WIN_KEY_RIGHT
	*/
	WIN_KEY_RIGHT: 92,
	/**
	* CONTEXT_MENU
	*/
	CONTEXT_MENU: 93,
	/**
	* NUM_ZERO
	*/
	NUM_ZERO: 96,
	/**
	* NUM_ONE
	*/
	NUM_ONE: 97,
	/**
	* NUM_TWO
	*/
	NUM_TWO: 98,
	/**
	* NUM_THREE
	*/
	NUM_THREE: 99,
	/**
	* NUM_FOUR
	*/
	NUM_FOUR: 100,
	/**
	* NUM_FIVE
	*/
	NUM_FIVE: 101,
	/**
	* NUM_SIX
	*/
	NUM_SIX: 102,
	/**
	* NUM_SEVEN
	*/
	NUM_SEVEN: 103,
	/**
	* NUM_EIGHT
	*/
	NUM_EIGHT: 104,
	/**
	* NUM_NINE
	*/
	NUM_NINE: 105,
	/**
	* NUM_MULTIPLY
	*/
	NUM_MULTIPLY: 106,
	/**
	* NUM_PLUS
	*/
	NUM_PLUS: 107,
	/**
	* NUM_MINUS
	*/
	NUM_MINUS: 109,
	/**
	* NUM_PERIOD
	*/
	NUM_PERIOD: 110,
	/**
	* NUM_DIVISION
	*/
	NUM_DIVISION: 111,
	/**
	* F1
	*/
	F1: 112,
	/**
	* F2
	*/
	F2: 113,
	/**
	* F3
	*/
	F3: 114,
	/**
	* F4
	*/
	F4: 115,
	/**
	* F5
	*/
	F5: 116,
	/**
	* F6
	*/
	F6: 117,
	/**
	* F7
	*/
	F7: 118,
	/**
	* F8
	*/
	F8: 119,
	/**
	* F9
	*/
	F9: 120,
	/**
	* F10
	*/
	F10: 121,
	/**
	* F11
	*/
	F11: 122,
	/**
	* F12
	*/
	F12: 123,
	/**
	* NUMLOCK
	*/
	NUMLOCK: 144,
	/**
	* SEMICOLON
	*/
	SEMICOLON: 186,
	/**
	* DASH
	*/
	DASH: 189,
	/**
	* EQUALS
	*/
	EQUALS: 187,
	/**
	* COMMA
	*/
	COMMA: 188,
	/**
	* PERIOD
	*/
	PERIOD: 190,
	/**
	* SLASH
	*/
	SLASH: 191,
	/**
	* APOSTROPHE
	*/
	APOSTROPHE: 192,
	/**
	* SINGLE_QUOTE
	*/
	SINGLE_QUOTE: 222,
	/**
	* OPEN_SQUARE_BRACKET
	*/
	OPEN_SQUARE_BRACKET: 219,
	/**
	* BACKSLASH
	*/
	BACKSLASH: 220,
	/**
	* CLOSE_SQUARE_BRACKET
	*/
	CLOSE_SQUARE_BRACKET: 221,
	/**
	* WIN_KEY
	*/
	WIN_KEY: 224,
	/**
	* MAC_FF_META
	*/
	MAC_FF_META: 224,
	/**
	* WIN_IME
	*/
	WIN_IME: 229,
	/**
	* whether text and modified key is entered at the same time.
	*/
	isTextModifyingKeyEvent: function isTextModifyingKeyEvent(e) {
		const { keyCode } = e;
		if (e.altKey && !e.ctrlKey || e.metaKey || keyCode >= KeyCode.F1 && keyCode <= KeyCode.F12) return false;
		switch (keyCode) {
			case KeyCode.ALT:
			case KeyCode.CAPS_LOCK:
			case KeyCode.CONTEXT_MENU:
			case KeyCode.CTRL:
			case KeyCode.DOWN:
			case KeyCode.END:
			case KeyCode.ESC:
			case KeyCode.HOME:
			case KeyCode.INSERT:
			case KeyCode.LEFT:
			case KeyCode.MAC_FF_META:
			case KeyCode.META:
			case KeyCode.NUMLOCK:
			case KeyCode.NUM_CENTER:
			case KeyCode.PAGE_DOWN:
			case KeyCode.PAGE_UP:
			case KeyCode.PAUSE:
			case KeyCode.PRINT_SCREEN:
			case KeyCode.RIGHT:
			case KeyCode.SHIFT:
			case KeyCode.UP:
			case KeyCode.WIN_KEY:
			case KeyCode.WIN_KEY_RIGHT: return false;
			default: return true;
		}
	},
	/**
	* whether character is entered.
	*/
	isCharacterKey: function isCharacterKey(keyCode) {
		if (keyCode >= KeyCode.ZERO && keyCode <= KeyCode.NINE) return true;
		if (keyCode >= KeyCode.NUM_ZERO && keyCode <= KeyCode.NUM_MULTIPLY) return true;
		if (keyCode >= KeyCode.A && keyCode <= KeyCode.Z) return true;
		if (window.navigator.userAgent.indexOf("WebKit") !== -1 && keyCode === 0) return true;
		switch (keyCode) {
			case KeyCode.SPACE:
			case KeyCode.QUESTION_MARK:
			case KeyCode.NUM_PLUS:
			case KeyCode.NUM_MINUS:
			case KeyCode.NUM_PERIOD:
			case KeyCode.NUM_DIVISION:
			case KeyCode.SEMICOLON:
			case KeyCode.DASH:
			case KeyCode.EQUALS:
			case KeyCode.COMMA:
			case KeyCode.PERIOD:
			case KeyCode.SLASH:
			case KeyCode.APOSTROPHE:
			case KeyCode.SINGLE_QUOTE:
			case KeyCode.OPEN_SQUARE_BRACKET:
			case KeyCode.BACKSLASH:
			case KeyCode.CLOSE_SQUARE_BRACKET: return true;
			default: return false;
		}
	},
	isEditableTarget: function isEditableTarget(e) {
		const target = e.target;
		if (!(target instanceof HTMLElement)) return false;
		const tagName = target.tagName;
		if (tagName === "INPUT" || tagName === "TEXTAREA" || tagName === "SELECT" || target.isContentEditable) return true;
		return false;
	}
};
// tests/bench/components/node_modules/@rc-component/util/es/getScrollBarSize.js
function measureScrollbarSize(ele) {
	const randomId = `rc-scrollbar-measure-${Math.random().toString(36).substring(7)}`;
	const measureEle = document.createElement("div");
	measureEle.id = randomId;
	const measureStyle = measureEle.style;
	measureStyle.position = "absolute";
	measureStyle.left = "0";
	measureStyle.top = "0";
	measureStyle.width = "100px";
	measureStyle.height = "100px";
	measureStyle.overflow = "scroll";
	let fallbackWidth;
	let fallbackHeight;
	if (ele) {
		const targetStyle = getComputedStyle(ele);
		measureStyle.scrollbarColor = targetStyle.scrollbarColor;
		measureStyle.scrollbarWidth = targetStyle.scrollbarWidth;
		const webkitScrollbarStyle = getComputedStyle(ele, "::-webkit-scrollbar");
		const width = parseInt(webkitScrollbarStyle.width, 10);
		const height = parseInt(webkitScrollbarStyle.height, 10);
		try {
			updateCSS$1(`
#${randomId}::-webkit-scrollbar {
${width ? `width: ${webkitScrollbarStyle.width};` : ""}
${height ? `height: ${webkitScrollbarStyle.height};` : ""}
}`, randomId);
		} catch (e) {
			console.error(e);
			fallbackWidth = width;
			fallbackHeight = height;
		}
	}
	document.body.appendChild(measureEle);
	const scrollWidth = ele && fallbackWidth && !Number.isNaN(fallbackWidth) ? fallbackWidth : measureEle.offsetWidth - measureEle.clientWidth;
	const scrollHeight = ele && fallbackHeight && !Number.isNaN(fallbackHeight) ? fallbackHeight : measureEle.offsetHeight - measureEle.clientHeight;
	document.body.removeChild(measureEle);
	removeCSS(randomId);
	return {
		width: scrollWidth,
		height: scrollHeight
	};
}
function getTargetScrollBarSize(target) {
	if (typeof document === "undefined" || !target || !(target instanceof Element)) return {
		width: 0,
		height: 0
	};
	return measureScrollbarSize(target);
}
// tests/bench/components/node_modules/@rc-component/util/es/warning.js
var warned$1 = {};
var preWarningFns = [];
/**
* Pre warning enable you to parse content before console.error.
* Modify to null will prevent warning.
*/
var preMessage = (fn) => {
	preWarningFns.push(fn);
};
/**
* Warning if condition not match.
* @param valid Condition
* @param message Warning message
* @example
* ```js
* warning(false, 'some error'); // print some error
* warning(true, 'some error'); // print nothing
* warning(1 === 2, 'some error'); // print some error
* ```
*/
function warning$2(valid, message) {}
/** @see Similar to {@link warning} */
function note(valid, message) {}
function resetWarned() {
	warned$1 = {};
}
function call(method, valid, message) {
	if (!valid && !warned$1[message]) {
		method(false, message);
		warned$1[message] = true;
	}
}
/** @see Same as {@link warning}, but only warn once for the same message */
function warningOnce$1(valid, message) {
	call(warning$2, valid, message);
}
/** @see Same as {@link warning}, but only warn once for the same message */
function noteOnce(valid, message) {
	call(note, valid, message);
}
warningOnce$1.preMessage = preMessage;
warningOnce$1.resetWarned = resetWarned;
warningOnce$1.noteOnce = noteOnce;
// tests/bench/components/node_modules/@rc-component/util/es/isEqual.js
/**
* Deeply compares two object literals.
* @param obj1 object 1
* @param obj2 object 2
* @param shallow shallow compare
* @returns
*/
function isEqual(obj1, obj2, shallow = false) {
	const refSet = /* @__PURE__ */ new Set();
	function deepEqual(a, b, level = 1) {
		const circular = refSet.has(a);
		warningOnce$1(!circular, "Warning: There may be circular references");
		if (circular) return false;
		if (a === b) return true;
		if (shallow && level > 1) return false;
		refSet.add(a);
		const newLevel = level + 1;
		if (Array.isArray(a)) {
			if (!Array.isArray(b) || a.length !== b.length) return false;
			for (let i = 0; i < a.length; i++) if (!deepEqual(a[i], b[i], newLevel)) return false;
			return true;
		}
		if (a && b && typeof a === "object" && typeof b === "object") {
			const keys = Object.keys(a);
			if (keys.length !== Object.keys(b).length) return false;
			return keys.every((key) => deepEqual(a[key], b[key], newLevel));
		}
		return false;
	}
	return deepEqual(obj1, obj2);
}
// tests/bench/components/node_modules/@rc-component/util/es/is.js
/**
* Check if a value is neither `null` nor `undefined`.
*/
function isNonNullable$1(value) {
	return value !== void 0 && value !== null;
}
/**
* Check whether a value should be treated as renderable content.
*
* Returns `false` only for `null`, `undefined`, `false`, and `''`; all other
* values, including `0` and `true`, are treated as renderable.
*
* This is a compatibility-oriented presence check, not a complete React node
* validator.
*/
function isReactRenderable(value) {
	return isNonNullable$1(value) && value !== false && value !== "";
}
// tests/bench/components/node_modules/@rc-component/util/es/omit.js
function omit(obj, fields) {
	const clone = Object.assign({}, obj);
	if (Array.isArray(fields)) fields.forEach((key) => {
		delete clone[key];
	});
	return clone;
}
// tests/bench/components/node_modules/@rc-component/util/es/pickAttrs.js
var propList = `accept acceptCharset accessKey action allowFullScreen allowTransparency
    alt async autoComplete autoFocus autoPlay capture cellPadding cellSpacing challenge
    charSet checked classID className colSpan cols content contentEditable contextMenu
    controls coords crossOrigin data dateTime default defer dir disabled download draggable
    encType form formAction formEncType formMethod formNoValidate formTarget frameBorder
    headers height hidden high href hrefLang htmlFor httpEquiv icon id inputMode integrity
    is keyParams keyType kind label lang list loop low manifest marginHeight marginWidth max maxLength media
    mediaGroup method min minLength multiple muted name noValidate nonce open
    optimum pattern placeholder poster preload radioGroup readOnly rel required
    reversed role rowSpan rows sandbox scope scoped scrolling seamless selected
    shape size sizes span spellCheck src srcDoc srcLang srcSet start step style
    summary tabIndex target title type useMap value width wmode wrap onCopy onCut onPaste onCompositionEnd onCompositionStart onCompositionUpdate onKeyDown
    onKeyPress onKeyUp onFocus onBlur onChange onInput onSubmit onClick onContextMenu onDoubleClick
    onDrag onDragEnd onDragEnter onDragExit onDragLeave onDragOver onDragStart onDrop onMouseDown
    onMouseEnter onMouseLeave onMouseMove onMouseOut onMouseOver onMouseUp onSelect onTouchCancel
    onTouchEnd onTouchMove onTouchStart onScroll onWheel onAbort onCanPlay onCanPlayThrough
    onDurationChange onEmptied onEncrypted onEnded onError onLoadedData onLoadedMetadata
    onLoadStart onPause onPlay onPlaying onProgress onRateChange onSeeked onSeeking onStalled onSuspend onTimeUpdate onVolumeChange onWaiting onLoad
    onPointerDown onPointerMove onPointerUp onPointerCancel onPointerEnter onPointerLeave onPointerOver onPointerOut onGotPointerCapture onLostPointerCapture
    onAnimationStart onAnimationEnd onAnimationIteration
    onTransitionEnd onTransitionRun onTransitionStart onTransitionCancel
    onBeforeInput onReset onInvalid
    onAuxClick onToggle onBeforeToggle onCancel onClose onResize onScrollEnd`.split(/[\s\n]+/);
var ariaPrefix = "aria-";
var dataPrefix = "data-";
function match$1(key, prefix) {
	return key.indexOf(prefix) === 0;
}
/**
* Picker props from exist props with filter
* @param props Passed props
* @param ariaOnly boolean | { aria?: boolean; data?: boolean; attr?: boolean; } filter config
*/
function pickAttrs(props, ariaOnly = false) {
	let mergedConfig;
	if (ariaOnly === false) mergedConfig = {
		aria: true,
		data: true,
		attr: true
	};
	else if (ariaOnly === true) mergedConfig = { aria: true };
	else mergedConfig = { ...ariaOnly };
	const attrs = {};
	Object.keys(props).forEach((key) => {
		if (mergedConfig.aria && (key === "role" || match$1(key, ariaPrefix)) || mergedConfig.data && match$1(key, dataPrefix) || mergedConfig.attr && propList.includes(key)) attrs[key] = props[key];
	});
	return attrs;
}
// tests/bench/components/node_modules/@rc-component/util/es/Children/toArray.js
function toArray$2(children, option = {}) {
	let ret = [];
	import_react.Children.forEach(children, (child) => {
		if ((child === void 0 || child === null) && !option.keepEmpty) return;
		if (Array.isArray(child)) ret = ret.concat(toArray$2(child));
		else if (isFragment$1(child) && child.props) ret = ret.concat(toArray$2(child.props.children, option));
		else ret.push(child);
	});
	return ret;
}
// tests/bench/components/node_modules/@rc-component/util/es/mergeProps.js
/**
* Merges multiple props objects into one. Unlike `Object.assign()` or `{ ...a, ...b }`, it skips
* properties whose value is explicitly set to `undefined`.
*/
function mergeProps$1(...items) {
	const ret = {};
	for (const item of items) if (item) {
		for (const key of Object.keys(item)) if (item[key] !== void 0) ret[key] = item[key];
	}
	return ret;
}
// tests/bench/components/node_modules/@rc-component/util/es/utils/get.js
function get(entity, path) {
	let current = entity;
	for (let i = 0; i < path.length; i += 1) {
		if (current === null || current === void 0) return;
		current = current[path[i]];
	}
	return current;
}
// tests/bench/components/node_modules/@rc-component/util/es/utils/set.js
function internalSet(entity, paths, value, removeIfUndefined) {
	if (!paths.length) return value;
	const [path, ...restPath] = paths;
	let clone;
	if (!entity && typeof path === "number") clone = [];
	else if (Array.isArray(entity)) clone = [...entity];
	else clone = { ...entity };
	if (removeIfUndefined && value === void 0 && restPath.length === 1) {
		const origin = clone[path];
		if (origin && typeof origin === "object") {
			const child = Array.isArray(origin) ? [...origin] : { ...origin };
			delete child[restPath[0]];
			clone[path] = child;
		}
	} else clone[path] = internalSet(clone[path], restPath, value, removeIfUndefined);
	return clone;
}
function set(entity, paths, value, removeIfUndefined = false) {
	if (paths.length && removeIfUndefined && value === void 0 && !get(entity, paths.slice(0, -1))) return entity;
	return internalSet(entity, paths, value, removeIfUndefined);
}
function isObject(obj) {
	return typeof obj === "object" && obj !== null && Object.getPrototypeOf(obj) === Object.prototype;
}
function createEmpty(source) {
	return Array.isArray(source) ? [] : {};
}
var keys = typeof Reflect === "undefined" ? Object.keys : Reflect.ownKeys;
/**
* Merge multiple objects. Support custom merge logic.
* @param sources object sources
* @param config.prepareArray Customize array prepare function.
* It will return empty [] by default.
* So when match array, it will auto be override with next array in sources.
*/
function mergeWith(sources, config = {}) {
	const { prepareArray } = config;
	const finalPrepareArray = prepareArray || (() => []);
	let clone = createEmpty(sources[0]);
	sources.forEach((src) => {
		function internalMerge(path, parentLoopSet) {
			const loopSet = new Set(parentLoopSet);
			const value = get(src, path);
			const isArr = Array.isArray(value);
			if (isArr || isObject(value)) {
				if (!loopSet.has(value)) {
					loopSet.add(value);
					const originValue = get(clone, path);
					if (isArr) clone = set(clone, path, finalPrepareArray(originValue, value));
					else if (!originValue || typeof originValue !== "object") clone = set(clone, path, createEmpty(value));
					keys(value).forEach((key) => {
						if (Object.getOwnPropertyDescriptor(value, key).enumerable) internalMerge([...path, key], loopSet);
					});
				}
			} else clone = set(clone, path, value);
		}
		internalMerge([]);
	});
	return clone;
}
/**
* Merge multiple objects into a new single object.
* Arrays will be replaced by default.
*/
function merge$1(...sources) {
	return mergeWith(sources);
}
// tests/bench/components/node_modules/@rc-component/util/es/React/render.js
var import_client = require_client();
var MARK = "__rc_react_root__";
function render(node, container) {
	const root = container[MARK] || (0, import_client.createRoot)(container);
	root.render(node);
	container[MARK] = root;
}
async function unmount(container) {
	return Promise.resolve().then(() => {
		container[MARK]?.unmount();
		delete container[MARK];
	});
}
// tests/bench/components/node_modules/@rc-component/util/es/Portal.js
var import_react_dom = /* @__PURE__ */ __toESM(require_react_dom());
// tests/bench/components/node_modules/antd/es/_util/warning.js
function noop$1() {}
var { resetWarned: rcResetWarned } = warningOnce$1;
var WarningContext = /*#__PURE__*/ import_react.createContext({});
/**
* This is a hook only used in development.
* We should always wrap this in `if (process.env.NODE_ENV !== 'production')` condition.
*/
var useDevWarning = () => {
	const noopWarning = () => {};
	noopWarning.deprecated = noop$1;
	return noopWarning;
};
var devUseWarning = useDevWarning;
// tests/bench/components/node_modules/@rc-component/resize-observer/es/Collection.js
var CollectionContext = /*#__PURE__*/ import_react.createContext(null);
/**
* Collect all the resize event from children ResizeObserver
*/
function Collection({ children, onBatchResize }) {
	const resizeIdRef = import_react.useRef(0);
	const resizeInfosRef = import_react.useRef([]);
	const onCollectionResize = import_react.useContext(CollectionContext);
	const onResize = import_react.useCallback((size, element, data) => {
		resizeIdRef.current += 1;
		const currentId = resizeIdRef.current;
		resizeInfosRef.current.push({
			size,
			element,
			data
		});
		Promise.resolve().then(() => {
			if (currentId === resizeIdRef.current) {
				onBatchResize?.(resizeInfosRef.current);
				resizeInfosRef.current = [];
			}
		});
		onCollectionResize?.(size, element, data);
	}, [onBatchResize, onCollectionResize]);
	return /*#__PURE__*/ import_react.createElement(CollectionContext.Provider, { value: onResize }, children);
}
// tests/bench/components/node_modules/@rc-component/resize-observer/es/utils/observerUtil.js
var elementListeners = /* @__PURE__ */ new Map();
function onResize(entities) {
	entities.forEach((entity) => {
		const { target } = entity;
		elementListeners.get(target)?.forEach((listener) => listener(target));
	});
}
var observer;
function ensureResizeObserver() {
	if (!observer) observer = new ResizeObserver(onResize);
	return observer;
}
function observe(element, callback) {
	if (!elementListeners.has(element)) {
		elementListeners.set(element, /* @__PURE__ */ new Set());
		ensureResizeObserver().observe(element);
	}
	elementListeners.get(element).add(callback);
}
function unobserve(element, callback) {
	if (elementListeners.has(element)) {
		elementListeners.get(element).delete(callback);
		if (!elementListeners.get(element).size) {
			ensureResizeObserver().unobserve(element);
			elementListeners.delete(element);
		}
	}
}
// tests/bench/components/node_modules/@rc-component/resize-observer/es/useResizeObserver.js
function useResizeObserver(enabled, getTarget, onDelayResize, onSyncResize) {
	const sizeRef = import_react.useRef({
		width: -1,
		height: -1,
		offsetWidth: -1,
		offsetHeight: -1
	});
	const onInternalResize = useEvent((target) => {
		const { width, height } = target.getBoundingClientRect();
		const { offsetWidth, offsetHeight } = target;
		/**
		* Resize observer trigger when content size changed.
		* In most case we just care about element size,
		* let's use `boundary` instead of `contentRect` here to avoid shaking.
		*/
		const fixedWidth = Math.floor(width);
		const fixedHeight = Math.floor(height);
		if (sizeRef.current.width !== fixedWidth || sizeRef.current.height !== fixedHeight || sizeRef.current.offsetWidth !== offsetWidth || sizeRef.current.offsetHeight !== offsetHeight) {
			const size = {
				width: fixedWidth,
				height: fixedHeight,
				offsetWidth,
				offsetHeight
			};
			sizeRef.current = size;
			const mergedOffsetWidth = offsetWidth === Math.round(width) ? width : offsetWidth;
			const mergedOffsetHeight = offsetHeight === Math.round(height) ? height : offsetHeight;
			const sizeInfo = {
				...size,
				offsetWidth: mergedOffsetWidth,
				offsetHeight: mergedOffsetHeight
			};
			onSyncResize?.(sizeInfo, target);
			Promise.resolve().then(() => {
				onDelayResize?.(sizeInfo, target);
			});
		}
	});
	const isFuncTarget = typeof getTarget === "function";
	const funcTargetIdRef = import_react.useRef(0);
	import_react.useEffect(() => {
		const target = isFuncTarget ? getTarget() : getTarget;
		if (target && enabled) observe(target, onInternalResize);
		else if (enabled && isFuncTarget) funcTargetIdRef.current += 1;
		return () => {
			if (target) unobserve(target, onInternalResize);
		};
	}, [enabled, isFuncTarget ? funcTargetIdRef.current : getTarget]);
}
// tests/bench/components/node_modules/@rc-component/resize-observer/es/SingleObserver/index.js
function SingleObserver(props, ref) {
	const { children, disabled, onResize, data } = props;
	const elementRef = import_react.useRef(null);
	const onCollectionResize = import_react.useContext(CollectionContext);
	const isRenderProps = typeof children === "function";
	const mergedChildren = isRenderProps ? children(elementRef) : children;
	const canRef = !isRenderProps && /*#__PURE__*/ import_react.isValidElement(mergedChildren) && supportRef(mergedChildren);
	const mergedRef = useComposeRef(canRef ? getNodeRef(mergedChildren) : null, elementRef);
	const getDomElement = () => {
		return getDOM(elementRef.current);
	};
	import_react.useImperativeHandle(ref, () => getDomElement());
	useResizeObserver(!disabled, getDomElement, onResize, (sizeInfo, target) => {
		onCollectionResize?.(sizeInfo, target, data);
	});
	return canRef ? /*#__PURE__*/ import_react.cloneElement(mergedChildren, { ref: mergedRef }) : mergedChildren;
}
var RefSingleObserver = /*#__PURE__*/ import_react.forwardRef(SingleObserver);
// tests/bench/components/node_modules/@rc-component/resize-observer/es/index.js
function _extends$45() {
	_extends$45 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$45.apply(this, arguments);
}
var INTERNAL_PREFIX_KEY = "rc-observer-key";
function ResizeObserver$1(props, ref) {
	const { children } = props;
	return (typeof children === "function" ? [children] : toArray$2(children)).map((child, index) => {
		const key = child?.key || `${INTERNAL_PREFIX_KEY}-${index}`;
		return /*#__PURE__*/ import_react.createElement(RefSingleObserver, _extends$45({}, props, {
			key,
			ref: index === 0 ? ref : void 0
		}), child);
	});
}
var RefResizeObserver = /*#__PURE__*/ import_react.forwardRef(ResizeObserver$1);
RefResizeObserver.Collection = Collection;
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/arrayLikeToArray.js
function _arrayLikeToArray(r, a) {
	(null == a || a > r.length) && (a = r.length);
	for (var e = 0, n = Array(a); e < a; e++) n[e] = r[e];
	return n;
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/arrayWithoutHoles.js
function _arrayWithoutHoles(r) {
	if (Array.isArray(r)) return _arrayLikeToArray(r);
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/iterableToArray.js
function _iterableToArray(r) {
	if ("undefined" != typeof Symbol && null != r[Symbol.iterator] || null != r["@@iterator"]) return Array.from(r);
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/unsupportedIterableToArray.js
function _unsupportedIterableToArray(r, a) {
	if (r) {
		if ("string" == typeof r) return _arrayLikeToArray(r, a);
		var t = {}.toString.call(r).slice(8, -1);
		return "Object" === t && r.constructor && (t = r.constructor.name), "Map" === t || "Set" === t ? Array.from(r) : "Arguments" === t || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(t) ? _arrayLikeToArray(r, a) : void 0;
	}
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/nonIterableSpread.js
function _nonIterableSpread() {
	throw new TypeError("Invalid attempt to spread non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.");
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/toConsumableArray.js
function _toConsumableArray(r) {
	return _arrayWithoutHoles(r) || _iterableToArray(r) || _unsupportedIterableToArray(r) || _nonIterableSpread();
}
var defaultIconPrefixCls = "anticon";
var Variants = [
	"outlined",
	"borderless",
	"filled",
	"underlined"
];
var defaultGetPrefixCls = (suffixCls, customizePrefixCls) => {
	if (customizePrefixCls) return customizePrefixCls;
	return suffixCls ? `ant-${suffixCls}` : "ant";
};
var ConfigContext = /*#__PURE__*/ import_react.createContext({
	getPrefixCls: defaultGetPrefixCls,
	iconPrefixCls: defaultIconPrefixCls
});
var { Consumer: ConfigConsumer } = ConfigContext;
var EMPTY_OBJECT = {};
/**
* Get ConfigProvider configured component props.
* This help to reduce bundle size for saving `?.` operator.
* Do not use as `useMemo` deps since we do not cache the object here.
*
* NOTE: not refactor this with `useMemo` since memo will cost another memory space,
* which will waste both compare calculation & memory.
*/
function useComponentConfig(propName) {
	const context = import_react.useContext(ConfigContext);
	const { getPrefixCls, direction, getPopupContainer, renderEmpty } = context;
	return {
		classNames: EMPTY_OBJECT,
		styles: EMPTY_OBJECT,
		...context[propName],
		getPrefixCls,
		direction,
		getPopupContainer,
		renderEmpty
	};
}
// tests/bench/components/node_modules/@ant-design/cssinjs/node_modules/@emotion/hash/dist/hash.browser.esm.js
function murmur2(str) {
	var h = 0;
	var k, i = 0, len = str.length;
	for (; len >= 4; ++i, len -= 4) {
		k = str.charCodeAt(i) & 255 | (str.charCodeAt(++i) & 255) << 8 | (str.charCodeAt(++i) & 255) << 16 | (str.charCodeAt(++i) & 255) << 24;
		k = (k & 65535) * 1540483477 + ((k >>> 16) * 59797 << 16);
		k ^= k >>> 24;
		h = (k & 65535) * 1540483477 + ((k >>> 16) * 59797 << 16) ^ (h & 65535) * 1540483477 + ((h >>> 16) * 59797 << 16);
	}
	switch (len) {
		case 3: h ^= (str.charCodeAt(i + 2) & 255) << 16;
		case 2: h ^= (str.charCodeAt(i + 1) & 255) << 8;
		case 1:
			h ^= str.charCodeAt(i) & 255;
			h = (h & 65535) * 1540483477 + ((h >>> 16) * 59797 << 16);
	}
	h ^= h >>> 13;
	h = (h & 65535) * 1540483477 + ((h >>> 16) * 59797 << 16);
	return ((h ^ h >>> 15) >>> 0).toString(36);
}
// tests/bench/components/node_modules/@ant-design/cssinjs/es/Cache.js
var SPLIT$1 = "%";
/** Connect key with `SPLIT` */
function pathKey(keys) {
	return keys.join(SPLIT$1);
}
/** Record update id for extract static style order. */
var updateId = 0;
var Entity = class {
	instanceId;
	constructor(instanceId) {
		this.instanceId = instanceId;
	}
	/** @private Internal cache map. Do not access this directly */
	cache = /* @__PURE__ */ new Map();
	/** @private Record update times for each key */
	updateTimes = /* @__PURE__ */ new Map();
	extracted = /* @__PURE__ */ new Set();
	get(keys) {
		return this.opGet(pathKey(keys));
	}
	/** A fast get cache with `get` concat. */
	opGet(keyPathStr) {
		return this.cache.get(keyPathStr) || null;
	}
	update(keys, valueFn) {
		return this.opUpdate(pathKey(keys), valueFn);
	}
	/** A fast get cache with `get` concat. */
	opUpdate(keyPathStr, valueFn) {
		const nextValue = valueFn(this.cache.get(keyPathStr));
		if (nextValue === null) {
			this.cache.delete(keyPathStr);
			this.updateTimes.delete(keyPathStr);
		} else {
			this.cache.set(keyPathStr, nextValue);
			this.updateTimes.set(keyPathStr, updateId);
			updateId += 1;
		}
	}
};
// tests/bench/components/node_modules/@ant-design/cssinjs/es/StyleContext.js
var ATTR_TOKEN = "data-token-hash";
var ATTR_MARK = "data-css-hash";
var CSS_IN_JS_INSTANCE = "__cssinjs_instance__";
function createCache() {
	const cssinjsInstanceId = Math.random().toString(12).slice(2);
	if (typeof document !== "undefined" && document.head && document.body) {
		const styles = document.body.querySelectorAll(`style[data-css-hash]`) || [];
		const { firstChild } = document.head;
		Array.from(styles).forEach((style) => {
			style[CSS_IN_JS_INSTANCE] ||= cssinjsInstanceId;
			if (style["__cssinjs_instance__"] === cssinjsInstanceId) document.head.insertBefore(style, firstChild);
		});
		const styleHash = {};
		Array.from(document.querySelectorAll(`style[${ATTR_MARK}]`)).forEach((style) => {
			const hash = style.getAttribute(ATTR_MARK);
			if (styleHash[hash]) {
				if (style["__cssinjs_instance__"] === cssinjsInstanceId) style.parentNode?.removeChild(style);
			} else styleHash[hash] = true;
		});
	}
	return new Entity(cssinjsInstanceId);
}
var StyleContext = /*#__PURE__*/ import_react.createContext({
	hashPriority: "low",
	cache: createCache(),
	defaultCache: true,
	autoPrefix: false
});
// tests/bench/components/node_modules/@ant-design/cssinjs/es/theme/ThemeCache.js
function sameDerivativeOption(left, right) {
	if (left.length !== right.length) return false;
	for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) return false;
	return true;
}
var ThemeCache = class ThemeCache {
	static MAX_CACHE_SIZE = 20;
	static MAX_CACHE_OFFSET = 5;
	cache;
	keys;
	cacheCallTimes;
	constructor() {
		this.cache = /* @__PURE__ */ new Map();
		this.keys = [];
		this.cacheCallTimes = 0;
	}
	size() {
		return this.keys.length;
	}
	internalGet(derivativeOption, updateCallTimes = false) {
		let cache = { map: this.cache };
		derivativeOption.forEach((derivative) => {
			if (!cache) cache = void 0;
			else cache = cache?.map?.get(derivative);
		});
		if (cache?.value && updateCallTimes) cache.value[1] = this.cacheCallTimes++;
		return cache?.value;
	}
	get(derivativeOption) {
		return this.internalGet(derivativeOption, true)?.[0];
	}
	has(derivativeOption) {
		return !!this.internalGet(derivativeOption);
	}
	set(derivativeOption, value) {
		if (!this.has(derivativeOption)) {
			if (this.size() + 1 > ThemeCache.MAX_CACHE_SIZE + ThemeCache.MAX_CACHE_OFFSET) {
				const [targetKey] = this.keys.reduce((result, key) => {
					const [, callTimes] = result;
					if (this.internalGet(key)[1] < callTimes) return [key, this.internalGet(key)[1]];
					return result;
				}, [this.keys[0], this.cacheCallTimes]);
				this.delete(targetKey);
			}
			this.keys.push(derivativeOption);
		}
		let cache = this.cache;
		derivativeOption.forEach((derivative, index) => {
			if (index === derivativeOption.length - 1) cache.set(derivative, { value: [value, this.cacheCallTimes++] });
			else {
				const cacheValue = cache.get(derivative);
				if (!cacheValue) cache.set(derivative, { map: /* @__PURE__ */ new Map() });
				else if (!cacheValue.map) cacheValue.map = /* @__PURE__ */ new Map();
				cache = cache.get(derivative).map;
			}
		});
	}
	deleteByPath(currentCache, derivatives) {
		const cache = currentCache.get(derivatives[0]);
		if (derivatives.length === 1) {
			if (!cache.map) currentCache.delete(derivatives[0]);
			else currentCache.set(derivatives[0], { map: cache.map });
			return cache.value?.[0];
		}
		const result = this.deleteByPath(cache.map, derivatives.slice(1));
		if ((!cache.map || cache.map.size === 0) && !cache.value) currentCache.delete(derivatives[0]);
		return result;
	}
	delete(derivativeOption) {
		if (this.has(derivativeOption)) {
			this.keys = this.keys.filter((item) => !sameDerivativeOption(item, derivativeOption));
			return this.deleteByPath(this.cache, derivativeOption);
		}
	}
};
// tests/bench/components/node_modules/@ant-design/cssinjs/es/theme/Theme.js
var uuid$3 = 0;
/**
* Theme with algorithms to derive tokens from design tokens.
* Use `createTheme` first which will help to manage the theme instance cache.
*/
var Theme = class {
	derivatives;
	id;
	constructor(derivatives) {
		this.derivatives = Array.isArray(derivatives) ? derivatives : [derivatives];
		this.id = uuid$3;
		if (derivatives.length === 0) derivatives.length;
		uuid$3 += 1;
	}
	getDerivativeToken(token) {
		return this.derivatives.reduce((result, derivative) => derivative(token, result), void 0);
	}
};
// tests/bench/components/node_modules/@ant-design/cssinjs/es/theme/createTheme.js
var cacheThemes = new ThemeCache();
/**
* Same as new Theme, but will always return same one if `derivative` not changed.
*/
function createTheme(derivatives) {
	const derivativeArr = Array.isArray(derivatives) ? derivatives : [derivatives];
	if (!cacheThemes.has(derivativeArr)) cacheThemes.set(derivativeArr, new Theme(derivativeArr));
	return cacheThemes.get(derivativeArr);
}
// tests/bench/components/node_modules/@ant-design/cssinjs/es/util/index.js
var resultCache = /* @__PURE__ */ new WeakMap();
var RESULT_VALUE = {};
function memoResult(callback, deps) {
	let current = resultCache;
	for (let i = 0; i < deps.length; i += 1) {
		const dep = deps[i];
		if (!current.has(dep)) current.set(dep, /* @__PURE__ */ new WeakMap());
		current = current.get(dep);
	}
	if (!current.has(RESULT_VALUE)) current.set(RESULT_VALUE, callback());
	return current.get(RESULT_VALUE);
}
var flattenTokenCache = /* @__PURE__ */ new WeakMap();
/**
* Flatten token to string, this will auto cache the result when token not change
*/
function flattenToken(token) {
	let str = flattenTokenCache.get(token) || "";
	if (!str) {
		Object.keys(token).forEach((key) => {
			const value = token[key];
			str += key;
			if (value instanceof Theme) str += value.id;
			else if (value && typeof value === "object") str += flattenToken(value);
			else str += value;
		});
		str = murmur2(str);
		flattenTokenCache.set(token, str);
	}
	return str;
}
/**
* Convert derivative token to key string
*/
function token2key(token, salt) {
	return murmur2(`${salt}_${flattenToken(token)}`);
}
`random-${Date.now()}-${Math.random()}`.replace(/\./g, "");
var isClientSide = canUseDom$1();
function unit$1(num) {
	if (typeof num === "number") return `${num}px`;
	return num;
}
function where(options) {
	const { hashCls, hashPriority = "low" } = options || {};
	if (!hashCls) return "";
	const hashSelector = `.${hashCls}`;
	return hashPriority === "low" ? `:where(${hashSelector})` : hashSelector;
}
var isNonNullable = (val) => {
	return val !== void 0 && val !== null;
};
/**
* Get nonce value and inject it into CSS config if available.
*/
function injectCSPNonce(config, nonce) {
	const nonceStr = typeof nonce === "function" ? nonce() : nonce;
	if (nonceStr) return {
		...config,
		csp: {
			...config.csp,
			nonce: nonceStr
		}
	};
	return config;
}
// tests/bench/components/node_modules/@ant-design/cssinjs/es/util/css-variables.js
var token2CSSVar = (token, prefix = "") => {
	return `--${prefix ? `${prefix}-` : ""}${token}`.replace(/([a-z0-9])([A-Z])/g, "$1-$2").replace(/([A-Z]+)([A-Z][a-z0-9]+)/g, "$1-$2").replace(/([a-z])([A-Z0-9])/g, "$1-$2").toLowerCase();
};
var serializeCSSVar = (cssVars, hashId, options) => {
	const { hashCls, hashPriority = "low", scope } = options || {};
	if (!Object.keys(cssVars).length) return "";
	const baseSelector = `${where({
		hashCls,
		hashPriority
	})}.${hashId}`;
	const scopes = [scope].flat().filter(Boolean);
	return `${scopes.length ? scopes.map((s) => `${baseSelector}.${s}`).join(", ") : baseSelector}{${Object.entries(cssVars).map(([key, value]) => `${key}:${value};`).join("")}}`;
};
var transformToken = (token, themeKey, config) => {
	const { hashCls, hashPriority = "low", prefix, unitless, ignore, preserve } = config || {};
	const cssVars = {};
	const result = {};
	Object.entries(token).forEach(([key, value]) => {
		if (preserve?.[key]) result[key] = value;
		else if ((typeof value === "string" || typeof value === "number") && !ignore?.[key]) {
			const cssVar = token2CSSVar(key, prefix);
			cssVars[cssVar] = typeof value === "number" && !unitless?.[key] ? `${value}px` : String(value);
			result[key] = `var(${cssVar})`;
		}
	});
	return [result, serializeCSSVar(cssVars, themeKey, {
		scope: config?.scope,
		hashCls,
		hashPriority
	})];
};
// tests/bench/components/node_modules/@ant-design/cssinjs/es/hooks/useGlobalCache.js
var effectMap = /* @__PURE__ */ new Map();
function useGlobalCache(prefix, keyPath, cacheFn, onCacheRemove, onCacheEffect) {
	const { cache: globalCache } = import_react.useContext(StyleContext);
	const fullPathStr = pathKey([prefix, ...keyPath]);
	const buildCache = (updater) => {
		globalCache.opUpdate(fullPathStr, (prevCache) => {
			const [times = 0, cache] = prevCache || [void 0, void 0];
			const data = [times, cache || cacheFn()];
			return updater ? updater(data) : data;
		});
	};
	import_react.useMemo(() => {
		buildCache();
	}, [fullPathStr]);
	const cacheContent = globalCache.opGet(fullPathStr)[1];
	(0, import_react.useInsertionEffect)(() => {
		buildCache(([times, cache]) => [times + 1, cache]);
		if (!effectMap.has(fullPathStr)) {
			onCacheEffect?.(cacheContent);
			effectMap.set(fullPathStr, true);
			Promise.resolve().then(() => {
				effectMap.delete(fullPathStr);
			});
		}
		return () => {
			globalCache.opUpdate(fullPathStr, (prevCache) => {
				const [times = 0, cache] = prevCache || [];
				if (times - 1 === 0) {
					onCacheRemove?.(cache, false);
					effectMap.delete(fullPathStr);
					return null;
				}
				return [times - 1, cache];
			});
		};
	}, [fullPathStr]);
	return cacheContent;
}
// tests/bench/components/node_modules/@ant-design/cssinjs/es/hooks/useCacheToken.js
var EMPTY_OVERRIDE = {};
var hashPrefix = "css";
var tokenKeys = /* @__PURE__ */ new Map();
function recordCleanToken(tokenKey) {
	tokenKeys.set(tokenKey, (tokenKeys.get(tokenKey) || 0) + 1);
}
function removeStyleTags(key, instanceId) {
	if (typeof document !== "undefined") document.querySelectorAll(`style[${ATTR_TOKEN}="${key}"]`).forEach((style) => {
		if (style["__cssinjs_instance__"] === instanceId) style.parentNode?.removeChild(style);
	});
}
var TOKEN_THRESHOLD = -1;
function cleanTokenStyle(tokenKey, instanceId) {
	tokenKeys.set(tokenKey, (tokenKeys.get(tokenKey) || 0) - 1);
	const cleanableKeyList = /* @__PURE__ */ new Set();
	tokenKeys.forEach((value, key) => {
		if (value <= 0) cleanableKeyList.add(key);
	});
	if (tokenKeys.size - cleanableKeyList.size > TOKEN_THRESHOLD) cleanableKeyList.forEach((key) => {
		removeStyleTags(key, instanceId);
		tokenKeys.delete(key);
	});
}
var getComputedToken$1 = (originToken, overrideToken, theme, format) => {
	let mergedDerivativeToken = {
		...theme.getDerivativeToken(originToken),
		...overrideToken
	};
	if (format) mergedDerivativeToken = format(mergedDerivativeToken);
	return mergedDerivativeToken;
};
var TOKEN_PREFIX = "token";
/**
* Cache theme derivative token as global shared one
* @param theme Theme entity
* @param tokens List of tokens, used for cache. Please do not dynamic generate object directly
* @param option Additional config
* @returns Call Theme.getDerivativeToken(tokenObject) to get token
*/
function useCacheToken(theme, tokens, option) {
	const { cache: { instanceId }, container, hashPriority } = (0, import_react.useContext)(StyleContext);
	const { salt = "", override = EMPTY_OVERRIDE, formatToken, getComputedToken: compute, cssVar, nonce } = option;
	const mergedToken = memoResult(() => Object.assign({}, ...tokens), tokens);
	const tokenStr = flattenToken(mergedToken);
	const overrideTokenStr = flattenToken(override);
	const cssVarStr = flattenToken(cssVar);
	return useGlobalCache(TOKEN_PREFIX, [
		salt,
		theme.id,
		tokenStr,
		overrideTokenStr,
		cssVarStr
	], () => {
		const mergedDerivativeToken = compute ? compute(mergedToken, override, theme) : getComputedToken$1(mergedToken, override, theme, formatToken);
		const actualToken = { ...mergedDerivativeToken };
		const mergedSalt = `${salt}_${cssVar.prefix}`;
		const hashId = murmur2(mergedSalt);
		const hashCls = `${hashPrefix}-${hashId}`;
		actualToken._tokenKey = token2key(actualToken, mergedSalt);
		const [tokenWithCssVar, cssVarsStr] = transformToken(mergedDerivativeToken, cssVar.key, {
			prefix: cssVar.prefix,
			ignore: cssVar.ignore,
			unitless: cssVar.unitless,
			preserve: cssVar.preserve,
			hashPriority,
			hashCls: cssVar.hashed ? hashCls : void 0
		});
		tokenWithCssVar._hashId = hashId;
		recordCleanToken(cssVar.key);
		return [
			tokenWithCssVar,
			hashCls,
			actualToken,
			cssVarsStr,
			cssVar.key
		];
	}, ([, , , , themeKey]) => {
		cleanTokenStyle(themeKey, instanceId);
	}, ([, , , cssVarsStr, themeKey]) => {
		if (!cssVarsStr) return;
		let mergedCSSConfig = {
			mark: ATTR_MARK,
			prepend: "queue",
			attachTo: container,
			priority: -999
		};
		mergedCSSConfig = injectCSPNonce(mergedCSSConfig, nonce);
		const style = updateCSS$1(cssVarsStr, murmur2(`css-var-${themeKey}`), mergedCSSConfig);
		style[CSS_IN_JS_INSTANCE] = instanceId;
		style.setAttribute(ATTR_TOKEN, themeKey);
	});
}
// tests/bench/components/node_modules/@ant-design/cssinjs/node_modules/@emotion/unitless/dist/unitless.browser.esm.js
var unitlessKeys = {
	animationIterationCount: 1,
	borderImageOutset: 1,
	borderImageSlice: 1,
	borderImageWidth: 1,
	boxFlex: 1,
	boxFlexGroup: 1,
	boxOrdinalGroup: 1,
	columnCount: 1,
	columns: 1,
	flex: 1,
	flexGrow: 1,
	flexPositive: 1,
	flexShrink: 1,
	flexNegative: 1,
	flexOrder: 1,
	gridRow: 1,
	gridRowEnd: 1,
	gridRowSpan: 1,
	gridRowStart: 1,
	gridColumn: 1,
	gridColumnEnd: 1,
	gridColumnSpan: 1,
	gridColumnStart: 1,
	msGridRow: 1,
	msGridRowSpan: 1,
	msGridColumn: 1,
	msGridColumnSpan: 1,
	fontWeight: 1,
	lineHeight: 1,
	opacity: 1,
	order: 1,
	orphans: 1,
	tabSize: 1,
	widows: 1,
	zIndex: 1,
	zoom: 1,
	WebkitLineClamp: 1,
	fillOpacity: 1,
	floodOpacity: 1,
	stopOpacity: 1,
	strokeDasharray: 1,
	strokeDashoffset: 1,
	strokeMiterlimit: 1,
	strokeOpacity: 1,
	strokeWidth: 1
};
// tests/bench/components/node_modules/@ant-design/cssinjs/node_modules/stylis/src/Enum.js
var MS = "-ms-";
var MOZ = "-moz-";
var WEBKIT = "-webkit-";
var COMMENT = "comm";
var RULESET = "rule";
var DECLARATION = "decl";
var IMPORT = "@import";
var NAMESPACE = "@namespace";
var KEYFRAMES = "@keyframes";
var LAYER = "@layer";
// tests/bench/components/node_modules/@ant-design/cssinjs/node_modules/stylis/src/Utility.js
/**
* @param {number}
* @return {number}
*/
var abs = Math.abs;
/**
* @param {number}
* @return {string}
*/
var from = String.fromCharCode;
/**
* @param {object}
* @return {object}
*/
var assign = Object.assign;
/**
* @param {string} value
* @param {number} length
* @return {number}
*/
function hash(value, length) {
	return charat(value, 0) ^ 45 ? (((length << 2 ^ charat(value, 0)) << 2 ^ charat(value, 1)) << 2 ^ charat(value, 2)) << 2 ^ charat(value, 3) : 0;
}
/**
* @param {string} value
* @return {string}
*/
function trim(value) {
	return value.trim();
}
/**
* @param {string} value
* @param {RegExp} pattern
* @return {string?}
*/
function match(value, pattern) {
	return (value = pattern.exec(value)) ? value[0] : value;
}
/**
* @param {string} value
* @param {(string|RegExp)} pattern
* @param {string} replacement
* @return {string}
*/
function replace(value, pattern, replacement) {
	return value.replace(pattern, replacement);
}
/**
* @param {string} value
* @param {string} search
* @return {number}
*/
function indexof(value, search) {
	return value.indexOf(search);
}
/**
* @param {string} value
* @param {number} index
* @return {number}
*/
function charat(value, index) {
	return value.charCodeAt(index) | 0;
}
/**
* @param {string} value
* @param {number} begin
* @param {number} end
* @return {string}
*/
function substr(value, begin, end) {
	return value.slice(begin, end);
}
/**
* @param {string} value
* @return {number}
*/
function strlen(value) {
	return value.length;
}
/**
* @param {any[]} value
* @return {number}
*/
function sizeof(value) {
	return value.length;
}
/**
* @param {any} value
* @param {any[]} array
* @return {any}
*/
function append(value, array) {
	return array.push(value), value;
}
/**
* @param {string[]} array
* @param {function} callback
* @return {string}
*/
function combine(array, callback) {
	return array.map(callback).join("");
}
/**
* @param {string[]} array
* @param {RegExp} pattern
* @return {string[]}
*/
function filter$1(array, pattern) {
	return array.filter(function(value) {
		return !match(value, pattern);
	});
}
// tests/bench/components/node_modules/@ant-design/cssinjs/node_modules/stylis/src/Tokenizer.js
var line = 1;
var column = 1;
var length = 0;
var position = 0;
var character = 0;
var characters = "";
/**
* @param {string} value
* @param {object | null} root
* @param {object | null} parent
* @param {string} type
* @param {string[] | string} props
* @param {object[] | string} children
* @param {object[]} siblings
* @param {number} length
*/
function node(value, root, parent, type, props, children, length, siblings) {
	return {
		value,
		root,
		parent,
		type,
		props,
		children,
		line,
		column,
		length,
		return: "",
		siblings
	};
}
/**
* @param {object} root
* @param {object} props
* @return {object}
*/
function copy$1(root, props) {
	return assign(node("", null, null, "", null, null, 0, root.siblings), root, { length: -root.length }, props);
}
/**
* @param {object} root
*/
function lift(root) {
	while (root.root) root = copy$1(root.root, { children: [root] });
	append(root, root.siblings);
}
/**
* @return {number}
*/
function char() {
	return character;
}
/**
* @return {number}
*/
function prev() {
	character = position > 0 ? charat(characters, --position) : 0;
	if (column--, character === 10) column = 1, line--;
	return character;
}
/**
* @return {number}
*/
function next() {
	character = position < length ? charat(characters, position++) : 0;
	if (column++, character === 10) column = 1, line++;
	return character;
}
/**
* @return {number}
*/
function peek() {
	return charat(characters, position);
}
/**
* @return {number}
*/
function caret() {
	return position;
}
/**
* @param {number} begin
* @param {number} end
* @return {string}
*/
function slice(begin, end) {
	return substr(characters, begin, end);
}
/**
* @param {number} type
* @return {number}
*/
function token(type) {
	switch (type) {
		case 0:
		case 9:
		case 10:
		case 13:
		case 32: return 5;
		case 33:
		case 43:
		case 44:
		case 47:
		case 62:
		case 64:
		case 126:
		case 59:
		case 123:
		case 125: return 4;
		case 58: return 3;
		case 34:
		case 39:
		case 40:
		case 91: return 2;
		case 41:
		case 93: return 1;
	}
	return 0;
}
/**
* @param {string} value
* @return {any[]}
*/
function alloc(value) {
	return line = column = 1, length = strlen(characters = value), position = 0, [];
}
/**
* @param {any} value
* @return {any}
*/
function dealloc(value) {
	return characters = "", value;
}
/**
* @param {number} type
* @return {string}
*/
function delimit(type) {
	return trim(slice(position - 1, delimiter(type === 91 ? type + 2 : type === 40 ? type + 1 : type)));
}
/**
* @param {number} type
* @return {string}
*/
function whitespace$1(type) {
	while (character = peek()) if (character < 33) next();
	else break;
	return token(type) > 2 || token(character) > 3 ? "" : " ";
}
/**
* @param {number} index
* @param {number} count
* @return {string}
*/
function escaping(index, count) {
	while (--count && next()) if (character < 48 || character > 102 || character > 57 && character < 65 || character > 70 && character < 97) break;
	return slice(index, caret() + (count < 6 && peek() == 32 && next() == 32));
}
/**
* @param {number} type
* @return {number}
*/
function delimiter(type) {
	while (next()) switch (character) {
		case type: return position;
		case 34:
		case 39:
			if (type !== 34 && type !== 39) delimiter(character);
			break;
		case 40:
			if (type === 41) delimiter(type);
			break;
		case 92: next();
	}
	return position;
}
/**
* @param {number} type
* @param {number} index
* @return {number}
*/
function commenter(type, index) {
	while (next()) if (type + character === 57) break;
	else if (type + character === 84 && peek() === 47) break;
	return "/*" + slice(index, position - 1) + "*" + from(type === 47 ? type : next());
}
/**
* @param {number} index
* @return {string}
*/
function identifier(index) {
	while (!token(peek())) next();
	return slice(index, position);
}
// tests/bench/components/node_modules/@ant-design/cssinjs/node_modules/stylis/src/Parser.js
/**
* @param {string} value
* @return {object[]}
*/
function compile(value) {
	return dealloc(parse("", null, null, null, [""], value = alloc(value), 0, [0], value));
}
/**
* @param {string} value
* @param {object} root
* @param {object?} parent
* @param {string[]} rule
* @param {string[]} rules
* @param {string[]} rulesets
* @param {number[]} pseudo
* @param {number[]} points
* @param {string[]} declarations
* @return {object}
*/
function parse(value, root, parent, rule, rules, rulesets, pseudo, points, declarations) {
	var index = 0;
	var offset = 0;
	var length = pseudo;
	var atrule = 0;
	var property = 0;
	var previous = 0;
	var variable = 1;
	var scanning = 1;
	var ampersand = 1;
	var parens = 0;
	var character = 0;
	var type = "";
	var props = rules;
	var children = rulesets;
	var reference = rule;
	var characters = type;
	while (scanning) switch (previous = character, character = next()) {
		case 40:
			if (previous != 108 && charat(characters, length - 1) == 58) parens++, characters += "(";
			else characters += delimit(character);
			break;
		case 41:
			parens--, characters += ")";
			break;
		case 34:
		case 39:
		case 91:
			characters += delimit(character);
			break;
		case 9:
		case 10:
		case 13:
		case 32:
			if (parens > 0) {
				characters += from(character);
				break;
			}
			characters += whitespace$1(previous);
			break;
		case 92:
			characters += escaping(caret() - 1, 7);
			continue;
		case 47:
			switch (peek()) {
				case 42:
				case 47:
					append(comment(commenter(next(), caret()), root, parent, declarations), declarations);
					if ((token(previous || 1) == 5 || token(peek() || 1) == 5) && strlen(characters) && substr(characters, -1, void 0) !== " ") characters += " ";
					break;
				default: characters += "/";
			}
			break;
		case 123 * variable: points[index++] = strlen(characters) * ampersand;
		case 125 * variable:
		case 59:
		case 0:
			if (parens > 0 && character) {
				characters += from(character);
				break;
			}
			switch (character) {
				case 0:
				case 125: scanning = 0;
				case 59 + offset:
					if (ampersand == -1) characters = replace(characters, /\f/g, "");
					if (property > 0 && (strlen(characters) - length || variable === 0)) append(property > 32 ? declaration(characters + ";", rule, parent, length - 1, declarations) : declaration(replace(characters, " ", "") + ";", rule, parent, length - 2, declarations), declarations);
					break;
				case 59: characters += ";";
				default:
					append(reference = ruleset(characters, root, parent, index, offset, rules, points, type, props = [], children = [], length, rulesets), rulesets);
					if (character === 123) if (offset === 0) parse(characters, root, reference, reference, props, rulesets, length, points, children);
					else {
						switch (atrule) {
							case 99: if (charat(characters, 3) === 110) break;
							case 108: if (charat(characters, 2) === 97) break;
							default: offset = 0;
							case 100:
							case 109:
							case 115:
						}
						if (offset) parse(value, reference, reference, rule && append(ruleset(value, reference, reference, 0, 0, rules, points, type, rules, props = [], length, children), children), rules, children, length, points, rule ? props : children);
						else parse(characters, reference, reference, reference, [""], children, 0, points, children);
					}
			}
			index = offset = property = 0, variable = ampersand = 1, type = characters = "", length = pseudo;
			break;
		case 58: length = 1 + strlen(characters), property = previous;
		default:
			if (variable < 1) {
				if (character == 123) --variable;
				else if (character == 125 && variable++ == 0 && prev() == 125) continue;
			}
			switch (characters += from(character), character * variable) {
				case 38:
					ampersand = offset > 0 ? 1 : (characters += "\f", -1);
					break;
				case 44:
					if (parens > 0) break;
					points[index++] = (strlen(characters) - 1) * ampersand, ampersand = 1;
					break;
				case 64:
					if (peek() === 45) characters += delimit(next());
					atrule = peek(), offset = length = strlen(type = characters += identifier(caret())), character++;
					break;
				case 45: if (previous === 45 && strlen(characters) == 2) variable = 0;
			}
	}
	return rulesets;
}
/**
* @param {string} value
* @param {object} root
* @param {object?} parent
* @param {number} index
* @param {number} offset
* @param {string[]} rules
* @param {number[]} points
* @param {string} type
* @param {string[]} props
* @param {string[]} children
* @param {number} length
* @param {object[]} siblings
* @return {object}
*/
function ruleset(value, root, parent, index, offset, rules, points, type, props, children, length, siblings) {
	var post = offset - 1;
	var rule = offset === 0 ? rules : [""];
	var size = sizeof(rule);
	for (var i = 0, j = 0, k = 0; i < index; ++i) for (var x = 0, y = substr(value, post + 1, post = abs(j = points[i])), z = value; x < size; ++x) if (z = trim(j > 0 ? rule[x] + " " + y : replace(y, /&\f/g, rule[x]))) props[k++] = z;
	return node(value, root, parent, offset === 0 ? RULESET : type, props, children, length, siblings);
}
/**
* @param {number} value
* @param {object} root
* @param {object?} parent
* @param {object[]} siblings
* @return {object}
*/
function comment(value, root, parent, siblings) {
	return node(value, root, parent, COMMENT, from(char()), substr(value, 2, -2), 0, siblings);
}
/**
* @param {string} value
* @param {object} root
* @param {object?} parent
* @param {number} length
* @param {object[]} siblings
* @return {object}
*/
function declaration(value, root, parent, length, siblings) {
	return node(value, root, parent, DECLARATION, substr(value, 0, length), substr(value, length + 1, -1), length, siblings);
}
// tests/bench/components/node_modules/@ant-design/cssinjs/node_modules/stylis/src/Prefixer.js
/**
* @param {string} value
* @param {number} length
* @param {object[]} children
* @return {string}
*/
function prefix(value, length, children) {
	switch (hash(value, length)) {
		case 5103: return WEBKIT + "print-" + value + value;
		case 5737:
		case 4201:
		case 3177:
		case 3433:
		case 1641:
		case 4457:
		case 2921:
		case 5572:
		case 6356:
		case 5844:
		case 3191:
		case 6645:
		case 3005:
		case 4215:
		case 6389:
		case 5109:
		case 5365:
		case 5621:
		case 3829:
		case 6391:
		case 5879:
		case 5623:
		case 6135:
		case 4599: return WEBKIT + value + value;
		case 4855: return WEBKIT + value.replace("add", "source-over").replace("substract", "source-out").replace("intersect", "source-in").replace("exclude", "xor") + value;
		case 4789: return MOZ + value + value;
		case 5349:
		case 4246:
		case 4810:
		case 6968:
		case 2756: return WEBKIT + value + MOZ + value + MS + value + value;
		case 5936: switch (charat(value, length + 11)) {
			case 114: return WEBKIT + value + MS + replace(value, /[svh]\w+-[tblr]{2}/, "tb") + value;
			case 108: return WEBKIT + value + MS + replace(value, /[svh]\w+-[tblr]{2}/, "tb-rl") + value;
			case 45: return WEBKIT + value + MS + replace(value, /[svh]\w+-[tblr]{2}/, "lr") + value;
		}
		case 6828:
		case 4268:
		case 2903: return WEBKIT + value + MS + value + value;
		case 6165: return WEBKIT + value + MS + "flex-" + value + value;
		case 5187: return WEBKIT + value + replace(value, /(\w+).+(:[^]+)/, WEBKIT + "box-$1$2" + MS + "flex-$1$2") + value;
		case 5443: return WEBKIT + value + MS + "flex-item-" + replace(value, /flex-|-self/g, "") + (!match(value, /flex-|baseline/) ? MS + "grid-row-" + replace(value, /flex-|-self/g, "") : "") + value;
		case 4675: return WEBKIT + value + MS + "flex-line-pack" + replace(value, /align-content|flex-|-self/g, "") + value;
		case 5548: return WEBKIT + value + MS + replace(value, "shrink", "negative") + value;
		case 5292: return WEBKIT + value + MS + replace(value, "basis", "preferred-size") + value;
		case 6060: return WEBKIT + "box-" + replace(value, "-grow", "") + WEBKIT + value + MS + replace(value, "grow", "positive") + value;
		case 4554: return WEBKIT + replace(value, /([^-])(transform)/g, "$1" + WEBKIT + "$2") + value;
		case 6187: return replace(replace(replace(value, /(zoom-|grab)/, WEBKIT + "$1"), /(image-set)/, WEBKIT + "$1"), value, "") + value;
		case 5495:
		case 3959: return replace(value, /(image-set\([^]*)/, WEBKIT + "$1$`$1");
		case 4968: return replace(replace(value, /(.+:)(flex-)?(.*)/, WEBKIT + "box-pack:$3" + MS + "flex-pack:$3"), /space-between/, "justify") + WEBKIT + value + value;
		case 4200:
			if (!match(value, /flex-|baseline/)) return MS + "grid-column-align" + substr(value, length) + value;
			break;
		case 2592:
		case 3360: return MS + replace(value, "template-", "") + value;
		case 4384:
		case 3616:
			if (children && children.some(function(element, index) {
				return length = index, match(element.props, /grid-\w+-end/);
			})) return ~indexof(value + (children = children[length].value), "span") ? value : MS + replace(value, "-start", "") + value + MS + "grid-row-span:" + (~indexof(children, "span") ? match(children, /\d+/) : +match(children, /\d+/) - +match(value, /\d+/)) + ";";
			return MS + replace(value, "-start", "") + value;
		case 4896:
		case 4128: return children && children.some(function(element) {
			return match(element.props, /grid-\w+-start/);
		}) ? value : MS + replace(replace(value, "-end", "-span"), "span ", "") + value;
		case 4095:
		case 3583:
		case 4068:
		case 2532: return replace(value, /(.+)-inline(.+)/, WEBKIT + "$1$2") + value;
		case 8116:
		case 7059:
		case 5753:
		case 5535:
		case 5445:
		case 5701:
		case 4933:
		case 4677:
		case 5533:
		case 5789:
		case 5021:
		case 4765:
			if (strlen(value) - 1 - length > 6) switch (charat(value, length + 1)) {
				case 109: if (charat(value, length + 4) !== 45) break;
				case 102: return replace(value, /(.+:)(.+)-([^]+)/, "$1" + WEBKIT + "$2-$3$1" + MOZ + (charat(value, length + 3) == 108 ? "$3" : "$2-$3")) + value;
				case 115: return ~indexof(value, "stretch") ? prefix(replace(value, "stretch", "fill-available"), length, children) + value : value;
			}
			break;
		case 5152:
		case 5920: return replace(value, /(.+?):(\d+)(\s*\/\s*(span)?\s*(\d+))?(.*)/, function(_, a, b, c, d, e, f) {
			return MS + a + ":" + b + f + (c ? MS + a + "-span:" + (d ? e : +e - +b) + f : "") + value;
		});
		case 4949:
			if (charat(value, length + 6) === 121) return replace(value, ":", ":" + WEBKIT) + value;
			break;
		case 6444:
			switch (charat(value, charat(value, 14) === 45 ? 18 : 11)) {
				case 120: return replace(value, /(.+:)([^;\s!]+)(;|(\s+)?!.+)?/, "$1" + WEBKIT + (charat(value, 14) === 45 ? "inline-" : "") + "box$3$1" + WEBKIT + "$2$3$1" + MS + "$2box$3") + value;
				case 100: return replace(value, ":", ":" + MS) + value;
			}
			break;
		case 5719:
		case 2647:
		case 2135:
		case 3927:
		case 2391: return replace(value, "scroll-", "scroll-snap-") + value;
	}
	return value;
}
// tests/bench/components/node_modules/@ant-design/cssinjs/node_modules/stylis/src/Serializer.js
/**
* @param {object[]} children
* @param {function} callback
* @return {string}
*/
function serialize(children, callback) {
	var output = "";
	for (var i = 0; i < children.length; i++) output += callback(children[i], i, children, callback) || "";
	return output;
}
/**
* @param {object} element
* @param {number} index
* @param {object[]} children
* @param {function} callback
* @return {string}
*/
function stringify$2(element, index, children, callback) {
	switch (element.type) {
		case LAYER: if (element.children.length) break;
		case IMPORT:
		case NAMESPACE:
		case DECLARATION: return element.return = element.return || element.value;
		case COMMENT: return "";
		case KEYFRAMES: return element.return = element.value + "{" + serialize(element.children, callback) + "}";
		case RULESET: if (!strlen(element.value = element.props.join(","))) return "";
	}
	return strlen(children = serialize(element.children, callback)) ? element.return = element.value + "{" + children + "}" : "";
}
// tests/bench/components/node_modules/@ant-design/cssinjs/node_modules/stylis/src/Middleware.js
/**
* @param {function[]} collection
* @return {function}
*/
function middleware(collection) {
	var length = sizeof(collection);
	return function(element, index, children, callback) {
		var output = "";
		for (var i = 0; i < length; i++) output += collection[i](element, index, children, callback) || "";
		return output;
	};
}
/**
* @param {object} element
* @param {number} index
* @param {object[]} children
* @param {function} callback
*/
function prefixer(element, index, children, callback) {
	if (element.length > -1) {
		if (!element.return) switch (element.type) {
			case DECLARATION:
				element.return = prefix(element.value, element.length, children);
				return;
			case KEYFRAMES: return serialize([copy$1(element, { value: replace(element.value, "@", "@" + WEBKIT) })], callback);
			case RULESET: if (element.length) return combine(children = element.props, function(value) {
				switch (match(value, callback = /(::plac\w+|:read-\w+)/)) {
					case ":read-only":
					case ":read-write":
						lift(copy$1(element, { props: [replace(value, /:(read-\w+)/, ":" + MOZ + "$1")] }));
						lift(copy$1(element, { props: [value] }));
						assign(element, { props: filter$1(children, callback) });
						break;
					case "::placeholder":
						lift(copy$1(element, { props: [replace(value, /:(plac\w+)/, ":" + WEBKIT + "input-$1")] }));
						lift(copy$1(element, { props: [replace(value, /:(plac\w+)/, ":" + MOZ + "$1")] }));
						lift(copy$1(element, { props: [replace(value, /:(plac\w+)/, MS + "input-$1")] }));
						lift(copy$1(element, { props: [value] }));
						assign(element, { props: filter$1(children, callback) });
				}
				return "";
			});
		}
	}
}
// tests/bench/components/node_modules/@ant-design/cssinjs/es/util/cacheMapUtil.js
var ATTR_CACHE_MAP = "data-ant-cssinjs-cache-path";
/**
* This marks style from the css file.
* Which means not exist in `<style />` tag.
*/
var CSS_FILE_STYLE = "_FILE_STYLE__";
var cachePathMap;
var fromCSSFile = true;
function prepare() {
	if (!cachePathMap) {
		cachePathMap = {};
		if (canUseDom$1()) {
			const div = document.createElement("div");
			div.className = ATTR_CACHE_MAP;
			div.style.position = "fixed";
			div.style.visibility = "hidden";
			div.style.top = "-9999px";
			document.body.appendChild(div);
			let content = getComputedStyle(div).content || "";
			content = content.replace(/^"/, "").replace(/"$/, "");
			content.split(";").forEach((item) => {
				const [path, hash] = item.split(":");
				cachePathMap[path] = hash;
			});
			const inlineMapStyle = document.querySelector(`style[${ATTR_CACHE_MAP}]`);
			if (inlineMapStyle) {
				fromCSSFile = false;
				inlineMapStyle.parentNode?.removeChild(inlineMapStyle);
			}
			document.body.removeChild(div);
		}
	}
}
function existPath(path) {
	prepare();
	return !!cachePathMap[path];
}
function getStyleAndHash(path) {
	const hash = cachePathMap[path];
	let styleStr = null;
	if (hash && canUseDom$1()) {
		if (fromCSSFile) styleStr = CSS_FILE_STYLE;
		else {
			const style = document.querySelector(`style[${ATTR_MARK}="${cachePathMap[path]}"]`);
			if (style) styleStr = style.innerHTML;
			else delete cachePathMap[path];
		}
	}
	return [styleStr, hash];
}
// tests/bench/components/node_modules/@ant-design/cssinjs/es/hooks/useStyleRegister.js
var SKIP_CHECK = "_skip_check_";
var MULTI_VALUE = "_multi_value_";
function normalizeStyle(styleStr, autoPrefix) {
	return (autoPrefix ? serialize(compile(styleStr), middleware([prefixer, stringify$2])) : serialize(compile(styleStr), stringify$2)).replace(/\{%%%\:[^;];}/g, ";");
}
function isCompoundCSSProperty(value) {
	return typeof value === "object" && value && (SKIP_CHECK in value || MULTI_VALUE in value);
}
function injectSelectorHash(key, hashId, hashPriority = "high") {
	if (!hashId) return key;
	const hashSelector = where({
		hashCls: hashId,
		hashPriority
	});
	return key.split(",").map((k) => {
		const fullPath = k.trim().split(/\s+/);
		let firstPath = fullPath[0] || "";
		const htmlElement = firstPath.match(/^\w+/)?.[0] || "";
		firstPath = `${htmlElement}${hashSelector}${firstPath.slice(htmlElement.length)}`;
		return [firstPath, ...fullPath.slice(1)].join(" ");
	}).join(",");
}
var parseStyle = (interpolation, config = {}, { root, injectHash, parentSelectors } = {
	root: true,
	parentSelectors: []
}) => {
	const { hashId, layer, path, hashPriority, transformers = [], linters = [] } = config;
	let styleStr = "";
	let effectStyle = {};
	function parseKeyframes(keyframes) {
		const animationName = keyframes.getName(hashId);
		if (!effectStyle[animationName]) {
			const [parsedStr] = parseStyle(keyframes.style, config, {
				root: false,
				parentSelectors
			});
			effectStyle[animationName] = `@keyframes ${keyframes.getName(hashId)}${parsedStr}`;
		}
	}
	function flattenList(list, fullList = []) {
		list.forEach((item) => {
			if (Array.isArray(item)) flattenList(item, fullList);
			else if (item) fullList.push(item);
		});
		return fullList;
	}
	flattenList(Array.isArray(interpolation) ? interpolation : [interpolation]).forEach((originStyle) => {
		const style = typeof originStyle === "string" && !root ? {} : originStyle;
		if (typeof style === "string") styleStr += `${style}\n`;
		else if (style._keyframe) parseKeyframes(style);
		else {
			const mergedStyle = transformers.reduce((prev, trans) => trans?.visit?.(prev) || prev, style);
			Object.keys(mergedStyle).forEach((key) => {
				const value = mergedStyle[key];
				if (typeof value === "object" && value && (key !== "animationName" || !value._keyframe) && !isCompoundCSSProperty(value)) {
					let subInjectHash = false;
					let mergedKey = key.trim();
					let nextRoot = false;
					if ((root || injectHash) && hashId) {
						if (mergedKey.startsWith("@")) subInjectHash = true;
						else if (mergedKey === "&") mergedKey = injectSelectorHash("", hashId, hashPriority);
						else mergedKey = injectSelectorHash(key, hashId, hashPriority);
					} else if (root && !hashId && (mergedKey === "&" || mergedKey === "")) {
						mergedKey = "";
						nextRoot = true;
					}
					const [parsedStr, childEffectStyle] = parseStyle(value, config, {
						root: nextRoot,
						injectHash: subInjectHash,
						parentSelectors: [...parentSelectors, mergedKey]
					});
					effectStyle = {
						...effectStyle,
						...childEffectStyle
					};
					styleStr += `${mergedKey}${parsedStr}`;
				} else {
					function appendStyle(cssKey, cssValue) {
						const styleName = cssKey.replace(/[A-Z]/g, (match) => `-${match.toLowerCase()}`);
						let formatValue = cssValue;
						if (!unitlessKeys[cssKey] && typeof formatValue === "number" && formatValue !== 0) formatValue = `${formatValue}px`;
						if (cssKey === "animationName" && cssValue?._keyframe) {
							parseKeyframes(cssValue);
							formatValue = cssValue.getName(hashId);
						}
						styleStr += `${styleName}:${formatValue};`;
					}
					const actualValue = value?.value ?? value;
					if (typeof value === "object" && value?.[MULTI_VALUE] && Array.isArray(actualValue)) actualValue.forEach((item) => {
						appendStyle(key, item);
					});
					else if (isNonNullable(actualValue)) appendStyle(key, actualValue);
				}
			});
		}
	});
	if (!root) styleStr = `{${styleStr}}`;
	else if (layer) {
		if (styleStr) styleStr = `@layer ${layer.name} {${styleStr}}`;
		if (layer.dependencies) effectStyle[`@layer ${layer.name}`] = layer.dependencies.map((deps) => `@layer ${deps}, ${layer.name};`).join("\n");
	}
	return [styleStr, effectStyle];
};
function uniqueHash(path, styleStr) {
	return murmur2(`${path.join("%")}${styleStr}`);
}
var STYLE_PREFIX = "style";
/**
* Register a style to the global style sheet.
*/
function useStyleRegister(info, styleFn) {
	const { path, hashId, layer, nonce, clientOnly, order = 0 } = info;
	const { mock, hashPriority, container, transformers, linters, cache, layer: enableLayer, autoPrefix } = import_react.useContext(StyleContext);
	const fullPath = [hashId || ""];
	if (enableLayer) fullPath.push("layer");
	fullPath.push(...path);
	let isMergedClientSide = isClientSide;
	useGlobalCache(STYLE_PREFIX, fullPath, () => {
		const cachePath = fullPath.join("|");
		if (existPath(cachePath)) {
			const [inlineCacheStyleStr, styleHash] = getStyleAndHash(cachePath);
			if (inlineCacheStyleStr) return [
				inlineCacheStyleStr,
				styleHash,
				{},
				clientOnly,
				order
			];
		}
		const [parsedStyle, effectStyle] = parseStyle(styleFn(), {
			hashId,
			hashPriority,
			layer: enableLayer ? layer : void 0,
			path: path.join("-"),
			transformers,
			linters
		});
		const styleStr = normalizeStyle(parsedStyle, autoPrefix || false);
		return [
			styleStr,
			uniqueHash(fullPath, styleStr),
			effectStyle,
			clientOnly,
			order
		];
	}, (cacheValue, fromHMR) => {
		const [, styleId] = cacheValue;
		if (fromHMR && isClientSide) removeCSS(styleId, {
			mark: ATTR_MARK,
			attachTo: container
		});
	}, (cacheValue) => {
		const [styleStr, styleId, effectStyle, , priority] = cacheValue;
		if (isMergedClientSide && styleStr !== "_FILE_STYLE__") {
			let mergedCSSConfig = {
				mark: ATTR_MARK,
				prepend: enableLayer ? false : "queue",
				attachTo: container,
				priority
			};
			mergedCSSConfig = injectCSPNonce(mergedCSSConfig, nonce);
			const effectLayerKeys = [];
			const effectRestKeys = [];
			Object.keys(effectStyle).forEach((key) => {
				if (key.startsWith("@layer")) effectLayerKeys.push(key);
				else effectRestKeys.push(key);
			});
			effectLayerKeys.forEach((effectKey) => {
				updateCSS$1(normalizeStyle(effectStyle[effectKey], autoPrefix || false), `_layer-${effectKey}`, {
					...mergedCSSConfig,
					prepend: true
				});
			});
			const style = updateCSS$1(styleStr, styleId, mergedCSSConfig);
			style[CSS_IN_JS_INSTANCE] = cache.instanceId;
			effectRestKeys.forEach((effectKey) => {
				updateCSS$1(normalizeStyle(effectStyle[effectKey], autoPrefix || false), `_effect-${effectKey}`, mergedCSSConfig);
			});
		}
	});
}
// tests/bench/components/node_modules/@ant-design/cssinjs/es/hooks/useCSSVarRegister.js
var CSS_VAR_PREFIX = "cssVar";
var useCSSVarRegister = (config, fn) => {
	const { key, prefix, unitless, ignore, token, hashId, scope, nonce } = config;
	const { cache: { instanceId }, container, hashPriority } = (0, import_react.useContext)(StyleContext);
	const { _tokenKey: tokenKey } = token;
	const scopeKey = Array.isArray(scope) ? scope.join("@@") : scope;
	const stylePath = [
		...config.path,
		key,
		scopeKey,
		tokenKey
	];
	return useGlobalCache(CSS_VAR_PREFIX, stylePath, () => {
		const [mergedToken, cssVarsStr] = transformToken(fn(), key, {
			prefix,
			unitless,
			ignore,
			scope,
			hashPriority,
			hashCls: hashId
		});
		return [
			mergedToken,
			cssVarsStr,
			uniqueHash(stylePath, cssVarsStr),
			key
		];
	}, ([, , styleId]) => {
		if (isClientSide) removeCSS(styleId, {
			mark: ATTR_MARK,
			attachTo: container
		});
	}, ([, cssVarsStr, styleId]) => {
		if (!cssVarsStr) return;
		let mergedCSSConfig = {
			mark: ATTR_MARK,
			prepend: "queue",
			attachTo: container,
			priority: -999
		};
		mergedCSSConfig = injectCSPNonce(mergedCSSConfig, nonce);
		const style = updateCSS$1(cssVarsStr, styleId, mergedCSSConfig);
		style[CSS_IN_JS_INSTANCE] = instanceId;
		style.setAttribute(ATTR_TOKEN, key);
	});
};
// tests/bench/components/node_modules/@ant-design/cssinjs/es/Keyframes.js
var Keyframe = class {
	name;
	style;
	constructor(name, style) {
		this.name = name;
		this.style = style;
	}
	getName(hashId = "") {
		return hashId ? `${hashId}-${this.name}` : this.name;
	}
	_keyframe = true;
};
// tests/bench/components/node_modules/@ant-design/cssinjs/es/transformers/legacyLogicalProperties.js
function noSplit(list) {
	list.notSplit = true;
	return list;
}
noSplit(["borderTop", "borderBottom"]), noSplit(["borderTop"]), noSplit(["borderBottom"]), noSplit(["borderLeft", "borderRight"]), noSplit(["borderLeft"]), noSplit(["borderRight"]);
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/typeof.js
function _typeof(o) {
	"@babel/helpers - typeof";
	return _typeof = "function" == typeof Symbol && "symbol" == typeof Symbol.iterator ? function(o) {
		return typeof o;
	} : function(o) {
		return o && "function" == typeof Symbol && o.constructor === Symbol && o !== Symbol.prototype ? "symbol" : typeof o;
	}, _typeof(o);
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/arrayWithHoles.js
function _arrayWithHoles(r) {
	if (Array.isArray(r)) return r;
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/iterableToArrayLimit.js
function _iterableToArrayLimit(r, l) {
	var t = null == r ? null : "undefined" != typeof Symbol && r[Symbol.iterator] || r["@@iterator"];
	if (null != t) {
		var e, n, i, u, a = [], f = !0, o = !1;
		try {
			if (i = (t = t.call(r)).next, 0 === l) {
				if (Object(t) !== t) return;
				f = !1;
			} else for (; !(f = (e = i.call(t)).done) && (a.push(e.value), a.length !== l); f = !0);
		} catch (r) {
			o = !0, n = r;
		} finally {
			try {
				if (!f && null != t["return"] && (u = t["return"](), Object(u) !== u)) return;
			} finally {
				if (o) throw n;
			}
		}
		return a;
	}
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/nonIterableRest.js
function _nonIterableRest() {
	throw new TypeError("Invalid attempt to destructure non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.");
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/slicedToArray.js
function _slicedToArray(r, e) {
	return _arrayWithHoles(r) || _iterableToArrayLimit(r, e) || _unsupportedIterableToArray(r, e) || _nonIterableRest();
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/toPrimitive.js
function toPrimitive(t, e) {
	if ("object" != _typeof(t) || !t) return t;
	var r;
	if ("undefined" != typeof Symbol && void 0 !== (r = t[Symbol.toPrimitive])) {
		var i = r.call(t, e || "default");
		if ("object" != _typeof(i)) return i;
		throw new TypeError("@@toPrimitive must return a primitive value.");
	}
	return ("string" === e ? String : Number)(t);
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/toPropertyKey.js
function toPropertyKey(t) {
	var i = toPrimitive(t, "string");
	return "symbol" == _typeof(i) ? i : i + "";
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/defineProperty.js
function _defineProperty(e, r, t) {
	return (r = toPropertyKey(r)) in e ? Object.defineProperty(e, r, {
		value: t,
		enumerable: !0,
		configurable: !0,
		writable: !0
	}) : e[r] = t, e;
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/objectSpread2.js
function ownKeys(e, r) {
	var t = Object.keys(e);
	if (Object.getOwnPropertySymbols) {
		var o = Object.getOwnPropertySymbols(e);
		r && (o = o.filter(function(r) {
			return Object.getOwnPropertyDescriptor(e, r).enumerable;
		})), t.push.apply(t, o);
	}
	return t;
}
function _objectSpread2(e) {
	for (var r = 1; r < arguments.length; r++) {
		var t = null != arguments[r] ? arguments[r] : {};
		r % 2 ? ownKeys(Object(t), !0).forEach(function(r) {
			_defineProperty(e, r, t[r]);
		}) : Object.getOwnPropertyDescriptors ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(t)) : ownKeys(Object(t)).forEach(function(r) {
			Object.defineProperty(e, r, Object.getOwnPropertyDescriptor(t, r));
		});
	}
	return e;
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/classCallCheck.js
function _classCallCheck(a, n) {
	if (!(a instanceof n)) throw new TypeError("Cannot call a class as a function");
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/createClass.js
function _defineProperties(e, r) {
	for (var t = 0; t < r.length; t++) {
		var o = r[t];
		o.enumerable = o.enumerable || !1, o.configurable = !0, "value" in o && (o.writable = !0), Object.defineProperty(e, toPropertyKey(o.key), o);
	}
}
function _createClass(e, r, t) {
	return r && _defineProperties(e.prototype, r), t && _defineProperties(e, t), Object.defineProperty(e, "prototype", { writable: !1 }), e;
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/inherits.js
function _inherits(t, e) {
	if ("function" != typeof e && null !== e) throw new TypeError("Super expression must either be null or a function");
	t.prototype = Object.create(e && e.prototype, { constructor: {
		value: t,
		writable: !0,
		configurable: !0
	} }), Object.defineProperty(t, "prototype", { writable: !1 }), e && _setPrototypeOf(t, e);
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/getPrototypeOf.js
function _getPrototypeOf(t) {
	return _getPrototypeOf = Object.setPrototypeOf ? Object.getPrototypeOf.bind() : function(t) {
		return t.__proto__ || Object.getPrototypeOf(t);
	}, _getPrototypeOf(t);
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/isNativeReflectConstruct.js
function _isNativeReflectConstruct() {
	try {
		var t = !Boolean.prototype.valueOf.call(Reflect.construct(Boolean, [], function() {}));
	} catch (t) {}
	return (_isNativeReflectConstruct = function _isNativeReflectConstruct() {
		return !!t;
	})();
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/possibleConstructorReturn.js
function _possibleConstructorReturn(t, e) {
	if (e && ("object" == _typeof(e) || "function" == typeof e)) return e;
	if (void 0 !== e) throw new TypeError("Derived constructors may only return object or undefined");
	return _assertThisInitialized(t);
}
// tests/bench/components/node_modules/@babel/runtime/helpers/esm/createSuper.js
function _createSuper(t) {
	var r = _isNativeReflectConstruct();
	return function() {
		var e, o = _getPrototypeOf(t);
		if (r) {
			var s = _getPrototypeOf(this).constructor;
			e = Reflect.construct(o, arguments, s);
		} else e = o.apply(this, arguments);
		return _possibleConstructorReturn(this, e);
	};
}
// tests/bench/components/node_modules/@ant-design/cssinjs-utils/es/util/calc/calculator.js
var AbstractCalculator = /*#__PURE__*/ _createClass(function AbstractCalculator() {
	_classCallCheck(this, AbstractCalculator);
});
// tests/bench/components/node_modules/@ant-design/cssinjs-utils/es/util/calc/CSSCalculator.js
var CALC_UNIT = "CALC_UNIT";
var regexp$1 = new RegExp(CALC_UNIT, "g");
function unit(value) {
	if (typeof value === "number") return "".concat(value).concat(CALC_UNIT);
	return value;
}
var CSSCalculator = /*#__PURE__*/ function(_AbstractCalculator) {
	_inherits(CSSCalculator, _AbstractCalculator);
	var _super = _createSuper(CSSCalculator);
	function CSSCalculator(num, unitlessCssVar) {
		var _this;
		_classCallCheck(this, CSSCalculator);
		_this = _super.call(this);
		_defineProperty(_assertThisInitialized(_this), "result", "");
		_defineProperty(_assertThisInitialized(_this), "unitlessCssVar", void 0);
		_defineProperty(_assertThisInitialized(_this), "lowPriority", void 0);
		var numType = _typeof(num);
		_this.unitlessCssVar = unitlessCssVar;
		if (num instanceof CSSCalculator) _this.result = "(".concat(num.result, ")");
		else if (numType === "number") _this.result = unit(num);
		else if (numType === "string") _this.result = num;
		return _this;
	}
	_createClass(CSSCalculator, [
		{
			key: "add",
			value: function add(num) {
				if (num instanceof CSSCalculator) this.result = "".concat(this.result, " + ").concat(num.getResult());
				else if (typeof num === "number" || typeof num === "string") this.result = "".concat(this.result, " + ").concat(unit(num));
				this.lowPriority = true;
				return this;
			}
		},
		{
			key: "sub",
			value: function sub(num) {
				if (num instanceof CSSCalculator) this.result = "".concat(this.result, " - ").concat(num.getResult());
				else if (typeof num === "number" || typeof num === "string") this.result = "".concat(this.result, " - ").concat(unit(num));
				this.lowPriority = true;
				return this;
			}
		},
		{
			key: "mul",
			value: function mul(num) {
				if (this.lowPriority) this.result = "(".concat(this.result, ")");
				if (num instanceof CSSCalculator) this.result = "".concat(this.result, " * ").concat(num.getResult(true));
				else if (typeof num === "number" || typeof num === "string") this.result = "".concat(this.result, " * ").concat(num);
				this.lowPriority = false;
				return this;
			}
		},
		{
			key: "div",
			value: function div(num) {
				if (this.lowPriority) this.result = "(".concat(this.result, ")");
				if (num instanceof CSSCalculator) this.result = "".concat(this.result, " / ").concat(num.getResult(true));
				else if (typeof num === "number" || typeof num === "string") this.result = "".concat(this.result, " / ").concat(num);
				this.lowPriority = false;
				return this;
			}
		},
		{
			key: "getResult",
			value: function getResult(force) {
				return this.lowPriority || force ? "(".concat(this.result, ")") : this.result;
			}
		},
		{
			key: "equal",
			value: function equal(options) {
				var _this2 = this;
				var cssUnit = (options || {}).unit;
				var mergedUnit = true;
				if (typeof cssUnit === "boolean") mergedUnit = cssUnit;
				else if (Array.from(this.unitlessCssVar).some(function(cssVar) {
					return _this2.result.includes(cssVar);
				})) mergedUnit = false;
				this.result = this.result.replace(regexp$1, mergedUnit ? "px" : "");
				if (typeof this.lowPriority !== "undefined") return "calc(".concat(this.result, ")");
				return this.result;
			}
		}
	]);
	return CSSCalculator;
}(AbstractCalculator);
// tests/bench/components/node_modules/@ant-design/cssinjs-utils/es/util/calc/NumCalculator.js
var NumCalculator = /*#__PURE__*/ function(_AbstractCalculator) {
	_inherits(NumCalculator, _AbstractCalculator);
	var _super = _createSuper(NumCalculator);
	function NumCalculator(num) {
		var _this;
		_classCallCheck(this, NumCalculator);
		_this = _super.call(this);
		_defineProperty(_assertThisInitialized(_this), "result", 0);
		if (num instanceof NumCalculator) _this.result = num.result;
		else if (typeof num === "number") _this.result = num;
		return _this;
	}
	_createClass(NumCalculator, [
		{
			key: "add",
			value: function add(num) {
				if (num instanceof NumCalculator) this.result += num.result;
				else if (typeof num === "number") this.result += num;
				return this;
			}
		},
		{
			key: "sub",
			value: function sub(num) {
				if (num instanceof NumCalculator) this.result -= num.result;
				else if (typeof num === "number") this.result -= num;
				return this;
			}
		},
		{
			key: "mul",
			value: function mul(num) {
				if (num instanceof NumCalculator) this.result *= num.result;
				else if (typeof num === "number") this.result *= num;
				return this;
			}
		},
		{
			key: "div",
			value: function div(num) {
				if (num instanceof NumCalculator) this.result /= num.result;
				else if (typeof num === "number") this.result /= num;
				return this;
			}
		},
		{
			key: "equal",
			value: function equal() {
				return this.result;
			}
		}
	]);
	return NumCalculator;
}(AbstractCalculator);
// tests/bench/components/node_modules/@ant-design/cssinjs-utils/es/util/calc/index.js
var genCalc = function genCalc(type, unitlessCssVar) {
	var Calculator = type === "css" ? CSSCalculator : NumCalculator;
	return function(num) {
		return new Calculator(num, unitlessCssVar);
	};
};
// tests/bench/components/node_modules/@ant-design/cssinjs-utils/es/util/getCompVarPrefix.js
var getCompVarPrefix = function getCompVarPrefix(component, prefix) {
	return "".concat([prefix, component.replace(/([A-Z]+)([A-Z][a-z]+)/g, "$1-$2").replace(/([a-z])([A-Z])/g, "$1-$2")].filter(Boolean).join("-"));
};
// tests/bench/components/node_modules/@ant-design/cssinjs-utils/es/util/getComponentToken.js
function getComponentToken(component, token, defaultToken, options) {
	var customToken = _objectSpread2({}, token[component]);
	if (options !== null && options !== void 0 && options.deprecatedTokens) options.deprecatedTokens.forEach(function(_ref) {
		var _ref2 = _slicedToArray(_ref, 2), oldTokenKey = _ref2[0], newTokenKey = _ref2[1];
		if (customToken !== null && customToken !== void 0 && customToken[oldTokenKey] || customToken !== null && customToken !== void 0 && customToken[newTokenKey]) {
			var _customToken$newToken;
			(_customToken$newToken = customToken[newTokenKey]) !== null && _customToken$newToken !== void 0 || (customToken[newTokenKey] = customToken === null || customToken === void 0 ? void 0 : customToken[oldTokenKey]);
		}
	});
	var mergedToken = _objectSpread2(_objectSpread2({}, defaultToken), customToken);
	Object.keys(mergedToken).forEach(function(key) {
		if (mergedToken[key] === token[key]) delete mergedToken[key];
	});
	return mergedToken;
}
// tests/bench/components/node_modules/@ant-design/cssinjs-utils/es/util/statistic.js
var enableStatistic = typeof CSSINJS_STATISTIC !== "undefined";
var recording = true;
/**
* This function will do as `Object.assign` in production. But will use Object.defineProperty:get to
* pass all value access in development. To support statistic field usage with alias token.
*/
function merge() {
	for (var _len = arguments.length, objs = new Array(_len), _key = 0; _key < _len; _key++) objs[_key] = arguments[_key];
	/* istanbul ignore next */
	if (!enableStatistic) return Object.assign.apply(Object, [{}].concat(objs));
	recording = false;
	var ret = {};
	objs.forEach(function(obj) {
		if (_typeof(obj) !== "object") return;
		Object.keys(obj).forEach(function(key) {
			Object.defineProperty(ret, key, {
				configurable: true,
				enumerable: true,
				get: function get() {
					return obj[key];
				}
			});
		});
	});
	recording = true;
	return ret;
}
/** @internal Internal Usage. Not use in your production. */
var statistic = {};
/* istanbul ignore next */
function noop() {}
/** Statistic token usage case. Should use `merge` function if you do not want spread record. */
var statisticToken = function statisticToken(token) {
	var tokenKeys;
	var proxy = token;
	var flush = noop;
	if (enableStatistic && typeof Proxy !== "undefined") {
		tokenKeys = /* @__PURE__ */ new Set();
		proxy = new Proxy(token, { get: function get(obj, prop) {
			if (recording) {
				var _tokenKeys;
				(_tokenKeys = tokenKeys) === null || _tokenKeys === void 0 || _tokenKeys.add(prop);
			}
			return obj[prop];
		} });
		flush = function flush(componentName, componentToken) {
			var _statistic$componentN;
			statistic[componentName] = {
				global: Array.from(tokenKeys),
				component: _objectSpread2(_objectSpread2({}, (_statistic$componentN = statistic[componentName]) === null || _statistic$componentN === void 0 ? void 0 : _statistic$componentN.component), componentToken)
			};
		};
	}
	return {
		token: proxy,
		keys: tokenKeys,
		flush
	};
};
// tests/bench/components/node_modules/@ant-design/cssinjs-utils/es/util/getDefaultComponentToken.js
function getDefaultComponentToken(component, token, getDefaultToken) {
	if (typeof getDefaultToken === "function") {
		var _token$component;
		return getDefaultToken(merge(token, (_token$component = token[component]) !== null && _token$component !== void 0 ? _token$component : {}));
	}
	return getDefaultToken !== null && getDefaultToken !== void 0 ? getDefaultToken : {};
}
// tests/bench/components/node_modules/@ant-design/cssinjs-utils/es/util/maxmin.js
function genMaxMin(type) {
	if (type === "js") return {
		max: Math.max,
		min: Math.min
	};
	return {
		max: function max() {
			for (var _len = arguments.length, args = new Array(_len), _key = 0; _key < _len; _key++) args[_key] = arguments[_key];
			return "max(".concat(args.map(function(value) {
				return unit$1(value);
			}).join(","), ")");
		},
		min: function min() {
			for (var _len2 = arguments.length, args = new Array(_len2), _key2 = 0; _key2 < _len2; _key2++) args[_key2] = arguments[_key2];
			return "min(".concat(args.map(function(value) {
				return unit$1(value);
			}).join(","), ")");
		}
	};
}
// tests/bench/components/node_modules/@ant-design/cssinjs-utils/es/_util/hooks/useUniqueMemo.js
var BEAT_LIMIT = 6e5;
var uniqueMap = new (/* @__PURE__ */ function() {
	function ArrayKeyMap() {
		_classCallCheck(this, ArrayKeyMap);
		_defineProperty(this, "map", /* @__PURE__ */ new Map());
		_defineProperty(this, "objectIDMap", /* @__PURE__ */ new WeakMap());
		_defineProperty(this, "nextID", 0);
		_defineProperty(this, "lastAccessBeat", /* @__PURE__ */ new Map());
		_defineProperty(this, "accessBeat", 0);
	}
	_createClass(ArrayKeyMap, [
		{
			key: "set",
			value: function set(keys, value) {
				this.clear();
				var compositeKey = this.getCompositeKey(keys);
				this.map.set(compositeKey, value);
				this.lastAccessBeat.set(compositeKey, Date.now());
			}
		},
		{
			key: "get",
			value: function get(keys) {
				var compositeKey = this.getCompositeKey(keys);
				var cache = this.map.get(compositeKey);
				this.lastAccessBeat.set(compositeKey, Date.now());
				this.accessBeat += 1;
				return cache;
			}
		},
		{
			key: "getCompositeKey",
			value: function getCompositeKey(keys) {
				var _this = this;
				return keys.map(function(key) {
					if (key && _typeof(key) === "object") return "obj_".concat(_this.getObjectID(key));
					return "".concat(_typeof(key), "_").concat(key);
				}).join("|");
			}
		},
		{
			key: "getObjectID",
			value: function getObjectID(obj) {
				if (this.objectIDMap.has(obj)) return this.objectIDMap.get(obj);
				var id = this.nextID;
				this.objectIDMap.set(obj, id);
				this.nextID += 1;
				return id;
			}
		},
		{
			key: "clear",
			value: function clear() {
				var _this2 = this;
				if (this.accessBeat > 1e4) {
					var now = Date.now();
					this.lastAccessBeat.forEach(function(beat, key) {
						if (now - beat > BEAT_LIMIT) {
							_this2.map.delete(key);
							_this2.lastAccessBeat.delete(key);
						}
					});
					this.accessBeat = 0;
				}
			}
		}
	]);
	return ArrayKeyMap;
}())();
/**
* Like `useMemo`, but this hook result will be shared across all instances.
*/
function useUniqueMemo(memoFn, deps) {
	return import_react.useMemo(function() {
		var cachedValue = uniqueMap.get(deps);
		if (cachedValue) return cachedValue;
		var newValue = memoFn();
		uniqueMap.set(deps, newValue);
		return newValue;
	}, deps);
}
// tests/bench/components/node_modules/@ant-design/cssinjs-utils/es/hooks/useCSP.js
/**
* Provide a default hook since not everyone needs to config this.
*/
var useDefaultCSP = function useDefaultCSP() {
	return {};
};
// tests/bench/components/node_modules/@ant-design/cssinjs-utils/es/util/genStyleUtils.js
function genStyleUtils(config) {
	var _config$useCSP = config.useCSP, useCSP = _config$useCSP === void 0 ? useDefaultCSP : _config$useCSP, useToken = config.useToken, usePrefix = config.usePrefix, getResetStyles = config.getResetStyles, getCommonStyle = config.getCommonStyle, getCompUnitless = config.getCompUnitless;
	function genStyleHooks(component, styleFn, getDefaultToken, options) {
		var componentName = Array.isArray(component) ? component[0] : component;
		function prefixToken(key) {
			return "".concat(String(componentName)).concat(key.slice(0, 1).toUpperCase()).concat(key.slice(1));
		}
		var originUnitless = (options === null || options === void 0 ? void 0 : options.unitless) || {};
		var compUnitless = _objectSpread2(_objectSpread2({}, typeof getCompUnitless === "function" ? getCompUnitless(component) : {}), {}, _defineProperty({}, prefixToken("zIndexPopup"), true));
		Object.keys(originUnitless).forEach(function(key) {
			compUnitless[prefixToken(key)] = originUnitless[key];
		});
		var mergedOptions = _objectSpread2(_objectSpread2({}, options), {}, {
			unitless: compUnitless,
			prefixToken
		});
		var useStyle = genComponentStyleHook(component, styleFn, getDefaultToken, mergedOptions);
		var useCSSVar = genCSSVarRegister(componentName, getDefaultToken, mergedOptions);
		return function(prefixCls) {
			var rootCls = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : prefixCls;
			var hashId = useStyle(prefixCls, rootCls);
			var extraPrefixCls = options === null || options === void 0 ? void 0 : options.extraCssVarPrefixCls;
			var resolvedExtraPrefixCls = typeof extraPrefixCls === "function" ? extraPrefixCls({
				prefixCls,
				rootCls
			}) : extraPrefixCls;
			return [hashId, useCSSVar(resolvedExtraPrefixCls !== null && resolvedExtraPrefixCls !== void 0 && resolvedExtraPrefixCls.length ? [rootCls].concat(_toConsumableArray(resolvedExtraPrefixCls)) : rootCls)];
		};
	}
	function genCSSVarRegister(component, getDefaultToken, options) {
		var compUnitless = options.unitless, prefixToken = options.prefixToken, ignore = options.ignore;
		return function(rootCls) {
			var _useToken = useToken(), cssVar = _useToken.cssVar, realToken = _useToken.realToken;
			var csp = useCSP();
			useCSSVarRegister({
				path: [component],
				prefix: cssVar.prefix,
				key: cssVar.key,
				unitless: compUnitless,
				ignore,
				token: realToken,
				scope: rootCls,
				nonce: function nonce() {
					return csp.nonce;
				}
			}, function() {
				var defaultToken = getDefaultComponentToken(component, realToken, getDefaultToken);
				var componentToken = getComponentToken(component, realToken, defaultToken, { deprecatedTokens: options === null || options === void 0 ? void 0 : options.deprecatedTokens });
				if (defaultToken) Object.keys(defaultToken).forEach(function(key) {
					componentToken[prefixToken(key)] = componentToken[key];
					delete componentToken[key];
				});
				return componentToken;
			});
			return cssVar === null || cssVar === void 0 ? void 0 : cssVar.key;
		};
	}
	function genComponentStyleHook(componentName, styleFn, getDefaultToken) {
		var options = arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : {};
		var cells = Array.isArray(componentName) ? componentName : [componentName, componentName];
		var component = _slicedToArray(cells, 1)[0];
		var concatComponent = cells.join("-");
		var mergedLayer = config.layer || { name: "antd" };
		return function(prefixCls) {
			var rootCls = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : prefixCls;
			var _useToken2 = useToken(), theme = _useToken2.theme, realToken = _useToken2.realToken, hashId = _useToken2.hashId, token = _useToken2.token, cssVar = _useToken2.cssVar, zeroRuntime = _useToken2.zeroRuntime;
			if ((0, import_react.useMemo)(function() {
				return zeroRuntime;
			}, [])) return hashId;
			var _usePrefix = usePrefix(), rootPrefixCls = _usePrefix.rootPrefixCls, iconPrefixCls = _usePrefix.iconPrefixCls;
			var csp = useCSP();
			var type = "css";
			var calc = useUniqueMemo(function() {
				var unitlessCssVar = /* @__PURE__ */ new Set();
				Object.keys(options.unitless || {}).forEach(function(key) {
					unitlessCssVar.add(token2CSSVar(key, cssVar.prefix));
					unitlessCssVar.add(token2CSSVar(key, getCompVarPrefix(component, cssVar.prefix)));
				});
				return genCalc(type, unitlessCssVar);
			}, [
				type,
				component,
				cssVar === null || cssVar === void 0 ? void 0 : cssVar.prefix
			]);
			var _genMaxMin = genMaxMin(type), max = _genMaxMin.max, min = _genMaxMin.min;
			var sharedConfig = {
				theme,
				token,
				hashId,
				nonce: function nonce() {
					return csp.nonce;
				},
				clientOnly: options.clientOnly,
				layer: mergedLayer,
				order: options.order || -999
			};
			if (typeof getResetStyles === "function") useStyleRegister(_objectSpread2(_objectSpread2({}, sharedConfig), {}, {
				clientOnly: false,
				path: ["Shared", rootPrefixCls]
			}), function() {
				return getResetStyles(token, {
					prefix: {
						rootPrefixCls,
						iconPrefixCls
					},
					csp
				});
			});
			useStyleRegister(_objectSpread2(_objectSpread2({}, sharedConfig), {}, { path: [
				concatComponent,
				prefixCls,
				iconPrefixCls
			] }), function() {
				if (options.injectStyle === false) return [];
				var _statisticToken = statisticToken(token), proxyToken = _statisticToken.token, flush = _statisticToken.flush;
				var defaultComponentToken = getDefaultComponentToken(component, realToken, getDefaultToken);
				var componentCls = ".".concat(prefixCls);
				var componentToken = getComponentToken(component, realToken, defaultComponentToken, { deprecatedTokens: options.deprecatedTokens });
				if (defaultComponentToken && _typeof(defaultComponentToken) === "object") Object.keys(defaultComponentToken).forEach(function(key) {
					defaultComponentToken[key] = "var(".concat(token2CSSVar(key, getCompVarPrefix(component, cssVar.prefix)), ")");
				});
				var mergedToken = merge(proxyToken, {
					componentCls,
					prefixCls,
					iconCls: ".".concat(iconPrefixCls),
					antCls: ".".concat(rootPrefixCls),
					calc,
					max,
					min
				}, defaultComponentToken);
				var styleInterpolation = styleFn(mergedToken, {
					hashId,
					prefixCls,
					rootPrefixCls,
					iconPrefixCls
				});
				flush(component, componentToken);
				var commonStyle = typeof getCommonStyle === "function" ? getCommonStyle(mergedToken, prefixCls, rootCls, options.resetFont) : null;
				return [options.resetStyle === false ? null : commonStyle, styleInterpolation];
			});
			return hashId;
		};
	}
	function genSubStyleComponent(componentName, styleFn, getDefaultToken) {
		var useStyle = genComponentStyleHook(componentName, styleFn, getDefaultToken, _objectSpread2({
			resetStyle: false,
			order: -998
		}, arguments.length > 3 && arguments[3] !== void 0 ? arguments[3] : {}));
		return function StyledComponent(_ref) {
			var prefixCls = _ref.prefixCls, _ref$rootCls = _ref.rootCls;
			useStyle(prefixCls, _ref$rootCls === void 0 ? prefixCls : _ref$rootCls);
			return null;
		};
	}
	return {
		genStyleHooks,
		genSubStyleComponent,
		genComponentStyleHook
	};
}
// tests/bench/components/node_modules/antd/es/theme/interface/presetColors.js
var PresetColors = [
	"blue",
	"purple",
	"cyan",
	"green",
	"magenta",
	"pink",
	"red",
	"orange",
	"yellow",
	"volcano",
	"geekblue",
	"lime",
	"gold"
];
// tests/bench/components/node_modules/antd/es/theme/themes/shared/genFontSizes.js
function getLineHeight(fontSize) {
	return (fontSize + 8) / fontSize;
}
function getFontSizes(base) {
	const fontSizes = Array.from({ length: 10 }).map((_, index) => {
		const i = index - 1;
		const baseSize = base * Math.E ** (i / 5);
		return Math.floor((index > 1 ? Math.floor(baseSize) : Math.ceil(baseSize)) / 2) * 2;
	});
	fontSizes[1] = base;
	return fontSizes.map((size) => ({
		size,
		lineHeight: getLineHeight(size)
	}));
}
// tests/bench/components/node_modules/antd/es/version/index.js
var version_default = "6.6.8";
// tests/bench/components/node_modules/antd/es/theme/themes/seed.js
var defaultPresetColors = {
	blue: "#1677FF",
	purple: "#722ED1",
	cyan: "#13C2C2",
	green: "#52C41A",
	magenta: "#EB2F96",
	/**
	* @deprecated Use magenta instead
	*/
	pink: "#EB2F96",
	red: "#F5222D",
	orange: "#FA8C16",
	yellow: "#FADB14",
	volcano: "#FA541C",
	geekblue: "#2F54EB",
	gold: "#FAAD14",
	lime: "#A0D911"
};
var seedToken = {
	...defaultPresetColors,
	colorPrimary: "#1677ff",
	colorSuccess: "#52c41a",
	colorWarning: "#faad14",
	colorError: "#ff4d4f",
	colorInfo: "#1677ff",
	colorLink: "",
	colorTextBase: "",
	colorBgBase: "",
	fontFamily: `-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial,
'Noto Sans', sans-serif, 'Apple Color Emoji', 'Segoe UI Emoji', 'Segoe UI Symbol',
'Noto Color Emoji'`,
	fontFamilyCode: `'SFMono-Regular', Consolas, 'Liberation Mono', Menlo, Courier, monospace`,
	fontSize: 14,
	lineWidth: 1,
	lineType: "solid",
	motionUnit: .1,
	motionBase: 0,
	motionEaseOutCirc: "cubic-bezier(0.08, 0.82, 0.17, 1)",
	motionEaseInOutCirc: "cubic-bezier(0.78, 0.14, 0.15, 0.86)",
	motionEaseOut: "cubic-bezier(0.215, 0.61, 0.355, 1)",
	motionEaseInOut: "cubic-bezier(0.645, 0.045, 0.355, 1)",
	motionEaseOutBack: "cubic-bezier(0.12, 0.4, 0.29, 1.46)",
	motionEaseInBack: "cubic-bezier(0.71, -0.46, 0.88, 0.6)",
	motionEaseInQuint: "cubic-bezier(0.755, 0.05, 0.855, 0.06)",
	motionEaseOutQuint: "cubic-bezier(0.23, 1, 0.32, 1)",
	borderRadius: 6,
	sizeUnit: 4,
	sizeStep: 4,
	sizePopupArrow: 16,
	controlHeight: 32,
	zIndexBase: 0,
	zIndexPopupBase: 1e3,
	opacityImage: 1,
	wireframe: false,
	focusOutline: true,
	motion: true
};
// tests/bench/components/node_modules/@ant-design/fast-color/es/presetColors.js
var presetColors_default = {
	aliceblue: "9ehhb",
	antiquewhite: "9sgk7",
	aqua: "1ekf",
	aquamarine: "4zsno",
	azure: "9eiv3",
	beige: "9lhp8",
	bisque: "9zg04",
	black: "0",
	blanchedalmond: "9zhe5",
	blue: "73",
	blueviolet: "5e31e",
	brown: "6g016",
	burlywood: "8ouiv",
	cadetblue: "3qba8",
	chartreuse: "4zshs",
	chocolate: "87k0u",
	coral: "9yvyo",
	cornflowerblue: "3xael",
	cornsilk: "9zjz0",
	crimson: "8l4xo",
	cyan: "1ekf",
	darkblue: "3v",
	darkcyan: "rkb",
	darkgoldenrod: "776yz",
	darkgray: "6mbhl",
	darkgreen: "jr4",
	darkgrey: "6mbhl",
	darkkhaki: "7ehkb",
	darkmagenta: "5f91n",
	darkolivegreen: "3bzfz",
	darkorange: "9yygw",
	darkorchid: "5z6x8",
	darkred: "5f8xs",
	darksalmon: "9441m",
	darkseagreen: "5lwgf",
	darkslateblue: "2th1n",
	darkslategray: "1ugcv",
	darkslategrey: "1ugcv",
	darkturquoise: "14up",
	darkviolet: "5rw7n",
	deeppink: "9yavn",
	deepskyblue: "11xb",
	dimgray: "442g9",
	dimgrey: "442g9",
	dodgerblue: "16xof",
	firebrick: "6y7tu",
	floralwhite: "9zkds",
	forestgreen: "1cisi",
	fuchsia: "9y70f",
	gainsboro: "8m8kc",
	ghostwhite: "9pq0v",
	goldenrod: "8j4f4",
	gold: "9zda8",
	gray: "50i2o",
	green: "pa8",
	greenyellow: "6senj",
	grey: "50i2o",
	honeydew: "9eiuo",
	hotpink: "9yrp0",
	indianred: "80gnw",
	indigo: "2xcoy",
	ivory: "9zldc",
	khaki: "9edu4",
	lavenderblush: "9ziet",
	lavender: "90c8q",
	lawngreen: "4vk74",
	lemonchiffon: "9zkct",
	lightblue: "6s73a",
	lightcoral: "9dtog",
	lightcyan: "8s1rz",
	lightgoldenrodyellow: "9sjiq",
	lightgray: "89jo3",
	lightgreen: "5nkwg",
	lightgrey: "89jo3",
	lightpink: "9z6wx",
	lightsalmon: "9z2ii",
	lightseagreen: "19xgq",
	lightskyblue: "5arju",
	lightslategray: "4nwk9",
	lightslategrey: "4nwk9",
	lightsteelblue: "6wau6",
	lightyellow: "9zlcw",
	lime: "1edc",
	limegreen: "1zcxe",
	linen: "9shk6",
	magenta: "9y70f",
	maroon: "4zsow",
	mediumaquamarine: "40eju",
	mediumblue: "5p",
	mediumorchid: "79qkz",
	mediumpurple: "5r3rv",
	mediumseagreen: "2d9ip",
	mediumslateblue: "4tcku",
	mediumspringgreen: "1di2",
	mediumturquoise: "2uabw",
	mediumvioletred: "7rn9h",
	midnightblue: "z980",
	mintcream: "9ljp6",
	mistyrose: "9zg0x",
	moccasin: "9zfzp",
	navajowhite: "9zest",
	navy: "3k",
	oldlace: "9wq92",
	olive: "50hz4",
	olivedrab: "472ub",
	orange: "9z3eo",
	orangered: "9ykg0",
	orchid: "8iu3a",
	palegoldenrod: "9bl4a",
	palegreen: "5yw0o",
	paleturquoise: "6v4ku",
	palevioletred: "8k8lv",
	papayawhip: "9zi6t",
	peachpuff: "9ze0p",
	peru: "80oqn",
	pink: "9z8wb",
	plum: "8nba5",
	powderblue: "6wgdi",
	purple: "4zssg",
	rebeccapurple: "3zk49",
	red: "9y6tc",
	rosybrown: "7cv4f",
	royalblue: "2jvtt",
	saddlebrown: "5fmkz",
	salmon: "9rvci",
	sandybrown: "9jn1c",
	seagreen: "1tdnb",
	seashell: "9zje6",
	sienna: "6973h",
	silver: "7ir40",
	skyblue: "5arjf",
	slateblue: "45e4t",
	slategray: "4e100",
	slategrey: "4e100",
	snow: "9zke2",
	springgreen: "1egv",
	steelblue: "2r1kk",
	tan: "87yx8",
	teal: "pds",
	thistle: "8ggk8",
	tomato: "9yqfb",
	turquoise: "2j4r4",
	violet: "9b10u",
	wheat: "9ld4j",
	white: "9zldr",
	whitesmoke: "9lhpx",
	yellow: "9zl6o",
	yellowgreen: "61fzm"
};
// tests/bench/components/node_modules/@ant-design/fast-color/es/FastColor.js
var round = Math.round;
/**
* Support format, alpha unit will check the % mark:
* - rgba(102, 204, 255, .5)      -> [102, 204, 255, 0.5]
* - rgb(102 204 255 / .5)        -> [102, 204, 255, 0.5]
* - rgb(100%, 50%, 0% / 50%)     -> [255, 128, 0, 0.5]
* - hsl(270, 60, 40, .5)         -> [270, 60, 40, 0.5]
* - hsl(270deg 60% 40% / 50%)   -> [270, 60, 40, 0.5]
*
* When `base` is provided, the percentage value will be divided by `base`.
*/
function splitColorStr(str, parseNum) {
	const match = str.replace(/^[^(]*\((.*)/, "$1").replace(/\).*/, "").match(/\d*\.?\d+%?/g) || [];
	const numList = match.map((item) => parseFloat(item));
	for (let i = 0; i < 3; i += 1) numList[i] = parseNum(numList[i] || 0, match[i] || "", i);
	if (match[3]) numList[3] = match[3].includes("%") ? numList[3] / 100 : numList[3];
	else numList[3] = 1;
	return numList;
}
var parseHSVorHSL = (num, _, index) => index === 0 ? num : num / 100;
/** round and limit number to integer between 0-255 */
function limitRange(value, max) {
	const mergedMax = max || 255;
	if (value > mergedMax) return mergedMax;
	if (value < 0) return 0;
	return value;
}
var FastColor = class FastColor {
	/**
	* All FastColor objects are valid. So isValid is always true. This property is kept to be compatible with TinyColor.
	*/
	isValid = true;
	/**
	* Red, R in RGB
	*/
	r = 0;
	/**
	* Green, G in RGB
	*/
	g = 0;
	/**
	* Blue, B in RGB
	*/
	b = 0;
	/**
	* Alpha/Opacity, A in RGBA/HSLA
	*/
	a = 1;
	_h;
	_hsl_s;
	_hsv_s;
	_l;
	_v;
	_max;
	_min;
	_brightness;
	constructor(input) {
		/**
		* Always check 3 char in the object to determine the format.
		* We not use function in check to save bundle size.
		* e.g. 'rgb' -> { r: 0, g: 0, b: 0 }.
		*/
		function matchFormat(str) {
			return str[0] in input && str[1] in input && str[2] in input;
		}
		if (!input) {} else if (typeof input === "string") {
			const trimStr = input.trim();
			function matchPrefix(prefix) {
				return trimStr.startsWith(prefix);
			}
			if (/^#?[A-F\d]{3,8}$/i.test(trimStr)) this.fromHexString(trimStr);
			else if (matchPrefix("rgb")) this.fromRgbString(trimStr);
			else if (matchPrefix("hsl")) this.fromHslString(trimStr);
			else if (matchPrefix("hsv") || matchPrefix("hsb")) this.fromHsvString(trimStr);
			else {
				const presetColor = presetColors_default[trimStr.toLowerCase()];
				if (presetColor) this.fromHexString(parseInt(presetColor, 36).toString(16).padStart(6, "0"));
			}
		} else if (input instanceof FastColor) {
			this.r = input.r;
			this.g = input.g;
			this.b = input.b;
			this.a = input.a;
			this._h = input._h;
			this._hsl_s = input._hsl_s;
			this._hsv_s = input._hsv_s;
			this._l = input._l;
			this._v = input._v;
		} else if (matchFormat("rgb")) {
			this.r = limitRange(input.r);
			this.g = limitRange(input.g);
			this.b = limitRange(input.b);
			this.a = typeof input.a === "number" ? limitRange(input.a, 1) : 1;
		} else if (matchFormat("hsl")) this.fromHsl(input);
		else if (matchFormat("hsv")) this.fromHsv(input);
		else throw new Error("@ant-design/fast-color: unsupported input " + JSON.stringify(input));
	}
	setR(value) {
		return this._sc("r", value);
	}
	setG(value) {
		return this._sc("g", value);
	}
	setB(value) {
		return this._sc("b", value);
	}
	setA(value) {
		return this._sc("a", value, 1);
	}
	setHue(value) {
		const hsv = this.toHsv();
		hsv.h = value;
		return this._c(hsv);
	}
	/**
	* Returns the perceived luminance of a color, from 0-1.
	* @see http://www.w3.org/TR/2008/REC-WCAG20-20081211/#relativeluminancedef
	*/
	getLuminance() {
		function adjustGamma(raw) {
			const val = raw / 255;
			return val <= .03928 ? val / 12.92 : Math.pow((val + .055) / 1.055, 2.4);
		}
		const R = adjustGamma(this.r);
		const G = adjustGamma(this.g);
		const B = adjustGamma(this.b);
		return .2126 * R + .7152 * G + .0722 * B;
	}
	getHue() {
		if (typeof this._h === "undefined") {
			const delta = this.getMax() - this.getMin();
			if (delta === 0) this._h = 0;
			else this._h = round(60 * (this.r === this.getMax() ? (this.g - this.b) / delta + (this.g < this.b ? 6 : 0) : this.g === this.getMax() ? (this.b - this.r) / delta + 2 : (this.r - this.g) / delta + 4));
		}
		return this._h;
	}
	/**
	* @deprecated should use getHSVSaturation or getHSLSaturation instead
	*/
	getSaturation() {
		return this.getHSVSaturation();
	}
	getHSVSaturation() {
		if (typeof this._hsv_s === "undefined") {
			const delta = this.getMax() - this.getMin();
			if (delta === 0) this._hsv_s = 0;
			else this._hsv_s = delta / this.getMax();
		}
		return this._hsv_s;
	}
	getHSLSaturation() {
		if (typeof this._hsl_s === "undefined") {
			const delta = this.getMax() - this.getMin();
			if (delta === 0) this._hsl_s = 0;
			else {
				const l = this.getLightness();
				this._hsl_s = delta / 255 / (1 - Math.abs(2 * l - 1));
			}
		}
		return this._hsl_s;
	}
	getLightness() {
		if (typeof this._l === "undefined") this._l = (this.getMax() + this.getMin()) / 510;
		return this._l;
	}
	getValue() {
		if (typeof this._v === "undefined") this._v = this.getMax() / 255;
		return this._v;
	}
	/**
	* Returns the perceived brightness of the color, from 0-255.
	* Note: this is not the b of HSB
	* @see http://www.w3.org/TR/AERT#color-contrast
	*/
	getBrightness() {
		if (typeof this._brightness === "undefined") this._brightness = (this.r * 299 + this.g * 587 + this.b * 114) / 1e3;
		return this._brightness;
	}
	darken(amount = 10) {
		const h = this.getHue();
		const s = this.getSaturation();
		let l = this.getLightness() - amount / 100;
		if (l < 0) l = 0;
		return this._c({
			h,
			s,
			l,
			a: this.a
		});
	}
	lighten(amount = 10) {
		const h = this.getHue();
		const s = this.getSaturation();
		let l = this.getLightness() + amount / 100;
		if (l > 1) l = 1;
		return this._c({
			h,
			s,
			l,
			a: this.a
		});
	}
	/**
	* Mix the current color a given amount with another color, from 0 to 100.
	* 0 means no mixing (return current color).
	*/
	mix(input, amount = 50) {
		const color = this._c(input);
		const p = amount / 100;
		const calc = (key) => (color[key] - this[key]) * p + this[key];
		const rgba = {
			r: round(calc("r")),
			g: round(calc("g")),
			b: round(calc("b")),
			a: round(calc("a") * 100) / 100
		};
		return this._c(rgba);
	}
	/**
	* Mix the color with pure white, from 0 to 100.
	* Providing 0 will do nothing, providing 100 will always return white.
	*/
	tint(amount = 10) {
		return this.mix({
			r: 255,
			g: 255,
			b: 255,
			a: 1
		}, amount);
	}
	/**
	* Mix the color with pure black, from 0 to 100.
	* Providing 0 will do nothing, providing 100 will always return black.
	*/
	shade(amount = 10) {
		return this.mix({
			r: 0,
			g: 0,
			b: 0,
			a: 1
		}, amount);
	}
	onBackground(background) {
		const bg = this._c(background);
		const alpha = this.a + bg.a * (1 - this.a);
		const calc = (key) => {
			return round((this[key] * this.a + bg[key] * bg.a * (1 - this.a)) / alpha);
		};
		return this._c({
			r: calc("r"),
			g: calc("g"),
			b: calc("b"),
			a: alpha
		});
	}
	isDark() {
		return this.getBrightness() < 128;
	}
	isLight() {
		return this.getBrightness() >= 128;
	}
	equals(other) {
		return this.r === other.r && this.g === other.g && this.b === other.b && this.a === other.a;
	}
	clone() {
		return this._c(this);
	}
	toHexString() {
		let hex = "#";
		const rHex = (this.r || 0).toString(16);
		hex += rHex.length === 2 ? rHex : "0" + rHex;
		const gHex = (this.g || 0).toString(16);
		hex += gHex.length === 2 ? gHex : "0" + gHex;
		const bHex = (this.b || 0).toString(16);
		hex += bHex.length === 2 ? bHex : "0" + bHex;
		if (typeof this.a === "number" && this.a >= 0 && this.a < 1) {
			const aHex = round(this.a * 255).toString(16);
			hex += aHex.length === 2 ? aHex : "0" + aHex;
		}
		return hex;
	}
	/** CSS support color pattern */
	toHsl() {
		return {
			h: this.getHue(),
			s: this.getHSLSaturation(),
			l: this.getLightness(),
			a: this.a
		};
	}
	/** CSS support color pattern */
	toHslString() {
		const h = this.getHue();
		const s = round(this.getHSLSaturation() * 100);
		const l = round(this.getLightness() * 100);
		return this.a !== 1 ? `hsla(${h},${s}%,${l}%,${this.a})` : `hsl(${h},${s}%,${l}%)`;
	}
	/** Same as toHsb */
	toHsv() {
		return {
			h: this.getHue(),
			s: this.getHSVSaturation(),
			v: this.getValue(),
			a: this.a
		};
	}
	toRgb() {
		return {
			r: this.r,
			g: this.g,
			b: this.b,
			a: this.a
		};
	}
	toRgbString() {
		return this.a !== 1 ? `rgba(${this.r},${this.g},${this.b},${this.a})` : `rgb(${this.r},${this.g},${this.b})`;
	}
	toString() {
		return this.toRgbString();
	}
	/** Return a new FastColor object with one channel changed */
	_sc(rgb, value, max) {
		const clone = this.clone();
		clone[rgb] = limitRange(value, max);
		return clone;
	}
	_c(input) {
		return new this.constructor(input);
	}
	getMax() {
		if (typeof this._max === "undefined") this._max = Math.max(this.r, this.g, this.b);
		return this._max;
	}
	getMin() {
		if (typeof this._min === "undefined") this._min = Math.min(this.r, this.g, this.b);
		return this._min;
	}
	fromHexString(trimStr) {
		const withoutPrefix = trimStr.replace("#", "");
		function connectNum(index1, index2) {
			return parseInt(withoutPrefix[index1] + withoutPrefix[index2 || index1], 16);
		}
		if (withoutPrefix.length < 6) {
			this.r = connectNum(0);
			this.g = connectNum(1);
			this.b = connectNum(2);
			this.a = withoutPrefix[3] ? connectNum(3) / 255 : 1;
		} else {
			this.r = connectNum(0, 1);
			this.g = connectNum(2, 3);
			this.b = connectNum(4, 5);
			this.a = withoutPrefix[6] ? connectNum(6, 7) / 255 : 1;
		}
	}
	fromHsl({ h: _h, s, l, a }) {
		const h = (_h % 360 + 360) % 360;
		this._h = h;
		this._hsl_s = s;
		this._l = l;
		this.a = typeof a === "number" ? a : 1;
		if (s <= 0) {
			const rgb = round(l * 255);
			this.r = rgb;
			this.g = rgb;
			this.b = rgb;
			return;
		}
		let r = 0, g = 0, b = 0;
		const huePrime = h / 60;
		const chroma = (1 - Math.abs(2 * l - 1)) * s;
		const secondComponent = chroma * (1 - Math.abs(huePrime % 2 - 1));
		if (huePrime >= 0 && huePrime < 1) {
			r = chroma;
			g = secondComponent;
		} else if (huePrime >= 1 && huePrime < 2) {
			r = secondComponent;
			g = chroma;
		} else if (huePrime >= 2 && huePrime < 3) {
			g = chroma;
			b = secondComponent;
		} else if (huePrime >= 3 && huePrime < 4) {
			g = secondComponent;
			b = chroma;
		} else if (huePrime >= 4 && huePrime < 5) {
			r = secondComponent;
			b = chroma;
		} else if (huePrime >= 5 && huePrime < 6) {
			r = chroma;
			b = secondComponent;
		}
		const lightnessModification = l - chroma / 2;
		this.r = round((r + lightnessModification) * 255);
		this.g = round((g + lightnessModification) * 255);
		this.b = round((b + lightnessModification) * 255);
	}
	fromHsv({ h: _h, s, v, a }) {
		const h = (_h % 360 + 360) % 360;
		this._h = h;
		this._hsv_s = s;
		this._v = v;
		this.a = typeof a === "number" ? a : 1;
		const vv = round(v * 255);
		this.r = vv;
		this.g = vv;
		this.b = vv;
		if (s <= 0) return;
		const hh = h / 60;
		const i = Math.floor(hh);
		const ff = hh - i;
		const p = round(v * (1 - s) * 255);
		const q = round(v * (1 - s * ff) * 255);
		const t = round(v * (1 - s * (1 - ff)) * 255);
		switch (i) {
			case 0:
				this.g = t;
				this.b = p;
				break;
			case 1:
				this.r = q;
				this.b = p;
				break;
			case 2:
				this.r = p;
				this.b = t;
				break;
			case 3:
				this.r = p;
				this.g = q;
				break;
			case 4:
				this.r = t;
				this.g = p;
				break;
			default:
				this.g = p;
				this.b = q;
		}
	}
	fromHsvString(trimStr) {
		const cells = splitColorStr(trimStr, parseHSVorHSL);
		this.fromHsv({
			h: cells[0],
			s: cells[1],
			v: cells[2],
			a: cells[3]
		});
	}
	fromHslString(trimStr) {
		const cells = splitColorStr(trimStr, parseHSVorHSL);
		this.fromHsl({
			h: cells[0],
			s: cells[1],
			l: cells[2],
			a: cells[3]
		});
	}
	fromRgbString(trimStr) {
		const cells = splitColorStr(trimStr, (num, txt) => txt.includes("%") ? round(num / 100 * 255) : num);
		this.r = cells[0];
		this.g = cells[1];
		this.b = cells[2];
		this.a = cells[3];
	}
};
// tests/bench/components/node_modules/@ant-design/colors/es/generate.js
var hueStep = 2;
var saturationStep = .16;
var saturationStep2 = .05;
var brightnessStep1 = .05;
var brightnessStep2 = .15;
var lightColorCount = 5;
var darkColorCount = 4;
var darkColorMap = [
	{
		index: 7,
		amount: 15
	},
	{
		index: 6,
		amount: 25
	},
	{
		index: 5,
		amount: 30
	},
	{
		index: 5,
		amount: 45
	},
	{
		index: 5,
		amount: 65
	},
	{
		index: 5,
		amount: 85
	},
	{
		index: 4,
		amount: 90
	},
	{
		index: 3,
		amount: 95
	},
	{
		index: 2,
		amount: 97
	},
	{
		index: 1,
		amount: 98
	}
];
function getHue(hsv, i, light) {
	let hue;
	if (Math.round(hsv.h) >= 60 && Math.round(hsv.h) <= 240) hue = light ? Math.round(hsv.h) - hueStep * i : Math.round(hsv.h) + hueStep * i;
	else hue = light ? Math.round(hsv.h) + hueStep * i : Math.round(hsv.h) - hueStep * i;
	if (hue < 0) hue += 360;
	else if (hue >= 360) hue -= 360;
	return hue;
}
function getSaturation(hsv, i, light) {
	if (hsv.h === 0 && hsv.s === 0) return hsv.s;
	let saturation;
	if (light) saturation = hsv.s - saturationStep * i;
	else if (i === darkColorCount) saturation = hsv.s + saturationStep;
	else saturation = hsv.s + saturationStep2 * i;
	if (saturation > 1) saturation = 1;
	if (light && i === lightColorCount && saturation > .1) saturation = .1;
	if (saturation < .06) saturation = .06;
	return Math.round(saturation * 100) / 100;
}
function getValue$1(hsv, i, light) {
	let value;
	if (light) value = hsv.v + brightnessStep1 * i;
	else value = hsv.v - brightnessStep2 * i;
	value = Math.max(0, Math.min(1, value));
	return Math.round(value * 100) / 100;
}
function generate$1(color, opts = {}) {
	const patterns = [];
	const pColor = new FastColor(color);
	const hsv = pColor.toHsv();
	for (let i = lightColorCount; i > 0; i -= 1) {
		const c = new FastColor({
			h: getHue(hsv, i, true),
			s: getSaturation(hsv, i, true),
			v: getValue$1(hsv, i, true)
		});
		patterns.push(c);
	}
	patterns.push(pColor);
	for (let i = 1; i <= darkColorCount; i += 1) {
		const c = new FastColor({
			h: getHue(hsv, i),
			s: getSaturation(hsv, i),
			v: getValue$1(hsv, i)
		});
		patterns.push(c);
	}
	if (opts.theme === "dark") return darkColorMap.map(({ index, amount }) => new FastColor(opts.backgroundColor || "#141414").mix(patterns[index], amount).toHexString());
	return patterns.map((c) => c.toHexString());
}
// tests/bench/components/node_modules/@ant-design/colors/es/presets.js
var presetPrimaryColors = {
	"red": "#F5222D",
	"volcano": "#FA541C",
	"orange": "#FA8C16",
	"gold": "#FAAD14",
	"yellow": "#FADB14",
	"lime": "#A0D911",
	"green": "#52C41A",
	"cyan": "#13C2C2",
	"blue": "#1677FF",
	"geekblue": "#2F54EB",
	"purple": "#722ED1",
	"magenta": "#EB2F96",
	"grey": "#666666"
};
var red = [
	"#fff1f0",
	"#ffccc7",
	"#ffa39e",
	"#ff7875",
	"#ff4d4f",
	"#f5222d",
	"#cf1322",
	"#a8071a",
	"#820014",
	"#5c0011"
];
red.primary = red[5];
var volcano = [
	"#fff2e8",
	"#ffd8bf",
	"#ffbb96",
	"#ff9c6e",
	"#ff7a45",
	"#fa541c",
	"#d4380d",
	"#ad2102",
	"#871400",
	"#610b00"
];
volcano.primary = volcano[5];
var orange = [
	"#fff7e6",
	"#ffe7ba",
	"#ffd591",
	"#ffc069",
	"#ffa940",
	"#fa8c16",
	"#d46b08",
	"#ad4e00",
	"#873800",
	"#612500"
];
orange.primary = orange[5];
var gold = [
	"#fffbe6",
	"#fff1b8",
	"#ffe58f",
	"#ffd666",
	"#ffc53d",
	"#faad14",
	"#d48806",
	"#ad6800",
	"#874d00",
	"#613400"
];
gold.primary = gold[5];
var yellow = [
	"#feffe6",
	"#ffffb8",
	"#fffb8f",
	"#fff566",
	"#ffec3d",
	"#fadb14",
	"#d4b106",
	"#ad8b00",
	"#876800",
	"#614700"
];
yellow.primary = yellow[5];
var lime = [
	"#fcffe6",
	"#f4ffb8",
	"#eaff8f",
	"#d3f261",
	"#bae637",
	"#a0d911",
	"#7cb305",
	"#5b8c00",
	"#3f6600",
	"#254000"
];
lime.primary = lime[5];
var green = [
	"#f6ffed",
	"#d9f7be",
	"#b7eb8f",
	"#95de64",
	"#73d13d",
	"#52c41a",
	"#389e0d",
	"#237804",
	"#135200",
	"#092b00"
];
green.primary = green[5];
var cyan = [
	"#e6fffb",
	"#b5f5ec",
	"#87e8de",
	"#5cdbd3",
	"#36cfc9",
	"#13c2c2",
	"#08979c",
	"#006d75",
	"#00474f",
	"#002329"
];
cyan.primary = cyan[5];
var blue = [
	"#e6f4ff",
	"#bae0ff",
	"#91caff",
	"#69b1ff",
	"#4096ff",
	"#1677ff",
	"#0958d9",
	"#003eb3",
	"#002c8c",
	"#001d66"
];
blue.primary = blue[5];
var geekblue = [
	"#f0f5ff",
	"#d6e4ff",
	"#adc6ff",
	"#85a5ff",
	"#597ef7",
	"#2f54eb",
	"#1d39c4",
	"#10239e",
	"#061178",
	"#030852"
];
geekblue.primary = geekblue[5];
var purple = [
	"#f9f0ff",
	"#efdbff",
	"#d3adf7",
	"#b37feb",
	"#9254de",
	"#722ed1",
	"#531dab",
	"#391085",
	"#22075e",
	"#120338"
];
purple.primary = purple[5];
var magenta = [
	"#fff0f6",
	"#ffd6e7",
	"#ffadd2",
	"#ff85c0",
	"#f759ab",
	"#eb2f96",
	"#c41d7f",
	"#9e1068",
	"#780650",
	"#520339"
];
magenta.primary = magenta[5];
var grey = [
	"#a6a6a6",
	"#999999",
	"#8c8c8c",
	"#808080",
	"#737373",
	"#666666",
	"#404040",
	"#1a1a1a",
	"#000000",
	"#000000"
];
grey.primary = grey[5];
var presetPalettes = {
	red,
	volcano,
	orange,
	gold,
	yellow,
	lime,
	green,
	cyan,
	blue,
	geekblue,
	purple,
	magenta,
	grey
};
var redDark = [
	"#2a1215",
	"#431418",
	"#58181c",
	"#791a1f",
	"#a61d24",
	"#d32029",
	"#e84749",
	"#f37370",
	"#f89f9a",
	"#fac8c3"
];
redDark.primary = redDark[5];
var volcanoDark = [
	"#2b1611",
	"#441d12",
	"#592716",
	"#7c3118",
	"#aa3e19",
	"#d84a1b",
	"#e87040",
	"#f3956a",
	"#f8b692",
	"#fad4bc"
];
volcanoDark.primary = volcanoDark[5];
var orangeDark = [
	"#2b1d11",
	"#442a11",
	"#593815",
	"#7c4a15",
	"#aa6215",
	"#d87a16",
	"#e89a3c",
	"#f3b765",
	"#f8cf8d",
	"#fae3b7"
];
orangeDark.primary = orangeDark[5];
var goldDark = [
	"#2b2111",
	"#443111",
	"#594214",
	"#7c5914",
	"#aa7714",
	"#d89614",
	"#e8b339",
	"#f3cc62",
	"#f8df8b",
	"#faedb5"
];
goldDark.primary = goldDark[5];
var yellowDark = [
	"#2b2611",
	"#443b11",
	"#595014",
	"#7c6e14",
	"#aa9514",
	"#d8bd14",
	"#e8d639",
	"#f3ea62",
	"#f8f48b",
	"#fafab5"
];
yellowDark.primary = yellowDark[5];
var limeDark = [
	"#1f2611",
	"#2e3c10",
	"#3e4f13",
	"#536d13",
	"#6f9412",
	"#8bbb11",
	"#a9d134",
	"#c9e75d",
	"#e4f88b",
	"#f0fab5"
];
limeDark.primary = limeDark[5];
var greenDark = [
	"#162312",
	"#1d3712",
	"#274916",
	"#306317",
	"#3c8618",
	"#49aa19",
	"#6abe39",
	"#8fd460",
	"#b2e58b",
	"#d5f2bb"
];
greenDark.primary = greenDark[5];
var cyanDark = [
	"#112123",
	"#113536",
	"#144848",
	"#146262",
	"#138585",
	"#13a8a8",
	"#33bcb7",
	"#58d1c9",
	"#84e2d8",
	"#b2f1e8"
];
cyanDark.primary = cyanDark[5];
var blueDark = [
	"#111a2c",
	"#112545",
	"#15325b",
	"#15417e",
	"#1554ad",
	"#1668dc",
	"#3c89e8",
	"#65a9f3",
	"#8dc5f8",
	"#b7dcfa"
];
blueDark.primary = blueDark[5];
var geekblueDark = [
	"#131629",
	"#161d40",
	"#1c2755",
	"#203175",
	"#263ea0",
	"#2b4acb",
	"#5273e0",
	"#7f9ef3",
	"#a8c1f8",
	"#d2e0fa"
];
geekblueDark.primary = geekblueDark[5];
var purpleDark = [
	"#1a1325",
	"#24163a",
	"#301c4d",
	"#3e2069",
	"#51258f",
	"#642ab5",
	"#854eca",
	"#ab7ae0",
	"#cda8f0",
	"#ebd7fa"
];
purpleDark.primary = purpleDark[5];
var magentaDark = [
	"#291321",
	"#40162f",
	"#551c3b",
	"#75204f",
	"#a02669",
	"#cb2b83",
	"#e0529c",
	"#f37fb7",
	"#f8a8cc",
	"#fad2e3"
];
magentaDark.primary = magentaDark[5];
var greyDark = [
	"#151515",
	"#1f1f1f",
	"#2d2d2d",
	"#393939",
	"#494949",
	"#5a5a5a",
	"#6a6a6a",
	"#7b7b7b",
	"#888888",
	"#969696"
];
greyDark.primary = greyDark[5];
// tests/bench/components/node_modules/antd/es/theme/themes/shared/genColorMapToken.js
function genColorMapToken(seed, { generateColorPalettes, generateNeutralColorPalettes }) {
	const { colorSuccess: colorSuccessBase, colorWarning: colorWarningBase, colorError: colorErrorBase, colorInfo: colorInfoBase, colorPrimary: colorPrimaryBase, colorBgBase, colorTextBase } = seed;
	const primaryColors = generateColorPalettes(colorPrimaryBase);
	const successColors = generateColorPalettes(colorSuccessBase);
	const warningColors = generateColorPalettes(colorWarningBase);
	const errorColors = generateColorPalettes(colorErrorBase);
	const infoColors = generateColorPalettes(colorInfoBase);
	const neutralColors = generateNeutralColorPalettes(colorBgBase, colorTextBase);
	const linkColors = generateColorPalettes(seed.colorLink || seed.colorInfo);
	const colorErrorBgFilledHover = new FastColor(errorColors[1]).mix(new FastColor(errorColors[3]), 50).toHexString();
	const presetColorTokens = {};
	PresetColors.forEach((colorKey) => {
		const colorBase = seed[colorKey];
		if (colorBase) {
			const colorPalette = generateColorPalettes(colorBase);
			presetColorTokens[`${colorKey}Hover`] = colorPalette[5];
			presetColorTokens[`${colorKey}Active`] = colorPalette[7];
		}
	});
	return {
		...neutralColors,
		colorPrimaryBg: primaryColors[1],
		colorPrimaryBgHover: primaryColors[2],
		colorPrimaryBorder: primaryColors[3],
		colorPrimaryBorderHover: primaryColors[4],
		colorPrimaryHover: primaryColors[5],
		colorPrimary: primaryColors[6],
		colorPrimaryActive: primaryColors[7],
		colorPrimaryTextHover: primaryColors[8],
		colorPrimaryText: primaryColors[9],
		colorPrimaryTextActive: primaryColors[10],
		colorSuccessBg: successColors[1],
		colorSuccessBgHover: successColors[2],
		colorSuccessBorder: successColors[3],
		colorSuccessBorderHover: successColors[4],
		colorSuccessHover: successColors[4],
		colorSuccess: successColors[6],
		colorSuccessActive: successColors[7],
		colorSuccessTextHover: successColors[8],
		colorSuccessText: successColors[9],
		colorSuccessTextActive: successColors[10],
		colorErrorBg: errorColors[1],
		colorErrorBgHover: errorColors[2],
		colorErrorBgFilledHover,
		colorErrorBgActive: errorColors[3],
		colorErrorBorder: errorColors[3],
		colorErrorBorderHover: errorColors[4],
		colorErrorHover: errorColors[5],
		colorError: errorColors[6],
		colorErrorActive: errorColors[7],
		colorErrorTextHover: errorColors[8],
		colorErrorText: errorColors[9],
		colorErrorTextActive: errorColors[10],
		colorWarningBg: warningColors[1],
		colorWarningBgHover: warningColors[2],
		colorWarningBorder: warningColors[3],
		colorWarningBorderHover: warningColors[4],
		colorWarningHover: warningColors[4],
		colorWarning: warningColors[6],
		colorWarningActive: warningColors[7],
		colorWarningTextHover: warningColors[8],
		colorWarningText: warningColors[9],
		colorWarningTextActive: warningColors[10],
		colorInfoBg: infoColors[1],
		colorInfoBgHover: infoColors[2],
		colorInfoBorder: infoColors[3],
		colorInfoBorderHover: infoColors[4],
		colorInfoHover: infoColors[4],
		colorInfo: infoColors[6],
		colorInfoActive: infoColors[7],
		colorInfoTextHover: infoColors[8],
		colorInfoText: infoColors[9],
		colorInfoTextActive: infoColors[10],
		colorLinkHover: linkColors[4],
		colorLink: linkColors[6],
		colorLinkActive: linkColors[7],
		...presetColorTokens,
		colorBgMask: new FastColor("#000").setA(.45).toRgbString(),
		colorWhite: "#fff"
	};
}
// tests/bench/components/node_modules/antd/es/theme/themes/shared/genRadius.js
var genRadius = (radiusBase) => {
	let radiusLG = radiusBase;
	let radiusSM = radiusBase;
	let radiusXS = radiusBase;
	let radiusOuter = radiusBase;
	if (radiusBase < 6 && radiusBase >= 5) radiusLG = radiusBase + 1;
	else if (radiusBase < 16 && radiusBase >= 6) radiusLG = radiusBase + 2;
	else if (radiusBase >= 16) radiusLG = 16;
	if (radiusBase < 7 && radiusBase >= 5) radiusSM = 4;
	else if (radiusBase < 8 && radiusBase >= 7) radiusSM = 5;
	else if (radiusBase < 14 && radiusBase >= 8) radiusSM = 6;
	else if (radiusBase < 16 && radiusBase >= 14) radiusSM = 7;
	else if (radiusBase >= 16) radiusSM = 8;
	if (radiusBase < 6 && radiusBase >= 2) radiusXS = 1;
	else if (radiusBase >= 6) radiusXS = 2;
	if (radiusBase > 4 && radiusBase < 8) radiusOuter = 4;
	else if (radiusBase >= 8) radiusOuter = 6;
	return {
		borderRadius: radiusBase,
		borderRadiusXS: radiusXS,
		borderRadiusSM: radiusSM,
		borderRadiusLG: radiusLG,
		borderRadiusOuter: radiusOuter
	};
};
// tests/bench/components/node_modules/antd/es/theme/themes/shared/genCommonMapToken.js
function genCommonMapToken(token) {
	const { motionUnit, motionBase, borderRadius, lineWidth } = token;
	return {
		motionDurationFast: `${(motionBase + motionUnit).toFixed(1)}s`,
		motionDurationMid: `${(motionBase + motionUnit * 2).toFixed(1)}s`,
		motionDurationSlow: `${(motionBase + motionUnit * 3).toFixed(1)}s`,
		lineWidthBold: lineWidth + 1,
		...genRadius(borderRadius)
	};
}
// tests/bench/components/node_modules/antd/es/theme/themes/shared/genControlHeight.js
var genControlHeight = (token) => {
	const { controlHeight } = token;
	return {
		controlHeightSM: controlHeight * .75,
		controlHeightXS: controlHeight * .5,
		controlHeightLG: controlHeight * 1.25
	};
};
// tests/bench/components/node_modules/antd/es/theme/themes/shared/genFontMapToken.js
var genFontMapToken = (fontSize) => {
	const fontSizePairs = getFontSizes(fontSize);
	const fontSizes = fontSizePairs.map((pair) => pair.size);
	const lineHeights = fontSizePairs.map((pair) => pair.lineHeight);
	const fontSizeMD = fontSizes[1];
	const fontSizeSM = fontSizes[0];
	const fontSizeLG = fontSizes[2];
	const lineHeight = lineHeights[1];
	const lineHeightSM = lineHeights[0];
	const lineHeightLG = lineHeights[2];
	return {
		fontSizeSM,
		fontSize: fontSizeMD,
		fontSizeLG,
		fontSizeXL: fontSizes[3],
		fontSizeHeading1: fontSizes[6],
		fontSizeHeading2: fontSizes[5],
		fontSizeHeading3: fontSizes[4],
		fontSizeHeading4: fontSizes[3],
		fontSizeHeading5: fontSizes[2],
		lineHeight,
		lineHeightLG,
		lineHeightSM,
		fontHeight: Math.round(lineHeight * fontSizeMD),
		fontHeightLG: Math.round(lineHeightLG * fontSizeLG),
		fontHeightSM: Math.round(lineHeightSM * fontSizeSM),
		lineHeightHeading1: lineHeights[6],
		lineHeightHeading2: lineHeights[5],
		lineHeightHeading3: lineHeights[4],
		lineHeightHeading4: lineHeights[3],
		lineHeightHeading5: lineHeights[2]
	};
};
// tests/bench/components/node_modules/antd/es/theme/themes/shared/genSizeMapToken.js
function genSizeMapToken(token) {
	const { sizeUnit, sizeStep } = token;
	return {
		sizeXXL: sizeUnit * (sizeStep + 8),
		sizeXL: sizeUnit * (sizeStep + 4),
		sizeLG: sizeUnit * (sizeStep + 2),
		sizeMD: sizeUnit * (sizeStep + 1),
		sizeMS: sizeUnit * sizeStep,
		size: sizeUnit * sizeStep,
		sizeSM: sizeUnit * (sizeStep - 1),
		sizeXS: sizeUnit * (sizeStep - 2),
		sizeXXS: sizeUnit * (sizeStep - 3)
	};
}
// tests/bench/components/node_modules/antd/es/theme/themes/default/colorAlgorithm.js
var getAlphaColor$1 = (baseColor, alpha) => new FastColor(baseColor).setA(alpha).toRgbString();
var getSolidColor = (baseColor, brightness) => {
	return new FastColor(baseColor).darken(brightness).toHexString();
};
// tests/bench/components/node_modules/antd/es/theme/themes/default/colors.js
var generateColorPalettes = (baseColor) => {
	const colors = generate$1(baseColor);
	return {
		1: colors[0],
		2: colors[1],
		3: colors[2],
		4: colors[3],
		5: colors[4],
		6: colors[5],
		7: colors[6],
		8: colors[4],
		9: colors[5],
		10: colors[6]
	};
};
var generateNeutralColorPalettes = (bgBaseColor, textBaseColor, shadowColor) => {
	const colorBgBase = bgBaseColor || "#fff";
	const colorTextBase = textBaseColor || "#000";
	return {
		colorBgBase,
		colorTextBase,
		colorShadow: shadowColor || "#000",
		colorText: getAlphaColor$1(colorTextBase, .88),
		colorTextSecondary: getAlphaColor$1(colorTextBase, .65),
		colorTextTertiary: getAlphaColor$1(colorTextBase, .45),
		colorTextQuaternary: getAlphaColor$1(colorTextBase, .25),
		colorFill: getAlphaColor$1(colorTextBase, .15),
		colorFillSecondary: getAlphaColor$1(colorTextBase, .06),
		colorFillTertiary: getAlphaColor$1(colorTextBase, .04),
		colorFillQuaternary: getAlphaColor$1(colorTextBase, .02),
		colorBgSolid: getAlphaColor$1(colorTextBase, 1),
		colorBgSolidHover: getAlphaColor$1(colorTextBase, .75),
		colorBgSolidActive: getAlphaColor$1(colorTextBase, .95),
		colorBgLayout: getSolidColor(colorBgBase, 4),
		colorBgContainer: getSolidColor(colorBgBase, 0),
		colorBgElevated: getSolidColor(colorBgBase, 0),
		colorBgSpotlight: getAlphaColor$1(colorTextBase, .85),
		colorBgBlur: "transparent",
		colorBorder: getSolidColor(colorBgBase, 15),
		colorBorderDisabled: getSolidColor(colorBgBase, 15),
		colorBorderSecondary: getSolidColor(colorBgBase, 6)
	};
};
// tests/bench/components/node_modules/antd/es/theme/themes/default/index.js
function derivative(token) {
	presetPrimaryColors.pink = presetPrimaryColors.magenta;
	presetPalettes.pink = presetPalettes.magenta;
	const colorPalettes = Object.keys(defaultPresetColors).map((colorKey) => {
		const colors = token[colorKey] === presetPrimaryColors[colorKey] ? presetPalettes[colorKey] : generate$1(token[colorKey]);
		return Array.from({ length: 10 }, () => 1).reduce((prev, _, i) => {
			prev[`${colorKey}-${i + 1}`] = colors[i];
			prev[`${colorKey}${i + 1}`] = colors[i];
			return prev;
		}, {});
	}).reduce((prev, cur) => {
		prev = {
			...prev,
			...cur
		};
		return prev;
	}, {});
	return {
		...token,
		...colorPalettes,
		...genColorMapToken(token, {
			generateColorPalettes,
			generateNeutralColorPalettes
		}),
		...genFontMapToken(token.fontSize),
		...genSizeMapToken(token),
		...genControlHeight(token),
		...genCommonMapToken(token)
	};
}
// tests/bench/components/node_modules/antd/es/theme/themes/default/theme.js
var defaultTheme = createTheme(derivative);
// tests/bench/components/node_modules/antd/es/theme/context.js
var defaultConfig = {
	token: seedToken,
	override: { override: seedToken },
	hashed: true
};
var DesignTokenContext = /*#__PURE__*/ import_react.createContext(defaultConfig);
// tests/bench/components/node_modules/antd/es/theme/util/getAlphaColor.js
function isStableColor(color) {
	return color >= 0 && color <= 255;
}
function getAlphaColor(frontColor, backgroundColor) {
	const { r: fR, g: fG, b: fB, a: originAlpha } = new FastColor(frontColor).toRgb();
	if (originAlpha < 1) return frontColor;
	const { r: bR, g: bG, b: bB } = new FastColor(backgroundColor).toRgb();
	for (let fA = .01; fA <= 1; fA += .01) {
		const r = Math.round((fR - bR * (1 - fA)) / fA);
		const g = Math.round((fG - bG * (1 - fA)) / fA);
		const b = Math.round((fB - bB * (1 - fA)) / fA);
		if (isStableColor(r) && isStableColor(g) && isStableColor(b)) return new FastColor({
			r,
			g,
			b,
			a: Math.round(fA * 100) / 100
		}).toRgbString();
	}
	/* istanbul ignore next */
	return new FastColor({
		r: fR,
		g: fG,
		b: fB,
		a: 1
	}).toRgbString();
}
// tests/bench/components/node_modules/antd/es/theme/util/alias.js
/**
* Seed (designer) > Derivative (designer) > Alias (developer).
*
* Merge seed & derivative & override token and generate alias token for developer.
*/
function formatToken(derivativeToken) {
	const { override, ...restToken } = derivativeToken;
	const overrideTokens = { ...override };
	Object.keys(seedToken).forEach((token) => {
		delete overrideTokens[token];
	});
	const mergedToken = {
		...restToken,
		...overrideTokens
	};
	const shadowBaseColor = new FastColor(mergedToken.colorShadow);
	const shadowBaseAlpha = shadowBaseColor.a;
	const getShadowColor = (alpha) => shadowBaseColor.clone().setA(shadowBaseAlpha * alpha).toRgbString();
	const screenXS = 480;
	const screenSM = 576;
	const screenMD = 768;
	const screenLG = 992;
	const screenXL = 1200;
	const screenXXL = 1600;
	const screenXXXL = 1920;
	if (mergedToken.motion === false) {
		const fastDuration = "0s";
		mergedToken.motionDurationFast = fastDuration;
		mergedToken.motionDurationMid = fastDuration;
		mergedToken.motionDurationSlow = fastDuration;
	}
	return {
		...mergedToken,
		colorFillContent: mergedToken.colorFillSecondary,
		colorFillContentHover: mergedToken.colorFill,
		colorFillAlter: mergedToken.colorFillQuaternary,
		colorBgContainerDisabled: mergedToken.colorFillTertiary,
		colorBorderBg: mergedToken.colorBgContainer,
		colorSplit: getAlphaColor(mergedToken.colorBorderSecondary, mergedToken.colorBgContainer),
		colorTextPlaceholder: mergedToken.colorTextQuaternary,
		colorTextDisabled: mergedToken.colorTextQuaternary,
		colorTextHeading: mergedToken.colorText,
		colorTextLabel: mergedToken.colorTextSecondary,
		colorTextDescription: mergedToken.colorTextTertiary,
		colorTextLightSolid: mergedToken.colorWhite,
		colorHighlight: mergedToken.colorError,
		colorBgTextHover: mergedToken.colorFillSecondary,
		colorBgTextActive: mergedToken.colorFill,
		colorIcon: mergedToken.colorTextTertiary,
		colorIconHover: mergedToken.colorText,
		colorErrorOutline: getAlphaColor(mergedToken.colorErrorBg, mergedToken.colorBgContainer),
		colorWarningOutline: getAlphaColor(mergedToken.colorWarningBg, mergedToken.colorBgContainer),
		colorErrorAffix: mergedToken.colorError,
		colorWarningAffix: mergedToken.colorWarning,
		fontHeight: Math.round(mergedToken.fontSize * mergedToken.lineHeight),
		fontHeightSM: Math.round(mergedToken.fontSizeSM * mergedToken.lineHeightSM),
		fontHeightLG: Math.round(mergedToken.fontSizeLG * mergedToken.lineHeightLG),
		fontSizeIcon: mergedToken.fontSizeSM,
		lineWidthFocus: mergedToken.focusOutline === false ? 0 : mergedToken.lineWidth * 3,
		lineWidth: mergedToken.lineWidth,
		controlOutlineWidth: mergedToken.lineWidth * 2,
		controlInteractiveSize: mergedToken.controlHeight / 2,
		controlItemBgHover: mergedToken.colorFillTertiary,
		controlItemBgActive: mergedToken.colorPrimaryBg,
		controlItemBgActiveHover: mergedToken.colorPrimaryBgHover,
		controlItemBgActiveDisabled: mergedToken.colorFill,
		controlTmpOutline: mergedToken.colorFillQuaternary,
		controlOutline: getAlphaColor(mergedToken.colorPrimaryBg, mergedToken.colorBgContainer),
		lineType: mergedToken.lineType,
		borderRadius: mergedToken.borderRadius,
		borderRadiusXS: mergedToken.borderRadiusXS,
		borderRadiusSM: mergedToken.borderRadiusSM,
		borderRadiusLG: mergedToken.borderRadiusLG,
		fontWeightStrong: 600,
		opacityLoading: .65,
		linkDecoration: "none",
		linkHoverDecoration: "none",
		linkFocusDecoration: "none",
		controlPaddingHorizontal: 12,
		controlPaddingHorizontalSM: 8,
		paddingXXS: mergedToken.sizeXXS,
		paddingXS: mergedToken.sizeXS,
		paddingSM: mergedToken.sizeSM,
		padding: mergedToken.size,
		paddingMD: mergedToken.sizeMD,
		paddingLG: mergedToken.sizeLG,
		paddingXL: mergedToken.sizeXL,
		paddingContentHorizontalLG: mergedToken.sizeLG,
		paddingContentVerticalLG: mergedToken.sizeMS,
		paddingContentHorizontal: mergedToken.sizeMS,
		paddingContentVertical: mergedToken.sizeSM,
		paddingContentHorizontalSM: mergedToken.size,
		paddingContentVerticalSM: mergedToken.sizeXS,
		marginXXS: mergedToken.sizeXXS,
		marginXS: mergedToken.sizeXS,
		marginSM: mergedToken.sizeSM,
		margin: mergedToken.size,
		marginMD: mergedToken.sizeMD,
		marginLG: mergedToken.sizeLG,
		marginXL: mergedToken.sizeXL,
		marginXXL: mergedToken.sizeXXL,
		boxShadow: `
      0 6px 16px 0 ${getShadowColor(.08)},
      0 3px 6px -4px ${getShadowColor(.12)},
      0 9px 28px 8px ${getShadowColor(.05)}
    `,
		boxShadowSecondary: `
      0 6px 16px 0 ${getShadowColor(.08)},
      0 3px 6px -4px ${getShadowColor(.12)},
      0 9px 28px 8px ${getShadowColor(.05)}
    `,
		boxShadowTertiary: `
      0 1px 2px 0 ${getShadowColor(.05)},
      0 1px 6px -1px ${getShadowColor(.03)},
      0 2px 4px 0 ${getShadowColor(.03)}
    `,
		screenXS,
		screenXSMin: screenXS,
		screenXSMax: 575,
		screenSM,
		screenSMMin: screenSM,
		screenSMMax: 767,
		screenMD,
		screenMDMin: screenMD,
		screenMDMax: 991,
		screenLG,
		screenLGMin: screenLG,
		screenLGMax: 1199,
		screenXL,
		screenXLMin: screenXL,
		screenXLMax: 1599,
		screenXXL,
		screenXXLMin: screenXXL,
		screenXXLMax: 1919,
		screenXXXL,
		screenXXXLMin: screenXXXL,
		boxShadowPopoverArrow: `2px 2px 5px ${getShadowColor(.05)}`,
		dropShadowPopover: `drop-shadow(0 6px 16px ${getShadowColor(.08)}) drop-shadow(0 3px 6px ${getShadowColor(.12)}) drop-shadow(0 9px 28px ${getShadowColor(.05)})`,
		boxShadowCard: `
      0 1px 2px -2px ${getShadowColor(.16)},
      0 3px 6px 0 ${getShadowColor(.12)},
      0 5px 12px 4px ${getShadowColor(.09)}
    `,
		boxShadowDrawerRight: `
      -6px 0 16px 0 ${getShadowColor(.08)},
      -3px 0 6px -4px ${getShadowColor(.12)},
      -9px 0 28px 8px ${getShadowColor(.05)}
    `,
		boxShadowDrawerLeft: `
      6px 0 16px 0 ${getShadowColor(.08)},
      3px 0 6px -4px ${getShadowColor(.12)},
      9px 0 28px 8px ${getShadowColor(.05)}
    `,
		boxShadowDrawerUp: `
      0 6px 16px 0 ${getShadowColor(.08)},
      0 3px 6px -4px ${getShadowColor(.12)},
      0 9px 28px 8px ${getShadowColor(.05)}
    `,
		boxShadowDrawerDown: `
      0 -6px 16px 0 ${getShadowColor(.08)},
      0 -3px 6px -4px ${getShadowColor(.12)},
      0 -9px 28px 8px ${getShadowColor(.05)}
    `,
		boxShadowTabsOverflowLeft: `inset 10px 0 8px -8px ${getShadowColor(.08)}`,
		boxShadowTabsOverflowRight: `inset -10px 0 8px -8px ${getShadowColor(.08)}`,
		boxShadowTabsOverflowTop: `inset 0 10px 8px -8px ${getShadowColor(.08)}`,
		boxShadowTabsOverflowBottom: `inset 0 -10px 8px -8px ${getShadowColor(.08)}`,
		...overrideTokens
	};
}
// tests/bench/components/node_modules/antd/es/theme/useToken.js
var unitless = {
	lineHeight: true,
	lineHeightSM: true,
	lineHeightLG: true,
	lineHeightHeading1: true,
	lineHeightHeading2: true,
	lineHeightHeading3: true,
	lineHeightHeading4: true,
	lineHeightHeading5: true,
	opacityLoading: true,
	fontWeightStrong: true,
	zIndexPopupBase: true,
	zIndexBase: true,
	opacityImage: true
};
var ignore = {
	motionBase: true,
	motionUnit: true
};
var preserve = {
	screenXS: true,
	screenXSMin: true,
	screenXSMax: true,
	screenSM: true,
	screenSMMin: true,
	screenSMMax: true,
	screenMD: true,
	screenMDMin: true,
	screenMDMax: true,
	screenLG: true,
	screenLGMin: true,
	screenLGMax: true,
	screenXL: true,
	screenXLMin: true,
	screenXLMax: true,
	screenXXL: true,
	screenXXLMin: true,
	screenXXLMax: true,
	screenXXXL: true,
	screenXXXLMin: true
};
var getComputedToken = (originToken, overrideToken, theme) => {
	const derivativeToken = theme.getDerivativeToken(originToken);
	const { override, ...components } = overrideToken;
	let mergedDerivativeToken = {
		...derivativeToken,
		override
	};
	mergedDerivativeToken = formatToken(mergedDerivativeToken);
	if (components) Object.entries(components).forEach(([key, value]) => {
		const { theme: componentTheme, ...componentTokens } = value;
		let mergedComponentToken = componentTokens;
		if (componentTheme) mergedComponentToken = getComputedToken({
			...mergedDerivativeToken,
			...componentTokens
		}, { override: componentTokens }, componentTheme);
		mergedDerivativeToken[key] = mergedComponentToken;
	});
	return mergedDerivativeToken;
};
function useToken() {
	const { token: rootDesignToken, hashed, theme, override, cssVar: ctxCssVar, zeroRuntime } = import_react.useContext(DesignTokenContext);
	const { csp, getPrefixCls } = import_react.useContext(ConfigContext);
	const cssVar = {
		prefix: ctxCssVar?.prefix ?? getPrefixCls(),
		key: ctxCssVar?.key ?? "css-var-root"
	};
	const salt = `${version_default}-${hashed || ""}`;
	const mergedTheme = theme || defaultTheme;
	const [token, hashId, realToken] = useCacheToken(mergedTheme, [seedToken, rootDesignToken], {
		salt,
		override,
		getComputedToken,
		cssVar: {
			...cssVar,
			unitless,
			ignore,
			preserve
		},
		nonce: csp?.nonce
	});
	return [
		mergedTheme,
		realToken,
		hashed ? hashId : "",
		token,
		cssVar,
		!!zeroRuntime
	];
}
// tests/bench/components/node_modules/antd/es/style/index.js
var textEllipsis = {
	overflow: "hidden",
	whiteSpace: "nowrap",
	textOverflow: "ellipsis"
};
var resetComponent = (token, needInheritFontFamily = false) => ({
	boxSizing: "border-box",
	margin: 0,
	padding: 0,
	color: token.colorText,
	fontSize: token.fontSize,
	lineHeight: token.lineHeight,
	listStyle: "none",
	fontFamily: needInheritFontFamily ? "inherit" : token.fontFamily
});
var resetIcon = () => ({
	display: "inline-flex",
	alignItems: "center",
	color: "inherit",
	fontStyle: "normal",
	lineHeight: 0,
	textAlign: "center",
	textTransform: "none",
	verticalAlign: "-0.125em",
	textRendering: "optimizeLegibility",
	"-webkit-font-smoothing": "antialiased",
	"-moz-osx-font-smoothing": "grayscale",
	"> *": { lineHeight: 1 },
	svg: {
		display: "inline-block",
		verticalAlign: "inherit"
	}
});
var loadingCircle = new Keyframe("loadingCircle", { "100%": { transform: "rotate(360deg)" } });
var clearFix = () => ({
	"&::before": {
		display: "table",
		content: "\"\""
	},
	"&::after": {
		display: "table",
		clear: "both",
		content: "\"\""
	}
});
var genFocusOutline = (token, offset) => ({
	outline: `${unit$1(token.lineWidthFocus)} solid ${token.colorPrimaryBorder}`,
	outlineOffset: offset ?? 1,
	transition: [`outline-offset`, `outline`].map((prop) => `${prop} 0s`).join(", ")
});
var genFocusStyle = (token, offset) => ({ "&:focus-visible": genFocusOutline(token, offset) });
var genLinkStyle = (token) => ({ a: {
	color: token.colorLink,
	textDecoration: token.linkDecoration,
	backgroundColor: "transparent",
	outline: "none",
	cursor: "pointer",
	transition: `color ${token.motionDurationSlow}`,
	"-webkit-text-decoration-skip": "objects",
	"&:hover": { color: token.colorLinkHover },
	"&:active": { color: token.colorLinkActive },
	"&:active, &:hover": {
		textDecoration: token.linkHoverDecoration,
		outline: 0
	},
	"&:focus": {
		textDecoration: token.linkFocusDecoration,
		outline: 0
	},
	...genFocusStyle(token),
	"&[disabled]": {
		color: token.colorTextDisabled,
		cursor: "not-allowed"
	}
} });
var genCommonStyle = (token, componentPrefixCls, rootCls, resetFont) => {
	const prefixSelector = `[class^="${componentPrefixCls}"], [class*=" ${componentPrefixCls}"]`;
	const rootPrefixSelector = rootCls ? `.${rootCls}` : prefixSelector;
	const resetStyle = {
		boxSizing: "border-box",
		"&::before, &::after": { boxSizing: "border-box" }
	};
	let resetFontStyle = {};
	if (resetFont !== false) resetFontStyle = {
		fontFamily: token.fontFamily,
		fontSize: token.fontSize
	};
	return { [rootPrefixSelector]: {
		...resetFontStyle,
		...resetStyle,
		[prefixSelector]: resetStyle
	} };
};
var genIconStyle = (iconPrefixCls) => ({
	[`.${iconPrefixCls}`]: {
		...resetIcon(),
		"&::before": { display: "none" },
		"&[tabindex]": { cursor: "pointer" }
	},
	[`.${iconPrefixCls} .${iconPrefixCls}-icon`]: { display: "block" },
	[`.${iconPrefixCls}-spin`]: {
		animationName: loadingCircle,
		animationDuration: "1s",
		animationIterationCount: "infinite",
		animationTimingFunction: "linear"
	}
});
var operationUnit = (token) => ({
	color: token.colorLink,
	textDecoration: token.linkDecoration,
	outline: "none",
	cursor: "pointer",
	transition: `all ${token.motionDurationSlow}`,
	border: 0,
	padding: 0,
	background: "none",
	userSelect: "none",
	...genFocusStyle(token),
	"&:hover": {
		color: token.colorLinkHover,
		textDecoration: token.linkHoverDecoration
	},
	"&:focus": {
		color: token.colorLinkHover,
		textDecoration: token.linkFocusDecoration
	},
	"&:active": {
		color: token.colorLinkActive,
		textDecoration: token.linkHoverDecoration
	}
});
// tests/bench/components/node_modules/antd/es/theme/util/genStyleUtils.js
var { genStyleHooks, genComponentStyleHook, genSubStyleComponent } = genStyleUtils({
	usePrefix: () => {
		const { getPrefixCls, iconPrefixCls } = (0, import_react.useContext)(ConfigContext);
		return {
			rootPrefixCls: getPrefixCls(),
			iconPrefixCls
		};
	},
	useToken: () => {
		const [theme, realToken, hashId, token, cssVar, zeroRuntime] = useToken();
		return {
			theme,
			realToken,
			hashId,
			token,
			cssVar,
			zeroRuntime
		};
	},
	useCSP: () => {
		const { csp } = (0, import_react.useContext)(ConfigContext);
		return csp ?? {};
	},
	getResetStyles: (token, config) => {
		const linkStyle = genLinkStyle(token);
		return [
			linkStyle,
			{ "&": linkStyle },
			genIconStyle(config?.prefix.iconPrefixCls ?? "anticon")
		];
	},
	getCommonStyle: genCommonStyle,
	getCompUnitless: () => unitless
});
var genCssVar = (antCls, component) => {
	const cssPrefix = `--${antCls.replace(/\./g, "")}-${component}-`;
	const varName = (name) => {
		return `${cssPrefix}${name}`;
	};
	const varRef = (name, fallback) => {
		return fallback ? `var(${cssPrefix}${name}, ${fallback})` : `var(${cssPrefix}${name})`;
	};
	return [varName, varRef];
};
// tests/bench/components/node_modules/antd/es/theme/util/genPresetColor.js
function genPresetColor(token, genCss) {
	return PresetColors.reduce((prev, colorKey) => {
		const lightColor = token[`${colorKey}1`];
		const lightBorderColor = token[`${colorKey}3`];
		const darkColor = token[`${colorKey}6`];
		const textColor = token[`${colorKey}7`];
		return {
			...prev,
			...genCss(colorKey, {
				lightColor,
				lightBorderColor,
				darkColor,
				textColor
			})
		};
	}, {});
}
// tests/bench/components/node_modules/antd/es/theme/util/useResetIconStyle.js
var useResetIconStyle = (iconPrefixCls, csp) => {
	const [theme, token] = useToken();
	return useStyleRegister({
		theme,
		token,
		hashId: "",
		path: ["ant-design-icons", iconPrefixCls],
		nonce: () => csp?.nonce,
		layer: { name: "antd" }
	}, () => genIconStyle(iconPrefixCls));
};
// tests/bench/components/node_modules/@ant-design/icons-svg/es/asn/CheckCircleFilled.js
var CheckCircleFilled$1 = {
	"icon": {
		"tag": "svg",
		"attrs": {
			"viewBox": "64 64 896 896",
			"focusable": "false"
		},
		"children": [{
			"tag": "path",
			"attrs": { "d": "M512 64C264.6 64 64 264.6 64 512s200.6 448 448 448 448-200.6 448-448S759.4 64 512 64zm193.5 301.7l-210.6 292a31.8 31.8 0 01-51.7 0L318.5 484.9c-3.8-5.3 0-12.7 6.5-12.7h46.9c10.2 0 19.9 4.9 25.9 13.3l71.2 98.8 157.2-218c6-8.3 15.6-13.3 25.9-13.3H699c6.5 0 10.3 7.4 6.5 12.7z" }
		}]
	},
	"name": "check-circle",
	"theme": "filled"
};
// tests/bench/components/node_modules/@ant-design/icons/es/components/Context.js
var IconContext = /*#__PURE__*/ (0, import_react.createContext)({});
// tests/bench/components/node_modules/@ant-design/icons/es/cssUtils.js
var APPEND_ORDER = "data-rc-order";
var APPEND_PRIORITY = "data-rc-priority";
var MARK_KEY = "rc-util-key";
var containerCache = /* @__PURE__ */ new Map();
function canUseDom() {
	return !!(typeof window !== "undefined" && window.document && window.document.createElement);
}
function contains(root, node) {
	if (!root || !node) return false;
	if (root.contains) return root.contains(node);
	let current = node;
	while (current) {
		if (current === root) return true;
		current = current.parentNode;
	}
	return false;
}
function getMark({ mark } = {}) {
	if (mark) return mark.startsWith("data-") ? mark : `data-${mark}`;
	return MARK_KEY;
}
function getContainer(option) {
	if (option.attachTo) return option.attachTo;
	return document.querySelector("head") || document.body;
}
function getOrder(prepend) {
	if (prepend === "queue") return "prependQueue";
	return prepend ? "prepend" : "append";
}
function findStyles(container) {
	return Array.from((containerCache.get(container) || container).children).filter((node) => node.tagName === "STYLE");
}
function injectCSS(css, option = {}) {
	if (!canUseDom()) return null;
	const { csp, prepend, priority = 0 } = option;
	const mergedOrder = getOrder(prepend);
	const isPrependQueue = mergedOrder === "prependQueue";
	const styleNode = document.createElement("style");
	styleNode.setAttribute(APPEND_ORDER, mergedOrder);
	if (isPrependQueue && priority) styleNode.setAttribute(APPEND_PRIORITY, `${priority}`);
	if (csp?.nonce) styleNode.nonce = csp.nonce;
	styleNode.innerHTML = css;
	const container = getContainer(option);
	const { firstChild } = container;
	if (prepend) {
		if (isPrependQueue) {
			const existStyle = (option.styles || findStyles(container)).filter((node) => {
				if (!["prepend", "prependQueue"].includes(node.getAttribute(APPEND_ORDER))) return false;
				const nodePriority = Number(node.getAttribute(APPEND_PRIORITY) || 0);
				return priority >= nodePriority;
			});
			if (existStyle.length) {
				container.insertBefore(styleNode, existStyle[existStyle.length - 1].nextSibling);
				return styleNode;
			}
		}
		container.insertBefore(styleNode, firstChild);
	} else container.appendChild(styleNode);
	return styleNode;
}
function findExistNode(key, option = {}) {
	let { styles } = option;
	styles ||= findStyles(getContainer(option));
	return styles.find((node) => node.getAttribute(getMark(option)) === key);
}
function syncRealContainer(container, option) {
	const cachedRealContainer = containerCache.get(container);
	if (!cachedRealContainer || !contains(document, cachedRealContainer)) {
		const placeholderStyle = injectCSS("", option);
		if (!placeholderStyle) return;
		const { parentNode } = placeholderStyle;
		containerCache.set(container, parentNode);
		container.removeChild(placeholderStyle);
	}
}
function updateCSS(css, key, originOption = {}) {
	if (!canUseDom()) return null;
	const container = getContainer(originOption);
	const styles = findStyles(container);
	const option = {
		...originOption,
		styles
	};
	syncRealContainer(container, option);
	const existNode = findExistNode(key, option);
	if (existNode) {
		if (option.csp?.nonce && existNode.nonce !== option.csp.nonce) existNode.nonce = option.csp.nonce;
		if (existNode.innerHTML !== css) existNode.innerHTML = css;
		return existNode;
	}
	const newNode = injectCSS(css, option);
	newNode?.setAttribute(getMark(option), key);
	return newNode;
}
function getRoot(ele) {
	return ele?.getRootNode?.();
}
function getShadowRoot(ele) {
	const root = getRoot(ele);
	return typeof ShadowRoot !== "undefined" && root instanceof ShadowRoot ? root : null;
}
var warned = {};
function warningOnce(valid, message) {
	if (valid || warned[message]) return;
	warned[message] = true;
}
// tests/bench/components/node_modules/@ant-design/icons/es/renderUtils.js
function camelCase(input) {
	return input.replace(/-(.)/g, (match, g) => g.toUpperCase());
}
function warning$1(valid, message) {
	warningOnce(valid, `[@ant-design/icons] ${message}`);
}
function isIconDefinition(target) {
	return target !== null && typeof target === "object" && typeof target.name === "string" && typeof target.theme === "string" && (typeof target.icon === "object" || typeof target.icon === "function");
}
function normalizeAttrs(attrs = {}) {
	return Object.keys(attrs).reduce((acc, key) => {
		const val = attrs[key];
		switch (key) {
			case "class":
				acc.className = val;
				delete acc.class;
				break;
			default:
				delete acc[key];
				acc[camelCase(key)] = val;
		}
		return acc;
	}, {});
}
function generate(node, key, rootProps) {
	if (!rootProps) return /*#__PURE__*/ import_react.createElement(node.tag, {
		key,
		...normalizeAttrs(node.attrs)
	}, (node.children || []).map((child, index) => generate(child, `${key}-${node.tag}-${index}`)));
	return /*#__PURE__*/ import_react.createElement(node.tag, {
		key,
		...normalizeAttrs(node.attrs),
		...rootProps
	}, (node.children || []).map((child, index) => generate(child, `${key}-${node.tag}-${index}`)));
}
var iconStyles = `
.anticon {
  display: inline-flex;
  align-items: center;
  color: inherit;
  font-style: normal;
  line-height: 0;
  text-align: center;
  text-transform: none;
  vertical-align: -0.125em;
  text-rendering: optimizeLegibility;
  -webkit-font-smoothing: antialiased;
  -moz-osx-font-smoothing: grayscale;
}

.anticon > * {
  line-height: 1;
}

.anticon svg {
  display: inline-block;
  vertical-align: inherit;
}

.anticon::before {
  display: none;
}

.anticon .anticon-icon {
  display: block;
}

.anticon[tabindex] {
  cursor: pointer;
}

.anticon-spin {
  -webkit-animation: loadingCircle 1s infinite linear;
  animation: loadingCircle 1s infinite linear;
}

@-webkit-keyframes loadingCircle {
  100% {
    -webkit-transform: rotate(360deg);
    transform: rotate(360deg);
  }
}

@keyframes loadingCircle {
  100% {
    -webkit-transform: rotate(360deg);
    transform: rotate(360deg);
  }
}
`;
var useInsertStyles = (eleRef) => {
	const { csp, prefixCls, layer, zeroRuntime } = (0, import_react.useContext)(IconContext);
	let mergedStyleStr = iconStyles;
	if (prefixCls) mergedStyleStr = mergedStyleStr.replace(/anticon/g, prefixCls);
	if (layer) mergedStyleStr = `@layer ${layer} {\n${mergedStyleStr}\n}`;
	(0, import_react.useEffect)(() => {
		if (zeroRuntime) return;
		const ele = eleRef.current;
		const shadowRoot = getShadowRoot(ele);
		updateCSS(mergedStyleStr, "@ant-design-icons", {
			prepend: !layer,
			csp,
			attachTo: shadowRoot
		});
	}, []);
};
// tests/bench/components/node_modules/@ant-design/icons/es/components/IconBase.js
var IconBase = (props) => {
	const { icon, className, onClick, style, primaryColor: _primaryColor, secondaryColor: _secondaryColor, ...restProps } = props;
	const svgRef = import_react.useRef(null);
	useInsertStyles(svgRef);
	warning$1(isIconDefinition(icon), `icon should be icon definiton, but got ${typeof icon}`);
	if (!isIconDefinition(icon)) return null;
	const target = icon;
	return generate(target.icon, `svg-${target.name}`, {
		className,
		onClick,
		style,
		"data-icon": target.name,
		width: "1em",
		height: "1em",
		fill: "currentColor",
		"aria-hidden": "true",
		...restProps,
		ref: svgRef
	});
};
IconBase.displayName = "IconReact";
// tests/bench/components/node_modules/@ant-design/icons/es/components/AntdIconLight.js
function _extends$44() {
	_extends$44 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$44.apply(this, arguments);
}
var Icon$1 = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { className, icon, spin, rotate, tabIndex, onClick, twoToneColor: _twoToneColor, ...restProps } = props;
	const { prefixCls = "anticon", rootClassName } = import_react.useContext(IconContext);
	warning$1(isIconDefinition(icon), `icon should be icon definiton, but got ${typeof icon}`);
	if (!isIconDefinition(icon)) return null;
	const classString = clsx(rootClassName, prefixCls, {
		[`${prefixCls}-${icon.name}`]: !!icon.name,
		[`${prefixCls}-spin`]: !!spin || icon.name === "loading"
	}, className);
	let iconTabIndex = tabIndex;
	if (iconTabIndex === void 0 && onClick) iconTabIndex = -1;
	const svgStyle = rotate ? {
		msTransform: `rotate(${rotate}deg)`,
		transform: `rotate(${rotate}deg)`
	} : void 0;
	return /*#__PURE__*/ import_react.createElement("span", _extends$44({
		role: "img",
		"aria-label": icon.name
	}, restProps, {
		ref,
		tabIndex: iconTabIndex,
		onClick,
		className: classString
	}), /*#__PURE__*/ import_react.createElement(IconBase, {
		icon,
		style: svgStyle
	}));
});
// tests/bench/components/node_modules/@ant-design/icons/es/icons/CheckCircleFilled.js
function _extends$43() {
	_extends$43 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$43.apply(this, arguments);
}
var CheckCircleFilled = (props, ref) => /*#__PURE__*/ import_react.createElement(Icon$1, _extends$43({}, props, {
	ref,
	icon: CheckCircleFilled$1
}));
/**![check-circle](data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iNTAiIGhlaWdodD0iNTAiIGZpbGw9IiNjYWNhY2EiIHZpZXdCb3g9IjY0IDY0IDg5NiA4OTYiIGZvY3VzYWJsZT0iZmFsc2UiIHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2ZyI+PHBhdGggZD0iTTUxMiA2NEMyNjQuNiA2NCA2NCAyNjQuNiA2NCA1MTJzMjAwLjYgNDQ4IDQ0OCA0NDggNDQ4LTIwMC42IDQ0OC00NDhTNzU5LjQgNjQgNTEyIDY0em0xOTMuNSAzMDEuN2wtMjEwLjYgMjkyYTMxLjggMzEuOCAwIDAxLTUxLjcgMEwzMTguNSA0ODQuOWMtMy44LTUuMyAwLTEyLjcgNi41LTEyLjdoNDYuOWMxMC4yIDAgMTkuOSA0LjkgMjUuOSAxMy4zbDcxLjIgOTguOCAxNTcuMi0yMThjNi04LjMgMTUuNi0xMy4zIDI1LjktMTMuM0g2OTljNi41IDAgMTAuMyA3LjQgNi41IDEyLjd6IiAvPjwvc3ZnPg==) */
var RefIcon$13 = /*#__PURE__*/ import_react.forwardRef(CheckCircleFilled);
// tests/bench/components/node_modules/@ant-design/icons-svg/es/asn/CloseCircleFilled.js
var CloseCircleFilled$1 = {
	"icon": {
		"tag": "svg",
		"attrs": {
			"fill-rule": "evenodd",
			"viewBox": "64 64 896 896",
			"focusable": "false"
		},
		"children": [{
			"tag": "path",
			"attrs": { "d": "M512 64c247.4 0 448 200.6 448 448S759.4 960 512 960 64 759.4 64 512 264.6 64 512 64zm127.98 274.82h-.04l-.08.06L512 466.75 384.14 338.88c-.04-.05-.06-.06-.08-.06a.12.12 0 00-.07 0c-.03 0-.05.01-.09.05l-45.02 45.02a.2.2 0 00-.05.09.12.12 0 000 .07v.02a.27.27 0 00.06.06L466.75 512 338.88 639.86c-.05.04-.06.06-.06.08a.12.12 0 000 .07c0 .03.01.05.05.09l45.02 45.02a.2.2 0 00.09.05.12.12 0 00.07 0c.02 0 .04-.01.08-.05L512 557.25l127.86 127.87c.04.04.06.05.08.05a.12.12 0 00.07 0c.03 0 .05-.01.09-.05l45.02-45.02a.2.2 0 00.05-.09.12.12 0 000-.07v-.02a.27.27 0 00-.05-.06L557.25 512l127.87-127.86c.04-.04.05-.06.05-.08a.12.12 0 000-.07c0-.03-.01-.05-.05-.09l-45.02-45.02a.2.2 0 00-.09-.05.12.12 0 00-.07 0z" }
		}]
	},
	"name": "close-circle",
	"theme": "filled"
};
// tests/bench/components/node_modules/@ant-design/icons/es/icons/CloseCircleFilled.js
function _extends$42() {
	_extends$42 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$42.apply(this, arguments);
}
var CloseCircleFilled = (props, ref) => /*#__PURE__*/ import_react.createElement(Icon$1, _extends$42({}, props, {
	ref,
	icon: CloseCircleFilled$1
}));
/**![close-circle](data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iNTAiIGhlaWdodD0iNTAiIGZpbGw9IiNjYWNhY2EiIGZpbGwtcnVsZT0iZXZlbm9kZCIgdmlld0JveD0iNjQgNjQgODk2IDg5NiIgZm9jdXNhYmxlPSJmYWxzZSIgeG1sbnM9Imh0dHA6Ly93d3cudzMub3JnLzIwMDAvc3ZnIj48cGF0aCBkPSJNNTEyIDY0YzI0Ny40IDAgNDQ4IDIwMC42IDQ0OCA0NDhTNzU5LjQgOTYwIDUxMiA5NjAgNjQgNzU5LjQgNjQgNTEyIDI2NC42IDY0IDUxMiA2NHptMTI3Ljk4IDI3NC44MmgtLjA0bC0uMDguMDZMNTEyIDQ2Ni43NSAzODQuMTQgMzM4Ljg4Yy0uMDQtLjA1LS4wNi0uMDYtLjA4LS4wNmEuMTIuMTIgMCAwMC0uMDcgMGMtLjAzIDAtLjA1LjAxLS4wOS4wNWwtNDUuMDIgNDUuMDJhLjIuMiAwIDAwLS4wNS4wOS4xMi4xMiAwIDAwMCAuMDd2LjAyYS4yNy4yNyAwIDAwLjA2LjA2TDQ2Ni43NSA1MTIgMzM4Ljg4IDYzOS44NmMtLjA1LjA0LS4wNi4wNi0uMDYuMDhhLjEyLjEyIDAgMDAwIC4wN2MwIC4wMy4wMS4wNS4wNS4wOWw0NS4wMiA0NS4wMmEuMi4yIDAgMDAuMDkuMDUuMTIuMTIgMCAwMC4wNyAwYy4wMiAwIC4wNC0uMDEuMDgtLjA1TDUxMiA1NTcuMjVsMTI3Ljg2IDEyNy44N2MuMDQuMDQuMDYuMDUuMDguMDVhLjEyLjEyIDAgMDAuMDcgMGMuMDMgMCAuMDUtLjAxLjA5LS4wNWw0NS4wMi00NS4wMmEuMi4yIDAgMDAuMDUtLjA5LjEyLjEyIDAgMDAwLS4wN3YtLjAyYS4yNy4yNyAwIDAwLS4wNS0uMDZMNTU3LjI1IDUxMmwxMjcuODctMTI3Ljg2Yy4wNC0uMDQuMDUtLjA2LjA1LS4wOGEuMTIuMTIgMCAwMDAtLjA3YzAtLjAzLS4wMS0uMDUtLjA1LS4wOWwtNDUuMDItNDUuMDJhLjIuMiAwIDAwLS4wOS0uMDUuMTIuMTIgMCAwMC0uMDcgMHoiIC8+PC9zdmc+) */
var RefIcon$12 = /*#__PURE__*/ import_react.forwardRef(CloseCircleFilled);
// tests/bench/components/node_modules/@ant-design/icons-svg/es/asn/CloseOutlined.js
var CloseOutlined$1 = {
	"icon": {
		"tag": "svg",
		"attrs": {
			"fill-rule": "evenodd",
			"viewBox": "64 64 896 896",
			"focusable": "false"
		},
		"children": [{
			"tag": "path",
			"attrs": { "d": "M799.86 166.31c.02 0 .04.02.08.06l57.69 57.7c.04.03.05.05.06.08a.12.12 0 010 .06c0 .03-.02.05-.06.09L569.93 512l287.7 287.7c.04.04.05.06.06.09a.12.12 0 010 .07c0 .02-.02.04-.06.08l-57.7 57.69c-.03.04-.05.05-.07.06a.12.12 0 01-.07 0c-.03 0-.05-.02-.09-.06L512 569.93l-287.7 287.7c-.04.04-.06.05-.09.06a.12.12 0 01-.07 0c-.02 0-.04-.02-.08-.06l-57.69-57.7c-.04-.03-.05-.05-.06-.07a.12.12 0 010-.07c0-.03.02-.05.06-.09L454.07 512l-287.7-287.7c-.04-.04-.05-.06-.06-.09a.12.12 0 010-.07c0-.02.02-.04.06-.08l57.7-57.69c.03-.04.05-.05.07-.06a.12.12 0 01.07 0c.03 0 .05.02.09.06L512 454.07l287.7-287.7c.04-.04.06-.05.09-.06a.12.12 0 01.07 0z" }
		}]
	},
	"name": "close",
	"theme": "outlined"
};
// tests/bench/components/node_modules/@ant-design/icons/es/icons/CloseOutlined.js
function _extends$41() {
	_extends$41 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$41.apply(this, arguments);
}
var CloseOutlined = (props, ref) => /*#__PURE__*/ import_react.createElement(Icon$1, _extends$41({}, props, {
	ref,
	icon: CloseOutlined$1
}));
/**![close](data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iNTAiIGhlaWdodD0iNTAiIGZpbGw9IiNjYWNhY2EiIGZpbGwtcnVsZT0iZXZlbm9kZCIgdmlld0JveD0iNjQgNjQgODk2IDg5NiIgZm9jdXNhYmxlPSJmYWxzZSIgeG1sbnM9Imh0dHA6Ly93d3cudzMub3JnLzIwMDAvc3ZnIj48cGF0aCBkPSJNNzk5Ljg2IDE2Ni4zMWMuMDIgMCAuMDQuMDIuMDguMDZsNTcuNjkgNTcuN2MuMDQuMDMuMDUuMDUuMDYuMDhhLjEyLjEyIDAgMDEwIC4wNmMwIC4wMy0uMDIuMDUtLjA2LjA5TDU2OS45MyA1MTJsMjg3LjcgMjg3LjdjLjA0LjA0LjA1LjA2LjA2LjA5YS4xMi4xMiAwIDAxMCAuMDdjMCAuMDItLjAyLjA0LS4wNi4wOGwtNTcuNyA1Ny42OWMtLjAzLjA0LS4wNS4wNS0uMDcuMDZhLjEyLjEyIDAgMDEtLjA3IDBjLS4wMyAwLS4wNS0uMDItLjA5LS4wNkw1MTIgNTY5LjkzbC0yODcuNyAyODcuN2MtLjA0LjA0LS4wNi4wNS0uMDkuMDZhLjEyLjEyIDAgMDEtLjA3IDBjLS4wMiAwLS4wNC0uMDItLjA4LS4wNmwtNTcuNjktNTcuN2MtLjA0LS4wMy0uMDUtLjA1LS4wNi0uMDdhLjEyLjEyIDAgMDEwLS4wN2MwLS4wMy4wMi0uMDUuMDYtLjA5TDQ1NC4wNyA1MTJsLTI4Ny43LTI4Ny43Yy0uMDQtLjA0LS4wNS0uMDYtLjA2LS4wOWEuMTIuMTIgMCAwMTAtLjA3YzAtLjAyLjAyLS4wNC4wNi0uMDhsNTcuNy01Ny42OWMuMDMtLjA0LjA1LS4wNS4wNy0uMDZhLjEyLjEyIDAgMDEuMDcgMGMuMDMgMCAuMDUuMDIuMDkuMDZMNTEyIDQ1NC4wN2wyODcuNy0yODcuN2MuMDQtLjA0LjA2LS4wNS4wOS0uMDZhLjEyLjEyIDAgMDEuMDcgMHoiIC8+PC9zdmc+) */
var RefIcon$11 = /*#__PURE__*/ import_react.forwardRef(CloseOutlined);
// tests/bench/components/node_modules/@ant-design/icons-svg/es/asn/ExclamationCircleFilled.js
var ExclamationCircleFilled$1 = {
	"icon": {
		"tag": "svg",
		"attrs": {
			"viewBox": "64 64 896 896",
			"focusable": "false"
		},
		"children": [{
			"tag": "path",
			"attrs": { "d": "M512 64C264.6 64 64 264.6 64 512s200.6 448 448 448 448-200.6 448-448S759.4 64 512 64zm-32 232c0-4.4 3.6-8 8-8h48c4.4 0 8 3.6 8 8v272c0 4.4-3.6 8-8 8h-48c-4.4 0-8-3.6-8-8V296zm32 440a48.01 48.01 0 010-96 48.01 48.01 0 010 96z" }
		}]
	},
	"name": "exclamation-circle",
	"theme": "filled"
};
// tests/bench/components/node_modules/@ant-design/icons/es/icons/ExclamationCircleFilled.js
function _extends$40() {
	_extends$40 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$40.apply(this, arguments);
}
var ExclamationCircleFilled = (props, ref) => /*#__PURE__*/ import_react.createElement(Icon$1, _extends$40({}, props, {
	ref,
	icon: ExclamationCircleFilled$1
}));
/**![exclamation-circle](data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iNTAiIGhlaWdodD0iNTAiIGZpbGw9IiNjYWNhY2EiIHZpZXdCb3g9IjY0IDY0IDg5NiA4OTYiIGZvY3VzYWJsZT0iZmFsc2UiIHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2ZyI+PHBhdGggZD0iTTUxMiA2NEMyNjQuNiA2NCA2NCAyNjQuNiA2NCA1MTJzMjAwLjYgNDQ4IDQ0OCA0NDggNDQ4LTIwMC42IDQ0OC00NDhTNzU5LjQgNjQgNTEyIDY0em0tMzIgMjMyYzAtNC40IDMuNi04IDgtOGg0OGM0LjQgMCA4IDMuNiA4IDh2MjcyYzAgNC40LTMuNiA4LTggOGgtNDhjLTQuNCAwLTgtMy42LTgtOFYyOTZ6bTMyIDQ0MGE0OC4wMSA0OC4wMSAwIDAxMC05NiA0OC4wMSA0OC4wMSAwIDAxMCA5NnoiIC8+PC9zdmc+) */
var RefIcon$10 = /*#__PURE__*/ import_react.forwardRef(ExclamationCircleFilled);
// tests/bench/components/node_modules/@ant-design/icons-svg/es/asn/InfoCircleFilled.js
var InfoCircleFilled$1 = {
	"icon": {
		"tag": "svg",
		"attrs": {
			"viewBox": "64 64 896 896",
			"focusable": "false"
		},
		"children": [{
			"tag": "path",
			"attrs": { "d": "M512 64C264.6 64 64 264.6 64 512s200.6 448 448 448 448-200.6 448-448S759.4 64 512 64zm32 664c0 4.4-3.6 8-8 8h-48c-4.4 0-8-3.6-8-8V456c0-4.4 3.6-8 8-8h48c4.4 0 8 3.6 8 8v272zm-32-344a48.01 48.01 0 010-96 48.01 48.01 0 010 96z" }
		}]
	},
	"name": "info-circle",
	"theme": "filled"
};
// tests/bench/components/node_modules/@ant-design/icons/es/icons/InfoCircleFilled.js
function _extends$39() {
	_extends$39 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$39.apply(this, arguments);
}
var InfoCircleFilled = (props, ref) => /*#__PURE__*/ import_react.createElement(Icon$1, _extends$39({}, props, {
	ref,
	icon: InfoCircleFilled$1
}));
/**![info-circle](data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iNTAiIGhlaWdodD0iNTAiIGZpbGw9IiNjYWNhY2EiIHZpZXdCb3g9IjY0IDY0IDg5NiA4OTYiIGZvY3VzYWJsZT0iZmFsc2UiIHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2ZyI+PHBhdGggZD0iTTUxMiA2NEMyNjQuNiA2NCA2NCAyNjQuNiA2NCA1MTJzMjAwLjYgNDQ4IDQ0OCA0NDggNDQ4LTIwMC42IDQ0OC00NDhTNzU5LjQgNjQgNTEyIDY0em0zMiA2NjRjMCA0LjQtMy42IDgtOCA4aC00OGMtNC40IDAtOC0zLjYtOC04VjQ1NmMwLTQuNCAzLjYtOCA4LThoNDhjNC40IDAgOCAzLjYgOCA4djI3MnptLTMyLTM0NGE0OC4wMSA0OC4wMSAwIDAxMC05NiA0OC4wMSA0OC4wMSAwIDAxMCA5NnoiIC8+PC9zdmc+) */
var RefIcon$9 = /*#__PURE__*/ import_react.forwardRef(InfoCircleFilled);
// tests/bench/components/node_modules/@rc-component/motion/es/context.js
var Context$1 = /*#__PURE__*/ import_react.createContext({});
var MotionProvider = (props) => {
	const { children, ...rest } = props;
	const memoizedValue = import_react.useMemo(() => {
		return { motion: rest.motion };
	}, [rest.motion]);
	return /*#__PURE__*/ import_react.createElement(Context$1.Provider, { value: memoizedValue }, children);
};
// tests/bench/components/node_modules/@rc-component/motion/es/interface.js
var STATUS_NONE = "none";
var STATUS_APPEAR = "appear";
var STATUS_ENTER = "enter";
var STATUS_LEAVE = "leave";
var STEP_NONE = "none";
var STEP_PREPARE = "prepare";
var STEP_START = "start";
var STEP_ACTIVE = "active";
/**
* Used for disabled motion case.
* Prepare stage will still work but start & active will be skipped.
*/
var STEP_PREPARED = "prepared";
// tests/bench/components/node_modules/@rc-component/motion/es/util/motion.js
function makePrefixMap(styleProp, eventName) {
	const prefixes = {};
	prefixes[styleProp.toLowerCase()] = eventName.toLowerCase();
	prefixes[`Webkit${styleProp}`] = `webkit${eventName}`;
	prefixes[`Moz${styleProp}`] = `moz${eventName}`;
	prefixes[`ms${styleProp}`] = `MS${eventName}`;
	prefixes[`O${styleProp}`] = `o${eventName.toLowerCase()}`;
	return prefixes;
}
function getVendorPrefixes(domSupport, win) {
	const prefixes = {
		animationend: makePrefixMap("Animation", "AnimationEnd"),
		transitionend: makePrefixMap("Transition", "TransitionEnd")
	};
	if (domSupport) {
		if (!("AnimationEvent" in win)) delete prefixes.animationend.animation;
		if (!("TransitionEvent" in win)) delete prefixes.transitionend.transition;
	}
	return prefixes;
}
var vendorPrefixes = getVendorPrefixes(canUseDom$1(), typeof window !== "undefined" ? window : {});
var style = {};
if (canUseDom$1()) ({style} = document.createElement("div"));
var prefixedEventNames = {};
function getVendorPrefixedEventName(eventName) {
	if (prefixedEventNames[eventName]) return prefixedEventNames[eventName];
	const prefixMap = vendorPrefixes[eventName];
	if (prefixMap) {
		const stylePropList = Object.keys(prefixMap);
		const len = stylePropList.length;
		for (let i = 0; i < len; i += 1) {
			const styleProp = stylePropList[i];
			if (Object.prototype.hasOwnProperty.call(prefixMap, styleProp) && styleProp in style) {
				prefixedEventNames[eventName] = prefixMap[styleProp];
				return prefixedEventNames[eventName];
			}
		}
	}
	return "";
}
var internalAnimationEndName = getVendorPrefixedEventName("animationend");
var internalTransitionEndName = getVendorPrefixedEventName("transitionend");
var supportTransition = !!(internalAnimationEndName && internalTransitionEndName);
var animationEndName = internalAnimationEndName || "animationend";
var transitionEndName = internalTransitionEndName || "transitionend";
function getTransitionName$1(transitionName, transitionType) {
	if (!transitionName) return null;
	if (typeof transitionName === "object") return transitionName[transitionType.replace(/-\w/g, (match) => match[1].toUpperCase())];
	return `${transitionName}-${transitionType}`;
}
// tests/bench/components/node_modules/@rc-component/motion/es/hooks/useDomMotionEvents.js
var useDomMotionEvents_default = ((onInternalMotionEnd) => {
	const cacheElementRef = (0, import_react.useRef)();
	function removeMotionEvents(element) {
		if (element) {
			element.removeEventListener(transitionEndName, onInternalMotionEnd);
			element.removeEventListener(animationEndName, onInternalMotionEnd);
		}
	}
	function patchMotionEvents(element) {
		if (cacheElementRef.current && cacheElementRef.current !== element) removeMotionEvents(cacheElementRef.current);
		if (element && element !== cacheElementRef.current) {
			element.addEventListener(transitionEndName, onInternalMotionEnd);
			element.addEventListener(animationEndName, onInternalMotionEnd);
			cacheElementRef.current = element;
		}
	}
	import_react.useEffect(() => () => {
		removeMotionEvents(cacheElementRef.current);
		cacheElementRef.current = null;
	}, []);
	return [patchMotionEvents, removeMotionEvents];
});
// tests/bench/components/node_modules/@rc-component/motion/es/hooks/useIsomorphicLayoutEffect.js
var useIsomorphicLayoutEffect = canUseDom$1() ? import_react.useLayoutEffect : import_react.useEffect;
// tests/bench/components/node_modules/@rc-component/motion/es/hooks/useNextFrame.js
var useNextFrame_default = (() => {
	const nextFrameRef = import_react.useRef(null);
	function cancelNextFrame() {
		wrapperRaf.cancel(nextFrameRef.current);
	}
	function nextFrame(callback, delay = 2) {
		cancelNextFrame();
		const nextFrameId = wrapperRaf(() => {
			if (delay <= 1) callback({ isCanceled: () => nextFrameId !== nextFrameRef.current });
			else nextFrame(callback, delay - 1);
		});
		nextFrameRef.current = nextFrameId;
	}
	import_react.useEffect(() => () => {
		cancelNextFrame();
	}, []);
	return [nextFrame, cancelNextFrame];
});
// tests/bench/components/node_modules/@rc-component/motion/es/hooks/useStepQueue.js
var FULL_STEP_QUEUE = [
	STEP_PREPARE,
	STEP_START,
	STEP_ACTIVE,
	"end"
];
var SIMPLE_STEP_QUEUE = [STEP_PREPARE, STEP_PREPARED];
function isActive(step) {
	return step === "active" || step === "end";
}
var useStepQueue_default = ((status, prepareOnly, callback) => {
	const [step, setStep] = useSafeState(STEP_NONE);
	const [nextFrame, cancelNextFrame] = useNextFrame_default();
	function startQueue() {
		setStep(STEP_PREPARE, true);
	}
	const STEP_QUEUE = prepareOnly ? SIMPLE_STEP_QUEUE : FULL_STEP_QUEUE;
	useIsomorphicLayoutEffect(() => {
		if (step !== "none" && step !== "end") {
			const index = STEP_QUEUE.indexOf(step);
			const nextStep = STEP_QUEUE[index + 1];
			const result = callback(step);
			if (result === false) setStep(nextStep, true);
			else if (nextStep) nextFrame((info) => {
				function doNext() {
					if (info.isCanceled()) return;
					setStep(nextStep, true);
				}
				if (result === true) doNext();
				else Promise.resolve(result).then(doNext);
			});
		}
	}, [status, step]);
	import_react.useEffect(() => () => {
		cancelNextFrame();
	}, []);
	return [startQueue, step];
});
// tests/bench/components/node_modules/@rc-component/motion/es/hooks/useStatus.js
function useStatus(supportMotion, visible, getElement, { motionEnter = true, motionAppear = true, motionLeave = true, motionDeadline, motionLeaveImmediately, onAppearPrepare, onEnterPrepare, onLeavePrepare, onAppearStart, onEnterStart, onLeaveStart, onAppearActive, onEnterActive, onLeaveActive, onAppearEnd, onEnterEnd, onLeaveEnd, onVisibleChanged }) {
	const [asyncVisible, setAsyncVisible] = import_react.useState();
	const [getStatus, setStatus] = useSyncState$1(STATUS_NONE);
	const [style, setStyle] = import_react.useState([null, null]);
	const currentStatus = getStatus();
	const mountedRef = (0, import_react.useRef)(false);
	const deadlineRef = (0, import_react.useRef)(null);
	function getDomElement() {
		return getElement();
	}
	const activeRef = (0, import_react.useRef)(false);
	/**
	* Clean up status & style
	*/
	function updateMotionEndStatus() {
		setStatus(STATUS_NONE);
		setStyle([null, null]);
	}
	const onInternalMotionEnd = useEvent((event) => {
		const status = getStatus();
		if (status === "none") return;
		const element = getDomElement();
		if (event && !event.deadline && event.target !== element) return;
		const currentActive = activeRef.current;
		let canEnd;
		if (status === "appear" && currentActive) canEnd = onAppearEnd?.(element, event);
		else if (status === "enter" && currentActive) canEnd = onEnterEnd?.(element, event);
		else if (status === "leave" && currentActive) canEnd = onLeaveEnd?.(element, event);
		if (currentActive && canEnd !== false) updateMotionEndStatus();
	});
	const [patchMotionEvents] = useDomMotionEvents_default(onInternalMotionEnd);
	const getEventHandlers = (targetStatus) => {
		switch (targetStatus) {
			case STATUS_APPEAR: return {
				[STEP_PREPARE]: onAppearPrepare,
				[STEP_START]: onAppearStart,
				[STEP_ACTIVE]: onAppearActive
			};
			case STATUS_ENTER: return {
				[STEP_PREPARE]: onEnterPrepare,
				[STEP_START]: onEnterStart,
				[STEP_ACTIVE]: onEnterActive
			};
			case STATUS_LEAVE: return {
				[STEP_PREPARE]: onLeavePrepare,
				[STEP_START]: onLeaveStart,
				[STEP_ACTIVE]: onLeaveActive
			};
			default: return {};
		}
	};
	const eventHandlers = import_react.useMemo(() => getEventHandlers(currentStatus), [currentStatus]);
	const [startStep, step] = useStepQueue_default(currentStatus, !supportMotion, (newStep) => {
		if (newStep === "prepare") {
			const onPrepare = eventHandlers[STEP_PREPARE];
			if (!onPrepare) return false;
			return onPrepare(getDomElement());
		}
		if (newStep in eventHandlers) setStyle([eventHandlers[newStep]?.(getDomElement(), null) || null, newStep]);
		if (newStep === "active" && currentStatus !== "none") {
			patchMotionEvents(getDomElement());
			if (motionDeadline > 0) {
				clearTimeout(deadlineRef.current);
				deadlineRef.current = setTimeout(() => {
					onInternalMotionEnd({ deadline: true });
				}, motionDeadline);
			}
		}
		if (newStep === "prepared") updateMotionEndStatus();
		return true;
	});
	activeRef.current = isActive(step);
	const visibleRef = (0, import_react.useRef)(null);
	useIsomorphicLayoutEffect(() => {
		if (mountedRef.current && visibleRef.current === visible) return;
		setAsyncVisible(visible);
		const isMounted = mountedRef.current;
		mountedRef.current = true;
		let nextStatus;
		if (!isMounted && visible && motionAppear) nextStatus = STATUS_APPEAR;
		if (isMounted && visible && motionEnter) nextStatus = STATUS_ENTER;
		if (isMounted && !visible && motionLeave || !isMounted && motionLeaveImmediately && !visible && motionLeave) nextStatus = STATUS_LEAVE;
		const nextEventHandlers = getEventHandlers(nextStatus);
		if (nextStatus && (supportMotion || nextEventHandlers["prepare"])) {
			setStatus(nextStatus);
			startStep();
		} else setStatus(STATUS_NONE);
		visibleRef.current = visible;
	}, [visible]);
	(0, import_react.useEffect)(() => {
		if (currentStatus === "appear" && !motionAppear || currentStatus === "enter" && !motionEnter || currentStatus === "leave" && !motionLeave) setStatus(STATUS_NONE);
	}, [
		motionAppear,
		motionEnter,
		motionLeave
	]);
	(0, import_react.useEffect)(() => () => {
		mountedRef.current = false;
		clearTimeout(deadlineRef.current);
	}, []);
	const firstMountChangeRef = import_react.useRef(false);
	(0, import_react.useEffect)(() => {
		if (asyncVisible) firstMountChangeRef.current = true;
		if (asyncVisible !== void 0 && currentStatus === "none") {
			if (firstMountChangeRef.current || asyncVisible) onVisibleChanged?.(asyncVisible);
			firstMountChangeRef.current = true;
		}
	}, [asyncVisible, currentStatus]);
	let mergedStyle = style[0];
	if (eventHandlers["prepare"] && step === "start") mergedStyle = {
		transition: "none",
		...mergedStyle
	};
	const styleStep = style[1];
	return [
		getStatus,
		step,
		mergedStyle,
		asyncVisible ?? visible,
		!mountedRef.current && currentStatus === "none" && supportMotion && motionAppear ? "NONE" : step === "start" || step === "active" ? styleStep === step : true
	];
}
// tests/bench/components/node_modules/@rc-component/motion/es/CSSMotion.js
function isRefNotConsumed(children) {
	return children?.length < 2;
}
/**
* `transitionSupport` is used for none transition test case.
* Default we use browser transition event support check.
*/
function genCSSMotion(config) {
	let transitionSupport = config;
	if (typeof config === "object") ({transitionSupport} = config);
	function isSupportTransition(props, contextMotion) {
		return !!(props.motionName && transitionSupport && contextMotion !== false);
	}
	const CSSMotion = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
		const { visible = true, removeOnLeave = true, forceRender, children, motionName, leavedClassName, eventProps } = props;
		const { motion: contextMotion } = import_react.useContext(Context$1);
		const supportMotion = isSupportTransition(props, contextMotion);
		const nodeRef = (0, import_react.useRef)();
		function getDomElement() {
			return getDOM(nodeRef.current);
		}
		const [getStatus, statusStep, statusStyle, mergedVisible, styleReady] = useStatus(supportMotion, visible, getDomElement, props);
		const status = getStatus();
		const renderedRef = import_react.useRef(mergedVisible);
		if (mergedVisible) renderedRef.current = true;
		const refObj = import_react.useMemo(() => {
			const obj = {};
			Object.defineProperties(obj, {
				nativeElement: {
					enumerable: true,
					get: getDomElement
				},
				inMotion: {
					enumerable: true,
					get: () => () => getStatus() !== STATUS_NONE
				},
				enableMotion: {
					enumerable: true,
					get: () => () => supportMotion
				}
			});
			return obj;
		}, []);
		import_react.useImperativeHandle(ref, () => refObj, []);
		const idRef = import_react.useRef(0);
		if (styleReady) idRef.current += 1;
		const returnNode = import_react.useMemo(() => {
			if (styleReady === "NONE") return null;
			let motionChildren;
			const mergedProps = {
				...eventProps,
				visible
			};
			if (!children) motionChildren = null;
			else if (status === "none") {
				if (mergedVisible) motionChildren = children({ ...mergedProps }, nodeRef);
				else if (!removeOnLeave && renderedRef.current && leavedClassName) motionChildren = children({
					...mergedProps,
					className: leavedClassName
				}, nodeRef);
				else if (forceRender || !removeOnLeave && !leavedClassName) motionChildren = children({
					...mergedProps,
					style: { display: "none" }
				}, nodeRef);
				else motionChildren = null;
			} else {
				let statusSuffix;
				if (statusStep === "prepare") statusSuffix = "prepare";
				else if (isActive(statusStep)) statusSuffix = "active";
				else if (statusStep === "start") statusSuffix = "start";
				const motionCls = getTransitionName$1(motionName, `${status}-${statusSuffix}`);
				motionChildren = children({
					...mergedProps,
					className: clsx(getTransitionName$1(motionName, status), {
						[motionCls]: motionCls && statusSuffix,
						[motionName]: typeof motionName === "string"
					}),
					style: statusStyle
				}, nodeRef);
			}
			return motionChildren;
		}, [idRef.current]);
		if (isRefNotConsumed(children) && supportNodeRef(returnNode)) {
			const originNodeRef = getNodeRef(returnNode);
			if (originNodeRef !== nodeRef) return /*#__PURE__*/ import_react.cloneElement(returnNode, { ref: composeRef(originNodeRef, nodeRef) });
		}
		return returnNode;
	});
	CSSMotion.displayName = "CSSMotion";
	return CSSMotion;
}
var CSSMotion_default = genCSSMotion(supportTransition);
var STATUS_KEEP = "keep";
var STATUS_REMOVE = "remove";
var STATUS_REMOVED = "removed";
function wrapKeyToObject(key) {
	let keyObj;
	if (key && typeof key === "object" && "key" in key) keyObj = key;
	else keyObj = { key };
	return {
		...keyObj,
		key: String(keyObj.key)
	};
}
function parseKeys(keys = []) {
	return keys.map(wrapKeyToObject);
}
function diffKeys(prevKeys = [], currentKeys = []) {
	let list = [];
	let currentIndex = 0;
	const currentLen = currentKeys.length;
	const prevKeyObjects = parseKeys(prevKeys);
	const currentKeyObjects = parseKeys(currentKeys);
	prevKeyObjects.forEach((keyObj) => {
		let hit = false;
		for (let i = currentIndex; i < currentLen; i += 1) {
			const currentKeyObj = currentKeyObjects[i];
			if (currentKeyObj.key === keyObj.key) {
				if (currentIndex < i) {
					list = list.concat(currentKeyObjects.slice(currentIndex, i).map((obj) => ({
						...obj,
						status: "add"
					})));
					currentIndex = i;
				}
				list.push({
					...currentKeyObj,
					status: STATUS_KEEP
				});
				currentIndex += 1;
				hit = true;
				break;
			}
		}
		if (!hit) list.push({
			...keyObj,
			status: STATUS_REMOVE
		});
	});
	if (currentIndex < currentLen) list = list.concat(currentKeyObjects.slice(currentIndex).map((obj) => ({
		...obj,
		status: "add"
	})));
	/**
	* Merge same key when it remove and add again:
	*    [1 - add, 2 - keep, 1 - remove] -> [1 - keep, 2 - keep]
	*/
	const keys = {};
	list.forEach(({ key }) => {
		keys[key] = (keys[key] || 0) + 1;
	});
	Object.keys(keys).filter((key) => keys[key] > 1).forEach((matchKey) => {
		list = list.filter(({ key, status }) => key !== matchKey || status !== "remove");
		list.forEach((node) => {
			if (node.key === matchKey) node.status = STATUS_KEEP;
		});
	});
	return list;
}
// tests/bench/components/node_modules/@rc-component/motion/es/CSSMotionList.js
function _extends$38() {
	_extends$38 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$38.apply(this, arguments);
}
var MOTION_PROP_NAMES = [
	"eventProps",
	"visible",
	"children",
	"motionName",
	"motionAppear",
	"motionEnter",
	"motionLeave",
	"motionLeaveImmediately",
	"motionDeadline",
	"removeOnLeave",
	"leavedClassName",
	"onAppearPrepare",
	"onAppearStart",
	"onAppearActive",
	"onAppearEnd",
	"onEnterStart",
	"onEnterActive",
	"onEnterEnd",
	"onLeaveStart",
	"onLeaveActive",
	"onLeaveEnd"
];
/**
* Generate a CSSMotionList component with config
* @param transitionSupport No need since CSSMotionList no longer depends on transition support
* @param CSSMotion CSSMotion component
*/
function genCSSMotionList(transitionSupport, CSSMotion = CSSMotion_default) {
	class CSSMotionList extends import_react.Component {
		static defaultProps = { component: "div" };
		state = { keyEntities: [] };
		static getDerivedStateFromProps({ keys }, { keyEntities }) {
			return { keyEntities: diffKeys(keyEntities, parseKeys(keys)).filter((entity) => {
				const prevEntity = keyEntities.find(({ key }) => entity.key === key);
				if (prevEntity && prevEntity.status === "removed" && entity.status === "remove") return false;
				return true;
			}) };
		}
		removeKey = (removeKey) => {
			this.setState((prevState) => {
				return { keyEntities: prevState.keyEntities.map((entity) => {
					if (entity.key !== removeKey) return entity;
					return {
						...entity,
						status: STATUS_REMOVED
					};
				}) };
			}, () => {
				const { keyEntities } = this.state;
				if (keyEntities.filter(({ status }) => status !== "removed").length === 0 && this.props.onAllRemoved) this.props.onAllRemoved();
			});
		};
		render() {
			const { keyEntities } = this.state;
			const { component, children, onVisibleChanged, onAllRemoved, ...restProps } = this.props;
			const Component = component || import_react.Fragment;
			const motionProps = {};
			MOTION_PROP_NAMES.forEach((prop) => {
				motionProps[prop] = restProps[prop];
				delete restProps[prop];
			});
			delete restProps.keys;
			return /*#__PURE__*/ import_react.createElement(Component, restProps, keyEntities.map(({ status, ...eventProps }, index) => {
				const visible = status === "add" || status === "keep";
				return /*#__PURE__*/ import_react.createElement(CSSMotion, _extends$38({}, motionProps, {
					key: eventProps.key,
					visible,
					eventProps,
					onVisibleChanged: (changedVisible) => {
						onVisibleChanged?.(changedVisible, { key: eventProps.key });
						if (!changedVisible) this.removeKey(eventProps.key);
					}
				}), isRefNotConsumed(children) ? (props) => children({
					...props,
					index
				}) : (props, ref) => children({
					...props,
					index
				}, ref));
			}));
		}
	}
	return CSSMotionList;
}
var CSSMotionList_default = genCSSMotionList(supportTransition);
// tests/bench/components/node_modules/@rc-component/motion/es/index.js
var es_default$7 = CSSMotion_default;
// tests/bench/components/node_modules/antd/es/_util/is.js
var isNumber = (val) => {
	return typeof val === "number" && !Number.isNaN(val);
};
var isString = (val) => {
	return typeof val === "string";
};
var isPlainObject = (val) => {
	return val !== null && typeof val === "object";
};
var isFunction = (val) => {
	return typeof val === "function";
};
var isThenable = (val) => {
	return isNonNullable$1(val) && isFunction(val.then);
};
var isPrimitive = (val) => {
	return typeof val !== "object" && !isFunction(val) || val === null;
};
var isTransitionEvent = (event) => {
	return isPlainObject(event) && "propertyName" in event && isString(event.propertyName);
};
// tests/bench/components/node_modules/antd/es/_util/hooks/useMergeSemantic/utils.js
/**
* Fill object structure by schema, initialize empty objects for keys with `_default` property.
*/
var fillObjectBySchema = (obj, schema) => {
	const newObj = { ...obj };
	Object.keys(schema).forEach((key) => {
		if (schema[key]._default) newObj[key] || (newObj[key] = {});
		else newObj[key] = fillObjectBySchema(newObj[key], schema[key]);
	});
	return newObj;
};
// tests/bench/components/node_modules/antd/es/_util/hooks/useMergeSemantic/index.js
var mergeClassNames = (schema = {}, ...classNames) => {
	return classNames.filter((item) => Boolean(item)).reduce((acc, cur) => {
		Object.keys(cur).forEach((key) => {
			const keySchema = schema[key];
			const curVal = cur[key];
			if (keySchema) {
				if (isPlainObject(curVal)) acc[key] = mergeClassNames(keySchema, acc[key], curVal);
				else {
					const { _default: defaultField } = keySchema;
					if (defaultField) {
						acc[key] = acc[key] || {};
						acc[key][defaultField] = clsx(acc[key][defaultField], curVal);
					}
				}
			} else acc[key] = clsx(acc[key], curVal);
		});
		return acc;
	}, {});
};
var useSemanticClassNames = (schema, ...classNames) => {
	return import_react.useMemo(() => mergeClassNames.apply(void 0, [schema].concat(classNames)), [schema].concat(classNames));
};
var mergeStyles = (...styles) => {
	return styles.filter((item) => Boolean(item)).reduce((acc, cur = {}) => {
		Object.keys(cur).forEach((key) => {
			acc[key] = {
				...acc[key],
				...cur[key]
			};
		});
		return acc;
	}, {});
};
var useSemanticStyles = (...styles) => {
	return import_react.useMemo(() => mergeStyles.apply(void 0, styles), [].concat(styles));
};
var useSemanticRootStyle = (style, key = "root") => {
	return import_react.useMemo(() => style ? { [key]: style } : void 0, [style, key]);
};
var resolveStyleOrClass = (value, info) => {
	return isFunction(value) ? value(info) : value;
};
/**
* @desc Merge classNames and styles from multiple sources. When `schema` is provided, it **must** provide the nest object structure.
* @descZH 合并来自多个来源的 classNames 和 styles，当提供了 `schema` 时，必须提供嵌套的对象结构。
*/
var useMergeSemantic = (classNamesList, stylesList, info, schema) => {
	const resolvedClassNamesList = classNamesList.map((classNames) => classNames ? resolveStyleOrClass(classNames, info) : void 0);
	const resolvedStylesList = stylesList.map((styles) => styles ? resolveStyleOrClass(styles, info) : void 0);
	const mergedClassNames = useSemanticClassNames.apply(void 0, [schema].concat(_toConsumableArray(resolvedClassNamesList)));
	const mergedStyles = useSemanticStyles.apply(void 0, _toConsumableArray(resolvedStylesList));
	return import_react.useMemo(() => {
		if (!schema) return [mergedClassNames, mergedStyles];
		return [fillObjectBySchema(mergedClassNames, schema), fillObjectBySchema(mergedStyles, schema)];
	}, [
		mergedClassNames,
		mergedStyles,
		schema
	]);
};
// tests/bench/components/node_modules/antd/es/config-provider/hooks/useCSSVarCls.js
/**
* This hook is only for cssVar to add root className for components.
* If root ClassName is needed, this hook could be refactored with `-root`
* @param prefixCls
*/
var useCSSVarCls = (prefixCls) => `${prefixCls}-css-var`;
// tests/bench/components/node_modules/antd/es/form/validateMessagesContext.js
var validateMessagesContext_default = /*#__PURE__*/ (0, import_react.createContext)(void 0);
// tests/bench/components/node_modules/@rc-component/pagination/es/locale/en_US.js
var locale$3 = {
	items_per_page: "/ page",
	jump_to: "Go to",
	jump_to_confirm: "confirm",
	page: "Page",
	prev_page: "Previous Page",
	next_page: "Next Page",
	prev_5: "Previous 5 Pages",
	next_5: "Next 5 Pages",
	prev_3: "Previous 3 Pages",
	next_3: "Next 3 Pages",
	page_size: "Page Size"
};
// tests/bench/components/node_modules/@rc-component/picker/es/locale/en_US.js
var locale$2 = {
	yearFormat: "YYYY",
	dayFormat: "D",
	cellMeridiemFormat: "A",
	monthBeforeYear: true,
	locale: "en_US",
	today: "Today",
	now: "Now",
	backToToday: "Back to today",
	ok: "OK",
	clear: "Clear",
	week: "Week",
	month: "Month",
	year: "Year",
	timeSelect: "select time",
	dateSelect: "select date",
	weekSelect: "Choose a week",
	monthSelect: "Choose a month",
	yearSelect: "Choose a year",
	decadeSelect: "Choose a decade",
	previousMonth: "Previous month",
	nextMonth: "Next month",
	previousYear: "Last year",
	nextYear: "Next year",
	previousDecade: "Last decade",
	nextDecade: "Next decade",
	previousCentury: "Last century",
	nextCentury: "Next century"
};
// tests/bench/components/node_modules/antd/es/time-picker/locale/en_US.js
var locale$1 = {
	placeholder: "Select time",
	rangePlaceholder: ["Start time", "End time"]
};
// tests/bench/components/node_modules/antd/es/date-picker/locale/en_US.js
var locale = {
	lang: {
		placeholder: "Select date",
		yearPlaceholder: "Select year",
		quarterPlaceholder: "Select quarter",
		monthPlaceholder: "Select month",
		weekPlaceholder: "Select week",
		rangePlaceholder: ["Start date", "End date"],
		rangeYearPlaceholder: ["Start year", "End year"],
		rangeQuarterPlaceholder: ["Start quarter", "End quarter"],
		rangeMonthPlaceholder: ["Start month", "End month"],
		rangeWeekPlaceholder: ["Start week", "End week"],
		...locale$2
	},
	timePickerLocale: { ...locale$1 }
};
// tests/bench/components/node_modules/antd/es/calendar/locale/en_US.js
var en_US_default = locale;
// tests/bench/components/node_modules/antd/es/locale/en_US.js
var typeTemplate$1 = "${label} is not a valid ${type}";
var localeValues = {
	locale: "en",
	Pagination: locale$3,
	DatePicker: locale,
	TimePicker: locale$1,
	Calendar: en_US_default,
	global: {
		placeholder: "Please select",
		close: "Close",
		sortable: "sortable",
		show: "Show",
		hide: "Hide"
	},
	Table: {
		filterTitle: "Filter menu",
		filterConfirm: "OK",
		filterReset: "Reset",
		filterEmptyText: "No filters",
		filterCheckAll: "Select all items",
		filterSearchPlaceholder: "Search in filters",
		emptyText: "No data",
		selectAll: "Select current page",
		selectInvert: "Invert current page",
		selectNone: "Clear all data",
		selectionAll: "Select all data",
		sortTitle: "Sort",
		expand: "Expand row",
		collapse: "Collapse row",
		triggerDesc: "Click to sort descending",
		triggerAsc: "Click to sort ascending",
		cancelSort: "Click to cancel sorting"
	},
	Tour: {
		Next: "Next",
		Previous: "Previous",
		Finish: "Finish"
	},
	Modal: {
		okText: "OK",
		cancelText: "Cancel",
		justOkText: "OK"
	},
	Popconfirm: {
		okText: "OK",
		cancelText: "Cancel"
	},
	Transfer: {
		titles: ["", ""],
		searchPlaceholder: "Search here",
		itemUnit: "item",
		itemsUnit: "items",
		remove: "Remove",
		selectCurrent: "Select current page",
		removeCurrent: "Remove current page",
		selectAll: "Select all data",
		deselectAll: "Deselect all data",
		removeAll: "Remove all data",
		selectInvert: "Invert current page"
	},
	Upload: {
		uploading: "Uploading...",
		removeFile: "Remove file",
		uploadError: "Upload error",
		previewFile: "Preview file",
		downloadFile: "Download file"
	},
	Empty: { description: "No data" },
	Icon: { icon: "icon" },
	Text: {
		edit: "Edit",
		copy: "Copy",
		copied: "Copied",
		expand: "Expand",
		collapse: "Collapse"
	},
	Carousel: {
		prevSlide: "Previous slide",
		nextSlide: "Next slide"
	},
	Form: {
		optional: "(optional)",
		defaultValidateMessages: {
			default: "Field validation error for ${label}",
			required: "Please enter ${label}",
			enum: "${label} must be one of [${enum}]",
			whitespace: "${label} cannot be a blank character",
			date: {
				format: "${label} date format is invalid",
				parse: "${label} cannot be converted to a date",
				invalid: "${label} is an invalid date"
			},
			types: {
				string: typeTemplate$1,
				method: typeTemplate$1,
				array: typeTemplate$1,
				object: typeTemplate$1,
				number: typeTemplate$1,
				date: typeTemplate$1,
				boolean: typeTemplate$1,
				integer: typeTemplate$1,
				float: typeTemplate$1,
				regexp: typeTemplate$1,
				email: typeTemplate$1,
				url: typeTemplate$1,
				hex: typeTemplate$1
			},
			string: {
				len: "${label} must be ${len} characters",
				min: "${label} must be at least ${min} characters",
				max: "${label} must be up to ${max} characters",
				range: "${label} must be between ${min}-${max} characters"
			},
			number: {
				len: "${label} must be equal to ${len}",
				min: "${label} must be minimum ${min}",
				max: "${label} must be maximum ${max}",
				range: "${label} must be between ${min}-${max}"
			},
			array: {
				len: "Must be ${len} ${label}",
				min: "At least ${min} ${label}",
				max: "At most ${max} ${label}",
				range: "The amount of ${label} must be between ${min}-${max}"
			},
			pattern: { mismatch: "${label} does not match the pattern ${pattern}" }
		}
	},
	QRCode: {
		expired: "QR code expired",
		refresh: "Refresh",
		scanned: "Scanned"
	},
	ColorPicker: {
		presetEmpty: "Empty",
		transparent: "Transparent",
		singleColor: "Single",
		gradientColor: "Gradient"
	}
};
// tests/bench/components/node_modules/antd/es/modal/locale.js
var runtimeLocale = { ...localeValues.Modal };
var localeList = [];
var generateLocale = () => localeList.reduce((merged, locale) => ({
	...merged,
	...locale
}), localeValues.Modal);
function changeConfirmLocale(newLocale) {
	if (newLocale) {
		const cloneLocale = { ...newLocale };
		localeList.push(cloneLocale);
		runtimeLocale = generateLocale();
		return () => {
			localeList = localeList.filter((locale) => locale !== cloneLocale);
			runtimeLocale = generateLocale();
		};
	}
	runtimeLocale = { ...localeValues.Modal };
}
function getConfirmLocale() {
	return runtimeLocale;
}
// tests/bench/components/node_modules/antd/es/locale/context.js
var LocaleContext = /*#__PURE__*/ (0, import_react.createContext)(void 0);
// tests/bench/components/node_modules/antd/es/locale/useLocale.js
var useLocale = (componentName, defaultLocale) => {
	const fullLocale = import_react.useContext(LocaleContext);
	return [import_react.useMemo(() => {
		const locale = defaultLocale || localeValues[componentName];
		const localeFromContext = fullLocale?.[componentName] ?? {};
		return {
			...isFunction(locale) ? locale() : locale,
			...localeFromContext || {}
		};
	}, [
		componentName,
		defaultLocale,
		fullLocale
	]), import_react.useMemo(() => {
		const localeCode = fullLocale?.locale;
		if (fullLocale?.exist && !localeCode) return localeValues.locale;
		return localeCode;
	}, [fullLocale])];
};
// tests/bench/components/node_modules/antd/es/locale/index.js
var ANT_MARK = "internalMark";
var LocaleProvider = (props) => {
	const { locale = {}, children, _ANT_MARK__ } = props;
	import_react.useEffect(() => {
		return changeConfirmLocale(locale?.Modal);
	}, [locale]);
	const getMemoizedContextValue = import_react.useMemo(() => ({
		...locale,
		exist: true
	}), [locale]);
	return /*#__PURE__*/ import_react.createElement(LocaleContext.Provider, { value: getMemoizedContextValue }, children);
};
// tests/bench/components/node_modules/@rc-component/portal/es/Context.js
var OrderContext = /*#__PURE__*/ import_react.createContext(null);
// tests/bench/components/node_modules/@rc-component/portal/es/mock.js
var inline = false;
function inlineMock(nextInline) {
	if (typeof nextInline === "boolean") inline = nextInline;
	return inline;
}
// tests/bench/components/node_modules/@rc-component/portal/es/useDom.js
var EMPTY_LIST$1 = [];
/**
* Will add `div` to document. Nest call will keep order
* @param render Render DOM in document
*/
function useDom(render, debug) {
	const [ele] = import_react.useState(() => {
		if (!canUseDom$1()) return null;
		return document.createElement("div");
	});
	const appendedRef = import_react.useRef(false);
	const queueCreate = import_react.useContext(OrderContext);
	const [queue, setQueue] = import_react.useState(EMPTY_LIST$1);
	const mergedQueueCreate = queueCreate || (appendedRef.current ? void 0 : (appendFn) => {
		setQueue((origin) => {
			return [appendFn, ...origin];
		});
	});
	function append() {
		if (!ele.parentElement) document.body.appendChild(ele);
		appendedRef.current = true;
	}
	function cleanup() {
		ele.parentElement?.removeChild(ele);
		appendedRef.current = false;
	}
	useLayoutEffect$1(() => {
		if (render) {
			if (queueCreate) queueCreate(append);
			else append();
		} else cleanup();
		return cleanup;
	}, [render]);
	useLayoutEffect$1(() => {
		if (queue.length) {
			queue.forEach((appendFn) => appendFn());
			setQueue(EMPTY_LIST$1);
		}
	}, [queue]);
	return [ele, mergedQueueCreate];
}
// tests/bench/components/node_modules/@rc-component/portal/es/util.js
/**
* Test usage export. Do not use in your production
*/
function isBodyOverflowing() {
	return document.body.scrollHeight > (window.innerHeight || document.documentElement.clientHeight) && window.innerWidth > document.body.offsetWidth;
}
// tests/bench/components/node_modules/@rc-component/portal/es/useScrollLocker.js
var UNIQUE_ID = `rc-util-locker-${Date.now()}`;
var uuid$2 = 0;
function useScrollLocker(lock) {
	const mergedLock = !!lock;
	const [id] = import_react.useState(() => {
		uuid$2 += 1;
		return `${UNIQUE_ID}_${uuid$2}`;
	});
	useLayoutEffect$1(() => {
		if (mergedLock) {
			const scrollbarSize = getTargetScrollBarSize(document.body).width;
			updateCSS$1(`
html body {
  overflow-y: hidden;
  ${isBodyOverflowing() ? `width: calc(100% - ${scrollbarSize}px);` : ""}
}`, id);
		} else removeCSS(id);
		return () => {
			removeCSS(id);
		};
	}, [mergedLock, id]);
}
// tests/bench/components/node_modules/@rc-component/portal/es/useEscKeyDown.js
var stack = [];
var IME_LOCK_DURATION = 200;
var lastCompositionEndTime = 0;
var onGlobalKeyDown = (event) => {
	if (event.key === "Escape" && !event.isComposing) {
		if (Date.now() - lastCompositionEndTime < IME_LOCK_DURATION) return;
		const len = stack.length;
		for (let i = len - 1; i >= 0; i -= 1) stack[i].onEsc({
			top: i === len - 1,
			event
		});
	}
};
var onGlobalCompositionEnd = () => {
	lastCompositionEndTime = Date.now();
};
function attachGlobalEventListeners() {
	window.addEventListener("keydown", onGlobalKeyDown);
	window.addEventListener("compositionend", onGlobalCompositionEnd);
}
function detachGlobalEventListeners() {
	if (stack.length === 0) {
		window.removeEventListener("keydown", onGlobalKeyDown);
		window.removeEventListener("compositionend", onGlobalCompositionEnd);
	}
}
function useEscKeyDown(open, onEsc) {
	const id = useId_default();
	const onEventEsc = useEvent(onEsc);
	const ensure = () => {
		if (!stack.find((item) => item.id === id)) stack.push({
			id,
			onEsc: onEventEsc
		});
	};
	const clear = () => {
		stack = stack.filter((item) => item.id !== id);
	};
	(0, import_react.useMemo)(() => {
		if (open) ensure();
		else if (!open) clear();
	}, [open]);
	(0, import_react.useEffect)(() => {
		if (open) {
			ensure();
			attachGlobalEventListeners();
			return () => {
				clear();
				detachGlobalEventListeners();
			};
		}
	}, [open]);
}
// tests/bench/components/node_modules/@rc-component/portal/es/Portal.js
var getPortalContainer = (getContainer) => {
	if (getContainer === false) return false;
	if (!canUseDom$1() || !getContainer) return null;
	if (typeof getContainer === "string") return document.querySelector(getContainer);
	if (typeof getContainer === "function") return getContainer();
	return getContainer;
};
// tests/bench/components/node_modules/@rc-component/portal/es/index.js
var es_default$6 = /* @__PURE__ */ import_react.forwardRef((props, ref) => {
	const { open, autoLock, getContainer, debug, autoDestroy = true, children, onEsc } = props;
	const [shouldRender, setShouldRender] = import_react.useState(open);
	const mergedRender = shouldRender || open;
	import_react.useEffect(() => {
		if (autoDestroy || open) setShouldRender(open);
	}, [open, autoDestroy]);
	const [innerContainer, setInnerContainer] = import_react.useState(() => getPortalContainer(getContainer));
	import_react.useEffect(() => {
		const customizeContainer = getPortalContainer(getContainer);
		setInnerContainer(() => customizeContainer ?? null);
	});
	const [defaultContainer, queueCreate] = useDom(mergedRender && !innerContainer, debug);
	const mergedContainer = innerContainer ?? defaultContainer;
	useScrollLocker(autoLock && open && canUseDom$1() && (mergedContainer === defaultContainer || mergedContainer === document.body));
	useEscKeyDown(open, onEsc);
	let childRef = null;
	if (children && supportRef(children) && ref) childRef = getNodeRef(children);
	const mergedRef = useComposeRef(childRef, ref);
	if (!mergedRender || !canUseDom$1() || innerContainer === void 0) return null;
	const renderInline = mergedContainer === false || inlineMock();
	let reffedChildren = children;
	if (ref) reffedChildren = /*#__PURE__*/ import_react.cloneElement(children, { ref: mergedRef });
	return /*#__PURE__*/ import_react.createElement(OrderContext.Provider, { value: queueCreate }, renderInline ? reffedChildren : /*#__PURE__*/ (0, import_react_dom.createPortal)(reffedChildren, mergedContainer));
});
// tests/bench/components/node_modules/@rc-component/trigger/es/Popup/Arrow.js
function Arrow(props) {
	const { prefixCls, align, arrow, arrowPos } = props;
	const { className, content, style } = arrow || {};
	const { x = 0, y = 0 } = arrowPos;
	const arrowRef = import_react.useRef(null);
	if (!align || !align.points) return null;
	const alignStyle = { position: "absolute" };
	if (align.autoArrow !== false) {
		const popupPoints = align.points[0];
		const targetPoints = align.points[1];
		const popupTB = popupPoints[0];
		const popupLR = popupPoints[1];
		const targetTB = targetPoints[0];
		const targetLR = targetPoints[1];
		if (popupTB === targetTB || !["t", "b"].includes(popupTB)) alignStyle.top = y;
		else if (popupTB === "t") alignStyle.top = 0;
		else alignStyle.bottom = 0;
		if (popupLR === targetLR || !["l", "r"].includes(popupLR)) alignStyle.left = x;
		else if (popupLR === "l") alignStyle.left = 0;
		else alignStyle.right = 0;
	}
	return /*#__PURE__*/ import_react.createElement("div", {
		ref: arrowRef,
		className: clsx(`${prefixCls}-arrow`, className),
		style: {
			...alignStyle,
			...style
		}
	}, content);
}
// tests/bench/components/node_modules/@rc-component/trigger/es/Popup/Mask.js
function _extends$37() {
	_extends$37 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$37.apply(this, arguments);
}
function Mask$1(props) {
	const { prefixCls, open, zIndex, mask, motion, mobile } = props;
	if (!mask) return null;
	return /*#__PURE__*/ import_react.createElement(es_default$7, _extends$37({}, motion, {
		motionAppear: true,
		visible: open,
		removeOnLeave: true
	}), ({ className }) => /*#__PURE__*/ import_react.createElement("div", {
		style: { zIndex },
		className: clsx(`${prefixCls}-mask`, mobile && `${prefixCls}-mobile-mask`, className)
	}));
}
// tests/bench/components/node_modules/@rc-component/trigger/es/Popup/PopupContent.js
var PopupContent = /*#__PURE__*/ import_react.memo(({ children }) => children, (_, next) => next.cache);
// tests/bench/components/node_modules/@rc-component/trigger/es/hooks/useOffsetStyle.js
function useOffsetStyle(isMobile, ready, open, align, offsetR, offsetB, offsetX, offsetY) {
	const AUTO = "auto";
	const offsetStyle = isMobile ? {} : {
		left: "-1000vw",
		top: "-1000vh",
		right: AUTO,
		bottom: AUTO
	};
	if (!isMobile && (ready || !open)) {
		const { points } = align;
		const dynamicInset = align.dynamicInset || align._experimental?.dynamicInset;
		const alignRight = dynamicInset && points[0][1] === "r";
		const alignBottom = dynamicInset && points[0][0] === "b";
		if (alignRight) {
			offsetStyle.right = offsetR;
			offsetStyle.left = AUTO;
		} else {
			offsetStyle.left = offsetX;
			offsetStyle.right = AUTO;
		}
		if (alignBottom) {
			offsetStyle.bottom = offsetB;
			offsetStyle.top = AUTO;
		} else {
			offsetStyle.top = offsetY;
			offsetStyle.bottom = AUTO;
		}
	}
	return offsetStyle;
}
// tests/bench/components/node_modules/@rc-component/trigger/es/Popup/index.js
function _extends$36() {
	_extends$36 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$36.apply(this, arguments);
}
var Popup$1 = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { onEsc, popup, className, prefixCls, style, target, onVisibleChanged, open, keepDom, fresh, onClick, mask, arrow, arrowPos, align, motion, maskMotion, mobile, forceRender, getPopupContainer, autoDestroy, portal: Portal, children, zIndex, onMouseEnter, onMouseLeave, onPointerEnter, onPointerDownCapture, ready, offsetX, offsetY, offsetR, offsetB, onAlign, onPrepare, onResize, stretch, targetWidth, targetHeight } = props;
	const popupContent = typeof popup === "function" ? popup() : popup;
	const isNodeVisible = open || keepDom;
	const isMobile = !!mobile;
	const [mergedMask, mergedMaskMotion, mergedPopupMotion] = import_react.useMemo(() => {
		if (mobile) return [
			mobile.mask,
			mobile.maskMotion,
			mobile.motion
		];
		return [
			mask,
			maskMotion,
			motion
		];
	}, [
		mobile,
		mask,
		maskMotion,
		motion
	]);
	const getPopupContainerNeedParams = getPopupContainer?.length > 0;
	const [show, setShow] = import_react.useState(!getPopupContainer || !getPopupContainerNeedParams);
	useLayoutEffect$1(() => {
		if (!show && getPopupContainerNeedParams && target) setShow(true);
	}, [
		show,
		getPopupContainerNeedParams,
		target
	]);
	const onInternalResize = useEvent((size, ele) => {
		onResize?.(size, ele);
		onAlign();
	});
	const offsetStyle = useOffsetStyle(isMobile, ready, open, align, offsetR, offsetB, offsetX, offsetY);
	if (!show) return null;
	const miscStyle = {};
	if (stretch) {
		if (stretch.includes("height") && targetHeight) miscStyle.height = targetHeight;
		else if (stretch.includes("minHeight") && targetHeight) miscStyle.minHeight = targetHeight;
		if (stretch.includes("width") && targetWidth) miscStyle.width = targetWidth;
		else if (stretch.includes("minWidth") && targetWidth) miscStyle.minWidth = targetWidth;
	}
	if (!open) miscStyle.pointerEvents = "none";
	return /*#__PURE__*/ import_react.createElement(Portal, {
		open: forceRender || isNodeVisible,
		getContainer: getPopupContainer && (() => getPopupContainer(target)),
		autoDestroy,
		onEsc
	}, /*#__PURE__*/ import_react.createElement(Mask$1, {
		prefixCls,
		open,
		zIndex,
		mask: mergedMask,
		motion: mergedMaskMotion,
		mobile: isMobile
	}), /*#__PURE__*/ import_react.createElement(RefResizeObserver, {
		onResize: onInternalResize,
		disabled: !open
	}, (resizeObserverRef) => {
		return /*#__PURE__*/ import_react.createElement(es_default$7, _extends$36({
			motionAppear: true,
			motionEnter: true,
			motionLeave: true,
			removeOnLeave: false,
			forceRender,
			leavedClassName: `${prefixCls}-hidden`
		}, mergedPopupMotion, {
			onAppearPrepare: onPrepare,
			onEnterPrepare: onPrepare,
			visible: open,
			onVisibleChanged: (nextVisible) => {
				motion?.onVisibleChanged?.(nextVisible);
				onVisibleChanged(nextVisible);
			}
		}), ({ className: motionClassName, style: motionStyle }, motionRef) => {
			const cls = clsx(prefixCls, motionClassName, className, { [`${prefixCls}-mobile`]: isMobile });
			return /*#__PURE__*/ import_react.createElement("div", {
				ref: composeRef(resizeObserverRef, ref, motionRef),
				className: cls,
				style: {
					"--arrow-x": `${arrowPos.x || 0}px`,
					"--arrow-y": `${arrowPos.y || 0}px`,
					...offsetStyle,
					...miscStyle,
					...motionStyle,
					boxSizing: "border-box",
					zIndex,
					...style
				},
				onMouseEnter,
				onMouseLeave,
				onPointerEnter,
				onClick,
				onPointerDownCapture
			}, arrow && /*#__PURE__*/ import_react.createElement(Arrow, {
				prefixCls,
				arrow,
				arrowPos,
				align
			}), /*#__PURE__*/ import_react.createElement(PopupContent, { cache: !open && !fresh }, popupContent));
		});
	}), children);
});
// tests/bench/components/node_modules/@rc-component/trigger/es/context.js
var TriggerContext = /*#__PURE__*/ import_react.createContext(null);
var UniqueContext = /*#__PURE__*/ import_react.createContext(null);
// tests/bench/components/node_modules/@rc-component/trigger/es/hooks/useAction.js
function toArray$1(val) {
	return val ? Array.isArray(val) ? val : [val] : [];
}
function useAction(action, showAction, hideAction) {
	return import_react.useMemo(() => {
		const mergedShowAction = toArray$1(showAction ?? action);
		const mergedHideAction = toArray$1(hideAction ?? action);
		const showActionSet = new Set(mergedShowAction);
		const hideActionSet = new Set(mergedHideAction);
		if (showActionSet.has("hover") && !showActionSet.has("click")) showActionSet.add("touch");
		if (hideActionSet.has("hover") && !hideActionSet.has("click")) hideActionSet.add("touch");
		return [showActionSet, hideActionSet];
	}, [
		action,
		showAction,
		hideAction
	]);
}
// tests/bench/components/node_modules/@rc-component/trigger/es/util.js
function isPointsEq(a1 = [], a2 = [], isAlignPoint) {
	const getVal = (a, index) => a[index] || "";
	if (isAlignPoint) return getVal(a1, 0) === getVal(a2, 0);
	return getVal(a1, 0) === getVal(a2, 0) && getVal(a1, 1) === getVal(a2, 1);
}
function getAlignPopupClassName(builtinPlacements, prefixCls, align, isAlignPoint) {
	const { points } = align;
	const placements = Object.keys(builtinPlacements);
	for (let i = 0; i < placements.length; i += 1) {
		const placement = placements[i];
		if (isPointsEq(builtinPlacements[placement]?.points, points, isAlignPoint)) return `${prefixCls}-placement-${placement}`;
	}
	return "";
}
function getWin(ele) {
	return ele.ownerDocument.defaultView;
}
/**
* Get all the scrollable parent elements of the element
* @param ele       The element to be detected
* @param areaOnly  Only return the parent which will cut visible area
*/
function collectScroller(ele) {
	const scrollerList = [];
	let current = ele?.parentElement;
	const scrollStyle = [
		"hidden",
		"scroll",
		"clip",
		"auto"
	];
	while (current) {
		const { overflowX, overflowY, overflow } = getWin(current).getComputedStyle(current);
		if ([
			overflowX,
			overflowY,
			overflow
		].some((o) => scrollStyle.includes(o))) scrollerList.push(current);
		current = current.parentElement;
	}
	return scrollerList;
}
function toNum(num, defaultValue = 1) {
	return Number.isNaN(num) ? defaultValue : num;
}
function getPxValue(val) {
	return toNum(parseFloat(val), 0);
}
/**
*
*
*  **************************************
*  *              Border                *
*  *     **************************     *
*  *     *                  *     *     *
*  *  B  *                  *  S  *  B  *
*  *  o  *                  *  c  *  o  *
*  *  r  *      Content     *  r  *  r  *
*  *  d  *                  *  o  *  d  *
*  *  e  *                  *  l  *  e  *
*  *  r  ********************  l  *  r  *
*  *     *        Scroll          *     *
*  *     **************************     *
*  *              Border                *
*  **************************************
*
*/
/**
* Get visible area of element
*/
function getVisibleArea(initArea, scrollerList) {
	const visibleArea = { ...initArea };
	(scrollerList || []).forEach((ele) => {
		if (ele instanceof HTMLBodyElement || ele instanceof HTMLHtmlElement) return;
		const { overflow, overflowClipMargin, borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth } = getWin(ele).getComputedStyle(ele);
		const eleRect = ele.getBoundingClientRect();
		const { offsetHeight: eleOutHeight, clientHeight: eleInnerHeight, offsetWidth: eleOutWidth, clientWidth: eleInnerWidth } = ele;
		const borderTopNum = getPxValue(borderTopWidth);
		const borderBottomNum = getPxValue(borderBottomWidth);
		const borderLeftNum = getPxValue(borderLeftWidth);
		const borderRightNum = getPxValue(borderRightWidth);
		const scaleX = toNum(Math.round(eleRect.width / eleOutWidth * 1e3) / 1e3);
		const scaleY = toNum(Math.round(eleRect.height / eleOutHeight * 1e3) / 1e3);
		const eleScrollWidth = (eleOutWidth - eleInnerWidth - borderLeftNum - borderRightNum) * scaleX;
		const eleScrollHeight = (eleOutHeight - eleInnerHeight - borderTopNum - borderBottomNum) * scaleY;
		const scaledBorderTopWidth = borderTopNum * scaleY;
		const scaledBorderBottomWidth = borderBottomNum * scaleY;
		const scaledBorderLeftWidth = borderLeftNum * scaleX;
		const scaledBorderRightWidth = borderRightNum * scaleX;
		let clipMarginWidth = 0;
		let clipMarginHeight = 0;
		if (overflow === "clip") {
			const clipNum = getPxValue(overflowClipMargin);
			clipMarginWidth = clipNum * scaleX;
			clipMarginHeight = clipNum * scaleY;
		}
		const eleLeft = eleRect.x + scaledBorderLeftWidth - clipMarginWidth;
		const eleTop = eleRect.y + scaledBorderTopWidth - clipMarginHeight;
		const eleRight = eleLeft + eleRect.width + 2 * clipMarginWidth - scaledBorderLeftWidth - scaledBorderRightWidth - eleScrollWidth;
		const eleBottom = eleTop + eleRect.height + 2 * clipMarginHeight - scaledBorderTopWidth - scaledBorderBottomWidth - eleScrollHeight;
		visibleArea.left = Math.max(visibleArea.left, eleLeft);
		visibleArea.top = Math.max(visibleArea.top, eleTop);
		visibleArea.right = Math.min(visibleArea.right, eleRight);
		visibleArea.bottom = Math.min(visibleArea.bottom, eleBottom);
	});
	return visibleArea;
}
// tests/bench/components/node_modules/@rc-component/trigger/es/hooks/useAlign.js
function getUnitOffset(size, offset = 0) {
	const offsetStr = `${offset}`;
	const cells = offsetStr.match(/^(.*)\%$/);
	if (cells) return size * (parseFloat(cells[1]) / 100);
	return parseFloat(offsetStr);
}
function getNumberOffset(rect, offset) {
	const [offsetX, offsetY] = offset || [];
	return [getUnitOffset(rect.width, offsetX), getUnitOffset(rect.height, offsetY)];
}
function splitPoints(points = "") {
	return [points[0], points[1]];
}
function getAlignPoint(rect, points) {
	const topBottom = points[0];
	const leftRight = points[1];
	let x;
	let y;
	if (topBottom === "t") y = rect.y;
	else if (topBottom === "b") y = rect.y + rect.height;
	else y = rect.y + rect.height / 2;
	if (leftRight === "l") x = rect.x;
	else if (leftRight === "r") x = rect.x + rect.width;
	else x = rect.x + rect.width / 2;
	return {
		x,
		y
	};
}
function reversePoints(points, index) {
	const reverseMap = {
		t: "b",
		b: "t",
		l: "r",
		r: "l"
	};
	const clone = [...points];
	clone[index] = reverseMap[points[index]] || "c";
	return clone;
}
function flatPoints(points) {
	return points.join("");
}
function useAlign(open, popupEle, target, placement, builtinPlacements, popupAlign, onPopupAlign, mobile) {
	const [offsetInfo, setOffsetInfo] = import_react.useState({
		ready: false,
		offsetX: 0,
		offsetY: 0,
		offsetR: 0,
		offsetB: 0,
		arrowX: 0,
		arrowY: 0,
		scaleX: 1,
		scaleY: 1,
		align: builtinPlacements[placement] || {}
	});
	const alignCountRef = import_react.useRef(0);
	const scrollerList = import_react.useMemo(() => {
		if (!popupEle || mobile) return [];
		return collectScroller(popupEle);
	}, [popupEle]);
	const prevFlipRef = import_react.useRef({});
	const resetFlipCache = () => {
		prevFlipRef.current = {};
	};
	if (!open) resetFlipCache();
	const onAlign = useEvent(() => {
		if (popupEle && target && open && !mobile) {
			const popupElement = popupEle;
			const doc = popupElement.ownerDocument;
			const win = getWin(popupElement);
			const { position: popupPosition } = win.getComputedStyle(popupElement);
			const originLeft = popupElement.style.left;
			const originTop = popupElement.style.top;
			const originRight = popupElement.style.right;
			const originBottom = popupElement.style.bottom;
			const originOverflow = popupElement.style.overflow;
			const originOverflowX = popupElement.style.overflowX;
			const originOverflowY = popupElement.style.overflowY;
			const placementInfo = {
				...builtinPlacements[placement],
				...popupAlign
			};
			const placeholderElement = doc.createElement("div");
			popupElement.parentElement?.appendChild(placeholderElement);
			placeholderElement.style.left = `${popupElement.offsetLeft}px`;
			placeholderElement.style.top = `${popupElement.offsetTop}px`;
			placeholderElement.style.position = popupPosition;
			placeholderElement.style.height = `${popupElement.offsetHeight}px`;
			placeholderElement.style.width = `${popupElement.offsetWidth}px`;
			popupElement.style.left = "0";
			popupElement.style.top = "0";
			popupElement.style.right = "auto";
			popupElement.style.bottom = "auto";
			popupElement.style.overflow = "hidden";
			let targetRect;
			if (Array.isArray(target)) targetRect = {
				x: target[0],
				y: target[1],
				width: 0,
				height: 0
			};
			else {
				const rect = target.getBoundingClientRect();
				rect.x = rect.x ?? rect.left;
				rect.y = rect.y ?? rect.top;
				targetRect = {
					x: rect.x,
					y: rect.y,
					width: rect.width,
					height: rect.height
				};
			}
			const popupRect = popupElement.getBoundingClientRect();
			const { height, width } = win.getComputedStyle(popupElement);
			popupRect.x = popupRect.x ?? popupRect.left;
			popupRect.y = popupRect.y ?? popupRect.top;
			const { clientWidth, clientHeight, scrollWidth, scrollHeight, scrollTop, scrollLeft } = doc.documentElement;
			const popupHeight = popupRect.height;
			const popupWidth = popupRect.width;
			const targetHeight = targetRect.height;
			const targetWidth = targetRect.width;
			const visibleRegion = {
				left: 0,
				top: 0,
				right: clientWidth,
				bottom: clientHeight
			};
			const scrollRegion = {
				left: -scrollLeft,
				top: -scrollTop,
				right: scrollWidth - scrollLeft,
				bottom: scrollHeight - scrollTop
			};
			let { htmlRegion } = placementInfo;
			const VISIBLE = "visible";
			const VISIBLE_FIRST = "visibleFirst";
			if (htmlRegion !== "scroll" && htmlRegion !== VISIBLE_FIRST) htmlRegion = VISIBLE;
			const isVisibleFirst = htmlRegion === VISIBLE_FIRST;
			const scrollRegionArea = getVisibleArea(scrollRegion, scrollerList);
			const visibleRegionArea = getVisibleArea(visibleRegion, scrollerList);
			const visibleArea = htmlRegion === VISIBLE ? visibleRegionArea : scrollRegionArea;
			const adjustCheckVisibleArea = isVisibleFirst ? visibleRegionArea : visibleArea;
			popupElement.style.left = "auto";
			popupElement.style.top = "auto";
			popupElement.style.right = "0";
			popupElement.style.bottom = "0";
			const popupMirrorRect = popupElement.getBoundingClientRect();
			popupElement.style.left = originLeft;
			popupElement.style.top = originTop;
			popupElement.style.right = originRight;
			popupElement.style.bottom = originBottom;
			popupElement.style.overflow = originOverflow;
			popupElement.style.overflowX = originOverflowX;
			popupElement.style.overflowY = originOverflowY;
			popupElement.parentElement?.removeChild(placeholderElement);
			const scaleX = toNum(Math.round(popupWidth / parseFloat(width) * 1e3) / 1e3);
			const scaleY = toNum(Math.round(popupHeight / parseFloat(height) * 1e3) / 1e3);
			if (scaleX === 0 || scaleY === 0 || isDOM(target) && !isVisible_default(target)) return;
			const { offset, targetOffset } = placementInfo;
			let [popupOffsetX, popupOffsetY] = getNumberOffset(popupRect, offset);
			const [targetOffsetX, targetOffsetY] = getNumberOffset(targetRect, targetOffset);
			targetRect.x -= targetOffsetX;
			targetRect.y -= targetOffsetY;
			const [popupPoint, targetPoint] = placementInfo.points || [];
			const targetPoints = splitPoints(targetPoint);
			const popupPoints = splitPoints(popupPoint);
			const targetAlignPoint = getAlignPoint(targetRect, targetPoints);
			const popupAlignPoint = getAlignPoint(popupRect, popupPoints);
			const nextAlignInfo = { ...placementInfo };
			let nextPoints = [popupPoints, targetPoints];
			let nextOffsetX = targetAlignPoint.x - popupAlignPoint.x + popupOffsetX;
			let nextOffsetY = targetAlignPoint.y - popupAlignPoint.y + popupOffsetY;
			function getIntersectionVisibleArea(offsetX, offsetY, area = visibleArea) {
				const l = popupRect.x + offsetX;
				const t = popupRect.y + offsetY;
				const r = l + popupWidth;
				const b = t + popupHeight;
				const visibleL = Math.max(l, area.left);
				const visibleT = Math.max(t, area.top);
				const visibleR = Math.min(r, area.right);
				const visibleB = Math.min(b, area.bottom);
				return Math.max(0, (visibleR - visibleL) * (visibleB - visibleT));
			}
			const originIntersectionVisibleArea = getIntersectionVisibleArea(nextOffsetX, nextOffsetY);
			const originIntersectionRecommendArea = getIntersectionVisibleArea(nextOffsetX, nextOffsetY, visibleRegionArea);
			const targetAlignPointTL = getAlignPoint(targetRect, ["t", "l"]);
			const popupAlignPointTL = getAlignPoint(popupRect, ["t", "l"]);
			const targetAlignPointBR = getAlignPoint(targetRect, ["b", "r"]);
			const popupAlignPointBR = getAlignPoint(popupRect, ["b", "r"]);
			const { adjustX, adjustY, shiftX, shiftY } = placementInfo.overflow || {};
			const supportAdjust = (val) => {
				if (typeof val === "boolean") return val;
				return val >= 0;
			};
			let nextPopupY;
			let nextPopupBottom;
			let nextPopupX;
			let nextPopupRight;
			function syncNextPopupPosition() {
				nextPopupY = popupRect.y + nextOffsetY;
				nextPopupBottom = nextPopupY + popupHeight;
				nextPopupX = popupRect.x + nextOffsetX;
				nextPopupRight = nextPopupX + popupWidth;
			}
			syncNextPopupPosition();
			const needAdjustY = supportAdjust(adjustY);
			const sameTB = popupPoints[0] === targetPoints[0];
			if (needAdjustY && popupPoints[0] === "t" && (nextPopupBottom > adjustCheckVisibleArea.bottom || prevFlipRef.current.bt)) {
				let tmpNextOffsetY = nextOffsetY;
				if (sameTB) tmpNextOffsetY -= popupHeight - targetHeight;
				else tmpNextOffsetY = targetAlignPointTL.y - popupAlignPointBR.y - popupOffsetY;
				const newVisibleArea = getIntersectionVisibleArea(nextOffsetX, tmpNextOffsetY);
				const newVisibleRecommendArea = getIntersectionVisibleArea(nextOffsetX, tmpNextOffsetY, visibleRegionArea);
				if (newVisibleArea > originIntersectionVisibleArea || newVisibleArea === originIntersectionVisibleArea && (!isVisibleFirst || newVisibleRecommendArea >= originIntersectionRecommendArea)) {
					prevFlipRef.current.bt = true;
					nextOffsetY = tmpNextOffsetY;
					popupOffsetY = -popupOffsetY;
					nextPoints = [reversePoints(nextPoints[0], 0), reversePoints(nextPoints[1], 0)];
				} else prevFlipRef.current.bt = false;
			}
			if (needAdjustY && popupPoints[0] === "b" && (nextPopupY < adjustCheckVisibleArea.top || prevFlipRef.current.tb)) {
				let tmpNextOffsetY = nextOffsetY;
				if (sameTB) tmpNextOffsetY += popupHeight - targetHeight;
				else tmpNextOffsetY = targetAlignPointBR.y - popupAlignPointTL.y - popupOffsetY;
				const newVisibleArea = getIntersectionVisibleArea(nextOffsetX, tmpNextOffsetY);
				const newVisibleRecommendArea = getIntersectionVisibleArea(nextOffsetX, tmpNextOffsetY, visibleRegionArea);
				if (newVisibleArea > originIntersectionVisibleArea || newVisibleArea === originIntersectionVisibleArea && (!isVisibleFirst || newVisibleRecommendArea >= originIntersectionRecommendArea)) {
					prevFlipRef.current.tb = true;
					nextOffsetY = tmpNextOffsetY;
					popupOffsetY = -popupOffsetY;
					nextPoints = [reversePoints(nextPoints[0], 0), reversePoints(nextPoints[1], 0)];
				} else prevFlipRef.current.tb = false;
			}
			const needAdjustX = supportAdjust(adjustX);
			const sameLR = popupPoints[1] === targetPoints[1];
			if (needAdjustX && popupPoints[1] === "l" && (nextPopupRight > adjustCheckVisibleArea.right || prevFlipRef.current.rl)) {
				let tmpNextOffsetX = nextOffsetX;
				if (sameLR) tmpNextOffsetX -= popupWidth - targetWidth;
				else tmpNextOffsetX = targetAlignPointTL.x - popupAlignPointBR.x - popupOffsetX;
				const newVisibleArea = getIntersectionVisibleArea(tmpNextOffsetX, nextOffsetY);
				const newVisibleRecommendArea = getIntersectionVisibleArea(tmpNextOffsetX, nextOffsetY, visibleRegionArea);
				if (newVisibleArea > originIntersectionVisibleArea || newVisibleArea === originIntersectionVisibleArea && (!isVisibleFirst || newVisibleRecommendArea >= originIntersectionRecommendArea)) {
					prevFlipRef.current.rl = true;
					nextOffsetX = tmpNextOffsetX;
					popupOffsetX = -popupOffsetX;
					nextPoints = [reversePoints(nextPoints[0], 1), reversePoints(nextPoints[1], 1)];
				} else prevFlipRef.current.rl = false;
			}
			if (needAdjustX && popupPoints[1] === "r" && (nextPopupX < adjustCheckVisibleArea.left || prevFlipRef.current.lr)) {
				let tmpNextOffsetX = nextOffsetX;
				if (sameLR) tmpNextOffsetX += popupWidth - targetWidth;
				else tmpNextOffsetX = targetAlignPointBR.x - popupAlignPointTL.x - popupOffsetX;
				const newVisibleArea = getIntersectionVisibleArea(tmpNextOffsetX, nextOffsetY);
				const newVisibleRecommendArea = getIntersectionVisibleArea(tmpNextOffsetX, nextOffsetY, visibleRegionArea);
				if (newVisibleArea > originIntersectionVisibleArea || newVisibleArea === originIntersectionVisibleArea && (!isVisibleFirst || newVisibleRecommendArea >= originIntersectionRecommendArea)) {
					prevFlipRef.current.lr = true;
					nextOffsetX = tmpNextOffsetX;
					popupOffsetX = -popupOffsetX;
					nextPoints = [reversePoints(nextPoints[0], 1), reversePoints(nextPoints[1], 1)];
				} else prevFlipRef.current.lr = false;
			}
			nextAlignInfo.points = [flatPoints(nextPoints[0]), flatPoints(nextPoints[1])];
			syncNextPopupPosition();
			const numShiftX = shiftX === true ? 0 : shiftX;
			if (typeof numShiftX === "number") {
				if (nextPopupX < visibleRegionArea.left) {
					nextOffsetX -= nextPopupX - visibleRegionArea.left - popupOffsetX;
					if (targetRect.x + targetWidth < visibleRegionArea.left + numShiftX) nextOffsetX += targetRect.x - visibleRegionArea.left + targetWidth - numShiftX;
				}
				if (nextPopupRight > visibleRegionArea.right) {
					nextOffsetX -= nextPopupRight - visibleRegionArea.right - popupOffsetX;
					if (targetRect.x > visibleRegionArea.right - numShiftX) nextOffsetX += targetRect.x - visibleRegionArea.right + numShiftX;
				}
			}
			const numShiftY = shiftY === true ? 0 : shiftY;
			if (typeof numShiftY === "number") {
				if (nextPopupY < visibleRegionArea.top) {
					nextOffsetY -= nextPopupY - visibleRegionArea.top - popupOffsetY;
					if (targetRect.y + targetHeight < visibleRegionArea.top + numShiftY) nextOffsetY += targetRect.y - visibleRegionArea.top + targetHeight - numShiftY;
				}
				if (nextPopupBottom > visibleRegionArea.bottom) {
					nextOffsetY -= nextPopupBottom - visibleRegionArea.bottom - popupOffsetY;
					if (targetRect.y > visibleRegionArea.bottom - numShiftY) nextOffsetY += targetRect.y - visibleRegionArea.bottom + numShiftY;
				}
			}
			const popupLeft = popupRect.x + nextOffsetX;
			const popupRight = popupLeft + popupWidth;
			const popupTop = popupRect.y + nextOffsetY;
			const popupBottom = popupTop + popupHeight;
			const targetLeft = targetRect.x;
			const targetRight = targetLeft + targetWidth;
			const targetTop = targetRect.y;
			const targetBottom = targetTop + targetHeight;
			/** Arrow X of popup offset */
			const nextArrowX = (Math.max(popupLeft, targetLeft) + Math.min(popupRight, targetRight)) / 2 - popupLeft;
			const nextArrowY = (Math.max(popupTop, targetTop) + Math.min(popupBottom, targetBottom)) / 2 - popupTop;
			onPopupAlign?.(popupEle, nextAlignInfo);
			let offsetX4Right = popupMirrorRect.right - popupRect.x - (nextOffsetX + popupRect.width);
			let offsetY4Bottom = popupMirrorRect.bottom - popupRect.y - (nextOffsetY + popupRect.height);
			if (scaleX === 1) {
				nextOffsetX = Math.floor(nextOffsetX);
				offsetX4Right = Math.floor(offsetX4Right);
			}
			if (scaleY === 1) {
				nextOffsetY = Math.floor(nextOffsetY);
				offsetY4Bottom = Math.floor(offsetY4Bottom);
			}
			const nextOffsetInfo = {
				ready: true,
				offsetX: nextOffsetX / scaleX,
				offsetY: nextOffsetY / scaleY,
				offsetR: offsetX4Right / scaleX,
				offsetB: offsetY4Bottom / scaleY,
				arrowX: nextArrowX / scaleX,
				arrowY: nextArrowY / scaleY,
				scaleX,
				scaleY,
				align: nextAlignInfo
			};
			setOffsetInfo(nextOffsetInfo);
		}
	});
	const triggerAlign = () => {
		alignCountRef.current += 1;
		const id = alignCountRef.current;
		Promise.resolve().then(() => {
			if (alignCountRef.current === id) onAlign();
		});
	};
	const resetReady = () => {
		setOffsetInfo((ori) => ({
			...ori,
			ready: false
		}));
	};
	useLayoutEffect$1(resetReady, [placement]);
	useLayoutEffect$1(() => {
		if (!open) resetReady();
	}, [open]);
	return [
		offsetInfo.ready,
		offsetInfo.offsetX,
		offsetInfo.offsetY,
		offsetInfo.offsetR,
		offsetInfo.offsetB,
		offsetInfo.arrowX,
		offsetInfo.arrowY,
		offsetInfo.scaleX,
		offsetInfo.scaleY,
		offsetInfo.align,
		triggerAlign
	];
}
// tests/bench/components/node_modules/@rc-component/trigger/es/hooks/useDelay.js
function useDelay() {
	const delayRef = import_react.useRef(null);
	const clearDelay = () => {
		if (delayRef.current) {
			clearTimeout(delayRef.current);
			delayRef.current = null;
		}
	};
	const delayInvoke = (callback, delay) => {
		clearDelay();
		if (delay === 0) callback();
		else delayRef.current = setTimeout(() => {
			callback();
		}, delay * 1e3);
	};
	import_react.useEffect(() => {
		return () => {
			clearDelay();
		};
	}, []);
	return delayInvoke;
}
// tests/bench/components/node_modules/@rc-component/trigger/es/hooks/useWatch.js
function useWatch$1(open, target, popup, onAlign, onScroll) {
	useLayoutEffect$1(() => {
		if (open && target && popup) {
			const targetElement = target;
			const popupElement = popup;
			const targetScrollList = collectScroller(targetElement);
			const popupScrollList = collectScroller(popupElement);
			const win = getWin(popupElement);
			const mergedList = /* @__PURE__ */ new Set([
				win,
				...targetScrollList,
				...popupScrollList
			]);
			function notifyScroll() {
				onAlign();
				onScroll();
			}
			mergedList.forEach((scroller) => {
				scroller.addEventListener("scroll", notifyScroll, { passive: true });
			});
			win.addEventListener("resize", notifyScroll, { passive: true });
			onAlign();
			return () => {
				mergedList.forEach((scroller) => {
					scroller.removeEventListener("scroll", notifyScroll);
					win.removeEventListener("resize", notifyScroll);
				});
			};
		}
	}, [
		open,
		target,
		popup
	]);
}
// tests/bench/components/node_modules/@rc-component/trigger/es/hooks/useWinClick.js
/**
* Close if click on the window.
* Return the function that click on the Popup element.
*/
function useWinClick(open, clickToHide, targetEle, popupEle, mask, maskClosable, inPopupOrChild, triggerOpen) {
	const openRef = import_react.useRef(open);
	openRef.current = open;
	const popupPointerDownRef = import_react.useRef(false);
	import_react.useEffect(() => {
		if (clickToHide && popupEle && (!mask || maskClosable)) {
			const onPointerDown = () => {
				popupPointerDownRef.current = false;
			};
			const onTriggerClose = (e) => {
				if (openRef.current && !inPopupOrChild(e.composedPath?.()?.[0] || e.target) && !popupPointerDownRef.current) triggerOpen(false);
			};
			const win = getWin(popupEle);
			win.addEventListener("pointerdown", onPointerDown, true);
			win.addEventListener("mousedown", onTriggerClose, true);
			win.addEventListener("contextmenu", onTriggerClose, true);
			const targetShadowRoot = getShadowRoot$1(targetEle);
			if (targetShadowRoot) {
				targetShadowRoot.addEventListener("mousedown", onTriggerClose, true);
				targetShadowRoot.addEventListener("contextmenu", onTriggerClose, true);
			}
			return () => {
				win.removeEventListener("pointerdown", onPointerDown, true);
				win.removeEventListener("mousedown", onTriggerClose, true);
				win.removeEventListener("contextmenu", onTriggerClose, true);
				if (targetShadowRoot) {
					targetShadowRoot.removeEventListener("mousedown", onTriggerClose, true);
					targetShadowRoot.removeEventListener("contextmenu", onTriggerClose, true);
				}
			};
		}
	}, [
		clickToHide,
		targetEle,
		popupEle,
		mask,
		maskClosable
	]);
	function onPopupPointerDown() {
		popupPointerDownRef.current = true;
	}
	return onPopupPointerDown;
}
// tests/bench/components/node_modules/@rc-component/trigger/es/UniqueProvider/useTargetState.js
/**
* Control the state of popup bind target:
* 1. When set `target`. Do show the popup.
* 2. When `target` is removed. Do hide the popup.
* 3. When `target` change to another one:
*  a. We wait motion finish of previous popup.
*  b. Then we set new target and show the popup.
* 4. During appear/enter animation, cache new options and apply after animation completes.
*/
function useTargetState() {
	const [options, setOptions] = import_react.useState(null);
	const [open, setOpen] = import_react.useState(false);
	const [isAnimating, setIsAnimating] = import_react.useState(false);
	const pendingOptionsRef = import_react.useRef(null);
	return [
		useEvent((nextOptions) => {
			if (nextOptions === false) {
				pendingOptionsRef.current = null;
				setOpen(false);
			} else if (isAnimating && open) pendingOptionsRef.current = nextOptions;
			else {
				setOpen(true);
				setOptions(nextOptions);
				pendingOptionsRef.current = null;
				if (!open) setIsAnimating(true);
			}
		}),
		open,
		options,
		useEvent((visible) => {
			if (visible) {
				setIsAnimating(false);
				if (pendingOptionsRef.current) {
					setOptions(pendingOptionsRef.current);
					pendingOptionsRef.current = null;
				}
			} else {
				setIsAnimating(false);
				pendingOptionsRef.current = null;
			}
		})
	];
}
// tests/bench/components/node_modules/@rc-component/trigger/es/UniqueProvider/UniqueContainer.js
function _extends$35() {
	_extends$35 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$35.apply(this, arguments);
}
var UniqueContainer = (props) => {
	const { prefixCls, isMobile, ready, open, align, offsetR, offsetB, offsetX, offsetY, arrowPos, popupSize, motion, uniqueContainerClassName, uniqueContainerStyle } = props;
	const containerCls = `${prefixCls}-unique-container`;
	const [motionVisible, setMotionVisible] = import_react.useState(false);
	const offsetStyle = useOffsetStyle(isMobile, ready, open, align, offsetR, offsetB, offsetX, offsetY);
	const cachedOffsetStyleRef = import_react.useRef(offsetStyle);
	if (ready) cachedOffsetStyleRef.current = offsetStyle;
	const sizeStyle = {};
	if (popupSize) {
		sizeStyle.width = popupSize.width;
		sizeStyle.height = popupSize.height;
	}
	return /*#__PURE__*/ import_react.createElement(es_default$7, _extends$35({
		motionAppear: true,
		motionEnter: true,
		motionLeave: true,
		removeOnLeave: false,
		leavedClassName: `${containerCls}-hidden`
	}, motion, {
		visible: open,
		onVisibleChanged: (nextVisible) => {
			setMotionVisible(nextVisible);
		}
	}), ({ className: motionClassName, style: motionStyle }) => {
		const cls = clsx(containerCls, motionClassName, uniqueContainerClassName, { [`${containerCls}-visible`]: motionVisible });
		return /*#__PURE__*/ import_react.createElement("div", {
			className: cls,
			style: {
				"--arrow-x": `${arrowPos?.x || 0}px`,
				"--arrow-y": `${arrowPos?.y || 0}px`,
				...cachedOffsetStyleRef.current,
				...sizeStyle,
				...motionStyle,
				...uniqueContainerStyle
			}
		});
	});
};
// tests/bench/components/node_modules/@rc-component/trigger/es/UniqueProvider/index.js
var UniqueProvider$1 = ({ children, postTriggerProps }) => {
	const [trigger, open, options, onTargetVisibleChanged] = useTargetState();
	const mergedOptions = import_react.useMemo(() => {
		if (!options || !postTriggerProps) return options;
		return postTriggerProps(options);
	}, [options, postTriggerProps]);
	const [popupEle, setPopupEle] = import_react.useState(null);
	const [popupSize, setPopupSize] = import_react.useState(null);
	const externalPopupRef = import_react.useRef(null);
	const setPopupRef = useEvent((node) => {
		externalPopupRef.current = node;
		if (isDOM(node) && popupEle !== node) setPopupEle(node);
	});
	const isOpenRef = import_react.useRef(null);
	const delayInvoke = useDelay();
	const show = useEvent((showOptions, isOpen) => {
		isOpenRef.current = isOpen;
		delayInvoke(() => {
			trigger(showOptions);
		}, showOptions.delay);
	});
	const hide = (delay) => {
		delayInvoke(() => {
			if (isOpenRef.current?.()) return;
			trigger(false);
		}, delay);
	};
	const onVisibleChanged = useEvent((visible) => {
		onTargetVisibleChanged(visible);
	});
	const [ready, offsetX, offsetY, offsetR, offsetB, arrowX, arrowY, , , alignInfo, onAlign] = useAlign(open, popupEle, mergedOptions?.target, mergedOptions?.popupPlacement, mergedOptions?.builtinPlacements || {}, mergedOptions?.popupAlign, void 0, false);
	const alignedClassName = import_react.useMemo(() => {
		if (!mergedOptions) return "";
		const baseClassName = getAlignPopupClassName(mergedOptions.builtinPlacements || {}, mergedOptions.prefixCls || "", alignInfo, false);
		return clsx(baseClassName, mergedOptions.getPopupClassNameFromAlign?.(alignInfo));
	}, [
		alignInfo,
		mergedOptions?.getPopupClassNameFromAlign,
		mergedOptions?.builtinPlacements,
		mergedOptions?.prefixCls
	]);
	const contextValue = import_react.useMemo(() => ({
		show,
		hide
	}), []);
	import_react.useEffect(() => {
		onAlign();
	}, [mergedOptions?.target]);
	const onPrepare = useEvent(() => {
		onAlign();
		return Promise.resolve();
	});
	const subPopupElements = import_react.useRef({});
	const parentContext = import_react.useContext(TriggerContext);
	const triggerContextValue = import_react.useMemo(() => ({ registerSubPopup: (id, subPopupEle) => {
		subPopupElements.current[id] = subPopupEle;
		parentContext?.registerSubPopup(id, subPopupEle);
	} }), [parentContext]);
	const prefixCls = mergedOptions?.prefixCls;
	return /*#__PURE__*/ import_react.createElement(UniqueContext.Provider, { value: contextValue }, children, mergedOptions && /*#__PURE__*/ import_react.createElement(TriggerContext.Provider, { value: triggerContextValue }, /*#__PURE__*/ import_react.createElement(Popup$1, {
		ref: setPopupRef,
		portal: es_default$6,
		onEsc: mergedOptions.onEsc,
		prefixCls,
		popup: mergedOptions.popup,
		className: clsx(mergedOptions.popupClassName, alignedClassName, `${prefixCls}-unique-controlled`),
		style: mergedOptions.popupStyle,
		target: mergedOptions.target,
		open,
		keepDom: true,
		fresh: true,
		autoDestroy: false,
		onVisibleChanged,
		ready,
		offsetX,
		offsetY,
		offsetR,
		offsetB,
		onAlign,
		onPrepare,
		onResize: (size) => setPopupSize({
			width: size.offsetWidth,
			height: size.offsetHeight
		}),
		arrowPos: {
			x: arrowX,
			y: arrowY
		},
		align: alignInfo,
		zIndex: mergedOptions.zIndex,
		mask: mergedOptions.mask,
		arrow: mergedOptions.arrow,
		motion: mergedOptions.popupMotion,
		maskMotion: mergedOptions.maskMotion,
		getPopupContainer: mergedOptions.getPopupContainer
	}, /*#__PURE__*/ import_react.createElement(UniqueContainer, {
		prefixCls,
		isMobile: false,
		ready,
		open,
		align: alignInfo,
		offsetR,
		offsetB,
		offsetX,
		offsetY,
		arrowPos: {
			x: arrowX,
			y: arrowY
		},
		popupSize,
		motion: mergedOptions.popupMotion,
		uniqueContainerClassName: clsx(mergedOptions.uniqueContainerClassName, alignedClassName),
		uniqueContainerStyle: mergedOptions.uniqueContainerStyle
	}))));
};
// tests/bench/components/node_modules/@rc-component/trigger/es/index.js
function generateTrigger(PortalComponent = es_default$6) {
	return /* @__PURE__ */ import_react.forwardRef((props, ref) => {
		const { prefixCls = "rc-trigger-popup", children, action = "hover", showAction, hideAction, disabled = false, popupVisible, defaultPopupVisible, onOpenChange, afterOpenChange, onPopupVisibleChange, afterPopupVisibleChange, mouseEnterDelay, mouseLeaveDelay = .1, focusDelay, blurDelay, mask, maskClosable = true, getPopupContainer, forceRender, autoDestroy, popup, popupClassName, uniqueContainerClassName, uniqueContainerStyle, popupStyle, popupPlacement, builtinPlacements = {}, popupAlign, zIndex, stretch, getPopupClassNameFromAlign, fresh, unique, alignPoint, onPopupClick, onPopupAlign, arrow, popupMotion, maskMotion, mobile, ...restProps } = props;
		const mergedAutoDestroy = autoDestroy || false;
		const openUncontrolled = popupVisible === void 0;
		const isMobile = !!mobile;
		const subPopupElements = import_react.useRef({});
		const parentContext = import_react.useContext(TriggerContext);
		const context = import_react.useMemo(() => {
			return { registerSubPopup: (id, subPopupEle) => {
				subPopupElements.current[id] = subPopupEle;
				parentContext?.registerSubPopup(id, subPopupEle);
			} };
		}, [parentContext]);
		const uniqueContext = import_react.useContext(UniqueContext);
		const id = useId_default();
		const [popupEle, setPopupEle] = import_react.useState(null);
		const externalPopupRef = import_react.useRef(null);
		const setPopupRef = useEvent((node) => {
			externalPopupRef.current = node;
			if (isDOM(node) && popupEle !== node) setPopupEle(node);
			parentContext?.registerSubPopup(id, node);
		});
		const [targetEle, setTargetEle] = import_react.useState(null);
		const externalForwardRef = import_react.useRef(null);
		const setTargetRef = useEvent((node) => {
			const domNode = getDOM(node);
			if (isDOM(domNode) && targetEle !== domNode) {
				setTargetEle(domNode);
				externalForwardRef.current = domNode;
			}
		});
		const cloneProps = {};
		const inPopupOrChild = useEvent((ele) => {
			const childDOM = targetEle;
			return childDOM?.contains(ele) || getShadowRoot$1(childDOM)?.host === ele || ele === childDOM || popupEle?.contains(ele) || getShadowRoot$1(popupEle)?.host === ele || ele === popupEle || Object.values(subPopupElements.current).some((subPopupEle) => subPopupEle?.contains(ele) || ele === subPopupEle);
		});
		const innerArrow = arrow ? { ...arrow !== true ? arrow : {} } : null;
		const [internalOpen, setInternalOpen] = useControlledState(defaultPopupVisible || false, popupVisible);
		const rawOpen = internalOpen || false;
		const mergedOpen = rawOpen && !disabled;
		const child = import_react.useMemo(() => {
			const nextChild = typeof children === "function" ? children({ open: mergedOpen }) : children;
			return import_react.Children.only(nextChild);
		}, [children, mergedOpen]);
		const originChildProps = child?.props || {};
		const isOpen = useEvent(() => mergedOpen);
		const getUniqueOptions = useEvent((delay = 0) => ({
			popup,
			target: targetEle,
			delay,
			prefixCls,
			popupClassName,
			uniqueContainerClassName,
			uniqueContainerStyle,
			popupStyle,
			popupPlacement,
			builtinPlacements,
			popupAlign,
			zIndex,
			mask,
			maskClosable,
			popupMotion,
			maskMotion,
			arrow: innerArrow,
			getPopupContainer,
			getPopupClassNameFromAlign,
			id,
			onEsc
		}));
		useLayoutEffect$1(() => {
			if (uniqueContext && unique && targetEle && !openUncontrolled && !parentContext) {
				if (mergedOpen) uniqueContext.show(getUniqueOptions(mouseEnterDelay), isOpen);
				else uniqueContext.hide(mouseLeaveDelay);
			}
		}, [mergedOpen, targetEle]);
		const openRef = import_react.useRef(mergedOpen);
		openRef.current = mergedOpen;
		const internalTriggerOpen = useEvent((nextOpen) => {
			(0, import_react_dom.flushSync)(() => {
				if (rawOpen !== nextOpen) {
					setInternalOpen(nextOpen);
					onOpenChange?.(nextOpen);
					onPopupVisibleChange?.(nextOpen);
				}
			});
		});
		const delayInvoke = useDelay();
		const triggerOpen = (nextOpen, delay = 0) => {
			if (popupVisible !== void 0) {
				delayInvoke(() => {
					internalTriggerOpen(nextOpen);
				}, delay);
				return;
			}
			if (uniqueContext && unique && openUncontrolled && !parentContext) {
				if (nextOpen) uniqueContext.show(getUniqueOptions(delay), isOpen);
				else uniqueContext.hide(delay);
				return;
			}
			delayInvoke(() => {
				internalTriggerOpen(nextOpen);
			}, delay);
		};
		function onEsc({ top }) {
			if (top) triggerOpen(false);
		}
		const [inMotion, setInMotion] = import_react.useState(false);
		useLayoutEffect$1((firstMount) => {
			if (!firstMount || mergedOpen) setInMotion(true);
		}, [mergedOpen]);
		const [motionPrepareResolve, setMotionPrepareResolve] = import_react.useState(null);
		const [mousePos, setMousePos] = import_react.useState(null);
		const setMousePosByEvent = (event) => {
			setMousePos([event.clientX, event.clientY]);
		};
		const [ready, offsetX, offsetY, offsetR, offsetB, arrowX, arrowY, scaleX, scaleY, alignInfo, onAlign] = useAlign(mergedOpen, popupEle, alignPoint && mousePos !== null ? mousePos : targetEle, popupPlacement, builtinPlacements, popupAlign, onPopupAlign, isMobile);
		const [showActions, hideActions] = useAction(action, showAction, hideAction);
		const clickToShow = showActions.has("click");
		const clickToHide = hideActions.has("click") || hideActions.has("contextMenu");
		const triggerAlign = useEvent(() => {
			if (!inMotion) onAlign();
		});
		const onScroll = () => {
			if (openRef.current && alignPoint && clickToHide) triggerOpen(false);
		};
		useWatch$1(mergedOpen, targetEle, popupEle, triggerAlign, onScroll);
		useLayoutEffect$1(() => {
			triggerAlign();
		}, [mousePos, popupPlacement]);
		useLayoutEffect$1(() => {
			if (mergedOpen && !builtinPlacements?.[popupPlacement]) triggerAlign();
		}, [JSON.stringify(popupAlign)]);
		const alignedClassName = import_react.useMemo(() => {
			const baseClassName = getAlignPopupClassName(builtinPlacements, prefixCls, alignInfo, alignPoint);
			return clsx(baseClassName, getPopupClassNameFromAlign?.(alignInfo));
		}, [
			alignInfo,
			getPopupClassNameFromAlign,
			builtinPlacements,
			prefixCls,
			alignPoint
		]);
		import_react.useImperativeHandle(ref, () => ({
			nativeElement: externalForwardRef.current,
			popupElement: externalPopupRef.current,
			forceAlign: triggerAlign
		}));
		const [targetWidth, setTargetWidth] = import_react.useState(0);
		const [targetHeight, setTargetHeight] = import_react.useState(0);
		const syncTargetSize = () => {
			if (stretch && targetEle) {
				const rect = targetEle.getBoundingClientRect();
				setTargetWidth(rect.width);
				setTargetHeight(rect.height);
			}
		};
		const onTargetResize = () => {
			syncTargetSize();
			triggerAlign();
		};
		const onVisibleChanged = (visible) => {
			setInMotion(false);
			onAlign();
			afterOpenChange?.(visible);
			afterPopupVisibleChange?.(visible);
		};
		const onPrepare = () => new Promise((resolve) => {
			syncTargetSize();
			setMotionPrepareResolve(() => resolve);
		});
		useLayoutEffect$1(() => {
			if (motionPrepareResolve) {
				onAlign();
				motionPrepareResolve();
				setMotionPrepareResolve(null);
			}
		}, [motionPrepareResolve]);
		/**
		* Util wrapper for trigger action
		* @param eventName  Listen event name
		* @param nextOpen  Next open state after trigger
		* @param delay Delay to trigger open change
		* @param callback Callback if current event need additional action
		* @param ignoreCheck  Ignore current event if check return true
		*/
		function wrapperAction(eventName, nextOpen, delay, callback, ignoreCheck) {
			cloneProps[eventName] = (event, ...args) => {
				if (!ignoreCheck || !ignoreCheck()) {
					callback?.(event);
					triggerOpen(nextOpen, delay);
				}
				originChildProps[eventName]?.(event, ...args);
			};
		}
		const touchToShow = showActions.has("touch");
		const touchToHide = hideActions.has("touch");
		/** Used for prevent `hover` event conflict with mobile env */
		const touchedRef = import_react.useRef(false);
		if (touchToShow || touchToHide) cloneProps.onTouchStart = (...args) => {
			touchedRef.current = true;
			if (openRef.current && touchToHide) triggerOpen(false);
			else if (!openRef.current && touchToShow) triggerOpen(true);
			originChildProps.onTouchStart?.(...args);
		};
		if (clickToShow || clickToHide) cloneProps.onClick = (event, ...args) => {
			if (openRef.current && clickToHide) triggerOpen(false);
			else if (!openRef.current && clickToShow) {
				setMousePosByEvent(event);
				triggerOpen(true);
			}
			originChildProps.onClick?.(event, ...args);
			touchedRef.current = false;
		};
		const onPopupPointerDown = useWinClick(mergedOpen, clickToHide || touchToHide, targetEle, popupEle, mask, maskClosable, inPopupOrChild, triggerOpen);
		const hoverToShow = showActions.has("hover");
		const hoverToHide = hideActions.has("hover");
		let onPopupMouseEnter;
		let onPopupMouseLeave;
		const ignoreMouseTrigger = () => {
			return touchedRef.current;
		};
		if (hoverToShow) {
			const onMouseEnterCallback = (event) => {
				setMousePosByEvent(event);
			};
			wrapperAction("onMouseEnter", true, mouseEnterDelay, onMouseEnterCallback, ignoreMouseTrigger);
			wrapperAction("onPointerEnter", true, mouseEnterDelay, onMouseEnterCallback, ignoreMouseTrigger);
			onPopupMouseEnter = (event) => {
				if ((mergedOpen || inMotion) && popupEle?.contains(event.target)) triggerOpen(true, mouseEnterDelay);
			};
			if (alignPoint) cloneProps.onMouseMove = (event) => {
				originChildProps.onMouseMove?.(event);
			};
		}
		if (hoverToHide) {
			wrapperAction("onMouseLeave", false, mouseLeaveDelay, void 0, ignoreMouseTrigger);
			wrapperAction("onPointerLeave", false, mouseLeaveDelay, void 0, ignoreMouseTrigger);
			onPopupMouseLeave = () => {
				triggerOpen(false, mouseLeaveDelay);
			};
		}
		if (showActions.has("focus")) wrapperAction("onFocus", true, focusDelay);
		if (hideActions.has("focus")) wrapperAction("onBlur", false, blurDelay);
		if (showActions.has("contextMenu")) cloneProps.onContextMenu = (event, ...args) => {
			if (openRef.current && hideActions.has("contextMenu")) triggerOpen(false);
			else {
				setMousePosByEvent(event);
				triggerOpen(true);
			}
			event.preventDefault();
			originChildProps.onContextMenu?.(event, ...args);
		};
		const rendedRef = import_react.useRef(false);
		rendedRef.current ||= forceRender || mergedOpen || inMotion;
		const mergedChildrenProps = {
			...originChildProps,
			...cloneProps
		};
		const passedProps = {};
		[
			"onContextMenu",
			"onClick",
			"onMouseDown",
			"onTouchStart",
			"onMouseEnter",
			"onMouseLeave",
			"onFocus",
			"onBlur"
		].forEach((eventName) => {
			if (restProps[eventName]) passedProps[eventName] = (...args) => {
				mergedChildrenProps[eventName]?.(...args);
				restProps[eventName](...args);
			};
		});
		const arrowPos = {
			x: arrowX,
			y: arrowY
		};
		useResizeObserver(mergedOpen, targetEle, onTargetResize);
		const mergedRef = useComposeRef(setTargetRef, getNodeRef(child));
		const triggerNode = /*#__PURE__*/ import_react.cloneElement(child, {
			...mergedChildrenProps,
			...passedProps,
			ref: mergedRef
		});
		return /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, triggerNode, rendedRef.current && (!uniqueContext || !unique) && /*#__PURE__*/ import_react.createElement(TriggerContext.Provider, { value: context }, /*#__PURE__*/ import_react.createElement(Popup$1, {
			portal: PortalComponent,
			ref: setPopupRef,
			prefixCls,
			popup,
			className: clsx(popupClassName, !isMobile && alignedClassName),
			style: popupStyle,
			target: targetEle,
			onMouseEnter: onPopupMouseEnter,
			onMouseLeave: onPopupMouseLeave,
			onPointerEnter: onPopupMouseEnter,
			zIndex,
			open: mergedOpen,
			keepDom: inMotion,
			fresh,
			onClick: onPopupClick,
			onPointerDownCapture: onPopupPointerDown,
			mask,
			motion: popupMotion,
			maskMotion,
			onVisibleChanged,
			onPrepare,
			forceRender,
			autoDestroy: mergedAutoDestroy,
			getPopupContainer,
			onEsc,
			align: alignInfo,
			arrow: innerArrow,
			arrowPos,
			ready,
			offsetX,
			offsetY,
			offsetR,
			offsetB,
			onAlign: triggerAlign,
			stretch,
			targetWidth: targetWidth / scaleX,
			targetHeight: targetHeight / scaleY,
			mobile
		})));
	});
}
var es_default$5 = generateTrigger(es_default$6);
// tests/bench/components/node_modules/antd/es/_util/reactNode.js
function isFragment(child) {
	return child && /*#__PURE__*/ import_react.isValidElement(child) && child.type === import_react.Fragment;
}
var replaceElement = (element, replacement, props) => {
	if (!/*#__PURE__*/ import_react.isValidElement(element)) return replacement;
	return /*#__PURE__*/ import_react.cloneElement(element, isFunction(props) ? props(element.props || {}) : props);
};
function cloneElement$1(element, props) {
	return replaceElement(element, element, props);
}
// tests/bench/components/node_modules/antd/es/tooltip/UniqueProvider/MotionContent.js
var MotionContent = ({ children }) => {
	const { getPrefixCls } = import_react.useContext(ConfigContext);
	const rootPrefixCls = getPrefixCls();
	/* istanbul ignore next */
	if (!/*#__PURE__*/ import_react.isValidElement(children)) return children;
	return /*#__PURE__*/ import_react.createElement(es_default$7, {
		visible: true,
		motionName: `${rootPrefixCls}-fade`,
		motionAppear: true,
		motionEnter: true,
		motionLeave: false,
		removeOnLeave: false
	}, ({ style: motionStyle, className: motionClassName }) => {
		return cloneElement$1(children, (oriProps) => ({
			className: clsx(oriProps.className, motionClassName),
			style: {
				...oriProps.style,
				...motionStyle
			}
		}));
	});
};
// tests/bench/components/node_modules/antd/es/tooltip/UniqueProvider/index.js
var cachedPlacements = [null, null];
function uniqueBuiltinPlacements(ori) {
	if (cachedPlacements[0] !== ori) {
		const target = {};
		Object.keys(ori).forEach((placement) => {
			target[placement] = {
				...ori[placement],
				dynamicInset: false
			};
		});
		cachedPlacements[0] = ori;
		cachedPlacements[1] = target;
	}
	return cachedPlacements[1];
}
var UniqueProvider = ({ children }) => {
	const renderPopup = (options) => {
		const { id, builtinPlacements, popup } = options;
		const popupEle = isFunction(popup) ? popup() : popup;
		const parsedPlacements = uniqueBuiltinPlacements(builtinPlacements);
		return {
			...options,
			getPopupContainer: null,
			arrow: false,
			popup: /*#__PURE__*/ import_react.createElement(MotionContent, { key: id }, popupEle),
			builtinPlacements: parsedPlacements
		};
	};
	return /*#__PURE__*/ import_react.createElement(UniqueProvider$1, { postTriggerProps: renderPopup }, children);
};
// tests/bench/components/node_modules/antd/es/config-provider/DisabledContext.js
var DisabledContext = /*#__PURE__*/ import_react.createContext(false);
var DisabledContextProvider = ({ children, disabled }) => {
	const originDisabled = import_react.useContext(DisabledContext);
	return /*#__PURE__*/ import_react.createElement(DisabledContext.Provider, { value: disabled ?? originDisabled }, children);
};
// tests/bench/components/node_modules/antd/es/config-provider/SizeContext.js
var SizeContext = /*#__PURE__*/ import_react.createContext(void 0);
var SizeContextProvider = ({ children, size }) => {
	const originSize = import_react.useContext(SizeContext);
	return /*#__PURE__*/ import_react.createElement(SizeContext.Provider, { value: size || originSize }, children);
};
// tests/bench/components/node_modules/antd/es/config-provider/hooks/useConfig.js
function useConfig() {
	return {
		componentDisabled: (0, import_react.useContext)(DisabledContext),
		componentSize: (0, import_react.useContext)(SizeContext)
	};
}
// tests/bench/components/node_modules/antd/es/config-provider/hooks/useTheme.js
function useTheme(theme, parentTheme, config) {
	devUseWarning("ConfigProvider");
	const themeConfig = theme || {};
	const parentThemeConfig = themeConfig.inherit === false || !parentTheme ? {
		...defaultConfig,
		hashed: parentTheme?.hashed ?? defaultConfig.hashed,
		cssVar: parentTheme?.cssVar,
		zeroRuntime: parentTheme?.zeroRuntime
	} : parentTheme;
	const themeKey = (0, import_react.useId)();
	return useMemo$21(() => {
		if (!theme) return parentTheme;
		const mergedComponents = { ...parentThemeConfig.components };
		Object.keys(theme.components || {}).forEach((componentName) => {
			mergedComponents[componentName] = {
				...mergedComponents[componentName],
				...theme.components[componentName]
			};
		});
		const cssVarKey = `css-var-${themeKey.replace(/:/g, "")}`;
		const mergedCssVar = {
			prefix: config?.prefixCls,
			...parentThemeConfig.cssVar,
			...themeConfig.cssVar,
			key: themeConfig.cssVar?.key || cssVarKey
		};
		return {
			...parentThemeConfig,
			...themeConfig,
			token: {
				...parentThemeConfig.token,
				...themeConfig.token
			},
			components: mergedComponents,
			cssVar: mergedCssVar
		};
	}, [
		themeConfig,
		parentThemeConfig,
		config?.prefixCls,
		themeKey
	], (prev, next) => prev.some((prevTheme, index) => {
		const nextTheme = next[index];
		return !isEqual(prevTheme, nextTheme, true);
	}));
}
// tests/bench/components/node_modules/antd/es/config-provider/MotionWrapper.js
var MotionCacheContext = /*#__PURE__*/ import_react.createContext(true);
function MotionWrapper(props) {
	const parentMotion = import_react.useContext(MotionCacheContext);
	const { children } = props;
	const [, token] = useToken();
	const { motion } = token;
	const needWrapMotionProviderRef = import_react.useRef(false);
	needWrapMotionProviderRef.current || (needWrapMotionProviderRef.current = parentMotion !== motion);
	if (needWrapMotionProviderRef.current) return /*#__PURE__*/ import_react.createElement(MotionCacheContext.Provider, { value: motion }, /*#__PURE__*/ import_react.createElement(MotionProvider, { motion }, children));
	return children;
}
// tests/bench/components/node_modules/antd/es/config-provider/PropWarning.js
var PropWarning_default = () => null;
// tests/bench/components/node_modules/antd/es/config-provider/index.js
/**
* This component registers icon styles inside the DesignTokenContext.Provider
* so that CSS variables use the correct cssVar key from the theme config.
*/
var IconStyle = ({ iconPrefixCls, csp }) => {
	useResetIconStyle(iconPrefixCls, csp);
	return null;
};
var PASSED_PROPS = [
	"getTargetContainer",
	"getPopupContainer",
	"renderEmpty",
	"input",
	"pagination",
	"form",
	"select",
	"button"
];
var globalPrefixCls;
var globalIconPrefixCls;
var globalTheme;
var globalHolderRender;
function getGlobalPrefixCls() {
	return globalPrefixCls || "ant";
}
function getGlobalIconPrefixCls() {
	return globalIconPrefixCls || "anticon";
}
var setGlobalConfig = (props) => {
	const { prefixCls, iconPrefixCls, theme, holderRender } = props;
	if (prefixCls !== void 0) globalPrefixCls = prefixCls;
	if (iconPrefixCls !== void 0) globalIconPrefixCls = iconPrefixCls;
	if ("holderRender" in props) globalHolderRender = holderRender;
	if (theme) globalTheme = theme;
};
var globalConfig = () => ({
	getPrefixCls: (suffixCls, customizePrefixCls) => {
		if (customizePrefixCls) return customizePrefixCls;
		return suffixCls ? `${getGlobalPrefixCls()}-${suffixCls}` : getGlobalPrefixCls();
	},
	getIconPrefixCls: getGlobalIconPrefixCls,
	getRootPrefixCls: () => {
		if (globalPrefixCls) return globalPrefixCls;
		return getGlobalPrefixCls();
	},
	getTheme: () => globalTheme,
	holderRender: globalHolderRender
});
var ProviderChildren = (props) => {
	const { children, csp: customCsp, autoInsertSpaceInButton, alert, affix, anchor, app, form, locale: rawLocale, componentSize, direction, space, splitter, virtual, dropdownMatchSelectWidth, popupMatchSelectWidth, popupOverflow, legacyLocale, parentContext, iconPrefixCls: customIconPrefixCls, theme, componentDisabled, segmented, statistic, spin, calendar, carousel, cascader, collapse, typography, checkbox, descriptions, divider, drawer, skeleton, steps, image, layout, list, listy, mentions, modal, progress, result, slider, breadcrumb, masonry, menu, pagination, input, inputPassword, inputSearch, textArea, otp, empty, badge, borderBeam, radio, rate, ribbon, switch: SWITCH, transfer, avatar, message, tag, table, card, cardMeta, tabs, timeline, timePicker, upload, notification, tree, colorPicker, datePicker, rangePicker, flex, wave, dropdown, warning: warningConfig, tour, tooltip, popover, popconfirm, qrcode, floatButton, floatButtonGroup, variant, inputNumber, treeSelect, watermark } = props;
	const locale = import_react.useMemo(() => {
		if (isPlainObject(rawLocale) && Object.prototype.hasOwnProperty.call(rawLocale, "default") && rawLocale.default?.locale) return rawLocale.default;
		return rawLocale;
	}, [rawLocale]);
	const getPrefixCls = import_react.useCallback((suffixCls, customizePrefixCls) => {
		const { prefixCls } = props;
		if (customizePrefixCls) return customizePrefixCls;
		const mergedPrefixCls = prefixCls || parentContext.getPrefixCls("");
		return suffixCls ? `${mergedPrefixCls}-${suffixCls}` : mergedPrefixCls;
	}, [parentContext.getPrefixCls, props.prefixCls]);
	const iconPrefixCls = customIconPrefixCls || parentContext.iconPrefixCls || "anticon";
	const csp = customCsp || parentContext.csp;
	const mergedTheme = useTheme(theme, parentContext.theme, { prefixCls: getPrefixCls("") });
	const baseConfig = {
		csp,
		autoInsertSpaceInButton,
		alert,
		affix,
		anchor,
		app,
		locale: locale || legacyLocale,
		direction,
		space,
		splitter,
		virtual,
		popupMatchSelectWidth: popupMatchSelectWidth ?? dropdownMatchSelectWidth,
		popupOverflow,
		getPrefixCls,
		iconPrefixCls,
		theme: mergedTheme,
		segmented,
		statistic,
		spin,
		calendar,
		carousel,
		cascader,
		collapse,
		typography,
		checkbox,
		descriptions,
		divider,
		drawer,
		skeleton,
		steps,
		image,
		input,
		inputPassword,
		inputSearch,
		textArea,
		otp,
		layout,
		list,
		listy,
		mentions,
		modal,
		progress,
		result,
		slider,
		breadcrumb,
		masonry,
		menu,
		pagination,
		empty,
		badge,
		borderBeam,
		radio,
		rate,
		ribbon,
		switch: SWITCH,
		transfer,
		avatar,
		message,
		tag,
		table,
		card,
		cardMeta,
		tabs,
		timeline,
		timePicker,
		upload,
		notification,
		tree,
		colorPicker,
		datePicker,
		rangePicker,
		flex,
		wave,
		dropdown,
		warning: warningConfig,
		tour,
		tooltip,
		popover,
		popconfirm,
		qrcode,
		floatButton,
		floatButtonGroup,
		variant,
		inputNumber,
		treeSelect,
		watermark
	};
	const config = { ...parentContext };
	Object.keys(baseConfig).forEach((key) => {
		if (baseConfig[key] !== void 0) config[key] = baseConfig[key];
	});
	PASSED_PROPS.forEach((propName) => {
		const propValue = props[propName];
		if (propValue) config[propName] = propValue;
	});
	if (typeof autoInsertSpaceInButton !== "undefined") config.button = {
		autoInsertSpace: autoInsertSpaceInButton,
		...config.button
	};
	const memoedConfig = useMemo$21(() => config, config, (prevConfig, currentConfig) => {
		const prevKeys = Object.keys(prevConfig);
		const currentKeys = Object.keys(currentConfig);
		return prevKeys.length !== currentKeys.length || prevKeys.some((key) => prevConfig[key] !== currentConfig[key]);
	});
	const { layer } = import_react.useContext(StyleContext);
	const memoIconContextValue = import_react.useMemo(() => ({
		prefixCls: iconPrefixCls,
		csp,
		layer: layer ? "antd" : void 0,
		zeroRuntime: !!layer || mergedTheme?.zeroRuntime
	}), [
		iconPrefixCls,
		csp,
		layer,
		mergedTheme?.zeroRuntime
	]);
	let childNode = /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, /*#__PURE__*/ import_react.createElement(IconStyle, {
		iconPrefixCls,
		csp
	}), /*#__PURE__*/ import_react.createElement(PropWarning_default, { dropdownMatchSelectWidth }), children);
	const validateMessages = import_react.useMemo(() => merge$1(localeValues.Form?.defaultValidateMessages || {}, memoedConfig.locale?.Form?.defaultValidateMessages || {}, memoedConfig.form?.validateMessages || {}, form?.validateMessages || {}), [memoedConfig, form?.validateMessages]);
	if (Object.keys(validateMessages).length > 0) childNode = /*#__PURE__*/ import_react.createElement(validateMessagesContext_default.Provider, { value: validateMessages }, childNode);
	if (locale) childNode = /*#__PURE__*/ import_react.createElement(LocaleProvider, {
		locale,
		_ANT_MARK__: ANT_MARK
	}, childNode);
	if (iconPrefixCls || csp) childNode = /*#__PURE__*/ import_react.createElement(IconContext.Provider, { value: memoIconContextValue }, childNode);
	if (componentSize) childNode = /*#__PURE__*/ import_react.createElement(SizeContextProvider, { size: componentSize }, childNode);
	childNode = /*#__PURE__*/ import_react.createElement(MotionWrapper, null, childNode);
	if (tooltip?.unique) childNode = /*#__PURE__*/ import_react.createElement(UniqueProvider, null, childNode);
	const memoTheme = import_react.useMemo(() => {
		const { algorithm, token, components, cssVar, ...rest } = mergedTheme || {};
		const themeObj = algorithm && (!Array.isArray(algorithm) || algorithm.length > 0) ? createTheme(algorithm) : defaultTheme;
		const parsedComponents = {};
		Object.entries(components || {}).forEach(([componentName, componentToken]) => {
			const parsedToken = { ...componentToken };
			if ("algorithm" in parsedToken) {
				if (parsedToken.algorithm === true) parsedToken.theme = themeObj;
				else if (Array.isArray(parsedToken.algorithm) || isFunction(parsedToken.algorithm)) parsedToken.theme = createTheme(parsedToken.algorithm);
				delete parsedToken.algorithm;
			}
			parsedComponents[componentName] = parsedToken;
		});
		const mergedToken = {
			...seedToken,
			...token
		};
		return {
			...rest,
			theme: themeObj,
			token: mergedToken,
			components: parsedComponents,
			override: {
				override: mergedToken,
				...parsedComponents
			},
			cssVar
		};
	}, [mergedTheme]);
	if (theme) childNode = /*#__PURE__*/ import_react.createElement(DesignTokenContext.Provider, { value: memoTheme }, childNode);
	if (memoedConfig.warning) childNode = /*#__PURE__*/ import_react.createElement(WarningContext.Provider, { value: memoedConfig.warning }, childNode);
	if (componentDisabled !== void 0) childNode = /*#__PURE__*/ import_react.createElement(DisabledContextProvider, { disabled: componentDisabled }, childNode);
	return /*#__PURE__*/ import_react.createElement(ConfigContext.Provider, { value: memoedConfig }, childNode);
};
var ConfigProvider = (props) => {
	const context = import_react.useContext(ConfigContext);
	const antLocale = import_react.useContext(LocaleContext);
	return /*#__PURE__*/ import_react.createElement(ProviderChildren, {
		parentContext: context,
		legacyLocale: antLocale,
		...props
	});
};
ConfigProvider.ConfigContext = ConfigContext;
ConfigProvider.SizeContext = SizeContext;
ConfigProvider.config = setGlobalConfig;
ConfigProvider.useConfig = useConfig;
Object.defineProperty(ConfigProvider, "SizeContext", { get: () => {
	return SizeContext;
} });
// tests/bench/components/node_modules/@rc-component/notification/es/hooks/useListPosition/useSizes.js
/**
* Stores measured node sizes by key and exposes a ref callback to update them.
*/
function useSizes() {
	const [sizeMap, setSizeMap] = import_react.useState({});
	return [sizeMap, import_react.useCallback((key, node) => {
		if (!node) {
			setSizeMap((prevSizeMap) => {
				if (!(key in prevSizeMap)) return prevSizeMap;
				const nextSizeMap = { ...prevSizeMap };
				delete nextSizeMap[key];
				return nextSizeMap;
			});
			return;
		}
		const nextSize = {
			width: node.offsetWidth,
			height: node.offsetHeight
		};
		setSizeMap((prevSizeMap) => {
			const prevSize = prevSizeMap[key];
			if (prevSize && prevSize.width === nextSize.width && prevSize.height === nextSize.height) return prevSizeMap;
			return {
				...prevSizeMap,
				[key]: nextSize
			};
		});
	}, [])];
}
// tests/bench/components/node_modules/@rc-component/notification/es/hooks/useListPosition/index.js
/**
* Calculates each notification's position and the full list height.
*/
function useListPosition(configList, stack, gap = 0) {
	const [sizeMap, setNodeSize] = useSizes();
	const [notificationPosition, totalHeight, topNoticeHeight, topNoticeWidth] = import_react.useMemo(() => {
		let offsetY = 0;
		let nextTotalHeight = 0;
		const stackThreshold = stack?.threshold ?? 0;
		const nextNotificationPosition = /* @__PURE__ */ new Map();
		let nextTopNoticeHeight;
		let nextTopNoticeWidth;
		configList.slice().reverse().forEach((config, index) => {
			const key = String(config.key);
			const height = sizeMap[key]?.height ?? 0;
			const y = stack && index > 0 ? offsetY + (stack.offset ?? 0) - height : offsetY;
			nextNotificationPosition.set(key, y);
			if (index === 0) {
				nextTopNoticeHeight = height;
				nextTopNoticeWidth = sizeMap[key]?.width ?? 0;
			}
			if (!stack || index < stackThreshold) nextTotalHeight = Math.max(nextTotalHeight, y + height);
			if (stack) offsetY = y + height;
			else offsetY += height + gap;
		});
		return [
			nextNotificationPosition,
			nextTotalHeight,
			nextTopNoticeHeight,
			nextTopNoticeWidth
		];
	}, [
		configList,
		gap,
		sizeMap,
		stack
	]);
	return [
		notificationPosition,
		setNodeSize,
		totalHeight,
		topNoticeHeight,
		topNoticeWidth
	];
}
// tests/bench/components/node_modules/@rc-component/notification/es/hooks/useStack.js
var DEFAULT_OFFSET = 8;
var DEFAULT_THRESHOLD = 3;
/**
* Resolves the stack setting into an enabled flag and normalized stack params.
*/
var useStack = (config) => {
	const result = {
		offset: DEFAULT_OFFSET,
		threshold: DEFAULT_THRESHOLD
	};
	if (config && typeof config === "object") {
		result.offset = config.offset ?? DEFAULT_OFFSET;
		result.threshold = config.threshold ?? DEFAULT_THRESHOLD;
	}
	return [!!config, result];
};
// tests/bench/components/node_modules/@rc-component/notification/es/hooks/useNoticeTimer.js
/**
* Runs the notice auto-close timer and reports progress updates.
* Returns controls to pause and resume the timer.
*/
function useNoticeTimer(duration, onClose, onUpdate) {
	const durationMs = Math.max(typeof duration === "number" ? duration : 0, 0) * 1e3;
	const onEventClose = useEvent(onClose);
	const onEventUpdate = useEvent(onUpdate);
	const [walking, setWalking] = import_react.useState(durationMs > 0);
	const passTimeRef = import_react.useRef(0);
	const lastRafTimeRef = import_react.useRef(null);
	function syncPassTime() {
		const now = Date.now();
		const lastRafTime = lastRafTimeRef.current;
		if (lastRafTime !== null) passTimeRef.current += now - lastRafTime;
		lastRafTimeRef.current = now;
	}
	const onPause = import_react.useCallback(() => {
		syncPassTime();
		lastRafTimeRef.current = null;
		setWalking(false);
	}, []);
	const onResume = import_react.useCallback(() => {
		if (durationMs > 0) {
			lastRafTimeRef.current = Date.now();
			setWalking(true);
		} else onEventUpdate(0);
	}, [durationMs]);
	import_react.useEffect(() => {
		passTimeRef.current = 0;
		setWalking(durationMs > 0);
	}, [durationMs]);
	import_react.useEffect(() => {
		if (!walking) return;
		let rafId = null;
		function step() {
			syncPassTime();
			if (passTimeRef.current >= durationMs) {
				onEventUpdate(1);
				onEventClose();
			} else {
				onEventUpdate(Math.min(passTimeRef.current / durationMs, 1));
				rafId = wrapperRaf(step);
			}
		}
		step();
		return () => {
			wrapperRaf.cancel(rafId);
		};
	}, [durationMs, walking]);
	return [onResume, onPause];
}
// tests/bench/components/node_modules/@rc-component/notification/es/hooks/useClosable.js
/**
* Normalizes the closable option into a boolean flag, config, and aria props.
*/
function useClosable$1(closable) {
	const closableObj = import_react.useMemo(() => {
		if (closable === false) return {
			closeIcon: null,
			disabled: true
		};
		if (typeof closable === "object" && closable !== null) return closable;
		return {};
	}, [closable]);
	const closableConfig = import_react.useMemo(() => ({
		...closableObj,
		closeIcon: "closeIcon" in closableObj ? closableObj.closeIcon : "×",
		disabled: closableObj.disabled ?? false
	}), [closableObj]);
	const closableAriaProps = import_react.useMemo(() => pickAttrs(closableConfig, true), [closableConfig]);
	return [
		!!closable,
		closableConfig,
		closableAriaProps
	];
}
// tests/bench/components/node_modules/@rc-component/notification/es/Progress.js
var Progress = ({ className, style, percent }) => /*#__PURE__*/ import_react.createElement("progress", {
	className,
	max: "100",
	value: percent,
	style
});
// tests/bench/components/node_modules/@rc-component/notification/es/Notification.js
function _extends$34() {
	_extends$34 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$34.apply(this, arguments);
}
var Notification = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { prefixCls, className, style, classNames, styles, components, title, description, icon, actions, role, closable, offset, notificationIndex, stackInThreshold, props: rootProps, duration = 4.5, showProgress, hovering: forcedHovering, pauseOnHover = true, onClick, onMouseEnter, onMouseLeave, onClose } = props;
	const [percent, setPercent] = import_react.useState(0);
	const noticePrefixCls = `${prefixCls}-notice`;
	const [mergedClosable, closableConfig, closeBtnAriaProps] = useClosable$1(closable);
	const onInternalClose = useEvent(() => {
		closableConfig.onClose?.();
		onClose?.();
	});
	const [hovering, setHovering] = import_react.useState(false);
	const [onResume, onPause] = useNoticeTimer(duration, onInternalClose, setPercent);
	const validPercent = 100 - Math.min(Math.max(percent * 100, 0), 100);
	const Progress$1 = components?.progress || Progress;
	import_react.useEffect(() => {
		if (!pauseOnHover) return;
		if (forcedHovering) onPause();
		else if (!hovering) onResume();
	}, [
		forcedHovering,
		hovering,
		onPause,
		onResume,
		pauseOnHover
	]);
	function onInternalMouseEnter(event) {
		setHovering(true);
		if (pauseOnHover) onPause();
		onMouseEnter?.(event);
	}
	function onInternalMouseLeave(event) {
		setHovering(false);
		if (pauseOnHover && !forcedHovering) onResume();
		onMouseLeave?.(event);
	}
	function onInternalCloseClick(event) {
		event.preventDefault();
		event.stopPropagation();
		onInternalClose();
	}
	const destroy = useEvent(() => {
		if (hovering) onInternalMouseLeave();
	});
	import_react.useEffect(() => destroy, [destroy]);
	const offsetRef = import_react.useRef(offset);
	if (offset !== void 0) offsetRef.current = offset;
	const notificationIndexRef = import_react.useRef(notificationIndex);
	if (notificationIndex !== void 0) notificationIndexRef.current = notificationIndex;
	const mergedOffset = offset ?? offsetRef.current;
	const mergedNotificationIndex = notificationIndex ?? notificationIndexRef.current ?? 0;
	const titleNode = isNonNullable$1(title) ? /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(`${noticePrefixCls}-title`, classNames?.title),
		style: styles?.title
	}, title) : null;
	const descNode = isNonNullable$1(description) ? /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(`${noticePrefixCls}-description`, classNames?.description),
		style: styles?.description
	}, description) : null;
	const hasTitle = titleNode !== null;
	const hasDescription = descNode !== null;
	let contentNode;
	if (hasTitle && hasDescription) contentNode = /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(`${noticePrefixCls}-section`, classNames?.section),
		style: styles?.section
	}, titleNode, descNode);
	else contentNode = titleNode || descNode;
	if (isNonNullable$1(icon)) contentNode = /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(`${noticePrefixCls}-wrapper`, classNames?.wrapper),
		style: styles?.wrapper
	}, /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(`${noticePrefixCls}-icon`, classNames?.icon),
		style: styles?.icon
	}, icon), contentNode);
	const actionsNode = isReactRenderable(actions) ? /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(`${noticePrefixCls}-actions`, classNames?.actions),
		style: styles?.actions
	}, actions) : null;
	const mergedStyle = {
		"--notification-index": mergedNotificationIndex,
		...styles?.root,
		...style
	};
	if (mergedOffset !== void 0) mergedStyle["--notification-y"] = `${mergedOffset}px`;
	const mergedRole = role ?? rootProps?.role ?? "alert";
	return /*#__PURE__*/ import_react.createElement("div", _extends$34({}, rootProps, {
		ref,
		role: mergedRole,
		"data-notification-index": mergedNotificationIndex,
		className: clsx(noticePrefixCls, className, classNames?.root, {
			[`${noticePrefixCls}-closable`]: mergedClosable,
			[`${noticePrefixCls}-stack-in-threshold`]: stackInThreshold
		}),
		style: mergedStyle,
		onClick,
		onMouseEnter: onInternalMouseEnter,
		onMouseLeave: onInternalMouseLeave
	}), contentNode, actionsNode, mergedClosable && /*#__PURE__*/ import_react.createElement("button", _extends$34({
		type: "button",
		className: clsx(`${noticePrefixCls}-close`, classNames?.close),
		"aria-label": "Close"
	}, closeBtnAriaProps, {
		style: styles?.close,
		onClick: onInternalCloseClick
	}), closableConfig.closeIcon), showProgress && typeof duration === "number" && duration > 0 && /*#__PURE__*/ import_react.createElement(Progress$1, {
		className: clsx(`${noticePrefixCls}-progress`, classNames?.progress),
		percent: validPercent,
		style: styles?.progress
	}));
});
// tests/bench/components/node_modules/@rc-component/notification/es/NotificationProvider.js
var NotificationContext = /*#__PURE__*/ import_react.createContext({});
var NotificationProvider = ({ children, classNames }) => {
	const context = import_react.useMemo(() => ({ classNames }), [classNames]);
	return /*#__PURE__*/ import_react.createElement(NotificationContext.Provider, { value: context }, children);
};
// tests/bench/components/node_modules/@rc-component/notification/es/NotificationList/Content.js
function _extends$33() {
	_extends$33 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$33.apply(this, arguments);
}
var Content$1 = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { listPrefixCls, height, topNoticeHeight = 0, topNoticeWidth = 0, className, style, ...restProps } = props;
	const contentPrefixCls = `${listPrefixCls}-content`;
	const prevHeightRef = import_react.useRef(height);
	const heightStatus = height < prevHeightRef.current ? "decrease" : "increase";
	prevHeightRef.current = height;
	const contentStyle = {
		...style,
		height,
		"--top-notificiation-height": `${topNoticeHeight}px`,
		"--top-notificiation-width": `${topNoticeWidth}px`
	};
	return /*#__PURE__*/ import_react.createElement("div", _extends$33({}, restProps, {
		className: clsx(contentPrefixCls, `${contentPrefixCls}-${heightStatus}`, className),
		style: contentStyle,
		ref
	}));
});
// tests/bench/components/node_modules/@rc-component/notification/es/NotificationList/index.js
function _extends$32() {
	_extends$32 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$32.apply(this, arguments);
}
var noticeSlotKeys = [
	"wrapper",
	"root",
	"icon",
	"section",
	"title",
	"description",
	"actions",
	"close",
	"progress"
];
function fillClassNames(classNamesList) {
	return noticeSlotKeys.reduce((mergedClassNames, key) => {
		mergedClassNames[key] = clsx(...classNamesList.map((classNames) => classNames?.[key]));
		return mergedClassNames;
	}, {});
}
function fillStyles(stylesList) {
	return noticeSlotKeys.reduce((mergedStyles, key) => {
		mergedStyles[key] = Object.assign({}, ...stylesList.map((styles) => styles?.[key]));
		return mergedStyles;
	}, {});
}
function getIndex(keys, key) {
	const strKey = String(key);
	const index = keys.findIndex((item) => item.key === strKey);
	if (index === -1) return;
	return keys.length - index - 1;
}
var NotificationListItem = (props) => {
	const { config, components, contextClassNames, classNames, styles, className, style, nodeRef, listHovering, stackEnabled, pauseOnHover, setNodeSize, onNoticeClose, ...restProps } = props;
	const { key, placement: itemPlacement, ...notificationConfig } = config;
	const strKey = String(key);
	const ref = useComposeRef(nodeRef, import_react.useCallback((node) => {
		setNodeSize(strKey, node);
	}, [setNodeSize, strKey]));
	return /*#__PURE__*/ import_react.createElement(Notification, _extends$32({}, notificationConfig, restProps, {
		ref,
		className: clsx(contextClassNames?.notice, config.className, className),
		style: {
			...style,
			...config.style
		},
		classNames: fillClassNames([classNames, config.classNames]),
		styles: fillStyles([styles, config.styles]),
		components: {
			...components,
			...config.components
		},
		hovering: stackEnabled && listHovering,
		pauseOnHover: config.pauseOnHover ?? pauseOnHover,
		onClose: () => {
			config.onClose?.();
			onNoticeClose?.(key);
		}
	}));
};
var NotificationList = (props) => {
	const { configList = [], prefixCls = "rc-notification", pauseOnHover, classNames, styles, components, stack: stackConfig, motion, placement, className, style, onNoticeClose, onAllRemoved } = props;
	const { classNames: contextClassNames } = import_react.useContext(NotificationContext);
	const keys = import_react.useMemo(() => configList.map((config) => ({
		config,
		key: String(config.key)
	})), [configList]);
	const placementMotion = typeof motion === "function" ? motion(placement) : motion;
	const [stackEnabled, { offset, threshold }] = useStack(stackConfig);
	const [listHovering, setListHovering] = import_react.useState(false);
	const expanded = stackEnabled && (listHovering || keys.length <= threshold);
	const stackPosition = import_react.useMemo(() => {
		if (!stackEnabled || expanded) return;
		return {
			offset,
			threshold
		};
	}, [
		expanded,
		offset,
		stackEnabled,
		threshold
	]);
	const [gap, setGap] = import_react.useState(0);
	const contentRef = import_react.useRef(null);
	const [notificationPosition, setNodeSize, totalHeight, topNoticeHeight, topNoticeWidth] = useListPosition(configList, stackPosition, gap);
	const hasConfigList = !!configList.length;
	import_react.useEffect(() => {
		const listNode = contentRef.current;
		if (!listNode) return;
		const { gap: cssGap, rowGap } = window.getComputedStyle(listNode);
		const nextGap = parseFloat(rowGap || cssGap) || 0;
		setGap((prevGap) => prevGap === nextGap ? prevGap : nextGap);
	}, [hasConfigList]);
	const listPrefixCls = `${prefixCls}-list`;
	return /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(prefixCls, listPrefixCls, `${prefixCls}-${placement}`, contextClassNames?.list, className, classNames?.list, {
			[`${prefixCls}-stack`]: stackEnabled,
			[`${prefixCls}-stack-expanded`]: expanded,
			[`${listPrefixCls}-hovered`]: listHovering
		}),
		style: {
			...styles?.list,
			...style
		}
	}, /*#__PURE__*/ import_react.createElement(Content$1, {
		listPrefixCls,
		height: totalHeight,
		topNoticeHeight,
		topNoticeWidth,
		className: classNames?.listContent,
		style: styles?.listContent,
		ref: contentRef,
		onMouseEnter: () => {
			setListHovering(true);
		},
		onMouseLeave: () => {
			setListHovering(false);
		}
	}, /*#__PURE__*/ import_react.createElement(CSSMotionList_default, _extends$32({
		component: false,
		keys,
		motionAppear: true
	}, placementMotion, { onAllRemoved: () => {
		if (placement) onAllRemoved?.(placement);
	} }), ({ config, className: motionClassName, style: motionStyle }, nodeRef) => {
		const { key } = config;
		const strKey = String(key);
		const notificationIndex = getIndex(keys, key);
		const stackInThreshold = stackEnabled && notificationIndex !== void 0 && notificationIndex < threshold;
		return /*#__PURE__*/ import_react.createElement(NotificationListItem, {
			key,
			config,
			components,
			contextClassNames,
			classNames,
			styles,
			className: motionClassName,
			style: motionStyle,
			nodeRef,
			prefixCls,
			offset: notificationPosition.get(strKey),
			notificationIndex,
			stackInThreshold,
			listHovering,
			stackEnabled,
			pauseOnHover,
			setNodeSize,
			onNoticeClose
		});
	})));
};
// tests/bench/components/node_modules/@rc-component/notification/es/Notifications.js
var Notifications = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { prefixCls = "rc-notification", container, motion, maxCount, pauseOnHover, classNames, styles, components, className, style, onAllRemoved, stack, renderNotifications } = props;
	const [configList, setConfigList] = import_react.useState([]);
	const [placements, setPlacements] = import_react.useState({});
	const emptyRef = import_react.useRef(false);
	import_react.useImperativeHandle(ref, () => ({
		open: (config) => {
			setConfigList((list) => {
				let clone = [...list];
				const index = clone.findIndex((item) => item.key === config.key);
				const innerConfig = { ...config };
				if (index >= 0) {
					innerConfig.times = (list[index]?.times ?? 0) + 1;
					clone[index] = innerConfig;
				} else {
					innerConfig.times = 0;
					clone.push(innerConfig);
				}
				if (maxCount && maxCount > 0 && clone.length > maxCount) clone = clone.slice(-maxCount);
				return clone;
			});
		},
		close: (key) => {
			setConfigList((list) => list.filter((item) => item.key !== key));
		},
		destroy: () => {
			setConfigList([]);
		}
	}));
	import_react.useEffect(() => {
		const nextPlacements = {};
		configList.forEach((config) => {
			const placement = config.placement ?? "topRight";
			nextPlacements[placement] = nextPlacements[placement] || [];
			nextPlacements[placement].push(config);
		});
		Object.keys(placements).forEach((placement) => {
			nextPlacements[placement] = nextPlacements[placement] || [];
		});
		setPlacements(nextPlacements);
	}, [configList]);
	const onAllNoticeRemoved = useEvent((placement) => {
		setPlacements((originPlacements) => {
			const clone = { ...originPlacements };
			if (!(clone[placement] || []).length) delete clone[placement];
			return clone;
		});
	});
	import_react.useEffect(() => {
		if (Object.keys(placements).length > 0) emptyRef.current = true;
		else if (emptyRef.current) {
			onAllRemoved?.();
			emptyRef.current = false;
		}
	}, [placements, onAllRemoved]);
	if (!container) return null;
	const placementList = Object.keys(placements);
	return /*#__PURE__*/ (0, import_react_dom.createPortal)(/*#__PURE__*/ import_react.createElement(import_react.Fragment, null, placementList.map((placement) => {
		const list = /*#__PURE__*/ import_react.createElement(NotificationList, {
			key: placement,
			configList: placements[placement],
			placement,
			prefixCls,
			pauseOnHover,
			classNames,
			styles,
			components,
			className: className?.(placement),
			style: style?.(placement),
			motion,
			stack,
			onNoticeClose: (key) => {
				setConfigList((oriList) => oriList.filter((item) => item.key !== key));
			},
			onAllRemoved: onAllNoticeRemoved
		});
		return renderNotifications ? /*#__PURE__*/ import_react.cloneElement(renderNotifications(list, {
			prefixCls,
			key: placement
		}), { key: placement }) : list;
	})), container);
});
// tests/bench/components/node_modules/@rc-component/notification/es/hooks/useNotification.js
var defaultGetContainer = () => document.body;
var uniqueKey = 0;
function mergeConfig(...objList) {
	const clone = {};
	objList.forEach((obj) => {
		if (obj) Object.keys(obj).forEach((key) => {
			const value = obj[key];
			if (value !== void 0) clone[key] = value;
		});
	});
	return clone;
}
/**
* Creates the notification API and the React holder element.
* Queueing is handled internally until the notification instance is ready.
*/
function useNotification$1(rootConfig = {}) {
	const { getContainer = defaultGetContainer, motion, prefixCls, placement, closable, duration, showProgress, pauseOnHover, classNames, styles, components, maxCount, className, style, onAllRemoved, stack, renderNotifications } = rootConfig;
	const shareConfig = {
		placement,
		closable,
		duration,
		showProgress
	};
	const [container, setContainer] = import_react.useState();
	const notificationsRef = import_react.useRef(null);
	const [taskQueue, setTaskQueue] = import_react.useState([]);
	const contextHolder = /*#__PURE__*/ import_react.createElement(Notifications, {
		container,
		ref: notificationsRef,
		prefixCls,
		motion,
		maxCount,
		pauseOnHover,
		classNames,
		styles,
		components,
		className,
		style,
		onAllRemoved,
		stack,
		renderNotifications
	});
	const open = useEvent((config) => {
		const mergedConfig = mergeConfig(shareConfig, config);
		if (mergedConfig.key === null || mergedConfig.key === void 0) {
			mergedConfig.key = `rc-notification-${uniqueKey}`;
			uniqueKey += 1;
		}
		setTaskQueue((queue) => [...queue, {
			type: "open",
			config: mergedConfig
		}]);
	});
	const api = import_react.useMemo(() => ({
		open,
		close: (key) => {
			setTaskQueue((queue) => [...queue, {
				type: "close",
				key
			}]);
		},
		destroy: () => {
			setTaskQueue((queue) => [...queue, { type: "destroy" }]);
		}
	}), []);
	import_react.useEffect(() => {
		setContainer(getContainer());
	});
	import_react.useEffect(() => {
		if (notificationsRef.current && taskQueue.length) {
			taskQueue.forEach((task) => {
				switch (task.type) {
					case "open":
						notificationsRef.current?.open(task.config);
						break;
					case "close":
						notificationsRef.current?.close(task.key);
						break;
					case "destroy": notificationsRef.current?.destroy();
				}
			});
			setTaskQueue((originQueue) => {
				const targetTaskQueue = originQueue.filter((task) => !taskQueue.includes(task));
				return targetTaskQueue.length === originQueue.length ? originQueue : targetTaskQueue;
			});
		}
	}, [taskQueue]);
	return [api, contextHolder];
}
// tests/bench/components/node_modules/antd/es/notification/hooks/useStackConfig.js
var useStackConfig = (stackConfig, defaultStackConfig) => import_react.useMemo(() => {
	const mergedStackConfig = stackConfig ?? defaultStackConfig;
	if (!mergedStackConfig) return false;
	return {
		...isPlainObject(defaultStackConfig) ? defaultStackConfig : {},
		...isPlainObject(mergedStackConfig) ? mergedStackConfig : {}
	};
}, [stackConfig, defaultStackConfig]);
// tests/bench/components/node_modules/antd/es/notification/util.js
function getPlacementOffsetStyle(top, bottom) {
	return {
		...isNonNullable$1(top) && { "--notification-top": unit$1(top) },
		...isNonNullable$1(bottom) && { "--notification-bottom": unit$1(bottom) }
	};
}
function getMotion$1(prefixCls) {
	return { motionName: `${prefixCls}-fade` };
}
function getCloseIconConfig(closeIcon, notificationConfig, notification) {
	if (typeof closeIcon !== "undefined") return closeIcon;
	if (typeof notificationConfig?.closeIcon !== "undefined") return notificationConfig.closeIcon;
	return notification?.closeIcon;
}
// tests/bench/components/node_modules/@ant-design/icons-svg/es/asn/LoadingOutlined.js
var LoadingOutlined$1 = {
	"icon": {
		"tag": "svg",
		"attrs": {
			"viewBox": "0 0 1024 1024",
			"focusable": "false"
		},
		"children": [{
			"tag": "path",
			"attrs": { "d": "M988 548c-19.9 0-36-16.1-36-36 0-59.4-11.6-117-34.6-171.3a440.45 440.45 0 00-94.3-139.9 437.71 437.71 0 00-139.9-94.3C629 83.6 571.4 72 512 72c-19.9 0-36-16.1-36-36s16.1-36 36-36c69.1 0 136.2 13.5 199.3 40.3C772.3 66 827 103 874 150c47 47 83.9 101.8 109.7 162.7 26.7 63.1 40.2 130.2 40.2 199.3.1 19.9-16 36-35.9 36z" }
		}]
	},
	"name": "loading",
	"theme": "outlined"
};
// tests/bench/components/node_modules/@ant-design/icons/es/icons/LoadingOutlined.js
function _extends$31() {
	_extends$31 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$31.apply(this, arguments);
}
var LoadingOutlined = (props, ref) => /*#__PURE__*/ import_react.createElement(Icon$1, _extends$31({}, props, {
	ref,
	icon: LoadingOutlined$1
}));
/**![loading](data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iNTAiIGhlaWdodD0iNTAiIGZpbGw9IiNjYWNhY2EiIHZpZXdCb3g9IjAgMCAxMDI0IDEwMjQiIGZvY3VzYWJsZT0iZmFsc2UiIHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2ZyI+PHBhdGggZD0iTTk4OCA1NDhjLTE5LjkgMC0zNi0xNi4xLTM2LTM2IDAtNTkuNC0xMS42LTExNy0zNC42LTE3MS4zYTQ0MC40NSA0NDAuNDUgMCAwMC05NC4zLTEzOS45IDQzNy43MSA0MzcuNzEgMCAwMC0xMzkuOS05NC4zQzYyOSA4My42IDU3MS40IDcyIDUxMiA3MmMtMTkuOSAwLTM2LTE2LjEtMzYtMzZzMTYuMS0zNiAzNi0zNmM2OS4xIDAgMTM2LjIgMTMuNSAxOTkuMyA0MC4zQzc3Mi4zIDY2IDgyNyAxMDMgODc0IDE1MGM0NyA0NyA4My45IDEwMS44IDEwOS43IDE2Mi43IDI2LjcgNjMuMSA0MC4yIDEzMC4yIDQwLjIgMTk5LjMuMSAxOS45LTE2IDM2LTM1LjkgMzZ6IiAvPjwvc3ZnPg==) */
var RefIcon$8 = /*#__PURE__*/ import_react.forwardRef(LoadingOutlined);
// tests/bench/components/node_modules/antd/es/_util/fallbackProp.js
/**
* Search for the first non-undefined value in the arguments and return it.
*
* ```js
* const mergedIcon = fallbackProp(propIcon, contextIcon, defaultIcon);
* ```
*
* Note: it is different from `??` operator which skips null
*/
function fallbackProp(...args) {
	return args.find((arg) => arg !== void 0);
}
// tests/bench/components/node_modules/antd/es/_util/hooks/useAllowClear.js
var useAllowClear = (options) => {
	const { allowClear, clearIcon, contextAllowClear, contextClearIcon, defaultAllowClear, componentName } = options;
	return (0, import_react.useMemo)(() => {
		if (!(allowClear ?? contextAllowClear ?? defaultAllowClear)) return false;
		return {
			clearIcon: fallbackProp(isPlainObject(allowClear) ? allowClear?.clearIcon : clearIcon, isPlainObject(contextAllowClear) ? contextAllowClear?.clearIcon : contextClearIcon, /*#__PURE__*/ import_react.createElement(RefIcon$12, null)),
			disabled: (isPlainObject(allowClear) ? allowClear?.disabled : void 0) ?? (isPlainObject(contextAllowClear) ? contextAllowClear?.disabled : void 0)
		};
	}, [
		allowClear,
		clearIcon,
		contextAllowClear,
		contextClearIcon,
		defaultAllowClear
	]);
};
// tests/bench/components/node_modules/antd/es/_util/hooks/useClosable.js
var pickClosable = (context) => {
	if (!context) return;
	const { closable, closeIcon } = context;
	return {
		closable,
		closeIcon
	};
};
var EmptyFallbackCloseCollection = {};
var computeClosableConfig = (closable, closeIcon) => {
	if (!closable && (closable === false || closeIcon === false || closeIcon === null)) return false;
	if (!isNonNullable$1(closable) && !isNonNullable$1(closeIcon)) return null;
	let closableConfig = { closeIcon: typeof closeIcon !== "boolean" && isNonNullable$1(closeIcon) ? closeIcon : void 0 };
	if (isPlainObject(closable)) closableConfig = {
		...closableConfig,
		...closable
	};
	return closableConfig;
};
var mergeClosableConfigs = (propConfig, contextConfig, fallbackConfig) => {
	if (propConfig === false) return false;
	if (propConfig) return mergeProps$1(fallbackConfig, contextConfig, propConfig);
	if (contextConfig === false) return false;
	if (contextConfig) return mergeProps$1(fallbackConfig, contextConfig);
	return fallbackConfig.closable ? fallbackConfig : false;
};
var computeCloseIcon = (mergedConfig, fallbackCloseCollection, closeLabel) => {
	const { closeIconRender } = fallbackCloseCollection;
	const { closeIcon, ...restConfig } = mergedConfig;
	let finalCloseIcon = closeIcon;
	const ariaOrDataProps = pickAttrs(restConfig, true);
	if (isNonNullable$1(finalCloseIcon)) {
		if (closeIconRender) finalCloseIcon = closeIconRender(finalCloseIcon);
		finalCloseIcon = /*#__PURE__*/ import_react.isValidElement(finalCloseIcon) ? /*#__PURE__*/ import_react.cloneElement(finalCloseIcon, {
			"aria-label": closeLabel,
			...finalCloseIcon.props,
			...ariaOrDataProps
		}) : /*#__PURE__*/ import_react.createElement("span", {
			"aria-label": closeLabel,
			...ariaOrDataProps
		}, finalCloseIcon);
	}
	return [finalCloseIcon, {
		"aria-label": closeLabel,
		...ariaOrDataProps
	}];
};
var computeClosable = (propCloseCollection, contextCloseCollection, fallbackCloseCollection = EmptyFallbackCloseCollection, closeLabel = "Close") => {
	const propConfig = computeClosableConfig(propCloseCollection?.closable, propCloseCollection?.closeIcon);
	const contextConfig = computeClosableConfig(contextCloseCollection?.closable, contextCloseCollection?.closeIcon);
	const mergedFallback = {
		closeIcon: /*#__PURE__*/ import_react.createElement(RefIcon$11, null),
		...fallbackCloseCollection
	};
	const mergedConfig = mergeClosableConfigs(propConfig, contextConfig, mergedFallback);
	const closeBtnIsDisabled = typeof mergedConfig !== "boolean" ? !!mergedConfig?.disabled : false;
	if (mergedConfig === false) return [
		false,
		null,
		closeBtnIsDisabled,
		{}
	];
	const [closeIcon, ariaProps] = computeCloseIcon(mergedConfig, mergedFallback, closeLabel);
	return [
		true,
		closeIcon,
		closeBtnIsDisabled,
		ariaProps
	];
};
var useClosable = (propCloseCollection, contextCloseCollection, fallbackCloseCollection = EmptyFallbackCloseCollection) => {
	const [contextLocale] = useLocale("global", localeValues.global);
	return import_react.useMemo(() => {
		return computeClosable(propCloseCollection, contextCloseCollection, {
			closeIcon: /*#__PURE__*/ import_react.createElement(RefIcon$11, null),
			...fallbackCloseCollection
		}, contextLocale.close);
	}, [
		propCloseCollection,
		contextCloseCollection,
		fallbackCloseCollection,
		contextLocale.close
	]);
};
// tests/bench/components/node_modules/antd/es/_util/hooks/useMergedMask.js
var normalizeMaskConfig = (mask, maskClosable) => {
	let maskConfig = {};
	if (isPlainObject(mask)) maskConfig = { ...mask };
	if (typeof mask === "boolean") maskConfig = { enabled: mask };
	if (maskConfig.closable === void 0 && maskClosable !== void 0) maskConfig.closable = maskClosable;
	return maskConfig;
};
var useMergedMask = (mask, contextMask, prefixCls, maskClosable) => {
	return (0, import_react.useMemo)(() => {
		const maskConfig = normalizeMaskConfig(mask, maskClosable);
		const contextMaskConfig = normalizeMaskConfig(contextMask);
		const mergedConfig = {
			blur: false,
			...contextMaskConfig,
			...maskConfig,
			closable: maskConfig.closable ?? maskClosable ?? contextMaskConfig.closable ?? true
		};
		const className = mergedConfig.blur ? `${prefixCls}-mask-blur` : void 0;
		return [
			mergedConfig.enabled !== false,
			{ mask: className },
			!!mergedConfig.closable
		];
	}, [
		mask,
		contextMask,
		prefixCls,
		maskClosable
	]);
};
// tests/bench/components/node_modules/antd/es/_util/hooks/useOrientation.js
var isValidOrientation = (orientation) => {
	return orientation === "horizontal" || orientation === "vertical";
};
var useOrientation = (orientation, vertical, legacyDirection) => {
	return (0, import_react.useMemo)(() => {
		const validOrientation = isValidOrientation(orientation);
		let mergedOrientation;
		if (validOrientation) mergedOrientation = orientation;
		else if (typeof vertical === "boolean") mergedOrientation = vertical ? "vertical" : "horizontal";
		else mergedOrientation = isValidOrientation(legacyDirection) ? legacyDirection : "horizontal";
		return [mergedOrientation, mergedOrientation === "vertical"];
	}, [
		legacyDirection,
		orientation,
		vertical
	]);
};
// tests/bench/components/node_modules/antd/es/_util/hooks/usePatchElement.js
var usePatchElement = () => {
	const [elements, setElements] = import_react.useState([]);
	return [elements, import_react.useCallback((element) => {
		setElements((originElements) => [].concat(_toConsumableArray(originElements), [element]));
		return () => {
			setElements((originElements) => originElements.filter((ele) => ele !== element));
		};
	}, [])];
};
// tests/bench/components/node_modules/antd/es/_util/zindexContext.js
var ZIndexContext = /*#__PURE__*/ import_react.createContext(void 0);
// tests/bench/components/node_modules/antd/es/_util/hooks/useZIndex.js
var CONTAINER_OFFSET = 100;
var CONTAINER_MAX_OFFSET = 1e3;
var containerBaseZIndexOffset = {
	Modal: CONTAINER_OFFSET,
	Drawer: CONTAINER_OFFSET,
	Popover: CONTAINER_OFFSET,
	Popconfirm: CONTAINER_OFFSET,
	Tooltip: CONTAINER_OFFSET,
	Tour: CONTAINER_OFFSET,
	FloatButton: CONTAINER_OFFSET
};
var consumerBaseZIndexOffset = {
	SelectLike: 50,
	Dropdown: 50,
	DatePicker: 50,
	Menu: 50,
	ImagePreview: 1
};
var isContainerType = (type) => {
	return type in containerBaseZIndexOffset;
};
var useZIndex = (componentType, customZIndex) => {
	const [, token] = useToken();
	const parentZIndex = import_react.useContext(ZIndexContext);
	const isContainer = isContainerType(componentType);
	let result;
	if (customZIndex !== void 0) result = [customZIndex, customZIndex];
	else {
		let zIndex = parentZIndex ?? 0;
		if (isContainer) zIndex += (parentZIndex ? 0 : token.zIndexPopupBase) + containerBaseZIndexOffset[componentType];
		else zIndex += consumerBaseZIndexOffset[componentType];
		result = [parentZIndex === void 0 ? customZIndex : zIndex, zIndex];
	}
	return result;
};
// tests/bench/components/node_modules/antd/es/notification/style/notification.js
/** Generate motion transitions shared by notification-like notice cards. */
var genNotificationItemMotionStyle = (token) => {
	const { motionDurationMid, motionEaseInOut } = token;
	const transition = `${motionDurationMid} ${motionEaseInOut}`;
	return {
		transform: "scale(var(--notification-scale, 1))",
		transition: [
			"transform",
			"inset",
			"clip-path",
			"opacity"
		].map((property) => `${property} ${transition}`).join(", ")
	};
};
/** Generate item styles shared by Notification and Message notice cards. */
var genListItemSharedStyle = (token, config) => {
	const { componentCls, antCls, colorSuccess, colorInfo, colorWarning, colorError, colorTextHeading, colorText, boxShadow, borderRadiusLG, fontSize, lineHeight, notificationBg, notificationPadding, notificationMarginEdge, margin, calc } = token;
	const noticeCls = `${componentCls}-notice`;
	const [varName, varRef] = genCssVar(antCls, "notification");
	return {
		[noticeCls]: {
			position: "absolute",
			width: config.width,
			maxWidth: `calc(100vw - ${unit$1(calc(notificationMarginEdge).mul(2).equal())})`,
			padding: notificationPadding,
			pointerEvents: "auto",
			[varName("icon-font-size")]: config.iconFontSize,
			[varName("title-font-size")]: config.titleFontSize,
			[varName("title-line-height")]: config.titleLineHeight,
			boxSizing: "border-box",
			color: colorText,
			background: notificationBg,
			borderRadius: borderRadiusLG,
			boxShadow,
			fontSize,
			lineHeight,
			wordWrap: "break-word",
			overflow: "visible",
			...genNotificationItemMotionStyle(token),
			...config.noticeStyle,
			"&::after": {
				position: "absolute",
				insetInline: 0,
				top: calc(margin).mul(-1).equal(),
				height: margin,
				content: "\"\""
			},
			...config.typeStyle && {
				"&-success": { background: varRef("color-success-bg", notificationBg) },
				"&-error": { background: varRef("color-error-bg", notificationBg) },
				"&-info": { background: varRef("color-info-bg", notificationBg) },
				"&-warning": { background: varRef("color-warning-bg", notificationBg) }
			}
		},
		[`${noticeCls}-wrapper`]: {
			display: "flex",
			...config.contentStyle
		},
		[`${noticeCls}-title`]: {
			color: colorTextHeading,
			fontSize: varRef("title-font-size"),
			lineHeight: varRef("title-line-height")
		},
		[`${noticeCls}-icon`]: {
			flex: "none",
			fontSize: varRef("icon-font-size"),
			lineHeight: 1,
			[`&${noticeCls}-icon-success`]: { color: colorSuccess },
			[`&${noticeCls}-icon-info, &${noticeCls}-icon-loading`]: { color: colorInfo },
			[`&${noticeCls}-icon-warning`]: { color: colorWarning },
			[`&${noticeCls}-icon-error`]: { color: colorError }
		}
	};
};
/** Generate the complete notice item styles for Notification. */
var genNotificationItemStyle = (token) => {
	const { componentCls, progressBg, notificationProgressHeight, fontSize, borderRadiusLG, width, notificationIconSize, colorText, motionDurationMid, fontSizeLG, lineHeightLG, marginSM, marginXS, paddingLG, notificationPaddingVertical, notificationPaddingHorizontal, notificationCloseButtonSize, colorIcon, borderRadiusSM, colorIconHover, colorBgTextHover, colorBgTextActive } = token;
	const noticeCls = `${componentCls}-notice`;
	return {
		...genListItemSharedStyle(token, {
			width,
			iconFontSize: notificationIconSize,
			titleFontSize: fontSizeLG,
			titleLineHeight: lineHeightLG,
			contentStyle: {
				alignItems: "flex-start",
				gap: marginSM
			},
			typeStyle: true
		}),
		[`${noticeCls}-section`]: {
			display: "flex",
			flexDirection: "column",
			flex: "auto",
			gap: marginXS,
			minWidth: 0
		},
		[`${noticeCls}-description`]: {
			color: colorText,
			fontSize
		},
		[`${noticeCls}-closable`]: {
			[`${noticeCls}-title, ${noticeCls}-description`]: { paddingInlineEnd: paddingLG },
			[`${noticeCls}-title + ${noticeCls}-description`]: { paddingInlineEnd: 0 }
		},
		[`${noticeCls}-close`]: {
			position: "absolute",
			top: notificationPaddingVertical,
			insetInlineEnd: notificationPaddingHorizontal,
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			width: notificationCloseButtonSize,
			height: notificationCloseButtonSize,
			color: colorIcon,
			background: "none",
			border: "none",
			borderRadius: borderRadiusSM,
			outline: "none",
			transition: ["color", "background-color"].map((prop) => `${prop} ${motionDurationMid}`).join(", "),
			"&:hover": {
				color: colorIconHover,
				backgroundColor: colorBgTextHover
			},
			"&:active": { backgroundColor: colorBgTextActive },
			...genFocusStyle(token)
		},
		[`${noticeCls}-progress`]: {
			position: "absolute",
			bottom: 0,
			display: "block",
			appearance: "none",
			inlineSize: `calc(100% - ${unit$1(borderRadiusLG)} * 2)`,
			blockSize: notificationProgressHeight,
			border: 0,
			left: {
				_skip_check_: true,
				value: borderRadiusLG
			},
			right: {
				_skip_check_: true,
				value: borderRadiusLG
			},
			"&, &::-webkit-progress-bar": {
				borderRadius: borderRadiusLG,
				backgroundColor: "rgba(0, 0, 0, 0.04)"
			},
			"&::-moz-progress-bar": { background: progressBg },
			"&::-webkit-progress-value": {
				borderRadius: borderRadiusLG,
				background: progressBg
			}
		},
		[`${noticeCls}-actions`]: {
			float: "right",
			marginTop: marginSM
		}
	};
};
/** Generate standalone PurePanel styles for Notification. */
var genPurePanelStyle = (token) => {
	const { componentCls, width } = token;
	const noticeCls = `${componentCls}-notice`;
	const actionsCls = `${noticeCls}-actions`;
	const notificationItemStyle = genNotificationItemStyle(token);
	return { [`${noticeCls}-pure-panel`]: {
		width,
		maxWidth: "100%",
		...notificationItemStyle,
		[noticeCls]: {
			...notificationItemStyle[noticeCls],
			position: "relative",
			width: "100%",
			maxWidth: "100%"
		},
		[actionsCls]: {
			...notificationItemStyle[actionsCls],
			float: "none",
			textAlign: "end"
		}
	} };
};
/** Wrap Notification item styles under the component root selector. */
var genNotificationStyle = (token) => {
	const { componentCls } = token;
	return { [componentCls]: genNotificationItemStyle(token) };
};
// tests/bench/components/node_modules/antd/es/notification/interface.js
var NotificationPlacements = [
	"top",
	"topLeft",
	"topRight",
	"bottom",
	"bottomLeft",
	"bottomRight"
];
// tests/bench/components/node_modules/antd/es/notification/style/placement.js
var notificationMarginEdgeVar = "--notification-margin-edge";
/** Resolve the opposite block and inline edges for a placement. */
var getPlacementOffset = (vertical, horizontal) => ({
	blockEnd: vertical === "top" ? "bottom" : "top",
	inlineEnd: horizontal === "left" ? "right" : "left"
});
/** Convert placement offsets into the transform used by notice motion. */
var getMotionTransform = (motionOffset) => {
	return `translate3d(${motionOffset?.x ?? "0"}, ${motionOffset?.y ?? "0"}, 0) scale(var(--notification-scale, 1))`;
};
/** Build the placement metadata used by position and motion styles. */
var getPlacementStyleConfig = (placement, motionOffset) => {
	const vertical = placement.startsWith("bottom") ? "bottom" : "top";
	const horizontal = placement.endsWith("Right") ? "right" : "left";
	const { blockEnd, inlineEnd } = getPlacementOffset(vertical, horizontal);
	const isCenterPlacement = placement === "top" || placement === "bottom";
	const offset = placement === "top" || placement.endsWith("Left") ? `-${motionOffset}` : motionOffset;
	return {
		placement,
		vertical,
		blockEnd,
		horizontal,
		inlineEnd,
		motionOffset: isCenterPlacement ? {
			x: "-50%",
			y: offset
		} : { x: offset },
		baseMotionOffset: isCenterPlacement ? { x: "-50%" } : void 0,
		isCenterPlacement
	};
};
/** Get the list direction for a vertical placement. */
var getPlacementFlexDirection = (vertical) => vertical === "bottom" ? "column-reverse" : "column";
/** Keep configured top/bottom as the visible notice edge while list padding preserves shadows. */
var getPlacementInset = (vertical) => {
	const marginEdge = `var(${notificationMarginEdgeVar}, 0px)`;
	return `calc(var(--notification-${vertical}, ${marginEdge}) - ${marginEdge})`;
};
/** Get the transform origin used by stacked notice scaling. */
var getPlacementTransformOrigin = (vertical) => vertical === "bottom" ? "center top" : "center bottom";
/** Calculate the clip offset that preserves stack shadows. */
var getStackShadowClipOffset = (token) => unit$1(token.calc(token.marginXXL).mul(-1).equal());
/** Build the default stack clip-path for a visible notice. */
var getStackNoticeClipPath$1 = (token) => {
	const offset = getStackShadowClipOffset(token);
	return `inset(${offset} ${offset} ${offset} ${offset})`;
};
/** Build the collapsed stack clip-path for a placement. */
var getPlacementStackClipPath = (token, vertical) => {
	const offset = getStackShadowClipOffset(token);
	return vertical === "bottom" ? `inset(${offset} ${offset} 50% ${offset})` : `inset(50% ${offset} ${offset} ${offset})`;
};
/** Generate styles for a single notification placement. */
var genPlacementStyle = (token, config) => {
	const { componentCls } = token;
	const { placement, vertical, blockEnd, horizontal, inlineEnd, isCenterPlacement } = config;
	const noticeCls = `${componentCls}-notice`;
	const noticeMotionCls = `${noticeCls}${componentCls}-fade`;
	const enterTransform = getMotionTransform(config.motionOffset);
	const baseTransform = getMotionTransform(config.baseMotionOffset);
	const transformOrigin = getPlacementTransformOrigin(vertical);
	return { [`&${componentCls}-${placement}`]: {
		[vertical]: getPlacementInset(vertical),
		[blockEnd]: "auto",
		display: "flex",
		flexDirection: getPlacementFlexDirection(vertical),
		...isCenterPlacement ? {
			marginInline: 0,
			left: "50%",
			right: "auto",
			transform: "translateX(-50%)"
		} : {
			[horizontal]: 0,
			[inlineEnd]: "auto"
		},
		[noticeCls]: {
			[vertical]: "var(--notification-y, 0)",
			...isCenterPlacement ? {
				left: "50%",
				transform: baseTransform
			} : { [horizontal]: "var(--notification-x, 0)" },
			transformOrigin
		},
		[`${noticeMotionCls}-appear-prepare, ${noticeMotionCls}-enter-prepare`]: {
			opacity: 0,
			transform: enterTransform,
			transition: "none"
		},
		[`${noticeMotionCls}-appear-start, ${noticeMotionCls}-enter-start`]: {
			opacity: 0,
			transform: enterTransform
		},
		[`${noticeMotionCls}-appear-active, ${noticeMotionCls}-enter-active`]: {
			opacity: 1,
			transform: baseTransform
		},
		[`${noticeMotionCls}-leave`]: {
			pointerEvents: "none",
			"&-start": {
				opacity: 1,
				transform: baseTransform
			},
			"&-active": {
				opacity: 0,
				transform: enterTransform
			}
		},
		[`&${componentCls}-stack:not(${componentCls}-stack-expanded)`]: {
			[noticeCls]: { clipPath: getPlacementStackClipPath(token, vertical) },
			[`${noticeCls}[data-notification-index='0']`]: { clipPath: getStackNoticeClipPath$1(token) }
		}
	} };
};
/** Generate placement styles for all enabled notification placements. */
var genNotificationPlacementRootStyle = (token, placements = NotificationPlacements) => {
	const { notificationMotionOffset } = token;
	const motionOffset = unit$1(notificationMotionOffset);
	return { ...placements.reduce((styles, placement) => ({
		...styles,
		...genPlacementStyle(token, getPlacementStyleConfig(placement, motionOffset))
	}), {}) };
};
/** Wrap placement styles under the component root selector. */
var genNotificationPlacementStyle = (token) => {
	const { componentCls } = token;
	return { [componentCls]: genNotificationPlacementRootStyle(token) };
};
// tests/bench/components/node_modules/antd/es/notification/style/index.js
var DEFAULT_COLLAPSED_STACK_VISIBLE_COUNT = 3;
/** Provide default public ComponentToken values for Notification. */
var prepareComponentToken$10 = (token) => ({
	zIndexPopup: token.zIndexPopupBase + CONTAINER_MAX_OFFSET + 50,
	width: 384,
	progressBg: `linear-gradient(90deg, ${token.colorPrimaryBorderHover}, ${token.colorPrimary})`,
	colorSuccessBg: void 0,
	colorErrorBg: void 0,
	colorInfoBg: void 0,
	colorWarningBg: void 0
});
/** Derive internal Notification style tokens from alias and component tokens. */
var prepareNotificationToken = (token) => {
	const notificationPaddingVertical = token.paddingMD;
	const notificationPaddingHorizontal = token.paddingLG;
	return merge(token, {
		notificationBg: token.colorBgElevated,
		notificationPaddingVertical,
		notificationPaddingHorizontal,
		notificationIconSize: token.calc(token.fontSizeLG).mul(token.lineHeightLG).equal(),
		notificationCloseButtonSize: token.calc(token.controlHeightLG).mul(.55).equal(),
		notificationMarginBottom: token.margin,
		notificationPadding: `${unit$1(token.paddingMD)} ${unit$1(token.paddingContentHorizontalLG)}`,
		notificationMarginEdge: token.marginLG,
		notificationProgressHeight: 2,
		notificationMotionOffset: 64
	});
};
/** Build a clip-path inset that keeps stack shadows visible. */
var getStackNoticeClipPath = (offset) => `inset(${offset} ${offset} ${offset} ${offset})`;
/** Generate shared list content and motion base styles. */
var genNotificationListContentStyle = (token, pointerEvents) => {
	const { componentCls, motionDurationMid, motionDurationSlow, motionEaseInOut } = token;
	const listContentCls = `${`${componentCls}-list`}-content`;
	return {
		[listContentCls]: {
			position: "relative",
			display: "flex",
			flexShrink: 0,
			flexDirection: "column",
			gap: token.notificationMarginBottom,
			width: "100%",
			willChange: "height, transform",
			transition: "none",
			pointerEvents,
			[`&${listContentCls}-decrease`]: { transition: `height calc(${motionDurationSlow} * 2) ${motionEaseInOut} ${motionDurationMid}` }
		},
		[`${componentCls}-fade`]: {
			backfaceVisibility: "hidden",
			willChange: "transform, opacity"
		}
	};
};
/** Generate the root holder, list, stack, and RTL styles for notifications. */
var genNotificationListStyle = (token, config) => {
	const { componentCls, notificationMarginEdge } = token;
	const notificationMarginEdgeVar = "--notification-margin-edge";
	const noticeCls = `${componentCls}-notice`;
	const listCls = `${componentCls}-list`;
	const listWidth = config.listWidthKey ? token.calc(token[config.listWidthKey]).add(token.calc(notificationMarginEdge).mul(2)).equal() : "100%";
	const noticeBeyondStackVisibleCountCls = `${noticeCls}:nth-last-child(n + ${(config.stackVisibleCount ?? DEFAULT_COLLAPSED_STACK_VISIBLE_COUNT) + 1})`;
	const stackNoticeClipPath = getStackNoticeClipPath(unit$1(token.calc(token.marginXXL).mul(-1).equal()));
	return { [componentCls]: {
		...resetComponent(token),
		[notificationMarginEdgeVar]: unit$1(notificationMarginEdge),
		position: "fixed",
		zIndex: token.zIndexPopup,
		width: listWidth,
		maxWidth: "100vw",
		height: "100vh",
		overflow: "hidden",
		overscrollBehavior: "contain",
		[`&${listCls}`]: {
			maxHeight: "100vh",
			padding: `var(${notificationMarginEdgeVar})`,
			overflowX: "hidden",
			overflowY: "auto",
			overscrollBehavior: "contain",
			scrollbarWidth: "none",
			pointerEvents: "none",
			"&::-webkit-scrollbar": {
				display: "none",
				width: 0,
				height: 0
			}
		},
		...genNotificationListContentStyle(token, config.listContentPointerEvents ?? "auto"),
		[`&${componentCls}-stack`]: {
			[noticeCls]: { clipPath: stackNoticeClipPath },
			[`&:not(${componentCls}-stack-expanded)`]: {
				[noticeCls]: { "--notification-scale": "calc(1 - min(var(--notification-index, 0), 2) * 0.06)" },
				[`${noticeCls}:not(${noticeCls}-stack-in-threshold)`]: {
					opacity: 0,
					pointerEvents: "none"
				},
				[noticeBeyondStackVisibleCountCls]: {
					opacity: 0,
					pointerEvents: "none"
				}
			}
		},
		"&-rtl": {
			direction: "rtl",
			[`${noticeCls}-actions`]: { float: "left" }
		}
	} };
};
/** Register the PurePanel sub-style component for Notification. */
var PurePanelStyle = genSubStyleComponent(["Notification", "PurePanel"], (token) => genPurePanelStyle(prepareNotificationToken(token)), prepareComponentToken$10);
/** Compose the shared list, item, and placement styles. */
var sharedGenerateStyle = (token, config) => {
	const itemStyle = config.itemStyle ?? genNotificationStyle;
	return [
		genNotificationListStyle(token, config),
		itemStyle(token),
		genNotificationPlacementStyle(token)
	];
};
/** Register the main style hook for Notification. */
var style_default$13 = genStyleHooks("Notification", (token) => {
	return sharedGenerateStyle(prepareNotificationToken(token), { listWidthKey: "width" });
}, prepareComponentToken$10);
// tests/bench/components/node_modules/antd/es/_util/motion.js
var getCollapsedHeight = () => ({
	height: 0,
	opacity: 0
});
var getRealHeight = (node) => ({
	height: node?.scrollHeight ?? 0,
	opacity: node ? 1 : 0
});
var getCurrentHeight = (node) => ({ height: node?.offsetHeight ?? 0 });
var skipOpacityTransition = (_, event) => {
	return event?.deadline === true || isTransitionEvent(event) && event.propertyName === "height";
};
var initCollapseMotion = (rootCls = "ant") => ({
	motionName: `${rootCls}-motion-collapse`,
	onAppearStart: getCollapsedHeight,
	onEnterStart: getCollapsedHeight,
	onAppearActive: getRealHeight,
	onEnterActive: getRealHeight,
	onLeaveStart: getCurrentHeight,
	onLeaveActive: getCollapsedHeight,
	onAppearEnd: skipOpacityTransition,
	onEnterEnd: skipOpacityTransition,
	onLeaveEnd: skipOpacityTransition,
	motionDeadline: 500
});
var getTransitionName = (rootPrefixCls, motion, transitionName) => {
	if (transitionName !== void 0) return transitionName;
	return `${rootPrefixCls}-${motion}`;
};
// tests/bench/components/node_modules/antd/es/_util/wave/style.js
var genWaveStyle = (token) => {
	const { componentCls, colorPrimary, motionDurationSlow, motionEaseInOut, motionEaseOutCirc, antCls } = token;
	const [, varRef] = genCssVar(antCls, "wave");
	return { [componentCls]: {
		position: "absolute",
		background: "transparent",
		pointerEvents: "none",
		boxSizing: "border-box",
		color: varRef("color", colorPrimary),
		boxShadow: `0 0 0 0 currentcolor`,
		opacity: .2,
		"&.wave-motion-appear": {
			transition: [`box-shadow 0.4s`, `opacity 2s`].map((prop) => `${prop} ${motionEaseOutCirc}`).join(","),
			"&-active": {
				boxShadow: `0 0 0 6px currentcolor`,
				opacity: 0
			},
			"&.wave-quick": { transition: [`box-shadow`, `opacity`].map((prop) => `${prop} ${motionDurationSlow} ${motionEaseInOut}`).join(",") }
		}
	} };
};
var style_default$12 = genComponentStyleHook("Wave", genWaveStyle);
// tests/bench/components/node_modules/antd/es/_util/wave/interface.js
var TARGET_CLS = `ant-wave-target`;
// tests/bench/components/node_modules/antd/es/_util/wave/util.js
var isValidWaveColor = (color) => {
	if (!color) return false;
	return isString(color) && color !== "#fff" && color !== "#ffffff" && color !== "rgb(255, 255, 255)" && color !== "rgba(255, 255, 255, 1)" && !/rgba\((?:\d*, ){3}0\)/i.test(color) && !/^#(?:[0-9a-f]{3}0|[0-9a-f]{6}00)$/i.test(color) && color !== "transparent" && color !== "canvastext";
};
function getTargetWaveColor(node, colorSource = null) {
	const style = getComputedStyle(node);
	const { borderTopColor, borderColor, backgroundColor } = style;
	if (colorSource && isValidWaveColor(style[colorSource])) return style[colorSource];
	return [
		borderTopColor,
		borderColor,
		backgroundColor
	].find(isValidWaveColor) ?? null;
}
// tests/bench/components/node_modules/antd/es/_util/wave/WaveEffect.js
function validateNum(value) {
	return Number.isNaN(value) ? 0 : value;
}
var WaveEffect = (props) => {
	const { className, target, component, colorSource } = props;
	const divRef = import_react.useRef(null);
	const { getPrefixCls } = import_react.useContext(ConfigContext);
	const [varName] = genCssVar(getPrefixCls(), "wave");
	const [waveColor, setWaveColor] = import_react.useState(null);
	const [borderRadius, setBorderRadius] = import_react.useState([]);
	const [left, setLeft] = import_react.useState(0);
	const [top, setTop] = import_react.useState(0);
	const [width, setWidth] = import_react.useState(0);
	const [height, setHeight] = import_react.useState(0);
	const [enabled, setEnabled] = import_react.useState(false);
	const waveStyle = {
		left,
		top,
		width,
		height,
		borderRadius: borderRadius.map((radius) => `${radius}px`).join(" ")
	};
	if (waveColor) waveStyle[varName("color")] = waveColor;
	function syncPos() {
		const nodeStyle = getComputedStyle(target);
		setWaveColor(getTargetWaveColor(target, colorSource));
		const isStatic = nodeStyle.position === "static";
		const { borderLeftWidth, borderTopWidth } = nodeStyle;
		setLeft(isStatic ? target.offsetLeft : validateNum(-Number.parseFloat(borderLeftWidth)));
		setTop(isStatic ? target.offsetTop : validateNum(-Number.parseFloat(borderTopWidth)));
		setWidth(target.offsetWidth);
		setHeight(target.offsetHeight);
		const { borderTopLeftRadius, borderTopRightRadius, borderBottomLeftRadius, borderBottomRightRadius } = nodeStyle;
		setBorderRadius([
			borderTopLeftRadius,
			borderTopRightRadius,
			borderBottomRightRadius,
			borderBottomLeftRadius
		].map((radius) => validateNum(Number.parseFloat(radius))));
	}
	import_react.useEffect(() => {
		if (target) {
			const id = wrapperRaf(() => {
				syncPos();
				setEnabled(true);
			});
			let resizeObserver;
			if (typeof ResizeObserver !== "undefined") {
				resizeObserver = new ResizeObserver(syncPos);
				resizeObserver.observe(target);
			}
			return () => {
				wrapperRaf.cancel(id);
				resizeObserver?.disconnect();
			};
		}
	}, [target]);
	if (!enabled) return null;
	const isSmallComponent = (component === "Checkbox" || component === "Radio") && target?.classList.contains(TARGET_CLS);
	return /*#__PURE__*/ import_react.createElement(es_default$7, {
		visible: true,
		motionAppear: true,
		motionName: "wave-motion",
		motionDeadline: 5e3,
		onAppearEnd: (_, event) => {
			if (event.deadline || isTransitionEvent(event) && event.propertyName === "opacity") {
				const holder = divRef.current?.parentElement;
				unmount(holder).then(() => {
					holder?.remove();
				});
			}
			return false;
		}
	}, ({ className: motionClassName }, ref) => /*#__PURE__*/ import_react.createElement("div", {
		ref: composeRef(divRef, ref),
		className: clsx(className, motionClassName, { "wave-quick": isSmallComponent }),
		style: waveStyle
	}));
};
var showWaveEffect = (target, info) => {
	const { component } = info;
	if (component === "Checkbox" && !target.querySelector("input")?.checked) return;
	const holder = document.createElement("div");
	holder.style.position = "absolute";
	holder.style.left = "0px";
	holder.style.top = "0px";
	target?.insertBefore(holder, target?.firstChild);
	render(/*#__PURE__*/ import_react.createElement(WaveEffect, {
		...info,
		target
	}), holder);
};
// tests/bench/components/node_modules/antd/es/_util/wave/useWave.js
var useWave = (nodeRef, className, component, colorSource) => {
	const { wave } = import_react.useContext(ConfigContext);
	const [, token, hashId] = useToken();
	const showWave = useEvent((event) => {
		const node = nodeRef.current;
		if (wave?.disabled || !node) return;
		const targetNode = node.querySelector(`.${TARGET_CLS}`) || node;
		const { showEffect } = wave || {};
		(showEffect || showWaveEffect)(targetNode, {
			className,
			token,
			component,
			event,
			hashId,
			colorSource
		});
	});
	const rafIdRef = import_react.useRef(null);
	import_react.useEffect(() => () => {
		wrapperRaf.cancel(rafIdRef.current);
	}, []);
	const showDebounceWave = (event) => {
		wrapperRaf.cancel(rafIdRef.current);
		rafIdRef.current = wrapperRaf(() => {
			showWave(event);
		});
	};
	return showDebounceWave;
};
// tests/bench/components/node_modules/antd/es/_util/wave/index.js
var TRIGGER_TYPE_TO_EVENT_MAP = {
	click: "click",
	mousedown: "mousedown",
	mouseup: "mouseup",
	pointerdown: "pointerdown",
	pointerup: "pointerup"
};
var Wave = (props) => {
	const { children, disabled, component, colorSource } = props;
	const { getPrefixCls, wave } = (0, import_react.useContext)(ConfigContext);
	const containerRef = (0, import_react.useRef)(null);
	const prefixCls = getPrefixCls("wave");
	const hashId = style_default$12(prefixCls);
	const showWave = useWave(containerRef, clsx(prefixCls, hashId), component, colorSource);
	import_react.useEffect(() => {
		const node = containerRef.current;
		if (!node || node.nodeType !== window.Node.ELEMENT_NODE || disabled) return;
		const onClick = (e) => {
			if (!isVisible_default(e.target) || !node.getAttribute || node.getAttribute("disabled") || node.disabled || node.className.includes("disabled") && !node.className.includes("disabled:") || node.getAttribute("aria-disabled") === "true" || node.className.includes("-leave")) return;
			showWave(e);
		};
		const triggerType = wave?.triggerType;
		const eventName = triggerType && triggerType in TRIGGER_TYPE_TO_EVENT_MAP ? TRIGGER_TYPE_TO_EVENT_MAP[triggerType] : "click";
		node.addEventListener(eventName, onClick, true);
		return () => {
			node.removeEventListener(eventName, onClick, true);
		};
	}, [disabled, wave?.triggerType]);
	if (!/*#__PURE__*/ import_react.isValidElement(children)) return children ?? null;
	return cloneElement$1(children, { ref: supportRef(children) ? composeRef(getNodeRef(children), containerRef) : containerRef });
};
// tests/bench/components/node_modules/antd/es/config-provider/hooks/useSize.js
var useSize = (customSize) => {
	const size = import_react.useContext(SizeContext);
	return import_react.useMemo(() => {
		if (!customSize) return size;
		if (isString(customSize)) return customSize;
		if (isFunction(customSize)) return customSize(size);
		return size;
	}, [customSize, size]);
};
// tests/bench/components/node_modules/antd/es/space/style/compact.js
var genSpaceCompactStyle = (token) => {
	const { componentCls } = token;
	return { [componentCls]: {
		display: "inline-flex",
		"&-block": {
			display: "flex",
			width: "100%"
		},
		"&-vertical": { flexDirection: "column" },
		"&-rtl": { direction: "rtl" }
	} };
};
var compact_default$1 = genStyleHooks(["Space", "Compact"], genSpaceCompactStyle, () => ({}), { resetStyle: false });
// tests/bench/components/node_modules/antd/es/space/Compact.js
var SpaceCompactItemContext = /*#__PURE__*/ import_react.createContext(null);
var useCompactItemContext = (prefixCls, direction) => {
	const compactItemContext = import_react.useContext(SpaceCompactItemContext);
	const compactItemClassnames = import_react.useMemo(() => {
		if (!compactItemContext) return "";
		const { compactDirection, isFirstItem, isLastItem } = compactItemContext;
		const separator = compactDirection === "vertical" ? "-vertical-" : "-";
		return clsx(`${prefixCls}-compact${separator}item`, {
			[`${prefixCls}-compact${separator}first-item`]: isFirstItem,
			[`${prefixCls}-compact${separator}last-item`]: isLastItem,
			[`${prefixCls}-compact${separator}item-rtl`]: direction === "rtl"
		});
	}, [
		prefixCls,
		direction,
		compactItemContext
	]);
	return {
		compactSize: compactItemContext?.compactSize,
		compactDirection: compactItemContext?.compactDirection,
		compactItemClassnames
	};
};
var NoCompactStyle = (props) => {
	const { children } = props;
	return /*#__PURE__*/ import_react.createElement(SpaceCompactItemContext.Provider, { value: null }, children);
};
var CompactItem = (props) => {
	const { children, ...others } = props;
	return /*#__PURE__*/ import_react.createElement(SpaceCompactItemContext.Provider, { value: import_react.useMemo(() => others, [others]) }, children);
};
var Compact = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { getPrefixCls, direction: directionConfig } = import_react.useContext(ConfigContext);
	const { size, direction, orientation, block, prefixCls: customizePrefixCls, className, rootClassName, children, vertical, ...restProps } = props;
	const [mergedOrientation, mergedVertical] = useOrientation(orientation, vertical, direction);
	const mergedSize = useSize((ctx) => size ?? ctx);
	const prefixCls = getPrefixCls("space-compact", customizePrefixCls);
	const [hashId] = compact_default$1(prefixCls);
	const clx = clsx(prefixCls, hashId, {
		[`${prefixCls}-rtl`]: directionConfig === "rtl",
		[`${prefixCls}-block`]: block,
		[`${prefixCls}-vertical`]: mergedVertical
	}, className, rootClassName);
	const compactItemContext = import_react.useContext(SpaceCompactItemContext);
	const nativeElementRef = import_react.useRef(null);
	import_react.useImperativeHandle(ref, () => ({ nativeElement: nativeElementRef.current }));
	const childNodes = toArray$2(children);
	const nodes = import_react.useMemo(() => childNodes.map((child, i) => {
		const key = child?.key || `${prefixCls}-item-${i}`;
		return /*#__PURE__*/ import_react.createElement(CompactItem, {
			key,
			compactSize: mergedSize,
			compactDirection: mergedOrientation,
			isFirstItem: i === 0 && (!compactItemContext || compactItemContext?.isFirstItem),
			isLastItem: i === childNodes.length - 1 && (!compactItemContext || compactItemContext?.isLastItem)
		}, child);
	}), [
		childNodes,
		compactItemContext,
		mergedOrientation,
		mergedSize,
		prefixCls
	]);
	if (childNodes.length === 0) return null;
	return /*#__PURE__*/ import_react.createElement("div", {
		ref: nativeElementRef,
		className: clx,
		...restProps
	}, nodes);
});
// tests/bench/components/node_modules/antd/es/button/ButtonGroup.js
var GroupSizeContext = /*#__PURE__*/ import_react.createContext(void 0);
var ButtonGroup = (props) => {
	const { getPrefixCls, direction } = import_react.useContext(ConfigContext);
	const { prefixCls: customizePrefixCls, size, className, ...others } = props;
	const prefixCls = getPrefixCls("btn-group", customizePrefixCls);
	const [, , hashId] = useToken();
	const sizeCls = import_react.useMemo(() => {
		switch (size) {
			case "large": return "lg";
			case "small": return "sm";
			default: return "";
		}
	}, [size]);
	const classes = clsx(prefixCls, {
		[`${prefixCls}-${sizeCls}`]: sizeCls,
		[`${prefixCls}-rtl`]: direction === "rtl"
	}, className, hashId);
	return /*#__PURE__*/ import_react.createElement(GroupSizeContext.Provider, { value: size }, /*#__PURE__*/ import_react.createElement("div", {
		...others,
		className: classes
	}));
};
// tests/bench/components/node_modules/antd/es/button/buttonHelpers.js
var rxTwoCNChar = /^[\u4E00-\u9FA5]{2}$/;
var isTwoCNChar = rxTwoCNChar.test.bind(rxTwoCNChar);
function convertLegacyProps(type) {
	if (type === "danger") return { danger: true };
	return { type };
}
function isUnBorderedButtonVariant(type) {
	return type === "text" || type === "link";
}
function splitCNCharsBySpace(child, needInserted, style, className) {
	if (!isReactRenderable(child)) return;
	const SPACE = needInserted ? " " : "";
	if (!isString(child) && !isNumber(child) && isString(child.type) && isTwoCNChar(child.props.children)) return cloneElement$1(child, (oriProps) => {
		const mergedCls = clsx(oriProps.className, className) || void 0;
		const mergedStyle = {
			...style,
			...oriProps.style
		};
		return {
			...oriProps,
			children: oriProps.children.split("").join(SPACE),
			className: mergedCls,
			style: mergedStyle
		};
	});
	if (isString(child)) return /*#__PURE__*/ import_react.createElement("span", {
		className,
		style
	}, isTwoCNChar(child) ? child.split("").join(SPACE) : child);
	if (isFragment(child)) return /*#__PURE__*/ import_react.createElement("span", {
		className,
		style
	}, child);
	return cloneElement$1(child, (oriProps) => ({
		...oriProps,
		className: clsx(oriProps.className, className) || void 0,
		style: {
			...oriProps.style,
			...style
		}
	}));
}
function spaceChildren(children, needInserted, style, className) {
	let isPrevChildPure = false;
	const childList = [];
	import_react.Children.forEach(children, (child) => {
		const isCurrentChildPure = isString(child) || isNumber(child);
		if (isPrevChildPure && isCurrentChildPure) {
			const lastIndex = childList.length - 1;
			const lastChild = childList[lastIndex];
			childList[lastIndex] = `${lastChild}${child}`;
		} else childList.push(child);
		isPrevChildPure = isCurrentChildPure;
	});
	return import_react.Children.map(childList, (child) => splitCNCharsBySpace(child, needInserted, style, className));
}
[
	"default",
	"primary",
	"danger"
].concat(_toConsumableArray(PresetColors));
// tests/bench/components/node_modules/antd/es/button/IconWrapper.js
var IconWrapper = /*#__PURE__*/ (0, import_react.forwardRef)((props, ref) => {
	const { className, style, children, prefixCls } = props;
	const iconWrapperCls = clsx(`${prefixCls}-icon`, className);
	return /*#__PURE__*/ import_react.createElement("span", {
		ref,
		className: iconWrapperCls,
		style
	}, children);
});
// tests/bench/components/node_modules/antd/es/button/DefaultLoadingIcon.js
var InnerLoadingIcon = /*#__PURE__*/ (0, import_react.forwardRef)((props, ref) => {
	const { prefixCls, className, style, iconClassName } = props;
	const mergedIconCls = clsx(`${prefixCls}-loading-icon`, className);
	return /*#__PURE__*/ import_react.createElement(IconWrapper, {
		prefixCls,
		className: mergedIconCls,
		style,
		ref
	}, /*#__PURE__*/ import_react.createElement(RefIcon$8, { className: iconClassName }));
});
var getCollapsedWidth = () => ({
	width: 0,
	opacity: 0,
	transform: "scale(0)"
});
var getRealWidth = (node) => ({
	width: node.scrollWidth,
	opacity: 1,
	transform: "scale(1)"
});
var DefaultLoadingIcon = (props) => {
	const { prefixCls, loading, existIcon, className, style, mount } = props;
	const visible = !!loading;
	if (existIcon) return /*#__PURE__*/ import_react.createElement(InnerLoadingIcon, {
		prefixCls,
		className,
		style
	});
	return /*#__PURE__*/ import_react.createElement(es_default$7, {
		visible,
		motionName: `${prefixCls}-loading-icon-motion`,
		motionAppear: !mount,
		motionEnter: !mount,
		motionLeave: !mount,
		removeOnLeave: true,
		onAppearStart: getCollapsedWidth,
		onAppearActive: getRealWidth,
		onEnterStart: getCollapsedWidth,
		onEnterActive: getRealWidth,
		onLeaveStart: getRealWidth,
		onLeaveActive: getCollapsedWidth
	}, ({ className: motionCls, style: motionStyle }, ref) => {
		const mergedStyle = {
			...style,
			...motionStyle
		};
		return /*#__PURE__*/ import_react.createElement(InnerLoadingIcon, {
			prefixCls,
			className: clsx(className, motionCls),
			style: mergedStyle,
			ref
		});
	});
};
// tests/bench/components/node_modules/antd/es/style/motion/collapse.js
var genCollapseMotion = (token) => {
	const { componentCls, antCls, motionDurationMid, motionEaseInOut } = token;
	return { [componentCls]: { [`${antCls}-motion-collapse`]: {
		overflow: "hidden",
		transition: `${["height", "opacity"].map((prop) => `${prop} ${motionDurationMid} ${motionEaseInOut}`).join(", ")} !important`
	} } };
};
// tests/bench/components/node_modules/antd/es/style/motion/motion.js
var initMotionCommon = (duration) => ({
	animationDuration: duration,
	animationFillMode: "both"
});
var initMotion = (motionCls, inKeyframes, outKeyframes, duration, sameLevel = false) => {
	const sameLevelPrefix = sameLevel ? "&" : "";
	return {
		[`
      ${sameLevelPrefix}${motionCls}-enter,
      ${sameLevelPrefix}${motionCls}-appear
    `]: {
			...initMotionCommon(duration),
			animationPlayState: "paused"
		},
		[`${sameLevelPrefix}${motionCls}-leave`]: {
			...initMotionCommon(duration),
			animationPlayState: "paused"
		},
		[`
      ${sameLevelPrefix}${motionCls}-enter${motionCls}-enter-active,
      ${sameLevelPrefix}${motionCls}-appear${motionCls}-appear-active
    `]: {
			animationName: inKeyframes,
			animationPlayState: "running"
		},
		[`${sameLevelPrefix}${motionCls}-leave${motionCls}-leave-active`]: {
			animationName: outKeyframes,
			animationPlayState: "running",
			pointerEvents: "none"
		}
	};
};
// tests/bench/components/node_modules/antd/es/style/motion/fade.js
var fadeIn = new Keyframe("antFadeIn", {
	"0%": { opacity: 0 },
	"100%": { opacity: 1 }
});
var fadeOut = new Keyframe("antFadeOut", {
	"0%": { opacity: 1 },
	"100%": { opacity: 0 }
});
/**
* Initialize fade motion styles
*
* Generates CSS styles for fade in/out transition animations when elements are shown/hidden.
* Supports enter, appear, and leave animation states.
*
* @param token - Object containing design tokens and CSS class prefix
* @param sameLevel - Controls CSS selector nesting behavior:
*   - `false` (default): Generates descendant selectors like `.ant-fade-enter`, `.ant-fade-appear`
*   - `true`: Generates same-level selectors with `&` prefix like `&.ant-fade-enter`, `&.ant-fade-appear`
*   Use `true` when the motion classes are applied to the same element as the parent selector,
*   Use `false` when the motion classes are applied to child elements
* @returns CSS interpolation object containing fade motion styles
*
* @example
* ```ts
* // For child elements (default behavior)
* const fadeStyles = initFadeMotion(token);
* // Generates: .parent .ant-fade-enter { ... }
*
* // For same element
* const sameLevelFadeStyles = initFadeMotion(token, true);
* // Generates: .parent.ant-fade-enter { ... }
* ```
*/
var initFadeMotion = (token, sameLevel = false) => {
	const { antCls } = token;
	const motionCls = `${antCls}-fade`;
	const sameLevelPrefix = sameLevel ? "&" : "";
	return [initMotion(motionCls, fadeIn, fadeOut, token.motionDurationMid, sameLevel), {
		[`
        ${sameLevelPrefix}${motionCls}-enter,
        ${sameLevelPrefix}${motionCls}-appear
      `]: {
			opacity: 0,
			animationTimingFunction: "linear"
		},
		[`${sameLevelPrefix}${motionCls}-leave`]: { animationTimingFunction: "linear" }
	}];
};
// tests/bench/components/node_modules/antd/es/style/motion/move.js
var moveDownIn = new Keyframe("antMoveDownIn", {
	"0%": {
		transform: "translate3d(0, 100%, 0)",
		transformOrigin: "0 0",
		opacity: 0
	},
	"100%": {
		transform: "translate3d(0, 0, 0)",
		transformOrigin: "0 0",
		opacity: 1
	}
});
var moveDownOut = new Keyframe("antMoveDownOut", {
	"0%": {
		transform: "translate3d(0, 0, 0)",
		transformOrigin: "0 0",
		opacity: 1
	},
	"100%": {
		transform: "translate3d(0, 100%, 0)",
		transformOrigin: "0 0",
		opacity: 0
	}
});
var moveLeftIn = new Keyframe("antMoveLeftIn", {
	"0%": {
		transform: "translate3d(-100%, 0, 0)",
		transformOrigin: "0 0",
		opacity: 0
	},
	"100%": {
		transform: "translate3d(0, 0, 0)",
		transformOrigin: "0 0",
		opacity: 1
	}
});
var moveLeftOut = new Keyframe("antMoveLeftOut", {
	"0%": {
		transform: "translate3d(0, 0, 0)",
		transformOrigin: "0 0",
		opacity: 1
	},
	"100%": {
		transform: "translate3d(-100%, 0, 0)",
		transformOrigin: "0 0",
		opacity: 0
	}
});
var moveRightIn = new Keyframe("antMoveRightIn", {
	"0%": {
		transform: "translate3d(100%, 0, 0)",
		transformOrigin: "0 0",
		opacity: 0
	},
	"100%": {
		transform: "translate3d(0, 0, 0)",
		transformOrigin: "0 0",
		opacity: 1
	}
});
var moveRightOut = new Keyframe("antMoveRightOut", {
	"0%": {
		transform: "translate3d(0, 0, 0)",
		transformOrigin: "0 0",
		opacity: 1
	},
	"100%": {
		transform: "translate3d(100%, 0, 0)",
		transformOrigin: "0 0",
		opacity: 0
	}
});
var moveMotion = {
	"move-up": {
		inKeyframes: new Keyframe("antMoveUpIn", {
			"0%": {
				transform: "translate3d(0, -100%, 0)",
				transformOrigin: "0 0",
				opacity: 0
			},
			"100%": {
				transform: "translate3d(0, 0, 0)",
				transformOrigin: "0 0",
				opacity: 1
			}
		}),
		outKeyframes: new Keyframe("antMoveUpOut", {
			"0%": {
				transform: "translate3d(0, 0, 0)",
				transformOrigin: "0 0",
				opacity: 1
			},
			"100%": {
				transform: "translate3d(0, -100%, 0)",
				transformOrigin: "0 0",
				opacity: 0
			}
		})
	},
	"move-down": {
		inKeyframes: moveDownIn,
		outKeyframes: moveDownOut
	},
	"move-left": {
		inKeyframes: moveLeftIn,
		outKeyframes: moveLeftOut
	},
	"move-right": {
		inKeyframes: moveRightIn,
		outKeyframes: moveRightOut
	}
};
var initMoveMotion = (token, motionName) => {
	const { antCls } = token;
	const motionCls = `${antCls}-${motionName}`;
	const { inKeyframes, outKeyframes } = moveMotion[motionName];
	return [initMotion(motionCls, inKeyframes, outKeyframes, token.motionDurationMid), {
		[`
        ${motionCls}-enter,
        ${motionCls}-appear
      `]: {
			opacity: 0,
			animationTimingFunction: token.motionEaseOutCirc
		},
		[`${motionCls}-leave`]: { animationTimingFunction: token.motionEaseInOutCirc }
	}];
};
// tests/bench/components/node_modules/antd/es/style/motion/slide.js
var slideUpIn = new Keyframe("antSlideUpIn", {
	"0%": {
		transform: "scaleY(0.8)",
		transformOrigin: "0% 0%",
		opacity: 0
	},
	"100%": {
		transform: "scaleY(1)",
		transformOrigin: "0% 0%",
		opacity: 1
	}
});
var slideUpOut = new Keyframe("antSlideUpOut", {
	"0%": {
		transform: "scaleY(1)",
		transformOrigin: "0% 0%",
		opacity: 1
	},
	"100%": {
		transform: "scaleY(0.8)",
		transformOrigin: "0% 0%",
		opacity: 0
	}
});
var slideDownIn = new Keyframe("antSlideDownIn", {
	"0%": {
		transform: "scaleY(0.8)",
		transformOrigin: "100% 100%",
		opacity: 0
	},
	"100%": {
		transform: "scaleY(1)",
		transformOrigin: "100% 100%",
		opacity: 1
	}
});
var slideDownOut = new Keyframe("antSlideDownOut", {
	"0%": {
		transform: "scaleY(1)",
		transformOrigin: "100% 100%",
		opacity: 1
	},
	"100%": {
		transform: "scaleY(0.8)",
		transformOrigin: "100% 100%",
		opacity: 0
	}
});
var slideLeftIn = new Keyframe("antSlideLeftIn", {
	"0%": {
		transform: "scaleX(0.8)",
		transformOrigin: "0% 0%",
		opacity: 0
	},
	"100%": {
		transform: "scaleX(1)",
		transformOrigin: "0% 0%",
		opacity: 1
	}
});
var slideLeftOut = new Keyframe("antSlideLeftOut", {
	"0%": {
		transform: "scaleX(1)",
		transformOrigin: "0% 0%",
		opacity: 1
	},
	"100%": {
		transform: "scaleX(0.8)",
		transformOrigin: "0% 0%",
		opacity: 0
	}
});
var slideRightIn = new Keyframe("antSlideRightIn", {
	"0%": {
		transform: "scaleX(0.8)",
		transformOrigin: "100% 0%",
		opacity: 0
	},
	"100%": {
		transform: "scaleX(1)",
		transformOrigin: "100% 0%",
		opacity: 1
	}
});
var slideRightOut = new Keyframe("antSlideRightOut", {
	"0%": {
		transform: "scaleX(1)",
		transformOrigin: "100% 0%",
		opacity: 1
	},
	"100%": {
		transform: "scaleX(0.8)",
		transformOrigin: "100% 0%",
		opacity: 0
	}
});
var slideMotion = {
	"slide-up": {
		inKeyframes: slideUpIn,
		outKeyframes: slideUpOut
	},
	"slide-down": {
		inKeyframes: slideDownIn,
		outKeyframes: slideDownOut
	},
	"slide-left": {
		inKeyframes: slideLeftIn,
		outKeyframes: slideLeftOut
	},
	"slide-right": {
		inKeyframes: slideRightIn,
		outKeyframes: slideRightOut
	}
};
var initSlideMotion = (token, motionName) => {
	const { antCls } = token;
	const motionCls = `${antCls}-${motionName}`;
	const { inKeyframes, outKeyframes } = slideMotion[motionName];
	return [initMotion(motionCls, inKeyframes, outKeyframes, token.motionDurationMid), {
		[`
      ${motionCls}-enter,
      ${motionCls}-appear
    `]: {
			transform: "scale(0)",
			transformOrigin: "0% 0%",
			opacity: 0,
			animationTimingFunction: token.motionEaseOutQuint,
			"&-prepare": { transform: "scale(1)" }
		},
		[`${motionCls}-leave`]: { animationTimingFunction: token.motionEaseInQuint }
	}];
};
// tests/bench/components/node_modules/antd/es/style/motion/util.js
var genNoMotionStyle = () => {
	return { "@media (prefers-reduced-motion: reduce)": { "&, &::before, &::after": {
		transition: "none",
		animation: "none"
	} } };
};
// tests/bench/components/node_modules/antd/es/style/motion/zoom.js
var zoomIn = new Keyframe("antZoomIn", {
	"0%": {
		transform: "scale(0.2)",
		opacity: 0
	},
	"100%": {
		transform: "scale(1)",
		opacity: 1
	}
});
var zoomOut = new Keyframe("antZoomOut", {
	"0%": { transform: "scale(1)" },
	"100%": {
		transform: "scale(0.2)",
		opacity: 0
	}
});
var zoomBigIn = new Keyframe("antZoomBigIn", {
	"0%": {
		transform: "scale(0.8)",
		opacity: 0
	},
	"100%": {
		transform: "scale(1)",
		opacity: 1
	}
});
var zoomBigOut = new Keyframe("antZoomBigOut", {
	"0%": { transform: "scale(1)" },
	"100%": {
		transform: "scale(0.8)",
		opacity: 0
	}
});
var zoomUpIn = new Keyframe("antZoomUpIn", {
	"0%": {
		transform: "scale(0.8)",
		transformOrigin: "50% 0%",
		opacity: 0
	},
	"100%": {
		transform: "scale(1)",
		transformOrigin: "50% 0%"
	}
});
var zoomUpOut = new Keyframe("antZoomUpOut", {
	"0%": {
		transform: "scale(1)",
		transformOrigin: "50% 0%"
	},
	"100%": {
		transform: "scale(0.8)",
		transformOrigin: "50% 0%",
		opacity: 0
	}
});
var zoomLeftIn = new Keyframe("antZoomLeftIn", {
	"0%": {
		transform: "scale(0.8)",
		transformOrigin: "0% 50%",
		opacity: 0
	},
	"100%": {
		transform: "scale(1)",
		transformOrigin: "0% 50%"
	}
});
var zoomLeftOut = new Keyframe("antZoomLeftOut", {
	"0%": {
		transform: "scale(1)",
		transformOrigin: "0% 50%"
	},
	"100%": {
		transform: "scale(0.8)",
		transformOrigin: "0% 50%",
		opacity: 0
	}
});
var zoomRightIn = new Keyframe("antZoomRightIn", {
	"0%": {
		transform: "scale(0.8)",
		transformOrigin: "100% 50%",
		opacity: 0
	},
	"100%": {
		transform: "scale(1)",
		transformOrigin: "100% 50%"
	}
});
var zoomRightOut = new Keyframe("antZoomRightOut", {
	"0%": {
		transform: "scale(1)",
		transformOrigin: "100% 50%"
	},
	"100%": {
		transform: "scale(0.8)",
		transformOrigin: "100% 50%",
		opacity: 0
	}
});
var zoomDownIn = new Keyframe("antZoomDownIn", {
	"0%": {
		transform: "scale(0.8)",
		transformOrigin: "50% 100%",
		opacity: 0
	},
	"100%": {
		transform: "scale(1)",
		transformOrigin: "50% 100%"
	}
});
var zoomDownOut = new Keyframe("antZoomDownOut", {
	"0%": {
		transform: "scale(1)",
		transformOrigin: "50% 100%"
	},
	"100%": {
		transform: "scale(0.8)",
		transformOrigin: "50% 100%",
		opacity: 0
	}
});
var zoomMotion = {
	zoom: {
		inKeyframes: zoomIn,
		outKeyframes: zoomOut
	},
	"zoom-big": {
		inKeyframes: zoomBigIn,
		outKeyframes: zoomBigOut
	},
	"zoom-big-fast": {
		inKeyframes: zoomBigIn,
		outKeyframes: zoomBigOut
	},
	"zoom-left": {
		inKeyframes: zoomLeftIn,
		outKeyframes: zoomLeftOut
	},
	"zoom-right": {
		inKeyframes: zoomRightIn,
		outKeyframes: zoomRightOut
	},
	"zoom-up": {
		inKeyframes: zoomUpIn,
		outKeyframes: zoomUpOut
	},
	"zoom-down": {
		inKeyframes: zoomDownIn,
		outKeyframes: zoomDownOut
	}
};
var initZoomMotion = (token, motionName) => {
	const { antCls } = token;
	const motionCls = `${antCls}-${motionName}`;
	const { inKeyframes, outKeyframes } = zoomMotion[motionName];
	return [initMotion(motionCls, inKeyframes, outKeyframes, motionName === "zoom-big-fast" ? token.motionDurationFast : token.motionDurationMid), {
		[`
        ${motionCls}-enter,
        ${motionCls}-appear
      `]: {
			transform: "scale(0)",
			opacity: 0,
			animationTimingFunction: token.motionEaseOutCirc,
			"&-prepare": { transform: "none" }
		},
		[`${motionCls}-leave`]: { animationTimingFunction: token.motionEaseInOutCirc }
	}];
};
// tests/bench/components/node_modules/antd/es/button/style/group.js
var genButtonBorderStyle = (buttonTypeCls, borderColor) => ({ [`> span, > ${buttonTypeCls}`]: {
	"&:not(:last-child)": { [`&, & > ${buttonTypeCls}`]: { "&:not(:disabled)": { borderInlineEndColor: borderColor } } },
	"&:not(:first-child)": { [`&, & > ${buttonTypeCls}`]: { "&:not(:disabled)": { borderInlineStartColor: borderColor } } }
} });
var genGroupStyle$1 = (token) => {
	const { componentCls, fontSize, lineWidth, groupBorderColor, colorErrorHover } = token;
	return { [`${componentCls}-group`]: [
		{
			position: "relative",
			display: "inline-flex",
			[`> span, > ${componentCls}`]: {
				"&:not(:last-child)": { [`&, & > ${componentCls}`]: {
					borderStartEndRadius: 0,
					borderEndEndRadius: 0
				} },
				"&:not(:first-child)": {
					marginInlineStart: token.calc(lineWidth).mul(-1).equal(),
					[`&, & > ${componentCls}`]: {
						borderStartStartRadius: 0,
						borderEndStartRadius: 0
					}
				}
			},
			[componentCls]: {
				position: "relative",
				zIndex: 1,
				"&:hover, &:focus, &:active": { zIndex: 2 },
				"&[disabled]": { zIndex: 0 }
			},
			[`${componentCls}-icon-only`]: { fontSize }
		},
		genButtonBorderStyle(`${componentCls}-primary`, groupBorderColor),
		genButtonBorderStyle(`${componentCls}-danger`, colorErrorHover)
	] };
};
// tests/bench/components/node_modules/@rc-component/color-picker/es/color.js
var getRoundNumber = (value) => Math.round(Number(value || 0));
var convertHsb2Hsv = (color) => {
	if (color instanceof FastColor) return color;
	if (color && typeof color === "object" && "h" in color && "b" in color) {
		const { b, ...resets } = color;
		return {
			...resets,
			v: b
		};
	}
	if (typeof color === "string" && /hsb/.test(color)) return color.replace(/hsb/, "hsv");
	return color;
};
var Color = class extends FastColor {
	constructor(color) {
		super(convertHsb2Hsv(color));
	}
	toHsbString() {
		const hsb = this.toHsb();
		const saturation = getRoundNumber(hsb.s * 100);
		const lightness = getRoundNumber(hsb.b * 100);
		const hue = getRoundNumber(hsb.h);
		const alpha = hsb.a;
		const hsbString = `hsb(${hue}, ${saturation}%, ${lightness}%)`;
		const hsbaString = `hsba(${hue}, ${saturation}%, ${lightness}%, ${alpha.toFixed(alpha === 0 ? 0 : 2)})`;
		return alpha === 1 ? hsbString : hsbaString;
	}
	toHsb() {
		const { v, ...resets } = this.toHsv();
		return {
			...resets,
			b: v,
			a: this.a
		};
	}
};
// tests/bench/components/node_modules/@rc-component/color-picker/es/util.js
var generateColor$1 = (color) => {
	if (color instanceof Color) return color;
	return new Color(color);
};
generateColor$1("#1677ff");
// tests/bench/components/node_modules/antd/es/color-picker/color.js
var toHexFormat = (value, alpha) => value?.replace(/[^0-9a-f]/gi, "").slice(0, alpha ? 8 : 6) || "";
var getHex = (value, alpha) => value ? toHexFormat(value, alpha) : "";
var AggregationColor = /*#__PURE__*/ function() {
	function AggregationColor(color) {
		_classCallCheck(this, AggregationColor);
		this.cleared = false;
		if (color instanceof AggregationColor) {
			this.metaColor = color.metaColor.clone();
			this.colors = color.colors?.map((info) => ({
				color: new AggregationColor(info.color),
				percent: info.percent
			}));
			this.cleared = color.cleared;
			return;
		}
		const isArray = Array.isArray(color);
		if (isArray && color.length) {
			this.colors = color.map(({ color: c, percent }) => ({
				color: new AggregationColor(c),
				percent
			}));
			this.metaColor = new Color(this.colors[0].color.metaColor);
		} else this.metaColor = new Color(isArray ? "" : color);
		if (!color || isArray && !this.colors) {
			this.metaColor = this.metaColor.setA(0);
			this.cleared = true;
		}
	}
	return _createClass(AggregationColor, [
		{
			key: "toHsb",
			value: function toHsb() {
				return this.metaColor.toHsb();
			}
		},
		{
			key: "toHsbString",
			value: function toHsbString() {
				return this.metaColor.toHsbString();
			}
		},
		{
			key: "toHex",
			value: function toHex() {
				return getHex(this.toHexString(), this.metaColor.a < 1);
			}
		},
		{
			key: "toHexString",
			value: function toHexString() {
				return this.metaColor.toHexString();
			}
		},
		{
			key: "toRgb",
			value: function toRgb() {
				return this.metaColor.toRgb();
			}
		},
		{
			key: "toRgbString",
			value: function toRgbString() {
				return this.metaColor.toRgbString();
			}
		},
		{
			key: "isGradient",
			value: function isGradient() {
				return !!this.colors && !this.cleared;
			}
		},
		{
			key: "getColors",
			value: function getColors() {
				return this.colors || [{
					color: this,
					percent: 0
				}];
			}
		},
		{
			key: "toCssString",
			value: function toCssString() {
				const { colors } = this;
				if (colors) return `linear-gradient(90deg, ${colors.map((c) => `${c.color.toRgbString()} ${c.percent}%`).join(", ")})`;
				return this.metaColor.toRgbString();
			}
		},
		{
			key: "equals",
			value: function equals(color) {
				if (!color || this.isGradient() !== color.isGradient()) return false;
				if (!this.isGradient()) return this.toHexString() === color.toHexString();
				return this.colors.length === color.colors.length && this.colors.every((c, i) => {
					const target = color.colors[i];
					return c.percent === target.percent && c.color.equals(target.color);
				});
			}
		}
	]);
}();
// tests/bench/components/node_modules/@ant-design/icons-svg/es/asn/RightOutlined.js
var RightOutlined$1 = {
	"icon": {
		"tag": "svg",
		"attrs": {
			"viewBox": "64 64 896 896",
			"focusable": "false"
		},
		"children": [{
			"tag": "path",
			"attrs": { "d": "M765.7 486.8L314.9 134.7A7.97 7.97 0 00302 141v77.3c0 4.9 2.3 9.6 6.1 12.6l360 281.1-360 281.1c-3.9 3-6.1 7.7-6.1 12.6V883c0 6.7 7.7 10.4 12.9 6.3l450.8-352.1a31.96 31.96 0 000-50.4z" }
		}]
	},
	"name": "right",
	"theme": "outlined"
};
// tests/bench/components/node_modules/@ant-design/icons/es/icons/RightOutlined.js
function _extends$30() {
	_extends$30 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$30.apply(this, arguments);
}
var RightOutlined = (props, ref) => /*#__PURE__*/ import_react.createElement(Icon$1, _extends$30({}, props, {
	ref,
	icon: RightOutlined$1
}));
/**![right](data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iNTAiIGhlaWdodD0iNTAiIGZpbGw9IiNjYWNhY2EiIHZpZXdCb3g9IjY0IDY0IDg5NiA4OTYiIGZvY3VzYWJsZT0iZmFsc2UiIHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2ZyI+PHBhdGggZD0iTTc2NS43IDQ4Ni44TDMxNC45IDEzNC43QTcuOTcgNy45NyAwIDAwMzAyIDE0MXY3Ny4zYzAgNC45IDIuMyA5LjYgNi4xIDEyLjZsMzYwIDI4MS4xLTM2MCAyODEuMWMtMy45IDMtNi4xIDcuNy02LjEgMTIuNlY4ODNjMCA2LjcgNy43IDEwLjQgMTIuOSA2LjNsNDUwLjgtMzUyLjFhMzEuOTYgMzEuOTYgMCAwMDAtNTAuNHoiIC8+PC9zdmc+) */
var RefIcon$7 = /*#__PURE__*/ import_react.forwardRef(RightOutlined);
// tests/bench/components/node_modules/antd/es/color-picker/util.js
var generateColor = (color) => {
	if (color instanceof AggregationColor) return color;
	return new AggregationColor(color);
};
// tests/bench/components/node_modules/antd/es/color-picker/components/ColorPresets.js
var isBright = (value, bgColorToken) => {
	const { r, g, b, a } = value.toRgb();
	const hsv = new Color(value.toRgbString()).onBackground(bgColorToken).toHsv();
	if (a <= .5) return hsv.v > .5;
	return r * .299 + g * .587 + b * .114 > 192;
};
// tests/bench/components/node_modules/antd/es/button/style/token.js
var prepareToken$2 = (token) => {
	const { paddingInline, onlyIconSize, borderColorDisabled } = token;
	return merge(token, {
		buttonPaddingHorizontal: paddingInline,
		buttonPaddingVertical: 0,
		buttonIconOnlyFontSize: onlyIconSize,
		colorBorderDisabled: borderColorDisabled
	});
};
var prepareComponentToken$9 = (token) => {
	const contentFontSize = token.contentFontSize ?? token.fontSize;
	const contentFontSizeSM = token.contentFontSizeSM ?? token.fontSize;
	const contentFontSizeLG = token.contentFontSizeLG ?? token.fontSizeLG;
	const contentLineHeight = token.contentLineHeight ?? getLineHeight(contentFontSize);
	const contentLineHeightSM = token.contentLineHeightSM ?? getLineHeight(contentFontSizeSM);
	const contentLineHeightLG = token.contentLineHeightLG ?? getLineHeight(contentFontSizeLG);
	const solidTextColor = isBright(new AggregationColor(token.colorBgSolid), "#fff") ? "#000" : "#fff";
	const shadowColorTokens = PresetColors.reduce((prev, colorKey) => ({
		...prev,
		[`${colorKey}ShadowColor`]: `0 ${unit$1(token.controlOutlineWidth)} 0 ${getAlphaColor(token[`${colorKey}1`], token.colorBgContainer)}`
	}), {});
	const defaultBgDisabled = token.colorBgContainerDisabled;
	const dashedBgDisabled = token.colorBgContainerDisabled;
	return {
		...shadowColorTokens,
		fontWeight: 400,
		iconGap: token.marginXS,
		defaultShadow: `0 ${token.controlOutlineWidth}px 0 ${token.controlTmpOutline}`,
		primaryShadow: `0 ${token.controlOutlineWidth}px 0 ${token.controlOutline}`,
		dangerShadow: `0 ${token.controlOutlineWidth}px 0 ${token.colorErrorOutline}`,
		primaryColor: token.colorTextLightSolid,
		dangerColor: token.colorTextLightSolid,
		borderColorDisabled: token.colorBorderDisabled,
		defaultGhostColor: token.colorBgContainer,
		ghostBg: "transparent",
		defaultGhostBorderColor: token.colorBgContainer,
		paddingInline: token.paddingContentHorizontal - token.lineWidth,
		paddingInlineLG: token.paddingContentHorizontal - token.lineWidth,
		paddingInlineSM: 8 - token.lineWidth,
		onlyIconSize: "inherit",
		onlyIconSizeSM: "inherit",
		onlyIconSizeLG: "inherit",
		groupBorderColor: token.colorPrimaryHover,
		linkHoverBg: "transparent",
		textTextColor: token.colorText,
		textTextHoverColor: token.colorText,
		textTextActiveColor: token.colorText,
		textHoverBg: token.colorFillTertiary,
		defaultColor: token.colorText,
		defaultBg: token.colorBgContainer,
		defaultBorderColor: token.colorBorder,
		defaultBorderColorDisabled: token.colorBorder,
		defaultHoverBg: token.colorBgContainer,
		defaultHoverColor: token.colorPrimaryHover,
		defaultHoverBorderColor: token.colorPrimaryHover,
		defaultActiveBg: token.colorBgContainer,
		defaultActiveColor: token.colorPrimaryActive,
		defaultActiveBorderColor: token.colorPrimaryActive,
		solidTextColor,
		contentFontSize,
		contentFontSizeSM,
		contentFontSizeLG,
		contentLineHeight,
		contentLineHeightSM,
		contentLineHeightLG,
		paddingBlock: Math.max((token.controlHeight - contentFontSize * contentLineHeight) / 2 - token.lineWidth, 0),
		paddingBlockSM: Math.max((token.controlHeightSM - contentFontSizeSM * contentLineHeightSM) / 2 - token.lineWidth, 0),
		paddingBlockLG: Math.max((token.controlHeightLG - contentFontSizeLG * contentLineHeightLG) / 2 - token.lineWidth, 0),
		defaultBgDisabled,
		dashedBgDisabled
	};
};
// tests/bench/components/node_modules/antd/es/button/style/variant.js
var genVariantStyle = (token) => {
	const { componentCls, antCls, lineWidth, lineType } = token;
	const [varName, varRef] = genCssVar(antCls, "btn");
	return { [componentCls]: [
		{
			[varName("border-width")]: lineWidth,
			[varName("border-color")]: "#000",
			[varName("border-color-hover")]: varRef("border-color"),
			[varName("border-color-active")]: varRef("border-color"),
			[varName("border-color-disabled")]: varRef("border-color"),
			[varName("border-style")]: lineType,
			[varName("text-color")]: "#000",
			[varName("text-color-hover")]: varRef("text-color"),
			[varName("text-color-active")]: varRef("text-color"),
			[varName("text-color-disabled")]: varRef("text-color"),
			[varName("bg-color")]: "#ddd",
			[varName("bg-color-hover")]: varRef("bg-color"),
			[varName("bg-color-active")]: varRef("bg-color"),
			[varName("bg-color-disabled")]: token.colorBgContainerDisabled,
			[varName("bg-color-container")]: token.colorBgContainer,
			[varName("shadow")]: "none"
		},
		{
			border: [
				varRef("border-width"),
				varRef("border-style"),
				varRef("border-color")
			].join(" "),
			color: varRef("text-color"),
			backgroundColor: varRef("bg-color"),
			[`&:not(:disabled):not(${componentCls}-disabled)`]: {
				"&:hover": {
					border: [
						varRef("border-width"),
						varRef("border-style"),
						varRef("border-color-hover")
					].join(" "),
					color: varRef("text-color-hover"),
					backgroundColor: varRef("bg-color-hover")
				},
				"&:active": {
					border: [
						varRef("border-width"),
						varRef("border-style"),
						varRef("border-color-active")
					].join(" "),
					color: varRef("text-color-active"),
					backgroundColor: varRef("bg-color-active")
				}
			}
		},
		{
			[`&${componentCls}-variant-solid`]: {
				[varName("solid-bg-color")]: varRef("color-base"),
				[varName("solid-bg-color-hover")]: varRef("color-hover"),
				[varName("solid-bg-color-active")]: varRef("color-active"),
				[varName("border-color")]: "transparent",
				[varName("text-color")]: token.colorTextLightSolid,
				[varName("bg-color")]: varRef("solid-bg-color"),
				[varName("bg-color-hover")]: varRef("solid-bg-color-hover"),
				[varName("bg-color-active")]: varRef("solid-bg-color-active"),
				boxShadow: varRef("shadow")
			},
			[`&${componentCls}-variant-outlined, &${componentCls}-variant-dashed`]: {
				[varName("border-color")]: varRef("color-base"),
				[varName("border-color-hover")]: varRef("color-hover"),
				[varName("border-color-active")]: varRef("color-active"),
				[varName("bg-color")]: varRef("bg-color-container"),
				[varName("text-color")]: varRef("color-base"),
				[varName("text-color-hover")]: varRef("color-hover"),
				[varName("text-color-active")]: varRef("color-active"),
				boxShadow: varRef("shadow")
			},
			[`&${componentCls}-variant-dashed`]: {
				[varName("border-style")]: "dashed",
				[varName("bg-color-disabled")]: token.dashedBgDisabled
			},
			[`&${componentCls}-variant-filled`]: {
				[varName("border-color")]: "transparent",
				[varName("text-color")]: varRef("color-base"),
				[varName("bg-color")]: varRef("color-light"),
				[varName("bg-color-hover")]: varRef("color-light-hover"),
				[varName("bg-color-active")]: varRef("color-light-active")
			},
			[`&${componentCls}-variant-text, &${componentCls}-variant-link`]: {
				[varName("border-color")]: "transparent",
				[varName("text-color")]: varRef("color-base"),
				[varName("text-color-hover")]: varRef("color-hover"),
				[varName("text-color-active")]: varRef("color-active"),
				[varName("bg-color")]: "transparent",
				[varName("bg-color-hover")]: "transparent",
				[varName("bg-color-active")]: "transparent",
				[`&:disabled, &${token.componentCls}-disabled`]: {
					background: "transparent",
					borderColor: "transparent"
				}
			},
			[`&${componentCls}-variant-text`]: {
				[varName("bg-color-hover")]: varRef("color-light"),
				[varName("bg-color-active")]: varRef("color-light-active")
			}
		},
		{
			[`&${componentCls}-variant-link`]: {
				[varName("color-base")]: token.colorLink,
				[varName("color-hover")]: token.colorLinkHover,
				[varName("color-active")]: token.colorLinkActive,
				[varName("bg-color-hover")]: token.linkHoverBg
			},
			[`&${componentCls}-color-primary`]: {
				[varName("color-base")]: token.colorPrimary,
				[varName("color-hover")]: token.colorPrimaryHover,
				[varName("color-active")]: token.colorPrimaryActive,
				[varName("color-light")]: token.colorPrimaryBg,
				[varName("color-light-hover")]: token.colorPrimaryBgHover,
				[varName("color-light-active")]: token.colorPrimaryBorder,
				[varName("shadow")]: token.primaryShadow,
				[`&${componentCls}-variant-solid`]: {
					[varName("text-color")]: token.primaryColor,
					[varName("text-color-hover")]: varRef("text-color"),
					[varName("text-color-active")]: varRef("text-color")
				}
			},
			[`&${componentCls}-color-dangerous`]: {
				[varName("color-base")]: token.colorError,
				[varName("color-hover")]: token.colorErrorHover,
				[varName("color-active")]: token.colorErrorActive,
				[varName("color-light")]: token.colorErrorBg,
				[varName("color-light-hover")]: token.colorErrorBgFilledHover,
				[varName("color-light-active")]: token.colorErrorBgActive,
				[varName("shadow")]: token.dangerShadow,
				[`&${componentCls}-variant-solid`]: {
					[varName("text-color")]: token.dangerColor,
					[varName("text-color-hover")]: varRef("text-color"),
					[varName("text-color-active")]: varRef("text-color")
				}
			},
			[`&${componentCls}-color-default`]: {
				[varName("solid-bg-color")]: token.colorBgSolid,
				[varName("solid-bg-color-hover")]: token.colorBgSolidHover,
				[varName("solid-bg-color-active")]: token.colorBgSolidActive,
				[varName("color-base")]: token.defaultBorderColor,
				[varName("color-hover")]: token.defaultHoverBorderColor,
				[varName("color-active")]: token.defaultActiveBorderColor,
				[varName("color-light")]: token.colorFillTertiary,
				[varName("color-light-hover")]: token.colorFillSecondary,
				[varName("color-light-active")]: token.colorFill,
				[varName("text-color")]: token.defaultColor,
				[varName("text-color-hover")]: token.defaultHoverColor,
				[varName("text-color-active")]: token.defaultActiveColor,
				[varName("shadow")]: token.defaultShadow,
				[`&${componentCls}-variant-outlined`]: { [varName("bg-color-disabled")]: token.defaultBgDisabled },
				[`&${componentCls}-variant-solid`]: {
					[varName("text-color")]: token.solidTextColor,
					[varName("text-color-hover")]: varRef("text-color"),
					[varName("text-color-active")]: varRef("text-color")
				},
				[`&${componentCls}-variant-filled, &${componentCls}-variant-text`]: {
					[varName("text-color-hover")]: varRef("text-color"),
					[varName("text-color-active")]: varRef("text-color")
				},
				[`&${componentCls}-variant-outlined, &${componentCls}-variant-dashed`]: {
					[varName("text-color")]: token.defaultColor,
					[varName("text-color-hover")]: token.defaultHoverColor,
					[varName("text-color-active")]: token.defaultActiveColor,
					[varName("bg-color-container")]: token.defaultBg,
					[varName("bg-color-hover")]: token.defaultHoverBg,
					[varName("bg-color-active")]: token.defaultActiveBg
				},
				[`&${componentCls}-variant-text`]: {
					[varName("text-color")]: token.textTextColor,
					[varName("text-color-hover")]: token.textTextHoverColor,
					[varName("text-color-active")]: token.textTextActiveColor,
					[varName("bg-color-hover")]: token.textHoverBg
				},
				[`&${componentCls}-background-ghost`]: { [`&${componentCls}-variant-outlined, &${componentCls}-variant-dashed`]: {
					[varName("text-color")]: token.defaultGhostColor,
					[varName("border-color")]: token.defaultGhostBorderColor
				} }
			}
		},
		PresetColors.map((colorKey) => {
			const darkColor = token[`${colorKey}6`];
			const lightColor = token[`${colorKey}1`];
			const hoverColor = token[`${colorKey}Hover`];
			const lightHoverColor = token[`${colorKey}2`];
			const lightActiveColor = token[`${colorKey}3`];
			const activeColor = token[`${colorKey}Active`];
			const shadowColor = token[`${colorKey}ShadowColor`];
			return { [`&${componentCls}-color-${colorKey}`]: {
				[varName("color-base")]: darkColor,
				[varName("color-hover")]: hoverColor,
				[varName("color-active")]: activeColor,
				[varName("color-light")]: lightColor,
				[varName("color-light-hover")]: lightHoverColor,
				[varName("color-light-active")]: lightActiveColor,
				[varName("shadow")]: shadowColor
			} };
		}),
		{ [`&:disabled, &${token.componentCls}-disabled`]: {
			cursor: "not-allowed",
			borderColor: token.colorBorderDisabled,
			background: varRef("bg-color-disabled"),
			color: token.colorTextDisabled,
			boxShadow: "none"
		} },
		{ [`&${componentCls}-background-ghost`]: {
			[varName("bg-color")]: token.ghostBg,
			[varName("bg-color-hover")]: token.ghostBg,
			[varName("bg-color-active")]: token.ghostBg,
			[varName("shadow")]: "none",
			[`&${componentCls}-variant-outlined, &${componentCls}-variant-dashed`]: {
				[varName("bg-color-hover")]: token.ghostBg,
				[varName("bg-color-active")]: token.ghostBg
			}
		} }
	] };
};
// tests/bench/components/node_modules/antd/es/button/style/index.js
var genSharedButtonStyle = (token) => {
	const { componentCls, iconCls, fontWeight, opacityLoading, motionDurationSlow, motionEaseInOut, iconGap, calc } = token;
	return { [componentCls]: {
		outline: "none",
		position: "relative",
		display: "inline-flex",
		gap: iconGap,
		alignItems: "center",
		justifyContent: "center",
		fontWeight,
		whiteSpace: "nowrap",
		textAlign: "center",
		backgroundImage: "none",
		cursor: "pointer",
		transition: `all ${token.motionDurationMid} ${token.motionEaseInOut}`,
		userSelect: "none",
		touchAction: "manipulation",
		...genNoMotionStyle(),
		"&:disabled > *": { pointerEvents: "none" },
		[`${componentCls}-icon > svg`]: resetIcon(),
		[`${componentCls}-icon`]: {
			display: "inline-flex",
			alignItems: "center",
			[iconCls]: {
				verticalAlign: "middle",
				"&:before": {
					content: "\"\\a0\"",
					display: "inline-block",
					width: 0
				}
			}
		},
		"> a": { color: "currentColor" },
		"&:not(:disabled)": genFocusStyle(token),
		[`&${componentCls}-two-chinese-chars::first-letter`]: { letterSpacing: "0.34em" },
		[`&${componentCls}-two-chinese-chars > *:not(${iconCls})`]: {
			marginInlineEnd: "-0.34em",
			letterSpacing: "0.34em"
		},
		[`&${componentCls}-icon-only`]: {
			paddingInline: 0,
			[`&${componentCls}-compact-item`]: { flex: "none" }
		},
		[`&${componentCls}-loading`]: {
			opacity: opacityLoading,
			cursor: "default"
		},
		[`${componentCls}-loading-icon`]: { transition: [
			"width",
			"opacity",
			"margin"
		].map((prop) => `${prop} ${motionDurationSlow} ${motionEaseInOut}`).join(",") },
		[`&:not(${componentCls}-icon-end)`]: { [`${componentCls}-loading-icon-motion`]: {
			"&-appear-start, &-enter-start, &-appear-prepare, &-enter-prepare": {
				marginInlineEnd: calc(iconGap).mul(-1).equal(),
				opacity: 0
			},
			"&-appear-active, &-enter-active": { marginInlineEnd: 0 },
			"&-leave-start": { marginInlineEnd: 0 },
			"&-leave-active": { marginInlineEnd: calc(iconGap).mul(-1).equal() }
		} },
		"&-icon-end": {
			flexDirection: "row-reverse",
			[`${componentCls}-loading-icon-motion`]: {
				"&-appear-start, &-enter-start, &-appear-prepare, &-enter-prepare": {
					marginInlineStart: calc(iconGap).mul(-1).equal(),
					opacity: 0
				},
				"&-appear-active, &-enter-active": { marginInlineStart: 0 },
				"&-leave-start": { marginInlineStart: 0 },
				"&-leave-active": { marginInlineStart: calc(iconGap).mul(-1).equal() }
			}
		}
	} };
};
var genCircleButtonStyle = (token) => ({
	minWidth: token.controlHeight,
	paddingInline: 0,
	borderRadius: "50%"
});
var genButtonStyle = (token, prefixCls = "") => {
	const { componentCls, controlHeight, fontSize, borderRadius, buttonPaddingHorizontal, iconCls, buttonPaddingVertical, buttonIconOnlyFontSize } = token;
	return [
		{ [prefixCls]: {
			fontSize,
			height: controlHeight,
			padding: `${unit$1(buttonPaddingVertical)} ${unit$1(buttonPaddingHorizontal)}`,
			borderRadius,
			[`&${componentCls}-icon-only`]: {
				width: controlHeight,
				[iconCls]: { fontSize: buttonIconOnlyFontSize }
			}
		} },
		{ [`${componentCls}${componentCls}-circle${prefixCls}`]: genCircleButtonStyle(token) },
		{ [`${componentCls}${componentCls}-round${prefixCls}`]: {
			borderRadius: token.controlHeight,
			[`&:not(${componentCls}-icon-only)`]: { paddingInline: token.buttonPaddingHorizontal }
		} }
	];
};
var genSizeBaseButtonStyle = (token) => {
	return genButtonStyle(merge(token, { fontSize: token.contentFontSize }), token.componentCls);
};
var genSizeSmallButtonStyle = (token) => {
	return genButtonStyle(merge(token, {
		controlHeight: token.controlHeightSM,
		fontSize: token.contentFontSizeSM,
		padding: token.paddingXS,
		buttonPaddingHorizontal: token.paddingInlineSM,
		buttonPaddingVertical: 0,
		borderRadius: token.borderRadiusSM,
		buttonIconOnlyFontSize: token.onlyIconSizeSM
	}), `${token.componentCls}-sm`);
};
var genSizeLargeButtonStyle = (token) => {
	return genButtonStyle(merge(token, {
		controlHeight: token.controlHeightLG,
		fontSize: token.contentFontSizeLG,
		buttonPaddingHorizontal: token.paddingInlineLG,
		buttonPaddingVertical: 0,
		borderRadius: token.borderRadiusLG,
		buttonIconOnlyFontSize: token.onlyIconSizeLG
	}), `${token.componentCls}-lg`);
};
var genBlockButtonStyle = (token) => {
	const { componentCls } = token;
	return { [componentCls]: { [`&${componentCls}-block`]: { width: "100%" } } };
};
var style_default$11 = genStyleHooks("Button", (token) => {
	const buttonToken = prepareToken$2(token);
	return [
		genSharedButtonStyle(buttonToken),
		genSizeBaseButtonStyle(buttonToken),
		genSizeSmallButtonStyle(buttonToken),
		genSizeLargeButtonStyle(buttonToken),
		genBlockButtonStyle(buttonToken),
		genVariantStyle(buttonToken),
		genGroupStyle$1(buttonToken)
	];
}, prepareComponentToken$9, { unitless: {
	fontWeight: true,
	contentLineHeight: true,
	contentLineHeightSM: true,
	contentLineHeightLG: true
} });
// tests/bench/components/node_modules/antd/es/style/compact-item.js
function compactItemBorder(token, parentCls, options, prefixCls) {
	const { focusElCls, focus, borderElCls } = options;
	const childCombinator = borderElCls ? "> *" : "";
	const suffix = childCombinator ? ` ${childCombinator}` : "";
	const genEffects = (effects) => effects.filter(Boolean).map((n) => `&:${n}${suffix}`).join(",");
	const hoverEffects = genEffects(["hover", focusElCls ? `hover${focusElCls}` : null]);
	const focusEffects = genEffects([focus ? "focus" : null, "active"]);
	return {
		[`&-item:not(${parentCls}-last-item)`]: { marginInlineEnd: token.calc(token.lineWidth).mul(-1).equal() },
		[`&-item:not(${prefixCls}-status-success)`]: { zIndex: 2 },
		"&-item": {
			[focusEffects]: { zIndex: 3 },
			[hoverEffects]: { zIndex: 4 },
			...focusElCls ? { [`&${focusElCls}`]: { zIndex: 3 } } : {},
			[`&[disabled] ${childCombinator}`]: { zIndex: 0 }
		}
	};
}
function compactItemBorderRadius(prefixCls, parentCls, options) {
	const { borderElCls } = options;
	const childCombinator = borderElCls ? `> ${borderElCls}` : "";
	return {
		[`&-item:not(${parentCls}-first-item):not(${parentCls}-last-item) ${childCombinator}`]: { borderRadius: 0 },
		[`&-item:not(${parentCls}-last-item)${parentCls}-first-item`]: { [`& ${childCombinator}, &${prefixCls}-sm ${childCombinator}, &${prefixCls}-lg ${childCombinator}`]: {
			borderStartEndRadius: 0,
			borderEndEndRadius: 0
		} },
		[`&-item:not(${parentCls}-first-item)${parentCls}-last-item`]: { [`& ${childCombinator}, &${prefixCls}-sm ${childCombinator}, &${prefixCls}-lg ${childCombinator}`]: {
			borderStartStartRadius: 0,
			borderEndStartRadius: 0
		} }
	};
}
function genCompactItemStyle(token, options = { focus: true }) {
	const { componentCls } = token;
	const { componentCls: customizePrefixCls } = options;
	const mergedComponentCls = customizePrefixCls || componentCls;
	const compactCls = `${mergedComponentCls}-compact`;
	return { [compactCls]: {
		...compactItemBorder(token, compactCls, options, mergedComponentCls),
		...compactItemBorderRadius(mergedComponentCls, compactCls, options)
	} };
}
// tests/bench/components/node_modules/antd/es/style/compact-item-vertical.js
function compactItemVerticalBorder(token, parentCls, prefixCls) {
	return {
		[`&-item:not(${parentCls}-last-item)`]: { marginBottom: token.calc(token.lineWidth).mul(-1).equal() },
		[`&-item:not(${prefixCls}-status-success)`]: { zIndex: 2 },
		"&-item": {
			"&:focus,&:active": { zIndex: 3 },
			"&:hover": { zIndex: 4 },
			"&[disabled]": { zIndex: 0 }
		}
	};
}
function compactItemBorderVerticalRadius(prefixCls, parentCls) {
	return {
		[`&-item:not(${parentCls}-first-item):not(${parentCls}-last-item)`]: { borderRadius: 0 },
		[`&-item${parentCls}-first-item:not(${parentCls}-last-item)`]: { [`&, &${prefixCls}-sm, &${prefixCls}-lg`]: {
			borderEndEndRadius: 0,
			borderEndStartRadius: 0
		} },
		[`&-item${parentCls}-last-item:not(${parentCls}-first-item)`]: { [`&, &${prefixCls}-sm, &${prefixCls}-lg`]: {
			borderStartStartRadius: 0,
			borderStartEndRadius: 0
		} }
	};
}
function genCompactItemVerticalStyle(token) {
	const compactCls = `${token.componentCls}-compact-vertical`;
	return { [compactCls]: {
		...compactItemVerticalBorder(token, compactCls, token.componentCls),
		...compactItemBorderVerticalRadius(token.componentCls, compactCls)
	} };
}
// tests/bench/components/node_modules/antd/es/button/style/compact.js
var genButtonCompactStyle = (token) => {
	const { antCls, componentCls, lineWidth, calc, colorBgContainer } = token;
	const solidSelector = `${componentCls}-variant-solid:not([disabled])`;
	const insetOffset = calc(lineWidth).mul(-1).equal();
	const [varName, varRef] = genCssVar(antCls, "btn");
	const getCompactBorderStyle = (vertical) => {
		return { [`${componentCls}-compact${vertical ? "-vertical" : ""}-item`]: {
			[varName("compact-connect-border-color")]: varRef("bg-color-hover"),
			[`&${solidSelector}`]: {
				transition: `none`,
				[`& + ${solidSelector}:before`]: [{
					position: "absolute",
					backgroundColor: varRef("compact-connect-border-color"),
					content: "\"\""
				}, vertical ? {
					top: insetOffset,
					insetInline: insetOffset,
					height: lineWidth
				} : {
					insetBlock: insetOffset,
					insetInlineStart: insetOffset,
					width: lineWidth
				}],
				"&:hover:before": { display: "none" }
			}
		} };
	};
	return [
		getCompactBorderStyle(),
		getCompactBorderStyle(true),
		{ [`${solidSelector}${componentCls}-color-default`]: { [varName("compact-connect-border-color")]: `color-mix(in srgb, ${varRef("bg-color-hover")} 75%, ${colorBgContainer})` } }
	];
};
var compact_default = genSubStyleComponent(["Button", "compact"], (token) => {
	const buttonToken = prepareToken$2(token);
	return [
		genCompactItemStyle(buttonToken),
		genCompactItemVerticalStyle(buttonToken),
		genButtonCompactStyle(buttonToken)
	];
}, prepareComponentToken$9);
// tests/bench/components/node_modules/antd/es/button/Button.js
function getLoadingConfig(loading) {
	if (isPlainObject(loading)) {
		let delay = loading?.delay;
		delay = isNumber(delay) ? delay : 0;
		return {
			loading: delay <= 0,
			delay
		};
	}
	return {
		loading: !!loading,
		delay: 0
	};
}
var ButtonTypeMap = {
	default: ["default", "outlined"],
	primary: ["primary", "solid"],
	dashed: ["default", "dashed"],
	link: ["link", "link"],
	text: ["default", "text"]
};
var Button = /* @__PURE__ */ import_react.forwardRef((props, ref) => {
	const { _skipSemantic, loading = false, prefixCls: customizePrefixCls, color, variant, type, danger = false, shape: customizeShape, size: customizeSize, disabled: customDisabled, className, rootClassName, children, icon, iconPosition, iconPlacement, ghost = false, block = false, htmlType = "button", classNames, styles, style, autoInsertSpace, autoFocus, ...rest } = props;
	const childNodes = toArray$2(children);
	const mergedType = type || "default";
	const { getPrefixCls, direction, autoInsertSpace: contextAutoInsertSpace, className: contextClassName, style: contextStyle, classNames: contextClassNames, styles: contextStyles, loadingIcon: contextLoadingIcon, shape: contextShape, color: contextColor, variant: contextVariant } = useComponentConfig("button");
	const mergedShape = customizeShape || contextShape || "default";
	const [parsedColor, parsedVariant] = (0, import_react.useMemo)(() => {
		if (color && variant) return [color, variant];
		if (type || danger) {
			const colorVariantPair = ButtonTypeMap[mergedType] || [];
			if (danger) return ["danger", colorVariantPair[1]];
			return colorVariantPair;
		}
		if (variant === "solid") return ["primary", variant];
		if (contextColor && contextVariant) return [contextColor, contextVariant];
		if (contextVariant === "solid") return ["primary", contextVariant];
		return ["default", "outlined"];
	}, [
		color,
		variant,
		type,
		danger,
		contextColor,
		contextVariant,
		mergedType
	]);
	const [mergedColor, mergedVariant] = (0, import_react.useMemo)(() => {
		if (ghost && parsedVariant === "solid") return [parsedColor, "outlined"];
		return [parsedColor, parsedVariant];
	}, [
		parsedColor,
		parsedVariant,
		ghost
	]);
	const isDanger = mergedColor === "danger";
	const mergedColorText = isDanger ? "dangerous" : mergedColor;
	const mergedInsertSpace = autoInsertSpace ?? contextAutoInsertSpace ?? true;
	const prefixCls = getPrefixCls("btn", customizePrefixCls);
	const [hashId, cssVarCls] = style_default$11(prefixCls);
	const disabled = (0, import_react.useContext)(DisabledContext);
	const mergedDisabled = customDisabled ?? disabled;
	const groupSize = (0, import_react.useContext)(GroupSizeContext);
	const loadingOrDelay = (0, import_react.useMemo)(() => getLoadingConfig(loading), [loading]);
	const [innerLoading, setInnerLoading] = useDelayState(loadingOrDelay.loading);
	const [hasTwoCNChar, setHasTwoCNChar] = (0, import_react.useState)(false);
	const buttonRef = (0, import_react.useRef)(null);
	const mergedRef = useComposeRef(ref, buttonRef);
	const needInserted = childNodes.length === 1 && !icon && !isUnBorderedButtonVariant(mergedVariant);
	const isMountRef = (0, import_react.useRef)(true);
	import_react.useEffect(() => {
		isMountRef.current = false;
		return () => {
			isMountRef.current = true;
		};
	}, []);
	useLayoutEffect$1(() => {
		if (loadingOrDelay.delay > 0) setInnerLoading(true, { ms: loadingOrDelay.delay });
		else setInnerLoading(loadingOrDelay.loading, true);
	}, [loadingOrDelay.delay, loadingOrDelay.loading]);
	(0, import_react.useEffect)(() => {
		if (!buttonRef.current || !mergedInsertSpace) return;
		const buttonText = buttonRef.current.textContent || "";
		if (needInserted && isTwoCNChar(buttonText)) {
			if (!hasTwoCNChar) setHasTwoCNChar(true);
		} else if (hasTwoCNChar) setHasTwoCNChar(false);
	});
	(0, import_react.useEffect)(() => {
		if (autoFocus) buttonRef.current?.focus();
	}, []);
	const handleClick = import_react.useCallback((e) => {
		if (innerLoading || mergedDisabled) {
			e.preventDefault();
			return;
		}
		props.onClick?.("href" in props ? e : e);
	}, [
		props.onClick,
		innerLoading,
		mergedDisabled
	]);
	const { compactSize, compactItemClassnames } = useCompactItemContext(prefixCls, direction);
	const sizeFullName = useSize((ctxSize) => customizeSize ?? compactSize ?? groupSize ?? ctxSize);
	const iconType = innerLoading ? "loading" : icon;
	const mergedIconPlacement = iconPlacement ?? iconPosition ?? "start";
	const linkButtonRestProps = omit(rest, ["navigate"]);
	const mergedProps = {
		...props,
		type: mergedType,
		color: mergedColor,
		variant: mergedVariant,
		danger: isDanger,
		shape: mergedShape,
		size: sizeFullName,
		disabled: mergedDisabled,
		loading: innerLoading,
		iconPlacement: mergedIconPlacement
	};
	const contextStyleRoot = useSemanticRootStyle(contextStyle);
	const styleRoot = useSemanticRootStyle(style);
	const [mergedClassNames, mergedStyles] = useMergeSemantic([_skipSemantic ? void 0 : contextClassNames, classNames], [
		_skipSemantic ? void 0 : contextStyles,
		contextStyleRoot,
		styles,
		styleRoot
	], { props: mergedProps });
	const classes = clsx(prefixCls, hashId, cssVarCls, {
		[`${prefixCls}-${mergedShape}`]: mergedShape !== "default" && mergedShape !== "square" && mergedShape,
		[`${prefixCls}-${mergedType}`]: mergedType,
		[`${prefixCls}-dangerous`]: danger,
		[`${prefixCls}-color-${mergedColorText}`]: mergedColorText,
		[`${prefixCls}-variant-${mergedVariant}`]: mergedVariant,
		[`${prefixCls}-lg`]: sizeFullName === "large",
		[`${prefixCls}-sm`]: sizeFullName === "small",
		[`${prefixCls}-icon-only`]: !children && children !== 0 && !!iconType,
		[`${prefixCls}-background-ghost`]: ghost && !isUnBorderedButtonVariant(mergedVariant),
		[`${prefixCls}-loading`]: innerLoading,
		[`${prefixCls}-two-chinese-chars`]: hasTwoCNChar && mergedInsertSpace && !innerLoading,
		[`${prefixCls}-block`]: block,
		[`${prefixCls}-rtl`]: direction === "rtl",
		[`${prefixCls}-icon-end`]: mergedIconPlacement === "end"
	}, compactItemClassnames, className, rootClassName, contextClassName, mergedClassNames.root);
	const iconSharedProps = {
		className: mergedClassNames.icon,
		style: mergedStyles.icon
	};
	/**
	* Extract icon node
	* If there is a custom icon and not in loading state: show custom icon
	*/
	const iconWrapperElement = (child) => /*#__PURE__*/ import_react.createElement(IconWrapper, {
		prefixCls,
		...iconSharedProps
	}, child);
	const defaultLoadingIconElement = /*#__PURE__*/ import_react.createElement(DefaultLoadingIcon, {
		existIcon: !!icon,
		prefixCls,
		loading: innerLoading,
		mount: isMountRef.current,
		...iconSharedProps
	});
	const mergedLoadingIcon = isPlainObject(loading) ? loading.icon || contextLoadingIcon : contextLoadingIcon;
	/**
	* Using if-else statements can improve code readability without affecting future expansion.
	*/
	let iconNode;
	if (icon && !innerLoading) iconNode = iconWrapperElement(icon);
	else if (innerLoading && mergedLoadingIcon) iconNode = iconWrapperElement(mergedLoadingIcon);
	else iconNode = defaultLoadingIconElement;
	const contentNode = isReactRenderable(children) ? spaceChildren(children, needInserted && mergedInsertSpace, mergedStyles.content, mergedClassNames.content) : null;
	if (linkButtonRestProps.href !== void 0) return /*#__PURE__*/ import_react.createElement("a", {
		...linkButtonRestProps,
		className: clsx(classes, { [`${prefixCls}-disabled`]: mergedDisabled }),
		href: mergedDisabled ? void 0 : linkButtonRestProps.href,
		style: mergedStyles.root,
		onClick: handleClick,
		ref: mergedRef,
		tabIndex: mergedDisabled ? -1 : 0,
		"aria-disabled": mergedDisabled
	}, iconNode, contentNode);
	let buttonNode = /*#__PURE__*/ import_react.createElement("button", {
		...rest,
		type: htmlType,
		className: classes,
		style: mergedStyles.root,
		onClick: handleClick,
		disabled: mergedDisabled,
		ref: mergedRef
	}, iconNode, contentNode, compactItemClassnames && /*#__PURE__*/ import_react.createElement(compact_default, { prefixCls }));
	if (!isUnBorderedButtonVariant(mergedVariant)) buttonNode = /*#__PURE__*/ import_react.createElement(Wave, {
		component: "Button",
		disabled: innerLoading
	}, buttonNode);
	return buttonNode;
});
Button.Group = ButtonGroup;
Button.__ANT_BUTTON = true;
// tests/bench/components/node_modules/antd/es/_util/ActionButton.js
var ActionButton = (props) => {
	const { type, children, prefixCls, buttonProps, close, autoFocus, emitEvent, isSilent, quitOnNullishReturnValue, actionFn } = props;
	const { onClick: buttonOnClick, ...restButtonProps } = buttonProps || {};
	const clickedRef = import_react.useRef(false);
	const buttonRef = import_react.useRef(null);
	const [loading, setLoading] = useSafeState(false);
	const onInternalClose = (...args) => {
		close?.(...args);
	};
	import_react.useEffect(() => {
		let timeoutId = null;
		if (autoFocus) timeoutId = setTimeout(() => {
			buttonRef.current?.focus({ preventScroll: true });
		});
		return () => {
			if (timeoutId) clearTimeout(timeoutId);
		};
	}, [autoFocus]);
	const handlePromiseOnOk = (returnValueOfOnOk) => {
		if (!isThenable(returnValueOfOnOk)) return;
		setLoading(true);
		returnValueOfOnOk.then((...args) => {
			setLoading(false, true);
			onInternalClose.apply(void 0, args);
			clickedRef.current = false;
		}, (e) => {
			setLoading(false, true);
			clickedRef.current = false;
			if (isSilent?.()) return;
			return Promise.reject(e);
		});
	};
	const onClick = (e) => {
		if (clickedRef.current) return;
		clickedRef.current = true;
		if (!actionFn) {
			onInternalClose();
			buttonOnClick?.(e);
			return;
		}
		let returnValueOfOnOk;
		if (emitEvent) {
			returnValueOfOnOk = actionFn(e);
			if (quitOnNullishReturnValue && !isThenable(returnValueOfOnOk)) {
				clickedRef.current = false;
				onInternalClose(e);
				buttonOnClick?.(e);
				return;
			}
		} else if (actionFn.length) {
			returnValueOfOnOk = actionFn(close);
			clickedRef.current = false;
		} else {
			returnValueOfOnOk = actionFn();
			if (!isThenable(returnValueOfOnOk)) {
				onInternalClose();
				buttonOnClick?.(e);
				return;
			}
		}
		buttonOnClick?.(e);
		handlePromiseOnOk(returnValueOfOnOk);
	};
	return /*#__PURE__*/ import_react.createElement(Button, {
		...convertLegacyProps(type),
		onClick,
		loading,
		prefixCls,
		...restButtonProps,
		ref: buttonRef
	}, children);
};
// tests/bench/components/node_modules/antd/es/modal/context.js
var ModalContext = /*#__PURE__*/ import_react.createContext({});
var { Provider: ModalContextProvider } = ModalContext;
// tests/bench/components/node_modules/antd/es/modal/components/ConfirmCancelBtn.js
var ConfirmCancelBtn = () => {
	const { autoFocusButton, cancelButtonProps, cancelTextLocale, isSilent, mergedOkCancel, rootPrefixCls, close, onCancel, onConfirm, onClose } = (0, import_react.useContext)(ModalContext);
	return mergedOkCancel ? /*#__PURE__*/ import_react.createElement(ActionButton, {
		isSilent,
		actionFn: onCancel,
		close: (...args) => {
			close?.(...args);
			onConfirm?.(false);
			onClose?.();
		},
		autoFocus: autoFocusButton === "cancel",
		buttonProps: cancelButtonProps,
		prefixCls: `${rootPrefixCls}-btn`
	}, cancelTextLocale) : null;
};
// tests/bench/components/node_modules/antd/es/modal/components/ConfirmOkBtn.js
var ConfirmOkBtn = () => {
	const { autoFocusButton, close, isSilent, okButtonProps, rootPrefixCls, okTextLocale, okType, onConfirm, onOk, onClose } = (0, import_react.useContext)(ModalContext);
	return /*#__PURE__*/ import_react.createElement(ActionButton, {
		isSilent,
		type: okType || "primary",
		actionFn: onOk,
		close: (...args) => {
			close?.(...args);
			onConfirm?.(true);
			onClose?.();
		},
		autoFocus: autoFocusButton === "ok",
		buttonProps: okButtonProps,
		prefixCls: `${rootPrefixCls}-btn`
	}, okTextLocale);
};
// tests/bench/components/node_modules/@rc-component/dialog/es/context.js
var RefContext = /*#__PURE__*/ import_react.createContext({});
// tests/bench/components/node_modules/@rc-component/dialog/es/util.js
function getMotionName(prefixCls, transitionName, animationName) {
	let motionName = transitionName;
	if (!motionName && animationName) motionName = `${prefixCls}-${animationName}`;
	return motionName;
}
function getScroll(w, top) {
	let ret = w[`page${top ? "Y" : "X"}Offset`];
	const method = `scroll${top ? "Top" : "Left"}`;
	if (typeof ret !== "number") {
		const d = w.document;
		ret = d.documentElement[method];
		if (typeof ret !== "number") ret = d.body[method];
	}
	return ret;
}
function offset(el) {
	const rect = el.getBoundingClientRect();
	const pos = {
		left: rect.left,
		top: rect.top
	};
	const doc = el.ownerDocument;
	const w = doc.defaultView || doc.parentWindow;
	pos.left += getScroll(w);
	pos.top += getScroll(w, true);
	return pos;
}
// tests/bench/components/node_modules/@rc-component/dialog/es/Dialog/Content/MemoChildren.js
var MemoChildren_default = /*#__PURE__*/ import_react.memo(({ children }) => children, (_, { shouldUpdate }) => !shouldUpdate);
// tests/bench/components/node_modules/@rc-component/dialog/es/Dialog/Content/Panel.js
function _extends$29() {
	_extends$29 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$29.apply(this, arguments);
}
var Panel = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { prefixCls, className, style, title, ariaId, footer, closable, closeIcon, onClose, children, bodyStyle, bodyProps, modalRender, onMouseDown, onMouseUp, holderRef, visible, forceRender, width, height, classNames: modalClassNames, styles: modalStyles, isFixedPos, focusTrap } = props;
	const { panel: panelRef } = import_react.useContext(RefContext);
	const internalRef = (0, import_react.useRef)(null);
	const mergedRef = useComposeRef(holderRef, panelRef, internalRef);
	const [ignoreElement] = useLockFocus(visible && isFixedPos && focusTrap !== false, () => internalRef.current);
	import_react.useImperativeHandle(ref, () => ({ focus: () => {
		internalRef.current?.focus({ preventScroll: true });
	} }));
	const contentStyle = {};
	if (width !== void 0) contentStyle.width = width;
	if (height !== void 0) contentStyle.height = height;
	const footerNode = footer ? /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(`${prefixCls}-footer`, modalClassNames?.footer),
		style: { ...modalStyles?.footer }
	}, footer) : null;
	const headerNode = title ? /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(`${prefixCls}-header`, modalClassNames?.header),
		style: { ...modalStyles?.header }
	}, /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(`${prefixCls}-title`, modalClassNames?.title),
		id: ariaId,
		style: { ...modalStyles?.title }
	}, title)) : null;
	const closableObj = (0, import_react.useMemo)(() => {
		if (typeof closable === "object" && closable !== null) return closable;
		if (closable) return { closeIcon: closeIcon ?? /*#__PURE__*/ import_react.createElement("span", { className: `${prefixCls}-close-x` }) };
		return {};
	}, [
		closable,
		closeIcon,
		prefixCls
	]);
	const ariaProps = pickAttrs(closableObj, true);
	const closeBtnIsDisabled = typeof closable === "object" && closable.disabled;
	const closerNode = closable ? /*#__PURE__*/ import_react.createElement("button", _extends$29({
		type: "button",
		onClick: onClose,
		"aria-label": "Close"
	}, ariaProps, {
		className: clsx(`${prefixCls}-close`, modalClassNames?.close),
		disabled: closeBtnIsDisabled,
		style: modalStyles?.close
	}), closableObj.closeIcon) : null;
	const content = /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(`${prefixCls}-container`, modalClassNames?.container),
		style: modalStyles?.container
	}, closerNode, headerNode, /*#__PURE__*/ import_react.createElement("div", _extends$29({
		className: clsx(`${prefixCls}-body`, modalClassNames?.body),
		style: {
			...bodyStyle,
			...modalStyles?.body
		}
	}, bodyProps), children), footerNode);
	return /*#__PURE__*/ import_react.createElement("div", {
		key: "dialog-element",
		role: "dialog",
		"aria-labelledby": title ? ariaId : null,
		"aria-modal": "true",
		ref: mergedRef,
		style: {
			...style,
			...contentStyle
		},
		className: clsx(prefixCls, className),
		onMouseDown,
		onMouseUp,
		tabIndex: -1,
		onFocus: (e) => {
			ignoreElement(e.target);
		}
	}, /*#__PURE__*/ import_react.createElement(MemoChildren_default, { shouldUpdate: visible || forceRender }, modalRender ? modalRender(content) : content));
});
// tests/bench/components/node_modules/@rc-component/dialog/es/Dialog/Content/index.js
function _extends$28() {
	_extends$28 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$28.apply(this, arguments);
}
var Content = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { prefixCls, title, style, className, visible, forceRender, destroyOnHidden, motionName, ariaId, onVisibleChanged, mousePosition } = props;
	const dialogRef = (0, import_react.useRef)(null);
	const panelRef = (0, import_react.useRef)(null);
	import_react.useImperativeHandle(ref, () => ({
		...panelRef.current,
		inMotion: dialogRef.current.inMotion,
		enableMotion: dialogRef.current.enableMotion
	}));
	const [transformOrigin, setTransformOrigin] = import_react.useState();
	const contentStyle = {};
	if (transformOrigin) contentStyle.transformOrigin = transformOrigin;
	function onPrepare() {
		if (!dialogRef.current?.nativeElement) return;
		const elementOffset = offset(dialogRef.current.nativeElement);
		setTransformOrigin(mousePosition && (mousePosition.x || mousePosition.y) ? `${mousePosition.x - elementOffset.left}px ${mousePosition.y - elementOffset.top}px` : "");
	}
	return /*#__PURE__*/ import_react.createElement(es_default$7, {
		visible,
		onVisibleChanged,
		onAppearPrepare: onPrepare,
		onEnterPrepare: onPrepare,
		forceRender,
		motionName,
		removeOnLeave: destroyOnHidden,
		ref: dialogRef
	}, ({ className: motionClassName, style: motionStyle }, motionRef) => /*#__PURE__*/ import_react.createElement(Panel, _extends$28({}, props, {
		ref: panelRef,
		title,
		ariaId,
		prefixCls,
		holderRef: motionRef,
		style: {
			...motionStyle,
			...style,
			...contentStyle
		},
		className: clsx(className, motionClassName)
	})));
});
// tests/bench/components/node_modules/@rc-component/dialog/es/Dialog/Mask.js
function _extends$27() {
	_extends$27 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$27.apply(this, arguments);
}
var Mask = (props) => {
	const { prefixCls, style, visible, maskProps, motionName, className } = props;
	return /*#__PURE__*/ import_react.createElement(es_default$7, {
		key: "mask",
		visible,
		motionName,
		leavedClassName: `${prefixCls}-mask-hidden`
	}, ({ className: motionClassName, style: motionStyle }, ref) => /*#__PURE__*/ import_react.createElement("div", _extends$27({
		ref,
		style: {
			...motionStyle,
			...style
		},
		className: clsx(`${prefixCls}-mask`, motionClassName, className)
	}, maskProps)));
};
// tests/bench/components/node_modules/@rc-component/dialog/es/Dialog/index.js
function _extends$26() {
	_extends$26 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$26.apply(this, arguments);
}
var Dialog = (props) => {
	const { prefixCls = "rc-dialog", zIndex, visible = false, focusTriggerAfterClose = true, wrapStyle, wrapClassName, wrapProps, onClose, afterOpenChange, afterClose, transitionName, animation, closable = true, mask = true, maskTransitionName, maskAnimation, maskClosable = true, maskStyle, maskProps, rootClassName, rootStyle, classNames: modalClassNames, styles: modalStyles } = props;
	const lastOutSideActiveElementRef = (0, import_react.useRef)(null);
	const wrapperRef = (0, import_react.useRef)(null);
	const contentRef = (0, import_react.useRef)(null);
	const [animatedVisible, setAnimatedVisible] = import_react.useState(visible);
	const [isFixedPos, setIsFixedPos] = import_react.useState(false);
	const ariaId = useId_default();
	function saveLastOutSideActiveElementRef() {
		if (!contains$1(wrapperRef.current, document.activeElement)) lastOutSideActiveElementRef.current = document.activeElement;
	}
	function focusDialogContent() {
		if (!contains$1(wrapperRef.current, document.activeElement)) contentRef.current?.focus();
	}
	function doClose() {
		setAnimatedVisible(false);
		if (mask && lastOutSideActiveElementRef.current && focusTriggerAfterClose) {
			try {
				lastOutSideActiveElementRef.current.focus({ preventScroll: true });
			} catch (e) {}
			lastOutSideActiveElementRef.current = null;
		}
		if (animatedVisible) afterClose?.();
	}
	function onDialogVisibleChanged(newVisible) {
		if (newVisible) focusDialogContent();
		else doClose();
		afterOpenChange?.(newVisible);
	}
	function onInternalClose(e) {
		onClose?.(e);
	}
	const mouseDownOnMaskRef = (0, import_react.useRef)(false);
	let onWrapperClick = null;
	if (maskClosable) onWrapperClick = (e) => {
		if (wrapperRef.current === e.target && mouseDownOnMaskRef.current) onInternalClose(e);
	};
	function onWrapperMouseDown(e) {
		mouseDownOnMaskRef.current = e.target === wrapperRef.current;
	}
	(0, import_react.useEffect)(() => {
		if (visible) {
			mouseDownOnMaskRef.current = false;
			setAnimatedVisible(true);
			saveLastOutSideActiveElementRef();
			if (wrapperRef.current) {
				const computedWrapStyle = getComputedStyle(wrapperRef.current);
				setIsFixedPos(computedWrapStyle.position === "fixed");
			}
		} else if (animatedVisible && contentRef.current.enableMotion() && !contentRef.current.inMotion()) doClose();
	}, [visible]);
	const mergedStyle = {
		zIndex,
		...wrapStyle,
		...modalStyles?.wrapper,
		display: !animatedVisible ? "none" : null
	};
	return /*#__PURE__*/ import_react.createElement("div", _extends$26({
		className: clsx(`${prefixCls}-root`, rootClassName),
		style: rootStyle
	}, pickAttrs(props, { data: true })), /*#__PURE__*/ import_react.createElement(Mask, {
		prefixCls,
		visible: mask && visible,
		motionName: getMotionName(prefixCls, maskTransitionName, maskAnimation),
		style: {
			zIndex,
			...maskStyle,
			...modalStyles?.mask
		},
		maskProps,
		className: modalClassNames?.mask
	}), /*#__PURE__*/ import_react.createElement("div", _extends$26({
		className: clsx(`${prefixCls}-wrap`, wrapClassName, modalClassNames?.wrapper),
		ref: wrapperRef,
		onClick: onWrapperClick,
		onMouseDown: onWrapperMouseDown,
		style: mergedStyle
	}, wrapProps), /*#__PURE__*/ import_react.createElement(Content, _extends$26({}, props, {
		isFixedPos,
		ref: contentRef,
		closable,
		ariaId,
		prefixCls,
		visible: visible && animatedVisible,
		onClose: onInternalClose,
		onVisibleChanged: onDialogVisibleChanged,
		motionName: getMotionName(prefixCls, transitionName, animation)
	}))));
};
// tests/bench/components/node_modules/@rc-component/dialog/es/DialogWrap.js
function _extends$25() {
	_extends$25 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$25.apply(this, arguments);
}
var DialogWrap = (props) => {
	const { visible, getContainer, forceRender, destroyOnHidden = false, afterClose, closable, panelRef, keyboard = true, scrollLock = true, onClose } = props;
	const { scrollLock: _, ...restProps } = props;
	const [animatedVisible, setAnimatedVisible] = import_react.useState(visible);
	const refContext = import_react.useMemo(() => ({ panel: panelRef }), [panelRef]);
	const onEsc = ({ top, event }) => {
		if (top && keyboard) {
			event.stopPropagation();
			onClose?.(event);
			return;
		}
	};
	import_react.useEffect(() => {
		if (visible) setAnimatedVisible(true);
	}, [visible]);
	if (!forceRender && destroyOnHidden && !animatedVisible) return null;
	return /*#__PURE__*/ import_react.createElement(RefContext.Provider, { value: refContext }, /*#__PURE__*/ import_react.createElement(es_default$6, {
		open: visible || forceRender || animatedVisible,
		onEsc,
		autoDestroy: false,
		getContainer,
		autoLock: scrollLock && (visible || animatedVisible)
	}, /*#__PURE__*/ import_react.createElement(Dialog, _extends$25({}, restProps, {
		destroyOnHidden,
		afterClose: () => {
			const { afterClose: closableAfterClose } = (closable && typeof closable === "object" ? closable : {}) || {};
			closableAfterClose?.();
			afterClose?.();
			setAnimatedVisible(false);
		}
	}))));
};
// tests/bench/components/node_modules/@rc-component/dialog/es/index.js
var es_default$4 = DialogWrap;
// tests/bench/components/node_modules/@rc-component/form/es/FieldContext.js
var HOOK_MARK = "RC_FORM_INTERNAL_HOOKS";
var warningFunc = () => {
	warningOnce$1(false, "Can not find FormContext. Please make sure you wrap Field under Form.");
};
var Context = /*#__PURE__*/ import_react.createContext({
	getFieldValue: warningFunc,
	getFieldsValue: warningFunc,
	getFieldError: warningFunc,
	getFieldWarning: warningFunc,
	getFieldsError: warningFunc,
	isFieldsTouched: warningFunc,
	isFieldTouched: warningFunc,
	isFieldValidating: warningFunc,
	isFieldsValidating: warningFunc,
	resetFields: warningFunc,
	setFields: warningFunc,
	setFieldValue: warningFunc,
	setFieldsValue: warningFunc,
	validateFields: warningFunc,
	submit: warningFunc,
	getInternalHooks: () => {
		warningFunc();
		return {
			dispatch: warningFunc,
			initEntityValue: warningFunc,
			registerField: warningFunc,
			useSubscribe: warningFunc,
			setInitialValues: warningFunc,
			destroyForm: warningFunc,
			setCallbacks: warningFunc,
			registerWatch: warningFunc,
			getFields: warningFunc,
			setValidateMessages: warningFunc,
			setPreserve: warningFunc,
			getInitialValue: warningFunc
		};
	}
});
// tests/bench/components/node_modules/@rc-component/form/es/ListContext.js
var ListContext = /*#__PURE__*/ import_react.createContext(null);
// tests/bench/components/node_modules/@rc-component/form/es/utils/typeUtil.js
function toArray(value) {
	if (value === void 0 || value === null) return [];
	return Array.isArray(value) ? value : [value];
}
function isFormInstance(form) {
	return form && !!form._init;
}
// tests/bench/components/node_modules/@rc-component/async-validator/es/messages.js
function newMessages() {
	return {
		default: "Validation error on field %s",
		required: "%s is required",
		enum: "%s must be one of %s",
		whitespace: "%s cannot be empty",
		date: {
			format: "%s date %s is invalid for format %s",
			parse: "%s date could not be parsed, %s is invalid ",
			invalid: "%s date %s is invalid"
		},
		types: {
			string: "%s is not a %s",
			method: "%s is not a %s (function)",
			array: "%s is not an %s",
			object: "%s is not an %s",
			number: "%s is not a %s",
			date: "%s is not a %s",
			boolean: "%s is not a %s",
			integer: "%s is not an %s",
			float: "%s is not a %s",
			regexp: "%s is not a valid %s",
			email: "%s is not a valid %s",
			tel: "%s is not a valid %s",
			url: "%s is not a valid %s",
			hex: "%s is not a valid %s"
		},
		string: {
			len: "%s must be exactly %s characters",
			min: "%s must be at least %s characters",
			max: "%s cannot be longer than %s characters",
			range: "%s must be between %s and %s characters"
		},
		number: {
			len: "%s must equal %s",
			min: "%s cannot be less than %s",
			max: "%s cannot be greater than %s",
			range: "%s must be between %s and %s"
		},
		array: {
			len: "%s must be exactly %s in length",
			min: "%s cannot be less than %s in length",
			max: "%s cannot be greater than %s in length",
			range: "%s must be between %s and %s in length"
		},
		pattern: { mismatch: "%s value %s does not match pattern %s" },
		clone() {
			const cloned = JSON.parse(JSON.stringify(this));
			cloned.clone = this.clone;
			return cloned;
		}
	};
}
var messages = newMessages();
// tests/bench/components/node_modules/@rc-component/async-validator/es/util.js
var formatRegExp = /%[sdj%]/g;
var warning = () => {};
function convertFieldsError(errors) {
	if (!errors || !errors.length) return null;
	const fields = {};
	errors.forEach((error) => {
		const field = error.field;
		fields[field] = fields[field] || [];
		fields[field].push(error);
	});
	return fields;
}
function format(template, ...args) {
	let i = 0;
	const len = args.length;
	if (typeof template === "function") return template.apply(null, args);
	if (typeof template === "string") return template.replace(formatRegExp, (x) => {
		if (x === "%%") return "%";
		if (i >= len) return x;
		switch (x) {
			case "%s": return String(args[i++]);
			case "%d": return Number(args[i++]);
			case "%j": try {
				return JSON.stringify(args[i++]);
			} catch (_) {
				return "[Circular]";
			}
			default: return x;
		}
	});
	return template;
}
function isNativeStringType(type) {
	return type === "string" || type === "url" || type === "hex" || type === "email" || type === "date" || type === "pattern" || type === "tel";
}
function isEmptyValue(value, type) {
	if (value === void 0 || value === null) return true;
	if (type === "array" && Array.isArray(value) && !value.length) return true;
	if (isNativeStringType(type) && typeof value === "string" && !value) return true;
	return false;
}
function asyncParallelArray(arr, func, callback) {
	const results = [];
	let total = 0;
	const arrLength = arr.length;
	function count(errors) {
		results.push(...errors || []);
		total++;
		if (total === arrLength) callback(results);
	}
	arr.forEach((a) => {
		func(a, count);
	});
}
function asyncSerialArray(arr, func, callback) {
	let index = 0;
	const arrLength = arr.length;
	function next(errors) {
		if (errors && errors.length) {
			callback(errors);
			return;
		}
		const original = index;
		index = index + 1;
		if (original < arrLength) func(arr[original], next);
		else callback([]);
	}
	next([]);
}
function flattenObjArr(objArr) {
	const ret = [];
	Object.keys(objArr).forEach((k) => {
		ret.push(...objArr[k] || []);
	});
	return ret;
}
var AsyncValidationError = class extends Error {
	errors;
	fields;
	constructor(errors, fields) {
		super("Async Validation Error");
		this.errors = errors;
		this.fields = fields;
	}
};
function asyncMap(objArr, option, func, callback, source) {
	if (option.first) {
		const pending = new Promise((resolve, reject) => {
			const next = (errors) => {
				callback(errors);
				return errors.length ? reject(new AsyncValidationError(errors, convertFieldsError(errors))) : resolve(source);
			};
			asyncSerialArray(flattenObjArr(objArr), func, next);
		});
		pending.catch((e) => e);
		return pending;
	}
	const firstFields = option.firstFields === true ? Object.keys(objArr) : option.firstFields || [];
	const objArrKeys = Object.keys(objArr);
	const objArrLength = objArrKeys.length;
	let total = 0;
	const results = [];
	const pending = new Promise((resolve, reject) => {
		const next = (errors) => {
			results.push.apply(results, errors);
			total++;
			if (total === objArrLength) {
				callback(results);
				return results.length ? reject(new AsyncValidationError(results, convertFieldsError(results))) : resolve(source);
			}
		};
		if (!objArrKeys.length) {
			callback(results);
			resolve(source);
		}
		objArrKeys.forEach((key) => {
			const arr = objArr[key];
			if (firstFields.indexOf(key) !== -1) asyncSerialArray(arr, func, next);
			else asyncParallelArray(arr, func, next);
		});
	});
	pending.catch((e) => e);
	return pending;
}
function isErrorObj(obj) {
	return !!(obj && obj.message !== void 0);
}
function getValue(value, path) {
	let v = value;
	for (let i = 0; i < path.length; i++) {
		if (v == void 0) return v;
		v = v[path[i]];
	}
	return v;
}
function complementError(rule, source) {
	return (oe) => {
		let fieldValue;
		if (rule.fullFields) fieldValue = getValue(source, rule.fullFields);
		else fieldValue = source[oe.field || rule.fullField];
		if (isErrorObj(oe)) {
			oe.field = oe.field || rule.fullField;
			oe.fieldValue = fieldValue;
			return oe;
		}
		return {
			message: typeof oe === "function" ? oe() : oe,
			fieldValue,
			field: oe.field || rule.fullField
		};
	};
}
function deepMerge(target, source) {
	if (source) {
		for (const s in source) if (source.hasOwnProperty(s)) {
			const value = source[s];
			if (typeof value === "object" && typeof target[s] === "object") target[s] = {
				...target[s],
				...value
			};
			else target[s] = value;
		}
	}
	return target;
}
// tests/bench/components/node_modules/@rc-component/async-validator/es/rule/enum.js
var ENUM$1 = "enum";
var enumerable$1 = (rule, value, source, errors, options) => {
	rule[ENUM$1] = Array.isArray(rule[ENUM$1]) ? rule[ENUM$1] : [];
	if (rule[ENUM$1].indexOf(value) === -1) errors.push(format(options.messages[ENUM$1], rule.fullField, rule[ENUM$1].join(", ")));
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/rule/pattern.js
var pattern$2 = (rule, value, source, errors, options) => {
	if (rule.pattern) {
		if (rule.pattern instanceof RegExp) {
			rule.pattern.lastIndex = 0;
			if (!rule.pattern.test(value)) errors.push(format(options.messages.pattern.mismatch, rule.fullField, value, rule.pattern));
		} else if (typeof rule.pattern === "string") {
			if (!new RegExp(rule.pattern).test(value)) errors.push(format(options.messages.pattern.mismatch, rule.fullField, value, rule.pattern));
		}
	}
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/rule/range.js
var range = (rule, value, source, errors, options) => {
	const len = typeof rule.len === "number";
	const min = typeof rule.min === "number";
	const max = typeof rule.max === "number";
	const spRegexp = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
	let val = value;
	let key = null;
	const num = typeof value === "number";
	const str = typeof value === "string";
	const arr = Array.isArray(value);
	if (num) key = "number";
	else if (str) key = "string";
	else if (arr) key = "array";
	if (!key) return false;
	if (arr) val = value.length;
	if (str) val = value.replace(spRegexp, "_").length;
	if (len) {
		if (val !== rule.len) errors.push(format(options.messages[key].len, rule.fullField, rule.len));
	} else if (min && !max && val < rule.min) errors.push(format(options.messages[key].min, rule.fullField, rule.min));
	else if (max && !min && val > rule.max) errors.push(format(options.messages[key].max, rule.fullField, rule.max));
	else if (min && max && (val < rule.min || val > rule.max)) errors.push(format(options.messages[key].range, rule.fullField, rule.min, rule.max));
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/rule/required.js
var required$1 = (rule, value, source, errors, options, type) => {
	if (rule.required && (!source.hasOwnProperty(rule.field) || isEmptyValue(value, type || rule.type))) errors.push(format(options.messages.required, rule.fullField));
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/rule/url.js
var urlReg;
var url_default = (() => {
	if (urlReg) return urlReg;
	const word = "[a-fA-F\\d:]";
	const b = (options) => options && options.includeBoundaries ? `(?:(?<=\\s|^)(?=${word})|(?<=${word})(?=\\s|$))` : "";
	const v4 = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}";
	const v6seg = "[a-fA-F\\d]{1,4}";
	const v6 = `(?:${[
		`(?:${v6seg}:){7}(?:${v6seg}|:)`,
		`(?:${v6seg}:){6}(?:${v4}|:${v6seg}|:)`,
		`(?:${v6seg}:){5}(?::${v4}|(?::${v6seg}){1,2}|:)`,
		`(?:${v6seg}:){4}(?:(?::${v6seg}){0,1}:${v4}|(?::${v6seg}){1,3}|:)`,
		`(?:${v6seg}:){3}(?:(?::${v6seg}){0,2}:${v4}|(?::${v6seg}){1,4}|:)`,
		`(?:${v6seg}:){2}(?:(?::${v6seg}){0,3}:${v4}|(?::${v6seg}){1,5}|:)`,
		`(?:${v6seg}:){1}(?:(?::${v6seg}){0,4}:${v4}|(?::${v6seg}){1,6}|:)`,
		`(?::(?:(?::${v6seg}){0,5}:${v4}|(?::${v6seg}){1,7}|:))`
	].join("|")})(?:%[0-9a-zA-Z]{1,})?`;
	const v46Exact = new RegExp(`(?:^${v4}$)|(?:^${v6}$)`);
	const v4exact = new RegExp(`^${v4}$`);
	const v6exact = new RegExp(`^${v6}$`);
	const ip = (options) => options && options.exact ? v46Exact : new RegExp(`(?:${b(options)}${v4}${b(options)})|(?:${b(options)}${v6}${b(options)})`, "g");
	ip.v4 = (options) => options && options.exact ? v4exact : new RegExp(`${b(options)}${v4}${b(options)}`, "g");
	ip.v6 = (options) => options && options.exact ? v6exact : new RegExp(`${b(options)}${v6}${b(options)}`, "g");
	const regex = `(?:(?:(?:[a-z]+:)?//)|www\\.)(?:\\S+(?::\\S*)?@)?(?:localhost|${ip.v4().source}|${ip.v6().source}|(?:(?:[a-z\\u00a1-\\uffff0-9][-_]*)*[a-z\\u00a1-\\uffff0-9]+)(?:\\.(?:[a-z\\u00a1-\\uffff0-9]-*)*[a-z\\u00a1-\\uffff0-9]+)*(?:\\.(?:[a-z\\u00a1-\\uffff]{2,})))(?::\\d{2,5})?(?:[/?#][^\\s"]*)?`;
	urlReg = new RegExp(`(?:^${regex}$)`, "i");
	return urlReg;
});
// tests/bench/components/node_modules/@rc-component/async-validator/es/rule/type.js
var pattern$1 = {
	email: /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]+\.)+[a-zA-Z\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]{2,}))$/,
	/**
	* Phone number regex, support country code, brackets, spaces, and dashes (or non-breaking hyphen \u2011).
	* @see https://regexr.com/3c53v
	* @see https://ihateregex.io/expr/phone/
	* @see https://developers.google.com/style/phone-numbers using non-breaking hyphen \u2011
	*/
	tel: /^(\+[0-9]{1,3}[-\s\u2011]?)?(\([0-9]{1,4}\)[-\s\u2011]?)?([0-9]+[-\s\u2011]?)*[0-9]+$/,
	hex: /^#?([a-f0-9]{6}|[a-f0-9]{3})$/i
};
var types = {
	integer(value) {
		return types.number(value) && parseInt(value, 10) === value;
	},
	float(value) {
		return types.number(value) && !types.integer(value);
	},
	array(value) {
		return Array.isArray(value);
	},
	regexp(value) {
		if (value instanceof RegExp) return true;
		try {
			return !!new RegExp(value);
		} catch (e) {
			return false;
		}
	},
	date(value) {
		return typeof value.getTime === "function" && typeof value.getMonth === "function" && typeof value.getYear === "function" && !isNaN(value.getTime());
	},
	number(value) {
		if (isNaN(value)) return false;
		return typeof value === "number";
	},
	object(value) {
		return typeof value === "object" && !types.array(value);
	},
	method(value) {
		return typeof value === "function";
	},
	email(value) {
		return typeof value === "string" && value.length <= 320 && !!value.match(pattern$1.email);
	},
	tel(value) {
		return typeof value === "string" && value.length <= 32 && !!value.match(pattern$1.tel);
	},
	url(value) {
		return typeof value === "string" && value.length <= 2048 && !!value.match(url_default());
	},
	hex(value) {
		return typeof value === "string" && !!value.match(pattern$1.hex);
	}
};
var type$1 = (rule, value, source, errors, options) => {
	if (rule.required && value === void 0) {
		required$1(rule, value, source, errors, options);
		return;
	}
	const custom = [
		"integer",
		"float",
		"array",
		"regexp",
		"object",
		"method",
		"email",
		"tel",
		"number",
		"date",
		"url",
		"hex"
	];
	const ruleType = rule.type;
	if (custom.indexOf(ruleType) > -1) {
		if (!types[ruleType](value)) errors.push(format(options.messages.types[ruleType], rule.fullField, rule.type));
	} else if (ruleType && typeof value !== rule.type) errors.push(format(options.messages.types[ruleType], rule.fullField, rule.type));
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/rule/whitespace.js
/**
*  Rule for validating whitespace.
*
*  @param rule The validation rule.
*  @param value The value of the field on the source object.
*  @param source The source object being validated.
*  @param errors An array of errors that this rule may add
*  validation errors to.
*  @param options The validation options.
*  @param options.messages The validation messages.
*/
var whitespace = (rule, value, source, errors, options) => {
	if (/^\s+$/.test(value) || value === "") errors.push(format(options.messages.whitespace, rule.fullField));
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/rule/index.js
var rule_default = {
	required: required$1,
	whitespace,
	type: type$1,
	range,
	enum: enumerable$1,
	pattern: pattern$2
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/validator/any.js
var any = (rule, value, callback, source, options) => {
	const errors = [];
	if (rule.required || !rule.required && source.hasOwnProperty(rule.field)) {
		if (isEmptyValue(value) && !rule.required) return callback();
		rule_default.required(rule, value, source, errors, options);
	}
	callback(errors);
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/validator/array.js
var array = (rule, value, callback, source, options) => {
	const errors = [];
	if (rule.required || !rule.required && source.hasOwnProperty(rule.field)) {
		if ((value === void 0 || value === null) && !rule.required) return callback();
		rule_default.required(rule, value, source, errors, options, "array");
		if (value !== void 0 && value !== null) {
			rule_default.type(rule, value, source, errors, options);
			rule_default.range(rule, value, source, errors, options);
		}
	}
	callback(errors);
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/validator/boolean.js
var boolean = (rule, value, callback, source, options) => {
	const errors = [];
	if (rule.required || !rule.required && source.hasOwnProperty(rule.field)) {
		if (isEmptyValue(value) && !rule.required) return callback();
		rule_default.required(rule, value, source, errors, options);
		if (value !== void 0) rule_default.type(rule, value, source, errors, options);
	}
	callback(errors);
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/validator/date.js
var date = (rule, value, callback, source, options) => {
	const errors = [];
	if (rule.required || !rule.required && source.hasOwnProperty(rule.field)) {
		if (isEmptyValue(value, "date") && !rule.required) return callback();
		rule_default.required(rule, value, source, errors, options);
		if (!isEmptyValue(value, "date")) {
			let dateObject;
			if (value instanceof Date) dateObject = value;
			else dateObject = new Date(value);
			rule_default.type(rule, dateObject, source, errors, options);
			if (dateObject) rule_default.range(rule, dateObject.getTime(), source, errors, options);
		}
	}
	callback(errors);
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/validator/enum.js
var ENUM = "enum";
var enumerable = (rule, value, callback, source, options) => {
	const errors = [];
	if (rule.required || !rule.required && source.hasOwnProperty(rule.field)) {
		if (isEmptyValue(value) && !rule.required) return callback();
		rule_default.required(rule, value, source, errors, options);
		if (value !== void 0) rule_default[ENUM](rule, value, source, errors, options);
	}
	callback(errors);
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/validator/float.js
var floatFn = (rule, value, callback, source, options) => {
	const errors = [];
	if (rule.required || !rule.required && source.hasOwnProperty(rule.field)) {
		if (isEmptyValue(value) && !rule.required) return callback();
		rule_default.required(rule, value, source, errors, options);
		if (value !== void 0) {
			rule_default.type(rule, value, source, errors, options);
			rule_default.range(rule, value, source, errors, options);
		}
	}
	callback(errors);
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/validator/integer.js
var integer = (rule, value, callback, source, options) => {
	const errors = [];
	if (rule.required || !rule.required && source.hasOwnProperty(rule.field)) {
		if (isEmptyValue(value) && !rule.required) return callback();
		rule_default.required(rule, value, source, errors, options);
		if (value !== void 0) {
			rule_default.type(rule, value, source, errors, options);
			rule_default.range(rule, value, source, errors, options);
		}
	}
	callback(errors);
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/validator/method.js
var method = (rule, value, callback, source, options) => {
	const errors = [];
	if (rule.required || !rule.required && source.hasOwnProperty(rule.field)) {
		if (isEmptyValue(value) && !rule.required) return callback();
		rule_default.required(rule, value, source, errors, options);
		if (value !== void 0) rule_default.type(rule, value, source, errors, options);
	}
	callback(errors);
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/validator/number.js
var number = (rule, value, callback, source, options) => {
	const errors = [];
	if (rule.required || !rule.required && source.hasOwnProperty(rule.field)) {
		if (value === "") value = void 0;
		if (isEmptyValue(value) && !rule.required) return callback();
		rule_default.required(rule, value, source, errors, options);
		if (value !== void 0) {
			rule_default.type(rule, value, source, errors, options);
			rule_default.range(rule, value, source, errors, options);
		}
	}
	callback(errors);
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/validator/object.js
var object = (rule, value, callback, source, options) => {
	const errors = [];
	if (rule.required || !rule.required && source.hasOwnProperty(rule.field)) {
		if (isEmptyValue(value) && !rule.required) return callback();
		rule_default.required(rule, value, source, errors, options);
		if (value !== void 0) rule_default.type(rule, value, source, errors, options);
	}
	callback(errors);
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/validator/pattern.js
var pattern = (rule, value, callback, source, options) => {
	const errors = [];
	if (rule.required || !rule.required && source.hasOwnProperty(rule.field)) {
		if (isEmptyValue(value, "string") && !rule.required) return callback();
		rule_default.required(rule, value, source, errors, options);
		if (!isEmptyValue(value, "string")) rule_default.pattern(rule, value, source, errors, options);
	}
	callback(errors);
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/validator/regexp.js
var regexp = (rule, value, callback, source, options) => {
	const errors = [];
	if (rule.required || !rule.required && source.hasOwnProperty(rule.field)) {
		if (isEmptyValue(value) && !rule.required) return callback();
		rule_default.required(rule, value, source, errors, options);
		if (!isEmptyValue(value)) rule_default.type(rule, value, source, errors, options);
	}
	callback(errors);
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/validator/required.js
var required = (rule, value, callback, source, options) => {
	const errors = [];
	const type = Array.isArray(value) ? "array" : typeof value;
	rule_default.required(rule, value, source, errors, options, type);
	callback(errors);
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/validator/string.js
var string = (rule, value, callback, source, options) => {
	const errors = [];
	if (rule.required || !rule.required && source.hasOwnProperty(rule.field)) {
		if (isEmptyValue(value, "string") && !rule.required) return callback();
		rule_default.required(rule, value, source, errors, options, "string");
		if (!isEmptyValue(value, "string")) {
			rule_default.type(rule, value, source, errors, options);
			rule_default.range(rule, value, source, errors, options);
			rule_default.pattern(rule, value, source, errors, options);
			if (rule.whitespace === true) rule_default.whitespace(rule, value, source, errors, options);
		}
	}
	callback(errors);
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/validator/type.js
var type = (rule, value, callback, source, options) => {
	const ruleType = rule.type;
	const errors = [];
	if (rule.required || !rule.required && source.hasOwnProperty(rule.field)) {
		if (isEmptyValue(value, ruleType) && !rule.required) return callback();
		rule_default.required(rule, value, source, errors, options, ruleType);
		if (!isEmptyValue(value, ruleType)) rule_default.type(rule, value, source, errors, options);
	}
	callback(errors);
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/validator/index.js
var validator_default = {
	string,
	method,
	number,
	boolean,
	regexp,
	integer,
	float: floatFn,
	array,
	object,
	enum: enumerable,
	pattern,
	date,
	url: type,
	hex: type,
	email: type,
	tel: type,
	required,
	any
};
// tests/bench/components/node_modules/@rc-component/async-validator/es/index.js
/**
*  Encapsulates a validation schema.
*
*  @param descriptor An object declaring validation rules
*  for this schema.
*/
var Schema = class Schema {
	static register = function register(type, validator) {
		if (typeof validator !== "function") throw new Error("Cannot register a validator by type, validator is not a function");
		validator_default[type] = validator;
	};
	static warning = warning;
	static messages = messages;
	static validators = validator_default;
	rules = null;
	_messages = messages;
	constructor(descriptor) {
		this.define(descriptor);
	}
	define(rules) {
		if (!rules) throw new Error("Cannot configure a schema with no rules");
		if (typeof rules !== "object" || Array.isArray(rules)) throw new Error("Rules must be an object");
		this.rules = {};
		Object.keys(rules).forEach((name) => {
			const item = rules[name];
			this.rules[name] = Array.isArray(item) ? item : [item];
		});
	}
	messages(messages) {
		if (messages) this._messages = deepMerge(newMessages(), messages);
		return this._messages;
	}
	validate(source_, o = {}, oc = () => {}) {
		let source = source_;
		let options = o;
		let callback = oc;
		if (typeof options === "function") {
			callback = options;
			options = {};
		}
		if (!this.rules || Object.keys(this.rules).length === 0) {
			if (callback) callback(null, source);
			return Promise.resolve(source);
		}
		function complete(results) {
			let errors = [];
			let fields = {};
			function add(e) {
				if (Array.isArray(e)) errors = errors.concat(...e);
				else errors.push(e);
			}
			for (let i = 0; i < results.length; i++) add(results[i]);
			if (!errors.length) callback(null, source);
			else {
				fields = convertFieldsError(errors);
				callback(errors, fields);
			}
		}
		if (options.messages) {
			let messages$1 = this.messages();
			if (messages$1 === messages) messages$1 = newMessages();
			deepMerge(messages$1, options.messages);
			options.messages = messages$1;
		} else options.messages = this.messages();
		const series = {};
		(options.keys || Object.keys(this.rules)).forEach((z) => {
			const arr = this.rules[z];
			let value = source[z];
			arr.forEach((r) => {
				let rule = r;
				if (typeof rule.transform === "function") {
					if (source === source_) source = { ...source };
					value = source[z] = rule.transform(value);
					if (value !== void 0 && value !== null) rule.type = rule.type || (Array.isArray(value) ? "array" : typeof value);
				}
				if (typeof rule === "function") rule = { validator: rule };
				else rule = { ...rule };
				rule.validator = this.getValidationMethod(rule);
				if (!rule.validator) return;
				rule.field = z;
				rule.fullField = rule.fullField || z;
				rule.type = this.getType(rule);
				series[z] = series[z] || [];
				series[z].push({
					rule,
					value,
					source,
					field: z
				});
			});
		});
		const errorFields = {};
		return asyncMap(series, options, (data, doIt) => {
			const rule = data.rule;
			let deep = (rule.type === "object" || rule.type === "array") && (typeof rule.fields === "object" || typeof rule.defaultField === "object");
			deep = deep && (rule.required || !rule.required && data.value);
			rule.field = data.field;
			function addFullField(key, schema) {
				return {
					...schema,
					fullField: `${rule.fullField}.${key}`,
					fullFields: rule.fullFields ? [...rule.fullFields, key] : [key]
				};
			}
			function cb(e = []) {
				let errorList = Array.isArray(e) ? e : [e];
				if (!options.suppressWarning && errorList.length) Schema.warning("async-validator:", errorList);
				if (errorList.length && rule.message !== void 0 && rule.message !== null) errorList = [].concat(rule.message);
				let filledErrors = errorList.map(complementError(rule, source));
				if (options.first && filledErrors.length) {
					errorFields[rule.field] = 1;
					return doIt(filledErrors);
				}
				if (!deep) doIt(filledErrors);
				else {
					if (rule.required && !data.value) {
						if (rule.message !== void 0) filledErrors = [].concat(rule.message).map(complementError(rule, source));
						else if (options.error) filledErrors = [options.error(rule, format(options.messages.required, rule.field))];
						return doIt(filledErrors);
					}
					let fieldsSchema = {};
					if (rule.defaultField) Object.keys(data.value).map((key) => {
						fieldsSchema[key] = rule.defaultField;
					});
					fieldsSchema = {
						...fieldsSchema,
						...data.rule.fields
					};
					const paredFieldsSchema = {};
					Object.keys(fieldsSchema).forEach((field) => {
						const fieldSchema = fieldsSchema[field];
						paredFieldsSchema[field] = (Array.isArray(fieldSchema) ? fieldSchema : [fieldSchema]).map(addFullField.bind(null, field));
					});
					const schema = new Schema(paredFieldsSchema);
					schema.messages(options.messages);
					if (data.rule.options) {
						data.rule.options.messages = options.messages;
						data.rule.options.error = options.error;
					}
					schema.validate(data.value, data.rule.options || options, (errs) => {
						const finalErrors = [];
						if (filledErrors && filledErrors.length) finalErrors.push(...filledErrors);
						if (errs && errs.length) finalErrors.push(...errs);
						doIt(finalErrors.length ? finalErrors : null);
					});
				}
			}
			let res;
			if (rule.asyncValidator) res = rule.asyncValidator(rule, data.value, cb, data.source, options);
			else if (rule.validator) {
				try {
					res = rule.validator(rule, data.value, cb, data.source, options);
				} catch (error) {
					console.error?.(error);
					if (!options.suppressValidatorError) setTimeout(() => {
						throw error;
					}, 0);
					cb(error.message);
				}
				if (res === true) cb();
				else if (res === false) cb(typeof rule.message === "function" ? rule.message(rule.fullField || rule.field) : rule.message || `${rule.fullField || rule.field} fails`);
				else if (res instanceof Array) cb(res);
				else if (res instanceof Error) cb(res.message);
			}
			if (res && res.then) res.then(() => cb(), (e) => cb(e));
		}, (results) => {
			complete(results);
		}, source);
	}
	getType(rule) {
		if (rule.type === void 0 && rule.pattern instanceof RegExp) rule.type = "pattern";
		if (typeof rule.validator !== "function" && rule.type && !validator_default.hasOwnProperty(rule.type)) throw new Error(format("Unknown rule type %s", rule.type));
		return rule.type || "string";
	}
	getValidationMethod(rule) {
		if (typeof rule.validator === "function") return rule.validator;
		const keys = Object.keys(rule);
		const messageIndex = keys.indexOf("message");
		if (messageIndex !== -1) keys.splice(messageIndex, 1);
		if (keys.length === 1 && keys[0] === "required") return validator_default.required;
		return validator_default[this.getType(rule)] || void 0;
	}
};
// tests/bench/components/node_modules/@rc-component/form/es/utils/messages.js
var typeTemplate = "'${name}' is not a valid ${type}";
var defaultValidateMessages = {
	default: "Validation error on field '${name}'",
	required: "'${name}' is required",
	enum: "'${name}' must be one of [${enum}]",
	whitespace: "'${name}' cannot be empty",
	date: {
		format: "'${name}' is invalid for format date",
		parse: "'${name}' could not be parsed as date",
		invalid: "'${name}' is invalid date"
	},
	types: {
		string: typeTemplate,
		method: typeTemplate,
		array: typeTemplate,
		object: typeTemplate,
		number: typeTemplate,
		date: typeTemplate,
		boolean: typeTemplate,
		integer: typeTemplate,
		float: typeTemplate,
		regexp: typeTemplate,
		email: typeTemplate,
		tel: typeTemplate,
		url: typeTemplate,
		hex: typeTemplate
	},
	string: {
		len: "'${name}' must be exactly ${len} characters",
		min: "'${name}' must be at least ${min} characters",
		max: "'${name}' cannot be longer than ${max} characters",
		range: "'${name}' must be between ${min} and ${max} characters"
	},
	number: {
		len: "'${name}' must equal ${len}",
		min: "'${name}' cannot be less than ${min}",
		max: "'${name}' cannot be greater than ${max}",
		range: "'${name}' must be between ${min} and ${max}"
	},
	array: {
		len: "'${name}' must be exactly ${len} in length",
		min: "'${name}' cannot be less than ${min} in length",
		max: "'${name}' cannot be greater than ${max} in length",
		range: "'${name}' must be between ${min} and ${max} in length"
	},
	pattern: { mismatch: "'${name}' does not match pattern ${pattern}" }
};
// tests/bench/components/node_modules/@rc-component/form/es/utils/validateUtil.js
var AsyncValidator = Schema;
/**
* Replace with template.
*   `I'm ${name}` + { name: 'bamboo' } = I'm bamboo
*/
function replaceMessage(template, kv) {
	return template.replace(/\\?\$\{\w+\}/g, (str) => {
		if (str.startsWith("\\")) return str.slice(1);
		return kv[str.slice(2, -1)];
	});
}
var CODE_LOGIC_ERROR = "CODE_LOGIC_ERROR";
async function validateRule(name, value, rule, options, messageVariables) {
	const cloneRule = { ...rule };
	delete cloneRule.ruleIndex;
	AsyncValidator.warning = () => void 0;
	if (cloneRule.validator) {
		const originValidator = cloneRule.validator;
		cloneRule.validator = (...args) => {
			try {
				return originValidator(...args);
			} catch (error) {
				console.error(error);
				return Promise.reject(CODE_LOGIC_ERROR);
			}
		};
	}
	let subRuleField = null;
	if (cloneRule && cloneRule.type === "array" && cloneRule.defaultField) {
		subRuleField = cloneRule.defaultField;
		delete cloneRule.defaultField;
	}
	const validator = new AsyncValidator({ [name]: [cloneRule] });
	const messages = merge$1(defaultValidateMessages, options.validateMessages);
	validator.messages(messages);
	let result = [];
	try {
		await Promise.resolve(validator.validate({ [name]: value }, { ...options }));
	} catch (errObj) {
		if (errObj.errors) result = errObj.errors.map(({ message }, index) => {
			const mergedMessage = message === CODE_LOGIC_ERROR ? messages.default : message;
			return /*#__PURE__*/ import_react.isValidElement(mergedMessage) ? /*#__PURE__*/ import_react.cloneElement(mergedMessage, { key: `error_${index}` }) : mergedMessage;
		});
	}
	if (!result.length && subRuleField && Array.isArray(value) && value.length > 0) return (await Promise.all(value.map((subValue, i) => validateRule(`${name}.${i}`, subValue, subRuleField, options, messageVariables)))).reduce((prev, errors) => [...prev, ...errors], []);
	const kv = {
		...rule,
		name,
		enum: (rule.enum || []).join(", "),
		...messageVariables
	};
	return result.map((error) => {
		if (typeof error === "string") return replaceMessage(error, kv);
		return error;
	});
}
/**
* We use `async-validator` to validate the value.
* But only check one value in a time to avoid namePath validate issue.
*/
function validateRules(namePath, value, rules, options, validateFirst, messageVariables) {
	const name = namePath.join(".");
	const filledRules = rules.map((currentRule, ruleIndex) => {
		const originValidatorFunc = currentRule.validator;
		const cloneRule = {
			...currentRule,
			ruleIndex
		};
		if (originValidatorFunc) cloneRule.validator = (rule, val, callback) => {
			let hasPromise = false;
			const wrappedCallback = (...args) => {
				Promise.resolve().then(() => {
					warningOnce$1(!hasPromise, "Your validator function has already return a promise. `callback` will be ignored.");
					if (!hasPromise) callback(...args);
				});
			};
			const promise = originValidatorFunc(rule, val, wrappedCallback);
			hasPromise = promise && typeof promise.then === "function" && typeof promise.catch === "function";
			/**
			* 1. Use promise as the first priority.
			* 2. If promise not exist, use callback with warning instead
			*/
			warningOnce$1(hasPromise, "`callback` is deprecated. Please return a promise instead.");
			if (hasPromise) promise.then(() => {
				callback();
			}).catch((err) => {
				callback(err || " ");
			});
		};
		return cloneRule;
	}).sort(({ warningOnly: w1, ruleIndex: i1 }, { warningOnly: w2, ruleIndex: i2 }) => {
		if (!!w1 === !!w2) return i1 - i2;
		if (w1) return 1;
		return -1;
	});
	let summaryPromise;
	if (validateFirst === true) summaryPromise = new Promise(async (resolve, reject) => {
		for (let i = 0; i < filledRules.length; i += 1) {
			const rule = filledRules[i];
			const errors = await validateRule(name, value, rule, options, messageVariables);
			if (errors.length) {
				reject([{
					errors,
					rule
				}]);
				return;
			}
		}
		resolve([]);
	});
	else {
		const rulePromises = filledRules.map((rule) => validateRule(name, value, rule, options, messageVariables).then((errors) => ({
			errors,
			rule
		})));
		summaryPromise = (validateFirst ? finishOnFirstFailed(rulePromises) : finishOnAllFailed(rulePromises)).then((errors) => {
			return Promise.reject(errors);
		});
	}
	summaryPromise.catch((e) => e);
	return summaryPromise;
}
async function finishOnAllFailed(rulePromises) {
	return Promise.all(rulePromises).then((errorsList) => {
		return [].concat(...errorsList);
	});
}
async function finishOnFirstFailed(rulePromises) {
	let count = 0;
	return new Promise((resolve) => {
		rulePromises.forEach((promise) => {
			promise.then((ruleError) => {
				if (ruleError.errors.length) resolve([ruleError]);
				count += 1;
				if (count === rulePromises.length) resolve([]);
			});
		});
	});
}
// tests/bench/components/node_modules/@rc-component/form/es/utils/valueUtil.js
/**
* Convert name to internal supported format.
* This function should keep since we still thinking if need support like `a.b.c` format.
* 'a' => ['a']
* 123 => [123]
* ['a', 123] => ['a', 123]
*/
function getNamePath(path) {
	return toArray(path);
}
/**
* Create a new store object that contains only the values referenced by
* the provided list of name paths.
*/
function cloneByNamePathList(store, namePathList) {
	let newStore = {};
	namePathList.forEach((namePath) => {
		const value = get(store, namePath);
		newStore = set(newStore, namePath, value);
	});
	return newStore;
}
/**
* Check if `namePathList` includes `namePath`.
* @param namePathList A list of `InternalNamePath[]`
* @param namePath Compare `InternalNamePath`
* @param partialMatch True will make `[a, b]` match `[a, b, c]`
*/
function containsNamePath(namePathList, namePath, partialMatch = false) {
	return namePathList && namePathList.some((path) => matchNamePath(namePath, path, partialMatch));
}
/**
* Check if `namePath` is super set or equal of `subNamePath`.
* @param namePath A list of `InternalNamePath[]`
* @param subNamePath Compare `InternalNamePath`
* @param partialMatch Default false. True will make `[a, b]` match `[a, b, c]`
*/
function matchNamePath(namePath, subNamePath, partialMatch = false) {
	if (!namePath || !subNamePath) return false;
	if (!partialMatch && namePath.length !== subNamePath.length) return false;
	return subNamePath.every((nameUnit, i) => namePath[i] === nameUnit);
}
function isSimilar(source, target) {
	if (source === target) return true;
	if (!source && target || source && !target) return false;
	if (!source || !target || typeof source !== "object" || typeof target !== "object") return false;
	const sourceKeys = Object.keys(source);
	const targetKeys = Object.keys(target);
	return [.../* @__PURE__ */ new Set([...sourceKeys, ...targetKeys])].every((key) => {
		const sourceValue = source[key];
		const targetValue = target[key];
		if (typeof sourceValue === "function" && typeof targetValue === "function") return true;
		return sourceValue === targetValue;
	});
}
function defaultGetValueFromEvent(valuePropName, ...args) {
	const event = args[0];
	if (event && event.target && typeof event.target === "object" && valuePropName in event.target) return event.target[valuePropName];
	return event;
}
/**
* Moves an array item from one position in an array to another.
*
* Note: This is a pure function so a new array will be returned, instead
* of altering the array argument.
*
* @param array         Array in which to move an item.         (required)
* @param moveIndex     The index of the item to move.          (required)
* @param toIndex       The index to move item at moveIndex to. (required)
*/
function move(array, moveIndex, toIndex) {
	const { length } = array;
	if (moveIndex < 0 || moveIndex >= length || toIndex < 0 || toIndex >= length) return array;
	const item = array[moveIndex];
	const diff = moveIndex - toIndex;
	if (diff > 0) return [
		...array.slice(0, toIndex),
		item,
		...array.slice(toIndex, moveIndex),
		...array.slice(moveIndex + 1, length)
	];
	if (diff < 0) return [
		...array.slice(0, moveIndex),
		...array.slice(moveIndex + 1, toIndex + 1),
		item,
		...array.slice(toIndex + 1, length)
	];
	return array;
}
// tests/bench/components/node_modules/@rc-component/form/es/hooks/useNotifyWatch.js
/**
* Call action with delay in macro task.
*/
var macroTask = (fn) => {
	const channel = new MessageChannel();
	channel.port1.onmessage = fn;
	channel.port2.postMessage(null);
};
var WatcherCenter = class {
	namePathList = [];
	taskId = 0;
	watcherList = /* @__PURE__ */ new Set();
	form;
	constructor(form) {
		this.form = form;
	}
	register(callback) {
		this.watcherList.add(callback);
		return () => {
			this.watcherList.delete(callback);
		};
	}
	notify(namePath) {
		namePath.forEach((path) => {
			if (this.namePathList.every((exist) => !matchNamePath(exist, path))) this.namePathList.push(path);
		});
		this.doBatch();
	}
	doBatch() {
		this.taskId += 1;
		const currentId = this.taskId;
		macroTask(() => {
			if (currentId === this.taskId && this.watcherList.size) {
				const formInst = this.form.getForm();
				const values = formInst.getFieldsValue();
				const allValues = formInst.getFieldsValue(true);
				this.watcherList.forEach((callback) => {
					callback(values, allValues, this.namePathList);
				});
				this.namePathList = [];
			}
		});
	}
};
// tests/bench/components/node_modules/@rc-component/form/es/utils/delayUtil.js
async function delayFrame() {
	return new Promise((resolve) => {
		macroTask(() => {
			wrapperRaf(() => {
				resolve();
			});
		});
	});
}
// tests/bench/components/node_modules/@rc-component/form/es/Field.js
function _extends$24() {
	_extends$24 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$24.apply(this, arguments);
}
var EMPTY_ERRORS = [];
var EMPTY_WARNINGS = [];
function requireUpdate(shouldUpdate, prev, next, prevValue, nextValue, info) {
	if (typeof shouldUpdate === "function") return shouldUpdate(prev, next, "source" in info ? { source: info.source } : {});
	return prevValue !== nextValue;
}
var Field = class extends import_react.PureComponent {
	static contextType = Context;
	state = { resetCount: 0 };
	cancelRegisterFunc = null;
	mounted = false;
	/**
	* Follow state should not management in State since it will async update by React.
	* This makes first render of form can not get correct state value.
	*/
	touched = false;
	/**
	* Mark when touched & validated. Currently only used for `dependencies`.
	* Note that we do not think field with `initialValue` is dirty
	* but this will be by `isFieldDirty` func.
	*/
	dirty = false;
	validatePromise;
	prevValidating;
	errors = EMPTY_ERRORS;
	warnings = EMPTY_WARNINGS;
	constructor(props) {
		super(props);
		if (props.fieldContext) {
			const { getInternalHooks } = props.fieldContext;
			const { initEntityValue } = getInternalHooks(HOOK_MARK);
			initEntityValue(this);
		}
	}
	componentDidMount() {
		const { shouldUpdate, fieldContext } = this.props;
		this.mounted = true;
		if (fieldContext) {
			const { getInternalHooks } = fieldContext;
			const { registerField } = getInternalHooks(HOOK_MARK);
			this.cancelRegisterFunc = registerField(this);
		}
		if (shouldUpdate === true) this.reRender();
	}
	componentWillUnmount() {
		this.cancelRegister();
		this.triggerMetaEvent(true);
		this.mounted = false;
	}
	cancelRegister = () => {
		const { preserve, isListField, name } = this.props;
		if (this.cancelRegisterFunc) this.cancelRegisterFunc(isListField, preserve, getNamePath(name));
		this.cancelRegisterFunc = null;
	};
	getNamePath = () => {
		const { name, fieldContext } = this.props;
		const { prefixName = [] } = fieldContext;
		return name !== void 0 ? [...prefixName, ...name] : [];
	};
	getRules = () => {
		const { rules = [], fieldContext } = this.props;
		return rules.map((rule) => {
			if (typeof rule === "function") return rule(fieldContext);
			return rule;
		});
	};
	reRender() {
		if (!this.mounted) return;
		this.forceUpdate();
	}
	refresh = () => {
		if (!this.mounted) return;
		/**
		* Clean up current node.
		*/
		this.setState(({ resetCount }) => ({ resetCount: resetCount + 1 }));
	};
	metaCache = null;
	triggerMetaEvent = (destroy) => {
		const { onMetaChange } = this.props;
		if (onMetaChange) {
			const meta = {
				...this.getMeta(),
				destroy
			};
			if (!isEqual(this.metaCache, meta)) onMetaChange(meta);
			this.metaCache = meta;
		} else this.metaCache = null;
	};
	onStoreChange = (prevStore, namePathList, info) => {
		const { shouldUpdate, dependencies = [], onReset } = this.props;
		const { store } = info;
		const namePath = this.getNamePath();
		const prevValue = this.getValue(prevStore);
		const curValue = this.getValue(store);
		const namePathMatch = namePathList && containsNamePath(namePathList, namePath);
		if (info.type === "valueUpdate" && info.source === "external" && !isEqual(prevValue, curValue)) {
			this.touched = true;
			this.dirty = true;
			this.validatePromise = null;
			this.errors = EMPTY_ERRORS;
			this.warnings = EMPTY_WARNINGS;
			this.triggerMetaEvent();
		}
		switch (info.type) {
			case "reset":
				if (!namePathList || namePathMatch) {
					this.touched = false;
					this.dirty = false;
					this.validatePromise = void 0;
					this.errors = EMPTY_ERRORS;
					this.warnings = EMPTY_WARNINGS;
					this.triggerMetaEvent();
					onReset?.();
					this.refresh();
					return;
				}
				break;
			/**
			* In case field with `preserve = false` nest deps like:
			* - A = 1 => show B
			* - B = 1 => show C
			* - Reset A, need clean B, C
			*/
			case "remove":
				if (shouldUpdate && requireUpdate(shouldUpdate, prevStore, store, prevValue, curValue, info)) {
					this.reRender();
					return;
				}
				break;
			case "setField": {
				const { data } = info;
				if (namePathMatch) {
					if ("touched" in data) this.touched = data.touched;
					if ("validating" in data && !("originRCField" in data)) this.validatePromise = data.validating ? Promise.resolve([]) : null;
					if ("errors" in data) this.errors = data.errors || EMPTY_ERRORS;
					if ("warnings" in data) this.warnings = data.warnings || EMPTY_WARNINGS;
					this.dirty = true;
					this.triggerMetaEvent();
					this.reRender();
					return;
				} else if ("value" in data && containsNamePath(namePathList, namePath, true)) {
					this.reRender();
					return;
				}
				if (shouldUpdate && !namePath.length && requireUpdate(shouldUpdate, prevStore, store, prevValue, curValue, info)) {
					this.reRender();
					return;
				}
				break;
			}
			case "dependenciesUpdate":
				if (dependencies.map(getNamePath).some((dependency) => containsNamePath(info.relatedFields, dependency))) {
					this.reRender();
					return;
				}
				break;
			default: if (namePathMatch || (!dependencies.length || namePath.length || shouldUpdate) && requireUpdate(shouldUpdate, prevStore, store, prevValue, curValue, info)) {
				this.reRender();
				return;
			}
		}
		if (shouldUpdate === true) this.reRender();
	};
	validateRules = (options) => {
		const namePath = this.getNamePath();
		const currentValue = this.getValue();
		const { triggerName, validateOnly = false, delayFrame: showDelayFrame } = options || {};
		const rootPromise = Promise.resolve().then(async () => {
			if (!this.mounted) return [];
			const { validateFirst = false, messageVariables, validateDebounce } = this.props;
			if (showDelayFrame) await delayFrame();
			let filteredRules = this.getRules();
			if (triggerName) filteredRules = filteredRules.filter((rule) => rule).filter((rule) => {
				const { validateTrigger } = rule;
				if (!validateTrigger) return true;
				return toArray(validateTrigger).includes(triggerName);
			});
			if (validateDebounce && triggerName) {
				await new Promise((resolve) => {
					setTimeout(resolve, validateDebounce);
				});
				if (this.validatePromise !== rootPromise) return [];
			}
			const promise = validateRules(namePath, currentValue, filteredRules, options, validateFirst, messageVariables);
			promise.catch((e) => e).then((ruleErrors = EMPTY_ERRORS) => {
				if (this.validatePromise === rootPromise) {
					this.validatePromise = null;
					const nextErrors = [];
					const nextWarnings = [];
					ruleErrors.forEach?.(({ rule: { warningOnly }, errors = EMPTY_ERRORS }) => {
						if (warningOnly) nextWarnings.push(...errors);
						else nextErrors.push(...errors);
					});
					this.errors = nextErrors;
					this.warnings = nextWarnings;
					this.triggerMetaEvent();
					this.reRender();
				}
			});
			return promise;
		});
		if (validateOnly) return rootPromise;
		this.validatePromise = rootPromise;
		this.dirty = true;
		this.errors = EMPTY_ERRORS;
		this.warnings = EMPTY_WARNINGS;
		this.triggerMetaEvent();
		this.reRender();
		return rootPromise;
	};
	isFieldValidating = () => !!this.validatePromise;
	isFieldTouched = () => this.touched;
	isFieldDirty = () => {
		if (this.dirty || this.props.initialValue !== void 0) return true;
		const { fieldContext } = this.props;
		const { getInitialValue } = fieldContext.getInternalHooks(HOOK_MARK);
		if (getInitialValue(this.getNamePath()) !== void 0) return true;
		return false;
	};
	getErrors = () => this.errors;
	getWarnings = () => this.warnings;
	isListField = () => this.props.isListField;
	isList = () => this.props.isList;
	isPreserve = () => this.props.preserve;
	getMeta = () => {
		this.prevValidating = this.isFieldValidating();
		return {
			touched: this.isFieldTouched(),
			validating: this.prevValidating,
			errors: this.errors,
			warnings: this.warnings,
			name: this.getNamePath(),
			validated: this.validatePromise === null
		};
	};
	getOnlyChild = (children) => {
		if (typeof children === "function") {
			const meta = this.getMeta();
			return {
				...this.getOnlyChild(children(this.getControlled(), meta, this.props.fieldContext)),
				isFunction: true
			};
		}
		const childList = toArray$2(children);
		if (childList.length !== 1 || !/*#__PURE__*/ import_react.isValidElement(childList[0])) return {
			child: childList,
			isFunction: false
		};
		return {
			child: childList[0],
			isFunction: false
		};
	};
	getValue = (store) => {
		const { getFieldsValue } = this.props.fieldContext;
		const namePath = this.getNamePath();
		return get(store || getFieldsValue(true), namePath);
	};
	getControlled = (childProps = {}) => {
		const { name, trigger = "onChange", validateTrigger, getValueFromEvent, normalize, valuePropName = "value", getValueProps, fieldContext } = this.props;
		const mergedValidateTrigger = validateTrigger !== void 0 ? validateTrigger : fieldContext.validateTrigger;
		const namePath = this.getNamePath();
		const { getInternalHooks, getFieldsValue } = fieldContext;
		const { dispatch } = getInternalHooks(HOOK_MARK);
		const value = this.getValue();
		const mergedGetValueProps = getValueProps || ((val) => ({ [valuePropName]: val }));
		const originTriggerFunc = childProps[trigger];
		const valueProps = name !== void 0 ? mergedGetValueProps(value) : {};
		const control = {
			...childProps,
			...valueProps
		};
		control[trigger] = (...args) => {
			this.touched = true;
			this.dirty = true;
			this.triggerMetaEvent();
			const curValue = this.getValue();
			let newValue;
			if (getValueFromEvent) newValue = getValueFromEvent(...args);
			else newValue = defaultGetValueFromEvent(valuePropName, ...args);
			if (normalize) newValue = normalize(newValue, curValue, getFieldsValue(true));
			if (newValue !== curValue) dispatch({
				type: "updateValue",
				namePath,
				value: newValue
			});
			if (originTriggerFunc) originTriggerFunc(...args);
		};
		toArray(mergedValidateTrigger || []).forEach((triggerName) => {
			const originTrigger = control[triggerName];
			control[triggerName] = (...args) => {
				if (originTrigger) originTrigger(...args);
				const { rules } = this.props;
				if (rules && rules.length) dispatch({
					type: "validateField",
					namePath,
					triggerName
				});
			};
		});
		return control;
	};
	render() {
		const { resetCount } = this.state;
		const { children } = this.props;
		const { child, isFunction } = this.getOnlyChild(children);
		let returnChildNode;
		if (isFunction) returnChildNode = child;
		else if (/*#__PURE__*/ import_react.isValidElement(child)) returnChildNode = /*#__PURE__*/ import_react.cloneElement(child, this.getControlled(child.props));
		else {
			warningOnce$1(!child, "`children` of Field is not validate ReactElement.");
			returnChildNode = child;
		}
		return /*#__PURE__*/ import_react.createElement(import_react.Fragment, { key: resetCount }, returnChildNode);
	}
};
function WrapperField({ name, ...restProps }) {
	const fieldContext = import_react.useContext(Context);
	const listContext = import_react.useContext(ListContext);
	const namePath = name !== void 0 ? getNamePath(name) : void 0;
	const isMergedListField = restProps.isListField ?? !!listContext;
	let key = "keep";
	if (!isMergedListField) key = `_${(namePath || []).join("_")}`;
	return /*#__PURE__*/ import_react.createElement(Field, _extends$24({
		key,
		name: namePath,
		isListField: isMergedListField
	}, restProps, { fieldContext }));
}
// tests/bench/components/node_modules/@rc-component/form/es/List.js
function List({ name, initialValue, children, rules, validateTrigger, isListField }) {
	const context = import_react.useContext(Context);
	const wrapperListContext = import_react.useContext(ListContext);
	const keyManager = import_react.useRef({
		keys: [],
		id: 0
	}).current;
	const prefixName = import_react.useMemo(() => {
		return [...getNamePath(context.prefixName) || [], ...getNamePath(name)];
	}, [context.prefixName, name]);
	const fieldContext = import_react.useMemo(() => ({
		...context,
		prefixName
	}), [context, prefixName]);
	const listContext = import_react.useMemo(() => ({ getKey: (namePath) => {
		const len = prefixName.length;
		const pathName = namePath[len];
		return [keyManager.keys[pathName], namePath.slice(len + 1)];
	} }), [keyManager, prefixName]);
	if (typeof children !== "function") {
		warningOnce$1(false, "Form.List only accepts function as children.");
		return null;
	}
	const shouldUpdate = (prevValue, nextValue, { source }) => {
		if (source === "internal") return false;
		return prevValue !== nextValue;
	};
	return /*#__PURE__*/ import_react.createElement(ListContext.Provider, { value: listContext }, /*#__PURE__*/ import_react.createElement(Context.Provider, { value: fieldContext }, /*#__PURE__*/ import_react.createElement(WrapperField, {
		name: [],
		shouldUpdate,
		rules,
		validateTrigger,
		initialValue,
		isList: true,
		isListField: isListField ?? !!wrapperListContext
	}, ({ value = [], onChange }, meta) => {
		const { getFieldValue } = context;
		const getNewValue = () => {
			return getFieldValue(prefixName || []) || [];
		};
		/**
		* Always get latest value in case user update fields by `form` api.
		*/
		const operations = {
			add: (defaultValue, index) => {
				const newValue = getNewValue();
				if (index >= 0 && index <= newValue.length) {
					keyManager.keys = [
						...keyManager.keys.slice(0, index),
						keyManager.id,
						...keyManager.keys.slice(index)
					];
					onChange([
						...newValue.slice(0, index),
						defaultValue,
						...newValue.slice(index)
					]);
				} else {
					keyManager.keys = [...keyManager.keys, keyManager.id];
					onChange([...newValue, defaultValue]);
				}
				keyManager.id += 1;
			},
			remove: (index) => {
				const newValue = getNewValue();
				const indexSet = new Set(Array.isArray(index) ? index : [index]);
				if (indexSet.size <= 0) return;
				keyManager.keys = keyManager.keys.filter((_, keysIndex) => !indexSet.has(keysIndex));
				onChange(newValue.filter((_, valueIndex) => !indexSet.has(valueIndex)));
			},
			move(from, to) {
				if (from === to) return;
				const newValue = getNewValue();
				if (from < 0 || from >= newValue.length || to < 0 || to >= newValue.length) return;
				keyManager.keys = move(keyManager.keys, from, to);
				onChange(move(newValue, from, to));
			}
		};
		let listValue = value || [];
		if (!Array.isArray(listValue)) listValue = [];
		return children(listValue.map((__, index) => {
			let key = keyManager.keys[index];
			if (key === void 0) {
				keyManager.keys[index] = keyManager.id;
				key = keyManager.keys[index];
				keyManager.id += 1;
			}
			return {
				name: index,
				key,
				isListField: true
			};
		}), operations, meta);
	})));
}
// tests/bench/components/node_modules/@rc-component/form/es/utils/asyncUtil.js
function allPromiseFinish(promiseList) {
	let hasError = false;
	let count = promiseList.length;
	const results = [];
	if (!promiseList.length) return Promise.resolve([]);
	return new Promise((resolve, reject) => {
		promiseList.forEach((promise, index) => {
			promise.catch((e) => {
				hasError = true;
				return e;
			}).then((result) => {
				count -= 1;
				results[index] = result;
				if (count > 0) return;
				if (hasError) reject(results);
				resolve(results);
			});
		});
	});
}
// tests/bench/components/node_modules/@rc-component/form/es/utils/NameMap.js
var SPLIT = "__@field_split__";
/**
* Convert name path into string to fast the fetch speed of Map.
*/
function normalize(namePath) {
	return namePath.map((cell) => `${typeof cell}:${cell}`).join(SPLIT);
}
/**
* NameMap like a `Map` but accepts `string[]` as key.
*/
var NameMap = class {
	kvs = /* @__PURE__ */ new Map();
	set(key, value) {
		this.kvs.set(normalize(key), value);
	}
	get(key) {
		return this.kvs.get(normalize(key));
	}
	getAsPrefix(key) {
		const normalizedKey = normalize(key);
		const normalizedPrefix = normalizedKey + SPLIT;
		const results = [];
		const current = this.kvs.get(normalizedKey);
		if (current !== void 0) results.push(current);
		this.kvs.forEach((value, itemNormalizedKey) => {
			if (itemNormalizedKey.startsWith(normalizedPrefix)) results.push(value);
		});
		return results;
	}
	update(key, updater) {
		const next = updater(this.get(key));
		if (!next) this.delete(key);
		else this.set(key, next);
	}
	delete(key) {
		this.kvs.delete(normalize(key));
	}
	map(callback) {
		return [...this.kvs.entries()].map(([key, value]) => {
			return callback({
				key: key.split(SPLIT).map((cell) => {
					const [, type, unit] = cell.match(/^([^:]*):(.*)$/);
					return type === "number" ? Number(unit) : unit;
				}),
				value
			});
		});
	}
	toJSON() {
		const json = {};
		this.map(({ key, value }) => {
			json[key.join(".")] = value;
			return null;
		});
		return json;
	}
};
// tests/bench/components/node_modules/@rc-component/form/es/hooks/useForm.js
var FormStore = class {
	formHooked = false;
	forceRootUpdate;
	subscribable = true;
	store = {};
	fieldEntities = [];
	initialValues = {};
	callbacks = {};
	validateMessages = null;
	preserve = null;
	lastValidatePromise = null;
	watcherCenter = new WatcherCenter(this);
	constructor(forceRootUpdate) {
		this.forceRootUpdate = forceRootUpdate;
	}
	getForm = () => ({
		getFieldValue: this.getFieldValue,
		getFieldsValue: this.getFieldsValue,
		getFieldError: this.getFieldError,
		getFieldWarning: this.getFieldWarning,
		getFieldsError: this.getFieldsError,
		isFieldsTouched: this.isFieldsTouched,
		isFieldTouched: this.isFieldTouched,
		isFieldValidating: this.isFieldValidating,
		isFieldsValidating: this.isFieldsValidating,
		resetFields: this.resetFields,
		setFields: this.setFields,
		setFieldValue: this.setFieldValue,
		setFieldsValue: this.setFieldsValue,
		validateFields: this.validateFields,
		submit: this.submit,
		_init: true,
		getInternalHooks: this.getInternalHooks
	});
	getInternalHooks = (key) => {
		if (key === "RC_FORM_INTERNAL_HOOKS") {
			this.formHooked = true;
			return {
				dispatch: this.dispatch,
				initEntityValue: this.initEntityValue,
				registerField: this.registerField,
				useSubscribe: this.useSubscribe,
				setInitialValues: this.setInitialValues,
				destroyForm: this.destroyForm,
				setCallbacks: this.setCallbacks,
				setValidateMessages: this.setValidateMessages,
				getFields: this.getFields,
				setPreserve: this.setPreserve,
				getInitialValue: this.getInitialValue,
				registerWatch: this.registerWatch
			};
		}
		warningOnce$1(false, "`getInternalHooks` is internal usage. Should not call directly.");
		return null;
	};
	useSubscribe = (subscribable) => {
		this.subscribable = subscribable;
	};
	/**
	* Record prev Form unmount fieldEntities which config preserve false.
	* This need to be refill with initialValues instead of store value.
	*/
	prevWithoutPreserves = null;
	/**
	* First time `setInitialValues` should update store with initial value
	*/
	setInitialValues = (initialValues, init) => {
		this.initialValues = initialValues || {};
		if (init) {
			let nextStore = merge$1(initialValues, this.store);
			this.prevWithoutPreserves?.map(({ key: namePath }) => {
				nextStore = set(nextStore, namePath, get(initialValues, namePath));
			});
			this.prevWithoutPreserves = null;
			this.updateStore(nextStore);
		}
	};
	destroyForm = (clearOnDestroy) => {
		if (clearOnDestroy) this.updateStore({});
		else {
			const prevWithoutPreserves = new NameMap();
			this.getFieldEntities(true).forEach((entity) => {
				if (!this.isMergedPreserve(entity.isPreserve())) prevWithoutPreserves.set(entity.getNamePath(), true);
			});
			this.prevWithoutPreserves = prevWithoutPreserves;
		}
	};
	getInitialValue = (namePath) => {
		const initValue = get(this.initialValues, namePath);
		return namePath.length ? merge$1(initValue) : initValue;
	};
	setCallbacks = (callbacks) => {
		this.callbacks = callbacks;
	};
	setValidateMessages = (validateMessages) => {
		this.validateMessages = validateMessages;
	};
	setPreserve = (preserve) => {
		this.preserve = preserve;
	};
	registerWatch = (callback) => {
		return this.watcherCenter.register(callback);
	};
	notifyWatch = (namePath = []) => {
		this.watcherCenter.notify(namePath);
	};
	timeoutId = null;
	warningUnhooked = () => {};
	updateStore = (nextStore) => {
		this.store = nextStore;
	};
	/**
	* Get registered field entities.
	* @param pure Only return field which has a `name`. Default: false
	*/
	getFieldEntities = (pure = false) => {
		if (!pure) return this.fieldEntities;
		return this.fieldEntities.filter((field) => field.getNamePath().length);
	};
	/**
	* Get a map of registered field entities with their name path as the key.
	* @param pure Only include fields which have a `name`. Default: false
	* @returns A NameMap containing field entities indexed by their name paths
	*/
	getFieldsMap = (pure = false) => {
		const cache = new NameMap();
		this.getFieldEntities(pure).forEach((field) => {
			const namePath = field.getNamePath();
			cache.set(namePath, field);
		});
		return cache;
	};
	/**
	* Get field entities based on a list of name paths.
	* @param nameList - Array of name paths to search for. If not provided, returns all field entities with names.
	* @param includesSubNamePath - Whether to include fields that have the given name path as a prefix.
	*/
	getFieldEntitiesForNamePathList = (nameList, includesSubNamePath = false) => {
		if (!nameList) return this.getFieldEntities(true);
		const cache = this.getFieldsMap(true);
		if (!includesSubNamePath) return nameList.map((name) => {
			const namePath = getNamePath(name);
			return cache.get(namePath) || { INVALIDATE_NAME_PATH: getNamePath(name) };
		});
		return nameList.flatMap((name) => {
			const namePath = getNamePath(name);
			const fields = cache.getAsPrefix(namePath);
			if (fields.length) return fields;
			return [{ INVALIDATE_NAME_PATH: namePath }];
		});
	};
	getFieldsValue = (nameList, filterFunc) => {
		this.warningUnhooked();
		let mergedNameList;
		let mergedFilterFunc;
		if (nameList === true || Array.isArray(nameList)) {
			mergedNameList = nameList;
			mergedFilterFunc = filterFunc;
		} else if (nameList && typeof nameList === "object") mergedFilterFunc = nameList.filter;
		if (mergedNameList === true && !mergedFilterFunc) return this.store;
		const fieldEntities = this.getFieldEntitiesForNamePathList(Array.isArray(mergedNameList) ? mergedNameList : null, true);
		const filteredNameList = [];
		const listNamePaths = [];
		fieldEntities.forEach((entity) => {
			const namePath = entity.INVALIDATE_NAME_PATH || entity.getNamePath();
			if (entity.isList?.()) {
				listNamePaths.push(namePath);
				return;
			}
			if (!mergedFilterFunc) filteredNameList.push(namePath);
			else {
				const meta = "getMeta" in entity ? entity.getMeta() : null;
				if (mergedFilterFunc(meta)) filteredNameList.push(namePath);
			}
		});
		let mergedValues = cloneByNamePathList(this.store, filteredNameList.map(getNamePath));
		listNamePaths.forEach((namePath) => {
			if (!get(mergedValues, namePath)) mergedValues = set(mergedValues, namePath, []);
		});
		return mergedValues;
	};
	getFieldValue = (name) => {
		this.warningUnhooked();
		const namePath = getNamePath(name);
		return get(this.store, namePath);
	};
	getFieldsError = (nameList) => {
		this.warningUnhooked();
		return this.getFieldEntitiesForNamePathList(nameList).map((entity, index) => {
			if (entity && !entity.INVALIDATE_NAME_PATH) return {
				name: entity.getNamePath(),
				errors: entity.getErrors(),
				warnings: entity.getWarnings()
			};
			return {
				name: getNamePath(nameList[index]),
				errors: [],
				warnings: []
			};
		});
	};
	getFieldError = (name) => {
		this.warningUnhooked();
		const namePath = getNamePath(name);
		return this.getFieldsError([namePath])[0].errors;
	};
	getFieldWarning = (name) => {
		this.warningUnhooked();
		const namePath = getNamePath(name);
		return this.getFieldsError([namePath])[0].warnings;
	};
	isFieldsTouched = (...args) => {
		this.warningUnhooked();
		const [arg0, arg1] = args;
		let namePathList;
		let isAllFieldsTouched = false;
		if (args.length === 0) namePathList = null;
		else if (args.length === 1) {
			if (Array.isArray(arg0)) {
				namePathList = arg0.map(getNamePath);
				isAllFieldsTouched = false;
			} else {
				namePathList = null;
				isAllFieldsTouched = arg0;
			}
		} else {
			namePathList = arg0.map(getNamePath);
			isAllFieldsTouched = arg1;
		}
		const fieldEntities = this.getFieldEntities(true);
		const isFieldTouched = (field) => field.isFieldTouched();
		if (!namePathList) return isAllFieldsTouched ? fieldEntities.every((entity) => isFieldTouched(entity) || entity.isList()) : fieldEntities.some(isFieldTouched);
		const map = new NameMap();
		namePathList.forEach((shortNamePath) => {
			map.set(shortNamePath, []);
		});
		fieldEntities.forEach((field) => {
			const fieldNamePath = field.getNamePath();
			namePathList.forEach((shortNamePath) => {
				if (shortNamePath.every((nameUnit, i) => fieldNamePath[i] === nameUnit)) map.update(shortNamePath, (list) => [...list, field]);
			});
		});
		const isNamePathListTouched = (entities) => entities.some(isFieldTouched);
		const namePathListEntities = map.map(({ value }) => value);
		return isAllFieldsTouched ? namePathListEntities.every(isNamePathListTouched) : namePathListEntities.some(isNamePathListTouched);
	};
	isFieldTouched = (name) => {
		this.warningUnhooked();
		return this.isFieldsTouched([name]);
	};
	isFieldsValidating = (nameList) => {
		this.warningUnhooked();
		const fieldEntities = this.getFieldEntities();
		if (!nameList) return fieldEntities.some((testField) => testField.isFieldValidating());
		const namePathList = nameList.map(getNamePath);
		return fieldEntities.some((testField) => {
			const fieldNamePath = testField.getNamePath();
			return containsNamePath(namePathList, fieldNamePath) && testField.isFieldValidating();
		});
	};
	isFieldValidating = (name) => {
		this.warningUnhooked();
		return this.isFieldsValidating([name]);
	};
	/**
	* Reset Field with field `initialValue` prop.
	* Can pass `entities` or `namePathList` or just nothing.
	*/
	resetWithFieldInitialValue = (info = {}) => {
		const cache = new NameMap();
		const fieldEntities = this.getFieldEntities(true);
		fieldEntities.forEach((field) => {
			const { initialValue } = field.props;
			const namePath = field.getNamePath();
			if (initialValue !== void 0) {
				const records = cache.get(namePath) || /* @__PURE__ */ new Set();
				records.add({
					entity: field,
					value: initialValue
				});
				cache.set(namePath, records);
			}
		});
		const resetWithFields = (entities) => {
			entities.forEach((field) => {
				const { initialValue } = field.props;
				if (initialValue !== void 0) {
					const namePath = field.getNamePath();
					if (this.getInitialValue(namePath) !== void 0) warningOnce$1(false, `Form already set 'initialValues' with path '${namePath.join(".")}'. Field can not overwrite it.`);
					else {
						const records = cache.get(namePath);
						if (records && records.size > 1) warningOnce$1(false, `Multiple Field with path '${namePath.join(".")}' set 'initialValue'. Can not decide which one to pick.`);
						else if (records) {
							const originValue = this.getFieldValue(namePath);
							if (!field.isListField() && (!info.skipExist || originValue === void 0)) this.updateStore(set(this.store, namePath, [...records][0].value));
						}
					}
				}
			});
		};
		let requiredFieldEntities;
		if (info.entities) requiredFieldEntities = info.entities;
		else if (info.namePathList) {
			requiredFieldEntities = [];
			info.namePathList.forEach((namePath) => {
				const records = cache.get(namePath);
				if (records) requiredFieldEntities.push(...[...records].map((r) => r.entity));
			});
		} else requiredFieldEntities = fieldEntities;
		resetWithFields(requiredFieldEntities);
	};
	resetFields = (nameList) => {
		this.warningUnhooked();
		const prevStore = this.store;
		if (!nameList) {
			this.updateStore(merge$1(this.initialValues));
			this.resetWithFieldInitialValue();
			this.notifyObservers(prevStore, null, { type: "reset" });
			this.notifyWatch();
			return;
		}
		const namePathList = nameList.map(getNamePath);
		namePathList.forEach((namePath) => {
			const initialValue = this.getInitialValue(namePath);
			this.updateStore(set(this.store, namePath, initialValue));
		});
		this.resetWithFieldInitialValue({ namePathList });
		this.notifyObservers(prevStore, namePathList, { type: "reset" });
		this.notifyWatch(namePathList);
	};
	setFields = (fields) => {
		this.warningUnhooked();
		const prevStore = this.store;
		const namePathList = [];
		fields.forEach((fieldData) => {
			const { name, ...data } = fieldData;
			const namePath = getNamePath(name);
			namePathList.push(namePath);
			if ("value" in data) this.updateStore(set(this.store, namePath, data.value));
			this.notifyObservers(prevStore, [namePath], {
				type: "setField",
				data: fieldData
			});
		});
		this.notifyWatch(namePathList);
	};
	getFields = () => {
		return this.getFieldEntities(true).map((field) => {
			const namePath = field.getNamePath();
			const fieldData = {
				...field.getMeta(),
				name: namePath,
				value: this.getFieldValue(namePath)
			};
			Object.defineProperty(fieldData, "originRCField", { value: true });
			return fieldData;
		});
	};
	/**
	* This only trigger when a field is on constructor to avoid we get initialValue too late
	*/
	initEntityValue = (entity) => {
		const { initialValue } = entity.props;
		if (initialValue !== void 0) {
			const namePath = entity.getNamePath();
			if (get(this.store, namePath) === void 0) this.updateStore(set(this.store, namePath, initialValue));
		}
	};
	isMergedPreserve = (fieldPreserve) => {
		return (fieldPreserve !== void 0 ? fieldPreserve : this.preserve) ?? true;
	};
	registerField = (entity) => {
		this.fieldEntities.push(entity);
		const namePath = entity.getNamePath();
		this.notifyWatch([namePath]);
		if (entity.props.initialValue !== void 0) {
			const prevStore = this.store;
			this.resetWithFieldInitialValue({
				entities: [entity],
				skipExist: true
			});
			this.notifyObservers(prevStore, [entity.getNamePath()], {
				type: "valueUpdate",
				source: "internal"
			});
		}
		return (isListField, preserve, subNamePath = []) => {
			this.fieldEntities = this.fieldEntities.filter((item) => item !== entity);
			if (!this.isMergedPreserve(preserve) && (!isListField || subNamePath.length > 1)) {
				const defaultValue = isListField ? void 0 : this.getInitialValue(namePath);
				if (namePath.length && this.getFieldValue(namePath) !== defaultValue && this.fieldEntities.every((field) => !matchNamePath(field.getNamePath(), namePath))) {
					const prevStore = this.store;
					this.updateStore(set(prevStore, namePath, defaultValue, true));
					this.notifyObservers(prevStore, [namePath], { type: "remove" });
					this.triggerDependenciesUpdate(prevStore, namePath);
				}
			}
			this.notifyWatch([namePath]);
		};
	};
	dispatch = (action) => {
		switch (action.type) {
			case "updateValue": {
				const { namePath, value } = action;
				this.updateValue(namePath, value);
				break;
			}
			case "validateField": {
				const { namePath, triggerName } = action;
				this.validateFields([namePath], { triggerName });
				break;
			}
		}
	};
	notifyObservers = (prevStore, namePathList, info) => {
		if (this.subscribable) {
			const mergedInfo = {
				...info,
				store: this.getFieldsValue(true)
			};
			this.getFieldEntities().forEach(({ onStoreChange }) => {
				onStoreChange(prevStore, namePathList, mergedInfo);
			});
		} else this.forceRootUpdate();
	};
	/**
	* Notify dependencies children with parent update
	* We need delay to trigger validate in case Field is under render props
	*/
	triggerDependenciesUpdate = (prevStore, namePath) => {
		const childrenFields = this.getDependencyChildrenFields(namePath);
		if (childrenFields.length) this.validateFields(childrenFields, { delayFrame: true });
		this.notifyObservers(prevStore, childrenFields, {
			type: "dependenciesUpdate",
			relatedFields: [namePath, ...childrenFields]
		});
		return childrenFields;
	};
	updateValue = (name, value) => {
		const namePath = getNamePath(name);
		const prevStore = this.store;
		this.updateStore(set(this.store, namePath, value));
		this.notifyObservers(prevStore, [namePath], {
			type: "valueUpdate",
			source: "internal"
		});
		this.notifyWatch([namePath]);
		const childrenFields = this.triggerDependenciesUpdate(prevStore, namePath);
		const { onValuesChange } = this.callbacks;
		if (onValuesChange) {
			const changedValues = cloneByNamePathList(this.store, [namePath]);
			onValuesChange(changedValues, set(this.getFieldsValue(), namePath, get(changedValues, namePath)));
		}
		this.triggerOnFieldsChange([namePath, ...childrenFields]);
	};
	setFieldsValue = (store) => {
		this.warningUnhooked();
		const prevStore = this.store;
		if (store) {
			const nextStore = merge$1(this.store, store);
			this.updateStore(nextStore);
		}
		this.notifyObservers(prevStore, null, {
			type: "valueUpdate",
			source: "external"
		});
		this.notifyWatch();
	};
	setFieldValue = (name, value) => {
		this.setFields([{
			name,
			value,
			errors: [],
			warnings: [],
			touched: true
		}]);
	};
	getDependencyChildrenFields = (rootNamePath) => {
		const children = /* @__PURE__ */ new Set();
		const childrenFields = [];
		const dependencies2fields = new NameMap();
		/**
		* Generate maps
		* Can use cache to save perf if user report performance issue with this
		*/
		this.getFieldEntities().forEach((field) => {
			const { dependencies } = field.props;
			(dependencies || []).forEach((dependency) => {
				const dependencyNamePath = getNamePath(dependency);
				dependencies2fields.update(dependencyNamePath, (fields = /* @__PURE__ */ new Set()) => {
					fields.add(field);
					return fields;
				});
			});
		});
		const fillChildren = (namePath) => {
			(dependencies2fields.get(namePath) || /* @__PURE__ */ new Set()).forEach((field) => {
				if (!children.has(field)) {
					children.add(field);
					const fieldNamePath = field.getNamePath();
					if (field.isFieldDirty() && fieldNamePath.length) {
						childrenFields.push(fieldNamePath);
						fillChildren(fieldNamePath);
					}
				}
			});
		};
		fillChildren(rootNamePath);
		return childrenFields;
	};
	triggerOnFieldsChange = (namePathList, filedErrors) => {
		const { onFieldsChange } = this.callbacks;
		if (onFieldsChange) {
			const fields = this.getFields();
			/**
			* Fill errors since `fields` may be replaced by controlled fields
			*/
			if (filedErrors) {
				const cache = new NameMap();
				filedErrors.forEach(({ name, errors }) => {
					cache.set(name, errors);
				});
				fields.forEach((field) => {
					field.errors = cache.get(field.name) || field.errors;
				});
			}
			const changedFields = fields.filter(({ name: fieldName }) => containsNamePath(namePathList, fieldName));
			if (changedFields.length) onFieldsChange(changedFields, fields);
		}
	};
	validateFields = (arg1, arg2) => {
		this.warningUnhooked();
		let nameList;
		let options;
		if (Array.isArray(arg1) || typeof arg1 === "string" || typeof arg2 === "string") {
			nameList = arg1;
			options = arg2;
		} else options = arg1;
		const provideNameList = !!nameList;
		const namePathList = provideNameList ? nameList.map(getNamePath) : [];
		const finalValueNamePathList = [...namePathList];
		const promiseList = [];
		const TMP_SPLIT = String(Date.now());
		const validateNamePathList = /* @__PURE__ */ new Set();
		const { recursive, dirty } = options || {};
		this.getFieldEntities(true).forEach((field) => {
			const fieldNamePath = field.getNamePath();
			if (!provideNameList) {
				if (!field.isList() || !namePathList.some((name) => matchNamePath(name, fieldNamePath, true))) finalValueNamePathList.push(fieldNamePath);
				namePathList.push(fieldNamePath);
			}
			if (!field.props.rules || !field.props.rules.length) return;
			if (dirty && !field.isFieldDirty()) return;
			validateNamePathList.add(fieldNamePath.join(TMP_SPLIT));
			if (!provideNameList || containsNamePath(namePathList, fieldNamePath, recursive)) {
				const promise = field.validateRules({
					validateMessages: {
						...defaultValidateMessages,
						...this.validateMessages
					},
					...options
				});
				promiseList.push(promise.then(() => ({
					name: fieldNamePath,
					errors: [],
					warnings: []
				})).catch((ruleErrors) => {
					const mergedErrors = [];
					const mergedWarnings = [];
					ruleErrors.forEach?.(({ rule: { warningOnly }, errors }) => {
						if (warningOnly) mergedWarnings.push(...errors);
						else mergedErrors.push(...errors);
					});
					if (mergedErrors.length) return Promise.reject({
						name: fieldNamePath,
						errors: mergedErrors,
						warnings: mergedWarnings
					});
					return {
						name: fieldNamePath,
						errors: mergedErrors,
						warnings: mergedWarnings
					};
				}));
			}
		});
		const summaryPromise = allPromiseFinish(promiseList);
		this.lastValidatePromise = summaryPromise;
		summaryPromise.catch((results) => results).then((results) => {
			const resultNamePathList = results.map(({ name }) => name);
			this.notifyObservers(this.store, resultNamePathList, { type: "validateFinish" });
			this.triggerOnFieldsChange(resultNamePathList, results);
		});
		const returnPromise = summaryPromise.then(() => {
			if (this.lastValidatePromise === summaryPromise) return Promise.resolve(this.getFieldsValue(finalValueNamePathList));
			return Promise.reject([]);
		}).catch((results) => {
			const errorList = results.filter((result) => result && result.errors.length);
			const errorMessage = errorList[0]?.errors?.[0];
			return Promise.reject({
				message: errorMessage,
				values: this.getFieldsValue(namePathList),
				errorFields: errorList,
				outOfDate: this.lastValidatePromise !== summaryPromise
			});
		});
		returnPromise.catch((e) => e);
		const triggerNamePathList = namePathList.filter((namePath) => validateNamePathList.has(namePath.join(TMP_SPLIT)));
		this.triggerOnFieldsChange(triggerNamePathList);
		return returnPromise;
	};
	submit = () => {
		this.warningUnhooked();
		this.validateFields().then((values) => {
			const { onFinish } = this.callbacks;
			if (onFinish) try {
				onFinish(values);
			} catch (err) {
				console.error(err);
			}
		}).catch((e) => {
			const { onFinishFailed } = this.callbacks;
			if (onFinishFailed) onFinishFailed(e);
		});
	};
};
function useForm(form) {
	const formRef = import_react.useRef(null);
	const [, forceUpdate] = import_react.useState({});
	if (!formRef.current) {
		if (form) formRef.current = form;
		else {
			const forceReRender = () => {
				forceUpdate({});
			};
			formRef.current = new FormStore(forceReRender).getForm();
		}
	}
	return [formRef.current];
}
// tests/bench/components/node_modules/@rc-component/form/es/FormContext.js
var FormContext = /*#__PURE__*/ import_react.createContext({
	triggerFormChange: () => {},
	triggerFormFinish: () => {},
	registerForm: () => {},
	unregisterForm: () => {}
});
var FormProvider = ({ validateMessages, onFormChange, onFormFinish, children }) => {
	const formContext = import_react.useContext(FormContext);
	const formsRef = import_react.useRef({});
	return /*#__PURE__*/ import_react.createElement(FormContext.Provider, { value: {
		...formContext,
		validateMessages: {
			...formContext.validateMessages,
			...validateMessages
		},
		triggerFormChange: (name, changedFields) => {
			if (onFormChange) onFormChange(name, {
				changedFields,
				forms: formsRef.current
			});
			formContext.triggerFormChange(name, changedFields);
		},
		triggerFormFinish: (name, values) => {
			if (onFormFinish) onFormFinish(name, {
				values,
				forms: formsRef.current
			});
			formContext.triggerFormFinish(name, values);
		},
		registerForm: (name, form) => {
			if (name) formsRef.current = {
				...formsRef.current,
				[name]: form
			};
			formContext.registerForm(name, form);
		},
		unregisterForm: (name) => {
			const newForms = { ...formsRef.current };
			delete newForms[name];
			formsRef.current = newForms;
			formContext.unregisterForm(name);
		}
	} }, children);
};
// tests/bench/components/node_modules/@rc-component/form/es/Form.js
function _extends$23() {
	_extends$23 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$23.apply(this, arguments);
}
var Form = (props, ref) => {
	const { name, initialValues, fields, form, preserve, children, component: Component = "form", validateMessages, validateTrigger = "onChange", onValuesChange, onFieldsChange, onFinish, onFinishFailed, clearOnDestroy, ...restProps } = props;
	const nativeElementRef = import_react.useRef(null);
	const formContext = import_react.useContext(FormContext);
	const [formInstance] = useForm(form);
	const { useSubscribe, setInitialValues, setCallbacks, setValidateMessages, setPreserve, destroyForm } = formInstance.getInternalHooks(HOOK_MARK);
	import_react.useImperativeHandle(ref, () => ({
		...formInstance,
		nativeElement: nativeElementRef.current
	}));
	import_react.useEffect(() => {
		formContext.registerForm(name, formInstance);
		return () => {
			formContext.unregisterForm(name);
		};
	}, [
		formContext,
		formInstance,
		name
	]);
	setValidateMessages({
		...formContext.validateMessages,
		...validateMessages
	});
	setCallbacks({
		onValuesChange,
		onFieldsChange: (changedFields, ...rest) => {
			formContext.triggerFormChange(name, changedFields);
			if (onFieldsChange) onFieldsChange(changedFields, ...rest);
		},
		onFinish: (values) => {
			formContext.triggerFormFinish(name, values);
			if (onFinish) onFinish(values);
		},
		onFinishFailed
	});
	setPreserve(preserve);
	const mountRef = import_react.useRef(null);
	setInitialValues(initialValues, !mountRef.current);
	if (!mountRef.current) mountRef.current = true;
	import_react.useEffect(() => () => destroyForm(clearOnDestroy), []);
	let childrenNode;
	const childrenRenderProps = typeof children === "function";
	if (childrenRenderProps) childrenNode = children(formInstance.getFieldsValue(true), formInstance);
	else childrenNode = children;
	useSubscribe(!childrenRenderProps);
	const prevFieldsRef = import_react.useRef(null);
	import_react.useEffect(() => {
		if (!isSimilar(prevFieldsRef.current || [], fields || [])) formInstance.setFields(fields || []);
		prevFieldsRef.current = fields;
	}, [fields, formInstance]);
	const formContextValue = import_react.useMemo(() => ({
		...formInstance,
		validateTrigger
	}), [formInstance, validateTrigger]);
	const wrapperNode = /*#__PURE__*/ import_react.createElement(ListContext.Provider, { value: null }, /*#__PURE__*/ import_react.createElement(Context.Provider, { value: formContextValue }, childrenNode));
	if (Component === false) return wrapperNode;
	return /*#__PURE__*/ import_react.createElement(Component, _extends$23({}, restProps, {
		ref: nativeElementRef,
		onSubmit: (event) => {
			event.preventDefault();
			event.stopPropagation();
			formInstance.submit();
		},
		onReset: (event) => {
			event.preventDefault();
			formInstance.resetFields();
			restProps.onReset?.(event);
		}
	}), wrapperNode);
};
// tests/bench/components/node_modules/@rc-component/form/es/hooks/useWatch.js
function stringify$1(value) {
	try {
		return JSON.stringify(value);
	} catch {
		return Math.random();
	}
}
function useWatch(...args) {
	const [dependencies, _form = {}] = args;
	const options = isFormInstance(_form) ? { form: _form } : _form;
	const form = options.form;
	const [value, setValue] = (0, import_react.useState)(() => typeof dependencies === "function" ? dependencies({}) : void 0);
	const valueStr = (0, import_react.useMemo)(() => stringify$1(value), [value]);
	const valueStrRef = (0, import_react.useRef)(valueStr);
	valueStrRef.current = valueStr;
	const fieldContext = (0, import_react.useContext)(Context);
	const formInstance = form || fieldContext;
	const isValidForm = formInstance && formInstance._init;
	const { getFieldsValue, getInternalHooks } = formInstance;
	const { registerWatch } = getInternalHooks(HOOK_MARK);
	const triggerUpdate = useEvent((values, allValues) => {
		const watchValue = options.preserve ? allValues ?? getFieldsValue(true) : values ?? getFieldsValue();
		const nextValue = typeof dependencies === "function" ? dependencies(watchValue) : get(watchValue, getNamePath(dependencies));
		if (stringify$1(value) !== stringify$1(nextValue)) setValue(nextValue);
	});
	const flattenDeps = typeof dependencies === "function" ? dependencies : JSON.stringify(dependencies);
	(0, import_react.useEffect)(() => {
		if (!isValidForm) return;
		triggerUpdate();
	}, [isValidForm, flattenDeps]);
	(0, import_react.useEffect)(() => {
		if (!isValidForm) return;
		return registerWatch((values, allValues) => {
			triggerUpdate(values, allValues);
		});
	}, [isValidForm]);
	return value;
}
// tests/bench/components/node_modules/@rc-component/form/es/index.js
var RefForm = /* @__PURE__ */ import_react.forwardRef(Form);
RefForm.FormProvider = FormProvider;
RefForm.Field = WrapperField;
RefForm.List = List;
RefForm.useForm = useForm;
RefForm.useWatch = useWatch;
// tests/bench/components/node_modules/antd/es/form/context.js
var FormItemInputContext = /*#__PURE__*/ import_react.createContext({});
var NoFormStyle = ({ children, status, override }) => {
	const formItemInputContext = import_react.useContext(FormItemInputContext);
	const newFormItemInputContext = import_react.useMemo(() => {
		const newContext = { ...formItemInputContext };
		if (override) delete newContext.isFormItemInput;
		if (status) {
			delete newContext.status;
			delete newContext.hasFeedback;
			delete newContext.feedbackIcon;
		}
		return newContext;
	}, [
		status,
		override,
		formItemInputContext
	]);
	return /*#__PURE__*/ import_react.createElement(FormItemInputContext.Provider, { value: newFormItemInputContext }, children);
};
var VariantContext = /*#__PURE__*/ import_react.createContext(void 0);
// tests/bench/components/node_modules/antd/es/_util/ContextIsolator.js
var ContextIsolator = (props) => {
	const { space, form, children } = props;
	if (!isReactRenderable(children)) return null;
	let result = children;
	if (form) result = /*#__PURE__*/ import_react.createElement(NoFormStyle, {
		override: true,
		status: true
	}, result);
	if (space) result = /*#__PURE__*/ import_react.createElement(NoCompactStyle, null, result);
	return result;
};
// tests/bench/components/node_modules/antd/es/_util/styleChecker.js
var canUseDocElement = () => canUseDom$1() && window.document.documentElement;
// tests/bench/components/node_modules/antd/es/drawer/useFocusable.js
function useFocusable(focusable, defaultTrap, legacyFocusTriggerAfterClose) {
	return (0, import_react.useMemo)(() => {
		return {
			trap: defaultTrap ?? true,
			focusTriggerAfterClose: legacyFocusTriggerAfterClose ?? true,
			...focusable
		};
	}, [
		focusable,
		defaultTrap,
		legacyFocusTriggerAfterClose
	]);
}
// tests/bench/components/node_modules/antd/es/skeleton/Element.js
var Element$1 = (props) => {
	const { prefixCls, className, style, size, shape } = props;
	const sizeCls = clsx({
		[`${prefixCls}-lg`]: size === "large",
		[`${prefixCls}-sm`]: size === "small"
	});
	const shapeCls = clsx({
		[`${prefixCls}-circle`]: shape === "circle",
		[`${prefixCls}-square`]: shape === "square",
		[`${prefixCls}-round`]: shape === "round"
	});
	const sizeStyle = import_react.useMemo(() => isNumber(size) ? {
		width: size,
		height: size,
		lineHeight: `${size}px`
	} : {}, [size]);
	return /*#__PURE__*/ import_react.createElement("span", {
		className: clsx(prefixCls, sizeCls, shapeCls, className),
		style: {
			...sizeStyle,
			...style
		}
	});
};
// tests/bench/components/node_modules/antd/es/skeleton/style/index.js
var skeletonClsLoading = new Keyframe(`ant-skeleton-loading`, {
	"0%": { backgroundPosition: "100% 50%" },
	"100%": { backgroundPosition: "0 50%" }
});
var genSkeletonElementCommonSize = (size) => ({
	height: size,
	lineHeight: unit$1(size)
});
var genSkeletonElementSize = (size) => ({
	width: size,
	...genSkeletonElementCommonSize(size)
});
var genSkeletonColor = (token) => ({
	background: token.skeletonLoadingBackground,
	backgroundSize: "400% 100%",
	animationName: skeletonClsLoading,
	animationDuration: token.skeletonLoadingMotionDuration,
	animationTimingFunction: "ease",
	animationIterationCount: "infinite"
});
var genSkeletonElementInputSize = (size, calc) => ({
	width: calc(size).mul(5).equal(),
	minWidth: calc(size).mul(5).equal(),
	...genSkeletonElementCommonSize(size)
});
var genSkeletonElementAvatar = (token) => {
	const { skeletonAvatarCls, gradientFromColor, controlHeight, controlHeightLG, controlHeightSM } = token;
	return {
		[skeletonAvatarCls]: {
			display: "inline-block",
			verticalAlign: "top",
			background: gradientFromColor,
			...genSkeletonElementSize(controlHeight)
		},
		[`${skeletonAvatarCls}${skeletonAvatarCls}-circle`]: { borderRadius: "50%" },
		[`${skeletonAvatarCls}${skeletonAvatarCls}-lg`]: { ...genSkeletonElementSize(controlHeightLG) },
		[`${skeletonAvatarCls}${skeletonAvatarCls}-sm`]: { ...genSkeletonElementSize(controlHeightSM) }
	};
};
var genSkeletonElementInput = (token) => {
	const { controlHeight, borderRadiusSM, skeletonInputCls, controlHeightLG, controlHeightSM, gradientFromColor, calc } = token;
	return {
		[skeletonInputCls]: {
			display: "inline-block",
			verticalAlign: "top",
			background: gradientFromColor,
			borderRadius: borderRadiusSM,
			...genSkeletonElementInputSize(controlHeight, calc)
		},
		[`${skeletonInputCls}-lg`]: { ...genSkeletonElementInputSize(controlHeightLG, calc) },
		[`${skeletonInputCls}-sm`]: { ...genSkeletonElementInputSize(controlHeightSM, calc) }
	};
};
var genSkeletonElementShape = (token) => {
	const { gradientFromColor, borderRadiusSM, imageSizeBase, calc } = token;
	return {
		display: "inline-flex",
		alignItems: "center",
		justifyContent: "center",
		verticalAlign: "middle",
		background: gradientFromColor,
		borderRadius: borderRadiusSM,
		...genSkeletonElementSize(calc(imageSizeBase).mul(2).equal())
	};
};
var genSkeletonElementNode = (token) => {
	return { [token.skeletonNodeCls]: { ...genSkeletonElementShape(token) } };
};
var genSkeletonElementImage = (token) => {
	const { skeletonImageCls, imageSizeBase, calc } = token;
	return {
		[skeletonImageCls]: {
			...genSkeletonElementShape(token),
			[`${skeletonImageCls}-path`]: { fill: "#bfbfbf" },
			[`${skeletonImageCls}-svg`]: {
				...genSkeletonElementSize(imageSizeBase),
				maxWidth: calc(imageSizeBase).mul(4).equal(),
				maxHeight: calc(imageSizeBase).mul(4).equal()
			},
			[`${skeletonImageCls}-svg${skeletonImageCls}-svg-circle`]: { borderRadius: "50%" }
		},
		[`${skeletonImageCls}${skeletonImageCls}-circle`]: { borderRadius: "50%" }
	};
};
var genSkeletonElementButtonShape = (token, size, buttonCls) => {
	const { skeletonButtonCls } = token;
	return {
		[`${buttonCls}${skeletonButtonCls}-circle`]: {
			width: size,
			minWidth: size,
			borderRadius: "50%"
		},
		[`${buttonCls}${skeletonButtonCls}-round`]: { borderRadius: size }
	};
};
var genSkeletonElementButtonSize = (size, calc) => ({
	width: calc(size).mul(2).equal(),
	minWidth: calc(size).mul(2).equal(),
	...genSkeletonElementCommonSize(size)
});
var genSkeletonElementButton = (token) => {
	const { borderRadiusSM, skeletonButtonCls, controlHeight, controlHeightLG, controlHeightSM, gradientFromColor, calc } = token;
	return {
		[skeletonButtonCls]: {
			display: "inline-block",
			verticalAlign: "top",
			background: gradientFromColor,
			borderRadius: borderRadiusSM,
			width: calc(controlHeight).mul(2).equal(),
			minWidth: calc(controlHeight).mul(2).equal(),
			...genSkeletonElementButtonSize(controlHeight, calc)
		},
		...genSkeletonElementButtonShape(token, controlHeight, skeletonButtonCls),
		[`${skeletonButtonCls}-lg`]: { ...genSkeletonElementButtonSize(controlHeightLG, calc) },
		...genSkeletonElementButtonShape(token, controlHeightLG, `${skeletonButtonCls}-lg`),
		[`${skeletonButtonCls}-sm`]: { ...genSkeletonElementButtonSize(controlHeightSM, calc) },
		...genSkeletonElementButtonShape(token, controlHeightSM, `${skeletonButtonCls}-sm`)
	};
};
var genBaseStyle$1 = (token) => {
	const { componentCls, skeletonAvatarCls, skeletonTitleCls, skeletonParagraphCls, skeletonButtonCls, skeletonInputCls, skeletonNodeCls, skeletonImageCls, controlHeight, controlHeightLG, controlHeightSM, gradientFromColor, padding, marginSM, borderRadius, titleHeight, blockRadius, paragraphLiHeight, controlHeightXS, paragraphMarginTop } = token;
	return {
		[componentCls]: {
			display: "table",
			width: "100%",
			[`${componentCls}-header`]: {
				display: "table-cell",
				paddingInlineEnd: padding,
				verticalAlign: "top",
				[skeletonAvatarCls]: {
					display: "inline-block",
					verticalAlign: "top",
					background: gradientFromColor,
					...genSkeletonElementSize(controlHeight)
				},
				[`${skeletonAvatarCls}-circle`]: { borderRadius: "50%" },
				[`${skeletonAvatarCls}-lg`]: { ...genSkeletonElementSize(controlHeightLG) },
				[`${skeletonAvatarCls}-sm`]: { ...genSkeletonElementSize(controlHeightSM) }
			},
			[`${componentCls}-section`]: {
				display: "table-cell",
				width: "100%",
				verticalAlign: "top",
				[skeletonTitleCls]: {
					width: "100%",
					height: titleHeight,
					background: gradientFromColor,
					borderRadius: blockRadius,
					[`+ ${skeletonParagraphCls}`]: { marginBlockStart: controlHeightSM }
				},
				[skeletonParagraphCls]: {
					padding: 0,
					"> li": {
						width: "100%",
						height: paragraphLiHeight,
						listStyle: "none",
						background: gradientFromColor,
						borderRadius: blockRadius,
						"+ li": { marginBlockStart: controlHeightXS }
					}
				},
				[`${skeletonParagraphCls}> li:last-child:not(:first-child):not(:nth-child(2))`]: { width: "61%" }
			},
			[`&-round ${componentCls}-section`]: { [`${skeletonTitleCls}, ${skeletonParagraphCls} > li`]: { borderRadius } }
		},
		[`${componentCls}-with-avatar ${componentCls}-section`]: { [skeletonTitleCls]: {
			marginBlockStart: marginSM,
			[`+ ${skeletonParagraphCls}`]: { marginBlockStart: paragraphMarginTop }
		} },
		[`${componentCls}${componentCls}-element`]: {
			display: "inline-block",
			width: "auto",
			...genSkeletonElementButton(token),
			...genSkeletonElementAvatar(token),
			...genSkeletonElementInput(token),
			...genSkeletonElementNode(token),
			...genSkeletonElementImage(token)
		},
		[`${componentCls}${componentCls}-block`]: {
			width: "100%",
			[skeletonButtonCls]: { width: "100%" },
			[skeletonInputCls]: { width: "100%" }
		},
		[`${componentCls}${componentCls}-active`]: { [`
        ${skeletonTitleCls},
        ${skeletonParagraphCls} > li,
        ${skeletonAvatarCls},
        ${skeletonButtonCls},
        ${skeletonInputCls},
        ${skeletonNodeCls},
        ${skeletonImageCls}
      `]: { ...genSkeletonColor(token) } }
	};
};
var prepareComponentToken$8 = (token) => {
	const { colorFillContent, colorFill } = token;
	const gradientFromColor = colorFillContent;
	const gradientToColor = colorFill;
	return {
		color: gradientFromColor,
		colorGradientEnd: gradientToColor,
		gradientFromColor,
		gradientToColor,
		titleHeight: token.controlHeight / 2,
		blockRadius: token.borderRadiusSM,
		paragraphMarginTop: token.marginLG + token.marginXXS,
		paragraphLiHeight: token.controlHeight / 2
	};
};
var style_default$10 = genStyleHooks("Skeleton", (token) => {
	const { componentCls, calc } = token;
	return genBaseStyle$1(merge(token, {
		skeletonAvatarCls: `${componentCls}-avatar`,
		skeletonTitleCls: `${componentCls}-title`,
		skeletonParagraphCls: `${componentCls}-paragraph`,
		skeletonButtonCls: `${componentCls}-button`,
		skeletonInputCls: `${componentCls}-input`,
		skeletonNodeCls: `${componentCls}-node`,
		skeletonImageCls: `${componentCls}-image`,
		imageSizeBase: calc(token.controlHeight).mul(1.5).equal(),
		borderRadius: 100,
		skeletonLoadingBackground: `linear-gradient(90deg, ${token.gradientFromColor} 25%, ${token.gradientToColor} 37%, ${token.gradientFromColor} 63%)`,
		skeletonLoadingMotionDuration: "1.4s"
	}));
}, prepareComponentToken$8, { deprecatedTokens: [["color", "gradientFromColor"], ["colorGradientEnd", "gradientToColor"]] });
// tests/bench/components/node_modules/antd/es/skeleton/Avatar.js
var SkeletonAvatar = (props) => {
	const { prefixCls: customizePrefixCls, className, classNames, rootClassName, active, style, styles, shape = "circle", size: customSize, ...rest } = props;
	const { getPrefixCls } = import_react.useContext(ConfigContext);
	const prefixCls = getPrefixCls("skeleton", customizePrefixCls);
	const [hashId, cssVarCls] = style_default$10(prefixCls);
	const mergedSize = useSize((ctx) => customSize ?? ctx);
	const cls = clsx(prefixCls, `${prefixCls}-element`, { [`${prefixCls}-active`]: active }, classNames?.root, className, rootClassName, hashId, cssVarCls);
	return /*#__PURE__*/ import_react.createElement("div", {
		className: cls,
		style: styles?.root
	}, /*#__PURE__*/ import_react.createElement(Element$1, {
		prefixCls: `${prefixCls}-avatar`,
		className: classNames?.content,
		style: {
			...styles?.content,
			...style
		},
		shape,
		size: mergedSize,
		...rest
	}));
};
// tests/bench/components/node_modules/antd/es/skeleton/Button.js
var SkeletonButton = (props) => {
	const { prefixCls: customizePrefixCls, className, rootClassName, classNames, active, style, styles, block = false, size: customSize, ...rest } = props;
	const { getPrefixCls } = import_react.useContext(ConfigContext);
	const prefixCls = getPrefixCls("skeleton", customizePrefixCls);
	const [hashId, cssVarCls] = style_default$10(prefixCls);
	const mergedSize = useSize((ctx) => customSize ?? ctx);
	const cls = clsx(prefixCls, `${prefixCls}-element`, {
		[`${prefixCls}-active`]: active,
		[`${prefixCls}-block`]: block
	}, classNames?.root, className, rootClassName, hashId, cssVarCls);
	return /*#__PURE__*/ import_react.createElement("div", {
		className: cls,
		style: styles?.root
	}, /*#__PURE__*/ import_react.createElement(Element$1, {
		prefixCls: `${prefixCls}-button`,
		className: classNames?.content,
		style: {
			...styles?.content,
			...style
		},
		size: mergedSize,
		...rest
	}));
};
// tests/bench/components/node_modules/antd/es/skeleton/Node.js
var SkeletonNode = (props) => {
	const { prefixCls: customizePrefixCls, className, classNames, rootClassName, internalClassName, style, styles, active, children } = props;
	const { getPrefixCls } = import_react.useContext(ConfigContext);
	const prefixCls = getPrefixCls("skeleton", customizePrefixCls);
	const [hashId, cssVarCls] = style_default$10(prefixCls);
	const cls = clsx(prefixCls, `${prefixCls}-element`, { [`${prefixCls}-active`]: active }, hashId, classNames?.root, className, rootClassName, cssVarCls);
	return /*#__PURE__*/ import_react.createElement("div", {
		className: cls,
		style: styles?.root
	}, /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(classNames?.content, internalClassName || `${prefixCls}-node`),
		style: {
			...styles?.content,
			...style
		}
	}, children));
};
// tests/bench/components/node_modules/antd/es/skeleton/Image.js
var SkeletonImage = (props) => {
	const { getPrefixCls } = import_react.useContext(ConfigContext);
	const prefixCls = getPrefixCls("skeleton", props.prefixCls);
	return /*#__PURE__*/ import_react.createElement(SkeletonNode, {
		...props,
		internalClassName: `${prefixCls}-image`
	}, /*#__PURE__*/ import_react.createElement("svg", {
		viewBox: "0 0 1098 1024",
		xmlns: "http://www.w3.org/2000/svg",
		className: `${prefixCls}-image-svg`,
		"aria-hidden": "true",
		focusable: "false"
	}, /*#__PURE__*/ import_react.createElement("title", null, "Image placeholder"), /*#__PURE__*/ import_react.createElement("path", {
		d: "M365.7 329.1q0 45.8-32 77.7t-77.7 32-77.7-32-32-77.7 32-77.6 77.7-32 77.7 32 32 77.6M951 548.6v256H146.3V694.9L329 512l91.5 91.4L713 311zm54.8-402.3H91.4q-7.4 0-12.8 5.4T73 164.6v694.8q0 7.5 5.5 12.9t12.8 5.4h914.3q7.5 0 12.9-5.4t5.4-12.9V164.6q0-7.5-5.4-12.9t-12.9-5.4m91.4 18.3v694.8q0 37.8-26.8 64.6t-64.6 26.9H91.4q-37.7 0-64.6-26.9T0 859.4V164.6q0-37.8 26.8-64.6T91.4 73h914.3q37.8 0 64.6 26.9t26.8 64.6",
		className: `${prefixCls}-image-path`
	})));
};
// tests/bench/components/node_modules/antd/es/skeleton/Input.js
var SkeletonInput = (props) => {
	const { prefixCls: customizePrefixCls, className, classNames, rootClassName, active, block, style, styles, size: customSize, ...rest } = props;
	const { getPrefixCls } = import_react.useContext(ConfigContext);
	const prefixCls = getPrefixCls("skeleton", customizePrefixCls);
	const [hashId, cssVarCls] = style_default$10(prefixCls);
	const mergedSize = useSize((ctx) => customSize ?? ctx);
	const cls = clsx(prefixCls, `${prefixCls}-element`, {
		[`${prefixCls}-active`]: active,
		[`${prefixCls}-block`]: block
	}, classNames?.root, className, rootClassName, hashId, cssVarCls);
	return /*#__PURE__*/ import_react.createElement("div", {
		className: cls,
		style: styles?.root
	}, /*#__PURE__*/ import_react.createElement(Element$1, {
		prefixCls: `${prefixCls}-input`,
		className: classNames?.content,
		style: {
			...styles?.content,
			...style
		},
		size: mergedSize,
		...rest
	}));
};
// tests/bench/components/node_modules/antd/es/skeleton/Paragraph.js
var getWidth = (index, props) => {
	const { width, rows = 2 } = props;
	if (Array.isArray(width)) return width[index];
	if (rows - 1 === index) return width;
};
var Paragraph$1 = (props) => {
	const { prefixCls, className, style, rows = 0 } = props;
	const rowList = Array.from({ length: rows }).map((_, index) => /*#__PURE__*/ import_react.createElement("li", {
		key: index,
		style: { width: getWidth(index, props) }
	}));
	return /*#__PURE__*/ import_react.createElement("ul", {
		className: clsx(prefixCls, className),
		style
	}, rowList);
};
// tests/bench/components/node_modules/antd/es/skeleton/Title.js
var Title$1 = ({ prefixCls, className, width, style }) => /*#__PURE__*/ import_react.createElement("h3", {
	className: clsx(prefixCls, className),
	style: {
		width,
		...style
	}
});
// tests/bench/components/node_modules/antd/es/skeleton/Skeleton.js
function getComponentProps(prop) {
	if (isPlainObject(prop)) return prop;
	return {};
}
function getAvatarBasicProps(hasTitle, hasParagraph) {
	if (hasTitle && !hasParagraph) return {
		size: "large",
		shape: "square"
	};
	return {
		size: "large",
		shape: "circle"
	};
}
function getTitleBasicProps(hasAvatar, hasParagraph) {
	if (!hasAvatar && hasParagraph) return { width: "38%" };
	if (hasAvatar && hasParagraph) return { width: "50%" };
	return {};
}
function getParagraphBasicProps(hasAvatar, hasTitle) {
	const basicProps = {};
	if (!hasAvatar || !hasTitle) basicProps.width = "61%";
	if (!hasAvatar && hasTitle) basicProps.rows = 3;
	else basicProps.rows = 2;
	return basicProps;
}
var Skeleton = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { prefixCls: customizePrefixCls, loading, className, rootClassName, classNames, style, styles, children, avatar = false, title = true, paragraph = true, active, round } = props;
	const { getPrefixCls, direction, className: contextClassName, style: contextStyle, classNames: contextClassNames, styles: contextStyles } = useComponentConfig("skeleton");
	const prefixCls = getPrefixCls("skeleton", customizePrefixCls);
	const [hashId, cssVarCls] = style_default$10(prefixCls);
	const mergedProps = {
		...props,
		avatar,
		title,
		paragraph
	};
	const contextStyleRoot = useSemanticRootStyle(contextStyle);
	const styleRoot = useSemanticRootStyle(style);
	const [mergedClassNames, mergedStyles] = useMergeSemantic([contextClassNames, classNames], [
		contextStyles,
		contextStyleRoot,
		styles,
		styleRoot
	], { props: mergedProps });
	const nativeElementRef = import_react.useRef(null);
	import_react.useImperativeHandle(ref, () => ({ nativeElement: nativeElementRef.current }));
	if (loading || !("loading" in props)) {
		const hasAvatar = !!avatar;
		const hasTitle = !!title;
		const hasParagraph = !!paragraph;
		let avatarNode;
		if (hasAvatar) {
			const avatarProps = {
				className: mergedClassNames.avatar,
				prefixCls: `${prefixCls}-avatar`,
				...getAvatarBasicProps(hasTitle, hasParagraph),
				...getComponentProps(avatar),
				style: mergedStyles.avatar
			};
			avatarNode = /*#__PURE__*/ import_react.createElement("div", {
				className: clsx(mergedClassNames.header, `${prefixCls}-header`),
				style: mergedStyles.header
			}, /*#__PURE__*/ import_react.createElement(Element$1, { ...avatarProps }));
		}
		let contentNode;
		if (hasTitle || hasParagraph) {
			let $title;
			if (hasTitle) {
				const titleProps = {
					className: mergedClassNames.title,
					prefixCls: `${prefixCls}-title`,
					...getTitleBasicProps(hasAvatar, hasParagraph),
					...getComponentProps(title),
					style: mergedStyles.title
				};
				$title = /*#__PURE__*/ import_react.createElement(Title$1, { ...titleProps });
			}
			let paragraphNode;
			if (hasParagraph) {
				const paragraphProps = {
					className: mergedClassNames.paragraph,
					prefixCls: `${prefixCls}-paragraph`,
					...getParagraphBasicProps(hasAvatar, hasTitle),
					...getComponentProps(paragraph),
					style: mergedStyles.paragraph
				};
				paragraphNode = /*#__PURE__*/ import_react.createElement(Paragraph$1, { ...paragraphProps });
			}
			contentNode = /*#__PURE__*/ import_react.createElement("div", {
				className: clsx(mergedClassNames.section, `${prefixCls}-section`),
				style: mergedStyles.section
			}, $title, paragraphNode);
		}
		const cls = clsx(prefixCls, {
			[`${prefixCls}-with-avatar`]: hasAvatar,
			[`${prefixCls}-active`]: active,
			[`${prefixCls}-rtl`]: direction === "rtl",
			[`${prefixCls}-round`]: round
		}, mergedClassNames.root, contextClassName, className, rootClassName, hashId, cssVarCls);
		return /*#__PURE__*/ import_react.createElement("div", {
			ref: nativeElementRef,
			className: cls,
			style: mergedStyles.root
		}, avatarNode, contentNode);
	}
	return children ?? null;
});
Skeleton.Button = SkeletonButton;
Skeleton.Avatar = SkeletonAvatar;
Skeleton.Input = SkeletonInput;
Skeleton.Image = SkeletonImage;
Skeleton.Node = SkeletonNode;
// tests/bench/components/node_modules/antd/es/skeleton/index.js
var skeleton_default = Skeleton;
// tests/bench/components/node_modules/antd/es/watermark/context.js
function voidFunc() {}
var WatermarkContext = /*#__PURE__*/ import_react.createContext({
	add: voidFunc,
	remove: voidFunc
});
function usePanelRef(panelSelector) {
	const watermark = import_react.useContext(WatermarkContext);
	const panelEleRef = import_react.useRef(null);
	return useEvent((ele) => {
		if (ele) {
			const innerContentEle = panelSelector ? ele.querySelector(panelSelector) : ele;
			if (innerContentEle) {
				watermark.add(innerContentEle);
				panelEleRef.current = innerContentEle;
			}
		} else watermark.remove(panelEleRef.current);
	});
}
// tests/bench/components/node_modules/antd/es/modal/components/NormalCancelBtn.js
var NormalCancelBtn = () => {
	const { cancelButtonProps, cancelTextLocale, onCancel } = (0, import_react.useContext)(ModalContext);
	const onInternalClick = (event) => {
		onCancel?.(event);
		cancelButtonProps?.onClick?.(event);
	};
	return /*#__PURE__*/ import_react.createElement(Button, {
		...cancelButtonProps,
		onClick: onInternalClick
	}, cancelTextLocale);
};
// tests/bench/components/node_modules/antd/es/modal/components/NormalOkBtn.js
var NormalOkBtn = () => {
	const { confirmLoading, okButtonProps, okType, okTextLocale, onOk } = (0, import_react.useContext)(ModalContext);
	const onInternalClick = (event) => {
		onOk?.(event);
		okButtonProps?.onClick?.(event);
	};
	return /*#__PURE__*/ import_react.createElement(Button, {
		...convertLegacyProps(okType),
		loading: confirmLoading,
		...okButtonProps,
		onClick: onInternalClick
	}, okTextLocale);
};
// tests/bench/components/node_modules/antd/es/modal/shared.js
function renderCloseIcon(prefixCls, closeIcon) {
	return /*#__PURE__*/ import_react.createElement("span", { className: `${prefixCls}-close-x` }, isReactRenderable(closeIcon) ? closeIcon : /*#__PURE__*/ import_react.createElement(RefIcon$11, { className: `${prefixCls}-close-icon` }));
}
var Footer = (props) => {
	const { okText, okType = "primary", cancelText, confirmLoading, onOk, onCancel, okButtonProps, cancelButtonProps, footer } = props;
	const [locale] = useLocale("Modal", getConfirmLocale());
	const okTextLocale = fallbackProp(okText, locale?.okText);
	const cancelTextLocale = fallbackProp(cancelText, locale?.cancelText);
	const memoizedValue = import_react.useMemo(() => {
		return {
			confirmLoading,
			okButtonProps,
			cancelButtonProps,
			okTextLocale,
			cancelTextLocale,
			okType,
			onOk,
			onCancel
		};
	}, [
		confirmLoading,
		okButtonProps,
		cancelButtonProps,
		okTextLocale,
		cancelTextLocale,
		okType,
		onOk,
		onCancel
	]);
	let footerNode;
	if (isFunction(footer) || typeof footer === "undefined") {
		footerNode = /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, /*#__PURE__*/ import_react.createElement(NormalCancelBtn, null), /*#__PURE__*/ import_react.createElement(NormalOkBtn, null));
		if (isFunction(footer)) footerNode = footer(footerNode, {
			OkBtn: NormalOkBtn,
			CancelBtn: NormalCancelBtn
		});
		footerNode = /*#__PURE__*/ import_react.createElement(ModalContextProvider, { value: memoizedValue }, footerNode);
	} else footerNode = footer;
	return /*#__PURE__*/ import_react.createElement(DisabledContextProvider, { disabled: false }, footerNode);
};
// tests/bench/components/node_modules/antd/es/grid/style/index.js
var genGridRowStyle = (token) => {
	const { componentCls } = token;
	return { [componentCls]: {
		display: "flex",
		flexFlow: "row wrap",
		minWidth: 0,
		"&::before, &::after": { display: "flex" },
		"&-no-wrap": { flexWrap: "nowrap" },
		"&-start": { justifyContent: "flex-start" },
		"&-center": { justifyContent: "center" },
		"&-end": { justifyContent: "flex-end" },
		"&-space-between": { justifyContent: "space-between" },
		"&-space-around": { justifyContent: "space-around" },
		"&-space-evenly": { justifyContent: "space-evenly" },
		"&-top": { alignItems: "flex-start" },
		"&-middle": { alignItems: "center" },
		"&-bottom": { alignItems: "flex-end" }
	} };
};
var genGridColStyle = (token) => {
	const { componentCls } = token;
	return { [componentCls]: {
		position: "relative",
		maxWidth: "100%",
		minHeight: 1
	} };
};
var genLoopGridColumnsStyle = (token, sizeCls) => {
	const { componentCls, gridColumns, antCls } = token;
	const [gridVarName, gridVarRef] = genCssVar(antCls, "grid");
	const [, colVarRef] = genCssVar(antCls, "col");
	const gridColumnsStyle = {};
	for (let i = gridColumns; i >= 0; i--) if (i === 0) {
		gridColumnsStyle[`${componentCls}${sizeCls}-${i}`] = { display: "none" };
		gridColumnsStyle[`${componentCls}-push-${i}`] = { insetInlineStart: "auto" };
		gridColumnsStyle[`${componentCls}-pull-${i}`] = { insetInlineEnd: "auto" };
		gridColumnsStyle[`${componentCls}${sizeCls}-push-${i}`] = { insetInlineStart: "auto" };
		gridColumnsStyle[`${componentCls}${sizeCls}-pull-${i}`] = { insetInlineEnd: "auto" };
		gridColumnsStyle[`${componentCls}${sizeCls}-offset-${i}`] = { marginInlineStart: 0 };
		gridColumnsStyle[`${componentCls}${sizeCls}-order-${i}`] = { order: 0 };
	} else {
		gridColumnsStyle[`${componentCls}${sizeCls}-${i}`] = [{
			[gridVarName("display")]: "block",
			display: "block"
		}, {
			display: gridVarRef("display"),
			flex: `0 0 ${i / gridColumns * 100}%`,
			maxWidth: `${i / gridColumns * 100}%`
		}];
		gridColumnsStyle[`${componentCls}${sizeCls}-push-${i}`] = { insetInlineStart: `${i / gridColumns * 100}%` };
		gridColumnsStyle[`${componentCls}${sizeCls}-pull-${i}`] = { insetInlineEnd: `${i / gridColumns * 100}%` };
		gridColumnsStyle[`${componentCls}${sizeCls}-offset-${i}`] = { marginInlineStart: `${i / gridColumns * 100}%` };
		gridColumnsStyle[`${componentCls}${sizeCls}-order-${i}`] = { order: i };
	}
	gridColumnsStyle[`${componentCls}${sizeCls}-flex`] = { flex: colVarRef(`${sizeCls.replace(/-/, "")}-flex`) };
	return gridColumnsStyle;
};
var genGridStyle = (token, sizeCls) => genLoopGridColumnsStyle(token, sizeCls);
var genGridMediaStyle = (token, screenSize, sizeCls) => ({ [`@media (min-width: ${unit$1(screenSize)})`]: { ...genGridStyle(token, sizeCls) } });
var prepareRowComponentToken = () => ({});
var prepareColComponentToken = () => ({});
genStyleHooks("Grid", genGridRowStyle, prepareRowComponentToken);
var getMediaSize = (token) => {
	return {
		xs: token.screenXSMin,
		sm: token.screenSMMin,
		md: token.screenMDMin,
		lg: token.screenLGMin,
		xl: token.screenXLMin,
		xxl: token.screenXXLMin,
		xxxl: token.screenXXXLMin
	};
};
genStyleHooks("Grid", (token) => {
	const gridToken = merge(token, { gridColumns: 24 });
	const gridMediaSizesMap = getMediaSize(gridToken);
	delete gridMediaSizesMap.xs;
	return [
		genGridColStyle(gridToken),
		genGridStyle(gridToken, ""),
		genGridStyle(gridToken, "-xs"),
		Object.keys(gridMediaSizesMap).map((key) => genGridMediaStyle(gridToken, gridMediaSizesMap[key], `-${key}`)).reduce((pre, cur) => ({
			...pre,
			...cur
		}), {})
	];
}, prepareColComponentToken);
// tests/bench/components/node_modules/antd/es/modal/style/index.js
function box(position) {
	return {
		position,
		inset: 0
	};
}
var genModalMaskStyle = (token) => {
	const { componentCls, antCls } = token;
	return [{ [`${componentCls}-root`]: {
		[`${componentCls}${antCls}-zoom-enter, ${componentCls}${antCls}-zoom-appear`]: {
			transform: "none",
			opacity: 0,
			animationDuration: token.motionDurationSlow,
			userSelect: "none"
		},
		[`${componentCls}${antCls}-zoom-leave ${componentCls}-container`]: { pointerEvents: "none" },
		[`${componentCls}-mask`]: {
			...box("fixed"),
			zIndex: token.zIndexPopupBase,
			height: "100%",
			backgroundColor: token.colorBgMask,
			pointerEvents: "none",
			[`&${componentCls}-mask-blur`]: { backdropFilter: "blur(4px)" },
			[`${componentCls}-hidden`]: { display: "none" }
		},
		[`${componentCls}-wrap`]: {
			...box("fixed"),
			zIndex: token.zIndexPopupBase,
			overflow: "auto",
			outline: 0,
			WebkitOverflowScrolling: "touch"
		}
	} }, { [`${componentCls}-root`]: initFadeMotion(token) }];
};
var genModalStyle = (token) => {
	const { componentCls, motionDurationMid } = token;
	return [
		{ [`${componentCls}-root`]: {
			[`${componentCls}-wrap-rtl`]: { direction: "rtl" },
			[`${componentCls}-centered`]: {
				textAlign: "center",
				"&::before": {
					display: "inline-block",
					width: 0,
					height: "100%",
					verticalAlign: "middle",
					content: "\"\""
				},
				[componentCls]: {
					top: 0,
					display: "inline-block",
					paddingBottom: 0,
					textAlign: "start",
					verticalAlign: "middle"
				}
			},
			[`@media (max-width: ${token.screenSMMax}px)`]: {
				[componentCls]: {
					maxWidth: "calc(100vw - 16px)",
					margin: `${unit$1(token.marginXS)} auto`
				},
				[`${componentCls}-centered`]: { [componentCls]: { flex: 1 } }
			}
		} },
		{ [componentCls]: {
			...resetComponent(token),
			pointerEvents: "none",
			position: "relative",
			top: 100,
			width: "auto",
			maxWidth: `calc(100vw - ${unit$1(token.calc(token.margin).mul(2).equal())})`,
			margin: "0 auto",
			"&:focus-visible": {
				borderRadius: token.borderRadiusLG,
				...genFocusOutline(token)
			},
			[`${componentCls}-title`]: {
				margin: 0,
				color: token.titleColor,
				fontWeight: token.fontWeightStrong,
				fontSize: token.titleFontSize,
				lineHeight: token.titleLineHeight,
				wordWrap: "break-word"
			},
			[`${componentCls}-container`]: {
				position: "relative",
				backgroundColor: token.contentBg,
				backgroundClip: "padding-box",
				border: 0,
				borderRadius: token.borderRadiusLG,
				boxShadow: token.boxShadow,
				pointerEvents: "auto",
				padding: token.contentPadding
			},
			[`${componentCls}-close`]: {
				position: "absolute",
				top: token.calc(token.modalHeaderHeight).sub(token.modalCloseBtnSize).div(2).equal(),
				insetInlineEnd: token.calc(token.modalHeaderHeight).sub(token.modalCloseBtnSize).div(2).equal(),
				zIndex: token.calc(token.zIndexPopupBase).add(10).equal(),
				padding: 0,
				color: token.modalCloseIconColor,
				fontWeight: token.fontWeightStrong,
				lineHeight: 1,
				textDecoration: "none",
				background: "transparent",
				borderRadius: token.borderRadiusSM,
				width: token.modalCloseBtnSize,
				height: token.modalCloseBtnSize,
				border: 0,
				outline: 0,
				cursor: "pointer",
				transition: ["color", "background-color"].map((prop) => `${prop} ${motionDurationMid}`).join(", "),
				"&-x": {
					display: "flex",
					fontSize: token.fontSizeLG,
					fontStyle: "normal",
					lineHeight: unit$1(token.modalCloseBtnSize),
					justifyContent: "center",
					textTransform: "none",
					textRendering: "auto"
				},
				"&:disabled": { pointerEvents: "none" },
				"&:hover": {
					color: token.modalCloseIconHoverColor,
					backgroundColor: token.colorBgTextHover,
					textDecoration: "none"
				},
				"&:active": { backgroundColor: token.colorBgTextActive },
				...genFocusStyle(token)
			},
			[`${componentCls}-header`]: {
				color: token.colorText,
				background: token.headerBg,
				borderRadius: `${unit$1(token.borderRadiusLG)} ${unit$1(token.borderRadiusLG)} 0 0`,
				marginBottom: token.headerMarginBottom,
				padding: token.headerPadding,
				borderBottom: token.headerBorderBottom
			},
			[`${componentCls}-body`]: {
				fontSize: token.fontSize,
				lineHeight: token.lineHeight,
				wordWrap: "break-word",
				padding: token.bodyPadding,
				[`${componentCls}-body-skeleton`]: {
					width: "100%",
					height: "100%",
					display: "flex",
					justifyContent: "center",
					alignItems: "center",
					margin: `${unit$1(token.margin)} auto`
				}
			},
			[`${componentCls}-footer`]: {
				textAlign: "end",
				background: token.footerBg,
				marginTop: token.footerMarginTop,
				padding: token.footerPadding,
				borderTop: token.footerBorderTop,
				borderRadius: token.footerBorderRadius,
				[`> ${token.antCls}-btn + ${token.antCls}-btn`]: { marginInlineStart: token.marginXS }
			},
			[`${componentCls}-open`]: { overflow: "hidden" }
		} },
		{ [`${componentCls}-pure-panel`]: {
			top: "auto",
			padding: 0,
			display: "flex",
			flexDirection: "column",
			[`${componentCls}-container,
          ${componentCls}-body,
          ${componentCls}-confirm-body-wrapper`]: {
				display: "flex",
				flexDirection: "column",
				flex: "auto"
			},
			[`${componentCls}-confirm-body`]: { marginBottom: "auto" }
		} }
	];
};
var genRTLStyle = (token) => {
	const { componentCls } = token;
	return { [`${componentCls}-root`]: { [`${componentCls}-wrap-rtl`]: {
		direction: "rtl",
		[`${componentCls}-confirm-body`]: { direction: "rtl" }
	} } };
};
var genResponsiveWidthStyle = (token) => {
	const { componentCls } = token;
	const oriGridMediaSizesMap = getMediaSize(token);
	const gridMediaSizesMap = { ...oriGridMediaSizesMap };
	delete gridMediaSizesMap.xs;
	const cssVarPrefix = `--${componentCls.replace(".", "")}-`;
	const responsiveStyles = Object.keys(gridMediaSizesMap).map((key) => ({ [`@media (min-width: ${unit$1(gridMediaSizesMap[key])})`]: { width: `var(${cssVarPrefix}${key}-width)` } }));
	return { [`${componentCls}-root`]: { [componentCls]: [].concat(_toConsumableArray(Object.keys(oriGridMediaSizesMap).map((currentKey, index) => {
		const previousKey = Object.keys(oriGridMediaSizesMap)[index - 1];
		return previousKey ? { [`${cssVarPrefix}${currentKey}-width`]: `var(${cssVarPrefix}${previousKey}-width)` } : null;
	})), [{ width: `var(${cssVarPrefix}xs-width)` }], _toConsumableArray(responsiveStyles)) } };
};
var prepareToken$1 = (token) => {
	const headerPaddingVertical = token.padding;
	const headerFontSize = token.fontSizeHeading5;
	const headerLineHeight = token.lineHeightHeading5;
	return merge(token, {
		modalHeaderHeight: token.calc(token.calc(headerLineHeight).mul(headerFontSize).equal()).add(token.calc(headerPaddingVertical).mul(2).equal()).equal(),
		modalFooterBorderColorSplit: token.colorSplit,
		modalFooterBorderStyle: token.lineType,
		modalFooterBorderWidth: token.lineWidth,
		modalCloseIconColor: token.colorIcon,
		modalCloseIconHoverColor: token.colorIconHover,
		modalCloseBtnSize: token.controlHeight,
		modalConfirmIconSize: token.fontHeight,
		modalTitleHeight: token.calc(token.titleFontSize).mul(token.titleLineHeight).equal()
	});
};
var prepareComponentToken$7 = (token) => ({
	footerBg: "transparent",
	headerBg: "transparent",
	titleLineHeight: token.lineHeightHeading5,
	titleFontSize: token.fontSizeHeading5,
	contentBg: token.colorBgElevated,
	titleColor: token.colorTextHeading,
	contentPadding: token.wireframe ? 0 : `${unit$1(token.paddingMD)} ${unit$1(token.paddingContentHorizontalLG)}`,
	headerPadding: token.wireframe ? `${unit$1(token.padding)} ${unit$1(token.paddingLG)}` : 0,
	headerBorderBottom: token.wireframe ? `${unit$1(token.lineWidth)} ${token.lineType} ${token.colorSplit}` : "none",
	headerMarginBottom: token.wireframe ? 0 : token.marginXS,
	bodyPadding: token.wireframe ? token.paddingLG : 0,
	footerPadding: token.wireframe ? `${unit$1(token.paddingXS)} ${unit$1(token.padding)}` : 0,
	footerBorderTop: token.wireframe ? `${unit$1(token.lineWidth)} ${token.lineType} ${token.colorSplit}` : "none",
	footerBorderRadius: token.wireframe ? `0 0 ${unit$1(token.borderRadiusLG)} ${unit$1(token.borderRadiusLG)}` : 0,
	footerMarginTop: token.wireframe ? 0 : token.marginSM,
	confirmBodyPadding: token.wireframe ? `${unit$1(token.padding * 2)} ${unit$1(token.padding * 2)} ${unit$1(token.paddingLG)}` : 0,
	confirmIconMarginInlineEnd: token.wireframe ? token.margin : token.marginSM,
	confirmBtnsMarginTop: token.wireframe ? token.marginLG : token.marginSM,
	mask: true
});
var style_default$9 = genStyleHooks("Modal", (token) => {
	const modalToken = prepareToken$1(token);
	return [
		genModalStyle(modalToken),
		genRTLStyle(modalToken),
		genModalMaskStyle(modalToken),
		initZoomMotion(modalToken, "zoom"),
		genResponsiveWidthStyle(modalToken)
	];
}, prepareComponentToken$7, { unitless: { titleLineHeight: true } });
// tests/bench/components/node_modules/antd/es/modal/Modal.js
var mousePosition;
var getClickPosition = (e) => {
	mousePosition = {
		x: e.pageX,
		y: e.pageY
	};
	setTimeout(() => {
		mousePosition = null;
	}, 100);
};
if (canUseDocElement()) document.documentElement.addEventListener("click", getClickPosition, true);
var Modal$1 = (props) => {
	const { prefixCls: customizePrefixCls, className, rootClassName, open, wrapClassName, centered, getContainer, style, width = 520, footer, classNames, styles, children, loading, confirmLoading, zIndex: customizeZIndex, mousePosition: customizeMousePosition, onOk, onCancel, okButtonProps, cancelButtonProps, destroyOnHidden, destroyOnClose, panelRef = null, closable, mask: modalMask, modalRender, maskClosable, _semanticOmit, scrollLock, focusTriggerAfterClose, focusable, _renderSemanticContent, ...restProps } = props;
	const { getPopupContainer: getContextPopupContainer, getPrefixCls, direction, className: contextClassName, style: contextStyle, classNames: contextClassNames, styles: contextStyles, centered: contextCentered, cancelButtonProps: contextCancelButtonProps, okButtonProps: contextOkButtonProps, mask: contextMask, focusable: contextFocusable } = useComponentConfig("modal");
	const { modal: modalContext } = import_react.useContext(ConfigContext);
	const [closableAfterClose, onClose] = import_react.useMemo(() => {
		if (typeof closable === "boolean") return [void 0, void 0];
		return [closable?.afterClose, closable?.onClose];
	}, [closable]);
	const prefixCls = getPrefixCls("modal", customizePrefixCls);
	const rootPrefixCls = getPrefixCls();
	const [mergedMask, maskBlurClassName, mergeMaskClosable] = useMergedMask(modalMask, contextMask, prefixCls, maskClosable);
	const mergedFocusable = useFocusable({
		...contextFocusable,
		...focusable
	}, mergedMask, focusTriggerAfterClose);
	const handleCancel = (e) => {
		if (confirmLoading) return;
		onCancel?.(e);
		onClose?.();
	};
	const handleOk = (e) => {
		onOk?.(e);
		onClose?.();
	};
	const rootCls = useCSSVarCls(prefixCls);
	const [hashId, cssVarCls] = style_default$9(prefixCls, rootCls);
	const wrapClassNameExtended = clsx(wrapClassName, {
		[`${prefixCls}-centered`]: centered ?? contextCentered,
		[`${prefixCls}-wrap-rtl`]: direction === "rtl"
	});
	const dialogFooter = footer !== null && !loading ? /*#__PURE__*/ import_react.createElement(Footer, {
		...props,
		okButtonProps: {
			...contextOkButtonProps,
			...okButtonProps
		},
		onOk: handleOk,
		cancelButtonProps: {
			...contextCancelButtonProps,
			...cancelButtonProps
		},
		onCancel: handleCancel
	}) : null;
	const [rawClosable, mergedCloseIcon, closeBtnIsDisabled, ariaProps] = useClosable(pickClosable(props), pickClosable(modalContext), {
		closable: true,
		closeIcon: /*#__PURE__*/ import_react.createElement(RefIcon$11, { className: `${prefixCls}-close-icon` }),
		closeIconRender: (icon) => renderCloseIcon(prefixCls, icon)
	});
	const mergedClosable = rawClosable ? {
		disabled: closeBtnIsDisabled,
		closeIcon: mergedCloseIcon,
		afterClose: closableAfterClose,
		...ariaProps
	} : false;
	const mergedModalRender = modalRender ? (node) => /*#__PURE__*/ import_react.createElement("div", { className: `${prefixCls}-render` }, modalRender(node)) : void 0;
	const mergedPanelRef = composeRef(panelRef, usePanelRef(`.${prefixCls}-${modalRender ? "render" : "container"}`));
	const [zIndex, contextZIndex] = useZIndex("Modal", customizeZIndex);
	const mergedProps = {
		...props,
		width,
		panelRef,
		focusTriggerAfterClose: mergedFocusable.focusTriggerAfterClose,
		focusable: mergedFocusable,
		mask: mergedMask,
		maskClosable: mergeMaskClosable,
		zIndex
	};
	const [mergedClassNames, mergedStyles] = useMergeSemantic([
		contextClassNames,
		classNames,
		maskBlurClassName
	], [contextStyles, styles], { props: mergedProps });
	const dialogClassNames = _semanticOmit ? omit(mergedClassNames, _semanticOmit) : mergedClassNames;
	const dialogStyles = _semanticOmit ? omit(mergedStyles, _semanticOmit) : mergedStyles;
	const semanticContent = _renderSemanticContent ? _renderSemanticContent({
		classNames: mergedClassNames,
		styles: mergedStyles
	}) : children;
	const [numWidth, responsiveWidth] = import_react.useMemo(() => {
		if (isPlainObject(width)) return [void 0, width];
		return [width, void 0];
	}, [width]);
	const responsiveWidthVars = import_react.useMemo(() => {
		const vars = {};
		if (responsiveWidth) Object.keys(responsiveWidth).forEach((breakpoint) => {
			const breakpointWidth = responsiveWidth[breakpoint];
			if (isNonNullable$1(breakpointWidth)) vars[`--${prefixCls}-${breakpoint}-width`] = isNumber(breakpointWidth) ? `${breakpointWidth}px` : breakpointWidth;
		});
		return vars;
	}, [prefixCls, responsiveWidth]);
	return /*#__PURE__*/ import_react.createElement(ContextIsolator, {
		form: true,
		space: true
	}, /*#__PURE__*/ import_react.createElement(ZIndexContext.Provider, { value: contextZIndex }, /*#__PURE__*/ import_react.createElement(es_default$4, {
		width: numWidth,
		...restProps,
		zIndex,
		getContainer: getContainer === void 0 ? getContextPopupContainer : getContainer,
		prefixCls,
		rootClassName: clsx(hashId, rootClassName, cssVarCls, rootCls, dialogClassNames.root),
		rootStyle: dialogStyles.root,
		footer: dialogFooter,
		visible: open,
		mousePosition: customizeMousePosition ?? mousePosition,
		onClose: handleCancel,
		closable: mergedClosable,
		closeIcon: mergedCloseIcon,
		transitionName: getTransitionName(rootPrefixCls, "zoom", props.transitionName),
		maskTransitionName: getTransitionName(rootPrefixCls, "fade", props.maskTransitionName),
		mask: mergedMask,
		maskClosable: mergeMaskClosable,
		scrollLock,
		className: clsx(hashId, className, contextClassName),
		style: {
			...contextStyle,
			...style,
			...responsiveWidthVars
		},
		classNames: {
			...dialogClassNames,
			wrapper: clsx(dialogClassNames.wrapper, wrapClassNameExtended)
		},
		styles: dialogStyles,
		panelRef: mergedPanelRef,
		destroyOnHidden: destroyOnHidden ?? destroyOnClose,
		modalRender: mergedModalRender,
		focusTriggerAfterClose: mergedFocusable.focusTriggerAfterClose,
		focusTrap: mergedFocusable.trap
	}, loading ? /*#__PURE__*/ import_react.createElement(skeleton_default, {
		active: true,
		title: false,
		paragraph: { rows: 4 },
		className: `${prefixCls}-body-skeleton`
	}) : semanticContent)));
};
// tests/bench/components/node_modules/antd/es/modal/style/confirm.js
var genModalConfirmStyle = (token) => {
	const { componentCls, titleFontSize, titleLineHeight, modalConfirmIconSize, fontSize, lineHeight, modalTitleHeight, fontHeight, confirmBodyPadding } = token;
	const confirmComponentCls = `${componentCls}-confirm`;
	return {
		[confirmComponentCls]: {
			"&-rtl": { direction: "rtl" },
			[`${token.antCls}-modal-header`]: { display: "none" },
			[`${confirmComponentCls}-body-wrapper`]: { ...clearFix() },
			[`&${componentCls} ${componentCls}-body`]: { padding: confirmBodyPadding },
			[`${confirmComponentCls}-body`]: {
				display: "flex",
				flexWrap: "nowrap",
				alignItems: "start",
				[`> ${token.iconCls}`]: {
					flex: "none",
					fontSize: modalConfirmIconSize,
					marginInlineEnd: token.confirmIconMarginInlineEnd,
					marginTop: token.calc(token.calc(fontHeight).sub(modalConfirmIconSize).equal()).div(2).equal()
				},
				[`&-has-title > ${token.iconCls}`]: { marginTop: token.calc(token.calc(modalTitleHeight).sub(modalConfirmIconSize).equal()).div(2).equal() }
			},
			[`${confirmComponentCls}-paragraph`]: {
				display: "flex",
				flexDirection: "column",
				flex: "auto",
				rowGap: token.marginXS,
				maxWidth: `calc(100% - ${unit$1(token.marginSM)})`
			},
			[`${confirmComponentCls}-body-no-icon ${confirmComponentCls}-paragraph`]: { maxWidth: "100%" },
			[`${token.iconCls} + ${confirmComponentCls}-paragraph`]: { maxWidth: `calc(100% - ${unit$1(token.calc(token.modalConfirmIconSize).add(token.marginSM).equal())})` },
			[`${confirmComponentCls}-title`]: {
				color: token.colorTextHeading,
				fontWeight: token.fontWeightStrong,
				fontSize: titleFontSize,
				lineHeight: titleLineHeight
			},
			[`${confirmComponentCls}-content`]: {
				color: token.colorText,
				fontSize,
				lineHeight
			},
			[`${confirmComponentCls}-btns`]: {
				textAlign: "end",
				marginTop: token.confirmBtnsMarginTop,
				[`${token.antCls}-btn + ${token.antCls}-btn`]: {
					marginBottom: 0,
					marginInlineStart: token.marginXS
				}
			}
		},
		[`${confirmComponentCls}-error ${confirmComponentCls}-body > ${token.iconCls}`]: { color: token.colorError },
		[`${confirmComponentCls}-warning ${confirmComponentCls}-body > ${token.iconCls},
        ${confirmComponentCls}-confirm ${confirmComponentCls}-body > ${token.iconCls}`]: { color: token.colorWarning },
		[`${confirmComponentCls}-info ${confirmComponentCls}-body > ${token.iconCls}`]: { color: token.colorInfo },
		[`${confirmComponentCls}-success ${confirmComponentCls}-body > ${token.iconCls}`]: { color: token.colorSuccess }
	};
};
var confirm_default = genSubStyleComponent(["Modal", "confirm"], (token) => {
	return genModalConfirmStyle(prepareToken$1(token));
}, prepareComponentToken$7, { order: -1e3 });
// tests/bench/components/node_modules/antd/es/modal/ConfirmDialog.js
var CONFIRM_OMIT_SEMANTIC_NAMES = ["body"];
var ConfirmContent = (props) => {
	const { prefixCls, icon, okText, cancelText, confirmPrefixCls, type, okCancel, footer, locale: staticLocale, autoFocusButton, focusable, contentClassName, contentStyle, ...restProps } = props;
	const { infoIcon, successIcon, errorIcon, warningIcon } = useComponentConfig("modal");
	let mergedIcon = icon;
	if (icon === void 0) switch (type) {
		case "info":
			mergedIcon = fallbackProp(infoIcon, /*#__PURE__*/ import_react.createElement(RefIcon$9, null));
			break;
		case "success":
			mergedIcon = fallbackProp(successIcon, /*#__PURE__*/ import_react.createElement(RefIcon$13, null));
			break;
		case "error":
			mergedIcon = fallbackProp(errorIcon, /*#__PURE__*/ import_react.createElement(RefIcon$12, null));
			break;
		default: mergedIcon = fallbackProp(warningIcon, /*#__PURE__*/ import_react.createElement(RefIcon$10, null));
	}
	const mergedOkCancel = okCancel ?? type === "confirm";
	const mergedAutoFocusButton = import_react.useMemo(() => {
		const base = focusable?.autoFocusButton || autoFocusButton;
		return base || base === null ? base : "ok";
	}, [autoFocusButton, focusable?.autoFocusButton]);
	const [locale] = useLocale("Modal");
	const mergedLocale = staticLocale || locale;
	const okTextLocale = fallbackProp(okText, mergedOkCancel ? mergedLocale?.okText : mergedLocale?.justOkText);
	const cancelTextLocale = fallbackProp(cancelText, mergedLocale?.cancelText);
	const { closable } = restProps;
	const { onClose } = isPlainObject(closable) ? closable : {};
	const memoizedValue = import_react.useMemo(() => {
		return {
			autoFocusButton: mergedAutoFocusButton,
			cancelTextLocale,
			okTextLocale,
			mergedOkCancel,
			onClose,
			...restProps
		};
	}, [
		mergedAutoFocusButton,
		cancelTextLocale,
		okTextLocale,
		mergedOkCancel,
		onClose,
		restProps
	]);
	const footerOriginNode = /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, /*#__PURE__*/ import_react.createElement(ConfirmCancelBtn, null), /*#__PURE__*/ import_react.createElement(ConfirmOkBtn, null));
	const hasTitle = isReactRenderable(props.title);
	const hasIcon = isReactRenderable(mergedIcon);
	const bodyCls = `${confirmPrefixCls}-body`;
	return /*#__PURE__*/ import_react.createElement("div", { className: `${confirmPrefixCls}-body-wrapper` }, /*#__PURE__*/ import_react.createElement("div", { className: clsx(bodyCls, {
		[`${bodyCls}-has-title`]: hasTitle,
		[`${bodyCls}-no-icon`]: !hasIcon
	}) }, mergedIcon, /*#__PURE__*/ import_react.createElement("div", { className: `${confirmPrefixCls}-paragraph` }, hasTitle && /*#__PURE__*/ import_react.createElement("span", { className: `${confirmPrefixCls}-title` }, props.title), /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(`${confirmPrefixCls}-content`, contentClassName),
		style: contentStyle
	}, props.content))), footer === void 0 || isFunction(footer) ? /*#__PURE__*/ import_react.createElement(ModalContextProvider, { value: memoizedValue }, /*#__PURE__*/ import_react.createElement("div", { className: `${confirmPrefixCls}-btns` }, isFunction(footer) ? footer(footerOriginNode, {
		OkBtn: ConfirmOkBtn,
		CancelBtn: ConfirmCancelBtn
	}) : footerOriginNode)) : footer, /*#__PURE__*/ import_react.createElement(confirm_default, { prefixCls }));
};
var ConfirmDialog = (props) => {
	const { close, zIndex, maskStyle, direction, prefixCls, wrapClassName, rootPrefixCls, bodyStyle, closable = false, onConfirm, styles, title, mask, maskClosable, okButtonProps, cancelButtonProps } = props;
	const { cancelButtonProps: contextCancelButtonProps, okButtonProps: contextOkButtonProps } = useComponentConfig("modal");
	const confirmPrefixCls = `${prefixCls}-confirm`;
	const width = props.width || 416;
	const style = props.style || {};
	const semanticStyles = isFunction(styles) ? (info) => ({
		body: bodyStyle,
		mask: maskStyle,
		...styles(info)
	}) : {
		body: bodyStyle,
		mask: maskStyle,
		...styles
	};
	const modalProps = omit(props, ["bodyStyle", "maskStyle"]);
	const classString = clsx(confirmPrefixCls, `${confirmPrefixCls}-${props.type}`, { [`${confirmPrefixCls}-rtl`]: direction === "rtl" }, props.className);
	const mergedMask = import_react.useMemo(() => {
		const nextMaskConfig = normalizeMaskConfig(mask, maskClosable);
		nextMaskConfig.closable ?? (nextMaskConfig.closable = false);
		return nextMaskConfig;
	}, [mask, maskClosable]);
	const [, token] = useToken();
	const mergedZIndex = import_react.useMemo(() => {
		if (zIndex !== void 0) return zIndex;
		return token.zIndexPopupBase + CONTAINER_MAX_OFFSET;
	}, [zIndex, token]);
	return /*#__PURE__*/ import_react.createElement(Modal$1, {
		...modalProps,
		className: classString,
		wrapClassName: clsx({ [`${confirmPrefixCls}-centered`]: !!props.centered }, wrapClassName),
		onCancel: () => {
			close?.({ triggerCancel: true });
			onConfirm?.(false);
		},
		title,
		footer: null,
		transitionName: getTransitionName(rootPrefixCls || "", "zoom", props.transitionName),
		maskTransitionName: getTransitionName(rootPrefixCls || "", "fade", props.maskTransitionName),
		mask: mergedMask,
		style,
		styles: semanticStyles,
		width,
		zIndex: mergedZIndex,
		closable,
		_semanticOmit: CONFIRM_OMIT_SEMANTIC_NAMES,
		_renderSemanticContent: ({ classNames: mergedClassNames, styles: mergedStyles }) => /*#__PURE__*/ import_react.createElement(ConfirmContent, {
			...props,
			confirmPrefixCls,
			okButtonProps: {
				...contextOkButtonProps,
				...okButtonProps
			},
			cancelButtonProps: {
				...contextCancelButtonProps,
				...cancelButtonProps
			},
			contentClassName: mergedClassNames.body,
			contentStyle: mergedStyles.body
		})
	});
};
var ConfirmDialogWrapper$1 = (props) => {
	const { rootPrefixCls, iconPrefixCls, direction, theme } = props;
	return /*#__PURE__*/ import_react.createElement(ConfigProvider, {
		prefixCls: rootPrefixCls,
		iconPrefixCls,
		direction,
		theme
	}, /*#__PURE__*/ import_react.createElement(ConfirmDialog, { ...props }));
};
// tests/bench/components/node_modules/antd/es/modal/destroyFns.js
var destroyFns = [];
// tests/bench/components/node_modules/antd/es/modal/confirm.js
var defaultRootPrefixCls = "";
function getRootPrefixCls() {
	return defaultRootPrefixCls;
}
var ConfirmDialogWrapper = (props) => {
	const { prefixCls: customizePrefixCls, getContainer, direction } = props;
	const runtimeLocale = getConfirmLocale();
	const config = (0, import_react.useContext)(ConfigContext);
	const rootPrefixCls = getRootPrefixCls() || config.getPrefixCls();
	const prefixCls = customizePrefixCls || `${rootPrefixCls}-modal`;
	let mergedGetContainer = getContainer;
	if (mergedGetContainer === false) mergedGetContainer = void 0;
	return /*#__PURE__*/ import_react.createElement(ConfirmDialogWrapper$1, {
		...props,
		rootPrefixCls,
		prefixCls,
		iconPrefixCls: config.iconPrefixCls,
		theme: config.theme,
		direction: direction ?? config.direction,
		locale: config.locale?.Modal ?? runtimeLocale,
		getContainer: mergedGetContainer
	});
};
function confirm(config) {
	const global = globalConfig();
	const container = document.createDocumentFragment();
	let currentConfig = {
		...config,
		close,
		open: true
	};
	let timeoutId;
	function destroy(...args) {
		if (args.some((param) => param?.triggerCancel)) config.onCancel?.(() => {}, ...args.slice(1));
		for (let i = 0; i < destroyFns.length; i++) if (destroyFns[i] === close) {
			destroyFns.splice(i, 1);
			break;
		}
		unmount(container).then(() => {});
	}
	const scheduleRender = (props) => {
		clearTimeout(timeoutId);
		/**
		* https://github.com/ant-design/ant-design/issues/23623
		*
		* Sync render blocks React event. Let's make this async.
		*/
		timeoutId = setTimeout(() => {
			const rootPrefixCls = global.getPrefixCls(void 0, getRootPrefixCls());
			const iconPrefixCls = global.getIconPrefixCls();
			const theme = global.getTheme();
			const dom = /*#__PURE__*/ import_react.createElement(ConfirmDialogWrapper, { ...props });
			render(/*#__PURE__*/ import_react.createElement(ConfigProvider, {
				prefixCls: rootPrefixCls,
				iconPrefixCls,
				theme
			}, isFunction(global.holderRender) ? global.holderRender(dom) : dom), container);
		});
	};
	function close(...args) {
		currentConfig = {
			...currentConfig,
			open: false,
			afterClose: () => {
				if (isFunction(config.afterClose)) config.afterClose();
				destroy.apply(this, args);
			}
		};
		scheduleRender(currentConfig);
	}
	function update(configUpdate) {
		if (isFunction(configUpdate)) currentConfig = configUpdate(currentConfig);
		else currentConfig = {
			...currentConfig,
			...configUpdate
		};
		scheduleRender(currentConfig);
	}
	scheduleRender(currentConfig);
	destroyFns.push(close);
	return {
		destroy: close,
		update
	};
}
function withWarn(props) {
	return {
		...props,
		type: "warning"
	};
}
function withInfo(props) {
	return {
		...props,
		type: "info"
	};
}
function withSuccess(props) {
	return {
		...props,
		type: "success"
	};
}
function withError(props) {
	return {
		...props,
		type: "error"
	};
}
function withConfirm(props) {
	return {
		...props,
		type: "confirm"
	};
}
function modalGlobalConfig({ rootPrefixCls }) {
	defaultRootPrefixCls = rootPrefixCls;
}
// tests/bench/components/node_modules/antd/es/modal/useModal/HookModal.js
var HookModal = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { afterClose: hookAfterClose, config, ...restProps } = props;
	const [open, setOpen] = import_react.useState(true);
	const [innerConfig, setInnerConfig] = import_react.useState(config);
	const { direction, getPrefixCls } = import_react.useContext(ConfigContext);
	const prefixCls = getPrefixCls("modal");
	const rootPrefixCls = getPrefixCls();
	const afterClose = () => {
		hookAfterClose();
		innerConfig.afterClose?.();
	};
	const close = (...args) => {
		setOpen(false);
		if (args.some((param) => param?.triggerCancel)) innerConfig.onCancel?.(() => {}, ...args.slice(1));
	};
	import_react.useImperativeHandle(ref, () => ({
		destroy: close,
		update: (newConfig) => {
			setInnerConfig((originConfig) => {
				const nextConfig = isFunction(newConfig) ? newConfig(originConfig) : newConfig;
				return {
					...originConfig,
					...nextConfig
				};
			});
		}
	}));
	const mergedOkCancel = innerConfig.okCancel ?? innerConfig.type === "confirm";
	const [contextLocale] = useLocale("Modal", localeValues.Modal);
	return /*#__PURE__*/ import_react.createElement(ConfirmDialogWrapper$1, {
		prefixCls,
		rootPrefixCls,
		...innerConfig,
		close,
		open,
		afterClose,
		okText: fallbackProp(innerConfig.okText, mergedOkCancel ? contextLocale?.okText : contextLocale?.justOkText),
		direction: innerConfig.direction || direction,
		cancelText: fallbackProp(innerConfig.cancelText, contextLocale?.cancelText),
		...restProps
	});
});
// tests/bench/components/node_modules/antd/es/modal/useModal/index.js
var uuid$1 = 0;
var ElementsHolder = /*#__PURE__*/ import_react.memo(/*#__PURE__*/ import_react.forwardRef((_props, ref) => {
	const [elements, patchElement] = usePatchElement();
	import_react.useImperativeHandle(ref, () => ({ patchElement }), [patchElement]);
	return /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, elements);
}));
function useModal() {
	const holderRef = import_react.useRef(null);
	const [actionQueue, setActionQueue] = import_react.useState([]);
	import_react.useEffect(() => {
		if (actionQueue.length) {
			_toConsumableArray(actionQueue).forEach((action) => {
				action();
			});
			setActionQueue([]);
		}
	}, [actionQueue]);
	const getConfirmFunc = import_react.useCallback((withFunc) => function hookConfirm(config) {
		uuid$1 += 1;
		const modalRef = /*#__PURE__*/ import_react.createRef();
		let resolvePromise;
		const promise = new Promise((resolve) => {
			resolvePromise = resolve;
		});
		let silent = false;
		let closeFunc;
		const modal = /*#__PURE__*/ import_react.createElement(HookModal, {
			key: `modal-${uuid$1}`,
			config: withFunc(config),
			ref: modalRef,
			afterClose: () => {
				closeFunc?.();
			},
			isSilent: () => silent,
			onConfirm: (confirmed) => {
				resolvePromise(confirmed);
			}
		});
		closeFunc = holderRef.current?.patchElement(modal);
		if (closeFunc) destroyFns.push(closeFunc);
		return {
			destroy: () => {
				function destroyAction() {
					modalRef.current?.destroy();
				}
				if (modalRef.current) destroyAction();
				else setActionQueue((prev) => [].concat(_toConsumableArray(prev), [destroyAction]));
			},
			update: (newConfig) => {
				function updateAction() {
					modalRef.current?.update(newConfig);
				}
				if (modalRef.current) updateAction();
				else setActionQueue((prev) => [].concat(_toConsumableArray(prev), [updateAction]));
			},
			then: (resolve) => {
				silent = true;
				return promise.then(resolve);
			}
		};
	}, []);
	return [import_react.useMemo(() => ({
		info: getConfirmFunc(withInfo),
		success: getConfirmFunc(withSuccess),
		error: getConfirmFunc(withError),
		warning: getConfirmFunc(withWarn),
		confirm: getConfirmFunc(withConfirm)
	}), [getConfirmFunc]), /*#__PURE__*/ import_react.createElement(ElementsHolder, {
		key: "modal-holder",
		ref: holderRef
	})];
}
// tests/bench/components/node_modules/antd/es/notification/PurePanel.js
var TypeIcon = {
	info: /*#__PURE__*/ import_react.createElement(RefIcon$9, null),
	success: /*#__PURE__*/ import_react.createElement(RefIcon$13, null),
	error: /*#__PURE__*/ import_react.createElement(RefIcon$12, null),
	warning: /*#__PURE__*/ import_react.createElement(RefIcon$10, null),
	loading: /*#__PURE__*/ import_react.createElement(RefIcon$8, null)
};
function getCloseIcon(prefixCls, closeIcon) {
	if (closeIcon === null || closeIcon === false) return null;
	return isReactRenderable(closeIcon) ? closeIcon : /*#__PURE__*/ import_react.createElement(RefIcon$11, { className: `${prefixCls}-close-icon` });
}
/** @private Internal Component. Do not use in your production. */
var PurePanel$3 = (props) => {
	const { prefixCls: staticPrefixCls, icon, type, message, title, description, btn, actions, closeIcon: _closeIcon, className: notificationClassName, style, styles, classNames: notificationClassNames, closable, role, ...restProps } = props;
	const { getPrefixCls, className: contextClassName, style: contextStyle, classNames: contextClassNames, styles: contextStyles } = useComponentConfig("notification");
	const [mergedClassNames, mergedStyles] = useMergeSemantic([contextClassNames, notificationClassNames], [contextStyles, styles], { props });
	const { notification: notificationContext } = import_react.useContext(ConfigContext);
	const mergedActions = actions ?? btn;
	const mergedTitle = title ?? message;
	const hasTitle = isReactRenderable(mergedTitle);
	const prefixCls = staticPrefixCls || getPrefixCls("notification");
	const noticePrefixCls = `${prefixCls}-notice`;
	const isCustomIcon = isReactRenderable(icon);
	const iconNode = isCustomIcon ? icon : type ? TypeIcon[type] : null;
	const typeIconCls = !isCustomIcon && type ? `${noticePrefixCls}-icon-${type}` : void 0;
	const { root: rootClassName, ...contentClassNames } = mergedClassNames;
	const { root: rootStyle, ...contentStyles } = mergedStyles;
	const rootCls = useCSSVarCls(prefixCls);
	const [hashId, cssVarCls] = style_default$13(prefixCls, rootCls);
	const [rawClosable, mergedCloseIcon, , ariaProps] = useClosable(pickClosable(props), pickClosable(notificationContext), {
		closable: true,
		closeIcon: /*#__PURE__*/ import_react.createElement(RefIcon$11, { className: `${prefixCls}-close-icon` }),
		closeIconRender: (icon) => getCloseIcon(prefixCls, icon)
	});
	const mergedClosable = rawClosable ? {
		onClose: isPlainObject(closable) ? closable?.onClose : void 0,
		closeIcon: mergedCloseIcon,
		...ariaProps
	} : false;
	return /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(`${noticePrefixCls}-pure-panel`, hashId, notificationClassName, cssVarCls, rootCls, rootClassName),
		style: rootStyle
	}, /*#__PURE__*/ import_react.createElement(PurePanelStyle, { prefixCls }), /*#__PURE__*/ import_react.createElement(Notification, {
		style: {
			...contextStyle,
			...style
		},
		...restProps,
		prefixCls,
		duration: null,
		closable: mergedClosable,
		className: contextClassName,
		title: hasTitle ? mergedTitle : null,
		description,
		icon: iconNode,
		actions: mergedActions,
		role,
		classNames: {
			...contentClassNames,
			icon: clsx(typeIconCls, contentClassNames.icon)
		},
		styles: contentStyles
	}));
};
// tests/bench/components/node_modules/antd/es/notification/useNotification.js
var DEFAULT_DURATION = 4.5;
var DEFAULT_PLACEMENT = "topRight";
var DEFAULT_STACK_CONFIG = { offset: 8 };
var Wrapper = ({ children, prefixCls }) => {
	const rootCls = useCSSVarCls(prefixCls);
	const [hashId, cssVarCls] = style_default$13(prefixCls, rootCls);
	return /*#__PURE__*/ import_react.createElement(NotificationProvider, { classNames: { list: clsx(hashId, cssVarCls, rootCls) } }, children);
};
var renderNotifications = (node, { prefixCls, key }) => /*#__PURE__*/ import_react.createElement(Wrapper, {
	prefixCls,
	key
}, node);
var Holder = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { top, bottom, prefixCls: staticPrefixCls, getContainer: staticGetContainer, maxCount, rtl, onAllRemoved, stack, duration = DEFAULT_DURATION, pauseOnHover = true, showProgress } = props;
	const { getPrefixCls, getPopupContainer, direction } = useComponentConfig("notification");
	const { notification } = (0, import_react.useContext)(ConfigContext);
	const [contextLocale] = useLocale("global", localeValues.global);
	const prefixCls = staticPrefixCls || getPrefixCls("notification");
	const mergedDuration = (0, import_react.useMemo)(() => isNumber(duration) && duration > 0 ? duration : false, [duration]);
	const contextStyleRoot = useSemanticRootStyle(notification?.style);
	const [mergedClassNames, mergedStyles] = useMergeSemantic([notification?.classNames, props?.classNames], [
		notification?.styles,
		contextStyleRoot,
		props?.styles
	], { props });
	const getStyle = () => getPlacementOffsetStyle(top, bottom);
	const getClassName = () => clsx({ [`${prefixCls}-rtl`]: rtl ?? direction === "rtl" });
	const getNotificationMotion = () => getMotion$1(prefixCls);
	const stackConfig = useStackConfig(stack, DEFAULT_STACK_CONFIG);
	const [api, holder] = useNotification$1({
		prefixCls,
		style: getStyle,
		className: getClassName,
		motion: getNotificationMotion,
		closable: { closeIcon: getCloseIcon(prefixCls) },
		duration: mergedDuration,
		getContainer: () => staticGetContainer?.() || getPopupContainer?.() || document.body,
		maxCount,
		pauseOnHover,
		showProgress,
		classNames: mergedClassNames,
		styles: mergedStyles,
		onAllRemoved,
		renderNotifications,
		stack: stackConfig
	});
	import_react.useImperativeHandle(ref, () => ({
		...api,
		prefixCls,
		notification,
		closeLabel: contextLocale.close ?? localeValues.global?.close ?? "Close"
	}));
	return holder;
});
function useInternalNotification(notificationConfig) {
	const holderRef = import_react.useRef(null);
	devUseWarning("Notification");
	const { notification: notificationContext } = import_react.useContext(ConfigContext);
	return [import_react.useMemo(() => {
		const open = (config) => {
			if (!holderRef.current) return;
			const { open: originOpen, prefixCls, notification, closeLabel } = holderRef.current;
			const contextClassName = notification?.className || {};
			const noticePrefixCls = `${prefixCls}-notice`;
			const { title, message, description, icon, type, btn, actions, className, style, role = "alert", closeIcon, closable, classNames: configClassNames = {}, styles = {}, ...restConfig } = config;
			const mergedTitle = title ?? message;
			const hasTitle = isReactRenderable(mergedTitle);
			const mergedActions = actions ?? btn;
			const realCloseIcon = getCloseIcon(noticePrefixCls, getCloseIconConfig(closeIcon, notificationConfig, notification));
			const [rawClosable, mergedCloseIcon, , ariaProps] = computeClosable(pickClosable({
				...notificationConfig || {},
				...config
			}), pickClosable(notificationContext), {
				closable: true,
				closeIcon: realCloseIcon
			}, closeLabel);
			const mergedClosable = rawClosable ? {
				onClose: isPlainObject(closable) ? closable.onClose : void 0,
				closeIcon: mergedCloseIcon,
				...ariaProps
			} : false;
			const semanticClassNames = resolveStyleOrClass(configClassNames, { props: config });
			const semanticStyles = resolveStyleOrClass(styles, { props: config });
			const isCustomIcon = isReactRenderable(icon);
			const iconNode = isCustomIcon ? icon : type ? TypeIcon[type] : null;
			const typeIconCls = !isCustomIcon && type ? `${noticePrefixCls}-icon-${type}` : void 0;
			return originOpen({
				placement: notificationConfig?.placement ?? DEFAULT_PLACEMENT,
				...restConfig,
				title: hasTitle ? mergedTitle : null,
				description,
				icon: iconNode,
				actions: mergedActions,
				role,
				classNames: {
					...semanticClassNames,
					icon: clsx(typeIconCls, semanticClassNames?.icon)
				},
				styles: semanticStyles,
				className: clsx({ [`${noticePrefixCls}-${type}`]: type }, className, contextClassName),
				style,
				closable: mergedClosable
			});
		};
		const destroy = (key) => {
			if (key !== void 0) holderRef.current?.close(key);
			else holderRef.current?.destroy();
		};
		const clone = {
			open,
			destroy
		};
		[
			"success",
			"info",
			"warning",
			"error"
		].forEach((type) => {
			clone[type] = (config) => open({
				...config,
				type
			});
		});
		return clone;
	}, [notificationConfig, notificationContext]), /*#__PURE__*/ import_react.createElement(Holder, {
		key: "notification-holder",
		...notificationConfig,
		ref: holderRef
	})];
}
function useNotification(notificationConfig) {
	return useInternalNotification(notificationConfig);
}
// tests/bench/components/node_modules/antd/es/app/context.js
var AppConfigContext = /*#__PURE__*/ import_react.createContext({});
// tests/bench/components/node_modules/antd/es/_util/PurePanel.js
function withPureRenderTheme(Component) {
	return (props) => /*#__PURE__*/ import_react.createElement(ConfigProvider, { theme: { token: {
		motion: false,
		zIndexPopupBase: 0
	} } }, /*#__PURE__*/ import_react.createElement(Component, { ...props }));
}
/* istanbul ignore next */
var genPurePanel = (Component, alignPropName, postProps, defaultPrefixCls, getDropdownCls) => {
	const PurePanel = (props) => {
		const { prefixCls: customizePrefixCls, style } = props;
		const holderRef = import_react.useRef(null);
		const [popupHeight, setPopupHeight] = import_react.useState(0);
		const [popupWidth, setPopupWidth] = import_react.useState(0);
		const [open, setOpen] = useControlledState(false, props.open);
		const { getPrefixCls } = import_react.useContext(ConfigContext);
		const prefixCls = getPrefixCls(defaultPrefixCls || "select", customizePrefixCls);
		import_react.useEffect(() => {
			setOpen(true);
			if (typeof ResizeObserver !== "undefined") {
				const resizeObserver = new ResizeObserver((entries) => {
					const element = entries[0].target;
					setPopupHeight(element.offsetHeight + 8);
					setPopupWidth(element.offsetWidth);
				});
				const interval = setInterval(() => {
					const dropdownCls = getDropdownCls ? `.${getDropdownCls(prefixCls)}` : `.${prefixCls}-dropdown`;
					const popup = holderRef.current?.querySelector(dropdownCls);
					if (popup) {
						clearInterval(interval);
						resizeObserver.observe(popup);
					}
				}, 10);
				return () => {
					clearInterval(interval);
					resizeObserver.disconnect();
				};
			}
		}, [prefixCls]);
		let mergedProps = {
			...props,
			style: {
				...style,
				margin: 0
			},
			open,
			getPopupContainer: () => holderRef.current
		};
		if (postProps) mergedProps = postProps(mergedProps);
		if (alignPropName) mergedProps = {
			...mergedProps,
			[alignPropName]: { overflow: {
				adjustX: false,
				adjustY: false
			} }
		};
		const mergedStyle = {
			paddingBottom: popupHeight,
			position: "relative",
			minWidth: popupWidth
		};
		return /*#__PURE__*/ import_react.createElement("div", {
			ref: holderRef,
			style: mergedStyle
		}, /*#__PURE__*/ import_react.createElement(Component, { ...mergedProps }));
	};
	return withPureRenderTheme(PurePanel);
};
// tests/bench/components/node_modules/@rc-component/overflow/es/Item.js
var UNDEFINED = void 0;
function InternalItem(props, ref) {
	const { prefixCls, invalidate, item, renderItem, responsive, responsiveDisabled, registerSize, itemKey, className, style, children, display, order, component: Component = "div", ...restProps } = props;
	const mergedHidden = responsive && !display;
	function internalRegisterSize(width) {
		registerSize(itemKey, width);
	}
	import_react.useEffect(() => () => {
		internalRegisterSize(null);
	}, []);
	const childNode = renderItem && item !== UNDEFINED ? renderItem(item, { index: order }) : children;
	let overflowStyle;
	if (!invalidate) overflowStyle = {
		opacity: mergedHidden ? 0 : 1,
		height: mergedHidden ? 0 : UNDEFINED,
		overflowY: mergedHidden ? "hidden" : UNDEFINED,
		order: responsive ? order : UNDEFINED,
		pointerEvents: mergedHidden ? "none" : UNDEFINED,
		position: mergedHidden ? "absolute" : UNDEFINED
	};
	const overflowProps = {};
	if (mergedHidden) overflowProps["aria-hidden"] = true;
	let itemNode = /*#__PURE__*/ import_react.createElement(Component, _extends$46({
		className: clsx(!invalidate && prefixCls, className),
		style: {
			...overflowStyle,
			...style
		}
	}, overflowProps, restProps, { ref }), childNode);
	if (responsive) itemNode = /*#__PURE__*/ import_react.createElement(RefResizeObserver, {
		onResize: ({ offsetWidth }) => {
			internalRegisterSize(offsetWidth);
		},
		disabled: responsiveDisabled
	}, itemNode);
	return itemNode;
}
var Item$1 = /*#__PURE__*/ import_react.forwardRef(InternalItem);
// tests/bench/components/node_modules/@rc-component/overflow/es/hooks/channelUpdate.js
function channelUpdate(callback) {
	if (typeof MessageChannel === "undefined") wrapperRaf(callback);
	else {
		const channel = new MessageChannel();
		channel.port1.onmessage = () => callback();
		channel.port2.postMessage(void 0);
	}
}
// tests/bench/components/node_modules/@rc-component/overflow/es/hooks/useEffectState.js
/**
* Batcher for record any `useEffectState` need update.
*/
function useBatcher() {
	const updateFuncRef = import_react.useRef(null);
	const notifyEffectUpdate = (callback) => {
		if (!updateFuncRef.current) {
			updateFuncRef.current = [];
			channelUpdate(() => {
				(0, import_react_dom.unstable_batchedUpdates)(() => {
					updateFuncRef.current.forEach((fn) => {
						fn();
					});
					updateFuncRef.current = null;
				});
			});
		}
		updateFuncRef.current.push(callback);
	};
	return notifyEffectUpdate;
}
/**
* Trigger state update by `useLayoutEffect` to save perf.
*/
function useEffectState(notifyEffectUpdate, defaultValue) {
	const [stateValue, setStateValue] = import_react.useState(defaultValue);
	return [stateValue, useEvent((nextValue) => {
		notifyEffectUpdate(() => {
			setStateValue(nextValue);
		});
	})];
}
// tests/bench/components/node_modules/@rc-component/overflow/es/context.js
var OverflowContext = /*#__PURE__*/ import_react.createContext(null);
// tests/bench/components/node_modules/@rc-component/overflow/es/RawItem.js
var InternalRawItem = (props, ref) => {
	const context = import_react.useContext(OverflowContext);
	if (!context) {
		const { component: Component = "div", ...restProps } = props;
		return /*#__PURE__*/ import_react.createElement(Component, _extends$46({}, restProps, { ref }));
	}
	const { className: contextClassName, ...restContext } = context;
	const { className, ...restProps } = props;
	return /*#__PURE__*/ import_react.createElement(OverflowContext.Provider, { value: null }, /*#__PURE__*/ import_react.createElement(Item$1, _extends$46({
		ref,
		className: clsx(contextClassName, className)
	}, restContext, restProps)));
};
var RawItem = /*#__PURE__*/ import_react.forwardRef(InternalRawItem);
// tests/bench/components/node_modules/@rc-component/overflow/es/Overflow.js
var RESPONSIVE = "responsive";
var INVALIDATE = "invalidate";
function defaultRenderRest(omittedItems) {
	return `+ ${omittedItems.length} ...`;
}
function Overflow(props, ref) {
	const { prefixCls = "rc-overflow", data = [], renderItem, renderRawItem, itemKey, itemWidth = 10, ssr, style, className, maxCount, renderRest, renderRawRest, prefix, suffix, component: Component = "div", itemComponent, onVisibleChange, ...restProps } = props;
	const fullySSR = ssr === "full";
	const notifyEffectUpdate = useBatcher();
	const [containerWidth, setContainerWidth] = useEffectState(notifyEffectUpdate, null);
	const mergedContainerWidth = containerWidth || 0;
	const [itemWidths, setItemWidths] = useEffectState(notifyEffectUpdate, /* @__PURE__ */ new Map());
	const [prevRestWidth, setPrevRestWidth] = useEffectState(notifyEffectUpdate, 0);
	const [restWidth, setRestWidth] = useEffectState(notifyEffectUpdate, 0);
	const [prefixWidth, setPrefixWidth] = useEffectState(notifyEffectUpdate, 0);
	const [suffixWidth, setSuffixWidth] = useEffectState(notifyEffectUpdate, 0);
	const [suffixFixedStart, setSuffixFixedStart] = (0, import_react.useState)(null);
	const [displayCount, setDisplayCount] = (0, import_react.useState)(null);
	const mergedDisplayCount = import_react.useMemo(() => {
		if (displayCount === null && fullySSR) return Number.MAX_SAFE_INTEGER;
		return displayCount || 0;
	}, [displayCount, containerWidth]);
	const [restReady, setRestReady] = (0, import_react.useState)(false);
	const itemPrefixCls = `${prefixCls}-item`;
	const mergedRestWidth = Math.max(prevRestWidth, restWidth);
	const isResponsive = maxCount === RESPONSIVE;
	const shouldResponsive = data.length && isResponsive;
	const invalidate = maxCount === INVALIDATE;
	/**
	* When is `responsive`, we will always render rest node to get the real width of it for calculation
	*/
	const showRest = shouldResponsive || typeof maxCount === "number" && data.length > maxCount;
	const mergedData = (0, import_react.useMemo)(() => {
		let items = data;
		if (shouldResponsive) {
			if (containerWidth === null && fullySSR) items = data;
			else items = data.slice(0, Math.min(data.length, mergedContainerWidth / itemWidth));
		} else if (typeof maxCount === "number") items = data.slice(0, maxCount);
		return items;
	}, [
		data,
		itemWidth,
		containerWidth,
		maxCount,
		shouldResponsive
	]);
	const omittedItems = (0, import_react.useMemo)(() => {
		if (shouldResponsive) return data.slice(mergedDisplayCount + 1);
		return data.slice(mergedData.length);
	}, [
		data,
		mergedData,
		shouldResponsive,
		mergedDisplayCount
	]);
	const getKey = (0, import_react.useCallback)((item, index) => {
		if (typeof itemKey === "function") return itemKey(item);
		return (itemKey && item?.[itemKey]) ?? index;
	}, [itemKey]);
	const mergedRenderItem = (0, import_react.useCallback)(renderItem || ((item) => item), [renderItem]);
	function updateDisplayCount(count, suffixFixedStartVal, notReady) {
		if (displayCount === count && (suffixFixedStartVal === void 0 || suffixFixedStartVal === suffixFixedStart)) return;
		setDisplayCount(count);
		if (!notReady) {
			setRestReady(count < data.length - 1);
			onVisibleChange?.(count);
		}
		if (suffixFixedStartVal !== void 0) setSuffixFixedStart(suffixFixedStartVal);
	}
	function onOverflowResize(_, element) {
		setContainerWidth(element.clientWidth);
	}
	function registerSize(key, width) {
		setItemWidths((origin) => {
			const clone = new Map(origin);
			if (width === null) clone.delete(key);
			else clone.set(key, width);
			return clone;
		});
	}
	function registerOverflowSize(_, width) {
		setRestWidth(width);
		setPrevRestWidth(restWidth);
	}
	function registerPrefixSize(_, width) {
		setPrefixWidth(width);
	}
	function registerSuffixSize(_, width) {
		setSuffixWidth(width);
	}
	function getItemWidth(index) {
		return itemWidths.get(getKey(mergedData[index], index));
	}
	useLayoutEffect$1(() => {
		if (mergedContainerWidth && typeof mergedRestWidth === "number" && mergedData) {
			let totalWidth = prefixWidth + suffixWidth;
			const len = mergedData.length;
			const lastIndex = len - 1;
			if (!len) {
				updateDisplayCount(0, null);
				return;
			}
			for (let i = 0; i < len; i += 1) {
				let currentItemWidth = getItemWidth(i);
				if (fullySSR) currentItemWidth = currentItemWidth || 0;
				if (currentItemWidth === void 0) {
					updateDisplayCount(i - 1, void 0, true);
					break;
				}
				totalWidth += currentItemWidth;
				if (lastIndex === 0 && totalWidth <= mergedContainerWidth || i === lastIndex - 1 && totalWidth + getItemWidth(lastIndex) <= mergedContainerWidth) {
					updateDisplayCount(lastIndex, null);
					break;
				} else if (totalWidth + mergedRestWidth > mergedContainerWidth) {
					updateDisplayCount(i - 1, totalWidth - currentItemWidth - suffixWidth + restWidth);
					break;
				}
			}
			if (suffix && getItemWidth(0) + suffixWidth > mergedContainerWidth) setSuffixFixedStart(null);
		}
	}, [
		mergedContainerWidth,
		itemWidths,
		restWidth,
		prefixWidth,
		suffixWidth,
		getKey,
		mergedData
	]);
	const displayRest = restReady && !!omittedItems.length;
	let suffixStyle = {};
	if (suffixFixedStart !== null && shouldResponsive) suffixStyle = {
		position: "absolute",
		top: 0,
		insetInlineStart: suffixFixedStart
	};
	const itemSharedProps = {
		prefixCls: itemPrefixCls,
		responsive: shouldResponsive,
		component: itemComponent,
		invalidate
	};
	const internalRenderItemNode = renderRawItem ? (item, index) => {
		const key = getKey(item, index);
		return /*#__PURE__*/ import_react.createElement(OverflowContext.Provider, {
			key,
			value: {
				...itemSharedProps,
				order: index,
				item,
				itemKey: key,
				registerSize,
				display: index <= mergedDisplayCount
			}
		}, renderRawItem(item, index));
	} : (item, index) => {
		const key = getKey(item, index);
		return /*#__PURE__*/ import_react.createElement(Item$1, _extends$46({}, itemSharedProps, {
			order: index,
			key,
			item,
			renderItem: mergedRenderItem,
			itemKey: key,
			registerSize,
			display: index <= mergedDisplayCount
		}));
	};
	const restContextProps = {
		order: displayRest ? mergedDisplayCount : Number.MAX_SAFE_INTEGER,
		className: `${itemPrefixCls}-rest`,
		registerSize: registerOverflowSize,
		display: displayRest
	};
	const mergedRenderRest = renderRest || defaultRenderRest;
	const restNode = renderRawRest ? /*#__PURE__*/ import_react.createElement(OverflowContext.Provider, { value: {
		...itemSharedProps,
		...restContextProps
	} }, renderRawRest(omittedItems)) : /*#__PURE__*/ import_react.createElement(Item$1, _extends$46({}, itemSharedProps, restContextProps), typeof mergedRenderRest === "function" ? mergedRenderRest(omittedItems) : mergedRenderRest);
	const overflowNode = /*#__PURE__*/ import_react.createElement(Component, _extends$46({
		className: clsx(!invalidate && prefixCls, className),
		style,
		ref
	}, restProps), prefix && /*#__PURE__*/ import_react.createElement(Item$1, _extends$46({}, itemSharedProps, {
		responsive: isResponsive,
		responsiveDisabled: !shouldResponsive,
		order: -1,
		className: `${itemPrefixCls}-prefix`,
		registerSize: registerPrefixSize,
		display: true
	}), prefix), mergedData.map(internalRenderItemNode), showRest ? restNode : null, suffix && /*#__PURE__*/ import_react.createElement(Item$1, _extends$46({}, itemSharedProps, {
		responsive: isResponsive,
		responsiveDisabled: !shouldResponsive,
		order: mergedDisplayCount,
		className: `${itemPrefixCls}-suffix`,
		registerSize: registerSuffixSize,
		display: true,
		style: suffixStyle
	}), suffix));
	return isResponsive ? /*#__PURE__*/ import_react.createElement(RefResizeObserver, {
		onResize: onOverflowResize,
		disabled: !shouldResponsive
	}, overflowNode) : overflowNode;
}
var ForwardOverflow = /*#__PURE__*/ import_react.forwardRef(Overflow);
ForwardOverflow.Item = RawItem;
ForwardOverflow.RESPONSIVE = RESPONSIVE;
ForwardOverflow.INVALIDATE = INVALIDATE;
// tests/bench/components/node_modules/@rc-component/overflow/es/index.js
var es_default$3 = ForwardOverflow;
// tests/bench/components/node_modules/antd/es/_util/statusUtils.js
var getStatusClassNames = (prefixCls, status, hasFeedback) => {
	return clsx({
		[`${prefixCls}-status-success`]: status === "success",
		[`${prefixCls}-status-warning`]: status === "warning",
		[`${prefixCls}-status-error`]: status === "error",
		[`${prefixCls}-status-validating`]: status === "validating",
		[`${prefixCls}-has-feedback`]: hasFeedback
	});
};
var getMergedStatus = (contextStatus, customStatus) => customStatus || contextStatus;
// tests/bench/components/node_modules/antd/es/form/hooks/useVariants.js
/**
* Compatible for legacy `bordered` prop.
*/
var useVariant = (component, variant, legacyBordered, fallbackComponent) => {
	const config = import_react.useContext(ConfigContext);
	const { variant: configVariant, [component]: componentConfig } = config;
	const ctxVariant = import_react.useContext(VariantContext);
	const fallbackComponentConfig = fallbackComponent ? config[fallbackComponent] : void 0;
	const configComponentVariant = componentConfig?.variant ?? fallbackComponentConfig?.variant;
	const isVariantConfigured = typeof variant !== "undefined" || legacyBordered === false || typeof ctxVariant !== "undefined" || typeof configComponentVariant !== "undefined" || typeof configVariant !== "undefined";
	let mergedVariant;
	if (typeof variant !== "undefined") mergedVariant = variant;
	else if (legacyBordered === false) mergedVariant = "borderless";
	else mergedVariant = ctxVariant ?? configComponentVariant ?? configVariant ?? "outlined";
	const enableVariantCls = Variants.includes(mergedVariant);
	return [
		mergedVariant,
		enableVariantCls,
		isVariantConfigured
	];
};
// tests/bench/components/node_modules/@ant-design/icons-svg/es/asn/CheckOutlined.js
var CheckOutlined$1 = {
	"icon": {
		"tag": "svg",
		"attrs": {
			"viewBox": "64 64 896 896",
			"focusable": "false"
		},
		"children": [{
			"tag": "path",
			"attrs": { "d": "M912 190h-69.9c-9.8 0-19.1 4.5-25.1 12.2L404.7 724.5 207 474a32 32 0 00-25.1-12.2H112c-6.7 0-10.4 7.7-6.3 12.9l273.9 347c12.8 16.2 37.4 16.2 50.3 0l488.4-618.9c4.1-5.1.4-12.8-6.3-12.8z" }
		}]
	},
	"name": "check",
	"theme": "outlined"
};
// tests/bench/components/node_modules/@ant-design/icons/es/icons/CheckOutlined.js
function _extends$22() {
	_extends$22 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$22.apply(this, arguments);
}
var CheckOutlined = (props, ref) => /*#__PURE__*/ import_react.createElement(Icon$1, _extends$22({}, props, {
	ref,
	icon: CheckOutlined$1
}));
/**![check](data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iNTAiIGhlaWdodD0iNTAiIGZpbGw9IiNjYWNhY2EiIHZpZXdCb3g9IjY0IDY0IDg5NiA4OTYiIGZvY3VzYWJsZT0iZmFsc2UiIHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2ZyI+PHBhdGggZD0iTTkxMiAxOTBoLTY5LjljLTkuOCAwLTE5LjEgNC41LTI1LjEgMTIuMkw0MDQuNyA3MjQuNSAyMDcgNDc0YTMyIDMyIDAgMDAtMjUuMS0xMi4ySDExMmMtNi43IDAtMTAuNCA3LjctNi4zIDEyLjlsMjczLjkgMzQ3YzEyLjggMTYuMiAzNy40IDE2LjIgNTAuMyAwbDQ4OC40LTYxOC45YzQuMS01LjEuNC0xMi44LTYuMy0xMi44eiIgLz48L3N2Zz4=) */
var RefIcon$6 = /*#__PURE__*/ import_react.forwardRef(CheckOutlined);
// tests/bench/components/node_modules/@rc-component/tooltip/es/Popup.js
var Popup = (props) => {
	const { children, prefixCls, id, classNames, styles, className, style } = props;
	return /*#__PURE__*/ import_react.createElement("div", {
		id,
		className: clsx(`${prefixCls}-container`, classNames?.container, className),
		style: {
			...styles?.container,
			...style
		},
		role: "tooltip"
	}, typeof children === "function" ? children() : children);
};
// tests/bench/components/node_modules/@rc-component/tooltip/es/placements.js
var autoAdjustOverflowTopBottom = {
	shiftX: 64,
	adjustY: 1
};
var autoAdjustOverflowLeftRight = {
	adjustX: 1,
	shiftY: true
};
var targetOffset$1 = [0, 0];
var placements$2 = {
	left: {
		points: ["cr", "cl"],
		overflow: autoAdjustOverflowLeftRight,
		offset: [-4, 0],
		targetOffset: targetOffset$1
	},
	right: {
		points: ["cl", "cr"],
		overflow: autoAdjustOverflowLeftRight,
		offset: [4, 0],
		targetOffset: targetOffset$1
	},
	top: {
		points: ["bc", "tc"],
		overflow: autoAdjustOverflowTopBottom,
		offset: [0, -4],
		targetOffset: targetOffset$1
	},
	bottom: {
		points: ["tc", "bc"],
		overflow: autoAdjustOverflowTopBottom,
		offset: [0, 4],
		targetOffset: targetOffset$1
	},
	topLeft: {
		points: ["bl", "tl"],
		overflow: autoAdjustOverflowTopBottom,
		offset: [0, -4],
		targetOffset: targetOffset$1
	},
	leftTop: {
		points: ["tr", "tl"],
		overflow: autoAdjustOverflowLeftRight,
		offset: [-4, 0],
		targetOffset: targetOffset$1
	},
	topRight: {
		points: ["br", "tr"],
		overflow: autoAdjustOverflowTopBottom,
		offset: [0, -4],
		targetOffset: targetOffset$1
	},
	rightTop: {
		points: ["tl", "tr"],
		overflow: autoAdjustOverflowLeftRight,
		offset: [4, 0],
		targetOffset: targetOffset$1
	},
	bottomRight: {
		points: ["tr", "br"],
		overflow: autoAdjustOverflowTopBottom,
		offset: [0, 4],
		targetOffset: targetOffset$1
	},
	rightBottom: {
		points: ["bl", "br"],
		overflow: autoAdjustOverflowLeftRight,
		offset: [4, 0],
		targetOffset: targetOffset$1
	},
	bottomLeft: {
		points: ["tl", "bl"],
		overflow: autoAdjustOverflowTopBottom,
		offset: [0, 4],
		targetOffset: targetOffset$1
	},
	leftBottom: {
		points: ["br", "bl"],
		overflow: autoAdjustOverflowLeftRight,
		offset: [-4, 0],
		targetOffset: targetOffset$1
	}
};
// tests/bench/components/node_modules/@rc-component/tooltip/es/Tooltip.js
function _extends$21() {
	_extends$21 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$21.apply(this, arguments);
}
// tests/bench/components/node_modules/@rc-component/tooltip/es/index.js
var es_default$2 = /* @__PURE__ */ import_react.forwardRef((props, ref) => {
	const { trigger = ["hover", "focus"], mouseEnterDelay = 0, mouseLeaveDelay = .1, prefixCls = "rc-tooltip", children, onVisibleChange, afterVisibleChange, motion, placement = "right", align = {}, destroyOnHidden = false, defaultVisible, getTooltipContainer, arrowContent, overlay, id, showArrow = true, classNames, styles, ...restProps } = props;
	const mergedId = useId_default(id);
	const triggerRef = (0, import_react.useRef)(null);
	(0, import_react.useImperativeHandle)(ref, () => triggerRef.current);
	const extraProps = { ...restProps };
	if ("visible" in props) extraProps.popupVisible = props.visible;
	const mergedArrow = import_react.useMemo(() => {
		if (!showArrow) return false;
		const arrowConfig = showArrow === true ? {} : showArrow;
		return {
			...arrowConfig,
			className: clsx(arrowConfig.className, classNames?.arrow),
			style: {
				...arrowConfig.style,
				...styles?.arrow
			},
			content: arrowConfig.content ?? arrowContent
		};
	}, [
		showArrow,
		classNames?.arrow,
		styles?.arrow,
		arrowContent
	]);
	const getChildren = ({ open }) => {
		const child = import_react.Children.only(children);
		const ariaProps = { "aria-describedby": [child.props["aria-describedby"], overlay && open ? mergedId : void 0].filter(Boolean).join(" ") || void 0 };
		return /*#__PURE__*/ import_react.cloneElement(child, ariaProps);
	};
	return /*#__PURE__*/ import_react.createElement(es_default$5, _extends$21({
		popupClassName: classNames?.root,
		prefixCls,
		popup: /*#__PURE__*/ import_react.createElement(Popup, {
			key: "content",
			prefixCls,
			id: mergedId,
			classNames,
			styles
		}, overlay),
		action: trigger,
		builtinPlacements: placements$2,
		popupPlacement: placement,
		ref: triggerRef,
		popupAlign: align,
		getPopupContainer: getTooltipContainer,
		onOpenChange: onVisibleChange,
		afterOpenChange: afterVisibleChange,
		popupMotion: motion,
		defaultPopupVisible: defaultVisible,
		autoDestroy: destroyOnHidden,
		mouseLeaveDelay,
		popupStyle: styles?.root,
		mouseEnterDelay,
		arrow: mergedArrow,
		uniqueContainerClassName: classNames?.uniqueContainer,
		uniqueContainerStyle: styles?.uniqueContainer
	}, extraProps), getChildren);
});
// tests/bench/components/node_modules/antd/es/style/roundedArrow.js
function getArrowToken(token) {
	const { sizePopupArrow, borderRadiusXS, borderRadiusOuter } = token;
	const unitWidth = sizePopupArrow / 2;
	const ax = 0;
	const ay = unitWidth;
	const bx = borderRadiusOuter * 1 / Math.sqrt(2);
	const by = unitWidth - borderRadiusOuter * (1 - 1 / Math.sqrt(2));
	const cx = unitWidth - borderRadiusXS * (1 / Math.sqrt(2));
	const cy = borderRadiusOuter * (Math.sqrt(2) - 1) + borderRadiusXS * (1 / Math.sqrt(2));
	const dx = 2 * unitWidth - cx;
	const dy = cy;
	const ex = 2 * unitWidth - bx;
	const ey = by;
	const fx = 2 * unitWidth - ax;
	const fy = ay;
	const shadowWidth = unitWidth * Math.sqrt(2) + borderRadiusOuter * (Math.sqrt(2) - 2);
	const polygonOffset = borderRadiusOuter * (Math.sqrt(2) - 1);
	const arrowPolygon = `polygon(${polygonOffset}px 100%, 50% ${polygonOffset}px, ${2 * unitWidth - polygonOffset}px 100%, ${polygonOffset}px 100%)`;
	return {
		arrowShadowWidth: shadowWidth,
		arrowPath: `path('M ${ax} ${ay} A ${borderRadiusOuter} ${borderRadiusOuter} 0 0 0 ${bx} ${by} L ${cx} ${cy} A ${borderRadiusXS} ${borderRadiusXS} 0 0 1 ${dx} ${dy} L ${ex} ${ey} A ${borderRadiusOuter} ${borderRadiusOuter} 0 0 0 ${fx} ${fy} Z')`,
		arrowPolygon
	};
}
var genRoundedArrow = (token, bgColor, boxShadow) => {
	const { sizePopupArrow, arrowPolygon, arrowPath, arrowShadowWidth, borderRadiusXS, calc } = token;
	const afterStyle = {
		content: "\"\"",
		position: "absolute",
		width: arrowShadowWidth,
		height: arrowShadowWidth,
		bottom: 0,
		insetInline: 0,
		margin: "auto",
		borderRadius: {
			_skip_check_: true,
			value: `0 0 ${unit$1(borderRadiusXS)} 0`
		},
		transform: "translateY(50%) rotate(-135deg)",
		zIndex: 0,
		background: "transparent"
	};
	if (boxShadow) afterStyle.boxShadow = boxShadow;
	return {
		pointerEvents: "none",
		width: sizePopupArrow,
		height: sizePopupArrow,
		overflow: "hidden",
		"&::before": {
			position: "absolute",
			bottom: 0,
			insetInlineStart: 0,
			width: sizePopupArrow,
			height: calc(sizePopupArrow).div(2).equal(),
			background: bgColor,
			clipPath: {
				_multi_value_: true,
				value: [arrowPolygon, arrowPath]
			},
			content: "\"\""
		},
		"&::after": afterStyle
	};
};
function getArrowOffsetToken(options) {
	const { contentRadius, limitVerticalRadius } = options;
	const arrowOffset = contentRadius > 12 ? contentRadius + 2 : 12;
	return {
		arrowOffsetHorizontal: arrowOffset,
		arrowOffsetVertical: limitVerticalRadius ? 8 : arrowOffset
	};
}
var getArrowStyle = (token, colorBg, options) => {
	const { componentCls, boxShadowPopoverArrow, arrowOffsetVertical, arrowOffsetHorizontal, antCls } = token;
	const [varName] = genCssVar(antCls, "tooltip");
	const { arrowDistance = 0, arrowShadow = true } = options || {};
	return { [componentCls]: {
		[`${componentCls}-arrow`]: [{
			position: "absolute",
			zIndex: 1,
			display: "block",
			...genRoundedArrow(token, colorBg, arrowShadow ? boxShadowPopoverArrow : false),
			"&:before": { background: colorBg }
		}],
		[[
			`&-placement-top > ${componentCls}-arrow`,
			`&-placement-topLeft > ${componentCls}-arrow`,
			`&-placement-topRight > ${componentCls}-arrow`
		].join(",")]: {
			bottom: arrowDistance,
			transform: "translateY(100%) rotate(180deg)"
		},
		[`&-placement-top > ${componentCls}-arrow`]: {
			left: {
				_skip_check_: true,
				value: "50%"
			},
			transform: "translateX(-50%) translateY(100%) rotate(180deg)"
		},
		"&-placement-topLeft": {
			[varName("arrow-offset-x")]: arrowOffsetHorizontal,
			[`> ${componentCls}-arrow`]: { left: {
				_skip_check_: true,
				value: arrowOffsetHorizontal
			} }
		},
		"&-placement-topRight": {
			[varName("arrow-offset-x")]: `calc(100% - ${unit$1(arrowOffsetHorizontal)})`,
			[`> ${componentCls}-arrow`]: { right: {
				_skip_check_: true,
				value: arrowOffsetHorizontal
			} }
		},
		[[
			`&-placement-bottom > ${componentCls}-arrow`,
			`&-placement-bottomLeft > ${componentCls}-arrow`,
			`&-placement-bottomRight > ${componentCls}-arrow`
		].join(",")]: {
			top: arrowDistance,
			transform: `translateY(-100%)`
		},
		[`&-placement-bottom > ${componentCls}-arrow`]: {
			left: {
				_skip_check_: true,
				value: "50%"
			},
			transform: `translateX(-50%) translateY(-100%)`
		},
		"&-placement-bottomLeft": {
			[varName("arrow-offset-x")]: arrowOffsetHorizontal,
			[`> ${componentCls}-arrow`]: { left: {
				_skip_check_: true,
				value: arrowOffsetHorizontal
			} }
		},
		"&-placement-bottomRight": {
			[varName("arrow-offset-x")]: `calc(100% - ${unit$1(arrowOffsetHorizontal)})`,
			[`> ${componentCls}-arrow`]: { right: {
				_skip_check_: true,
				value: arrowOffsetHorizontal
			} }
		},
		[[
			`&-placement-left > ${componentCls}-arrow`,
			`&-placement-leftTop > ${componentCls}-arrow`,
			`&-placement-leftBottom > ${componentCls}-arrow`
		].join(",")]: {
			right: {
				_skip_check_: true,
				value: arrowDistance
			},
			transform: "translateX(100%) rotate(90deg)"
		},
		[`&-placement-left > ${componentCls}-arrow`]: {
			top: {
				_skip_check_: true,
				value: "50%"
			},
			transform: "translateY(-50%) translateX(100%) rotate(90deg)"
		},
		[`&-placement-leftTop > ${componentCls}-arrow`]: { top: arrowOffsetVertical },
		[`&-placement-leftBottom > ${componentCls}-arrow`]: { bottom: arrowOffsetVertical },
		[[
			`&-placement-right > ${componentCls}-arrow`,
			`&-placement-rightTop > ${componentCls}-arrow`,
			`&-placement-rightBottom > ${componentCls}-arrow`
		].join(",")]: {
			left: {
				_skip_check_: true,
				value: arrowDistance
			},
			transform: "translateX(-100%) rotate(-90deg)"
		},
		[`&-placement-right > ${componentCls}-arrow`]: {
			top: {
				_skip_check_: true,
				value: "50%"
			},
			transform: "translateY(-50%) translateX(-100%) rotate(-90deg)"
		},
		[`&-placement-rightTop > ${componentCls}-arrow`]: { top: arrowOffsetVertical },
		[`&-placement-rightBottom > ${componentCls}-arrow`]: { bottom: arrowOffsetVertical }
	} };
};
// tests/bench/components/node_modules/antd/es/_util/placements.js
function getOverflowOptions(placement, arrowOffset, arrowWidth, autoAdjustOverflow) {
	if (autoAdjustOverflow === false) return {
		adjustX: false,
		adjustY: false
	};
	const overflow = isPlainObject(autoAdjustOverflow) ? autoAdjustOverflow : {};
	const baseOverflow = {};
	switch (placement) {
		case "top":
		case "bottom":
			baseOverflow.shiftX = arrowOffset.arrowOffsetHorizontal * 2 + arrowWidth;
			baseOverflow.shiftY = true;
			baseOverflow.adjustY = true;
			break;
		case "left":
		case "right":
			baseOverflow.shiftY = arrowOffset.arrowOffsetVertical * 2 + arrowWidth;
			baseOverflow.shiftX = true;
			baseOverflow.adjustX = true;
	}
	const mergedOverflow = {
		...baseOverflow,
		...overflow
	};
	if (!mergedOverflow.shiftX) mergedOverflow.adjustX = true;
	if (!mergedOverflow.shiftY) mergedOverflow.adjustY = true;
	return mergedOverflow;
}
var PlacementAlignMap = {
	left: { points: ["cr", "cl"] },
	right: { points: ["cl", "cr"] },
	top: { points: ["bc", "tc"] },
	bottom: { points: ["tc", "bc"] },
	topLeft: { points: ["bl", "tl"] },
	leftTop: { points: ["tr", "tl"] },
	topRight: { points: ["br", "tr"] },
	rightTop: { points: ["tl", "tr"] },
	bottomRight: { points: ["tr", "br"] },
	rightBottom: { points: ["bl", "br"] },
	bottomLeft: { points: ["tl", "bl"] },
	leftBottom: { points: ["br", "bl"] }
};
var ArrowCenterPlacementAlignMap = {
	topLeft: { points: ["bl", "tc"] },
	leftTop: { points: ["tr", "cl"] },
	topRight: { points: ["br", "tc"] },
	rightTop: { points: ["tl", "cr"] },
	bottomRight: { points: ["tr", "bc"] },
	rightBottom: { points: ["bl", "cr"] },
	bottomLeft: { points: ["tl", "bc"] },
	leftBottom: { points: ["br", "cl"] }
};
var DisableAutoArrowList = /* @__PURE__ */ new Set([
	"topLeft",
	"topRight",
	"bottomLeft",
	"bottomRight",
	"leftTop",
	"leftBottom",
	"rightTop",
	"rightBottom"
]);
function getPlacements(config) {
	const { arrowWidth, autoAdjustOverflow, arrowPointAtCenter, offset, borderRadius, visibleFirst } = config;
	const halfArrowWidth = arrowWidth / 2;
	const placementMap = {};
	const arrowOffset = getArrowOffsetToken({
		contentRadius: borderRadius,
		limitVerticalRadius: true
	});
	Object.keys(PlacementAlignMap).forEach((key) => {
		const placementInfo = {
			...arrowPointAtCenter && ArrowCenterPlacementAlignMap[key] || PlacementAlignMap[key],
			offset: [0, 0],
			dynamicInset: true
		};
		placementMap[key] = placementInfo;
		if (DisableAutoArrowList.has(key)) placementInfo.autoArrow = false;
		switch (key) {
			case "top":
			case "topLeft":
			case "topRight":
				placementInfo.offset[1] = -halfArrowWidth - offset;
				break;
			case "bottom":
			case "bottomLeft":
			case "bottomRight":
				placementInfo.offset[1] = halfArrowWidth + offset;
				break;
			case "left":
			case "leftTop":
			case "leftBottom":
				placementInfo.offset[0] = -halfArrowWidth - offset;
				break;
			case "right":
			case "rightTop":
			case "rightBottom": placementInfo.offset[0] = halfArrowWidth + offset;
		}
		if (arrowPointAtCenter) switch (key) {
			case "topLeft":
			case "bottomLeft":
				placementInfo.offset[0] = -arrowOffset.arrowOffsetHorizontal - halfArrowWidth;
				break;
			case "topRight":
			case "bottomRight":
				placementInfo.offset[0] = arrowOffset.arrowOffsetHorizontal + halfArrowWidth;
				break;
			case "leftTop":
			case "rightTop":
				placementInfo.offset[1] = -arrowOffset.arrowOffsetHorizontal * 2 + halfArrowWidth;
				break;
			case "leftBottom":
			case "rightBottom": placementInfo.offset[1] = arrowOffset.arrowOffsetHorizontal * 2 - halfArrowWidth;
		}
		placementInfo.overflow = getOverflowOptions(key, arrowOffset, arrowWidth, autoAdjustOverflow);
		if (visibleFirst) placementInfo.htmlRegion = "visibleFirst";
	});
	return placementMap;
}
// tests/bench/components/node_modules/antd/es/table/TableMeasureRowContext.js
var TableMeasureRowContext = /*#__PURE__*/ import_react.createContext(false);
// tests/bench/components/node_modules/antd/es/tooltip/hook/useMergedArrow.js
var useMergedArrow = (providedArrow, providedContextArrow) => {
	const toConfig = (arrow) => typeof arrow === "boolean" ? { show: arrow } : arrow || {};
	return import_react.useMemo(() => {
		const arrowConfig = toConfig(providedArrow);
		const contextArrowConfig = toConfig(providedContextArrow);
		return {
			...contextArrowConfig,
			...arrowConfig,
			show: arrowConfig.show ?? contextArrowConfig.show ?? true
		};
	}, [providedArrow, providedContextArrow]);
};
// tests/bench/components/node_modules/antd/es/tooltip/style/index.js
var FALL_BACK_ORIGIN = "50%";
var genTooltipStyle = (token) => {
	const { calc, componentCls, tooltipMaxWidth, tooltipColor, tooltipBg, tooltipBorderRadius, zIndexPopup, controlHeight, dropShadowPopover, paddingSM, paddingXS, arrowOffsetHorizontal, sizePopupArrow, antCls } = token;
	const [varName, varRef] = genCssVar(antCls, "tooltip");
	const edgeAlignMinWidth = calc(tooltipBorderRadius).add(sizePopupArrow).add(arrowOffsetHorizontal).equal();
	const sharedBodyStyle = {
		minWidth: calc(tooltipBorderRadius).mul(2).add(sizePopupArrow).equal(),
		minHeight: controlHeight,
		padding: `${unit$1(token.calc(paddingSM).div(2).equal())} ${unit$1(paddingXS)}`,
		color: varRef("overlay-color", tooltipColor),
		textAlign: "start",
		textDecoration: "none",
		wordWrap: "break-word",
		backgroundColor: tooltipBg,
		borderRadius: tooltipBorderRadius,
		boxSizing: "border-box"
	};
	const sharedTransformOrigin = {
		[varName("valid-offset-x")]: varRef("arrow-offset-x", "var(--arrow-x)"),
		transformOrigin: [varRef("valid-offset-x", FALL_BACK_ORIGIN), `var(--arrow-y, ${FALL_BACK_ORIGIN})`].join(" ")
	};
	return [
		{ [componentCls]: {
			...resetComponent(token),
			position: "absolute",
			zIndex: zIndexPopup,
			display: "block",
			width: "max-content",
			maxWidth: tooltipMaxWidth,
			visibility: "visible",
			filter: dropShadowPopover,
			...sharedTransformOrigin,
			"&-hidden": { display: "none" },
			[varName("arrow-background-color")]: tooltipBg,
			[`${componentCls}-container`]: [sharedBodyStyle, initFadeMotion(token, true)],
			[`&:has(~ ${componentCls}-unique-container)`]: { [`${componentCls}-container`]: {
				border: "none",
				background: "transparent"
			} },
			[[
				`&-placement-topLeft`,
				`&-placement-topRight`,
				`&-placement-bottomLeft`,
				`&-placement-bottomRight`
			].join(",")]: { minWidth: edgeAlignMinWidth },
			[[
				`&-placement-left`,
				`&-placement-leftTop`,
				`&-placement-leftBottom`,
				`&-placement-right`,
				`&-placement-rightTop`,
				`&-placement-rightBottom`
			].join(",")]: { [`${componentCls}-container`]: { borderRadius: token.min(tooltipBorderRadius, 8) } },
			...genPresetColor(token, (colorKey, { darkColor }) => ({ [`&${componentCls}-${colorKey}`]: {
				[`${componentCls}-container`]: { backgroundColor: darkColor },
				[`${componentCls}-arrow`]: { [varName("arrow-background-color")]: darkColor }
			} })),
			"&-rtl": { direction: "rtl" }
		} },
		getArrowStyle(token, varRef("arrow-background-color"), { arrowShadow: false }),
		{ [`${componentCls}-pure`]: {
			position: "relative",
			maxWidth: "none",
			margin: token.sizePopupArrow
		} },
		{ [`${componentCls}-unique-container`]: {
			...sharedBodyStyle,
			...sharedTransformOrigin,
			position: "absolute",
			zIndex: calc(zIndexPopup).sub(1).equal(),
			filter: dropShadowPopover,
			"&-hidden": { display: "none" },
			"&-visible": { transition: `all ${token.motionDurationSlow}` }
		} }
	];
};
var prepareComponentToken$6 = (token) => ({
	zIndexPopup: token.zIndexPopupBase + 70,
	maxWidth: 250,
	...getArrowOffsetToken({
		contentRadius: token.borderRadius,
		limitVerticalRadius: true
	}),
	...getArrowToken(merge(token, { borderRadiusOuter: Math.min(token.borderRadiusOuter, 4) }))
});
var style_default$8 = (prefixCls, rootCls, injectStyle = true) => {
	return genStyleHooks("Tooltip", (token) => {
		const { borderRadius, colorTextLightSolid, colorBgSpotlight, maxWidth } = token;
		return [genTooltipStyle(merge(token, {
			tooltipMaxWidth: maxWidth,
			tooltipColor: colorTextLightSolid,
			tooltipBorderRadius: borderRadius,
			tooltipBg: colorBgSpotlight
		})), initZoomMotion(token, "zoom-big-fast")];
	}, prepareComponentToken$6, {
		resetStyle: false,
		injectStyle
	})(prefixCls, rootCls);
};
// tests/bench/components/node_modules/antd/es/_util/colors.js
var inverseColors = PresetColors.map((color) => `${color}-inverse`);
/**
* determine if the color keyword belongs to the `Ant Design` {@link PresetColors}.
* @param color color to be judged
* @param includeInverse whether to include reversed colors
*/
function isPresetColor(color, includeInverse = true) {
	if (includeInverse) return [].concat(_toConsumableArray(inverseColors), _toConsumableArray(PresetColors)).includes(color);
	return PresetColors.includes(color);
}
// tests/bench/components/node_modules/antd/es/tooltip/util.js
var parseColor = (rootPrefixCls, prefixCls, color) => {
	const isInternalColor = isPresetColor(color);
	const [varName] = genCssVar(rootPrefixCls, "tooltip");
	const className = clsx({ [`${prefixCls}-${color}`]: color && isInternalColor });
	const overlayStyle = {};
	const arrowStyle = {};
	const rgb = generateColor(color).toRgb();
	const textColor = (.299 * rgb.r + .587 * rgb.g + .114 * rgb.b) / 255 < .5 ? "#FFF" : "#000";
	if (color && !isInternalColor) {
		overlayStyle.background = color;
		overlayStyle[varName("overlay-color")] = textColor;
		arrowStyle[varName("arrow-background-color")] = color;
	}
	return {
		className,
		overlayStyle,
		arrowStyle
	};
};
// tests/bench/components/node_modules/antd/es/tooltip/PurePanel.js
/** @private Internal Component. Do not use in your production. */
var PurePanel$2 = (props) => {
	const { prefixCls: customizePrefixCls, className, placement = "top", title, color, overlayInnerStyle, classNames, styles } = props;
	const { getPrefixCls } = import_react.useContext(ConfigContext);
	const prefixCls = getPrefixCls("tooltip", customizePrefixCls);
	const rootPrefixCls = getPrefixCls();
	const rootCls = useCSSVarCls(prefixCls);
	const [hashId, cssVarCls] = style_default$8(prefixCls, rootCls);
	const colorInfo = parseColor(rootPrefixCls, prefixCls, color);
	const arrowContentStyle = colorInfo.arrowStyle;
	const innerStyles = import_react.useMemo(() => {
		return { container: {
			...overlayInnerStyle,
			...colorInfo.overlayStyle
		} };
	}, [overlayInnerStyle, colorInfo.overlayStyle]);
	const mergedProps = {
		...props,
		placement
	};
	const [mergedClassNames, mergedStyles] = useMergeSemantic([classNames], [innerStyles, styles], { props: mergedProps });
	const rootClassName = clsx(rootCls, hashId, cssVarCls, prefixCls, `${prefixCls}-pure`, `${prefixCls}-placement-${placement}`, className, colorInfo.className);
	return /*#__PURE__*/ import_react.createElement("div", {
		className: rootClassName,
		style: arrowContentStyle
	}, /*#__PURE__*/ import_react.createElement("div", { className: `${prefixCls}-arrow` }), /*#__PURE__*/ import_react.createElement(Popup, {
		...props,
		className: hashId,
		prefixCls,
		classNames: mergedClassNames,
		styles: mergedStyles
	}, title));
};
// tests/bench/components/node_modules/antd/es/tooltip/index.js
var Tooltip = /* @__PURE__ */ import_react.forwardRef((props, ref) => {
	const { prefixCls: customizePrefixCls, openClassName, getTooltipContainer, color, children, afterOpenChange, arrow: tooltipArrow, destroyTooltipOnHide, destroyOnHidden, title, overlay, trigger, builtinPlacements, autoAdjustOverflow = true, motion, getPopupContainer, placement = "top", mouseEnterDelay, mouseLeaveDelay, rootClassName, styles, classNames, onOpenChange, overlayInnerStyle, overlayStyle, overlayClassName, ...restProps } = props;
	const [, token] = useToken();
	const injectFromPopover = props["data-popover-inject"];
	const { getPopupContainer: getContextPopupContainer, getPrefixCls, direction, ...semanticConfig } = useComponentConfig("tooltip");
	const { className: contextClassName, style: contextStyle, classNames: contextClassNames, styles: contextStyles, arrow: contextArrow, trigger: contextTrigger, mouseEnterDelay: contextMouseEnterDelay, mouseLeaveDelay: contextMouseLeaveDelay } = injectFromPopover ? {} : semanticConfig;
	const mergedMouseEnterDelay = mouseEnterDelay ?? contextMouseEnterDelay ?? .1;
	const mergedMouseLeaveDelay = mouseLeaveDelay ?? contextMouseLeaveDelay ?? .1;
	const mergedArrow = useMergedArrow(tooltipArrow, contextArrow);
	const mergedShowArrow = mergedArrow.show;
	const mergedTrigger = trigger || contextTrigger || "hover";
	const mergedGetPopupContainer = getPopupContainer || getTooltipContainer || getContextPopupContainer;
	const mergedDestroyOnHidden = destroyOnHidden ?? !!destroyTooltipOnHide;
	const inTableMeasureRow = import_react.useContext(TableMeasureRowContext);
	devUseWarning("Tooltip");
	const tooltipRef = import_react.useRef(null);
	const forceAlign = () => {
		tooltipRef.current?.forceAlign();
	};
	import_react.useImperativeHandle(ref, () => ({
		forceAlign,
		nativeElement: tooltipRef.current?.nativeElement,
		popupElement: tooltipRef.current?.popupElement
	}));
	const [open, setOpen] = useControlledState(props.defaultOpen ?? false, props.open);
	const noTitle = !title && !overlay && title !== 0;
	const onInternalOpenChange = (nextOpen) => {
		setOpen(noTitle ? false : nextOpen);
		if (!noTitle && onOpenChange) onOpenChange(nextOpen);
	};
	const tooltipPlacements = import_react.useMemo(() => {
		return builtinPlacements || getPlacements({
			arrowPointAtCenter: mergedArrow?.pointAtCenter ?? false,
			autoAdjustOverflow,
			arrowWidth: mergedShowArrow ? token.sizePopupArrow : 0,
			borderRadius: token.borderRadius,
			offset: token.marginXXS,
			visibleFirst: true
		});
	}, [
		mergedArrow,
		builtinPlacements,
		token,
		mergedShowArrow,
		autoAdjustOverflow
	]);
	const memoOverlay = import_react.useMemo(() => {
		if (title === 0) return title;
		return overlay || title || "";
	}, [overlay, title]);
	const memoOverlayWrapper = /*#__PURE__*/ import_react.createElement(ContextIsolator, {
		space: true,
		form: true
	}, isFunction(memoOverlay) ? memoOverlay() : memoOverlay);
	const mergedProps = {
		...props,
		trigger: mergedTrigger,
		builtinPlacements: tooltipPlacements,
		getPopupContainer: mergedGetPopupContainer,
		destroyOnHidden: mergedDestroyOnHidden,
		mouseEnterDelay: mergedMouseEnterDelay,
		mouseLeaveDelay: mergedMouseLeaveDelay
	};
	const contextStyleRoot = useSemanticRootStyle(contextStyle);
	const overlayStyleRoot = useSemanticRootStyle(overlayStyle);
	const [mergedClassNames, mergedStyles] = useMergeSemantic([contextClassNames, classNames], [
		contextStyles,
		contextStyleRoot,
		styles,
		overlayStyleRoot
	], { props: mergedProps });
	const prefixCls = getPrefixCls("tooltip", customizePrefixCls);
	const rootPrefixCls = getPrefixCls();
	let tempOpen = open;
	if (!("open" in props) && noTitle || inTableMeasureRow) tempOpen = false;
	const child = /*#__PURE__*/ import_react.isValidElement(children) && !isFragment(children) ? children : /*#__PURE__*/ import_react.createElement("span", null, children);
	const childProps = child.props;
	const childCls = !childProps.className || typeof childProps.className === "string" ? clsx(childProps.className, openClassName || `${prefixCls}-open`) : childProps.className;
	const rootCls = useCSSVarCls(prefixCls);
	const [hashId, cssVarCls] = style_default$8(prefixCls, rootCls, !injectFromPopover);
	const colorInfo = parseColor(rootPrefixCls, prefixCls, color);
	const arrowContentStyle = colorInfo.arrowStyle;
	const themeCls = clsx(rootCls, hashId, cssVarCls);
	const rootClassNames = clsx(overlayClassName, { [`${prefixCls}-rtl`]: direction === "rtl" }, colorInfo.className, rootClassName, themeCls, contextClassName, mergedClassNames.root);
	const [zIndex, contextZIndex] = useZIndex("Tooltip", restProps.zIndex);
	const containerStyle = {
		...mergedStyles.container,
		...overlayInnerStyle,
		...colorInfo.overlayStyle
	};
	const content = /*#__PURE__*/ import_react.createElement(es_default$2, {
		unique: true,
		...restProps,
		zIndex,
		showArrow: mergedShowArrow,
		placement,
		mouseEnterDelay: mergedMouseEnterDelay,
		mouseLeaveDelay: mergedMouseLeaveDelay,
		prefixCls,
		classNames: {
			root: rootClassNames,
			container: mergedClassNames.container,
			arrow: mergedClassNames.arrow,
			uniqueContainer: clsx(themeCls, mergedClassNames.container)
		},
		styles: {
			root: {
				...arrowContentStyle,
				...mergedStyles.root
			},
			container: containerStyle,
			uniqueContainer: containerStyle,
			arrow: mergedStyles.arrow
		},
		ref: tooltipRef,
		overlay: memoOverlayWrapper,
		visible: tempOpen,
		onVisibleChange: onInternalOpenChange,
		afterVisibleChange: afterOpenChange,
		arrowContent: /*#__PURE__*/ import_react.createElement("span", { className: `${prefixCls}-arrow-content` }),
		motion: {
			motionName: getTransitionName(rootPrefixCls, "zoom-big-fast", typeof motion?.motionName === "string" ? motion?.motionName : void 0),
			motionDeadline: 1e3
		},
		trigger: mergedTrigger,
		builtinPlacements: tooltipPlacements,
		getTooltipContainer: mergedGetPopupContainer,
		destroyOnHidden: mergedDestroyOnHidden
	}, tempOpen && !restProps.disabled ? cloneElement$1(child, { className: childCls }) : child);
	return /*#__PURE__*/ import_react.createElement(ZIndexContext.Provider, { value: contextZIndex }, content);
});
Tooltip._InternalPanelDoNotUseOrYouWillBeFired = PurePanel$2;
Tooltip.UniqueProvider = UniqueProvider;
// tests/bench/components/node_modules/antd/es/badge/SingleNumber.js
var UnitNumber = (props) => {
	const { prefixCls, value, current, offset = 0 } = props;
	let style;
	if (offset) style = {
		position: "absolute",
		top: `${offset}00%`,
		left: 0
	};
	return /*#__PURE__*/ import_react.createElement("span", {
		style,
		className: clsx(`${prefixCls}-only-unit`, { current })
	}, value);
};
function getOffset$1(start, end, unit) {
	let index = start;
	let offset = 0;
	while ((index + 10) % 10 !== end) {
		index += unit;
		offset += unit;
	}
	return offset;
}
var SingleNumber = (props) => {
	const { prefixCls, count: originCount, value: originValue } = props;
	const value = Number(originValue);
	const count = Math.abs(originCount);
	const [prevValue, setPrevValue] = import_react.useState(value);
	const [prevCount, setPrevCount] = import_react.useState(count);
	const onTransitionEnd = () => {
		setPrevValue(value);
		setPrevCount(count);
	};
	import_react.useEffect(() => {
		const timer = setTimeout(onTransitionEnd, 1e3);
		return () => clearTimeout(timer);
	}, [value]);
	let unitNodes;
	let offsetStyle;
	if (prevValue === value || Number.isNaN(value) || Number.isNaN(prevValue)) {
		unitNodes = [/*#__PURE__*/ import_react.createElement(UnitNumber, {
			...props,
			key: value,
			current: true
		})];
		offsetStyle = { transition: "none" };
	} else {
		unitNodes = [];
		const end = value + 10;
		const unitNumberList = [];
		for (let index = value; index <= end; index += 1) unitNumberList.push(index);
		const unit = prevCount < count ? 1 : -1;
		const prevIndex = unitNumberList.findIndex((n) => n % 10 === prevValue);
		unitNodes = (unit < 0 ? unitNumberList.slice(0, prevIndex + 1) : unitNumberList.slice(prevIndex)).map((n, index) => {
			const singleUnit = n % 10;
			return /*#__PURE__*/ import_react.createElement(UnitNumber, {
				...props,
				key: n,
				value: singleUnit,
				offset: unit < 0 ? index - prevIndex : index,
				current: index === prevIndex
			});
		});
		offsetStyle = { transform: `translateY(${-getOffset$1(prevValue, value, unit)}00%)` };
	}
	return /*#__PURE__*/ import_react.createElement("span", {
		className: `${prefixCls}-only`,
		style: offsetStyle,
		onTransitionEnd
	}, unitNodes);
};
// tests/bench/components/node_modules/antd/es/badge/ScrollNumber.js
var ScrollNumber = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { prefixCls: customizePrefixCls, count, className, motionClassName, style, title, show, component: Component = "sup", children, ...restProps } = props;
	const { getPrefixCls } = import_react.useContext(ConfigContext);
	const prefixCls = getPrefixCls("scroll-number", customizePrefixCls);
	const newProps = {
		...restProps,
		"data-show": show,
		style,
		className: clsx(prefixCls, className, motionClassName),
		title
	};
	let numberNodes = count;
	if (count && Number(count) % 1 === 0) {
		const numberList = String(count).split("");
		numberNodes = /*#__PURE__*/ import_react.createElement("bdi", null, numberList.map((num, i) => /*#__PURE__*/ import_react.createElement(SingleNumber, {
			prefixCls,
			count: Number(count),
			value: num,
			key: numberList.length - i
		})));
	}
	if (style?.borderColor) newProps.style = {
		...style,
		boxShadow: `0 0 0 1px ${style.borderColor} inset`
	};
	if (children) return cloneElement$1(children, (oriProps) => ({ className: clsx(`${prefixCls}-custom-component`, oriProps?.className, motionClassName) }));
	return /*#__PURE__*/ import_react.createElement(Component, {
		...newProps,
		ref
	}, numberNodes);
});
// tests/bench/components/node_modules/antd/es/badge/style/index.js
var antStatusProcessing = new Keyframe("antStatusProcessing", {
	"0%": {
		transform: "scale(0.8)",
		opacity: .5
	},
	"100%": {
		transform: "scale(2.4)",
		opacity: 0
	}
});
var antZoomBadgeIn = new Keyframe("antZoomBadgeIn", {
	"0%": {
		transform: "scale(0) translate(50%, -50%)",
		opacity: 0
	},
	"100%": { transform: "scale(1) translate(50%, -50%)" }
});
var antZoomBadgeOut = new Keyframe("antZoomBadgeOut", {
	"0%": { transform: "scale(1) translate(50%, -50%)" },
	"100%": {
		transform: "scale(0) translate(50%, -50%)",
		opacity: 0
	}
});
var antNoWrapperZoomBadgeIn = new Keyframe("antNoWrapperZoomBadgeIn", {
	"0%": {
		transform: "scale(0)",
		opacity: 0
	},
	"100%": { transform: "scale(1)" }
});
var antNoWrapperZoomBadgeOut = new Keyframe("antNoWrapperZoomBadgeOut", {
	"0%": { transform: "scale(1)" },
	"100%": {
		transform: "scale(0)",
		opacity: 0
	}
});
var antBadgeLoadingCircle = new Keyframe("antBadgeLoadingCircle", {
	"0%": { transformOrigin: "50%" },
	"100%": {
		transform: "translate(50%, -50%) rotate(360deg)",
		transformOrigin: "50%"
	}
});
var genSharedBadgeStyle = (token) => {
	const { componentCls, iconCls, antCls, badgeShadowSize, textFontSize, textFontSizeSM, statusSize, dotSize, textFontWeight, indicatorHeight, indicatorHeightSM, marginXS, calc } = token;
	const numberPrefixCls = `${antCls}-scroll-number`;
	const colorPreset = genPresetColor(token, (colorKey, { darkColor }) => ({ [`&${componentCls} ${componentCls}-color-${colorKey}`]: {
		background: darkColor,
		[`&:not(${componentCls}-count)`]: { color: darkColor },
		"a:hover &": { background: darkColor }
	} }));
	return { [componentCls]: {
		...resetComponent(token),
		position: "relative",
		display: "inline-block",
		width: "fit-content",
		lineHeight: 1,
		[`${componentCls}-count`]: {
			display: "inline-flex",
			justifyContent: "center",
			zIndex: token.indicatorZIndex,
			minWidth: indicatorHeight,
			height: indicatorHeight,
			color: token.badgeTextColor,
			fontWeight: textFontWeight,
			fontSize: textFontSize,
			lineHeight: unit$1(indicatorHeight),
			whiteSpace: "nowrap",
			textAlign: "center",
			background: token.badgeColor,
			borderRadius: calc(indicatorHeight).div(2).equal(),
			boxShadow: `0 0 0 ${unit$1(badgeShadowSize)} ${token.badgeShadowColor}`,
			transition: `background-color ${token.motionDurationMid}`,
			a: { color: token.badgeTextColor },
			"a:hover": { color: token.badgeTextColor },
			"a:hover &": { background: token.badgeColorHover }
		},
		[`${componentCls}-count-sm`]: {
			minWidth: indicatorHeightSM,
			height: indicatorHeightSM,
			fontSize: textFontSizeSM,
			lineHeight: unit$1(indicatorHeightSM),
			borderRadius: calc(indicatorHeightSM).div(2).equal()
		},
		[`${componentCls}-multiple-words`]: {
			paddingInline: token.paddingInline,
			bdi: { unicodeBidi: "plaintext" }
		},
		[`${componentCls}-dot`]: {
			zIndex: token.indicatorZIndex,
			width: dotSize,
			minWidth: dotSize,
			height: dotSize,
			background: token.badgeColor,
			borderRadius: "100%",
			boxShadow: `0 0 0 ${unit$1(badgeShadowSize)} ${token.badgeShadowColor}`
		},
		[`${componentCls}-count, ${componentCls}-dot, ${numberPrefixCls}-custom-component`]: {
			position: "absolute",
			top: 0,
			insetInlineEnd: 0,
			transform: "translate(50%, -50%)",
			transformOrigin: "100% 0%",
			[`&${iconCls}-spin`]: {
				animationName: antBadgeLoadingCircle,
				animationDuration: "1s",
				animationIterationCount: "infinite",
				animationTimingFunction: "linear"
			}
		},
		[`&${componentCls}-status`]: {
			lineHeight: "inherit",
			verticalAlign: "baseline",
			[`${componentCls}-status-dot`]: {
				position: "relative",
				top: -1,
				display: "inline-block",
				width: statusSize,
				height: statusSize,
				verticalAlign: "middle",
				borderRadius: "50%"
			},
			[`${componentCls}-status-success`]: { backgroundColor: token.colorSuccess },
			[`${componentCls}-status-processing`]: {
				overflow: "visible",
				color: token.colorInfoTextHover,
				backgroundColor: token.colorInfo,
				borderColor: "currentcolor",
				"&::after": {
					position: "absolute",
					top: 0,
					insetInlineStart: 0,
					width: "100%",
					height: "100%",
					borderWidth: badgeShadowSize,
					borderStyle: "solid",
					borderColor: "inherit",
					borderRadius: "50%",
					animationName: antStatusProcessing,
					animationDuration: token.badgeProcessingDuration,
					animationIterationCount: "infinite",
					animationTimingFunction: "ease-in-out",
					content: "\"\""
				}
			},
			[`${componentCls}-status-default`]: { backgroundColor: token.colorTextPlaceholder },
			[`${componentCls}-status-error`]: { backgroundColor: token.colorError },
			[`${componentCls}-status-warning`]: { backgroundColor: token.colorWarning },
			[`${componentCls}-status-text`]: {
				marginInlineStart: marginXS,
				color: token.colorText,
				fontSize: token.fontSize
			}
		},
		...colorPreset,
		[`${componentCls}-zoom-appear, ${componentCls}-zoom-enter`]: {
			animationName: antZoomBadgeIn,
			animationDuration: token.motionDurationSlow,
			animationTimingFunction: token.motionEaseOutBack,
			animationFillMode: "both"
		},
		[`${componentCls}-zoom-leave`]: {
			animationName: antZoomBadgeOut,
			animationDuration: token.motionDurationSlow,
			animationTimingFunction: token.motionEaseOutBack,
			animationFillMode: "both"
		},
		[`&${componentCls}-not-a-wrapper`]: {
			[`${componentCls}-zoom-appear, ${componentCls}-zoom-enter`]: {
				animationName: antNoWrapperZoomBadgeIn,
				animationDuration: token.motionDurationSlow,
				animationTimingFunction: token.motionEaseOutBack
			},
			[`${componentCls}-zoom-leave`]: {
				animationName: antNoWrapperZoomBadgeOut,
				animationDuration: token.motionDurationSlow,
				animationTimingFunction: token.motionEaseOutBack
			},
			[`&:not(${componentCls}-status)`]: { verticalAlign: "middle" },
			[`${numberPrefixCls}-custom-component, ${componentCls}-count`]: { transform: "none" },
			[`${numberPrefixCls}-custom-component, ${numberPrefixCls}`]: {
				position: "relative",
				top: "auto",
				display: "block",
				transformOrigin: "50% 50%"
			}
		},
		[numberPrefixCls]: {
			overflow: "hidden",
			transition: `all ${token.motionDurationMid} ${token.motionEaseOutBack}`,
			[`${numberPrefixCls}-only`]: {
				position: "relative",
				display: "inline-block",
				height: indicatorHeight,
				transition: `all ${token.motionDurationSlow} ${token.motionEaseOutBack}`,
				WebkitTransformStyle: "preserve-3d",
				WebkitBackfaceVisibility: "hidden"
			}
		},
		"&-rtl": {
			direction: "rtl",
			[`${componentCls}-count, ${componentCls}-dot, ${numberPrefixCls}-custom-component`]: { transform: "translate(-50%, -50%)" }
		}
	} };
};
var prepareToken = (token) => {
	const { fontHeight, lineWidth, marginXS, colorBorderBg } = token;
	const badgeFontHeight = fontHeight;
	const badgeShadowSize = lineWidth;
	const badgeTextColor = token.colorTextLightSolid;
	const badgeColor = token.colorError;
	const badgeColorHover = token.colorErrorHover;
	return merge(token, {
		badgeFontHeight,
		badgeShadowSize,
		badgeTextColor,
		badgeColor,
		badgeColorHover,
		badgeShadowColor: colorBorderBg,
		badgeProcessingDuration: "1.2s",
		badgeRibbonOffset: marginXS,
		badgeRibbonCornerTransform: "scaleY(0.75)",
		badgeRibbonCornerFilter: `brightness(75%)`
	});
};
var prepareComponentToken$5 = (token) => {
	const { fontSize, lineHeight, fontSizeSM, lineWidth, paddingXS } = token;
	return {
		indicatorZIndex: "auto",
		indicatorHeight: Math.round(fontSize * lineHeight) - 2 * lineWidth,
		indicatorHeightSM: fontSize,
		dotSize: fontSizeSM / 2,
		textFontSize: fontSizeSM,
		textFontSizeSM: fontSizeSM,
		textFontWeight: "normal",
		statusSize: fontSizeSM / 2,
		paddingInline: paddingXS
	};
};
var style_default$7 = genStyleHooks("Badge", (token) => {
	return genSharedBadgeStyle(prepareToken(token));
}, prepareComponentToken$5);
// tests/bench/components/node_modules/antd/es/badge/Badge.js
var Badge$1 = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { prefixCls: customizePrefixCls, scrollNumberPrefixCls: customizeScrollNumberPrefixCls, children, status, text, color, count = null, overflowCount = 99, dot = false, size = "medium", title, offset, style, className, rootClassName, classNames, styles, showZero = false, ...restProps } = props;
	const { getPrefixCls, direction, className: contextClassName, style: contextStyle, classNames: contextClassNames, styles: contextStyles } = useComponentConfig("badge");
	const prefixCls = getPrefixCls("badge", customizePrefixCls);
	const [hashId, cssVarCls] = style_default$7(prefixCls);
	const mergedProps = {
		...props,
		overflowCount,
		size,
		dot,
		showZero
	};
	const numberedDisplayCount = count > overflowCount ? `${overflowCount}+` : count;
	const isZero = numberedDisplayCount === "0" || numberedDisplayCount === 0 || text === "0" || text === 0;
	const ignoreCount = count === null || isZero && !showZero;
	const hasStatus = (isNonNullable$1(status) || isNonNullable$1(color)) && ignoreCount;
	const hasStatusValue = isNonNullable$1(status) || !isZero;
	const isStatusBadge = Boolean(!children && hasStatus && (text || hasStatusValue));
	const offsetStyle = (0, import_react.useMemo)(() => {
		if (!offset) return;
		const horizontalOffset = Number.parseFloat(offset[0]);
		return {
			marginTop: offset[1],
			insetInlineEnd: -horizontalOffset
		};
	}, [offset]);
	const mergedStyle = (0, import_react.useMemo)(() => ({
		...offsetStyle,
		...contextStyle,
		...style
	}), [
		offsetStyle,
		style,
		contextStyle
	]);
	const legacyStyleKey = isStatusBadge ? "root" : "indicator";
	const contextLegacyStyle = useSemanticRootStyle(contextStyle, legacyStyleKey);
	const componentLegacyStyle = useSemanticRootStyle(style, legacyStyleKey);
	const [mergedClassNames, mergedStyles] = useMergeSemantic([contextClassNames, classNames], [
		contextStyles,
		contextLegacyStyle,
		styles,
		componentLegacyStyle
	], { props: mergedProps });
	const showAsDot = dot && !isZero;
	const mergedCount = showAsDot ? "" : numberedDisplayCount;
	const isHidden = (0, import_react.useMemo)(() => {
		return (!isReactRenderable(mergedCount) && !isReactRenderable(text) || isZero && !showZero) && !showAsDot;
	}, [
		mergedCount,
		isZero,
		showZero,
		showAsDot,
		text
	]);
	const countRef = (0, import_react.useRef)(count);
	if (!isHidden) countRef.current = count;
	const livingCount = countRef.current;
	const displayCountRef = (0, import_react.useRef)(mergedCount);
	if (!isHidden) displayCountRef.current = mergedCount;
	const displayCount = displayCountRef.current;
	const isDotRef = (0, import_react.useRef)(showAsDot);
	if (!isHidden) isDotRef.current = showAsDot;
	const fallbackTitleNode = isString(livingCount) || isNumber(livingCount) ? livingCount : void 0;
	const titleNode = title === null || title === false ? void 0 : title ?? fallbackTitleNode;
	const statusTextNode = !(!isHidden && (text === 0 ? showZero : !!text && text !== true)) ? null : /*#__PURE__*/ import_react.createElement("span", {
		style: isStatusBadge ? { color: mergedStyles.root?.color } : void 0,
		className: `${prefixCls}-status-text`
	}, text);
	const displayNode = isPlainObject(livingCount) ? cloneElement$1(livingCount, (oriProps) => ({ style: {
		...mergedStyle,
		...oriProps.style
	} })) : void 0;
	const isInternalColor = isPresetColor(color, false);
	const statusCls = clsx(mergedClassNames.indicator, {
		[`${prefixCls}-status-dot`]: hasStatus,
		[`${prefixCls}-status-${status}`]: !!status,
		[`${prefixCls}-color-${color}`]: isInternalColor
	});
	const statusStyle = {};
	if (color && !isInternalColor) {
		statusStyle.color = color;
		statusStyle.background = color;
	}
	const badgeClassName = clsx(prefixCls, {
		[`${prefixCls}-status`]: hasStatus,
		[`${prefixCls}-not-a-wrapper`]: !children,
		[`${prefixCls}-rtl`]: direction === "rtl"
	}, className, rootClassName, contextClassName, mergedClassNames.root, hashId, cssVarCls);
	if (isStatusBadge) return /*#__PURE__*/ import_react.createElement("span", {
		ref,
		...restProps,
		className: badgeClassName,
		style: {
			...offsetStyle,
			...mergedStyles.root
		}
	}, /*#__PURE__*/ import_react.createElement("span", {
		className: statusCls,
		style: {
			...mergedStyles.indicator,
			...statusStyle
		}
	}), statusTextNode);
	return /*#__PURE__*/ import_react.createElement("span", {
		ref,
		...restProps,
		className: badgeClassName,
		style: mergedStyles.root
	}, children, /*#__PURE__*/ import_react.createElement(es_default$7, {
		visible: !isHidden,
		motionName: `${prefixCls}-zoom`,
		motionAppear: false,
		motionDeadline: 1e3
	}, ({ className: motionClassName }) => {
		const scrollNumberPrefixCls = getPrefixCls("scroll-number", customizeScrollNumberPrefixCls);
		const isDot = isDotRef.current;
		const scrollNumberCls = clsx(mergedClassNames.indicator, {
			[`${prefixCls}-dot`]: isDot,
			[`${prefixCls}-count`]: !isDot,
			[`${prefixCls}-count-sm`]: size === "small",
			[`${prefixCls}-multiple-words`]: !isDot && displayCount && displayCount.toString().length > 1,
			[`${prefixCls}-status-${status}`]: !!status,
			[`${prefixCls}-color-${color}`]: isInternalColor
		});
		const scrollNumberStyle = {
			...offsetStyle,
			...mergedStyles.indicator
		};
		if (color && !isInternalColor) scrollNumberStyle.background = color;
		return /*#__PURE__*/ import_react.createElement(ScrollNumber, {
			prefixCls: scrollNumberPrefixCls,
			show: !isHidden,
			motionClassName,
			className: scrollNumberCls,
			count: displayCount,
			title: titleNode,
			style: scrollNumberStyle,
			key: "scrollNumber"
		}, displayNode);
	}), statusTextNode);
});
// tests/bench/components/node_modules/antd/es/badge/style/ribbon.js
var genRibbonStyle = (token) => {
	const { antCls, badgeFontHeight, marginXS, badgeRibbonOffset, calc } = token;
	const ribbonPrefixCls = `${antCls}-ribbon`;
	const ribbonWrapperPrefixCls = `${antCls}-ribbon-wrapper`;
	const statusRibbonPreset = genPresetColor(token, (colorKey, { darkColor }) => ({ [`&${ribbonPrefixCls}-color-${colorKey}`]: {
		background: darkColor,
		color: darkColor
	} }));
	return {
		[ribbonWrapperPrefixCls]: { position: "relative" },
		[ribbonPrefixCls]: {
			...resetComponent(token),
			position: "absolute",
			top: marginXS,
			padding: `0 ${unit$1(token.paddingXS)}`,
			color: token.colorPrimary,
			lineHeight: unit$1(badgeFontHeight),
			whiteSpace: "nowrap",
			backgroundColor: token.colorPrimary,
			borderRadius: token.borderRadiusSM,
			[`${ribbonPrefixCls}-content`]: { color: token.badgeTextColor },
			[`${ribbonPrefixCls}-corner`]: {
				position: "absolute",
				top: "100%",
				width: badgeRibbonOffset,
				height: badgeRibbonOffset,
				color: "currentcolor",
				border: `${unit$1(calc(badgeRibbonOffset).div(2).equal())} solid`,
				transform: token.badgeRibbonCornerTransform,
				transformOrigin: "top",
				filter: token.badgeRibbonCornerFilter
			},
			...statusRibbonPreset,
			[`&${ribbonPrefixCls}-placement-end`]: {
				insetInlineEnd: calc(badgeRibbonOffset).mul(-1).equal(),
				borderEndEndRadius: 0,
				[`${ribbonPrefixCls}-corner`]: {
					insetInlineEnd: 0,
					borderInlineEndColor: "transparent",
					borderBlockEndColor: "transparent"
				}
			},
			[`&${ribbonPrefixCls}-placement-start`]: {
				insetInlineStart: calc(badgeRibbonOffset).mul(-1).equal(),
				borderEndStartRadius: 0,
				[`${ribbonPrefixCls}-corner`]: {
					insetInlineStart: 0,
					borderBlockEndColor: "transparent",
					borderInlineStartColor: "transparent"
				}
			},
			"&-rtl": { direction: "rtl" }
		}
	};
};
var ribbon_default = genStyleHooks(["Badge", "Ribbon"], (token) => {
	return genRibbonStyle(prepareToken(token));
}, prepareComponentToken$5);
// tests/bench/components/node_modules/antd/es/badge/Ribbon.js
var Ribbon = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { className, prefixCls: customizePrefixCls, style, color, children, text, placement = "end", rootClassName, styles, classNames: ribbonClassNames } = props;
	const { getPrefixCls, direction, className: contextClassName, style: contextStyle, classNames: contextClassNames, styles: contextStyles } = useComponentConfig("ribbon");
	const prefixCls = getPrefixCls("ribbon", customizePrefixCls);
	const wrapperCls = `${prefixCls}-wrapper`;
	const [hashId, cssVarCls] = ribbon_default(prefixCls, wrapperCls);
	const mergedProps = {
		...props,
		placement
	};
	const contextIndicatorStyle = useSemanticRootStyle(contextStyle, "indicator");
	const indicatorStyle = useSemanticRootStyle(style, "indicator");
	const [mergedClassNames, mergedStyles] = useMergeSemantic([contextClassNames, ribbonClassNames], [
		contextStyles,
		contextIndicatorStyle,
		styles,
		indicatorStyle
	], { props: mergedProps });
	const colorInPreset = isPresetColor(color, false);
	const ribbonCls = clsx(prefixCls, `${prefixCls}-placement-${placement}`, {
		[`${prefixCls}-rtl`]: direction === "rtl",
		[`${prefixCls}-color-${color}`]: colorInPreset
	}, className, contextClassName, mergedClassNames.indicator);
	const colorStyle = {};
	const cornerColorStyle = {};
	if (color && !colorInPreset) {
		colorStyle.background = color;
		cornerColorStyle.color = color;
	}
	const nativeElementRef = import_react.useRef(null);
	import_react.useImperativeHandle(ref, () => ({ nativeElement: nativeElementRef.current }));
	return /*#__PURE__*/ import_react.createElement("div", {
		ref: nativeElementRef,
		className: clsx(wrapperCls, rootClassName, hashId, cssVarCls, mergedClassNames.root),
		style: mergedStyles.root
	}, children, /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(ribbonCls, hashId),
		style: {
			...colorStyle,
			...mergedStyles.indicator
		}
	}, /*#__PURE__*/ import_react.createElement("span", {
		className: clsx(`${prefixCls}-content`, mergedClassNames.content),
		style: mergedStyles.content
	}, text), /*#__PURE__*/ import_react.createElement("div", {
		className: `${prefixCls}-corner`,
		style: cornerColorStyle
	})));
});
// tests/bench/components/node_modules/antd/es/badge/index.js
var Badge = Badge$1;
Badge.Ribbon = Ribbon;
// tests/bench/components/node_modules/@ant-design/icons-svg/es/asn/LeftOutlined.js
var LeftOutlined$1 = {
	"icon": {
		"tag": "svg",
		"attrs": {
			"viewBox": "64 64 896 896",
			"focusable": "false"
		},
		"children": [{
			"tag": "path",
			"attrs": { "d": "M724 218.3V141c0-6.7-7.7-10.4-12.9-6.3L260.3 486.8a31.86 31.86 0 000 50.3l450.8 352.1c5.3 4.1 12.9.4 12.9-6.3v-77.3c0-4.9-2.3-9.6-6.1-12.6l-360-281 360-281.1c3.8-3 6.1-7.7 6.1-12.6z" }
		}]
	},
	"name": "left",
	"theme": "outlined"
};
// tests/bench/components/node_modules/@ant-design/icons/es/icons/LeftOutlined.js
function _extends$20() {
	_extends$20 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$20.apply(this, arguments);
}
var LeftOutlined = (props, ref) => /*#__PURE__*/ import_react.createElement(Icon$1, _extends$20({}, props, {
	ref,
	icon: LeftOutlined$1
}));
/**![left](data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iNTAiIGhlaWdodD0iNTAiIGZpbGw9IiNjYWNhY2EiIHZpZXdCb3g9IjY0IDY0IDg5NiA4OTYiIGZvY3VzYWJsZT0iZmFsc2UiIHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2ZyI+PHBhdGggZD0iTTcyNCAyMTguM1YxNDFjMC02LjctNy43LTEwLjQtMTIuOS02LjNMMjYwLjMgNDg2LjhhMzEuODYgMzEuODYgMCAwMDAgNTAuM2w0NTAuOCAzNTIuMWM1LjMgNC4xIDEyLjkuNCAxMi45LTYuM3YtNzcuM2MwLTQuOS0yLjMtOS42LTYuMS0xMi42bC0zNjAtMjgxIDM2MC0yODEuMWMzLjgtMyA2LjEtNy43IDYuMS0xMi42eiIgLz48L3N2Zz4=) */
var RefIcon$5 = /*#__PURE__*/ import_react.forwardRef(LeftOutlined);
// tests/bench/components/node_modules/@rc-component/dropdown/es/hooks/useAccessibility.js
var { ESC: ESC$1, TAB } = KeyCode;
function useAccessibility$1({ visible, triggerRef, onVisibleChange, autoFocus, overlayRef }) {
	const focusMenuRef = import_react.useRef(false);
	const handleCloseMenuAndReturnFocus = () => {
		if (visible) {
			triggerRef.current?.focus?.();
			onVisibleChange?.(false);
		}
	};
	const focusMenu = () => {
		if (overlayRef.current?.focus) {
			overlayRef.current.focus();
			focusMenuRef.current = true;
			return true;
		}
		return false;
	};
	const handleKeyDown = (event) => {
		switch (event.keyCode) {
			case ESC$1:
				handleCloseMenuAndReturnFocus();
				break;
			case TAB: {
				let focusResult = false;
				if (!focusMenuRef.current) focusResult = focusMenu();
				if (focusResult) event.preventDefault();
				else handleCloseMenuAndReturnFocus();
				break;
			}
		}
	};
	import_react.useEffect(() => {
		if (visible) {
			window.addEventListener("keydown", handleKeyDown);
			if (autoFocus) wrapperRaf(focusMenu, 3);
			return () => {
				window.removeEventListener("keydown", handleKeyDown);
				focusMenuRef.current = false;
			};
		}
		return () => {
			focusMenuRef.current = false;
		};
	}, [visible]);
}
// tests/bench/components/node_modules/@rc-component/dropdown/es/Overlay.js
var Overlay = /*#__PURE__*/ (0, import_react.forwardRef)((props, ref) => {
	const { overlay, arrow, prefixCls } = props;
	const overlayNode = (0, import_react.useMemo)(() => {
		let overlayElement;
		if (typeof overlay === "function") overlayElement = overlay();
		else overlayElement = overlay;
		return overlayElement;
	}, [overlay]);
	const composedRef = composeRef(ref, getNodeRef(overlayNode));
	return /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, arrow && /*#__PURE__*/ import_react.createElement("div", { className: `${prefixCls}-arrow` }), /*#__PURE__*/ import_react.cloneElement(overlayNode, { ref: supportRef(overlayNode) ? composedRef : void 0 }));
});
// tests/bench/components/node_modules/@rc-component/dropdown/es/placements.js
var autoAdjustOverflow$1 = {
	adjustX: 1,
	adjustY: 1
};
var targetOffset = [0, 0];
var placements$1 = {
	topLeft: {
		points: ["bl", "tl"],
		overflow: autoAdjustOverflow$1,
		offset: [0, -4],
		targetOffset
	},
	top: {
		points: ["bc", "tc"],
		overflow: autoAdjustOverflow$1,
		offset: [0, -4],
		targetOffset
	},
	topRight: {
		points: ["br", "tr"],
		overflow: autoAdjustOverflow$1,
		offset: [0, -4],
		targetOffset
	},
	bottomLeft: {
		points: ["tl", "bl"],
		overflow: autoAdjustOverflow$1,
		offset: [0, 4],
		targetOffset
	},
	bottom: {
		points: ["tc", "bc"],
		overflow: autoAdjustOverflow$1,
		offset: [0, 4],
		targetOffset
	},
	bottomRight: {
		points: ["tr", "br"],
		overflow: autoAdjustOverflow$1,
		offset: [0, 4],
		targetOffset
	}
};
// tests/bench/components/node_modules/@rc-component/dropdown/es/Dropdown.js
function _extends$19() {
	_extends$19 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$19.apply(this, arguments);
}
// tests/bench/components/node_modules/@rc-component/dropdown/es/index.js
var es_default$1 = /* @__PURE__ */ import_react.forwardRef((props, ref) => {
	const { arrow = false, prefixCls = "rc-dropdown", transitionName, animation, align, placement = "bottomLeft", placements = placements$1, getPopupContainer, showAction, hideAction, overlayClassName, overlayStyle, visible, trigger = ["hover"], autoFocus, overlay, children, onVisibleChange, disabled, ...otherProps } = props;
	const [triggerVisible, setTriggerVisible] = import_react.useState();
	const mergedVisible = "visible" in props ? visible : triggerVisible;
	const mergedMotionName = animation ? `${prefixCls}-${animation}` : transitionName;
	const triggerRef = import_react.useRef(null);
	const overlayRef = import_react.useRef(null);
	const childRef = import_react.useRef(null);
	import_react.useImperativeHandle(ref, () => triggerRef.current);
	const handleVisibleChange = (newVisible) => {
		setTriggerVisible(newVisible);
		onVisibleChange?.(newVisible);
	};
	useAccessibility$1({
		visible: mergedVisible,
		triggerRef: childRef,
		onVisibleChange: handleVisibleChange,
		autoFocus,
		overlayRef
	});
	const onClick = (e) => {
		const { onOverlayClick } = props;
		setTriggerVisible(false);
		if (onOverlayClick) onOverlayClick(e);
	};
	const getMenuElement = () => /*#__PURE__*/ import_react.createElement(Overlay, {
		ref: overlayRef,
		overlay,
		prefixCls,
		arrow
	});
	const getMenuElementOrLambda = () => {
		if (typeof overlay === "function") return getMenuElement;
		return getMenuElement();
	};
	const getMinOverlayWidthMatchTrigger = () => {
		const { minOverlayWidthMatchTrigger, alignPoint } = props;
		if ("minOverlayWidthMatchTrigger" in props) return minOverlayWidthMatchTrigger;
		return !alignPoint;
	};
	const getOpenClassName = () => {
		const { openClassName } = props;
		if (openClassName !== void 0) return openClassName;
		return `${prefixCls}-open`;
	};
	const elementChild = children;
	const childClassName = clsx(elementChild.props?.className, mergedVisible && getOpenClassName());
	const triggerChildProps = {
		className: childClassName,
		ref: composeRef(childRef, getNodeRef(elementChild))
	};
	const childrenNode = supportRef(elementChild) ? /*#__PURE__*/ import_react.cloneElement(elementChild, triggerChildProps) : /*#__PURE__*/ import_react.createElement("span", {
		className: childClassName,
		ref: childRef
	}, /*#__PURE__*/ import_react.cloneElement(elementChild, { className: childClassName }));
	let triggerHideAction = hideAction;
	if (!triggerHideAction && trigger.indexOf("contextMenu") !== -1) triggerHideAction = ["click"];
	return /*#__PURE__*/ import_react.createElement(es_default$5, _extends$19({ builtinPlacements: placements }, otherProps, {
		prefixCls,
		ref: triggerRef,
		popupClassName: clsx(overlayClassName, { [`${prefixCls}-show-arrow`]: arrow }),
		popupStyle: overlayStyle,
		action: trigger,
		showAction,
		hideAction: triggerHideAction,
		popupPlacement: placement,
		popupAlign: align,
		popupMotion: { motionName: mergedMotionName },
		popupVisible: mergedVisible,
		stretch: getMinOverlayWidthMatchTrigger() ? "minWidth" : "",
		popup: getMenuElementOrLambda(),
		onOpenChange: handleVisibleChange,
		onPopupClick: onClick,
		getPopupContainer
	}), childrenNode);
});
// tests/bench/components/node_modules/@rc-component/menu/es/context/IdContext.js
var IdContext = /*#__PURE__*/ import_react.createContext(null);
function getMenuId(uuid, eventKey) {
	return `${uuid}-${eventKey}`;
}
/**
* Get `data-menu-id`
*/
function useMenuId(eventKey) {
	return getMenuId(import_react.useContext(IdContext), eventKey);
}
// tests/bench/components/node_modules/@rc-component/menu/es/context/MenuContext.js
var MenuContext$1 = /*#__PURE__*/ import_react.createContext(null);
function mergeProps(origin, target) {
	const clone = { ...origin };
	Object.keys(target).forEach((key) => {
		const value = target[key];
		if (value !== void 0) clone[key] = value;
	});
	return clone;
}
function InheritableContextProvider({ children, locked, ...restProps }) {
	const context = import_react.useContext(MenuContext$1);
	const inheritableContext = useMemo$21(() => mergeProps(context, restProps), [context, restProps], (prev, next) => !locked && (prev[0] !== next[0] || !isEqual(prev[1], next[1], true)));
	return /*#__PURE__*/ import_react.createElement(MenuContext$1.Provider, { value: inheritableContext }, children);
}
// tests/bench/components/node_modules/@rc-component/menu/es/context/PathContext.js
var EmptyList = [];
var PathRegisterContext = /*#__PURE__*/ import_react.createContext(null);
function useMeasure() {
	return import_react.useContext(PathRegisterContext);
}
var PathTrackerContext = /*#__PURE__*/ import_react.createContext(EmptyList);
function useFullPath(eventKey) {
	const parentKeyPath = import_react.useContext(PathTrackerContext);
	return import_react.useMemo(() => eventKey !== void 0 ? [...parentKeyPath, eventKey] : parentKeyPath, [parentKeyPath, eventKey]);
}
var PathUserContext = /*#__PURE__*/ import_react.createContext(null);
// tests/bench/components/node_modules/@rc-component/menu/es/context/PrivateContext.js
var PrivateContext = /*#__PURE__*/ import_react.createContext({});
// tests/bench/components/node_modules/@rc-component/menu/es/hooks/useAccessibility.js
var { LEFT, RIGHT, UP, DOWN, ENTER, ESC, HOME, END } = KeyCode;
var ArrowKeys = [
	UP,
	DOWN,
	LEFT,
	RIGHT
];
function getOffset(mode, isRootLevel, isRtl, which) {
	const prev = "prev";
	const next = "next";
	const children = "children";
	const parent = "parent";
	if (mode === "inline" && which === ENTER) return { inlineTrigger: true };
	const inline = {
		[UP]: prev,
		[DOWN]: next
	};
	const horizontal = {
		[LEFT]: isRtl ? next : prev,
		[RIGHT]: isRtl ? prev : next,
		[DOWN]: children,
		[ENTER]: children
	};
	const vertical = {
		[UP]: prev,
		[DOWN]: next,
		[ENTER]: children,
		[ESC]: parent,
		[LEFT]: isRtl ? children : parent,
		[RIGHT]: isRtl ? parent : children
	};
	switch ({
		inline,
		horizontal,
		vertical,
		inlineSub: inline,
		horizontalSub: vertical,
		verticalSub: vertical
	}[`${mode}${isRootLevel ? "" : "Sub"}`]?.[which]) {
		case prev: return {
			offset: -1,
			sibling: true
		};
		case next: return {
			offset: 1,
			sibling: true
		};
		case parent: return {
			offset: -1,
			sibling: false
		};
		case children: return {
			offset: 1,
			sibling: false
		};
		default: return null;
	}
}
function findContainerUL(element) {
	let current = element;
	while (current) {
		if (current.getAttribute("data-menu-list")) return current;
		current = current.parentElement;
	}
	/* istanbul ignore next */
	return null;
}
/**
* Find focused element within element set provided
*/
function getFocusElement(activeElement, elements) {
	let current = activeElement || document.activeElement;
	while (current) {
		if (elements.has(current)) return current;
		current = current.parentElement;
	}
	return null;
}
/**
* Get focusable elements from the element set under provided container
*/
function getFocusableElements(container, elements) {
	return getFocusNodeList(container, true).filter((ele) => elements.has(ele));
}
function getNextFocusElement(parentQueryContainer, elements, focusMenuElement, offset = 1) {
	if (!parentQueryContainer) return null;
	const sameLevelFocusableMenuElementList = getFocusableElements(parentQueryContainer, elements);
	const count = sameLevelFocusableMenuElementList.length;
	let focusIndex = sameLevelFocusableMenuElementList.findIndex((ele) => focusMenuElement === ele);
	if (offset < 0) {
		if (focusIndex === -1) focusIndex = count - 1;
		else focusIndex -= 1;
	} else if (offset > 0) focusIndex += 1;
	focusIndex = (focusIndex + count) % count;
	return sameLevelFocusableMenuElementList[focusIndex];
}
var refreshElements = (keys, id) => {
	const elements = /* @__PURE__ */ new Set();
	const key2element = /* @__PURE__ */ new Map();
	const element2key = /* @__PURE__ */ new Map();
	keys.forEach((key) => {
		const element = document.querySelector(`[data-menu-id='${getMenuId(id, key)}']`);
		if (element) {
			elements.add(element);
			element2key.set(element, key);
			key2element.set(key, element);
		}
	});
	return {
		elements,
		key2element,
		element2key
	};
};
function useAccessibility(mode, activeKey, isRtl, id, containerRef, getKeys, getKeyPath, triggerActiveKey, triggerAccessibilityOpen, originOnKeyDown) {
	const rafRef = import_react.useRef(void 0);
	const activeRef = import_react.useRef(void 0);
	activeRef.current = activeKey;
	const cleanRaf = () => {
		wrapperRaf.cancel(rafRef.current);
	};
	import_react.useEffect(() => () => {
		cleanRaf();
	}, []);
	return (e) => {
		const { which } = e;
		if ([
			...ArrowKeys,
			ENTER,
			ESC,
			HOME,
			END
		].includes(which)) {
			const keys = getKeys();
			let refreshedElements = refreshElements(keys, id);
			const { elements, key2element, element2key } = refreshedElements;
			const focusMenuElement = getFocusElement(key2element.get(activeKey), elements);
			const focusMenuKey = element2key.get(focusMenuElement);
			const offsetObj = getOffset(mode, getKeyPath(focusMenuKey, true).length === 1, isRtl, which);
			if (!offsetObj && which !== HOME && which !== END) return;
			if (ArrowKeys.includes(which) || [HOME, END].includes(which)) e.preventDefault();
			const tryFocus = (menuElement) => {
				if (menuElement) {
					let focusTargetElement = menuElement;
					const link = menuElement.querySelector("a");
					if (link?.getAttribute("href")) focusTargetElement = link;
					const targetKey = element2key.get(menuElement);
					triggerActiveKey(targetKey);
					/**
					* Do not `useEffect` here since `tryFocus` may trigger async
					* which makes React sync update the `activeKey`
					* that force render before `useRef` set the next activeKey
					*/
					cleanRaf();
					rafRef.current = wrapperRaf(() => {
						if (activeRef.current === targetKey) focusTargetElement.focus();
					});
				}
			};
			if ([HOME, END].includes(which) || offsetObj.sibling || !focusMenuElement) {
				let parentQueryContainer;
				if (!focusMenuElement || mode === "inline") parentQueryContainer = containerRef.current;
				else parentQueryContainer = findContainerUL(focusMenuElement);
				let targetElement;
				const focusableElements = getFocusableElements(parentQueryContainer, elements);
				if (which === HOME) targetElement = focusableElements[0];
				else if (which === END) targetElement = focusableElements[focusableElements.length - 1];
				else targetElement = getNextFocusElement(parentQueryContainer, elements, focusMenuElement, offsetObj.offset);
				tryFocus(targetElement);
			} else if (offsetObj.inlineTrigger) triggerAccessibilityOpen(focusMenuKey);
			else if (offsetObj.offset > 0) {
				triggerAccessibilityOpen(focusMenuKey, true);
				cleanRaf();
				rafRef.current = wrapperRaf(() => {
					refreshedElements = refreshElements(keys, id);
					const controlId = focusMenuElement.getAttribute("aria-controls");
					const targetElement = getNextFocusElement(document.getElementById(controlId), refreshedElements.elements);
					tryFocus(targetElement);
				}, 5);
			} else if (offsetObj.offset < 0) {
				const keyPath = getKeyPath(focusMenuKey, true);
				const parentKey = keyPath[keyPath.length - 2];
				const parentMenuElement = key2element.get(parentKey);
				triggerAccessibilityOpen(parentKey, false);
				tryFocus(parentMenuElement);
			}
		}
		originOnKeyDown?.(e);
	};
}
// tests/bench/components/node_modules/@rc-component/menu/es/utils/timeUtil.js
function nextSlice(callback) {
	/* istanbul ignore next */
	Promise.resolve().then(callback);
}
// tests/bench/components/node_modules/@rc-component/menu/es/hooks/useKeyRecords.js
var PATH_SPLIT = "__RC_UTIL_PATH_SPLIT__";
var getPathStr = (keyPath) => keyPath.join(PATH_SPLIT);
var getPathKeys = (keyPathStr) => keyPathStr.split(PATH_SPLIT);
var OVERFLOW_KEY = "rc-menu-more";
function useKeyRecords() {
	const [, internalForceUpdate] = import_react.useState({});
	const key2pathRef = (0, import_react.useRef)(/* @__PURE__ */ new Map());
	const path2keyRef = (0, import_react.useRef)(/* @__PURE__ */ new Map());
	const [overflowKeys, setOverflowKeys] = import_react.useState([]);
	const updateRef = (0, import_react.useRef)(0);
	const destroyRef = (0, import_react.useRef)(false);
	const forceUpdate = () => {
		if (!destroyRef.current) internalForceUpdate({});
	};
	const registerPath = (0, import_react.useCallback)((key, keyPath) => {
		const connectedPath = getPathStr(keyPath);
		path2keyRef.current.set(connectedPath, key);
		key2pathRef.current.set(key, connectedPath);
		updateRef.current += 1;
		const id = updateRef.current;
		nextSlice(() => {
			if (id === updateRef.current) forceUpdate();
		});
	}, []);
	const unregisterPath = (0, import_react.useCallback)((key, keyPath) => {
		const connectedPath = getPathStr(keyPath);
		path2keyRef.current.delete(connectedPath);
		key2pathRef.current.delete(key);
	}, []);
	const refreshOverflowKeys = (0, import_react.useCallback)((keys) => {
		setOverflowKeys(keys);
	}, []);
	const getKeyPath = (0, import_react.useCallback)((eventKey, includeOverflow) => {
		const keys = getPathKeys(key2pathRef.current.get(eventKey) || "");
		if (includeOverflow && overflowKeys.includes(keys[0])) keys.unshift(OVERFLOW_KEY);
		return keys;
	}, [overflowKeys]);
	const isSubPathKey = (0, import_react.useCallback)((pathKeys, eventKey) => pathKeys.filter((item) => item !== void 0).some((pathKey) => {
		return getKeyPath(pathKey, true).includes(eventKey);
	}), [getKeyPath]);
	const getKeys = () => {
		const keys = [...key2pathRef.current.keys()];
		if (overflowKeys.length) keys.push(OVERFLOW_KEY);
		return keys;
	};
	/**
	* Find current key related child path keys
	*/
	const getSubPathKeys = (0, import_react.useCallback)((key) => {
		const connectedPath = `${key2pathRef.current.get(key)}${PATH_SPLIT}`;
		const pathKeys = /* @__PURE__ */ new Set();
		[...path2keyRef.current.keys()].forEach((pathKey) => {
			if (pathKey.startsWith(connectedPath)) pathKeys.add(path2keyRef.current.get(pathKey));
		});
		return pathKeys;
	}, []);
	import_react.useEffect(() => () => {
		destroyRef.current = true;
	}, []);
	return {
		registerPath,
		unregisterPath,
		refreshOverflowKeys,
		isSubPathKey,
		getKeyPath,
		getKeys,
		getSubPathKeys
	};
}
// tests/bench/components/node_modules/@rc-component/menu/es/hooks/useMemoCallback.js
/**
* Cache callback function that always return same ref instead.
* This is used for context optimization.
*/
function useMemoCallback(func) {
	const funRef = import_react.useRef(func);
	funRef.current = func;
	const callback = import_react.useCallback((...args) => funRef.current?.(...args), []);
	return func ? callback : void 0;
}
// tests/bench/components/node_modules/@rc-component/menu/es/hooks/useActive.js
function useActive(eventKey, disabled, onMouseEnter, onMouseLeave) {
	const { activeKey, onActive, onInactive } = import_react.useContext(MenuContext$1);
	const ret = { active: activeKey === eventKey };
	if (!disabled) {
		ret.onMouseEnter = (domEvent) => {
			onMouseEnter?.({
				key: eventKey,
				domEvent
			});
			onActive(eventKey);
		};
		ret.onMouseLeave = (domEvent) => {
			onMouseLeave?.({
				key: eventKey,
				domEvent
			});
			onInactive(eventKey);
		};
	}
	return ret;
}
// tests/bench/components/node_modules/@rc-component/menu/es/hooks/useDirectionStyle.js
function useDirectionStyle(level) {
	const { mode, rtl, inlineIndent } = import_react.useContext(MenuContext$1);
	if (mode !== "inline") return null;
	const len = level;
	return rtl ? { paddingRight: len * inlineIndent } : { paddingLeft: len * inlineIndent };
}
// tests/bench/components/node_modules/@rc-component/menu/es/Icon.js
function Icon({ icon, props, children }) {
	let iconNode;
	if (icon === null || icon === false) return null;
	if (typeof icon === "function") iconNode = /*#__PURE__*/ import_react.createElement(icon, { ...props });
	else if (typeof icon !== "boolean") iconNode = icon;
	return iconNode || children || null;
}
// tests/bench/components/node_modules/@rc-component/menu/es/utils/warnUtil.js
/**
* `onClick` event return `info.item` which point to react node directly.
* We should warning this since it will not work on FC.
*/
function warnItemProp({ item, ...restInfo }) {
	Object.defineProperty(restInfo, "item", { get: () => {
		warningOnce$1(false, "`info.item` is deprecated since we will move to function component that not provides React Node instance in future.");
		return item;
	} });
	return restInfo;
}
// tests/bench/components/node_modules/@rc-component/menu/es/MenuItem.js
function _extends$18() {
	_extends$18 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$18.apply(this, arguments);
}
var LegacyMenuItem = class extends import_react.Component {
	render() {
		const { title, attribute, elementRef, ...restProps } = this.props;
		const passedProps = omit(restProps, [
			"eventKey",
			"popupClassName",
			"popupOffset",
			"onTitleClick"
		]);
		warningOnce$1(!attribute, "`attribute` of Menu.Item is deprecated. Please pass attribute directly.");
		return /*#__PURE__*/ import_react.createElement(es_default$3.Item, _extends$18({}, attribute, { title: typeof title === "string" ? title : void 0 }, passedProps, { ref: elementRef }));
	}
};
/**
* Real Menu Item component
*/
var InternalMenuItem = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { style, className, eventKey, warnKey, disabled, itemIcon, children, itemData: propsItemData, role, onMouseEnter, onMouseLeave, onClick, onKeyDown, onFocus, ...restProps } = props;
	const domDataId = useMenuId(eventKey);
	const { prefixCls, onItemClick, disabled: contextDisabled, overflowDisabled, itemIcon: contextItemIcon, selectedKeys, onActive } = import_react.useContext(MenuContext$1);
	const { _internalRenderMenuItem } = import_react.useContext(PrivateContext);
	const itemCls = `${prefixCls}-item`;
	const legacyMenuItemRef = import_react.useRef(null);
	const elementRef = import_react.useRef(null);
	const mergedDisabled = contextDisabled || disabled;
	const mergedEleRef = useComposeRef(ref, elementRef);
	const connectedKeys = useFullPath(eventKey);
	const getEventInfo = (e) => {
		const itemData = propsItemData || {
			key: eventKey || "",
			label: children,
			itemIcon,
			extra: props.extra,
			title: props.title
		};
		return {
			key: eventKey,
			keyPath: [...connectedKeys].reverse(),
			item: legacyMenuItemRef.current,
			domEvent: e,
			itemData: propsItemData || itemData
		};
	};
	const mergedItemIcon = itemIcon || contextItemIcon;
	const { active, ...activeProps } = useActive(eventKey, mergedDisabled, onMouseEnter, onMouseLeave);
	const selected = selectedKeys.includes(eventKey);
	const directionStyle = useDirectionStyle(connectedKeys.length);
	const onInternalClick = (e) => {
		if (mergedDisabled) return;
		const info = getEventInfo(e);
		onClick?.(warnItemProp(info));
		onItemClick(info);
	};
	const onInternalKeyDown = (e) => {
		onKeyDown?.(e);
		if (e.which === KeyCode.ENTER) {
			const info = getEventInfo(e);
			onClick?.(warnItemProp(info));
			onItemClick(info);
		}
	};
	/**
	* Used for accessibility. Helper will focus element without key board.
	* We should manually trigger an active
	*/
	const onInternalFocus = (e) => {
		onActive(eventKey);
		onFocus?.(e);
	};
	const optionRoleProps = {};
	if (props.role === "option") optionRoleProps["aria-selected"] = selected;
	let renderNode = /*#__PURE__*/ import_react.createElement(LegacyMenuItem, _extends$18({
		ref: legacyMenuItemRef,
		elementRef: mergedEleRef,
		role: role === null ? "none" : role || "menuitem",
		tabIndex: disabled ? null : -1,
		"data-menu-id": overflowDisabled && domDataId ? null : domDataId
	}, omit(restProps, ["extra"]), activeProps, optionRoleProps, {
		component: "li",
		"aria-disabled": disabled,
		style: {
			...directionStyle,
			...style
		},
		className: clsx(itemCls, {
			[`${itemCls}-active`]: active,
			[`${itemCls}-selected`]: selected,
			[`${itemCls}-disabled`]: mergedDisabled
		}, className),
		onClick: onInternalClick,
		onKeyDown: onInternalKeyDown,
		onFocus: onInternalFocus
	}), children, /*#__PURE__*/ import_react.createElement(Icon, {
		props: {
			...props,
			isSelected: selected
		},
		icon: mergedItemIcon
	}));
	if (_internalRenderMenuItem) renderNode = _internalRenderMenuItem(renderNode, props, { selected });
	return renderNode;
});
function MenuItem$1(props, ref) {
	const { eventKey } = props;
	const measure = useMeasure();
	const connectedKeyPath = useFullPath(eventKey);
	import_react.useEffect(() => {
		if (measure) {
			measure.registerPath(eventKey, connectedKeyPath);
			return () => {
				measure.unregisterPath(eventKey, connectedKeyPath);
			};
		}
	}, [connectedKeyPath]);
	if (measure) return null;
	return /*#__PURE__*/ import_react.createElement(InternalMenuItem, _extends$18({}, props, { ref }));
}
var MenuItem_default = /*#__PURE__*/ import_react.forwardRef(MenuItem$1);
// tests/bench/components/node_modules/@rc-component/menu/es/SubMenu/SubMenuList.js
function _extends$17() {
	_extends$17 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$17.apply(this, arguments);
}
var InternalSubMenuList = ({ className, children, ...restProps }, ref) => {
	const { prefixCls, mode, rtl } = import_react.useContext(MenuContext$1);
	return /*#__PURE__*/ import_react.createElement("ul", _extends$17({
		className: clsx(prefixCls, rtl && `${prefixCls}-rtl`, `${prefixCls}-sub`, `${prefixCls}-${mode === "inline" ? "inline" : "vertical"}`, className),
		role: "menu"
	}, restProps, {
		"data-menu-list": true,
		ref
	}), children);
};
var SubMenuList = /*#__PURE__*/ import_react.forwardRef(InternalSubMenuList);
// tests/bench/components/node_modules/@rc-component/menu/es/utils/commonUtil.js
function parseChildren(children, keyPath) {
	return toArray$2(children).map((child, index) => {
		if (/*#__PURE__*/ import_react.isValidElement(child)) {
			const { key } = child;
			let eventKey = child.props?.eventKey ?? key;
			if (eventKey === null || eventKey === void 0) eventKey = `tmp_key-${[...keyPath, index].join("-")}`;
			const cloneProps = {
				key: eventKey,
				eventKey
			};
			return /*#__PURE__*/ import_react.cloneElement(child, cloneProps);
		}
		return child;
	});
}
// tests/bench/components/node_modules/@rc-component/menu/es/placements.js
var autoAdjustOverflow = {
	adjustX: 1,
	adjustY: 1
};
var placements = {
	topLeft: {
		points: ["bl", "tl"],
		overflow: autoAdjustOverflow
	},
	topRight: {
		points: ["br", "tr"],
		overflow: autoAdjustOverflow
	},
	bottomLeft: {
		points: ["tl", "bl"],
		overflow: autoAdjustOverflow
	},
	bottomRight: {
		points: ["tr", "br"],
		overflow: autoAdjustOverflow
	},
	leftTop: {
		points: ["tr", "tl"],
		overflow: autoAdjustOverflow
	},
	leftBottom: {
		points: ["br", "bl"],
		overflow: autoAdjustOverflow
	},
	rightTop: {
		points: ["tl", "tr"],
		overflow: autoAdjustOverflow
	},
	rightBottom: {
		points: ["bl", "br"],
		overflow: autoAdjustOverflow
	}
};
var placementsRtl = {
	topLeft: {
		points: ["bl", "tl"],
		overflow: autoAdjustOverflow
	},
	topRight: {
		points: ["br", "tr"],
		overflow: autoAdjustOverflow
	},
	bottomLeft: {
		points: ["tl", "bl"],
		overflow: autoAdjustOverflow
	},
	bottomRight: {
		points: ["tr", "br"],
		overflow: autoAdjustOverflow
	},
	rightTop: {
		points: ["tr", "tl"],
		overflow: autoAdjustOverflow
	},
	rightBottom: {
		points: ["br", "bl"],
		overflow: autoAdjustOverflow
	},
	leftTop: {
		points: ["tl", "tr"],
		overflow: autoAdjustOverflow
	},
	leftBottom: {
		points: ["bl", "br"],
		overflow: autoAdjustOverflow
	}
};
// tests/bench/components/node_modules/@rc-component/menu/es/utils/motionUtil.js
function getMotion(mode, motion, defaultMotions) {
	if (motion) return motion;
	if (defaultMotions) return defaultMotions[mode] || defaultMotions.other;
}
// tests/bench/components/node_modules/@rc-component/menu/es/SubMenu/PopupTrigger.js
var popupPlacementMap = {
	horizontal: "bottomLeft",
	vertical: "rightTop",
	"vertical-left": "rightTop",
	"vertical-right": "leftTop"
};
function PopupTrigger({ prefixCls, visible, children, popup, popupStyle, popupClassName, popupOffset, disabled, mode, onVisibleChange }) {
	const { getPopupContainer, rtl, subMenuOpenDelay, subMenuCloseDelay, builtinPlacements, triggerSubMenuAction, forceSubMenuRender, rootClassName, motion, defaultMotions } = import_react.useContext(MenuContext$1);
	const [innerVisible, setInnerVisible] = import_react.useState(false);
	const placement = rtl ? {
		...placementsRtl,
		...builtinPlacements
	} : {
		...placements,
		...builtinPlacements
	};
	const popupPlacement = popupPlacementMap[mode];
	const targetMotion = getMotion(mode, motion, defaultMotions);
	const targetMotionRef = import_react.useRef(targetMotion);
	if (mode !== "inline")
 /**
	* PopupTrigger is only used for vertical and horizontal types.
	* When collapsed is unfolded, the inline animation will destroy the vertical animation.
	*/
	targetMotionRef.current = targetMotion;
	const mergedMotion = {
		...targetMotionRef.current,
		leavedClassName: `${prefixCls}-hidden`,
		removeOnLeave: false,
		motionAppear: true
	};
	const visibleRef = import_react.useRef(void 0);
	import_react.useEffect(() => {
		visibleRef.current = wrapperRaf(() => {
			setInnerVisible(visible);
		});
		return () => {
			wrapperRaf.cancel(visibleRef.current);
		};
	}, [visible]);
	return /*#__PURE__*/ import_react.createElement(es_default$5, {
		prefixCls,
		popupClassName: clsx(`${prefixCls}-popup`, { [`${prefixCls}-rtl`]: rtl }, popupClassName, rootClassName),
		stretch: mode === "horizontal" ? "minWidth" : null,
		getPopupContainer,
		builtinPlacements: placement,
		popupPlacement,
		popupVisible: innerVisible,
		popup,
		popupStyle,
		popupAlign: popupOffset && { offset: popupOffset },
		action: disabled ? [] : [triggerSubMenuAction],
		mouseEnterDelay: subMenuOpenDelay,
		mouseLeaveDelay: subMenuCloseDelay,
		onPopupVisibleChange: onVisibleChange,
		forceRender: forceSubMenuRender,
		popupMotion: mergedMotion,
		fresh: true
	}, children);
}
// tests/bench/components/node_modules/@rc-component/menu/es/SubMenu/InlineSubMenuList.js
function _extends$16() {
	_extends$16 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$16.apply(this, arguments);
}
function InlineSubMenuList({ id, open, keyPath, children }) {
	const fixedMode = "inline";
	const { prefixCls, forceSubMenuRender, motion, defaultMotions, mode } = import_react.useContext(MenuContext$1);
	const sameModeRef = import_react.useRef(false);
	sameModeRef.current = mode === fixedMode;
	const [destroy, setDestroy] = import_react.useState(!sameModeRef.current);
	const mergedOpen = sameModeRef.current ? open : false;
	import_react.useEffect(() => {
		if (sameModeRef.current) setDestroy(false);
	}, [mode]);
	const mergedMotion = { ...getMotion(fixedMode, motion, defaultMotions) };
	if (keyPath.length > 1) mergedMotion.motionAppear = false;
	const originOnVisibleChanged = mergedMotion.onVisibleChanged;
	mergedMotion.onVisibleChanged = (newVisible) => {
		if (!sameModeRef.current && !newVisible) setDestroy(true);
		return originOnVisibleChanged?.(newVisible);
	};
	if (destroy) return null;
	return /*#__PURE__*/ import_react.createElement(InheritableContextProvider, {
		mode: fixedMode,
		locked: !sameModeRef.current
	}, /*#__PURE__*/ import_react.createElement(es_default$7, _extends$16({ visible: mergedOpen }, mergedMotion, {
		forceRender: forceSubMenuRender,
		removeOnLeave: false,
		leavedClassName: `${prefixCls}-hidden`
	}), ({ className: motionClassName, style: motionStyle }) => {
		return /*#__PURE__*/ import_react.createElement(SubMenuList, {
			id,
			className: motionClassName,
			style: motionStyle
		}, children);
	}));
}
// tests/bench/components/node_modules/@rc-component/menu/es/SubMenu/index.js
function _extends$15() {
	_extends$15 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$15.apply(this, arguments);
}
var InternalSubMenu = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { style, className, styles, classNames: menuClassNames, title, itemTitle, eventKey, warnKey, disabled, internalPopupClose, children, itemIcon, expandIcon, popupClassName, popupOffset, popupStyle, onClick, onMouseEnter, onMouseLeave, onTitleClick, onTitleMouseEnter, onTitleMouseLeave, popupRender: propsPopupRender, ...restProps } = props;
	const domDataId = useMenuId(eventKey);
	const { prefixCls, mode, openKeys, disabled: contextDisabled, overflowDisabled, activeKey, selectedKeys, itemIcon: contextItemIcon, expandIcon: contextExpandIcon, onItemClick, onOpenChange, onActive, popupRender: contextPopupRender } = import_react.useContext(MenuContext$1);
	const { _internalRenderSubMenuItem } = import_react.useContext(PrivateContext);
	const { isSubPathKey } = import_react.useContext(PathUserContext);
	const connectedPath = useFullPath();
	const subMenuPrefixCls = `${prefixCls}-submenu`;
	const mergedDisabled = contextDisabled || disabled;
	const elementRef = import_react.useRef(null);
	const popupRef = import_react.useRef(null);
	const mergedItemIcon = itemIcon ?? contextItemIcon;
	const mergedExpandIcon = expandIcon ?? contextExpandIcon;
	const originOpen = openKeys.includes(eventKey);
	const open = !overflowDisabled && originOpen;
	const childrenSelected = isSubPathKey(selectedKeys, eventKey);
	const { active, ...activeProps } = useActive(eventKey, mergedDisabled, onTitleMouseEnter, onTitleMouseLeave);
	const [childrenActive, setChildrenActive] = import_react.useState(false);
	const triggerChildrenActive = (newActive) => {
		if (!mergedDisabled) setChildrenActive(newActive);
	};
	const onInternalMouseEnter = (domEvent) => {
		triggerChildrenActive(true);
		onMouseEnter?.({
			key: eventKey,
			domEvent
		});
	};
	const onInternalMouseLeave = (domEvent) => {
		triggerChildrenActive(false);
		onMouseLeave?.({
			key: eventKey,
			domEvent
		});
	};
	const mergedActive = import_react.useMemo(() => {
		if (active) return active;
		if (mode !== "inline") return childrenActive || isSubPathKey([activeKey], eventKey);
		return false;
	}, [
		mode,
		active,
		activeKey,
		childrenActive,
		eventKey,
		isSubPathKey
	]);
	const directionStyle = useDirectionStyle(connectedPath.length);
	const onInternalTitleClick = (e) => {
		if (mergedDisabled) return;
		onTitleClick?.({
			key: eventKey,
			domEvent: e
		});
		if (mode === "inline") onOpenChange(eventKey, !originOpen);
	};
	const onMergedItemClick = useMemoCallback((info) => {
		onClick?.(warnItemProp(info));
		onItemClick(info);
	});
	const onPopupVisibleChange = (newVisible) => {
		if (mode !== "inline") onOpenChange(eventKey, newVisible);
	};
	/**
	* Used for accessibility. Helper will focus element without key board.
	* We should manually trigger an active
	*/
	const onInternalFocus = () => {
		onActive(eventKey);
	};
	const popupId = domDataId && `${domDataId}-popup`;
	const expandIconNode = import_react.useMemo(() => /*#__PURE__*/ import_react.createElement(Icon, {
		icon: mode !== "horizontal" ? mergedExpandIcon : void 0,
		props: {
			...props,
			isOpen: open,
			isSubMenu: true
		}
	}, /*#__PURE__*/ import_react.createElement("i", { className: `${subMenuPrefixCls}-arrow` })), [
		mode,
		mergedExpandIcon,
		props,
		open,
		subMenuPrefixCls
	]);
	let titleNode = /*#__PURE__*/ import_react.createElement("div", _extends$15({
		role: "menuitem",
		style: directionStyle,
		className: `${subMenuPrefixCls}-title`,
		tabIndex: mergedDisabled ? null : -1,
		ref: elementRef,
		title: itemTitle ?? (typeof title === "string" ? title : null),
		"data-menu-id": overflowDisabled && domDataId ? null : domDataId,
		"aria-expanded": open,
		"aria-haspopup": true,
		"aria-controls": popupId,
		"aria-disabled": mergedDisabled,
		onClick: onInternalTitleClick,
		onFocus: onInternalFocus
	}, activeProps), title, expandIconNode);
	const triggerModeRef = import_react.useRef(mode);
	if (mode !== "inline" && connectedPath.length > 1) triggerModeRef.current = "vertical";
	else triggerModeRef.current = mode;
	const popupContentTriggerMode = triggerModeRef.current;
	const renderPopupContent = import_react.useMemo(() => {
		const originNode = /*#__PURE__*/ import_react.createElement(InheritableContextProvider, {
			classNames: menuClassNames,
			styles,
			mode: popupContentTriggerMode === "horizontal" ? "vertical" : popupContentTriggerMode
		}, /*#__PURE__*/ import_react.createElement(SubMenuList, {
			id: popupId,
			ref: popupRef
		}, children));
		const mergedPopupRender = propsPopupRender || contextPopupRender;
		if (mergedPopupRender) return mergedPopupRender(originNode, {
			item: props,
			keys: connectedPath
		});
		return originNode;
	}, [
		propsPopupRender,
		contextPopupRender,
		connectedPath,
		popupId,
		children,
		props,
		popupContentTriggerMode
	]);
	if (!overflowDisabled) {
		const triggerMode = triggerModeRef.current;
		titleNode = /*#__PURE__*/ import_react.createElement(PopupTrigger, {
			mode: triggerMode,
			prefixCls: subMenuPrefixCls,
			visible: !internalPopupClose && open && mode !== "inline",
			popupClassName,
			popupOffset,
			popupStyle,
			popup: renderPopupContent,
			disabled: mergedDisabled,
			onVisibleChange: onPopupVisibleChange
		}, titleNode);
	}
	let listNode = /*#__PURE__*/ import_react.createElement(es_default$3.Item, _extends$15({
		ref,
		role: "none"
	}, restProps, {
		component: "li",
		style,
		className: clsx(subMenuPrefixCls, `${subMenuPrefixCls}-${mode}`, className, {
			[`${subMenuPrefixCls}-open`]: open,
			[`${subMenuPrefixCls}-active`]: mergedActive,
			[`${subMenuPrefixCls}-selected`]: childrenSelected,
			[`${subMenuPrefixCls}-disabled`]: mergedDisabled
		}),
		onMouseEnter: onInternalMouseEnter,
		onMouseLeave: onInternalMouseLeave
	}), titleNode, !overflowDisabled && /*#__PURE__*/ import_react.createElement(InlineSubMenuList, {
		id: popupId,
		open,
		keyPath: connectedPath
	}, children));
	if (_internalRenderSubMenuItem) listNode = _internalRenderSubMenuItem(listNode, props, {
		selected: childrenSelected,
		active: mergedActive,
		open,
		disabled: mergedDisabled
	});
	return /*#__PURE__*/ import_react.createElement(InheritableContextProvider, {
		classNames: menuClassNames,
		styles,
		onItemClick: onMergedItemClick,
		mode: mode === "horizontal" ? "vertical" : mode,
		itemIcon: mergedItemIcon,
		expandIcon: mergedExpandIcon
	}, listNode);
});
var SubMenu$1 = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { eventKey, children } = props;
	const connectedKeyPath = useFullPath(eventKey);
	const childList = parseChildren(children, connectedKeyPath);
	const measure = useMeasure();
	import_react.useEffect(() => {
		if (measure) {
			measure.registerPath(eventKey, connectedKeyPath);
			return () => {
				measure.unregisterPath(eventKey, connectedKeyPath);
			};
		}
	}, [connectedKeyPath]);
	let renderNode;
	if (measure) renderNode = childList;
	else renderNode = /*#__PURE__*/ import_react.createElement(InternalSubMenu, _extends$15({ ref }, props), childList);
	return /*#__PURE__*/ import_react.createElement(PathTrackerContext.Provider, { value: connectedKeyPath }, renderNode);
});
// tests/bench/components/node_modules/@rc-component/menu/es/Divider.js
function Divider({ className, style }) {
	const { prefixCls } = import_react.useContext(MenuContext$1);
	if (useMeasure()) return null;
	return /*#__PURE__*/ import_react.createElement("li", {
		role: "separator",
		className: clsx(`${prefixCls}-item-divider`, className),
		style
	});
}
// tests/bench/components/node_modules/@rc-component/menu/es/MenuItemGroup.js
function _extends$14() {
	_extends$14 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$14.apply(this, arguments);
}
var InternalMenuItemGroup = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { className, title, eventKey, children, ...restProps } = props;
	const { prefixCls, classNames: menuClassNames, styles } = import_react.useContext(MenuContext$1);
	const groupPrefixCls = `${prefixCls}-item-group`;
	return /*#__PURE__*/ import_react.createElement("li", _extends$14({
		ref,
		role: "presentation"
	}, restProps, {
		onClick: (e) => e.stopPropagation(),
		className: clsx(groupPrefixCls, className)
	}), /*#__PURE__*/ import_react.createElement("div", {
		role: "presentation",
		className: clsx(`${groupPrefixCls}-title`, menuClassNames?.listTitle),
		style: styles?.listTitle,
		title: typeof title === "string" ? title : void 0
	}, title), /*#__PURE__*/ import_react.createElement("ul", {
		role: "group",
		className: clsx(`${groupPrefixCls}-list`, menuClassNames?.list),
		style: styles?.list
	}, children));
});
var MenuItemGroup = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { eventKey, children } = props;
	const childList = parseChildren(children, useFullPath(eventKey));
	if (useMeasure()) return childList;
	return /*#__PURE__*/ import_react.createElement(InternalMenuItemGroup, _extends$14({ ref }, omit(props, ["warnKey"])), childList);
});
// tests/bench/components/node_modules/@rc-component/menu/es/utils/nodeUtil.js
function _extends$13() {
	_extends$13 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$13.apply(this, arguments);
}
function convertItemsToNodes(list, components, prefixCls) {
	const { item: MergedMenuItem, group: MergedMenuItemGroup, submenu: MergedSubMenu, divider: MergedDivider } = components;
	return (list || []).map((opt, index) => {
		if (opt && typeof opt === "object") {
			const { label, children, key, type, extra, ...restProps } = opt;
			const mergedKey = key ?? `tmp-${index}`;
			if (children || type === "group") {
				if (type === "group") return /*#__PURE__*/ import_react.createElement(MergedMenuItemGroup, _extends$13({ key: mergedKey }, restProps, { title: label }), convertItemsToNodes(children, components, prefixCls));
				const { title: itemTitle, ...subMenuRestProps } = restProps;
				return /*#__PURE__*/ import_react.createElement(MergedSubMenu, _extends$13({ key: mergedKey }, subMenuRestProps, {
					title: label,
					itemTitle: typeof itemTitle === "string" ? itemTitle : void 0
				}), convertItemsToNodes(children, components, prefixCls));
			}
			if (type === "divider") return /*#__PURE__*/ import_react.createElement(MergedDivider, _extends$13({ key: mergedKey }, restProps));
			const hasExtra = !!extra || extra === 0;
			return /*#__PURE__*/ import_react.createElement(MergedMenuItem, _extends$13({ key: mergedKey }, restProps, {
				extra,
				itemData: {
					...opt,
					key: mergedKey
				}
			}), hasExtra ? /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, /*#__PURE__*/ import_react.createElement("span", { className: `${prefixCls}-item-label` }, label), /*#__PURE__*/ import_react.createElement("span", { className: `${prefixCls}-item-extra` }, extra)) : label);
		}
		return null;
	}).filter((opt) => opt);
}
function parseItems(children, items, keyPath, components, prefixCls) {
	let childNodes = children;
	const mergedComponents = {
		divider: Divider,
		item: MenuItem_default,
		group: MenuItemGroup,
		submenu: SubMenu$1,
		...components
	};
	if (items) childNodes = convertItemsToNodes(items, mergedComponents, prefixCls);
	return parseChildren(childNodes, keyPath);
}
// tests/bench/components/node_modules/@rc-component/menu/es/Menu.js
function _extends$12() {
	_extends$12 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$12.apply(this, arguments);
}
/**
* Menu modify after refactor:
* ## Add
* - disabled
*
* ## Remove
* - openTransitionName
* - openAnimation
* - onDestroy
* - siderCollapsed: Seems antd do not use this prop (Need test in antd)
* - collapsedWidth: Seems this logic should be handle by antd Layout.Sider
*/
var EMPTY_LIST = [];
// tests/bench/components/node_modules/@rc-component/menu/es/index.js
var ExportMenu = /* @__PURE__ */ import_react.forwardRef((props, ref) => {
	const { prefixCls = "rc-menu", rootClassName, style, className, styles, classNames: menuClassNames, tabIndex = 0, items, children, direction, id, mode = "vertical", inlineCollapsed, disabled, disabledOverflow, subMenuOpenDelay = .1, subMenuCloseDelay = .1, forceSubMenuRender, defaultOpenKeys, openKeys, activeKey, defaultActiveFirst, selectable = true, multiple = false, defaultSelectedKeys, selectedKeys, onSelect, onDeselect, inlineIndent = 24, motion, defaultMotions, triggerSubMenuAction = "hover", builtinPlacements, itemIcon, expandIcon, overflowedIndicator = "...", overflowedIndicatorPopupClassName, getPopupContainer, onClick, onOpenChange, onKeyDown, openAnimation, openTransitionName, _internalRenderMenuItem, _internalRenderSubMenuItem, _internalComponents, popupRender, ...restProps } = props;
	const [childList, measureChildList] = import_react.useMemo(() => [parseItems(children, items, EMPTY_LIST, _internalComponents, prefixCls), parseItems(children, items, EMPTY_LIST, {}, prefixCls)], [
		children,
		items,
		_internalComponents
	]);
	const [mounted, setMounted] = import_react.useState(false);
	const containerRef = import_react.useRef(null);
	const mergedId = useId_default();
	const uuid = id ?? `rc-menu-uuid-${mergedId}`;
	const isRtl = direction === "rtl";
	const [innerOpenKeys, setMergedOpenKeys] = useControlledState(defaultOpenKeys, openKeys);
	const mergedOpenKeys = innerOpenKeys || EMPTY_LIST;
	const triggerOpenKeys = (keys, forceFlush = false) => {
		function doUpdate() {
			setMergedOpenKeys(keys);
			onOpenChange?.(keys);
		}
		if (forceFlush) (0, import_react_dom.flushSync)(doUpdate);
		else doUpdate();
	};
	const [inlineCacheOpenKeys, setInlineCacheOpenKeys] = import_react.useState(mergedOpenKeys);
	const mountRef = import_react.useRef(false);
	const [mergedMode, mergedInlineCollapsed] = import_react.useMemo(() => {
		if ((mode === "inline" || mode === "vertical") && inlineCollapsed) return ["vertical", inlineCollapsed];
		return [mode, false];
	}, [mode, inlineCollapsed]);
	const isInlineMode = mergedMode === "inline";
	const [internalMode, setInternalMode] = import_react.useState(mergedMode);
	const [internalInlineCollapsed, setInternalInlineCollapsed] = import_react.useState(mergedInlineCollapsed);
	import_react.useEffect(() => {
		setInternalMode(mergedMode);
		setInternalInlineCollapsed(mergedInlineCollapsed);
		if (!mountRef.current) return;
		if (isInlineMode) setMergedOpenKeys(inlineCacheOpenKeys);
		else triggerOpenKeys(EMPTY_LIST);
	}, [mergedMode, mergedInlineCollapsed]);
	const [lastVisibleIndex, setLastVisibleIndex] = import_react.useState(0);
	const allVisible = lastVisibleIndex >= childList.length - 1 || internalMode !== "horizontal" || disabledOverflow;
	import_react.useEffect(() => {
		if (isInlineMode) setInlineCacheOpenKeys(mergedOpenKeys);
	}, [mergedOpenKeys]);
	import_react.useEffect(() => {
		mountRef.current = true;
		return () => {
			mountRef.current = false;
		};
	}, []);
	const { registerPath, unregisterPath, refreshOverflowKeys, isSubPathKey, getKeyPath, getKeys, getSubPathKeys } = useKeyRecords();
	const registerPathContext = import_react.useMemo(() => ({
		registerPath,
		unregisterPath
	}), [registerPath, unregisterPath]);
	const pathUserContext = import_react.useMemo(() => ({ isSubPathKey }), [isSubPathKey]);
	import_react.useEffect(() => {
		refreshOverflowKeys(allVisible ? EMPTY_LIST : childList.slice(lastVisibleIndex + 1).map((child) => child.key));
	}, [lastVisibleIndex, allVisible]);
	const [mergedActiveKey, setMergedActiveKey] = useControlledState(activeKey || defaultActiveFirst && childList[0]?.key, activeKey);
	const onActive = useMemoCallback((key) => {
		setMergedActiveKey(key);
	});
	const onInactive = useMemoCallback(() => {
		setMergedActiveKey(void 0);
	});
	(0, import_react.useImperativeHandle)(ref, () => {
		return {
			list: containerRef.current,
			focus: (options) => {
				const keys = getKeys();
				const { elements, key2element, element2key } = refreshElements(keys, uuid);
				const focusableElements = getFocusableElements(containerRef.current, elements);
				let shouldFocusKey;
				if (mergedActiveKey && keys.includes(mergedActiveKey)) shouldFocusKey = mergedActiveKey;
				else shouldFocusKey = focusableElements[0] ? element2key.get(focusableElements[0]) : childList.find((node) => !node.props.disabled)?.key;
				const elementToFocus = key2element.get(shouldFocusKey);
				if (shouldFocusKey && elementToFocus) elementToFocus?.focus?.(options);
			},
			findItem: ({ key: itemKey }) => {
				const { key2element } = refreshElements(getKeys(), uuid);
				return key2element.get(itemKey) || null;
			}
		};
	});
	const [internalSelectKeys, setMergedSelectKeys] = useControlledState(defaultSelectedKeys || [], selectedKeys);
	const mergedSelectKeys = import_react.useMemo(() => {
		if (Array.isArray(internalSelectKeys)) return internalSelectKeys;
		if (internalSelectKeys === null || internalSelectKeys === void 0) return EMPTY_LIST;
		return [internalSelectKeys];
	}, [internalSelectKeys]);
	const triggerSelection = (info) => {
		if (selectable) {
			const { key: targetKey } = info;
			const exist = mergedSelectKeys.includes(targetKey);
			let newSelectKeys;
			if (multiple) {
				if (exist) newSelectKeys = mergedSelectKeys.filter((key) => key !== targetKey);
				else newSelectKeys = [...mergedSelectKeys, targetKey];
			} else newSelectKeys = [targetKey];
			setMergedSelectKeys(newSelectKeys);
			const selectInfo = {
				...info,
				selectedKeys: newSelectKeys
			};
			if (exist) onDeselect?.(selectInfo);
			else onSelect?.(selectInfo);
		}
		if (!multiple && mergedOpenKeys.length && internalMode !== "inline") triggerOpenKeys(EMPTY_LIST);
	};
	/**
	* Click for item. SubMenu do not have selection status
	*/
	const onInternalClick = useMemoCallback((info) => {
		onClick?.(warnItemProp(info));
		triggerSelection(info);
	});
	const onInternalOpenChange = useMemoCallback((key, open) => {
		let newOpenKeys = mergedOpenKeys.filter((k) => k !== key);
		if (open) newOpenKeys.push(key);
		else if (internalMode !== "inline") {
			const subPathKeys = getSubPathKeys(key);
			newOpenKeys = newOpenKeys.filter((k) => !subPathKeys.has(k));
		}
		if (!isEqual(mergedOpenKeys, newOpenKeys, true)) triggerOpenKeys(newOpenKeys, true);
	});
	const triggerAccessibilityOpen = (key, open) => {
		const nextOpen = open ?? !mergedOpenKeys.includes(key);
		onInternalOpenChange(key, nextOpen);
	};
	const onInternalKeyDown = useAccessibility(internalMode, mergedActiveKey, isRtl, uuid, containerRef, getKeys, getKeyPath, setMergedActiveKey, triggerAccessibilityOpen, onKeyDown);
	import_react.useEffect(() => {
		setMounted(true);
	}, []);
	const privateContext = import_react.useMemo(() => ({
		_internalRenderMenuItem,
		_internalRenderSubMenuItem
	}), [_internalRenderMenuItem, _internalRenderSubMenuItem]);
	const wrappedChildList = internalMode !== "horizontal" || disabledOverflow ? childList : childList.map((child, index) => /*#__PURE__*/ import_react.createElement(InheritableContextProvider, {
		key: child.key,
		overflowDisabled: index > lastVisibleIndex,
		classNames: menuClassNames,
		styles
	}, child));
	const container = /*#__PURE__*/ import_react.createElement(es_default$3, _extends$12({
		id,
		ref: containerRef,
		prefixCls: `${prefixCls}-overflow`,
		component: "ul",
		itemComponent: MenuItem_default,
		className: clsx(prefixCls, `${prefixCls}-root`, `${prefixCls}-${internalMode}`, className, {
			[`${prefixCls}-inline-collapsed`]: internalInlineCollapsed,
			[`${prefixCls}-rtl`]: isRtl
		}, rootClassName),
		dir: direction,
		style,
		role: "menu",
		tabIndex,
		data: wrappedChildList,
		renderRawItem: (node) => node,
		renderRawRest: (omitItems) => {
			const len = omitItems.length;
			const originOmitItems = len ? childList.slice(-len) : null;
			return /*#__PURE__*/ import_react.createElement(SubMenu$1, {
				eventKey: OVERFLOW_KEY,
				title: overflowedIndicator,
				disabled: allVisible,
				internalPopupClose: len === 0,
				popupClassName: overflowedIndicatorPopupClassName
			}, originOmitItems);
		},
		maxCount: internalMode !== "horizontal" || disabledOverflow ? es_default$3.INVALIDATE : es_default$3.RESPONSIVE,
		ssr: "full",
		"data-menu-list": true,
		onVisibleChange: (newLastIndex) => {
			setLastVisibleIndex(newLastIndex);
		},
		onKeyDown: onInternalKeyDown
	}, restProps));
	return /*#__PURE__*/ import_react.createElement(PrivateContext.Provider, { value: privateContext }, /*#__PURE__*/ import_react.createElement(IdContext.Provider, { value: uuid }, /*#__PURE__*/ import_react.createElement(InheritableContextProvider, {
		prefixCls,
		rootClassName,
		classNames: menuClassNames,
		styles,
		mode: internalMode,
		openKeys: mergedOpenKeys,
		rtl: isRtl,
		disabled,
		motion: mounted ? motion : null,
		defaultMotions: mounted ? defaultMotions : null,
		activeKey: mergedActiveKey,
		onActive,
		onInactive,
		selectedKeys: mergedSelectKeys,
		inlineIndent,
		subMenuOpenDelay,
		subMenuCloseDelay,
		forceSubMenuRender,
		builtinPlacements,
		triggerSubMenuAction,
		getPopupContainer,
		itemIcon,
		expandIcon,
		onItemClick: onInternalClick,
		onOpenChange: onInternalOpenChange,
		popupRender
	}, /*#__PURE__*/ import_react.createElement(PathUserContext.Provider, { value: pathUserContext }, container), /*#__PURE__*/ import_react.createElement("div", {
		style: { display: "none" },
		"aria-hidden": true
	}, /*#__PURE__*/ import_react.createElement(PathRegisterContext.Provider, { value: registerPathContext }, measureChildList)))));
});
ExportMenu.Item = MenuItem_default;
ExportMenu.SubMenu = SubMenu$1;
ExportMenu.ItemGroup = MenuItemGroup;
ExportMenu.Divider = Divider;
// tests/bench/components/node_modules/antd/es/layout/Sider.js
var SiderContext = /*#__PURE__*/ import_react.createContext({});
// tests/bench/components/node_modules/@ant-design/icons-svg/es/asn/EllipsisOutlined.js
var EllipsisOutlined$1 = {
	"icon": {
		"tag": "svg",
		"attrs": {
			"viewBox": "64 64 896 896",
			"focusable": "false"
		},
		"children": [{
			"tag": "path",
			"attrs": { "d": "M176 511a56 56 0 10112 0 56 56 0 10-112 0zm280 0a56 56 0 10112 0 56 56 0 10-112 0zm280 0a56 56 0 10112 0 56 56 0 10-112 0z" }
		}]
	},
	"name": "ellipsis",
	"theme": "outlined"
};
// tests/bench/components/node_modules/@ant-design/icons/es/icons/EllipsisOutlined.js
function _extends$11() {
	_extends$11 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$11.apply(this, arguments);
}
var EllipsisOutlined = (props, ref) => /*#__PURE__*/ import_react.createElement(Icon$1, _extends$11({}, props, {
	ref,
	icon: EllipsisOutlined$1
}));
/**![ellipsis](data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iNTAiIGhlaWdodD0iNTAiIGZpbGw9IiNjYWNhY2EiIHZpZXdCb3g9IjY0IDY0IDg5NiA4OTYiIGZvY3VzYWJsZT0iZmFsc2UiIHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2ZyI+PHBhdGggZD0iTTE3NiA1MTFhNTYgNTYgMCAxMDExMiAwIDU2IDU2IDAgMTAtMTEyIDB6bTI4MCAwYTU2IDU2IDAgMTAxMTIgMCA1NiA1NiAwIDEwLTExMiAwem0yODAgMGE1NiA1NiAwIDEwMTEyIDAgNTYgNTYgMCAxMC0xMTIgMHoiIC8+PC9zdmc+) */
var RefIcon$4 = /*#__PURE__*/ import_react.forwardRef(EllipsisOutlined);
// tests/bench/components/node_modules/antd/es/menu/MenuContext.js
var MenuContext = /*#__PURE__*/ (0, import_react.createContext)({
	prefixCls: "",
	firstLevel: true,
	inlineCollapsed: false,
	styles: null,
	classNames: null
});
// tests/bench/components/node_modules/antd/es/menu/MenuDivider.js
var MenuDivider = (props) => {
	const { prefixCls: customizePrefixCls, className, dashed, ...restProps } = props;
	const { getPrefixCls } = import_react.useContext(ConfigContext);
	const prefixCls = getPrefixCls("menu", customizePrefixCls);
	const classString = clsx({ [`${prefixCls}-item-divider-dashed`]: !!dashed }, className);
	return /*#__PURE__*/ import_react.createElement(Divider, {
		className: classString,
		...restProps
	});
};
// tests/bench/components/node_modules/antd/es/menu/MenuItem.js
var MenuItem = (props) => {
	const { className, children, icon, title, danger, extra } = props;
	const { prefixCls, firstLevel, direction, disableMenuItemTitleTooltip, tooltip, inlineCollapsed: isInlineCollapsed, styles, classNames } = import_react.useContext(MenuContext);
	const { siderCollapsed } = import_react.useContext(SiderContext);
	const mergedCollapsed = !!(siderCollapsed || isInlineCollapsed);
	const [tooltipOpen, setTooltipOpen] = import_react.useState(false);
	import_react.useEffect(() => {
		setTooltipOpen(false);
	}, [mergedCollapsed]);
	const renderItemChildren = (inlineCollapsed) => {
		const label = children?.[0];
		const wrapNode = /*#__PURE__*/ import_react.createElement("span", {
			className: clsx(`${prefixCls}-title-content`, firstLevel ? classNames?.itemContent : classNames?.subMenu?.itemContent, { [`${prefixCls}-title-content-with-extra`]: !!extra || extra === 0 }),
			style: firstLevel ? styles?.itemContent : styles?.subMenu?.itemContent
		}, children);
		if (!icon || /*#__PURE__*/ import_react.isValidElement(children) && children.type === "span") {
			if (children && inlineCollapsed && firstLevel && typeof label === "string") return /*#__PURE__*/ import_react.createElement("div", { className: `${prefixCls}-inline-collapsed-noicon` }, label.charAt(0));
		}
		return wrapNode;
	};
	let tooltipTitle = title;
	if (typeof title === "undefined") tooltipTitle = firstLevel ? children : "";
	else if (title === false) tooltipTitle = "";
	const tooltipConfig = tooltip === false ? void 0 : tooltip;
	const mergedTooltipTitle = tooltipConfig && tooltipConfig.title !== void 0 ? tooltipConfig.title : tooltipTitle;
	const tooltipProps = {
		...tooltipConfig ?? null,
		title: mergedTooltipTitle
	};
	if (!mergedCollapsed) {
		tooltipProps.title = null;
		tooltipProps.open = false;
	} else {
		tooltipProps.open = tooltipConfig?.open ?? tooltipOpen;
		tooltipProps.onOpenChange = (open) => {
			setTooltipOpen(open);
			tooltipConfig?.onOpenChange?.(open);
		};
	}
	const childrenLength = toArray$2(children).length;
	let returnNode = /*#__PURE__*/ import_react.createElement(MenuItem_default, {
		...omit(props, [
			"title",
			"icon",
			"danger"
		]),
		className: clsx(firstLevel ? classNames?.item : classNames?.subMenu?.item, {
			[`${prefixCls}-item-danger`]: danger,
			[`${prefixCls}-item-only-child`]: (icon ? childrenLength + 1 : childrenLength) === 1
		}, className),
		style: {
			...firstLevel ? styles?.item : styles?.subMenu?.item,
			...props.style
		},
		title: typeof title === "string" ? title : void 0,
		itemData: props?.itemData ?? {
			...props,
			key: props.eventKey
		}
	}, cloneElement$1(icon, (oriProps) => ({
		className: clsx(`${prefixCls}-item-icon`, firstLevel ? classNames?.itemIcon : classNames?.subMenu?.itemIcon, oriProps.className),
		style: {
			...firstLevel ? styles?.itemIcon : styles?.subMenu?.itemIcon,
			...oriProps.style
		}
	})), renderItemChildren(isInlineCollapsed));
	if (!disableMenuItemTitleTooltip && tooltip !== false) {
		const mergedTooltipPlacement = tooltipConfig && tooltipConfig.placement ? tooltipConfig.placement : direction === "rtl" ? "left" : "right";
		const baseTooltipClassName = `${prefixCls}-inline-collapsed-tooltip`;
		const mergeTooltipRootClassName = (classNames) => ({
			...classNames,
			root: clsx(baseTooltipClassName, classNames?.root)
		});
		const mergedTooltipClassNames = isFunction(tooltipConfig?.classNames) ? (info) => {
			const resolvedClassNames = tooltipConfig.classNames(info);
			return mergeTooltipRootClassName(resolvedClassNames);
		} : mergeTooltipRootClassName(tooltipConfig?.classNames);
		returnNode = /*#__PURE__*/ import_react.createElement(Tooltip, {
			...tooltipProps,
			placement: mergedTooltipPlacement,
			classNames: mergedTooltipClassNames
		}, returnNode);
	}
	return returnNode;
};
// tests/bench/components/node_modules/antd/es/menu/OverrideContext.js
var OverrideContext = /*#__PURE__*/ import_react.createContext(null);
/** @internal Only used for Dropdown component. Do not use this in your production. */
var OverrideProvider = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { children, ...restProps } = props;
	const override = import_react.useContext(OverrideContext);
	const context = import_react.useMemo(() => ({
		...override,
		...restProps
	}), [
		override,
		restProps.prefixCls,
		restProps.mode,
		restProps.selectable,
		restProps.rootClassName
	]);
	const canRef = supportNodeRef(children);
	const mergedRef = useComposeRef(ref, canRef ? getNodeRef(children) : null);
	return /*#__PURE__*/ import_react.createElement(OverrideContext.Provider, { value: context }, /*#__PURE__*/ import_react.createElement(ContextIsolator, { space: true }, canRef ? /*#__PURE__*/ import_react.cloneElement(children, { ref: mergedRef }) : children));
});
// tests/bench/components/node_modules/antd/es/menu/style/horizontal.js
var getHorizontalStyle = (token) => {
	const { componentCls, motionDurationSlow, horizontalLineHeight, colorSplit, lineWidth, lineType, itemPaddingInline } = token;
	return { [`${componentCls}-horizontal`]: {
		lineHeight: horizontalLineHeight,
		border: 0,
		borderBottom: `${unit$1(lineWidth)} ${lineType} ${colorSplit}`,
		boxShadow: "none",
		"&::after": {
			display: "block",
			clear: "both",
			height: 0,
			content: "\"\\20\""
		},
		[`${componentCls}-item, ${componentCls}-submenu`]: {
			position: "relative",
			display: "inline-block",
			verticalAlign: "bottom",
			paddingInline: itemPaddingInline
		},
		[`> ${componentCls}-item:hover,
        > ${componentCls}-item-active,
        > ${componentCls}-submenu ${componentCls}-submenu-title:hover`]: { backgroundColor: "transparent" },
		[`${componentCls}-item, ${componentCls}-submenu-title`]: { transition: [`border-color`, `background-color`].map((prop) => `${prop} ${motionDurationSlow}`).join(",") },
		[`${componentCls}-submenu-arrow`]: { display: "none" }
	} };
};
// tests/bench/components/node_modules/antd/es/menu/style/rtl.js
var getRTLStyle = ({ componentCls, menuArrowOffset, calc }) => ({
	[`${componentCls}-rtl`]: { direction: "rtl" },
	[`${componentCls}-submenu-rtl`]: { transformOrigin: "100% 0" },
	[`${componentCls}-rtl${componentCls}-vertical,
    ${componentCls}-submenu-rtl ${componentCls}-vertical`]: { [`${componentCls}-submenu-arrow`]: {
		"&::before": { transform: `rotate(-45deg) translateY(${unit$1(calc(menuArrowOffset).mul(-1).equal())})` },
		"&::after": { transform: `rotate(45deg) translateY(${unit$1(menuArrowOffset)})` }
	} }
});
// tests/bench/components/node_modules/antd/es/menu/style/theme.js
var accessibilityFocus = (token) => genFocusOutline(token);
var getThemeStyle = (token, themeSuffix) => {
	const { componentCls, itemColor, itemSelectedColor, subMenuItemSelectedColor, groupTitleColor, itemBg, subMenuItemBg, itemSelectedBg, activeBarHeight, activeBarWidth, activeBarBorderWidth, motionDurationSlow, motionEaseInOut, motionEaseOut, itemPaddingInline, motionDurationMid, itemHoverColor, lineType, colorSplit, itemDisabledColor, dangerItemColor, dangerItemHoverColor, dangerItemSelectedColor, dangerItemActiveBg, dangerItemSelectedBg, popupBg, itemHoverBg, itemActiveBg, menuSubMenuBg, horizontalItemSelectedColor, horizontalItemSelectedBg, horizontalItemBorderRadius, horizontalItemHoverBg } = token;
	return { [`${componentCls}-${themeSuffix}, ${componentCls}-${themeSuffix} > ${componentCls}`]: {
		color: itemColor,
		background: itemBg,
		[`&${componentCls}-root:focus-visible`]: { ...accessibilityFocus(token) },
		[`${componentCls}-item`]: { "&-group-title, &-extra": { color: groupTitleColor } },
		[`${componentCls}-submenu-selected > ${componentCls}-submenu-title`]: { color: subMenuItemSelectedColor },
		[`${componentCls}-item, ${componentCls}-submenu-title`]: {
			color: itemColor,
			[`&:not(${componentCls}-item-disabled):focus-visible`]: { ...accessibilityFocus(token) }
		},
		[`${componentCls}-item-disabled, ${componentCls}-submenu-disabled`]: { color: `${itemDisabledColor} !important` },
		[`${componentCls}-item:not(${componentCls}-item-selected):not(${componentCls}-submenu-selected)`]: { [`&:hover, > ${componentCls}-submenu-title:hover`]: { color: itemHoverColor } },
		[`${componentCls}-submenu:not(${componentCls}-submenu-selected)`]: { [`> ${componentCls}-submenu-title:hover`]: { color: itemHoverColor } },
		[`&:not(${componentCls}-horizontal)`]: {
			[`${componentCls}-item:not(${componentCls}-item-selected)`]: {
				"&:hover": { backgroundColor: itemHoverBg },
				"&:active": { backgroundColor: itemActiveBg }
			},
			[`${componentCls}-submenu-title`]: {
				"&:hover": { backgroundColor: itemHoverBg },
				"&:active": { backgroundColor: itemActiveBg }
			}
		},
		[`${componentCls}-item-danger`]: {
			color: dangerItemColor,
			[`&${componentCls}-item:hover`]: { [`&:not(${componentCls}-item-selected):not(${componentCls}-submenu-selected)`]: { color: dangerItemHoverColor } },
			[`&${componentCls}-item:active`]: { background: dangerItemActiveBg }
		},
		[`${componentCls}-item a`]: { "&, &:hover": { color: "inherit" } },
		[`${componentCls}-item-selected`]: {
			color: itemSelectedColor,
			[`&${componentCls}-item-danger`]: { color: dangerItemSelectedColor },
			"a, a:hover": { color: "inherit" }
		},
		[`& ${componentCls}-item-selected`]: {
			backgroundColor: itemSelectedBg,
			[`&${componentCls}-item-danger`]: { backgroundColor: dangerItemSelectedBg }
		},
		[`&${componentCls}-submenu > ${componentCls}`]: { backgroundColor: menuSubMenuBg },
		[`&${componentCls}-popup > ${componentCls}`]: { backgroundColor: popupBg },
		[`&${componentCls}-submenu-popup > ${componentCls}`]: { backgroundColor: popupBg },
		[`&${componentCls}-horizontal`]: {
			...themeSuffix === "dark" ? { borderBottom: 0 } : {},
			[`> ${componentCls}-item, > ${componentCls}-submenu`]: {
				top: activeBarBorderWidth,
				marginTop: token.calc(activeBarBorderWidth).mul(-1).equal(),
				marginBottom: 0,
				borderRadius: horizontalItemBorderRadius,
				"&::after": {
					position: "absolute",
					insetInline: itemPaddingInline,
					bottom: 0,
					pointerEvents: "none",
					borderBottom: `${unit$1(activeBarHeight)} solid transparent`,
					transition: `border-color ${motionDurationSlow} ${motionEaseInOut}`,
					content: "\"\""
				},
				"&:hover, &-active, &-open": {
					background: horizontalItemHoverBg,
					"&::after": {
						borderBottomWidth: activeBarHeight,
						borderBottomColor: horizontalItemSelectedColor
					}
				},
				"&-selected": {
					color: horizontalItemSelectedColor,
					backgroundColor: horizontalItemSelectedBg,
					"&:hover": { backgroundColor: horizontalItemSelectedBg },
					"&::after": {
						borderBottomWidth: activeBarHeight,
						borderBottomColor: horizontalItemSelectedColor
					}
				}
			}
		},
		[`&${componentCls}-root`]: { [`&${componentCls}-inline, &${componentCls}-vertical`]: { borderInlineEnd: `${unit$1(activeBarBorderWidth)} ${lineType} ${colorSplit}` } },
		[`&${componentCls}-inline`]: {
			[`${componentCls}-sub${componentCls}-inline`]: { background: subMenuItemBg },
			[`${componentCls}-item`]: {
				position: "relative",
				"&::after": {
					position: "absolute",
					insetBlock: 0,
					insetInlineEnd: 0,
					borderInlineEnd: `${unit$1(activeBarWidth)} solid ${itemSelectedColor}`,
					transform: "scaleY(0.0001)",
					opacity: 0,
					transition: [`transform`, `opacity`].map((prop) => `${prop} ${motionDurationMid} ${motionEaseOut}`).join(","),
					content: "\"\""
				},
				[`&${componentCls}-item-danger`]: { "&::after": { borderInlineEndColor: dangerItemSelectedColor } }
			},
			[`${componentCls}-selected, ${componentCls}-item-selected`]: { "&::after": {
				transform: "scaleY(1)",
				opacity: 1,
				transition: [`transform`, `opacity`].map((prop) => `${prop} ${motionDurationMid} ${motionEaseInOut}`).join(",")
			} }
		}
	} };
};
// tests/bench/components/node_modules/antd/es/menu/style/vertical.js
var getVerticalInlineStyle = (token) => {
	const { componentCls, itemHeight, itemMarginInline, padding, menuArrowSize, marginXS, itemMarginBlock, itemWidth, itemPaddingInline } = token;
	const paddingWithArrow = token.calc(menuArrowSize).add(padding).add(marginXS).equal();
	return {
		[`${componentCls}-item`]: {
			position: "relative",
			overflow: "hidden"
		},
		[`${componentCls}-item, ${componentCls}-submenu-title`]: {
			height: itemHeight,
			lineHeight: unit$1(itemHeight),
			paddingInline: itemPaddingInline,
			overflow: "hidden",
			textOverflow: "ellipsis",
			marginInline: itemMarginInline,
			marginBlock: itemMarginBlock,
			width: itemWidth
		},
		[`> ${componentCls}-item,
            > ${componentCls}-submenu > ${componentCls}-submenu-title`]: {
			height: itemHeight,
			lineHeight: unit$1(itemHeight)
		},
		[`${componentCls}-item-group-list ${componentCls}-submenu-title,
            ${componentCls}-submenu-title`]: { paddingInlineEnd: paddingWithArrow }
	};
};
var getVerticalStyle = (token) => {
	const { componentCls, iconCls, itemHeight, colorTextLightSolid, dropdownWidth, controlHeightLG, padding, paddingXL, itemMarginInline, fontSizeLG, motionDurationSlow, paddingXS, boxShadowSecondary, collapsedWidth, collapsedIconSize } = token;
	const inlineItemStyle = {
		height: itemHeight,
		lineHeight: unit$1(itemHeight),
		listStylePosition: "inside",
		listStyleType: "disc"
	};
	return [
		{
			[componentCls]: { "&-inline, &-vertical": {
				[`&${componentCls}-root`]: { boxShadow: "none" },
				...getVerticalInlineStyle(token)
			} },
			[`${componentCls}-submenu-popup`]: { [`${componentCls}-vertical`]: {
				...getVerticalInlineStyle(token),
				boxShadow: boxShadowSecondary
			} }
		},
		{ [`${componentCls}-submenu-popup ${componentCls}-vertical${componentCls}-sub`]: {
			minWidth: dropdownWidth,
			maxHeight: `calc(100vh - ${unit$1(token.calc(controlHeightLG).mul(2.5).equal())})`,
			padding: "0",
			overflow: "hidden",
			borderInlineEnd: 0,
			"&:not([class*='-active'])": {
				overflowX: "hidden",
				overflowY: "auto"
			}
		} },
		{ [`${componentCls}-inline`]: {
			width: "100%",
			[`&${componentCls}-root`]: { [`${componentCls}-item, ${componentCls}-submenu-title`]: {
				display: "flex",
				alignItems: "center",
				transition: [`border-color ${motionDurationSlow}`, `background-color ${motionDurationSlow}`].join(","),
				[`> ${componentCls}-title-content`]: {
					flex: "auto",
					minWidth: 0,
					overflow: "hidden",
					textOverflow: "ellipsis"
				},
				"> *": { flex: "none" }
			} },
			[`${componentCls}-sub${componentCls}-inline`]: {
				padding: 0,
				border: 0,
				borderRadius: 0,
				boxShadow: "none",
				[`& > ${componentCls}-submenu > ${componentCls}-submenu-title`]: inlineItemStyle,
				[`& ${componentCls}-item-group-title`]: { paddingInlineStart: paddingXL }
			},
			[`${componentCls}-item`]: inlineItemStyle
		} },
		{ [`${componentCls}-inline-collapsed`]: {
			width: collapsedWidth,
			[`&${componentCls}-root`]: { [`${componentCls}-item, ${componentCls}-submenu ${componentCls}-submenu-title`]: {
				transition: [`border-color`, `background-color`].map((prop) => `${prop} ${motionDurationSlow}`).join(","),
				[`> ${componentCls}-inline-collapsed-noicon`]: {
					fontSize: fontSizeLG,
					textAlign: "center",
					width: "100%"
				}
			} },
			[`> ${componentCls}-item,
          > ${componentCls}-item-group > ${componentCls}-item-group-list > ${componentCls}-item,
          > ${componentCls}-item-group > ${componentCls}-item-group-list > ${componentCls}-submenu > ${componentCls}-submenu-title,
          > ${componentCls}-submenu > ${componentCls}-submenu-title`]: {
				display: "flex",
				alignItems: "center",
				justifyContent: "flex-start",
				insetInlineStart: 0,
				paddingInline: `calc(50% - ${unit$1(token.calc(collapsedIconSize).div(2).equal())} - ${unit$1(itemMarginInline)})`,
				textOverflow: "clip",
				[`
            ${componentCls}-submenu-arrow,
            ${componentCls}-submenu-expand-icon
          `]: { opacity: 0 },
				[`> ${componentCls}-title-content`]: {
					width: 0,
					opacity: 0,
					overflow: "hidden"
				},
				[`${componentCls}-item-icon, ${iconCls}`]: {
					margin: 0,
					fontSize: collapsedIconSize,
					lineHeight: unit$1(itemHeight),
					"+ span": {
						display: "inline-block",
						width: 0,
						opacity: 0,
						overflow: "hidden",
						marginInlineStart: 0
					}
				}
			},
			[`${componentCls}-item-icon, ${iconCls}`]: { display: "inline-block" },
			"&-tooltip": {
				pointerEvents: "none",
				[`${componentCls}-item-icon, ${iconCls}`]: { display: "none" },
				[`${componentCls}-item-extra`]: { paddingInlineStart: padding },
				"a, a:hover": { color: colorTextLightSolid }
			},
			[`${componentCls}-item-group-title`]: {
				...textEllipsis,
				paddingInline: paddingXS
			}
		} }
	];
};
// tests/bench/components/node_modules/antd/es/menu/style/index.js
var genMenuItemStyle = (token) => {
	const { componentCls, motionDurationSlow, motionDurationMid, motionEaseInOut, motionEaseOut, iconCls, iconSize, iconMarginInlineEnd } = token;
	return {
		[`${componentCls}-item, ${componentCls}-submenu-title`]: {
			position: "relative",
			display: "block",
			margin: 0,
			whiteSpace: "nowrap",
			cursor: "pointer",
			transition: [
				`border-color ${motionDurationSlow}`,
				`background-color ${motionDurationSlow}`,
				`padding calc(${motionDurationSlow} + 0.1s) ${motionEaseInOut}`
			].join(","),
			[`${componentCls}-item-icon, ${iconCls}`]: {
				minWidth: iconSize,
				fontSize: iconSize,
				transition: [
					`font-size ${motionDurationMid} ${motionEaseOut}`,
					`margin ${motionDurationSlow} ${motionEaseInOut}`,
					`color ${motionDurationSlow}`
				].join(","),
				"+ span": {
					marginInlineStart: iconMarginInlineEnd,
					opacity: 1,
					transition: [
						`opacity ${motionDurationSlow} ${motionEaseInOut}`,
						`margin ${motionDurationSlow}`,
						`color ${motionDurationSlow}`
					].join(",")
				}
			},
			[`${componentCls}-item-icon`]: { ...resetIcon() },
			[`&${componentCls}-item-only-child`]: { [`> ${iconCls}, > ${componentCls}-item-icon`]: { marginInlineEnd: 0 } }
		},
		[`${componentCls}-item-disabled, ${componentCls}-submenu-disabled`]: {
			background: "none !important",
			cursor: "not-allowed",
			"&::after": { borderColor: "transparent !important" },
			a: {
				color: "inherit !important",
				cursor: "not-allowed",
				pointerEvents: "none"
			},
			[`> ${componentCls}-submenu-title`]: {
				color: "inherit !important",
				cursor: "not-allowed"
			}
		}
	};
};
var genSubMenuArrowStyle = (token) => {
	const { componentCls, motionDurationSlow, motionEaseInOut, borderRadius, menuArrowSize, menuArrowOffset } = token;
	return { [`${componentCls}-submenu`]: {
		"&-expand-icon, &-arrow": {
			position: "absolute",
			top: "50%",
			insetInlineEnd: token.margin,
			width: menuArrowSize,
			color: "currentcolor",
			transform: "translateY(-50%)",
			transition: ["transform", "opacity"].map((prop) => `${prop} ${motionDurationSlow}`).join(",")
		},
		"&-arrow": {
			"&::before, &::after": {
				position: "absolute",
				width: token.calc(menuArrowSize).mul(.6).equal(),
				height: token.calc(menuArrowSize).mul(.15).equal(),
				backgroundColor: "currentcolor",
				borderRadius,
				transition: [
					`background-color`,
					`transform`,
					`top`,
					`color`
				].map((prop) => `${prop} ${motionDurationSlow} ${motionEaseInOut}`).join(","),
				content: "\"\""
			},
			"&::before": { transform: `rotate(45deg) translateY(${unit$1(token.calc(menuArrowOffset).mul(-1).equal())})` },
			"&::after": { transform: `rotate(-45deg) translateY(${unit$1(menuArrowOffset)})` }
		}
	} };
};
var getBaseStyle = (token) => {
	const { antCls, componentCls, fontSize, motionDurationSlow, motionDurationMid, motionEaseInOut, paddingXS, padding, colorSplit, lineWidth, zIndexPopup, borderRadiusLG, subMenuItemBorderRadius, menuArrowSize, menuArrowOffset, lineType, groupTitleLineHeight, groupTitleFontSize, iconSize, iconMarginInlineEnd } = token;
	const titleContentTypographyEllipsisSelector = [`> ${antCls}-typography-ellipsis-single-line`, `> ${componentCls}-item-label > ${antCls}-typography-ellipsis-single-line`].join(",");
	return [
		{
			"": { [componentCls]: {
				...clearFix(),
				"&-hidden": { display: "none" }
			} },
			[`${componentCls}-submenu-hidden`]: { display: "none" }
		},
		{ [componentCls]: {
			...resetComponent(token),
			...clearFix(),
			marginBottom: 0,
			paddingInlineStart: 0,
			fontSize,
			lineHeight: 0,
			listStyle: "none",
			outline: "none",
			transition: `width ${motionDurationSlow} cubic-bezier(0.2, 0, 0, 1) 0s`,
			"ul, ol": {
				margin: 0,
				padding: 0,
				listStyle: "none"
			},
			"&-overflow": {
				display: "flex",
				[`${componentCls}-item`]: { flex: "none" }
			},
			[`${componentCls}-item, ${componentCls}-submenu, ${componentCls}-submenu-title`]: { borderRadius: token.itemBorderRadius },
			[`${componentCls}-item-group-title`]: {
				padding: `${unit$1(paddingXS)} ${unit$1(padding)}`,
				fontSize: groupTitleFontSize,
				lineHeight: groupTitleLineHeight,
				transition: `all ${motionDurationSlow}`
			},
			[`&-horizontal ${componentCls}-submenu`]: { transition: [`border-color`, `background-color`].map((prop) => `${prop} ${motionDurationSlow} ${motionEaseInOut}`).join(",") },
			[`${componentCls}-submenu, ${componentCls}-submenu-inline`]: { transition: [
				`border-color ${motionDurationSlow}`,
				`background-color ${motionDurationSlow}`,
				`padding ${motionDurationMid}`
			].map((prop) => `${prop} ${motionEaseInOut}`).join(",") },
			[`${componentCls}-submenu ${componentCls}-sub`]: {
				cursor: "initial",
				transition: [`background-color`, `padding`].map((prop) => `${prop} ${motionDurationSlow} ${motionEaseInOut}`).join(",")
			},
			[`${componentCls}-title-content`]: {
				transition: `color ${motionDurationSlow}`,
				"&-with-extra": {
					display: "inline-flex",
					alignItems: "center",
					width: "100%",
					minWidth: 0
				},
				[`${componentCls}-item-label`]: {
					flex: "auto",
					minWidth: 0,
					...textEllipsis
				},
				[titleContentTypographyEllipsisSelector]: {
					display: "inline",
					verticalAlign: "unset"
				},
				[`${componentCls}-item-extra`]: {
					flex: "none",
					marginInlineStart: "auto",
					paddingInlineStart: token.padding
				}
			},
			[`${componentCls}-item-icon + ${componentCls}-title-content-with-extra`]: { width: `calc(100% - ${unit$1(token.calc(iconSize).add(iconMarginInlineEnd ?? 0).equal())})` },
			[`${componentCls}-item a`]: { "&::before": {
				position: "absolute",
				inset: 0,
				backgroundColor: "transparent",
				content: "\"\""
			} },
			[`${componentCls}-item-divider`]: {
				overflow: "hidden",
				lineHeight: 0,
				borderColor: colorSplit,
				borderStyle: lineType,
				borderWidth: 0,
				borderTopWidth: lineWidth,
				marginBlock: lineWidth,
				padding: 0,
				"&-dashed": { borderStyle: "dashed" }
			},
			...genMenuItemStyle(token),
			[`${componentCls}-item-group`]: { [`${componentCls}-item-group-list`]: {
				margin: 0,
				padding: 0,
				[`${componentCls}-item, ${componentCls}-submenu-title`]: { paddingInline: `${unit$1(token.calc(fontSize).mul(2).equal())} ${unit$1(padding)}` }
			} },
			"&-submenu": {
				"&-popup": {
					position: "absolute",
					zIndex: zIndexPopup,
					borderRadius: borderRadiusLG,
					boxShadow: "none",
					transformOrigin: "0 0",
					[`&${componentCls}-submenu`]: { background: "transparent" },
					"&::before": {
						position: "absolute",
						inset: 0,
						zIndex: -1,
						width: "100%",
						height: "100%",
						opacity: 0,
						content: "\"\""
					},
					[`> ${componentCls}`]: {
						borderRadius: borderRadiusLG,
						...genMenuItemStyle(token),
						...genSubMenuArrowStyle(token),
						[`${componentCls}-item, ${componentCls}-submenu > ${componentCls}-submenu-title`]: { borderRadius: subMenuItemBorderRadius },
						[`${componentCls}-submenu-title::after`]: { transition: `transform ${motionDurationSlow} ${motionEaseInOut}` }
					}
				},
				"&-placement-leftTop, &-placement-bottomRight": { transformOrigin: "100% 0" },
				"&-placement-leftBottom, &-placement-topRight": { transformOrigin: "100% 100%" },
				"&-placement-rightBottom, &-placement-topLeft": { transformOrigin: "0 100%" },
				"&-placement-bottomLeft, &-placement-rightTop": { transformOrigin: "0 0" },
				"&-placement-leftTop, &-placement-leftBottom": { paddingInlineEnd: token.paddingXS },
				"&-placement-rightTop, &-placement-rightBottom": { paddingInlineStart: token.paddingXS },
				"&-placement-topRight, &-placement-topLeft": { paddingBottom: token.paddingXS },
				"&-placement-bottomRight, &-placement-bottomLeft": { paddingTop: token.paddingXS }
			},
			...genSubMenuArrowStyle(token),
			[`&-inline-collapsed ${componentCls}-submenu-arrow,
        &-inline ${componentCls}-submenu-arrow`]: {
				"&::before": { transform: `rotate(-45deg) translateX(${unit$1(menuArrowOffset)})` },
				"&::after": { transform: `rotate(45deg) translateX(${unit$1(token.calc(menuArrowOffset).mul(-1).equal())})` }
			},
			[`${componentCls}-submenu-open${componentCls}-submenu-inline > ${componentCls}-submenu-title > ${componentCls}-submenu-arrow`]: {
				transform: `translateY(${unit$1(token.calc(menuArrowSize).mul(.2).mul(-1).equal())})`,
				"&::after": { transform: `rotate(-45deg) translateX(${unit$1(token.calc(menuArrowOffset).mul(-1).equal())})` },
				"&::before": { transform: `rotate(45deg) translateX(${unit$1(menuArrowOffset)})` }
			}
		} },
		{ [`${antCls}-layout-header`]: { [componentCls]: { lineHeight: "inherit" } } }
	];
};
var prepareComponentToken$4 = (token) => {
	const { colorPrimary, colorError, colorTextDisabled, colorErrorBg, colorText, colorTextDescription, colorBgContainer, colorFillAlter, colorFillContent, lineWidth, lineWidthBold, controlItemBgActive, colorBgTextHover, controlHeightLG, lineHeight, colorBgElevated, marginXXS, padding, fontSize, controlHeightSM, fontSizeLG, colorTextLightSolid, colorErrorHover } = token;
	const activeBarWidth = token.activeBarWidth ?? 0;
	const activeBarBorderWidth = token.activeBarBorderWidth ?? lineWidth;
	const itemMarginInline = token.itemMarginInline ?? token.marginXXS;
	const colorTextDark = new FastColor(colorTextLightSolid).setA(.65).toRgbString();
	return {
		dropdownWidth: 160,
		zIndexPopup: token.zIndexPopupBase + 50,
		radiusItem: token.borderRadiusLG,
		itemBorderRadius: token.borderRadiusLG,
		radiusSubMenuItem: token.borderRadiusSM,
		subMenuItemBorderRadius: token.borderRadiusSM,
		colorItemText: colorText,
		itemColor: colorText,
		colorItemTextHover: colorText,
		itemHoverColor: colorText,
		colorItemTextHoverHorizontal: colorPrimary,
		horizontalItemHoverColor: colorPrimary,
		colorGroupTitle: colorTextDescription,
		groupTitleColor: colorTextDescription,
		colorItemTextSelected: colorPrimary,
		itemSelectedColor: colorPrimary,
		subMenuItemSelectedColor: colorPrimary,
		colorItemTextSelectedHorizontal: colorPrimary,
		horizontalItemSelectedColor: colorPrimary,
		colorItemBg: colorBgContainer,
		itemBg: colorBgContainer,
		colorItemBgHover: colorBgTextHover,
		itemHoverBg: colorBgTextHover,
		colorItemBgActive: colorFillContent,
		itemActiveBg: controlItemBgActive,
		colorSubItemBg: colorFillAlter,
		subMenuItemBg: colorFillAlter,
		colorItemBgSelected: controlItemBgActive,
		itemSelectedBg: controlItemBgActive,
		colorItemBgSelectedHorizontal: "transparent",
		horizontalItemSelectedBg: "transparent",
		colorActiveBarWidth: 0,
		activeBarWidth,
		colorActiveBarHeight: lineWidthBold,
		activeBarHeight: lineWidthBold,
		colorActiveBarBorderSize: lineWidth,
		activeBarBorderWidth,
		colorItemTextDisabled: colorTextDisabled,
		itemDisabledColor: colorTextDisabled,
		colorDangerItemText: colorError,
		dangerItemColor: colorError,
		colorDangerItemTextHover: colorError,
		dangerItemHoverColor: colorError,
		colorDangerItemTextSelected: colorError,
		dangerItemSelectedColor: colorError,
		colorDangerItemBgActive: colorErrorBg,
		dangerItemActiveBg: colorErrorBg,
		colorDangerItemBgSelected: colorErrorBg,
		dangerItemSelectedBg: colorErrorBg,
		itemMarginInline,
		horizontalItemBorderRadius: 0,
		horizontalItemHoverBg: "transparent",
		itemHeight: controlHeightLG,
		groupTitleLineHeight: lineHeight,
		collapsedWidth: controlHeightLG * 2,
		popupBg: colorBgElevated,
		itemMarginBlock: marginXXS,
		itemPaddingInline: padding,
		horizontalLineHeight: `${controlHeightLG * 1.15}px`,
		iconSize: fontSize,
		iconMarginInlineEnd: controlHeightSM - fontSize,
		collapsedIconSize: fontSizeLG,
		groupTitleFontSize: fontSize,
		darkItemDisabledColor: new FastColor(colorTextLightSolid).setA(.25).toRgbString(),
		darkItemColor: colorTextDark,
		darkDangerItemColor: colorError,
		darkItemBg: "#001529",
		darkPopupBg: "#001529",
		darkSubMenuItemBg: "#000c17",
		darkItemSelectedColor: colorTextLightSolid,
		darkItemSelectedBg: colorPrimary,
		darkDangerItemSelectedBg: colorError,
		darkItemHoverBg: "transparent",
		darkGroupTitleColor: colorTextDark,
		darkItemHoverColor: colorTextLightSolid,
		darkDangerItemHoverColor: colorErrorHover,
		darkDangerItemSelectedColor: colorTextLightSolid,
		darkDangerItemActiveBg: colorError,
		itemWidth: activeBarWidth ? `calc(100% + ${activeBarBorderWidth}px)` : `calc(100% - ${itemMarginInline * 2}px)`
	};
};
var style_default$6 = (prefixCls, rootCls = prefixCls, injectStyle = true) => {
	return genStyleHooks("Menu", (token) => {
		const { colorBgElevated, controlHeightLG, fontSize, darkItemColor, darkDangerItemColor, darkItemBg, darkSubMenuItemBg, darkItemSelectedColor, darkItemSelectedBg, darkDangerItemSelectedBg, darkItemHoverBg, darkGroupTitleColor, darkItemHoverColor, darkItemDisabledColor, darkDangerItemHoverColor, darkDangerItemSelectedColor, darkDangerItemActiveBg, popupBg, darkPopupBg } = token;
		const menuArrowSize = token.calc(fontSize).div(7).mul(5).equal();
		const menuToken = merge(token, {
			menuArrowSize,
			menuHorizontalHeight: token.calc(controlHeightLG).mul(1.15).equal(),
			menuArrowOffset: token.calc(menuArrowSize).mul(.25).equal(),
			menuSubMenuBg: colorBgElevated,
			calc: token.calc,
			popupBg
		});
		const menuDarkToken = merge(menuToken, {
			itemColor: darkItemColor,
			itemHoverColor: darkItemHoverColor,
			groupTitleColor: darkGroupTitleColor,
			itemSelectedColor: darkItemSelectedColor,
			subMenuItemSelectedColor: darkItemSelectedColor,
			itemBg: darkItemBg,
			popupBg: darkPopupBg,
			subMenuItemBg: darkSubMenuItemBg,
			itemActiveBg: "transparent",
			itemSelectedBg: darkItemSelectedBg,
			activeBarHeight: 0,
			activeBarBorderWidth: 0,
			itemHoverBg: darkItemHoverBg,
			itemDisabledColor: darkItemDisabledColor,
			dangerItemColor: darkDangerItemColor,
			dangerItemHoverColor: darkDangerItemHoverColor,
			dangerItemSelectedColor: darkDangerItemSelectedColor,
			dangerItemActiveBg: darkDangerItemActiveBg,
			dangerItemSelectedBg: darkDangerItemSelectedBg,
			menuSubMenuBg: darkSubMenuItemBg,
			horizontalItemSelectedColor: darkItemSelectedColor,
			horizontalItemSelectedBg: darkItemSelectedBg
		});
		return [
			getBaseStyle(menuToken),
			getHorizontalStyle(menuToken),
			getVerticalStyle(menuToken),
			getThemeStyle(menuToken, "light"),
			getThemeStyle(menuDarkToken, "dark"),
			getRTLStyle(menuToken),
			genCollapseMotion(menuToken),
			initSlideMotion(menuToken, "slide-up"),
			initSlideMotion(menuToken, "slide-down"),
			initZoomMotion(menuToken, "zoom-big")
		];
	}, prepareComponentToken$4, {
		deprecatedTokens: [
			["colorGroupTitle", "groupTitleColor"],
			["radiusItem", "itemBorderRadius"],
			["radiusSubMenuItem", "subMenuItemBorderRadius"],
			["colorItemText", "itemColor"],
			["colorItemTextHover", "itemHoverColor"],
			["colorItemTextHoverHorizontal", "horizontalItemHoverColor"],
			["colorItemTextSelected", "itemSelectedColor"],
			["colorItemTextSelectedHorizontal", "horizontalItemSelectedColor"],
			["colorItemTextDisabled", "itemDisabledColor"],
			["colorDangerItemText", "dangerItemColor"],
			["colorDangerItemTextHover", "dangerItemHoverColor"],
			["colorDangerItemTextSelected", "dangerItemSelectedColor"],
			["colorDangerItemBgActive", "dangerItemActiveBg"],
			["colorDangerItemBgSelected", "dangerItemSelectedBg"],
			["colorItemBg", "itemBg"],
			["colorItemBgHover", "itemHoverBg"],
			["colorSubItemBg", "subMenuItemBg"],
			["colorItemBgActive", "itemActiveBg"],
			["colorItemBgSelectedHorizontal", "horizontalItemSelectedBg"],
			["colorActiveBarWidth", "activeBarWidth"],
			["colorActiveBarHeight", "activeBarHeight"],
			["colorActiveBarBorderSize", "activeBarBorderWidth"],
			["colorItemBgSelected", "itemSelectedBg"]
		],
		injectStyle,
		unitless: { groupTitleLineHeight: true }
	})(prefixCls, rootCls);
};
// tests/bench/components/node_modules/antd/es/menu/SubMenu.js
var SubMenu = (props) => {
	const { popupClassName, icon, title, theme: customTheme } = props;
	const context = import_react.useContext(MenuContext);
	const { prefixCls, inlineCollapsed, theme: contextTheme, classNames, styles } = context;
	const parentPath = useFullPath();
	let titleNode;
	if (!icon) titleNode = inlineCollapsed && !parentPath.length && title && typeof title === "string" ? /*#__PURE__*/ import_react.createElement("div", { className: `${prefixCls}-inline-collapsed-noicon` }, title.charAt(0)) : /*#__PURE__*/ import_react.createElement("span", { className: `${prefixCls}-title-content` }, title);
	else {
		const titleIsSpan = /*#__PURE__*/ import_react.isValidElement(title) && title.type === "span";
		titleNode = /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, cloneElement$1(icon, (oriProps) => ({
			className: clsx(oriProps.className, `${prefixCls}-item-icon`, classNames?.itemIcon),
			style: {
				...oriProps.style,
				...styles?.itemIcon
			}
		})), titleIsSpan ? title : /*#__PURE__*/ import_react.createElement("span", { className: `${prefixCls}-title-content` }, title));
	}
	const contextValue = import_react.useMemo(() => ({
		...context,
		firstLevel: false
	}), [context]);
	const [zIndex] = useZIndex("Menu");
	return /*#__PURE__*/ import_react.createElement(MenuContext.Provider, { value: contextValue }, /*#__PURE__*/ import_react.createElement(SubMenu$1, {
		...omit(props, ["icon"]),
		title: titleNode,
		classNames: {
			list: classNames?.subMenu?.list,
			listTitle: classNames?.subMenu?.itemTitle
		},
		styles: {
			list: styles?.subMenu?.list,
			listTitle: styles?.subMenu?.itemTitle
		},
		popupClassName: clsx(prefixCls, popupClassName, classNames?.popup?.root, `${prefixCls}-${customTheme || contextTheme}`),
		popupStyle: {
			zIndex,
			...props.popupStyle,
			...styles?.popup?.root
		}
	}));
};
// tests/bench/components/node_modules/antd/es/menu/menu.js
function isEmptyIcon(icon) {
	return icon === null || icon === false;
}
var MENU_COMPONENTS = {
	item: MenuItem,
	submenu: SubMenu,
	divider: MenuDivider
};
var InternalMenu = /*#__PURE__*/ (0, import_react.forwardRef)((props, ref) => {
	const override = import_react.useContext(OverrideContext);
	const overrideObj = override || {};
	const { prefixCls: customizePrefixCls, className, style, theme = "light", expandIcon, _internalDisableMenuItemTitleTooltip, tooltip, inlineCollapsed, siderCollapsed, rootClassName, mode, selectable, onClick, overflowedIndicatorPopupClassName, classNames, styles, ...restProps } = props;
	const { menu } = import_react.useContext(ConfigContext);
	const { getPrefixCls, getPopupContainer, direction, className: contextClassName, style: contextStyle, classNames: contextClassNames, styles: contextStyles } = useComponentConfig("menu");
	const rootPrefixCls = getPrefixCls();
	const passedProps = omit(restProps, ["collapsedWidth"]);
	overrideObj.validator?.({ mode });
	const onItemClick = useEvent((...args) => {
		onClick?.(...args);
		overrideObj.onClick?.();
	});
	const mergedMode = overrideObj.mode || mode;
	const mergedSelectable = selectable ?? overrideObj.selectable;
	const mergedInlineCollapsed = inlineCollapsed ?? siderCollapsed;
	const mergedProps = {
		...props,
		mode: mergedMode,
		inlineCollapsed: mergedInlineCollapsed,
		selectable: mergedSelectable,
		theme
	};
	const contextStyleRoot = useSemanticRootStyle(contextStyle);
	const styleRoot = useSemanticRootStyle(style);
	const [mergedClassNames, mergedStyles] = useMergeSemantic([contextClassNames, classNames], [
		contextStyles,
		contextStyleRoot,
		styles,
		styleRoot
	], { props: mergedProps }, {
		popup: { _default: "root" },
		subMenu: { _default: "item" }
	});
	const defaultMotions = {
		horizontal: { motionName: `${rootPrefixCls}-slide-up` },
		inline: initCollapseMotion(rootPrefixCls),
		other: { motionName: `${rootPrefixCls}-zoom-big` }
	};
	const prefixCls = getPrefixCls("menu", customizePrefixCls || overrideObj.prefixCls);
	const rootCls = useCSSVarCls(prefixCls);
	const [hashId, cssVarCls] = style_default$6(prefixCls, rootCls, !override);
	const menuClassName = clsx(`${prefixCls}-${theme}`, contextClassName, className);
	const mergedExpandIcon = import_react.useMemo(() => {
		if (isFunction(expandIcon) || isEmptyIcon(expandIcon)) return expandIcon || null;
		if (isFunction(overrideObj.expandIcon) || isEmptyIcon(overrideObj.expandIcon)) return overrideObj.expandIcon || null;
		if (isFunction(menu?.expandIcon) || isEmptyIcon(menu?.expandIcon)) return menu?.expandIcon || null;
		const mergedIcon = expandIcon ?? overrideObj?.expandIcon ?? menu?.expandIcon;
		return cloneElement$1(mergedIcon, { className: clsx(`${prefixCls}-submenu-expand-icon`, /*#__PURE__*/ import_react.isValidElement(mergedIcon) ? mergedIcon.props?.className : void 0) });
	}, [
		expandIcon,
		overrideObj?.expandIcon,
		menu?.expandIcon,
		prefixCls
	]);
	const contextValue = import_react.useMemo(() => ({
		prefixCls,
		inlineCollapsed: mergedInlineCollapsed || false,
		direction,
		firstLevel: true,
		theme,
		mode: mergedMode,
		disableMenuItemTitleTooltip: _internalDisableMenuItemTitleTooltip,
		tooltip,
		classNames: mergedClassNames,
		styles: mergedStyles
	}), [
		prefixCls,
		mergedInlineCollapsed,
		direction,
		_internalDisableMenuItemTitleTooltip,
		theme,
		mergedMode,
		mergedClassNames,
		mergedStyles,
		tooltip
	]);
	return /*#__PURE__*/ import_react.createElement(OverrideContext.Provider, { value: null }, /*#__PURE__*/ import_react.createElement(MenuContext.Provider, { value: contextValue }, /*#__PURE__*/ import_react.createElement(ExportMenu, {
		getPopupContainer,
		overflowedIndicator: /*#__PURE__*/ import_react.createElement(RefIcon$4, null),
		overflowedIndicatorPopupClassName: clsx(prefixCls, `${prefixCls}-${theme}`, overflowedIndicatorPopupClassName),
		classNames: {
			list: mergedClassNames.list,
			listTitle: mergedClassNames.itemTitle
		},
		styles: {
			list: mergedStyles.list,
			listTitle: mergedStyles.itemTitle
		},
		mode: mergedMode,
		selectable: mergedSelectable,
		onClick: onItemClick,
		...passedProps,
		inlineCollapsed: mergedInlineCollapsed,
		style: mergedStyles.root,
		className: menuClassName,
		prefixCls,
		direction,
		defaultMotions,
		expandIcon: mergedExpandIcon,
		ref,
		rootClassName: clsx(rootClassName, hashId, overrideObj.rootClassName, cssVarCls, rootCls, mergedClassNames.root),
		_internalComponents: MENU_COMPONENTS
	})));
});
// tests/bench/components/node_modules/antd/es/menu/index.js
var Menu = /*#__PURE__*/ (0, import_react.forwardRef)((props, ref) => {
	const menuRef = (0, import_react.useRef)(null);
	const context = import_react.useContext(SiderContext);
	(0, import_react.useImperativeHandle)(ref, () => ({
		menu: menuRef.current,
		focus: (options) => {
			menuRef.current?.focus(options);
		}
	}));
	return /*#__PURE__*/ import_react.createElement(InternalMenu, {
		ref: menuRef,
		...props,
		...context
	});
});
Menu.Item = MenuItem;
Menu.SubMenu = SubMenu;
Menu.Divider = MenuDivider;
Menu.ItemGroup = MenuItemGroup;
// tests/bench/components/node_modules/antd/es/dropdown/style/status.js
var genStatusStyle = (token) => {
	const { componentCls, menuCls, colorError, colorTextLightSolid } = token;
	const itemCls = `${menuCls}-item`;
	return { [`${componentCls}, ${componentCls}-menu-submenu`]: { [`${menuCls} ${itemCls}`]: { [`&${itemCls}-danger:not(${itemCls}-disabled)`]: {
		color: colorError,
		"&:hover": {
			color: colorTextLightSolid,
			backgroundColor: colorError
		}
	} } } };
};
// tests/bench/components/node_modules/antd/es/dropdown/style/index.js
var genBaseStyle = (token) => {
	const { componentCls, menuCls, zIndexPopup, dropdownArrowDistance, sizePopupArrow, antCls, iconCls, motionDurationMid, paddingBlock, fontSize, dropdownEdgeChildPadding, colorTextDisabled, fontSizeIcon, controlPaddingHorizontal, colorBgElevated, controlHeightLG } = token;
	return [
		{ [componentCls]: {
			position: "absolute",
			top: -9999,
			left: {
				_skip_check_: true,
				value: -9999
			},
			zIndex: zIndexPopup,
			display: "block",
			"&::before": {
				position: "absolute",
				insetBlock: token.calc(sizePopupArrow).div(2).sub(dropdownArrowDistance).equal(),
				zIndex: -9999,
				opacity: 1e-4,
				content: "\"\""
			},
			"&-menu-vertical": {
				maxHeight: `calc(100vh - ${unit$1(token.calc(controlHeightLG).mul(2.5).equal())})`,
				overflowY: "auto"
			},
			[`&-trigger${antCls}-btn`]: { [`& > ${iconCls}-down, & > ${antCls}-btn-icon > ${iconCls}-down`]: { fontSize: fontSizeIcon } },
			"&-hidden, &-menu-hidden, &-menu-submenu-hidden": { display: "none" },
			[`&${antCls}-slide-down-enter${antCls}-slide-down-enter-active${componentCls}-placement-bottomLeft,
          &${antCls}-slide-down-appear${antCls}-slide-down-appear-active${componentCls}-placement-bottomLeft,
          &${antCls}-slide-down-enter${antCls}-slide-down-enter-active${componentCls}-placement-bottom,
          &${antCls}-slide-down-appear${antCls}-slide-down-appear-active${componentCls}-placement-bottom,
          &${antCls}-slide-down-enter${antCls}-slide-down-enter-active${componentCls}-placement-bottomRight,
          &${antCls}-slide-down-appear${antCls}-slide-down-appear-active${componentCls}-placement-bottomRight`]: { animationName: slideUpIn },
			[`&${antCls}-slide-up-enter${antCls}-slide-up-enter-active${componentCls}-placement-topLeft,
          &${antCls}-slide-up-appear${antCls}-slide-up-appear-active${componentCls}-placement-topLeft,
          &${antCls}-slide-up-enter${antCls}-slide-up-enter-active${componentCls}-placement-top,
          &${antCls}-slide-up-appear${antCls}-slide-up-appear-active${componentCls}-placement-top,
          &${antCls}-slide-up-enter${antCls}-slide-up-enter-active${componentCls}-placement-topRight,
          &${antCls}-slide-up-appear${antCls}-slide-up-appear-active${componentCls}-placement-topRight`]: { animationName: slideDownIn },
			[`&${antCls}-slide-down-leave${antCls}-slide-down-leave-active${componentCls}-placement-bottomLeft,
          &${antCls}-slide-down-leave${antCls}-slide-down-leave-active${componentCls}-placement-bottom,
          &${antCls}-slide-down-leave${antCls}-slide-down-leave-active${componentCls}-placement-bottomRight`]: { animationName: slideUpOut },
			[`&${antCls}-slide-up-leave${antCls}-slide-up-leave-active${componentCls}-placement-topLeft,
          &${antCls}-slide-up-leave${antCls}-slide-up-leave-active${componentCls}-placement-top,
          &${antCls}-slide-up-leave${antCls}-slide-up-leave-active${componentCls}-placement-topRight`]: { animationName: slideDownOut },
			[`&${antCls}-slide-right-enter${antCls}-slide-right-enter-active${componentCls}-placement-right,
          &${antCls}-slide-right-appear${antCls}-slide-right-appear-active${componentCls}-placement-right,
          &${antCls}-slide-right-enter${antCls}-slide-right-enter-active${componentCls}-placement-rightTop,
          &${antCls}-slide-right-appear${antCls}-slide-right-appear-active${componentCls}-placement-rightTop,
          &${antCls}-slide-right-enter${antCls}-slide-right-enter-active${componentCls}-placement-rightBottom,
          &${antCls}-slide-right-appear${antCls}-slide-right-appear-active${componentCls}-placement-rightBottom`]: { animationName: slideLeftIn },
			[`&${antCls}-slide-left-enter${antCls}-slide-left-enter-active${componentCls}-placement-left,
          &${antCls}-slide-left-appear${antCls}-slide-left-appear-active${componentCls}-placement-left,
          &${antCls}-slide-left-enter${antCls}-slide-left-enter-active${componentCls}-placement-leftTop,
          &${antCls}-slide-left-appear${antCls}-slide-left-appear-active${componentCls}-placement-leftTop,
          &${antCls}-slide-left-enter${antCls}-slide-left-enter-active${componentCls}-placement-leftBottom,
          &${antCls}-slide-left-appear${antCls}-slide-left-appear-active${componentCls}-placement-leftBottom`]: { animationName: slideRightIn },
			[`&${antCls}-slide-right-leave${antCls}-slide-right-leave-active${componentCls}-placement-right,
          &${antCls}-slide-right-leave${antCls}-slide-right-leave-active${componentCls}-placement-rightTop,
          &${antCls}-slide-right-leave${antCls}-slide-right-leave-active${componentCls}-placement-rightBottom`]: { animationName: slideLeftOut },
			[`&${antCls}-slide-left-leave${antCls}-slide-left-leave-active${componentCls}-placement-left,
          &${antCls}-slide-left-leave${antCls}-slide-left-leave-active${componentCls}-placement-leftTop,
          &${antCls}-slide-left-leave${antCls}-slide-left-leave-active${componentCls}-placement-leftBottom`]: { animationName: slideRightOut }
		} },
		getArrowStyle(token, colorBgElevated),
		{
			[`${componentCls} ${menuCls}`]: {
				position: "relative",
				margin: 0
			},
			[`${menuCls}-submenu-popup`]: {
				position: "absolute",
				zIndex: zIndexPopup,
				background: "transparent",
				boxShadow: "none",
				transformOrigin: "0 0",
				"ul, li": {
					listStyle: "none",
					margin: 0
				}
			},
			[`${componentCls}, ${componentCls}-menu-submenu`]: {
				...resetComponent(token),
				[menuCls]: {
					padding: dropdownEdgeChildPadding,
					listStyleType: "none",
					backgroundColor: colorBgElevated,
					backgroundClip: "padding-box",
					borderRadius: token.borderRadiusLG,
					outline: "none",
					boxShadow: token.boxShadowSecondary,
					...genFocusStyle(token),
					"&:empty": {
						padding: 0,
						boxShadow: "none"
					},
					[`${menuCls}-item-group-title`]: {
						padding: `${unit$1(paddingBlock)} ${unit$1(controlPaddingHorizontal)}`,
						color: token.colorTextDescription,
						transition: `all ${motionDurationMid}`
					},
					[`${menuCls}-item`]: {
						position: "relative",
						display: "flex",
						alignItems: "center"
					},
					[`${menuCls}-item-icon`]: {
						minWidth: fontSize,
						marginInlineEnd: token.marginXS,
						fontSize: token.fontSizeSM
					},
					[`${menuCls}-title-content`]: {
						flex: "auto",
						"&-with-extra": {
							display: "inline-flex",
							alignItems: "center",
							width: "100%"
						},
						[`> a, > ${menuCls}-item-label > a`]: {
							color: "inherit",
							transition: `all ${motionDurationMid}`,
							"&:hover": { color: "inherit" },
							"&::after": {
								position: "absolute",
								inset: 0,
								content: "\"\""
							}
						},
						[`${menuCls}-item-extra`]: {
							paddingInlineStart: token.padding,
							marginInlineStart: "auto",
							fontSize: token.fontSizeSM,
							color: token.colorTextDescription
						}
					},
					[`${menuCls}-item, ${menuCls}-submenu-title`]: {
						display: "flex",
						margin: 0,
						padding: `${unit$1(paddingBlock)} ${unit$1(controlPaddingHorizontal)}`,
						color: token.colorText,
						fontWeight: 400,
						fontSize,
						lineHeight: token.lineHeight,
						cursor: "pointer",
						transition: `all ${motionDurationMid}`,
						borderRadius: token.borderRadiusSM,
						"&:hover, &-active": { backgroundColor: token.controlItemBgHover },
						...genFocusStyle(token),
						"&-selected": {
							color: token.colorPrimary,
							backgroundColor: token.controlItemBgActive,
							"&:hover, &-active": { backgroundColor: token.controlItemBgActiveHover }
						},
						"&-disabled": {
							color: colorTextDisabled,
							cursor: "not-allowed",
							"&:hover": {
								color: colorTextDisabled,
								backgroundColor: colorBgElevated,
								cursor: "not-allowed"
							},
							a: { pointerEvents: "none" }
						},
						"&-divider": {
							height: 1,
							margin: `${unit$1(token.marginXXS)} 0`,
							overflow: "hidden",
							lineHeight: 0,
							backgroundColor: token.colorSplit
						},
						[`${componentCls}-menu-submenu-expand-icon`]: {
							position: "absolute",
							insetInlineEnd: token.paddingXS,
							[`${componentCls}-menu-submenu-arrow-icon`]: {
								marginInlineEnd: "0 !important",
								color: token.colorIcon,
								fontSize: fontSizeIcon,
								fontStyle: "normal"
							}
						}
					},
					[`${menuCls}-item-group-list`]: {
						margin: `0 ${unit$1(token.marginXS)}`,
						padding: 0,
						listStyle: "none"
					},
					[`${menuCls}-submenu-title`]: { paddingInlineEnd: token.calc(controlPaddingHorizontal).add(token.fontSizeSM).equal() },
					[`${menuCls}-submenu-vertical`]: { position: "relative" },
					[`${menuCls}-submenu${menuCls}-submenu-disabled ${componentCls}-menu-submenu-title`]: { [`&, ${componentCls}-menu-submenu-arrow-icon`]: {
						color: colorTextDisabled,
						backgroundColor: colorBgElevated,
						cursor: "not-allowed"
					} },
					[`${menuCls}-submenu-selected ${componentCls}-menu-submenu-title`]: { color: token.colorPrimary }
				}
			}
		},
		[
			initSlideMotion(token, "slide-up"),
			initSlideMotion(token, "slide-down"),
			initSlideMotion(token, "slide-left"),
			initSlideMotion(token, "slide-right"),
			initMoveMotion(token, "move-up"),
			initMoveMotion(token, "move-down"),
			initZoomMotion(token, "zoom-big")
		]
	];
};
var prepareComponentToken$3 = (token) => ({
	zIndexPopup: token.zIndexPopupBase + 50,
	paddingBlock: (token.controlHeight - token.fontSize * token.lineHeight) / 2,
	...getArrowOffsetToken({
		contentRadius: token.borderRadiusLG,
		limitVerticalRadius: true
	}),
	...getArrowToken(token)
});
var style_default$5 = genStyleHooks("Dropdown", (token) => {
	const { marginXXS, sizePopupArrow, paddingXXS, componentCls } = token;
	const dropdownToken = merge(token, {
		menuCls: `${componentCls}-menu`,
		dropdownArrowDistance: token.calc(sizePopupArrow).div(2).add(marginXXS).equal(),
		dropdownEdgeChildPadding: paddingXXS
	});
	return [genBaseStyle(dropdownToken), genStatusStyle(dropdownToken)];
}, prepareComponentToken$3, { resetStyle: false });
// tests/bench/components/node_modules/antd/es/dropdown/dropdown.js
var Dropdown$1 = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { menu, arrow, prefixCls: customizePrefixCls, children, trigger, disabled, dropdownRender, popupRender, getPopupContainer, overlayClassName, rootClassName, overlayStyle, open, onOpenChange, mouseEnterDelay = .15, mouseLeaveDelay = .1, autoAdjustOverflow = true, placement = "", transitionName, classNames, styles, destroyPopupOnHide, destroyOnHidden } = props;
	const { getPrefixCls, direction, getPopupContainer: getContextPopupContainer, className: contextClassName, style: contextStyle, classNames: contextClassNames, styles: contextStyles } = useComponentConfig("dropdown");
	const mergedProps = {
		...props,
		mouseEnterDelay,
		mouseLeaveDelay,
		autoAdjustOverflow
	};
	const contextStyleRoot = useSemanticRootStyle(contextStyle);
	const overlayStyleRoot = useSemanticRootStyle(overlayStyle);
	const [mergedClassNames, mergedStyles] = useMergeSemantic([contextClassNames, classNames], [
		contextStyles,
		contextStyleRoot,
		styles,
		overlayStyleRoot
	], { props: mergedProps });
	const mergedRootStyles = { ...mergedStyles.root };
	const mergedPopupRender = popupRender || dropdownRender;
	devUseWarning("Dropdown");
	const memoTransitionName = import_react.useMemo(() => {
		const rootPrefixCls = getPrefixCls();
		if (transitionName !== void 0) return transitionName;
		if (placement.startsWith("top")) return `${rootPrefixCls}-slide-down`;
		if (placement.startsWith("left")) return `${rootPrefixCls}-slide-right`;
		if (placement.startsWith("right")) return `${rootPrefixCls}-slide-left`;
		return `${rootPrefixCls}-slide-up`;
	}, [
		getPrefixCls,
		placement,
		transitionName
	]);
	const memoPlacement = import_react.useMemo(() => {
		if (!placement) return direction === "rtl" ? "bottomRight" : "bottomLeft";
		if (placement.includes("Center")) return placement.slice(0, placement.indexOf("Center"));
		return placement;
	}, [placement, direction]);
	const prefixCls = getPrefixCls("dropdown", customizePrefixCls);
	const rootCls = useCSSVarCls(prefixCls);
	const [hashId, cssVarCls] = style_default$5(prefixCls, rootCls);
	const [, token] = useToken();
	const child = import_react.Children.only(isPrimitive(children) ? /*#__PURE__*/ import_react.createElement("span", null, children) : children);
	const composedRef = useComposeRef(ref, getNodeRef(child));
	const popupTrigger = cloneElement$1(child, {
		className: clsx(`${prefixCls}-trigger`, { [`${prefixCls}-rtl`]: direction === "rtl" }, child.props.className),
		disabled: child.props.disabled ?? disabled,
		ref: composedRef
	});
	const triggerActions = disabled ? [] : trigger;
	const alignPoint = !!triggerActions?.includes("contextMenu");
	const [mergedOpen, setOpen] = useControlledState(false, open);
	const onInnerOpenChange = useEvent((nextOpen) => {
		onOpenChange?.(nextOpen, { source: "trigger" });
		setOpen(nextOpen);
	});
	const overlayClassNameCustomized = clsx(overlayClassName, rootClassName, hashId, cssVarCls, rootCls, contextClassName, mergedClassNames.root, { [`${prefixCls}-rtl`]: direction === "rtl" });
	const builtinPlacements = getPlacements({
		arrowPointAtCenter: isPlainObject(arrow) && arrow.pointAtCenter,
		autoAdjustOverflow,
		offset: token.marginXXS,
		arrowWidth: arrow ? token.sizePopupArrow : 0,
		borderRadius: token.borderRadius
	});
	const onMenuClick = useEvent(() => {
		if (menu?.selectable && menu?.multiple) return;
		onOpenChange?.(false, { source: "menu" });
		setOpen(false);
	});
	const renderOverlay = () => {
		const menuClassNames = omit(mergedClassNames, ["root"]);
		const menuStyles = omit(mergedStyles, ["root"]);
		let overlayNode;
		if (menu?.items) overlayNode = /*#__PURE__*/ import_react.createElement(Menu, {
			...menu,
			classNames: {
				...menuClassNames,
				subMenu: { ...menuClassNames }
			},
			styles: {
				...menuStyles,
				subMenu: { ...menuStyles }
			}
		});
		if (mergedPopupRender) overlayNode = mergedPopupRender(overlayNode);
		if (isString(overlayNode)) overlayNode = /*#__PURE__*/ import_react.createElement("span", null, overlayNode);
		else if (!/*#__PURE__*/ import_react.isValidElement(overlayNode)) overlayNode = /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, overlayNode);
		return /*#__PURE__*/ import_react.createElement(OverrideProvider, {
			prefixCls: `${prefixCls}-menu`,
			rootClassName: clsx(cssVarCls, rootCls),
			expandIcon: /*#__PURE__*/ import_react.createElement("span", { className: `${prefixCls}-menu-submenu-arrow` }, direction === "rtl" ? /*#__PURE__*/ import_react.createElement(RefIcon$5, { className: `${prefixCls}-menu-submenu-arrow-icon` }) : /*#__PURE__*/ import_react.createElement(RefIcon$7, { className: `${prefixCls}-menu-submenu-arrow-icon` })),
			mode: "vertical",
			selectable: false,
			onClick: onMenuClick,
			validator: ({ mode }) => {}
		}, overlayNode);
	};
	const [zIndex, contextZIndex] = useZIndex("Dropdown", mergedRootStyles.zIndex);
	let renderNode = /*#__PURE__*/ import_react.createElement(es_default$1, {
		alignPoint,
		...omit(props, ["rootClassName", "onOpenChange"]),
		mouseEnterDelay,
		mouseLeaveDelay,
		visible: mergedOpen,
		builtinPlacements,
		arrow: !!arrow,
		overlayClassName: overlayClassNameCustomized,
		prefixCls,
		getPopupContainer: getPopupContainer || getContextPopupContainer,
		transitionName: memoTransitionName,
		trigger: triggerActions,
		overlay: renderOverlay,
		placement: memoPlacement,
		onVisibleChange: onInnerOpenChange,
		overlayStyle: {
			...mergedRootStyles,
			zIndex
		},
		autoDestroy: destroyOnHidden ?? destroyPopupOnHide
	}, popupTrigger);
	if (zIndex) renderNode = /*#__PURE__*/ import_react.createElement(ZIndexContext.Provider, { value: contextZIndex }, renderNode);
	return renderNode;
});
var PurePanel$1 = genPurePanel(Dropdown$1, "align", void 0, "dropdown", (prefixCls) => prefixCls);
/* istanbul ignore next */
var WrapPurePanel = (props) => /*#__PURE__*/ import_react.createElement(PurePanel$1, { ...props }, /*#__PURE__*/ import_react.createElement("span", null));
Dropdown$1._InternalPanelDoNotUseOrYouWillBeFired = WrapPurePanel;
// tests/bench/components/node_modules/antd/es/button/index.js
var button_default = Button;
// tests/bench/components/node_modules/antd/es/input/style/token.js
function initInputToken(token) {
	return merge(token, { inputAffixPadding: token.paddingXXS });
}
var initComponentToken = (token) => {
	const { controlHeight, fontSize, lineHeight, lineWidth, lineWidthFocus, controlHeightSM, controlHeightLG, fontSizeLG, lineHeightLG, paddingSM, controlPaddingHorizontalSM, controlPaddingHorizontal, colorFillAlter, colorPrimaryHover, colorPrimary, controlOutlineWidth, controlOutline, colorErrorOutline, colorWarningOutline, colorBgContainer, inputFontSize, inputFontSizeLG, inputFontSizeSM } = token;
	const mergedFontSize = inputFontSize || fontSize;
	const mergedFontSizeSM = inputFontSizeSM || mergedFontSize;
	const mergedFontSizeLG = inputFontSizeLG || fontSizeLG;
	const paddingBlock = Math.round((controlHeight - mergedFontSize * lineHeight) / 2 * 10) / 10 - lineWidth;
	const paddingBlockSM = Math.round((controlHeightSM - mergedFontSizeSM * lineHeight) / 2 * 10) / 10 - lineWidth;
	const paddingBlockLG = Math.ceil((controlHeightLG - mergedFontSizeLG * lineHeightLG) / 2 * 10) / 10 - lineWidth;
	return {
		lineWidthFocus: lineWidthFocus === 0 ? 0 : lineWidth,
		paddingBlock: Math.max(paddingBlock, 0),
		paddingBlockSM: Math.max(paddingBlockSM, 0),
		paddingBlockLG: Math.max(paddingBlockLG, 0),
		paddingInline: paddingSM - lineWidth,
		paddingInlineSM: controlPaddingHorizontalSM - lineWidth,
		paddingInlineLG: controlPaddingHorizontal - lineWidth,
		addonBg: colorFillAlter,
		activeBorderColor: colorPrimary,
		hoverBorderColor: colorPrimaryHover,
		activeShadow: `0 0 0 ${controlOutlineWidth}px ${controlOutline}`,
		errorActiveShadow: `0 0 0 ${controlOutlineWidth}px ${colorErrorOutline}`,
		warningActiveShadow: `0 0 0 ${controlOutlineWidth}px ${colorWarningOutline}`,
		hoverBg: colorBgContainer,
		activeBg: colorBgContainer,
		inputFontSize: mergedFontSize,
		inputFontSizeLG: mergedFontSizeLG,
		inputFontSizeSM: mergedFontSizeSM
	};
};
// tests/bench/components/node_modules/antd/es/input/style/variants.js
var genHoverStyle = (token) => ({
	borderColor: token.hoverBorderColor,
	backgroundColor: token.hoverBg
});
var genDisabledStyle = (token) => ({
	color: token.colorTextDisabled,
	backgroundColor: token.colorBgContainerDisabled,
	borderColor: token.colorBorderDisabled,
	boxShadow: "none",
	cursor: "not-allowed",
	opacity: 1,
	"input[disabled], textarea[disabled]": { cursor: "not-allowed" },
	"&:hover:not([disabled])": { ...genHoverStyle(merge(token, {
		hoverBorderColor: token.colorBorderDisabled,
		hoverBg: token.colorBgContainerDisabled
	})) }
});
var genBaseOutlinedStyle = (token, options) => ({
	background: token.colorBgContainer,
	borderWidth: token.lineWidth,
	borderStyle: token.lineType,
	borderColor: options.borderColor,
	"&:hover": {
		borderColor: options.hoverBorderColor,
		backgroundColor: token.hoverBg
	},
	"&:focus, &:focus-within": {
		borderColor: options.activeBorderColor,
		boxShadow: options.activeShadow,
		outline: 0,
		backgroundColor: token.activeBg
	}
});
var genOutlinedStatusStyle = (token, options) => ({
	[`&${token.componentCls}-status-${options.status}:not(${token.componentCls}-disabled)`]: {
		...genBaseOutlinedStyle(token, options),
		[`${token.componentCls}-prefix, ${token.componentCls}-suffix`]: { color: options.affixColor }
	},
	[`&${token.componentCls}-status-${options.status}${token.componentCls}-disabled`]: { borderColor: options.borderColor }
});
var genOutlinedStyle = (token, extraStyles) => ({ "&-outlined": {
	...genBaseOutlinedStyle(token, {
		borderColor: token.colorBorder,
		hoverBorderColor: token.hoverBorderColor,
		activeBorderColor: token.activeBorderColor,
		activeShadow: token.activeShadow
	}),
	[`&${token.componentCls}-disabled, &[disabled]`]: { ...genDisabledStyle(token) },
	...genOutlinedStatusStyle(token, {
		status: "error",
		borderColor: token.colorError,
		hoverBorderColor: token.colorErrorBorderHover,
		activeBorderColor: token.colorError,
		activeShadow: token.errorActiveShadow,
		affixColor: token.colorErrorAffix
	}),
	...genOutlinedStatusStyle(token, {
		status: "warning",
		borderColor: token.colorWarning,
		hoverBorderColor: token.colorWarningBorderHover,
		activeBorderColor: token.colorWarning,
		activeShadow: token.warningActiveShadow,
		affixColor: token.colorWarningAffix
	}),
	...extraStyles
} });
var genOutlinedGroupStatusStyle = (token, options) => ({ [`&${token.componentCls}-group-wrapper-status-${options.status}`]: { [`${token.componentCls}-group-addon`]: {
	borderColor: options.addonBorderColor,
	color: options.addonColor
} } });
var genOutlinedGroupStyle = (token) => ({ "&-outlined": {
	[`${token.componentCls}-group`]: {
		"&-addon": {
			background: token.addonBg,
			border: `${unit$1(token.lineWidth)} ${token.lineType} ${token.colorBorder}`
		},
		"&-addon:first-child": { borderInlineEnd: 0 },
		"&-addon:last-child": { borderInlineStart: 0 }
	},
	...genOutlinedGroupStatusStyle(token, {
		status: "error",
		addonBorderColor: token.colorError,
		addonColor: token.colorErrorText
	}),
	...genOutlinedGroupStatusStyle(token, {
		status: "warning",
		addonBorderColor: token.colorWarning,
		addonColor: token.colorWarningText
	}),
	[`&${token.componentCls}-group-wrapper-disabled`]: { [`${token.componentCls}-group-addon`]: { ...genDisabledStyle(token) } }
} });
var borderlessFocusVisibleSelector = "&:focus-visible, &:has(input:focus-visible), &:has(textarea:focus-visible)";
var genBorderlessFocusVisibleStyle = (token, outlineColor) => ({
	outline: `${unit$1(token.lineWidthFocus)} ${token.lineType} ${outlineColor}`,
	outlineOffset: unit$1(token.calc(token.lineWidth).mul(-1).equal()),
	transition: [`outline-offset`, `outline`].map((prop) => `${prop} 0s`).join(", ")
});
var genBorderlessStatusStyle = (token, options) => ({
	"&, & input, & textarea": { color: options.color },
	[borderlessFocusVisibleSelector]: genBorderlessFocusVisibleStyle(token, options.color),
	[`${token.componentCls}-prefix, ${token.componentCls}-suffix`]: { color: options.affixColor }
});
var genBorderlessStyle = (token, extraStyles) => {
	const { componentCls } = token;
	return { "&-borderless": {
		background: "transparent",
		border: "none",
		paddingBlock: token.calc(token.paddingBlock).add(token.lineWidth).equal(),
		[`&${componentCls}-sm, &${componentCls}-affix-wrapper-sm`]: { paddingBlock: token.calc(token.paddingBlockSM).add(token.lineWidth).equal() },
		[`&${componentCls}-lg, &${componentCls}-affix-wrapper-lg`]: { paddingBlock: token.calc(token.paddingBlockLG).add(token.lineWidth).equal() },
		"&:focus, &:focus-within": { outline: "none" },
		[borderlessFocusVisibleSelector]: genBorderlessFocusVisibleStyle(token, token.activeBorderColor),
		[`&${componentCls}-disabled, &[disabled]`]: {
			color: token.colorTextDisabled,
			cursor: "not-allowed"
		},
		[`&${componentCls}-status-error`]: genBorderlessStatusStyle(token, {
			color: token.colorError,
			affixColor: token.colorErrorAffix
		}),
		[`&${componentCls}-status-warning`]: genBorderlessStatusStyle(token, {
			color: token.colorWarning,
			affixColor: token.colorWarningAffix
		}),
		...extraStyles
	} };
};
var genBaseFilledStyle = (token, options) => ({
	background: options.bg,
	borderWidth: token.lineWidth,
	borderStyle: token.lineType,
	borderColor: "transparent",
	"input&, & input, textarea&, & textarea": { color: options?.inputColor ?? "unset" },
	"&:hover": { background: options.hoverBg },
	"&:focus, &:focus-within": {
		outline: 0,
		borderColor: options.activeBorderColor,
		backgroundColor: token.activeBg
	}
});
var genFilledStatusStyle = (token, options) => ({ [`&${token.componentCls}-status-${options.status}:not(${token.componentCls}-disabled)`]: {
	...genBaseFilledStyle(token, options),
	[`${token.componentCls}-prefix, ${token.componentCls}-suffix`]: { color: options.affixColor }
} });
var genFilledStyle = (token, extraStyles) => ({ "&-filled": {
	...genBaseFilledStyle(token, {
		bg: token.colorFillTertiary,
		hoverBg: token.colorFillSecondary,
		activeBorderColor: token.activeBorderColor,
		inputColor: token.colorText
	}),
	[`&${token.componentCls}-disabled, &[disabled]`]: { ...genDisabledStyle(token) },
	...genFilledStatusStyle(token, {
		status: "error",
		bg: token.colorErrorBg,
		hoverBg: token.colorErrorBgHover,
		activeBorderColor: token.colorError,
		inputColor: token.colorErrorText,
		affixColor: token.colorErrorAffix
	}),
	...genFilledStatusStyle(token, {
		status: "warning",
		bg: token.colorWarningBg,
		hoverBg: token.colorWarningBgHover,
		activeBorderColor: token.colorWarning,
		inputColor: token.colorWarningText,
		affixColor: token.colorWarningAffix
	}),
	...extraStyles
} });
var genFilledGroupStatusStyle = (token, options) => ({ [`&${token.componentCls}-group-wrapper-status-${options.status}`]: { [`${token.componentCls}-group-addon`]: {
	background: options.addonBg,
	color: options.addonColor
} } });
var genFilledGroupStyle = (token) => ({ "&-filled": {
	[`${token.componentCls}-group-addon`]: {
		background: token.colorFillTertiary,
		"&:last-child": { position: "static" }
	},
	...genFilledGroupStatusStyle(token, {
		status: "error",
		addonBg: token.colorErrorBg,
		addonColor: token.colorErrorText
	}),
	...genFilledGroupStatusStyle(token, {
		status: "warning",
		addonBg: token.colorWarningBg,
		addonColor: token.colorWarningText
	}),
	[`&${token.componentCls}-group-wrapper-disabled`]: { [`${token.componentCls}-group`]: {
		"&-addon": {
			background: token.colorFillTertiary,
			color: token.colorTextDisabled
		},
		"&-addon:first-child": {
			borderInlineStart: `${unit$1(token.lineWidth)} ${token.lineType} ${token.colorBorder}`,
			borderTop: `${unit$1(token.lineWidth)} ${token.lineType} ${token.colorBorder}`,
			borderBottom: `${unit$1(token.lineWidth)} ${token.lineType} ${token.colorBorder}`
		},
		"&-addon:last-child": {
			borderInlineEnd: `${unit$1(token.lineWidth)} ${token.lineType} ${token.colorBorder}`,
			borderTop: `${unit$1(token.lineWidth)} ${token.lineType} ${token.colorBorder}`,
			borderBottom: `${unit$1(token.lineWidth)} ${token.lineType} ${token.colorBorder}`
		}
	} }
} });
var genBaseUnderlinedStyle = (token, options) => ({
	background: token.colorBgContainer,
	borderWidth: `${unit$1(token.lineWidth)} 0`,
	borderStyle: `${token.lineType} none`,
	borderColor: `transparent transparent ${options.borderColor} transparent`,
	borderRadius: 0,
	"&:hover": {
		borderColor: `transparent transparent ${options.hoverBorderColor} transparent`,
		backgroundColor: token.hoverBg
	},
	"&:focus, &:focus-within": {
		borderColor: `transparent transparent ${options.activeBorderColor} transparent`,
		outline: 0,
		backgroundColor: token.activeBg
	}
});
var genUnderlinedStatusStyle = (token, options) => ({
	[`&${token.componentCls}-status-${options.status}:not(${token.componentCls}-disabled)`]: {
		...genBaseUnderlinedStyle(token, options),
		[`${token.componentCls}-prefix, ${token.componentCls}-suffix`]: { color: options.affixColor }
	},
	[`&${token.componentCls}-status-${options.status}${token.componentCls}-disabled`]: { borderColor: `transparent transparent ${options.borderColor} transparent` }
});
var genUnderlinedStyle = (token, extraStyles) => ({ "&-underlined": {
	...genBaseUnderlinedStyle(token, {
		borderColor: token.colorBorder,
		hoverBorderColor: token.hoverBorderColor,
		activeBorderColor: token.activeBorderColor,
		activeShadow: token.activeShadow
	}),
	[`&${token.componentCls}-disabled, &[disabled]`]: {
		color: token.colorTextDisabled,
		boxShadow: "none",
		cursor: "not-allowed",
		"&:hover": { borderColor: `transparent transparent ${token.colorBorder} transparent` }
	},
	"input[disabled], textarea[disabled]": { cursor: "not-allowed" },
	...genUnderlinedStatusStyle(token, {
		status: "error",
		borderColor: token.colorError,
		hoverBorderColor: token.colorErrorBorderHover,
		activeBorderColor: token.colorError,
		activeShadow: token.errorActiveShadow,
		affixColor: token.colorErrorAffix
	}),
	...genUnderlinedStatusStyle(token, {
		status: "warning",
		borderColor: token.colorWarning,
		hoverBorderColor: token.colorWarningBorderHover,
		activeBorderColor: token.colorWarning,
		activeShadow: token.warningActiveShadow,
		affixColor: token.colorWarningAffix
	}),
	...extraStyles
} });
// tests/bench/components/node_modules/antd/es/input/style/index.js
var genPlaceholderStyle = (color) => ({
	"&::-moz-placeholder": { opacity: 1 },
	"&::placeholder": {
		color,
		userSelect: "none"
	},
	"&:placeholder-shown": { textOverflow: "ellipsis" }
});
var genInputLargeStyle = (token) => {
	const { paddingBlockLG, lineHeightLG, borderRadiusLG, paddingInlineLG } = token;
	return {
		padding: `${unit$1(paddingBlockLG)} ${unit$1(paddingInlineLG)}`,
		fontSize: token.inputFontSizeLG,
		lineHeight: lineHeightLG,
		borderRadius: borderRadiusLG
	};
};
var genInputSmallStyle = (token) => ({
	padding: `${unit$1(token.paddingBlockSM)} ${unit$1(token.paddingInlineSM)}`,
	fontSize: token.inputFontSizeSM,
	borderRadius: token.borderRadiusSM
});
var genBasicInputStyle = (token, option = {}) => ({
	position: "relative",
	display: "inline-block",
	width: "100%",
	minWidth: 0,
	padding: `${unit$1(token.paddingBlock)} ${unit$1(token.paddingInline)}`,
	color: token.colorText,
	fontSize: token.inputFontSize,
	lineHeight: token.lineHeight,
	borderRadius: token.borderRadius,
	transition: `all ${token.motionDurationMid}`,
	...genPlaceholderStyle(token.colorTextPlaceholder),
	"&-lg": {
		...genInputLargeStyle(token),
		...option.largeStyle
	},
	"&-sm": {
		...genInputSmallStyle(token),
		...option.smallStyle
	},
	"&-rtl, &-textarea-rtl": { direction: "rtl" }
});
var genInputGroupStyle = (token) => {
	const { componentCls, antCls } = token;
	return {
		position: "relative",
		display: "table",
		width: "100%",
		borderCollapse: "separate",
		borderSpacing: 0,
		"&[class*='col-']": {
			paddingInlineEnd: token.paddingXS,
			"&:last-child": { paddingInlineEnd: 0 }
		},
		[`&-lg ${componentCls}, &-lg > ${componentCls}-group-addon`]: { ...genInputLargeStyle(token) },
		[`&-sm ${componentCls}, &-sm > ${componentCls}-group-addon`]: { ...genInputSmallStyle(token) },
		[`&-lg ${antCls}-select-single`]: { height: token.controlHeightLG },
		[`&-sm ${antCls}-select-single`]: { height: token.controlHeightSM },
		[`> ${componentCls}`]: {
			display: "table-cell",
			"&:not(:first-child):not(:last-child)": { borderRadius: 0 }
		},
		[`${componentCls}-group`]: {
			"&-addon, &-wrap": {
				display: "table-cell",
				width: 1,
				whiteSpace: "nowrap",
				verticalAlign: "middle",
				"&:not(:first-child):not(:last-child)": { borderRadius: 0 }
			},
			"&-wrap > *": { display: "block !important" },
			"&-addon": {
				position: "relative",
				padding: `0 ${unit$1(token.paddingInline)}`,
				color: token.colorText,
				fontWeight: 400,
				fontSize: token.inputFontSize,
				textAlign: "center",
				borderRadius: token.borderRadius,
				transition: `all ${token.motionDurationSlow}`,
				lineHeight: 1,
				[`${antCls}-select`]: {
					margin: `${unit$1(token.calc(token.paddingBlock).add(1).mul(-1).equal())} ${unit$1(token.calc(token.paddingInline).mul(-1).equal())}`,
					[`&${antCls}-select-single:not(${antCls}-select-customize-input):not(${antCls}-pagination-size-changer)`]: {
						backgroundColor: "inherit",
						border: `${unit$1(token.lineWidth)} ${token.lineType} transparent`,
						boxShadow: "none"
					}
				}
			}
		},
		[componentCls]: {
			width: "100%",
			marginBottom: 0,
			textAlign: "inherit",
			"&:focus": {
				zIndex: 1,
				borderInlineEndWidth: 1
			},
			"&:hover": {
				zIndex: 1,
				borderInlineEndWidth: 1
			}
		},
		[`> ${componentCls}:first-child, ${componentCls}-group-addon:first-child`]: {
			borderStartEndRadius: 0,
			borderEndEndRadius: 0,
			[`${antCls}-select`]: {
				borderStartEndRadius: 0,
				borderEndEndRadius: 0
			}
		},
		[`> ${componentCls}-affix-wrapper`]: {
			[`&:not(:first-child) ${componentCls}`]: {
				borderStartStartRadius: 0,
				borderEndStartRadius: 0
			},
			[`&:not(:last-child) ${componentCls}`]: {
				borderStartEndRadius: 0,
				borderEndEndRadius: 0
			}
		},
		[`> ${componentCls}:last-child, ${componentCls}-group-addon:last-child`]: {
			borderStartStartRadius: 0,
			borderEndStartRadius: 0,
			[`${antCls}-select`]: {
				borderStartStartRadius: 0,
				borderEndStartRadius: 0
			}
		},
		[`${componentCls}-affix-wrapper`]: {
			"&:not(:last-child)": {
				borderStartEndRadius: 0,
				borderEndEndRadius: 0
			},
			"&:not(:first-child)": {
				borderStartStartRadius: 0,
				borderEndStartRadius: 0
			}
		},
		[`&${componentCls}-group-compact`]: {
			display: "block",
			...clearFix(),
			[`${componentCls}-group-addon, ${componentCls}-group-wrap, > ${componentCls}`]: { "&:not(:first-child):not(:last-child)": {
				borderInlineEndWidth: token.lineWidth,
				"&:hover, &:focus": { zIndex: 1 }
			} },
			"& > *": {
				display: "inline-flex",
				float: "none",
				verticalAlign: "top",
				borderRadius: 0
			},
			[`
        & > ${componentCls}-affix-wrapper,
        & > ${componentCls}-number-affix-wrapper,
        & > ${antCls}-picker-range
      `]: { display: "inline-flex" },
			"& > *:not(:last-child)": {
				marginInlineEnd: token.calc(token.lineWidth).mul(-1).equal(),
				borderInlineEndWidth: token.lineWidth
			},
			[componentCls]: { float: "none" },
			[`& > ${antCls}-select,
      & > ${antCls}-select-auto-complete ${componentCls},
      & > ${componentCls}-group-wrapper ${componentCls}`]: {
				borderInlineEndWidth: token.lineWidth,
				borderRadius: 0,
				"&:hover, &:focus": { zIndex: 1 }
			},
			[`& > ${antCls}-select-focused`]: { zIndex: 1 },
			[`& > ${antCls}-select > ${antCls}-select-arrow`]: { zIndex: 1 },
			[`& > *:first-child,
      & > ${antCls}-select:first-child,
      & > ${antCls}-select-auto-complete:first-child ${componentCls}`]: {
				borderStartStartRadius: token.borderRadius,
				borderEndStartRadius: token.borderRadius
			},
			[`& > *:last-child,
      & > ${antCls}-select:last-child`]: {
				borderInlineEndWidth: token.lineWidth,
				borderStartEndRadius: token.borderRadius,
				borderEndEndRadius: token.borderRadius
			},
			[`& > ${antCls}-select-auto-complete ${componentCls}`]: { verticalAlign: "top" },
			[`${componentCls}-group-wrapper + ${componentCls}-group-wrapper`]: {
				marginInlineStart: token.calc(token.lineWidth).mul(-1).equal(),
				[`${componentCls}-affix-wrapper`]: {}
			}
		}
	};
};
var genInputStyle = (token) => {
	const { componentCls, controlHeightSM, lineWidth, calc } = token;
	const colorSmallPadding = calc(controlHeightSM).sub(calc(lineWidth).mul(2)).sub(16).div(2).equal();
	return { [componentCls]: {
		...resetComponent(token),
		...genBasicInputStyle(token),
		...genOutlinedStyle(token),
		...genFilledStyle(token),
		...genBorderlessStyle(token),
		...genUnderlinedStyle(token),
		"&[type=\"color\"]": {
			height: token.controlHeight,
			[`&${componentCls}-lg`]: { height: token.controlHeightLG },
			[`&${componentCls}-sm`]: {
				height: controlHeightSM,
				paddingTop: colorSmallPadding,
				paddingBottom: colorSmallPadding
			}
		},
		"&[type=\"search\"]::-webkit-search-cancel-button, &[type=\"search\"]::-webkit-search-decoration": { appearance: "none" }
	} };
};
var genAllowClearStyle = (token) => {
	const { componentCls } = token;
	return { [`${componentCls}-clear-icon`]: {
		margin: 0,
		padding: 0,
		lineHeight: 0,
		color: token.colorTextQuaternary,
		fontSize: token.fontSizeIcon,
		verticalAlign: -1,
		cursor: "pointer",
		transition: `color ${token.motionDurationSlow}`,
		border: "none",
		outline: "none",
		backgroundColor: "transparent",
		"&:hover": { color: token.colorIcon },
		"&:focus-visible": {
			color: token.colorIcon,
			borderRadius: token.borderRadiusSM,
			...genFocusOutline(token)
		},
		"&:active": { color: token.colorText },
		"&-hidden": { visibility: "hidden" },
		"&-has-suffix": { margin: `0 ${unit$1(token.inputAffixPadding)}` }
	} };
};
var genAffixStyle = (token) => {
	const { componentCls, inputAffixPadding, colorTextDescription, motionDurationSlow, colorIcon, colorIconHover } = token;
	const affixCls = `${componentCls}-affix-wrapper`;
	const affixClsDisabled = `${componentCls}-affix-wrapper-disabled`;
	return {
		[affixCls]: {
			...genBasicInputStyle(token),
			display: "inline-flex",
			"&-focused, &:focus": { zIndex: 1 },
			[`> input${componentCls}`]: { padding: 0 },
			[`> input${componentCls}, > textarea${componentCls}`]: {
				fontSize: "inherit",
				border: "none",
				borderRadius: 0,
				outline: "none",
				background: "transparent",
				color: "inherit",
				"&::-ms-reveal": { display: "none" },
				"&:focus": { boxShadow: "none !important" }
			},
			"&::before": {
				display: "inline-block",
				width: 0,
				visibility: "hidden",
				content: "\"\\a0\""
			},
			[componentCls]: {
				"&-prefix, &-suffix": {
					display: "flex",
					flex: "none",
					alignItems: "center",
					"> *:not(:last-child)": { marginInlineEnd: token.paddingXS }
				},
				"&-show-count-suffix": {
					color: colorTextDescription,
					direction: "ltr"
				},
				"&-show-count-has-suffix": { marginInlineEnd: token.paddingXXS },
				"&-prefix": { marginInlineEnd: inputAffixPadding },
				"&-suffix": { marginInlineStart: inputAffixPadding },
				"&-password-icon": {
					display: "inline-flex",
					color: colorIcon,
					cursor: "pointer",
					transition: `all ${motionDurationSlow}`,
					"&:hover": { color: colorIconHover }
				}
			},
			...genAllowClearStyle(token)
		},
		[`${componentCls}-underlined`]: { borderRadius: 0 },
		[affixClsDisabled]: { [`${componentCls}-password-icon`]: {
			color: colorIcon,
			cursor: "not-allowed",
			"&:hover": { color: colorIcon }
		} }
	};
};
var genGroupStyle = (token) => {
	const { componentCls, borderRadiusLG, borderRadiusSM } = token;
	return { [`${componentCls}-group`]: {
		...resetComponent(token),
		...genInputGroupStyle(token),
		"&-rtl": { direction: "rtl" },
		"&-wrapper": {
			display: "inline-block",
			width: "100%",
			textAlign: "start",
			verticalAlign: "top",
			"&-rtl": { direction: "rtl" },
			"&-lg": { [`${componentCls}-group-addon`]: {
				borderRadius: borderRadiusLG,
				fontSize: token.inputFontSizeLG
			} },
			"&-sm": { [`${componentCls}-group-addon`]: { borderRadius: borderRadiusSM } },
			...genOutlinedGroupStyle(token),
			...genFilledGroupStyle(token),
			[`&:not(${componentCls}-compact-first-item):not(${componentCls}-compact-last-item)${componentCls}-compact-item`]: { [`${componentCls}, ${componentCls}-group-addon`]: { borderRadius: 0 } },
			[`&:not(${componentCls}-compact-last-item)${componentCls}-compact-first-item`]: { [`${componentCls}, ${componentCls}-group-addon`]: {
				borderStartEndRadius: 0,
				borderEndEndRadius: 0
			} },
			[`&:not(${componentCls}-compact-first-item)${componentCls}-compact-last-item`]: { [`${componentCls}, ${componentCls}-group-addon`]: {
				borderStartStartRadius: 0,
				borderEndStartRadius: 0
			} },
			[`&:not(${componentCls}-compact-last-item)${componentCls}-compact-item`]: { [`${componentCls}-affix-wrapper`]: {
				borderStartEndRadius: 0,
				borderEndEndRadius: 0
			} },
			[`&:not(${componentCls}-compact-first-item)${componentCls}-compact-item`]: { [`${componentCls}-affix-wrapper`]: {
				borderStartStartRadius: 0,
				borderEndStartRadius: 0
			} }
		}
	} };
};
var genRangeStyle = (token) => {
	const { componentCls } = token;
	return { [`${componentCls}-out-of-range`]: { [`&, & input, & textarea, ${componentCls}-show-count-suffix, ${componentCls}-data-count`]: { color: token.colorError } } };
};
var useSharedStyle = genStyleHooks(["Input", "Shared"], (token) => {
	const inputToken = merge(token, initInputToken(token));
	return [genInputStyle(inputToken), genAffixStyle(inputToken)];
}, initComponentToken, { resetFont: false });
genStyleHooks(["Input", "Component"], (token) => {
	const inputToken = merge(token, initInputToken(token));
	return [
		genGroupStyle(inputToken),
		genRangeStyle(inputToken),
		genCompactItemStyle(inputToken, {
			focus: true,
			focusElCls: `${inputToken.componentCls}-affix-wrapper-focused`
		})
	];
}, initComponentToken, { resetFont: false });
// tests/bench/components/node_modules/@ant-design/icons-svg/es/asn/PlusOutlined.js
var PlusOutlined$1 = {
	"icon": {
		"tag": "svg",
		"attrs": {
			"viewBox": "64 64 896 896",
			"focusable": "false"
		},
		"children": [{
			"tag": "path",
			"attrs": { "d": "M482 152h60q8 0 8 8v704q0 8-8 8h-60q-8 0-8-8V160q0-8 8-8z" }
		}, {
			"tag": "path",
			"attrs": { "d": "M192 474h672q8 0 8 8v60q0 8-8 8H160q-8 0-8-8v-60q0-8 8-8z" }
		}]
	},
	"name": "plus",
	"theme": "outlined"
};
// tests/bench/components/node_modules/@ant-design/icons/es/icons/PlusOutlined.js
function _extends$10() {
	_extends$10 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$10.apply(this, arguments);
}
var PlusOutlined = (props, ref) => /*#__PURE__*/ import_react.createElement(Icon$1, _extends$10({}, props, {
	ref,
	icon: PlusOutlined$1
}));
/**![plus](data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iNTAiIGhlaWdodD0iNTAiIGZpbGw9IiNjYWNhY2EiIHZpZXdCb3g9IjY0IDY0IDg5NiA4OTYiIGZvY3VzYWJsZT0iZmFsc2UiIHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2ZyI+PHBhdGggZD0iTTQ4MiAxNTJoNjBxOCAwIDggOHY3MDRxMCA4LTggOGgtNjBxLTggMC04LThWMTYwcTAtOCA4LTh6IiAvPjxwYXRoIGQ9Ik0xOTIgNDc0aDY3MnE4IDAgOCA4djYwcTAgOC04IDhIMTYwcS04IDAtOC04di02MHEwLTggOC04eiIgLz48L3N2Zz4=) */
var RefIcon$3 = /*#__PURE__*/ import_react.forwardRef(PlusOutlined);
// tests/bench/components/node_modules/@rc-component/tabs/es/TabContext.js
var TabContext_default = /*#__PURE__*/ (0, import_react.createContext)(null);
// tests/bench/components/node_modules/@rc-component/tabs/es/hooks/useIndicator.js
var useIndicator = (options) => {
	const { activeTabOffset, horizontal, rtl, indicator = {} } = options;
	const { size, align = "center" } = indicator;
	const [inkStyle, setInkStyle] = (0, import_react.useState)();
	const inkBarRafRef = (0, import_react.useRef)(void 0);
	const getLength = import_react.useCallback((origin) => {
		if (typeof size === "function") return size(origin);
		if (typeof size === "number") return size;
		return origin;
	}, [size]);
	function cleanInkBarRaf() {
		wrapperRaf.cancel(inkBarRafRef.current);
	}
	(0, import_react.useEffect)(() => {
		const newInkStyle = {};
		if (activeTabOffset) {
			if (horizontal) {
				newInkStyle.width = getLength(activeTabOffset.width);
				const key = rtl ? "right" : "left";
				if (align === "start") newInkStyle[key] = activeTabOffset[key];
				if (align === "center") {
					newInkStyle[key] = activeTabOffset[key] + activeTabOffset.width / 2;
					newInkStyle.transform = rtl ? "translateX(50%)" : "translateX(-50%)";
				}
				if (align === "end") {
					newInkStyle[key] = activeTabOffset[key] + activeTabOffset.width;
					newInkStyle.transform = "translateX(-100%)";
				}
			} else {
				newInkStyle.height = getLength(activeTabOffset.height);
				if (align === "start") newInkStyle.top = activeTabOffset.top;
				if (align === "center") {
					newInkStyle.top = activeTabOffset.top + activeTabOffset.height / 2;
					newInkStyle.transform = "translateY(-50%)";
				}
				if (align === "end") {
					newInkStyle.top = activeTabOffset.top + activeTabOffset.height;
					newInkStyle.transform = "translateY(-100%)";
				}
			}
		}
		cleanInkBarRaf();
		inkBarRafRef.current = wrapperRaf(() => {
			if (!(inkStyle && newInkStyle && Object.keys(newInkStyle).every((key) => {
				const newValue = newInkStyle[key];
				const oldValue = inkStyle[key];
				return typeof newValue === "number" && typeof oldValue === "number" ? Math.round(newValue) === Math.round(oldValue) : newValue === oldValue;
			}))) setInkStyle(newInkStyle);
		});
		return cleanInkBarRaf;
	}, [
		JSON.stringify(activeTabOffset),
		horizontal,
		rtl,
		align,
		getLength
	]);
	return { style: inkStyle };
};
// tests/bench/components/node_modules/@rc-component/tabs/es/hooks/useOffsets.js
var DEFAULT_SIZE$1 = {
	width: 0,
	height: 0,
	left: 0,
	top: 0
};
function useOffsets(tabs, tabSizes, holderScrollWidth) {
	return (0, import_react.useMemo)(() => {
		const map = /* @__PURE__ */ new Map();
		const lastOffset = tabSizes.get(tabs[0]?.key) || DEFAULT_SIZE$1;
		const rightOffset = lastOffset.left + lastOffset.width;
		for (let i = 0; i < tabs.length; i += 1) {
			const { key } = tabs[i];
			let data = tabSizes.get(key);
			if (!data) data = tabSizes.get(tabs[i - 1]?.key) || DEFAULT_SIZE$1;
			const entity = map.get(key) || { ...data };
			entity.right = rightOffset - entity.left - entity.width;
			map.set(key, entity);
		}
		return map;
	}, [
		tabs.map((tab) => tab.key).join("_"),
		tabSizes,
		holderScrollWidth
	]);
}
// tests/bench/components/node_modules/@rc-component/tabs/es/hooks/useSyncState.js
function useSyncState(defaultState, onChange) {
	const stateRef = import_react.useRef(defaultState);
	const [, forceUpdate] = import_react.useState({});
	function setState(updater) {
		const newValue = typeof updater === "function" ? updater(stateRef.current) : updater;
		if (newValue !== stateRef.current) onChange(newValue, stateRef.current);
		stateRef.current = newValue;
		forceUpdate({});
	}
	return [stateRef.current, setState];
}
// tests/bench/components/node_modules/@rc-component/tabs/es/hooks/useTouchMove.js
var MIN_SWIPE_DISTANCE = .1;
var STOP_SWIPE_DISTANCE = .01;
var REFRESH_INTERVAL = 20;
var SPEED_OFF_MULTIPLE = .995 ** REFRESH_INTERVAL;
function useTouchMove(ref, onOffset) {
	const [touchPosition, setTouchPosition] = (0, import_react.useState)();
	const [lastTimestamp, setLastTimestamp] = (0, import_react.useState)(0);
	const [lastTimeDiff, setLastTimeDiff] = (0, import_react.useState)(0);
	const [lastOffset, setLastOffset] = (0, import_react.useState)();
	const motionRef = (0, import_react.useRef)(void 0);
	function onTouchStart(e) {
		const { screenX, screenY } = e.touches[0];
		setTouchPosition({
			x: screenX,
			y: screenY
		});
		window.clearInterval(motionRef.current);
	}
	function onTouchMove(e) {
		if (!touchPosition) return;
		const { screenX, screenY } = e.touches[0];
		setTouchPosition({
			x: screenX,
			y: screenY
		});
		const offsetX = screenX - touchPosition.x;
		const offsetY = screenY - touchPosition.y;
		onOffset(offsetX, offsetY);
		const now = Date.now();
		setLastTimestamp(now);
		setLastTimeDiff(now - lastTimestamp);
		setLastOffset({
			x: offsetX,
			y: offsetY
		});
	}
	function onTouchEnd() {
		if (!touchPosition) return;
		setTouchPosition(null);
		setLastOffset(null);
		if (lastOffset) {
			const distanceX = lastOffset.x / lastTimeDiff;
			const distanceY = lastOffset.y / lastTimeDiff;
			if (Math.max(Math.abs(distanceX), Math.abs(distanceY)) < MIN_SWIPE_DISTANCE) return;
			let currentX = distanceX;
			let currentY = distanceY;
			motionRef.current = window.setInterval(() => {
				if (Math.abs(currentX) < STOP_SWIPE_DISTANCE && Math.abs(currentY) < STOP_SWIPE_DISTANCE) {
					window.clearInterval(motionRef.current);
					return;
				}
				currentX *= SPEED_OFF_MULTIPLE;
				currentY *= SPEED_OFF_MULTIPLE;
				onOffset(currentX * REFRESH_INTERVAL, currentY * REFRESH_INTERVAL);
			}, REFRESH_INTERVAL);
		}
	}
	const lastWheelDirectionRef = (0, import_react.useRef)(void 0);
	function onWheel(e) {
		const { deltaX, deltaY } = e;
		let mixed;
		const absX = Math.abs(deltaX);
		const absY = Math.abs(deltaY);
		if (absX === absY) mixed = lastWheelDirectionRef.current === "x" ? deltaX : deltaY;
		else if (absX > absY) {
			mixed = deltaX;
			lastWheelDirectionRef.current = "x";
		} else {
			mixed = deltaY;
			lastWheelDirectionRef.current = "y";
		}
		if (onOffset(-mixed, -mixed)) e.preventDefault();
	}
	const touchEventsRef = (0, import_react.useRef)(null);
	touchEventsRef.current = {
		onTouchStart,
		onTouchMove,
		onTouchEnd,
		onWheel
	};
	import_react.useEffect(() => {
		function onProxyTouchStart(e) {
			touchEventsRef.current.onTouchStart(e);
		}
		function onProxyTouchMove(e) {
			touchEventsRef.current.onTouchMove(e);
		}
		function onProxyTouchEnd(e) {
			touchEventsRef.current.onTouchEnd(e);
		}
		function onProxyWheel(e) {
			touchEventsRef.current.onWheel(e);
		}
		document.addEventListener("touchmove", onProxyTouchMove, { passive: false });
		document.addEventListener("touchend", onProxyTouchEnd, { passive: true });
		ref.current.addEventListener("touchstart", onProxyTouchStart, { passive: true });
		ref.current.addEventListener("wheel", onProxyWheel, { passive: false });
		return () => {
			document.removeEventListener("touchmove", onProxyTouchMove);
			document.removeEventListener("touchend", onProxyTouchEnd);
		};
	}, []);
}
// tests/bench/components/node_modules/@rc-component/tabs/es/hooks/useUpdate.js
/**
* Help to merge callback with `useLayoutEffect`.
* One time will only trigger once.
*/
function useUpdate(callback) {
	const [count, setCount] = (0, import_react.useState)(0);
	const effectRef = (0, import_react.useRef)(0);
	const callbackRef = (0, import_react.useRef)(void 0);
	callbackRef.current = callback;
	useLayoutUpdateEffect(() => {
		callbackRef.current?.();
	}, [count]);
	return () => {
		if (effectRef.current !== count) return;
		effectRef.current += 1;
		setCount(effectRef.current);
	};
}
function useUpdateState(defaultState) {
	const batchRef = (0, import_react.useRef)([]);
	const [, forceUpdate] = (0, import_react.useState)({});
	const state = (0, import_react.useRef)(typeof defaultState === "function" ? defaultState() : defaultState);
	const flushUpdate = useUpdate(() => {
		let current = state.current;
		batchRef.current.forEach((callback) => {
			current = callback(current);
		});
		batchRef.current = [];
		state.current = current;
		forceUpdate({});
	});
	function updater(callback) {
		batchRef.current.push(callback);
		flushUpdate();
	}
	return [state.current, updater];
}
// tests/bench/components/node_modules/@rc-component/tabs/es/hooks/useVisibleRange.js
var DEFAULT_SIZE = {
	width: 0,
	height: 0,
	left: 0,
	top: 0,
	right: 0
};
function useVisibleRange(tabOffsets, visibleTabContentValue, transform, tabContentSizeValue, addNodeSizeValue, operationNodeSizeValue, { tabs, tabPosition, rtl }) {
	let charUnit;
	let position;
	let transformSize;
	if (["top", "bottom"].includes(tabPosition)) {
		charUnit = "width";
		position = rtl ? "right" : "left";
		transformSize = Math.abs(transform);
	} else {
		charUnit = "height";
		position = "top";
		transformSize = -transform;
	}
	return (0, import_react.useMemo)(() => {
		if (!tabs.length) return [0, 0];
		const len = tabs.length;
		let endIndex = len;
		for (let i = 0; i < len; i += 1) {
			const offset = tabOffsets.get(tabs[i].key) || DEFAULT_SIZE;
			if (Math.floor(offset[position] + offset[charUnit]) > Math.floor(transformSize + visibleTabContentValue)) {
				endIndex = i - 1;
				break;
			}
		}
		let startIndex = 0;
		for (let i = len - 1; i >= 0; i -= 1) if ((tabOffsets.get(tabs[i].key) || DEFAULT_SIZE)[position] < transformSize) {
			startIndex = i + 1;
			break;
		}
		return startIndex > endIndex ? [0, -1] : [startIndex, endIndex];
	}, [
		tabOffsets,
		visibleTabContentValue,
		tabContentSizeValue,
		addNodeSizeValue,
		operationNodeSizeValue,
		transformSize,
		tabPosition,
		tabs.map((tab) => tab.key).join("_"),
		rtl
	]);
}
// tests/bench/components/node_modules/@rc-component/tabs/es/util.js
/**
* We trade Map as deps which may change with same value but different ref object.
* We should make it as hash for deps
* */
function stringify(obj) {
	let tgt;
	if (obj instanceof Map) {
		tgt = {};
		obj.forEach((v, k) => {
			tgt[k] = v;
		});
	} else tgt = obj;
	return JSON.stringify(tgt);
}
var RC_TABS_DOUBLE_QUOTE = "TABS_DQ";
function genDataNodeKey(key) {
	return String(key).replace(/"/g, RC_TABS_DOUBLE_QUOTE);
}
function getRemovable(closable, closeIcon, editable, disabled) {
	if (!editable || disabled || closable === false || closable === void 0 && (closeIcon === false || closeIcon === null)) return false;
	return true;
}
// tests/bench/components/node_modules/@rc-component/tabs/es/TabNavList/AddButton.js
var AddButton = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { prefixCls, editable, locale, style } = props;
	if (!editable || editable.showAdd === false) return null;
	return /*#__PURE__*/ import_react.createElement("button", {
		ref,
		type: "button",
		className: `${prefixCls}-nav-add`,
		style,
		"aria-label": locale?.addAriaLabel || "Add tab",
		onClick: (event) => {
			editable.onEdit("add", { event });
		}
	}, editable.addIcon || "+");
});
// tests/bench/components/node_modules/@rc-component/tabs/es/TabNavList/ExtraContent.js
var ExtraContent = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { position, prefixCls, extra } = props;
	if (!extra) return null;
	let content;
	let assertExtra = {};
	if (typeof extra === "object" && !/*#__PURE__*/ import_react.isValidElement(extra)) assertExtra = extra;
	else assertExtra.right = extra;
	if (position === "right") content = assertExtra.right;
	if (position === "left") content = assertExtra.left;
	return content ? /*#__PURE__*/ import_react.createElement("div", {
		className: `${prefixCls}-extra-content`,
		ref
	}, content) : null;
});
// tests/bench/components/node_modules/@rc-component/tabs/es/TabNavList/OperationNode.js
function _extends$9() {
	_extends$9 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$9.apply(this, arguments);
}
var OperationNode = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { prefixCls, id, tabs, locale, mobile, more: moreProps = {}, style, className, editable, tabBarGutter, rtl, removeAriaLabel, onTabClick, getPopupContainer, popupClassName, popupStyle, classNames, styles } = props;
	const [open, setOpen] = (0, import_react.useState)(false);
	const [selectedKey, setSelectedKey] = (0, import_react.useState)(null);
	const { icon: moreIcon = "More", popupRender } = moreProps;
	const popupId = `${id}-more-popup`;
	const dropdownPrefix = `${prefixCls}-dropdown`;
	const selectedItemId = selectedKey !== null ? `${popupId}-${selectedKey}` : null;
	const dropdownAriaLabel = locale?.dropdownAriaLabel;
	function onRemoveTab(event, key) {
		event.preventDefault();
		event.stopPropagation();
		editable.onEdit("remove", {
			key,
			event
		});
	}
	const menu = /*#__PURE__*/ import_react.createElement(ExportMenu, {
		onClick: ({ key, domEvent }) => {
			onTabClick(key, domEvent);
			setOpen(false);
		},
		prefixCls: `${dropdownPrefix}-menu`,
		id: popupId,
		tabIndex: -1,
		role: "listbox",
		"aria-activedescendant": selectedItemId,
		selectedKeys: [selectedKey],
		"aria-label": dropdownAriaLabel !== void 0 ? dropdownAriaLabel : "expanded dropdown"
	}, tabs.map((tab) => {
		const { closable, disabled, closeIcon, key, label } = tab;
		const removable = getRemovable(closable, closeIcon, editable, disabled);
		return /*#__PURE__*/ import_react.createElement(MenuItem_default, {
			key,
			id: `${popupId}-${key}`,
			role: "option",
			"aria-controls": id && `${id}-panel-${key}`,
			disabled
		}, /*#__PURE__*/ import_react.createElement("span", null, label), removable && /*#__PURE__*/ import_react.createElement("button", {
			type: "button",
			"aria-label": removeAriaLabel || "remove",
			tabIndex: 0,
			className: clsx(`${dropdownPrefix}-menu-item-remove`, classNames?.remove),
			style: styles?.remove,
			onClick: (e) => {
				e.stopPropagation();
				onRemoveTab(e, key);
			}
		}, closeIcon || editable.removeIcon || "×"));
	}));
	const overlay = popupRender ? popupRender(menu, {
		restTabs: tabs,
		onClose: () => setOpen(false)
	}) : menu;
	function selectOffset(offset) {
		const enabledTabs = tabs.filter((tab) => !tab.disabled);
		let selectedIndex = enabledTabs.findIndex((tab) => tab.key === selectedKey) || 0;
		const len = enabledTabs.length;
		for (let i = 0; i < len; i += 1) {
			selectedIndex = (selectedIndex + offset + len) % len;
			const tab = enabledTabs[selectedIndex];
			if (!tab.disabled) {
				setSelectedKey(tab.key);
				return;
			}
		}
	}
	function onKeyDown(e) {
		const { which } = e;
		if (!open) {
			if ([
				KeyCode.DOWN,
				KeyCode.SPACE,
				KeyCode.ENTER
			].includes(which)) {
				setOpen(true);
				e.preventDefault();
			}
			return;
		}
		switch (which) {
			case KeyCode.UP:
				selectOffset(-1);
				e.preventDefault();
				break;
			case KeyCode.DOWN:
				selectOffset(1);
				e.preventDefault();
				break;
			case KeyCode.ESC:
				setOpen(false);
				break;
			case KeyCode.SPACE:
			case KeyCode.ENTER: if (selectedKey !== null) onTabClick(selectedKey, e);
		}
	}
	(0, import_react.useEffect)(() => {
		const ele = document.getElementById(selectedItemId);
		if (ele?.scrollIntoView) ele.scrollIntoView(false);
	}, [selectedItemId, selectedKey]);
	(0, import_react.useEffect)(() => {
		if (!open) setSelectedKey(null);
	}, [open]);
	const moreStyle = { marginInlineStart: tabBarGutter };
	if (!tabs.length) {
		moreStyle.visibility = "hidden";
		moreStyle.order = 1;
	}
	const overlayClassName = clsx(popupClassName, { [`${dropdownPrefix}-rtl`]: rtl });
	const moreNode = mobile ? null : /*#__PURE__*/ import_react.createElement(es_default$1, _extends$9({
		prefixCls: dropdownPrefix,
		overlay,
		visible: tabs.length ? open : false,
		onVisibleChange: setOpen,
		overlayClassName,
		overlayStyle: popupStyle,
		mouseEnterDelay: .1,
		mouseLeaveDelay: .1,
		getPopupContainer
	}, moreProps), /*#__PURE__*/ import_react.createElement("button", {
		type: "button",
		className: `${prefixCls}-nav-more`,
		style: moreStyle,
		"aria-haspopup": "listbox",
		"aria-controls": popupId,
		id: `${id}-more`,
		"aria-expanded": open,
		onKeyDown
	}, moreIcon));
	return /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(`${prefixCls}-nav-operations`, className),
		style,
		ref
	}, moreNode, /*#__PURE__*/ import_react.createElement(AddButton, {
		prefixCls,
		locale,
		editable
	}));
});
var OperationNode_default = /*#__PURE__*/ import_react.memo(OperationNode, (_, next) => next.tabMoving);
// tests/bench/components/node_modules/@rc-component/tabs/es/TabNavList/TabNode.js
var TabNode = (props) => {
	const { prefixCls, id, active, focus, tab: { key, label, disabled, closeIcon, icon }, closable, renderWrapper, removeAriaLabel, editable, onClick, onFocus, onBlur, onKeyDown, onMouseDown, onMouseUp, styles, classNames: tabNodeClassNames, tabCount, currentPosition } = props;
	const tabPrefix = `${prefixCls}-tab`;
	const removable = getRemovable(closable, closeIcon, editable, disabled);
	function onInternalClick(e) {
		if (disabled) return;
		onClick(e);
	}
	function onRemoveTab(event) {
		event.preventDefault();
		event.stopPropagation();
		editable.onEdit("remove", {
			key,
			event
		});
	}
	const labelNode = import_react.useMemo(() => icon && typeof label === "string" ? /*#__PURE__*/ import_react.createElement("span", null, label) : label, [label, icon]);
	const btnRef = import_react.useRef(null);
	import_react.useEffect(() => {
		if (focus && btnRef.current) btnRef.current.focus();
	}, [focus]);
	const node = /*#__PURE__*/ import_react.createElement("div", {
		key,
		"data-node-key": genDataNodeKey(key),
		className: clsx(tabPrefix, tabNodeClassNames?.item, {
			[`${tabPrefix}-with-remove`]: removable,
			[`${tabPrefix}-active`]: active,
			[`${tabPrefix}-disabled`]: disabled,
			[`${tabPrefix}-focus`]: focus
		}),
		style: styles?.item,
		onClick: onInternalClick
	}, /*#__PURE__*/ import_react.createElement("div", {
		ref: btnRef,
		role: "tab",
		"aria-selected": active,
		id: id && `${id}-tab-${key}`,
		className: `${tabPrefix}-btn`,
		"aria-controls": id && `${id}-panel-${key}`,
		"aria-disabled": disabled,
		tabIndex: disabled ? null : active ? 0 : -1,
		onClick: (e) => {
			e.stopPropagation();
			onInternalClick(e);
		},
		onKeyDown,
		onMouseDown,
		onMouseUp,
		onFocus,
		onBlur
	}, focus && /*#__PURE__*/ import_react.createElement("div", {
		"aria-live": "polite",
		style: {
			width: 0,
			height: 0,
			position: "absolute",
			overflow: "hidden",
			opacity: 0
		}
	}, `Tab ${currentPosition} of ${tabCount}`), icon && /*#__PURE__*/ import_react.createElement("span", { className: `${tabPrefix}-icon` }, icon), label && labelNode), removable && /*#__PURE__*/ import_react.createElement("button", {
		type: "button",
		"aria-label": removeAriaLabel || "remove",
		tabIndex: active ? 0 : -1,
		className: clsx(`${tabPrefix}-remove`, tabNodeClassNames?.remove),
		style: styles?.remove,
		onClick: (e) => {
			e.stopPropagation();
			onRemoveTab(e);
		}
	}, closeIcon || editable.removeIcon || "×"));
	return renderWrapper ? renderWrapper(node) : node;
};
// tests/bench/components/node_modules/@rc-component/tabs/es/TabNavList/index.js
function _extends$8() {
	_extends$8 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$8.apply(this, arguments);
}
var getTabSize = (tab, containerRect) => {
	const { offsetWidth, offsetHeight, offsetTop, offsetLeft } = tab;
	const { width, height, left, top } = tab.getBoundingClientRect();
	if (Math.abs(width - offsetWidth) < 1) return [
		width,
		height,
		left - containerRect.left,
		top - containerRect.top
	];
	return [
		offsetWidth,
		offsetHeight,
		offsetLeft,
		offsetTop
	];
};
var getSize = (refObj) => {
	const { offsetWidth = 0, offsetHeight = 0 } = refObj.current || {};
	if (refObj.current) {
		const { width, height } = refObj.current.getBoundingClientRect();
		if (Math.abs(width - offsetWidth) < 1) return [width, height];
	}
	return [offsetWidth, offsetHeight];
};
/**
* Convert `SizeInfo` to unit value. Such as [123, 456] with `top` position get `123`
*/
var getUnitValue = (size, tabPositionTopOrBottom) => {
	return size[tabPositionTopOrBottom ? 0 : 1];
};
var TabNavList = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { className, style, id, animated, activeKey, rtl, extra, editable, locale, tabPosition, tabBarGutter, children, onTabClick, onTabScroll, indicator, classNames: tabsClassNames, styles } = props;
	const { prefixCls, tabs } = import_react.useContext(TabContext_default);
	const containerRef = (0, import_react.useRef)(null);
	const extraLeftRef = (0, import_react.useRef)(null);
	const extraRightRef = (0, import_react.useRef)(null);
	const tabsWrapperRef = (0, import_react.useRef)(null);
	const tabListRef = (0, import_react.useRef)(null);
	const operationsRef = (0, import_react.useRef)(null);
	const innerAddButtonRef = (0, import_react.useRef)(null);
	const tabPositionTopOrBottom = tabPosition === "top" || tabPosition === "bottom";
	const [transformLeft, setTransformLeft] = useSyncState(0, (next, prev) => {
		if (tabPositionTopOrBottom && onTabScroll) onTabScroll({ direction: next > prev ? "left" : "right" });
	});
	const [transformTop, setTransformTop] = useSyncState(0, (next, prev) => {
		if (!tabPositionTopOrBottom && onTabScroll) onTabScroll({ direction: next > prev ? "top" : "bottom" });
	});
	const [containerExcludeExtraSize, setContainerExcludeExtraSize] = (0, import_react.useState)([0, 0]);
	const [tabContentSize, setTabContentSize] = (0, import_react.useState)([0, 0]);
	const [addSize, setAddSize] = (0, import_react.useState)([0, 0]);
	const [operationSize, setOperationSize] = (0, import_react.useState)([0, 0]);
	const [tabSizes, setTabSizes] = useUpdateState(/* @__PURE__ */ new Map());
	const tabOffsets = useOffsets(tabs, tabSizes, tabContentSize[0]);
	const containerExcludeExtraSizeValue = getUnitValue(containerExcludeExtraSize, tabPositionTopOrBottom);
	const tabContentSizeValue = getUnitValue(tabContentSize, tabPositionTopOrBottom);
	const addSizeValue = getUnitValue(addSize, tabPositionTopOrBottom);
	const operationSizeValue = getUnitValue(operationSize, tabPositionTopOrBottom);
	const needScroll = Math.floor(containerExcludeExtraSizeValue) < Math.floor(tabContentSizeValue + addSizeValue);
	const visibleTabContentValue = needScroll ? containerExcludeExtraSizeValue - operationSizeValue : containerExcludeExtraSizeValue - addSizeValue;
	const operationsHiddenClassName = `${prefixCls}-nav-operations-hidden`;
	let transformMin = 0;
	let transformMax = 0;
	if (!tabPositionTopOrBottom) {
		transformMin = Math.min(0, visibleTabContentValue - tabContentSizeValue);
		transformMax = 0;
	} else if (rtl) {
		transformMin = 0;
		transformMax = Math.max(0, tabContentSizeValue - visibleTabContentValue);
	} else {
		transformMin = Math.min(0, visibleTabContentValue - tabContentSizeValue);
		transformMax = 0;
	}
	function alignInRange(value) {
		if (value < transformMin) return transformMin;
		if (value > transformMax) return transformMax;
		return value;
	}
	const touchMovingRef = (0, import_react.useRef)(null);
	const [lockAnimation, setLockAnimation] = (0, import_react.useState)();
	function doLockAnimation() {
		setLockAnimation(Date.now());
	}
	function clearTouchMoving() {
		if (touchMovingRef.current) clearTimeout(touchMovingRef.current);
	}
	useTouchMove(tabsWrapperRef, (offsetX, offsetY) => {
		function doMove(setState, offset) {
			setState((value) => {
				return alignInRange(value + offset);
			});
		}
		if (!needScroll) return false;
		if (tabPositionTopOrBottom) doMove(setTransformLeft, offsetX);
		else doMove(setTransformTop, offsetY);
		clearTouchMoving();
		doLockAnimation();
		return true;
	});
	(0, import_react.useEffect)(() => {
		clearTouchMoving();
		if (lockAnimation) touchMovingRef.current = setTimeout(() => {
			setLockAnimation(0);
		}, 100);
		return clearTouchMoving;
	}, [lockAnimation]);
	const [visibleStart, visibleEnd] = useVisibleRange(tabOffsets, visibleTabContentValue, tabPositionTopOrBottom ? transformLeft : transformTop, tabContentSizeValue, addSizeValue, operationSizeValue, {
		...props,
		tabs
	});
	const scrollToTab = useEvent((key = activeKey) => {
		const tabOffset = tabOffsets.get(key) || {
			width: 0,
			height: 0,
			left: 0,
			right: 0,
			top: 0
		};
		if (tabPositionTopOrBottom) {
			let newTransform = transformLeft;
			if (rtl) {
				if (tabOffset.right < transformLeft) newTransform = tabOffset.right;
				else if (tabOffset.right + tabOffset.width > transformLeft + visibleTabContentValue) newTransform = tabOffset.right + tabOffset.width - visibleTabContentValue;
			} else if (tabOffset.left < -transformLeft) newTransform = -tabOffset.left;
			else if (tabOffset.left + tabOffset.width > -transformLeft + visibleTabContentValue) newTransform = -(tabOffset.left + tabOffset.width - visibleTabContentValue);
			setTransformTop(0);
			setTransformLeft(alignInRange(newTransform));
		} else {
			let newTransform = transformTop;
			if (tabOffset.top < -transformTop) newTransform = -tabOffset.top;
			else if (tabOffset.top + tabOffset.height > -transformTop + visibleTabContentValue) newTransform = -(tabOffset.top + tabOffset.height - visibleTabContentValue);
			setTransformLeft(0);
			setTransformTop(alignInRange(newTransform));
		}
	});
	const [focusKey, setFocusKey] = (0, import_react.useState)();
	const [isMouse, setIsMouse] = (0, import_react.useState)(false);
	const enabledTabs = tabs.filter((tab) => !tab.disabled).map((tab) => tab.key);
	const onOffset = (offset) => {
		const currentIndex = enabledTabs.indexOf(focusKey || activeKey);
		const len = enabledTabs.length;
		const nextIndex = (currentIndex + offset + len) % len;
		const newKey = enabledTabs[nextIndex];
		setFocusKey(newKey);
	};
	const handleRemoveTab = (removalTabKey, e) => {
		const removeIndex = enabledTabs.indexOf(removalTabKey);
		const removeTab = tabs.find((tab) => tab.key === removalTabKey);
		if (getRemovable(removeTab?.closable, removeTab?.closeIcon, editable, removeTab?.disabled)) {
			e.preventDefault();
			e.stopPropagation();
			editable.onEdit("remove", {
				key: removalTabKey,
				event: e
			});
			if (removeIndex === enabledTabs.length - 1) onOffset(-1);
			else onOffset(1);
		}
	};
	const handleMouseDown = (key, e) => {
		setIsMouse(true);
		if (e.button === 1) handleRemoveTab(key, e);
	};
	const handleKeyDown = (e) => {
		const { code } = e;
		const isRTL = rtl && tabPositionTopOrBottom;
		const firstEnabledTab = enabledTabs[0];
		const lastEnabledTab = enabledTabs[enabledTabs.length - 1];
		switch (code) {
			case "ArrowLeft":
				if (tabPositionTopOrBottom) onOffset(isRTL ? 1 : -1);
				break;
			case "ArrowRight":
				if (tabPositionTopOrBottom) onOffset(isRTL ? -1 : 1);
				break;
			case "ArrowUp":
				e.preventDefault();
				if (!tabPositionTopOrBottom) onOffset(-1);
				break;
			case "ArrowDown":
				e.preventDefault();
				if (!tabPositionTopOrBottom) onOffset(1);
				break;
			case "Home":
				e.preventDefault();
				setFocusKey(firstEnabledTab);
				break;
			case "End":
				e.preventDefault();
				setFocusKey(lastEnabledTab);
				break;
			case "Enter":
			case "Space":
				e.preventDefault();
				onTabClick(focusKey ?? activeKey, e);
				break;
			case "Backspace":
			case "Delete": handleRemoveTab(focusKey, e);
		}
	};
	const tabNodeStyle = {};
	if (tabPositionTopOrBottom) tabNodeStyle.marginInlineStart = tabBarGutter;
	else tabNodeStyle.marginTop = tabBarGutter;
	const tabNodes = tabs.map((tab, i) => {
		const { key } = tab;
		return /*#__PURE__*/ import_react.createElement(TabNode, {
			id,
			prefixCls,
			key,
			tab,
			classNames: {
				item: tabsClassNames?.item,
				remove: tabsClassNames?.remove
			},
			styles: {
				item: i === 0 ? styles?.item : {
					...tabNodeStyle,
					...styles?.item
				},
				remove: styles?.remove
			},
			closable: tab.closable,
			editable,
			active: key === activeKey,
			focus: key === focusKey,
			renderWrapper: children,
			removeAriaLabel: locale?.removeAriaLabel,
			tabCount: enabledTabs.length,
			currentPosition: i + 1,
			onClick: (e) => {
				onTabClick(key, e);
			},
			onKeyDown: handleKeyDown,
			onFocus: () => {
				if (!isMouse) setFocusKey(key);
				scrollToTab(key);
				doLockAnimation();
				if (!tabsWrapperRef.current) return;
				if (!rtl) tabsWrapperRef.current.scrollLeft = 0;
				tabsWrapperRef.current.scrollTop = 0;
			},
			onBlur: () => {
				setFocusKey(void 0);
			},
			onMouseDown: (e) => handleMouseDown(key, e),
			onMouseUp: () => {
				setIsMouse(false);
			}
		});
	});
	const updateTabSizes = () => setTabSizes(() => {
		const newSizes = /* @__PURE__ */ new Map();
		const listRect = tabListRef.current?.getBoundingClientRect();
		tabs.forEach(({ key }) => {
			const btnNode = tabListRef.current?.querySelector(`[data-node-key="${genDataNodeKey(key)}"]`);
			if (btnNode) {
				const [width, height, left, top] = getTabSize(btnNode, listRect);
				newSizes.set(key, {
					width,
					height,
					left,
					top
				});
			}
		});
		return newSizes;
	});
	(0, import_react.useEffect)(() => {
		updateTabSizes();
	}, [tabs.map((tab) => tab.key).join("_")]);
	const onListHolderResize = useUpdate(() => {
		const containerSize = getSize(containerRef);
		const extraLeftSize = getSize(extraLeftRef);
		const extraRightSize = getSize(extraRightRef);
		setContainerExcludeExtraSize([containerSize[0] - extraLeftSize[0] - extraRightSize[0], containerSize[1] - extraLeftSize[1] - extraRightSize[1]]);
		const newAddSize = getSize(innerAddButtonRef);
		setAddSize(newAddSize);
		const newOperationSize = getSize(operationsRef);
		setOperationSize(newOperationSize);
		const tabContentFullSize = getSize(tabListRef);
		setTabContentSize([tabContentFullSize[0] - newAddSize[0], tabContentFullSize[1] - newAddSize[1]]);
		updateTabSizes();
	});
	const startHiddenTabs = tabs.slice(0, visibleStart);
	const endHiddenTabs = tabs.slice(visibleEnd + 1);
	const hiddenTabs = [...startHiddenTabs, ...endHiddenTabs];
	const activeTabOffset = tabOffsets.get(activeKey);
	const { style: indicatorStyle } = useIndicator({
		activeTabOffset,
		horizontal: tabPositionTopOrBottom,
		indicator,
		rtl
	});
	(0, import_react.useEffect)(() => {
		scrollToTab();
	}, [
		activeKey,
		transformMin,
		transformMax,
		stringify(activeTabOffset),
		stringify(tabOffsets),
		tabPositionTopOrBottom
	]);
	(0, import_react.useEffect)(() => {
		onListHolderResize();
	}, [rtl]);
	const hasDropdown = !!hiddenTabs.length;
	const wrapPrefix = `${prefixCls}-nav-wrap`;
	let pingLeft;
	let pingRight;
	let pingTop;
	let pingBottom;
	if (tabPositionTopOrBottom) {
		if (rtl) {
			pingRight = transformLeft > 0;
			pingLeft = transformLeft !== transformMax;
		} else {
			pingLeft = transformLeft < 0;
			pingRight = transformLeft !== transformMin;
		}
	} else {
		pingTop = transformTop < 0;
		pingBottom = transformTop !== transformMin;
	}
	return /*#__PURE__*/ import_react.createElement(RefResizeObserver, { onResize: onListHolderResize }, /*#__PURE__*/ import_react.createElement("div", {
		ref: useComposeRef(ref, containerRef),
		role: "tablist",
		"aria-orientation": tabPositionTopOrBottom ? "horizontal" : "vertical",
		className: clsx(`${prefixCls}-nav`, className, tabsClassNames?.header),
		style: {
			...styles?.header,
			...style
		},
		onKeyDown: () => {
			doLockAnimation();
		}
	}, /*#__PURE__*/ import_react.createElement(ExtraContent, {
		ref: extraLeftRef,
		position: "left",
		extra,
		prefixCls
	}), /*#__PURE__*/ import_react.createElement(RefResizeObserver, { onResize: onListHolderResize }, /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(wrapPrefix, {
			[`${wrapPrefix}-ping-left`]: pingLeft,
			[`${wrapPrefix}-ping-right`]: pingRight,
			[`${wrapPrefix}-ping-top`]: pingTop,
			[`${wrapPrefix}-ping-bottom`]: pingBottom
		}),
		ref: tabsWrapperRef
	}, /*#__PURE__*/ import_react.createElement(RefResizeObserver, { onResize: onListHolderResize }, /*#__PURE__*/ import_react.createElement("div", {
		ref: tabListRef,
		className: `${prefixCls}-nav-list`,
		style: {
			transform: `translate(${transformLeft}px, ${transformTop}px)`,
			transition: lockAnimation ? "none" : void 0
		}
	}, tabNodes, /*#__PURE__*/ import_react.createElement(AddButton, {
		ref: innerAddButtonRef,
		prefixCls,
		locale,
		editable,
		style: {
			...tabNodes.length === 0 ? void 0 : tabNodeStyle,
			visibility: hasDropdown ? "hidden" : null
		}
	}), /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(`${prefixCls}-ink-bar`, tabsClassNames?.indicator, { [`${prefixCls}-ink-bar-animated`]: animated.inkBar }),
		style: {
			...indicatorStyle,
			...styles?.indicator
		}
	}))))), /*#__PURE__*/ import_react.createElement(OperationNode_default, _extends$8({}, props, {
		removeAriaLabel: locale?.removeAriaLabel,
		ref: operationsRef,
		prefixCls,
		tabs: hiddenTabs,
		className: !hasDropdown && operationsHiddenClassName,
		popupStyle: styles?.popup,
		tabMoving: !!lockAnimation
	})), /*#__PURE__*/ import_react.createElement(ExtraContent, {
		ref: extraRightRef,
		position: "right",
		extra,
		prefixCls
	})));
});
// tests/bench/components/node_modules/@rc-component/tabs/es/TabNavList/Wrapper.js
var TabNavListWrapper = ({ renderTabBar, ...restProps }) => {
	if (renderTabBar) return renderTabBar(restProps, TabNavList);
	return /*#__PURE__*/ import_react.createElement(TabNavList, restProps);
};
// tests/bench/components/node_modules/@rc-component/tabs/es/TabPanelList/TabPane.js
var TabPane$1 = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { prefixCls, className, style, id, active, tabKey, children } = props;
	const hasContent = import_react.Children.count(children) > 0;
	return /*#__PURE__*/ import_react.createElement("div", {
		id: id && `${id}-panel-${tabKey}`,
		role: "tabpanel",
		tabIndex: active && hasContent ? 0 : -1,
		"aria-labelledby": id && `${id}-tab-${tabKey}`,
		"aria-hidden": !active,
		style,
		className: clsx(prefixCls, active && `${prefixCls}-active`, className),
		ref
	}, children);
});
// tests/bench/components/node_modules/@rc-component/tabs/es/TabPanelList/index.js
function _extends$7() {
	_extends$7 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$7.apply(this, arguments);
}
var TabPanelList = (props) => {
	const { id, activeKey, animated, tabPosition, destroyOnHidden, bodyStyle, bodyClassName, contentStyle, contentClassName } = props;
	const { prefixCls, tabs } = import_react.useContext(TabContext_default);
	const tabPaneAnimated = animated.tabPane;
	const bodyPrefixCls = `${prefixCls}-body`;
	const contentPrefixCls = `${prefixCls}-content`;
	return /*#__PURE__*/ import_react.createElement("div", { className: clsx(`${bodyPrefixCls}-holder`) }, /*#__PURE__*/ import_react.createElement("div", {
		className: clsx(bodyPrefixCls, `${bodyPrefixCls}-${tabPosition}`, { [`${bodyPrefixCls}-animated`]: tabPaneAnimated }, bodyClassName),
		style: bodyStyle
	}, tabs.map((item) => {
		const { key, forceRender, style: paneStyle, className: paneClassName, destroyOnHidden: itemDestroyOnHidden, ...restTabProps } = item;
		const active = key === activeKey;
		return /*#__PURE__*/ import_react.createElement(es_default$7, _extends$7({
			key,
			visible: active,
			forceRender,
			removeOnLeave: !!(destroyOnHidden ?? itemDestroyOnHidden),
			leavedClassName: `${contentPrefixCls}-hidden`
		}, animated.tabPaneMotion), ({ style: motionStyle, className: motionClassName }, ref) => /*#__PURE__*/ import_react.createElement(TabPane$1, _extends$7({}, restTabProps, {
			prefixCls: contentPrefixCls,
			id,
			tabKey: key,
			animated: tabPaneAnimated,
			active,
			style: {
				...contentStyle,
				...paneStyle,
				...motionStyle
			},
			className: clsx(contentClassName, paneClassName, motionClassName),
			ref
		})));
	})));
};
// tests/bench/components/node_modules/@rc-component/tabs/es/hooks/useAnimateConfig.js
function useAnimateConfig$1(animated = {
	inkBar: true,
	tabPane: false
}) {
	let mergedAnimated;
	if (animated === false) mergedAnimated = {
		inkBar: false,
		tabPane: false
	};
	else if (animated === true) mergedAnimated = {
		inkBar: true,
		tabPane: false
	};
	else mergedAnimated = {
		inkBar: true,
		...typeof animated === "object" ? animated : {}
	};
	if (mergedAnimated.tabPaneMotion && mergedAnimated.tabPane === void 0) mergedAnimated.tabPane = true;
	if (!mergedAnimated.tabPaneMotion && mergedAnimated.tabPane) mergedAnimated.tabPane = false;
	return mergedAnimated;
}
// tests/bench/components/node_modules/@rc-component/tabs/es/Tabs.js
function _extends$6() {
	_extends$6 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$6.apply(this, arguments);
}
/**
* Should added antd:
* - type
*
* Removed:
* - onNextClick
* - onPrevClick
* - keyboard
*/
var uuid = 0;
// tests/bench/components/node_modules/@rc-component/tabs/es/index.js
var es_default = /* @__PURE__ */ import_react.forwardRef((props, ref) => {
	const { id, prefixCls = "rc-tabs", className, items, direction, activeKey, defaultActiveKey, editable, animated, tabPosition = "top", tabBarGutter, tabBarStyle, tabBarExtraContent, locale, more, destroyOnHidden, renderTabBar, onChange, onTabClick, onTabScroll, getPopupContainer, popupClassName, indicator, classNames: tabsClassNames, styles, ...restProps } = props;
	const tabs = import_react.useMemo(() => (items || []).filter((item) => item && typeof item === "object" && "key" in item), [items]);
	const rtl = direction === "rtl";
	const mergedAnimated = useAnimateConfig$1(animated);
	const [mobile, setMobile] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		setMobile(getIsMobile());
	}, []);
	const [mergedActiveKey, setMergedActiveKey] = useControlledState(defaultActiveKey ?? tabs[0]?.key, activeKey);
	const [activeIndex, setActiveIndex] = (0, import_react.useState)(() => tabs.findIndex((tab) => tab.key === mergedActiveKey));
	(0, import_react.useEffect)(() => {
		let newActiveIndex = tabs.findIndex((tab) => tab.key === mergedActiveKey);
		if (newActiveIndex === -1) {
			newActiveIndex = Math.max(0, Math.min(activeIndex, tabs.length - 1));
			setMergedActiveKey(tabs[newActiveIndex]?.key);
		}
		setActiveIndex(newActiveIndex);
	}, [
		tabs.map((tab) => tab.key).join("_"),
		mergedActiveKey,
		activeIndex
	]);
	const [mergedId, setMergedId] = useControlledState(null, id);
	(0, import_react.useEffect)(() => {
		if (!id) {
			setMergedId(`rc-tabs-${uuid}`);
			uuid += 1;
		}
	}, []);
	function onInternalTabClick(key, e) {
		onTabClick?.(key, e);
		const isActiveChanged = key !== mergedActiveKey;
		setMergedActiveKey(key);
		if (isActiveChanged) onChange?.(key);
	}
	const sharedProps = {
		id: mergedId,
		activeKey: mergedActiveKey,
		animated: mergedAnimated,
		tabPosition,
		rtl,
		mobile
	};
	const tabNavBarProps = {
		...sharedProps,
		editable,
		locale,
		more,
		tabBarGutter,
		onTabClick: onInternalTabClick,
		onTabScroll,
		extra: tabBarExtraContent,
		style: tabBarStyle,
		getPopupContainer,
		popupClassName: clsx(popupClassName, tabsClassNames?.popup),
		indicator,
		styles,
		classNames: tabsClassNames
	};
	const memoizedValue = import_react.useMemo(() => {
		return {
			tabs,
			prefixCls
		};
	}, [tabs, prefixCls]);
	return /*#__PURE__*/ import_react.createElement(TabContext_default.Provider, { value: memoizedValue }, /*#__PURE__*/ import_react.createElement("div", _extends$6({
		ref,
		id,
		className: clsx(prefixCls, `${prefixCls}-${tabPosition}`, {
			[`${prefixCls}-mobile`]: mobile,
			[`${prefixCls}-editable`]: editable,
			[`${prefixCls}-rtl`]: rtl
		}, className)
	}, restProps), /*#__PURE__*/ import_react.createElement(TabNavListWrapper, _extends$6({}, tabNavBarProps, { renderTabBar })), /*#__PURE__*/ import_react.createElement(TabPanelList, _extends$6({ destroyOnHidden }, sharedProps, {
		bodyStyle: styles?.body,
		bodyClassName: tabsClassNames?.body,
		contentStyle: styles?.content,
		contentClassName: tabsClassNames?.content,
		animated: mergedAnimated
	}))));
});
// tests/bench/components/node_modules/antd/es/tabs/hooks/useAnimateConfig.js
var motion = {
	motionAppear: false,
	motionEnter: true,
	motionLeave: true
};
function useAnimateConfig(prefixCls, animated = {
	inkBar: true,
	tabPane: false
}) {
	let mergedAnimated;
	if (animated === false) mergedAnimated = {
		inkBar: false,
		tabPane: false
	};
	else if (animated === true) mergedAnimated = {
		inkBar: true,
		tabPane: true
	};
	else mergedAnimated = {
		inkBar: true,
		...isPlainObject(animated) ? animated : {}
	};
	if (mergedAnimated.tabPane) mergedAnimated.tabPaneMotion = {
		...motion,
		motionName: getTransitionName(prefixCls, "switch")
	};
	return mergedAnimated;
}
// tests/bench/components/node_modules/antd/es/tabs/hooks/useLegacyItems.js
function filter(items) {
	return items.filter((item) => item);
}
function useLegacyItems(items, children) {
	if (items) return items.map((item) => ({
		...item,
		destroyOnHidden: item.destroyOnHidden ?? item.destroyInactiveTabPane
	}));
	return filter(toArray$2(children).map((node) => {
		if (/*#__PURE__*/ import_react.isValidElement(node)) {
			const { key, props } = node;
			const { tab, ...restProps } = props || {};
			return {
				key: String(key),
				...restProps,
				label: tab
			};
		}
		return null;
	}));
}
// tests/bench/components/node_modules/antd/es/tabs/style/motion.js
var genMotionStyle = (token) => {
	const { componentCls, motionDurationSlow } = token;
	return [{ [componentCls]: { [`${componentCls}-switch`]: {
		"&-appear, &-enter": {
			transition: "none",
			"&-start": { opacity: 0 },
			"&-active": {
				opacity: 1,
				transition: `opacity ${motionDurationSlow}`
			}
		},
		"&-leave": {
			position: "absolute",
			transition: "none",
			inset: 0,
			"&-start": { opacity: 1 },
			"&-active": {
				opacity: 0,
				transition: `opacity ${motionDurationSlow}`
			}
		}
	} } }, [initSlideMotion(token, "slide-up"), initSlideMotion(token, "slide-down")]];
};
// tests/bench/components/node_modules/antd/es/tabs/style/index.js
var genCardStyle$1 = (token) => {
	const { componentCls, tabsCardPadding, cardBg, cardGutter, colorBorderSecondary, itemSelectedColor } = token;
	return { [`${componentCls}-card`]: {
		[`> ${componentCls}-nav, > div > ${componentCls}-nav`]: {
			[`${componentCls}-tab`]: {
				margin: 0,
				padding: tabsCardPadding,
				background: cardBg,
				border: `${unit$1(token.lineWidth)} ${token.lineType} ${colorBorderSecondary}`,
				transition: `all ${token.motionDurationSlow} ${token.motionEaseInOut}`
			},
			[`${componentCls}-tab-active`]: {
				color: itemSelectedColor,
				background: token.colorBgContainer
			},
			[`${componentCls}-tab-focus:has(${componentCls}-tab-btn:focus-visible)`]: genFocusOutline(token, -3),
			[`& ${componentCls}-tab${componentCls}-tab-focus ${componentCls}-tab-btn:focus-visible`]: { outline: "none" },
			[`${componentCls}-ink-bar`]: { visibility: "hidden" }
		},
		[`&${componentCls}-top, &${componentCls}-bottom`]: { [`> ${componentCls}-nav, > div > ${componentCls}-nav`]: { [`${componentCls}-tab + ${componentCls}-tab`]: { marginLeft: {
			_skip_check_: true,
			value: unit$1(cardGutter)
		} } } },
		[`&${componentCls}-top`]: { [`> ${componentCls}-nav, > div > ${componentCls}-nav`]: {
			[`${componentCls}-tab`]: { borderRadius: `${unit$1(token.borderRadiusLG)} ${unit$1(token.borderRadiusLG)} 0 0` },
			[`${componentCls}-tab-active`]: { borderBottomColor: token.colorBgContainer }
		} },
		[`&${componentCls}-bottom`]: { [`> ${componentCls}-nav, > div > ${componentCls}-nav`]: {
			[`${componentCls}-tab`]: { borderRadius: `0 0 ${unit$1(token.borderRadiusLG)} ${unit$1(token.borderRadiusLG)}` },
			[`${componentCls}-tab-active`]: { borderTopColor: token.colorBgContainer }
		} },
		[`&${componentCls}-left, &${componentCls}-right`]: { [`> ${componentCls}-nav, > div > ${componentCls}-nav`]: { [`${componentCls}-tab + ${componentCls}-tab`]: { marginTop: unit$1(cardGutter) } } },
		[`&${componentCls}-left`]: { [`> ${componentCls}-nav, > div > ${componentCls}-nav`]: {
			[`${componentCls}-tab`]: { borderRadius: {
				_skip_check_: true,
				value: `${unit$1(token.borderRadiusLG)} 0 0 ${unit$1(token.borderRadiusLG)}`
			} },
			[`${componentCls}-tab-active`]: { borderRightColor: {
				_skip_check_: true,
				value: token.colorBgContainer
			} }
		} },
		[`&${componentCls}-right`]: { [`> ${componentCls}-nav, > div > ${componentCls}-nav`]: {
			[`${componentCls}-tab`]: { borderRadius: {
				_skip_check_: true,
				value: `0 ${unit$1(token.borderRadiusLG)} ${unit$1(token.borderRadiusLG)} 0`
			} },
			[`${componentCls}-tab-active`]: { borderLeftColor: {
				_skip_check_: true,
				value: token.colorBgContainer
			} }
		} }
	} };
};
var genDropdownStyle = (token) => {
	const { antCls, componentCls, itemHoverColor, dropdownEdgeChildVerticalPadding } = token;
	return { [`${componentCls}-dropdown`]: {
		...resetComponent(token),
		position: "absolute",
		top: -9999,
		left: {
			_skip_check_: true,
			value: -9999
		},
		zIndex: token.zIndexPopup,
		display: "block",
		"&-hidden": { display: "none" },
		[`&${antCls}-slide-down-enter${antCls}-slide-down-enter-active${componentCls}-dropdown-placement-bottomLeft,
        &${antCls}-slide-down-appear${antCls}-slide-down-appear-active${componentCls}-dropdown-placement-bottomLeft,
        &${antCls}-slide-down-enter${antCls}-slide-down-enter-active${componentCls}-dropdown-placement-bottom,
        &${antCls}-slide-down-appear${antCls}-slide-down-appear-active${componentCls}-dropdown-placement-bottom,
        &${antCls}-slide-down-enter${antCls}-slide-down-enter-active${componentCls}-dropdown-placement-bottomRight,
        &${antCls}-slide-down-appear${antCls}-slide-down-appear-active${componentCls}-dropdown-placement-bottomRight`]: { animationName: slideUpIn },
		[`&${antCls}-slide-up-enter${antCls}-slide-up-enter-active${componentCls}-dropdown-placement-topLeft,
        &${antCls}-slide-up-appear${antCls}-slide-up-appear-active${componentCls}-dropdown-placement-topLeft,
        &${antCls}-slide-up-enter${antCls}-slide-up-enter-active${componentCls}-dropdown-placement-top,
        &${antCls}-slide-up-appear${antCls}-slide-up-appear-active${componentCls}-dropdown-placement-top,
        &${antCls}-slide-up-enter${antCls}-slide-up-enter-active${componentCls}-dropdown-placement-topRight,
        &${antCls}-slide-up-appear${antCls}-slide-up-appear-active${componentCls}-dropdown-placement-topRight`]: { animationName: slideDownIn },
		[`&${antCls}-slide-down-leave${antCls}-slide-down-leave-active${componentCls}-dropdown-placement-bottomLeft,
        &${antCls}-slide-down-leave${antCls}-slide-down-leave-active${componentCls}-dropdown-placement-bottom,
        &${antCls}-slide-down-leave${antCls}-slide-down-leave-active${componentCls}-dropdown-placement-bottomRight`]: { animationName: slideUpOut },
		[`&${antCls}-slide-up-leave${antCls}-slide-up-leave-active${componentCls}-dropdown-placement-topLeft,
        &${antCls}-slide-up-leave${antCls}-slide-up-leave-active${componentCls}-dropdown-placement-top,
        &${antCls}-slide-up-leave${antCls}-slide-up-leave-active${componentCls}-dropdown-placement-topRight`]: { animationName: slideDownOut },
		[`${componentCls}-dropdown-menu`]: {
			maxHeight: token.tabsDropdownHeight,
			margin: 0,
			padding: `${unit$1(dropdownEdgeChildVerticalPadding)} 0`,
			overflowX: "hidden",
			overflowY: "auto",
			textAlign: {
				_skip_check_: true,
				value: "left"
			},
			listStyleType: "none",
			backgroundColor: token.colorBgContainer,
			backgroundClip: "padding-box",
			borderRadius: token.borderRadiusLG,
			outline: "none",
			boxShadow: token.boxShadowSecondary,
			"&-item": {
				...textEllipsis,
				display: "flex",
				alignItems: "center",
				minWidth: token.tabsDropdownWidth,
				margin: 0,
				padding: `${unit$1(token.paddingXXS)} ${unit$1(token.paddingSM)}`,
				color: token.colorText,
				fontWeight: 400,
				fontSize: token.fontSize,
				lineHeight: token.lineHeight,
				cursor: "pointer",
				transition: `all ${token.motionDurationSlow}`,
				"> span": {
					flex: 1,
					whiteSpace: "nowrap"
				},
				"&-remove": {
					flex: "none",
					marginLeft: {
						_skip_check_: true,
						value: token.marginSM
					},
					color: token.colorIcon,
					fontSize: token.fontSizeSM,
					background: "transparent",
					border: 0,
					cursor: "pointer",
					"&:hover": { color: itemHoverColor }
				},
				"&:hover": { background: token.controlItemBgHover },
				"&-disabled": { "&, &:hover": {
					color: token.colorTextDisabled,
					background: "transparent",
					cursor: "not-allowed"
				} }
			}
		}
	} };
};
var genPositionStyle = (token) => {
	const { componentCls, margin, colorBorderSecondary, horizontalMargin, verticalItemPadding, verticalItemMargin, motionDurationSlow, calc } = token;
	return {
		[`${componentCls}-top, ${componentCls}-bottom`]: {
			flexDirection: "column",
			[`> ${componentCls}-nav, > div > ${componentCls}-nav`]: {
				margin: horizontalMargin,
				"&::before": {
					position: "absolute",
					right: {
						_skip_check_: true,
						value: 0
					},
					left: {
						_skip_check_: true,
						value: 0
					},
					borderBottom: `${unit$1(token.lineWidth)} ${token.lineType} ${colorBorderSecondary}`,
					content: "''"
				},
				[`${componentCls}-ink-bar`]: {
					height: token.lineWidthBold,
					"&-animated": { transition: [
						"width",
						"left",
						"right"
					].map((prop) => `${prop} ${motionDurationSlow}`).join(", ") }
				},
				[`${componentCls}-nav-wrap`]: {
					"&::before, &::after": {
						top: 0,
						bottom: 0,
						width: token.controlHeight
					},
					"&::before": {
						left: {
							_skip_check_: true,
							value: 0
						},
						boxShadow: token.boxShadowTabsOverflowLeft
					},
					"&::after": {
						right: {
							_skip_check_: true,
							value: 0
						},
						boxShadow: token.boxShadowTabsOverflowRight
					},
					[`&${componentCls}-nav-wrap-ping-left::before`]: { opacity: 1 },
					[`&${componentCls}-nav-wrap-ping-right::after`]: { opacity: 1 }
				}
			}
		},
		[`${componentCls}-top`]: { [`> ${componentCls}-nav,
        > div > ${componentCls}-nav`]: {
			"&::before": { bottom: 0 },
			[`${componentCls}-ink-bar`]: { bottom: 0 }
		} },
		[`${componentCls}-bottom`]: {
			[`> ${componentCls}-nav, > div > ${componentCls}-nav`]: {
				order: 1,
				marginTop: margin,
				marginBottom: 0,
				"&::before": { top: 0 },
				[`${componentCls}-ink-bar`]: { top: 0 }
			},
			[`> ${componentCls}-body-holder, > div > ${componentCls}-body-holder`]: { order: 0 }
		},
		[`${componentCls}-left, ${componentCls}-right`]: { [`> ${componentCls}-nav, > div > ${componentCls}-nav`]: {
			flexDirection: "column",
			minWidth: calc(token.controlHeight).mul(1.25).equal(),
			[`${componentCls}-tab`]: {
				padding: verticalItemPadding,
				textAlign: "center"
			},
			[`${componentCls}-tab + ${componentCls}-tab`]: { margin: verticalItemMargin },
			[`${componentCls}-nav-wrap`]: {
				flexDirection: "column",
				"&::before, &::after": {
					right: {
						_skip_check_: true,
						value: 0
					},
					left: {
						_skip_check_: true,
						value: 0
					},
					height: token.controlHeight
				},
				"&::before": {
					top: 0,
					boxShadow: token.boxShadowTabsOverflowTop
				},
				"&::after": {
					bottom: 0,
					boxShadow: token.boxShadowTabsOverflowBottom
				},
				[`&${componentCls}-nav-wrap-ping-top::before`]: { opacity: 1 },
				[`&${componentCls}-nav-wrap-ping-bottom::after`]: { opacity: 1 }
			},
			[`${componentCls}-ink-bar`]: {
				width: token.lineWidthBold,
				"&-animated": { transition: ["height", "top"].map((prop) => `${prop} ${motionDurationSlow}`).join(", ") }
			},
			[`${componentCls}-nav-list, ${componentCls}-nav-operations`]: {
				flex: "1 0 auto",
				flexDirection: "column"
			}
		} },
		[`${componentCls}-left`]: {
			[`> ${componentCls}-nav, > div > ${componentCls}-nav`]: { [`${componentCls}-ink-bar`]: { right: {
				_skip_check_: true,
				value: 0
			} } },
			[`> ${componentCls}-body-holder, > div > ${componentCls}-body-holder`]: {
				marginLeft: {
					_skip_check_: true,
					value: unit$1(calc(token.lineWidth).mul(-1).equal())
				},
				borderLeft: {
					_skip_check_: true,
					value: `${unit$1(token.lineWidth)} ${token.lineType} ${token.colorBorder}`
				},
				[`> ${componentCls}-body > ${componentCls}-content`]: { paddingLeft: {
					_skip_check_: true,
					value: token.paddingLG
				} }
			}
		},
		[`${componentCls}-right`]: {
			[`> ${componentCls}-nav, > div > ${componentCls}-nav`]: {
				order: 1,
				[`${componentCls}-ink-bar`]: { left: {
					_skip_check_: true,
					value: 0
				} }
			},
			[`> ${componentCls}-body-holder, > div > ${componentCls}-body-holder`]: {
				order: 0,
				marginRight: {
					_skip_check_: true,
					value: calc(token.lineWidth).mul(-1).equal()
				},
				borderRight: {
					_skip_check_: true,
					value: `${unit$1(token.lineWidth)} ${token.lineType} ${token.colorBorder}`
				},
				[`> ${componentCls}-body > ${componentCls}-content`]: { paddingRight: {
					_skip_check_: true,
					value: token.paddingLG
				} }
			}
		}
	};
};
var genSizeStyle = (token) => {
	const { componentCls, cardPaddingSM, cardPaddingLG, cardHeightSM, cardHeightLG, horizontalItemPaddingSM, horizontalItemPaddingLG } = token;
	return {
		[componentCls]: {
			"&-small": { [`> ${componentCls}-nav`]: { [`${componentCls}-tab`]: {
				padding: horizontalItemPaddingSM,
				fontSize: token.titleFontSizeSM
			} } },
			"&-large": { [`> ${componentCls}-nav`]: { [`${componentCls}-tab`]: {
				padding: horizontalItemPaddingLG,
				fontSize: token.titleFontSizeLG,
				lineHeight: token.lineHeightLG
			} } }
		},
		[`${componentCls}-card`]: {
			[`&${componentCls}-small`]: {
				[`> ${componentCls}-nav`]: {
					[`${componentCls}-tab`]: { padding: cardPaddingSM },
					[`${componentCls}-nav-add`]: {
						minWidth: cardHeightSM,
						minHeight: cardHeightSM
					}
				},
				[`&${componentCls}-bottom`]: { [`> ${componentCls}-nav ${componentCls}-tab`]: { borderRadius: `0 0 ${unit$1(token.borderRadius)} ${unit$1(token.borderRadius)}` } },
				[`&${componentCls}-top`]: { [`> ${componentCls}-nav ${componentCls}-tab`]: { borderRadius: `${unit$1(token.borderRadius)} ${unit$1(token.borderRadius)} 0 0` } },
				[`&${componentCls}-right`]: { [`> ${componentCls}-nav ${componentCls}-tab`]: { borderRadius: {
					_skip_check_: true,
					value: `0 ${unit$1(token.borderRadius)} ${unit$1(token.borderRadius)} 0`
				} } },
				[`&${componentCls}-left`]: { [`> ${componentCls}-nav ${componentCls}-tab`]: { borderRadius: {
					_skip_check_: true,
					value: `${unit$1(token.borderRadius)} 0 0 ${unit$1(token.borderRadius)}`
				} } }
			},
			[`&${componentCls}-large`]: { [`> ${componentCls}-nav`]: {
				[`${componentCls}-tab`]: { padding: cardPaddingLG },
				[`${componentCls}-nav-add`]: {
					minWidth: cardHeightLG,
					minHeight: cardHeightLG
				}
			} }
		}
	};
};
var genTabStyle = (token) => {
	const { componentCls, itemActiveColor, itemHoverColor, iconCls, tabsHorizontalItemMargin, horizontalItemPadding, itemSelectedColor, itemColor } = token;
	const tabCls = `${componentCls}-tab`;
	return {
		[tabCls]: {
			position: "relative",
			WebkitTouchCallout: "none",
			WebkitTapHighlightColor: "transparent",
			display: "inline-flex",
			alignItems: "center",
			padding: horizontalItemPadding,
			fontSize: token.titleFontSize,
			background: "transparent",
			border: 0,
			outline: "none",
			cursor: "pointer",
			color: itemColor,
			"&-btn, &-remove": { "&:focus:not(:focus-visible), &:active": { color: itemActiveColor } },
			"&-btn": {
				outline: "none",
				transition: `all ${token.motionDurationSlow}`,
				[`${tabCls}-icon:not(:last-child)`]: { marginInlineEnd: token.marginSM },
				[`${tabCls}-icon > svg`]: {
					display: "inline-block",
					verticalAlign: "middle",
					marginBlockEnd: "0.2em"
				}
			},
			"&-remove": {
				flex: "none",
				lineHeight: 1,
				marginRight: {
					_skip_check_: true,
					value: token.calc(token.marginXXS).mul(-1).equal()
				},
				marginLeft: {
					_skip_check_: true,
					value: token.marginXS
				},
				color: token.colorIcon,
				fontSize: token.fontSizeSM,
				background: "transparent",
				border: "none",
				outline: "none",
				cursor: "pointer",
				transition: `all ${token.motionDurationSlow}`,
				"&:hover": { color: token.colorTextHeading },
				...genFocusStyle(token)
			},
			"&:hover": { color: itemHoverColor },
			[`&${tabCls}-active ${tabCls}-btn`]: { color: itemSelectedColor },
			[`&${tabCls}-focus ${tabCls}-btn:focus-visible`]: genFocusOutline(token),
			[`&${tabCls}-disabled`]: {
				color: token.colorTextDisabled,
				cursor: "not-allowed"
			},
			[`&${tabCls}-disabled ${tabCls}-btn, &${tabCls}-disabled ${componentCls}-remove`]: { "&:focus, &:active": { color: token.colorTextDisabled } },
			[`& ${tabCls}-remove ${iconCls}`]: {
				margin: 0,
				verticalAlign: "middle"
			},
			[`${iconCls}:not(:last-child)`]: { marginRight: {
				_skip_check_: true,
				value: token.marginSM
			} }
		},
		[`${tabCls} + ${tabCls}`]: { margin: {
			_skip_check_: true,
			value: tabsHorizontalItemMargin
		} }
	};
};
var genRtlStyle = (token) => {
	const { componentCls, tabsHorizontalItemMarginRTL, iconCls, cardGutter, calc } = token;
	return {
		[`${componentCls}-rtl`]: {
			direction: "rtl",
			[`${componentCls}-nav`]: { [`${componentCls}-tab`]: {
				margin: {
					_skip_check_: true,
					value: tabsHorizontalItemMarginRTL
				},
				[`${componentCls}-tab:last-of-type`]: { marginLeft: {
					_skip_check_: true,
					value: 0
				} },
				[iconCls]: {
					marginRight: {
						_skip_check_: true,
						value: 0
					},
					marginLeft: {
						_skip_check_: true,
						value: token.marginSM
					}
				},
				[`${componentCls}-tab-remove`]: {
					marginRight: {
						_skip_check_: true,
						value: token.marginXS
					},
					marginLeft: {
						_skip_check_: true,
						value: calc(token.marginXXS).mul(-1).equal()
					},
					[iconCls]: { margin: 0 }
				}
			} },
			[`&${componentCls}-left`]: {
				[`> ${componentCls}-nav`]: { order: 1 },
				[`> ${componentCls}-body-holder`]: { order: 0 }
			},
			[`&${componentCls}-right`]: {
				[`> ${componentCls}-nav`]: { order: 0 },
				[`> ${componentCls}-body-holder`]: { order: 1 }
			},
			[`&${componentCls}-card${componentCls}-top, &${componentCls}-card${componentCls}-bottom`]: { [`> ${componentCls}-nav, > div > ${componentCls}-nav`]: { [`${componentCls}-tab + ${componentCls}-tab`]: {
				marginRight: {
					_skip_check_: true,
					value: cardGutter
				},
				marginLeft: {
					_skip_check_: true,
					value: 0
				}
			} } }
		},
		[`${componentCls}-dropdown-rtl`]: { direction: "rtl" },
		[`${componentCls}-menu-item`]: { [`${componentCls}-dropdown-rtl`]: { textAlign: {
			_skip_check_: true,
			value: "right"
		} } }
	};
};
var genTabsStyle = (token) => {
	const { componentCls, tabsCardPadding, cardHeight, cardGutter, itemHoverColor, itemActiveColor, colorBorderSecondary } = token;
	return {
		[componentCls]: {
			...resetComponent(token),
			display: "flex",
			[`> ${componentCls}-nav, > div > ${componentCls}-nav`]: {
				position: "relative",
				display: "flex",
				flex: "none",
				alignItems: "center",
				[`${componentCls}-nav-wrap`]: {
					position: "relative",
					display: "flex",
					flex: "auto",
					alignSelf: "stretch",
					overflow: "hidden",
					whiteSpace: "nowrap",
					transform: "translate(0)",
					"&::before, &::after": {
						position: "absolute",
						zIndex: 1,
						opacity: 0,
						transition: `opacity ${token.motionDurationSlow}`,
						content: "''",
						pointerEvents: "none"
					}
				},
				[`${componentCls}-nav-list`]: {
					position: "relative",
					display: "flex",
					transition: `opacity ${token.motionDurationSlow}`
				},
				[`${componentCls}-nav-operations`]: {
					display: "flex",
					alignSelf: "stretch"
				},
				[`${componentCls}-nav-operations-hidden`]: {
					position: "absolute",
					visibility: "hidden",
					pointerEvents: "none"
				},
				[`${componentCls}-nav-more`]: {
					position: "relative",
					padding: tabsCardPadding,
					background: "transparent",
					border: 0,
					color: token.colorText,
					"&::after": {
						position: "absolute",
						right: {
							_skip_check_: true,
							value: 0
						},
						bottom: 0,
						left: {
							_skip_check_: true,
							value: 0
						},
						height: token.calc(token.controlHeightLG).div(8).equal(),
						transform: "translateY(100%)",
						content: "''"
					}
				},
				[`${componentCls}-nav-add`]: {
					minWidth: cardHeight,
					minHeight: cardHeight,
					marginLeft: {
						_skip_check_: true,
						value: cardGutter
					},
					background: "transparent",
					border: `${unit$1(token.lineWidth)} ${token.lineType} ${colorBorderSecondary}`,
					borderRadius: `${unit$1(token.borderRadiusLG)} ${unit$1(token.borderRadiusLG)} 0 0`,
					outline: "none",
					cursor: "pointer",
					color: token.colorText,
					transition: `all ${token.motionDurationSlow} ${token.motionEaseInOut}`,
					"&:hover": { color: itemHoverColor },
					"&:active, &:focus:not(:focus-visible)": { color: itemActiveColor },
					...genFocusStyle(token, -3)
				}
			},
			[`${componentCls}-extra-content`]: { flex: "none" },
			[`${componentCls}-ink-bar`]: {
				position: "absolute",
				background: token.inkBarColor,
				pointerEvents: "none"
			},
			...genTabStyle(token),
			[`${componentCls}-body`]: {
				position: "relative",
				width: "100%"
			},
			[`${componentCls}-body-holder`]: {
				flex: "auto",
				minWidth: 0,
				minHeight: 0
			},
			[`${componentCls}-content`]: {
				...genFocusStyle(token),
				"&-hidden": { display: "none" }
			}
		},
		[`${componentCls}-centered`]: { [`> ${componentCls}-nav, > div > ${componentCls}-nav`]: { [`${componentCls}-nav-wrap`]: { [`&:not([class*='${componentCls}-nav-wrap-ping']) > ${componentCls}-nav-list`]: { margin: "auto" } } } }
	};
};
var prepareComponentToken$2 = (token) => {
	const { cardHeight, cardHeightSM, cardHeightLG, controlHeight, controlHeightLG } = token;
	const mergedCardHeight = cardHeight || controlHeightLG;
	const mergedCardHeightSM = cardHeightSM || controlHeight;
	const mergedCardHeightLG = cardHeightLG || controlHeightLG + 8;
	return {
		zIndexPopup: token.zIndexPopupBase + 50,
		cardBg: token.colorFillAlter,
		cardHeight: mergedCardHeight,
		cardHeightSM: mergedCardHeightSM,
		cardHeightLG: mergedCardHeightLG,
		cardPadding: `${(mergedCardHeight - token.fontHeight) / 2 - token.lineWidth}px ${token.padding}px`,
		cardPaddingSM: `${(mergedCardHeightSM - token.fontHeight) / 2 - token.lineWidth}px ${token.paddingXS}px`,
		cardPaddingLG: `${(mergedCardHeightLG - token.fontHeightLG) / 2 - token.lineWidth}px ${token.padding}px`,
		titleFontSize: token.fontSize,
		titleFontSizeLG: token.fontSizeLG,
		titleFontSizeSM: token.fontSize,
		inkBarColor: token.colorPrimary,
		horizontalMargin: `0 0 ${token.margin}px 0`,
		horizontalItemGutter: 32,
		horizontalItemMargin: ``,
		horizontalItemMarginRTL: ``,
		horizontalItemPadding: `${token.paddingSM}px 0`,
		horizontalItemPaddingSM: `${token.paddingXS}px 0`,
		horizontalItemPaddingLG: `${token.padding}px 0`,
		verticalItemPadding: `${token.paddingXS}px ${token.paddingLG}px`,
		verticalItemMargin: `${token.margin}px 0 0 0`,
		itemColor: token.colorText,
		itemSelectedColor: token.colorPrimary,
		itemHoverColor: token.colorPrimaryHover,
		itemActiveColor: token.colorPrimaryActive,
		cardGutter: token.marginXXS / 2
	};
};
var style_default$3 = genStyleHooks("Tabs", (token) => {
	const tabsToken = merge(token, {
		tabsCardPadding: token.cardPadding,
		dropdownEdgeChildVerticalPadding: token.paddingXXS,
		tabsDropdownHeight: 200,
		tabsDropdownWidth: 120,
		tabsHorizontalItemMargin: `0 0 0 ${unit$1(token.horizontalItemGutter)}`,
		tabsHorizontalItemMarginRTL: `0 0 0 ${unit$1(token.horizontalItemGutter)}`
	});
	return [
		genSizeStyle(tabsToken),
		genRtlStyle(tabsToken),
		genPositionStyle(tabsToken),
		genDropdownStyle(tabsToken),
		genCardStyle$1(tabsToken),
		genTabsStyle(tabsToken),
		genMotionStyle(tabsToken)
	];
}, prepareComponentToken$2);
// tests/bench/components/node_modules/antd/es/tabs/TabPane.js
var TabPane = () => null;
// tests/bench/components/node_modules/antd/es/tabs/index.js
var Tabs = /* @__PURE__ */ import_react.forwardRef((props, ref) => {
	const { type, className, rootClassName, size: customSize, onEdit, hideAdd, centered, addIcon, removeIcon, moreIcon, more, popupClassName, children, items, animated, style, indicatorSize, indicator, classNames, styles, destroyInactiveTabPane, destroyOnHidden, tabPlacement, tabPosition, ...restProps } = props;
	const { prefixCls: customizePrefixCls } = restProps;
	const { getPrefixCls, direction, getPopupContainer, className: contextClassName, style: contextStyle, classNames: contextClassNames, styles: contextStyles } = useComponentConfig("tabs");
	const { tabs } = import_react.useContext(ConfigContext);
	const prefixCls = getPrefixCls("tabs", customizePrefixCls);
	const rootCls = useCSSVarCls(prefixCls);
	const [hashId, cssVarCls] = style_default$3(prefixCls, rootCls);
	const tabsRef = import_react.useRef(null);
	import_react.useImperativeHandle(ref, () => ({ nativeElement: tabsRef.current }));
	let editable;
	if (type === "editable-card") editable = {
		onEdit: (editType, { key, event }) => {
			onEdit?.(editType === "add" ? event : key, editType);
		},
		removeIcon: removeIcon ?? tabs?.removeIcon ?? /*#__PURE__*/ import_react.createElement(RefIcon$11, null),
		addIcon: (addIcon ?? tabs?.addIcon) || /*#__PURE__*/ import_react.createElement(RefIcon$3, null),
		showAdd: hideAdd !== true
	};
	const rootPrefixCls = getPrefixCls();
	const size = useSize(customSize);
	const mergedItems = useLegacyItems(items, children);
	const mergedAnimated = useAnimateConfig(prefixCls, animated);
	const mergedIndicator = {
		align: indicator?.align ?? tabs?.indicator?.align,
		size: indicator?.size ?? indicatorSize ?? tabs?.indicator?.size ?? tabs?.indicatorSize
	};
	const mergedPlacement = import_react.useMemo(() => {
		const placement = tabPlacement ?? tabPosition ?? void 0;
		const isRTL = direction === "rtl";
		switch (placement) {
			case "start": return isRTL ? "right" : "left";
			case "end": return isRTL ? "left" : "right";
			default: return placement;
		}
	}, [
		tabPlacement,
		tabPosition,
		direction
	]);
	const mergedProps = {
		...props,
		size,
		tabPlacement: mergedPlacement,
		items: mergedItems
	};
	const contextStyleRoot = useSemanticRootStyle(contextStyle);
	const styleRoot = useSemanticRootStyle(style);
	const [mergedClassNames, mergedStyles] = useMergeSemantic([contextClassNames, classNames], [
		contextStyles,
		contextStyleRoot,
		styles,
		styleRoot
	], { props: mergedProps }, { popup: { _default: "root" } });
	return /*#__PURE__*/ import_react.createElement(es_default, {
		ref: tabsRef,
		direction,
		getPopupContainer,
		...restProps,
		items: mergedItems,
		className: clsx({
			[`${prefixCls}-large`]: size === "large",
			[`${prefixCls}-small`]: size === "small",
			[`${prefixCls}-card`]: ["card", "editable-card"].includes(type),
			[`${prefixCls}-editable-card`]: type === "editable-card",
			[`${prefixCls}-centered`]: centered
		}, contextClassName, className, rootClassName, mergedClassNames.root, hashId, cssVarCls, rootCls),
		classNames: {
			...mergedClassNames,
			popup: clsx(popupClassName, hashId, cssVarCls, rootCls, mergedClassNames.popup?.root)
		},
		styles: {
			...mergedStyles,
			popup: mergedStyles.popup?.root
		},
		style: mergedStyles.root,
		editable,
		more: {
			icon: tabs?.more?.icon ?? tabs?.moreIcon ?? moreIcon ?? /*#__PURE__*/ import_react.createElement(RefIcon$4, null),
			transitionName: `${rootPrefixCls}-slide-up`,
			...more
		},
		prefixCls,
		animated: mergedAnimated,
		indicator: mergedIndicator,
		destroyOnHidden: destroyOnHidden ?? destroyInactiveTabPane,
		tabPosition: mergedPlacement
	});
});
Tabs.TabPane = TabPane;
// tests/bench/components/node_modules/antd/es/card/CardGrid.js
var CardGrid = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { prefixCls, className, hoverable = true, ...rest } = props;
	const { getPrefixCls } = import_react.useContext(ConfigContext);
	const prefix = getPrefixCls("card", prefixCls);
	const classString = clsx(`${prefix}-grid`, className, { [`${prefix}-grid-hoverable`]: hoverable });
	const nativeElementRef = import_react.useRef(null);
	import_react.useImperativeHandle(ref, () => ({ nativeElement: nativeElementRef.current }));
	return /*#__PURE__*/ import_react.createElement("div", {
		ref: nativeElementRef,
		...rest,
		className: classString
	});
});
// tests/bench/components/node_modules/antd/es/card/style/index.js
var genCardHeadStyle = (token) => {
	const { antCls, headerHeight, headerPadding, tabsMarginBottom } = token;
	return {
		display: "flex",
		justifyContent: "center",
		flexDirection: "column",
		minHeight: headerHeight,
		marginBottom: -1,
		padding: `0 ${unit$1(headerPadding)}`,
		color: token.colorTextHeading,
		fontWeight: token.fontWeightStrong,
		fontSize: token.headerFontSize,
		background: token.headerBg,
		borderBottom: `${unit$1(token.lineWidth)} ${token.lineType} ${token.colorBorderSecondary}`,
		borderRadius: `${unit$1(token.borderRadiusLG)} ${unit$1(token.borderRadiusLG)} 0 0`,
		...clearFix(),
		"&-wrapper": {
			width: "100%",
			display: "flex",
			alignItems: "center"
		},
		"&-title": {
			display: "inline-block",
			flex: 1,
			...textEllipsis,
			[`> ${antCls}-typography`]: {
				insetInlineStart: 0,
				marginTop: 0,
				marginBottom: 0
			}
		},
		[`${antCls}-tabs-top`]: {
			clear: "both",
			marginBottom: tabsMarginBottom,
			color: token.colorText,
			fontWeight: 400,
			fontSize: token.fontSize
		}
	};
};
var genCardGridStyle = (token) => {
	const { cardPaddingBase, colorBorderSecondary, cardShadow, lineWidth } = token;
	return {
		width: "33.33%",
		padding: cardPaddingBase,
		border: 0,
		borderRadius: 0,
		boxShadow: `
      ${unit$1(lineWidth)} 0 0 0 ${colorBorderSecondary},
      0 ${unit$1(lineWidth)} 0 0 ${colorBorderSecondary},
      ${unit$1(lineWidth)} ${unit$1(lineWidth)} 0 0 ${colorBorderSecondary},
      ${unit$1(lineWidth)} 0 0 0 ${colorBorderSecondary} inset,
      0 ${unit$1(lineWidth)} 0 0 ${colorBorderSecondary} inset;
    `,
		transition: `all ${token.motionDurationMid}`,
		"&-hoverable:hover": {
			position: "relative",
			zIndex: 1,
			boxShadow: cardShadow
		}
	};
};
var genCardActionsStyle = (token) => {
	const { componentCls, iconCls, actionsLiMargin, cardActionsIconSize, colorBorderSecondary, actionsBg } = token;
	return {
		margin: 0,
		padding: 0,
		listStyle: "none",
		background: actionsBg,
		borderTop: `${unit$1(token.lineWidth)} ${token.lineType} ${colorBorderSecondary}`,
		display: "flex",
		borderRadius: `0 0 ${unit$1(token.borderRadiusLG)} ${unit$1(token.borderRadiusLG)}`,
		...clearFix(),
		"& > li": {
			margin: actionsLiMargin,
			color: token.colorTextDescription,
			textAlign: "center",
			"> span": {
				position: "relative",
				display: "block",
				minWidth: token.calc(token.cardActionsIconSize).mul(2).equal(),
				fontSize: token.fontSize,
				lineHeight: token.lineHeight,
				cursor: "pointer",
				"&:hover": {
					color: token.colorPrimary,
					transition: `color ${token.motionDurationMid}`
				},
				[`a:not(${componentCls}-btn), > ${iconCls}`]: {
					display: "inline-block",
					width: "100%",
					color: token.colorIcon,
					lineHeight: unit$1(token.fontHeight),
					transition: `color ${token.motionDurationMid}`,
					"&:hover": { color: token.colorPrimary }
				},
				[`> ${iconCls}`]: {
					fontSize: cardActionsIconSize,
					lineHeight: unit$1(token.calc(cardActionsIconSize).mul(token.lineHeight).equal())
				}
			},
			"&:not(:last-child)": { borderInlineEnd: `${unit$1(token.lineWidth)} ${token.lineType} ${colorBorderSecondary}` }
		}
	};
};
var genCardMetaStyle = (token) => ({
	margin: `${unit$1(token.calc(token.marginXXS).mul(-1).equal())} 0`,
	display: "flex",
	...clearFix(),
	"&-avatar": { paddingInlineEnd: token.padding },
	"&-section": {
		overflow: "hidden",
		flex: 1,
		"> div:not(:last-child)": { marginBottom: token.marginXS }
	},
	"&-title": {
		color: token.colorTextHeading,
		fontWeight: token.fontWeightStrong,
		fontSize: token.fontSizeLG,
		...textEllipsis
	},
	"&-description": { color: token.colorTextDescription }
});
var genCardTypeInnerStyle = (token) => {
	const { componentCls, colorFillAlter, headerPadding, bodyPadding } = token;
	return {
		[`${componentCls}-head`]: {
			padding: `0 ${unit$1(headerPadding)}`,
			background: colorFillAlter,
			"&-title": { fontSize: token.fontSize }
		},
		[`${componentCls}-body`]: { padding: `${unit$1(token.padding)} ${unit$1(bodyPadding)}` }
	};
};
var genCardLoadingStyle = (token) => {
	const { componentCls } = token;
	return {
		overflow: "hidden",
		[`${componentCls}-body`]: { userSelect: "none" }
	};
};
var genCardStyle = (token) => {
	const { componentCls, cardShadow, cardHeadPadding, colorBorderSecondary, boxShadowTertiary, bodyPadding, extraColor, motionDurationMid } = token;
	return {
		[componentCls]: {
			...resetComponent(token),
			position: "relative",
			background: token.colorBgContainer,
			borderRadius: token.borderRadiusLG,
			[`&:not(${componentCls}-bordered)`]: { boxShadow: boxShadowTertiary },
			[`${componentCls}-head`]: genCardHeadStyle(token),
			[`${componentCls}-extra`]: {
				marginInlineStart: "auto",
				color: extraColor,
				fontWeight: 400,
				fontSize: token.fontSize
			},
			[`${componentCls}-body`]: {
				padding: bodyPadding,
				borderRadius: `0 0 ${unit$1(token.borderRadiusLG)} ${unit$1(token.borderRadiusLG)}`,
				"&:first-child": {
					borderStartStartRadius: token.borderRadiusLG,
					borderStartEndRadius: token.borderRadiusLG
				},
				"&:not(:last-child)": {
					borderEndStartRadius: 0,
					borderEndEndRadius: 0
				}
			},
			[`${componentCls}-grid`]: genCardGridStyle(token),
			[`${componentCls}-cover`]: { "> *": {
				display: "block",
				width: "100%",
				borderRadius: `${unit$1(token.borderRadiusLG)} ${unit$1(token.borderRadiusLG)} 0 0`
			} },
			[`${componentCls}-actions`]: genCardActionsStyle(token),
			[`${componentCls}-meta`]: genCardMetaStyle(token)
		},
		[`${componentCls}-bordered`]: {
			border: `${unit$1(token.lineWidth)} ${token.lineType} ${colorBorderSecondary}`,
			[`${componentCls}-cover`]: {
				marginTop: -1,
				marginInlineStart: -1,
				marginInlineEnd: -1
			}
		},
		[`${componentCls}-hoverable`]: {
			cursor: "pointer",
			transition: [`box-shadow`, `border-color`].map((prop) => `${prop} ${motionDurationMid}`).join(", "),
			"&:hover": {
				borderColor: "transparent",
				boxShadow: cardShadow
			}
		},
		[`${componentCls}-contain-grid`]: {
			borderRadius: `${unit$1(token.borderRadiusLG)} ${unit$1(token.borderRadiusLG)} 0 0 `,
			[`&:not(:has(> ${componentCls}-head))`]: { borderRadius: 0 },
			[`${componentCls}-body`]: {
				display: "flex",
				flexWrap: "wrap"
			},
			[`&:not(${componentCls}-loading) ${componentCls}-body`]: {
				marginBlockStart: token.calc(token.lineWidth).mul(-1).equal(),
				marginInlineStart: token.calc(token.lineWidth).mul(-1).equal(),
				padding: 0
			}
		},
		[`${componentCls}-contain-tabs`]: { [`> div${componentCls}-head`]: {
			minHeight: 0,
			[`${componentCls}-head-title, ${componentCls}-extra`]: { paddingTop: cardHeadPadding }
		} },
		[`${componentCls}-type-inner`]: genCardTypeInnerStyle(token),
		[`${componentCls}-loading`]: genCardLoadingStyle(token),
		[`${componentCls}-rtl`]: { direction: "rtl" }
	};
};
var genCardSizeStyle = (token) => {
	const { componentCls, bodyPaddingSM, headerPaddingSM, headerHeightSM, headerFontSizeSM } = token;
	return {
		[`${componentCls}-small`]: {
			[`> ${componentCls}-head`]: {
				minHeight: headerHeightSM,
				padding: `0 ${unit$1(headerPaddingSM)}`,
				fontSize: headerFontSizeSM,
				[`> ${componentCls}-head-wrapper`]: { [`> ${componentCls}-extra`]: { fontSize: token.fontSize } }
			},
			[`> ${componentCls}-body`]: { padding: bodyPaddingSM }
		},
		[`${componentCls}-small${componentCls}-contain-tabs`]: { [`> ${componentCls}-head`]: { [`${componentCls}-head-title, ${componentCls}-extra`]: {
			paddingTop: 0,
			display: "flex",
			alignItems: "center"
		} } }
	};
};
var prepareComponentToken$1 = (token) => ({
	headerBg: "transparent",
	headerFontSize: token.fontSizeLG,
	headerFontSizeSM: token.fontSize,
	headerHeight: token.fontSizeLG * token.lineHeightLG + token.padding * 2,
	headerHeightSM: token.fontSize * token.lineHeight + token.paddingXS * 2,
	actionsBg: token.colorBgContainer,
	actionsLiMargin: `${token.paddingSM}px 0`,
	tabsMarginBottom: -token.padding - token.lineWidth,
	extraColor: token.colorText,
	bodyPaddingSM: 12,
	headerPaddingSM: 12,
	bodyPadding: token.bodyPadding ?? token.paddingLG,
	headerPadding: token.headerPadding ?? token.paddingLG
});
var style_default$2 = genStyleHooks("Card", (token) => {
	const cardToken = merge(token, {
		cardShadow: token.boxShadowCard,
		cardHeadPadding: token.padding,
		cardPaddingBase: token.paddingLG,
		cardActionsIconSize: token.fontSize
	});
	return [genCardStyle(cardToken), genCardSizeStyle(cardToken)];
}, prepareComponentToken$1);
// tests/bench/components/node_modules/antd/es/card/Card.js
var ActionNode = (props) => {
	const { actionClasses, actions = [], actionStyle } = props;
	return /*#__PURE__*/ import_react.createElement("ul", {
		className: actionClasses,
		style: actionStyle
	}, actions.map((action, index) => {
		const key = `action-${index}`;
		return /*#__PURE__*/ import_react.createElement("li", {
			style: { width: `${100 / actions.length}%` },
			key
		}, /*#__PURE__*/ import_react.createElement("span", null, action));
	}));
};
var Card$1 = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { prefixCls: customizePrefixCls, className, rootClassName, style, extra, headStyle = {}, bodyStyle = {}, title, loading, bordered, variant: customVariant, size: customizeSize, type, cover, actions, tabList, children, activeTabKey, defaultActiveTabKey, tabBarExtraContent, hoverable, tabProps = {}, classNames, styles, ...rest } = props;
	const { getPrefixCls, direction, className: contextClassName, style: contextStyle, classNames: contextClassNames, styles: contextStyles } = useComponentConfig("card");
	const [variant] = useVariant("card", customVariant, bordered);
	const mergedSize = useSize(customizeSize);
	const mergedProps = {
		...props,
		size: mergedSize,
		variant
	};
	const contextStyleRoot = useSemanticRootStyle(contextStyle);
	const styleRoot = useSemanticRootStyle(style);
	const [mergedClassNames, mergedStyles] = useMergeSemantic([contextClassNames, classNames], [
		contextStyles,
		contextStyleRoot,
		styles,
		styleRoot
	], { props: mergedProps });
	const onTabChange = (key) => {
		props.onTabChange?.(key);
	};
	const childNodes = import_react.useMemo(() => toArray$2(children), [children]);
	const isContainGrid = import_react.useMemo(() => childNodes.some((child) => /*#__PURE__*/ import_react.isValidElement(child) && child.type === CardGrid), [childNodes]);
	const prefixCls = getPrefixCls("card", customizePrefixCls);
	const [hashId, cssVarCls] = style_default$2(prefixCls);
	const loadingBlock = /*#__PURE__*/ import_react.createElement(skeleton_default, {
		loading: true,
		active: true,
		paragraph: { rows: 4 },
		title: false
	}, children);
	const hasActiveTabKey = activeTabKey !== void 0;
	const extraProps = {
		...tabProps,
		[hasActiveTabKey ? "activeKey" : "defaultActiveKey"]: hasActiveTabKey ? activeTabKey : defaultActiveTabKey ?? tabProps.defaultActiveKey,
		tabBarExtraContent
	};
	let head;
	const tabSize = mergedSize !== "small" ? "large" : mergedSize;
	const tabs = tabList ? /*#__PURE__*/ import_react.createElement(Tabs, {
		size: tabSize,
		...extraProps,
		className: `${prefixCls}-head-tabs`,
		onChange: onTabChange,
		items: tabList.map(({ tab, ...item }) => ({
			label: tab,
			...item
		}))
	}) : null;
	if (isReactRenderable(title) || isReactRenderable(extra) || tabs) {
		const headClasses = clsx(`${prefixCls}-head`, mergedClassNames.header);
		const titleClasses = clsx(`${prefixCls}-head-title`, mergedClassNames.title);
		const extraClasses = clsx(`${prefixCls}-extra`, mergedClassNames.extra);
		const mergedHeadStyle = {
			...headStyle,
			...mergedStyles.header
		};
		head = /*#__PURE__*/ import_react.createElement("div", {
			className: headClasses,
			style: mergedHeadStyle
		}, /*#__PURE__*/ import_react.createElement("div", { className: `${prefixCls}-head-wrapper` }, isReactRenderable(title) && /*#__PURE__*/ import_react.createElement("div", {
			className: titleClasses,
			style: mergedStyles.title
		}, title), isReactRenderable(extra) && /*#__PURE__*/ import_react.createElement("div", {
			className: extraClasses,
			style: mergedStyles.extra
		}, extra)), tabs);
	}
	const coverClasses = clsx(`${prefixCls}-cover`, mergedClassNames.cover);
	const coverDom = isReactRenderable(cover) ? /*#__PURE__*/ import_react.createElement("div", {
		className: coverClasses,
		style: mergedStyles.cover
	}, cover) : null;
	const bodyClasses = clsx(`${prefixCls}-body`, mergedClassNames.body);
	const mergedBodyStyle = {
		...bodyStyle,
		...mergedStyles.body
	};
	const body = loading || childNodes.length ? /*#__PURE__*/ import_react.createElement("div", {
		className: bodyClasses,
		style: mergedBodyStyle
	}, loading ? loadingBlock : children) : null;
	const actionClasses = clsx(`${prefixCls}-actions`, mergedClassNames.actions);
	const actionDom = actions?.length ? /*#__PURE__*/ import_react.createElement(ActionNode, {
		actionClasses,
		actionStyle: mergedStyles.actions,
		actions
	}) : null;
	const divProps = omit(rest, ["onTabChange"]);
	const classString = clsx(prefixCls, contextClassName, {
		[`${prefixCls}-loading`]: loading,
		[`${prefixCls}-bordered`]: variant !== "borderless",
		[`${prefixCls}-hoverable`]: hoverable,
		[`${prefixCls}-contain-grid`]: isContainGrid,
		[`${prefixCls}-contain-tabs`]: tabList?.length,
		[`${prefixCls}-small`]: mergedSize === "small",
		[`${prefixCls}-type-${type}`]: !!type,
		[`${prefixCls}-rtl`]: direction === "rtl"
	}, className, rootClassName, hashId, cssVarCls, mergedClassNames.root);
	const mergedStyle = { ...mergedStyles.root };
	return /*#__PURE__*/ import_react.createElement("div", {
		ref,
		...divProps,
		className: classString,
		style: mergedStyle
	}, head, coverDom, body, actionDom);
});
// tests/bench/components/node_modules/antd/es/card/CardMeta.js
var CardMeta = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { prefixCls: customizePrefixCls, className, avatar, title, description, style, classNames: cardMetaClassNames, styles, ...restProps } = props;
	const { getPrefixCls, className: contextClassName, style: contextStyle, classNames: contextClassNames, styles: contextStyles } = useComponentConfig("cardMeta");
	const metaPrefixCls = `${getPrefixCls("card", customizePrefixCls)}-meta`;
	const contextStyleRoot = useSemanticRootStyle(contextStyle);
	const styleRoot = useSemanticRootStyle(style);
	const [mergedClassNames, mergedStyles] = useMergeSemantic([contextClassNames, cardMetaClassNames], [
		contextStyles,
		contextStyleRoot,
		styles,
		styleRoot
	], { props });
	const rootClassNames = clsx(metaPrefixCls, className, contextClassName, mergedClassNames.root);
	const rootStyles = { ...mergedStyles.root };
	const avatarClassNames = clsx(`${metaPrefixCls}-avatar`, mergedClassNames.avatar);
	const titleClassNames = clsx(`${metaPrefixCls}-title`, mergedClassNames.title);
	const descriptionClassNames = clsx(`${metaPrefixCls}-description`, mergedClassNames.description);
	const sectionClassNames = clsx(`${metaPrefixCls}-section`, mergedClassNames.section);
	const avatarDom = isReactRenderable(avatar) ? /*#__PURE__*/ import_react.createElement("div", {
		className: avatarClassNames,
		style: mergedStyles.avatar
	}, avatar) : null;
	const titleDom = isReactRenderable(title) ? /*#__PURE__*/ import_react.createElement("div", {
		className: titleClassNames,
		style: mergedStyles.title
	}, title) : null;
	const descriptionDom = isReactRenderable(description) ? /*#__PURE__*/ import_react.createElement("div", {
		className: descriptionClassNames,
		style: mergedStyles.description
	}, description) : null;
	const MetaDetail = titleDom || descriptionDom ? /*#__PURE__*/ import_react.createElement("div", {
		className: sectionClassNames,
		style: mergedStyles.section
	}, titleDom, descriptionDom) : null;
	const nativeElementRef = import_react.useRef(null);
	import_react.useImperativeHandle(ref, () => ({ nativeElement: nativeElementRef.current }));
	return /*#__PURE__*/ import_react.createElement("div", {
		ref: nativeElementRef,
		...restProps,
		className: rootClassNames,
		style: rootStyles
	}, avatarDom, MetaDetail);
});
// tests/bench/components/node_modules/antd/es/card/index.js
var Card = Card$1;
Card.Grid = CardGrid;
Card.Meta = CardMeta;
// tests/bench/components/node_modules/antd/es/space/style/addon.js
var genSpaceAddonStyle = (token) => {
	const { componentCls, borderRadius, paddingSM, colorBorder, paddingXS, fontSizeLG, fontSizeSM, borderRadiusLG, borderRadiusSM, colorBgContainerDisabled, lineWidth, lineType, antCls } = token;
	const [varName, varRef] = genCssVar(antCls, "space-addon");
	return { [componentCls]: [
		{
			...resetComponent(token),
			display: "inline-flex",
			alignItems: "center",
			gap: 0,
			whiteSpace: "nowrap",
			paddingInline: paddingSM,
			margin: 0,
			borderWidth: lineWidth,
			borderStyle: lineType,
			borderRadius,
			"&:hover": { zIndex: 0 },
			[`&${componentCls}-disabled`]: { color: token.colorTextDisabled },
			"&-large": {
				fontSize: fontSizeLG,
				borderRadius: borderRadiusLG
			},
			"&-small": {
				paddingInline: paddingXS,
				borderRadius: borderRadiusSM,
				fontSize: fontSizeSM
			},
			"&-compact-last-item": {
				borderEndStartRadius: 0,
				borderStartStartRadius: 0
			},
			"&-compact-first-item": {
				borderEndEndRadius: 0,
				borderStartEndRadius: 0
			},
			"&-compact-item:not(:first-child):not(:last-child)": { borderRadius: 0 },
			"&-compact-item:not(:last-child)": { borderInlineEndWidth: 0 },
			"&-compact-item:not(:first-child)": { borderInlineStartWidth: 0 }
		},
		{
			[varName("addon-border-color")]: colorBorder,
			[varName("addon-background")]: colorBgContainerDisabled,
			[varName("addon-border-color-outlined")]: colorBorder,
			[varName("addon-background-filled")]: colorBgContainerDisabled,
			borderColor: varRef("addon-border-color"),
			background: varRef("addon-background"),
			"&-variant-outlined": { [varName("addon-border-color")]: varRef("addon-border-color-outlined") },
			"&-variant-filled": {
				[varName("addon-border-color")]: "transparent",
				[varName("addon-background")]: varRef("addon-background-filled"),
				[`&${componentCls}-disabled`]: {
					[varName("addon-border-color")]: colorBorder,
					[varName("addon-background")]: colorBgContainerDisabled
				}
			},
			"&-variant-borderless": {
				border: "none",
				background: "transparent"
			},
			"&-variant-underlined": {
				border: "none",
				background: "transparent"
			}
		},
		{
			"&-status-error": {
				[varName("addon-border-color-outlined")]: token.colorError,
				[varName("addon-background-filled")]: token.colorErrorBg,
				color: token.colorError
			},
			"&-status-warning": {
				[varName("addon-border-color-outlined")]: token.colorWarning,
				[varName("addon-background-filled")]: token.colorWarningBg,
				color: token.colorWarning
			}
		}
	] };
};
var addon_default = genStyleHooks("Addon", (token) => [genSpaceAddonStyle(token), genCompactItemStyle(token, { focus: false })]);
// tests/bench/components/node_modules/antd/es/space/Addon.js
var SpaceAddon = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { className, children, style, prefixCls: customizePrefixCls, variant = "outlined", disabled, status, ...restProps } = props;
	const { getPrefixCls, direction: directionConfig } = import_react.useContext(ConfigContext);
	const prefixCls = getPrefixCls("space-addon", customizePrefixCls);
	const [hashId, cssVarCls] = addon_default(prefixCls);
	const { compactItemClassnames, compactSize } = useCompactItemContext(prefixCls, directionConfig);
	const statusCls = getStatusClassNames(prefixCls, status);
	const classes = clsx(prefixCls, hashId, compactItemClassnames, cssVarCls, `${prefixCls}-variant-${variant}`, statusCls, {
		[`${prefixCls}-${compactSize}`]: compactSize,
		[`${prefixCls}-disabled`]: disabled
	}, className);
	return /*#__PURE__*/ import_react.createElement("div", {
		ref,
		className: classes,
		style,
		...restProps
	}, children);
});
// tests/bench/components/node_modules/@rc-component/input/es/utils/commonUtils.js
function hasAddon(props) {
	return !!(props.addonBefore || props.addonAfter);
}
function hasPrefixSuffix(props) {
	return !!(props.prefix || props.suffix || props.allowClear);
}
function cloneEvent(event, target, value) {
	const currentTarget = target.cloneNode(true);
	const newEvent = Object.create(event, {
		target: { value: currentTarget },
		currentTarget: { value: currentTarget }
	});
	currentTarget.value = value;
	if (typeof target.selectionStart === "number" && typeof target.selectionEnd === "number") {
		currentTarget.selectionStart = target.selectionStart;
		currentTarget.selectionEnd = target.selectionEnd;
	}
	currentTarget.setSelectionRange = (...args) => {
		target.setSelectionRange(...args);
	};
	return newEvent;
}
function resolveOnChange(target, e, onChange, targetValue) {
	if (!onChange) return;
	let event = e;
	if (e.type === "click") {
		event = cloneEvent(e, target, "");
		onChange(event);
		return;
	}
	if (target.type !== "file" && targetValue !== void 0) {
		event = cloneEvent(e, target, targetValue);
		onChange(event);
		return;
	}
	onChange(event);
}
// tests/bench/components/node_modules/@rc-component/input/es/BaseInput.js
function _extends$5() {
	_extends$5 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$5.apply(this, arguments);
}
var BaseInput = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { inputElement: inputEl, children, prefixCls, prefix, suffix, addonBefore, addonAfter, className, style, disabled, readOnly, focused, triggerFocus, allowClear, value, handleReset, hidden, classes, classNames, dataAttrs, styles, components, onClear } = props;
	const inputElement = children ?? inputEl;
	const AffixWrapperComponent = components?.affixWrapper || "span";
	const GroupWrapperComponent = components?.groupWrapper || "span";
	const WrapperComponent = components?.wrapper || "span";
	const GroupAddonComponent = components?.groupAddon || "span";
	const containerRef = (0, import_react.useRef)(null);
	const onInputClick = (e) => {
		if (containerRef.current?.contains(e.target)) triggerFocus?.();
	};
	const hasAffix = hasPrefixSuffix(props);
	let element = /*#__PURE__*/ (0, import_react.cloneElement)(inputElement, {
		value,
		className: clsx(inputElement.props?.className, !hasAffix && classNames?.variant) || null
	});
	const groupRef = (0, import_react.useRef)(null);
	import_react.useImperativeHandle(ref, () => ({ nativeElement: groupRef.current || containerRef.current }));
	if (hasAffix) {
		let clearIcon = null;
		if (allowClear) {
			const needClear = !disabled && !readOnly && value && !(typeof allowClear === "object" && allowClear.disabled);
			const clearIconCls = `${prefixCls}-clear-icon`;
			const iconNode = typeof allowClear === "object" && allowClear?.clearIcon ? allowClear.clearIcon : "✖";
			clearIcon = /*#__PURE__*/ import_react.createElement("button", {
				type: "button",
				onClick: (event) => {
					handleReset?.(event);
					onClear?.();
				},
				onMouseDown: (e) => e.preventDefault(),
				className: clsx(clearIconCls, {
					[`${clearIconCls}-hidden`]: !needClear,
					[`${clearIconCls}-has-suffix`]: !!suffix
				}, classNames?.clear),
				style: styles?.clear
			}, iconNode);
		}
		const affixWrapperPrefixCls = `${prefixCls}-affix-wrapper`;
		const affixWrapperCls = clsx(affixWrapperPrefixCls, {
			[`${prefixCls}-disabled`]: disabled,
			[`${affixWrapperPrefixCls}-disabled`]: disabled,
			[`${affixWrapperPrefixCls}-focused`]: focused,
			[`${affixWrapperPrefixCls}-readonly`]: readOnly,
			[`${affixWrapperPrefixCls}-input-with-clear-btn`]: suffix && allowClear && value
		}, classes?.affixWrapper, classNames?.affixWrapper, classNames?.variant);
		const suffixNode = (suffix || allowClear) && /*#__PURE__*/ import_react.createElement("span", {
			className: clsx(`${prefixCls}-suffix`, classNames?.suffix),
			style: styles?.suffix
		}, clearIcon, suffix);
		element = /*#__PURE__*/ import_react.createElement(AffixWrapperComponent, _extends$5({
			className: affixWrapperCls,
			style: styles?.affixWrapper,
			onClick: onInputClick
		}, dataAttrs?.affixWrapper, { ref: containerRef }), prefix && /*#__PURE__*/ import_react.createElement("span", {
			className: clsx(`${prefixCls}-prefix`, classNames?.prefix),
			style: styles?.prefix
		}, prefix), element, suffixNode);
	}
	if (hasAddon(props)) {
		const wrapperCls = `${prefixCls}-group`;
		const addonCls = `${wrapperCls}-addon`;
		const groupWrapperCls = `${wrapperCls}-wrapper`;
		const mergedWrapperClassName = clsx(`${prefixCls}-wrapper`, wrapperCls, classes?.wrapper, classNames?.wrapper);
		const mergedGroupClassName = clsx(groupWrapperCls, { [`${groupWrapperCls}-disabled`]: disabled }, classes?.group, classNames?.groupWrapper);
		element = /*#__PURE__*/ import_react.createElement(GroupWrapperComponent, {
			className: mergedGroupClassName,
			ref: groupRef
		}, /*#__PURE__*/ import_react.createElement(WrapperComponent, { className: mergedWrapperClassName }, addonBefore && /*#__PURE__*/ import_react.createElement(GroupAddonComponent, { className: addonCls }, addonBefore), element, addonAfter && /*#__PURE__*/ import_react.createElement(GroupAddonComponent, { className: addonCls }, addonAfter)));
	}
	return /*#__PURE__*/ import_react.cloneElement(element, {
		className: clsx(element.props?.className, className) || null,
		style: {
			...element.props?.style,
			...style
		},
		hidden
	});
});
// tests/bench/components/node_modules/@rc-component/input/es/hooks/useCount.js
function useCount(count, showCount) {
	return import_react.useMemo(() => {
		let mergedConfig = {};
		if (showCount) mergedConfig.show = typeof showCount === "object" && showCount.formatter ? showCount.formatter : !!showCount;
		mergedConfig = {
			...mergedConfig,
			...count
		};
		const { show, ...rest } = mergedConfig;
		return {
			...rest,
			show: !!show,
			showFormatter: typeof show === "function" ? show : void 0,
			strategy: rest.strategy || ((value) => value.length)
		};
	}, [count, showCount]);
}
// tests/bench/components/node_modules/@rc-component/input/es/hooks/useCountDisplay.js
function useCountDisplay({ countConfig, value, maxLength }) {
	return import_react.useMemo(() => {
		const mergedMax = countConfig.max ?? maxLength;
		const valueLength = countConfig.strategy(value);
		const isOutOfRange = !!mergedMax && valueLength > mergedMax;
		const hasMaxLength = Number(mergedMax) > 0;
		return {
			mergedMax,
			isOutOfRange,
			dataCount: countConfig.show ? countConfig.showFormatter ? countConfig.showFormatter({
				value,
				count: valueLength,
				maxLength: mergedMax
			}) : `${valueLength}${hasMaxLength ? ` / ${mergedMax}` : ""}` : void 0
		};
	}, [
		countConfig,
		maxLength,
		value
	]);
}
// tests/bench/components/node_modules/@rc-component/input/es/hooks/useCountExceed.js
function useCountExceed({ countConfig, getTarget }) {
	const [selection, setSelection] = import_react.useState(null);
	const getTargetRef = import_react.useRef(getTarget);
	import_react.useEffect(() => {
		getTargetRef.current = getTarget;
	}, [getTarget]);
	import_react.useEffect(() => {
		if (selection) {
			getTargetRef.current()?.setSelectionRange(...selection);
			setSelection(null);
		}
	}, [selection]);
	return import_react.useCallback((currentValue, isComposing) => {
		let nextValue = currentValue;
		if (!isComposing && countConfig.exceedFormatter && countConfig.max && countConfig.strategy(currentValue) > countConfig.max) {
			nextValue = countConfig.exceedFormatter(currentValue, { max: countConfig.max });
			if (currentValue !== nextValue) setSelection([getTargetRef.current()?.selectionStart || 0, getTargetRef.current()?.selectionEnd || 0]);
		}
		return nextValue;
	}, [countConfig]);
}
// tests/bench/components/node_modules/@rc-component/input/es/hooks/useMergedValue.js
function useMergedValue(defaultValue, controlledValue) {
	const [value, setValue] = useControlledState(defaultValue, controlledValue);
	return {
		value,
		setValue,
		formatValue: value === void 0 || value === null ? "" : String(value)
	};
}
// tests/bench/components/node_modules/@rc-component/input/es/calculateNodeHeight.js
/**
* calculateNodeHeight(uiTextNode, useCache = false)
*/
var HIDDEN_TEXTAREA_STYLE = `
  min-height:0 !important;
  max-height:none !important;
  height:0 !important;
  visibility:hidden !important;
  overflow:hidden !important;
  position:absolute !important;
  z-index:-1000 !important;
  top:0 !important;
  right:0 !important;
  pointer-events: none !important;
`;
var SIZING_STYLE = [
	"letter-spacing",
	"line-height",
	"padding-top",
	"padding-bottom",
	"font-family",
	"font-weight",
	"font-size",
	"font-variant",
	"text-rendering",
	"text-transform",
	"width",
	"text-indent",
	"padding-left",
	"padding-right",
	"border-width",
	"box-sizing",
	"word-break",
	"white-space"
];
var computedStyleCache = {};
var hiddenTextarea;
function calculateNodeStyling(node, useCache = false) {
	const nodeRef = node.getAttribute("id") || node.getAttribute("data-reactid") || node.getAttribute("name");
	if (useCache && computedStyleCache[nodeRef]) return computedStyleCache[nodeRef];
	const style = window.getComputedStyle(node);
	const boxSizing = style.getPropertyValue("box-sizing") || style.getPropertyValue("-moz-box-sizing") || style.getPropertyValue("-webkit-box-sizing");
	const paddingSize = parseFloat(style.getPropertyValue("padding-bottom")) + parseFloat(style.getPropertyValue("padding-top"));
	const borderSize = parseFloat(style.getPropertyValue("border-bottom-width")) + parseFloat(style.getPropertyValue("border-top-width"));
	const nodeInfo = {
		sizingStyle: SIZING_STYLE.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";"),
		paddingSize,
		borderSize,
		boxSizing
	};
	if (useCache && nodeRef) computedStyleCache[nodeRef] = nodeInfo;
	return nodeInfo;
}
function calculateAutoSizeStyle(uiTextNode, useCache = false, minRows = null, maxRows = null) {
	if (!hiddenTextarea) {
		hiddenTextarea = document.createElement("textarea");
		hiddenTextarea.setAttribute("tab-index", "-1");
		hiddenTextarea.setAttribute("aria-hidden", "true");
		hiddenTextarea.setAttribute("name", "hiddenTextarea");
		document.body.appendChild(hiddenTextarea);
	}
	if (uiTextNode.getAttribute("wrap")) hiddenTextarea.setAttribute("wrap", uiTextNode.getAttribute("wrap"));
	else hiddenTextarea.removeAttribute("wrap");
	const { paddingSize, borderSize, boxSizing, sizingStyle } = calculateNodeStyling(uiTextNode, useCache);
	hiddenTextarea.setAttribute("style", `${sizingStyle};${HIDDEN_TEXTAREA_STYLE}`);
	hiddenTextarea.value = uiTextNode.value || uiTextNode.placeholder || "";
	let minHeight;
	let maxHeight;
	let overflowY;
	let height = hiddenTextarea.scrollHeight;
	if (boxSizing === "border-box") height += borderSize;
	else if (boxSizing === "content-box") height -= paddingSize;
	if (minRows !== null || maxRows !== null) {
		hiddenTextarea.value = " ";
		const singleRowHeight = hiddenTextarea.scrollHeight - paddingSize;
		if (minRows !== null) {
			minHeight = singleRowHeight * minRows;
			if (boxSizing === "border-box") minHeight = minHeight + paddingSize + borderSize;
			height = Math.max(minHeight, height);
		}
		if (maxRows !== null) {
			maxHeight = singleRowHeight * maxRows;
			if (boxSizing === "border-box") maxHeight = maxHeight + paddingSize + borderSize;
			overflowY = height > maxHeight ? void 0 : "hidden";
			height = Math.min(maxHeight, height);
		}
	}
	const style = {
		height,
		overflowY,
		resize: "none"
	};
	if (minHeight) style.minHeight = minHeight;
	if (maxHeight) style.maxHeight = maxHeight;
	return style;
}
// tests/bench/components/node_modules/@rc-component/input/es/ResizableTextArea.js
function _extends$4() {
	_extends$4 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$4.apply(this, arguments);
}
var RESIZE_START = 0;
var RESIZE_MEASURING = 1;
var RESIZE_STABLE = 2;
var ResizableTextArea = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { prefixCls, defaultValue, value, autoSize, onResize, className, style, disabled, onChange, onInternalAutoSize, ...restProps } = props;
	const [internalValue, setMergedValue] = useControlledState(defaultValue, value);
	const mergedValue = internalValue ?? "";
	const onInternalChange = (event) => {
		setMergedValue(event.target.value);
		onChange?.(event);
	};
	const textareaRef = import_react.useRef(null);
	import_react.useImperativeHandle(ref, () => ({ textArea: textareaRef.current }));
	const [minRows, maxRows] = import_react.useMemo(() => {
		if (autoSize && typeof autoSize === "object") return [autoSize.minRows, autoSize.maxRows];
		return [];
	}, [autoSize]);
	const needAutoSize = !!autoSize;
	const [resizeState, setResizeState] = import_react.useState(RESIZE_STABLE);
	const [autoSizeStyle, setAutoSizeStyle] = import_react.useState();
	const startResize = () => {
		setResizeState(RESIZE_START);
	};
	useLayoutEffect$1(() => {
		if (needAutoSize) startResize();
	}, [
		value,
		minRows,
		maxRows,
		needAutoSize
	]);
	useLayoutEffect$1(() => {
		if (resizeState === RESIZE_START) setResizeState(RESIZE_MEASURING);
		else if (resizeState === RESIZE_MEASURING) {
			const textareaStyles = calculateAutoSizeStyle(textareaRef.current, false, minRows, maxRows);
			setResizeState(RESIZE_STABLE);
			setAutoSizeStyle(textareaStyles);
		}
	}, [resizeState]);
	const resizeRafRef = import_react.useRef(void 0);
	const cleanRaf = () => {
		if (resizeRafRef.current !== void 0) wrapperRaf.cancel(resizeRafRef.current);
	};
	const onInternalResize = (size) => {
		if (resizeState === RESIZE_STABLE) {
			onResize?.(size);
			if (autoSize) {
				cleanRaf();
				resizeRafRef.current = wrapperRaf(() => {
					startResize();
				});
			}
		}
	};
	import_react.useEffect(() => cleanRaf, []);
	const mergedAutoSizeStyle = needAutoSize ? autoSizeStyle : null;
	const mergedStyle = {
		...style,
		...mergedAutoSizeStyle
	};
	if (resizeState === RESIZE_START || resizeState === RESIZE_MEASURING) {
		mergedStyle.overflowY = "hidden";
		mergedStyle.overflowX = "hidden";
	}
	return /*#__PURE__*/ import_react.createElement(RefResizeObserver, {
		onResize: onInternalResize,
		disabled: !(autoSize || onResize)
	}, /*#__PURE__*/ import_react.createElement("textarea", _extends$4({}, restProps, {
		ref: textareaRef,
		style: mergedStyle,
		className: clsx(prefixCls, className, { [`${prefixCls}-disabled`]: disabled }),
		disabled,
		value: mergedValue,
		onChange: onInternalChange
	})));
});
// tests/bench/components/node_modules/@rc-component/input/es/TextArea.js
function _extends$3() {
	_extends$3 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$3.apply(this, arguments);
}
var TextArea$1 = /*#__PURE__*/ import_react.forwardRef(({ defaultValue, value: customValue, onFocus, onBlur, onChange, allowClear, maxLength, onCompositionStart, onCompositionEnd, suffix, prefixCls = "rc-textarea", showCount, count, className, style, disabled, hidden, classNames, styles, onResize, onClear, onPressEnter, readOnly, autoSize, onKeyDown, ...rest }, ref) => {
	const [focused, setFocused] = import_react.useState(false);
	const compositionRef = import_react.useRef(false);
	const [textareaResized, setTextareaResized] = import_react.useState(null);
	const holderRef = (0, import_react.useRef)(null);
	const resizableTextAreaRef = (0, import_react.useRef)(null);
	const getTextArea = () => resizableTextAreaRef.current?.textArea || null;
	const { setValue, formatValue } = useMergedValue(defaultValue, customValue);
	const countConfig = useCount(count, showCount);
	const { isOutOfRange, dataCount } = useCountDisplay({
		countConfig,
		value: formatValue,
		maxLength
	});
	const getExceedValue = useCountExceed({
		countConfig,
		getTarget: () => resizableTextAreaRef.current?.textArea || null
	});
	const focus = () => {
		getTextArea()?.focus();
	};
	(0, import_react.useImperativeHandle)(ref, () => ({
		resizableTextArea: resizableTextAreaRef.current,
		focus,
		blur: () => {
			getTextArea()?.blur();
		},
		nativeElement: holderRef.current?.nativeElement || getTextArea()
	}));
	(0, import_react.useEffect)(() => {
		setFocused((prev) => !disabled && prev);
	}, [disabled]);
	const triggerChange = (e, currentValue) => {
		const cutValue = getExceedValue(currentValue, compositionRef.current);
		setValue(cutValue);
		resolveOnChange(e.currentTarget, e, onChange, cutValue);
	};
	const onInternalCompositionStart = (e) => {
		compositionRef.current = true;
		onCompositionStart?.(e);
	};
	const onInternalCompositionEnd = (e) => {
		compositionRef.current = false;
		triggerChange(e, e.currentTarget.value);
		onCompositionEnd?.(e);
	};
	const onInternalChange = (e) => {
		triggerChange(e, e.target.value);
	};
	const handleKeyDown = (e) => {
		if (e.key === "Enter" && onPressEnter && !e.nativeEvent.isComposing) onPressEnter(e);
		onKeyDown?.(e);
	};
	const handleFocus = (e) => {
		setFocused(true);
		onFocus?.(e);
	};
	const handleBlur = (e) => {
		setFocused(false);
		onBlur?.(e);
	};
	const handleReset = (e) => {
		setValue("");
		focus();
		const textarea = getTextArea();
		if (textarea) resolveOnChange(textarea, e, onChange);
	};
	let suffixNode = suffix;
	if (countConfig.show) suffixNode = /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, suffixNode, /*#__PURE__*/ import_react.createElement("span", {
		className: clsx(`${prefixCls}-data-count`, classNames?.count),
		style: styles?.count
	}, dataCount));
	const handleResize = (size) => {
		onResize?.(size);
		if (getTextArea()?.style.height) setTextareaResized(true);
	};
	const isPureTextArea = !autoSize && !showCount && !allowClear;
	return /*#__PURE__*/ import_react.createElement(BaseInput, {
		ref: holderRef,
		value: formatValue,
		allowClear,
		handleReset,
		suffix: suffixNode,
		prefixCls,
		classNames: {
			...classNames,
			affixWrapper: clsx(classNames?.affixWrapper, {
				[`${prefixCls}-show-count`]: showCount,
				[`${prefixCls}-textarea-allow-clear`]: allowClear
			})
		},
		disabled,
		focused,
		className: clsx(className, isOutOfRange && `${prefixCls}-out-of-range`),
		style: {
			...style,
			...textareaResized && !isPureTextArea ? { height: "auto" } : {}
		},
		dataAttrs: typeof dataCount === "string" ? { affixWrapper: { "data-count": dataCount } } : void 0,
		styles,
		hidden,
		readOnly,
		onClear
	}, /*#__PURE__*/ import_react.createElement(ResizableTextArea, _extends$3({}, rest, {
		autoSize,
		maxLength,
		onKeyDown: handleKeyDown,
		onChange: onInternalChange,
		onFocus: handleFocus,
		onBlur: handleBlur,
		onCompositionStart: onInternalCompositionStart,
		onCompositionEnd: onInternalCompositionEnd,
		className: clsx(classNames?.textarea),
		style: {
			resize: style?.resize,
			...styles?.textarea
		},
		disabled,
		prefixCls,
		onResize: handleResize,
		ref: resizableTextAreaRef,
		readOnly
	})));
});
// tests/bench/components/node_modules/antd/es/_util/gapSize.js
function isPresetSize(size) {
	return [
		"small",
		"middle",
		"medium",
		"large"
	].includes(size);
}
function isValidGapNumber(size) {
	if (!size) return false;
	return isNumber(size);
}
// tests/bench/components/node_modules/antd/es/space/context.js
var SpaceContext = /*#__PURE__*/ import_react.createContext({ latestIndex: 0 });
var SpaceContextProvider = SpaceContext.Provider;
// tests/bench/components/node_modules/antd/es/space/Item.js
var Item = (props) => {
	const { className, prefix, index, children, separator, style, classNames, styles } = props;
	const { latestIndex } = import_react.useContext(SpaceContext);
	if (!isReactRenderable(children)) return null;
	return /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, /*#__PURE__*/ import_react.createElement("div", {
		className,
		style
	}, children), index < latestIndex && separator && /*#__PURE__*/ import_react.createElement("span", {
		className: clsx(`${prefix}-item-separator`, classNames?.separator),
		style: styles?.separator
	}, separator));
};
// tests/bench/components/node_modules/antd/es/space/style/index.js
var genSpaceStyle = (token) => {
	const { componentCls, antCls } = token;
	return { [componentCls]: {
		display: "inline-flex",
		"&-rtl": { direction: "rtl" },
		"&-vertical": { flexDirection: "column" },
		"&-align": {
			flexDirection: "column",
			"&-center": { alignItems: "center" },
			"&-start": { alignItems: "flex-start" },
			"&-end": { alignItems: "flex-end" },
			"&-baseline": { alignItems: "baseline" }
		},
		[`${componentCls}-item:empty`]: { display: "none" },
		[`${componentCls}-item > ${antCls}-badge-not-a-wrapper:only-child`]: { display: "block" }
	} };
};
var genSpaceGapStyle = (token) => {
	const { componentCls } = token;
	return { [componentCls]: {
		"&-gap-row-small": { rowGap: token.spaceGapSmallSize },
		"&-gap-row-medium, &-gap-row-middle": { rowGap: token.spaceGapMiddleSize },
		"&-gap-row-large": { rowGap: token.spaceGapLargeSize },
		"&-gap-col-small": { columnGap: token.spaceGapSmallSize },
		"&-gap-col-medium, &-gap-col-middle": { columnGap: token.spaceGapMiddleSize },
		"&-gap-col-large": { columnGap: token.spaceGapLargeSize }
	} };
};
var style_default$1 = genStyleHooks("Space", (token) => {
	const spaceToken = merge(token, {
		spaceGapSmallSize: token.paddingXS,
		spaceGapMiddleSize: token.padding,
		spaceGapLargeSize: token.paddingLG
	});
	return [genSpaceStyle(spaceToken), genSpaceGapStyle(spaceToken)];
}, () => ({}), { resetStyle: false });
// tests/bench/components/node_modules/antd/es/space/index.js
var Space = /* @__PURE__ */ import_react.forwardRef((props, ref) => {
	const { getPrefixCls, direction: directionConfig, size: contextSize, className: contextClassName, style: contextStyle, classNames: contextClassNames, styles: contextStyles } = useComponentConfig("space");
	const { size = contextSize ?? "small", align, className, rootClassName, children, direction, orientation, prefixCls: customizePrefixCls, split, separator, style, vertical, wrap = false, classNames, styles, ...restProps } = props;
	const [horizontalSize, verticalSize] = Array.isArray(size) ? size : [size, size];
	const isPresetVerticalSize = isPresetSize(verticalSize);
	const isPresetHorizontalSize = isPresetSize(horizontalSize);
	const isValidVerticalSize = isValidGapNumber(verticalSize);
	const isValidHorizontalSize = isValidGapNumber(horizontalSize);
	const childNodes = toArray$2(children, { keepEmpty: true });
	const [mergedOrientation, mergedVertical] = useOrientation(orientation, vertical, direction);
	const mergedAlign = align === void 0 && !mergedVertical ? "center" : align;
	const mergedSeparator = separator ?? split;
	const prefixCls = getPrefixCls("space", customizePrefixCls);
	const [hashId, cssVarCls] = style_default$1(prefixCls);
	const mergedProps = {
		...props,
		size,
		orientation: mergedOrientation,
		align: mergedAlign
	};
	const contextStyleRoot = useSemanticRootStyle(contextStyle);
	const styleRoot = useSemanticRootStyle(style);
	const [mergedClassNames, mergedStyles] = useMergeSemantic([contextClassNames, classNames], [
		contextStyles,
		contextStyleRoot,
		styles,
		styleRoot
	], { props: mergedProps });
	const rootClassNames = clsx(prefixCls, contextClassName, hashId, `${prefixCls}-${mergedOrientation}`, {
		[`${prefixCls}-rtl`]: directionConfig === "rtl",
		[`${prefixCls}-align-${mergedAlign}`]: mergedAlign,
		[`${prefixCls}-gap-row-${verticalSize}`]: isPresetVerticalSize,
		[`${prefixCls}-gap-col-${horizontalSize}`]: isPresetHorizontalSize
	}, className, rootClassName, cssVarCls, mergedClassNames.root);
	const itemClassName = clsx(`${prefixCls}-item`, mergedClassNames.item);
	const renderedItems = childNodes.map((child, i) => {
		const key = child?.key || `${itemClassName}-${i}`;
		return /*#__PURE__*/ import_react.createElement(Item, {
			prefix: prefixCls,
			classNames: mergedClassNames,
			styles: mergedStyles,
			className: itemClassName,
			key,
			index: i,
			separator: mergedSeparator,
			style: mergedStyles.item
		}, child);
	});
	const memoizedSpaceContext = import_react.useMemo(() => {
		return { latestIndex: childNodes.reduce((latest, child, i) => isReactRenderable(child) ? i : latest, 0) };
	}, [childNodes]);
	if (childNodes.length === 0) return null;
	const gapStyle = {};
	if (wrap) gapStyle.flexWrap = "wrap";
	if (!isPresetHorizontalSize && isValidHorizontalSize) gapStyle.columnGap = horizontalSize;
	if (!isPresetVerticalSize && isValidVerticalSize) gapStyle.rowGap = verticalSize;
	return /*#__PURE__*/ import_react.createElement("div", {
		ref,
		className: rootClassNames,
		style: {
			...gapStyle,
			...mergedStyles.root
		},
		...restProps
	}, /*#__PURE__*/ import_react.createElement(SpaceContextProvider, { value: memoizedSpaceContext }, renderedItems));
});
Space.Compact = Compact;
Space.Addon = SpaceAddon;
// tests/bench/components/node_modules/antd/es/dropdown/dropdown-button.js
/** @deprecated Please use Space.Compact + Dropdown + Button instead */
var DropdownButton = (props) => {
	const { getPopupContainer: getContextPopupContainer, getPrefixCls, direction } = import_react.useContext(ConfigContext);
	const { prefixCls: customizePrefixCls, type = "default", danger, disabled, loading, onClick, htmlType, children, className, menu, arrow, autoFocus, trigger, align, open, onOpenChange, placement, getPopupContainer, href, icon = /*#__PURE__*/ import_react.createElement(RefIcon$4, null), title, buttonsRender = (buttons) => buttons, mouseEnterDelay, mouseLeaveDelay, overlayClassName, overlayStyle, destroyOnHidden, destroyPopupOnHide, dropdownRender, popupRender, ...restProps } = props;
	const prefixCls = getPrefixCls("dropdown", customizePrefixCls);
	const buttonPrefixCls = `${prefixCls}-button`;
	const dropdownProps = {
		menu,
		arrow,
		autoFocus,
		align,
		disabled,
		trigger: disabled ? [] : trigger,
		onOpenChange,
		getPopupContainer: getPopupContainer || getContextPopupContainer,
		mouseEnterDelay,
		mouseLeaveDelay,
		classNames: { root: overlayClassName },
		styles: { root: overlayStyle },
		destroyOnHidden,
		popupRender: popupRender || dropdownRender
	};
	const { compactSize, compactItemClassnames } = useCompactItemContext(prefixCls, direction);
	const classes = clsx(buttonPrefixCls, compactItemClassnames, className);
	if ("destroyPopupOnHide" in props) dropdownProps.destroyPopupOnHide = destroyPopupOnHide;
	if ("open" in props) dropdownProps.open = open;
	if ("placement" in props) dropdownProps.placement = placement;
	else dropdownProps.placement = direction === "rtl" ? "bottomLeft" : "bottomRight";
	const [leftButtonToRender, rightButtonToRender] = buttonsRender([/* @__PURE__ */ import_react.createElement(button_default, {
		type,
		danger,
		disabled,
		loading,
		onClick,
		htmlType,
		href,
		title
	}, children), /* @__PURE__ */ import_react.createElement(button_default, {
		type,
		danger,
		icon
	})]);
	return /*#__PURE__*/ import_react.createElement(Space.Compact, {
		className: classes,
		size: compactSize,
		block: true,
		...restProps
	}, leftButtonToRender, /*#__PURE__*/ import_react.createElement(Dropdown$1, { ...dropdownProps }, rightButtonToRender));
};
DropdownButton.__ANT_BUTTON = true;
// tests/bench/components/node_modules/antd/es/dropdown/index.js
var Dropdown = Dropdown$1;
/** @deprecated Please use Space.Compact + Dropdown + Button instead */
Dropdown.Button = DropdownButton;
// tests/bench/components/node_modules/antd/es/input/style/textarea.js
var genTextAreaStyle = (token) => {
	const { componentCls, paddingLG } = token;
	const textareaPrefixCls = `${componentCls}-textarea`;
	return {
		[`textarea${componentCls}`]: {
			maxWidth: "100%",
			height: "auto",
			minHeight: token.controlHeight,
			lineHeight: token.lineHeight,
			verticalAlign: "bottom",
			transition: `all ${token.motionDurationSlow}`,
			resize: "vertical",
			"@media (hover: none) and (pointer: coarse)": { resize: "none" },
			[`&${componentCls}-mouse-active`]: { transition: `all ${token.motionDurationSlow}, height 0s, width 0s` }
		},
		[`${componentCls}-textarea-affix-wrapper-resize-dirty`]: { width: "auto" },
		[textareaPrefixCls]: {
			position: "relative",
			"&-show-count": { [`${componentCls}-data-count`]: {
				position: "absolute",
				bottom: token.calc(token.fontSize).mul(token.lineHeight).mul(-1).equal(),
				insetInlineEnd: 0,
				color: token.colorTextDescription,
				whiteSpace: "nowrap",
				pointerEvents: "none"
			} },
			[`
        &-allow-clear > ${componentCls},
        &-affix-wrapper${textareaPrefixCls}-has-feedback ${componentCls}
      `]: { paddingInlineEnd: paddingLG },
			[`&-affix-wrapper${componentCls}-affix-wrapper`]: {
				padding: 0,
				[`> textarea${componentCls}`]: {
					fontSize: "inherit",
					border: "none",
					outline: "none",
					background: "transparent",
					minHeight: token.calc(token.controlHeight).sub(token.calc(token.lineWidth).mul(2)).equal(),
					"&:focus": { boxShadow: "none !important" }
				},
				[`${componentCls}-suffix`]: {
					margin: 0,
					"> *:not(:last-child)": { marginInline: 0 },
					[`${componentCls}-clear-icon`]: {
						position: "absolute",
						insetInlineEnd: token.paddingInline,
						insetBlockStart: token.paddingXS
					},
					[`${textareaPrefixCls}-suffix`]: {
						position: "absolute",
						top: 0,
						insetInlineEnd: token.paddingInline,
						bottom: 0,
						zIndex: 1,
						display: "inline-flex",
						alignItems: "center",
						margin: "auto",
						pointerEvents: "none"
					}
				}
			},
			[`&-affix-wrapper${componentCls}-affix-wrapper-rtl`]: { [`${componentCls}-suffix`]: { [`${componentCls}-data-count`]: {
				direction: "ltr",
				insetInlineStart: 0
			} } },
			[`&-affix-wrapper${componentCls}-affix-wrapper-sm`]: { [`${componentCls}-suffix`]: { [`${componentCls}-clear-icon`]: { insetInlineEnd: token.paddingInlineSM } } }
		}
	};
};
var textarea_default = genStyleHooks(["Input", "TextArea"], (token) => {
	return genTextAreaStyle(merge(token, initInputToken(token)));
}, initComponentToken, { resetFont: false });
// tests/bench/components/node_modules/antd/es/input/TextArea.js
var TextArea = /*#__PURE__*/ (0, import_react.forwardRef)((props, ref) => {
	const { prefixCls: customizePrefixCls, bordered = true, size: customizeSize, disabled: customDisabled, status: customStatus, allowClear, classNames, rootClassName, className, style, styles, variant: customVariant, showCount, onMouseDown, onResize, ...rest } = props;
	const { getPrefixCls, direction, allowClear: contextAllowClear, autoComplete: contextAutoComplete, className: contextClassName, style: contextStyle, classNames: contextClassNames, styles: contextStyles } = useComponentConfig("textArea");
	const disabled = import_react.useContext(DisabledContext);
	const mergedDisabled = customDisabled ?? disabled;
	const { status: contextStatus, hasFeedback, feedbackIcon } = import_react.useContext(FormItemInputContext);
	const mergedStatus = getMergedStatus(contextStatus, customStatus);
	const contextStyleRoot = useSemanticRootStyle(contextStyle);
	const styleRoot = useSemanticRootStyle(style);
	const [mergedClassNames, mergedStyles] = useMergeSemantic([contextClassNames, classNames], [
		contextStyles,
		contextStyleRoot,
		styles,
		styleRoot
	], { props });
	const innerRef = import_react.useRef(null);
	import_react.useImperativeHandle(ref, () => ({
		resizableTextArea: innerRef.current?.resizableTextArea,
		focus: (option) => {
			triggerFocus(innerRef.current?.resizableTextArea?.textArea, option);
		},
		blur: () => innerRef.current?.blur(),
		nativeElement: innerRef.current?.nativeElement || null
	}));
	const prefixCls = getPrefixCls("input", customizePrefixCls);
	const rootCls = useCSSVarCls(prefixCls);
	const [hashId, cssVarCls] = useSharedStyle(prefixCls, rootClassName);
	textarea_default(prefixCls, rootCls);
	const { compactSize, compactItemClassnames } = useCompactItemContext(prefixCls, direction);
	const mergedSize = useSize((ctx) => customizeSize ?? compactSize ?? ctx);
	const [variant, enableVariantCls] = useVariant("textArea", customVariant, bordered);
	const mergedAllowClear = useAllowClear({
		allowClear,
		contextAllowClear,
		componentName: "TextArea"
	});
	const [isMouseDown, setIsMouseDown] = import_react.useState(false);
	const [resizeDirty, setResizeDirty] = import_react.useState(false);
	const onInternalMouseDown = (e) => {
		setIsMouseDown(true);
		onMouseDown?.(e);
		const onMouseUp = () => {
			setIsMouseDown(false);
			document.removeEventListener("mouseup", onMouseUp);
		};
		document.addEventListener("mouseup", onMouseUp);
	};
	const onInternalResize = (size) => {
		onResize?.(size);
		if (isMouseDown && isFunction(getComputedStyle)) {
			const ele = innerRef.current?.nativeElement?.querySelector("textarea");
			if (ele && getComputedStyle(ele).resize === "both") setResizeDirty(true);
		}
	};
	return /*#__PURE__*/ import_react.createElement(TextArea$1, {
		autoComplete: contextAutoComplete,
		...rest,
		style: mergedStyles.root,
		styles: mergedStyles,
		disabled: mergedDisabled,
		allowClear: mergedAllowClear,
		className: clsx(cssVarCls, rootCls, className, rootClassName, compactItemClassnames, contextClassName, mergedClassNames.root, { [`${prefixCls}-textarea-affix-wrapper-resize-dirty`]: resizeDirty }),
		classNames: {
			...mergedClassNames,
			textarea: clsx({
				[`${prefixCls}-sm`]: mergedSize === "small",
				[`${prefixCls}-lg`]: mergedSize === "large"
			}, hashId, mergedClassNames.textarea, isMouseDown && `${prefixCls}-mouse-active`),
			variant: clsx({ [`${prefixCls}-${variant}`]: enableVariantCls }, getStatusClassNames(prefixCls, mergedStatus)),
			affixWrapper: clsx(`${prefixCls}-textarea-affix-wrapper`, {
				[`${prefixCls}-affix-wrapper-rtl`]: direction === "rtl",
				[`${prefixCls}-affix-wrapper-sm`]: mergedSize === "small",
				[`${prefixCls}-affix-wrapper-lg`]: mergedSize === "large",
				[`${prefixCls}-textarea-show-count`]: showCount || props.count?.show
			}, hashId)
		},
		prefixCls,
		suffix: hasFeedback && /*#__PURE__*/ import_react.createElement("span", { className: `${prefixCls}-textarea-suffix` }, feedbackIcon),
		showCount,
		ref: innerRef,
		onResize: onInternalResize,
		onMouseDown: onInternalMouseDown
	});
});
// tests/bench/components/node_modules/antd/es/_util/toList.js
var toList = (val, config = {}) => {
	if (!isNonNullable$1(val) && config?.skipEmpty) return [];
	return Array.isArray(val) ? val : [val];
};
// tests/bench/components/node_modules/antd/es/modal/PurePanel.js
var PurePanel = (props) => {
	const { prefixCls: customizePrefixCls, className, closeIcon, closable, type, title, children, footer, style, classNames, styles, ...restProps } = props;
	const { getPrefixCls } = import_react.useContext(ConfigContext);
	const { className: contextClassName, style: contextStyle, classNames: contextClassNames, styles: contextStyles } = useComponentConfig("modal");
	const rootPrefixCls = getPrefixCls();
	const prefixCls = customizePrefixCls || getPrefixCls("modal");
	const rootCls = useCSSVarCls(rootPrefixCls);
	const [hashId, cssVarCls] = style_default$9(prefixCls, rootCls);
	const contextStyleRoot = useSemanticRootStyle(contextStyle);
	const styleRoot = useSemanticRootStyle(style);
	const [mergedClassNames, mergedStyles] = useMergeSemantic([contextClassNames, classNames], [
		contextStyles,
		contextStyleRoot,
		styles,
		styleRoot
	], { props });
	const confirmPrefixCls = `${prefixCls}-confirm`;
	let additionalProps = {};
	if (type) additionalProps = {
		closable: closable ?? false,
		title: "",
		footer: "",
		children: /*#__PURE__*/ import_react.createElement(ConfirmContent, {
			...props,
			prefixCls,
			confirmPrefixCls,
			rootPrefixCls,
			content: children
		})
	};
	else additionalProps = {
		closable: closable ?? true,
		title,
		footer: footer !== null && /*#__PURE__*/ import_react.createElement(Footer, { ...props }),
		children
	};
	return /*#__PURE__*/ import_react.createElement(Panel, {
		prefixCls,
		className: clsx(hashId, `${prefixCls}-pure-panel`, type && confirmPrefixCls, type && `${confirmPrefixCls}-${type}`, className, contextClassName, cssVarCls, rootCls, mergedClassNames.root),
		style: mergedStyles.root,
		...restProps,
		closeIcon: renderCloseIcon(prefixCls, closeIcon),
		closable,
		classNames: mergedClassNames,
		styles: mergedStyles,
		...additionalProps
	});
};
var PurePanel_default = withPureRenderTheme(PurePanel);
// tests/bench/components/node_modules/antd/es/modal/index.js
function modalWarn(props) {
	return confirm(withWarn(props));
}
var Modal = Modal$1;
Modal.useModal = useModal;
Modal.info = function infoFn(props) {
	return confirm(withInfo(props));
};
Modal.success = function successFn(props) {
	return confirm(withSuccess(props));
};
Modal.error = function errorFn(props) {
	return confirm(withError(props));
};
Modal.warning = modalWarn;
Modal.warn = modalWarn;
Modal.confirm = function confirmFn(props) {
	return confirm(withConfirm(props));
};
Modal.destroyAll = function destroyAllFn() {
	while (destroyFns.length) {
		const close = destroyFns.pop();
		if (close) close();
	}
};
Modal.config = modalGlobalConfig;
Modal._InternalPanelDoNotUseOrYouWillBeFired = PurePanel_default;
// tests/bench/components/node_modules/antd/es/notification/PureList.js
/** @private Internal Component. Do not use in your production. */
var PureList = (props) => {
	const { items, classNames, placement = "topRight", style } = props;
	const { getPrefixCls } = useComponentConfig("notification");
	const prefixCls = getPrefixCls("notification");
	const rootCls = useCSSVarCls(prefixCls);
	const [hashId, cssVarCls] = style_default$13(prefixCls, rootCls);
	const noticePrefixCls = `${prefixCls}-notice`;
	const configList = items.map((item) => {
		const { actions, description, duration, key, showProgress, title, type } = item;
		const typeIconCls = `${noticePrefixCls}-icon-${type}`;
		return {
			key,
			actions,
			closable: { closeIcon: getCloseIcon(noticePrefixCls) },
			description,
			duration,
			icon: TypeIcon[type],
			showProgress,
			title,
			className: `${noticePrefixCls}-${type}`,
			classNames: { icon: typeIconCls }
		};
	});
	return /*#__PURE__*/ import_react.createElement(NotificationList, {
		prefixCls,
		placement,
		configList,
		className: clsx(hashId, cssVarCls, rootCls),
		classNames,
		style,
		stack: false
	});
};
// tests/bench/components/node_modules/antd/es/notification/index.js
var notification = null;
var act = (callback) => callback();
var taskQueue = [];
var defaultGlobalConfig = {};
function getGlobalContext() {
	const { getContainer, rtl, maxCount, top, bottom, showProgress, pauseOnHover } = defaultGlobalConfig;
	const mergedContainer = getContainer?.() || document.body;
	return {
		getContainer: () => mergedContainer,
		rtl,
		maxCount,
		top,
		bottom,
		showProgress,
		pauseOnHover
	};
}
var GlobalHolder = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { notificationConfig, sync } = props;
	const { getPrefixCls } = (0, import_react.useContext)(ConfigContext);
	const prefixCls = defaultGlobalConfig.prefixCls || getPrefixCls("notification");
	const appConfig = (0, import_react.useContext)(AppConfigContext);
	const [api, holder] = useInternalNotification({
		...notificationConfig,
		prefixCls,
		...appConfig.notification
	});
	import_react.useEffect(sync, []);
	import_react.useImperativeHandle(ref, () => {
		const instance = { ...api };
		Object.keys(instance).forEach((method) => {
			instance[method] = (...args) => {
				sync();
				return api[method].apply(api, args);
			};
		});
		return {
			instance,
			sync
		};
	});
	return holder;
});
var GlobalHolderWrapper = /*#__PURE__*/ import_react.forwardRef((_, ref) => {
	const [notificationConfig, setNotificationConfig] = import_react.useState(getGlobalContext);
	const sync = () => {
		setNotificationConfig(getGlobalContext);
	};
	import_react.useEffect(sync, []);
	const global = globalConfig();
	const rootPrefixCls = global.getRootPrefixCls();
	const rootIconPrefixCls = global.getIconPrefixCls();
	const theme = global.getTheme();
	const dom = /*#__PURE__*/ import_react.createElement(GlobalHolder, {
		ref,
		sync,
		notificationConfig
	});
	return /*#__PURE__*/ import_react.createElement(ConfigProvider, {
		prefixCls: rootPrefixCls,
		iconPrefixCls: rootIconPrefixCls,
		theme
	}, global.holderRender ? global.holderRender(dom) : dom);
});
var flushNotificationQueue = () => {
	if (!notification) {
		const holderFragment = document.createDocumentFragment();
		const newNotification = { fragment: holderFragment };
		notification = newNotification;
		act(() => {
			render(/*#__PURE__*/ import_react.createElement(GlobalHolderWrapper, { ref: (node) => {
				const { instance, sync } = node || {};
				Promise.resolve().then(() => {
					if (!newNotification.instance && instance) {
						newNotification.instance = instance;
						newNotification.sync = sync;
						flushNotificationQueue();
					}
				});
			} }), holderFragment);
		});
		return;
	}
	if (!notification.instance) return;
	taskQueue.forEach((task) => {
		switch (task.type) {
			case "open":
				act(() => {
					notification.instance.open({
						...defaultGlobalConfig,
						...task.config
					});
				});
				break;
			case "destroy": act(() => {
				notification?.instance?.destroy(task.key);
			});
		}
	});
	taskQueue = [];
};
function setNotificationGlobalConfig(config) {
	defaultGlobalConfig = {
		...defaultGlobalConfig,
		...config
	};
	act(() => {
		notification?.sync?.();
	});
}
function open(config) {
	taskQueue.push({
		type: "open",
		config
	});
	flushNotificationQueue();
}
var destroy = (key) => {
	taskQueue.push({
		type: "destroy",
		key
	});
	flushNotificationQueue();
};
var methods = [
	"success",
	"info",
	"warning",
	"error"
];
var staticMethods = {
	open,
	destroy,
	config: setNotificationGlobalConfig,
	useNotification,
	_InternalPanelDoNotUseOrYouWillBeFired: PurePanel$3,
	_InternalListDoNotUseOrYouWillBeFired: PureList
};
methods.forEach((type) => {
	staticMethods[type] = (config) => open({
		...config,
		type
	});
});
// tests/bench/components/node_modules/@ant-design/icons-svg/es/asn/EditOutlined.js
var EditOutlined$1 = {
	"icon": {
		"tag": "svg",
		"attrs": {
			"viewBox": "64 64 896 896",
			"focusable": "false"
		},
		"children": [{
			"tag": "path",
			"attrs": { "d": "M257.7 752c2 0 4-.2 6-.5L431.9 722c2-.4 3.9-1.3 5.3-2.8l423.9-423.9a9.96 9.96 0 000-14.1L694.9 114.9c-1.9-1.9-4.4-2.9-7.1-2.9s-5.2 1-7.1 2.9L256.8 538.8c-1.5 1.5-2.4 3.3-2.8 5.3l-29.5 168.2a33.5 33.5 0 009.4 29.8c6.6 6.4 14.9 9.9 23.8 9.9zm67.4-174.4L687.8 215l73.3 73.3-362.7 362.6-88.9 15.7 15.6-89zM880 836H144c-17.7 0-32 14.3-32 32v36c0 4.4 3.6 8 8 8h784c4.4 0 8-3.6 8-8v-36c0-17.7-14.3-32-32-32z" }
		}]
	},
	"name": "edit",
	"theme": "outlined"
};
// tests/bench/components/node_modules/@ant-design/icons/es/icons/EditOutlined.js
function _extends$2() {
	_extends$2 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$2.apply(this, arguments);
}
var EditOutlined = (props, ref) => /*#__PURE__*/ import_react.createElement(Icon$1, _extends$2({}, props, {
	ref,
	icon: EditOutlined$1
}));
/**![edit](data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iNTAiIGhlaWdodD0iNTAiIGZpbGw9IiNjYWNhY2EiIHZpZXdCb3g9IjY0IDY0IDg5NiA4OTYiIGZvY3VzYWJsZT0iZmFsc2UiIHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2ZyI+PHBhdGggZD0iTTI1Ny43IDc1MmMyIDAgNC0uMiA2LS41TDQzMS45IDcyMmMyLS40IDMuOS0xLjMgNS4zLTIuOGw0MjMuOS00MjMuOWE5Ljk2IDkuOTYgMCAwMDAtMTQuMUw2OTQuOSAxMTQuOWMtMS45LTEuOS00LjQtMi45LTcuMS0yLjlzLTUuMiAxLTcuMSAyLjlMMjU2LjggNTM4LjhjLTEuNSAxLjUtMi40IDMuMy0yLjggNS4zbC0yOS41IDE2OC4yYTMzLjUgMzMuNSAwIDAwOS40IDI5LjhjNi42IDYuNCAxNC45IDkuOSAyMy44IDkuOXptNjcuNC0xNzQuNEw2ODcuOCAyMTVsNzMuMyA3My4zLTM2Mi43IDM2Mi42LTg4LjkgMTUuNyAxNS42LTg5ek04ODAgODM2SDE0NGMtMTcuNyAwLTMyIDE0LjMtMzIgMzJ2MzZjMCA0LjQgMy42IDggOCA4aDc4NGM0LjQgMCA4LTMuNiA4LTh2LTM2YzAtMTcuNy0xNC4zLTMyLTMyLTMyeiIgLz48L3N2Zz4=) */
var RefIcon$2 = /*#__PURE__*/ import_react.forwardRef(EditOutlined);
// tests/bench/components/node_modules/@ant-design/icons-svg/es/asn/EnterOutlined.js
var EnterOutlined$1 = {
	"icon": {
		"tag": "svg",
		"attrs": {
			"viewBox": "64 64 896 896",
			"focusable": "false"
		},
		"children": [{
			"tag": "path",
			"attrs": { "d": "M864 170h-60c-4.4 0-8 3.6-8 8v518H310v-73c0-6.7-7.8-10.5-13-6.3l-141.9 112a8 8 0 000 12.6l141.9 112c5.3 4.2 13 .4 13-6.3v-75h498c35.3 0 64-28.7 64-64V178c0-4.4-3.6-8-8-8z" }
		}]
	},
	"name": "enter",
	"theme": "outlined"
};
// tests/bench/components/node_modules/@ant-design/icons/es/icons/EnterOutlined.js
function _extends$1() {
	_extends$1 = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends$1.apply(this, arguments);
}
var EnterOutlined = (props, ref) => /*#__PURE__*/ import_react.createElement(Icon$1, _extends$1({}, props, {
	ref,
	icon: EnterOutlined$1
}));
/**![enter](data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iNTAiIGhlaWdodD0iNTAiIGZpbGw9IiNjYWNhY2EiIHZpZXdCb3g9IjY0IDY0IDg5NiA4OTYiIGZvY3VzYWJsZT0iZmFsc2UiIHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2ZyI+PHBhdGggZD0iTTg2NCAxNzBoLTYwYy00LjQgMC04IDMuNi04IDh2NTE4SDMxMHYtNzNjMC02LjctNy44LTEwLjUtMTMtNi4zbC0xNDEuOSAxMTJhOCA4IDAgMDAwIDEyLjZsMTQxLjkgMTEyYzUuMyA0LjIgMTMgLjQgMTMtNi4zdi03NWg0OThjMzUuMyAwIDY0LTI4LjcgNjQtNjRWMTc4YzAtNC40LTMuNi04LTgtOHoiIC8+PC9zdmc+) */
var RefIcon$1 = /*#__PURE__*/ import_react.forwardRef(EnterOutlined);
// tests/bench/components/node_modules/antd/es/typography/style/mixins.js
var getTitleStyle = (fontSize, lineHeight, color, token) => {
	const { titleMarginBottom, fontWeightStrong } = token;
	return {
		marginBottom: titleMarginBottom,
		color,
		fontWeight: fontWeightStrong,
		fontSize,
		lineHeight
	};
};
var getTitleStyles = (token) => {
	const headings = [
		1,
		2,
		3,
		4,
		5
	];
	const styles = {};
	headings.forEach((headingLevel) => {
		styles[`
      h${headingLevel}&,
      div&-h${headingLevel},
      div&-h${headingLevel} > textarea,
      h${headingLevel}
    `] = getTitleStyle(token[`fontSizeHeading${headingLevel}`], token[`lineHeightHeading${headingLevel}`], token.colorTextHeading, token);
	});
	return styles;
};
var getLinkStyles = (token) => {
	const { componentCls } = token;
	return { [`&${`${componentCls}-link`}`]: {
		...operationUnit(token),
		userSelect: "text",
		[`&[disabled], &${componentCls}-disabled`]: {
			color: token.colorTextDisabled,
			cursor: "not-allowed",
			"&:active, &:hover": { color: token.colorTextDisabled },
			"&:active": {
				pointerEvents: "none",
				[`${componentCls}-actions`]: { pointerEvents: "auto" }
			}
		}
	} };
};
var getResetStyles = (token) => ({
	code: {
		margin: "0 0.2em",
		paddingInline: "0.4em",
		paddingBlock: "0.2em 0.1em",
		fontSize: "85%",
		fontFamily: token.fontFamilyCode,
		background: "rgba(150, 150, 150, 0.1)",
		border: `${unit$1(token.lineWidth)} ${token.lineType} rgba(100, 100, 100, 0.2)`,
		borderRadius: 3
	},
	kbd: {
		margin: "0 0.2em",
		paddingInline: "0.4em",
		paddingBlock: "0.15em 0.1em",
		fontSize: "90%",
		fontFamily: token.fontFamilyCode,
		background: "rgba(150, 150, 150, 0.06)",
		border: `${unit$1(token.lineWidth)} ${token.lineType} rgba(100, 100, 100, 0.2)`,
		borderBottomWidth: 2,
		borderRadius: 3
	},
	mark: {
		padding: 0,
		backgroundColor: gold[2]
	},
	"u, ins": {
		textDecoration: "underline",
		textDecorationSkipInk: "auto"
	},
	"s, del": { textDecoration: "line-through" },
	strong: { fontWeight: token.fontWeightStrong },
	"ul, ol": {
		marginInline: 0,
		marginBlock: "0 1em",
		padding: 0,
		li: {
			marginInline: "20px 0",
			marginBlock: 0,
			paddingInline: "4px 0",
			paddingBlock: 0
		}
	},
	ul: {
		listStyleType: "circle",
		ul: { listStyleType: "disc" }
	},
	ol: { listStyleType: "decimal" },
	"pre, blockquote": { margin: "1em 0" },
	pre: {
		padding: "0.4em 0.6em",
		whiteSpace: "pre-wrap",
		wordWrap: "break-word",
		background: "rgba(150, 150, 150, 0.1)",
		border: `${unit$1(token.lineWidth)} ${token.lineType} rgba(100, 100, 100, 0.2)`,
		borderRadius: 3,
		fontFamily: token.fontFamilyCode,
		code: {
			display: "inline",
			margin: 0,
			padding: 0,
			fontSize: "inherit",
			fontFamily: "inherit",
			background: "transparent",
			border: 0
		}
	},
	blockquote: {
		paddingInline: "0.6em 0",
		paddingBlock: 0,
		borderInlineStart: "4px solid rgba(100, 100, 100, 0.2)",
		opacity: .85
	},
	table: {
		width: "100%",
		textAlign: "start",
		borderCollapse: "separate",
		borderSpacing: 0,
		marginBlock: "1em",
		"th, td": {
			padding: unit$1(token.padding),
			overflowWrap: "break-word",
			borderBottom: `${unit$1(token.lineWidth)} ${token.lineType} ${token.colorSplit}`
		},
		"thead > tr:first-child > th:first-child": { borderStartStartRadius: token.borderRadiusLG },
		"thead > tr:first-child > th:last-child": { borderStartEndRadius: token.borderRadiusLG },
		"thead > tr > th": {
			textAlign: "start",
			position: "relative",
			color: token.colorTextHeading,
			fontWeight: token.fontWeightStrong,
			backgroundColor: token.colorFillAlter,
			transition: `background-color ${token.motionDurationMid} ease`,
			"&:not(:last-child)::before": {
				position: "absolute",
				top: "50%",
				insetInlineEnd: 0,
				width: 1,
				height: "1.6em",
				backgroundColor: token.colorSplit,
				transform: "translateY(-50%)",
				content: "\"\""
			}
		},
		"tbody > tr": {
			"> th, > td": { transition: `background-color ${token.motionDurationMid} ease` },
			"&:hover > th, &:hover > td": { backgroundColor: token.colorFillAlter }
		}
	}
});
var getEditableStyles = (token) => {
	const { componentCls, paddingSM } = token;
	const inputShift = paddingSM;
	return { "&-edit-content": {
		position: "relative",
		"div&": {
			insetInlineStart: token.calc(token.paddingSM).mul(-1).equal(),
			insetBlockStart: token.calc(inputShift).div(-2).add(1).equal(),
			marginBottom: token.calc(inputShift).div(2).sub(2).equal()
		},
		[`${componentCls}-edit-content-confirm`]: {
			position: "absolute",
			insetInlineEnd: token.calc(token.marginXS).add(2).equal(),
			insetBlockEnd: token.marginXS,
			color: token.colorIcon,
			fontWeight: 400,
			fontSize: token.fontSize,
			fontStyle: "normal",
			pointerEvents: "none"
		},
		[`&${componentCls}-edit-content textarea`]: {
			margin: "0!important",
			fontSize: "inherit",
			lineHeight: "inherit",
			fontFamily: "inherit",
			fontWeight: "inherit",
			MozTransition: "none",
			height: "1em"
		}
	} };
};
var getCopyableStyles = (token) => ({
	[`${token.componentCls}-copy-success`]: { "&, &:hover, &:focus": { color: token.colorSuccess } },
	[`${token.componentCls}-copy-icon-only`]: { marginInlineStart: 0 }
});
var getEllipsisStyles = () => ({
	"a&-ellipsis, span&-ellipsis": {
		display: "inline-block",
		maxWidth: "100%"
	},
	"&-ellipsis-single-line": {
		...textEllipsis,
		"a&, span&": { verticalAlign: "bottom" },
		"> code": {
			paddingBlock: 0,
			maxWidth: "calc(100% - 1.2em)",
			display: "inline-block",
			overflow: "hidden",
			textOverflow: "ellipsis",
			verticalAlign: "bottom",
			boxSizing: "content-box"
		}
	},
	"&-ellipsis-multiple-line": {
		display: "-webkit-box",
		overflow: "hidden",
		WebkitLineClamp: 3,
		WebkitBoxOrient: "vertical"
	}
});
// tests/bench/components/node_modules/antd/es/typography/style/index.js
var genTypographyStyle = (token) => {
	const { componentCls, titleMarginTop } = token;
	return { [componentCls]: {
		color: token.colorText,
		wordBreak: "break-word",
		lineHeight: token.lineHeight,
		[`&${componentCls}-secondary, &${componentCls}-link${componentCls}-secondary`]: { color: token.colorTextDescription },
		[`&${componentCls}-success, &${componentCls}-link${componentCls}-success`]: { color: token.colorSuccessText },
		[`&${componentCls}-warning, &${componentCls}-link${componentCls}-warning`]: { color: token.colorWarningText },
		[`&${componentCls}-danger, &${componentCls}-link${componentCls}-danger`]: {
			color: token.colorErrorText,
			[`&${componentCls}-link:active, &${componentCls}-link:focus`]: { color: token.colorErrorTextActive },
			[`&${componentCls}-link:hover`]: { color: token.colorErrorTextHover }
		},
		[`&${componentCls}-disabled`]: {
			color: token.colorTextDisabled,
			cursor: "not-allowed",
			userSelect: "none"
		},
		"div&, p": { marginBottom: "1em" },
		...getTitleStyles(token),
		[`& + h1${componentCls}, & + h2${componentCls}, & + h3${componentCls}, & + h4${componentCls}, & + h5${componentCls}`]: { marginTop: titleMarginTop },
		"div, ul, li, p, h1, h2, h3, h4, h5": { "+ h1, + h2, + h3, + h4, + h5": { marginTop: titleMarginTop } },
		...getResetStyles(token),
		...getLinkStyles(token),
		[`${componentCls}-actions`]: { display: "inline" },
		[`
        ${componentCls}-expand,
        ${componentCls}-collapse,
        ${componentCls}-edit,
        ${componentCls}-copy
      `]: {
			...operationUnit(token),
			marginInlineStart: token.marginXXS
		},
		[`${componentCls}-actions-start`]: { [`
          ${componentCls}-expand,
          ${componentCls}-collapse,
          ${componentCls}-edit,
          ${componentCls}-copy:not(${componentCls}-copy-icon-only)
        `]: {
			marginInlineStart: 0,
			marginInlineEnd: token.marginXXS
		} },
		...getEditableStyles(token),
		...getCopyableStyles(token),
		...getEllipsisStyles(),
		"&-rtl": { direction: "rtl" }
	} };
};
var prepareComponentToken = () => ({
	titleMarginTop: "1.2em",
	titleMarginBottom: "0.5em"
});
var style_default = genStyleHooks("Typography", genTypographyStyle, prepareComponentToken);
// tests/bench/components/node_modules/antd/es/typography/Editable.js
var Editable = (props) => {
	const { prefixCls, "aria-label": ariaLabel, className, style, classNames, styles, direction, maxLength, autoSize = true, value, onSave, onCancel, onEnd, component, enterIcon = /*#__PURE__*/ import_react.createElement(RefIcon$1, null) } = props;
	const ref = import_react.useRef(null);
	const inCompositionRef = import_react.useRef(false);
	const lastKeyCodeRef = import_react.useRef(null);
	const [current, setCurrent] = import_react.useState(value);
	import_react.useEffect(() => {
		setCurrent(value);
	}, [value]);
	import_react.useEffect(() => {
		if (ref.current?.resizableTextArea) {
			const { textArea } = ref.current.resizableTextArea;
			textArea.focus();
			const { length } = textArea.value;
			textArea.setSelectionRange(length, length);
		}
	}, []);
	const onChange = ({ target }) => {
		setCurrent(target.value.replace(/[\n\r]/g, ""));
	};
	const onCompositionStart = () => {
		inCompositionRef.current = true;
	};
	const onCompositionEnd = () => {
		inCompositionRef.current = false;
	};
	const onKeyDown = ({ keyCode }) => {
		if (inCompositionRef.current) return;
		lastKeyCodeRef.current = keyCode;
	};
	const confirmChange = () => {
		onSave(current.trim());
	};
	const onKeyUp = ({ keyCode, ctrlKey, altKey, metaKey, shiftKey }) => {
		if (lastKeyCodeRef.current !== keyCode || inCompositionRef.current || ctrlKey || altKey || metaKey || shiftKey) return;
		if (keyCode === KeyCode.ENTER) {
			confirmChange();
			onEnd?.();
		} else if (keyCode === KeyCode.ESC) onCancel();
	};
	const onBlur = () => {
		confirmChange();
	};
	const [hashId, cssVarCls] = style_default(prefixCls);
	const textAreaClassName = clsx(prefixCls, `${prefixCls}-edit-content`, {
		[`${prefixCls}-rtl`]: direction === "rtl",
		[`${prefixCls}-${component}`]: !!component
	}, className, classNames.root, hashId, cssVarCls);
	return /*#__PURE__*/ import_react.createElement("div", {
		className: textAreaClassName,
		style: {
			...styles.root,
			...style
		}
	}, /*#__PURE__*/ import_react.createElement(TextArea, {
		ref,
		maxLength,
		value: current,
		onChange,
		onKeyDown,
		onKeyUp,
		onCompositionStart,
		onCompositionEnd,
		onBlur,
		"aria-label": ariaLabel,
		rows: 1,
		autoSize,
		className: classNames.textarea,
		style: styles.textarea
	}), enterIcon !== null ? cloneElement$1(enterIcon, { className: `${prefixCls}-edit-content-confirm` }) : null);
};
// tests/bench/components/node_modules/antd/es/_util/copy.js
var execCopy = (text, isHtmlFormat) => {
	let copySuccess = false;
	const onCopy = (event) => {
		event.stopPropagation();
		event.preventDefault();
		event.clipboardData?.clearData();
		event.clipboardData?.setData("text/plain", text);
		if (isHtmlFormat) event.clipboardData?.setData("text/html", text);
		copySuccess = true;
	};
	try {
		document.addEventListener("copy", onCopy, { capture: true });
		document.execCommand("copy");
		return copySuccess;
	} catch {
		return false;
	} finally {
		document.removeEventListener("copy", onCopy, { capture: true });
	}
};
var asyncCopy = async (text, isHtmlFormat) => {
	try {
		if (isHtmlFormat) await navigator.clipboard.write([new ClipboardItem({
			"text/html": new Blob([text], { type: "text/html" }),
			"text/plain": new Blob([text], { type: "text/plain" })
		})]);
		else await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
};
async function copy(text, config) {
	if (typeof text !== "string") return false;
	const isHtmlFormat = config?.format === "text/html";
	if (await asyncCopy(text, isHtmlFormat)) return true;
	if (execCopy(text, isHtmlFormat)) return true;
	return false;
}
// tests/bench/components/node_modules/antd/es/typography/hooks/useCopyClick.js
var useCopyClick = ({ copyConfig, children }) => {
	const [copied, setCopied] = useDelayState(false);
	const [copyLoading, setCopyLoading] = import_react.useState(false);
	const copyOptions = {};
	if (copyConfig.format) copyOptions.format = copyConfig.format;
	return {
		copied,
		copyLoading,
		onClick: useEvent(async (e) => {
			e?.preventDefault();
			e?.stopPropagation();
			setCopyLoading(true);
			try {
				await copy((isFunction(copyConfig.text) ? await copyConfig.text() : copyConfig.text) || toList(children, { skipEmpty: true }).join("") || "", copyOptions);
				setCopyLoading(false);
				setCopied(true, true);
				setCopied(false, { ms: 3e3 });
				copyConfig.onCopy?.(e);
			} catch (error) {
				setCopyLoading(false);
				throw error;
			}
		})
	};
};
// tests/bench/components/node_modules/antd/es/typography/hooks/useMergedConfig.js
var useMergedConfig = (propConfig, templateConfig) => {
	const support = Boolean(propConfig);
	return import_react.useMemo(() => {
		const config = {
			...templateConfig,
			...support && isPlainObject(propConfig) ? propConfig : null
		};
		return [support, config];
	}, [
		support,
		propConfig,
		templateConfig
	]);
};
// tests/bench/components/node_modules/antd/es/typography/hooks/usePrevious.js
var usePrevious = (value) => {
	const ref = (0, import_react.useRef)(void 0);
	(0, import_react.useEffect)(() => {
		ref.current = value;
	});
	return ref.current;
};
// tests/bench/components/node_modules/antd/es/typography/hooks/useTooltipProps.js
var useTooltipProps = (tooltip, editConfigText, children) => (0, import_react.useMemo)(() => {
	if (tooltip === true) return { title: editConfigText ?? children };
	if (/*#__PURE__*/ (0, import_react.isValidElement)(tooltip)) return { title: tooltip };
	if (isPlainObject(tooltip)) return {
		title: editConfigText ?? children,
		...tooltip
	};
	return { title: tooltip };
}, [
	tooltip,
	editConfigText,
	children
]);
// tests/bench/components/node_modules/antd/es/typography/hooks/useTypographySemantic.js
var useTypographySemantic = (customizePrefixCls, classNames, styles, typographyDirection, props) => {
	const { getPrefixCls, direction: contextDirection, className: contextClassName, style: contextStyle, classNames: contextClassNames, styles: contextStyles } = useComponentConfig("typography");
	const direction = typographyDirection ?? contextDirection;
	const prefixCls = getPrefixCls("typography", customizePrefixCls);
	const mergedProps = {
		...props,
		prefixCls,
		direction
	};
	const contextClassNamesObject = (0, import_react.useMemo)(() => ({ root: contextClassName }), [contextClassName]);
	const contextStyleRoot = useSemanticRootStyle(contextStyle);
	const [mergedClassNames, mergedStyles] = useMergeSemantic([
		contextClassNamesObject,
		contextClassNames,
		classNames
	], [
		contextStyles,
		contextStyleRoot,
		styles
	], { props: mergedProps });
	return [
		mergedClassNames,
		mergedStyles,
		prefixCls,
		direction
	];
};
// tests/bench/components/node_modules/antd/es/typography/Typography.js
var InternalTypography = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { component: Component = "article", className, rootClassName, children, direction, style, classNames, styles, prefixCls, ...restProps } = props;
	const [hashId, cssVarCls] = style_default(prefixCls);
	const componentClassName = clsx(prefixCls, { [`${prefixCls}-rtl`]: direction === "rtl" }, className, rootClassName, hashId, cssVarCls, classNames?.root);
	const mergedStyle = {
		...styles?.root,
		...style
	};
	return /*#__PURE__*/ import_react.createElement(Component, {
		...restProps,
		className: componentClassName,
		style: mergedStyle,
		ref
	}, children);
});
var Typography$1 = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { prefixCls: customizePrefixCls, className, rootClassName, direction: typographyDirection, classNames, styles, ...restProps } = props;
	const [mergedClassNames, mergedStyles, mergedPrefixCls, mergedDirection] = useTypographySemantic(customizePrefixCls, classNames, styles, typographyDirection, props);
	return /*#__PURE__*/ import_react.createElement(InternalTypography, {
		ref,
		className: clsx(className, rootClassName),
		direction: mergedDirection,
		classNames: mergedClassNames,
		styles: mergedStyles,
		prefixCls: mergedPrefixCls,
		...restProps
	});
});
// tests/bench/components/node_modules/@ant-design/icons-svg/es/asn/CopyOutlined.js
var CopyOutlined$1 = {
	"icon": {
		"tag": "svg",
		"attrs": {
			"viewBox": "64 64 896 896",
			"focusable": "false"
		},
		"children": [{
			"tag": "path",
			"attrs": { "d": "M832 64H296c-4.4 0-8 3.6-8 8v56c0 4.4 3.6 8 8 8h496v688c0 4.4 3.6 8 8 8h56c4.4 0 8-3.6 8-8V96c0-17.7-14.3-32-32-32zM704 192H192c-17.7 0-32 14.3-32 32v530.7c0 8.5 3.4 16.6 9.4 22.6l173.3 173.3c2.2 2.2 4.7 4 7.4 5.5v1.9h4.2c3.5 1.3 7.2 2 11 2H704c17.7 0 32-14.3 32-32V224c0-17.7-14.3-32-32-32zM350 856.2L263.9 770H350v86.2zM664 888H414V746c0-22.1-17.9-40-40-40H232V264h432v624z" }
		}]
	},
	"name": "copy",
	"theme": "outlined"
};
// tests/bench/components/node_modules/@ant-design/icons/es/icons/CopyOutlined.js
function _extends() {
	_extends = Object.assign ? Object.assign.bind() : function(target) {
		for (var i = 1; i < arguments.length; i++) {
			var source = arguments[i];
			for (var key in source) if (Object.prototype.hasOwnProperty.call(source, key)) target[key] = source[key];
		}
		return target;
	};
	return _extends.apply(this, arguments);
}
var CopyOutlined = (props, ref) => /*#__PURE__*/ import_react.createElement(Icon$1, _extends({}, props, {
	ref,
	icon: CopyOutlined$1
}));
/**![copy](data:image/svg+xml;base64,PHN2ZyB3aWR0aD0iNTAiIGhlaWdodD0iNTAiIGZpbGw9IiNjYWNhY2EiIHZpZXdCb3g9IjY0IDY0IDg5NiA4OTYiIGZvY3VzYWJsZT0iZmFsc2UiIHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2ZyI+PHBhdGggZD0iTTgzMiA2NEgyOTZjLTQuNCAwLTggMy42LTggOHY1NmMwIDQuNCAzLjYgOCA4IDhoNDk2djY4OGMwIDQuNCAzLjYgOCA4IDhoNTZjNC40IDAgOC0zLjYgOC04Vjk2YzAtMTcuNy0xNC4zLTMyLTMyLTMyek03MDQgMTkySDE5MmMtMTcuNyAwLTMyIDE0LjMtMzIgMzJ2NTMwLjdjMCA4LjUgMy40IDE2LjYgOS40IDIyLjZsMTczLjMgMTczLjNjMi4yIDIuMiA0LjcgNCA3LjQgNS41djEuOWg0LjJjMy41IDEuMyA3LjIgMiAxMSAySDcwNGMxNy43IDAgMzItMTQuMyAzMi0zMlYyMjRjMC0xNy43LTE0LjMtMzItMzItMzJ6TTM1MCA4NTYuMkwyNjMuOSA3NzBIMzUwdjg2LjJ6TTY2NCA4ODhINDE0Vjc0NmMwLTIyLjEtMTcuOS00MC00MC00MEgyMzJWMjY0aDQzMnY2MjR6IiAvPjwvc3ZnPg==) */
var RefIcon = /*#__PURE__*/ import_react.forwardRef(CopyOutlined);
// tests/bench/components/node_modules/antd/es/typography/Base/util.js
var toCopyConfigList = (val) => {
	if (val === false) return [false, false];
	return toList(val);
};
function getNode(dom, defaultNode, needDom) {
	if (dom === true || dom === void 0) return defaultNode;
	return dom || needDom && defaultNode;
}
/**
* Check for element is native ellipsis
* ref:
* - https://github.com/ant-design/ant-design/issues/50143
* - https://github.com/ant-design/ant-design/issues/50414
*/
function isEleEllipsis(ele) {
	const childDiv = document.createElement("em");
	ele.appendChild(childDiv);
	const rect = ele.getBoundingClientRect();
	const childRect = childDiv.getBoundingClientRect();
	ele.removeChild(childDiv);
	return rect.left > childRect.left || childRect.right > rect.right || rect.top > childRect.top || childRect.bottom > rect.bottom;
}
var isValidText = (val) => ["string", "number"].includes(typeof val);
// tests/bench/components/node_modules/antd/es/typography/Base/CopyBtn.js
var CopyBtn = (props) => {
	const { prefixCls, copied, locale, iconOnly, tooltips, icon, tabIndex, onCopy, loading: btnLoading, className, style } = props;
	const tooltipNodes = toCopyConfigList(tooltips);
	const iconNodes = toCopyConfigList(icon);
	const { copied: copiedText, copy: copyText } = locale ?? {};
	const systemStr = copied ? copiedText : copyText;
	const copyTitle = getNode(tooltipNodes[copied ? 1 : 0], systemStr);
	const ariaLabel = typeof copyTitle === "string" ? copyTitle : systemStr;
	return /*#__PURE__*/ import_react.createElement(Tooltip, { title: copyTitle }, /*#__PURE__*/ import_react.createElement("button", {
		type: "button",
		className: clsx(`${prefixCls}-copy`, className, {
			[`${prefixCls}-copy-success`]: copied,
			[`${prefixCls}-copy-icon-only`]: iconOnly
		}),
		style,
		onClick: onCopy,
		"aria-label": ariaLabel,
		tabIndex
	}, copied ? getNode(iconNodes[1], /*#__PURE__*/ import_react.createElement(RefIcon$6, null), true) : getNode(iconNodes[0], btnLoading ? /*#__PURE__*/ import_react.createElement(RefIcon$8, null) : /*#__PURE__*/ import_react.createElement(RefIcon, null), true)));
};
// tests/bench/components/node_modules/antd/es/typography/Base/Ellipsis.js
var MeasureText = /*#__PURE__*/ import_react.forwardRef(({ style, children }, ref) => {
	const spanRef = import_react.useRef(null);
	import_react.useImperativeHandle(ref, () => ({
		isExceed: () => {
			const span = spanRef.current;
			return span.scrollHeight > span.clientHeight;
		},
		getHeight: () => spanRef.current.clientHeight
	}));
	return /*#__PURE__*/ import_react.createElement("span", {
		"aria-hidden": true,
		ref: spanRef,
		style: {
			position: "fixed",
			display: "block",
			left: 0,
			top: 0,
			pointerEvents: "none",
			backgroundColor: "rgba(255, 0, 0, 0.65)",
			...style
		}
	}, children);
});
var getNodesLen = (nodeList) => nodeList.reduce((totalLen, node) => totalLen + (isValidText(node) ? String(node).length : 1), 0);
function sliceNodes(nodeList, len) {
	let currLen = 0;
	const currentNodeList = [];
	for (let i = 0; i < nodeList.length; i += 1) {
		if (currLen === len) return currentNodeList;
		const node = nodeList[i];
		const nodeLen = isValidText(node) ? String(node).length : 1;
		const nextLen = currLen + nodeLen;
		if (nextLen > len) {
			const restLen = len - currLen;
			currentNodeList.push(String(node).slice(0, restLen));
			return currentNodeList;
		}
		currentNodeList.push(node);
		currLen = nextLen;
	}
	return nodeList;
}
var STATUS_MEASURE_NONE = 0;
var STATUS_MEASURE_PREPARE = 1;
var STATUS_MEASURE_START = 2;
var STATUS_MEASURE_NEED_ELLIPSIS = 3;
var STATUS_MEASURE_NO_NEED_ELLIPSIS = 4;
var lineClipStyle = {
	display: "-webkit-box",
	overflow: "hidden",
	WebkitBoxOrient: "vertical"
};
function EllipsisMeasure(props) {
	const { enableMeasure, width, text, children, rows, expanded, measureDeps, miscDeps, onEllipsis } = props;
	const nodeList = import_react.useMemo(() => toArray$2(text), [text]);
	const nodeLen = import_react.useMemo(() => getNodesLen(nodeList), [text]);
	const fullContent = import_react.useMemo(() => children(nodeList, false), [text].concat(_toConsumableArray(measureDeps)));
	const [ellipsisCutIndex, setEllipsisCutIndex] = import_react.useState(null);
	const cutMidRef = import_react.useRef(null);
	const measureWhiteSpaceRef = import_react.useRef(null);
	const needEllipsisRef = import_react.useRef(null);
	const descRowsEllipsisRef = import_react.useRef(null);
	const symbolRowEllipsisRef = import_react.useRef(null);
	const [canEllipsis, setCanEllipsis] = import_react.useState(false);
	const [needEllipsis, setNeedEllipsis] = import_react.useState(STATUS_MEASURE_NONE);
	const [ellipsisHeight, setEllipsisHeight] = import_react.useState(0);
	const [parentWhiteSpace, setParentWhiteSpace] = import_react.useState(null);
	useLayoutEffect$1(() => {
		if (enableMeasure && width && nodeLen) setNeedEllipsis(STATUS_MEASURE_PREPARE);
		else setNeedEllipsis(STATUS_MEASURE_NONE);
	}, [
		width,
		text,
		rows,
		enableMeasure,
		nodeList
	].concat(_toConsumableArray(measureDeps)));
	useLayoutEffect$1(() => {
		if (needEllipsis === STATUS_MEASURE_PREPARE) {
			setNeedEllipsis(STATUS_MEASURE_START);
			const nextWhiteSpace = measureWhiteSpaceRef.current && getComputedStyle(measureWhiteSpaceRef.current).whiteSpace;
			setParentWhiteSpace(nextWhiteSpace);
		} else if (needEllipsis === STATUS_MEASURE_START) {
			const isOverflow = !!needEllipsisRef.current?.isExceed();
			setNeedEllipsis(isOverflow ? STATUS_MEASURE_NEED_ELLIPSIS : STATUS_MEASURE_NO_NEED_ELLIPSIS);
			setEllipsisCutIndex(isOverflow ? [0, nodeLen] : null);
			setCanEllipsis(isOverflow);
			const baseRowsEllipsisHeight = needEllipsisRef.current?.getHeight() || 0;
			const descRowsEllipsisHeight = rows === 1 ? 0 : descRowsEllipsisRef.current?.getHeight() || 0;
			const symbolRowEllipsisHeight = symbolRowEllipsisRef.current?.getHeight() || 0;
			const maxRowsHeight = Math.max(baseRowsEllipsisHeight, descRowsEllipsisHeight + symbolRowEllipsisHeight);
			setEllipsisHeight(maxRowsHeight + 1);
			onEllipsis(isOverflow);
		}
	}, [needEllipsis]);
	const cutMidIndex = ellipsisCutIndex ? Math.ceil((ellipsisCutIndex[0] + ellipsisCutIndex[1]) / 2) : 0;
	useLayoutEffect$1(() => {
		const [minIndex, maxIndex] = ellipsisCutIndex || [0, 0];
		if (minIndex !== maxIndex) {
			const isOverflow = (cutMidRef.current?.getHeight() || 0) > ellipsisHeight;
			let targetMidIndex = cutMidIndex;
			if (maxIndex - minIndex === 1) targetMidIndex = isOverflow ? minIndex : maxIndex;
			setEllipsisCutIndex(isOverflow ? [minIndex, targetMidIndex] : [targetMidIndex, maxIndex]);
		}
	}, [ellipsisCutIndex, cutMidIndex]);
	const finalContent = import_react.useMemo(() => {
		if (!enableMeasure) return children(nodeList, false);
		if (needEllipsis !== STATUS_MEASURE_NEED_ELLIPSIS || !ellipsisCutIndex || ellipsisCutIndex[0] !== ellipsisCutIndex[1]) {
			const content = children(nodeList, false);
			if ([STATUS_MEASURE_NO_NEED_ELLIPSIS, STATUS_MEASURE_NONE].includes(needEllipsis)) return content;
			return /*#__PURE__*/ import_react.createElement("span", { style: {
				...lineClipStyle,
				WebkitLineClamp: rows
			} }, content);
		}
		return children(expanded ? nodeList : sliceNodes(nodeList, ellipsisCutIndex[0]), canEllipsis);
	}, [
		expanded,
		needEllipsis,
		ellipsisCutIndex,
		nodeList
	].concat(_toConsumableArray(miscDeps)));
	const measureStyle = {
		width,
		margin: 0,
		padding: 0,
		whiteSpace: parentWhiteSpace === "nowrap" ? "normal" : "inherit"
	};
	return /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, finalContent, needEllipsis === STATUS_MEASURE_START && /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, /*#__PURE__*/ import_react.createElement(MeasureText, {
		style: {
			...measureStyle,
			...lineClipStyle,
			WebkitLineClamp: rows
		},
		ref: needEllipsisRef
	}, fullContent), /*#__PURE__*/ import_react.createElement(MeasureText, {
		style: {
			...measureStyle,
			...lineClipStyle,
			WebkitLineClamp: rows - 1
		},
		ref: descRowsEllipsisRef
	}, fullContent), /*#__PURE__*/ import_react.createElement(MeasureText, {
		style: {
			...measureStyle,
			...lineClipStyle,
			WebkitLineClamp: 1
		},
		ref: symbolRowEllipsisRef
	}, children([], true))), needEllipsis === STATUS_MEASURE_NEED_ELLIPSIS && ellipsisCutIndex && ellipsisCutIndex[0] !== ellipsisCutIndex[1] && /*#__PURE__*/ import_react.createElement(MeasureText, {
		style: {
			...measureStyle,
			top: 400
		},
		ref: cutMidRef
	}, children(sliceNodes(nodeList, cutMidIndex), true)), needEllipsis === STATUS_MEASURE_PREPARE && /*#__PURE__*/ import_react.createElement("span", {
		style: { whiteSpace: "inherit" },
		ref: measureWhiteSpaceRef
	}));
}
// tests/bench/components/node_modules/antd/es/typography/Base/EllipsisTooltip.js
var EllipsisTooltip = ({ enableEllipsis, isEllipsis, disabled, children, tooltipProps }) => {
	if (!tooltipProps?.title || !enableEllipsis) return children;
	return /*#__PURE__*/ import_react.createElement(Tooltip, {
		...tooltipProps,
		disabled: !isEllipsis || disabled
	}, children);
};
// tests/bench/components/node_modules/antd/es/typography/Base/index.js
function wrapperDecorations({ mark, code, underline, delete: del, strong, keyboard, italic }, content) {
	let currentContent = content;
	function wrap(tag, needed) {
		if (!needed) return;
		currentContent = /*#__PURE__*/ import_react.createElement(tag, {}, currentContent);
	}
	wrap("strong", strong);
	wrap("u", underline);
	wrap("del", del);
	wrap("code", code);
	wrap("mark", mark);
	wrap("kbd", keyboard);
	wrap("i", italic);
	return currentContent;
}
var ELLIPSIS_STR = "...";
var DECORATION_PROPS = [
	"delete",
	"mark",
	"code",
	"underline",
	"strong",
	"keyboard",
	"italic"
];
var Base = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { prefixCls: customizePrefixCls, className, style, classNames, styles, direction: typographyDirection, type, disabled, children, ellipsis, editable, copyable, actions, component, title, onClick, onMouseEnter, onMouseLeave, ...restProps } = props;
	const [textLocale] = useLocale("Text");
	const typographyRef = import_react.useRef(null);
	const editIconRef = import_react.useRef(null);
	const [mergedClassNames, mergedStyles, prefixCls, direction] = useTypographySemantic(customizePrefixCls, classNames, styles, typographyDirection, props);
	const textProps = omit(restProps, DECORATION_PROPS);
	const [enableEdit, editConfig] = useMergedConfig(editable);
	const [editing, setEditing] = useControlledState(false, editConfig.editing);
	const { triggerType = ["icon"] } = editConfig;
	const triggerEdit = (edit) => {
		if (edit) editConfig.onStart?.();
		setEditing(edit);
	};
	const prevEditing = usePrevious(editing);
	useLayoutEffect$1(() => {
		if (!editing && prevEditing) editIconRef.current?.focus();
	}, [editing]);
	const onEditClick = (e) => {
		e?.preventDefault();
		triggerEdit(true);
	};
	const onEditChange = (value) => {
		editConfig.onChange?.(value);
		triggerEdit(false);
	};
	const onEditCancel = () => {
		editConfig.onCancel?.();
		triggerEdit(false);
	};
	const [enableCopy, copyConfig] = useMergedConfig(copyable);
	const { placement = "end" } = actions ?? {};
	const { copied, copyLoading, onClick: onCopyClick } = useCopyClick({
		copyConfig,
		children
	});
	const [isLineClampSupport, setIsLineClampSupport] = import_react.useState(false);
	const [isTextOverflowSupport, setIsTextOverflowSupport] = import_react.useState(false);
	const [isJsEllipsis, setIsJsEllipsis] = import_react.useState(false);
	const [isNativeEllipsis, setIsNativeEllipsis] = import_react.useState(false);
	const [isNativeVisible, setIsNativeVisible] = import_react.useState(true);
	const [enableEllipsis, ellipsisConfig] = useMergedConfig(ellipsis, {
		expandable: false,
		symbol: (isExpanded) => isExpanded ? textLocale?.collapse : textLocale?.expand
	});
	const [expanded, setExpanded] = useControlledState(ellipsisConfig.defaultExpanded || false, ellipsisConfig.expanded);
	const mergedEnableEllipsis = enableEllipsis && (!expanded || ellipsisConfig.expandable === "collapsible");
	const { rows = 1 } = ellipsisConfig;
	const needMeasureEllipsis = import_react.useMemo(() => mergedEnableEllipsis && (ellipsisConfig.suffix !== void 0 || ellipsisConfig.onEllipsis || ellipsisConfig.expandable || enableEdit || enableCopy), [
		mergedEnableEllipsis,
		ellipsisConfig,
		enableEdit,
		enableCopy
	]);
	useLayoutEffect$1(() => {
		if (enableEllipsis && !needMeasureEllipsis) {
			setIsLineClampSupport(isStyleSupport("webkitLineClamp"));
			setIsTextOverflowSupport(isStyleSupport("textOverflow"));
		}
	}, [needMeasureEllipsis, enableEllipsis]);
	const [cssEllipsis, setCssEllipsis] = import_react.useState(mergedEnableEllipsis);
	const canUseCssEllipsis = import_react.useMemo(() => {
		if (needMeasureEllipsis) return false;
		if (rows === 1) return isTextOverflowSupport;
		return isLineClampSupport;
	}, [
		needMeasureEllipsis,
		rows,
		isLineClampSupport,
		isTextOverflowSupport
	]);
	useLayoutEffect$1(() => {
		setCssEllipsis(canUseCssEllipsis && mergedEnableEllipsis);
	}, [canUseCssEllipsis, mergedEnableEllipsis]);
	const tooltipProps = useTooltipProps(ellipsisConfig.tooltip, editConfig.text, children);
	const needNativeEllipsisMeasure = cssEllipsis && !!tooltipProps.title;
	const isMergedEllipsis = mergedEnableEllipsis && (cssEllipsis ? needNativeEllipsisMeasure && isNativeEllipsis : isJsEllipsis);
	const cssTextOverflow = mergedEnableEllipsis && rows === 1 && cssEllipsis;
	const cssLineClamp = mergedEnableEllipsis && rows > 1 && cssEllipsis;
	const onExpandClick = (e, info) => {
		setExpanded(info.expanded);
		ellipsisConfig.onExpand?.(e, info);
	};
	const [ellipsisWidth, setEllipsisWidth] = import_react.useState(0);
	const [isHoveringOperations, setIsHoveringOperations] = useDelayState(false);
	const isHoveringTypographyRef = import_react.useRef(false);
	const onResize = ({ offsetWidth }) => {
		setEllipsisWidth(offsetWidth);
	};
	const onJsEllipsis = (jsEllipsis) => {
		setIsJsEllipsis(jsEllipsis);
		if (isJsEllipsis !== jsEllipsis) ellipsisConfig.onEllipsis?.(jsEllipsis);
	};
	const measureNativeEllipsis = import_react.useCallback(() => {
		const textEle = typographyRef.current;
		if (enableEllipsis && needNativeEllipsisMeasure && textEle) {
			const currentEllipsis = isEleEllipsis(textEle);
			setIsNativeEllipsis((prev) => prev === currentEllipsis ? prev : currentEllipsis);
		}
	}, [enableEllipsis, needNativeEllipsisMeasure]);
	import_react.useEffect(() => {
		if (isHoveringTypographyRef.current) measureNativeEllipsis();
	}, [
		measureNativeEllipsis,
		children,
		cssLineClamp,
		isNativeVisible,
		ellipsisWidth
	]);
	import_react.useEffect(() => {
		const textEle = typographyRef.current;
		if (typeof IntersectionObserver === "undefined" || !textEle || !needNativeEllipsisMeasure || !mergedEnableEllipsis) return;
		const observer = new IntersectionObserver(() => {
			setIsNativeVisible(!!textEle.offsetParent);
		});
		observer.observe(textEle);
		return () => {
			observer.disconnect();
		};
	}, [needNativeEllipsisMeasure, mergedEnableEllipsis]);
	const topAriaLabel = import_react.useMemo(() => {
		if (!enableEllipsis || cssEllipsis) return;
		return [
			editConfig.text,
			children,
			title,
			tooltipProps.title
		].find(isValidText);
	}, [
		enableEllipsis,
		cssEllipsis,
		title,
		tooltipProps.title,
		isMergedEllipsis,
		editConfig.text
	]);
	if (editing) return /*#__PURE__*/ import_react.createElement(Editable, {
		value: editConfig.text ?? (typeof children === "string" ? children : ""),
		onSave: onEditChange,
		onCancel: onEditCancel,
		onEnd: editConfig.onEnd,
		prefixCls,
		className,
		style,
		direction,
		component,
		maxLength: editConfig.maxLength,
		autoSize: editConfig.autoSize,
		enterIcon: editConfig.enterIcon,
		classNames: mergedClassNames,
		styles: mergedStyles
	});
	const renderExpand = () => {
		const { expandable, symbol } = ellipsisConfig;
		return expandable ? /*#__PURE__*/ import_react.createElement("button", {
			type: "button",
			key: "expand",
			className: clsx(`${prefixCls}-${expanded ? "collapse" : "expand"}`, mergedClassNames.action),
			style: mergedStyles.action,
			onClick: (e) => onExpandClick(e, { expanded: !expanded }),
			"aria-label": expanded ? textLocale.collapse : textLocale?.expand
		}, isFunction(symbol) ? symbol(expanded) : symbol) : null;
	};
	const renderEdit = () => {
		if (!enableEdit) return;
		const { icon, tooltip, tabIndex } = editConfig;
		const editTitle = toArray$2(tooltip)[0] || textLocale?.edit;
		const ariaLabel = typeof editTitle === "string" ? editTitle : "";
		return triggerType.includes("icon") ? /*#__PURE__*/ import_react.createElement(Tooltip, {
			key: "edit",
			title: tooltip === false ? "" : editTitle
		}, /*#__PURE__*/ import_react.createElement("button", {
			type: "button",
			ref: editIconRef,
			className: clsx(`${prefixCls}-edit`, mergedClassNames.action),
			style: mergedStyles.action,
			onClick: onEditClick,
			"aria-label": ariaLabel,
			tabIndex
		}, icon || /*#__PURE__*/ import_react.createElement(RefIcon$2, null))) : null;
	};
	const renderCopy = () => {
		if (!enableCopy) return null;
		return /*#__PURE__*/ import_react.createElement(CopyBtn, {
			key: "copy",
			...copyConfig,
			prefixCls,
			copied,
			locale: textLocale,
			onCopy: onCopyClick,
			loading: copyLoading,
			iconOnly: !isReactRenderable(children),
			className: mergedClassNames.action,
			style: mergedStyles.action
		});
	};
	const renderOperations = (canEllipsis) => {
		const expandNode = canEllipsis && renderExpand();
		const editNode = renderEdit();
		const copyNode = renderCopy();
		if (!expandNode && !editNode && !copyNode) return null;
		return /*#__PURE__*/ import_react.createElement("span", {
			key: "operations",
			className: clsx(`${prefixCls}-actions`, mergedClassNames.actions, { [`${prefixCls}-actions-start`]: placement === "start" }),
			style: mergedStyles.actions,
			onMouseEnter: () => setIsHoveringOperations(true, true),
			onMouseLeave: () => setIsHoveringOperations(false, { ms: 500 })
		}, expandNode, editNode, copyNode);
	};
	const renderEllipsis = (canEllipsis) => [canEllipsis && !expanded && /*#__PURE__*/ import_react.createElement("span", {
		"aria-hidden": true,
		key: "ellipsis"
	}, ELLIPSIS_STR), ellipsisConfig.suffix];
	return /*#__PURE__*/ import_react.createElement(RefResizeObserver, {
		onResize,
		disabled: !mergedEnableEllipsis
	}, (resizeRef) => /*#__PURE__*/ import_react.createElement(EllipsisTooltip, {
		tooltipProps,
		enableEllipsis: mergedEnableEllipsis,
		isEllipsis: isMergedEllipsis,
		disabled: isHoveringOperations
	}, /*#__PURE__*/ import_react.createElement(InternalTypography, {
		onMouseEnter: (e) => {
			isHoveringTypographyRef.current = true;
			measureNativeEllipsis();
			onMouseEnter?.(e);
		},
		onMouseLeave: (e) => {
			isHoveringTypographyRef.current = false;
			onMouseLeave?.(e);
		},
		className: clsx({
			[`${prefixCls}-${type}`]: type,
			[`${prefixCls}-disabled`]: disabled,
			[`${prefixCls}-ellipsis`]: enableEllipsis,
			[`${prefixCls}-ellipsis-single-line`]: cssTextOverflow,
			[`${prefixCls}-ellipsis-multiple-line`]: cssLineClamp,
			[`${prefixCls}-link`]: component === "a"
		}, className),
		classNames: mergedClassNames,
		styles: mergedStyles,
		prefixCls,
		style: {
			...style,
			WebkitLineClamp: cssLineClamp ? rows : void 0
		},
		component,
		ref: composeRef(resizeRef, typographyRef, ref),
		direction,
		onClick: (e) => {
			if (triggerType.includes("text")) onEditClick(e);
			onClick?.(e);
		},
		"aria-label": topAriaLabel?.toString(),
		title,
		...textProps
	}, /*#__PURE__*/ import_react.createElement(EllipsisMeasure, {
		enableMeasure: mergedEnableEllipsis && !cssEllipsis,
		text: children,
		rows,
		width: ellipsisWidth,
		onEllipsis: onJsEllipsis,
		expanded,
		measureDeps: [placement],
		miscDeps: [
			copied,
			expanded,
			copyLoading,
			enableEdit,
			enableCopy,
			placement,
			textLocale
		].concat(_toConsumableArray(DECORATION_PROPS.map((key) => props[key])))
	}, (node, canEllipsis) => wrapperDecorations(props, /*#__PURE__*/ import_react.createElement(import_react.Fragment, null, placement === "start" ? renderOperations(canEllipsis) : null, node.length > 0 && canEllipsis && !expanded && topAriaLabel ? /*#__PURE__*/ import_react.createElement("span", {
		key: "show-content",
		"aria-hidden": true
	}, node) : node, renderEllipsis(canEllipsis), placement === "start" ? null : renderOperations(canEllipsis)))))));
});
// tests/bench/components/node_modules/antd/es/typography/Link.js
var Link = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { ellipsis, rel, children, navigate: _navigate, ...restProps } = props;
	const mergedProps = {
		...restProps,
		rel: rel === void 0 && restProps.target === "_blank" ? "noopener noreferrer" : rel
	};
	return /*#__PURE__*/ import_react.createElement(Base, {
		...mergedProps,
		ref,
		ellipsis: !!ellipsis,
		component: "a"
	}, children);
});
// tests/bench/components/node_modules/antd/es/typography/Paragraph.js
var Paragraph = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { children, ...restProps } = props;
	return /*#__PURE__*/ import_react.createElement(Base, {
		ref,
		...restProps,
		component: "div"
	}, children);
});
// tests/bench/components/node_modules/antd/es/typography/Text.js
var Text = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { ellipsis, children, ...restProps } = props;
	const mergedEllipsis = import_react.useMemo(() => {
		if (isPlainObject(ellipsis)) return omit(ellipsis, ["expandable", "rows"]);
		return ellipsis;
	}, [ellipsis]);
	return /*#__PURE__*/ import_react.createElement(Base, {
		ref,
		...restProps,
		ellipsis: mergedEllipsis,
		component: "span"
	}, children);
});
// tests/bench/components/node_modules/antd/es/typography/Title.js
var TITLE_ELE_LIST = [
	1,
	2,
	3,
	4,
	5
];
var Title = /*#__PURE__*/ import_react.forwardRef((props, ref) => {
	const { level = 1, children, ...restProps } = props;
	const component = TITLE_ELE_LIST.includes(level) ? `h${level}` : `h1`;
	return /*#__PURE__*/ import_react.createElement(Base, {
		ref,
		...restProps,
		component
	}, children);
});
// tests/bench/components/node_modules/antd/es/typography/index.js
var Typography = Typography$1;
Typography.Text = Text;
Typography.Link = Link;
Typography.Title = Title;
Typography.Paragraph = Paragraph;
// tests/bench/components/src/subjects/antd.tsx
var import_jsx_runtime = require_jsx_runtime();
var still = { token: { motion: false } };
var subject = reactSubject({
	Provider: ({ children }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfigProvider, {
		theme: still,
		children
	}),
	Card: ({ title, by, price, picture }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		size: "small",
		cover: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
			src: picture,
			alt: "",
			width: 320,
			height: 150,
			loading: "lazy"
		}),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { count: "New" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Typography.Link, {
				href: "#card",
				children: title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Typography.Paragraph, {
				type: "secondary",
				children: `by ${by}`
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Typography.Text, {
				strong: true,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BenchPrice, { price })
			})
		]
	}),
	Composed: ({ title, by, price, picture }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		size: "small",
		className: "composed-card",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
				src: picture,
				alt: "",
				width: 320,
				height: 240,
				loading: "lazy",
				decoding: "async"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "badges",
				children: badgeTexts.map((text) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { count: text }, text))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "body",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Typography.Paragraph, { children: title }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Typography.Paragraph, {
						type: "secondary",
						children: `by ${by}`
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(button_default, {
						size: "small",
						type: "primary",
						children: tipText(price)
					})
				]
			})
		]
	}),
	Dialog: ({ open, onClose }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Modal, {
		open,
		onCancel: onClose,
		destroyOnHidden: true,
		title: dialogText.title,
		okText: dialogText.yes,
		cancelText: dialogText.no,
		transitionName: "",
		maskTransitionName: "",
		children: dialogText.body
	}),
	Menu: ({ open, onOpenChange }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dropdown, {
		open,
		onOpenChange,
		destroyOnHidden: true,
		trigger: ["click"],
		menu: { items: menuItems.map((label) => ({
			key: label,
			label
		})) },
		transitionName: "",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(button_default, { children: "Account" })
	}),
	Toast: ({ shown }) => {
		const [api, holder] = staticMethods.useNotification({ duration: 0 });
		(0, import_react.useEffect)(() => {
			if (shown) api.open({
				key: "one",
				title: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					"data-bench-toast": "",
					children: toastText
				})
			});
			else api.destroy("one");
		}, [shown, api]);
		return holder;
	}
});
export { subject };
