import { n as __toESM } from "./rolldown-runtime-CO0Nlsmt.js";
import { a as require_react, i as require_react_dom, n as require_jsx_runtime, t as reactSubject } from "./react-subject-jzWqGWVf.js";
import { a as withEmotionCache, c as getRegisteredStyles, d as isPropValid, i as ThemeContext, l as insertStyles, o as useInsertionEffectAlwaysWithSyncFallback, s as serializeStyles, t as Global, u as registerStyles } from "./emotion-react.browser.esm-uAyDiH2K.js";
import { t as BenchPrice } from "./bench-price-ONmoy1zu.js";
import { c as toastText, o as menuItems, r as dialogText, s as tipText, t as badgeTexts } from "./content-Bb0eJBeY.js";
import { a as hide, c as offset, i as flip, l as shift, n as autoUpdate, r as computePosition, s as limitShift, t as arrow, u as size } from "./floating-ui.dom-CqfsUW2i.js";
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/utils/call-all.js
function callAll$1(...fns) {
	return function mergedFn(...args) {
		fns.forEach((fn) => fn?.(...args));
	};
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/merge-props.js
var clsx$1 = (...args) => args.map((str) => str?.trim?.()).filter(Boolean).join(" ");
var eventRegex = /^on[A-Z]/;
function mergeProps$1(...args) {
	let result = {};
	for (let props of args) {
		for (let key in result) {
			if (eventRegex.test(key) && typeof result[key] === "function" && typeof props[key] === "function") {
				result[key] = callAll$1(result[key], props[key]);
				continue;
			}
			if (key === "className" || key === "class") {
				result[key] = clsx$1(result[key], props[key]);
				continue;
			}
			if (key === "style") {
				result[key] = Object.assign({}, result[key] ?? {}, props[key] ?? {});
				continue;
			}
			result[key] = props[key] !== void 0 ? props[key] : result[key];
		}
		for (let key in props) if (result[key] === void 0) result[key] = props[key];
	}
	return result;
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/merge-refs.js
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var shouldReturnCleanup = parseInt("19.3.1".split(".")[0], 10) >= 19;
function assignRef(ref, value) {
	if (ref == null) return;
	if (typeof ref === "function") return ref(value);
	try {
		ref.current = value;
	} catch (error) {
		throw new Error(`Cannot assign value '${value}' to ref '${ref}'`);
	}
}
function mergeRefs(...refs) {
	const availableRefs = refs.filter((ref) => ref != null);
	if (shouldReturnCleanup) {
		const cleanupMap = /* @__PURE__ */ new Map();
		return (node) => {
			availableRefs.forEach((ref) => {
				const cleanup = assignRef(ref, node);
				if (cleanup) cleanupMap.set(ref, cleanup);
			});
			return () => {
				availableRefs.forEach((ref) => {
					const cleanup = cleanupMap.get(ref);
					if (cleanup && typeof cleanup === "function") cleanup();
					else assignRef(ref, null);
				});
				cleanupMap.clear();
			};
		};
	} else return (node) => {
		availableRefs.forEach((ref) => {
			assignRef(ref, node);
		});
	};
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/utils/compact.js
function compact$1(object) {
	const clone = Object.assign({}, object);
	for (let key in clone) if (clone[key] === void 0) delete clone[key];
	return clone;
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/utils/is.js
var isObject$1 = (v) => v != null && typeof v === "object" && !Array.isArray(v);
var isString$1 = (v) => typeof v === "string";
var isFunction$1 = (v) => typeof v === "function";
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/utils/cx.js
var cx = (...classNames) => {
	const classes = [];
	for (let i = 0; i < classNames.length; i++) {
		const className = classNames[i];
		if (!isString$1(className)) continue;
		const trimmed = className.trim();
		if (trimmed) classes.push(trimmed);
	}
	return classes.join(" ");
};
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/utils/interop.js
function interopDefault(mod) {
	return mod.default || mod;
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/utils/ref.js
function getElementRef(el) {
	const version = "19.3.1";
	if (!isString$1(version)) return el?.ref;
	if (version.startsWith("18.")) return el?.ref;
	return el?.props?.ref;
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/utils/uniq.js
var uniq = (...items) => {
	const set = items.reduce((acc, curr) => {
		if (curr != null) curr.forEach((item) => acc.add(item));
		return acc;
	}, /* @__PURE__ */ new Set([]));
	return Array.from(set);
};
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/create-context.js
function getErrorMessage$1(hook, provider) {
	return `${hook} returned \`undefined\`. Seems you forgot to wrap component within ${provider}`;
}
function createContext$2(options = {}) {
	const { name, strict = true, hookName = "useContext", providerName = "Provider", errorMessage, defaultValue } = options;
	const Context = (0, import_react.createContext)(defaultValue);
	Context.displayName = name;
	function useContext$1() {
		const context = (0, import_react.useContext)(Context);
		if (!context && strict) {
			const error = new Error(errorMessage ?? getErrorMessage$1(hookName, providerName));
			error.name = "ContextError";
			Error.captureStackTrace?.(error, useContext$1);
			throw error;
		}
		return context;
	}
	return [
		Context.Provider,
		useContext$1,
		Context
	];
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/provider.js
var import_jsx_runtime = require_jsx_runtime();
var [ChakraContextProvider, useChakraContext] = createContext$2({
	name: "ChakraContext",
	strict: true,
	providerName: "<ChakraProvider />"
});
function ChakraProvider(props) {
	const { value: sys, children } = props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ChakraContextProvider, {
		value: sys,
		children: [
			!sys._config.disableLayers && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Global, { styles: sys.layers.atRule }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Global, { styles: sys._global }),
			children
		]
	});
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/utils/split-props.js
var splitPropFn = (props, predicate) => {
	const rest = {};
	const result = {};
	const allKeys = Object.keys(props);
	for (const key of allKeys) if (predicate(key)) result[key] = props[key];
	else rest[key] = props[key];
	return [result, rest];
};
var splitProps = (props, keys) => {
	return splitPropFn(props, isFunction$1(keys) ? keys : (key) => keys.includes(key));
};
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/use-resolved-props.js
var htmlProps = /* @__PURE__ */ new Set([
	"htmlWidth",
	"htmlHeight",
	"htmlSize",
	"htmlTranslate"
]);
function isHtmlProp(prop) {
	return typeof prop === "string" && htmlProps.has(prop);
}
function useResolvedProps(inProps, cvaRecipe, shouldForwardProps) {
	const { css, isValidProperty } = useChakraContext();
	const { children, ...props } = inProps;
	const result = (0, import_react.useMemo)(() => {
		const [forwardedProps, restProps_B] = splitProps(props, (key) => shouldForwardProps(key, cvaRecipe.variantKeys));
		const [variantProps, restProps_C] = splitProps(restProps_B, cvaRecipe.variantKeys);
		const [styleProps, elementProps] = splitProps(restProps_C, isValidProperty);
		return {
			forwardedProps,
			variantProps,
			styleProps,
			elementProps
		};
	}, [
		cvaRecipe.variantKeys,
		shouldForwardProps,
		props,
		isValidProperty
	]);
	const { css: cssStyles, ...propStyles } = result.styleProps;
	const cvaStyles = (0, import_react.useMemo)(() => {
		const variantProps = { ...result.variantProps };
		const hasColorPalette = cvaRecipe.variantKeys.includes("colorPalette");
		const hasOrientation = cvaRecipe.variantKeys.includes("orientation");
		if (!hasColorPalette) variantProps.colorPalette = props.colorPalette;
		if (!hasOrientation) variantProps.orientation = props.orientation;
		return cvaRecipe(variantProps);
	}, [
		cvaRecipe,
		result.variantProps,
		props.colorPalette,
		props.orientation
	]);
	return {
		styles: (0, import_react.useMemo)(() => {
			return css(cvaStyles, ...toArray$1(cssStyles), propStyles);
		}, [
			css,
			cvaStyles,
			cssStyles,
			propStyles
		]),
		props: {
			...result.forwardedProps,
			...result.elementProps,
			children
		}
	};
}
var toArray$1 = (val) => {
	return (Array.isArray(val) ? val : [val]).filter(Boolean).flat();
};
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/factory.js
var testOmitPropsOnStringTag = interopDefault(isPropValid);
var testOmitPropsOnComponent = (key) => key !== "theme";
var composeShouldForwardProps = (tag, options, isReal) => {
	let shouldForwardProp;
	if (options) {
		const optionsShouldForwardProp = options.shouldForwardProp;
		shouldForwardProp = tag.__emotion_forwardProp && optionsShouldForwardProp ? (propName) => tag.__emotion_forwardProp(propName) && optionsShouldForwardProp(propName) : optionsShouldForwardProp;
	}
	if (typeof shouldForwardProp !== "function" && isReal) shouldForwardProp = tag.__emotion_forwardProp;
	return shouldForwardProp;
};
var isBrowser = typeof document !== "undefined";
var Insertion = ({ cache: cache2, serialized, isStringTag }) => {
	registerStyles(cache2, serialized, isStringTag);
	const rules = useInsertionEffectAlwaysWithSyncFallback(() => insertStyles(cache2, serialized, isStringTag));
	if (!isBrowser && rules !== void 0) {
		let serializedNames = serialized.name;
		let next = serialized.next;
		while (next !== void 0) {
			serializedNames = cx(serializedNames, next.name);
			next = next.next;
		}
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("style", {
			[`data-emotion`]: cx(cache2.key, serializedNames),
			dangerouslySetInnerHTML: { __html: rules },
			nonce: cache2.sheet.nonce
		});
	}
	return null;
};
var exceptionPropMap = {
	path: ["d"],
	text: ["x", "y"],
	circle: [
		"cx",
		"cy",
		"r"
	],
	rect: [
		"width",
		"height",
		"x",
		"y",
		"rx",
		"ry"
	],
	ellipse: [
		"cx",
		"cy",
		"rx",
		"ry"
	],
	g: ["transform"],
	stop: ["offset", "stopOpacity"]
};
var hasProp$1 = (obj, prop) => {
	return Object.prototype.hasOwnProperty.call(obj, prop);
};
var createStyled = (tag, configOrCva = {}, options = {}) => {
	if (hasProp$1(exceptionPropMap, tag)) {
		options.forwardProps || (options.forwardProps = []);
		const props = exceptionPropMap[tag];
		options.forwardProps = uniq([...options.forwardProps, ...props]);
	}
	const isReal = tag.__emotion_real === tag;
	const baseTag = isReal && tag.__emotion_base || tag;
	let identifierName;
	let targetClassName;
	if (options !== void 0) {
		identifierName = options.label;
		targetClassName = options.target;
	}
	let styles = [];
	const Styled = withEmotionCache((inProps, cache2, ref) => {
		const { cva, isValidProperty } = useChakraContext();
		const cvaFn = configOrCva.__cva__ ? configOrCva : cva(configOrCva);
		const cvaRecipe = mergeCva$1(tag.__emotion_cva && !tag.__emotion_cva.__cva__ ? cva(tag.__emotion_cva) : tag.__emotion_cva, cvaFn);
		const createShouldForwardProps = (props2) => {
			return (prop, variantKeys) => {
				if (props2.includes(prop)) return true;
				return !variantKeys?.includes(prop) && !isValidProperty(prop);
			};
		};
		if (!options.shouldForwardProp && options.forwardProps) options.shouldForwardProp = createShouldForwardProps(options.forwardProps);
		const fallbackShouldForwardProp = (prop, variantKeys) => {
			const emotionSfp = typeof tag === "string" && tag.charCodeAt(0) > 96 ? testOmitPropsOnStringTag : testOmitPropsOnComponent;
			const chakraSfp = !variantKeys?.includes(prop) && !isValidProperty(prop);
			return emotionSfp(prop) && chakraSfp;
		};
		const shouldForwardProp = composeShouldForwardProps(tag, options, isReal) || fallbackShouldForwardProp;
		const { props, styles: styleProps } = useResolvedProps(import_react.useMemo(() => Object.assign({}, options.defaultProps, compact$1(inProps)), [inProps]), cvaRecipe, shouldForwardProp);
		let className = "";
		let classInterpolations = [styleProps];
		let mergedProps = props;
		if (props.theme == null) {
			mergedProps = {};
			for (let key in props) mergedProps[key] = props[key];
			mergedProps.theme = import_react.useContext(ThemeContext);
		}
		if (typeof props.className === "string") className = getRegisteredStyles(cache2.registered, classInterpolations, props.className);
		else if (props.className != null) className = cx(className, props.className);
		const serialized = serializeStyles(styles.concat(classInterpolations), cache2.registered, mergedProps);
		if (serialized.styles) className = cx(className, `${cache2.key}-${serialized.name}`);
		if (targetClassName !== void 0) className = cx(className, targetClassName);
		const shouldUseAs = !shouldForwardProp("as");
		let FinalTag = shouldUseAs && props.as || baseTag;
		let finalProps = {};
		for (let prop in props) {
			if (shouldUseAs && prop === "as") continue;
			if (isHtmlProp(prop)) {
				const nativeProp = prop.replace("html", "").toLowerCase();
				finalProps[nativeProp] = props[prop];
				continue;
			}
			if (shouldForwardProp(prop)) finalProps[prop] = props[prop];
		}
		let classNameToUse = className.trim();
		if (classNameToUse) finalProps.className = classNameToUse;
		else Reflect.deleteProperty(finalProps, "className");
		finalProps.ref = ref;
		const forwardAsChild = options.forwardAsChild || options.forwardProps?.includes("asChild");
		if (props.asChild && !forwardAsChild) {
			const child = import_react.isValidElement(props.children) ? import_react.Children.only(props.children) : import_react.Children.toArray(props.children).find(import_react.isValidElement);
			if (!child) throw new Error("[chakra-ui > factory] No valid child found");
			FinalTag = child.type;
			finalProps.children = null;
			Reflect.deleteProperty(finalProps, "asChild");
			finalProps = mergeProps$1(finalProps, child.props);
			finalProps.ref = mergeRefs(ref, getElementRef(child));
		}
		if (finalProps.as && forwardAsChild) {
			finalProps.as = void 0;
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_react.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Insertion, {
				cache: cache2,
				serialized,
				isStringTag: typeof FinalTag === "string"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FinalTag, {
				asChild: true,
				...finalProps,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(props.as, { children: finalProps.children })
			})] });
		}
		return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_react.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Insertion, {
			cache: cache2,
			serialized,
			isStringTag: typeof FinalTag === "string"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FinalTag, { ...finalProps })] });
	});
	Styled.displayName = identifierName !== void 0 ? identifierName : `chakra(${typeof baseTag === "string" ? baseTag : baseTag.displayName || baseTag.name || "Component"})`;
	Styled.__emotion_real = Styled;
	Styled.__emotion_base = baseTag;
	Styled.__emotion_forwardProp = options.shouldForwardProp;
	Styled.__emotion_cva = configOrCva;
	Object.defineProperty(Styled, "toString", { value() {
		return `.${targetClassName}`;
	} });
	return Styled;
};
var styledFn = createStyled.bind();
var cache = /* @__PURE__ */ new Map();
var chakra = new Proxy(styledFn, {
	apply(_, __, args) {
		return styledFn(...args);
	},
	get(_, el) {
		if (!cache.has(el)) cache.set(el, styledFn(el));
		return cache.get(el);
	}
});
var mergeCva$1 = (cvaA, cvaB) => {
	if (cvaA && !cvaB) return cvaA;
	if (!cvaA && cvaB) return cvaB;
	return cvaA.merge(cvaB);
};
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/display-name.js
function getElementTypeDisplayName(Component) {
	if (typeof Component === "string") return void 0;
	return Component.displayName || Component.name;
}
function upperFirst(str) {
	if (!str) return str;
	return str.charAt(0).toUpperCase() + str.slice(1);
}
function inferSlotRecipeComponentDisplayName(contextName, slot) {
	return contextName + upperFirst(slot);
}
function inferRootProviderDisplayName(contextName, innerDisplayNameOrName) {
	if (!innerDisplayNameOrName) return void 0;
	return contextName + upperFirst(innerDisplayNameOrName);
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/empty.js
var EMPTY_STYLES = Object.freeze({});
var EMPTY_SLOT_STYLES = Object.freeze({});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/use-recipe.js
function useRecipe(options) {
	const { key, recipe: recipeProp } = options;
	const sys = useChakraContext();
	return (0, import_react.useMemo)(() => {
		if (recipeProp) return sys.cva(recipeProp);
		if (key != null) return sys.getRecipeFn(key);
		return sys.cva({});
	}, [
		key,
		recipeProp,
		sys
	]);
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/create-recipe-context.js
function createRecipeContext(options) {
	const { key: recipeKey, recipe: recipeConfig } = options;
	const contextName = upperFirst(recipeKey || recipeConfig.className || "Component");
	const [PropsProvider, usePropsContext] = createContext$2({
		strict: false,
		name: `${contextName}PropsContext`,
		providerName: `${contextName}PropsContext`
	});
	function useRecipeResult(props) {
		const { unstyled, ...restProps } = props;
		const recipe = useRecipe({
			key: recipeKey,
			recipe: restProps.recipe || recipeConfig
		});
		const [variantProps, otherProps] = (0, import_react.useMemo)(() => recipe.splitVariantProps(restProps), [recipe, restProps]);
		return {
			styles: unstyled ? EMPTY_STYLES : recipe(variantProps),
			className: recipe.className,
			props: otherProps
		};
	}
	const withContext = (Component, options2) => {
		const { displayName: displayNameOverride, ...chakraOptions } = options2 ?? {};
		const SuperComponent = chakra(Component, {}, chakraOptions);
		const StyledComponent = (0, import_react.forwardRef)((inProps, ref) => {
			const propsContext = usePropsContext();
			const props = (0, import_react.useMemo)(() => mergeProps$1(propsContext, inProps), [inProps, propsContext]);
			const { styles, className, props: localProps } = useRecipeResult(props);
			return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuperComponent, {
				...localProps,
				ref,
				css: [styles, props.css],
				className: cx(className, props.className)
			});
		});
		StyledComponent.displayName = displayNameOverride ?? contextName ?? getElementTypeDisplayName(Component);
		return StyledComponent;
	};
	function withPropsProvider() {
		return PropsProvider;
	}
	return {
		withContext,
		PropsProvider,
		withPropsProvider,
		usePropsContext,
		useRecipeResult
	};
}
// tests/bench/components/node_modules/@zag-js/utils/dist/chunk-MXGZDBDQ.mjs
var __defProp$4 = Object.defineProperty;
var __typeError = (msg) => {
	throw TypeError(msg);
};
var __defNormalProp$3 = (obj, key, value) => key in obj ? __defProp$4(obj, key, {
	enumerable: true,
	configurable: true,
	writable: true,
	value
}) : obj[key] = value;
var __publicField$3 = (obj, key, value) => __defNormalProp$3(obj, typeof key !== "symbol" ? key + "" : key, value);
var __accessCheck = (obj, member, msg) => member.has(obj) || __typeError("Cannot " + msg);
var __privateGet = (obj, member, getter) => (__accessCheck(obj, member, "read from private field"), getter ? getter.call(obj) : member.get(obj));
var __privateAdd = (obj, member, value) => member.has(obj) ? __typeError("Cannot add the same private member more than once") : member instanceof WeakSet ? member.add(obj) : member.set(obj, value);
// tests/bench/components/node_modules/@zag-js/utils/dist/array.mjs
function toArray(v) {
	if (v == null) return [];
	return Array.isArray(v) ? v : [v];
}
var first = (v) => v[0];
var last = (v) => v[v.length - 1];
function nextIndex(v, idx, opts = {}) {
	const { step = 1, loop = true } = opts;
	const next2 = idx + step;
	const len = v.length;
	const last2 = len - 1;
	if (idx === -1) return step > 0 ? 0 : last2;
	if (next2 < 0) return loop ? last2 : 0;
	if (next2 >= len) return loop ? 0 : idx > len ? len : idx;
	return next2;
}
function next(v, idx, opts = {}) {
	return v[nextIndex(v, idx, opts)];
}
function prevIndex(v, idx, opts = {}) {
	const { step = 1, loop = true } = opts;
	return nextIndex(v, idx, {
		step: -step,
		loop
	});
}
function prev(v, index, opts = {}) {
	return v[prevIndex(v, index, opts)];
}
// tests/bench/components/node_modules/@zag-js/utils/dist/equal.mjs
var isArrayLike = (value) => value?.constructor.name === "Array";
var isArrayEqual = (a, b) => {
	if (a.length !== b.length) return false;
	for (let i = 0; i < a.length; i++) if (!isEqual$1(a[i], b[i])) return false;
	return true;
};
var isEqual$1 = (a, b) => {
	if (Object.is(a, b)) return true;
	if (a == null && b != null || a != null && b == null) return false;
	if (typeof a?.isEqual === "function" && typeof b?.isEqual === "function") return a.isEqual(b);
	if (typeof a === "function" && typeof b === "function") return a.toString() === b.toString();
	if (isArrayLike(a) && isArrayLike(b)) return isArrayEqual(Array.from(a), Array.from(b));
	if (!(typeof a === "object") || !(typeof b === "object")) return false;
	const keys = Object.keys(b ?? /* @__PURE__ */ Object.create(null));
	const length = keys.length;
	for (let i = 0; i < length; i++) if (!Reflect.has(a, keys[i])) return false;
	for (let i = 0; i < length; i++) {
		const key = keys[i];
		if (!isEqual$1(a[key], b[key])) return false;
	}
	return true;
};
// tests/bench/components/node_modules/@zag-js/utils/dist/guard.mjs
var isObjectLike = (v) => v != null && typeof v === "object";
var isString = (v) => typeof v === "string";
var isFunction = (v) => typeof v === "function";
var isNull = (v) => v == null;
var hasProp = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
var baseGetTag = (v) => Object.prototype.toString.call(v);
var fnToString = Function.prototype.toString;
var objectCtorString = fnToString.call(Object);
var isPlainObject = (v) => {
	if (!isObjectLike(v) || baseGetTag(v) != "[object Object]" || isFrameworkElement(v)) return false;
	const proto = Object.getPrototypeOf(v);
	if (proto === null) return true;
	const Ctor = hasProp(proto, "constructor") && proto.constructor;
	return typeof Ctor == "function" && Ctor instanceof Ctor && fnToString.call(Ctor) == objectCtorString;
};
var isReactElement = (x) => typeof x === "object" && x !== null && "$$typeof" in x && "props" in x;
var isVueElement = (x) => typeof x === "object" && x !== null && "__v_isVNode" in x;
var isFrameworkElement = (x) => isReactElement(x) || isVueElement(x);
// tests/bench/components/node_modules/@zag-js/utils/dist/functions.mjs
var runIfFn = (v, ...a) => {
	return (typeof v === "function" ? v(...a) : v) ?? void 0;
};
var cast = (v) => v;
var identity = (v) => v();
var noop$1 = () => {};
var callAll = (...fns) => (...a) => {
	fns.forEach(function(fn) {
		fn?.(...a);
	});
};
var uuid = /* @__PURE__ */ (() => {
	let id = 0;
	return () => {
		id++;
		return id.toString(36);
	};
})();
// tests/bench/components/node_modules/@zag-js/utils/dist/object.mjs
function compact(obj) {
	if (!isPlainObject(obj) || obj === void 0) return obj;
	const keys2 = Reflect.ownKeys(obj).filter((key) => typeof key === "string");
	const filtered = {};
	for (const key of keys2) {
		const value = obj[key];
		if (value !== void 0) filtered[key] = compact(value);
	}
	return filtered;
}
function mergeWithDefault(defaults, overrides) {
	if (!overrides) return defaults;
	const result = { ...defaults };
	const source = overrides;
	for (const key in source) {
		const value = source[key];
		if (value !== void 0) result[key] = value;
	}
	return result;
}
// tests/bench/components/node_modules/@zag-js/utils/dist/timers.mjs
var currentTime = () => performance.now();
var _tick;
var Timer = class {
	constructor(onTick) {
		__publicField$3(this, "onTick", onTick);
		__publicField$3(this, "frameId", null);
		__publicField$3(this, "pausedAtMs", null);
		__publicField$3(this, "context");
		__publicField$3(this, "cancelFrame", () => {
			if (this.frameId === null) return;
			cancelAnimationFrame(this.frameId);
			this.frameId = null;
		});
		__publicField$3(this, "setStartMs", (startMs) => {
			this.context.startMs = startMs;
		});
		__publicField$3(this, "start", () => {
			if (this.frameId !== null) return;
			const now = currentTime();
			if (this.pausedAtMs !== null) {
				this.context.startMs += now - this.pausedAtMs;
				this.pausedAtMs = null;
			} else this.context.startMs = now;
			this.frameId = requestAnimationFrame(__privateGet(this, _tick));
		});
		__publicField$3(this, "pause", () => {
			if (this.frameId === null) return;
			this.cancelFrame();
			this.pausedAtMs = currentTime();
		});
		__publicField$3(this, "stop", () => {
			if (this.frameId === null) return;
			this.cancelFrame();
			this.pausedAtMs = null;
		});
		__privateAdd(this, _tick, (now) => {
			this.context.now = now;
			this.context.deltaMs = now - this.context.startMs;
			if (this.onTick(this.context) === false) {
				this.stop();
				return;
			}
			this.frameId = requestAnimationFrame(__privateGet(this, _tick));
		});
		this.context = {
			now: 0,
			startMs: currentTime(),
			deltaMs: 0
		};
	}
	get elapsedMs() {
		if (this.pausedAtMs !== null) return this.pausedAtMs - this.context.startMs;
		return currentTime() - this.context.startMs;
	}
};
_tick = /* @__PURE__ */ new WeakMap();
function setRafTimeout(fn, delayMs) {
	const timer = new Timer(({ deltaMs }) => {
		if (deltaMs >= delayMs) {
			fn();
			return false;
		}
	});
	timer.start();
	return () => timer.stop();
}
// tests/bench/components/node_modules/@zag-js/utils/dist/warning.mjs
function warn(...a) {
	a.length === 1 ? a[0] : a[1];
	a.length === 2 && a[0];
}
function invariant(...a) {
	a.length === 1 ? a[0] : a[1];
	a.length === 2 && a[0];
}
function ensure(c, m) {
	if (c == null) throw new Error(m());
}
function ensureProps(props, keys, scope) {
	let missingKeys = [];
	for (const key of keys) if (props[key] == null) missingKeys.push(key);
	if (missingKeys.length > 0) throw new Error(`[zag-js${scope ? ` > ${scope}` : ""}] missing required props: ${missingKeys.join(", ")}`);
}
// tests/bench/components/node_modules/@ark-ui/react/dist/utils/create-context.js
function getErrorMessage(hook, provider) {
	return `${hook} returned \`undefined\`. Seems you forgot to wrap component within ${provider}`;
}
function createContext$1(options = {}) {
	const { name, strict = true, hookName = "useContext", providerName = "Provider", errorMessage, defaultValue } = options;
	const Context = (0, import_react.createContext)(defaultValue);
	Context.displayName = name;
	function useContext$1() {
		const context = (0, import_react.useContext)(Context);
		if (!context && strict) {
			const error = new Error(errorMessage ?? getErrorMessage(hookName, providerName));
			error.name = "ContextError";
			if (hasProp(Error, "captureStackTrace") && isFunction(Error.captureStackTrace)) Error.captureStackTrace(error, useContext$1);
			throw error;
		}
		return context;
	}
	return [
		Context.Provider,
		useContext$1,
		Context
	];
}
// tests/bench/components/node_modules/@ark-ui/react/dist/providers/environment/use-environment-context.js
var [EnvironmentContextProvider, useEnvironmentContext] = createContext$1({
	name: "EnvironmentContext",
	hookName: "useEnvironmentContext",
	providerName: "<EnvironmentProvider />",
	strict: false,
	defaultValue: {
		getRootNode: () => document,
		getDocument: () => document,
		getWindow: () => window
	}
});
// tests/bench/components/node_modules/@ark-ui/react/dist/utils/compose-refs.js
function composeRefs(...refs) {
	return (node) => {
		const cleanUps = [];
		let hasCustomCleanUp = false;
		for (const ref of refs) if (typeof ref === "function") {
			const cb = ref(node);
			if (typeof cb === "function") {
				hasCustomCleanUp = true;
				cleanUps.push(cb);
			} else cleanUps.push(() => ref(null));
		} else if (ref) {
			ref.current = node;
			cleanUps.push(() => {
				ref.current = null;
			});
		}
		if (hasCustomCleanUp) return () => {
			for (const cleanUp of cleanUps) cleanUp();
		};
	};
}
function useComposedRefs(...refs) {
	return (0, import_react.useCallback)(composeRefs(...refs), refs);
}
// tests/bench/components/node_modules/@zag-js/core/dist/merge-props.mjs
var clsx = (...args) => args.map((str) => str?.trim?.()).filter(Boolean).join(" ");
var ownedBy = (...args) => Array.from(new Set(clsx(...args).split(/\s+/).filter(Boolean))).join(" ");
var CSS_REGEX = /((?:--)?(?:\w+-?)+)\s*:\s*([^;]*)/g;
var serialize = (style) => {
	const res = {};
	let match;
	while (match = CSS_REGEX.exec(style)) res[match[1]] = match[2];
	return res;
};
var css = (a, b) => {
	if (isString(a)) {
		if (isString(b)) return `${a};${b}`;
		a = serialize(a);
	} else if (isString(b)) b = serialize(b);
	return Object.assign({}, a ?? {}, b ?? {});
};
function mergeProps(...args) {
	let result = {};
	for (let props of args) {
		if (!props) continue;
		for (let key in result) {
			if (key.startsWith("on") && typeof result[key] === "function" && typeof props[key] === "function") {
				result[key] = callAll(props[key], result[key]);
				continue;
			}
			if (key === "className" || key === "class") {
				result[key] = clsx(result[key], props[key]);
				continue;
			}
			if (key === "style") {
				result[key] = css(result[key], props[key]);
				continue;
			}
			if (key === "data-ownedby") {
				result[key] = ownedBy(result[key], props[key]);
				continue;
			}
			result[key] = props[key] !== void 0 ? props[key] : result[key];
		}
		for (let key in props) if (result[key] === void 0) result[key] = props[key];
		const symbols = Object.getOwnPropertySymbols(props);
		for (let symbol of symbols) result[symbol] = props[symbol];
	}
	return result;
}
// tests/bench/components/node_modules/@zag-js/core/dist/state.mjs
var STATE_DELIMITER = ".";
var ABSOLUTE_PREFIX = "#";
var stateIndexCache = /* @__PURE__ */ new WeakMap();
var stateIdIndexCache = /* @__PURE__ */ new WeakMap();
function joinStatePath(parts) {
	return parts.join(STATE_DELIMITER);
}
function isAbsoluteStatePath(value) {
	return value.includes(STATE_DELIMITER);
}
function isExplicitAbsoluteStatePath(value) {
	return value.startsWith(ABSOLUTE_PREFIX);
}
function isChildTarget(value) {
	return value.startsWith(STATE_DELIMITER);
}
function stripAbsolutePrefix(value) {
	return isExplicitAbsoluteStatePath(value) ? value.slice(ABSOLUTE_PREFIX.length) : value;
}
function appendStatePath(base, segment) {
	return base ? `${base}${STATE_DELIMITER}${segment}` : segment;
}
function buildStateIndex(machine) {
	const index = /* @__PURE__ */ new Map();
	const idIndex = /* @__PURE__ */ new Map();
	const visit = (basePath, state) => {
		index.set(basePath, state);
		const stateId = state.id;
		if (stateId) {
			if (idIndex.has(stateId)) invariant(`[zag-js] Duplicate state id: "${stateId}"`);
			idIndex.set(stateId, basePath);
		}
		const childStates = state.states;
		if (!childStates) return;
		ensure(state.initial, () => `[zag-js] Compound state "${basePath}" has child states but no "initial" property`);
		if (!(state.initial in childStates)) invariant(`[zag-js] Compound state "${basePath}" has initial "${String(state.initial)}" which is not a child state`);
		for (const [childKey, childState] of Object.entries(childStates)) {
			if (!childState) continue;
			const childPath = appendStatePath(basePath, childKey);
			visit(childPath, childState);
		}
	};
	for (const [topKey, topState] of Object.entries(machine.states)) {
		if (!topState) continue;
		visit(topKey, topState);
	}
	return {
		index,
		idIndex
	};
}
function ensureStateIndex(machine) {
	const cached = stateIndexCache.get(machine);
	if (cached) return cached;
	const { index, idIndex } = buildStateIndex(machine);
	stateIndexCache.set(machine, index);
	stateIdIndexCache.set(machine, idIndex);
	return index;
}
function getStatePathById(machine, stateId) {
	ensureStateIndex(machine);
	return stateIdIndexCache.get(machine)?.get(stateId);
}
function toSegments(value) {
	if (!value) return [];
	return String(value).split(STATE_DELIMITER).filter(Boolean);
}
function getStateChain(machine, state) {
	if (!state) return [];
	const stateIndex = ensureStateIndex(machine);
	const segments = toSegments(state);
	const chain = [];
	const statePath = [];
	for (const segment of segments) {
		statePath.push(segment);
		const path = joinStatePath(statePath);
		const current = stateIndex.get(path);
		if (!current) break;
		chain.push({
			path,
			state: current
		});
	}
	return chain;
}
function resolveAbsoluteStateValue(machine, value) {
	const stateIndex = ensureStateIndex(machine);
	const segments = toSegments(value);
	if (!segments.length) return value;
	const resolved = [];
	for (const segment of segments) {
		resolved.push(segment);
		const path = joinStatePath(resolved);
		if (!stateIndex.has(path)) return value;
	}
	let resolvedPath = joinStatePath(resolved);
	let current = stateIndex.get(resolvedPath);
	while (current?.initial) {
		const nextPath = `${resolvedPath}${STATE_DELIMITER}${current.initial}`;
		const nextState = stateIndex.get(nextPath);
		if (!nextState) break;
		resolvedPath = nextPath;
		current = nextState;
	}
	return resolvedPath;
}
function hasStatePath(machine, value) {
	return ensureStateIndex(machine).has(value);
}
function resolveStateValue(machine, value, source) {
	const stateValue = String(value);
	if (isExplicitAbsoluteStatePath(stateValue)) {
		const stateId = stripAbsolutePrefix(stateValue);
		const statePath = getStatePathById(machine, stateId);
		ensure(statePath, () => `[zag-js] Unknown state id: "${stateId}"`);
		return resolveAbsoluteStateValue(machine, statePath);
	}
	if (isChildTarget(stateValue) && source) return resolveAbsoluteStateValue(machine, appendStatePath(source, stateValue.slice(1)));
	if (!isAbsoluteStatePath(stateValue) && source) {
		const sourceSegments = toSegments(source);
		for (let index = sourceSegments.length - 1; index >= 1; index--) {
			const candidate = appendStatePath(sourceSegments.slice(0, index).join(STATE_DELIMITER), stateValue);
			if (hasStatePath(machine, candidate)) return resolveAbsoluteStateValue(machine, candidate);
		}
		if (hasStatePath(machine, stateValue)) return resolveAbsoluteStateValue(machine, stateValue);
	}
	return resolveAbsoluteStateValue(machine, stateValue);
}
function findTransition(machine, state, eventType) {
	const chain = getStateChain(machine, state);
	for (let index = chain.length - 1; index >= 0; index--) {
		const transition = (chain[index]?.state.on)?.[eventType];
		if (transition) return {
			transitions: transition,
			source: chain[index]?.path
		};
	}
	return {
		transitions: machine.on?.[eventType],
		source: void 0
	};
}
function getExitEnterStates(machine, prevState, nextState, reenter) {
	const prevChain = prevState ? getStateChain(machine, prevState) : [];
	const nextChain = getStateChain(machine, nextState);
	let commonIndex = 0;
	while (commonIndex < prevChain.length && commonIndex < nextChain.length && prevChain[commonIndex]?.path === nextChain[commonIndex]?.path) commonIndex += 1;
	let exiting = prevChain.slice(commonIndex).reverse();
	let entering = nextChain.slice(commonIndex);
	const sameLeaf = prevChain[prevChain.length - 1]?.path === nextChain[nextChain.length - 1]?.path;
	if (reenter && sameLeaf) {
		exiting = prevChain.slice().reverse();
		entering = nextChain;
	}
	return {
		exiting,
		entering
	};
}
function matchesState(current, value) {
	if (!current) return false;
	return current === value || current.startsWith(`${value}${STATE_DELIMITER}`);
}
function hasTag(machine, state, tag) {
	return getStateChain(machine, state).some((item) => item.state.tags?.includes(tag));
}
// tests/bench/components/node_modules/@zag-js/core/dist/create-machine.mjs
function createGuards() {
	return {
		and: (...guards) => {
			return function andGuard(params) {
				return guards.every((str) => params.guard(str));
			};
		},
		or: (...guards) => {
			return function orGuard(params) {
				return guards.some((str) => params.guard(str));
			};
		},
		not: (guard) => {
			return function notGuard(params) {
				return !params.guard(guard);
			};
		}
	};
}
function createMachine$1(config) {
	ensureStateIndex(config);
	return config;
}
function setup() {
	return {
		guards: createGuards(),
		createMachine: (config) => {
			return createMachine$1(config);
		},
		choose: (transitions) => {
			return function chooseFn({ choose }) {
				return choose(transitions)?.actions;
			};
		}
	};
}
// tests/bench/components/node_modules/@zag-js/core/dist/types.mjs
var MachineStatus = /* @__PURE__ */ ((MachineStatus2) => {
	MachineStatus2["NotStarted"] = "Not Started";
	MachineStatus2["Started"] = "Started";
	MachineStatus2["Stopped"] = "Stopped";
	return MachineStatus2;
})(MachineStatus || {});
var INIT_STATE = "__init__";
// tests/bench/components/node_modules/@zag-js/dom-query/dist/chunk-QZ7TP4HQ.mjs
var __defProp$3 = Object.defineProperty;
var __defNormalProp$2 = (obj, key, value) => key in obj ? __defProp$3(obj, key, {
	enumerable: true,
	configurable: true,
	writable: true,
	value
}) : obj[key] = value;
var __publicField$2 = (obj, key, value) => __defNormalProp$2(obj, typeof key !== "symbol" ? key + "" : key, value);
// tests/bench/components/node_modules/@zag-js/dom-query/dist/shared.mjs
var wrap$1 = (v, idx) => {
	return v.map((_, index) => v[(Math.max(idx, 0) + index) % v.length]);
};
var noop = () => void 0;
var isObject = (v) => typeof v === "object" && v !== null;
var MAX_Z_INDEX = 2147483647;
var dataAttr = (guard) => guard ? "" : void 0;
var ariaAttr = (guard) => guard ? "true" : void 0;
var BACKSLASH_RE = /\\/g;
var DOUBLE_QUOTE_RE = /"/g;
var cssesc = (value) => globalThis.CSS?.escape?.(value) ?? value.replace(BACKSLASH_RE, "\\\\").replace(DOUBLE_QUOTE_RE, "\\\"");
var getByOwnerId = (id) => `[data-ownedby~="${cssesc(String(id))}"]`;
// tests/bench/components/node_modules/@zag-js/dom-query/dist/node.mjs
var ELEMENT_NODE = 1;
var DOCUMENT_NODE = 9;
var DOCUMENT_FRAGMENT_NODE = 11;
var isHTMLElement = (el) => isObject(el) && el.nodeType === ELEMENT_NODE && typeof el.nodeName === "string";
var isDocument = (el) => isObject(el) && el.nodeType === DOCUMENT_NODE;
var isWindow = (el) => isObject(el) && el === el.window;
var getNodeName = (node) => {
	if (isHTMLElement(node)) return node.localName || "";
	return "#document";
};
function isRootElement(node) {
	return [
		"html",
		"body",
		"#document"
	].includes(getNodeName(node));
}
var isNode = (el) => isObject(el) && el.nodeType !== void 0;
var isShadowRoot = (el) => isNode(el) && el.nodeType === DOCUMENT_FRAGMENT_NODE && "host" in el;
var isInputElement = (el) => isHTMLElement(el) && el.localName === "input";
var isAnchorElement = (el) => !!el?.matches("a[href]");
var isElementVisible = (el) => {
	if (!isHTMLElement(el)) return false;
	return el.offsetWidth > 0 || el.offsetHeight > 0 || el.getClientRects().length > 0;
};
function isActiveElement(element) {
	if (!element) return false;
	return getActiveElement(element.getRootNode()) === element;
}
var TEXTAREA_SELECT_REGEX = /(textarea|select)/;
function isEditableElement(el) {
	if (el == null || !isHTMLElement(el)) return false;
	try {
		return isInputElement(el) && el.selectionStart != null || TEXTAREA_SELECT_REGEX.test(el.localName) || el.isContentEditable || el.getAttribute("contenteditable") === "true" || el.getAttribute("contenteditable") === "";
	} catch {
		return false;
	}
}
function contains(parent, child) {
	if (!parent || !child) return false;
	if (!isHTMLElement(parent) || !isNode(child)) return false;
	if (isHTMLElement(child) && parent === child) return true;
	if (parent.contains(child)) return true;
	const rootNode = child.getRootNode?.();
	if (rootNode && isShadowRoot(rootNode)) {
		let next = child;
		while (next) {
			if (parent === next) return true;
			next = next.parentNode || next.host;
		}
	}
	return false;
}
function getDocument(el) {
	if (isDocument(el)) return el;
	if (isWindow(el)) return el.document;
	return el?.ownerDocument ?? document;
}
function getDocumentElement(el) {
	return getDocument(el).documentElement;
}
function getWindow(el) {
	if (isShadowRoot(el)) return getWindow(el.host);
	if (isDocument(el)) return el.defaultView ?? window;
	if (isHTMLElement(el)) return el.ownerDocument?.defaultView ?? window;
	return window;
}
function getActiveElement(rootNode) {
	let activeElement = rootNode.activeElement;
	while (activeElement?.shadowRoot) {
		const el = activeElement.shadowRoot.activeElement;
		if (!el || el === activeElement) break;
		else activeElement = el;
	}
	return activeElement;
}
function getParentNode$1(node) {
	if (getNodeName(node) === "html") return node;
	const result = node.assignedSlot || node.parentNode || isShadowRoot(node) && node.host || getDocumentElement(node);
	return isShadowRoot(result) ? result.host : result;
}
function getRootNode(node) {
	let result;
	try {
		result = node.getRootNode({ composed: true });
		if (isDocument(result) || isShadowRoot(result)) return result;
	} catch {}
	return node.ownerDocument ?? document;
}
// tests/bench/components/node_modules/@zag-js/dom-query/dist/computed-style.mjs
var styleCache = /* @__PURE__ */ new WeakMap();
function getComputedStyle(el) {
	if (!styleCache.has(el)) styleCache.set(el, getWindow(el).getComputedStyle(el));
	return styleCache.get(el);
}
// tests/bench/components/node_modules/@zag-js/dom-query/dist/controller.mjs
var INTERACTIVE_CONTAINER_ROLE = /* @__PURE__ */ new Set([
	"menu",
	"listbox",
	"dialog",
	"grid",
	"tree",
	"region",
	"application"
]);
var isInteractiveContainerRole = (role) => INTERACTIVE_CONTAINER_ROLE.has(role);
var getAriaControls = (element) => element.getAttribute("aria-controls")?.split(" ") || [];
function isControlledElement(container, element) {
	const visitedIds = /* @__PURE__ */ new Set();
	const rootNode = getRootNode(container);
	const checkElement = (searchRoot) => {
		const controllingElements = searchRoot.querySelectorAll("[aria-controls]");
		for (const controller of controllingElements) {
			if (controller.getAttribute("aria-expanded") !== "true") continue;
			const controlledIds = getAriaControls(controller);
			for (const id of controlledIds) {
				if (!id || visitedIds.has(id)) continue;
				visitedIds.add(id);
				const controlledElement = rootNode.getElementById(id);
				if (controlledElement) {
					const role = controlledElement.getAttribute("role");
					const modal = controlledElement.getAttribute("aria-modal") === "true";
					if (role && isInteractiveContainerRole(role) && !modal) {
						if (controlledElement === element || controlledElement.contains(element)) return true;
						if (checkElement(controlledElement)) return true;
					}
				}
			}
		}
		return false;
	};
	return checkElement(container);
}
function findControlledElements(searchRoot, callback) {
	const rootNode = getRootNode(searchRoot);
	const visitedIds = /* @__PURE__ */ new Set();
	const findRecursive = (root) => {
		const controllingElements = root.querySelectorAll("[aria-controls]");
		for (const controller of controllingElements) {
			if (controller.getAttribute("aria-expanded") !== "true") continue;
			const controlledIds = getAriaControls(controller);
			for (const id of controlledIds) {
				if (!id || visitedIds.has(id)) continue;
				visitedIds.add(id);
				const controlledElement = rootNode.getElementById(id);
				if (controlledElement) {
					const role = controlledElement.getAttribute("role");
					const modal = controlledElement.getAttribute("aria-modal") === "true";
					if (role && INTERACTIVE_CONTAINER_ROLE.has(role) && !modal) {
						callback(controlledElement);
						findRecursive(controlledElement);
					}
				}
			}
		}
	};
	findRecursive(searchRoot);
}
function getControlledElements(container) {
	const controlledElements = /* @__PURE__ */ new Set();
	findControlledElements(container, (controlledElement) => {
		if (!container.contains(controlledElement)) controlledElements.add(controlledElement);
	});
	return Array.from(controlledElements);
}
function isInteractiveContainerElement(element) {
	const role = element.getAttribute("role");
	return Boolean(role && INTERACTIVE_CONTAINER_ROLE.has(role));
}
function isControllerElement(element) {
	return element.hasAttribute("aria-controls") && element.getAttribute("aria-expanded") === "true";
}
function hasControllerElements(element) {
	if (isControllerElement(element)) return true;
	return Boolean(element.querySelector?.("[aria-controls][aria-expanded=\"true\"]"));
}
function isControlledByExpandedController(element) {
	if (!element.id) return false;
	const rootNode = getRootNode(element);
	const escapedId = CSS.escape(element.id);
	const selector = `[aria-controls~="${escapedId}"][aria-expanded="true"], [aria-controls="${escapedId}"][aria-expanded="true"]`;
	const controller = rootNode.querySelector(selector);
	return Boolean(controller && isInteractiveContainerElement(element));
}
// tests/bench/components/node_modules/@zag-js/dom-query/dist/platform.mjs
var isDom = () => typeof document !== "undefined";
function getPlatform() {
	return navigator.userAgentData?.platform ?? navigator.platform;
}
function getUserAgent() {
	const ua2 = navigator.userAgentData;
	if (ua2 && Array.isArray(ua2.brands)) return ua2.brands.map(({ brand, version }) => `${brand}/${version}`).join(" ");
	return navigator.userAgent;
}
var pt = (v) => isDom() && v.test(getPlatform());
var ua = (v) => isDom() && v.test(getUserAgent());
var IPHONE_REGEX = /^iPhone/i;
var IPAD_REGEX = /^iPad/i;
var MAC_REGEX = /^Mac/i;
var FIREFOX_REGEX = /Firefox/i;
var ANDROID_REGEX = /Android/i;
var isTouchDevice = () => isDom() && !!navigator.maxTouchPoints;
var isIPhone = () => pt(IPHONE_REGEX);
var isIPad = () => pt(IPAD_REGEX) || isMac() && navigator.maxTouchPoints > 1;
var isIos = () => isIPhone() || isIPad();
var isMac = () => pt(MAC_REGEX);
var isFirefox = () => ua(FIREFOX_REGEX);
var isAndroid = () => ua(ANDROID_REGEX);
// tests/bench/components/node_modules/@zag-js/dom-query/dist/event.mjs
function getComposedPath(event) {
	return event.composedPath?.() ?? event.nativeEvent?.composedPath?.();
}
function getEventTarget(event) {
	return getComposedPath(event)?.[0] ?? event.target;
}
function isOpeningInNewTab(event) {
	const element = event.currentTarget;
	if (!element) return false;
	if (!element.matches("a[href], button[type='submit'], input[type='submit']")) return false;
	const isMiddleClick = event.button === 1;
	const isModKeyClick = isCtrlOrMetaKey(event);
	return isMiddleClick || isModKeyClick;
}
function isDownloadingEvent(event) {
	const element = event.currentTarget;
	if (!element) return false;
	const localName = element.localName;
	if (!event.altKey) return false;
	if (localName === "a") return true;
	if (localName === "button" && element.type === "submit") return true;
	if (localName === "input" && element.type === "submit") return true;
	return false;
}
function isCtrlOrMetaKey(e) {
	if (isMac()) return e.metaKey;
	return e.ctrlKey;
}
function isPrintableKey(e) {
	return e.key.length === 1 && !e.ctrlKey && !e.metaKey;
}
function isVirtualClick(e) {
	if (e.pointerType === "" && e.isTrusted) return true;
	if (isAndroid() && e.pointerType) return e.type === "click" && e.buttons === 1;
	return e.detail === 0 && !e.pointerType;
}
var isContextMenuEvent = (e) => {
	return e.button === 2 || isMac() && e.ctrlKey && e.button === 0;
};
var isModifierKey = (e) => e.ctrlKey || e.altKey || e.metaKey;
var isTouchEvent = (event) => "touches" in event && event.touches.length > 0;
var keyMap = {
	Up: "ArrowUp",
	Down: "ArrowDown",
	Esc: "Escape",
	" ": "Space",
	",": "Comma",
	Left: "ArrowLeft",
	Right: "ArrowRight"
};
var rtlKeyMap = {
	ArrowLeft: "ArrowRight",
	ArrowRight: "ArrowLeft"
};
function getEventKey(event, options = {}) {
	const { dir = "ltr", orientation = "horizontal" } = options;
	let key = event.key;
	key = keyMap[key] ?? key;
	if (dir === "rtl" && orientation === "horizontal" && key in rtlKeyMap) key = rtlKeyMap[key];
	return key;
}
function getEventPoint(event, type = "client") {
	const point = isTouchEvent(event) ? event.touches[0] || event.changedTouches[0] : event;
	return {
		x: point[`${type}X`],
		y: point[`${type}Y`]
	};
}
var addDomEvent = (target, eventName, handler, options) => {
	const node = typeof target === "function" ? target() : target;
	node?.addEventListener(eventName, handler, options);
	return () => {
		node?.removeEventListener(eventName, handler, options);
	};
};
// tests/bench/components/node_modules/@zag-js/dom-query/dist/tabbable.mjs
var isFrame = (el) => isHTMLElement(el) && el.tagName === "IFRAME";
var NATURALLY_TABBABLE_REGEX = /^(audio|video|details)$/;
function parseTabIndex(el) {
	const attr = el.getAttribute("tabindex");
	if (!attr) return NaN;
	return parseInt(attr, 10);
}
var hasTabIndex = (el) => !Number.isNaN(parseTabIndex(el));
var hasNegativeTabIndex = (el) => parseTabIndex(el) < 0;
function isRadioInput(element) {
	return isInputElement(element) && element.type === "radio";
}
function isTabbableRadio(element) {
	if (!isRadioInput(element) || !element.name) return true;
	if (element.checked) return true;
	const selector = `input[type="radio"][name="${CSS.escape(element.name)}"]`;
	const scope = element.form ?? element.ownerDocument;
	const group = Array.from(scope.querySelectorAll(selector)).filter((radio) => radio.form === element.form && isFocusable(radio));
	const checked = group.find((radio) => radio.checked);
	if (checked) return checked === element;
	return group[0] === element;
}
function getShadowRootForNode(element, getShadowRoot) {
	if (!getShadowRoot) return null;
	if (getShadowRoot === true) return element.shadowRoot || null;
	const result = getShadowRoot(element);
	return (result === true ? element.shadowRoot : result) || null;
}
function collectElementsWithShadowDOM(elements, getShadowRoot, filterFn) {
	const allElements = [...elements];
	const toProcess = [...elements];
	const processed = /* @__PURE__ */ new Set();
	const positionMap = /* @__PURE__ */ new Map();
	elements.forEach((el, i) => positionMap.set(el, i));
	let processIndex = 0;
	while (processIndex < toProcess.length) {
		const element = toProcess[processIndex++];
		if (!element || processed.has(element)) continue;
		processed.add(element);
		const shadowRoot = getShadowRootForNode(element, getShadowRoot);
		if (shadowRoot) {
			const shadowElements = Array.from(shadowRoot.querySelectorAll(focusableSelector)).filter(filterFn);
			const hostIndex = positionMap.get(element);
			if (hostIndex !== void 0) {
				const insertPosition = hostIndex + 1;
				allElements.splice(insertPosition, 0, ...shadowElements);
				shadowElements.forEach((el, i) => {
					positionMap.set(el, insertPosition + i);
				});
				for (let i = insertPosition + shadowElements.length; i < allElements.length; i++) positionMap.set(allElements[i], i);
			} else {
				const insertPosition = allElements.length;
				allElements.push(...shadowElements);
				shadowElements.forEach((el, i) => {
					positionMap.set(el, insertPosition + i);
				});
			}
			toProcess.push(...shadowElements);
		}
	}
	return allElements;
}
var focusableSelector = "input:not([type='hidden']):not([disabled]), select:not([disabled]), textarea:not([disabled]), a[href], button:not([disabled]), [tabindex], iframe, object, embed, area[href], audio[controls], video[controls], [contenteditable]:not([contenteditable='false']), details > summary:first-of-type";
var getFocusables = (container, options = {}) => {
	if (!container) return [];
	const { includeContainer = false, getShadowRoot } = options;
	const elements = Array.from(container.querySelectorAll(focusableSelector));
	if ((includeContainer == true || includeContainer == "if-empty" && elements.length === 0) && isHTMLElement(container) && isFocusable(container)) elements.unshift(container);
	const focusableElements = [];
	for (const element of elements) {
		if (!isFocusable(element)) continue;
		if (isFrame(element) && element.contentDocument) {
			const frameBody = element.contentDocument.body;
			focusableElements.push(...getFocusables(frameBody, { getShadowRoot }));
			continue;
		}
		focusableElements.push(element);
	}
	if (getShadowRoot) return collectElementsWithShadowDOM(focusableElements, getShadowRoot, isFocusable);
	return focusableElements;
};
function isFocusable(element) {
	if (!isHTMLElement(element) || element.closest("[inert]")) return false;
	return element.matches(focusableSelector) && isElementVisible(element);
}
function getTabbables(container, options = {}) {
	if (!container) return [];
	const { includeContainer, getShadowRoot } = options;
	const elements = Array.from(container.querySelectorAll(focusableSelector));
	if (includeContainer && isTabbable(container)) elements.unshift(container);
	const tabbableElements = [];
	for (const element of elements) {
		if (!isTabbable(element)) continue;
		if (isFrame(element) && element.contentDocument) {
			const frameBody = element.contentDocument.body;
			tabbableElements.push(...getTabbables(frameBody, { getShadowRoot }));
			continue;
		}
		tabbableElements.push(element);
	}
	if (getShadowRoot) {
		const allElements = collectElementsWithShadowDOM(tabbableElements, getShadowRoot, isTabbable);
		if (!allElements.length && includeContainer) return elements;
		return allElements;
	}
	if (!tabbableElements.length && includeContainer) return elements;
	return tabbableElements;
}
function isTabbable(el) {
	if (isHTMLElement(el) && el.tabIndex > 0) return true;
	if (!isFocusable(el) || hasNegativeTabIndex(el)) return false;
	return isTabbableRadio(el);
}
function getTabbableEdges(container, options = {}) {
	const elements = getTabbables(container, options);
	return [elements[0] || null, elements[elements.length - 1] || null];
}
function getTabIndex(node) {
	if (node.tabIndex < 0) {
		if ((NATURALLY_TABBABLE_REGEX.test(node.localName) || isEditableElement(node)) && !hasTabIndex(node)) return 0;
	}
	return node.tabIndex;
}
// tests/bench/components/node_modules/@zag-js/dom-query/dist/initial-focus.mjs
function getInitialFocus(options) {
	const { root, getInitialEl, filter, enabled = true } = options;
	if (!enabled) return;
	let node = typeof getInitialEl === "function" ? getInitialEl() : getInitialEl;
	node || (node = root?.querySelector("[data-autofocus],[autofocus]"));
	if (!node) node = getTabbables(root).filter((el) => filter ? filter(el) : true).find((el) => !el.hasAttribute("data-no-autofocus"));
	return node || root || void 0;
}
function isValidTabEvent(event) {
	const container = event.currentTarget;
	if (!container) return false;
	const [firstTabbable, lastTabbable] = getTabbableEdges(container);
	if (isActiveElement(firstTabbable) && event.shiftKey) return false;
	if (isActiveElement(lastTabbable) && !event.shiftKey) return false;
	if (!firstTabbable && !lastTabbable) return false;
	return true;
}
// tests/bench/components/node_modules/@zag-js/dom-query/dist/raf.mjs
var AnimationFrame = class _AnimationFrame {
	constructor() {
		__publicField$2(this, "id", null);
		__publicField$2(this, "fn_cleanup");
		__publicField$2(this, "cleanup", () => {
			this.cancel();
		});
	}
	static create() {
		return new _AnimationFrame();
	}
	request(fn) {
		this.cancel();
		this.id = globalThis.requestAnimationFrame(() => {
			this.id = null;
			this.fn_cleanup = fn?.();
		});
	}
	cancel() {
		if (this.id !== null) {
			globalThis.cancelAnimationFrame(this.id);
			this.id = null;
		}
		this.fn_cleanup?.();
		this.fn_cleanup = void 0;
	}
	isActive() {
		return this.id !== null;
	}
};
function raf$1(fn) {
	const frame = AnimationFrame.create();
	frame.request(fn);
	return frame.cleanup;
}
function nextTick(fn) {
	const set = /* @__PURE__ */ new Set();
	function raf2(fn2) {
		const id = globalThis.requestAnimationFrame(fn2);
		set.add(() => globalThis.cancelAnimationFrame(id));
	}
	raf2(() => raf2(fn));
	return function cleanup() {
		set.forEach((fn2) => fn2());
	};
}
function queueBeforeEvent(el, type, cb) {
	const cancelTimer = raf$1(() => {
		el.removeEventListener(type, exec, true);
		cb();
	});
	const exec = () => {
		cancelTimer();
		cb();
	};
	el.addEventListener(type, exec, {
		once: true,
		capture: true
	});
	return cancelTimer;
}
// tests/bench/components/node_modules/@zag-js/dom-query/dist/mutation-observer.mjs
function observeAttributesImpl(node, options) {
	if (!node) return;
	const { attributes, callback: fn } = options;
	const obs = new (node.ownerDocument.defaultView || window).MutationObserver((changes) => {
		for (const change of changes) if (change.type === "attributes" && change.attributeName && attributes.includes(change.attributeName)) fn(change);
	});
	obs.observe(node, {
		attributes: true,
		attributeFilter: attributes
	});
	return () => obs.disconnect();
}
function observeAttributes(nodeOrFn, options) {
	const { defer } = options;
	const func = defer ? raf$1 : (v) => v();
	const cleanups = [];
	cleanups.push(func(() => {
		const node = typeof nodeOrFn === "function" ? nodeOrFn() : nodeOrFn;
		cleanups.push(observeAttributesImpl(node, options));
	}));
	return () => {
		cleanups.forEach((fn) => fn?.());
	};
}
// tests/bench/components/node_modules/@zag-js/dom-query/dist/navigate.mjs
function clickIfLink(el) {
	const click = () => {
		const win = getWindow(el);
		el.dispatchEvent(new win.MouseEvent("click"));
	};
	if (isFirefox()) queueBeforeEvent(el, "keyup", click);
	else queueMicrotask(click);
}
// tests/bench/components/node_modules/@zag-js/dom-query/dist/overflow.mjs
function getNearestOverflowAncestor(el) {
	const parentNode = getParentNode$1(el);
	if (isRootElement(parentNode)) return getDocument(parentNode).body;
	if (isHTMLElement(parentNode) && isOverflowElement(parentNode)) return parentNode;
	return getNearestOverflowAncestor(parentNode);
}
var OVERFLOW_RE = /auto|scroll|overlay|hidden|clip/;
var nonOverflowValues = /* @__PURE__ */ new Set(["inline", "contents"]);
function isOverflowElement(el) {
	const { overflow, overflowX, overflowY, display } = getWindow(el).getComputedStyle(el);
	return OVERFLOW_RE.test(overflow + overflowY + overflowX) && !nonOverflowValues.has(display);
}
// tests/bench/components/node_modules/@zag-js/dom-query/dist/query.mjs
function queryAll(root, selector) {
	return Array.from(root?.querySelectorAll(selector) ?? []);
}
var defaultItemToId = (v) => v.id;
function itemById(v, id, itemToId = defaultItemToId) {
	return v.find((item) => itemToId(item) === id);
}
function indexOfId(v, id, itemToId = defaultItemToId) {
	const item = itemById(v, id, itemToId);
	return item ? v.indexOf(item) : -1;
}
// tests/bench/components/node_modules/@zag-js/dom-query/dist/scroll.mjs
function isScrollable(el) {
	return el.scrollHeight > el.clientHeight || el.scrollWidth > el.clientWidth;
}
function scrollIntoView(el, options) {
	const { rootEl, ...scrollOptions } = options || {};
	if (!el || !rootEl) return;
	if (!isOverflowElement(rootEl) || !isScrollable(rootEl)) return;
	el.scrollIntoView(scrollOptions);
}
// tests/bench/components/node_modules/@zag-js/dom-query/dist/searchable.mjs
var sanitize = (str) => str.split("").map((char) => {
	const code = char.charCodeAt(0);
	if (code > 0 && code < 128) return char;
	if (code >= 128 && code <= 255) return `/x${code.toString(16)}`.replace("/", "\\");
	return "";
}).join("").trim();
var getValueText = (el) => {
	return sanitize(el.dataset?.valuetext ?? el.textContent ?? "");
};
var match = (valueText, query) => {
	return valueText.trim().toLowerCase().startsWith(query.toLowerCase());
};
function getByText(v, text, currentId, itemToId = defaultItemToId) {
	const index = currentId ? indexOfId(v, currentId, itemToId) : -1;
	let items = currentId ? wrap$1(v, index) : v;
	if (text.length === 1) items = items.filter((item) => itemToId(item) !== currentId);
	return items.find((item) => match(getValueText(item), text));
}
// tests/bench/components/node_modules/@zag-js/dom-query/dist/set.mjs
function setStyle(el, style) {
	if (!el) return noop;
	const prev = Object.keys(style).reduce((acc, key) => {
		acc[key] = el.style.getPropertyValue(key);
		return acc;
	}, {});
	if (isEqual(prev, style)) return noop;
	Object.assign(el.style, style);
	return () => {
		Object.assign(el.style, prev);
		if (el.style.length === 0) el.removeAttribute("style");
	};
}
function setStyleProperty(el, prop, value) {
	if (!el) return noop;
	const prev = el.style.getPropertyValue(prop);
	if (prev === value) return noop;
	el.style.setProperty(prop, value);
	return () => {
		el.style.setProperty(prop, prev);
		if (el.style.length === 0) el.removeAttribute("style");
	};
}
function isEqual(a, b) {
	return Object.keys(a).every((key) => a[key] === b[key]);
}
// tests/bench/components/node_modules/@zag-js/dom-query/dist/typeahead.mjs
function getByTypeaheadImpl(baseItems, options) {
	const { state, activeId, key, timeout = 350, itemToId } = options;
	const search = state.keysSoFar + key;
	const query = search.length > 1 && Array.from(search).every((char) => char === search[0]) ? search[0] : search;
	const next = getByText(baseItems.slice(), query, activeId, itemToId);
	function cleanup() {
		clearTimeout(state.timer);
		state.timer = -1;
	}
	function update(value) {
		state.keysSoFar = value;
		cleanup();
		if (value !== "") state.timer = +setTimeout(() => {
			update("");
			cleanup();
		}, timeout);
	}
	update(search);
	return next;
}
var getByTypeahead = /* @__PURE__ */ Object.assign(getByTypeaheadImpl, {
	defaultOptions: {
		keysSoFar: "",
		timer: -1
	},
	isValidEvent: isValidTypeaheadEvent
});
function isValidTypeaheadEvent(event) {
	return event.key.length === 1 && !event.ctrlKey && !event.metaKey;
}
// tests/bench/components/node_modules/@zag-js/dom-query/dist/wait-for.mjs
function waitForPromise(promise, controller, timeout) {
	const { signal } = controller;
	const wrappedPromise = new Promise((resolve, reject) => {
		const timeoutId = setTimeout(() => {
			reject(/* @__PURE__ */ new Error(`Timeout of ${timeout}ms exceeded`));
		}, timeout);
		signal.addEventListener("abort", () => {
			clearTimeout(timeoutId);
			reject(new DOMException("Promise aborted", "AbortError"));
		});
		promise.then((result) => {
			if (!signal.aborted) {
				clearTimeout(timeoutId);
				resolve(result);
			}
		}).catch((error) => {
			if (!signal.aborted) {
				clearTimeout(timeoutId);
				reject(error);
			}
		});
	});
	const abort = () => controller.abort();
	return [wrappedPromise, abort];
}
function waitForElement(target, options) {
	const { timeout, rootNode } = options;
	const win = getWindow(rootNode);
	const doc = getDocument(rootNode);
	const controller = new win.AbortController();
	return waitForPromise(new Promise((resolve) => {
		const el = target();
		if (el) {
			resolve(el);
			return;
		}
		const observer = new win.MutationObserver(() => {
			const el2 = target();
			if (el2 && el2.isConnected) {
				observer.disconnect();
				resolve(el2);
			}
		});
		observer.observe(doc.body, {
			childList: true,
			subtree: true
		});
	}), controller, timeout);
}
// tests/bench/components/node_modules/@zag-js/dom-query/dist/when-node.mjs
function whenNode(nodeOrFn, fn, options = {}) {
	const { defer, onMissing } = options;
	const getNode = () => typeof nodeOrFn === "function" ? nodeOrFn() : nodeOrFn;
	const cleanups = [];
	const setup = (node2) => {
		if (!node2) return onMissing?.();
		cleanups.push(fn(node2));
	};
	const node = getNode();
	if (!defer || node) setup(node);
	else {
		let cancelled = false;
		cleanups.push(() => {
			cancelled = true;
		});
		queueMicrotask(() => {
			if (cancelled) return;
			const committed = getNode();
			if (committed) {
				setup(committed);
				return;
			}
			cleanups.push(raf$1(() => {
				if (cancelled) return;
				setup(getNode());
			}));
		});
	}
	return () => {
		cleanups.forEach((fn2) => fn2?.());
	};
}
// tests/bench/components/node_modules/@zag-js/core/dist/scope.mjs
function createScope(props) {
	const getRootNode = () => props.getRootNode?.() ?? document;
	const getDoc = () => getDocument(getRootNode());
	const getWin = () => getDoc().defaultView ?? window;
	const getActiveElementFn = () => getActiveElement(getRootNode());
	const getById = (id) => getRootNode().getElementById(id);
	return {
		...props,
		getRootNode,
		getDoc,
		getWin,
		getActiveElement: getActiveElementFn,
		isActiveElement,
		getById
	};
}
// tests/bench/components/node_modules/@ark-ui/react/dist/components/factory.js
function getRef(element) {
	let getter = Object.getOwnPropertyDescriptor(element.props, "ref")?.get;
	let mayWarn = getter && "isReactWarning" in getter && getter.isReactWarning;
	if (mayWarn) return element.ref;
	getter = Object.getOwnPropertyDescriptor(element, "ref")?.get;
	mayWarn = getter && "isReactWarning" in getter && getter.isReactWarning;
	if (mayWarn) return element.props.ref;
	return element.props.ref || element.ref;
}
var REACT_LAZY_TYPE = Symbol.for("react.lazy");
function isLazyElement(children) {
	return typeof children === "object" && children !== null && "$$typeof" in children && children.$$typeof === REACT_LAZY_TYPE;
}
function getAsChild(children) {
	if ((0, import_react.isValidElement)(children)) return children;
	if (isLazyElement(children)) return import_react.Children.toArray(children).find(import_react.isValidElement);
}
var withAsChild = (Component) => {
	const Comp = (0, import_react.memo)((0, import_react.forwardRef)((props, ref) => {
		const { asChild, children, ...restProps } = props;
		const onlyChild = asChild ? getAsChild(children) : void 0;
		const childRef = onlyChild ? getRef(onlyChild) : void 0;
		const composedRef = useComposedRefs(ref, childRef);
		if (!asChild) return (0, import_react.createElement)(Component, {
			...restProps,
			ref
		}, children);
		if (!onlyChild) return null;
		return (0, import_react.cloneElement)(onlyChild, {
			...mergeProps(restProps, onlyChild.props),
			ref: ref ? composedRef : childRef
		});
	}));
	Comp.displayName = Component.displayName || Component.name;
	return Comp;
};
var jsxFactory = () => {
	const cache = /* @__PURE__ */ new Map();
	return new Proxy(withAsChild, {
		apply(_target, _thisArg, argArray) {
			return withAsChild(argArray[0]);
		},
		get(_, element) {
			const asElement = element;
			if (!cache.has(asElement)) cache.set(asElement, withAsChild(asElement));
			return cache.get(asElement);
		}
	});
};
var ark = jsxFactory();
// tests/bench/components/node_modules/@ark-ui/react/dist/providers/locale/use-locale-context.js
var [LocaleContextProvider, useLocaleContext] = createContext$1({
	name: "LocaleContext",
	hookName: "useLocaleContext",
	providerName: "<LocaleProvider />",
	strict: false,
	defaultValue: {
		dir: "ltr",
		locale: "en-US"
	}
});
// tests/bench/components/node_modules/@ark-ui/react/dist/_virtual/_rolldown/runtime.js
var __defProp$2 = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp$2(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp$2(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// tests/bench/components/node_modules/@ark-ui/react/dist/utils/create-split-props.js
var createSplitProps = () => (props, keys) => keys.reduce((previousValue, currentValue) => {
	const [target, source] = previousValue;
	const key = currentValue;
	if (source[key] !== void 0) target[key] = source[key];
	delete source[key];
	return [target, source];
}, [{}, { ...props }]);
// tests/bench/components/node_modules/@ark-ui/react/dist/components/presence/split-presence-props.js
var splitPresenceProps = (props) => createSplitProps()(props, [
	"hideMode",
	"immediate",
	"lazyMount",
	"onEnterComplete",
	"onExitComplete",
	"present",
	"skipAnimationOnMount",
	"unmountOnExit"
]);
// tests/bench/components/node_modules/@ark-ui/react/dist/utils/react-activity.js
var getActivity = (react) => Reflect.get(react, "Activity");
var Activity = getActivity(import_react);
var supportsActivity = Activity !== void 0;
// tests/bench/components/node_modules/@ark-ui/react/dist/utils/use-event.js
/**
* Returns a memoized callback that will flushSync the callback if sync is true
*/
function useEvent(callback, opts = {}) {
	const { sync = false } = opts;
	const callbackRef = useLatestRef(callback);
	return (0, import_react.useCallback)((...args) => {
		if (sync) return queueMicrotask(() => callbackRef.current?.(...args));
		return callbackRef.current?.(...args);
	}, [sync, callbackRef]);
}
function useLatestRef(value) {
	const ref = (0, import_react.useRef)(value);
	ref.current = value;
	return ref;
}
// tests/bench/components/node_modules/@zag-js/react/dist/use-layout-effect.mjs
var useSafeLayoutEffect = typeof globalThis.document !== "undefined" ? import_react.useLayoutEffect : import_react.useEffect;
// tests/bench/components/node_modules/@zag-js/react/dist/bindable.mjs
var import_react_dom = /* @__PURE__ */ __toESM(require_react_dom(), 1);
function useBindable(props) {
	const initial = props().value ?? props().defaultValue;
	const eq = props().isEqual ?? Object.is;
	const [initialValue] = (0, import_react.useState)(initial);
	const [value, setValue] = (0, import_react.useState)(initialValue);
	const controlled = props().value !== void 0;
	const valueRef = (0, import_react.useRef)(value);
	valueRef.current = controlled ? props().value : value;
	const prevValue = (0, import_react.useRef)(valueRef.current);
	useSafeLayoutEffect(() => {
		prevValue.current = valueRef.current;
	}, [value, props().value]);
	const setFn = (value2) => {
		const prev = prevValue.current;
		const next = isFunction(value2) ? value2(prev) : value2;
		if (props().debug) console.log(`[bindable > ${props().debug}] setValue`, {
			next,
			prev
		});
		if (!controlled) setValue(next);
		if (!eq(next, prev)) props().onChange?.(next, prev);
	};
	function get() {
		return controlled ? props().value : value;
	}
	return {
		initial: initialValue,
		ref: valueRef,
		get,
		set(value2) {
			(props().sync ? import_react_dom.flushSync : identity)(() => setFn(value2));
		},
		invoke(nextValue, prevValue2) {
			props().onChange?.(nextValue, prevValue2);
		},
		hash(value2) {
			return props().hash?.(value2) ?? String(value2);
		}
	};
}
useBindable.cleanup = (fn) => {
	(0, import_react.useEffect)(() => fn, []);
};
useBindable.ref = (defaultValue) => {
	const value = (0, import_react.useRef)(defaultValue);
	return {
		get: () => value.current,
		set: (next) => {
			value.current = next;
		}
	};
};
// tests/bench/components/node_modules/@zag-js/react/dist/stable.mjs
function useConst(factory) {
	const ref = (0, import_react.useRef)(void 0);
	if (ref.current === void 0) ref.current = factory();
	return ref.current;
}
function useStableFn(fn) {
	const ref = (0, import_react.useRef)(fn);
	ref.current = fn;
	return (0, import_react.useMemo)(() => {
		return ((...args) => ref.current(...args));
	}, []);
}
// tests/bench/components/node_modules/@zag-js/react/dist/refs.mjs
function useRefs(refs) {
	const ref = (0, import_react.useRef)(refs);
	return useConst(() => ({
		get(key) {
			return ref.current[key];
		},
		set(key, value) {
			ref.current[key] = value;
		}
	}));
}
// tests/bench/components/node_modules/@zag-js/react/dist/track.mjs
var useTrack = (deps, effect) => {
	const render = (0, import_react.useRef)(false);
	const called = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(() => {
		if (render.current && called.current) return effect();
		called.current = true;
	}, [...(deps ?? []).map((d) => typeof d === "function" ? d() : d)]);
	(0, import_react.useEffect)(() => {
		render.current = true;
		return () => {
			render.current = false;
		};
	}, []);
};
// tests/bench/components/node_modules/@zag-js/react/dist/machine.mjs
function useMachine(machine, userProps = {}) {
	const scope = (0, import_react.useMemo)(() => {
		const { id, ids, getRootNode } = userProps;
		return createScope({
			id,
			ids,
			getRootNode
		});
	}, [userProps]);
	const debug = (...args) => {
		if (machine.debug) console.log(...args);
	};
	const prop = useProp(machine.props?.({
		props: compact(userProps),
		scope
	}) ?? userProps);
	const context = machine.context?.({
		prop,
		bindable: useBindable,
		scope,
		flush,
		getContext() {
			return ctx;
		},
		getComputed() {
			return computed;
		},
		getRefs() {
			return refs;
		},
		getEvent() {
			return getEvent();
		}
	});
	const contextRef = useLiveRef(context);
	const ctx = useConst(() => ({
		get(key) {
			return contextRef.current?.[key].ref.current;
		},
		set(key, value) {
			contextRef.current?.[key].set(value);
		},
		initial(key) {
			return contextRef.current?.[key].initial;
		},
		hash(key) {
			const current = contextRef.current?.[key].get();
			return contextRef.current?.[key].hash(current);
		}
	}));
	const effects = (0, import_react.useRef)(/* @__PURE__ */ new Map());
	const transitionRef = (0, import_react.useRef)(null);
	const previousEventRef = (0, import_react.useRef)(null);
	const eventRef = (0, import_react.useRef)({ type: "" });
	const getEvent = () => ({
		...eventRef.current,
		current() {
			return eventRef.current;
		},
		previous() {
			return previousEventRef.current;
		}
	});
	const getState = () => ({
		...state,
		matches(...values) {
			return values.some((value) => matchesState(state.ref.current, value));
		},
		hasTag(tag) {
			return hasTag(machine, state.ref.current, tag);
		}
	});
	const refs = useRefs(machine.refs?.({
		prop,
		context: ctx
	}) ?? {});
	const send = useStableFn((event) => {
		queueMicrotask(() => {
			if (statusRef.current !== MachineStatus.Started) return;
			previousEventRef.current = eventRef.current;
			eventRef.current = event;
			const currentState = getCurrentState();
			const { transitions, source } = findTransition(machine, currentState, event.type);
			const transition = choose(transitions);
			if (!transition) return;
			transitionRef.current = transition;
			const target = resolveStateValue(machine, transition.target ?? currentState, source);
			debug("transition", event.type, transition.target || currentState, `(${transition.actions})`);
			if (target !== currentState) (0, import_react_dom.flushSync)(() => state.set(target));
			else if (transition.reenter) state.invoke(currentState, currentState);
			else action(transition.actions ?? []);
		});
	});
	const computed = useStableFn((key) => {
		ensure(machine.computed, () => `[zag-js] No computed object found on machine`);
		const fn = machine.computed[key];
		return fn({
			context: ctx,
			event: getEvent(),
			prop,
			refs,
			scope,
			computed
		});
	});
	const getParams = () => ({
		state: getState(),
		context: ctx,
		event: getEvent(),
		prop,
		send,
		action,
		guard,
		track: useTrack,
		refs,
		computed,
		flush,
		scope,
		choose
	});
	const action = (keys) => {
		const strs = isFunction(keys) ? keys(getParams()) : keys;
		if (!strs) return;
		const fns = strs.map((s) => {
			const fn = machine.implementations?.actions?.[s];
			if (!fn) warn(`[zag-js] No implementation found for action "${JSON.stringify(s)}"`);
			return fn;
		});
		for (const fn of fns) fn?.(getParams());
	};
	const guard = (str) => {
		if (isFunction(str)) return str(getParams());
		const fn = machine.implementations?.guards?.[str];
		if (!fn) warn(`[zag-js] No implementation found for guard "${JSON.stringify(str)}"`);
		return fn?.(getParams());
	};
	const effect = (keys) => {
		const strs = isFunction(keys) ? keys(getParams()) : keys;
		if (!strs) return;
		const fns = strs.map((s) => {
			const fn = machine.implementations?.effects?.[s];
			if (!fn) warn(`[zag-js] No implementation found for effect "${JSON.stringify(s)}"`);
			return fn;
		});
		const cleanups = [];
		for (const fn of fns) {
			const cleanup = fn?.(getParams());
			if (cleanup) cleanups.push(cleanup);
		}
		return () => cleanups.forEach((fn) => fn?.());
	};
	const choose = (transitions) => {
		return toArray(transitions).find((t) => {
			let result = !t.guard;
			if (isString(t.guard)) result = !!guard(t.guard);
			else if (isFunction(t.guard)) result = t.guard(getParams());
			return result;
		});
	};
	const state = useBindable(() => ({
		defaultValue: resolveStateValue(machine, machine.initialState({ prop })),
		onChange(nextState, prevState) {
			const { exiting, entering } = getExitEnterStates(machine, prevState, nextState, transitionRef.current?.reenter);
			exiting.forEach((item) => {
				effects.current.get(item.path)?.();
				effects.current.delete(item.path);
			});
			exiting.forEach((item) => {
				action(item.state?.exit);
			});
			action(transitionRef.current?.actions);
			entering.forEach((item) => {
				const cleanup = effect(item.state?.effects);
				if (cleanup) {
					const existing = effects.current.get(item.path);
					effects.current.set(item.path, existing ? callAll(existing, cleanup) : cleanup);
				}
			});
			if (prevState === "__init__") {
				action(machine.entry);
				const cleanup = effect(machine.effects);
				if (cleanup) {
					const existing = effects.current.get(INIT_STATE);
					effects.current.set(INIT_STATE, existing ? callAll(existing, cleanup) : cleanup);
				}
			}
			entering.forEach((item) => {
				action(item.state?.entry);
			});
		}
	}));
	const hydratedStateRef = (0, import_react.useRef)(void 0);
	const statusRef = (0, import_react.useRef)(MachineStatus.NotStarted);
	const getStatus = useStableFn(() => statusRef.current);
	useSafeLayoutEffect(() => {
		queueMicrotask(() => {
			const started = statusRef.current === MachineStatus.Started;
			statusRef.current = MachineStatus.Started;
			debug(started ? "rehydrating..." : "initializing...");
			const initialState = hydratedStateRef.current ?? state.initial;
			state.invoke(initialState, started ? state.get() : INIT_STATE);
		});
		const fns = effects.current;
		return () => {
			const currentState = getCurrentState();
			debug("unmounting...");
			hydratedStateRef.current = currentState;
			statusRef.current = MachineStatus.Stopped;
			fns.forEach((fn) => fn?.());
			effects.current = /* @__PURE__ */ new Map();
			transitionRef.current = null;
			queueMicrotask(() => {
				action(machine.exit);
				statusRef.current = MachineStatus.Stopped;
			});
		};
	}, []);
	const getCurrentState = () => {
		if ("ref" in state) return state.ref.current;
		return state.get();
	};
	machine.watch?.(getParams());
	return {
		state: getState(),
		send,
		context: ctx,
		prop,
		scope,
		refs,
		computed,
		event: getEvent(),
		getStatus
	};
}
function useLiveRef(value) {
	const ref = (0, import_react.useRef)(value);
	ref.current = value;
	return ref;
}
function useProp(value) {
	const ref = useLiveRef(value);
	return useStableFn(function get(key) {
		return ref.current[key];
	});
}
function flush(fn) {
	queueMicrotask(() => {
		(0, import_react_dom.flushSync)(() => fn());
	});
}
// tests/bench/components/node_modules/@zag-js/types/dist/prop-types.mjs
function createNormalizer(fn) {
	return new Proxy({}, { get(_target, key) {
		if (key === "style") return (props) => {
			return fn({ style: props }).style;
		};
		return fn;
	} });
}
// tests/bench/components/node_modules/@zag-js/react/dist/normalize-props.mjs
var normalizeProps = createNormalizer((v) => v);
// tests/bench/components/node_modules/@zag-js/presence/dist/presence.connect.mjs
function connect$3(service, _normalize) {
	const { state, send, context } = service;
	const present = state.matches("mounted", "unmountSuspended");
	return {
		skip: !context.get("initial"),
		present,
		setNode(node) {
			if (!node) return;
			send({
				type: "NODE.SET",
				node
			});
		},
		unmount() {
			send({ type: "UNMOUNT" });
		}
	};
}
// tests/bench/components/node_modules/@zag-js/presence/dist/presence.machine.mjs
var machine$3 = createMachine$1({
	props({ props }) {
		return {
			...props,
			present: !!props.present
		};
	},
	initialState({ prop }) {
		return prop("present") ? "mounted" : "unmounted";
	},
	refs() {
		return {
			node: null,
			styles: null
		};
	},
	context({ bindable }) {
		return {
			unmountAnimationName: bindable(() => ({ defaultValue: null })),
			prevAnimationName: bindable(() => ({ defaultValue: null })),
			present: bindable(() => ({ defaultValue: false })),
			initial: bindable(() => ({
				sync: true,
				defaultValue: false
			}))
		};
	},
	exit: ["cleanupNode"],
	watch({ track, prop, send }) {
		track([() => prop("present")], () => {
			send({ type: "PRESENCE.CHANGED" });
		});
	},
	on: {
		"NODE.SET": { actions: ["setupNode"] },
		"PRESENCE.CHANGED": { actions: ["setInitial", "syncPresence"] }
	},
	states: {
		mounted: {
			effects: ["trackEnterAnimation"],
			on: {
				UNMOUNT: {
					target: "unmounted",
					actions: ["clearPrevAnimationName", "invokeOnExitComplete"]
				},
				"UNMOUNT.SUSPEND": { target: "unmountSuspended" }
			}
		},
		unmountSuspended: {
			effects: ["trackExitAnimation"],
			on: {
				MOUNT: {
					target: "mounted",
					actions: ["setPrevAnimationName"]
				},
				UNMOUNT: {
					target: "unmounted",
					actions: ["clearPrevAnimationName", "invokeOnExitComplete"]
				}
			}
		},
		unmounted: { on: { MOUNT: {
			target: "mounted",
			actions: ["setPrevAnimationName"]
		} } }
	},
	implementations: {
		actions: {
			setInitial: ({ context }) => {
				if (context.get("initial")) return;
				queueMicrotask(() => {
					context.set("initial", true);
				});
			},
			invokeOnExitComplete: ({ prop, refs }) => {
				prop("onExitComplete")?.();
				const node = refs.get("node");
				if (!node) return;
				const event = new (getWindow(node)).CustomEvent("exitcomplete", { bubbles: false });
				node.dispatchEvent(event);
			},
			setupNode: ({ refs, event }) => {
				if (refs.get("node") === event.node) return;
				refs.set("node", event.node);
				refs.set("styles", getComputedStyle(event.node));
			},
			cleanupNode: ({ refs }) => {
				refs.set("node", null);
				refs.set("styles", null);
			},
			syncPresence: ({ context, refs, send, prop }) => {
				const presentProp = prop("present");
				if (presentProp) return send({
					type: "MOUNT",
					src: "presence.changed"
				});
				const node = refs.get("node");
				if (!presentProp && node?.ownerDocument.visibilityState === "hidden") return send({
					type: "UNMOUNT",
					src: "visibilitychange"
				});
				raf$1(() => {
					if (prop("present")) return;
					const animationName = getAnimationName(refs.get("styles"));
					context.set("unmountAnimationName", animationName);
					if (animationName === "none" || animationName === context.get("prevAnimationName") || refs.get("styles")?.display === "none" || refs.get("styles")?.animationDuration === "0s") send({
						type: "UNMOUNT",
						src: "presence.changed"
					});
					else send({ type: "UNMOUNT.SUSPEND" });
				});
			},
			setPrevAnimationName: ({ context, refs }) => {
				raf$1(() => {
					context.set("prevAnimationName", getAnimationName(refs.get("styles")));
				});
			},
			clearPrevAnimationName: ({ context }) => {
				context.set("prevAnimationName", null);
			}
		},
		effects: {
			trackEnterAnimation: ({ context, refs, prop }) => {
				if (!prop("onEnterComplete") || !context.get("initial")) return;
				let cancel;
				const track = () => {
					cancel = raf$1(() => {
						const node = refs.get("node");
						if (!node || !node.isConnected) {
							track();
							return;
						}
						const styles = getComputedStyle(node);
						if (getAnimationName(styles) === "none" || styles.display === "none" || styles.animationDuration === "0s") {
							prop("onEnterComplete")?.();
							return;
						}
						const onEnd = (event) => {
							if (getEventTarget(event) !== node || !prop("present")) return;
							node.removeEventListener("animationend", onEnd);
							prop("onEnterComplete")?.();
						};
						node.addEventListener("animationend", onEnd);
						return () => {
							node.removeEventListener("animationend", onEnd);
						};
					});
				};
				track();
				return () => cancel?.();
			},
			trackExitAnimation: ({ context, refs, send, prop }) => {
				const node = refs.get("node");
				if (!node) return;
				const onStart = (event) => {
					if ((event.composedPath?.()?.[0] ?? event.target) === node) context.set("prevAnimationName", getAnimationName(refs.get("styles")));
				};
				const onEnd = (event) => {
					const animationName = getAnimationName(refs.get("styles"));
					if (getEventTarget(event) === node && animationName === context.get("unmountAnimationName") && !prop("present")) send({
						type: "UNMOUNT",
						src: "animationend"
					});
				};
				const onCancel = (event) => {
					if (getEventTarget(event) === node && !prop("present")) send({
						type: "UNMOUNT",
						src: "animationcancel"
					});
				};
				node.addEventListener("animationstart", onStart);
				node.addEventListener("animationcancel", onCancel);
				node.addEventListener("animationend", onEnd);
				const cleanupStyles = setStyle(node, { animationFillMode: "forwards" });
				return () => {
					node.removeEventListener("animationstart", onStart);
					node.removeEventListener("animationcancel", onCancel);
					node.removeEventListener("animationend", onEnd);
					nextTick(() => cleanupStyles());
				};
			}
		}
	}
});
function getAnimationName(styles) {
	return styles?.animationName || "none";
}
// tests/bench/components/node_modules/@ark-ui/react/dist/components/presence/use-presence.js
var usePresence = (props = {}) => {
	const { lazyMount, unmountOnExit, hideMode = "display-none", present, skipAnimationOnMount = false, ...rest } = props;
	const wasEverPresent = (0, import_react.useRef)(false);
	const api = connect$3(useMachine(machine$3, {
		...rest,
		present,
		onEnterComplete: useEvent(props.onEnterComplete),
		onExitComplete: useEvent(props.onExitComplete)
	}), normalizeProps);
	if (api.present) wasEverPresent.current = true;
	const unmounted = !api.present && !wasEverPresent.current && lazyMount || unmountOnExit && !api.present && wasEverPresent.current;
	const resolvedHideMode = hideMode === "activity" && supportsActivity ? "activity" : "display-none";
	const getPresenceProps = () => ({
		"data-state": api.skip && skipAnimationOnMount ? void 0 : present ? "open" : "closed",
		hidden: resolvedHideMode === "activity" ? false : !api.present
	});
	return {
		ref: api.setNode,
		getPresenceProps,
		present: api.present,
		unmounted,
		hideMode: resolvedHideMode
	};
};
// tests/bench/components/node_modules/@ark-ui/react/dist/components/presence/presence-gate.js
var PresenceGate = (props) => {
	const { presence, children } = props;
	if (presence.unmounted) return null;
	if (presence.hideMode === "activity" && Activity) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Activity, {
		mode: presence.present ? "visible" : "hidden",
		children
	});
	return children;
};
// tests/bench/components/node_modules/@ark-ui/react/dist/components/presence/use-presence-context.js
var [PresenceProvider, usePresenceContext] = createContext$1({
	name: "PresenceContext",
	hookName: "usePresenceContext",
	providerName: "<PresenceProvider />"
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/components/span/index.js
var Span = chakra("span");
Span.displayName = "Span";
// tests/bench/components/node_modules/@zag-js/anatomy/dist/create-anatomy.mjs
var createAnatomy = (name, parts = []) => ({
	parts: (...values) => {
		if (isEmpty(parts)) return createAnatomy(name, values);
		throw new Error("createAnatomy().parts(...) should only be called once. Did you mean to use .extendWith(...) ?");
	},
	extendWith: (...values) => createAnatomy(name, [...parts, ...values]),
	omit: (...values) => createAnatomy(name, parts.filter((part) => !values.includes(part))),
	rename: (newName) => createAnatomy(newName, parts),
	keys: () => parts,
	build: () => [...new Set(parts)].reduce((prev, part) => Object.assign(prev, { [part]: {
		selector: [`&[data-scope="${toKebabCase(name)}"][data-part="${toKebabCase(part)}"]`, `& [data-scope="${toKebabCase(name)}"][data-part="${toKebabCase(part)}"]`].join(", "),
		attrs: {
			"data-scope": toKebabCase(name),
			"data-part": toKebabCase(part)
		}
	} }), {})
});
var toKebabCase = (value) => value.replace(/([A-Z])([A-Z])/g, "$1-$2").replace(/([a-z])([A-Z])/g, "$1-$2").replace(/[\s_]+/g, "-").toLowerCase();
var isEmpty = (v) => v.length === 0;
// tests/bench/components/node_modules/@ark-ui/react/dist/utils/render-strategy.js
var [RenderStrategyPropsProvider, useRenderStrategyPropsContext] = createContext$1({
	name: "RenderStrategyContext",
	hookName: "useRenderStrategyContext",
	providerName: "<RenderStrategyPropsProvider />"
});
var splitRenderStrategyProps = (props) => createSplitProps()(props, [
	"lazyMount",
	"unmountOnExit",
	"hideMode"
]);
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/use-slot-recipe.js
function useSlotRecipe(options) {
	const { key, recipe: recipeProp } = options;
	const sys = useChakraContext();
	return (0, import_react.useMemo)(() => {
		if (recipeProp) return sys.sva(recipeProp);
		if (key != null) return sys.getSlotRecipeFn(key);
		return sys.sva({ slots: [] });
	}, [
		key,
		recipeProp,
		sys
	]);
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/create-slot-recipe-context.js
var createSlotRecipeContext = (options) => {
	const { key: recipeKey, recipe: recipeConfig } = options;
	const contextName = upperFirst(recipeKey || recipeConfig.className || "Component");
	const [StylesProvider, useStyles] = createContext$2({
		name: `${contextName}StylesContext`,
		errorMessage: `use${contextName}Styles returned is 'undefined'. Seems you forgot to wrap the components in "<${contextName}.Root />" `
	});
	const [ClassNamesProvider, useClassNames] = createContext$2({
		name: `${contextName}ClassNameContext`,
		errorMessage: `use${contextName}ClassNames returned is 'undefined'. Seems you forgot to wrap the components in "<${contextName}.Root />" `,
		strict: false
	});
	const [PropsProvider, usePropsContext] = createContext$2({
		strict: false,
		name: `${contextName}PropsContext`,
		providerName: `${contextName}PropsContext`,
		defaultValue: {}
	});
	function useRecipeResult(props) {
		const { unstyled, ...restProps } = props;
		const slotRecipe = useSlotRecipe({
			key: recipeKey,
			recipe: restProps.recipe || recipeConfig
		});
		const [variantProps, otherProps] = (0, import_react.useMemo)(() => slotRecipe.splitVariantProps(restProps), [restProps, slotRecipe]);
		return {
			styles: (0, import_react.useMemo)(() => unstyled ? EMPTY_SLOT_STYLES : slotRecipe(variantProps), [
				unstyled,
				variantProps,
				slotRecipe
			]),
			classNames: slotRecipe.classNameMap,
			props: otherProps
		};
	}
	function withRootProvider(Component, options2 = {}) {
		const { defaultProps, displayName: displayNameOverride } = options2;
		const innerName = getElementTypeDisplayName(Component);
		const inferredDisplayName = inferRootProviderDisplayName(contextName, innerName);
		const StyledComponent = (inProps) => {
			const propsContext = usePropsContext();
			const { styles, classNames, props: rootProps } = useRecipeResult((0, import_react.useMemo)(() => mergeProps$1(defaultProps, propsContext, inProps), [propsContext, inProps]));
			return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StylesProvider, {
				value: styles,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ClassNamesProvider, {
					value: classNames,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Component, { ...rootProps })
				})
			});
		};
		StyledComponent.displayName = displayNameOverride ?? inferredDisplayName ?? innerName;
		return StyledComponent;
	}
	const withProvider = (Component, slot, options2) => {
		const { defaultProps, displayName: displayNameOverride, wrapElement, ...restOptions } = options2 ?? {};
		const inferredDisplayName = inferSlotRecipeComponentDisplayName(contextName, String(slot));
		const SuperComponent = chakra(Component, {}, restOptions);
		const StyledComponent = (0, import_react.forwardRef)((inProps, ref) => {
			const propsContext = usePropsContext();
			const props = (0, import_react.useMemo)(() => mergeProps$1(defaultProps ?? {}, propsContext, inProps), [propsContext, inProps]);
			const { styles, props: rootProps, classNames } = useRecipeResult(props);
			const className = classNames[slot];
			const element = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StylesProvider, {
				value: styles,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ClassNamesProvider, {
					value: classNames,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuperComponent, {
						ref,
						...rootProps,
						css: [styles[slot], props.css],
						className: cx(props.className, className)
					})
				})
			});
			return wrapElement?.(element, props) ?? element;
		});
		StyledComponent.displayName = displayNameOverride ?? inferredDisplayName ?? getElementTypeDisplayName(Component);
		return StyledComponent;
	};
	const withContext = (Component, slot, options2) => {
		const { displayName: displayNameOverride, ...chakraOptions } = options2 ?? {};
		const inferredDisplayName = slot != null && slot !== "" ? inferSlotRecipeComponentDisplayName(contextName, String(slot)) : contextName;
		const SuperComponent = chakra(Component, {}, chakraOptions);
		const StyledComponent = (0, import_react.forwardRef)((props, ref) => {
			const { unstyled, ...restProps } = props;
			const styles = useStyles();
			const className = useClassNames()?.[slot];
			return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuperComponent, {
				...restProps,
				css: [!unstyled && slot ? styles[slot] : void 0, props.css],
				ref,
				className: cx(props.className, className)
			});
		});
		StyledComponent.displayName = displayNameOverride ?? inferredDisplayName ?? getElementTypeDisplayName(Component);
		return StyledComponent;
	};
	return {
		StylesProvider,
		ClassNamesProvider,
		PropsProvider,
		usePropsContext,
		useRecipeResult,
		withProvider,
		withContext,
		withRootProvider,
		useStyles,
		useClassNames
	};
};
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/components/text/index.js
var { withContext: withContext$7, PropsProvider: PropsProvider$7 } = createRecipeContext({ key: "text" });
var Text = withContext$7("p");
// tests/bench/components/node_modules/@zag-js/accordion/dist/accordion.anatomy.mjs
var anatomy$33 = createAnatomy("accordion").parts("root", "item", "itemTrigger", "itemContent", "itemIndicator");
anatomy$33.build();
// tests/bench/components/node_modules/@zag-js/rect-utils/dist/rect.mjs
var createPoint = (x, y) => ({
	x,
	y
});
function createRect(r) {
	const { x, y, width, height } = r;
	const midX = x + width / 2;
	const midY = y + height / 2;
	return {
		x,
		y,
		width,
		height,
		minX: x,
		minY: y,
		maxX: x + width,
		maxY: y + height,
		midX,
		midY,
		center: createPoint(midX, midY)
	};
}
function getRectCorners(v) {
	return {
		top: createPoint(v.minX, v.minY),
		right: createPoint(v.maxX, v.minY),
		bottom: createPoint(v.maxX, v.maxY),
		left: createPoint(v.minX, v.maxY)
	};
}
// tests/bench/components/node_modules/@zag-js/rect-utils/dist/polygon.mjs
function getElementPolygon(rectValue, placement) {
	const { top, right, left, bottom } = getRectCorners(createRect(rectValue));
	const [base] = placement.split("-");
	return {
		top: [
			left,
			top,
			right,
			bottom
		],
		right: [
			top,
			right,
			bottom,
			left
		],
		bottom: [
			top,
			left,
			bottom,
			right
		],
		left: [
			right,
			top,
			left,
			bottom
		]
	}[base];
}
function isPointInPolygon(polygon, point) {
	const { x, y } = point;
	let c = false;
	for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
		const xi = polygon[i].x;
		const yi = polygon[i].y;
		const xj = polygon[j].x;
		const yj = polygon[j].y;
		if (yi > y !== yj > y && x < (xj - xi) * (y - yi) / (yj - yi) + xi) c = !c;
	}
	return c;
}
// tests/bench/components/node_modules/@zag-js/avatar/dist/avatar.anatomy.mjs
var anatomy$32 = createAnatomy("avatar").parts("root", "image", "fallback");
anatomy$32.build();
// tests/bench/components/node_modules/@zag-js/aria-hidden/dist/walk-tree-outside.mjs
var counterMap = /* @__PURE__ */ new WeakMap();
var uncontrolledNodes = /* @__PURE__ */ new WeakMap();
var markerMap = {};
var lockCount = 0;
var unwrapHost = (node) => node && (node.host || unwrapHost(node.parentNode));
var correctTargets = (parent, targets) => targets.map((target) => {
	if (parent.contains(target)) return target;
	const correctedTarget = unwrapHost(target);
	if (correctedTarget && parent.contains(correctedTarget)) return correctedTarget;
	console.error("[zag-js > ariaHidden] target", target, "in not contained inside", parent, ". Doing nothing");
	return null;
}).filter((x) => Boolean(x));
var ignoreableNodes = /* @__PURE__ */ new Set([
	"script",
	"output",
	"status",
	"next-route-announcer"
]);
var isIgnoredNode = (node) => {
	if (ignoreableNodes.has(node.localName)) return true;
	if (node.role === "status") return true;
	if (node.hasAttribute("aria-live")) return true;
	return node.matches("[data-live-announcer]");
};
var walkTreeOutside = (originalTarget, props) => {
	const { parentNode, markerName, controlAttribute, explicitBooleanValue, followControlledElements = true } = props;
	const targets = correctTargets(parentNode, Array.isArray(originalTarget) ? originalTarget : [originalTarget]);
	markerMap[markerName] || (markerMap[markerName] = /* @__PURE__ */ new WeakMap());
	const markerCounter = markerMap[markerName];
	const hiddenNodes = [];
	const elementsToKeep = /* @__PURE__ */ new Set();
	const elementsToStop = new Set(targets);
	const keep = (el) => {
		if (!el || elementsToKeep.has(el)) return;
		elementsToKeep.add(el);
		keep(el.parentNode);
	};
	targets.forEach((target) => {
		keep(target);
		if (followControlledElements && isHTMLElement(target)) findControlledElements(target, (controlledElement) => {
			keep(controlledElement);
		});
	});
	const deep = (parent) => {
		if (!parent || elementsToStop.has(parent)) return;
		Array.prototype.forEach.call(parent.children, (node) => {
			if (elementsToKeep.has(node)) deep(node);
			else try {
				if (isIgnoredNode(node)) return;
				const attr = node.getAttribute(controlAttribute);
				const alreadyHidden = explicitBooleanValue ? attr === "true" : attr !== null && attr !== "false";
				const counterValue = (counterMap.get(node) || 0) + 1;
				const markerValue = (markerCounter.get(node) || 0) + 1;
				counterMap.set(node, counterValue);
				markerCounter.set(node, markerValue);
				hiddenNodes.push(node);
				if (counterValue === 1 && alreadyHidden) uncontrolledNodes.set(node, true);
				if (markerValue === 1) node.setAttribute(markerName, "");
				if (!alreadyHidden) node.setAttribute(controlAttribute, explicitBooleanValue ? "true" : "");
			} catch (e) {
				console.error("[zag-js > ariaHidden] cannot operate on ", node, e);
			}
		});
	};
	deep(parentNode);
	elementsToKeep.clear();
	lockCount++;
	return () => {
		hiddenNodes.forEach((node) => {
			const counterValue = counterMap.get(node) - 1;
			const markerValue = markerCounter.get(node) - 1;
			counterMap.set(node, counterValue);
			markerCounter.set(node, markerValue);
			if (!counterValue) {
				if (!uncontrolledNodes.has(node)) node.removeAttribute(controlAttribute);
				uncontrolledNodes.delete(node);
			}
			if (!markerValue) node.removeAttribute(markerName);
		});
		lockCount--;
		if (!lockCount) {
			counterMap = /* @__PURE__ */ new WeakMap();
			counterMap = /* @__PURE__ */ new WeakMap();
			uncontrolledNodes = /* @__PURE__ */ new WeakMap();
			markerMap = {};
		}
	};
};
// tests/bench/components/node_modules/@zag-js/aria-hidden/dist/aria-hidden.mjs
var getParentNode = (originalTarget) => {
	return (Array.isArray(originalTarget) ? originalTarget[0] : originalTarget).ownerDocument.body;
};
var hideOthers = (originalTarget, parentNode = getParentNode(originalTarget), markerName = "data-aria-hidden", followControlledElements = true) => {
	if (!parentNode) return;
	return walkTreeOutside(originalTarget, {
		parentNode,
		markerName,
		controlAttribute: "aria-hidden",
		explicitBooleanValue: true,
		followControlledElements
	});
};
// tests/bench/components/node_modules/@zag-js/aria-hidden/dist/index.mjs
var raf = (fn) => {
	const frameId = requestAnimationFrame(() => fn());
	return () => cancelAnimationFrame(frameId);
};
function ariaHidden(targetsOrFn, options = {}) {
	const { defer = true } = options;
	const func = defer ? raf : (v) => v();
	const cleanups = [];
	cleanups.push(func(() => {
		const elements = (typeof targetsOrFn === "function" ? targetsOrFn() : targetsOrFn).filter(Boolean);
		if (elements.length === 0) return;
		cleanups.push(hideOthers(elements));
	}));
	return () => {
		cleanups.forEach((fn) => fn?.());
	};
}
// tests/bench/components/node_modules/@zag-js/interact-outside/dist/frame-utils.mjs
function getWindowFrames(win) {
	const frames = {
		each(cb) {
			for (let i = 0; i < win.frames?.length; i += 1) {
				const frame = win.frames[i];
				if (frame) cb(frame);
			}
		},
		addEventListener(event, listener, options) {
			frames.each((frame) => {
				try {
					frame.document.addEventListener(event, listener, options);
				} catch {}
			});
			return () => {
				try {
					frames.removeEventListener(event, listener, options);
				} catch {}
			};
		},
		removeEventListener(event, listener, options) {
			frames.each((frame) => {
				try {
					frame.document.removeEventListener(event, listener, options);
				} catch {}
			});
		}
	};
	return frames;
}
function getParentWindow(win) {
	const parent = win.frameElement != null ? win.parent : null;
	return {
		addEventListener: (event, listener, options) => {
			try {
				parent?.addEventListener(event, listener, options);
			} catch {}
			return () => {
				try {
					parent?.removeEventListener(event, listener, options);
				} catch {}
			};
		},
		removeEventListener: (event, listener, options) => {
			try {
				parent?.removeEventListener(event, listener, options);
			} catch {}
		}
	};
}
// tests/bench/components/node_modules/@zag-js/interact-outside/dist/index.mjs
var POINTER_OUTSIDE_EVENT = "pointerdown.outside";
var FOCUS_OUTSIDE_EVENT = "focus.outside";
function isComposedPathFocusable(composedPath) {
	for (const node of composedPath) if (isHTMLElement(node) && isFocusable(node)) return true;
	return false;
}
var isPointerEvent = (event) => "clientY" in event;
function isEventPointWithin(node, event) {
	if (!isPointerEvent(event) || !node) return false;
	const rect = node.getBoundingClientRect();
	if (rect.width === 0 || rect.height === 0) return false;
	return rect.top <= event.clientY && event.clientY <= rect.top + rect.height && rect.left <= event.clientX && event.clientX <= rect.left + rect.width;
}
function isPointInRect(rect, point) {
	return rect.y <= point.y && point.y <= rect.y + rect.height && rect.x <= point.x && point.x <= rect.x + rect.width;
}
function isEventWithinScrollbar(event, ancestor) {
	if (!ancestor || !isPointerEvent(event)) return false;
	const isScrollableY = ancestor.scrollHeight > ancestor.clientHeight;
	const onScrollbarY = isScrollableY && event.clientX > ancestor.offsetLeft + ancestor.clientWidth;
	const isScrollableX = ancestor.scrollWidth > ancestor.clientWidth;
	const onScrollbarX = isScrollableX && event.clientY > ancestor.offsetTop + ancestor.clientHeight;
	if (!isPointInRect({
		x: ancestor.offsetLeft,
		y: ancestor.offsetTop,
		width: ancestor.clientWidth + (isScrollableY ? 16 : 0),
		height: ancestor.clientHeight + (isScrollableX ? 16 : 0)
	}, {
		x: event.clientX,
		y: event.clientY
	})) return false;
	return onScrollbarY || onScrollbarX;
}
function trackInteractOutsideImpl(node, options) {
	const { exclude, onFocusOutside, onPointerDownOutside, onInteractOutside, defer, followControlledElements = true } = options;
	if (!node) return;
	const doc = getDocument(node);
	const win = getWindow(node);
	const frames = getWindowFrames(win);
	const parentWin = getParentWindow(win);
	function isEventOutside(event, target) {
		if (!isHTMLElement(target)) return false;
		if (!target.isConnected) return false;
		if (contains(node, target)) return false;
		if (isEventPointWithin(node, event)) return false;
		if (followControlledElements && isControlledElement(node, target)) return false;
		const triggerEl = doc.querySelector(`[aria-controls="${node.id}"]`);
		if (triggerEl) {
			if (isEventWithinScrollbar(event, getNearestOverflowAncestor(triggerEl))) return false;
		}
		if (isEventWithinScrollbar(event, getNearestOverflowAncestor(node))) return false;
		return !exclude?.(target);
	}
	const pointerdownCleanups = /* @__PURE__ */ new Set();
	const isInShadowRoot = isShadowRoot(node?.getRootNode());
	let isPointerDown = false;
	function onPointerDown(event) {
		isPointerDown = true;
		const onPointerUp = () => {
			isPointerDown = false;
		};
		doc.addEventListener("pointerup", onPointerUp, { once: true });
		win.addEventListener("pointerup", onPointerUp, { once: true });
		function handler(clickEvent) {
			const func = defer && !isTouchDevice() ? raf$1 : (v) => v();
			const evt = clickEvent ?? event;
			const composedPath = evt?.composedPath?.() ?? [evt?.target];
			func(() => {
				const target = isInShadowRoot ? composedPath[0] : getEventTarget(event);
				if (!node || !isEventOutside(event, target)) return;
				if (onPointerDownOutside || onInteractOutside) {
					const handler2 = callAll(onPointerDownOutside, onInteractOutside);
					node.addEventListener(POINTER_OUTSIDE_EVENT, handler2, { once: true });
				}
				fireCustomEvent$1(node, POINTER_OUTSIDE_EVENT, {
					bubbles: false,
					cancelable: true,
					detail: {
						originalEvent: evt,
						contextmenu: isContextMenuEvent(evt),
						focusable: isComposedPathFocusable(composedPath),
						target
					}
				});
			});
		}
		if (event.pointerType === "touch") {
			pointerdownCleanups.forEach((fn) => fn());
			pointerdownCleanups.add(addDomEvent(doc, "click", handler, { once: true }));
			pointerdownCleanups.add(parentWin.addEventListener("click", handler, { once: true }));
			pointerdownCleanups.add(frames.addEventListener("click", handler, { once: true }));
		} else handler();
	}
	const cleanups = /* @__PURE__ */ new Set();
	const timer = setTimeout(() => {
		cleanups.add(addDomEvent(doc, "pointerdown", onPointerDown, true));
		cleanups.add(parentWin.addEventListener("pointerdown", onPointerDown, true));
		cleanups.add(frames.addEventListener("pointerdown", onPointerDown, true));
	}, 0);
	function onFocusin(event) {
		if (isPointerDown) return;
		(defer ? raf$1 : (v) => v())(() => {
			const composedPath = event?.composedPath?.() ?? [event?.target];
			const target = isInShadowRoot ? composedPath[0] : getEventTarget(event);
			if (!node || !isEventOutside(event, target)) return;
			if (onFocusOutside || onInteractOutside) {
				const handler = callAll(onFocusOutside, onInteractOutside);
				node.addEventListener(FOCUS_OUTSIDE_EVENT, handler, { once: true });
			}
			fireCustomEvent$1(node, FOCUS_OUTSIDE_EVENT, {
				bubbles: false,
				cancelable: true,
				detail: {
					originalEvent: event,
					contextmenu: false,
					focusable: isFocusable(target),
					target
				}
			});
		});
	}
	if (!isTouchDevice()) {
		cleanups.add(addDomEvent(doc, "focusin", onFocusin, true));
		cleanups.add(parentWin.addEventListener("focusin", onFocusin, true));
		cleanups.add(frames.addEventListener("focusin", onFocusin, true));
	}
	return () => {
		clearTimeout(timer);
		pointerdownCleanups.forEach((fn) => fn());
		cleanups.forEach((fn) => fn());
	};
}
function trackInteractOutside(nodeOrFn, options) {
	const { defer } = options;
	const func = defer ? raf$1 : (v) => v();
	const cleanups = [];
	cleanups.push(func(() => {
		const node = typeof nodeOrFn === "function" ? nodeOrFn() : nodeOrFn;
		cleanups.push(trackInteractOutsideImpl(node, options));
	}));
	return () => {
		cleanups.forEach((fn) => fn?.());
	};
}
function fireCustomEvent$1(el, type, init) {
	const event = new (el.ownerDocument.defaultView || window).CustomEvent(type, init);
	return el.dispatchEvent(event);
}
// tests/bench/components/node_modules/@zag-js/dismissable/dist/escape-keydown.mjs
function trackEscapeKeydown(node, fn) {
	const handleKeyDown = (event) => {
		if (event.key !== "Escape") return;
		if (event.isComposing) return;
		fn?.(event);
	};
	return addDomEvent(getDocument(node), "keydown", handleKeyDown, { capture: true });
}
// tests/bench/components/node_modules/@zag-js/dismissable/dist/layer-stack.mjs
var LAYER_REQUEST_DISMISS_EVENT = "layer:request-dismiss";
var layerStack = {
	layers: [],
	branches: [],
	recentlyRemoved: /* @__PURE__ */ new Set(),
	count() {
		return this.layers.length;
	},
	pointerBlockingLayers() {
		return this.layers.filter((layer) => layer.pointerBlocking);
	},
	topMostPointerBlockingLayer() {
		return [...this.pointerBlockingLayers()].slice(-1)[0];
	},
	hasPointerBlockingLayer() {
		return this.pointerBlockingLayers().length > 0;
	},
	isBelowPointerBlockingLayer(node) {
		return this.indexOf(node) < (this.topMostPointerBlockingLayer() ? this.indexOf(this.topMostPointerBlockingLayer()?.node) : -1);
	},
	isTopMost(node) {
		return this.layers[this.count() - 1]?.node === node;
	},
	getNestedLayers(node) {
		return Array.from(this.layers).slice(this.indexOf(node) + 1);
	},
	getLayersByType(type) {
		return this.layers.filter((layer) => layer.type === type);
	},
	getNestedLayersByType(node, type) {
		const index = this.indexOf(node);
		if (index === -1) return [];
		return this.layers.slice(index + 1).filter((layer) => layer.type === type);
	},
	getParentLayerOfType(node, type) {
		const index = this.indexOf(node);
		if (index <= 0) return void 0;
		return this.layers.slice(0, index).reverse().find((layer) => layer.type === type);
	},
	countNestedLayersOfType(node, type) {
		return this.getNestedLayersByType(node, type).length;
	},
	isInNestedLayer(node, target) {
		if (this.getNestedLayers(node).some((layer) => contains(layer.node, target))) return true;
		if (this.recentlyRemoved.size > 0) return true;
		return false;
	},
	isInBranch(target) {
		return Array.from(this.branches).some((branch) => contains(branch, target));
	},
	add(layer) {
		const existingIndex = this.indexOf(layer.node);
		if (existingIndex !== -1) this.layers.splice(existingIndex, 1);
		this.layers.push(layer);
		this.syncLayers();
	},
	addBranch(node) {
		this.branches.push(node);
	},
	remove(node) {
		const index = this.indexOf(node);
		if (index < 0) return;
		this.layers[index].styleTargets?.forEach((getTarget) => {
			const target = getTarget();
			if (target) clearLayerStyleMirror(target);
		});
		this.recentlyRemoved.add(node);
		nextTick(() => this.recentlyRemoved.delete(node));
		if (index < this.count() - 1) this.getNestedLayers(node).forEach((layer2) => layerStack.dismiss(layer2.node, node));
		this.layers.splice(index, 1);
		this.syncLayers();
	},
	removeBranch(node) {
		const index = this.branches.indexOf(node);
		if (index >= 0) this.branches.splice(index, 1);
	},
	syncLayers() {
		this.layers.forEach((layer, index) => {
			applyLayerStackMetadata(layer, index, layer.node);
			layer.styleTargets?.forEach((getTarget) => {
				const target = getTarget();
				if (!target || target === layer.node) return;
				applyLayerStackMetadata(layer, index, target);
				const { zIndex } = getComputedStyle(layer.node);
				target.style.setProperty("--z-index", zIndex);
			});
		});
	},
	indexOf(node) {
		return this.layers.findIndex((layer) => layer.node === node);
	},
	dismiss(node, parent) {
		const index = this.indexOf(node);
		if (index === -1) return;
		const layer = this.layers[index];
		addListenerOnce(node, LAYER_REQUEST_DISMISS_EVENT, (event) => {
			layer.requestDismiss?.(event);
			if (!event.defaultPrevented) layer?.dismiss();
		});
		fireCustomEvent(node, LAYER_REQUEST_DISMISS_EVENT, {
			originalLayer: node,
			targetLayer: parent,
			originalIndex: index,
			targetIndex: parent ? this.indexOf(parent) : -1
		});
		this.syncLayers();
	},
	clear() {
		this.remove(this.layers[0].node);
	}
};
function applyLayerStackMetadata(layer, index, el) {
	el.style.setProperty("--layer-index", `${index}`);
	el.removeAttribute("data-nested");
	el.removeAttribute("data-has-nested");
	if (layerStack.getParentLayerOfType(layer.node, layer.type)) el.setAttribute("data-nested", layer.type);
	const nestedCount = layerStack.countNestedLayersOfType(layer.node, layer.type);
	if (nestedCount > 0) el.setAttribute("data-has-nested", layer.type);
	el.style.setProperty("--nested-layer-count", `${nestedCount}`);
}
function clearLayerStyleMirror(el) {
	el.style.removeProperty("--layer-index");
	el.style.removeProperty("--nested-layer-count");
	el.style.removeProperty("--z-index");
	el.removeAttribute("data-nested");
	el.removeAttribute("data-has-nested");
}
function fireCustomEvent(el, type, detail) {
	const event = new (el.ownerDocument.defaultView || window).CustomEvent(type, {
		cancelable: true,
		bubbles: true,
		detail
	});
	return el.dispatchEvent(event);
}
function addListenerOnce(el, type, callback) {
	el.addEventListener(type, callback, { once: true });
}
// tests/bench/components/node_modules/@zag-js/dismissable/dist/pointer-event-outside.mjs
var originalBodyPointerEvents = /* @__PURE__ */ new WeakMap();
var layerObservers = /* @__PURE__ */ new WeakMap();
function getDesiredPointerEvents(node) {
	return layerStack.isBelowPointerBlockingLayer(node) ? "none" : "auto";
}
function applyPointerEvents(node) {
	const desired = getDesiredPointerEvents(node);
	if (node.style.pointerEvents !== desired) node.style.pointerEvents = desired;
}
function ensurePointerEventsObserver(node) {
	if (layerObservers.has(node)) return;
	const win = getWindow(node);
	if (typeof win.MutationObserver === "undefined") return;
	const observer = new win.MutationObserver(() => {
		if (!layerObservers.has(node)) return;
		applyPointerEvents(node);
	});
	observer.observe(node, {
		attributes: true,
		attributeFilter: ["style"]
	});
	layerObservers.set(node, observer);
}
function assignPointerEventToLayers() {
	layerStack.layers.forEach(({ node }) => {
		applyPointerEvents(node);
		ensurePointerEventsObserver(node);
	});
}
function clearPointerEvent(node) {
	const observer = layerObservers.get(node);
	if (observer) {
		observer.disconnect();
		layerObservers.delete(node);
	}
	node.style.pointerEvents = "";
}
function disablePointerEventsOutside(node, persistentElements) {
	const doc = getDocument(node);
	const cleanups = [];
	if (layerStack.hasPointerBlockingLayer() && !doc.body.hasAttribute("data-inert")) {
		originalBodyPointerEvents.set(doc.body, doc.body.style.pointerEvents);
		queueMicrotask(() => {
			const body = doc.body;
			if (!body) return;
			body.style.pointerEvents = "none";
			body.setAttribute("data-inert", "");
		});
	}
	persistentElements?.forEach((el) => {
		const [promise, abort] = waitForElement(() => {
			const node2 = el();
			return isHTMLElement(node2) ? node2 : null;
		}, { timeout: 1e3 });
		promise.then((el2) => cleanups.push(setStyle(el2, { pointerEvents: "auto" })));
		cleanups.push(abort);
	});
	return () => {
		if (layerStack.hasPointerBlockingLayer()) return;
		queueMicrotask(() => {
			const body = doc.body;
			if (!body) return;
			const original = originalBodyPointerEvents.get(body);
			if (original !== void 0) {
				body.style.pointerEvents = original;
				originalBodyPointerEvents.delete(body);
			}
			body.removeAttribute("data-inert");
			if (body.style.length === 0) body.removeAttribute("style");
		});
		cleanups.forEach((fn) => fn());
	};
}
// tests/bench/components/node_modules/@zag-js/dismissable/dist/dismissable-layer.mjs
function trackDismissableElementImpl(node, options) {
	const { onDismiss, onRequestDismiss, pointerBlocking, exclude: excludeContainers, debug, type = "dialog", layerStyleTargets } = options;
	const layer = {
		dismiss: onDismiss,
		node,
		type,
		pointerBlocking,
		requestDismiss: onRequestDismiss,
		styleTargets: layerStyleTargets
	};
	layerStack.add(layer);
	assignPointerEventToLayers();
	function onPointerDownOutside(event) {
		const target = getEventTarget(event.detail.originalEvent);
		if (layerStack.isBelowPointerBlockingLayer(node) || layerStack.isInBranch(target)) return;
		options.onPointerDownOutside?.(event);
		options.onInteractOutside?.(event);
		if (event.defaultPrevented) return;
		if (debug) console.log("onPointerDownOutside:", event.detail.originalEvent);
		onDismiss?.();
	}
	function onFocusOutside(event) {
		const target = getEventTarget(event.detail.originalEvent);
		if (layerStack.isInBranch(target)) return;
		options.onFocusOutside?.(event);
		options.onInteractOutside?.(event);
		if (event.defaultPrevented) return;
		if (debug) console.log("onFocusOutside:", event.detail.originalEvent);
		onDismiss?.();
	}
	function onEscapeKeyDown(event) {
		if (!layerStack.isTopMost(node)) return;
		options.onEscapeKeyDown?.(event);
		if (!event.defaultPrevented && onDismiss) {
			event.preventDefault();
			onDismiss();
		}
	}
	function exclude(target) {
		const containers = typeof excludeContainers === "function" ? excludeContainers() : excludeContainers;
		const _containers = Array.isArray(containers) ? containers : [containers];
		const persistentElements = options.persistentElements?.map((fn) => fn()).filter(isHTMLElement);
		if (persistentElements) _containers.push(...persistentElements);
		return _containers.some((node2) => contains(node2, target)) || layerStack.isInNestedLayer(node, target);
	}
	const cleanups = [
		pointerBlocking ? disablePointerEventsOutside(node, options.persistentElements) : void 0,
		trackEscapeKeydown(node, onEscapeKeyDown),
		trackInteractOutside(node, {
			exclude,
			onFocusOutside,
			onPointerDownOutside,
			defer: options.defer
		})
	];
	return () => {
		layerStack.remove(node);
		assignPointerEventToLayers();
		clearPointerEvent(node);
		cleanups.forEach((fn) => fn?.());
	};
}
function trackDismissableElement(nodeOrFn, options) {
	const { warnOnMissingNode = true } = options;
	return whenNode(nodeOrFn, (node) => trackDismissableElementImpl(node, options), {
		defer: options.defer,
		onMissing: warnOnMissingNode ? () => warn("[@zag-js/dismissable] node is `null` or `undefined`") : void 0
	});
}
function trackDismissableBranch(nodeOrFn, options = {}) {
	return whenNode(nodeOrFn, (node) => {
		layerStack.addBranch(node);
		return () => {
			layerStack.removeBranch(node);
		};
	}, {
		defer: options.defer,
		onMissing: () => warn("[@zag-js/dismissable] branch node is `null` or `undefined`")
	});
}
// tests/bench/components/node_modules/@zag-js/focus-trap/dist/chunk-QZ7TP4HQ.mjs
var __defProp$1 = Object.defineProperty;
var __defNormalProp$1 = (obj, key, value) => key in obj ? __defProp$1(obj, key, {
	enumerable: true,
	configurable: true,
	writable: true,
	value
}) : obj[key] = value;
var __publicField$1 = (obj, key, value) => __defNormalProp$1(obj, typeof key !== "symbol" ? key + "" : key, value);
// tests/bench/components/node_modules/@zag-js/focus-trap/dist/focus-trap.mjs
var activeFocusTraps = {
	activateTrap(trapStack, trap) {
		if (trapStack.length > 0) {
			const activeTrap = trapStack[trapStack.length - 1];
			if (activeTrap !== trap) activeTrap.pause();
		}
		const trapIndex = trapStack.indexOf(trap);
		if (trapIndex === -1) trapStack.push(trap);
		else {
			trapStack.splice(trapIndex, 1);
			trapStack.push(trap);
		}
	},
	deactivateTrap(trapStack, trap) {
		const trapIndex = trapStack.indexOf(trap);
		if (trapIndex !== -1) trapStack.splice(trapIndex, 1);
		if (trapStack.length > 0) trapStack[trapStack.length - 1].unpause();
	}
};
var sharedTrapStack = [];
var FocusTrap = class {
	constructor(elements, options) {
		__publicField$1(this, "trapStack");
		__publicField$1(this, "config");
		__publicField$1(this, "doc");
		__publicField$1(this, "state", {
			containers: [],
			containerGroups: [],
			tabbableGroups: [],
			nodeFocusedBeforeActivation: null,
			mostRecentlyFocusedNode: null,
			active: false,
			paused: false,
			delayInitialFocusTimer: void 0,
			recentNavEvent: void 0
		});
		__publicField$1(this, "lastInteractionType", "keyboard");
		__publicField$1(this, "portalContainers", /* @__PURE__ */ new Set());
		__publicField$1(this, "listenerCleanups", []);
		__publicField$1(this, "handleFocus", (event) => {
			const target = getEventTarget(event);
			const targetContained = this.findContainerIndex(target, event) >= 0;
			if (targetContained || isDocument(target)) {
				if (targetContained) this.state.mostRecentlyFocusedNode = target;
			} else {
				event.stopImmediatePropagation();
				let nextNode;
				let navAcrossContainers = true;
				if (this.state.mostRecentlyFocusedNode) {
					if (getTabIndex(this.state.mostRecentlyFocusedNode) > 0) {
						const mruContainerIdx = this.findContainerIndex(this.state.mostRecentlyFocusedNode);
						const { tabbableNodes } = this.state.containerGroups[mruContainerIdx];
						if (tabbableNodes.length > 0) {
							const mruTabIdx = tabbableNodes.findIndex((node) => node === this.state.mostRecentlyFocusedNode);
							if (mruTabIdx >= 0) {
								if (this.config.isKeyForward(this.state.recentNavEvent)) {
									if (mruTabIdx + 1 < tabbableNodes.length) {
										nextNode = tabbableNodes[mruTabIdx + 1];
										navAcrossContainers = false;
									}
								} else if (mruTabIdx - 1 >= 0) {
									nextNode = tabbableNodes[mruTabIdx - 1];
									navAcrossContainers = false;
								}
							}
						}
					} else if (!this.state.containerGroups.some((g) => g.tabbableNodes.some((n) => getTabIndex(n) > 0))) navAcrossContainers = false;
				} else navAcrossContainers = false;
				if (navAcrossContainers) nextNode = this.findNextNavNode({
					target: this.state.mostRecentlyFocusedNode,
					isBackward: this.config.isKeyBackward(this.state.recentNavEvent)
				});
				if (nextNode) this.tryFocus(nextNode);
				else this.tryFocus(this.state.mostRecentlyFocusedNode || this.getInitialFocusNode());
			}
			this.state.recentNavEvent = void 0;
		});
		__publicField$1(this, "handlePointerDown", (event) => {
			this.lastInteractionType = "pointer";
			const target = getEventTarget(event);
			if (this.findContainerIndex(target, event) >= 0) return;
			if (valueOrHandler(this.config.clickOutsideDeactivates, event)) {
				this.deactivate({ returnFocus: this.config.returnFocusOnDeactivate });
				return;
			}
			if (valueOrHandler(this.config.allowOutsideClick, event)) return;
			event.preventDefault();
		});
		__publicField$1(this, "handleClick", (event) => {
			const target = getEventTarget(event);
			if (this.findContainerIndex(target, event) >= 0) return;
			if (valueOrHandler(this.config.clickOutsideDeactivates, event)) return;
			if (valueOrHandler(this.config.allowOutsideClick, event)) return;
			event.preventDefault();
			event.stopImmediatePropagation();
		});
		__publicField$1(this, "handleTabKey", (event) => {
			this.lastInteractionType = "keyboard";
			if (this.config.isKeyForward(event) || this.config.isKeyBackward(event)) {
				this.state.recentNavEvent = event;
				const isBackward = this.config.isKeyBackward(event);
				const destinationNode = this.findNextNavNode({
					event,
					isBackward
				});
				if (!destinationNode) return;
				if (isTabEvent(event)) event.preventDefault();
				this.tryFocus(destinationNode);
			}
		});
		__publicField$1(this, "handleEscapeKey", (event) => {
			if (isEscapeEvent(event) && valueOrHandler(this.config.escapeDeactivates, event) !== false) {
				event.preventDefault();
				this.deactivate();
			}
		});
		__publicField$1(this, "_mutationObserver");
		__publicField$1(this, "setupMutationObserver", () => {
			const win = this.doc.defaultView || window;
			this._mutationObserver = new win.MutationObserver((mutations) => {
				if (mutations.some((mutation) => {
					return Array.from(mutation.removedNodes).some((node) => node === this.state.mostRecentlyFocusedNode);
				})) this.tryFocus(this.getInitialFocusNode());
				if (mutations.some((mutation) => {
					if (mutation.type === "attributes" && (mutation.attributeName === "aria-controls" || mutation.attributeName === "aria-expanded")) return true;
					if (mutation.type === "childList" && mutation.addedNodes.length > 0) return Array.from(mutation.addedNodes).some((node) => {
						if (node.nodeType !== Node.ELEMENT_NODE) return false;
						const element = node;
						if (hasControllerElements(element)) return true;
						if (element.id && !this.state.containers.some((c) => c.contains(element))) return isControlledByExpandedController(element);
						return false;
					});
					return false;
				}) && this.state.active && !this.state.paused) {
					this.updateTabbableNodes();
					this.updatePortalContainers();
				}
			});
		});
		__publicField$1(this, "updateObservedNodes", () => {
			this._mutationObserver?.disconnect();
			if (this.state.active && !this.state.paused) {
				this.state.containers.map((container) => {
					this._mutationObserver?.observe(container, {
						subtree: true,
						childList: true,
						attributes: true,
						attributeFilter: ["aria-controls", "aria-expanded"]
					});
				});
				this.portalContainers.forEach((portalContainer) => {
					this.observePortalContainer(portalContainer);
				});
			}
		});
		__publicField$1(this, "getInitialFocusNode", () => {
			let node = this.getNodeForOption("initialFocus", { hasFallback: true });
			if (node === false) return false;
			if (node === void 0 || node && !isFocusable(node)) {
				const activeElement = getActiveElement(this.doc);
				if (activeElement && this.findContainerIndex(activeElement) >= 0) node = activeElement;
				else {
					const firstTabbableGroup = this.state.tabbableGroups[0];
					node = firstTabbableGroup && firstTabbableGroup.firstTabbableNode || this.getNodeForOption("fallbackFocus");
				}
			} else if (node === null) node = this.getNodeForOption("fallbackFocus");
			if (!node) throw new Error("Your focus-trap needs to have at least one focusable element");
			if (!node.isConnected) node = this.getNodeForOption("fallbackFocus");
			if (!node || !node.isConnected) throw new Error("Your focus-trap needs to have at least one focusable element");
			return node;
		});
		__publicField$1(this, "tryFocus", (node, focusOptions) => {
			if (node === false) return;
			if (node === getActiveElement(this.doc)) return;
			if (!node || !node.focus) {
				this.tryFocus(this.getInitialFocusNode());
				return;
			}
			node.focus({
				preventScroll: !!this.config.preventScroll,
				...focusOptions
			});
			this.state.mostRecentlyFocusedNode = node;
			if (isSelectableInput(node)) node.select();
		});
		__publicField$1(this, "deactivate", (deactivateOptions) => {
			if (!this.state.active) return this;
			const options = {
				onDeactivate: this.config.onDeactivate,
				onPostDeactivate: this.config.onPostDeactivate,
				checkCanReturnFocus: this.config.checkCanReturnFocus,
				...deactivateOptions
			};
			clearTimeout(this.state.delayInitialFocusTimer);
			this.state.delayInitialFocusTimer = void 0;
			this.removeListeners();
			this.state.active = false;
			this.state.paused = false;
			this.updateObservedNodes();
			activeFocusTraps.deactivateTrap(this.trapStack, this);
			this.portalContainers.clear();
			const onDeactivate = this.getOption(options, "onDeactivate");
			const onPostDeactivate = this.getOption(options, "onPostDeactivate");
			const checkCanReturnFocus = this.getOption(options, "checkCanReturnFocus");
			const returnFocus = this.getOption(options, "returnFocus", "returnFocusOnDeactivate");
			onDeactivate?.();
			const finishDeactivation = () => {
				delay(() => {
					if (returnFocus && this.isSafeToOverrideFocus()) {
						const returnFocusNode = this.getReturnFocusNode(this.state.nodeFocusedBeforeActivation);
						const focusOptions = this.lastInteractionType === "keyboard" ? { focusVisible: true } : void 0;
						this.tryFocus(returnFocusNode, focusOptions);
					}
					onPostDeactivate?.();
				});
			};
			if (returnFocus && checkCanReturnFocus) {
				checkCanReturnFocus(this.getReturnFocusNode(this.state.nodeFocusedBeforeActivation)).then(finishDeactivation, finishDeactivation);
				return this;
			}
			finishDeactivation();
			return this;
		});
		__publicField$1(this, "pause", (pauseOptions) => {
			if (this.state.paused || !this.state.active) return this;
			const onPause = this.getOption(pauseOptions, "onPause");
			const onPostPause = this.getOption(pauseOptions, "onPostPause");
			this.state.paused = true;
			onPause?.();
			this.removeListeners();
			this.updateObservedNodes();
			onPostPause?.();
			return this;
		});
		__publicField$1(this, "unpause", (unpauseOptions) => {
			if (!this.state.paused || !this.state.active) return this;
			const onUnpause = this.getOption(unpauseOptions, "onUnpause");
			const onPostUnpause = this.getOption(unpauseOptions, "onPostUnpause");
			this.state.paused = false;
			onUnpause?.();
			try {
				this.updateTabbableNodes();
			} catch {}
			this.attachListeners();
			try {
				this.commitInitialFocus();
			} catch {}
			this.updateObservedNodes();
			onPostUnpause?.();
			return this;
		});
		__publicField$1(this, "updateContainerElements", (containerElements) => {
			this.state.containers = Array.isArray(containerElements) ? containerElements.filter(Boolean) : [containerElements].filter(Boolean);
			if (this.state.active) this.updateTabbableNodes();
			this.updateObservedNodes();
			return this;
		});
		__publicField$1(this, "getReturnFocusNode", (previousActiveElement) => {
			const node = this.getNodeForOption("setReturnFocus", { params: [previousActiveElement] });
			return node ? node : node === false ? false : previousActiveElement;
		});
		__publicField$1(this, "getOption", (configOverrideOptions, optionName, configOptionName) => {
			return configOverrideOptions && configOverrideOptions[optionName] !== void 0 ? configOverrideOptions[optionName] : this.config[configOptionName || optionName];
		});
		__publicField$1(this, "getNodeForOption", (optionName, { hasFallback = false, params = [] } = {}) => {
			let optionValue = this.config[optionName];
			if (typeof optionValue === "function") optionValue = optionValue(...params);
			if (optionValue === true) optionValue = void 0;
			if (!optionValue) {
				if (optionValue === void 0 || optionValue === false) return optionValue;
				throw new Error(`\`${optionName}\` was specified but was not a node, or did not return a node`);
			}
			let node = optionValue;
			if (typeof optionValue === "string") {
				try {
					node = this.doc.querySelector(optionValue);
				} catch (err) {
					throw new Error(`\`${optionName}\` appears to be an invalid selector; error="${err.message}"`);
				}
				if (!node) {
					if (!hasFallback) throw new Error(`\`${optionName}\` as selector refers to no known node`);
				}
			}
			return node;
		});
		__publicField$1(this, "findNextNavNode", (opts) => {
			const { event, isBackward = false } = opts;
			const target = opts.target || getEventTarget(event);
			this.updateTabbableNodes();
			let destinationNode = null;
			if (this.state.tabbableGroups.length > 0) {
				const containerIndex = this.findContainerIndex(target, event);
				const containerGroup = containerIndex >= 0 ? this.state.containerGroups[containerIndex] : void 0;
				if (containerIndex < 0) {
					if (isBackward) destinationNode = this.state.tabbableGroups[this.state.tabbableGroups.length - 1].lastTabbableNode;
					else destinationNode = this.state.tabbableGroups[0].firstTabbableNode;
				} else if (isBackward) {
					let startOfGroupIndex = this.state.tabbableGroups.findIndex(({ firstTabbableNode }) => target === firstTabbableNode);
					if (startOfGroupIndex < 0 && (containerGroup?.container === target || isFocusable(target) && !isTabbable(target) && !containerGroup?.nextTabbableNode(target, false))) startOfGroupIndex = containerIndex;
					if (startOfGroupIndex >= 0) {
						const destinationGroupIndex = startOfGroupIndex === 0 ? this.state.tabbableGroups.length - 1 : startOfGroupIndex - 1;
						const destinationGroup = this.state.tabbableGroups[destinationGroupIndex];
						destinationNode = getTabIndex(target) >= 0 ? destinationGroup.lastTabbableNode : destinationGroup.lastDomTabbableNode;
					} else if (!isTabEvent(event)) destinationNode = containerGroup?.nextTabbableNode(target, false);
				} else {
					let lastOfGroupIndex = this.state.tabbableGroups.findIndex(({ lastTabbableNode }) => target === lastTabbableNode);
					if (lastOfGroupIndex < 0 && (containerGroup?.container === target || isFocusable(target) && !isTabbable(target) && !containerGroup?.nextTabbableNode(target))) lastOfGroupIndex = containerIndex;
					if (lastOfGroupIndex >= 0) {
						const destinationGroupIndex = lastOfGroupIndex === this.state.tabbableGroups.length - 1 ? 0 : lastOfGroupIndex + 1;
						const destinationGroup = this.state.tabbableGroups[destinationGroupIndex];
						destinationNode = getTabIndex(target) >= 0 ? destinationGroup.firstTabbableNode : destinationGroup.firstDomTabbableNode;
					} else if (!isTabEvent(event)) destinationNode = containerGroup?.nextTabbableNode(target);
				}
			} else destinationNode = this.getNodeForOption("fallbackFocus");
			return destinationNode;
		});
		this.trapStack = options.trapStack || sharedTrapStack;
		const config = {
			returnFocusOnDeactivate: true,
			escapeDeactivates: true,
			delayInitialFocus: true,
			followControlledElements: true,
			isKeyForward,
			isKeyBackward,
			...options
		};
		this.doc = config.document || getDocument(Array.isArray(elements) ? elements[0] : elements);
		this.config = config;
		this.updateContainerElements(elements);
		this.setupMutationObserver();
	}
	addPortalContainer(controlledElement) {
		const portalContainer = controlledElement.parentElement;
		if (portalContainer && !this.portalContainers.has(portalContainer)) {
			this.portalContainers.add(portalContainer);
			if (this.state.active && !this.state.paused) this.observePortalContainer(portalContainer);
		}
	}
	observePortalContainer(portalContainer) {
		this._mutationObserver?.observe(portalContainer, {
			subtree: true,
			childList: true,
			attributes: true,
			attributeFilter: ["aria-controls", "aria-expanded"]
		});
	}
	updatePortalContainers() {
		if (!this.config.followControlledElements) return;
		this.state.containers.forEach((container) => {
			getControlledElements(container).forEach((controlledElement) => {
				this.addPortalContainer(controlledElement);
			});
		});
	}
	get active() {
		return this.state.active;
	}
	get paused() {
		return this.state.paused;
	}
	findContainerIndex(element, event) {
		const composedPath = typeof event?.composedPath === "function" ? event.composedPath() : void 0;
		return this.state.containerGroups.findIndex(({ container, tabbableNodes }) => container.contains(element) || composedPath?.includes(container) || tabbableNodes.find((node) => node === element) || this.isControlledElement(container, element) || this.isPersistentElement(element, event));
	}
	isControlledElement(container, element) {
		if (!this.config.followControlledElements) return false;
		return isControlledElement(container, element);
	}
	isPersistentElement(element, event) {
		const persistentElements = this.config.persistentElements;
		if (!persistentElements || persistentElements.length === 0) return false;
		const composedPath = typeof event?.composedPath === "function" ? event.composedPath() : void 0;
		return persistentElements.some((getEl) => {
			const el = getEl();
			return contains(el, element) || el != null && composedPath?.includes(el);
		});
	}
	updateTabbableNodes() {
		this.state.containerGroups = this.state.containers.map((container) => {
			const tabbableNodes = getTabbables(container, { getShadowRoot: this.config.getShadowRoot });
			const focusableNodes = getFocusables(container, { getShadowRoot: this.config.getShadowRoot });
			const firstTabbableNode = tabbableNodes[0];
			const lastTabbableNode = tabbableNodes[tabbableNodes.length - 1];
			const firstDomTabbableNode = firstTabbableNode;
			const lastDomTabbableNode = lastTabbableNode;
			let posTabIndexesFound = false;
			for (let i = 0; i < tabbableNodes.length; i++) if (getTabIndex(tabbableNodes[i]) > 0) {
				posTabIndexesFound = true;
				break;
			}
			function nextTabbableNode(node, forward = true) {
				const nodeIdx = tabbableNodes.indexOf(node);
				if (nodeIdx >= 0) return tabbableNodes[nodeIdx + (forward ? 1 : -1)];
				const focusableIdx = focusableNodes.indexOf(node);
				if (focusableIdx < 0) return void 0;
				if (forward) {
					for (let i = focusableIdx + 1; i < focusableNodes.length; i++) if (isTabbable(focusableNodes[i])) return focusableNodes[i];
				} else for (let i = focusableIdx - 1; i >= 0; i--) if (isTabbable(focusableNodes[i])) return focusableNodes[i];
			}
			return {
				container,
				tabbableNodes,
				focusableNodes,
				posTabIndexesFound,
				firstTabbableNode,
				lastTabbableNode,
				firstDomTabbableNode,
				lastDomTabbableNode,
				nextTabbableNode
			};
		});
		this.state.tabbableGroups = this.state.containerGroups.filter((group) => group.tabbableNodes.length > 0);
		if (this.state.tabbableGroups.length <= 0 && !this.getNodeForOption("fallbackFocus")) throw new Error("Your focus-trap must have at least one container with at least one tabbable node in it at all times");
		if (this.state.containerGroups.find((g) => g.posTabIndexesFound) && this.state.containerGroups.length > 1) throw new Error("At least one node with a positive tabindex was found in one of your focus-trap's multiple containers. Positive tabindexes are only supported in single-container focus-traps.");
	}
	attachListeners() {
		if (!this.state.active) return;
		activeFocusTraps.activateTrap(this.trapStack, this);
		this.listenerCleanups.push(addDomEvent(this.doc, "focusin", this.handleFocus, true), addDomEvent(this.doc, "mousedown", this.handlePointerDown, {
			capture: true,
			passive: false
		}), addDomEvent(this.doc, "touchstart", this.handlePointerDown, {
			capture: true,
			passive: false
		}), addDomEvent(this.doc, "click", this.handleClick, {
			capture: true,
			passive: false
		}), addDomEvent(this.doc, "keydown", this.handleTabKey, {
			capture: true,
			passive: false
		}), addDomEvent(this.doc, "keydown", this.handleEscapeKey));
		return this;
	}
	commitInitialFocus() {
		this.state.delayInitialFocusTimer = this.config.delayInitialFocus ? delay(() => {
			this.tryFocus(this.getInitialFocusNode());
		}) : this.tryFocus(this.getInitialFocusNode());
		return this;
	}
	addListeners() {
		if (!this.state.active) return;
		this.attachListeners();
		this.commitInitialFocus();
		return this;
	}
	removeListeners() {
		if (!this.state.active) return;
		this.listenerCleanups.forEach((cleanup) => cleanup());
		this.listenerCleanups = [];
		return this;
	}
	containsElement(element) {
		return this.state.containers.some((container) => contains(container, element));
	}
	isSafeToOverrideFocus() {
		const activeEl = getActiveElement(this.doc);
		if (!activeEl || activeEl === this.doc.body) return true;
		if (this.containsElement(activeEl)) return true;
		return this.trapStack.some((trap) => trap !== this && trap.containsElement(activeEl));
	}
	activate(activateOptions) {
		if (this.state.active) return this;
		const onActivate = this.getOption(activateOptions, "onActivate");
		const onPostActivate = this.getOption(activateOptions, "onPostActivate");
		const checkCanFocusTrap = this.getOption(activateOptions, "checkCanFocusTrap");
		if (!checkCanFocusTrap) this.updateTabbableNodes();
		this.state.active = true;
		this.state.paused = false;
		this.state.nodeFocusedBeforeActivation = getActiveElement(this.doc);
		onActivate?.();
		const finishActivation = () => {
			if (checkCanFocusTrap) this.updateTabbableNodes();
			this.addListeners();
			this.updateObservedNodes();
			onPostActivate?.();
		};
		if (checkCanFocusTrap) {
			checkCanFocusTrap(this.state.containers.concat()).then(finishActivation, finishActivation);
			return this;
		}
		finishActivation();
		return this;
	}
};
var isKeyboardEvent = (event) => event?.type === "keydown";
var isTabEvent = (event) => isKeyboardEvent(event) && event?.key === "Tab";
var isKeyForward = (e) => isKeyboardEvent(e) && e.key === "Tab" && !e?.shiftKey;
var isKeyBackward = (e) => isKeyboardEvent(e) && e.key === "Tab" && e?.shiftKey;
var valueOrHandler = (value, ...params) => typeof value === "function" ? value(...params) : value;
var isEscapeEvent = (event) => !event.isComposing && event.key === "Escape";
var delay = (fn) => setTimeout(fn, 0);
var isSelectableInput = (node) => node.localName === "input" && "select" in node && typeof node.select === "function";
// tests/bench/components/node_modules/@zag-js/focus-trap/dist/index.mjs
function trapFocus(el, options = {}) {
	let trap;
	const cleanup = raf$1(() => {
		const resolvedElements = (Array.isArray(el) ? el : [el]).map((e) => typeof e === "function" ? e() : e).filter((e) => e != null);
		if (resolvedElements.length === 0) return;
		const primaryEl = resolvedElements[0];
		trap = new FocusTrap(resolvedElements, {
			escapeDeactivates: false,
			allowOutsideClick: true,
			preventScroll: true,
			returnFocusOnDeactivate: true,
			delayInitialFocus: false,
			fallbackFocus: primaryEl,
			...options,
			document: getDocument(primaryEl)
		});
		try {
			trap.activate();
		} catch {}
	});
	return function destroy() {
		trap?.deactivate();
		cleanup();
	};
}
// tests/bench/components/node_modules/@zag-js/remove-scroll/dist/index.mjs
var LOCK_CLASSNAME = "data-scroll-lock";
var lockMap = /* @__PURE__ */ new WeakMap();
function getPaddingProperty(documentElement) {
	const documentLeft = documentElement.getBoundingClientRect().left;
	return Math.round(documentLeft) + documentElement.scrollLeft ? "paddingLeft" : "paddingRight";
}
function hasStableScrollbarGutter(element) {
	const scrollbarGutter = getComputedStyle(element)?.scrollbarGutter;
	return scrollbarGutter === "stable" || scrollbarGutter?.startsWith("stable ") === true;
}
function getScrollContainer(doc) {
	const { documentElement, body } = doc;
	return isOverflowElement(documentElement) ? documentElement : body;
}
function applyLock(doc) {
	const win = doc.defaultView ?? window;
	const { documentElement, body } = doc;
	const scroller = getScrollContainer(doc);
	const hasStableGutter = hasStableScrollbarGutter(documentElement) || hasStableScrollbarGutter(body);
	const scrollbarWidth = win.innerWidth - documentElement.clientWidth;
	body.setAttribute(LOCK_CLASSNAME, "");
	const setScrollbarWidthProperty = () => setStyleProperty(documentElement, "--scrollbar-width", `${scrollbarWidth}px`);
	const paddingProperty = getPaddingProperty(documentElement);
	const setScrollerStyle = () => {
		const styles = { overflow: "hidden" };
		if (!hasStableGutter && scrollbarWidth > 0) styles[paddingProperty] = `${scrollbarWidth}px`;
		return setStyle(scroller, styles);
	};
	const setBodyStyleIOS = () => {
		const { scrollX, scrollY, visualViewport } = win;
		const offsetLeft = visualViewport?.offsetLeft ?? 0;
		const offsetTop = visualViewport?.offsetTop ?? 0;
		const styles = {
			position: "fixed",
			overflow: "hidden",
			top: `${-(scrollY - Math.floor(offsetTop))}px`,
			left: `${-(scrollX - Math.floor(offsetLeft))}px`,
			right: "0"
		};
		if (!hasStableGutter && scrollbarWidth > 0) styles[paddingProperty] = `${scrollbarWidth}px`;
		const restoreStyle = setStyle(body, styles);
		return () => {
			restoreStyle?.();
			win.scrollTo({
				left: scrollX,
				top: scrollY,
				behavior: "instant"
			});
		};
	};
	const cleanups = [setScrollbarWidthProperty(), isIos() ? setBodyStyleIOS() : setScrollerStyle()];
	return () => {
		cleanups.forEach((fn) => fn?.());
		body.removeAttribute(LOCK_CLASSNAME);
	};
}
function preventBodyScroll(_document) {
	const doc = _document ?? document;
	let state = lockMap.get(doc);
	if (!state) {
		state = {
			count: 0,
			cleanup: applyLock(doc)
		};
		lockMap.set(doc, state);
	}
	state.count++;
	const lockState = state;
	let released = false;
	return () => {
		if (released) return;
		released = true;
		lockState.count--;
		if (lockState.count === 0) {
			lockState.cleanup();
			lockMap.delete(doc);
		}
	};
}
// tests/bench/components/node_modules/@zag-js/carousel/dist/carousel.anatomy.mjs
var anatomy$31 = createAnatomy("carousel").parts("root", "itemGroup", "item", "control", "nextTrigger", "prevTrigger", "indicatorGroup", "indicator", "autoplayTrigger", "progressText");
anatomy$31.build();
// tests/bench/components/node_modules/@ark-ui/react/dist/components/carousel/carousel.anatomy.js
var carouselAnatomy = anatomy$31.extendWith("progressText", "autoplayIndicator");
// tests/bench/components/node_modules/@zag-js/checkbox/dist/checkbox.anatomy.mjs
var anatomy$30 = createAnatomy("checkbox").parts("root", "label", "control", "indicator");
anatomy$30.build();
// tests/bench/components/node_modules/@zag-js/focus-visible/dist/index.mjs
function isValidKey(e) {
	return !(e.metaKey || !isMac() && e.altKey || e.ctrlKey || e.key === "Control" || e.key === "Shift" || e.key === "Meta");
}
var nonTextInputTypes = /* @__PURE__ */ new Set([
	"checkbox",
	"radio",
	"range",
	"color",
	"file",
	"image",
	"button",
	"submit",
	"reset"
]);
var interactiveContentSelector = [
	"a[href]",
	"audio[controls]",
	"button",
	"details",
	"embed",
	"iframe",
	"img[controls]",
	"img[usemap]",
	"input",
	"select",
	"textarea",
	"video[controls]"
].join(",");
function isKeyboardFocusEvent(isTextInput, modality, e) {
	const eventTarget = e ? getEventTarget(e) : null;
	const doc = getDocument(eventTarget);
	const win = getWindow(eventTarget);
	const activeElement = getActiveElement(doc);
	isTextInput = isTextInput || activeElement instanceof win.HTMLInputElement && !nonTextInputTypes.has(activeElement?.type) || activeElement instanceof win.HTMLTextAreaElement || activeElement instanceof win.HTMLElement && activeElement.isContentEditable;
	return !(isTextInput && modality === "keyboard" && e instanceof win.KeyboardEvent && !Reflect.has(FOCUS_VISIBLE_INPUT_KEYS, e.key));
}
var currentModality = null;
var changeHandlers = /* @__PURE__ */ new Set();
var listenerMap = /* @__PURE__ */ new Map();
var hasEventBeforeFocus = false;
var pendingLabelControl = null;
var hasBlurredWindowRecently = false;
var lastPointerPosition = null;
var FOCUS_VISIBLE_INPUT_KEYS = {
	Tab: true,
	Escape: true
};
function triggerChangeHandlers(modality, e) {
	for (let handler of changeHandlers) handler(modality, e);
}
function handleKeyboardEvent(e) {
	pendingLabelControl = null;
	hasEventBeforeFocus = true;
	if (isValidKey(e)) {
		currentModality = "keyboard";
		triggerChangeHandlers("keyboard", e);
	}
}
function handlePointerEvent(e) {
	if ((e.type === "pointermove" || e.type === "mousemove") && lastPointerPosition?.x === e.clientX && lastPointerPosition?.y === e.clientY) return;
	lastPointerPosition = {
		x: e.clientX,
		y: e.clientY
	};
	currentModality = "pointer";
	if (e.type === "mousedown" || e.type === "pointerdown") {
		pendingLabelControl = null;
		hasEventBeforeFocus = true;
		triggerChangeHandlers("pointer", e);
	}
}
function handleClickEvent(e) {
	if (isVirtualClick(e)) {
		pendingLabelControl = null;
		hasEventBeforeFocus = true;
		currentModality = "virtual";
		return;
	}
	pendingLabelControl = null;
	const target = getEventTarget(e);
	const label = target?.closest("label");
	const control = label?.control;
	if (!label || !control || control.matches(":disabled")) return;
	const interactive = target?.closest(interactiveContentSelector);
	if (interactive && label.contains(interactive) && interactive !== control) return;
	if (control !== getActiveElement(label.ownerDocument)) pendingLabelControl = control;
}
function handleFocusEvent(e) {
	const target = getEventTarget(e);
	const isLabelActivationFocus = target === pendingLabelControl;
	if (target === getWindow(target) || target === getDocument(target) || !e.isTrusted) return;
	if (!hasEventBeforeFocus && !isLabelActivationFocus && !hasBlurredWindowRecently) {
		currentModality = "virtual";
		triggerChangeHandlers("virtual", e);
	}
	hasEventBeforeFocus = false;
	pendingLabelControl = null;
	hasBlurredWindowRecently = false;
}
function handleWindowBlur() {
	hasEventBeforeFocus = false;
	pendingLabelControl = null;
	hasBlurredWindowRecently = true;
}
function setupGlobalFocusEvents(root) {
	if (typeof window === "undefined" || listenerMap.get(getWindow(root))) return;
	const win = getWindow(root);
	const doc = getDocument(root);
	let focus = win.HTMLElement.prototype.focus;
	function patchedFocus() {
		hasEventBeforeFocus = true;
		focus.apply(this, arguments);
	}
	try {
		Object.defineProperty(win.HTMLElement.prototype, "focus", {
			configurable: true,
			value: patchedFocus
		});
	} catch {}
	doc.addEventListener("keydown", handleKeyboardEvent, true);
	doc.addEventListener("keyup", handleKeyboardEvent, true);
	doc.addEventListener("click", handleClickEvent, true);
	win.addEventListener("focus", handleFocusEvent, true);
	win.addEventListener("blur", handleWindowBlur, false);
	if (typeof win.PointerEvent !== "undefined") {
		doc.addEventListener("pointerdown", handlePointerEvent, true);
		doc.addEventListener("pointermove", handlePointerEvent, true);
		doc.addEventListener("pointerup", handlePointerEvent, true);
	} else {
		doc.addEventListener("mousedown", handlePointerEvent, true);
		doc.addEventListener("mousemove", handlePointerEvent, true);
		doc.addEventListener("mouseup", handlePointerEvent, true);
	}
	win.addEventListener("beforeunload", () => {
		tearDownWindowFocusTracking(root);
	}, { once: true });
	listenerMap.set(win, { focus });
}
var tearDownWindowFocusTracking = (root, loadListener) => {
	const win = getWindow(root);
	const doc = getDocument(root);
	if (loadListener) doc.removeEventListener("DOMContentLoaded", loadListener);
	const listenerData = listenerMap.get(win);
	if (!listenerData) return;
	try {
		Object.defineProperty(win.HTMLElement.prototype, "focus", {
			configurable: true,
			value: listenerData.focus
		});
	} catch {}
	doc.removeEventListener("keydown", handleKeyboardEvent, true);
	doc.removeEventListener("keyup", handleKeyboardEvent, true);
	doc.removeEventListener("click", handleClickEvent, true);
	win.removeEventListener("focus", handleFocusEvent, true);
	win.removeEventListener("blur", handleWindowBlur, false);
	if (typeof win.PointerEvent !== "undefined") {
		doc.removeEventListener("pointerdown", handlePointerEvent, true);
		doc.removeEventListener("pointermove", handlePointerEvent, true);
		doc.removeEventListener("pointerup", handlePointerEvent, true);
	} else {
		doc.removeEventListener("mousedown", handlePointerEvent, true);
		doc.removeEventListener("mousemove", handlePointerEvent, true);
		doc.removeEventListener("mouseup", handlePointerEvent, true);
	}
	listenerMap.delete(win);
};
function getInteractionModality() {
	return currentModality;
}
function setInteractionModality(modality) {
	currentModality = modality;
	triggerChangeHandlers(modality, null);
}
function isFocusVisible() {
	return currentModality === "keyboard" || currentModality === "virtual";
}
function trackFocusVisible(props = {}) {
	const { isTextInput, autoFocus, onChange, root } = props;
	setupGlobalFocusEvents(root);
	onChange?.({
		isFocusVisible: autoFocus || isFocusVisible(),
		modality: currentModality
	});
	const handler = (modality, e) => {
		if (!isKeyboardFocusEvent(!!isTextInput, modality, e)) return;
		onChange?.({
			isFocusVisible: isFocusVisible(),
			modality
		});
	};
	changeHandlers.add(handler);
	return () => {
		changeHandlers.delete(handler);
	};
}
// tests/bench/components/node_modules/@ark-ui/react/dist/components/checkbox/checkbox.anatomy.js
var checkboxAnatomy = anatomy$30.extendWith("group");
// tests/bench/components/node_modules/@zag-js/clipboard/dist/clipboard.anatomy.mjs
var anatomy$29 = createAnatomy("clipboard").parts("root", "control", "trigger", "indicator", "input", "label");
anatomy$29.build();
// tests/bench/components/node_modules/@zag-js/collapsible/dist/collapsible.anatomy.mjs
var anatomy$28 = createAnatomy("collapsible").parts("root", "trigger", "content", "indicator");
anatomy$28.build();
// tests/bench/components/node_modules/@zag-js/color-picker/dist/color-picker.anatomy.mjs
var anatomy$27 = createAnatomy("color-picker", [
	"root",
	"label",
	"control",
	"trigger",
	"positioner",
	"content",
	"area",
	"areaThumb",
	"valueText",
	"areaBackground",
	"channelSlider",
	"channelSliderLabel",
	"channelSliderTrack",
	"channelSliderThumb",
	"channelSliderValueText",
	"channelInput",
	"transparencyGrid",
	"swatchGroup",
	"swatchTrigger",
	"swatchIndicator",
	"swatch",
	"eyeDropperTrigger",
	"formatTrigger",
	"formatSelect"
]);
anatomy$27.build();
// tests/bench/components/node_modules/@zag-js/popper/dist/get-anchor.mjs
function createDOMRect(x = 0, y = 0, width = 0, height = 0) {
	if (typeof DOMRect === "function") return new DOMRect(x, y, width, height);
	const rect = {
		x,
		y,
		width,
		height,
		top: y,
		right: x + width,
		bottom: y + height,
		left: x
	};
	return {
		...rect,
		toJSON: () => rect
	};
}
function getDOMRect(anchorRect) {
	if (!anchorRect) return createDOMRect();
	const { x, y, width, height } = anchorRect;
	return createDOMRect(x, y, width, height);
}
function getAnchorElement(anchorElement, getAnchorRect) {
	return {
		contextElement: isHTMLElement(anchorElement) ? anchorElement : anchorElement?.contextElement,
		getBoundingClientRect: () => {
			const anchor = anchorElement;
			const anchorRect = getAnchorRect?.(anchor);
			if (anchorRect || !anchor) return getDOMRect(anchorRect);
			return anchor.getBoundingClientRect();
		}
	};
}
// tests/bench/components/node_modules/@zag-js/popper/dist/middleware.mjs
var toVar = (value) => ({
	variable: value,
	reference: `var(${value})`
});
var cssVars = {
	arrowSize: toVar("--arrow-size"),
	arrowSizeHalf: toVar("--arrow-size-half"),
	arrowBg: toVar("--arrow-background"),
	transformOrigin: toVar("--transform-origin"),
	arrowOffset: toVar("--arrow-offset")
};
var getSideAxis = (side) => side === "top" || side === "bottom" ? "y" : "x";
function createTransformOriginMiddleware(opts, arrowEl) {
	return {
		name: "transformOrigin",
		fn(state) {
			const { elements, middlewareData, placement, rects, y } = state;
			const side = placement.split("-")[0];
			const axis = getSideAxis(side);
			const arrowX = middlewareData.arrow?.x || 0;
			const arrowY = middlewareData.arrow?.y || 0;
			const arrowWidth = arrowEl?.clientWidth || 0;
			const arrowHeight = arrowEl?.clientHeight || 0;
			const transformX = arrowX + arrowWidth / 2;
			const transformY = arrowY + arrowHeight / 2;
			const shiftY = Math.abs(middlewareData.shift?.y || 0);
			const halfAnchorHeight = rects.reference.height / 2;
			const arrowOffset = arrowHeight / 2;
			const gutter = opts.offset?.mainAxis ?? opts.gutter;
			const sideOffsetValue = typeof gutter === "number" ? gutter + arrowOffset : gutter ?? arrowOffset;
			const isOverlappingAnchor = shiftY > sideOffsetValue;
			const adjacentTransformOrigin = {
				top: `${transformX}px calc(100% + ${sideOffsetValue}px)`,
				bottom: `${transformX}px ${-sideOffsetValue}px`,
				left: `calc(100% + ${sideOffsetValue}px) ${transformY}px`,
				right: `${-sideOffsetValue}px ${transformY}px`
			}[side];
			const overlapTransformOrigin = `${transformX}px ${rects.reference.y + halfAnchorHeight - y}px`;
			const useOverlap = Boolean(opts.overlap) && axis === "y" && isOverlappingAnchor;
			elements.floating.style.setProperty(cssVars.transformOrigin.variable, useOverlap ? overlapTransformOrigin : adjacentTransformOrigin);
			return { data: { transformOrigin: useOverlap ? overlapTransformOrigin : adjacentTransformOrigin } };
		}
	};
}
var rectMiddleware = {
	name: "rects",
	fn({ rects }) {
		return { data: rects };
	}
};
var shiftArrowMiddleware = (arrowEl) => {
	if (!arrowEl) return;
	return {
		name: "shiftArrow",
		fn({ placement, middlewareData }) {
			if (!middlewareData.arrow) return {};
			const { x, y } = middlewareData.arrow;
			const dir = placement.split("-")[0];
			Object.assign(arrowEl.style, {
				left: x != null ? `${x}px` : "",
				top: y != null ? `${y}px` : "",
				[dir]: `calc(100% + ${cssVars.arrowOffset.reference})`
			});
			return {};
		}
	};
};
// tests/bench/components/node_modules/@zag-js/popper/dist/placement.mjs
function getPlacementDetails(placement) {
	const [side, align] = placement.split("-");
	return {
		side,
		align,
		hasAlign: align != null
	};
}
function getPlacementSide(placement) {
	return placement.split("-")[0];
}
// tests/bench/components/node_modules/@zag-js/popper/dist/get-placement.mjs
var defaultOptions = {
	strategy: "absolute",
	placement: "bottom",
	listeners: true,
	restoreStyles: false,
	applyStyles: true,
	gutter: 8,
	flip: true,
	slide: true,
	overlap: false,
	sameWidth: false,
	fitViewport: false,
	overflowPadding: 8,
	arrowPadding: 4
};
function roundByDpr(win, value) {
	const dpr = win.devicePixelRatio || 1;
	return Math.round(value * dpr) / dpr;
}
function isApproximatelyEqual(a, b) {
	return a != null && Math.abs(a - b) < .5;
}
function resolveBoundaryOption(boundary) {
	if (typeof boundary === "function") return boundary();
	if (boundary === "clipping-ancestors") return "clippingAncestors";
	return boundary;
}
function getArrowMiddleware(arrowElement, doc, opts) {
	const element = arrowElement || doc.createElement("div");
	return arrow({
		element,
		padding: opts.arrowPadding
	});
}
function getOffsetMiddleware(arrowElement, opts) {
	if (isNull(opts.offset ?? opts.gutter)) return;
	return offset(({ placement }) => {
		const arrowOffset = (arrowElement?.clientHeight || 0) / 2;
		const gutter = opts.offset?.mainAxis ?? opts.gutter;
		const mainAxis = typeof gutter === "number" ? gutter + arrowOffset : gutter ?? arrowOffset;
		const { hasAlign } = getPlacementDetails(placement);
		const shift2 = !hasAlign ? opts.shift : void 0;
		return compact({
			crossAxis: opts.offset?.crossAxis ?? shift2,
			mainAxis,
			alignmentAxis: opts.shift
		});
	});
}
function getFlipMiddleware(opts) {
	if (!opts.flip) return;
	return flip(() => {
		const boundary = resolveBoundaryOption(opts.boundary);
		return {
			...boundary ? { boundary } : void 0,
			padding: opts.overflowPadding,
			fallbackPlacements: opts.flip === true ? void 0 : opts.flip
		};
	});
}
function getShiftMiddleware(opts) {
	if (!opts.slide && !opts.overlap) return;
	return shift(() => {
		const boundary = resolveBoundaryOption(opts.boundary);
		return {
			...boundary ? { boundary } : void 0,
			mainAxis: opts.slide,
			crossAxis: opts.overlap,
			padding: opts.overflowPadding,
			limiter: limitShift()
		};
	});
}
function getSizeMiddleware(opts) {
	if (opts.sizeMiddleware === false && !opts.sameWidth && !opts.fitViewport) return;
	let lastReferenceWidth;
	let lastReferenceHeight;
	let lastAvailableWidth;
	let lastAvailableHeight;
	return size(() => {
		const boundary = resolveBoundaryOption(opts.boundary);
		return {
			padding: opts.overflowPadding,
			...boundary ? { boundary } : void 0,
			apply({ elements, rects, availableHeight, availableWidth }) {
				const floating = elements.floating;
				const referenceWidth = Math.round(rects.reference.width);
				const referenceHeight = Math.round(rects.reference.height);
				availableWidth = Math.floor(availableWidth);
				availableHeight = Math.floor(availableHeight);
				if (!isApproximatelyEqual(lastReferenceWidth, referenceWidth)) {
					floating.style.setProperty("--reference-width", `${referenceWidth}px`);
					lastReferenceWidth = referenceWidth;
				}
				if (!isApproximatelyEqual(lastReferenceHeight, referenceHeight)) {
					floating.style.setProperty("--reference-height", `${referenceHeight}px`);
					lastReferenceHeight = referenceHeight;
				}
				if (!isApproximatelyEqual(lastAvailableWidth, availableWidth)) {
					floating.style.setProperty("--available-width", `${availableWidth}px`);
					lastAvailableWidth = availableWidth;
				}
				if (!isApproximatelyEqual(lastAvailableHeight, availableHeight)) {
					floating.style.setProperty("--available-height", `${availableHeight}px`);
					lastAvailableHeight = availableHeight;
				}
			}
		};
	});
}
function hideWhenDetachedMiddleware(opts) {
	if (!opts.hideWhenDetached) return;
	return hide(() => ({
		strategy: "referenceHidden",
		boundary: resolveBoundaryOption(opts.boundary) ?? "clippingAncestors"
	}));
}
function getAutoUpdateOptions(opts) {
	if (!opts) return {};
	if (opts === true) return {
		ancestorResize: true,
		ancestorScroll: true,
		elementResize: true,
		layoutShift: true
	};
	return opts;
}
var floatingStyleProps = [
	"transform",
	"visibility",
	"pointer-events",
	"--x",
	"--y",
	"--z-index",
	"--reference-width",
	"--reference-height",
	"--available-width",
	"--available-height",
	"--transform-origin"
];
var arrowStyleProps = [
	"top",
	"right",
	"bottom",
	"left"
];
function createStyleCleanup(el, props) {
	if (!el) return noop$1;
	const prev = new Map(props.map((prop) => [prop, el.style.getPropertyValue(prop)]));
	return () => {
		prev.forEach((value, prop) => {
			if (value) el.style.setProperty(prop, value);
			else el.style.removeProperty(prop);
		});
		if (el.style.length === 0) el.removeAttribute("style");
	};
}
function anchorIdentity(anchor) {
	if (anchor == null) return null;
	if (isHTMLElement(anchor)) return anchor;
	if (typeof anchor === "object" && anchor && "contextElement" in anchor && anchor.contextElement) return anchor.contextElement;
	return anchor;
}
function getPlacementImpl(referenceOrVirtual, floatingOrVirtual, opts = {}) {
	const resolveFloating = () => {
		return (typeof floatingOrVirtual === "function" ? floatingOrVirtual() : floatingOrVirtual) ?? null;
	};
	const resolveAnchor = () => {
		const raw = typeof referenceOrVirtual === "function" ? referenceOrVirtual() : referenceOrVirtual;
		return opts.getAnchorElement?.() ?? raw;
	};
	const resolveReference = () => {
		const anchor = resolveAnchor();
		if (!anchor && !opts.getAnchorRect) return null;
		return getAnchorElement(anchor, opts.getAnchorRect);
	};
	const options = Object.assign({}, defaultOptions, opts);
	let middleware = [];
	let cachedMiddlewareFloating = null;
	let restoreFloatingStyles;
	let restoreArrowStyles;
	function rebuildMiddlewareForFloating(floating) {
		restoreFloatingStyles?.();
		restoreArrowStyles?.();
		cachedMiddlewareFloating = floating;
		restoreFloatingStyles = options.restoreStyles ? createStyleCleanup(floating, floatingStyleProps) : void 0;
		const arrowEl = floating.querySelector("[data-part=arrow]");
		restoreArrowStyles = options.restoreStyles ? createStyleCleanup(arrowEl, arrowStyleProps) : void 0;
		middleware = [
			getOffsetMiddleware(arrowEl, options),
			getFlipMiddleware(options),
			getShiftMiddleware(options),
			getArrowMiddleware(arrowEl, floating.ownerDocument, options),
			shiftArrowMiddleware(arrowEl),
			createTransformOriginMiddleware({
				gutter: options.gutter,
				offset: options.offset,
				overlap: options.overlap
			}, arrowEl),
			getSizeMiddleware(options),
			hideWhenDetachedMiddleware(options),
			rectMiddleware
		];
	}
	const { placement, strategy, onComplete, onPositioned } = options;
	let lastX;
	let lastY;
	let zIndexComputed = false;
	let lastAnchorForObserve = void 0;
	let lastFloatingForObserve = void 0;
	let cancelAutoUpdate = noop$1;
	const autoUpdateOptions = getAutoUpdateOptions(options.listeners);
	function syncAutoUpdateObservers() {
		if (!options.listeners) return;
		const anchor = resolveAnchor();
		const reference = resolveReference();
		const floating = resolveFloating();
		if (!reference || !floating) return;
		if (anchorIdentity(anchor) !== anchorIdentity(lastAnchorForObserve) || floating !== lastFloatingForObserve) {
			cancelAutoUpdate();
			lastAnchorForObserve = anchor;
			lastFloatingForObserve = floating;
			cancelAutoUpdate = autoUpdate(reference, floating, runUpdate, autoUpdateOptions);
		}
	}
	async function updatePosition() {
		syncAutoUpdateObservers();
		const floating = resolveFloating();
		if (!floating) return;
		if (floating !== cachedMiddlewareFloating) {
			rebuildMiddlewareForFloating(floating);
			zIndexComputed = false;
		}
		const reference = resolveReference();
		if (!reference) return;
		const pos = await computePosition(reference, floating, {
			placement,
			middleware,
			strategy
		});
		const win = getWindow(floating);
		const x = roundByDpr(win, pos.x);
		const y = roundByDpr(win, pos.y);
		onComplete?.({
			...pos,
			x,
			y
		});
		if (options.applyStyles === false) return;
		if (!isApproximatelyEqual(lastX, x)) {
			floating.style.setProperty("--x", `${x}px`);
			lastX = x;
		}
		if (!isApproximatelyEqual(lastY, y)) {
			floating.style.setProperty("--y", `${y}px`);
			lastY = y;
		}
		if (options.hideWhenDetached) {
			if (pos.middlewareData.hide?.referenceHidden) {
				floating.style.setProperty("visibility", "hidden");
				floating.style.setProperty("pointer-events", "none");
			} else {
				floating.style.removeProperty("visibility");
				floating.style.removeProperty("pointer-events");
			}
		}
		if (!zIndexComputed) {
			const contentEl = floating.firstElementChild;
			if (contentEl) {
				floating.style.setProperty("--z-index", getComputedStyle(contentEl).zIndex);
				zIndexComputed = true;
			}
		}
	}
	async function runUpdate() {
		if (opts.updatePosition) {
			await opts.updatePosition({
				updatePosition,
				floatingElement: resolveFloating()
			});
			onPositioned?.({ placed: true });
		} else await updatePosition();
	}
	runUpdate();
	return () => {
		cancelAutoUpdate();
		restoreArrowStyles?.();
		restoreFloatingStyles?.();
		onPositioned?.({ placed: false });
	};
}
function getPlacement(referenceOrFn, floatingOrFn, opts = {}) {
	const { defer, ...options } = opts;
	const func = defer ? raf$1 : (v) => v();
	const cleanups = [];
	cleanups.push(func(() => {
		cleanups.push(getPlacementImpl(referenceOrFn, floatingOrFn, options));
	}));
	return () => {
		cleanups.forEach((fn) => fn?.());
	};
}
// tests/bench/components/node_modules/@zag-js/popper/dist/get-styles.mjs
var ARROW_FLOATING_STYLE = {
	bottom: "rotate(45deg)",
	left: "rotate(135deg)",
	top: "rotate(225deg)",
	right: "rotate(315deg)"
};
function getPlacementStyles(options = {}) {
	const { placement, sameWidth, fitViewport, strategy = "absolute" } = options;
	return {
		arrow: {
			position: "absolute",
			width: cssVars.arrowSize.reference,
			height: cssVars.arrowSize.reference,
			[cssVars.arrowSizeHalf.variable]: `calc(${cssVars.arrowSize.reference} / 2)`,
			[cssVars.arrowOffset.variable]: `calc(${cssVars.arrowSizeHalf.reference} * -1)`
		},
		arrowTip: {
			transform: placement ? ARROW_FLOATING_STYLE[placement.split("-")[0]] : void 0,
			background: cssVars.arrowBg.reference,
			top: "0",
			left: "0",
			width: "100%",
			height: "100%",
			position: "absolute",
			zIndex: "inherit"
		},
		floating: {
			position: strategy,
			isolation: "isolate",
			minWidth: sameWidth ? void 0 : "max-content",
			width: sameWidth ? "var(--reference-width)" : void 0,
			maxWidth: fitViewport ? "var(--available-width)" : void 0,
			maxHeight: fitViewport ? "var(--available-height)" : void 0,
			pointerEvents: !placement ? "none" : void 0,
			top: "0px",
			left: "0px",
			transform: placement ? "translate3d(var(--x), var(--y), 0)" : "translate3d(0, -100vh, 0)",
			zIndex: "var(--z-index)"
		}
	};
}
// tests/bench/components/node_modules/@ark-ui/react/dist/components/color-picker/color-picker.anatomy.js
var colorPickerAnatomy$1 = anatomy$27.extendWith("view");
// tests/bench/components/node_modules/@zag-js/combobox/dist/combobox.anatomy.mjs
var anatomy$26 = createAnatomy("combobox").parts("root", "clearTrigger", "content", "control", "input", "item", "itemGroup", "itemGroupLabel", "itemIndicator", "itemText", "label", "list", "positioner", "trigger");
anatomy$26.build();
// tests/bench/components/node_modules/@ark-ui/react/dist/components/combobox/combobox.anatomy.js
var comboboxAnatomy$1 = anatomy$26.extendWith("empty");
// tests/bench/components/node_modules/@zag-js/date-input/dist/date-input.anatomy.mjs
var anatomy$25 = createAnatomy("date-input").parts("root", "label", "control", "segmentGroup", "segment", "hiddenInput");
anatomy$25.build();
// tests/bench/components/node_modules/@zag-js/date-picker/dist/date-picker.anatomy.mjs
var anatomy$24 = createAnatomy("date-picker").parts("clearTrigger", "content", "control", "input", "label", "monthSelect", "nextTrigger", "positioner", "presetTrigger", "prevTrigger", "rangeText", "root", "table", "tableBody", "tableCell", "tableCellTrigger", "tableHead", "tableHeader", "tableRow", "trigger", "view", "viewControl", "viewTrigger", "yearSelect");
anatomy$24.build();
// tests/bench/components/node_modules/@ark-ui/react/dist/components/date-picker/date-picker.anatomy.js
var datePickerAnatomy$1 = anatomy$24.extendWith("view", "valueText");
// tests/bench/components/node_modules/@zag-js/dialog/dist/dialog.anatomy.mjs
var anatomy$23 = createAnatomy("dialog").parts("trigger", "backdrop", "positioner", "content", "title", "description", "closeTrigger");
var parts$26 = anatomy$23.build();
// tests/bench/components/node_modules/@zag-js/dialog/dist/dialog.dom.mjs
var getPositionerId$1 = (ctx) => ctx.ids?.positioner ?? `dialog:${ctx.id}:positioner`;
var getBackdropId = (ctx) => ctx.ids?.backdrop ?? `dialog:${ctx.id}:backdrop`;
var getContentId$1 = (ctx) => ctx.ids?.content ?? `dialog:${ctx.id}:content`;
var getTriggerId$1 = (ctx, value) => {
	const customId = ctx.ids?.trigger;
	if (customId != null) return isFunction(customId) ? customId(value) : customId;
	return value ? `dialog:${ctx.id}:trigger:${value}` : `dialog:${ctx.id}:trigger`;
};
var getTitleId$1 = (ctx) => ctx.ids?.title ?? `dialog:${ctx.id}:title`;
var getDescriptionId$1 = (ctx) => ctx.ids?.description ?? `dialog:${ctx.id}:description`;
var getCloseTriggerId$1 = (ctx) => ctx.ids?.closeTrigger ?? `dialog:${ctx.id}:close`;
var getContentEl$1 = (ctx) => ctx.getById(getContentId$1(ctx));
var getPositionerEl$1 = (ctx) => ctx.getById(getPositionerId$1(ctx));
var getBackdropEl = (ctx) => ctx.getById(getBackdropId(ctx));
var getTriggerEl$1 = (ctx) => ctx.getById(getTriggerId$1(ctx));
var getTitleEl = (ctx) => ctx.getById(getTitleId$1(ctx));
var getDescriptionEl = (ctx) => ctx.getById(getDescriptionId$1(ctx));
var getCloseTriggerEl = (ctx) => ctx.getById(getCloseTriggerId$1(ctx));
var getTriggerEls$1 = (ctx) => queryAll(ctx.getRootNode(), `[data-scope="dialog"][data-part="trigger"]${getByOwnerId(ctx.id)}`);
var getActiveTriggerEl$1 = (ctx, value) => {
	if (value == null) return getTriggerEl$1(ctx) ?? getTriggerEls$1(ctx)[0];
	return ctx.getById(getTriggerId$1(ctx, value));
};
// tests/bench/components/node_modules/@zag-js/dialog/dist/dialog.connect.mjs
function connect$2(service, normalize) {
	const { state, send, context, prop, scope } = service;
	const ariaLabel = prop("aria-label");
	const open = state.matches("open");
	const triggerValue = context.get("triggerValue");
	return {
		open,
		setOpen(nextOpen) {
			if (state.matches("open") === nextOpen) return;
			send({ type: nextOpen ? "OPEN" : "CLOSE" });
		},
		triggerValue,
		setTriggerValue(value) {
			send({
				type: "TRIGGER_VALUE.SET",
				value
			});
		},
		getTriggerProps(props = {}) {
			const { value } = props;
			const current = value == null ? false : triggerValue === value;
			return normalize.button({
				...parts$26.trigger.attrs,
				dir: prop("dir"),
				id: getTriggerId$1(scope, value),
				"data-ownedby": scope.id,
				"data-value": value,
				"aria-haspopup": "dialog",
				type: "button",
				"aria-expanded": value == null ? open : open && current,
				"data-state": open ? "open" : "closed",
				"aria-controls": getContentId$1(scope),
				"data-current": dataAttr(current),
				onClick(event) {
					if (event.defaultPrevented) return;
					send({
						type: open && value != null && !current ? "TRIGGER_VALUE.SET" : "TOGGLE",
						value
					});
				}
			});
		},
		getBackdropProps() {
			return normalize.element({
				...parts$26.backdrop.attrs,
				dir: prop("dir"),
				hidden: !open,
				id: getBackdropId(scope),
				"data-state": open ? "open" : "closed"
			});
		},
		getPositionerProps() {
			return normalize.element({
				...parts$26.positioner.attrs,
				dir: prop("dir"),
				id: getPositionerId$1(scope),
				style: compact({ pointerEvents: !open || !prop("modal") ? "none" : void 0 })
			});
		},
		getContentProps() {
			const rendered = context.get("rendered");
			return normalize.element({
				...parts$26.content.attrs,
				dir: prop("dir"),
				role: prop("role"),
				hidden: !open,
				id: getContentId$1(scope),
				tabIndex: -1,
				"data-state": open ? "open" : "closed",
				"aria-modal": prop("modal"),
				"aria-label": ariaLabel || void 0,
				"aria-labelledby": ariaLabel || !rendered.title ? void 0 : getTitleId$1(scope),
				"aria-describedby": rendered.description ? getDescriptionId$1(scope) : void 0,
				style: compact({ pointerEvents: prop("modal") ? void 0 : "auto" })
			});
		},
		getTitleProps() {
			return normalize.element({
				...parts$26.title.attrs,
				dir: prop("dir"),
				id: getTitleId$1(scope)
			});
		},
		getDescriptionProps() {
			return normalize.element({
				...parts$26.description.attrs,
				dir: prop("dir"),
				id: getDescriptionId$1(scope)
			});
		},
		getCloseTriggerProps() {
			return normalize.button({
				...parts$26.closeTrigger.attrs,
				dir: prop("dir"),
				id: getCloseTriggerId$1(scope),
				type: "button",
				onClick(event) {
					if (event.defaultPrevented) return;
					event.stopPropagation();
					send({ type: "CLOSE" });
				}
			});
		}
	};
}
// tests/bench/components/node_modules/@zag-js/dialog/dist/dialog.machine.mjs
var machine$2 = createMachine$1({
	props({ props, scope }) {
		const alertDialog = props.role === "alertdialog";
		const initialFocusEl = alertDialog ? () => getCloseTriggerEl(scope) : void 0;
		const modal = typeof props.modal === "boolean" ? props.modal : true;
		return {
			role: "dialog",
			modal,
			trapFocus: modal,
			preventScroll: modal,
			closeOnInteractOutside: modal && !alertDialog,
			closeOnEscape: true,
			restoreFocus: true,
			initialFocusEl,
			...props
		};
	},
	initialState({ prop }) {
		return prop("open") || prop("defaultOpen") ? "open" : "closed";
	},
	context({ bindable, prop, scope }) {
		return {
			rendered: bindable(() => ({ defaultValue: {
				title: true,
				description: true
			} })),
			triggerValue: bindable(() => ({
				defaultValue: prop("defaultTriggerValue") ?? null,
				value: prop("triggerValue"),
				onChange(value) {
					const onTriggerValueChange = prop("onTriggerValueChange");
					if (!onTriggerValueChange) return;
					onTriggerValueChange({
						value,
						triggerElement: getActiveTriggerEl$1(scope, value)
					});
				}
			}))
		};
	},
	watch({ track, action, prop }) {
		track([() => prop("open")], () => {
			action(["toggleVisibility"]);
		});
	},
	states: {
		open: {
			entry: ["checkRenderedElements", "setInitialFocus"],
			effects: [
				"trackDismissableElement",
				"trapFocus",
				"preventScroll",
				"hideContentBelow"
			],
			on: {
				"CONTROLLED.CLOSE": { target: "closed" },
				CLOSE: [{
					guard: "isOpenControlled",
					actions: ["invokeOnClose"]
				}, {
					target: "closed",
					actions: ["invokeOnClose"]
				}],
				TOGGLE: [{
					guard: "isOpenControlled",
					actions: ["invokeOnClose"]
				}, {
					target: "closed",
					actions: ["invokeOnClose"]
				}],
				"TRIGGER_VALUE.SET": { actions: ["setTriggerValue"] }
			}
		},
		closed: { on: {
			"CONTROLLED.OPEN": { target: "open" },
			OPEN: [{
				guard: "isOpenControlled",
				actions: ["invokeOnOpen", "setTriggerValue"]
			}, {
				target: "open",
				actions: ["invokeOnOpen", "setTriggerValue"]
			}],
			TOGGLE: [{
				guard: "isOpenControlled",
				actions: ["invokeOnOpen", "setTriggerValue"]
			}, {
				target: "open",
				actions: ["invokeOnOpen", "setTriggerValue"]
			}],
			"TRIGGER_VALUE.SET": { actions: ["setTriggerValue"] }
		} }
	},
	implementations: {
		guards: { isOpenControlled: ({ prop }) => prop("open") != void 0 },
		effects: {
			trackDismissableElement({ scope, send, prop }) {
				const getContentEl2 = () => getContentEl$1(scope);
				return trackDismissableElement(getContentEl2, {
					type: "dialog",
					defer: true,
					pointerBlocking: prop("modal"),
					layerStyleTargets: [() => getBackdropEl(scope), () => getPositionerEl$1(scope)],
					exclude: [getTriggerEl$1(scope), ...getTriggerEls$1(scope)].filter(Boolean),
					onInteractOutside(event) {
						prop("onInteractOutside")?.(event);
						if (!prop("closeOnInteractOutside")) event.preventDefault();
					},
					persistentElements: prop("persistentElements"),
					onFocusOutside: prop("onFocusOutside"),
					onPointerDownOutside: prop("onPointerDownOutside"),
					onRequestDismiss: prop("onRequestDismiss"),
					onEscapeKeyDown(event) {
						prop("onEscapeKeyDown")?.(event);
						if (!prop("closeOnEscape")) event.preventDefault();
					},
					onDismiss() {
						send({
							type: "CLOSE",
							src: "interact-outside"
						});
					}
				});
			},
			preventScroll({ scope, prop }) {
				if (!prop("preventScroll")) return;
				return preventBodyScroll(scope.getDoc());
			},
			trapFocus({ scope, prop, context }) {
				if (!prop("trapFocus")) return;
				const contentEl = () => getContentEl$1(scope);
				return trapFocus(contentEl, {
					preventScroll: true,
					returnFocusOnDeactivate: !!prop("restoreFocus"),
					initialFocus: () => getInitialFocus({
						root: getContentEl$1(scope),
						getInitialEl: prop("initialFocusEl")
					}),
					setReturnFocus: (el) => {
						const finalFocusEl = prop("finalFocusEl")?.();
						if (finalFocusEl) return finalFocusEl;
						const triggerValue = context.get("triggerValue");
						if (triggerValue) {
							const activeTriggerEl = getActiveTriggerEl$1(scope, triggerValue);
							if (activeTriggerEl) return activeTriggerEl;
						}
						const fallbackTrigger = getTriggerEls$1(scope)[0];
						if (fallbackTrigger) return fallbackTrigger;
						return el;
					},
					getShadowRoot: true
				});
			},
			hideContentBelow({ scope, prop }) {
				if (!prop("modal")) return;
				const getElements = () => [getContentEl$1(scope)];
				return ariaHidden(getElements, { defer: true });
			}
		},
		actions: {
			setInitialFocus({ prop, scope }) {
				if (prop("trapFocus")) return;
				raf$1(() => {
					getInitialFocus({
						root: getContentEl$1(scope),
						getInitialEl: prop("initialFocusEl")
					})?.focus({ preventScroll: true });
				});
			},
			checkRenderedElements({ context, scope }) {
				raf$1(() => {
					context.set("rendered", {
						title: !!getTitleEl(scope),
						description: !!getDescriptionEl(scope)
					});
				});
			},
			invokeOnClose({ prop }) {
				prop("onOpenChange")?.({ open: false });
			},
			invokeOnOpen({ prop }) {
				prop("onOpenChange")?.({ open: true });
			},
			setTriggerValue({ context, event }) {
				if (event.value === void 0) return;
				context.set("triggerValue", event.value);
			},
			toggleVisibility({ prop, send, event }) {
				send({
					type: prop("open") ? "CONTROLLED.OPEN" : "CONTROLLED.CLOSE",
					previousEvent: event
				});
			}
		}
	}
});
// tests/bench/components/node_modules/@zag-js/editable/dist/editable.anatomy.mjs
var anatomy$22 = createAnatomy("editable").parts("root", "area", "label", "preview", "input", "editTrigger", "submitTrigger", "cancelTrigger", "control");
anatomy$22.build();
// tests/bench/components/node_modules/@ark-ui/react/dist/components/field/field.anatomy.js
var fieldAnatomy$1 = createAnatomy("field").parts("root", "errorText", "helperText", "input", "label", "select", "textarea", "requiredIndicator");
fieldAnatomy$1.build();
// tests/bench/components/node_modules/@ark-ui/react/dist/components/fieldset/fieldset.anatomy.js
var fieldsetAnatomy$1 = createAnatomy("fieldset").parts("root", "errorText", "helperText", "legend");
fieldsetAnatomy$1.build();
// tests/bench/components/node_modules/@zag-js/file-upload/dist/file-upload.anatomy.mjs
var anatomy$21 = createAnatomy("file-upload").parts("root", "dropzone", "item", "itemDeleteTrigger", "itemGroup", "itemName", "itemPreview", "itemPreviewImage", "itemSizeText", "label", "trigger", "clearTrigger");
anatomy$21.build();
// tests/bench/components/node_modules/@zag-js/floating-panel/dist/floating-panel.anatomy.mjs
var anatomy$20 = createAnatomy("floating-panel").parts("trigger", "positioner", "content", "header", "body", "title", "resizeTrigger", "dragTrigger", "stageTrigger", "closeTrigger", "control");
anatomy$20.build();
// tests/bench/components/node_modules/@zag-js/hover-card/dist/hover-card.anatomy.mjs
var anatomy$19 = createAnatomy("hoverCard").parts("arrow", "arrowTip", "trigger", "positioner", "content");
anatomy$19.build();
// tests/bench/components/node_modules/@zag-js/listbox/dist/listbox.anatomy.mjs
var anatomy$18 = createAnatomy("listbox").parts("label", "input", "item", "itemText", "itemIndicator", "itemGroup", "itemGroupLabel", "content", "root", "valueText");
anatomy$18.build();
// tests/bench/components/node_modules/@ark-ui/react/dist/components/listbox/listbox.anatomy.js
var listboxAnatomy$1 = anatomy$18.extendWith("empty");
// tests/bench/components/node_modules/@zag-js/marquee/dist/marquee.anatomy.mjs
var anatomy$17 = createAnatomy("marquee").parts("root", "viewport", "content", "edge", "item");
anatomy$17.build();
// tests/bench/components/node_modules/@zag-js/menu/dist/menu.anatomy.mjs
var anatomy$16 = createAnatomy("menu").parts("arrow", "arrowTip", "content", "contextTrigger", "indicator", "item", "itemGroup", "itemGroupLabel", "itemIndicator", "itemText", "positioner", "separator", "trigger", "triggerItem");
var parts$17 = anatomy$16.build();
// tests/bench/components/node_modules/@zag-js/menu/dist/menu.dom.mjs
var getTriggerId = (ctx, value) => {
	const customId = ctx.ids?.trigger;
	if (customId != null) return isFunction(customId) ? customId(value) : customId;
	return value ? `menu:${ctx.id}:trigger:${value}` : `menu:${ctx.id}:trigger`;
};
var getContextTriggerId = (ctx, value) => {
	const customId = ctx.ids?.contextTrigger;
	if (customId != null) return isFunction(customId) ? customId(value) : customId;
	return value ? `menu:${ctx.id}:ctx-trigger:${value}` : `menu:${ctx.id}:ctx-trigger`;
};
var getContentId = (ctx) => ctx.ids?.content ?? `menu:${ctx.id}:content`;
var getArrowId = (ctx) => ctx.ids?.arrow ?? `menu:${ctx.id}:arrow`;
var getPositionerId = (ctx) => ctx.ids?.positioner ?? `menu:${ctx.id}:popper`;
var getGroupId = (ctx, id) => ctx.ids?.group?.(id) ?? `menu:${ctx.id}:group:${id}`;
var getItemId = (ctx, id) => `${ctx.id}/${id}`;
var getItemValue = (el) => el?.dataset.value ?? null;
var getGroupLabelId = (ctx, id) => ctx.ids?.groupLabel?.(id) ?? `menu:${ctx.id}:group-label:${id}`;
var getContentEl = (ctx) => ctx.getById(getContentId(ctx));
var getPositionerEl = (ctx) => ctx.getById(getPositionerId(ctx));
var getTriggerEl = (ctx) => ctx.getById(getTriggerId(ctx));
var getItemEl = (ctx, value) => value ? ctx.getById(getItemId(ctx, value)) : null;
var getContextTriggerEl = (ctx) => ctx.getById(getContextTriggerId(ctx));
var getTriggerEls = (ctx) => queryAll(ctx.getRootNode(), `[data-scope="menu"][data-part="trigger"]${getByOwnerId(ctx.id)}`);
var getContextTriggerEls = (ctx) => queryAll(ctx.getRootNode(), `[data-scope="menu"][data-part="context-trigger"]${getByOwnerId(ctx.id)}`);
var getActiveTriggerEl = (ctx, value) => {
	if (value == null) return getTriggerEl(ctx) ?? getTriggerEls(ctx)[0];
	return ctx.getById(getTriggerId(ctx, value));
};
var getElements = (ctx) => {
	const selector = `[role^="menuitem"]${getByOwnerId(getContentId(ctx))}:not([data-disabled])`;
	return queryAll(getContentEl(ctx), selector);
};
var getFirstEl = (ctx) => first(getElements(ctx));
var getLastEl = (ctx) => last(getElements(ctx));
var isMatch = (el, value) => {
	if (!value) return false;
	return el.id === value || el.dataset.value === value;
};
var getNextEl = (ctx, opts) => {
	const items = getElements(ctx);
	return next(items, items.findIndex((el) => isMatch(el, opts.value)), { loop: opts.loop ?? opts.loopFocus });
};
var getPrevEl = (ctx, opts) => {
	const items = getElements(ctx);
	return prev(items, items.findIndex((el) => isMatch(el, opts.value)), { loop: opts.loop ?? opts.loopFocus });
};
var getElemByKey = (ctx, opts) => {
	const items = getElements(ctx);
	const item = items.find((el) => isMatch(el, opts.value));
	return getByTypeahead(items, {
		state: opts.typeaheadState,
		key: opts.key,
		activeId: item?.id ?? null
	});
};
var isTargetDisabled = (v) => {
	return isHTMLElement(v) && (v.dataset.disabled === "" || v.hasAttribute("disabled"));
};
var isTriggerItem = (el) => {
	return !!el?.getAttribute("role")?.startsWith("menuitem") && !!el?.hasAttribute("data-controls");
};
var itemSelectEvent = "menu:select";
function dispatchSelectionEvent(el, value) {
	if (!el) return;
	const event = new (getWindow(el)).CustomEvent(itemSelectEvent, { detail: { value } });
	el.dispatchEvent(event);
}
function getPortaledContentEl(scope) {
	const contentId = getContentId(scope);
	return getContentEl(scope) ?? scope.getDoc().getElementById(contentId);
}
function isTargetWithinMenuTree(target, children) {
	if (!isHTMLElement(target)) return false;
	for (const id in children) {
		const child = children[id];
		const childContent = getPortaledContentEl(child.scope);
		if (childContent && contains(childContent, target)) return true;
		const nested = child.refs.get("children");
		if (Object.keys(nested).length > 0 && isTargetWithinMenuTree(target, nested)) return true;
	}
	return false;
}
// tests/bench/components/node_modules/@zag-js/menu/dist/menu.utils.mjs
function closeRootMenu(ctx) {
	let parent = ctx.parent;
	while (parent && parent.context.get("isSubmenu")) parent = parent.refs.get("parent");
	parent?.send({ type: "CLOSE" });
}
function isWithinPolygon(polygon, point) {
	if (!polygon) return false;
	return isPointInPolygon(polygon, point);
}
function resolveItemId(children, value, scope) {
	const hasChildren = Object.keys(children).length > 0;
	if (!value) return null;
	if (!hasChildren) return getItemId(scope, value);
	for (const id in children) {
		const childMenu = children[id];
		const childTriggerId = getTriggerId(childMenu.scope);
		if (childTriggerId === value) return childTriggerId;
	}
	return getItemId(scope, value);
}
function setParentRoutingLock(parent, locked) {
	if (!parent) return;
	parent.refs.set("pointerRoutingLocked", locked);
	parent.context.set("pointerRoutingMode", locked ? "locked" : "interactive");
}
function isHighlightedItemSubmenuOpen(parent) {
	const highlighted = parent.context.get("highlightedValue");
	if (!highlighted) return false;
	const children = parent.refs.get("children");
	for (const id in children) {
		const child = children[id];
		if (!child.state.hasTag("open")) continue;
		if (getTriggerId(child.scope) === highlighted) return true;
	}
	return false;
}
function unlockParentAfterChildClose(parent, childIsSubmenu) {
	if (!parent) return;
	if (parent.refs.get("pointerRoutingLocked")) return;
	if (childIsSubmenu && isHighlightedItemSubmenuOpen(parent)) return;
	setParentRoutingLock(parent, false);
}
function unlockParentOnSubmenuClose(parent) {
	if (!parent) return;
	if (!isHighlightedItemSubmenuOpen(parent)) setParentRoutingLock(parent, false);
}
// tests/bench/components/node_modules/@zag-js/menu/dist/menu.connect.mjs
function connect$1(service, normalize) {
	const { context, send, state, computed, prop, scope } = service;
	const open = state.hasTag("open");
	const isSubmenu = context.get("isSubmenu");
	const isTypingAhead = computed("isTypingAhead");
	const composite = prop("composite");
	const currentPlacement = context.get("currentPlacement");
	const currentPlacementSide = currentPlacement ? getPlacementSide(currentPlacement) : void 0;
	const anchorPoint = context.get("anchorPoint");
	const highlightedValue = context.get("highlightedValue");
	const triggerValue = context.get("triggerValue");
	const popperStyles = getPlacementStyles({
		...prop("positioning"),
		placement: currentPlacement
	});
	function getItemState(props) {
		return {
			id: getItemId(scope, props.value),
			disabled: !!props.disabled,
			highlighted: highlightedValue === props.value
		};
	}
	function getOptionItemProps(props) {
		const valueText = props.valueText ?? props.value;
		return {
			...props,
			id: props.value,
			valueText
		};
	}
	function getOptionItemState(props) {
		return {
			...getItemState(getOptionItemProps(props)),
			checked: !!props.checked
		};
	}
	function getItemProps(props) {
		const { closeOnSelect, valueText, value } = props;
		const itemState = getItemState(props);
		const id = getItemId(scope, value);
		return normalize.element({
			...parts$17.item.attrs,
			id,
			role: "menuitem",
			"aria-disabled": ariaAttr(itemState.disabled),
			"data-disabled": dataAttr(itemState.disabled),
			"data-ownedby": getContentId(scope),
			"data-highlighted": dataAttr(itemState.highlighted),
			"data-value": value,
			"data-valuetext": valueText,
			onDragStart(event) {
				if (event.currentTarget.matches("a[href]")) event.preventDefault();
			},
			onPointerMove(event) {
				if (itemState.disabled) return;
				if (event.pointerType !== "mouse") return;
				if (getInteractionModality() !== "pointer") return;
				const target = event.currentTarget;
				if (itemState.highlighted) return;
				const point = getEventPoint(event);
				send({
					type: "ITEM_POINTERMOVE",
					id,
					target,
					closeOnSelect,
					point
				});
			},
			onPointerLeave(event) {
				if (itemState.disabled) return;
				if (event.pointerType !== "mouse") return;
				if (getInteractionModality() !== "pointer") return;
				const target = event.currentTarget;
				send({
					type: "ITEM_POINTERLEAVE",
					id,
					target,
					closeOnSelect
				});
			},
			onPointerDown(event) {
				if (itemState.disabled) return;
				const target = event.currentTarget;
				send({
					type: "ITEM_POINTERDOWN",
					target,
					id,
					closeOnSelect
				});
			},
			onClick(event) {
				if (isDownloadingEvent(event)) return;
				if (isOpeningInNewTab(event)) return;
				if (itemState.disabled) return;
				const target = event.currentTarget;
				send({
					type: "ITEM_CLICK",
					target,
					id,
					closeOnSelect
				});
			}
		});
	}
	return {
		highlightedValue,
		open,
		setOpen(nextOpen) {
			if (state.hasTag("open") === nextOpen) return;
			send({ type: nextOpen ? "OPEN" : "CLOSE" });
		},
		triggerValue,
		setTriggerValue(value) {
			send({
				type: "TRIGGER_VALUE.SET",
				value
			});
		},
		setHighlightedValue(value) {
			send({
				type: "HIGHLIGHTED.SET",
				value
			});
		},
		setParent(parent) {
			send({
				type: "PARENT.SET",
				value: parent,
				id: parent.prop("id")
			});
		},
		setChild(child) {
			send({
				type: "CHILD.SET",
				value: child,
				id: child.prop("id")
			});
		},
		reposition(options = {}) {
			send({
				type: "POSITIONING.SET",
				options
			});
		},
		addItemListener(props) {
			const node = scope.getById(props.id);
			if (!node) return;
			const listener = () => props.onSelect?.();
			node.addEventListener(itemSelectEvent, listener);
			return () => node.removeEventListener(itemSelectEvent, listener);
		},
		getContextTriggerProps(props = {}) {
			const { value } = props;
			const current = value == null ? false : triggerValue === value;
			const contextTriggerId = getContextTriggerId(scope, value);
			return normalize.element({
				...parts$17.contextTrigger.attrs,
				dir: prop("dir"),
				id: contextTriggerId,
				"data-ownedby": scope.id,
				"data-value": value,
				"data-current": dataAttr(current),
				"data-state": open ? "open" : "closed",
				onPointerDown(event) {
					if (event.pointerType === "mouse") return;
					const point = getEventPoint(event);
					send({
						type: "CONTEXT_MENU_START",
						point,
						value
					});
				},
				onPointerCancel(event) {
					if (event.pointerType === "mouse") return;
					send({ type: "CONTEXT_MENU_CANCEL" });
				},
				onPointerMove(event) {
					if (event.pointerType === "mouse") return;
					send({ type: "CONTEXT_MENU_CANCEL" });
				},
				onPointerUp(event) {
					if (event.pointerType === "mouse") return;
					send({ type: "CONTEXT_MENU_CANCEL" });
				},
				onContextMenu(event) {
					const point = getEventPoint(event);
					send({
						type: open && value != null && !current ? "TRIGGER_VALUE.SET" : "CONTEXT_MENU",
						point,
						value
					});
					event.preventDefault();
				},
				style: {
					WebkitTouchCallout: "none",
					WebkitUserSelect: "none",
					userSelect: "none"
				}
			});
		},
		getTriggerItemProps(childApi) {
			const triggerProps = childApi.getTriggerProps();
			return mergeProps(getItemProps({ value: triggerProps.id }), triggerProps);
		},
		getTriggerProps(props = {}) {
			const { value } = props;
			const current = value == null ? false : triggerValue === value;
			const triggerId = getTriggerId(scope, value);
			return normalize.button({
				...isSubmenu ? parts$17.triggerItem.attrs : parts$17.trigger.attrs,
				"data-placement": currentPlacement,
				"data-side": currentPlacementSide,
				type: "button",
				dir: prop("dir"),
				id: triggerId,
				...value != null && {
					"data-ownedby": scope.id,
					"data-value": value,
					"data-current": dataAttr(current)
				},
				"data-uid": prop("id"),
				"aria-haspopup": composite ? "menu" : "dialog",
				"aria-controls": getContentId(scope),
				"data-controls": getContentId(scope),
				"aria-expanded": value == null ? open : open && current,
				"data-state": open ? "open" : "closed",
				onPointerMove(event) {
					if (event.pointerType !== "mouse") return;
					if (isTargetDisabled(event.currentTarget) || !isSubmenu) return;
					const point = getEventPoint(event);
					send({
						type: "TRIGGER_POINTERMOVE",
						target: event.currentTarget,
						point
					});
				},
				onPointerLeave(event) {
					if (isTargetDisabled(event.currentTarget)) return;
					if (event.pointerType !== "mouse") return;
					if (!isSubmenu) return;
					setParentRoutingLock(service.refs.get("parent"), true);
					const point = getEventPoint(event);
					send({
						type: "TRIGGER_POINTERLEAVE",
						target: event.currentTarget,
						point
					});
				},
				onPointerDown(event) {
					if (isTargetDisabled(event.currentTarget)) return;
					if (isContextMenuEvent(event)) return;
					event.preventDefault();
				},
				onClick(event) {
					if (event.defaultPrevented) return;
					if (isTargetDisabled(event.currentTarget)) return;
					send({
						type: open && value != null && !current ? "TRIGGER_VALUE.SET" : "TRIGGER_CLICK",
						target: event.currentTarget,
						value
					});
				},
				onBlur() {
					send({ type: "TRIGGER_BLUR" });
				},
				onFocus() {
					send({ type: "TRIGGER_FOCUS" });
				},
				onKeyDown(event) {
					if (event.defaultPrevented) return;
					const exec = {
						ArrowDown() {
							send({
								type: "ARROW_DOWN",
								value
							});
						},
						ArrowUp() {
							send({
								type: "ARROW_UP",
								value
							});
						},
						Enter() {
							send({
								type: "ARROW_DOWN",
								src: "enter",
								value
							});
						},
						Space() {
							send({
								type: "ARROW_DOWN",
								src: "space",
								value
							});
						}
					}[getEventKey(event, {
						orientation: "vertical",
						dir: prop("dir")
					})];
					if (exec) {
						event.preventDefault();
						exec(event);
					}
				}
			});
		},
		getIndicatorProps() {
			return normalize.element({
				...parts$17.indicator.attrs,
				dir: prop("dir"),
				"data-state": open ? "open" : "closed"
			});
		},
		getPositionerProps() {
			return normalize.element({
				...parts$17.positioner.attrs,
				dir: prop("dir"),
				id: getPositionerId(scope),
				style: popperStyles.floating
			});
		},
		getArrowProps() {
			return normalize.element({
				id: getArrowId(scope),
				...parts$17.arrow.attrs,
				dir: prop("dir"),
				style: popperStyles.arrow
			});
		},
		getArrowTipProps() {
			return normalize.element({
				...parts$17.arrowTip.attrs,
				dir: prop("dir"),
				style: popperStyles.arrowTip
			});
		},
		getContentProps() {
			return normalize.element({
				...parts$17.content.attrs,
				id: getContentId(scope),
				"aria-label": prop("aria-label"),
				hidden: !open,
				"data-state": open ? "open" : "closed",
				role: composite ? "menu" : "dialog",
				tabIndex: 0,
				dir: prop("dir"),
				"aria-activedescendant": computed("highlightedId") || void 0,
				"aria-labelledby": anchorPoint ? getContextTriggerId(scope, triggerValue ?? void 0) : getTriggerId(scope, triggerValue ?? void 0),
				"data-placement": currentPlacement,
				"data-side": currentPlacementSide,
				onPointerEnter(event) {
					if (event.pointerType !== "mouse") return;
					send({ type: "MENU_POINTERENTER" });
				},
				onKeyDown(event) {
					if (event.defaultPrevented) return;
					if (!contains(event.currentTarget, getEventTarget(event))) return;
					const target = getEventTarget(event);
					if (!(target?.closest("[role=menu]") === event.currentTarget || target === event.currentTarget)) return;
					if (event.key === "Tab") {
						if (!isValidTabEvent(event)) {
							event.preventDefault();
							return;
						}
					}
					const keyMap = {
						ArrowDown() {
							send({ type: "ARROW_DOWN" });
						},
						ArrowUp() {
							send({ type: "ARROW_UP" });
						},
						ArrowLeft() {
							send({ type: "ARROW_LEFT" });
						},
						ArrowRight() {
							send({ type: "ARROW_RIGHT" });
						},
						Enter() {
							send({ type: "ENTER" });
						},
						Space(event2) {
							if (isTypingAhead) send({
								type: "TYPEAHEAD",
								key: event2.key
							});
							else keyMap.Enter?.(event2);
						},
						Home() {
							send({ type: "HOME" });
						},
						End() {
							send({ type: "END" });
						}
					};
					const exec = keyMap[getEventKey(event, { dir: prop("dir") })];
					if (exec) {
						exec(event);
						event.stopPropagation();
						event.preventDefault();
						return;
					}
					if (!prop("typeahead")) return;
					if (!isPrintableKey(event)) return;
					if (isModifierKey(event)) return;
					if (isEditableElement(target)) return;
					send({
						type: "TYPEAHEAD",
						key: event.key
					});
					event.preventDefault();
				}
			});
		},
		getSeparatorProps() {
			return normalize.element({
				...parts$17.separator.attrs,
				role: "separator",
				dir: prop("dir"),
				"aria-orientation": "horizontal"
			});
		},
		getItemState,
		getItemProps,
		getOptionItemState,
		getOptionItemProps(props) {
			const { type, disabled, closeOnSelect } = props;
			const option = getOptionItemProps(props);
			const itemState = getOptionItemState(props);
			return {
				...getItemProps(option),
				...normalize.element({
					"data-type": type,
					...parts$17.item.attrs,
					dir: prop("dir"),
					"data-value": option.value,
					role: `menuitem${type}`,
					"aria-checked": !!itemState.checked,
					"data-state": itemState.checked ? "checked" : "unchecked",
					onClick(event) {
						if (disabled) return;
						if (isDownloadingEvent(event)) return;
						if (isOpeningInNewTab(event)) return;
						const target = event.currentTarget;
						send({
							type: "ITEM_CLICK",
							target,
							option,
							closeOnSelect
						});
					}
				})
			};
		},
		getItemIndicatorProps(props) {
			const itemState = getOptionItemState(cast(props));
			const dataState = itemState.checked ? "checked" : "unchecked";
			return normalize.element({
				...parts$17.itemIndicator.attrs,
				dir: prop("dir"),
				"data-disabled": dataAttr(itemState.disabled),
				"data-highlighted": dataAttr(itemState.highlighted),
				"data-state": hasProp(props, "checked") ? dataState : void 0,
				hidden: hasProp(props, "checked") ? !itemState.checked : void 0
			});
		},
		getItemTextProps(props) {
			const itemState = getOptionItemState(cast(props));
			const dataState = itemState.checked ? "checked" : "unchecked";
			return normalize.element({
				...parts$17.itemText.attrs,
				dir: prop("dir"),
				"data-disabled": dataAttr(itemState.disabled),
				"data-highlighted": dataAttr(itemState.highlighted),
				"data-state": hasProp(props, "checked") ? dataState : void 0
			});
		},
		getItemGroupLabelProps(props) {
			return normalize.element({
				...parts$17.itemGroupLabel.attrs,
				id: getGroupLabelId(scope, props.htmlFor),
				dir: prop("dir")
			});
		},
		getItemGroupProps(props) {
			return normalize.element({
				id: getGroupId(scope, props.id),
				...parts$17.itemGroup.attrs,
				dir: prop("dir"),
				"aria-labelledby": getGroupLabelId(scope, props.id),
				role: "group"
			});
		}
	};
}
// tests/bench/components/node_modules/@zag-js/menu/dist/menu.machine.mjs
var { not: not$1, and: and$1, or } = createGuards();
var machine$1 = createMachine$1({
	props({ props }) {
		return {
			closeOnSelect: true,
			typeahead: true,
			composite: true,
			loopFocus: false,
			navigate(details) {
				clickIfLink(details.node);
			},
			...props,
			positioning: {
				placement: "bottom-start",
				gutter: 8,
				...props.positioning
			}
		};
	},
	initialState({ prop }) {
		return prop("open") || prop("defaultOpen") ? "open" : "idle";
	},
	context({ bindable, prop, scope }) {
		return {
			highlightedValue: bindable(() => ({
				defaultValue: prop("defaultHighlightedValue") || null,
				value: prop("highlightedValue"),
				onChange(value) {
					prop("onHighlightChange")?.({ highlightedValue: value });
				}
			})),
			lastHighlightedValue: bindable(() => ({ defaultValue: null })),
			currentPlacement: bindable(() => ({ defaultValue: void 0 })),
			intentPolygon: bindable(() => ({ defaultValue: null })),
			anchorPoint: bindable(() => ({
				defaultValue: null,
				hash(value) {
					return `x: ${value?.x}, y: ${value?.y}`;
				}
			})),
			isSubmenu: bindable(() => ({ defaultValue: false })),
			triggerValue: bindable(() => ({
				defaultValue: prop("defaultTriggerValue") ?? null,
				value: prop("triggerValue"),
				onChange(value) {
					const onTriggerValueChange = prop("onTriggerValueChange");
					if (!onTriggerValueChange) return;
					onTriggerValueChange({
						value,
						triggerElement: getActiveTriggerEl(scope, value)
					});
				}
			})),
			pointerRoutingMode: bindable(() => ({ defaultValue: "interactive" }))
		};
	},
	refs() {
		return {
			parent: null,
			children: {},
			pointerRoutingLocked: false,
			typeaheadState: { ...getByTypeahead.defaultOptions },
			positioningOverride: {}
		};
	},
	computed: {
		isRtl: ({ prop }) => prop("dir") === "rtl",
		isTypingAhead: ({ refs }) => refs.get("typeaheadState").keysSoFar !== "",
		highlightedId: ({ context, scope, refs }) => resolveItemId(refs.get("children"), context.get("highlightedValue"), scope)
	},
	watch({ track, action, context, prop }) {
		track([() => context.get("isSubmenu")], () => {
			action(["setSubmenuPlacement"]);
		});
		track([() => context.hash("anchorPoint")], () => {
			if (!context.get("anchorPoint")) return;
			action(["reposition"]);
		});
		track([() => prop("open")], () => {
			action(["toggleVisibility"]);
		});
	},
	on: {
		"TRIGGER_VALUE.SET": { actions: [
			"setTriggerValue",
			"setAnchorPoint",
			"reposition",
			"focusMenu"
		] },
		"PARENT.SET": { actions: ["setParentMenu"] },
		"CHILD.SET": { actions: ["setChildMenu"] },
		OPEN: [{
			guard: "isOpenControlled",
			actions: ["setTriggerValue", "invokeOnOpen"]
		}, {
			target: "open",
			actions: ["setTriggerValue", "invokeOnOpen"]
		}],
		OPEN_AUTOFOCUS: [{
			guard: "isOpenControlled",
			actions: ["setTriggerValue", "invokeOnOpen"]
		}, {
			target: "open",
			actions: [
				"setTriggerValue",
				"highlightFirstItem",
				"invokeOnOpen"
			]
		}],
		CLOSE: [{
			guard: "isOpenControlled",
			actions: ["invokeOnClose", "releaseParentRoutingLock"]
		}, {
			target: "closed",
			actions: [
				"invokeOnClose",
				"releaseParentRoutingLock",
				"focusTrigger"
			]
		}],
		"HIGHLIGHTED.RESTORE": { actions: ["restoreHighlightedItem"] },
		"HIGHLIGHTED.SET": { actions: ["setHighlightedItem"] },
		"HIGHLIGHTED.SUGGEST": { actions: ["suggestHighlightedItem"] }
	},
	states: {
		idle: {
			tags: ["closed"],
			on: {
				"CONTROLLED.OPEN": { target: "open" },
				"CONTROLLED.CLOSE": { target: "closed" },
				CONTEXT_MENU_START: {
					target: "opening:contextmenu",
					actions: ["setAnchorPoint", "setTriggerValue"]
				},
				CONTEXT_MENU: [{
					guard: "isOpenControlled",
					actions: [
						"setAnchorPoint",
						"setTriggerValue",
						"invokeOnOpen"
					]
				}, {
					target: "open",
					actions: [
						"setAnchorPoint",
						"setTriggerValue",
						"invokeOnOpen"
					]
				}],
				TRIGGER_CLICK: [{
					guard: "isOpenControlled",
					actions: ["invokeOnOpen", "setTriggerValue"]
				}, {
					target: "open",
					actions: ["invokeOnOpen", "setTriggerValue"]
				}],
				TRIGGER_FOCUS: {
					guard: not$1("isSubmenu"),
					target: "closed"
				},
				TRIGGER_POINTERMOVE: {
					guard: "isSubmenu",
					target: "opening"
				}
			}
		},
		"opening:contextmenu": {
			tags: ["closed"],
			effects: ["waitForLongPress"],
			on: {
				"CONTROLLED.OPEN": {
					target: "open",
					actions: ["reposition"]
				},
				"CONTROLLED.CLOSE": {
					target: "closed",
					actions: ["focusTrigger"]
				},
				CONTEXT_MENU_CANCEL: [{
					guard: "isOpenControlled",
					actions: ["invokeOnClose", "releaseParentRoutingLock"]
				}, {
					target: "closed",
					actions: [
						"invokeOnClose",
						"releaseParentRoutingLock",
						"focusTrigger"
					]
				}],
				"LONG_PRESS.OPEN": [{
					guard: "isOpenControlled",
					actions: ["setTriggerValue", "invokeOnOpen"]
				}, {
					target: "open",
					actions: [
						"setTriggerValue",
						"invokeOnOpen",
						"reposition"
					]
				}]
			}
		},
		opening: {
			tags: ["closed"],
			effects: ["waitForOpenDelay"],
			on: {
				"CONTROLLED.OPEN": { target: "open" },
				"CONTROLLED.CLOSE": {
					target: "closed",
					actions: ["focusTrigger"]
				},
				BLUR: [{
					guard: "isOpenControlled",
					actions: ["invokeOnClose", "releaseParentRoutingLock"]
				}, {
					target: "closed",
					actions: [
						"invokeOnClose",
						"releaseParentRoutingLock",
						"focusTrigger"
					]
				}],
				TRIGGER_POINTERLEAVE: [{
					guard: "isOpenControlled",
					actions: ["invokeOnClose", "releaseParentRoutingLock"]
				}, {
					target: "closed",
					actions: [
						"invokeOnClose",
						"releaseParentRoutingLock",
						"focusTrigger"
					]
				}],
				"DELAY.OPEN": [{
					guard: "isOpenControlled",
					actions: ["invokeOnOpen"]
				}, {
					target: "open",
					actions: ["invokeOnOpen"]
				}]
			}
		},
		closing: {
			tags: ["open"],
			effects: [
				"trackPointerMove",
				"trackInteractOutside",
				"waitForCloseDelay"
			],
			on: {
				"CONTROLLED.OPEN": { target: "open" },
				"CONTROLLED.CLOSE": {
					target: "closed",
					actions: ["focusParentMenu", "restoreParentHighlightedItem"]
				},
				MENU_POINTERENTER: {
					target: "open",
					actions: ["clearIntentPolygon"]
				},
				POINTER_MOVED_AWAY_FROM_SUBMENU: [{
					guard: "isOpenControlled",
					actions: ["invokeOnClose", "releaseParentRoutingLock"]
				}, {
					target: "closed",
					actions: ["focusParentMenu", "restoreParentHighlightedItem"]
				}],
				"DELAY.CLOSE": [{
					guard: "isOpenControlled",
					actions: ["invokeOnClose", "releaseParentRoutingLock"]
				}, {
					target: "closed",
					actions: [
						"focusParentMenu",
						"restoreParentHighlightedItem",
						"invokeOnClose",
						"releaseParentRoutingLock"
					]
				}]
			}
		},
		closed: {
			tags: ["closed"],
			entry: [
				"clearHighlightedItem",
				"unlockParentOnClose",
				"clearAnchorPoint"
			],
			on: {
				"CONTROLLED.OPEN": [
					{
						guard: or("isOpenAutoFocusEvent", "isArrowDownEvent"),
						target: "open",
						actions: ["highlightFirstItem"]
					},
					{
						guard: "isArrowUpEvent",
						target: "open",
						actions: ["highlightLastItem"]
					},
					{ target: "open" }
				],
				CONTEXT_MENU_START: {
					target: "opening:contextmenu",
					actions: ["setAnchorPoint", "setTriggerValue"]
				},
				CONTEXT_MENU: [{
					guard: "isOpenControlled",
					actions: [
						"setAnchorPoint",
						"setTriggerValue",
						"invokeOnOpen"
					]
				}, {
					target: "open",
					actions: [
						"setAnchorPoint",
						"setTriggerValue",
						"invokeOnOpen"
					]
				}],
				TRIGGER_CLICK: [{
					guard: "isOpenControlled",
					actions: ["invokeOnOpen", "setTriggerValue"]
				}, {
					target: "open",
					actions: ["invokeOnOpen", "setTriggerValue"]
				}],
				TRIGGER_POINTERMOVE: {
					guard: "isTriggerItem",
					target: "opening"
				},
				TRIGGER_BLUR: { target: "idle" },
				ARROW_DOWN: [{
					guard: "isOpenControlled",
					actions: ["setTriggerValue", "invokeOnOpen"]
				}, {
					target: "open",
					actions: [
						"setTriggerValue",
						"highlightFirstItem",
						"invokeOnOpen"
					]
				}],
				ARROW_UP: [{
					guard: "isOpenControlled",
					actions: ["setTriggerValue", "invokeOnOpen"]
				}, {
					target: "open",
					actions: [
						"setTriggerValue",
						"highlightLastItem",
						"invokeOnOpen"
					]
				}]
			}
		},
		open: {
			tags: ["open"],
			effects: [
				"trackInteractOutside",
				"trackFocusVisible",
				"trackPositioning",
				"scrollToHighlightedItem"
			],
			entry: ["focusMenu", "unlockParentOnOpen"],
			on: {
				"CONTROLLED.CLOSE": [{
					target: "closed",
					guard: "isArrowLeftEvent",
					actions: ["focusParentMenu"]
				}, {
					target: "closed",
					actions: ["focusTrigger"]
				}],
				TRIGGER_CLICK: [{
					guard: and$1(not$1("isTriggerItem"), "isOpenControlled"),
					actions: ["invokeOnClose", "releaseParentRoutingLock"]
				}, {
					guard: not$1("isTriggerItem"),
					target: "closed",
					actions: [
						"invokeOnClose",
						"releaseParentRoutingLock",
						"focusTrigger"
					]
				}],
				CONTEXT_MENU: { actions: [
					"setAnchorPoint",
					"setTriggerValue",
					"focusMenu"
				] },
				ARROW_UP: { actions: ["highlightPrevItem", "focusMenu"] },
				ARROW_DOWN: { actions: ["highlightNextItem", "focusMenu"] },
				ARROW_LEFT: [{
					guard: and$1("isSubmenu", "isOpenControlled"),
					actions: ["invokeOnClose", "releaseParentRoutingLock"]
				}, {
					guard: "isSubmenu",
					target: "closed",
					actions: [
						"focusParentMenu",
						"invokeOnClose",
						"releaseParentRoutingLock"
					]
				}],
				HOME: { actions: ["highlightFirstItem", "focusMenu"] },
				END: { actions: ["highlightLastItem", "focusMenu"] },
				ARROW_RIGHT: {
					guard: "isTriggerItemHighlighted",
					actions: ["openSubmenu"]
				},
				ENTER: [{
					guard: "isTriggerItemHighlighted",
					actions: ["openSubmenu"]
				}, { actions: ["clickHighlightedItem"] }],
				ITEM_POINTERMOVE: [{
					guard: not$1("isPointerRoutingLocked"),
					actions: [
						"setHighlightedItem",
						"focusMenu",
						"closeSiblingMenus"
					]
				}, { actions: ["setLastHighlightedItem", "closeSiblingMenus"] }],
				ITEM_POINTERLEAVE: {
					guard: and$1(not$1("isPointerRoutingLocked"), not$1("isTriggerItem")),
					actions: ["clearHighlightedItem"]
				},
				ITEM_CLICK: [
					{
						guard: and$1(not$1("isTriggerItemHighlighted"), not$1("isHighlightedItemEditable"), "closeOnSelect", "isOpenControlled"),
						actions: [
							"invokeOnSelect",
							"setOptionState",
							"closeRootMenu",
							"invokeOnClose",
							"releaseParentRoutingLock"
						]
					},
					{
						guard: and$1(not$1("isTriggerItemHighlighted"), not$1("isHighlightedItemEditable"), "closeOnSelect"),
						target: "closed",
						actions: [
							"invokeOnSelect",
							"setOptionState",
							"closeRootMenu",
							"invokeOnClose",
							"releaseParentRoutingLock",
							"focusTrigger"
						]
					},
					{
						guard: and$1(not$1("isTriggerItemHighlighted"), not$1("isHighlightedItemEditable")),
						actions: ["invokeOnSelect", "setOptionState"]
					},
					{ actions: ["setHighlightedItem"] }
				],
				TRIGGER_POINTERMOVE: {
					guard: "isTriggerItem",
					actions: ["setIntentPolygon"]
				},
				TRIGGER_POINTERLEAVE: {
					target: "closing",
					actions: ["setIntentPolygon"]
				},
				ITEM_POINTERDOWN: { actions: ["setHighlightedItem"] },
				TYPEAHEAD: { actions: ["highlightMatchedItem"] },
				FOCUS_MENU: { actions: ["focusMenu"] },
				"POSITIONING.SET": { actions: ["reposition"] }
			}
		}
	},
	implementations: {
		guards: {
			closeOnSelect: ({ prop, event }) => !!(event?.closeOnSelect ?? prop("closeOnSelect")),
			isTriggerItem: ({ event }) => isTriggerItem(event.target),
			isTriggerItemHighlighted: ({ event, scope, computed }) => {
				return !!(event.target ?? scope.getById(computed("highlightedId")))?.hasAttribute("data-controls");
			},
			isSubmenu: ({ context }) => context.get("isSubmenu"),
			isPointerRoutingLocked: ({ refs }) => refs.get("pointerRoutingLocked"),
			isHighlightedItemEditable: ({ scope, computed }) => isEditableElement(scope.getById(computed("highlightedId"))),
			isOpenControlled: ({ prop }) => prop("open") !== void 0,
			isArrowLeftEvent: ({ event }) => event.previousEvent?.type === "ARROW_LEFT",
			isArrowUpEvent: ({ event }) => event.previousEvent?.type === "ARROW_UP",
			isArrowDownEvent: ({ event }) => event.previousEvent?.type === "ARROW_DOWN",
			isOpenAutoFocusEvent: ({ event }) => event.previousEvent?.type === "OPEN_AUTOFOCUS"
		},
		effects: {
			waitForOpenDelay({ send }) {
				const timer = setTimeout(() => {
					send({ type: "DELAY.OPEN" });
				}, 200);
				return () => clearTimeout(timer);
			},
			waitForCloseDelay({ send }) {
				const timer = setTimeout(() => {
					send({ type: "DELAY.CLOSE" });
				}, 100);
				return () => clearTimeout(timer);
			},
			waitForLongPress({ send }) {
				const timer = setTimeout(() => {
					send({ type: "LONG_PRESS.OPEN" });
				}, 700);
				return () => clearTimeout(timer);
			},
			trackFocusVisible({ scope }) {
				return trackFocusVisible({ root: scope.getRootNode?.() });
			},
			trackPositioning({ context, prop, scope, refs }) {
				if (getContextTriggerEl(scope) || getContextTriggerEls(scope).length > 0) return;
				const positioning = {
					...prop("positioning"),
					...refs.get("positioningOverride")
				};
				context.set("currentPlacement", positioning.placement);
				const getPositionerEl2 = () => getPositionerEl(scope);
				const getTriggerEl2 = () => getActiveTriggerEl(scope, context.get("triggerValue"));
				return getPlacement(getTriggerEl2, getPositionerEl2, {
					...positioning,
					defer: true,
					onComplete(data) {
						context.set("currentPlacement", data.placement);
					}
				});
			},
			trackInteractOutside({ refs, scope, prop, context, send }) {
				const getContentEl2 = () => getContentEl(scope);
				let restoreFocus = true;
				const isWithinAnyContextTrigger = (target) => {
					return getContextTriggerEls(scope).some((el) => contains(el, target));
				};
				return trackDismissableElement(getContentEl2, {
					type: "menu",
					defer: true,
					exclude: [getTriggerEl(scope), ...getTriggerEls(scope)].filter(Boolean),
					onInteractOutside: prop("onInteractOutside"),
					onRequestDismiss: prop("onRequestDismiss"),
					onFocusOutside(event) {
						prop("onFocusOutside")?.(event);
						const target = getEventTarget(event.detail.originalEvent);
						if (isWithinAnyContextTrigger(target)) {
							event.preventDefault();
							return;
						}
						if (isTargetWithinMenuTree(target, refs.get("children"))) {
							event.preventDefault();
							return;
						}
					},
					onEscapeKeyDown(event) {
						prop("onEscapeKeyDown")?.(event);
						if (context.get("isSubmenu")) event.preventDefault();
						closeRootMenu({ parent: refs.get("parent") });
					},
					onPointerDownOutside(event) {
						prop("onPointerDownOutside")?.(event);
						const target = getEventTarget(event.detail.originalEvent);
						if (isWithinAnyContextTrigger(target) && event.detail.contextmenu) {
							event.preventDefault();
							return;
						}
						restoreFocus = !event.detail.focusable;
					},
					onDismiss() {
						send({
							type: "CLOSE",
							src: "interact-outside",
							restoreFocus
						});
					}
				});
			},
			trackPointerMove({ context, scope, send, refs }) {
				const parent = refs.get("parent");
				if (!parent) return;
				setParentRoutingLock(parent, true);
				return addDomEvent(scope.getDoc(), "pointermove", (e) => {
					if (!isWithinPolygon(context.get("intentPolygon"), {
						x: e.clientX,
						y: e.clientY
					})) {
						send({ type: "POINTER_MOVED_AWAY_FROM_SUBMENU" });
						setParentRoutingLock(parent, false);
					}
				});
			},
			scrollToHighlightedItem({ scope, computed }) {
				const exec = () => {
					if (getInteractionModality() === "pointer") return;
					scrollIntoView(scope.getById(computed("highlightedId")), {
						rootEl: getContentEl(scope),
						block: "nearest"
					});
				};
				raf$1(() => {
					setInteractionModality("virtual");
					exec();
				});
				const contentEl = () => getContentEl(scope);
				return observeAttributes(contentEl, {
					defer: true,
					attributes: ["aria-activedescendant"],
					callback: exec
				});
			}
		},
		actions: {
			setAnchorPoint({ context, event }) {
				context.set("anchorPoint", (prev) => isEqual$1(prev, event.point) ? prev : event.point);
			},
			setSubmenuPlacement({ context, computed, refs }) {
				if (!context.get("isSubmenu")) return;
				const placement = computed("isRtl") ? "left-start" : "right-start";
				refs.set("positioningOverride", {
					placement,
					gutter: 0
				});
			},
			reposition({ context, scope, prop, event, refs }) {
				const getPositionerEl2 = () => getPositionerEl(scope);
				const anchorPoint = event.point ?? context.get("anchorPoint");
				const getAnchorRect = anchorPoint ? () => ({
					width: 0,
					height: 0,
					...anchorPoint
				}) : void 0;
				const positioning = {
					...prop("positioning"),
					...refs.get("positioningOverride")
				};
				const triggerValue = event.value ?? context.get("triggerValue");
				const getTriggerEl2 = () => getActiveTriggerEl(scope, triggerValue);
				getPlacement(getTriggerEl2, getPositionerEl2, {
					...positioning,
					defer: true,
					getAnchorRect,
					...event.options ?? {},
					listeners: false,
					onComplete(data) {
						context.set("currentPlacement", data.placement);
					}
				});
			},
			setOptionState({ event }) {
				if (!event.option) return;
				const { checked, onCheckedChange, type } = event.option;
				if (type === "radio") onCheckedChange?.(true);
				else if (type === "checkbox") onCheckedChange?.(!checked);
			},
			clickHighlightedItem({ scope, computed, prop, context }) {
				const itemEl = scope.getById(computed("highlightedId"));
				if (!itemEl || itemEl.dataset.disabled) return;
				const highlightedValue = context.get("highlightedValue");
				if (isAnchorElement(itemEl)) prop("navigate")?.({
					value: highlightedValue,
					node: itemEl,
					href: itemEl.href
				});
				else queueMicrotask(() => itemEl.click());
			},
			setIntentPolygon({ context, scope, event }) {
				const menu = getContentEl(scope);
				const placement = context.get("currentPlacement");
				if (!menu || !placement) return;
				const polygon = getElementPolygon(menu.getBoundingClientRect(), placement);
				if (!polygon) return;
				const bleed = getPlacementSide(placement) === "right" ? -5 : 5;
				context.set("intentPolygon", [{
					...event.point,
					x: event.point.x + bleed
				}, ...polygon]);
			},
			clearIntentPolygon({ context }) {
				context.set("intentPolygon", null);
			},
			clearAnchorPoint({ context }) {
				context.set("anchorPoint", null);
			},
			unlockParentOnOpen({ refs, context, scope }) {
				const parent = refs.get("parent");
				if (context.get("isSubmenu")) {
					const value = getTriggerId(scope);
					parent?.send({
						type: "HIGHLIGHTED.SUGGEST",
						value
					});
				}
				setParentRoutingLock(parent, false);
			},
			unlockParentOnClose({ refs, context }) {
				unlockParentAfterChildClose(refs.get("parent"), context.get("isSubmenu"));
			},
			setHighlightedItem({ context, event }) {
				const value = event.value || getItemValue(event.target);
				context.set("highlightedValue", value);
			},
			clearHighlightedItem({ context }) {
				context.set("highlightedValue", null);
			},
			focusMenu({ scope }) {
				raf$1(() => {
					const contentEl = getContentEl(scope);
					getInitialFocus({
						root: contentEl,
						enabled: !contains(contentEl, scope.getActiveElement()),
						filter(node) {
							return !node.role?.startsWith("menuitem");
						}
					})?.focus({ preventScroll: true });
				});
			},
			highlightFirstItem({ context, scope }) {
				(getContentEl(scope) ? queueMicrotask : raf$1)(() => {
					const first = getFirstEl(scope);
					if (!first) return;
					context.set("highlightedValue", getItemValue(first));
				});
			},
			highlightLastItem({ context, scope }) {
				(getContentEl(scope) ? queueMicrotask : raf$1)(() => {
					const last = getLastEl(scope);
					if (!last) return;
					context.set("highlightedValue", getItemValue(last));
				});
			},
			highlightNextItem({ context, scope, event, prop }) {
				const next = getNextEl(scope, {
					loop: event.loop,
					value: context.get("highlightedValue"),
					loopFocus: prop("loopFocus")
				});
				context.set("highlightedValue", getItemValue(next));
			},
			highlightPrevItem({ context, scope, event, prop }) {
				const prev = getPrevEl(scope, {
					loop: event.loop,
					value: context.get("highlightedValue"),
					loopFocus: prop("loopFocus")
				});
				context.set("highlightedValue", getItemValue(prev));
			},
			invokeOnSelect({ context, prop, scope }) {
				const value = context.get("highlightedValue");
				if (value == null) return;
				dispatchSelectionEvent(getItemEl(scope, value), value);
				prop("onSelect")?.({ value });
			},
			focusTrigger({ scope, context, event }) {
				if (context.get("isSubmenu") || context.get("anchorPoint") || event.restoreFocus === false) return;
				queueMicrotask(() => {
					getActiveTriggerEl(scope, context.get("triggerValue"))?.focus({ preventScroll: true });
				});
			},
			highlightMatchedItem({ scope, context, event, refs }) {
				const node = getElemByKey(scope, {
					key: event.key,
					value: context.get("highlightedValue"),
					typeaheadState: refs.get("typeaheadState")
				});
				if (!node) return;
				context.set("highlightedValue", getItemValue(node));
			},
			setParentMenu({ refs, event, context }) {
				refs.set("parent", event.value);
				context.set("isSubmenu", true);
			},
			setChildMenu({ refs, event }) {
				const children = refs.get("children");
				children[event.id] = event.value;
				refs.set("children", children);
			},
			closeSiblingMenus({ refs, event, scope }) {
				const target = event.target;
				if (!isTriggerItem(target)) return;
				const hoveredChildId = target?.getAttribute("data-uid");
				const children = refs.get("children");
				for (const id in children) {
					if (id === hoveredChildId) continue;
					const child = children[id];
					const intentPolygon = child.context.get("intentPolygon");
					if (intentPolygon && event.point && isPointInPolygon(intentPolygon, event.point)) continue;
					getContentEl(scope)?.focus({ preventScroll: true });
					child.send({ type: "CLOSE" });
				}
			},
			closeRootMenu({ refs }) {
				closeRootMenu({ parent: refs.get("parent") });
			},
			openSubmenu({ refs, scope, computed }) {
				const id = scope.getById(computed("highlightedId"))?.getAttribute("data-uid");
				const children = refs.get("children");
				(id ? children[id] : null)?.send({ type: "OPEN_AUTOFOCUS" });
			},
			focusParentMenu({ refs }) {
				refs.get("parent")?.send({ type: "FOCUS_MENU" });
			},
			setLastHighlightedItem({ context, event }) {
				context.set("lastHighlightedValue", getItemValue(event.target));
			},
			suggestHighlightedItem({ context, event }) {
				const value = event.value;
				if (!value) return;
				if (context.get("highlightedValue") != null) {
					context.set("lastHighlightedValue", value);
					return;
				}
				context.set("highlightedValue", value);
			},
			restoreHighlightedItem({ context }) {
				const last = context.get("lastHighlightedValue");
				context.set("lastHighlightedValue", null);
				if (!last) return;
				context.set("highlightedValue", last);
			},
			restoreParentHighlightedItem({ refs }) {
				refs.get("parent")?.send({ type: "HIGHLIGHTED.RESTORE" });
			},
			invokeOnOpen({ prop }) {
				prop("onOpenChange")?.({ open: true });
			},
			invokeOnClose({ prop }) {
				prop("onOpenChange")?.({ open: false });
			},
			releaseParentRoutingLock({ refs, context }) {
				if (!context.get("isSubmenu")) return;
				unlockParentOnSubmenuClose(refs.get("parent"));
			},
			toggleVisibility({ prop, event, send }) {
				send({
					type: prop("open") ? "CONTROLLED.OPEN" : "CONTROLLED.CLOSE",
					previousEvent: event
				});
			},
			setTriggerValue({ context, event }) {
				if (event.value === void 0) return;
				context.set("triggerValue", event.value);
			}
		}
	}
});
// tests/bench/components/node_modules/@zag-js/number-input/dist/number-input.anatomy.mjs
var anatomy$15 = createAnatomy("numberInput").parts("root", "label", "input", "control", "valueText", "incrementTrigger", "decrementTrigger", "scrubber");
anatomy$15.build();
// tests/bench/components/node_modules/@zag-js/pin-input/dist/pin-input.anatomy.mjs
var anatomy$14 = createAnatomy("pinInput").parts("root", "label", "input", "control");
anatomy$14.build();
// tests/bench/components/node_modules/@zag-js/popover/dist/popover.anatomy.mjs
var anatomy$13 = createAnatomy("popover").parts("arrow", "arrowTip", "anchor", "trigger", "indicator", "positioner", "content", "title", "description", "closeTrigger");
anatomy$13.build();
// tests/bench/components/node_modules/@zag-js/progress/dist/progress.anatomy.mjs
var anatomy$12 = createAnatomy("progress").parts("root", "label", "track", "range", "valueText", "view", "circle", "circleTrack", "circleRange");
anatomy$12.build();
// tests/bench/components/node_modules/@zag-js/qr-code/dist/qr-code.anatomy.mjs
var anatomy$11 = createAnatomy("qr-code").parts("root", "frame", "pattern", "overlay", "downloadTrigger");
anatomy$11.build();
// tests/bench/components/node_modules/@zag-js/radio-group/dist/radio-group.anatomy.mjs
var anatomy$10 = createAnatomy("radio-group").parts("root", "label", "item", "itemText", "itemControl", "indicator");
anatomy$10.build();
// tests/bench/components/node_modules/@zag-js/rating-group/dist/rating-group.anatomy.mjs
var anatomy$9 = createAnatomy("rating-group").parts("root", "label", "item", "control");
anatomy$9.build();
// tests/bench/components/node_modules/@zag-js/scroll-area/dist/scroll-area.anatomy.mjs
var anatomy$8 = createAnatomy("scroll-area").parts("root", "viewport", "content", "scrollbar", "thumb", "corner");
anatomy$8.build();
// tests/bench/components/node_modules/@ark-ui/react/dist/components/segment-group/segment-group.anatomy.js
var segmentGroupAnatomy = anatomy$10.rename("segment-group");
segmentGroupAnatomy.build();
// tests/bench/components/node_modules/@zag-js/select/dist/select.anatomy.mjs
var anatomy$7 = createAnatomy("select").parts("label", "positioner", "trigger", "indicator", "clearTrigger", "item", "itemText", "itemIndicator", "itemGroup", "itemGroupLabel", "list", "content", "root", "control", "valueText");
anatomy$7.build();
// tests/bench/components/node_modules/@zag-js/slider/dist/slider.anatomy.mjs
var anatomy$6 = createAnatomy("slider").parts("root", "label", "thumb", "valueText", "track", "range", "control", "markerGroup", "marker", "draggingIndicator");
anatomy$6.build();
// tests/bench/components/node_modules/@zag-js/splitter/dist/splitter.anatomy.mjs
var anatomy$5 = createAnatomy("splitter").parts("root", "panel", "resizeTrigger", "resizeTriggerIndicator");
anatomy$5.build();
// tests/bench/components/node_modules/@zag-js/switch/dist/switch.anatomy.mjs
var anatomy$4 = createAnatomy("switch").parts("root", "label", "control", "thumb");
anatomy$4.build();
// tests/bench/components/node_modules/@zag-js/tags-input/dist/tags-input.anatomy.mjs
var anatomy$3 = createAnatomy("tagsInput").parts("root", "label", "control", "input", "clearTrigger", "item", "itemPreview", "itemInput", "itemText", "itemDeleteTrigger");
anatomy$3.build();
var parts$2 = createAnatomy("toast").parts("group", "root", "title", "description", "actionTrigger", "closeTrigger").build();
// tests/bench/components/node_modules/@zag-js/toast/dist/toast.dom.mjs
var getRegionId = (placement) => `toast-group:${placement}`;
var getRegionEl = (ctx, placement) => ctx.getById(`toast-group:${placement}`);
var getRootId = (ctx) => `toast:${ctx.id}`;
var getRootEl = (ctx) => ctx.getById(getRootId(ctx));
var getTitleId = (ctx) => `toast:${ctx.id}:title`;
var getDescriptionId = (ctx) => `toast:${ctx.id}:description`;
var getCloseTriggerId = (ctx) => `toast${ctx.id}:close`;
// tests/bench/components/node_modules/@zag-js/toast/dist/toast.utils.mjs
var defaultTimeouts = {
	info: 5e3,
	error: 5e3,
	success: 2e3,
	loading: Infinity,
	warning: 5e3,
	DEFAULT: 5e3
};
function getToastDuration(duration, type) {
	return duration ?? defaultTimeouts[type] ?? defaultTimeouts.DEFAULT;
}
var getOffsets = (offsets) => typeof offsets === "string" ? {
	left: offsets,
	right: offsets,
	bottom: offsets,
	top: offsets
} : offsets;
function getGroupPlacementStyle(service, placement) {
	const { prop, computed, context } = service;
	const { offsets, gap } = prop("store").attrs;
	const heights = context.get("heights");
	const computedOffset = getOffsets(offsets);
	const rtl = prop("dir") === "rtl";
	const computedPlacement = placement.replace("-start", rtl ? "-right" : "-left").replace("-end", rtl ? "-left" : "-right");
	const isRighty = computedPlacement.includes("right");
	const isLefty = computedPlacement.includes("left");
	const styles = {
		position: "fixed",
		pointerEvents: computed("count") > 0 ? void 0 : "none",
		display: "flex",
		flexDirection: "column",
		"--gap": `${gap}px`,
		"--first-height": `${heights[0]?.height || 0}px`,
		"--viewport-offset-left": computedOffset.left,
		"--viewport-offset-right": computedOffset.right,
		"--viewport-offset-top": computedOffset.top,
		"--viewport-offset-bottom": computedOffset.bottom,
		zIndex: MAX_Z_INDEX
	};
	let alignItems = "center";
	if (isRighty) alignItems = "flex-end";
	if (isLefty) alignItems = "flex-start";
	styles.alignItems = alignItems;
	if (computedPlacement.includes("top")) styles.top = `max(env(safe-area-inset-top, 0px), ${computedOffset.top})`;
	if (computedPlacement.includes("bottom")) styles.bottom = `max(env(safe-area-inset-bottom, 0px), ${computedOffset.bottom})`;
	if (!computedPlacement.includes("left")) styles.insetInlineEnd = `calc(env(safe-area-inset-right, 0px) + ${computedOffset.right})`;
	if (!computedPlacement.includes("right")) styles.insetInlineStart = `calc(env(safe-area-inset-left, 0px) + ${computedOffset.left})`;
	return styles;
}
function getPlacementStyle(service, visible) {
	const { prop, context, computed } = service;
	const parent = prop("parent");
	const placement = parent.computed("placement");
	const { gap } = parent.prop("store").attrs;
	const [side] = placement.split("-");
	const mounted = context.get("mounted");
	const remainingTime = context.get("remainingTime");
	const height = computed("height");
	const frontmost = computed("frontmost");
	const sibling = !frontmost;
	const overlap = !prop("stacked");
	const stacked = prop("stacked");
	const duration = prop("type") === "loading" ? Number.MAX_SAFE_INTEGER : remainingTime;
	const offset = computed("heightIndex") * gap + computed("heightBefore");
	const styles = {
		position: "absolute",
		pointerEvents: "auto",
		"--opacity": "0",
		"--remove-delay": `${prop("removeDelay")}ms`,
		"--duration": `${duration}ms`,
		"--initial-height": `${height}px`,
		"--offset": `${offset}px`,
		"--index": prop("index"),
		"--z-index": computed("zIndex"),
		"--lift-amount": "calc(var(--lift) * var(--gap))",
		"--y": "100%",
		"--x": "0"
	};
	const assign = (overrides) => Object.assign(styles, overrides);
	if (side === "top") assign({
		top: "0",
		"--sign": "-1",
		"--y": "-100%",
		"--lift": "1"
	});
	else if (side === "bottom") assign({
		bottom: "0",
		"--sign": "1",
		"--y": "100%",
		"--lift": "-1"
	});
	if (mounted) {
		assign({
			"--y": "0",
			"--opacity": "1"
		});
		if (stacked) assign({
			"--y": "calc(var(--lift) * var(--offset))",
			"--height": "var(--initial-height)"
		});
	}
	if (!visible) assign({
		"--opacity": "0",
		pointerEvents: "none"
	});
	if (sibling && overlap) {
		assign({
			"--base-scale": "var(--index) * 0.05 + 1",
			"--y": "calc(var(--lift-amount) * var(--index))",
			"--scale": "calc(-1 * var(--base-scale))",
			"--height": "var(--first-height)"
		});
		if (!visible) assign({ "--y": "calc(var(--sign) * 40%)" });
	}
	if (sibling && stacked && !visible) assign({ "--y": "calc(var(--lift) * var(--offset) + var(--lift) * -100%)" });
	if (frontmost && !visible) assign({ "--y": "calc(var(--lift) * -100%)" });
	return styles;
}
function getGhostBeforeStyle(service, visible) {
	const { computed } = service;
	const styles = {
		position: "absolute",
		inset: "0",
		scale: "1 2",
		pointerEvents: visible ? "none" : "auto"
	};
	const assign = (overrides) => Object.assign(styles, overrides);
	if (computed("frontmost") && !visible) assign({ height: "calc(var(--initial-height) + 80%)" });
	return styles;
}
function getGhostAfterStyle() {
	return {
		position: "absolute",
		left: "0",
		height: "calc(var(--gap) + 2px)",
		bottom: "100%",
		width: "100%"
	};
}
// tests/bench/components/node_modules/@zag-js/toast/dist/toast-group.connect.mjs
function groupConnect(service, normalize) {
	const { context, prop, send, refs, computed } = service;
	return {
		getCount() {
			return context.get("toasts").length;
		},
		getToasts() {
			return context.get("toasts");
		},
		getGroupProps(options = {}) {
			const { label = "Notifications" } = options;
			const { hotkey } = prop("store").attrs;
			const hotkeyLabel = hotkey.join("+").replace(/Key/g, "").replace(/Digit/g, "");
			const placement = computed("placement");
			const [side, align = "center"] = placement.split("-");
			return normalize.element({
				...parts$2.group.attrs,
				dir: prop("dir"),
				tabIndex: -1,
				role: "region",
				"aria-label": `${label}, ${placement} (${hotkeyLabel})`,
				id: getRegionId(placement),
				"data-placement": placement,
				"data-side": side,
				"data-align": align,
				"aria-live": "polite",
				"aria-relevant": "additions text",
				"aria-atomic": "false",
				style: getGroupPlacementStyle(service, placement),
				onMouseEnter() {
					if (refs.get("ignoreMouseTimer").isActive()) return;
					send({
						type: "REGION.POINTER_ENTER",
						placement
					});
				},
				onMouseMove() {
					if (refs.get("ignoreMouseTimer").isActive()) return;
					send({
						type: "REGION.POINTER_ENTER",
						placement
					});
				},
				onMouseLeave() {
					if (refs.get("ignoreMouseTimer").isActive()) return;
					send({
						type: "REGION.POINTER_LEAVE",
						placement
					});
				},
				onFocus(event) {
					send({
						type: "REGION.FOCUS",
						target: event.relatedTarget
					});
				},
				onBlur(event) {
					if (refs.get("isFocusWithin") && !contains(event.currentTarget, event.relatedTarget)) queueMicrotask(() => send({ type: "REGION.BLUR" }));
				}
			});
		},
		subscribe(fn) {
			return prop("store").subscribe(() => fn(context.get("toasts")));
		}
	};
}
// tests/bench/components/node_modules/@zag-js/toast/dist/toast-group.machine.mjs
var { guards, createMachine } = setup();
var { and } = guards;
var groupMachine = createMachine({
	props({ props }) {
		return {
			dir: "ltr",
			id: uuid(),
			...props,
			store: props.store
		};
	},
	initialState({ prop }) {
		return prop("store").attrs.overlap ? "overlap" : "stack";
	},
	refs() {
		return {
			lastFocusedEl: null,
			isFocusWithin: false,
			isPointerWithin: false,
			ignoreMouseTimer: AnimationFrame.create(),
			dismissableCleanup: void 0
		};
	},
	context({ bindable }) {
		return {
			toasts: bindable(() => ({
				defaultValue: [],
				sync: true,
				hash: (toasts) => toasts.map((t) => t.id).join(",")
			})),
			heights: bindable(() => ({
				defaultValue: [],
				sync: true
			}))
		};
	},
	computed: {
		count: ({ context }) => context.get("toasts").length,
		overlap: ({ prop }) => prop("store").attrs.overlap,
		placement: ({ prop }) => prop("store").attrs.placement
	},
	effects: [
		"subscribeToStore",
		"trackDocumentVisibility",
		"trackHotKeyPress"
	],
	watch({ track, context, action }) {
		track([() => context.hash("toasts")], () => {
			queueMicrotask(() => {
				action(["collapsedIfEmpty", "setDismissableBranch"]);
			});
		});
	},
	exit: [
		"clearDismissableBranch",
		"clearLastFocusedEl",
		"clearMouseEventTimer"
	],
	on: {
		"DOC.HOTKEY": { actions: ["focusRegionEl"] },
		"REGION.BLUR": [
			{
				guard: and("isOverlapping", "isPointerOut"),
				target: "overlap",
				actions: [
					"collapseToasts",
					"resumeToasts",
					"restoreFocusIfPointerOut"
				]
			},
			{
				guard: "isPointerOut",
				target: "stack",
				actions: ["resumeToasts", "restoreFocusIfPointerOut"]
			},
			{ actions: ["clearFocusWithin"] }
		],
		"TOAST.REMOVE": { actions: [
			"removeToast",
			"removeHeight",
			"ignoreMouseEventsTemporarily"
		] },
		"TOAST.PAUSE": { actions: ["pauseToasts"] }
	},
	states: {
		stack: { on: {
			"REGION.POINTER_LEAVE": [{
				guard: "isOverlapping",
				target: "overlap",
				actions: [
					"clearPointerWithin",
					"resumeToasts",
					"collapseToasts"
				]
			}, { actions: ["clearPointerWithin", "resumeToasts"] }],
			"REGION.OVERLAP": {
				target: "overlap",
				actions: ["collapseToasts"]
			},
			"REGION.FOCUS": { actions: ["setLastFocusedEl", "pauseToasts"] },
			"REGION.POINTER_ENTER": { actions: ["setPointerWithin", "pauseToasts"] }
		} },
		overlap: { on: {
			"REGION.STACK": {
				target: "stack",
				actions: ["expandToasts"]
			},
			"REGION.POINTER_ENTER": {
				target: "stack",
				actions: [
					"setPointerWithin",
					"pauseToasts",
					"expandToasts"
				]
			},
			"REGION.FOCUS": {
				target: "stack",
				actions: [
					"setLastFocusedEl",
					"pauseToasts",
					"expandToasts"
				]
			}
		} }
	},
	implementations: {
		guards: {
			isOverlapping: ({ computed }) => computed("overlap"),
			isPointerOut: ({ refs }) => !refs.get("isPointerWithin")
		},
		effects: {
			subscribeToStore({ context, prop }) {
				const store = prop("store");
				context.set("toasts", store.getVisibleToasts());
				return store.subscribe((toast) => {
					if (toast.dismiss) {
						context.set("toasts", (prev) => prev.filter((t) => t.id !== toast.id));
						return;
					}
					context.set("toasts", (prev) => {
						const index = prev.findIndex((t) => t.id === toast.id);
						if (index !== -1) return [
							...prev.slice(0, index),
							{
								...prev[index],
								...toast
							},
							...prev.slice(index + 1)
						];
						return [toast, ...prev];
					});
				});
			},
			trackHotKeyPress({ prop, send }) {
				const handleKeyDown = (event) => {
					const { hotkey } = prop("store").attrs;
					if (!hotkey.every((key) => event[key] || event.code === key)) return;
					send({ type: "DOC.HOTKEY" });
				};
				return addDomEvent(document, "keydown", handleKeyDown, { capture: true });
			},
			trackDocumentVisibility({ prop, send, scope }) {
				const { pauseOnPageIdle } = prop("store").attrs;
				if (!pauseOnPageIdle) return;
				const doc = scope.getDoc();
				return addDomEvent(doc, "visibilitychange", () => {
					send({ type: doc.visibilityState === "hidden" ? "PAUSE_ALL" : "RESUME_ALL" });
				});
			}
		},
		actions: {
			setDismissableBranch({ refs, context, computed, scope }) {
				const toasts = context.get("toasts");
				const placement = computed("placement");
				const hasToasts = toasts.length > 0;
				if (!hasToasts) {
					refs.get("dismissableCleanup")?.();
					return;
				}
				if (hasToasts && refs.get("dismissableCleanup")) return;
				const groupEl = () => getRegionEl(scope, placement);
				const cleanup = trackDismissableBranch(groupEl, { defer: true });
				refs.set("dismissableCleanup", cleanup);
			},
			clearDismissableBranch({ refs }) {
				refs.get("dismissableCleanup")?.();
			},
			focusRegionEl({ scope, computed }) {
				queueMicrotask(() => {
					getRegionEl(scope, computed("placement"))?.focus();
				});
			},
			pauseToasts({ prop }) {
				prop("store").pause();
			},
			resumeToasts({ prop }) {
				prop("store").resume();
			},
			expandToasts({ prop }) {
				prop("store").expand();
			},
			collapseToasts({ prop }) {
				prop("store").collapse();
			},
			removeToast({ prop, event }) {
				prop("store").remove(event.id);
			},
			removeHeight({ event, context }) {
				if (event?.id == null) return;
				queueMicrotask(() => {
					context.set("heights", (heights) => heights.filter((height) => height.id !== event.id));
				});
			},
			collapsedIfEmpty({ send, computed }) {
				if (!computed("overlap") || computed("count") > 1) return;
				send({ type: "REGION.OVERLAP" });
			},
			setLastFocusedEl({ refs, event }) {
				if (refs.get("isFocusWithin") || !event.target) return;
				refs.set("isFocusWithin", true);
				refs.set("lastFocusedEl", event.target);
			},
			restoreFocusIfPointerOut({ refs }) {
				if (!refs.get("lastFocusedEl") || refs.get("isPointerWithin")) return;
				refs.get("lastFocusedEl")?.focus({ preventScroll: true });
				refs.set("lastFocusedEl", null);
				refs.set("isFocusWithin", false);
			},
			setPointerWithin({ refs }) {
				refs.set("isPointerWithin", true);
			},
			clearPointerWithin({ refs }) {
				refs.set("isPointerWithin", false);
				if (refs.get("lastFocusedEl") && !refs.get("isFocusWithin")) {
					refs.get("lastFocusedEl")?.focus({ preventScroll: true });
					refs.set("lastFocusedEl", null);
				}
			},
			clearFocusWithin({ refs }) {
				refs.set("isFocusWithin", false);
			},
			clearLastFocusedEl({ refs }) {
				if (!refs.get("lastFocusedEl")) return;
				refs.get("lastFocusedEl")?.focus({ preventScroll: true });
				refs.set("lastFocusedEl", null);
				refs.set("isFocusWithin", false);
			},
			ignoreMouseEventsTemporarily({ refs }) {
				refs.get("ignoreMouseTimer").request();
			},
			clearMouseEventTimer({ refs }) {
				refs.get("ignoreMouseTimer").cancel();
			}
		}
	}
});
// tests/bench/components/node_modules/@zag-js/toast/dist/toast.connect.mjs
var defaultTranslations = { closeTriggerLabel: "Dismiss notification" };
function connect(service, normalize) {
	const { state, send, prop, scope, context, computed } = service;
	const translations = mergeWithDefault(defaultTranslations, prop("translations"));
	const visible = state.hasTag("visible");
	const paused = state.hasTag("paused");
	const mounted = context.get("mounted");
	const frontmost = computed("frontmost");
	const placement = prop("parent").computed("placement");
	const type = prop("type");
	const stacked = prop("stacked");
	const title = prop("title");
	const description = prop("description");
	const action = prop("action");
	const [side, align = "center"] = placement.split("-");
	return {
		type,
		title,
		description,
		placement,
		visible,
		paused,
		closable: !!prop("closable"),
		pause() {
			send({ type: "PAUSE" });
		},
		resume() {
			send({ type: "RESUME" });
		},
		dismiss() {
			send({
				type: "DISMISS",
				src: "programmatic"
			});
		},
		getRootProps() {
			return normalize.element({
				...parts$2.root.attrs,
				dir: prop("dir"),
				id: getRootId(scope),
				"data-state": visible ? "open" : "closed",
				"data-type": type,
				"data-placement": placement,
				"data-align": align,
				"data-side": side,
				"data-mounted": dataAttr(mounted),
				"data-paused": dataAttr(paused),
				"data-first": dataAttr(frontmost),
				"data-sibling": dataAttr(!frontmost),
				"data-stack": dataAttr(stacked),
				"data-overlap": dataAttr(!stacked),
				role: "status",
				"aria-atomic": "true",
				"aria-describedby": description ? getDescriptionId(scope) : void 0,
				"aria-labelledby": title ? getTitleId(scope) : void 0,
				tabIndex: 0,
				style: getPlacementStyle(service, visible),
				onKeyDown(event) {
					if (event.defaultPrevented) return;
					if (event.key == "Escape") {
						send({
							type: "DISMISS",
							src: "keyboard"
						});
						event.preventDefault();
					}
				}
			});
		},
		getGhostBeforeProps() {
			return normalize.element({
				"data-ghost": "before",
				style: getGhostBeforeStyle(service, visible)
			});
		},
		getGhostAfterProps() {
			return normalize.element({
				"data-ghost": "after",
				style: getGhostAfterStyle()
			});
		},
		getTitleProps() {
			return normalize.element({
				...parts$2.title.attrs,
				id: getTitleId(scope)
			});
		},
		getDescriptionProps() {
			return normalize.element({
				...parts$2.description.attrs,
				id: getDescriptionId(scope)
			});
		},
		getActionTriggerProps() {
			return normalize.button({
				...parts$2.actionTrigger.attrs,
				type: "button",
				onClick(event) {
					if (event.defaultPrevented) return;
					action?.onClick?.();
					send({
						type: "DISMISS",
						src: "user"
					});
				}
			});
		},
		getCloseTriggerProps() {
			return normalize.button({
				id: getCloseTriggerId(scope),
				...parts$2.closeTrigger.attrs,
				type: "button",
				"aria-label": translations?.closeTriggerLabel,
				onClick(event) {
					if (event.defaultPrevented) return;
					send({
						type: "DISMISS",
						src: "user"
					});
				}
			});
		}
	};
}
// tests/bench/components/node_modules/@zag-js/toast/dist/toast.machine.mjs
var { not } = createGuards();
var machine = createMachine$1({
	props({ props }) {
		ensureProps(props, [
			"id",
			"type",
			"parent",
			"removeDelay"
		], "toast");
		return {
			closable: true,
			...props,
			duration: getToastDuration(props.duration, props.type)
		};
	},
	initialState({ prop }) {
		return prop("type") === "loading" || prop("duration") === Infinity ? "visible:persist" : "visible";
	},
	context({ prop, bindable }) {
		return {
			remainingTime: bindable(() => ({ defaultValue: getToastDuration(prop("duration"), prop("type")) })),
			createdAt: bindable(() => ({ defaultValue: Date.now() })),
			mounted: bindable(() => ({ defaultValue: false })),
			initialHeight: bindable(() => ({ defaultValue: 0 }))
		};
	},
	refs() {
		return {
			closeTimerStartTime: Date.now(),
			lastCloseStartTimerStartTime: 0
		};
	},
	computed: {
		zIndex: ({ prop }) => {
			const toasts = prop("parent").context.get("toasts");
			const index = toasts.findIndex((toast) => toast.id === prop("id"));
			return toasts.length - index;
		},
		height: ({ prop }) => {
			return prop("parent").context.get("heights").find((height2) => height2.id === prop("id"))?.height ?? 0;
		},
		heightIndex: ({ prop }) => {
			return prop("parent").context.get("heights").findIndex((height) => height.id === prop("id"));
		},
		frontmost: ({ prop }) => prop("index") === 0,
		heightBefore: ({ prop }) => {
			const heights = prop("parent").context.get("heights");
			const heightIndex = heights.findIndex((height) => height.id === prop("id"));
			return heights.reduce((prev, curr, reducerIndex) => {
				if (reducerIndex >= heightIndex) return prev;
				return prev + curr.height;
			}, 0);
		},
		shouldPersist: ({ prop }) => prop("type") === "loading" || prop("duration") === Infinity
	},
	watch({ track, prop, send }) {
		track([() => prop("message")], () => {
			const message = prop("message");
			if (message) send({
				type: message,
				src: "programmatic"
			});
		});
		track([() => prop("type"), () => prop("duration")], () => {
			send({ type: "UPDATE" });
		});
	},
	on: {
		UPDATE: [{
			guard: "shouldPersist",
			target: "visible:persist",
			actions: ["resetCloseTimer"]
		}, {
			target: "visible:updating",
			actions: ["resetCloseTimer"]
		}],
		MEASURE: { actions: ["measureHeight"] }
	},
	entry: [
		"setMounted",
		"measureHeight",
		"invokeOnVisible"
	],
	effects: ["trackHeight"],
	states: {
		"visible:updating": {
			tags: ["visible", "updating"],
			effects: ["waitForNextTick"],
			on: { SHOW: { target: "visible" } }
		},
		"visible:persist": {
			tags: ["visible", "paused"],
			on: {
				RESUME: {
					guard: not("isLoadingType"),
					target: "visible",
					actions: ["setCloseTimer"]
				},
				DISMISS: { target: "dismissing" }
			}
		},
		visible: {
			tags: ["visible"],
			effects: ["waitForDuration"],
			on: {
				DISMISS: { target: "dismissing" },
				PAUSE: {
					target: "visible:persist",
					actions: ["syncRemainingTime"]
				}
			}
		},
		dismissing: {
			entry: ["invokeOnDismiss"],
			effects: ["waitForRemoveDelay"],
			on: { REMOVE: {
				target: "unmounted",
				actions: ["notifyParentToRemove"]
			} }
		},
		unmounted: { entry: ["invokeOnUnmount"] }
	},
	implementations: {
		effects: {
			waitForRemoveDelay({ prop, send }) {
				return setRafTimeout(() => {
					send({
						type: "REMOVE",
						src: "timer"
					});
				}, prop("removeDelay"));
			},
			waitForDuration({ send, context, computed }) {
				if (computed("shouldPersist")) return;
				return setRafTimeout(() => {
					send({
						type: "DISMISS",
						src: "timer"
					});
				}, context.get("remainingTime"));
			},
			waitForNextTick({ send }) {
				return setRafTimeout(() => {
					send({
						type: "SHOW",
						src: "timer"
					});
				}, 0);
			},
			trackHeight({ scope, prop }) {
				let cleanup;
				raf$1(() => {
					const rootEl = getRootEl(scope);
					if (!rootEl) return;
					const syncHeight = () => {
						const height = measureLayoutHeight(rootEl);
						const item = {
							id: prop("id"),
							height
						};
						setHeight(prop("parent"), item);
					};
					const observer = new (scope.getWin()).MutationObserver(syncHeight);
					observer.observe(rootEl, {
						childList: true,
						subtree: true,
						characterData: true
					});
					cleanup = () => observer.disconnect();
				});
				return () => cleanup?.();
			}
		},
		guards: {
			isLoadingType: ({ prop }) => prop("type") === "loading",
			shouldPersist: ({ computed }) => computed("shouldPersist")
		},
		actions: {
			setMounted({ context }) {
				raf$1(() => {
					context.set("mounted", true);
				});
			},
			measureHeight({ scope, prop, context }) {
				queueMicrotask(() => {
					const rootEl = getRootEl(scope);
					if (!rootEl) return;
					const height = measureLayoutHeight(rootEl);
					context.set("initialHeight", height);
					const item = {
						id: prop("id"),
						height
					};
					setHeight(prop("parent"), item);
				});
			},
			setCloseTimer({ refs }) {
				refs.set("closeTimerStartTime", Date.now());
			},
			resetCloseTimer({ context, refs, prop }) {
				refs.set("closeTimerStartTime", Date.now());
				context.set("remainingTime", getToastDuration(prop("duration"), prop("type")));
			},
			syncRemainingTime({ context, refs }) {
				context.set("remainingTime", (prev) => {
					const closeTimerStartTime = refs.get("closeTimerStartTime");
					const elapsedTime = Date.now() - closeTimerStartTime;
					refs.set("lastCloseStartTimerStartTime", Date.now());
					return prev - elapsedTime;
				});
			},
			notifyParentToRemove({ prop }) {
				prop("parent").send({
					type: "TOAST.REMOVE",
					id: prop("id")
				});
			},
			invokeOnDismiss({ prop, event }) {
				prop("onStatusChange")?.({
					status: "dismissing",
					src: event.src
				});
			},
			invokeOnUnmount({ prop }) {
				prop("onStatusChange")?.({ status: "unmounted" });
			},
			invokeOnVisible({ prop }) {
				prop("onStatusChange")?.({ status: "visible" });
			}
		}
	}
});
function measureLayoutHeight(el) {
	const prevHeight = el.style.height;
	el.style.height = "auto";
	const height = el.offsetHeight;
	el.style.height = prevHeight;
	return height;
}
function setHeight(parent, item) {
	const { id, height } = item;
	parent.context.set("heights", (prev) => {
		if (!prev.find((i) => i.id === id)) return [{
			id,
			height
		}, ...prev];
		else return prev.map((i) => i.id === id ? {
			...i,
			height
		} : i);
	});
}
// tests/bench/components/node_modules/@zag-js/toast/dist/toast.store.mjs
var withDefaults = (options, defaults) => {
	return {
		...defaults,
		...compact(options)
	};
};
var priorities = {
	error: [1, 2],
	warning: [3, 6],
	loading: [4, 5],
	success: [5, 7],
	info: [6, 8]
};
var DEFAULT_TYPE = "info";
var getPriorityForType = (type, hasAction) => {
	const [actionable, nonActionable] = priorities[type ?? DEFAULT_TYPE];
	return hasAction ? actionable : nonActionable;
};
var sortToastsByPriority = (toastArray) => {
	return toastArray.sort((a, b) => {
		return (a.priority ?? getPriorityForType(a.type, !!a.action)) - (b.priority ?? getPriorityForType(b.type, !!b.action));
	});
};
function createToastStore(props = {}) {
	const attrs = withDefaults(props, {
		placement: "bottom",
		overlap: false,
		max: 24,
		gap: 16,
		offsets: "1rem",
		hotkey: ["altKey", "KeyT"],
		removeDelay: 200,
		pauseOnPageIdle: true
	});
	let subscribers = [];
	let toasts = [];
	let dismissedToasts = /* @__PURE__ */ new Set();
	let toastQueue = [];
	const subscribe = (subscriber) => {
		subscribers.push(subscriber);
		return () => {
			const index = subscribers.indexOf(subscriber);
			subscribers.splice(index, 1);
		};
	};
	const publish = (data) => {
		subscribers.forEach((subscriber) => subscriber(data));
		return data;
	};
	const addToast = (data) => {
		if (toasts.length >= attrs.max) {
			toastQueue.push(data);
			return;
		}
		publish(data);
		toasts.unshift(data);
	};
	const processQueue = () => {
		toastQueue = sortToastsByPriority(toastQueue);
		while (toastQueue.length > 0 && toasts.length < attrs.max) {
			const nextToast = toastQueue.shift();
			if (nextToast) {
				publish(nextToast);
				toasts.unshift(nextToast);
			}
		}
	};
	const create = (data) => {
		const id = data.id ?? `toast:${uuid()}`;
		const exists = toasts.find((toast) => toast.id === id);
		if (dismissedToasts.has(id)) dismissedToasts.delete(id);
		if (exists) toasts = toasts.map((toast) => {
			if (toast.id === id) return publish({
				...toast,
				...data,
				id
			});
			return toast;
		});
		else {
			const newToast = {
				id,
				duration: attrs.duration,
				removeDelay: attrs.removeDelay,
				type: DEFAULT_TYPE,
				...data,
				stacked: !attrs.overlap,
				gap: attrs.gap
			};
			const priority = newToast.priority ?? getPriorityForType(newToast.type, !!newToast.action);
			addToast({
				...newToast,
				priority
			});
		}
		return id;
	};
	const remove = (id) => {
		dismissedToasts.add(id);
		if (!id) {
			toasts.forEach((toast) => {
				subscribers.forEach((subscriber) => subscriber({
					id: toast.id,
					dismiss: true
				}));
			});
			toasts = [];
			toastQueue = [];
		} else {
			subscribers.forEach((subscriber) => subscriber({
				id,
				dismiss: true
			}));
			toasts = toasts.filter((toast) => toast.id !== id);
			processQueue();
		}
		return id;
	};
	const error = (data) => {
		return create({
			...data,
			type: "error"
		});
	};
	const success = (data) => {
		return create({
			...data,
			type: "success"
		});
	};
	const info = (data) => {
		return create({
			...data,
			type: "info"
		});
	};
	const warning = (data) => {
		return create({
			...data,
			type: "warning"
		});
	};
	const loading = (data) => {
		return create({
			...data,
			type: "loading"
		});
	};
	const getVisibleToasts = () => {
		return toasts.filter((toast) => !dismissedToasts.has(toast.id));
	};
	const getCount = () => {
		return toasts.length;
	};
	const promise = (promise2, options, shared = {}) => {
		if (!options || !options.loading) {
			warn("[zag-js > toast] toaster.promise() requires at least a 'loading' option to be specified");
			return;
		}
		const id = create({
			...shared,
			...options.loading,
			promise: promise2,
			type: "loading"
		});
		let removable = true;
		let result;
		const prom = runIfFn(promise2).then(async (response) => {
			result = ["resolve", response];
			if (isHttpResponse(response) && !response.ok) {
				removable = false;
				const errorOptions = runIfFn(options.error, `HTTP Error! status: ${response.status}`);
				create({
					...shared,
					...errorOptions,
					id,
					type: "error"
				});
			} else if (options.success !== void 0) {
				removable = false;
				const successOptions = runIfFn(options.success, response);
				create({
					...shared,
					...successOptions,
					id,
					type: successOptions.type ?? "success"
				});
			}
		}).catch(async (error2) => {
			result = ["reject", error2];
			if (options.error !== void 0) {
				removable = false;
				const errorOptions = runIfFn(options.error, error2);
				create({
					...shared,
					...errorOptions,
					id,
					type: "error"
				});
			}
		}).finally(() => {
			if (removable) remove(id);
			options.finally?.();
		});
		const unwrap = () => new Promise((resolve, reject) => prom.then(() => result[0] === "reject" ? reject(result[1]) : resolve(result[1])).catch(reject));
		return {
			id,
			unwrap
		};
	};
	const update = (id, data) => {
		return create({
			id,
			...data
		});
	};
	const pause = (id) => {
		if (id != null) toasts = toasts.map((toast) => {
			if (toast.id === id) return publish({
				...toast,
				message: "PAUSE"
			});
			return toast;
		});
		else toasts = toasts.map((toast) => publish({
			...toast,
			message: "PAUSE"
		}));
	};
	const resume = (id) => {
		if (id != null) toasts = toasts.map((toast) => {
			if (toast.id === id) return publish({
				...toast,
				message: "RESUME"
			});
			return toast;
		});
		else toasts = toasts.map((toast) => publish({
			...toast,
			message: "RESUME"
		}));
	};
	const dismiss = (id) => {
		if (id != null) toasts = toasts.map((toast) => {
			if (toast.id === id) return publish({
				...toast,
				message: "DISMISS"
			});
			return toast;
		});
		else toasts = toasts.map((toast) => publish({
			...toast,
			message: "DISMISS"
		}));
	};
	const isVisible = (id) => {
		return !dismissedToasts.has(id) && !!toasts.find((toast) => toast.id === id);
	};
	const isDismissed = (id) => {
		return dismissedToasts.has(id);
	};
	const expand = () => {
		toasts = toasts.map((toast) => publish({
			...toast,
			stacked: true
		}));
	};
	const collapse = () => {
		toasts = toasts.map((toast) => publish({
			...toast,
			stacked: false
		}));
	};
	return {
		attrs,
		subscribe,
		create,
		update,
		remove,
		dismiss,
		error,
		success,
		info,
		warning,
		loading,
		getVisibleToasts,
		getCount,
		promise,
		pause,
		resume,
		isVisible,
		isDismissed,
		expand,
		collapse
	};
}
var isHttpResponse = (data) => {
	return data && typeof data === "object" && "ok" in data && typeof data.ok === "boolean" && "status" in data && typeof data.status === "number";
};
// tests/bench/components/node_modules/@zag-js/toast/dist/index.mjs
var group = {
	connect: groupConnect,
	machine: groupMachine
};
// tests/bench/components/node_modules/@zag-js/tooltip/dist/tooltip.anatomy.mjs
var anatomy$1 = createAnatomy("tooltip").parts("trigger", "arrow", "arrowTip", "positioner", "content");
anatomy$1.build();
// tests/bench/components/node_modules/@zag-js/tree-view/dist/tree-view.anatomy.mjs
var anatomy = createAnatomy("tree-view").parts("branch", "branchContent", "branchControl", "branchIndentGuide", "branchIndicator", "branchText", "branchTrigger", "item", "itemIndicator", "itemText", "label", "nodeCheckbox", "nodeRenameInput", "root", "tree");
anatomy.build();
// tests/bench/components/node_modules/@ark-ui/react/dist/components/dialog/use-dialog-context.js
var [DialogProvider, useDialogContext] = createContext$1({
	name: "DialogContext",
	hookName: "useDialogContext",
	providerName: "<DialogProvider />"
});
// tests/bench/components/node_modules/@ark-ui/react/dist/components/dialog/dialog-backdrop.js
var DialogBackdrop$1 = (0, import_react.forwardRef)((props, ref) => {
	const dialog = useDialogContext();
	const presence = usePresence({
		...useRenderStrategyPropsContext(),
		present: dialog.open
	});
	const mergedProps = mergeProps(dialog.getBackdropProps(), presence.getPresenceProps(), props);
	const composedRefs = useComposedRefs(presence.ref, ref);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PresenceGate, {
		presence,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
			...mergedProps,
			ref: composedRefs
		})
	});
});
DialogBackdrop$1.displayName = "DialogBackdrop";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/dialog/dialog-close-trigger.js
var DialogCloseTrigger$1 = (0, import_react.forwardRef)((props, ref) => {
	const mergedProps = mergeProps(useDialogContext().getCloseTriggerProps(), props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.button, {
		...mergedProps,
		ref
	});
});
DialogCloseTrigger$1.displayName = "DialogCloseTrigger";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/dialog/dialog-content.js
var DialogContent$1 = (0, import_react.forwardRef)((props, ref) => {
	const dialog = useDialogContext();
	const presence = usePresenceContext();
	const mergedProps = mergeProps(dialog.getContentProps(), presence.getPresenceProps(), props);
	const composedRefs = useComposedRefs(presence.ref, ref);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PresenceGate, {
		presence,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
			...mergedProps,
			ref: composedRefs
		})
	});
});
DialogContent$1.displayName = "DialogContent";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/dialog/dialog-context.js
var DialogContext$1 = (props) => props.children(useDialogContext());
// tests/bench/components/node_modules/@ark-ui/react/dist/components/dialog/dialog-description.js
var DialogDescription$1 = (0, import_react.forwardRef)((props, ref) => {
	const mergedProps = mergeProps(useDialogContext().getDescriptionProps(), props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
		...mergedProps,
		ref
	});
});
DialogDescription$1.displayName = "DialogDescription";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/dialog/dialog-positioner.js
var DialogPositioner$1 = (0, import_react.forwardRef)((props, ref) => {
	const mergedProps = mergeProps(useDialogContext().getPositionerProps(), props);
	if (usePresenceContext().unmounted) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
		...mergedProps,
		ref
	});
});
DialogPositioner$1.displayName = "DialogPositioner";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/dialog/use-dialog.js
var useDialog = (props) => {
	const id = (0, import_react.useId)();
	const { getRootNode } = useEnvironmentContext();
	const { dir } = useLocaleContext();
	return connect$2(useMachine(machine$2, {
		id,
		getRootNode,
		dir,
		...props
	}), normalizeProps);
};
// tests/bench/components/node_modules/@ark-ui/react/dist/components/dialog/dialog-root.js
var DialogRoot$1 = (props) => {
	const [presenceProps, { children, ...localProps }] = splitPresenceProps(props);
	const [renderStrategyProps] = splitRenderStrategyProps(presenceProps);
	const dialog = useDialog(localProps);
	const presence = usePresence(mergeProps({ present: dialog.open }, presenceProps));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogProvider, {
		value: dialog,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RenderStrategyPropsProvider, {
			value: renderStrategyProps,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PresenceProvider, {
				value: presence,
				children
			})
		})
	});
};
// tests/bench/components/node_modules/@ark-ui/react/dist/components/dialog/dialog-root-provider.js
var DialogRootProvider$1 = (props) => {
	const [presenceProps, { value: dialog, children }] = splitPresenceProps(props);
	const [renderStrategyProps] = splitRenderStrategyProps(presenceProps);
	const presence = usePresence(mergeProps({ present: dialog.open }, presenceProps));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogProvider, {
		value: dialog,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RenderStrategyPropsProvider, {
			value: renderStrategyProps,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PresenceProvider, {
				value: presence,
				children
			})
		})
	});
};
// tests/bench/components/node_modules/@ark-ui/react/dist/components/dialog/dialog-title.js
var DialogTitle$1 = (0, import_react.forwardRef)((props, ref) => {
	const mergedProps = mergeProps(useDialogContext().getTitleProps(), props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.h2, {
		...mergedProps,
		ref
	});
});
DialogTitle$1.displayName = "DialogTitle";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/dialog/dialog-trigger.js
var splitTriggerProps$1 = createSplitProps();
var DialogTrigger$1 = (0, import_react.forwardRef)((props, ref) => {
	const [triggerProps, localProps] = splitTriggerProps$1(props, ["value"]);
	const dialog = useDialogContext();
	const presence = usePresenceContext();
	const triggerPropsRaw = dialog.getTriggerProps(triggerProps);
	const mergedProps = mergeProps({
		...triggerPropsRaw,
		"aria-controls": presence.unmounted ? void 0 : triggerPropsRaw["aria-controls"]
	}, localProps);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.button, {
		...mergedProps,
		ref
	});
});
DialogTrigger$1.displayName = "DialogTrigger";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/dialog/dialog.js
var dialog_exports = /* @__PURE__ */ __exportAll({
	Backdrop: () => DialogBackdrop$1,
	CloseTrigger: () => DialogCloseTrigger$1,
	Content: () => DialogContent$1,
	Context: () => DialogContext$1,
	Description: () => DialogDescription$1,
	Positioner: () => DialogPositioner$1,
	Root: () => DialogRoot$1,
	RootProvider: () => DialogRootProvider$1,
	Title: () => DialogTitle$1,
	Trigger: () => DialogTrigger$1
});
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/use-menu-context.js
var [MenuProvider, useMenuContext] = createContext$1({
	name: "MenuContext",
	hookName: "useMenuContext",
	providerName: "<MenuProvider />",
	strict: false
});
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-arrow.js
var MenuArrow$1 = (0, import_react.forwardRef)((props, ref) => {
	const mergedProps = mergeProps(useMenuContext().getArrowProps(), props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
		...mergedProps,
		ref
	});
});
MenuArrow$1.displayName = "MenuArrow";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-arrow-tip.js
var MenuArrowTip$1 = (0, import_react.forwardRef)((props, ref) => {
	const mergedProps = mergeProps(useMenuContext().getArrowTipProps(), props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
		...mergedProps,
		ref
	});
});
MenuArrowTip$1.displayName = "MenuArrowTip";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/use-menu-item-context.js
var [MenuItemProvider, useMenuItemContext] = createContext$1({
	name: "MenuItemContext",
	hookName: "useMenuItemContext",
	providerName: "<MenuItemProvider />"
});
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/use-menu-option-item-props-context.js
var [MenuItemPropsProvider, useMenuItemPropsContext] = createContext$1({
	name: "MenuItemPropsContext",
	hookName: "useMenuItemPropsContext",
	providerName: "<MenuItemPropsProvider />"
});
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-checkbox-item.js
var splitOptionItemProps$1 = createSplitProps();
var MenuCheckboxItem$1 = (0, import_react.forwardRef)((props, ref) => {
	const [partialOptionItemProps, localProps] = splitOptionItemProps$1(props, [
		"checked",
		"closeOnSelect",
		"disabled",
		"onCheckedChange",
		"value",
		"valueText"
	]);
	const optionItemProps = {
		...partialOptionItemProps,
		type: "checkbox"
	};
	const menu = useMenuContext();
	const mergedProps = mergeProps(menu.getOptionItemProps(optionItemProps), localProps);
	const optionItemState = menu.getOptionItemState(optionItemProps);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItemPropsProvider, {
		value: optionItemProps,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItemProvider, {
			value: optionItemState,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
				...mergedProps,
				ref
			})
		})
	});
});
MenuCheckboxItem$1.displayName = "MenuCheckboxItem";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-content.js
var MenuContent$1 = (0, import_react.forwardRef)((props, ref) => {
	const menu = useMenuContext();
	const presence = usePresenceContext();
	const mergedProps = mergeProps(menu.getContentProps(), presence.getPresenceProps(), props);
	const composedRefs = useComposedRefs(presence.ref, ref);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PresenceGate, {
		presence,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
			...mergedProps,
			ref: composedRefs
		})
	});
});
MenuContent$1.displayName = "MenuContent";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-context.js
var MenuContext$1 = (props) => props.children(useMenuContext());
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-context-trigger.js
var MenuContextTrigger$1 = (0, import_react.forwardRef)((props, ref) => {
	const mergedProps = mergeProps(useMenuContext().getContextTriggerProps(), props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.button, {
		...mergedProps,
		ref
	});
});
MenuContextTrigger$1.displayName = "MenuContextTrigger";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-indicator.js
var MenuIndicator$1 = (0, import_react.forwardRef)((props, ref) => {
	const mergedProps = mergeProps(useMenuContext().getIndicatorProps(), props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
		...mergedProps,
		ref
	});
});
MenuIndicator$1.displayName = "MenuIndicator";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-item.js
var splitItemBaseProps = createSplitProps();
var MenuItem$1 = (0, import_react.forwardRef)((props, ref) => {
	const [itemProps, localProps] = splitItemBaseProps(props, [
		"closeOnSelect",
		"disabled",
		"value",
		"valueText",
		"onSelect"
	]);
	const menu = useMenuContext();
	const mergedProps = mergeProps(menu.getItemProps(itemProps), localProps);
	const itemState = menu.getItemState(itemProps);
	(0, import_react.useEffect)(() => {
		return menu.addItemListener({
			id: itemState.id,
			onSelect: itemProps.onSelect
		});
	}, [itemState.id, itemProps.onSelect]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItemPropsProvider, {
		value: itemProps,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItemProvider, {
			value: itemState,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
				...mergedProps,
				ref
			})
		})
	});
});
MenuItem$1.displayName = "MenuItem";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-item-context.js
var MenuItemContext$1 = (props) => props.children(useMenuItemContext());
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/use-menu-item-group-context.js
var [MenuItemGroupProvider, useMenuItemGroupContext] = createContext$1({
	name: "MenuItemGroupContext",
	hookName: "useMenuItemGroupContext",
	providerName: "<MenuItemGroupProvider />"
});
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-item-group.js
var splitItemGroupProps$1 = createSplitProps();
var MenuItemGroup$1 = (0, import_react.forwardRef)((props, ref) => {
	const [optionalItemGroupProps, localProps] = splitItemGroupProps$1(props, ["id"]);
	const menu = useMenuContext();
	const itemGroupProps = {
		id: (0, import_react.useId)(),
		...optionalItemGroupProps
	};
	const mergedProps = mergeProps(menu.getItemGroupProps(itemGroupProps), localProps);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItemGroupProvider, {
		value: itemGroupProps,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
			...mergedProps,
			ref
		})
	});
});
MenuItemGroup$1.displayName = "MenuItemGroup";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-item-group-label.js
var MenuItemGroupLabel$1 = (0, import_react.forwardRef)((props, ref) => {
	const menu = useMenuContext();
	const itemGroup = useMenuItemGroupContext();
	const mergedProps = mergeProps(menu.getItemGroupLabelProps({ htmlFor: itemGroup.id }), props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
		...mergedProps,
		ref
	});
});
MenuItemGroupLabel$1.displayName = "MenuItemGroupLabel";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-item-indicator.js
var MenuItemIndicator$1 = (0, import_react.forwardRef)((props, ref) => {
	const menu = useMenuContext();
	const itemProps = useMenuItemPropsContext();
	const mergedProps = mergeProps(menu.getItemIndicatorProps(itemProps), props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
		...mergedProps,
		ref
	});
});
MenuItemIndicator$1.displayName = "MenuItemIndicator";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-item-text.js
var MenuItemText$1 = (0, import_react.forwardRef)((props, ref) => {
	const menu = useMenuContext();
	const itemProps = useMenuItemPropsContext();
	const mergedProps = mergeProps(menu.getItemTextProps(itemProps), props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
		...mergedProps,
		ref
	});
});
MenuItemText$1.displayName = "MenuItemText";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-positioner.js
var MenuPositioner$1 = (0, import_react.forwardRef)((props, ref) => {
	const mergedProps = mergeProps(useMenuContext().getPositionerProps(), props);
	if (usePresenceContext().unmounted) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
		...mergedProps,
		ref
	});
});
MenuPositioner$1.displayName = "MenuPositioner";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-radio-item.js
var splitOptionItemProps = createSplitProps();
var MenuRadioItem$1 = (0, import_react.forwardRef)((props, ref) => {
	const [partialItemProps, localProps] = splitOptionItemProps(props, [
		"closeOnSelect",
		"disabled",
		"value",
		"valueText"
	]);
	const menu = useMenuContext();
	const itemGroup = useMenuItemGroupContext();
	const optionItemProps = {
		...partialItemProps,
		checked: itemGroup.value === partialItemProps.value,
		type: "radio",
		onCheckedChange: () => itemGroup.onValueChange?.({ value: partialItemProps.value })
	};
	const mergedProps = mergeProps(menu.getOptionItemProps(optionItemProps), localProps);
	const optionItemState = menu.getOptionItemState(optionItemProps);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItemPropsProvider, {
		value: optionItemProps,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItemProvider, {
			value: optionItemState,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
				...mergedProps,
				ref
			})
		})
	});
});
MenuRadioItem$1.displayName = "MenuRadioItem";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-radio-item-group.js
var splitItemGroupProps = createSplitProps();
var MenuRadioItemGroup$1 = (0, import_react.forwardRef)((props, ref) => {
	const [optionalItemGroupProps, localProps] = splitItemGroupProps(props, [
		"id",
		"onValueChange",
		"value"
	]);
	const menu = useMenuContext();
	const itemGroupProps = {
		id: (0, import_react.useId)(),
		...optionalItemGroupProps
	};
	const mergedProps = mergeProps(menu.getItemGroupProps({ id: itemGroupProps.id }), localProps);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItemGroupProvider, {
		value: itemGroupProps,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
			...mergedProps,
			ref
		})
	});
});
MenuRadioItemGroup$1.displayName = "MenuRadioItemGroup";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/use-menu.js
var useMenu = (props) => {
	const id = (0, import_react.useId)();
	const { getRootNode } = useEnvironmentContext();
	const { dir } = useLocaleContext();
	const service = useMachine(machine$1, {
		id,
		dir,
		getRootNode,
		...props
	});
	return {
		api: connect$1(service, normalizeProps),
		service
	};
};
// tests/bench/components/node_modules/@ark-ui/react/dist/utils/use-effect-once.js
var useEffectOnce = (cb) => {
	const savedCallback = (0, import_react.useRef)(cb);
	const effectGuard = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(() => {
		savedCallback.current = cb;
	});
	(0, import_react.useEffect)(() => {
		if (effectGuard.current !== true) {
			effectGuard.current = true;
			savedCallback.current();
		}
	}, []);
};
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/use-menu-machine-context.js
var [MenuMachineProvider, useMenuMachineContext] = createContext$1({
	name: "MenuMachineContext",
	hookName: "useMenuMachineContext",
	providerName: "<MenuMachineProvider />",
	strict: false
});
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/use-menu-trigger-item-context.js
var [MenuTriggerItemProvider, useMenuTriggerItemContext] = createContext$1({
	name: "MenuMachineContext",
	hookName: "useMenuMachineContext",
	providerName: "<MenuMachineProvider />",
	strict: false
});
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-root.js
var splitRootProps = createSplitProps();
var MenuRoot$1 = (props) => {
	const [presenceProps, menuProps] = splitPresenceProps(props);
	const [useMenuProps, localProps] = splitRootProps(menuProps, [
		"anchorPoint",
		"aria-label",
		"closeOnSelect",
		"composite",
		"defaultHighlightedValue",
		"defaultOpen",
		"highlightedValue",
		"id",
		"ids",
		"loopFocus",
		"navigate",
		"onEscapeKeyDown",
		"onFocusOutside",
		"onHighlightChange",
		"onInteractOutside",
		"onOpenChange",
		"onPointerDownOutside",
		"onRequestDismiss",
		"onSelect",
		"onTriggerValueChange",
		"open",
		"positioning",
		"triggerValue",
		"defaultTriggerValue",
		"typeahead"
	]);
	const parentApi = useMenuContext();
	const parentMachine = useMenuMachineContext();
	const { api, service } = useMenu(useMenuProps);
	const presence = usePresence(mergeProps({ present: api.open }, presenceProps));
	useEffectOnce(() => {
		if (!parentMachine) return;
		if (!parentApi) return;
		parentApi.setChild(service);
		api.setParent(parentMachine);
	});
	const triggerItemContext = (0, import_react.useCallback)(() => parentApi?.getTriggerItemProps(api), [api, parentApi]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuTriggerItemProvider, {
		value: triggerItemContext,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuMachineProvider, {
			value: service,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuProvider, {
				value: api,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PresenceProvider, {
					value: presence,
					...localProps
				})
			})
		})
	});
};
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-root-provider.js
var MenuRootProvider$1 = (props) => {
	const parentApi = useMenuContext();
	const parentMachine = useMenuMachineContext();
	const [presenceProps, { value: menu, children }] = splitPresenceProps(props);
	const { api, service } = menu;
	const presence = usePresence(mergeProps({ present: api.open }, presenceProps));
	useEffectOnce(() => {
		if (!parentMachine) return;
		if (!parentApi) return;
		parentApi.setChild(service);
		api.setParent(parentMachine);
	});
	const triggerItemContext = (0, import_react.useCallback)(() => parentApi?.getTriggerItemProps(api), [api, parentApi]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuTriggerItemProvider, {
		value: triggerItemContext,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuMachineProvider, {
			value: service,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuProvider, {
				value: api,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PresenceProvider, {
					value: presence,
					children
				})
			})
		})
	});
};
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-separator.js
var MenuSeparator$1 = (0, import_react.forwardRef)((props, ref) => {
	const mergedProps = mergeProps(useMenuContext().getSeparatorProps(), props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.hr, {
		...mergedProps,
		ref
	});
});
MenuSeparator$1.displayName = "MenuSeparator";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-trigger.js
var splitTriggerProps = createSplitProps();
var MenuTrigger$1 = (0, import_react.forwardRef)((props, ref) => {
	const [triggerProps, localProps] = splitTriggerProps(props, ["value"]);
	const menu = useMenuContext();
	const presence = usePresenceContext();
	const triggerPropsRaw = menu.getTriggerProps(triggerProps);
	const mergedProps = mergeProps({
		...triggerPropsRaw,
		"aria-controls": presence.unmounted ? void 0 : triggerPropsRaw["aria-controls"]
	}, localProps);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.button, {
		...mergedProps,
		ref
	});
});
MenuTrigger$1.displayName = "MenuTrigger";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu-trigger-item.js
var MenuTriggerItem$1 = (0, import_react.forwardRef)((props, ref) => {
	const mergedProps = mergeProps(useMenuTriggerItemContext()?.() ?? {}, props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItemPropsProvider, {
		value: { value: mergedProps["data-value"] },
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
			...mergedProps,
			ref
		})
	});
});
MenuTriggerItem$1.displayName = "MenuTriggerItem";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/menu/menu.js
var menu_exports = /* @__PURE__ */ __exportAll({
	Arrow: () => MenuArrow$1,
	ArrowTip: () => MenuArrowTip$1,
	CheckboxItem: () => MenuCheckboxItem$1,
	Content: () => MenuContent$1,
	Context: () => MenuContext$1,
	ContextTrigger: () => MenuContextTrigger$1,
	Indicator: () => MenuIndicator$1,
	Item: () => MenuItem$1,
	ItemContext: () => MenuItemContext$1,
	ItemGroup: () => MenuItemGroup$1,
	ItemGroupLabel: () => MenuItemGroupLabel$1,
	ItemIndicator: () => MenuItemIndicator$1,
	ItemText: () => MenuItemText$1,
	Positioner: () => MenuPositioner$1,
	RadioItem: () => MenuRadioItem$1,
	RadioItemGroup: () => MenuRadioItemGroup$1,
	Root: () => MenuRoot$1,
	RootProvider: () => MenuRootProvider$1,
	Separator: () => MenuSeparator$1,
	Trigger: () => MenuTrigger$1,
	TriggerItem: () => MenuTriggerItem$1
});
// tests/bench/components/node_modules/@ark-ui/react/dist/components/portal/portal.js
var Portal = (props) => {
	const { children, disabled } = props;
	const [container, setContainer] = (0, import_react.useState)(props.container?.current);
	const isServer = (0, import_react.useSyncExternalStore)(subscribe, () => false, () => true);
	const { getRootNode } = useEnvironmentContext();
	(0, import_react.useEffect)(() => {
		setContainer(() => props.container?.current);
	}, [props.container]);
	if (isServer || disabled) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_jsx_runtime.Fragment, { children });
	const mountNode = container ?? getPortalNode(getRootNode);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_jsx_runtime.Fragment, { children: import_react.Children.map(children, (child) => (0, import_react_dom.createPortal)(child, mountNode)) });
};
var getPortalNode = (cb) => {
	const node = cb?.();
	const rootNode = node.getRootNode();
	if (isShadowRoot(rootNode)) return rootNode;
	return getDocument(node).body;
};
var subscribe = () => () => {};
// tests/bench/components/node_modules/@ark-ui/react/dist/components/toast/create-toaster.js
var createToaster = (props) => {
	return createToastStore(props);
};
// tests/bench/components/node_modules/@ark-ui/react/dist/components/toast/use-toast-context.js
var [ToastProvider, useToastContext] = createContext$1({
	name: "ToastContext",
	hookName: "useToastContext",
	providerName: "<ToastProvider />"
});
// tests/bench/components/node_modules/@ark-ui/react/dist/components/toast/toast-action-trigger.js
var ToastActionTrigger$1 = (0, import_react.forwardRef)((props, ref) => {
	const mergedProps = mergeProps(useToastContext().getActionTriggerProps(), props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.button, {
		...mergedProps,
		ref
	});
});
ToastActionTrigger$1.displayName = "ToastActionTrigger";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/toast/toast-close-trigger.js
var ToastCloseTrigger$1 = (0, import_react.forwardRef)((props, ref) => {
	const mergedProps = mergeProps(useToastContext().getCloseTriggerProps(), props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.button, {
		...mergedProps,
		ref
	});
});
ToastCloseTrigger$1.displayName = "ToastCloseTrigger";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/toast/toast-context.js
var ToastContext = (props) => props.children(useToastContext());
// tests/bench/components/node_modules/@ark-ui/react/dist/components/toast/toast-description.js
var ToastDescription$1 = (0, import_react.forwardRef)((props, ref) => {
	const mergedProps = mergeProps(useToastContext().getDescriptionProps(), props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
		...mergedProps,
		ref
	});
});
ToastDescription$1.displayName = "ToastDescription";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/toast/toast-root.js
var ToastRoot$1 = (0, import_react.forwardRef)((props, ref) => {
	const toast = useToastContext();
	const mergedProps = mergeProps(toast.getRootProps(), props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		...mergedProps,
		ref,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { ...toast.getGhostBeforeProps() }),
			props.children,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { ...toast.getGhostAfterProps() })
		]
	});
});
ToastRoot$1.displayName = "ToastRoot";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/toast/toast-title.js
var ToastTitle$1 = (0, import_react.forwardRef)((props, ref) => {
	const mergedProps = mergeProps(useToastContext().getTitleProps(), props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
		...mergedProps,
		ref
	});
});
ToastTitle$1.displayName = "ToastTitle";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/toast/toaster.js
var Toaster$1 = (0, import_react.forwardRef)((props, ref) => {
	const { toaster, children, ...localProps } = props;
	const locale = useLocaleContext();
	const env = useEnvironmentContext();
	const service = useMachine(group.machine, {
		store: toaster,
		id: (0, import_react.useId)(),
		dir: locale?.dir,
		getRootNode: env?.getRootNode
	});
	const api = group.connect(service, normalizeProps);
	const mergedProps = mergeProps(api.getGroupProps(), localProps);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ark.div, {
		...mergedProps,
		ref,
		children: api.getToasts().map((toast, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToastActor, {
			value: toast,
			parent: service,
			index,
			children: (ctx) => children(ctx)
		}, toast.id))
	});
});
Toaster$1.displayName = "Toaster";
var ToastActor = (props) => {
	const env = useEnvironmentContext();
	const api = connect(useMachine(machine, {
		...props.value,
		parent: props.parent,
		index: props.index,
		getRootNode: env.getRootNode
	}), normalizeProps);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToastProvider, {
		value: api,
		children: props.children(props.value)
	});
};
ToastActor.displayName = "ToastActor";
// tests/bench/components/node_modules/@ark-ui/react/dist/components/toast/toast.js
var toast_exports = /* @__PURE__ */ __exportAll({
	ActionTrigger: () => ToastActionTrigger$1,
	CloseTrigger: () => ToastCloseTrigger$1,
	Context: () => ToastContext,
	Description: () => ToastDescription$1,
	Root: () => ToastRoot$1,
	Title: () => ToastTitle$1
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/utils/omit.js
function omit(object, keysToOmit = []) {
	const clone = Object.assign({}, object);
	for (const key of keysToOmit) if (key in clone) delete clone[key];
	return clone;
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/color-mix.js
var colorMix = (value, token) => {
	if (!value || typeof value !== "string") return {
		invalid: true,
		value
	};
	const [rawColor, rawOpacity] = value.split("/");
	if (!rawColor || !rawOpacity || rawColor === "currentBg") return {
		invalid: true,
		value: rawColor
	};
	const colorToken = token(`colors.${rawColor}`);
	const opacityToken = token.raw(`opacity.${rawOpacity}`)?.value;
	if (!opacityToken && isNaN(Number(rawOpacity))) return {
		invalid: true,
		value: rawColor
	};
	const percent = opacityToken ? Number(opacityToken) * 100 + "%" : `${rawOpacity}%`;
	const color = colorToken ?? rawColor;
	return {
		invalid: false,
		color,
		value: `color-mix(in srgb, ${color} ${percent}, transparent)`
	};
};
var createColorMixTransform = (prop) => (value, args) => {
	const mix = args.utils.colorMix(value);
	if (mix.invalid) return { [prop]: value };
	const cssVar = "--mix-" + prop;
	return {
		[cssVar]: mix.value,
		[prop]: `var(${cssVar}, ${mix.color})`
	};
};
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/utils/clone.js
function clone(obj) {
	if (obj === null || typeof obj !== "object") return obj;
	if (Array.isArray(obj)) return obj.map((prop) => clone(prop));
	const _clone = Object.create(Object.getPrototypeOf(obj));
	for (const key of Object.keys(obj)) _clone[key] = clone(obj[key]);
	return _clone;
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/utils/merge.js
function merge(target, source) {
	if (source == null) return target;
	for (const key of Object.keys(source)) {
		if (source[key] === void 0 || key === "__proto__") continue;
		if (!isObject$1(target[key]) && isObject$1(source[key])) Object.assign(target, { [key]: source[key] });
		else if (target[key] && isObject$1(source[key])) merge(target[key], source[key]);
		else if (Array.isArray(source[key]) && Array.isArray(target[key])) {
			let i = 0;
			for (; i < source[key].length; i++) if (isObject$1(target[key][i]) && isObject$1(source[key][i])) merge(target[key][i], source[key][i]);
			else target[key][i] = source[key][i];
		} else Object.assign(target, { [key]: source[key] });
	}
	return target;
}
function mergeWith(target, ...sources) {
	for (const source of sources) merge(target, source);
	return target;
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/utils/walk-object.js
var isNotNullish = (element) => element != null;
function walkObject(target, predicate, options = {}) {
	const { stop, getKey } = options;
	function inner(value, path = []) {
		if (isObject$1(value) || Array.isArray(value)) {
			const result = {};
			for (const [prop, child] of Object.entries(value)) {
				const key = getKey?.(prop, child) ?? prop;
				const childPath = [...path, key];
				if (stop?.(value, childPath)) return predicate(value, path);
				const next = inner(child, childPath);
				if (isNotNullish(next)) result[key] = next;
			}
			return result;
		}
		return predicate(value, path);
	}
	return inner(target);
}
function mapObject(obj, fn) {
	if (Array.isArray(obj)) return obj.map((value) => {
		return isNotNullish(value) ? fn(value) : value;
	});
	if (!isObject$1(obj)) return isNotNullish(obj) ? fn(obj) : obj;
	return walkObject(obj, (value) => fn(value));
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/merge-config.js
var tokenKeys = [
	"value",
	"type",
	"description"
];
var isValidToken = (token) => {
	return token && typeof token === "object" && !Array.isArray(token);
};
var mergeConfigs = (...configs) => {
	const merged = mergeWith({}, ...configs.map(clone));
	if (merged.theme?.tokens) walkObject(merged.theme.tokens, (value) => {
		const hasNested = Object.keys(value).filter((k) => !tokenKeys.includes(k)).length > 0;
		const hasTokenProps = tokenKeys.some((k) => value[k] != null);
		if (hasNested && hasTokenProps) {
			value.DEFAULT || (value.DEFAULT = {});
			tokenKeys.forEach((key) => {
				var _a;
				if (value[key] == null) return;
				(_a = value.DEFAULT)[key] || (_a[key] = value[key]);
				delete value[key];
			});
		}
		return value;
	}, { stop(value) {
		return isValidToken(value) && tokenKeys.some((key) => value[key] != null);
	} });
	return merged;
};
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/config.js
var defineConditions = (v) => v;
var defineRecipe = (v) => v;
var defineSlotRecipe = (v) => v;
var defineKeyframes = (v) => v;
var defineGlobalStyles = (v) => v;
var defineStyle = (v) => v;
var defineTextStyles = (v) => v;
var defineAnimationStyles = (v) => v;
var defineLayerStyles = (v) => v;
function createProxy() {
	const identity = (v) => v;
	return new Proxy(identity, { get() {
		return identity;
	} });
}
var defineTokens = /* @__PURE__ */ createProxy();
var defineSemanticTokens = /* @__PURE__ */ createProxy();
var defineConfig = (v) => v;
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/css-var.js
var escRegex = /[^a-zA-Z0-9_\u0081-\uffff-]/g;
function esc$1(string) {
	return `${string}`.replace(escRegex, (s) => `\\${s}`);
}
var dashCaseRegex = /[A-Z]/g;
function dashCase(string) {
	return string.replace(dashCaseRegex, (match) => `-${match.toLowerCase()}`);
}
function cssVar(name, options = {}) {
	const { fallback = "", prefix = "" } = options;
	const variable = dashCase([
		"-",
		prefix,
		esc$1(name)
	].filter(Boolean).join("-"));
	return {
		var: variable,
		ref: `var(${variable}${fallback ? `, ${fallback}` : ""})`
	};
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/preset-base.js
var isCssVar = (v) => /^var\(--.+\)$/.test(v);
var wrap = (str, v) => v != null ? `${str}(${v})` : v;
var deg = (v) => {
	if (isCssVar(v) || v == null) return v;
	const unitless = typeof v === "string" && !v.endsWith("deg");
	return typeof v === "number" || unitless ? `${v}deg` : v;
};
var createFocusRing = (selector) => {
	return {
		values: [
			"outside",
			"inside",
			"mixed",
			"none"
		],
		transform(value, { token }) {
			const focusRingColor = token("colors.colorPalette.focusRing");
			return {
				inside: {
					"--focus-ring-color": focusRingColor,
					[selector]: {
						outlineOffset: "0px",
						outlineWidth: "var(--focus-ring-width, 1px)",
						outlineColor: "var(--focus-ring-color)",
						outlineStyle: "var(--focus-ring-style, solid)",
						borderColor: "var(--focus-ring-color)"
					}
				},
				outside: {
					"--focus-ring-color": focusRingColor,
					[selector]: {
						outlineWidth: "var(--focus-ring-width, 2px)",
						outlineOffset: "var(--focus-ring-offset, 2px)",
						outlineStyle: "var(--focus-ring-style, solid)",
						outlineColor: "var(--focus-ring-color)"
					}
				},
				mixed: {
					"--focus-ring-color": focusRingColor,
					[selector]: {
						outlineWidth: "var(--focus-ring-width, 3px)",
						outlineStyle: "var(--focus-ring-style, solid)",
						outlineColor: "color-mix(in srgb, var(--focus-ring-color), transparent 60%)",
						borderColor: "var(--focus-ring-color)"
					}
				},
				none: {
					"--focus-ring-color": focusRingColor,
					[selector]: { outline: "none" }
				}
			}[value] ?? {};
		}
	};
};
var divideColor = createColorMixTransform("borderColor");
var createTransition = (value) => {
	return {
		transition: value,
		transitionTimingFunction: "cubic-bezier(0.4, 0, 0.2, 1)",
		transitionDuration: "150ms"
	};
};
var defaultConditions = defineConditions({
	hover: ["@media (hover: hover)", "&:is(:hover, [data-hover]):not(:disabled, [data-disabled])"],
	active: "&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])",
	focus: "&:is(:focus, [data-focus])",
	focusWithin: "&:is(:focus-within, [data-focus-within])",
	focusVisible: "&:is(:focus-visible, [data-focus-visible])",
	disabled: "&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])",
	visited: "&:visited",
	target: "&:target",
	readOnly: "&:is([data-readonly], [aria-readonly=true], [readonly])",
	readWrite: "&:read-write",
	empty: "&:is(:empty, [data-empty])",
	checked: "&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])",
	enabled: "&:enabled",
	expanded: "&:is([aria-expanded=true], [data-expanded], [data-state=expanded])",
	highlighted: "&[data-highlighted]",
	complete: "&[data-complete]",
	incomplete: "&[data-incomplete]",
	dragging: "&[data-dragging]",
	before: "&::before",
	after: "&::after",
	firstLetter: "&::first-letter",
	firstLine: "&::first-line",
	marker: "&::marker",
	selection: "&::selection",
	file: "&::file-selector-button",
	backdrop: "&::backdrop",
	first: "&:first-of-type",
	last: "&:last-of-type",
	notFirst: "&:not(:first-of-type)",
	notLast: "&:not(:last-of-type)",
	only: "&:only-child",
	even: "&:nth-of-type(even)",
	odd: "&:nth-of-type(odd)",
	peerFocus: ".peer:is(:focus, [data-focus]) ~ &",
	peerHover: ".peer:is(:hover, [data-hover]):not(:disabled, [data-disabled]) ~ &",
	peerActive: ".peer:is(:active, [data-active]):not(:disabled, [data-disabled]) ~ &",
	peerFocusWithin: ".peer:focus-within ~ &",
	peerFocusVisible: ".peer:is(:focus-visible, [data-focus-visible]) ~ &",
	peerDisabled: ".peer:is(:disabled, [disabled], [data-disabled]) ~ &",
	peerChecked: ".peer:is(:checked, [data-checked], [aria-checked=true], [data-state=checked]) ~ &",
	peerInvalid: ".peer:is(:invalid, [data-invalid], [aria-invalid=true]) ~ &",
	peerExpanded: ".peer:is([aria-expanded=true], [data-expanded], [data-state=expanded]) ~ &",
	peerPlaceholderShown: ".peer:placeholder-shown ~ &",
	groupFocus: ".group:is(:focus, [data-focus]) &",
	groupHover: ".group:is(:hover, [data-hover]):not(:disabled, [data-disabled]) &",
	groupActive: ".group:is(:active, [data-active]):not(:disabled, [data-disabled]) &",
	groupFocusWithin: ".group:focus-within &",
	groupFocusVisible: ".group:is(:focus-visible, [data-focus-visible]) &",
	groupDisabled: ".group:is(:disabled, [disabled], [data-disabled]) &",
	groupChecked: ".group:is(:checked, [data-checked], [aria-checked=true], [data-state=checked]) &",
	groupExpanded: ".group:is([aria-expanded=true], [data-expanded], [data-state=expanded]) &",
	groupInvalid: ".group:invalid &",
	indeterminate: "&:is(:indeterminate, [data-indeterminate], [aria-checked=mixed], [data-state=indeterminate])",
	required: "&:is([data-required], [aria-required=true])",
	valid: "&:is([data-valid], [data-state=valid])",
	invalid: "&:is([data-invalid], [aria-invalid=true], [data-state=invalid])",
	autofill: "&:autofill",
	inRange: "&:is(:in-range, [data-in-range])",
	outOfRange: "&:is(:out-of-range, [data-outside-range])",
	placeholder: "&::placeholder, &[data-placeholder]",
	placeholderShown: "&:is(:placeholder-shown, [data-placeholder-shown])",
	pressed: "&:is([aria-pressed=true], [data-pressed])",
	selected: "&:is([aria-selected=true], [data-selected])",
	grabbed: "&:is([aria-grabbed=true], [data-grabbed])",
	underValue: "&[data-state=under-value]",
	overValue: "&[data-state=over-value]",
	atValue: "&[data-state=at-value]",
	default: "&:default",
	optional: "&:optional",
	open: "&:is([open], [data-open], [data-state=open])",
	closed: "&:is([closed], [data-closed], [data-state=closed])",
	fullscreen: "&:is(:fullscreen, [data-fullscreen])",
	loading: "&:is([data-loading], [aria-busy=true])",
	hidden: "&:is([hidden], [data-hidden])",
	current: "&[data-current]",
	currentPage: "&[aria-current=page]",
	currentStep: "&[aria-current=step]",
	today: "&[data-today]",
	unavailable: "&[data-unavailable]",
	rangeStart: "&[data-range-start]",
	rangeEnd: "&[data-range-end]",
	now: "&[data-now]",
	topmost: "&[data-topmost]",
	motionReduce: "@media (prefers-reduced-motion: reduce)",
	motionSafe: "@media (prefers-reduced-motion: no-preference)",
	print: "@media print",
	landscape: "@media (orientation: landscape)",
	portrait: "@media (orientation: portrait)",
	dark: ".dark &, .dark .chakra-theme:not(.light) &",
	light: ":root &, .light &",
	osDark: "@media (prefers-color-scheme: dark)",
	osLight: "@media (prefers-color-scheme: light)",
	highContrast: "@media (forced-colors: active)",
	lessContrast: "@media (prefers-contrast: less)",
	moreContrast: "@media (prefers-contrast: more)",
	ltr: "[dir=ltr] &",
	rtl: "[dir=rtl] &",
	scrollbar: "&::-webkit-scrollbar",
	scrollbarThumb: "&::-webkit-scrollbar-thumb",
	scrollbarTrack: "&::-webkit-scrollbar-track",
	horizontal: "&[data-orientation=horizontal]",
	vertical: "&[data-orientation=vertical]",
	icon: "& :where(svg)",
	starting: "@starting-style"
});
var currentBgVar = cssVar("bg-currentcolor");
var isCurrentBgVar = (value) => value === currentBgVar.ref || value === "currentBg";
var colorValues = (theme) => ({
	...theme("colors"),
	currentBg: currentBgVar
});
var defaultBaseConfig = defineConfig({
	conditions: defaultConditions,
	utilities: {
		background: {
			values: colorValues,
			shorthand: ["bg"],
			transform(value, args) {
				if (isCurrentBgVar(args.raw)) return { background: currentBgVar.ref };
				const styleObj = createColorMixTransform("background")(value, args);
				return {
					...styleObj,
					[currentBgVar.var]: styleObj?.background
				};
			}
		},
		backgroundColor: {
			values: colorValues,
			shorthand: ["bgColor"],
			transform(value, args) {
				if (isCurrentBgVar(args.raw)) return { backgroundColor: currentBgVar.ref };
				const styleObj = createColorMixTransform("backgroundColor")(value, args);
				return {
					...styleObj,
					[currentBgVar.var]: styleObj?.backgroundColor
				};
			}
		},
		backgroundSize: { shorthand: ["bgSize"] },
		backgroundPosition: { shorthand: ["bgPos"] },
		backgroundRepeat: { shorthand: ["bgRepeat"] },
		backgroundAttachment: { shorthand: ["bgAttachment"] },
		backgroundClip: {
			shorthand: ["bgClip"],
			values: ["text"],
			transform(value) {
				return value === "text" ? {
					color: "transparent",
					backgroundClip: "text"
				} : { backgroundClip: value };
			}
		},
		backgroundGradient: {
			shorthand: ["bgGradient"],
			values(theme) {
				return {
					...theme("gradients"),
					"to-t": "linear-gradient(to top, var(--gradient))",
					"to-tr": "linear-gradient(to top right, var(--gradient))",
					"to-r": "linear-gradient(to right, var(--gradient))",
					"to-br": "linear-gradient(to bottom right, var(--gradient))",
					"to-b": "linear-gradient(to bottom, var(--gradient))",
					"to-bl": "linear-gradient(to bottom left, var(--gradient))",
					"to-l": "linear-gradient(to left, var(--gradient))",
					"to-tl": "linear-gradient(to top left, var(--gradient))"
				};
			},
			transform(value) {
				return {
					"--gradient-stops": "var(--gradient-from), var(--gradient-to)",
					"--gradient": "var(--gradient-via-stops, var(--gradient-stops))",
					backgroundImage: value
				};
			}
		},
		gradientFrom: {
			values: colorValues,
			transform: createColorMixTransform("--gradient-from")
		},
		gradientTo: {
			values: colorValues,
			transform: createColorMixTransform("--gradient-to")
		},
		gradientVia: {
			values: colorValues,
			transform(value, args) {
				return {
					...createColorMixTransform("--gradient-via")(value, args),
					"--gradient-via-stops": "var(--gradient-from), var(--gradient-via), var(--gradient-to)"
				};
			}
		},
		backgroundImage: {
			values(theme) {
				return {
					...theme("gradients"),
					...theme("assets")
				};
			},
			shorthand: ["bgImg", "bgImage"]
		},
		border: { values: "borders" },
		borderTop: { values: "borders" },
		borderLeft: { values: "borders" },
		borderBlockStart: { values: "borders" },
		borderRight: { values: "borders" },
		borderBottom: { values: "borders" },
		borderBlockEnd: { values: "borders" },
		borderInlineStart: {
			values: "borders",
			shorthand: ["borderStart"]
		},
		borderInlineEnd: {
			values: "borders",
			shorthand: ["borderEnd"]
		},
		borderInline: {
			values: "borders",
			shorthand: ["borderX"]
		},
		borderBlock: {
			values: "borders",
			shorthand: ["borderY"]
		},
		borderColor: {
			values: colorValues,
			transform: createColorMixTransform("borderColor")
		},
		borderTopColor: {
			values: colorValues,
			transform: createColorMixTransform("borderTopColor")
		},
		borderBlockStartColor: {
			values: colorValues,
			transform: createColorMixTransform("borderBlockStartColor")
		},
		borderBottomColor: {
			values: colorValues,
			transform: createColorMixTransform("borderBottomColor")
		},
		borderBlockEndColor: {
			values: colorValues,
			transform: createColorMixTransform("borderBlockEndColor")
		},
		borderLeftColor: {
			values: colorValues,
			transform: createColorMixTransform("borderLeftColor")
		},
		borderInlineStartColor: {
			values: colorValues,
			shorthand: ["borderStartColor"],
			transform: createColorMixTransform("borderInlineStartColor")
		},
		borderRightColor: {
			values: colorValues,
			transform: createColorMixTransform("borderRightColor")
		},
		borderInlineEndColor: {
			values: colorValues,
			shorthand: ["borderEndColor"],
			transform: createColorMixTransform("borderInlineEndColor")
		},
		borderStyle: { values: "borderStyles" },
		borderTopStyle: { values: "borderStyles" },
		borderBlockStartStyle: { values: "borderStyles" },
		borderBottomStyle: { values: "borderStyles" },
		borderBlockEndStyle: { values: "borderStyles" },
		borderInlineStartStyle: {
			values: "borderStyles",
			shorthand: ["borderStartStyle"]
		},
		borderInlineEndStyle: {
			values: "borderStyles",
			shorthand: ["borderEndStyle"]
		},
		borderLeftStyle: { values: "borderStyles" },
		borderRightStyle: { values: "borderStyles" },
		borderRadius: {
			values: "radii",
			shorthand: ["rounded"]
		},
		borderTopLeftRadius: {
			values: "radii",
			shorthand: ["roundedTopLeft"]
		},
		borderStartStartRadius: {
			values: "radii",
			shorthand: ["roundedStartStart", "borderTopStartRadius"]
		},
		borderEndStartRadius: {
			values: "radii",
			shorthand: ["roundedEndStart", "borderBottomStartRadius"]
		},
		borderTopRightRadius: {
			values: "radii",
			shorthand: ["roundedTopRight"]
		},
		borderStartEndRadius: {
			values: "radii",
			shorthand: ["roundedStartEnd", "borderTopEndRadius"]
		},
		borderEndEndRadius: {
			values: "radii",
			shorthand: ["roundedEndEnd", "borderBottomEndRadius"]
		},
		borderBottomLeftRadius: {
			values: "radii",
			shorthand: ["roundedBottomLeft"]
		},
		borderBottomRightRadius: {
			values: "radii",
			shorthand: ["roundedBottomRight"]
		},
		borderInlineStartRadius: {
			values: "radii",
			property: "borderRadius",
			shorthand: ["roundedStart", "borderStartRadius"],
			transform: (value) => ({
				borderStartStartRadius: value,
				borderEndStartRadius: value
			})
		},
		borderInlineEndRadius: {
			values: "radii",
			property: "borderRadius",
			shorthand: ["roundedEnd", "borderEndRadius"],
			transform: (value) => ({
				borderStartEndRadius: value,
				borderEndEndRadius: value
			})
		},
		borderTopRadius: {
			values: "radii",
			property: "borderRadius",
			shorthand: ["roundedTop"],
			transform: (value) => ({
				borderTopLeftRadius: value,
				borderTopRightRadius: value
			})
		},
		borderBottomRadius: {
			values: "radii",
			property: "borderRadius",
			shorthand: ["roundedBottom"],
			transform: (value) => ({
				borderBottomLeftRadius: value,
				borderBottomRightRadius: value
			})
		},
		borderLeftRadius: {
			values: "radii",
			property: "borderRadius",
			shorthand: ["roundedLeft"],
			transform: (value) => ({
				borderTopLeftRadius: value,
				borderBottomLeftRadius: value
			})
		},
		borderRightRadius: {
			values: "radii",
			property: "borderRadius",
			shorthand: ["roundedRight"],
			transform: (value) => ({
				borderTopRightRadius: value,
				borderBottomRightRadius: value
			})
		},
		borderWidth: { values: "borderWidths" },
		borderBlockStartWidth: { values: "borderWidths" },
		borderTopWidth: { values: "borderWidths" },
		borderBottomWidth: { values: "borderWidths" },
		borderBlockEndWidth: { values: "borderWidths" },
		borderRightWidth: { values: "borderWidths" },
		borderInlineWidth: {
			values: "borderWidths",
			shorthand: ["borderXWidth"]
		},
		borderInlineStartWidth: {
			values: "borderWidths",
			shorthand: ["borderStartWidth"]
		},
		borderInlineEndWidth: {
			values: "borderWidths",
			shorthand: ["borderEndWidth"]
		},
		borderLeftWidth: { values: "borderWidths" },
		borderBlockWidth: {
			values: "borderWidths",
			shorthand: ["borderYWidth"]
		},
		color: {
			values: colorValues,
			transform: createColorMixTransform("color")
		},
		fill: {
			values: colorValues,
			transform: createColorMixTransform("fill")
		},
		stroke: {
			values: colorValues,
			transform: createColorMixTransform("stroke")
		},
		accentColor: {
			values: colorValues,
			transform: createColorMixTransform("accentColor")
		},
		divideX: {
			values: { type: "string" },
			transform(value) {
				return { "& > :not(style, [hidden]) ~ :not(style, [hidden])": {
					borderInlineStartWidth: value,
					borderInlineEndWidth: "0px"
				} };
			}
		},
		divideY: {
			values: { type: "string" },
			transform(value) {
				return { "& > :not(style, [hidden]) ~ :not(style, [hidden])": {
					borderTopWidth: value,
					borderBottomWidth: "0px"
				} };
			}
		},
		divideColor: {
			values: colorValues,
			transform(value, args) {
				return { "& > :not(style, [hidden]) ~ :not(style, [hidden])": divideColor(value, args) };
			}
		},
		divideStyle: {
			property: "borderStyle",
			transform(value) {
				return { "& > :not(style, [hidden]) ~ :not(style, [hidden])": { borderStyle: value } };
			}
		},
		boxShadow: {
			values: "shadows",
			shorthand: ["shadow"]
		},
		boxShadowColor: {
			values: colorValues,
			transform: createColorMixTransform("--shadow-color"),
			shorthand: ["shadowColor"]
		},
		mixBlendMode: { shorthand: ["blendMode"] },
		backgroundBlendMode: { shorthand: ["bgBlendMode"] },
		opacity: { values: "opacity" },
		filter: { transform(v) {
			if (v !== "auto") return { filter: v };
			return { filter: `var(--blur) var(--brightness) var(--contrast) var(--grayscale) var(--hue-rotate) var(--invert) var(--saturate) var(--sepia) var(--drop-shadow)` };
		} },
		blur: {
			values: "blurs",
			transform: (v) => ({ "--blur": wrap("blur", v) })
		},
		brightness: { transform: (v) => ({ "--brightness": wrap("brightness", v) }) },
		contrast: { transform: (v) => ({ "--contrast": wrap("contrast", v) }) },
		grayscale: { transform: (v) => ({ "--grayscale": wrap("grayscale", v) }) },
		hueRotate: { transform: (v) => ({ "--hue-rotate": wrap("hue-rotate", deg(v)) }) },
		invert: { transform: (v) => ({ "--invert": wrap("invert", v) }) },
		saturate: { transform: (v) => ({ "--saturate": wrap("saturate", v) }) },
		sepia: { transform: (v) => ({ "--sepia": wrap("sepia", v) }) },
		dropShadow: { transform: (v) => ({ "--drop-shadow": wrap("drop-shadow", v) }) },
		backdropFilter: { transform(v) {
			if (v !== "auto") return { backdropFilter: v };
			return { backdropFilter: `var(--backdrop-blur) var(--backdrop-brightness) var(--backdrop-contrast) var(--backdrop-grayscale) var(--backdrop-hue-rotate) var(--backdrop-invert) var(--backdrop-opacity) var(--backdrop-saturate) var(--backdrop-sepia)` };
		} },
		backdropBlur: {
			values: "blurs",
			transform: (v) => ({ "--backdrop-blur": wrap("blur", v) })
		},
		backdropBrightness: { transform: (v) => ({ "--backdrop-brightness": wrap("brightness", v) }) },
		backdropContrast: { transform: (v) => ({ "--backdrop-contrast": wrap("contrast", v) }) },
		backdropGrayscale: { transform: (v) => ({ "--backdrop-grayscale": wrap("grayscale", v) }) },
		backdropHueRotate: { transform: (v) => ({ "--backdrop-hue-rotate": wrap("hue-rotate", deg(v)) }) },
		backdropInvert: { transform: (v) => ({ "--backdrop-invert": wrap("invert", v) }) },
		backdropOpacity: { transform: (v) => ({ "--backdrop-opacity": wrap("opacity", v) }) },
		backdropSaturate: { transform: (v) => ({ "--backdrop-saturate": wrap("saturate", v) }) },
		backdropSepia: { transform: (v) => ({ "--backdrop-sepia": wrap("sepia", v) }) },
		flexBasis: { values: "sizes" },
		gap: { values: "spacing" },
		rowGap: {
			values: "spacing",
			shorthand: ["gapY"]
		},
		columnGap: {
			values: "spacing",
			shorthand: ["gapX"]
		},
		flexDirection: { shorthand: ["flexDir"] },
		gridGap: { values: "spacing" },
		gridColumnGap: { values: "spacing" },
		gridRowGap: { values: "spacing" },
		outlineColor: {
			values: colorValues,
			transform: createColorMixTransform("outlineColor")
		},
		focusRing: createFocusRing("&:is(:focus, [data-focus])"),
		focusVisibleRing: createFocusRing("&:is(:focus-visible, [data-focus-visible])"),
		focusRingColor: {
			values: colorValues,
			transform: createColorMixTransform("--focus-ring-color")
		},
		focusRingOffset: {
			values: "spacing",
			transform: (v) => ({ "--focus-ring-offset": v })
		},
		focusRingWidth: {
			values: "borderWidths",
			property: "outlineWidth",
			transform: (v) => ({ "--focus-ring-width": v })
		},
		focusRingStyle: {
			values: "borderStyles",
			property: "outlineStyle",
			transform: (v) => ({ "--focus-ring-style": v })
		},
		aspectRatio: { values: "aspectRatios" },
		width: {
			values: "sizes",
			shorthand: ["w"]
		},
		inlineSize: { values: "sizes" },
		height: {
			values: "sizes",
			shorthand: ["h"]
		},
		blockSize: { values: "sizes" },
		boxSize: {
			values: "sizes",
			property: "width",
			transform: (v) => ({
				width: v,
				height: v
			})
		},
		minWidth: {
			values: "sizes",
			shorthand: ["minW"]
		},
		minInlineSize: { values: "sizes" },
		minHeight: {
			values: "sizes",
			shorthand: ["minH"]
		},
		minBlockSize: { values: "sizes" },
		maxWidth: {
			values: "sizes",
			shorthand: ["maxW"]
		},
		maxInlineSize: { values: "sizes" },
		maxHeight: {
			values: "sizes",
			shorthand: ["maxH"]
		},
		maxBlockSize: { values: "sizes" },
		hideFrom: {
			values: "breakpoints",
			transform: (value, { raw, token }) => {
				return { [token.raw(`breakpoints.${raw}`) ? `@breakpoint ${raw}` : `@media screen and (min-width: ${value})`]: { display: "none" } };
			}
		},
		hideBelow: {
			values: "breakpoints",
			transform(value, { raw, token }) {
				return { [token.raw(`breakpoints.${raw}`) ? `@breakpoint ${raw}Down` : `@media screen and (max-width: ${value})`]: { display: "none" } };
			}
		},
		overscrollBehavior: { shorthand: ["overscroll"] },
		overscrollBehaviorX: { shorthand: ["overscrollX"] },
		overscrollBehaviorY: { shorthand: ["overscrollY"] },
		scrollbar: {
			values: ["visible", "hidden"],
			transform(v) {
				switch (v) {
					case "visible": return {
						msOverflowStyle: "auto",
						scrollbarWidth: "auto",
						"&::-webkit-scrollbar": { display: "block" }
					};
					case "hidden": return {
						msOverflowStyle: "none",
						scrollbarWidth: "none",
						"&::-webkit-scrollbar": { display: "none" }
					};
					default: return {};
				}
			}
		},
		scrollbarColor: {
			values: colorValues,
			transform: createColorMixTransform("scrollbarColor")
		},
		scrollbarGutter: { values: "spacing" },
		scrollbarWidth: { values: "sizes" },
		scrollMargin: { values: "spacing" },
		scrollMarginTop: { values: "spacing" },
		scrollMarginBottom: { values: "spacing" },
		scrollMarginLeft: { values: "spacing" },
		scrollMarginRight: { values: "spacing" },
		scrollMarginX: {
			values: "spacing",
			transform: (v) => ({
				scrollMarginLeft: v,
				scrollMarginRight: v
			})
		},
		scrollMarginY: {
			values: "spacing",
			transform: (v) => ({
				scrollMarginTop: v,
				scrollMarginBottom: v
			})
		},
		scrollPadding: { values: "spacing" },
		scrollPaddingTop: { values: "spacing" },
		scrollPaddingBottom: { values: "spacing" },
		scrollPaddingLeft: { values: "spacing" },
		scrollPaddingRight: { values: "spacing" },
		scrollPaddingInline: {
			values: "spacing",
			shorthand: ["scrollPaddingX"]
		},
		scrollPaddingBlock: {
			values: "spacing",
			shorthand: ["scrollPaddingY"]
		},
		scrollSnapType: { values: {
			none: "none",
			x: "x var(--scroll-snap-strictness)",
			y: "y var(--scroll-snap-strictness)",
			both: "both var(--scroll-snap-strictness)"
		} },
		scrollSnapStrictness: {
			values: ["mandatory", "proximity"],
			transform: (v) => ({ "--scroll-snap-strictness": v })
		},
		scrollSnapMargin: { values: "spacing" },
		scrollSnapMarginTop: { values: "spacing" },
		scrollSnapMarginBottom: { values: "spacing" },
		scrollSnapMarginLeft: { values: "spacing" },
		scrollSnapMarginRight: { values: "spacing" },
		listStylePosition: { shorthand: ["listStylePos"] },
		listStyleImage: {
			values: "assets",
			shorthand: ["listStyleImg"]
		},
		position: { shorthand: ["pos"] },
		zIndex: { values: "zIndex" },
		inset: { values: "spacing" },
		insetInline: {
			values: "spacing",
			shorthand: ["insetX"]
		},
		insetBlock: {
			values: "spacing",
			shorthand: ["insetY"]
		},
		top: { values: "spacing" },
		insetBlockStart: { values: "spacing" },
		bottom: { values: "spacing" },
		insetBlockEnd: { values: "spacing" },
		left: { values: "spacing" },
		right: { values: "spacing" },
		insetInlineStart: {
			values: "spacing",
			shorthand: ["insetStart"]
		},
		insetInlineEnd: {
			values: "spacing",
			shorthand: ["insetEnd"]
		},
		ring: { transform(value) {
			return {
				"--ring-offset-shadow": `var(--ring-inset) 0 0 0 var(--ring-offset-width) var(--ring-offset-color)`,
				"--ring-shadow": `var(--ring-inset) 0 0 0 calc(var(--ring-width) + var(--ring-offset-width)) var(--ring-color)`,
				"--ring-width": value,
				boxShadow: "var(--ring-offset-shadow), var(--ring-shadow), var(--shadow, 0 0 #0000)"
			};
		} },
		ringColor: {
			values: colorValues,
			transform: createColorMixTransform("--ring-color")
		},
		ringOffset: { transform: (value) => ({ "--ring-offset-width": value }) },
		ringOffsetColor: {
			values: colorValues,
			transform: createColorMixTransform("--ring-offset-color")
		},
		ringInset: { transform: (v) => ({ "--ring-inset": v }) },
		margin: {
			values: "spacing",
			shorthand: ["m"]
		},
		marginTop: {
			values: "spacing",
			shorthand: ["mt"]
		},
		marginBlockStart: { values: "spacing" },
		marginRight: {
			values: "spacing",
			shorthand: ["mr"]
		},
		marginBottom: {
			values: "spacing",
			shorthand: ["mb"]
		},
		marginBlockEnd: { values: "spacing" },
		marginLeft: {
			values: "spacing",
			shorthand: ["ml"]
		},
		marginInlineStart: {
			values: "spacing",
			shorthand: ["ms", "marginStart"]
		},
		marginInlineEnd: {
			values: "spacing",
			shorthand: ["me", "marginEnd"]
		},
		marginInline: {
			values: "spacing",
			shorthand: ["mx", "marginX"]
		},
		marginBlock: {
			values: "spacing",
			shorthand: ["my", "marginY"]
		},
		padding: {
			values: "spacing",
			shorthand: ["p"]
		},
		paddingTop: {
			values: "spacing",
			shorthand: ["pt"]
		},
		paddingRight: {
			values: "spacing",
			shorthand: ["pr"]
		},
		paddingBottom: {
			values: "spacing",
			shorthand: ["pb"]
		},
		paddingBlockStart: { values: "spacing" },
		paddingBlockEnd: { values: "spacing" },
		paddingLeft: {
			values: "spacing",
			shorthand: ["pl"]
		},
		paddingInlineStart: {
			values: "spacing",
			shorthand: ["ps", "paddingStart"]
		},
		paddingInlineEnd: {
			values: "spacing",
			shorthand: ["pe", "paddingEnd"]
		},
		paddingInline: {
			values: "spacing",
			shorthand: ["px", "paddingX"]
		},
		paddingBlock: {
			values: "spacing",
			shorthand: ["py", "paddingY"]
		},
		textDecoration: { shorthand: ["textDecor"] },
		textDecorationColor: {
			values: colorValues,
			transform: createColorMixTransform("textDecorationColor")
		},
		textShadow: { values: "shadows" },
		transform: { transform: (value) => {
			let v = value;
			if (value === "auto") v = `translateX(var(--translate-x, 0)) translateY(var(--translate-y, 0)) rotate(var(--rotate, 0)) scaleX(var(--scale-x, 1)) scaleY(var(--scale-y, 1)) skewX(var(--skew-x, 0)) skewY(var(--skew-y, 0))`;
			if (value === "auto-gpu") v = `translate3d(var(--translate-x, 0), var(--translate-y, 0), 0) rotate(var(--rotate, 0)) scaleX(var(--scale-x, 1)) scaleY(var(--scale-y, 1)) skewX(var(--skew-x, 0)) skewY(var(--skew-y, 0))`;
			return { transform: v };
		} },
		skewX: { transform: (v) => ({ "--skew-x": deg(v) }) },
		skewY: { transform: (v) => ({ "--skew-y": deg(v) }) },
		scaleX: { transform: (v) => ({ "--scale-x": v }) },
		scaleY: { transform: (v) => ({ "--scale-y": v }) },
		scale: { transform(value) {
			if (value !== "auto") return { scale: value };
			return { scale: `var(--scale-x, 1) var(--scale-y, 1)` };
		} },
		spaceXReverse: {
			values: { type: "boolean" },
			transform(value) {
				return { "& > :not(style, [hidden]) ~ :not(style, [hidden])": { "--space-x-reverse": value ? "1" : void 0 } };
			}
		},
		spaceX: {
			property: "marginInlineStart",
			values: "spacing",
			transform: (v) => ({ "& > :not(style, [hidden]) ~ :not(style, [hidden])": {
				"--space-x-reverse": "0",
				marginInlineStart: `calc(${v} * calc(1 - var(--space-x-reverse)))`,
				marginInlineEnd: `calc(${v} * var(--space-x-reverse))`
			} })
		},
		spaceYReverse: {
			values: { type: "boolean" },
			transform(value) {
				return { "& > :not(style, [hidden]) ~ :not(style, [hidden])": { "--space-y-reverse": value ? "1" : void 0 } };
			}
		},
		spaceY: {
			property: "marginTop",
			values: "spacing",
			transform: (v) => ({ "& > :not(style, [hidden]) ~ :not(style, [hidden])": {
				"--space-y-reverse": "0",
				marginTop: `calc(${v} * calc(1 - var(--space-y-reverse)))`,
				marginBottom: `calc(${v} * var(--space-y-reverse))`
			} })
		},
		rotate: { transform(value) {
			if (value !== "auto") return { rotate: deg(value) };
			return { rotate: `var(--rotate-x, 0) var(--rotate-y, 0) var(--rotate-z, 0)` };
		} },
		rotateX: { transform(value) {
			return { "--rotate-x": deg(value) };
		} },
		rotateY: { transform(value) {
			return { "--rotate-y": deg(value) };
		} },
		translate: { transform(value) {
			if (value !== "auto") return { translate: value };
			return { translate: `var(--translate-x) var(--translate-y)` };
		} },
		translateX: {
			values: "spacing",
			transform: (v) => ({ "--translate-x": v })
		},
		translateY: {
			values: "spacing",
			transform: (v) => ({ "--translate-y": v })
		},
		transition: {
			values: [
				"all",
				"common",
				"colors",
				"opacity",
				"position",
				"backgrounds",
				"size",
				"shadow",
				"transform"
			],
			transform(value) {
				switch (value) {
					case "all": return createTransition("all");
					case "position": return createTransition("left, right, top, bottom, inset-inline, inset-block");
					case "colors": return createTransition("color, background-color, border-color, text-decoration-color, fill, stroke");
					case "opacity": return createTransition("opacity");
					case "shadow": return createTransition("box-shadow");
					case "transform": return createTransition("transform");
					case "size": return createTransition("width, height");
					case "backgrounds": return createTransition("background, background-color, background-image, background-position");
					case "common": return createTransition("color, background-color, border-color, text-decoration-color, fill, stroke, opacity, box-shadow, transform, filter, backdrop-filter");
					default: return { transition: value };
				}
			}
		},
		transitionDuration: { values: "durations" },
		transitionProperty: { values: {
			common: "background-color, border-color, color, fill, stroke, opacity, box-shadow, translate, transform",
			colors: "background-color, border-color, color, fill, stroke",
			size: "width, height",
			position: "left, right, top, bottom, inset-inline, inset-block",
			background: "background, background-color, background-image, background-position"
		} },
		transitionTimingFunction: { values: "easings" },
		animation: { values: "animations" },
		animationDuration: { values: "durations" },
		animationDelay: { values: "durations" },
		animationTimingFunction: { values: "easings" },
		fontFamily: { values: "fonts" },
		fontSize: { values: "fontSizes" },
		fontWeight: { values: "fontWeights" },
		lineHeight: { values: "lineHeights" },
		letterSpacing: { values: "letterSpacings" },
		textIndent: { values: "spacing" },
		truncate: {
			values: { type: "boolean" },
			transform(value) {
				if (value === true) return {
					overflow: "hidden",
					textOverflow: "ellipsis",
					whiteSpace: "nowrap"
				};
				return {};
			}
		},
		lineClamp: { transform(value) {
			if (value === "none") return { WebkitLineClamp: "unset" };
			return {
				overflow: "hidden",
				display: "-webkit-box",
				WebkitLineClamp: value,
				WebkitBoxOrient: "vertical",
				textWrap: "wrap"
			};
		} },
		borderSpacing: { values: (token) => ({
			...token("spacing"),
			auto: "var(--border-spacing-x, 0) var(--border-spacing-y, 0)"
		}) },
		borderSpacingX: {
			values: "spacing",
			transform(value) {
				return { "--border-spacing-x": value };
			}
		},
		borderSpacingY: {
			values: "spacing",
			transform(value) {
				return { "--border-spacing-y": value };
			}
		},
		srOnly: {
			values: { type: "boolean" },
			transform(value) {
				return srMapping[value] || {};
			}
		},
		debug: {
			values: { type: "boolean" },
			transform(value) {
				if (!value) return {};
				return {
					outline: "1px solid blue !important",
					"& > *": { outline: "1px solid red !important" }
				};
			}
		},
		caretColor: {
			values: colorValues,
			transform: createColorMixTransform("caretColor")
		},
		cursor: { values: "cursor" }
	}
});
var srMapping = {
	true: {
		position: "absolute",
		width: "1px",
		height: "1px",
		padding: "0",
		margin: "-1px",
		overflow: "hidden",
		clip: "rect(0, 0, 0, 0)",
		whiteSpace: "nowrap",
		borderWidth: "0"
	},
	false: {
		position: "static",
		width: "auto",
		height: "auto",
		padding: "0",
		margin: "0",
		overflow: "visible",
		clip: "auto",
		whiteSpace: "normal"
	}
};
// tests/bench/components/node_modules/@pandacss/is-valid-prop/dist/index.mjs
var userGenerated = "".split(",");
var allCssProperties = "WebkitAppearance,WebkitBorderBefore,WebkitBorderBeforeColor,WebkitBorderBeforeStyle,WebkitBorderBeforeWidth,WebkitBoxReflect,WebkitLineClamp,WebkitMask,WebkitMaskAttachment,WebkitMaskClip,WebkitMaskComposite,WebkitMaskImage,WebkitMaskOrigin,WebkitMaskPosition,WebkitMaskPositionX,WebkitMaskPositionY,WebkitMaskRepeat,WebkitMaskRepeatX,WebkitMaskRepeatY,WebkitMaskSize,WebkitOverflowScrolling,WebkitTapHighlightColor,WebkitTextFillColor,WebkitTextStroke,WebkitTextStrokeColor,WebkitTextStrokeWidth,WebkitTouchCallout,WebkitUserModify,WebkitUserSelect,accentColor,alignContent,alignItems,alignSelf,alignTracks,all,anchorName,anchorScope,animation,animationComposition,animationDelay,animationDirection,animationDuration,animationFillMode,animationIterationCount,animationName,animationPlayState,animationRange,animationRangeEnd,animationRangeStart,animationTimeline,animationTimingFunction,appearance,aspectRatio,backdropFilter,backfaceVisibility,background,backgroundAttachment,backgroundBlendMode,backgroundClip,backgroundColor,backgroundImage,backgroundOrigin,backgroundPosition,backgroundPositionX,backgroundPositionY,backgroundRepeat,backgroundSize,blockSize,border,borderBlock,borderBlockColor,borderBlockEnd,borderBlockEndColor,borderBlockEndStyle,borderBlockEndWidth,borderBlockStart,borderBlockStartColor,borderBlockStartStyle,borderBlockStartWidth,borderBlockStyle,borderBlockWidth,borderBottom,borderBottomColor,borderBottomLeftRadius,borderBottomRightRadius,borderBottomStyle,borderBottomWidth,borderCollapse,borderColor,borderEndEndRadius,borderEndStartRadius,borderImage,borderImageOutset,borderImageRepeat,borderImageSlice,borderImageSource,borderImageWidth,borderInline,borderInlineColor,borderInlineEnd,borderInlineEndColor,borderInlineEndStyle,borderInlineEndWidth,borderInlineStart,borderInlineStartColor,borderInlineStartStyle,borderInlineStartWidth,borderInlineStyle,borderInlineWidth,borderLeft,borderLeftColor,borderLeftStyle,borderLeftWidth,borderRadius,borderRight,borderRightColor,borderRightStyle,borderRightWidth,borderSpacing,borderStartEndRadius,borderStartStartRadius,borderStyle,borderTop,borderTopColor,borderTopLeftRadius,borderTopRightRadius,borderTopStyle,borderTopWidth,borderWidth,bottom,boxAlign,boxDecorationBreak,boxDirection,boxFlex,boxFlexGroup,boxLines,boxOrdinalGroup,boxOrient,boxPack,boxShadow,boxSizing,breakAfter,breakBefore,breakInside,captionSide,caret,caretColor,caretShape,clear,clip,clipPath,clipRule,color,colorInterpolationFilters,colorScheme,columnCount,columnFill,columnGap,columnRule,columnRuleColor,columnRuleStyle,columnRuleWidth,columnSpan,columnWidth,columns,contain,containIntrinsicBlockSize,containIntrinsicHeight,containIntrinsicInlineSize,containIntrinsicSize,containIntrinsicWidth,container,containerName,containerType,content,contentVisibility,cornerShape,counterIncrement,counterReset,counterSet,cursor,cx,cy,d,direction,display,dominantBaseline,emptyCells,fieldSizing,fill,fillOpacity,fillRule,filter,flex,flexBasis,flexDirection,flexFlow,flexGrow,flexShrink,flexWrap,float,floodColor,floodOpacity,font,fontFamily,fontFeatureSettings,fontKerning,fontLanguageOverride,fontOpticalSizing,fontPalette,fontSize,fontSizeAdjust,fontSmooth,fontStretch,fontStyle,fontSynthesis,fontSynthesisPosition,fontSynthesisSmallCaps,fontSynthesisStyle,fontSynthesisWeight,fontVariant,fontVariantAlternates,fontVariantCaps,fontVariantEastAsian,fontVariantEmoji,fontVariantLigatures,fontVariantNumeric,fontVariantPosition,fontVariationSettings,fontWeight,forcedColorAdjust,gap,grid,gridArea,gridAutoColumns,gridAutoFlow,gridAutoRows,gridColumn,gridColumnEnd,gridColumnGap,gridColumnStart,gridGap,gridRow,gridRowEnd,gridRowGap,gridRowStart,gridTemplate,gridTemplateAreas,gridTemplateColumns,gridTemplateRows,hangingPunctuation,height,hyphenateCharacter,hyphenateLimitChars,hyphens,imageOrientation,imageRendering,imageResolution,imeMode,initialLetter,initialLetterAlign,inlineSize,inset,insetBlock,insetBlockEnd,insetBlockStart,insetInline,insetInlineEnd,insetInlineStart,interpolateSize,isolation,justifyContent,justifyItems,justifySelf,justifyTracks,left,letterSpacing,lightingColor,lineBreak,lineClamp,lineHeight,lineHeightStep,listStyle,listStyleImage,listStylePosition,listStyleType,margin,marginBlock,marginBlockEnd,marginBlockStart,marginBottom,marginInline,marginInlineEnd,marginInlineStart,marginLeft,marginRight,marginTop,marginTrim,marker,markerEnd,markerMid,markerStart,mask,maskBorder,maskBorderMode,maskBorderOutset,maskBorderRepeat,maskBorderSlice,maskBorderSource,maskBorderWidth,maskClip,maskComposite,maskImage,maskMode,maskOrigin,maskPosition,maskRepeat,maskSize,maskType,masonryAutoFlow,mathDepth,mathShift,mathStyle,maxBlockSize,maxHeight,maxInlineSize,maxLines,maxWidth,minBlockSize,minHeight,minInlineSize,minWidth,mixBlendMode,objectFit,objectPosition,offset,offsetAnchor,offsetDistance,offsetPath,offsetPosition,offsetRotate,opacity,order,orphans,outline,outlineColor,outlineOffset,outlineStyle,outlineWidth,overflow,overflowAnchor,overflowBlock,overflowClipBox,overflowClipMargin,overflowInline,overflowWrap,overflowX,overflowY,overlay,overscrollBehavior,overscrollBehaviorBlock,overscrollBehaviorInline,overscrollBehaviorX,overscrollBehaviorY,padding,paddingBlock,paddingBlockEnd,paddingBlockStart,paddingBottom,paddingInline,paddingInlineEnd,paddingInlineStart,paddingLeft,paddingRight,paddingTop,page,pageBreakAfter,pageBreakBefore,pageBreakInside,paintOrder,perspective,perspectiveOrigin,placeContent,placeItems,placeSelf,pointerEvents,position,positionAnchor,positionArea,positionTry,positionTryFallbacks,positionTryOrder,positionVisibility,printColorAdjust,quotes,r,resize,right,rotate,rowGap,rubyAlign,rubyMerge,rubyPosition,rx,ry,scale,scrollBehavior,scrollMargin,scrollMarginBlock,scrollMarginBlockEnd,scrollMarginBlockStart,scrollMarginBottom,scrollMarginInline,scrollMarginInlineEnd,scrollMarginInlineStart,scrollMarginLeft,scrollMarginRight,scrollMarginTop,scrollPadding,scrollPaddingBlock,scrollPaddingBlockEnd,scrollPaddingBlockStart,scrollPaddingBottom,scrollPaddingInline,scrollPaddingInlineEnd,scrollPaddingInlineStart,scrollPaddingLeft,scrollPaddingRight,scrollPaddingTop,scrollSnapAlign,scrollSnapCoordinate,scrollSnapDestination,scrollSnapPointsX,scrollSnapPointsY,scrollSnapStop,scrollSnapType,scrollSnapTypeX,scrollSnapTypeY,scrollTimeline,scrollTimelineAxis,scrollTimelineName,scrollbarColor,scrollbarGutter,scrollbarWidth,shapeImageThreshold,shapeMargin,shapeOutside,shapeRendering,stopColor,stopOpacity,stroke,strokeDasharray,strokeDashoffset,strokeLinecap,strokeLinejoin,strokeMiterlimit,strokeOpacity,strokeWidth,tabSize,tableLayout,textAlign,textAlignLast,textAnchor,textBox,textBoxEdge,textBoxTrim,textCombineUpright,textDecoration,textDecorationColor,textDecorationLine,textDecorationSkip,textDecorationSkipInk,textDecorationStyle,textDecorationThickness,textEmphasis,textEmphasisColor,textEmphasisPosition,textEmphasisStyle,textIndent,textJustify,textOrientation,textOverflow,textRendering,textShadow,textSizeAdjust,textSpacingTrim,textTransform,textUnderlineOffset,textUnderlinePosition,textWrap,textWrapMode,textWrapStyle,timelineScope,top,touchAction,transform,transformBox,transformOrigin,transformStyle,transition,transitionBehavior,transitionDelay,transitionDuration,transitionProperty,transitionTimingFunction,translate,unicodeBidi,userSelect,vectorEffect,verticalAlign,viewTimeline,viewTimelineAxis,viewTimelineInset,viewTimelineName,viewTransitionName,visibility,whiteSpace,whiteSpaceCollapse,widows,width,willChange,wordBreak,wordSpacing,wordWrap,writingMode,x,y,zIndex,zoom,alignmentBaseline,baselineShift,colorInterpolation,colorRendering,glyphOrientationVertical".split(",").concat(userGenerated);
var properties = new Map(allCssProperties.map((prop) => [prop, true]));
function memo$1(fn) {
	const cache = /* @__PURE__ */ Object.create(null);
	return (arg) => {
		if (cache[arg] === void 0) cache[arg] = fn(arg);
		return cache[arg];
	};
}
var cssPropertySelectorRegex = /&|@/;
var isCssProperty = /* @__PURE__ */ memo$1((prop) => {
	return properties.has(prop) || prop.startsWith("--") || cssPropertySelectorRegex.test(prop);
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/utils/entries.js
function mapEntries(obj, f) {
	const result = {};
	for (const key in obj) {
		const kv = f(key, obj[key]);
		result[kv[0]] = kv[1];
	}
	return result;
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/utils/flatten.js
function flatten(values, stop) {
	const result = {};
	walkObject(values, (token, paths) => {
		if (token) result[paths.join(".")] = token.value;
	}, { stop });
	return result;
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/utils/memo.js
var __defProp = Object.defineProperty;
var __defNormalProp = (obj, key, value) => key in obj ? __defProp(obj, key, {
	enumerable: true,
	configurable: true,
	writable: true,
	value
}) : obj[key] = value;
var __publicField = (obj, key, value) => __defNormalProp(obj, typeof key !== "symbol" ? key + "" : key, value);
function simpleHash(value) {
	if (value === null) return "null";
	if (value === void 0) return "undefined";
	const type = typeof value;
	if (type === "string") return `s:${value}`;
	if (type === "number") return `n:${value}`;
	if (type === "boolean") return `b:${value}`;
	if (type === "function") return `f:${value.name || "anonymous"}`;
	if (Array.isArray(value)) return `a:[${value.map(simpleHash).join(",")}]`;
	if (type === "object") return `o:{${Object.keys(value).sort().map((k) => `${k}:${simpleHash(value[k])}`).join(",")}}`;
	return String(value);
}
var LRUCache = class {
	constructor(maxSize = 500) {
		__publicField(this, "cache", /* @__PURE__ */ new Map());
		__publicField(this, "maxSize");
		this.maxSize = maxSize;
	}
	get(key) {
		const value = this.cache.get(key);
		if (value !== void 0) {
			this.cache.delete(key);
			this.cache.set(key, value);
		}
		return value;
	}
	set(key, value) {
		if (this.cache.has(key)) this.cache.delete(key);
		else if (this.cache.size >= this.maxSize) {
			const firstKey = this.cache.keys().next().value;
			if (firstKey !== void 0) this.cache.delete(firstKey);
		}
		this.cache.set(key, value);
	}
	clear() {
		this.cache.clear();
	}
};
var memo = (fn) => {
	const cache = new LRUCache();
	function get(...args) {
		const key = args.length === 1 ? simpleHash(args[0]) : args.map(simpleHash).join("|");
		let result = cache.get(key);
		if (result === void 0) {
			result = fn.apply(this, args);
			cache.set(key, result);
		}
		return result;
	}
	return get;
};
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/unit-conversion.js
var BASE_FONT_SIZE = 16;
var UNIT_PX = "px";
var UNIT_EM = "em";
var UNIT_REM = "rem";
function getUnit(value = "") {
	const DIGIT_REGEX = new RegExp(String.raw`-?\d+(?:\.\d+|\d*)`);
	const UNIT_REGEX = new RegExp(`${UNIT_PX}|${UNIT_EM}|${UNIT_REM}`);
	return value.match(new RegExp(`${DIGIT_REGEX.source}(${UNIT_REGEX.source})`))?.[1];
}
function toPx(value = "") {
	if (typeof value === "number") return `${value}px`;
	const unit = getUnit(value);
	if (!unit) return value;
	if (unit === UNIT_PX) return value;
	if (unit === UNIT_EM || unit === UNIT_REM) return `${parseFloat(value) * BASE_FONT_SIZE}${UNIT_PX}`;
}
function toRem(value = "") {
	const unit = getUnit(value);
	if (!unit) return value;
	if (unit === UNIT_REM) return value;
	if (unit === UNIT_EM) return `${parseFloat(value)}${UNIT_REM}`;
	if (unit === UNIT_PX) return `${parseFloat(value) / BASE_FONT_SIZE}${UNIT_REM}`;
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/breakpoints.js
var capitalize = (str) => str.charAt(0).toUpperCase() + str.slice(1);
function createBreakpoints(breakpoints) {
	const sorted = sort(breakpoints);
	const values = Object.fromEntries(sorted);
	function get(name) {
		return values[name];
	}
	function only(name) {
		return build(get(name));
	}
	function getRanges() {
		const breakpoints2 = Object.keys(values);
		const permutations = getPermutations(breakpoints2);
		const results = breakpoints2.flatMap((name) => {
			const value = get(name);
			const down2 = [`${name}Down`, build({ max: adjust(value.min) })];
			return [
				[name, build({ min: value.min })],
				[`${name}Only`, only(name)],
				down2
			];
		}).filter(([, value]) => value !== "").concat(permutations.map(([min, max]) => {
			const minValue = get(min);
			const maxValue = get(max);
			return [`${min}To${capitalize(max)}`, build({
				min: minValue.min,
				max: adjust(maxValue.min)
			})];
		}));
		return Object.fromEntries(results);
	}
	function toConditions() {
		const ranges = getRanges();
		return Object.fromEntries(Object.entries(ranges));
	}
	const conditions = toConditions();
	const getCondition = (key) => {
		return conditions[key];
	};
	function keys() {
		return uniq(["base", ...Object.keys(values)]);
	}
	function up(name) {
		return build({ min: get(name).min });
	}
	function down(name) {
		return build({ max: adjust(get(name).min) });
	}
	return {
		values: Object.values(values),
		only,
		keys,
		conditions,
		getCondition,
		up,
		down
	};
}
function adjust(value) {
	return toRem(`${parseFloat(toPx(value) ?? "") - .04}px`);
}
function sort(breakpoints) {
	return Object.entries(breakpoints).sort(([, minA], [, minB]) => {
		return parseInt(minA, 10) < parseInt(minB, 10) ? -1 : 1;
	}).map(([name, min], index, entries2) => {
		let max = null;
		if (index <= entries2.length - 1) max = entries2[index + 1]?.[1];
		if (max != null) max = adjust(max);
		return [name, {
			name,
			min: toRem(min),
			max
		}];
	});
}
function getPermutations(values) {
	const result = [];
	values.forEach((current, index) => {
		let idx = index;
		idx++;
		let next = values[idx];
		while (next) {
			result.push([current, next]);
			idx++;
			next = values[idx];
		}
	});
	return result;
}
function build({ min, max }) {
	if (min == null && max == null) return "";
	return [
		"@media screen",
		min && `(min-width: ${min})`,
		max && `(max-width: ${max})`
	].filter(Boolean).join(" and ");
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/conditions.js
var SPECIAL_KEY_REGEX = /^@|&|&$/;
var createConditions = (options) => {
	const { breakpoints, conditions: conds = {} } = options;
	const conditions = mapEntries(conds, (key, value) => [`_${key}`, value]);
	const values = Object.assign({}, conditions, breakpoints.conditions);
	function keys() {
		return Object.keys(values);
	}
	function has(key) {
		return keys().includes(key) || SPECIAL_KEY_REGEX.test(key) || key.startsWith("_");
	}
	const sort = memo((paths) => {
		return paths.filter((v) => v !== "base").sort((a, b) => {
			const aa = has(a);
			const bb = has(b);
			if (aa && !bb) return 1;
			if (!aa && bb) return -1;
			return 0;
		});
	});
	function expandAtRule(key) {
		if (!key.startsWith("@breakpoint")) return key;
		return breakpoints.getCondition(key.replace("@breakpoint ", ""));
	}
	function resolve(key) {
		return Reflect.get(values, key) || key;
	}
	return {
		keys,
		sort,
		has,
		resolve,
		breakpoints: breakpoints.keys(),
		expandAtRule
	};
};
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/singleton.js
var EMPTY_OBJECT = Object.freeze(/* @__PURE__ */ Object.create(null));
var EMPTY_ARRAY = Object.freeze([]);
function createEmptyObject() {
	return /* @__PURE__ */ Object.create(null);
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/sort-at-params.js
var createMediaQueryRegex = (dimension) => ({
	minMax: new RegExp(`(!?\\(\\s*min(-device-)?-${dimension})(.|
)+\\(\\s*max(-device)?-${dimension}`, "i"),
	min: new RegExp(`\\(\\s*min(-device)?-${dimension}`, "i"),
	maxMin: new RegExp(`(!?\\(\\s*max(-device)?-${dimension})(.|
)+\\(\\s*min(-device)?-${dimension}`, "i"),
	max: new RegExp(`\\(\\s*max(-device)?-${dimension}`, "i")
});
var widthRegex = createMediaQueryRegex("width");
var heightRegex = createMediaQueryRegex("height");
var createQueryTester = (regexSet) => ({
	isMin: _testQuery(regexSet.minMax, regexSet.maxMin, regexSet.min),
	isMax: _testQuery(regexSet.maxMin, regexSet.minMax, regexSet.max)
});
var { isMin: isMinWidth, isMax: isMaxWidth } = createQueryTester(widthRegex);
var { isMin: isMinHeight, isMax: isMaxHeight } = createQueryTester(heightRegex);
var isPrint = /print/i;
var isPrintOnly = /^print$/i;
var isLength = /(-?\d*\.?\d+)(ch|em|ex|px|rem)/;
var lengthExec = /(\d)/;
var maxValue = Number.MAX_VALUE;
var multipliers = {
	ch: 8.8984375,
	em: 16,
	rem: 16,
	ex: 8.296875,
	px: 1
};
function getQueryLength(query) {
	const length = isLength.exec(query) || (isMinWidth(query) || isMinHeight(query) ? lengthExec.exec(query) : null);
	if (!length) return maxValue;
	if (length[0] === "0") return 0;
	return parseFloat(length[1]) * (multipliers[length[2]] || 1);
}
function _testQuery(doubleTestTrue, doubleTestFalse, singleTest) {
	return (query) => doubleTestTrue.test(query) || !doubleTestFalse.test(query) && singleTest.test(query);
}
function _testIsPrint(a, b) {
	const isPrintA = isPrint.test(a), isPrintOnlyA = isPrintOnly.test(a);
	const isPrintB = isPrint.test(b), isPrintOnlyB = isPrintOnly.test(b);
	if (isPrintA && isPrintB) {
		if (!isPrintOnlyA && isPrintOnlyB) return 1;
		if (isPrintOnlyA && !isPrintOnlyB) return -1;
		return a.localeCompare(b);
	}
	return isPrintA ? 1 : isPrintB ? -1 : null;
}
var sortAtParams = memo((a, b) => {
	const testIsPrint = _testIsPrint(a, b);
	if (testIsPrint !== null) return testIsPrint;
	const minA = isMinWidth(a) || isMinHeight(a), maxA = isMaxWidth(a) || isMaxHeight(a);
	const minB = isMinWidth(b) || isMinHeight(b), maxB = isMaxWidth(b) || isMaxHeight(b);
	if (minA && maxB) return -1;
	if (maxA && minB) return 1;
	const lengthA = getQueryLength(a), lengthB = getQueryLength(b);
	if (lengthA === maxValue && lengthB === maxValue) return a.localeCompare(b);
	if (lengthA === maxValue) return 1;
	if (lengthB === maxValue) return -1;
	if (lengthA !== lengthB) return lengthA > lengthB ? maxA ? -1 : 1 : maxA ? 1 : -1;
	return a.localeCompare(b);
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/sort-at-rules.js
function sortQueries(queries) {
	return queries.sort(([a], [b]) => sortAtParams(a, b));
}
function sortAtRules(obj) {
	const mediaQueries = [];
	const containerQueries = [];
	const rest = {};
	for (const [key, value] of Object.entries(obj)) if (key.startsWith("@media")) mediaQueries.push([key, value]);
	else if (key.startsWith("@container")) containerQueries.push([key, value]);
	else if (isObject$1(value)) rest[key] = sortAtRules(value);
	else rest[key] = value;
	const sortedMediaQueries = sortQueries(mediaQueries);
	const sortedContainerQueries = sortQueries(containerQueries);
	return {
		...rest,
		...Object.fromEntries(sortedMediaQueries),
		...Object.fromEntries(sortedContainerQueries)
	};
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/css.js
var importantRegex = /\s*!(important)?/i;
var isImportant = memo((v) => isString$1(v) ? importantRegex.test(v) : false);
var withoutImportant = memo((v) => isString$1(v) ? v.replace(importantRegex, "").trim() : v);
function createCssFn(context) {
	const { transform, conditions, normalize } = context;
	const mergeFn = mergeCss(context);
	return memo(function cssFn(...styleArgs) {
		const styles = mergeFn(...styleArgs);
		const normalized = normalize(styles);
		const result = createEmptyObject();
		walkObject(normalized, (value, paths) => {
			if (value == null) return;
			const [prop, ...selectors] = conditions.sort(paths).map(conditions.resolve);
			const important = isImportant(value);
			if (important) value = withoutImportant(value);
			let transformed = transform(prop, value) ?? EMPTY_OBJECT;
			transformed = walkObject(transformed, (v) => isString$1(v) && important ? `${v} !important` : v, { getKey: (prop2) => conditions.expandAtRule(prop2) });
			mergeByPath(result, selectors.flat(), transformed);
		});
		return sortAtRules(result);
	});
}
function mergeByPath(target, paths, value) {
	let acc = target;
	for (const path of paths) {
		if (!path) continue;
		if (!acc[path]) acc[path] = createEmptyObject();
		acc = acc[path];
	}
	mergeWith(acc, value);
}
function compactFn(...styles) {
	return styles.filter((style) => {
		if (!isObject$1(style)) return false;
		const compacted = compact$1(style);
		return Object.keys(compacted).length > 0;
	});
}
function mergeCss(ctx) {
	function resolve(styles) {
		const comp = compactFn(...styles);
		if (comp.length === 1) return comp;
		return comp.map((style) => ctx.normalize(style));
	}
	return memo(function mergeFn(...styles) {
		return mergeWith({}, ...resolve(styles));
	});
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/cva.js
var defaults = (conf) => ({
	base: EMPTY_OBJECT,
	variants: EMPTY_OBJECT,
	defaultVariants: EMPTY_OBJECT,
	compoundVariants: [],
	...conf
});
function createRecipeFn(options) {
	const { css, conditions, normalize, layers } = options;
	function cva(config = {}) {
		const defaultsConfig = defaults(config);
		const { base, defaultVariants, compoundVariants } = defaultsConfig;
		const variants = mapEntries(defaultsConfig.variants, (key, obj) => [key, mapEntries(obj, (optionKey, styles) => [optionKey, normalize(styles)])]);
		const getVariantCss = createCssFn({
			conditions,
			normalize,
			transform(prop, value) {
				return variants[prop]?.[value];
			}
		});
		const resolve = memo(function resolve2(props = {}) {
			const variantSelections = normalize({
				...defaultVariants,
				...compact$1(props)
			});
			let variantCss = { ...normalize(base) };
			mergeWith(variantCss, getVariantCss(variantSelections));
			const compoundVariantCss = getCompoundVariantCss(compoundVariants, variantSelections);
			return layers.wrap("recipes", css(variantCss, compoundVariantCss));
		});
		const variantKeys = Object.keys(variants);
		const splitVariantProps = (props) => {
			const [recipeProps, localProps] = splitProps(omit(props, ["recipe"]), variantKeys);
			const hasColorPalette = variantKeys.includes("colorPalette");
			const hasOrientation = variantKeys.includes("orientation");
			if (!hasColorPalette) recipeProps.colorPalette = props.colorPalette || defaultVariants.colorPalette;
			if (hasOrientation) localProps.orientation = props.orientation;
			return [recipeProps, localProps];
		};
		const variantMap = mapEntries(variants, (key, value) => [key, Object.keys(value)]);
		const cvaFn = memo(function cvaFn2(props) {
			return css(resolve(props));
		});
		return Object.assign(cvaFn, {
			className: config.className,
			__cva__: true,
			variantMap,
			variantKeys,
			raw: resolve,
			config,
			splitVariantProps,
			merge(other) {
				return cva(mergeCva(this, other));
			}
		});
	}
	function getCompoundVariantCss(cvs, vm) {
		let result = EMPTY_OBJECT;
		cvs.forEach((cv) => {
			if (Object.entries(cv).every(([key, value]) => {
				if (key === "css") return true;
				return (Array.isArray(value) ? value : [value]).some((value2) => vm[key] === value2);
			})) result = css(result, cv.css);
		});
		return result;
	}
	return cva;
}
var toRecipeConfig = (cva) => (cva?.__cva__ ? cva.config : cva) ?? EMPTY_OBJECT;
function mergeCva(cvaA, cvaB) {
	const a = defaults(toRecipeConfig(cvaA));
	const b = defaults(toRecipeConfig(cvaB));
	const variantKeys = uniq(Object.keys(a.variants), Object.keys(b.variants));
	const base = mergeWith({}, a.base, b.base);
	const variants = Object.fromEntries(variantKeys.map((key) => [key, mergeWith({}, a.variants[key], b.variants[key])]));
	const defaultVariants = mergeWith({}, a.defaultVariants, b.defaultVariants);
	const compoundVariants = [...a.compoundVariants, ...b.compoundVariants];
	return {
		className: cx(a.className, b.className),
		base,
		variants,
		defaultVariants,
		compoundVariants
	};
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/layers.js
var defaultLayers = {
	reset: "reset",
	base: "base",
	tokens: "tokens",
	recipes: "recipes"
};
var layerOrder = {
	reset: 0,
	base: 1,
	tokens: 2,
	recipes: 3
};
function createLayers(config) {
	const layers = config.layers ?? defaultLayers;
	const names = Object.values(layers).sort((a, b) => layerOrder[a] - layerOrder[b]);
	return {
		names,
		atRule: `@layer ${names.join(", ")};`,
		wrap(layer, styles) {
			if (config.disableLayers) return styles;
			return { [`@layer ${layers[layer]}`]: styles };
		}
	};
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/normalize.js
function createNormalizeFn(context) {
	const { utility, normalize } = context;
	const { hasShorthand, resolveShorthand } = utility;
	return function(styles) {
		return walkObject(styles, normalize, {
			stop: (value) => Array.isArray(value),
			getKey: hasShorthand ? resolveShorthand : void 0
		});
	};
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/preflight.js
function createPreflight(options) {
	const { preflight } = options;
	if (!preflight) return {};
	const { scope = "", level = "parent" } = isObject$1(preflight) ? preflight : {};
	let selector = "";
	if (scope && level === "parent") selector = `${scope} `;
	else if (scope && level === "element") selector = `&${scope}`;
	const scoped = {
		"*": {
			margin: "0px",
			padding: "0px",
			font: "inherit",
			wordWrap: "break-word",
			WebkitTapHighlightColor: "transparent"
		},
		"*, *::before, *::after, *::backdrop": {
			boxSizing: "border-box",
			borderWidth: "0px",
			borderStyle: "solid",
			borderColor: "var(--global-color-border, currentColor)"
		},
		hr: {
			height: "0px",
			color: "inherit",
			borderTopWidth: "1px"
		},
		body: {
			minHeight: "100dvh",
			position: "relative"
		},
		img: { borderStyle: "none" },
		"img, svg, video, canvas, audio, iframe, embed, object": {
			display: "block",
			verticalAlign: "middle"
		},
		iframe: { border: "none" },
		"img, video": {
			maxWidth: "100%",
			height: "auto"
		},
		"p, h1, h2, h3, h4, h5, h6": { overflowWrap: "break-word" },
		"ol, ul": { listStyle: "none" },
		"code, kbd, pre, samp": { fontSize: "1em" },
		"button, [type='button'], [type='reset'], [type='submit']": {
			WebkitAppearance: "button",
			backgroundColor: "transparent",
			backgroundImage: "none"
		},
		"button, input, optgroup, select, textarea": { color: "inherit" },
		"button, select": { textTransform: "none" },
		table: {
			textIndent: "0px",
			borderColor: "inherit",
			borderCollapse: "collapse"
		},
		"*::placeholder": {
			opacity: "unset",
			color: "#9ca3af",
			userSelect: "none"
		},
		textarea: { resize: "vertical" },
		summary: { display: "list-item" },
		small: { fontSize: "80%" },
		"sub, sup": {
			fontSize: "75%",
			lineHeight: 0,
			position: "relative",
			verticalAlign: "baseline"
		},
		sub: { bottom: "-0.25em" },
		sup: { top: "-0.5em" },
		dialog: { padding: "0px" },
		a: {
			color: "inherit",
			textDecoration: "inherit"
		},
		"abbr:where([title])": { textDecoration: "underline dotted" },
		"b, strong": { fontWeight: "bolder" },
		"i, em": { fontStyle: "italic" },
		"code, kbd, samp, pre": {
			fontSize: "1em",
			"--font-mono-fallback": "ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, 'Liberation Mono', 'Courier New'",
			fontFamily: "var(--global-font-mono, var(--font-mono-fallback))"
		},
		"input[type=\"text\"], input[type=\"email\"], input[type=\"search\"], input[type=\"password\"]": {
			WebkitAppearance: "none",
			MozAppearance: "none"
		},
		"input[type='search']": {
			WebkitAppearance: "textfield",
			outlineOffset: "-2px"
		},
		"::-webkit-search-decoration, ::-webkit-search-cancel-button": { WebkitAppearance: "none" },
		"::-webkit-file-upload-button": {
			WebkitAppearance: "button",
			font: "inherit"
		},
		"input[type=\"number\"]::-webkit-inner-spin-button, input[type=\"number\"]::-webkit-outer-spin-button": { height: "auto" },
		"input[type='number']": { MozAppearance: "textfield" },
		":-moz-ui-invalid": { boxShadow: "none" },
		":-moz-focusring": { outline: "auto" },
		"[hidden]:where(:not([hidden='until-found']))": { display: "none !important" }
	};
	const preflightCss = { [scope || "html"]: {
		lineHeight: 1.5,
		"--font-fallback": "ui-sans-serif, system-ui, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif, 'Apple Color Emoji', 'Segoe UI Emoji', 'Segoe UI Symbol', 'Noto Color Emoji'",
		WebkitTextSizeAdjust: "100%",
		WebkitFontSmoothing: "antialiased",
		MozOsxFontSmoothing: "grayscale",
		textRendering: "optimizeLegibility",
		touchAction: "manipulation",
		MozTabSize: "4",
		tabSize: "4",
		fontFamily: "var(--global-font-body, var(--font-fallback))"
	} };
	if (level === "element") {
		const modified = Object.entries(scoped).reduce((acc, [k, v]) => {
			acc[k] = { [selector]: v };
			return acc;
		}, {});
		Object.assign(preflightCss, modified);
	} else if (selector) preflightCss[selector] = scoped;
	else Object.assign(preflightCss, scoped);
	return preflightCss;
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/serialize.js
function createSerializeFn(options) {
	const { conditions, isValidProperty } = options;
	const isSelectorLike = memo((prop, valueKeys) => {
		if (!isValidProperty(prop)) return true;
		return !valueKeys.split(",").every((key) => key === "base" || conditions.has(key));
	});
	return function serialize(styles) {
		return walkObject(styles, (value) => value, {
			stop: (value) => Array.isArray(value),
			getKey: (prop, value) => {
				if (!isObject$1(value)) return prop;
				if (conditions.has(prop)) return prop;
				if (isSelectorLike(prop, Object.keys(value).join(","))) return parseSelectors(prop).map((s) => {
					const selector = s.startsWith("&") ? s.slice(1) : s;
					return isTopLevelSelector(selector) ? `${selector} &` : `&${selector}`;
				}).join(", ");
				return prop;
			}
		});
	};
}
function isTopLevelSelector(s) {
	const lower = s.toLowerCase();
	return lower.startsWith(":host-context") || lower.startsWith(":host") || lower.startsWith("::slotted");
}
function parseSelectors(selector) {
	const result = [];
	let parenCount = 0;
	let currentSelector = "";
	let inEscape = false;
	for (let i = 0; i < selector.length; i++) {
		const char = selector[i];
		if (char === "\\" && !inEscape) {
			inEscape = true;
			currentSelector += char;
			continue;
		}
		if (inEscape) {
			inEscape = false;
			currentSelector += char;
			continue;
		}
		if (char === "(") parenCount++;
		else if (char === ")") parenCount--;
		if (char === "," && parenCount === 0) {
			result.push(currentSelector.trim());
			currentSelector = "";
		} else currentSelector += char;
	}
	if (currentSelector) result.push(currentSelector.trim());
	return result;
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/sva.js
var getSlotRecipes = (config = EMPTY_OBJECT) => {
	const init = (slot) => ({
		base: config.base?.[slot] ?? EMPTY_OBJECT,
		variants: createEmptyObject(),
		defaultVariants: config.defaultVariants ?? EMPTY_OBJECT,
		compoundVariants: config.compoundVariants ? getSlotCompoundVariant(config.compoundVariants, slot) : EMPTY_ARRAY
	});
	const entries = (config.slots ?? []).map((slot) => [slot, init(slot)]);
	for (const [variantsKey, variantsSpec] of Object.entries(config.variants ?? {})) for (const [variantKey, variantSpec] of Object.entries(variantsSpec)) entries.forEach(([slot, slotRecipe]) => {
		var _a;
		(_a = slotRecipe.variants)[variantsKey] ?? (_a[variantsKey] = {});
		slotRecipe.variants[variantsKey][variantKey] = variantSpec[slot] ?? EMPTY_OBJECT;
	});
	return Object.fromEntries(entries);
};
var getSlotCompoundVariant = (compoundVariants, slotName) => compoundVariants.filter((compoundVariant) => compoundVariant.css[slotName]).map((compoundVariant) => ({
	...compoundVariant,
	css: compoundVariant.css[slotName]
}));
function createSlotRecipeFn(options) {
	const { cva } = options;
	return function sva(config = EMPTY_OBJECT) {
		const slots = Object.entries(getSlotRecipes(config)).map(([slot, slotCva]) => [slot, cva(slotCva)]);
		const svaFn = memo(function svaFn2(props) {
			const result = slots.map(([slot, cvaFn]) => [slot, cvaFn(props)]);
			return Object.fromEntries(result);
		});
		const variants = config.variants ?? EMPTY_OBJECT;
		const variantKeys = Object.keys(variants);
		function splitVariantProps(props) {
			const [recipeProps, localProps] = splitProps(omit(props, ["recipe"]), variantKeys);
			const hasColorPalette = variantKeys.includes("colorPalette");
			const hasOrientation = variantKeys.includes("orientation");
			if (!hasColorPalette) recipeProps.colorPalette = props.colorPalette || config.defaultVariants?.colorPalette;
			if (hasOrientation) localProps.orientation = props.orientation;
			return [recipeProps, localProps];
		}
		const variantMap = mapEntries(variants, (key, value) => [key, Object.keys(value)]);
		let classNameMap = {};
		if (config.className) classNameMap = Object.fromEntries(config.slots.map((slot) => [slot, `${config.className}__${slot}`]));
		return Object.assign(svaFn, {
			variantMap,
			variantKeys,
			splitVariantProps,
			classNameMap
		});
	};
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/utils/create-props.js
var createProps = () => (props) => Array.from(new Set(props));
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/esc.js
var rcssescape = /([\0-\x1f\x7f]|^-?\d)|^-$|^-|[^\x80-\uFFFF\w-]/g;
var fcssescape = function(ch, asCodePoint) {
	if (!asCodePoint) return "\\" + ch;
	if (ch === "\0") return "�";
	if (ch === "-" && ch.length === 1) return "\\-";
	return ch.slice(0, -1) + "\\" + ch.charCodeAt(ch.length - 1).toString(16);
};
var esc = (sel) => {
	return (sel + "").replace(rcssescape, fcssescape);
};
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/expand-reference.js
var expandTokenReferences = (str, resolve) => {
	let expanded = "";
	let index = 0;
	let state = "char";
	let tokenPath = "";
	let fallback = "";
	const currentStates = [];
	while (index < str.length) {
		const char = str[index];
		if (char === "{") {
			const endIndex = str.indexOf("}", index);
			if (endIndex === -1) break;
			const path = str.slice(index + 1, endIndex);
			const resolved = resolve(path);
			expanded += resolved ?? path;
			index = endIndex + 1;
			continue;
		}
		if (state === "token") {
			if (char === ",") {
				if (str[index] === "") index++;
				state = "fallback";
				currentStates.push(state);
				const resolved = resolve(tokenPath);
				if (resolved?.endsWith(")")) expanded += resolved.slice(0, -1);
				tokenPath = "";
				fallback = "";
				continue;
			}
		}
		if (state === "fallback") {
			if (fallback + char === ", var(") {
				const endIndex = cssVarParser(str.slice(index + 1)) + index + 1;
				const cssVar = str.slice(index + 1, endIndex);
				if (endIndex === -1) break;
				expanded += ", var(" + cssVar + ")";
				index = endIndex + 1;
				state = currentStates.pop() ?? state;
				fallback = "";
				continue;
			}
		}
		if (state === "token" || state === "fallback") {
			index++;
			if (char === ")") {
				state = currentStates.pop() ?? state ?? "char";
				fallback += char;
				const resolved = tokenPath ? resolve(tokenPath) ?? esc(tokenPath) : tokenPath;
				if (fallback) {
					fallback = fallback.slice(1).trim();
					if (!fallback.startsWith("token(") && fallback.endsWith(")")) fallback = fallback.slice(0, -1);
					if (fallback.includes("token(")) {
						const parsed = expandTokenReferences(fallback, resolve);
						if (parsed) fallback = parsed.slice(0, -1);
					} else if (fallback) {
						const resolvedFallback = resolve(fallback);
						if (resolvedFallback) fallback = resolvedFallback;
					}
				}
				const lastChar = expanded.at(-1);
				if (fallback) {
					if (lastChar?.trim()) expanded += resolved.slice(0, -1) + (", " + fallback + ")");
					else expanded += fallback;
				} else expanded += resolved || ")";
				tokenPath = "";
				fallback = "";
				state = "char";
				continue;
			}
			if (state === "token") tokenPath += char;
			if (state === "fallback") fallback += char;
			continue;
		}
		const tokenIndex = str.indexOf("token(", index);
		if (tokenIndex !== -1) {
			const innerTokenIndex = tokenIndex + 6;
			expanded += str.slice(index, tokenIndex);
			index = innerTokenIndex;
			state = "token";
			currentStates.push(state);
			continue;
		}
		expanded += char;
		index++;
	}
	return expanded;
};
var cssVarParser = (str) => {
	let index = 0;
	const openedParenthesises = ["("];
	while (index < str.length) {
		const char = str[index];
		if (char === "(") openedParenthesises.push(char);
		else if (char === ")") {
			openedParenthesises.pop();
			if (openedParenthesises.length === 0) return index;
		}
		index++;
	}
	return index;
};
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/map-to-json.js
function mapToJson(map) {
	const obj = {};
	map.forEach((value, key) => {
		if (value instanceof Map) obj[key] = Object.fromEntries(value);
		else obj[key] = value;
	});
	return obj;
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/references.js
var REFERENCE_REGEX = /({([^}]*)})/g;
var CURLY_REGEX = /[{}]/g;
var TOKEN_PATH_REGEX = /\w+\.\w+/;
var getReferences = (value) => {
	if (!isString$1(value)) return [];
	const matches = value.match(REFERENCE_REGEX);
	if (!matches) return [];
	return matches.map((match) => match.replace(CURLY_REGEX, "").trim());
};
var hasReference = (value) => REFERENCE_REGEX.test(value);
function expandReferences(token) {
	if (!token.extensions?.references) return token.extensions?.cssVar?.ref ?? token.value;
	const references = token.extensions.references ?? {};
	let valueStr = token.value;
	const keys = Object.keys(references);
	for (let i = 0; i < keys.length; i++) {
		const key = keys[i];
		const referenceToken = references[key];
		if (referenceToken.extensions.conditions) continue;
		const value = expandReferences(referenceToken);
		valueStr = valueStr.replace(`{${key}}`, value);
	}
	token.value = valueStr;
	delete token.extensions.references;
	return token.value;
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/resolve-token-value.js
function resolveTokenValue(category, value) {
	if (value == null || !Array.isArray(value)) return value;
	switch (category) {
		case "easings": return `cubic-bezier(${value.join(", ")})`;
		case "animations":
		case "fonts":
		case "gradients":
		case "shadows": return value.join(", ");
		default: return value;
	}
}
function resolveSemanticConditionValues(category, conditions) {
	const next = {};
	for (const key in conditions) next[key] = resolveTokenValue(category, conditions[key]);
	return next;
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/calc.js
var CALC_REGEX = /calc/g;
function resolveReference(operand) {
	if (isObject$1(operand) && operand.reference) return operand.reference;
	return String(operand);
}
var toExpression = (operator, ...operands) => operands.map(resolveReference).join(` ${operator} `).replace(CALC_REGEX, "");
var add = (...operands) => `calc(${toExpression("+", ...operands)})`;
var subtract = (...operands) => `calc(${toExpression("-", ...operands)})`;
var multiply = (...operands) => `calc(${toExpression("*", ...operands)})`;
var divide = (...operands) => `calc(${toExpression("/", ...operands)})`;
var negate = (x) => {
	const value = resolveReference(x);
	if (value != null && !Number.isNaN(parseFloat(value))) return String(value).startsWith("-") ? String(value).slice(1) : `-${value}`;
	return multiply(value, -1);
};
var calc = Object.assign((x) => ({
	add: (...operands) => calc(add(x, ...operands)),
	subtract: (...operands) => calc(subtract(x, ...operands)),
	multiply: (...operands) => calc(multiply(x, ...operands)),
	divide: (...operands) => calc(divide(x, ...operands)),
	negate: () => calc(negate(x)),
	toString: () => x.toString()
}), {
	add,
	subtract,
	multiply,
	divide,
	negate
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/token-middleware.js
var addNegativeTokens = {
	enforce: "pre",
	transform(dictionary) {
		const { prefix, allTokens, formatCssVar, formatTokenName, registerToken } = dictionary;
		allTokens.filter(({ extensions }) => extensions.category === "spacing").forEach((token) => {
			const originalPath = token.path.slice();
			const originalVar = formatCssVar(originalPath, prefix);
			if (isString$1(token.value) && token.value === "0rem") return;
			const newPath = [...token.path];
			const lastPath = newPath[newPath.length - 1];
			if (lastPath != null) newPath[newPath.length - 1] = `-${lastPath}`;
			const nextToken = {
				...token,
				value: calc.negate(originalVar.ref),
				name: formatTokenName(newPath),
				path: newPath,
				extensions: {
					...token.extensions,
					negative: true,
					prop: `-${token.extensions.prop}`,
					originalPath
				}
			};
			registerToken(nextToken);
		});
	}
};
var units = /* @__PURE__ */ new Set([
	"spacing",
	"sizes",
	"borderWidths",
	"fontSizes",
	"radii"
]);
var tokenMiddlewares = [
	addNegativeTokens,
	{
		enforce: "post",
		transform(dictionary) {
			const { allTokens, registerToken, formatTokenName } = dictionary;
			const tokens = allTokens.filter(({ extensions }) => extensions.category === "colors");
			const keys = /* @__PURE__ */ new Map();
			const colorPalettes = /* @__PURE__ */ new Map();
			tokens.forEach((token) => {
				const { colorPalette } = token.extensions;
				if (!colorPalette) return;
				colorPalette.keys.forEach((keyPath) => {
					keys.set(formatTokenName(keyPath), keyPath);
				});
				colorPalette.roots.forEach((colorPaletteRoot) => {
					const name = formatTokenName(colorPaletteRoot);
					const colorPaletteList = colorPalettes.get(name) || [];
					colorPaletteList.push(token);
					colorPalettes.set(name, colorPaletteList);
					if (token.extensions.default && colorPaletteRoot.length === 1) {
						const keyPath = colorPalette.keys[0]?.filter(Boolean);
						if (!keyPath.length) return;
						const path = colorPaletteRoot.concat(keyPath);
						keys.set(formatTokenName(path), []);
					}
				});
			});
			keys.forEach((segments) => {
				const path = [
					"colors",
					"colorPalette",
					...segments
				].filter(Boolean);
				const name = formatTokenName(path);
				const token = {
					name,
					value: name,
					originalValue: name,
					path,
					extensions: {
						condition: "base",
						originalPath: path,
						category: "colors",
						prop: formatTokenName(path.slice(1)),
						virtual: true
					}
				};
				registerToken(token, "pre");
			});
		}
	},
	{
		enforce: "post",
		transform(dictionary) {
			dictionary.allTokens.filter((token) => {
				return units.has(token.extensions.category) && !token.extensions.negative;
			}).forEach((token) => {
				Object.assign(token.extensions, { pixelValue: toPx(token.value) });
			});
		}
	},
	{
		enforce: "post",
		transform(dictionary) {
			const removed = [];
			const next = [];
			dictionary.allTokens.forEach((token) => {
				if (token.value === "") removed.push(token);
				else next.push(token);
			});
			dictionary.allTokens.splice(0, dictionary.allTokens.length, ...next);
			removed.forEach((token) => {
				if (dictionary.tokenMap.get(token.name) !== token) return;
				const replacement = dictionary.allTokens.find((t) => t.name === token.name);
				if (!replacement) {
					dictionary.tokenMap.delete(token.name);
					return;
				}
				if (token.extensions.conditions && !replacement.extensions.conditions) replacement.extensions.conditions = token.extensions.conditions;
				dictionary.tokenMap.set(token.name, replacement);
			});
		}
	}
];
var tokenTransforms = [
	{
		type: "extensions",
		enforce: "pre",
		name: "tokens/css-var",
		transform(token, dictionary) {
			const { prefix, formatCssVar } = dictionary;
			const { negative, originalPath } = token.extensions;
			return { cssVar: formatCssVar((negative ? originalPath : token.path).filter(Boolean), prefix) };
		}
	},
	{
		enforce: "post",
		type: "value",
		name: "tokens/conditionals",
		transform(token, dictionary) {
			const { prefix, formatCssVar, getByName } = dictionary;
			const refs = getReferences(token.value);
			if (!refs.length) return token.value;
			refs.forEach((ref) => {
				if (!getByName(ref)) return;
				const variable = formatCssVar(ref.split("."), prefix);
				token.value = token.value.replaceAll(`{${ref}}`, variable.ref);
			});
			return token.value;
		}
	},
	{
		type: "extensions",
		enforce: "pre",
		name: "tokens/colors/colorPalette",
		match(token) {
			return token.extensions.category === "colors" && !token.extensions.virtual;
		},
		transform(token, dict) {
			let path = token.path.slice();
			path.pop();
			path.shift();
			if (path.length === 0) {
				const newPath = [...token.path];
				newPath.shift();
				path = newPath;
			}
			if (path.length === 0) return {};
			const roots = path.reduce((acc, _, i, arr) => {
				const next = arr.slice(0, i + 1);
				acc.push(next);
				return acc;
			}, []);
			const root = path[0];
			const value = dict.formatTokenName(path);
			const keys = token.path.slice(token.path.indexOf(root) + 1).reduce((acc, _, i, arr) => {
				acc.push(arr.slice(i));
				return acc;
			}, []);
			if (keys.length === 0) keys.push([""]);
			return { colorPalette: {
				value,
				roots,
				keys
			} };
		}
	}
];
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/token-dictionary.js
var isToken = (value) => {
	return isObject$1(value) && Object.prototype.hasOwnProperty.call(value, "value");
};
function expandBreakpoints(breakpoints) {
	if (!breakpoints) return {
		breakpoints: {},
		sizes: {}
	};
	return {
		breakpoints: mapObject(breakpoints, (value) => ({ value })),
		sizes: mapEntries(breakpoints, (key, value) => [`breakpoint-${key}`, { value }])
	};
}
function createTokenDictionary(options) {
	const { prefix = "", tokens = {}, semanticTokens = {}, breakpoints = {} } = options;
	const formatTokenName = (path) => path.join(".");
	const formatCssVar = (path, prefix2) => cssVar(path.join("-"), { prefix: prefix2 });
	const allTokens = [];
	const tokenNameMap = /* @__PURE__ */ new Map();
	const conditionMap = /* @__PURE__ */ new Map();
	const cssVarMap = /* @__PURE__ */ new Map();
	const colorPaletteMap = /* @__PURE__ */ new Map();
	const flatMap = /* @__PURE__ */ new Map();
	const byCategory = /* @__PURE__ */ new Map();
	const categoryMap = /* @__PURE__ */ new Map();
	const transforms = /* @__PURE__ */ new Map();
	const middlewares = [];
	function registerToken(token, phase) {
		allTokens.push(token);
		if (token.extensions.condition === "base" || !tokenNameMap.has(token.name)) tokenNameMap.set(token.name, token);
		if (phase) transforms.forEach((fn) => {
			if (fn.enforce === phase) transformToken(fn, token);
		});
	}
	const breakpointTokens = expandBreakpoints(breakpoints);
	const computedTokens = compact$1({
		...tokens,
		breakpoints: breakpointTokens.breakpoints,
		sizes: {
			...tokens.sizes,
			...breakpointTokens.sizes
		}
	});
	function registerTokens() {
		walkObject(computedTokens, (entry, path) => {
			const isDefault = path.includes("DEFAULT");
			path = filterDefault(path);
			const category = path[0];
			const name = formatTokenName(path);
			const resolved = resolveTokenValue(category, (isString$1(entry) ? { value: entry } : entry).value);
			const token = {
				value: resolved,
				originalValue: resolved,
				name,
				path,
				extensions: {
					condition: "base",
					originalPath: path,
					category,
					prop: formatTokenName(path.slice(1))
				}
			};
			if (isDefault) token.extensions.default = true;
			registerToken(token);
		}, { stop: isToken });
		walkObject(semanticTokens, (entry, path) => {
			const isDefault = path.includes("DEFAULT");
			path = filterBaseCondition(filterDefault(path));
			const category = path[0];
			const name = formatTokenName(path);
			const cond = resolveSemanticConditionValues(category, (isString$1(entry.value) || Array.isArray(entry.value) ? { value: { base: entry.value } } : entry).value);
			const token = {
				value: cond.base ?? "",
				originalValue: cond.base ?? "",
				name,
				path,
				extensions: {
					originalPath: path,
					category,
					conditions: cond,
					condition: "base",
					prop: formatTokenName(path.slice(1))
				}
			};
			if (isDefault) token.extensions.default = true;
			registerToken(token);
		}, { stop: isToken });
	}
	function getByName(name) {
		return tokenNameMap.get(name);
	}
	function buildConditionMap(token) {
		const { condition } = token.extensions;
		if (!condition) return;
		if (!conditionMap.has(condition)) conditionMap.set(condition, /* @__PURE__ */ new Set());
		conditionMap.get(condition).add(token);
	}
	function buildCategoryMap(token) {
		const { category, prop, condition, conditions } = token.extensions;
		if (!category) return;
		if (!categoryMap.has(category)) categoryMap.set(category, /* @__PURE__ */ new Map());
		const map = categoryMap.get(category);
		const existing = map.get(prop);
		if (condition == null || condition === "base") {
			map.set(prop, token);
			return;
		}
		if (conditions && !existing) map.set(prop, token);
	}
	function buildCssVars(token) {
		const { condition, negative, virtual, cssVar: cssVar2 } = token.extensions;
		if (negative || virtual || !condition || !cssVar2 || token.value === "") return;
		if (!cssVarMap.has(condition)) cssVarMap.set(condition, /* @__PURE__ */ new Map());
		cssVarMap.get(condition).set(cssVar2.var, token.value);
	}
	function buildFlatMap(token) {
		const { category, prop, cssVar: cssVar2, negative } = token.extensions;
		if (!category) return;
		if (!byCategory.has(category)) byCategory.set(category, /* @__PURE__ */ new Map());
		const value = negative ? token.extensions.conditions ? token.originalValue : token.value : cssVar2.ref;
		byCategory.get(category).set(prop, value);
		flatMap.set([category, prop].join("."), value);
	}
	function buildColorPalette(token) {
		const { colorPalette, virtual, default: isDefault } = token.extensions;
		if (!colorPalette || virtual) return;
		colorPalette.roots.forEach((root) => {
			const name = formatTokenName(root);
			if (!colorPaletteMap.has(name)) colorPaletteMap.set(name, /* @__PURE__ */ new Map());
			const virtualPath = replaceRootWithColorPalette([...token.path], [...root]);
			const virtualToken = getByName(formatTokenName(virtualPath));
			if (!virtualToken || !virtualToken.extensions.cssVar) return;
			const { var: virtualVar } = virtualToken.extensions.cssVar;
			colorPaletteMap.get(name).set(virtualVar, token.extensions.cssVar.ref);
			if (isDefault && root.length === 1) {
				const colorPaletteToken = getByName(formatTokenName(["colors", "colorPalette"]));
				if (!colorPaletteToken) return;
				const virtualToken2 = getByName(formatTokenName(token.path));
				if (!virtualToken2) return;
				const keyPath = colorPalette.keys[0]?.filter(Boolean);
				if (!keyPath.length) return;
				const computedName = formatTokenName(root.concat(keyPath));
				if (!colorPaletteMap.has(computedName)) colorPaletteMap.set(computedName, /* @__PURE__ */ new Map());
				colorPaletteMap.get(computedName).set(colorPaletteToken.extensions.cssVar.var, virtualToken2.extensions.cssVar.ref);
			}
		});
	}
	let byCategoryJson = {};
	function setupViews() {
		allTokens.forEach((token) => {
			buildConditionMap(token);
			buildCategoryMap(token);
			buildCssVars(token);
			buildFlatMap(token);
			buildColorPalette(token);
		});
		byCategoryJson = mapToJson(byCategory);
	}
	const colorMix = (value, tokenFn) => {
		if (!value || typeof value !== "string") return {
			invalid: true,
			value
		};
		const [colorPath, rawOpacity] = value.split("/");
		if (!colorPath || !rawOpacity) return {
			invalid: true,
			value: colorPath
		};
		const colorToken = tokenFn(colorPath);
		const opacityToken = getByName(`opacity.${rawOpacity}`)?.value;
		if (!opacityToken && isNaN(Number(rawOpacity))) return {
			invalid: true,
			value: colorPath
		};
		const percent = opacityToken ? Number(opacityToken) * 100 + "%" : `${rawOpacity}%`;
		const color = colorToken ?? colorPath;
		return {
			invalid: false,
			color,
			value: `color-mix(in srgb, ${color} ${percent}, transparent)`
		};
	};
	const getVar = memo((value, fallback) => {
		return flatMap.get(value) ?? fallback;
	});
	const dictionary = {
		prefix,
		allTokens,
		tokenMap: tokenNameMap,
		registerToken,
		getByName,
		formatTokenName,
		formatCssVar,
		flatMap,
		cssVarMap,
		categoryMap,
		colorPaletteMap,
		getVar,
		getCategoryValues: memo((category) => {
			return byCategoryJson[category] || null;
		}),
		expandReferenceInValue: memo((value) => {
			return expandTokenReferences(value, (path) => {
				if (!path) return;
				if (path.includes("/")) {
					const mix = colorMix(path, (v) => getVar(v));
					if (mix.invalid) throw new Error("Invalid color mix at " + path + ": " + mix.value);
					return mix.value;
				}
				const resolved = getVar(path);
				if (resolved) return resolved;
				return TOKEN_PATH_REGEX.test(path) ? esc(path) : path;
			});
		})
	};
	function registerTransform(...fns) {
		fns.forEach((fn) => {
			transforms.set(fn.name, fn);
		});
	}
	function registerMiddleware(...fns) {
		middlewares.push(...fns);
	}
	function transformToken(transform, token) {
		if (token.extensions.references) return;
		if (isFunction$1(transform.match) && !transform.match(token)) return;
		const fn = (v) => transform.transform(v, dictionary);
		const transformed = fn(token);
		switch (true) {
			case transform.type === "extensions":
				Object.assign(token.extensions, transformed);
				break;
			case transform.type === "value":
				token.value = transformed;
				break;
			default: token[transform.type] = transformed;
		}
	}
	function applyMiddlewares(enforce) {
		middlewares.forEach((middleware) => {
			if (middleware.enforce === enforce) middleware.transform(dictionary);
		});
	}
	function applyTransforms(enforce) {
		transforms.forEach((transform) => {
			if (transform.enforce === enforce) allTokens.forEach((token) => {
				transformToken(transform, token);
			});
		});
	}
	function addConditionalTokens() {
		allTokens.slice().forEach((token) => {
			const tokens2 = getConditionalTokens(token);
			if (!tokens2 || tokens2.length === 0) return;
			tokens2.forEach((token2) => {
				registerToken(token2);
			});
		});
	}
	function getTokenReferences(value) {
		const refs = getReferences(value);
		const result = [];
		for (let i = 0; i < refs.length; i++) {
			const token = getByName(refs[i]);
			if (token) result.push(token);
		}
		return result;
	}
	function addReferences() {
		allTokens.forEach((token) => {
			if (!hasReference(token.value)) return;
			const references = getTokenReferences(token.value);
			token.extensions.references = references.reduce((acc, ref) => {
				acc[ref.name] = ref;
				return acc;
			}, {});
		});
	}
	function expandTokenReferences$1() {
		allTokens.forEach((token) => {
			expandReferences(token);
		});
	}
	function build() {
		applyMiddlewares("pre");
		applyTransforms("pre");
		addConditionalTokens();
		addReferences();
		expandTokenReferences$1();
		applyMiddlewares("post");
		applyTransforms("post");
		setupViews();
	}
	registerTokens();
	registerTransform(...tokenTransforms);
	registerMiddleware(...tokenMiddlewares);
	build();
	return dictionary;
}
function filterDefault(path) {
	if (path[0] === "DEFAULT") return path;
	return path.filter((item) => item !== "DEFAULT");
}
function filterBaseCondition(path) {
	return path.filter((item) => item !== "base");
}
function getConditionalTokens(token) {
	if (!token.extensions.conditions) return;
	const { conditions } = token.extensions;
	const tokens = [];
	walkObject(conditions, (value, path) => {
		const nextPath = filterBaseCondition(path);
		if (!nextPath.length) return;
		const nextToken = {
			...token,
			value,
			extensions: {
				...token.extensions,
				condition: nextPath.join(":")
			}
		};
		tokens.push(nextToken);
	});
	return tokens;
}
function replaceRootWithColorPalette(path, roots) {
	const startIndex = path.findIndex((_, index) => roots.every((rootElement, rootIndex) => path[index + rootIndex] === rootElement));
	if (startIndex === -1) return path;
	path.splice(startIndex, roots.length);
	path.splice(startIndex, 0, "colorPalette");
	return path;
}
createProps()([
	"aspectRatios",
	"zIndex",
	"opacity",
	"colors",
	"fonts",
	"fontSizes",
	"fontWeights",
	"lineHeights",
	"letterSpacings",
	"sizes",
	"shadows",
	"spacing",
	"radii",
	"cursor",
	"borders",
	"borderWidths",
	"borderStyles",
	"durations",
	"easings",
	"animations",
	"blurs",
	"gradients",
	"breakpoints",
	"assets"
]);
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/utility.js
function normalize(config) {
	return config;
}
function normalizeConfig(config) {
	return mapEntries(config, (property, propertyConfig) => [property, normalize(propertyConfig)]);
}
function createUtility(options) {
	const configs = normalizeConfig(options.config);
	const tokens = options.tokens;
	const shorthands = /* @__PURE__ */ new Map();
	const propValues = /* @__PURE__ */ new Map();
	function register(property, config) {
		configs[property] = normalize(config);
		assignProperty(property, config);
	}
	const assignProperty = (property, config) => {
		const values = getPropertyValues(config);
		if (!values) return;
		propValues.set(property, values);
		assignPropertyType(property, config);
	};
	const assignProperties = () => {
		for (const [prop, config] of Object.entries(configs)) {
			if (!config) continue;
			assignProperty(prop, config);
		}
	};
	const assignShorthands = () => {
		for (const [property, config] of Object.entries(configs)) {
			const { shorthand } = config ?? {};
			if (!shorthand) continue;
			(Array.isArray(shorthand) ? shorthand : [shorthand]).forEach((name) => shorthands.set(name, property));
		}
	};
	const assignColorPaletteProperty = () => {
		const values = mapToJson(tokens.colorPaletteMap);
		register("colorPalette", {
			values: Object.keys(values),
			transform: memo((value) => values[value])
		});
	};
	const propTypes = /* @__PURE__ */ new Map();
	const assignPropertyType = (property, config) => {
		if (!config) return;
		const values = getPropertyValues(config, (key) => `type:Tokens["${key}"]`);
		if (typeof values === "object" && values.type) {
			propTypes.set(property, /* @__PURE__ */ new Set([`type:${values.type}`]));
			return;
		}
		if (values) {
			const keys2 = new Set(Object.keys(values));
			propTypes.set(property, keys2);
		}
		const set = propTypes.get(property) ?? /* @__PURE__ */ new Set();
		if (config.property) propTypes.set(property, set.add(`CssProperties["${config.property}"]`));
	};
	const assignPropertyTypes = () => {
		for (const [property, propertyConfig] of Object.entries(configs)) {
			if (!propertyConfig) continue;
			assignPropertyType(property, propertyConfig);
		}
	};
	const addPropertyType = (property, type) => {
		const set = propTypes.get(property) ?? /* @__PURE__ */ new Set();
		propTypes.set(property, /* @__PURE__ */ new Set([...set, ...type]));
	};
	const getTypes = () => {
		const map = /* @__PURE__ */ new Map();
		for (const [prop, values] of propTypes.entries()) {
			if (values.size === 0) {
				map.set(prop, ["string"]);
				continue;
			}
			const typeValues = Array.from(values).map((key) => {
				if (key.startsWith("CssProperties")) return key;
				if (key.startsWith("type:")) return key.replace("type:", "");
				return JSON.stringify(key);
			});
			map.set(prop, typeValues);
		}
		return map;
	};
	const getPropertyValues = (config, resolveFn) => {
		const { values } = config;
		const fn = (key) => {
			const value = resolveFn?.(key);
			return value ? { [value]: value } : void 0;
		};
		if (isString$1(values)) return fn?.(values) ?? tokens.getCategoryValues(values) ?? EMPTY_OBJECT;
		if (Array.isArray(values)) {
			const result = {};
			for (let i = 0; i < values.length; i++) result[values[i]] = values[i];
			return result;
		}
		if (isFunction$1(values)) return values(resolveFn ? fn : tokens.getCategoryValues);
		return values;
	};
	const defaultTransform = memo((prop, value) => {
		return { [prop]: prop.startsWith("--") ? tokens.getVar(value, value) : value };
	});
	const tokenFn = Object.assign(tokens.getVar, { raw: (path) => tokens.getByName(path) });
	const transform = memo((prop, raw) => {
		const key = resolveShorthand(prop);
		if (isString$1(raw) && !raw.includes("_EMO_")) raw = tokens.expandReferenceInValue(raw);
		const config = configs[key];
		if (!config) return defaultTransform(key, raw);
		const value = propValues.get(key)?.[raw];
		if (!config.transform) return defaultTransform(prop, value ?? raw);
		const _colorMix = (value2) => colorMix(value2, tokenFn);
		return config.transform(value ?? raw, {
			raw,
			token: tokenFn,
			utils: { colorMix: _colorMix }
		});
	});
	function build() {
		assignShorthands();
		assignColorPaletteProperty();
		assignProperties();
		assignPropertyTypes();
	}
	build();
	const hasShorthand = shorthands.size > 0;
	const resolveShorthand = memo((prop) => {
		return shorthands.get(prop) ?? prop;
	});
	const keys = () => {
		return [...Array.from(shorthands.keys()), ...Object.keys(configs)];
	};
	return {
		keys,
		hasShorthand,
		transform,
		shorthands,
		resolveShorthand,
		register,
		getTypes,
		addPropertyType
	};
}
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/styled-system/system.js
function createSystem(...configs) {
	const config = mergeConfigs(...configs);
	const { theme = {}, utilities = {}, globalCss = {}, cssVarsRoot = ":where(:root, :host)", cssVarsPrefix = "chakra", preflight } = config;
	const layers = createLayers(config);
	const tokens = createTokenDictionary({
		breakpoints: theme.breakpoints,
		tokens: theme.tokens,
		semanticTokens: theme.semanticTokens,
		prefix: cssVarsPrefix
	});
	const breakpoints = createBreakpoints(theme.breakpoints ?? EMPTY_OBJECT);
	const conditions = createConditions({
		conditions: config.conditions ?? EMPTY_OBJECT,
		breakpoints
	});
	const utility = createUtility({
		config: utilities,
		tokens
	});
	function assignComposition() {
		const { textStyles, layerStyles, animationStyles } = theme;
		const compositions = compact$1({
			textStyle: textStyles,
			layerStyle: layerStyles,
			animationStyle: animationStyles
		});
		for (const [key, values] of Object.entries(compositions)) {
			const flatValues = flatten(values ?? EMPTY_OBJECT, stop);
			utility.register(key, {
				values: Object.keys(flatValues),
				transform(value) {
					return css(flatValues[value]);
				}
			});
		}
	}
	assignComposition();
	utility.addPropertyType("animationName", Object.keys(theme.keyframes ?? EMPTY_OBJECT));
	const properties = /* @__PURE__ */ new Set([
		"css",
		...utility.keys(),
		...conditions.keys()
	]);
	const isValidProperty = memo((prop) => properties.has(prop) || isCssProperty(prop));
	const normalizeValue = (value) => {
		if (Array.isArray(value)) {
			const result = createEmptyObject();
			for (let index = 0; index < value.length; index++) {
				const current = value[index];
				if (current != null) {
					const key = conditions.breakpoints[index];
					result[key] = current;
				}
			}
			return result;
		}
		return value;
	};
	const normalizeFn = createNormalizeFn({
		utility,
		normalize: normalizeValue
	});
	const serialize = createSerializeFn({
		conditions,
		isValidProperty
	});
	const css = createCssFn({
		transform: utility.transform,
		conditions,
		normalize: normalizeFn
	});
	const cva = createRecipeFn({
		css,
		conditions,
		normalize: normalizeFn,
		layers
	});
	const sva = createSlotRecipeFn({ cva });
	function getTokenCss() {
		const result = {};
		for (const [key, values] of tokens.cssVarMap.entries()) {
			const varsObj = Object.fromEntries(values);
			if (Object.keys(varsObj).length === 0) continue;
			const selector = key === "base" ? cssVarsRoot : conditions.resolve(key);
			const isAtRule = selector.startsWith("@");
			mergeWith(result, css(serialize({ [selector]: isAtRule ? { [cssVarsRoot]: varsObj } : varsObj })));
		}
		return layers.wrap("tokens", result);
	}
	function getGlobalCss() {
		const keyframes = mapEntries(theme.keyframes ?? EMPTY_OBJECT, (key, value) => [`@keyframes ${key}`, value]);
		const result = Object.assign({}, keyframes, css(serialize(globalCss)));
		return layers.wrap("base", result);
	}
	function splitCssProps(props) {
		return splitProps(props, isValidProperty);
	}
	function getPreflightCss() {
		const result = createPreflight({ preflight });
		return layers.wrap("reset", result);
	}
	const tokenMap = getTokenMap(tokens);
	const tokenFn = (path, fallback) => {
		return tokenMap.get(path)?.value || fallback;
	};
	tokenFn.var = (path, fallback) => {
		return tokenMap.get(path)?.variable || fallback;
	};
	function getRecipe(key, fallback) {
		return theme.recipes?.[key] ?? fallback;
	}
	function getSlotRecipe(key, fallback) {
		return theme.slotRecipes?.[key] ?? fallback;
	}
	const recipeCache = /* @__PURE__ */ new Map();
	const slotRecipeCache = /* @__PURE__ */ new Map();
	function getRecipeFn(key, fallback) {
		let fn = recipeCache.get(key);
		if (!fn) {
			fn = cva(getRecipe(key, fallback ?? EMPTY_OBJECT));
			recipeCache.set(key, fn);
		}
		return fn;
	}
	function getSlotRecipeFn(key, fallback) {
		let fn = slotRecipeCache.get(key);
		if (!fn) {
			fn = sva(getSlotRecipe(key, fallback ?? EMPTY_OBJECT));
			slotRecipeCache.set(key, fn);
		}
		return fn;
	}
	function isRecipe(key) {
		return Object.hasOwnProperty.call(theme.recipes ?? EMPTY_OBJECT, key);
	}
	function isSlotRecipe(key) {
		return Object.hasOwnProperty.call(theme.slotRecipes ?? EMPTY_OBJECT, key);
	}
	function hasRecipe(key) {
		return isRecipe(key) || isSlotRecipe(key);
	}
	return {
		$$chakra: true,
		_config: config,
		_global: [
			getPreflightCss(),
			getGlobalCss(),
			getTokenCss()
		],
		breakpoints,
		tokens,
		conditions,
		utility,
		token: tokenFn,
		properties,
		layers,
		isValidProperty,
		splitCssProps,
		normalizeValue,
		getTokenCss,
		getGlobalCss,
		getPreflightCss,
		css,
		cva,
		sva,
		getRecipe,
		getSlotRecipe,
		getRecipeFn,
		getSlotRecipeFn,
		hasRecipe,
		isRecipe,
		isSlotRecipe,
		query: {
			layerStyles: compositionQuery(theme.layerStyles ?? EMPTY_OBJECT),
			textStyles: compositionQuery(theme.textStyles ?? EMPTY_OBJECT),
			animationStyles: compositionQuery(theme.animationStyles ?? EMPTY_OBJECT),
			tokens: semanticTokenQuery(tokens, Object.keys(theme.tokens ?? EMPTY_OBJECT), (value, key) => !value.extensions.conditions && !key.includes("colorPalette")),
			semanticTokens: semanticTokenQuery(tokens, Object.keys(theme.semanticTokens ?? EMPTY_OBJECT), (value) => !!value.extensions.conditions),
			keyframes: basicQuery(theme.keyframes ?? EMPTY_OBJECT),
			breakpoints: basicQuery(theme.breakpoints ?? EMPTY_OBJECT)
		}
	};
}
function getTokenMap(tokens) {
	const map = /* @__PURE__ */ new Map();
	const names = new Set(tokens.allTokens.map((token) => token.name));
	for (const name of names) {
		const token = tokens.getByName(name);
		if (!token?.extensions.cssVar) continue;
		const { cssVar, virtual, conditions } = token.extensions;
		const value = !!conditions || virtual ? cssVar.ref : token.value;
		map.set(name, {
			value,
			variable: cssVar.ref
		});
	}
	return map;
}
var stop = (v) => isObject$1(v) && "value" in v;
var compositionQuery = (dict) => ({
	list() {
		return Object.keys(flatten(dict, stop));
	},
	search(query) {
		return this.list().filter((style) => style.includes(query));
	}
});
var semanticTokenQuery = (tokens, categoryKeys, predicate) => ({
	categoryKeys,
	list(category) {
		const map = tokens.categoryMap.get(category);
		const entries = map ? [...map.entries()] : [];
		const result = [];
		for (let i = 0; i < entries.length; i++) {
			const [key, value] = entries[i];
			if (predicate(value, key)) result.push(key);
		}
		return result;
	},
	search(category, query) {
		return this.list(category).filter((style) => style.includes(query));
	}
});
var basicQuery = (dict) => ({
	list() {
		return Object.keys(dict);
	},
	search(query) {
		return this.list().filter((style) => style.includes(query));
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/breakpoints.js
var breakpoints = {
	sm: "480px",
	md: "768px",
	lg: "1024px",
	xl: "1280px",
	"2xl": "1536px"
};
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/global-css.js
var empty = "var(--chakra-empty, )";
var globalCss = defineGlobalStyles({
	"*": {
		fontFeatureSettings: "\"cv11\"",
		"--ring-inset": empty,
		"--ring-offset-width": "0px",
		"--ring-offset-color": "#fff",
		"--ring-color": "rgba(66, 153, 225, 0.6)",
		"--ring-offset-shadow": "0 0 #0000",
		"--ring-shadow": "0 0 #0000",
		...Object.fromEntries([
			"brightness",
			"contrast",
			"grayscale",
			"hue-rotate",
			"invert",
			"saturate",
			"sepia",
			"drop-shadow"
		].map((prop) => [`--${prop}`, empty])),
		...Object.fromEntries([
			"blur",
			"brightness",
			"contrast",
			"grayscale",
			"hue-rotate",
			"invert",
			"opacity",
			"saturate",
			"sepia"
		].map((prop) => [`--backdrop-${prop}`, empty])),
		"--global-font-mono": "fonts.mono",
		"--global-font-body": "fonts.body",
		"--global-color-border": "colors.border"
	},
	html: {
		color: "fg",
		bg: "bg",
		lineHeight: "1.5",
		colorPalette: "gray"
	},
	"*::placeholder, *[data-placeholder]": { color: "fg.muted/80" },
	"*::selection": { bg: "colorPalette.emphasized/80" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/layer-styles.js
var layerStyles = defineLayerStyles({
	"fill.muted": { value: {
		background: "colorPalette.muted",
		color: "colorPalette.fg"
	} },
	"fill.subtle": { value: {
		background: "colorPalette.subtle",
		color: "colorPalette.fg"
	} },
	"fill.surface": { value: {
		background: "colorPalette.subtle",
		color: "colorPalette.fg",
		boxShadow: "0 0 0px 1px var(--shadow-color)",
		boxShadowColor: "colorPalette.muted"
	} },
	"fill.solid": { value: {
		background: "colorPalette.solid",
		color: "colorPalette.contrast"
	} },
	"outline.subtle": { value: {
		color: "colorPalette.fg",
		boxShadow: "inset 0 0 0px 1px var(--shadow-color)",
		boxShadowColor: "colorPalette.subtle"
	} },
	"outline.solid": { value: {
		borderWidth: "1px",
		borderColor: "colorPalette.solid",
		color: "colorPalette.fg"
	} },
	"indicator.bottom": { value: {
		position: "relative",
		"--indicator-color-fallback": "colors.colorPalette.solid",
		_before: {
			content: `""`,
			position: "absolute",
			bottom: "var(--indicator-offset-y, 0)",
			insetInline: "var(--indicator-offset-x, 0)",
			height: "var(--indicator-thickness, 2px)",
			background: "var(--indicator-color, var(--indicator-color-fallback))"
		}
	} },
	"indicator.top": { value: {
		position: "relative",
		"--indicator-color-fallback": "colors.colorPalette.solid",
		_before: {
			content: `""`,
			position: "absolute",
			top: "var(--indicator-offset-y, 0)",
			insetInline: "var(--indicator-offset-x, 0)",
			height: "var(--indicator-thickness, 2px)",
			background: "var(--indicator-color, var(--indicator-color-fallback))"
		}
	} },
	"indicator.start": { value: {
		position: "relative",
		"--indicator-color-fallback": "colors.colorPalette.solid",
		_before: {
			content: `""`,
			position: "absolute",
			insetInlineStart: "var(--indicator-offset-x, 0)",
			insetBlock: "var(--indicator-offset-y, 0)",
			width: "var(--indicator-thickness, 2px)",
			background: "var(--indicator-color, var(--indicator-color-fallback))"
		}
	} },
	"indicator.end": { value: {
		position: "relative",
		"--indicator-color-fallback": "colors.colorPalette.solid",
		_before: {
			content: `""`,
			position: "absolute",
			insetInlineEnd: "var(--indicator-offset-x, 0)",
			insetBlock: "var(--indicator-offset-y, 0)",
			width: "var(--indicator-thickness, 2px)",
			background: "var(--indicator-color, var(--indicator-color-fallback))"
		}
	} },
	disabled: { value: {
		opacity: "0.5",
		cursor: "not-allowed"
	} },
	none: { value: {} }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/motion-styles.js
var animationStyles = defineAnimationStyles({
	"slide-fade-in": { value: {
		transformOrigin: "var(--transform-origin)",
		"&[data-placement^=top]": { animationName: "slide-from-bottom, fade-in" },
		"&[data-placement^=bottom]": { animationName: "slide-from-top, fade-in" },
		"&[data-placement^=left]": { animationName: "slide-from-right, fade-in" },
		"&[data-placement^=right]": { animationName: "slide-from-left, fade-in" }
	} },
	"slide-fade-out": { value: {
		transformOrigin: "var(--transform-origin)",
		"&[data-placement^=top]": { animationName: "slide-to-bottom, fade-out" },
		"&[data-placement^=bottom]": { animationName: "slide-to-top, fade-out" },
		"&[data-placement^=left]": { animationName: "slide-to-right, fade-out" },
		"&[data-placement^=right]": { animationName: "slide-to-left, fade-out" }
	} },
	"scale-fade-in": { value: {
		transformOrigin: "var(--transform-origin)",
		animationName: "scale-in, fade-in"
	} },
	"scale-fade-out": { value: {
		transformOrigin: "var(--transform-origin)",
		animationName: "scale-out, fade-out"
	} }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/badge.js
var badgeRecipe = defineRecipe({
	className: "chakra-badge",
	base: {
		display: "inline-flex",
		alignItems: "center",
		borderRadius: "l2",
		gap: "1",
		fontWeight: "medium",
		fontVariantNumeric: "tabular-nums",
		whiteSpace: "nowrap",
		userSelect: "none"
	},
	variants: {
		variant: {
			solid: {
				bg: "colorPalette.solid",
				color: "colorPalette.contrast"
			},
			subtle: {
				bg: "colorPalette.subtle",
				color: "colorPalette.fg"
			},
			outline: {
				color: "colorPalette.fg",
				"--outline-shadow-legacy": "colors.colorPalette.muted",
				"--outline-shadow": "colors.colorPalette.border",
				shadow: "inset 0 0 0px 1px var(--shadow-color)",
				shadowColor: "var(--outline-shadow, var(--outline-shadow-legacy))"
			},
			surface: {
				bg: "colorPalette.subtle",
				color: "colorPalette.fg",
				shadow: "inset 0 0 0px 1px var(--shadow-color)",
				shadowColor: "colorPalette.muted"
			},
			plain: { color: "colorPalette.fg" }
		},
		size: {
			xs: {
				textStyle: "2xs",
				px: "1",
				minH: "4"
			},
			sm: {
				textStyle: "xs",
				px: "1.5",
				minH: "5"
			},
			md: {
				textStyle: "sm",
				px: "2",
				minH: "6"
			},
			lg: {
				textStyle: "sm",
				px: "2.5",
				minH: "7"
			}
		}
	},
	defaultVariants: {
		variant: "subtle",
		size: "sm"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/button.js
var buttonRecipe = defineRecipe({
	className: "chakra-button",
	base: {
		display: "inline-flex",
		appearance: "none",
		alignItems: "center",
		justifyContent: "center",
		userSelect: "none",
		position: "relative",
		borderRadius: "l2",
		whiteSpace: "nowrap",
		verticalAlign: "middle",
		borderWidth: "1px",
		borderColor: "transparent",
		cursor: "button",
		flexShrink: "0",
		outline: "0",
		lineHeight: "1.2",
		isolation: "isolate",
		fontWeight: "medium",
		transitionProperty: "common",
		transitionDuration: "moderate",
		focusVisibleRing: "outside",
		_disabled: { layerStyle: "disabled" },
		_icon: { flexShrink: "0" }
	},
	variants: {
		size: {
			"2xs": {
				h: "6",
				minW: "6",
				textStyle: "xs",
				px: "2",
				gap: "1",
				_icon: {
					width: "3.5",
					height: "3.5"
				}
			},
			xs: {
				h: "8",
				minW: "8",
				textStyle: "xs",
				px: "2.5",
				gap: "1",
				_icon: {
					width: "4",
					height: "4"
				}
			},
			sm: {
				h: "9",
				minW: "9",
				px: "3.5",
				textStyle: "sm",
				gap: "2",
				_icon: {
					width: "4",
					height: "4"
				}
			},
			md: {
				h: "10",
				minW: "10",
				textStyle: "sm",
				px: "4",
				gap: "2",
				_icon: {
					width: "5",
					height: "5"
				}
			},
			lg: {
				h: "11",
				minW: "11",
				textStyle: "md",
				px: "5",
				gap: "3",
				_icon: {
					width: "5",
					height: "5"
				}
			},
			xl: {
				h: "12",
				minW: "12",
				textStyle: "md",
				px: "5",
				gap: "2.5",
				_icon: {
					width: "5",
					height: "5"
				}
			},
			"2xl": {
				h: "16",
				minW: "16",
				textStyle: "lg",
				px: "7",
				gap: "3",
				_icon: {
					width: "6",
					height: "6"
				}
			}
		},
		variant: {
			solid: {
				bg: "colorPalette.solid",
				color: "colorPalette.contrast",
				borderColor: "transparent",
				_hover: { bg: "colorPalette.solid/90" },
				_expanded: { bg: "colorPalette.solid/90" }
			},
			subtle: {
				bg: "colorPalette.subtle",
				color: "colorPalette.fg",
				borderColor: "transparent",
				_hover: { bg: "colorPalette.muted" },
				_expanded: { bg: "colorPalette.muted" }
			},
			surface: {
				bg: "colorPalette.subtle",
				color: "colorPalette.fg",
				shadow: "0 0 0px 1px var(--shadow-color)",
				shadowColor: "colorPalette.muted",
				_hover: { bg: "colorPalette.muted" },
				_expanded: { bg: "colorPalette.muted" }
			},
			outline: {
				borderWidth: "1px",
				"--outline-color-legacy": "colors.colorPalette.muted",
				"--outline-color": "colors.colorPalette.border",
				borderColor: "var(--outline-color, var(--outline-color-legacy))",
				color: "colorPalette.fg",
				_hover: { bg: "colorPalette.subtle" },
				_expanded: { bg: "colorPalette.subtle" }
			},
			ghost: {
				bg: "transparent",
				color: "colorPalette.fg",
				_hover: { bg: "colorPalette.subtle" },
				_expanded: { bg: "colorPalette.subtle" }
			},
			plain: { color: "colorPalette.fg" }
		}
	},
	defaultVariants: {
		size: "md",
		variant: "solid"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/checkmark.js
var checkmarkRecipe = defineRecipe({
	className: "chakra-checkmark",
	base: {
		display: "inline-flex",
		alignItems: "center",
		justifyContent: "center",
		flexShrink: "0",
		color: "white",
		borderWidth: "1px",
		borderColor: "transparent",
		borderRadius: "l1",
		cursor: "checkbox",
		focusVisibleRing: "outside",
		_icon: { boxSize: "full" },
		_invalid: {
			colorPalette: "red",
			borderColor: "border.error"
		},
		_disabled: {
			opacity: "0.5",
			cursor: "disabled"
		}
	},
	variants: {
		size: {
			xs: { boxSize: "3" },
			sm: { boxSize: "4" },
			md: {
				boxSize: "5",
				p: "0.5"
			},
			lg: {
				boxSize: "6",
				p: "0.5"
			}
		},
		variant: {
			solid: {
				borderColor: "border.emphasized",
				"&:is([data-state=checked], [data-state=indeterminate])": {
					bg: "colorPalette.solid",
					color: "colorPalette.contrast",
					borderColor: "colorPalette.solid"
				}
			},
			outline: {
				borderColor: "border",
				"&:is([data-state=checked], [data-state=indeterminate])": {
					color: "colorPalette.fg",
					borderColor: "colorPalette.solid"
				}
			},
			subtle: {
				bg: "colorPalette.muted",
				borderColor: "colorPalette.muted",
				"&:is([data-state=checked], [data-state=indeterminate])": { color: "colorPalette.fg" }
			},
			plain: { "&:is([data-state=checked], [data-state=indeterminate])": { color: "colorPalette.fg" } },
			inverted: {
				borderColor: "border",
				color: "colorPalette.fg",
				"&:is([data-state=checked], [data-state=indeterminate])": { borderColor: "colorPalette.solid" }
			}
		},
		filled: { true: { bg: "bg" } }
	},
	defaultVariants: {
		variant: "solid",
		size: "md"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/code.js
var { variants: variants$1, defaultVariants: defaultVariants$1 } = badgeRecipe;
var codeRecipe = defineRecipe({
	className: "chakra-code",
	base: {
		fontFamily: "mono",
		alignItems: "center",
		display: "inline-flex",
		borderRadius: "l2"
	},
	variants: variants$1,
	defaultVariants: defaultVariants$1
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/color-swatch.js
var colorSwatchRecipe = defineRecipe({
	className: "color-swatch",
	base: {
		boxSize: "var(--swatch-size)",
		shadow: "inset 0 0 0 1px rgba(0, 0, 0, 0.1)",
		"--checker-size": "8px",
		"--checker-bg": "colors.bg",
		"--checker-fg": "colors.bg.emphasized",
		background: "linear-gradient(var(--color), var(--color)), repeating-conic-gradient(var(--checker-fg) 0%, var(--checker-fg) 25%, var(--checker-bg) 0%, var(--checker-bg) 50%) 0% 50% / var(--checker-size) var(--checker-size) !important",
		display: "inline-flex",
		alignItems: "center",
		justifyContent: "center",
		flexShrink: "0"
	},
	variants: {
		size: {
			"2xs": { "--swatch-size": "sizes.3.5" },
			xs: { "--swatch-size": "sizes.4" },
			sm: { "--swatch-size": "sizes.4.5" },
			md: { "--swatch-size": "sizes.5" },
			lg: { "--swatch-size": "sizes.6" },
			xl: { "--swatch-size": "sizes.7" },
			"2xl": { "--swatch-size": "sizes.8" },
			inherit: { "--swatch-size": "inherit" },
			full: { "--swatch-size": "100%" }
		},
		shape: {
			square: { borderRadius: "none" },
			circle: { borderRadius: "full" },
			rounded: { borderRadius: "l1" }
		}
	},
	defaultVariants: {
		size: "md",
		shape: "rounded"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/container.js
var containerRecipe = defineRecipe({
	className: "chakra-container",
	base: {
		position: "relative",
		maxWidth: "8xl",
		w: "100%",
		mx: "auto",
		px: {
			base: "4",
			md: "6",
			lg: "8"
		}
	},
	variants: {
		centerContent: { true: {
			display: "flex",
			flexDirection: "column",
			alignItems: "center"
		} },
		fluid: { true: { maxWidth: "full" } }
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/heading.js
var headingRecipe = defineRecipe({
	className: "chakra-heading",
	base: {
		fontFamily: "heading",
		fontWeight: "semibold"
	},
	variants: { size: {
		xs: { textStyle: "xs" },
		sm: { textStyle: "sm" },
		md: { textStyle: "md" },
		lg: { textStyle: "lg" },
		xl: { textStyle: "xl" },
		"2xl": { textStyle: "2xl" },
		"3xl": { textStyle: "3xl" },
		"4xl": { textStyle: "4xl" },
		"5xl": { textStyle: "5xl" },
		"6xl": { textStyle: "6xl" },
		"7xl": { textStyle: "7xl" }
	} },
	defaultVariants: { size: "xl" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/icon.js
var iconRecipe = defineRecipe({
	className: "chakra-icon",
	base: {
		display: "inline-block",
		lineHeight: "1em",
		flexShrink: "0",
		color: "currentcolor",
		verticalAlign: "middle"
	},
	variants: { size: {
		inherit: {},
		xs: { boxSize: "3" },
		sm: { boxSize: "4" },
		md: { boxSize: "5" },
		lg: { boxSize: "6" },
		xl: { boxSize: "7" },
		"2xl": { boxSize: "8" }
	} },
	defaultVariants: { size: "inherit" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/input.js
var inputRecipe = defineRecipe({
	className: "chakra-input",
	base: {
		width: "100%",
		minWidth: "0",
		outline: "0",
		position: "relative",
		appearance: "none",
		textAlign: "start",
		borderRadius: "l2",
		_disabled: { layerStyle: "disabled" },
		height: "var(--input-height)",
		minW: "var(--input-height)",
		"--focus-color": "colors.colorPalette.focusRing",
		"--error-color": "colors.border.error",
		_invalid: {
			focusRingColor: "var(--error-color)",
			borderColor: "var(--error-color)"
		}
	},
	variants: {
		size: {
			"2xs": {
				textStyle: "xs",
				px: "2",
				"--input-height": "sizes.7"
			},
			xs: {
				textStyle: "xs",
				px: "2",
				"--input-height": "sizes.8"
			},
			sm: {
				textStyle: "sm",
				px: "2.5",
				"--input-height": "sizes.9"
			},
			md: {
				textStyle: "sm",
				px: "3",
				"--input-height": "sizes.10"
			},
			lg: {
				textStyle: "md",
				px: "4",
				"--input-height": "sizes.11"
			},
			xl: {
				textStyle: "md",
				px: "4.5",
				"--input-height": "sizes.12"
			},
			"2xl": {
				textStyle: "lg",
				px: "5",
				"--input-height": "sizes.16"
			}
		},
		variant: {
			outline: {
				bg: "transparent",
				borderWidth: "1px",
				borderColor: "border",
				focusVisibleRing: "inside",
				focusRingColor: "var(--focus-color)"
			},
			subtle: {
				borderWidth: "1px",
				borderColor: "transparent",
				bg: "bg.muted",
				focusVisibleRing: "inside",
				focusRingColor: "var(--focus-color)"
			},
			flushed: {
				bg: "transparent",
				borderBottomWidth: "1px",
				borderBottomColor: "border",
				borderRadius: "0",
				px: "0",
				_focusVisible: {
					borderColor: "var(--focus-color)",
					boxShadow: "0px 1px 0px 0px var(--focus-color)",
					_invalid: {
						borderColor: "var(--error-color)",
						boxShadow: "0px 1px 0px 0px var(--error-color)"
					}
				}
			}
		}
	},
	defaultVariants: {
		size: "md",
		variant: "outline"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/input-addon.js
var inputAddonRecipe = defineRecipe({
	className: "chakra-input-addon",
	base: {
		flex: "0 0 auto",
		width: "auto",
		display: "flex",
		alignItems: "center",
		whiteSpace: "nowrap",
		alignSelf: "stretch",
		borderRadius: "l2"
	},
	variants: {
		size: inputRecipe.variants.size,
		variant: {
			outline: {
				borderWidth: "1px",
				borderColor: "border",
				bg: "bg.muted"
			},
			subtle: {
				borderWidth: "1px",
				borderColor: "transparent",
				bg: "bg.emphasized"
			},
			flushed: {
				borderBottom: "1px solid",
				borderColor: "inherit",
				borderRadius: "0",
				px: "0",
				bg: "transparent"
			}
		}
	},
	defaultVariants: {
		size: "md",
		variant: "outline"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/kbd.js
var kbdRecipe = defineRecipe({
	className: "chakra-kbd",
	base: {
		display: "inline-flex",
		alignItems: "center",
		fontWeight: "medium",
		fontFamily: "mono",
		flexShrink: "0",
		whiteSpace: "nowrap",
		wordSpacing: "-0.5em",
		userSelect: "none",
		px: "1",
		borderRadius: "l2"
	},
	variants: {
		variant: {
			raised: {
				bg: "colorPalette.subtle",
				color: "colorPalette.fg",
				borderWidth: "1px",
				borderBottomWidth: "2px",
				borderColor: "colorPalette.muted"
			},
			outline: {
				borderWidth: "1px",
				color: "colorPalette.fg"
			},
			subtle: {
				bg: "colorPalette.muted",
				color: "colorPalette.fg"
			},
			plain: { color: "colorPalette.fg" }
		},
		size: {
			sm: {
				textStyle: "xs",
				height: "4.5"
			},
			md: {
				textStyle: "sm",
				height: "5"
			},
			lg: {
				textStyle: "md",
				height: "6"
			}
		}
	},
	defaultVariants: {
		size: "md",
		variant: "raised"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/link.js
var linkRecipe = defineRecipe({
	className: "chakra-link",
	base: {
		display: "inline-flex",
		alignItems: "center",
		outline: "none",
		gap: "1.5",
		cursor: "pointer",
		borderRadius: "l1",
		focusVisibleRing: "outside"
	},
	variants: { variant: {
		underline: {
			color: "colorPalette.fg",
			textDecoration: "underline",
			textUnderlineOffset: "3px",
			textDecorationColor: "currentColor/20"
		},
		plain: {
			color: "colorPalette.fg",
			_hover: {
				textDecoration: "underline",
				textUnderlineOffset: "3px",
				textDecorationColor: "currentColor/20"
			}
		}
	} },
	defaultVariants: { variant: "plain" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/mark.js
var markRecipe = defineRecipe({
	className: "chakra-mark",
	base: {
		bg: "transparent",
		color: "inherit",
		whiteSpace: "nowrap"
	},
	variants: { variant: {
		subtle: {
			bg: "colorPalette.subtle",
			color: "inherit"
		},
		solid: {
			bg: "colorPalette.solid",
			color: "colorPalette.contrast"
		},
		text: { fontWeight: "medium" },
		plain: {}
	} }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/radiomark.js
var radiomarkRecipe = defineRecipe({
	className: "chakra-radiomark",
	base: {
		display: "inline-flex",
		alignItems: "center",
		justifyContent: "center",
		flexShrink: 0,
		verticalAlign: "top",
		color: "white",
		borderWidth: "1px",
		borderColor: "transparent",
		borderRadius: "full",
		cursor: "radio",
		_focusVisible: {
			outline: "2px solid",
			outlineColor: "colorPalette.focusRing",
			outlineOffset: "2px"
		},
		_invalid: {
			colorPalette: "red",
			borderColor: "red.500"
		},
		_disabled: {
			opacity: "0.5",
			cursor: "disabled"
		},
		"& .dot": {
			height: "100%",
			width: "100%",
			borderRadius: "full",
			bg: "currentColor",
			scale: "0.4"
		}
	},
	variants: {
		variant: {
			solid: {
				borderWidth: "1px",
				borderColor: "border.emphasized",
				_checked: {
					bg: "colorPalette.solid",
					color: "colorPalette.contrast",
					borderColor: "colorPalette.solid"
				}
			},
			subtle: {
				borderWidth: "1px",
				bg: "colorPalette.muted",
				borderColor: "colorPalette.muted",
				color: "transparent",
				_checked: { color: "colorPalette.fg" }
			},
			outline: {
				borderWidth: "1px",
				borderColor: "inherit",
				_checked: {
					color: "colorPalette.fg",
					borderColor: "colorPalette.solid"
				},
				"& .dot": { scale: "0.6" }
			},
			inverted: {
				bg: "bg",
				borderWidth: "1px",
				borderColor: "inherit",
				_checked: {
					color: "colorPalette.solid",
					borderColor: "currentcolor"
				}
			}
		},
		size: {
			xs: { boxSize: "3" },
			sm: { boxSize: "4" },
			md: { boxSize: "5" },
			lg: { boxSize: "6" }
		},
		filled: { true: { bg: "bg" } }
	},
	defaultVariants: {
		variant: "solid",
		size: "md"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes.js
var recipes = {
	badge: badgeRecipe,
	button: buttonRecipe,
	code: codeRecipe,
	container: containerRecipe,
	heading: headingRecipe,
	input: inputRecipe,
	inputAddon: inputAddonRecipe,
	kbd: kbdRecipe,
	link: linkRecipe,
	mark: markRecipe,
	separator: defineRecipe({
		className: "chakra-separator",
		base: {
			display: "block",
			borderColor: "border"
		},
		variants: {
			variant: {
				solid: { borderStyle: "solid" },
				dashed: { borderStyle: "dashed" },
				dotted: { borderStyle: "dotted" }
			},
			orientation: {
				vertical: { borderInlineStartWidth: "var(--separator-thickness)" },
				horizontal: { borderTopWidth: "var(--separator-thickness)" }
			},
			size: {
				xs: { "--separator-thickness": "0.5px" },
				sm: { "--separator-thickness": "1px" },
				md: { "--separator-thickness": "2px" },
				lg: { "--separator-thickness": "3px" }
			}
		},
		defaultVariants: {
			size: "sm",
			variant: "solid",
			orientation: "horizontal"
		}
	}),
	skeleton: defineRecipe({
		className: "chakra-skeleton",
		base: {},
		variants: {
			loading: {
				true: {
					borderRadius: "l2",
					boxShadow: "none",
					backgroundClip: "padding-box",
					cursor: "default",
					color: "transparent",
					pointerEvents: "none",
					userSelect: "none",
					flexShrink: "0",
					"&::before, &::after, *": { visibility: "hidden" }
				},
				false: {
					background: "unset",
					animation: "fade-in var(--fade-duration, 0.1s) ease-out !important"
				}
			},
			variant: {
				pulse: {
					background: "bg.emphasized",
					animation: "pulse",
					animationDuration: "var(--duration, 1.2s)"
				},
				shine: {
					"--animate-from": "200%",
					"--animate-to": "-200%",
					"--start-color": "colors.bg.muted",
					"--end-color": "colors.bg.emphasized",
					backgroundImage: "linear-gradient(270deg,var(--start-color),var(--end-color),var(--end-color),var(--start-color))",
					backgroundSize: "400% 100%",
					animation: "bg-position var(--duration, 5s) ease-in-out infinite"
				},
				none: { animation: "none" }
			}
		},
		defaultVariants: {
			variant: "pulse",
			loading: true
		}
	}),
	skipNavLink: defineRecipe({
		className: "chakra-skip-nav",
		base: {
			display: "inline-flex",
			bg: "bg.panel",
			padding: "2.5",
			borderRadius: "l2",
			fontWeight: "semibold",
			focusVisibleRing: "outside",
			textStyle: "sm",
			userSelect: "none",
			border: "0",
			height: "1px",
			width: "1px",
			margin: "-1px",
			outline: "0",
			overflow: "hidden",
			position: "absolute",
			clip: "rect(0 0 0 0)",
			_focusVisible: {
				clip: "auto",
				width: "auto",
				height: "auto",
				position: "fixed",
				top: "6",
				insetStart: "6"
			}
		}
	}),
	spinner: defineRecipe({
		className: "chakra-spinner",
		base: {
			display: "inline-block",
			borderColor: "currentColor",
			borderStyle: "solid",
			borderWidth: "2px",
			borderRadius: "full",
			width: "var(--spinner-size)",
			height: "var(--spinner-size)",
			animation: "spin",
			animationDuration: "slowest",
			"--spinner-track-color": "transparent",
			borderBottomColor: "var(--spinner-track-color)",
			borderInlineStartColor: "var(--spinner-track-color)"
		},
		variants: { size: {
			inherit: { "--spinner-size": "1em" },
			xs: { "--spinner-size": "sizes.3" },
			sm: { "--spinner-size": "sizes.4" },
			md: { "--spinner-size": "sizes.5" },
			lg: { "--spinner-size": "sizes.8" },
			xl: { "--spinner-size": "sizes.10" }
		} },
		defaultVariants: { size: "md" }
	}),
	textarea: defineRecipe({
		className: "chakra-textarea",
		base: {
			width: "100%",
			minWidth: "0",
			outline: "0",
			position: "relative",
			appearance: "none",
			textAlign: "start",
			borderRadius: "l2",
			_disabled: { layerStyle: "disabled" },
			"--focus-color": "colors.colorPalette.focusRing",
			"--error-color": "colors.border.error",
			_invalid: {
				focusRingColor: "var(--error-color)",
				borderColor: "var(--error-color)"
			}
		},
		variants: {
			size: {
				xs: {
					textStyle: "xs",
					px: "2",
					py: "1.5",
					scrollPaddingBottom: "1.5"
				},
				sm: {
					textStyle: "sm",
					px: "2.5",
					py: "2",
					scrollPaddingBottom: "2"
				},
				md: {
					textStyle: "sm",
					px: "3",
					py: "2",
					scrollPaddingBottom: "2"
				},
				lg: {
					textStyle: "md",
					px: "4",
					py: "3",
					scrollPaddingBottom: "3"
				},
				xl: {
					textStyle: "md",
					px: "4.5",
					py: "3.5",
					scrollPaddingBottom: "3.5"
				}
			},
			variant: {
				outline: {
					bg: "transparent",
					borderWidth: "1px",
					borderColor: "border",
					focusVisibleRing: "inside"
				},
				subtle: {
					borderWidth: "1px",
					borderColor: "transparent",
					bg: "bg.muted",
					focusVisibleRing: "inside"
				},
				flushed: {
					bg: "transparent",
					borderBottomWidth: "1px",
					borderBottomColor: "border",
					borderRadius: "0",
					px: "0",
					_focusVisible: {
						borderColor: "var(--focus-color)",
						boxShadow: "0px 1px 0px 0px var(--focus-color)"
					}
				}
			}
		},
		defaultVariants: {
			size: "md",
			variant: "outline"
		}
	}),
	icon: iconRecipe,
	checkmark: checkmarkRecipe,
	radiomark: radiomarkRecipe,
	colorSwatch: colorSwatchRecipe
};
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/semantic-tokens/colors.js
var semanticColors = defineSemanticTokens.colors({
	bg: {
		DEFAULT: { value: {
			_light: "{colors.white}",
			_dark: "{colors.black}"
		} },
		subtle: { value: {
			_light: "{colors.gray.50}",
			_dark: "{colors.gray.950}"
		} },
		muted: { value: {
			_light: "{colors.gray.100}",
			_dark: "{colors.gray.900}"
		} },
		emphasized: { value: {
			_light: "{colors.gray.200}",
			_dark: "{colors.gray.800}"
		} },
		inverted: { value: {
			_light: "{colors.black}",
			_dark: "{colors.white}"
		} },
		panel: { value: {
			_light: "{colors.white}",
			_dark: "{colors.gray.950}"
		} },
		error: { value: {
			_light: "{colors.red.50}",
			_dark: "{colors.red.950}"
		} },
		warning: { value: {
			_light: "{colors.orange.50}",
			_dark: "{colors.orange.950}"
		} },
		success: { value: {
			_light: "{colors.green.50}",
			_dark: "{colors.green.950}"
		} },
		info: { value: {
			_light: "{colors.blue.50}",
			_dark: "{colors.blue.950}"
		} }
	},
	fg: {
		DEFAULT: { value: {
			_light: "{colors.black}",
			_dark: "{colors.gray.50}"
		} },
		muted: { value: {
			_light: "{colors.gray.600}",
			_dark: "{colors.gray.400}"
		} },
		subtle: { value: {
			_light: "{colors.gray.400}",
			_dark: "{colors.gray.500}"
		} },
		inverted: { value: {
			_light: "{colors.gray.50}",
			_dark: "{colors.black}"
		} },
		error: { value: {
			_light: "{colors.red.500}",
			_dark: "{colors.red.400}"
		} },
		warning: { value: {
			_light: "{colors.orange.600}",
			_dark: "{colors.orange.300}"
		} },
		success: { value: {
			_light: "{colors.green.600}",
			_dark: "{colors.green.300}"
		} },
		info: { value: {
			_light: "{colors.blue.600}",
			_dark: "{colors.blue.300}"
		} }
	},
	border: {
		DEFAULT: { value: {
			_light: "{colors.gray.200}",
			_dark: "{colors.gray.800}"
		} },
		muted: { value: {
			_light: "{colors.gray.100}",
			_dark: "{colors.gray.900}"
		} },
		subtle: { value: {
			_light: "{colors.gray.50}",
			_dark: "{colors.gray.950}"
		} },
		emphasized: { value: {
			_light: "{colors.gray.300}",
			_dark: "{colors.gray.700}"
		} },
		inverted: { value: {
			_light: "{colors.gray.800}",
			_dark: "{colors.gray.200}"
		} },
		error: { value: {
			_light: "{colors.red.500}",
			_dark: "{colors.red.400}"
		} },
		warning: { value: {
			_light: "{colors.orange.500}",
			_dark: "{colors.orange.400}"
		} },
		success: { value: {
			_light: "{colors.green.500}",
			_dark: "{colors.green.400}"
		} },
		info: { value: {
			_light: "{colors.blue.500}",
			_dark: "{colors.blue.400}"
		} }
	},
	gray: {
		contrast: { value: {
			_light: "{colors.white}",
			_dark: "{colors.black}"
		} },
		fg: { value: {
			_light: "{colors.gray.800}",
			_dark: "{colors.gray.200}"
		} },
		subtle: { value: {
			_light: "{colors.gray.100}",
			_dark: "{colors.gray.900}"
		} },
		muted: { value: {
			_light: "{colors.gray.200}",
			_dark: "{colors.gray.800}"
		} },
		emphasized: { value: {
			_light: "{colors.gray.300}",
			_dark: "{colors.gray.700}"
		} },
		solid: { value: {
			_light: "{colors.gray.900}",
			_dark: "{colors.white}"
		} },
		focusRing: { value: {
			_light: "{colors.gray.400}",
			_dark: "{colors.gray.400}"
		} },
		border: { value: {
			_light: "{colors.gray.200}",
			_dark: "{colors.gray.800}"
		} }
	},
	red: {
		contrast: { value: {
			_light: "white",
			_dark: "white"
		} },
		fg: { value: {
			_light: "{colors.red.700}",
			_dark: "{colors.red.300}"
		} },
		subtle: { value: {
			_light: "{colors.red.100}",
			_dark: "{colors.red.900}"
		} },
		muted: { value: {
			_light: "{colors.red.200}",
			_dark: "{colors.red.800}"
		} },
		emphasized: { value: {
			_light: "{colors.red.300}",
			_dark: "{colors.red.700}"
		} },
		solid: { value: {
			_light: "{colors.red.600}",
			_dark: "{colors.red.600}"
		} },
		focusRing: { value: {
			_light: "{colors.red.500}",
			_dark: "{colors.red.500}"
		} },
		border: { value: {
			_light: "{colors.red.500}",
			_dark: "{colors.red.400}"
		} }
	},
	orange: {
		contrast: { value: {
			_light: "white",
			_dark: "black"
		} },
		fg: { value: {
			_light: "{colors.orange.700}",
			_dark: "{colors.orange.300}"
		} },
		subtle: { value: {
			_light: "{colors.orange.100}",
			_dark: "{colors.orange.900}"
		} },
		muted: { value: {
			_light: "{colors.orange.200}",
			_dark: "{colors.orange.800}"
		} },
		emphasized: { value: {
			_light: "{colors.orange.300}",
			_dark: "{colors.orange.700}"
		} },
		solid: { value: {
			_light: "{colors.orange.600}",
			_dark: "{colors.orange.500}"
		} },
		focusRing: { value: {
			_light: "{colors.orange.500}",
			_dark: "{colors.orange.500}"
		} },
		border: { value: {
			_light: "{colors.orange.500}",
			_dark: "{colors.orange.400}"
		} }
	},
	green: {
		contrast: { value: {
			_light: "white",
			_dark: "white"
		} },
		fg: { value: {
			_light: "{colors.green.700}",
			_dark: "{colors.green.300}"
		} },
		subtle: { value: {
			_light: "{colors.green.100}",
			_dark: "{colors.green.900}"
		} },
		muted: { value: {
			_light: "{colors.green.200}",
			_dark: "{colors.green.800}"
		} },
		emphasized: { value: {
			_light: "{colors.green.300}",
			_dark: "{colors.green.700}"
		} },
		solid: { value: {
			_light: "{colors.green.600}",
			_dark: "{colors.green.600}"
		} },
		focusRing: { value: {
			_light: "{colors.green.500}",
			_dark: "{colors.green.500}"
		} },
		border: { value: {
			_light: "{colors.green.500}",
			_dark: "{colors.green.400}"
		} }
	},
	blue: {
		contrast: { value: {
			_light: "white",
			_dark: "white"
		} },
		fg: { value: {
			_light: "{colors.blue.700}",
			_dark: "{colors.blue.300}"
		} },
		subtle: { value: {
			_light: "{colors.blue.100}",
			_dark: "{colors.blue.900}"
		} },
		muted: { value: {
			_light: "{colors.blue.200}",
			_dark: "{colors.blue.800}"
		} },
		emphasized: { value: {
			_light: "{colors.blue.300}",
			_dark: "{colors.blue.700}"
		} },
		solid: { value: {
			_light: "{colors.blue.600}",
			_dark: "{colors.blue.600}"
		} },
		focusRing: { value: {
			_light: "{colors.blue.500}",
			_dark: "{colors.blue.500}"
		} },
		border: { value: {
			_light: "{colors.blue.500}",
			_dark: "{colors.blue.400}"
		} }
	},
	yellow: {
		contrast: { value: {
			_light: "black",
			_dark: "black"
		} },
		fg: { value: {
			_light: "{colors.yellow.800}",
			_dark: "{colors.yellow.300}"
		} },
		subtle: { value: {
			_light: "{colors.yellow.100}",
			_dark: "{colors.yellow.900}"
		} },
		muted: { value: {
			_light: "{colors.yellow.200}",
			_dark: "{colors.yellow.800}"
		} },
		emphasized: { value: {
			_light: "{colors.yellow.300}",
			_dark: "{colors.yellow.700}"
		} },
		solid: { value: {
			_light: "{colors.yellow.300}",
			_dark: "{colors.yellow.300}"
		} },
		focusRing: { value: {
			_light: "{colors.yellow.500}",
			_dark: "{colors.yellow.500}"
		} },
		border: { value: {
			_light: "{colors.yellow.500}",
			_dark: "{colors.yellow.500}"
		} }
	},
	teal: {
		contrast: { value: {
			_light: "white",
			_dark: "white"
		} },
		fg: { value: {
			_light: "{colors.teal.700}",
			_dark: "{colors.teal.300}"
		} },
		subtle: { value: {
			_light: "{colors.teal.100}",
			_dark: "{colors.teal.900}"
		} },
		muted: { value: {
			_light: "{colors.teal.200}",
			_dark: "{colors.teal.800}"
		} },
		emphasized: { value: {
			_light: "{colors.teal.300}",
			_dark: "{colors.teal.700}"
		} },
		solid: { value: {
			_light: "{colors.teal.600}",
			_dark: "{colors.teal.600}"
		} },
		focusRing: { value: {
			_light: "{colors.teal.500}",
			_dark: "{colors.teal.500}"
		} },
		border: { value: {
			_light: "{colors.teal.500}",
			_dark: "{colors.teal.400}"
		} }
	},
	purple: {
		contrast: { value: {
			_light: "white",
			_dark: "white"
		} },
		fg: { value: {
			_light: "{colors.purple.700}",
			_dark: "{colors.purple.300}"
		} },
		subtle: { value: {
			_light: "{colors.purple.100}",
			_dark: "{colors.purple.900}"
		} },
		muted: { value: {
			_light: "{colors.purple.200}",
			_dark: "{colors.purple.800}"
		} },
		emphasized: { value: {
			_light: "{colors.purple.300}",
			_dark: "{colors.purple.700}"
		} },
		solid: { value: {
			_light: "{colors.purple.600}",
			_dark: "{colors.purple.600}"
		} },
		focusRing: { value: {
			_light: "{colors.purple.500}",
			_dark: "{colors.purple.500}"
		} },
		border: { value: {
			_light: "{colors.purple.500}",
			_dark: "{colors.purple.400}"
		} }
	},
	pink: {
		contrast: { value: {
			_light: "white",
			_dark: "white"
		} },
		fg: { value: {
			_light: "{colors.pink.700}",
			_dark: "{colors.pink.300}"
		} },
		subtle: { value: {
			_light: "{colors.pink.100}",
			_dark: "{colors.pink.900}"
		} },
		muted: { value: {
			_light: "{colors.pink.200}",
			_dark: "{colors.pink.800}"
		} },
		emphasized: { value: {
			_light: "{colors.pink.300}",
			_dark: "{colors.pink.700}"
		} },
		solid: { value: {
			_light: "{colors.pink.600}",
			_dark: "{colors.pink.600}"
		} },
		focusRing: { value: {
			_light: "{colors.pink.500}",
			_dark: "{colors.pink.500}"
		} },
		border: { value: {
			_light: "{colors.pink.500}",
			_dark: "{colors.pink.400}"
		} }
	},
	cyan: {
		contrast: { value: {
			_light: "white",
			_dark: "white"
		} },
		fg: { value: {
			_light: "{colors.cyan.700}",
			_dark: "{colors.cyan.300}"
		} },
		subtle: { value: {
			_light: "{colors.cyan.100}",
			_dark: "{colors.cyan.900}"
		} },
		muted: { value: {
			_light: "{colors.cyan.200}",
			_dark: "{colors.cyan.800}"
		} },
		emphasized: { value: {
			_light: "{colors.cyan.300}",
			_dark: "{colors.cyan.700}"
		} },
		solid: { value: {
			_light: "{colors.cyan.600}",
			_dark: "{colors.cyan.600}"
		} },
		focusRing: { value: {
			_light: "{colors.cyan.500}",
			_dark: "{colors.cyan.500}"
		} },
		border: { value: {
			_light: "{colors.cyan.500}",
			_dark: "{colors.cyan.400}"
		} }
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/semantic-tokens/radii.js
var semanticRadii = defineSemanticTokens.radii({
	l1: { value: "{radii.xs}" },
	l2: { value: "{radii.sm}" },
	l3: { value: "{radii.md}" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/semantic-tokens/shadows.js
var semanticShadows = defineSemanticTokens.shadows({
	xs: { value: {
		_light: "0px 1px 2px {colors.gray.900/10}, 0px 0px 1px {colors.gray.900/20}",
		_dark: "0px 1px 1px {black/64}, 0px 0px 1px inset {colors.gray.300/20}"
	} },
	sm: { value: {
		_light: "0px 2px 4px {colors.gray.900/10}, 0px 0px 1px {colors.gray.900/30}",
		_dark: "0px 2px 4px {black/64}, 0px 0px 1px inset {colors.gray.300/30}"
	} },
	md: { value: {
		_light: "0px 4px 8px {colors.gray.900/10}, 0px 0px 1px {colors.gray.900/30}",
		_dark: "0px 4px 8px {black/64}, 0px 0px 1px inset {colors.gray.300/30}"
	} },
	lg: { value: {
		_light: "0px 8px 16px {colors.gray.900/10}, 0px 0px 1px {colors.gray.900/30}",
		_dark: "0px 8px 16px {black/64}, 0px 0px 1px inset {colors.gray.300/30}"
	} },
	xl: { value: {
		_light: "0px 16px 24px {colors.gray.900/10}, 0px 0px 1px {colors.gray.900/30}",
		_dark: "0px 16px 24px {black/64}, 0px 0px 1px inset {colors.gray.300/30}"
	} },
	"2xl": { value: {
		_light: "0px 24px 40px {colors.gray.900/16}, 0px 0px 1px {colors.gray.900/30}",
		_dark: "0px 24px 40px {black/64}, 0px 0px 1px inset {colors.gray.300/30}"
	} },
	inner: { value: {
		_light: "inset 0 2px 4px 0 {black/5}",
		_dark: "inset 0 2px 4px 0 black"
	} },
	inset: { value: {
		_light: "inset 0 0 0 1px {black/5}",
		_dark: "inset 0 0 0 1px {colors.gray.300/5}"
	} }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/anatomy.js
var accordionAnatomy = anatomy$33.extendWith("itemBody");
var actionBarAnatomy = createAnatomy("action-bar").parts("positioner", "content", "separator", "selectionTrigger", "closeTrigger");
var alertAnatomy = createAnatomy("alert").parts("title", "description", "root", "indicator", "content");
var breadcrumbAnatomy = createAnatomy("breadcrumb").parts("link", "currentLink", "item", "list", "root", "ellipsis", "separator");
var blockquoteAnatomy = createAnatomy("blockquote").parts("root", "icon", "content", "caption");
var cardAnatomy = createAnatomy("card").parts("root", "header", "body", "footer", "title", "description");
var checkboxCardAnatomy = createAnatomy("checkbox-card", [
	"root",
	"control",
	"label",
	"description",
	"addon",
	"indicator",
	"content"
]);
var dataListAnatomy = createAnatomy("data-list").parts("root", "item", "itemLabel", "itemValue");
var datePickerAnatomy = datePickerAnatomy$1.extendWith("indicatorGroup");
var dialogAnatomy = anatomy$23.extendWith("header", "body", "footer", "backdrop");
var drawerAnatomy = anatomy$23.extendWith("header", "body", "footer", "backdrop");
var editableAnatomy = anatomy$22.extendWith("textarea");
var emptyStateAnatomy = createAnatomy("empty-state", [
	"root",
	"content",
	"indicator",
	"title",
	"description"
]);
var fieldAnatomy = fieldAnatomy$1.extendWith("requiredIndicator");
var fieldsetAnatomy = fieldsetAnatomy$1.extendWith("content");
var fileUploadAnatomy = anatomy$21.extendWith("itemContent", "dropzoneContent", "fileText");
var listAnatomy = createAnatomy("list").parts("root", "item", "indicator");
var menuAnatomy = anatomy$16.extendWith("itemCommand");
var nativeSelectAnatomy = createAnatomy("select").parts("root", "field", "indicator");
var popoverAnatomy = anatomy$13.extendWith("header", "body", "footer");
var radioGroupAnatomy = anatomy$10.extendWith("itemAddon", "itemIndicator");
var radioCardAnatomy = radioGroupAnatomy.extendWith("itemContent", "itemDescription");
var ratingGroupAnatomy = anatomy$9.extendWith("itemIndicator");
var selectAnatomy = anatomy$7.extendWith("indicatorGroup");
var comboboxAnatomy = comboboxAnatomy$1.extendWith("indicatorGroup", "empty");
var sliderAnatomy = anatomy$6.extendWith("markerIndicator", "markerLabel");
var statAnatomy = createAnatomy("stat").parts("root", "label", "helpText", "valueText", "valueUnit", "indicator");
var statusAnatomy = createAnatomy("status").parts("root", "indicator");
var stepsAnatomy = createAnatomy("steps", [
	"root",
	"list",
	"item",
	"trigger",
	"indicator",
	"separator",
	"content",
	"title",
	"description",
	"nextTrigger",
	"prevTrigger",
	"progress"
]);
var switchAnatomy = anatomy$4.extendWith("indicator");
var tableAnatomy = createAnatomy("table").parts("root", "header", "body", "row", "columnHeader", "cell", "footer", "caption");
var toastAnatomy = createAnatomy("toast").parts("root", "title", "description", "indicator", "closeTrigger", "actionTrigger");
var tabsAnatomy = createAnatomy("tabs").parts("root", "trigger", "list", "content", "contentGroup", "indicator");
var tagAnatomy = createAnatomy("tag").parts("root", "label", "closeTrigger", "startElement", "endElement");
var timelineAnatomy = createAnatomy("timeline").parts("root", "item", "content", "separator", "indicator", "connector", "title", "description");
var colorPickerAnatomy = colorPickerAnatomy$1.extendWith("channelText");
var codeBlockAnatomy = createAnatomy("code-block", [
	"root",
	"content",
	"title",
	"header",
	"footer",
	"control",
	"overlay",
	"code",
	"codeText",
	"copyTrigger",
	"copyIndicator",
	"collapseTrigger",
	"collapseIndicator",
	"collapseText"
]);
var splitterAnatomy = anatomy$5.extendWith("resizeTriggerSeparator", "resizeTriggerIndicator");
anatomy$29.extendWith("valueText");
var listboxAnatomy = listboxAnatomy$1;
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/accordion.js
var accordionSlotRecipe = defineSlotRecipe({
	className: "chakra-accordion",
	slots: accordionAnatomy.keys(),
	base: {
		root: {
			width: "full",
			"--accordion-radius": "radii.l2"
		},
		item: { overflowAnchor: "none" },
		itemTrigger: {
			display: "flex",
			alignItems: "center",
			textAlign: "start",
			width: "full",
			outline: "0",
			gap: "3",
			fontWeight: "medium",
			borderRadius: "var(--accordion-radius)",
			_focusVisible: {
				outline: "2px solid",
				outlineColor: "colorPalette.focusRing"
			},
			_disabled: { layerStyle: "disabled" }
		},
		itemBody: {
			pt: "var(--accordion-padding-y)",
			pb: "calc(var(--accordion-padding-y) * 2)"
		},
		itemContent: {
			overflow: "hidden",
			borderRadius: "var(--accordion-radius)",
			_open: {
				animationName: "expand-height, fade-in",
				animationDuration: "moderate"
			},
			_closed: {
				animationName: "collapse-height, fade-out",
				animationDuration: "moderate"
			}
		},
		itemIndicator: {
			transition: "rotate 0.2s",
			transformOrigin: "center",
			color: "fg.subtle",
			_open: { rotate: "180deg" },
			_icon: {
				width: "1.2em",
				height: "1.2em"
			}
		}
	},
	variants: {
		variant: {
			outline: { item: { borderBottomWidth: "1px" } },
			subtle: {
				itemTrigger: { px: "var(--accordion-padding-x)" },
				itemContent: { px: "var(--accordion-padding-x)" },
				item: {
					borderRadius: "var(--accordion-radius)",
					_open: { bg: "colorPalette.subtle" }
				}
			},
			enclosed: {
				root: {
					borderWidth: "1px",
					borderRadius: "var(--accordion-radius)",
					divideY: "1px",
					overflow: "hidden"
				},
				itemTrigger: { px: "var(--accordion-padding-x)" },
				itemContent: { px: "var(--accordion-padding-x)" },
				item: { _open: { bg: "bg.subtle" } }
			},
			plain: {}
		},
		size: {
			sm: {
				root: {
					"--accordion-padding-x": "spacing.3",
					"--accordion-padding-y": "spacing.2"
				},
				itemTrigger: {
					textStyle: "sm",
					py: "var(--accordion-padding-y)"
				}
			},
			md: {
				root: {
					"--accordion-padding-x": "spacing.4",
					"--accordion-padding-y": "spacing.2"
				},
				itemTrigger: {
					textStyle: "md",
					py: "var(--accordion-padding-y)"
				}
			},
			lg: {
				root: {
					"--accordion-padding-x": "spacing.4.5",
					"--accordion-padding-y": "spacing.2.5"
				},
				itemTrigger: {
					textStyle: "lg",
					py: "var(--accordion-padding-y)"
				}
			}
		}
	},
	defaultVariants: {
		size: "md",
		variant: "outline"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/action-bar.js
var actionBarSlotRecipe = defineSlotRecipe({
	className: "chakra-action-bar",
	slots: actionBarAnatomy.keys(),
	base: {
		positioner: {
			position: "fixed",
			display: "flex",
			pointerEvents: "none",
			insetInline: "0",
			"--action-bar-offset": "spacing.4"
		},
		content: {
			bg: "bg.panel",
			shadow: "md",
			display: "flex",
			alignItems: "center",
			gap: "3",
			borderRadius: "l3",
			py: "2.5",
			px: "3",
			pointerEvents: "auto",
			translate: "calc(-1 * var(--scrollbar-width) / 2) 0px",
			_open: {
				animationName: "slide-from-bottom, fade-in",
				animationDuration: "moderate"
			},
			_closed: {
				animationName: "slide-to-bottom, fade-out",
				animationDuration: "faster"
			}
		},
		separator: {
			width: "1px",
			height: "5",
			bg: "border"
		},
		selectionTrigger: {
			display: "inline-flex",
			alignItems: "center",
			gap: "2",
			alignSelf: "stretch",
			textStyle: "sm",
			px: "4",
			py: "1",
			borderRadius: "l2",
			borderWidth: "1px",
			borderStyle: "dashed"
		}
	},
	variants: { placement: {
		bottom: { positioner: {
			bottom: "calc(env(safe-area-inset-bottom) + var(--action-bar-offset))",
			justifyContent: "center"
		} },
		"bottom-start": { positioner: {
			bottom: "calc(env(safe-area-inset-bottom) + var(--action-bar-offset))",
			justifyContent: "flex-start",
			ps: "var(--action-bar-offset)"
		} },
		"bottom-end": { positioner: {
			bottom: "calc(env(safe-area-inset-bottom) + var(--action-bar-offset))",
			justifyContent: "flex-end",
			pe: "var(--action-bar-offset)"
		} }
	} },
	defaultVariants: { placement: "bottom" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/alert.js
var alertSlotRecipe = defineSlotRecipe({
	slots: alertAnatomy.keys(),
	className: "chakra-alert",
	base: {
		root: {
			width: "full",
			display: "flex",
			alignItems: "flex-start",
			position: "relative",
			borderRadius: "l3"
		},
		title: { fontWeight: "medium" },
		description: { display: "inline" },
		indicator: {
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			flexShrink: "0",
			width: "1em",
			height: "1em",
			_icon: { boxSize: "full" }
		},
		content: {
			display: "flex",
			flex: "1",
			gap: "1"
		}
	},
	variants: {
		status: {
			info: { root: { colorPalette: "blue" } },
			warning: { root: { colorPalette: "orange" } },
			success: { root: { colorPalette: "green" } },
			error: { root: { colorPalette: "red" } },
			neutral: { root: { colorPalette: "gray" } }
		},
		inline: {
			true: { content: {
				display: "inline-flex",
				flexDirection: "row",
				alignItems: "center"
			} },
			false: { content: {
				display: "flex",
				flexDirection: "column"
			} }
		},
		variant: {
			subtle: { root: {
				bg: "colorPalette.subtle",
				color: "colorPalette.fg"
			} },
			surface: {
				root: {
					bg: "colorPalette.subtle",
					color: "colorPalette.fg",
					shadow: "inset 0 0 0px 1px var(--shadow-color)",
					shadowColor: "colorPalette.muted"
				},
				indicator: { color: "colorPalette.fg" }
			},
			outline: {
				root: {
					color: "colorPalette.fg",
					shadow: "inset 0 0 0px 1px var(--shadow-color)",
					"--outline-shadow-legacy": "colors.colorPalette.muted",
					"--outline-shadow": "colors.colorPalette.border",
					shadowColor: "var(--outline-shadow, var(--outline-shadow-legacy))"
				},
				indicator: { color: "colorPalette.fg" }
			},
			solid: {
				root: {
					bg: "colorPalette.solid",
					color: "colorPalette.contrast"
				},
				indicator: { color: "colorPalette.contrast" }
			}
		},
		size: {
			sm: {
				root: {
					gap: "2",
					px: "3",
					py: "3",
					textStyle: "xs"
				},
				indicator: { textStyle: "lg" }
			},
			md: {
				root: {
					gap: "3",
					px: "4",
					py: "4",
					textStyle: "sm"
				},
				indicator: { textStyle: "xl" }
			},
			lg: {
				root: {
					gap: "3",
					px: "4",
					py: "4",
					textStyle: "md"
				},
				indicator: { textStyle: "2xl" }
			}
		}
	},
	defaultVariants: {
		status: "info",
		variant: "subtle",
		size: "md",
		inline: false
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/avatar.js
var avatarSlotRecipe = defineSlotRecipe({
	slots: anatomy$32.keys(),
	className: "chakra-avatar",
	base: {
		root: {
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			fontWeight: "medium",
			position: "relative",
			verticalAlign: "top",
			flexShrink: "0",
			userSelect: "none",
			width: "var(--avatar-size)",
			height: "var(--avatar-size)",
			fontSize: "var(--avatar-font-size)",
			borderRadius: "var(--avatar-radius)",
			"&[data-group-item]": {
				borderWidth: "2px",
				borderColor: "bg"
			}
		},
		image: {
			width: "100%",
			height: "100%",
			objectFit: "cover",
			borderRadius: "var(--avatar-radius)"
		},
		fallback: {
			lineHeight: "1",
			textTransform: "uppercase",
			fontWeight: "medium",
			fontSize: "var(--avatar-font-size)",
			borderRadius: "var(--avatar-radius)"
		}
	},
	variants: {
		size: {
			full: { root: {
				"--avatar-size": "100%",
				"--avatar-font-size": "100%"
			} },
			"2xs": { root: {
				"--avatar-font-size": "fontSizes.2xs",
				"--avatar-size": "sizes.6"
			} },
			xs: { root: {
				"--avatar-font-size": "fontSizes.xs",
				"--avatar-size": "sizes.8"
			} },
			sm: { root: {
				"--avatar-font-size": "fontSizes.sm",
				"--avatar-size": "sizes.9"
			} },
			md: { root: {
				"--avatar-font-size": "fontSizes.md",
				"--avatar-size": "sizes.10"
			} },
			lg: { root: {
				"--avatar-font-size": "fontSizes.md",
				"--avatar-size": "sizes.11"
			} },
			xl: { root: {
				"--avatar-font-size": "fontSizes.lg",
				"--avatar-size": "sizes.12"
			} },
			"2xl": { root: {
				"--avatar-font-size": "fontSizes.xl",
				"--avatar-size": "sizes.16"
			} }
		},
		variant: {
			solid: { root: {
				bg: "colorPalette.solid",
				color: "colorPalette.contrast"
			} },
			subtle: { root: {
				bg: "colorPalette.muted",
				color: "colorPalette.fg"
			} },
			outline: { root: {
				color: "colorPalette.fg",
				borderWidth: "1px",
				"--outline-shadow-legacy": "colors.colorPalette.muted",
				"--outline-shadow": "colors.colorPalette.border",
				borderColor: "var(--outline-shadow, var(--outline-shadow-legacy))"
			} }
		},
		shape: {
			square: {},
			rounded: { root: { "--avatar-radius": "radii.l3" } },
			full: { root: { "--avatar-radius": "radii.full" } }
		},
		borderless: { true: { root: { "&[data-group-item]": { borderWidth: "0px" } } } }
	},
	defaultVariants: {
		size: "md",
		shape: "full",
		variant: "subtle"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/blockquote.js
var blockquoteSlotRecipe = defineSlotRecipe({
	className: "chakra-blockquote",
	slots: blockquoteAnatomy.keys(),
	base: {
		root: {
			position: "relative",
			display: "flex",
			flexDirection: "column",
			gap: "2"
		},
		caption: {
			textStyle: "sm",
			color: "fg.muted"
		},
		icon: { boxSize: "5" }
	},
	variants: {
		justify: {
			start: { root: {
				alignItems: "flex-start",
				textAlign: "start"
			} },
			center: { root: {
				alignItems: "center",
				textAlign: "center"
			} },
			end: { root: {
				alignItems: "flex-end",
				textAlign: "end"
			} }
		},
		variant: {
			subtle: {
				root: {
					paddingX: "5",
					borderStartWidth: "4px",
					borderStartColor: "colorPalette.muted"
				},
				icon: { color: "colorPalette.fg" }
			},
			solid: {
				root: {
					paddingX: "5",
					borderStartWidth: "4px",
					borderStartColor: "colorPalette.solid"
				},
				icon: { color: "colorPalette.solid" }
			},
			plain: {
				root: { paddingX: "5" },
				icon: { color: "colorPalette.solid" }
			}
		}
	},
	defaultVariants: {
		variant: "subtle",
		justify: "start"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/breadcrumb.js
var breadcrumbSlotRecipe = defineSlotRecipe({
	className: "chakra-breadcrumb",
	slots: breadcrumbAnatomy.keys(),
	base: {
		list: {
			display: "flex",
			alignItems: "center",
			wordBreak: "break-word",
			color: "fg.muted",
			listStyle: "none"
		},
		link: {
			outline: "0",
			textDecoration: "none",
			borderRadius: "l1",
			focusRing: "outside",
			display: "inline-flex",
			alignItems: "center",
			gap: "2"
		},
		item: {
			display: "inline-flex",
			alignItems: "center"
		},
		separator: {
			color: "fg.muted",
			opacity: "0.8",
			_icon: { boxSize: "1em" },
			_rtl: { rotate: "180deg" }
		},
		ellipsis: {
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			_icon: { boxSize: "1em" }
		}
	},
	variants: {
		variant: {
			underline: {
				link: {
					color: "colorPalette.fg",
					textDecoration: "underline",
					textUnderlineOffset: "0.2em",
					textDecorationColor: "colorPalette.muted"
				},
				currentLink: { color: "colorPalette.fg" }
			},
			plain: {
				link: {
					color: "fg.muted",
					_hover: { color: "fg" }
				},
				currentLink: { color: "fg" }
			}
		},
		size: {
			sm: { list: {
				gap: "1",
				textStyle: "xs"
			} },
			md: { list: {
				gap: "1.5",
				textStyle: "sm"
			} },
			lg: { list: {
				gap: "2",
				textStyle: "md"
			} }
		}
	},
	defaultVariants: {
		variant: "plain",
		size: "md"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/card.js
var cardSlotRecipe = defineSlotRecipe({
	className: "chakra-card",
	slots: cardAnatomy.keys(),
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			position: "relative",
			minWidth: "0",
			wordWrap: "break-word",
			borderRadius: "l3",
			color: "fg",
			textAlign: "start"
		},
		title: { fontWeight: "semibold" },
		description: {
			color: "fg.muted",
			fontSize: "sm"
		},
		header: {
			paddingInline: "var(--card-padding)",
			paddingTop: "var(--card-padding)",
			display: "flex",
			flexDirection: "column",
			gap: "1.5"
		},
		body: {
			padding: "var(--card-padding)",
			flex: "1",
			display: "flex",
			flexDirection: "column"
		},
		footer: {
			display: "flex",
			alignItems: "center",
			gap: "2",
			paddingInline: "var(--card-padding)",
			paddingBottom: "var(--card-padding)"
		}
	},
	variants: {
		size: {
			sm: {
				root: { "--card-padding": "spacing.4" },
				title: { textStyle: "md" }
			},
			md: {
				root: { "--card-padding": "spacing.6" },
				title: { textStyle: "lg" }
			},
			lg: {
				root: { "--card-padding": "spacing.7" },
				title: { textStyle: "xl" }
			}
		},
		variant: {
			elevated: { root: {
				bg: "bg.panel",
				boxShadow: "md"
			} },
			outline: { root: {
				bg: "bg.panel",
				borderWidth: "1px",
				borderColor: "border"
			} },
			subtle: { root: { bg: "bg.muted" } }
		}
	},
	defaultVariants: {
		variant: "outline",
		size: "md"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/carousel.js
var carouselSlotRecipe = defineSlotRecipe({
	className: "carousel",
	slots: carouselAnatomy.keys(),
	base: {
		root: {
			position: "relative",
			display: "flex",
			gap: "2",
			_horizontal: { flexDirection: "column" },
			_vertical: { flexDirection: "row" }
		},
		item: {
			_horizontal: { width: "100%" },
			_vertical: { height: "100%" }
		},
		control: {
			display: "flex",
			alignItems: "center",
			_horizontal: {
				flexDirection: "row",
				width: "100%"
			},
			_vertical: {
				flexDirection: "column",
				height: "100%"
			}
		},
		indicatorGroup: {
			display: "flex",
			justifyContent: "center",
			gap: "3",
			_horizontal: { flexDirection: "row" },
			_vertical: { flexDirection: "column" }
		},
		indicator: {
			width: "2.5",
			height: "2.5",
			borderRadius: "full",
			bg: "colorPalette.subtle",
			cursor: "button",
			_current: { bg: "colorPalette.solid" }
		}
	},
	defaultVariants: {}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/checkbox.js
var checkboxSlotRecipe = defineSlotRecipe({
	slots: checkboxAnatomy.keys(),
	className: "chakra-checkbox",
	base: {
		root: {
			display: "inline-flex",
			gap: "2",
			alignItems: "center",
			verticalAlign: "top",
			position: "relative"
		},
		control: checkmarkRecipe.base,
		label: {
			fontWeight: "medium",
			userSelect: "none",
			_disabled: { opacity: "0.5" }
		}
	},
	variants: {
		size: {
			xs: {
				root: { gap: "1.5" },
				label: { textStyle: "xs" },
				control: checkmarkRecipe.variants?.size?.xs
			},
			sm: {
				root: { gap: "2" },
				label: { textStyle: "sm" },
				control: checkmarkRecipe.variants?.size?.sm
			},
			md: {
				root: { gap: "2.5" },
				label: { textStyle: "sm" },
				control: checkmarkRecipe.variants?.size?.md
			},
			lg: {
				root: { gap: "3" },
				label: { textStyle: "md" },
				control: checkmarkRecipe.variants?.size?.lg
			}
		},
		variant: {
			outline: { control: checkmarkRecipe.variants?.variant?.outline },
			solid: { control: checkmarkRecipe.variants?.variant?.solid },
			subtle: { control: checkmarkRecipe.variants?.variant?.subtle }
		}
	},
	defaultVariants: {
		variant: "solid",
		size: "md"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/checkbox-card.js
var checkboxCardSlotRecipe = defineSlotRecipe({
	slots: checkboxCardAnatomy.keys(),
	className: "chakra-checkbox-card",
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			userSelect: "none",
			position: "relative",
			borderRadius: "l2",
			flex: "1",
			focusVisibleRing: "outside",
			_disabled: { opacity: "0.8" },
			_invalid: {
				outline: "2px solid",
				outlineColor: "border.error"
			}
		},
		control: {
			display: "inline-flex",
			flex: "1",
			position: "relative",
			borderRadius: "inherit",
			justifyContent: "var(--checkbox-card-justify)",
			alignItems: "var(--checkbox-card-align)"
		},
		label: {
			fontWeight: "medium",
			display: "flex",
			alignItems: "center",
			gap: "2",
			flex: "1",
			_disabled: { opacity: "0.5" }
		},
		description: {
			opacity: "0.64",
			textStyle: "sm",
			_disabled: { opacity: "0.5" }
		},
		addon: { _disabled: { opacity: "0.5" } },
		indicator: checkmarkRecipe.base,
		content: {
			display: "flex",
			flexDirection: "column",
			flex: "1",
			gap: "1",
			justifyContent: "var(--checkbox-card-justify)",
			alignItems: "var(--checkbox-card-align)"
		}
	},
	variants: {
		size: {
			sm: {
				root: { textStyle: "sm" },
				control: {
					padding: "3",
					gap: "1.5"
				},
				addon: {
					px: "3",
					py: "1.5",
					borderTopWidth: "1px"
				},
				indicator: checkmarkRecipe.variants?.size.sm
			},
			md: {
				root: { textStyle: "sm" },
				control: {
					padding: "4",
					gap: "2.5"
				},
				addon: {
					px: "4",
					py: "2",
					borderTopWidth: "1px"
				},
				indicator: checkmarkRecipe.variants?.size.md
			},
			lg: {
				root: { textStyle: "md" },
				control: {
					padding: "4",
					gap: "3.5"
				},
				addon: {
					px: "4",
					py: "2",
					borderTopWidth: "1px"
				},
				indicator: checkmarkRecipe.variants?.size.lg
			}
		},
		variant: {
			surface: {
				root: {
					borderWidth: "1px",
					borderColor: "border",
					_checked: {
						bg: "colorPalette.subtle",
						color: "colorPalette.fg",
						borderColor: "colorPalette.muted"
					},
					_disabled: { bg: "bg.muted" }
				},
				indicator: checkmarkRecipe.variants?.variant.solid
			},
			subtle: {
				root: { bg: "bg.muted" },
				control: { _checked: {
					bg: "colorPalette.muted",
					color: "colorPalette.fg"
				} },
				indicator: checkmarkRecipe.variants?.variant.plain
			},
			outline: {
				root: {
					borderWidth: "1px",
					borderColor: "border",
					_checked: {
						boxShadow: "inset 0 0 0 1px var(--shadow-color)",
						boxShadowColor: "colorPalette.solid",
						borderColor: "colorPalette.solid"
					}
				},
				indicator: checkmarkRecipe.variants?.variant.solid
			},
			solid: {
				root: {
					borderWidth: "1px",
					_checked: {
						bg: "colorPalette.solid",
						color: "colorPalette.contrast",
						borderColor: "colorPalette.solid"
					}
				},
				indicator: checkmarkRecipe.variants?.variant.inverted
			}
		},
		justify: {
			start: { root: { "--checkbox-card-justify": "flex-start" } },
			end: { root: { "--checkbox-card-justify": "flex-end" } },
			center: { root: { "--checkbox-card-justify": "center" } }
		},
		align: {
			start: {
				root: { "--checkbox-card-align": "flex-start" },
				content: { textAlign: "start" }
			},
			end: {
				root: { "--checkbox-card-align": "flex-end" },
				content: { textAlign: "end" }
			},
			center: {
				root: { "--checkbox-card-align": "center" },
				content: { textAlign: "center" }
			}
		},
		orientation: {
			vertical: { control: { flexDirection: "column" } },
			horizontal: { control: { flexDirection: "row" } }
		}
	},
	defaultVariants: {
		size: "md",
		variant: "outline",
		align: "start",
		orientation: "horizontal"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/code-block.js
var codeBlockSlotRecipe = defineSlotRecipe({
	slots: codeBlockAnatomy.keys(),
	className: "code-block",
	base: {
		root: {
			colorPalette: "gray",
			rounded: "var(--code-block-radius)",
			overflow: "hidden",
			bg: "bg",
			color: "fg",
			borderWidth: "1px",
			"--code-block-max-height": "320px",
			"--code-block-bg": "colors.bg",
			"--code-block-fg": "colors.fg",
			"--code-block-obscured-opacity": "0.5",
			"--code-block-obscured-blur": "1px",
			"--code-block-line-number-width": "sizes.3",
			"--code-block-line-number-margin": "spacing.4",
			"--code-block-highlight-bg": "{colors.teal.focusRing/20}",
			"--code-block-highlight-border": "colors.teal.focusRing",
			"--code-block-highlight-added-bg": "{colors.green.focusRing/20}",
			"--code-block-highlight-added-border": "colors.green.focusRing",
			"--code-block-highlight-removed-bg": "{colors.red.focusRing/20}",
			"--code-block-highlight-removed-border": "colors.red.focusRing"
		},
		header: {
			display: "flex",
			alignItems: "center",
			gap: "2",
			position: "relative",
			px: "var(--code-block-padding)",
			minH: "var(--code-block-header-height)",
			mb: "calc(var(--code-block-padding) / 2 * -1)"
		},
		title: {
			display: "inline-flex",
			alignItems: "center",
			gap: "1.5",
			flex: "1",
			color: "fg.muted"
		},
		control: {
			gap: "1.5",
			display: "inline-flex",
			alignItems: "center"
		},
		footer: {
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			gap: "2",
			px: "var(--code-block-padding)",
			minH: "var(--code-block-header-height)"
		},
		content: {
			position: "relative",
			colorScheme: "dark",
			borderBottomRadius: "var(--code-block-radius)",
			maxHeight: "var(--code-block-max-height)",
			"& ::selection": { bg: "blue.500/40" },
			_expanded: { maxHeight: "unset" }
		},
		overlay: {
			"--bg": "{colors.black/50}",
			display: "flex",
			alignItems: "flex-end",
			justifyContent: "center",
			padding: "4",
			bgImage: "linear-gradient(0deg,var(--bg) 25%,transparent 100%)",
			color: "white",
			minH: "5rem",
			pos: "absolute",
			bottom: "0",
			insetInline: "0",
			zIndex: "1",
			fontWeight: "medium",
			_expanded: { display: "none" }
		},
		code: {
			fontFamily: "mono",
			lineHeight: "tall",
			whiteSpace: "pre",
			counterReset: "line 0",
			overflowX: "auto",
			overflowY: "hidden"
		},
		codeText: {
			px: "var(--code-block-padding)",
			py: "var(--code-block-padding)",
			position: "relative",
			display: "block",
			width: "100%",
			"&[data-has-focused]": {
				"& [data-line]:not([data-focused])": {
					transitionProperty: "opacity, filter",
					transitionDuration: "moderate",
					transitionTimingFunction: "ease-in-out",
					opacity: "var(--code-block-obscured-opacity)",
					filter: "blur(var(--code-block-obscured-blur))"
				},
				"&:hover": {
					"--code-block-obscured-opacity": "1",
					"--code-block-obscured-blur": "0px"
				}
			},
			"&[data-has-line-numbers][data-plaintext]": { paddingInlineStart: "calc(var(--code-block-line-number-width) + var(--code-block-line-number-margin) + var(--code-block-padding))" },
			"& [data-line]": {
				position: "relative",
				paddingInlineEnd: "var(--code-block-padding)",
				"--highlight-bg": "var(--code-block-highlight-bg)",
				"--highlight-border": "var(--code-block-highlight-border)",
				"&[data-highlight], &[data-diff]": {
					display: "inline-block",
					width: "full",
					"&:after": {
						content: `''`,
						display: "block",
						position: "absolute",
						top: "0",
						insetStart: "calc(var(--code-block-padding) * -1)",
						insetEnd: "0px",
						width: "calc(100% + var(--code-block-padding) * 2)",
						height: "100%",
						bg: "var(--highlight-bg)",
						borderStartWidth: "2px",
						borderStartColor: "var(--highlight-border)"
					}
				},
				"&[data-diff='added']": {
					"--highlight-bg": "var(--code-block-highlight-added-bg)",
					"--highlight-border": "var(--code-block-highlight-added-border)"
				},
				"&[data-diff='removed']": {
					"--highlight-bg": "var(--code-block-highlight-removed-bg)",
					"--highlight-border": "var(--code-block-highlight-removed-border)"
				}
			},
			"&[data-word-wrap]": { "&[data-plaintext], & [data-line]": {
				whiteSpace: "pre-wrap",
				wordBreak: "break-all"
			} },
			"&[data-has-line-numbers]": {
				"--content": "counter(line)",
				"& [data-line]:before": {
					content: "var(--content)",
					counterIncrement: "line",
					width: "var(--code-block-line-number-width)",
					marginRight: "var(--code-block-line-number-margin)",
					display: "inline-block",
					textAlign: "end",
					userSelect: "none",
					whiteSpace: "nowrap",
					opacity: .4
				},
				"& [data-diff='added']:before": { content: "'+'" },
				"& [data-diff='removed']:before": { content: "'-'" }
			}
		}
	},
	variants: { size: {
		sm: {
			root: {
				"--code-block-padding": "spacing.4",
				"--code-block-radius": "radii.md",
				"--code-block-header-height": "sizes.8"
			},
			title: { textStyle: "xs" },
			code: { fontSize: "xs" }
		},
		md: {
			root: {
				"--code-block-padding": "spacing.4",
				"--code-block-radius": "radii.lg",
				"--code-block-header-height": "sizes.10"
			},
			title: { textStyle: "xs" },
			code: { fontSize: "sm" }
		},
		lg: {
			root: {
				"--code-block-padding": "spacing.5",
				"--code-block-radius": "radii.xl",
				"--code-block-header-height": "sizes.12"
			},
			title: { textStyle: "sm" },
			code: { fontSize: "sm" }
		}
	} },
	defaultVariants: { size: "md" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/collapsible.js
var collapsibleSlotRecipe = defineSlotRecipe({
	slots: anatomy$28.keys(),
	className: "chakra-collapsible",
	base: { content: {
		overflow: "hidden",
		_open: {
			animationName: "expand-height, fade-in",
			animationDuration: "moderate",
			"&[data-has-collapsed-size]": { animationName: "expand-height" }
		},
		_closed: {
			animationName: "collapse-height, fade-out",
			animationDuration: "moderate",
			"&[data-has-collapsed-size]": { animationName: "collapse-height" }
		}
	} }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/color-picker.js
var colorPickerSlotRecipe = defineSlotRecipe({
	className: "colorPicker",
	slots: colorPickerAnatomy.keys(),
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			gap: "1.5"
		},
		label: {
			color: "fg",
			fontWeight: "medium",
			textStyle: "sm",
			_disabled: { opacity: "0.5" }
		},
		valueText: { textAlign: "start" },
		control: {
			display: "flex",
			alignItems: "center",
			flexDirection: "row",
			gap: "2",
			position: "relative"
		},
		swatchTrigger: {
			display: "flex",
			alignItems: "center",
			justifyContent: "center"
		},
		trigger: {
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			flexDirection: "row",
			flexShrink: "0",
			gap: "2",
			textStyle: "sm",
			minH: "var(--input-height)",
			minW: "var(--input-height)",
			px: "1",
			rounded: "l2",
			_disabled: { opacity: "0.5" },
			"--focus-color": "colors.colorPalette.focusRing",
			"&:focus-visible": {
				borderColor: "var(--focus-color)",
				outline: "1px solid var(--focus-color)"
			},
			"&[data-fit-content]": {
				"--input-height": "unset",
				px: "0",
				border: "0"
			}
		},
		content: {
			display: "flex",
			flexDirection: "column",
			bg: "bg.panel",
			borderRadius: "l3",
			boxShadow: "lg",
			width: "64",
			p: "4",
			gap: "3",
			"--color-picker-z-index": "zIndex.popover",
			zIndex: "calc(var(--color-picker-z-index) + var(--layer-index, 0))",
			_open: {
				animationStyle: "slide-fade-in",
				animationDuration: "fast"
			},
			_closed: {
				animationStyle: "slide-fade-out",
				animationDuration: "faster"
			}
		},
		area: {
			height: "180px",
			borderRadius: "l2",
			overflow: "hidden"
		},
		areaThumb: {
			borderRadius: "full",
			height: "var(--thumb-size)",
			width: "var(--thumb-size)",
			borderWidth: "2px",
			borderColor: "white",
			shadow: "sm",
			focusVisibleRing: "mixed",
			focusRingColor: "white"
		},
		areaBackground: { height: "full" },
		channelSlider: {
			borderRadius: "l2",
			flex: "1"
		},
		channelSliderTrack: {
			height: "var(--slider-height)",
			borderRadius: "inherit",
			boxShadow: "inset 0 0 0 1px rgba(0,0,0,0.1)"
		},
		channelText: {
			textStyle: "xs",
			color: "fg.muted",
			fontWeight: "medium",
			textTransform: "capitalize"
		},
		swatchGroup: {
			display: "flex",
			flexDirection: "row",
			flexWrap: "wrap",
			gap: "2"
		},
		swatch: {
			...colorSwatchRecipe.base,
			borderRadius: "l1"
		},
		swatchIndicator: {
			color: "white",
			rounded: "full"
		},
		channelSliderThumb: {
			borderRadius: "full",
			height: "var(--thumb-size)",
			width: "var(--thumb-size)",
			borderWidth: "2px",
			borderColor: "white",
			shadow: "sm",
			transform: "translate(-50%, -50%)",
			focusVisibleRing: "outside",
			focusRingOffset: "1px"
		},
		channelInput: {
			...inputRecipe.base,
			"&::-webkit-inner-spin-button, &::-webkit-outer-spin-button": {
				WebkitAppearance: "none",
				margin: 0
			}
		},
		formatSelect: {
			textStyle: "xs",
			textTransform: "uppercase",
			borderWidth: "1px",
			minH: "6",
			focusRing: "inside",
			rounded: "l2"
		},
		transparencyGrid: { borderRadius: "l2" },
		view: {
			display: "flex",
			flexDirection: "column",
			gap: "2"
		}
	},
	variants: {
		size: {
			"2xs": {
				channelInput: inputRecipe.variants?.size?.["2xs"],
				swatch: { "--swatch-size": "sizes.4.5" },
				trigger: { "--input-height": "sizes.7" },
				area: { "--thumb-size": "sizes.3" },
				channelSlider: {
					"--slider-height": "sizes.3",
					"--thumb-size": "sizes.3"
				}
			},
			xs: {
				channelInput: inputRecipe.variants?.size?.xs,
				swatch: { "--swatch-size": "sizes.5" },
				trigger: { "--input-height": "sizes.8" },
				area: { "--thumb-size": "sizes.3.5" },
				channelSlider: {
					"--slider-height": "sizes.3.5",
					"--thumb-size": "sizes.3.5"
				}
			},
			sm: {
				channelInput: inputRecipe.variants?.size?.sm,
				swatch: { "--swatch-size": "sizes.6" },
				trigger: { "--input-height": "sizes.9" },
				area: { "--thumb-size": "sizes.3.5" },
				channelSlider: {
					"--slider-height": "sizes.3.5",
					"--thumb-size": "sizes.3.5"
				}
			},
			md: {
				channelInput: inputRecipe.variants?.size?.md,
				swatch: { "--swatch-size": "sizes.7" },
				trigger: { "--input-height": "sizes.10" },
				area: { "--thumb-size": "sizes.3.5" },
				channelSlider: {
					"--slider-height": "sizes.3.5",
					"--thumb-size": "sizes.3.5"
				}
			},
			lg: {
				channelInput: inputRecipe.variants?.size?.lg,
				swatch: { "--swatch-size": "sizes.7" },
				trigger: { "--input-height": "sizes.11" },
				area: { "--thumb-size": "sizes.3.5" },
				channelSlider: {
					"--slider-height": "sizes.3.5",
					"--thumb-size": "sizes.3.5"
				}
			},
			xl: {
				channelInput: inputRecipe.variants?.size?.xl,
				swatch: { "--swatch-size": "sizes.8" },
				trigger: { "--input-height": "sizes.12" },
				area: { "--thumb-size": "sizes.3.5" },
				channelSlider: {
					"--slider-height": "sizes.3.5",
					"--thumb-size": "sizes.3.5"
				}
			},
			"2xl": {
				channelInput: inputRecipe.variants?.size?.["2xl"],
				swatch: { "--swatch-size": "sizes.10" },
				trigger: { "--input-height": "sizes.16" },
				area: { "--thumb-size": "sizes.3.5" },
				channelSlider: {
					"--slider-height": "sizes.3.5",
					"--thumb-size": "sizes.3.5"
				}
			}
		},
		variant: {
			outline: {
				channelInput: inputRecipe.variants?.variant?.outline,
				trigger: { borderWidth: "1px" }
			},
			subtle: {
				channelInput: inputRecipe.variants?.variant?.subtle,
				trigger: {
					borderWidth: "1px",
					borderColor: "transparent",
					bg: "bg.muted"
				}
			}
		}
	},
	defaultVariants: {
		size: "md",
		variant: "outline"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/combobox.js
var comboboxSlotRecipe = defineSlotRecipe({
	className: "chakra-combobox",
	slots: comboboxAnatomy.keys(),
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			gap: "1.5",
			width: "full"
		},
		label: {
			fontWeight: "medium",
			userSelect: "none",
			textStyle: "sm",
			_disabled: { layerStyle: "disabled" }
		},
		control: {
			pos: "relative",
			"--padding-factor": "1",
			"--combobox-input-padding-end": "var(--combobox-input-padding-x)",
			"&:has([data-part=trigger]), &:has([data-part=clear-trigger])": { "--combobox-input-padding-end": "calc(var(--combobox-input-height) * var(--padding-factor))" },
			"&:has([data-part=trigger]):has([data-part=clear-trigger]:not([hidden]))": { "--padding-factor": "1.5" }
		},
		input: {
			display: "flex",
			alignItems: "center",
			justifyContent: "space-between",
			background: "bg.panel",
			width: "full",
			minH: "var(--combobox-input-height)",
			ps: "var(--combobox-input-padding-x)",
			pe: "var(--combobox-input-padding-end)",
			"--input-height": "var(--combobox-input-height)",
			borderRadius: "l2",
			outline: 0,
			userSelect: "none",
			textAlign: "start",
			_placeholderShown: { color: "fg.muted" },
			_disabled: { layerStyle: "disabled" },
			"--focus-color": "colors.colorPalette.focusRing",
			"--error-color": "colors.border.error",
			_invalid: {
				focusRingColor: "var(--error-color)",
				borderColor: "var(--error-color)"
			}
		},
		trigger: {
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			"--input-height": "var(--combobox-input-height)"
		},
		clearTrigger: {
			color: "fg.muted",
			pointerEvents: "auto",
			focusVisibleRing: "inside",
			focusRingWidth: "2px",
			rounded: "l1"
		},
		indicatorGroup: {
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			gap: "1",
			pos: "absolute",
			insetEnd: "0",
			top: "0",
			bottom: "0",
			px: "var(--combobox-input-padding-x)",
			_icon: { boxSize: "var(--combobox-indicator-size)" },
			"[data-disabled] &": { opacity: .5 }
		},
		content: {
			background: "bg.panel",
			display: "flex",
			flexDirection: "column",
			"--combobox-z-index": "zIndex.popover",
			zIndex: "calc(var(--combobox-z-index) + var(--layer-index, 0))",
			borderRadius: "l2",
			outline: 0,
			maxH: "96",
			overflowY: "auto",
			boxShadow: "md",
			_open: {
				animationStyle: "slide-fade-in",
				animationDuration: "fast"
			},
			_closed: {
				animationStyle: "slide-fade-out",
				animationDuration: "0s"
			},
			"&[data-empty]:not(:has([data-scope=combobox][data-part=empty]))": { opacity: 0 }
		},
		item: {
			position: "relative",
			userSelect: "none",
			display: "flex",
			alignItems: "center",
			gap: "2",
			py: "var(--combobox-item-padding-y)",
			px: "var(--combobox-item-padding-x)",
			cursor: "option",
			justifyContent: "space-between",
			flex: "1",
			textAlign: "start",
			borderRadius: "l1",
			_highlighted: { bg: "bg.emphasized/60" },
			_disabled: {
				pointerEvents: "none",
				opacity: "0.5"
			},
			_icon: { boxSize: "var(--combobox-indicator-size)" }
		},
		empty: {
			py: "var(--combobox-item-padding-y)",
			px: "var(--combobox-item-padding-x)"
		},
		itemText: { flex: "1" },
		itemGroup: {
			pb: "var(--combobox-item-padding-y)",
			_last: { pb: "0" }
		},
		itemGroupLabel: {
			fontWeight: "medium",
			py: "var(--combobox-item-padding-y)",
			px: "var(--combobox-item-padding-x)"
		}
	},
	variants: {
		variant: {
			outline: { input: {
				bg: "transparent",
				borderWidth: "1px",
				borderColor: "border",
				focusVisibleRing: "inside"
			} },
			subtle: { input: {
				borderWidth: "1px",
				borderColor: "transparent",
				bg: "bg.muted",
				focusVisibleRing: "inside"
			} },
			flushed: {
				input: {
					bg: "transparent",
					borderBottomWidth: "1px",
					borderBottomColor: "border",
					borderRadius: "0",
					px: "0",
					_focusVisible: {
						borderColor: "var(--focus-color)",
						boxShadow: "0px 1px 0px 0px var(--focus-color)"
					}
				},
				indicatorGroup: { px: "0" }
			}
		},
		size: {
			xs: {
				root: {
					"--combobox-input-height": "sizes.8",
					"--combobox-input-padding-x": "spacing.2",
					"--combobox-indicator-size": "sizes.3.5"
				},
				input: { textStyle: "xs" },
				content: {
					"--combobox-item-padding-x": "spacing.1.5",
					"--combobox-item-padding-y": "spacing.1",
					"--combobox-indicator-size": "sizes.3.5",
					p: "1",
					textStyle: "xs"
				},
				trigger: {
					textStyle: "xs",
					gap: "1"
				}
			},
			sm: {
				root: {
					"--combobox-input-height": "sizes.9",
					"--combobox-input-padding-x": "spacing.2.5",
					"--combobox-indicator-size": "sizes.4"
				},
				input: { textStyle: "sm" },
				content: {
					"--combobox-item-padding-x": "spacing.2",
					"--combobox-item-padding-y": "spacing.1.5",
					"--combobox-indicator-size": "sizes.4",
					p: "1",
					textStyle: "sm"
				},
				trigger: {
					textStyle: "sm",
					gap: "1"
				}
			},
			md: {
				root: {
					"--combobox-input-height": "sizes.10",
					"--combobox-input-padding-x": "spacing.3",
					"--combobox-indicator-size": "sizes.4"
				},
				input: { textStyle: "sm" },
				content: {
					"--combobox-item-padding-x": "spacing.2",
					"--combobox-item-padding-y": "spacing.1.5",
					"--combobox-indicator-size": "sizes.4",
					p: "1",
					textStyle: "sm"
				},
				itemIndicator: {
					display: "flex",
					alignItems: "center",
					justifyContent: "center"
				},
				trigger: {
					textStyle: "sm",
					gap: "2"
				}
			},
			lg: {
				root: {
					"--combobox-input-height": "sizes.12",
					"--combobox-input-padding-x": "spacing.4",
					"--combobox-indicator-size": "sizes.5"
				},
				input: { textStyle: "md" },
				content: {
					"--combobox-item-padding-y": "spacing.2",
					"--combobox-item-padding-x": "spacing.3",
					"--combobox-indicator-size": "sizes.5",
					p: "1.5",
					textStyle: "md"
				},
				trigger: {
					textStyle: "md",
					py: "3",
					gap: "2"
				}
			}
		}
	},
	defaultVariants: {
		size: "md",
		variant: "outline"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/data-list.js
var dataListSlotRecipe = defineSlotRecipe({
	slots: dataListAnatomy.keys(),
	className: "chakra-data-list",
	base: {
		itemLabel: {
			display: "flex",
			alignItems: "center",
			gap: "1"
		},
		itemValue: {
			display: "flex",
			minWidth: "0",
			flex: "1"
		}
	},
	variants: {
		orientation: {
			horizontal: {
				root: {
					display: "flex",
					flexDirection: "column"
				},
				item: {
					display: "inline-flex",
					alignItems: "center",
					gap: "4"
				},
				itemLabel: { minWidth: "120px" }
			},
			vertical: {
				root: {
					display: "flex",
					flexDirection: "column"
				},
				item: {
					display: "flex",
					flexDirection: "column",
					gap: "1"
				}
			}
		},
		size: {
			sm: {
				root: { gap: "3" },
				item: { textStyle: "xs" }
			},
			md: {
				root: { gap: "4" },
				item: { textStyle: "sm" }
			},
			lg: {
				root: { gap: "5" },
				item: { textStyle: "md" }
			}
		},
		variant: {
			subtle: { itemLabel: { color: "fg.muted" } },
			bold: {
				itemLabel: { fontWeight: "medium" },
				itemValue: { color: "fg.muted" }
			}
		}
	},
	defaultVariants: {
		size: "md",
		orientation: "vertical",
		variant: "subtle"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/date-input.js
var dateInputSlotRecipe = defineSlotRecipe({
	className: "chakra-date-input",
	slots: anatomy$25.keys(),
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			gap: "1.5",
			width: "full",
			_disabled: { opacity: "0.5" }
		},
		label: { textStyle: "label" },
		control: {
			display: "flex",
			alignItems: "center",
			width: "full"
		},
		segmentGroup: {
			flex: "1",
			outline: "0",
			position: "relative",
			appearance: "none",
			textAlign: "start",
			borderRadius: "l2",
			height: "var(--input-height)",
			minW: "var(--input-height)",
			"--focus-color": "colors.colorPalette.focusRing",
			"--error-color": "colors.border.error",
			_invalid: {
				focusRingColor: "var(--error-color)",
				borderColor: "var(--error-color)"
			},
			display: "flex",
			alignItems: "center",
			gap: "1",
			cursor: "text"
		},
		segment: {
			borderRadius: "l1",
			px: "0.5",
			outline: "none",
			_placeholderShown: { color: "fg.subtle" },
			"&[data-type=literal]": {
				px: "0",
				color: "fg.subtle"
			}
		}
	},
	variants: {
		size: {
			"2xs": { segmentGroup: {
				textStyle: "xs",
				px: "1.5",
				"--input-height": "sizes.7"
			} },
			xs: { segmentGroup: {
				textStyle: "xs",
				px: "1.5",
				"--input-height": "sizes.8"
			} },
			sm: { segmentGroup: {
				textStyle: "sm",
				px: "2",
				"--input-height": "sizes.9"
			} },
			md: { segmentGroup: {
				textStyle: "sm",
				px: "2.5",
				"--input-height": "sizes.10"
			} },
			lg: { segmentGroup: {
				textStyle: "md",
				px: "3.5",
				"--input-height": "sizes.11"
			} },
			xl: { segmentGroup: {
				textStyle: "md",
				px: "4",
				"--input-height": "sizes.12"
			} },
			"2xl": { segmentGroup: {
				textStyle: "lg",
				px: "4.5",
				"--input-height": "sizes.16"
			} }
		},
		variant: {
			outline: {
				segmentGroup: {
					bg: "transparent",
					borderWidth: "1px",
					borderColor: "border",
					focusRing: "inside",
					focusRingColor: "var(--focus-color)"
				},
				segment: { _focus: {
					bg: "colorPalette.emphasized",
					color: "fg"
				} }
			},
			subtle: {
				segmentGroup: {
					borderWidth: "1px",
					borderColor: "transparent",
					bg: "bg.muted",
					focusRing: "inside",
					focusRingColor: "var(--focus-color)"
				},
				segment: { _focus: {
					bg: "colorPalette.subtle",
					color: "colorPalette.fg"
				} }
			},
			flushed: {
				segmentGroup: {
					bg: "transparent",
					borderBottomWidth: "1px",
					borderBottomColor: "border",
					borderRadius: "0",
					px: "0",
					_focus: {
						borderColor: "var(--focus-color)",
						boxShadow: "0px 1px 0px 0px var(--focus-color)",
						_invalid: {
							borderColor: "var(--error-color)",
							boxShadow: "0px 1px 0px 0px var(--error-color)"
						}
					}
				},
				segment: { _focus: {
					bg: "colorPalette.subtle",
					color: "colorPalette.fg"
				} }
			}
		}
	},
	defaultVariants: {
		size: "md",
		variant: "outline"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/date-picker.js
var navTriggerStyle = defineStyle({
	display: "inline-flex",
	alignItems: "center",
	justifyContent: "center",
	boxSize: "var(--datepicker-nav-trigger-size)",
	borderRadius: "l2",
	color: "fg",
	focusVisibleRing: "inside",
	focusRingWidth: "2px",
	_hover: { bg: "colorPalette.subtle" },
	_focusVisible: { boxShadow: "0 0 0 2px var(--colors-color-palette-focus-ring)" },
	_disabled: { opacity: .5 },
	_icon: { boxSize: "4" }
});
var selectStyle = defineStyle({
	height: "var(--datepicker-select-height)",
	ps: "2",
	pe: "8",
	textStyle: "sm",
	borderWidth: "1px",
	borderRadius: "l2",
	outline: "none",
	focusVisibleRing: "inside",
	appearance: "none",
	fieldSizing: "content",
	backgroundImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E")`,
	backgroundRepeat: "no-repeat",
	backgroundPosition: "right 0.375rem center",
	backgroundSize: "1.25em"
});
var datePickerSlotRecipe = defineSlotRecipe({
	className: "date-picker",
	slots: datePickerAnatomy.keys(),
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			gap: "1.5",
			width: "full",
			"--datepicker-indicators-offset": "sizes.3",
			_disabled: { opacity: .5 }
		},
		label: {
			textStyle: "sm",
			fontWeight: "medium"
		},
		indicatorGroup: {
			position: "absolute",
			insetEnd: "var(--datepicker-indicators-offset)",
			top: "50%",
			transform: "translateY(-50%)",
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			gap: "1"
		},
		control: {
			display: "flex",
			alignItems: "center",
			gap: "2",
			width: "full",
			position: "relative"
		},
		input: {
			flex: "1",
			minWidth: "0",
			height: "var(--datepicker-input-height)",
			"--input-height": "var(--datepicker-input-height)",
			px: "var(--datepicker-input-px)",
			textStyle: "sm",
			bg: "transparent",
			borderRadius: "l2",
			outline: "0",
			appearance: "none",
			color: "fg",
			"--focus-color": "colors.colorPalette.focusRing",
			"--error-color": "colors.border.error",
			_invalid: {
				focusRingColor: "var(--error-color)",
				borderColor: "var(--error-color)"
			}
		},
		trigger: {
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			width: "6",
			height: "6",
			borderRadius: "l1",
			color: "fg.muted",
			outline: "none",
			_hover: { color: "fg" },
			focusVisibleRing: "inside",
			focusRingWidth: "2px",
			_icon: { boxSize: "4" }
		},
		content: {
			display: "flex",
			flexDirection: "column",
			gap: "3",
			p: "3",
			minW: "18rem",
			bg: "bg.panel",
			borderRadius: "l2",
			boxShadow: "lg",
			color: "fg",
			"--date-picker-z-index": "zIndex.popover",
			zIndex: "calc(var(--date-picker-z-index) + var(--layer-index, 0))",
			outline: "none",
			_open: {
				animationStyle: "scale-fade-in",
				animationDuration: "fast"
			},
			_closed: {
				animationStyle: "scale-fade-out",
				animationDuration: "faster"
			}
		},
		view: {
			display: "flex",
			flexDirection: "column",
			gap: "3"
		},
		viewControl: {
			display: "flex",
			alignItems: "center",
			justifyContent: "space-between",
			gap: "2",
			height: "var(--datepicker-nav-trigger-size)"
		},
		viewTrigger: {
			display: "inline-flex",
			flex: "1",
			alignItems: "center",
			justifyContent: "center",
			gap: "1",
			py: "1.5",
			px: "2",
			textStyle: "sm",
			fontWeight: "semibold",
			borderRadius: "l2",
			focusVisibleRing: "inside",
			focusRingWidth: "2px",
			_hover: { bg: "colorPalette.subtle" }
		},
		prevTrigger: navTriggerStyle,
		nextTrigger: navTriggerStyle,
		rangeText: {
			textStyle: "sm",
			fontWeight: "semibold"
		},
		table: {
			borderCollapse: "separate",
			borderSpacing: "0"
		},
		tableHeader: {
			width: "var(--table-cell-size)",
			py: "2",
			textStyle: "xs",
			fontWeight: "medium",
			color: "fg.muted",
			textAlign: "center",
			textTransform: "uppercase",
			"&[data-type='week-number']": { color: "fg.subtle" }
		},
		tableCell: {
			py: "0.5",
			"&[data-type='week-number']": { color: "fg.subtle" }
		},
		tableCellTrigger: {
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			minWidth: "var(--table-cell-size)",
			minHeight: "var(--table-cell-size)",
			textStyle: "sm",
			borderRadius: "l2",
			focusVisibleRing: "inside",
			focusRingWidth: "2px",
			focusRingOffset: "0px",
			cursor: "default",
			position: "relative",
			_hover: { bg: "colorPalette.subtle" },
			"[data-view=month] &, [data-view=year] &": { width: "calc(var(--table-cell-size) * 1.75)" },
			_today: {
				color: "colorPalette.fg",
				fontWeight: "semibold",
				textDecoration: "underline",
				textUnderlineOffset: "3px",
				textDecorationThickness: "2px"
			},
			"&[data-selected]": {
				bg: "colorPalette.solid",
				color: "colorPalette.contrast",
				_hover: { bg: "colorPalette.solid" }
			},
			"&[data-in-range]": {
				bg: "colorPalette.subtle",
				color: "colorPalette.fg",
				borderRadius: "0",
				_hover: { bg: "colorPalette.subtle" }
			},
			"&[data-in-range][data-selected]": {
				bg: "colorPalette.solid",
				color: "colorPalette.contrast",
				borderRadius: "0",
				_hover: { bg: "colorPalette.solid" },
				"&[data-range-start][data-range-end]": { borderRadius: "l2" },
				"&[data-range-start]:not([data-range-end])": {
					borderStartRadius: "l2",
					borderEndRadius: "0"
				},
				"&[data-range-end]:not([data-range-start])": {
					borderEndRadius: "l2",
					borderStartRadius: "0"
				}
			},
			_disabled: { opacity: .4 }
		},
		monthSelect: selectStyle,
		yearSelect: selectStyle,
		clearTrigger: {
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			width: "6",
			height: "6",
			flexShrink: 0,
			textStyle: "xs",
			borderRadius: "l2",
			color: "fg.muted",
			_hover: { color: "fg" },
			focusVisibleRing: "inside",
			_icon: {
				width: "4",
				height: "4"
			}
		}
	},
	variants: {
		size: {
			xs: {
				root: {
					"--datepicker-input-height": "sizes.8",
					"--datepicker-input-px": "sizes.2",
					"--datepicker-indicators-offset": "sizes.2"
				},
				view: {
					"--table-cell-size": "sizes.8",
					"--datepicker-nav-trigger-size": "sizes.7",
					"--datepicker-select-height": "sizes.8"
				}
			},
			sm: {
				root: {
					"--datepicker-input-height": "sizes.9",
					"--datepicker-input-px": "sizes.2.5",
					"--datepicker-indicators-offset": "sizes.2.5"
				},
				view: {
					"--table-cell-size": "sizes.9",
					"--datepicker-nav-trigger-size": "sizes.8",
					"--datepicker-select-height": "sizes.9"
				}
			},
			md: {
				root: {
					"--datepicker-input-height": "sizes.10",
					"--datepicker-input-px": "sizes.3"
				},
				view: {
					"--table-cell-size": "sizes.10",
					"--datepicker-nav-trigger-size": "sizes.8",
					"--datepicker-select-height": "sizes.10"
				}
			},
			lg: {
				root: {
					"--datepicker-input-height": "sizes.11",
					"--datepicker-input-px": "sizes.4"
				},
				view: {
					"--table-cell-size": "sizes.10",
					"--datepicker-nav-trigger-size": "sizes.9",
					"--datepicker-select-height": "sizes.10"
				}
			},
			xl: {
				root: {
					"--datepicker-input-height": "sizes.12",
					"--datepicker-input-px": "sizes.4.5"
				},
				view: {
					"--table-cell-size": "sizes.10",
					"--datepicker-nav-trigger-size": "sizes.9",
					"--datepicker-select-height": "sizes.10"
				}
			}
		},
		hideOutsideDays: { true: { tableCellTrigger: { "&[data-outside-range]": { visibility: "hidden" } } } },
		variant: {
			outline: { input: {
				bg: "transparent",
				borderWidth: "1px",
				borderColor: "border",
				focusVisibleRing: "inside",
				focusRingColor: "var(--focus-color)"
			} },
			subtle: { input: {
				borderWidth: "1px",
				borderColor: "transparent",
				bg: "bg.muted",
				focusVisibleRing: "inside",
				focusRingColor: "var(--focus-color)"
			} },
			flushed: {
				input: {
					bg: "transparent",
					borderBottomWidth: "1px",
					borderBottomColor: "border",
					borderRadius: "0",
					px: "0",
					_focusVisible: {
						borderColor: "var(--focus-color)",
						boxShadow: "0px 1px 0px 0px var(--focus-color)",
						_invalid: {
							borderColor: "var(--error-color)",
							boxShadow: "0px 1px 0px 0px var(--error-color)"
						}
					}
				},
				indicatorGroup: { insetEnd: "0" }
			}
		}
	},
	defaultVariants: {
		size: "md",
		variant: "outline"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/dialog.js
var dialogSlotRecipe = defineSlotRecipe({
	slots: dialogAnatomy.keys(),
	className: "chakra-dialog",
	base: {
		backdrop: {
			bg: "blackAlpha.500",
			pos: "fixed",
			left: 0,
			top: 0,
			w: "100dvw",
			h: "100dvh",
			"--dialog-z-index": "zIndex.popover",
			zIndex: "calc(var(--dialog-z-index) + var(--layer-index, 0) - 1)",
			_open: {
				animationName: "fade-in",
				animationDuration: "slow"
			},
			_closed: {
				animationName: "fade-out",
				animationDuration: "moderate"
			}
		},
		positioner: {
			display: "flex",
			width: "100dvw",
			height: "100dvh",
			position: "fixed",
			left: 0,
			top: 0,
			"--dialog-z-index": "zIndex.popover",
			zIndex: "calc(var(--dialog-z-index) + var(--layer-index, 0))",
			justifyContent: "center",
			overscrollBehaviorY: "none"
		},
		content: {
			display: "flex",
			flexDirection: "column",
			position: "relative",
			width: "100%",
			outline: 0,
			borderRadius: "l3",
			textStyle: "sm",
			my: "var(--dialog-margin, var(--dialog-base-margin))",
			"--dialog-z-index": "zIndex.popover",
			zIndex: "calc(var(--dialog-z-index) + var(--layer-index, 0))",
			bg: "bg.panel",
			boxShadow: "lg",
			_open: { animationDuration: "moderate" },
			_closed: { animationDuration: "faster" }
		},
		header: {
			display: "flex",
			gap: "2",
			flex: 0,
			px: "6",
			pt: "6",
			pb: "4"
		},
		body: {
			flex: "1",
			px: "6",
			pt: "2",
			pb: "6"
		},
		footer: {
			display: "flex",
			alignItems: "center",
			justifyContent: "flex-end",
			gap: "3",
			px: "6",
			pt: "2",
			pb: "4"
		},
		title: {
			textStyle: "lg",
			fontWeight: "semibold"
		},
		description: { color: "fg.muted" },
		closeTrigger: {
			pos: "absolute",
			top: "2",
			insetEnd: "2"
		}
	},
	variants: {
		placement: {
			center: {
				positioner: { alignItems: "center" },
				content: {
					"--dialog-base-margin": "auto",
					mx: "auto"
				}
			},
			top: {
				positioner: { alignItems: "flex-start" },
				content: {
					"--dialog-base-margin": "spacing.16",
					mx: "auto"
				}
			},
			bottom: {
				positioner: { alignItems: "flex-end" },
				content: {
					"--dialog-base-margin": "spacing.16",
					mx: "auto"
				}
			}
		},
		scrollBehavior: {
			inside: {
				positioner: { overflow: "hidden" },
				content: { maxH: "calc(100% - 7.5rem)" },
				body: { overflow: "auto" }
			},
			outside: { positioner: {
				overflow: "auto",
				pointerEvents: "auto"
			} }
		},
		size: {
			xs: { content: { maxW: "sm" } },
			sm: { content: { maxW: "md" } },
			md: { content: { maxW: "lg" } },
			lg: { content: { maxW: "2xl" } },
			xl: { content: { maxW: "4xl" } },
			cover: {
				positioner: { padding: "10" },
				content: {
					width: "100%",
					height: "100%",
					"--dialog-margin": "0"
				}
			},
			full: { content: {
				maxW: "100dvw",
				minH: "100dvh",
				"--dialog-margin": "0",
				borderRadius: "0"
			} }
		},
		motionPreset: {
			scale: { content: {
				_open: { animationName: "scale-in, fade-in" },
				_closed: { animationName: "scale-out, fade-out" }
			} },
			"slide-in-bottom": { content: {
				_open: { animationName: "slide-from-bottom, fade-in" },
				_closed: { animationName: "slide-to-bottom, fade-out" }
			} },
			"slide-in-top": { content: {
				_open: { animationName: "slide-from-top, fade-in" },
				_closed: { animationName: "slide-to-top, fade-out" }
			} },
			"slide-in-left": { content: {
				_open: { animationName: "slide-from-left, fade-in" },
				_closed: { animationName: "slide-to-left, fade-out" }
			} },
			"slide-in-right": { content: {
				_open: { animationName: "slide-from-right, fade-in" },
				_closed: { animationName: "slide-to-right, fade-out" }
			} },
			none: {}
		}
	},
	defaultVariants: {
		size: "md",
		scrollBehavior: "outside",
		placement: "top",
		motionPreset: "scale"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/drawer.js
var drawerSlotRecipe = defineSlotRecipe({
	slots: drawerAnatomy.keys(),
	className: "chakra-drawer",
	base: {
		backdrop: {
			bg: "blackAlpha.500",
			pos: "fixed",
			insetInlineStart: 0,
			top: 0,
			w: "100vw",
			h: "100dvh",
			"--drawer-z-index": "zIndex.popover",
			zIndex: "calc(var(--drawer-z-index) + var(--layer-index, 0) - 1)",
			_open: {
				animationName: "fade-in",
				animationDuration: "slow"
			},
			_closed: {
				animationName: "fade-out",
				animationDuration: "moderate"
			}
		},
		positioner: {
			display: "flex",
			width: "100vw",
			height: "100dvh",
			position: "fixed",
			insetInlineStart: 0,
			top: 0,
			"--drawer-z-index": "zIndex.popover",
			zIndex: "calc(var(--drawer-z-index) + var(--layer-index, 0))",
			overscrollBehaviorY: "none"
		},
		content: {
			display: "flex",
			flexDirection: "column",
			position: "relative",
			width: "100%",
			outline: 0,
			"--drawer-z-index": "zIndex.popover",
			zIndex: "calc(var(--drawer-z-index) + var(--layer-index, 0))",
			textStyle: "sm",
			maxH: "100dvh",
			color: "inherit",
			bg: "bg.panel",
			boxShadow: "lg",
			_open: {
				animationDuration: "slowest",
				animationTimingFunction: "ease-in-smooth"
			},
			_closed: {
				animationDuration: "slower",
				animationTimingFunction: "ease-in-smooth"
			}
		},
		header: {
			display: "flex",
			alignItems: "center",
			gap: "2",
			flex: 0,
			px: "6",
			pt: "6",
			pb: "4"
		},
		body: {
			px: "6",
			py: "2",
			flex: "1",
			overflow: "auto"
		},
		footer: {
			display: "flex",
			alignItems: "center",
			justifyContent: "flex-end",
			gap: "3",
			px: "6",
			pt: "2",
			pb: "4"
		},
		title: {
			flex: "1",
			textStyle: "lg",
			fontWeight: "semibold"
		},
		description: { color: "fg.muted" },
		closeTrigger: {
			pos: "absolute",
			top: "3",
			insetEnd: "2"
		}
	},
	variants: {
		size: {
			xs: { content: { maxW: "xs" } },
			sm: { content: { maxW: "md" } },
			md: { content: { maxW: "lg" } },
			lg: { content: { maxW: "2xl" } },
			xl: { content: { maxW: "4xl" } },
			full: { content: {
				maxW: "100vw",
				h: "100dvh"
			} }
		},
		placement: {
			start: {
				positioner: {
					justifyContent: "flex-start",
					alignItems: "stretch"
				},
				content: {
					_open: { animationName: {
						base: "slide-from-left-full, fade-in",
						_rtl: "slide-from-right-full, fade-in"
					} },
					_closed: { animationName: {
						base: "slide-to-left-full, fade-out",
						_rtl: "slide-to-right-full, fade-out"
					} }
				}
			},
			end: {
				positioner: {
					justifyContent: "flex-end",
					alignItems: "stretch"
				},
				content: {
					_open: { animationName: {
						base: "slide-from-right-full, fade-in",
						_rtl: "slide-from-left-full, fade-in"
					} },
					_closed: { animationName: {
						base: "slide-to-right-full, fade-out",
						_rtl: "slide-to-left-full, fade-out"
					} }
				}
			},
			top: {
				positioner: {
					justifyContent: "stretch",
					alignItems: "flex-start"
				},
				content: {
					maxW: "100%",
					_open: { animationName: "slide-from-top-full, fade-in" },
					_closed: { animationName: "slide-to-top-full, fade-out" }
				}
			},
			bottom: {
				positioner: {
					justifyContent: "stretch",
					alignItems: "flex-end"
				},
				content: {
					maxW: "100%",
					_open: { animationName: "slide-from-bottom-full, fade-in" },
					_closed: { animationName: "slide-to-bottom-full, fade-out" }
				}
			}
		},
		contained: { true: {
			positioner: { padding: "4" },
			content: { borderRadius: "l3" }
		} }
	},
	defaultVariants: {
		size: "xs",
		placement: "end"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/editable.js
var sharedStyles = defineStyle({
	fontSize: "inherit",
	fontWeight: "inherit",
	textAlign: "inherit",
	bg: "transparent",
	borderRadius: "l2"
});
var editableSlotRecipe = defineSlotRecipe({
	slots: editableAnatomy.keys(),
	className: "chakra-editable",
	base: {
		root: {
			display: "inline-flex",
			alignItems: "center",
			position: "relative",
			gap: "1.5",
			width: "full"
		},
		preview: {
			...sharedStyles,
			py: "1",
			px: "1",
			display: "inline-flex",
			alignItems: "center",
			transitionProperty: "common",
			transitionDuration: "moderate",
			cursor: "text",
			_hover: { bg: "bg.muted" },
			_disabled: { userSelect: "none" }
		},
		input: {
			...sharedStyles,
			outline: "0",
			py: "1",
			px: "1",
			transitionProperty: "common",
			transitionDuration: "normal",
			width: "full",
			focusVisibleRing: "inside",
			focusRingWidth: "2px",
			_placeholder: { opacity: .6 }
		},
		control: {
			display: "inline-flex",
			alignItems: "center",
			gap: "1.5"
		}
	},
	variants: { size: {
		sm: {
			root: { textStyle: "sm" },
			preview: { minH: "8" },
			input: { minH: "8" }
		},
		md: {
			root: { textStyle: "sm" },
			preview: { minH: "9" },
			input: { minH: "9" }
		},
		lg: {
			root: { textStyle: "md" },
			preview: { minH: "10" },
			input: { minH: "10" }
		}
	} },
	defaultVariants: { size: "md" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/empty-state.js
var emptyStateSlotRecipe = defineSlotRecipe({
	slots: emptyStateAnatomy.keys(),
	className: "chakra-empty-state",
	base: {
		root: { width: "full" },
		content: {
			display: "flex",
			flexDirection: "column",
			alignItems: "center",
			justifyContent: "center"
		},
		indicator: {
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			color: "fg.subtle",
			_icon: { boxSize: "1em" }
		},
		title: { fontWeight: "semibold" },
		description: {
			textStyle: "sm",
			color: "fg.muted"
		}
	},
	variants: { size: {
		sm: {
			root: {
				px: "4",
				py: "6"
			},
			title: { textStyle: "md" },
			content: { gap: "4" },
			indicator: { textStyle: "2xl" }
		},
		md: {
			root: {
				px: "8",
				py: "12"
			},
			title: { textStyle: "lg" },
			content: { gap: "6" },
			indicator: { textStyle: "4xl" }
		},
		lg: {
			root: {
				px: "12",
				py: "16"
			},
			title: { textStyle: "xl" },
			content: { gap: "8" },
			indicator: { textStyle: "6xl" }
		}
	} },
	defaultVariants: { size: "md" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/field.js
var fieldSlotRecipe = defineSlotRecipe({
	className: "chakra-field",
	slots: fieldAnatomy.keys(),
	base: {
		requiredIndicator: {
			color: "fg.error",
			lineHeight: "1"
		},
		root: {
			display: "flex",
			width: "100%",
			position: "relative",
			gap: "1.5"
		},
		label: {
			display: "flex",
			alignItems: "center",
			textAlign: "start",
			textStyle: "sm",
			fontWeight: "medium",
			gap: "1",
			userSelect: "none",
			_disabled: { opacity: "0.5" }
		},
		errorText: {
			display: "inline-flex",
			alignItems: "center",
			fontWeight: "medium",
			gap: "1",
			color: "fg.error",
			textStyle: "xs"
		},
		helperText: {
			color: "fg.muted",
			textStyle: "xs"
		}
	},
	variants: { orientation: {
		vertical: { root: {
			flexDirection: "column",
			alignItems: "flex-start"
		} },
		horizontal: {
			root: {
				flexDirection: "row",
				alignItems: "center",
				justifyContent: "space-between"
			},
			label: { flex: "0 0 var(--field-label-width, 80px)" }
		}
	} },
	defaultVariants: { orientation: "vertical" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/fieldset.js
var fieldsetSlotRecipe = defineSlotRecipe({
	className: "fieldset",
	slots: fieldsetAnatomy.keys(),
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			width: "full"
		},
		content: {
			display: "flex",
			flexDirection: "column",
			width: "full"
		},
		legend: {
			color: "fg",
			fontWeight: "medium",
			_disabled: { opacity: "0.5" }
		},
		helperText: {
			color: "fg.muted",
			textStyle: "sm"
		},
		errorText: {
			display: "inline-flex",
			alignItems: "center",
			color: "fg.error",
			gap: "2",
			fontWeight: "medium",
			textStyle: "sm"
		}
	},
	variants: { size: {
		sm: {
			root: { spaceY: "2" },
			content: { gap: "1.5" },
			legend: { textStyle: "sm" }
		},
		md: {
			root: { spaceY: "4" },
			content: { gap: "4" },
			legend: { textStyle: "sm" }
		},
		lg: {
			root: { spaceY: "6" },
			content: { gap: "4" },
			legend: { textStyle: "md" }
		}
	} },
	defaultVariants: { size: "md" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/file-upload.js
var fileUploadSlotRecipe = defineSlotRecipe({
	className: "chakra-file-upload",
	slots: fileUploadAnatomy.keys(),
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			gap: "4",
			width: "100%",
			alignItems: "flex-start"
		},
		label: {
			fontWeight: "medium",
			textStyle: "sm"
		},
		dropzone: {
			background: "bg",
			borderRadius: "l3",
			borderWidth: "2px",
			borderStyle: "dashed",
			display: "flex",
			alignItems: "center",
			flexDirection: "column",
			gap: "4",
			justifyContent: "center",
			minHeight: "2xs",
			px: "3",
			py: "2",
			transition: "backgrounds",
			focusVisibleRing: "outside",
			_hover: { bg: "bg.subtle" },
			_dragging: {
				bg: "colorPalette.subtle",
				borderStyle: "solid",
				borderColor: "colorPalette.solid"
			}
		},
		dropzoneContent: {
			display: "flex",
			flexDirection: "column",
			alignItems: "center",
			textAlign: "center",
			gap: "1",
			textStyle: "sm"
		},
		item: {
			pos: "relative",
			textStyle: "sm",
			animationName: "fade-in",
			animationDuration: "moderate",
			background: "bg",
			borderRadius: "l2",
			borderWidth: "1px",
			width: "100%",
			display: "flex",
			alignItems: "center",
			gap: "3",
			p: "4"
		},
		itemGroup: {
			width: "100%",
			display: "flex",
			flexDirection: "column",
			gap: "3",
			_empty: { display: "none" }
		},
		itemName: {
			color: "fg",
			fontWeight: "medium",
			lineClamp: "1"
		},
		itemContent: {
			display: "flex",
			flexDirection: "column",
			gap: "0.5",
			flex: "1"
		},
		itemSizeText: {
			color: "fg.muted",
			textStyle: "xs"
		},
		itemDeleteTrigger: {
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			alignSelf: "flex-start",
			boxSize: "5",
			p: "2px",
			color: "fg.muted",
			cursor: "button"
		},
		itemPreview: {
			color: "fg.muted",
			_icon: { boxSize: "4.5" }
		}
	},
	defaultVariants: {}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/floating-panel.js
var floatingPanelSlotRecipe = defineSlotRecipe({
	slots: anatomy$20.keys(),
	className: "chakra-floating-panel",
	base: {
		positioner: {
			"--floating-panel-z-index": "zIndex.popover",
			zIndex: "calc(var(--floating-panel-z-index) + var(--layer-index, 0))",
			"&:has([data-topmost])": { "--layer-index": "100" },
			"&:has([data-behind])": { "--layer-index": "-100" }
		},
		content: {
			display: "flex",
			flexDirection: "column",
			bg: "bg.panel",
			borderRadius: "l2",
			boxShadow: "lg",
			overflow: "hidden",
			outline: 0,
			position: "relative",
			_open: {
				animationName: "scale-in, fade-in",
				animationDuration: "moderate"
			}
		},
		dragTrigger: {
			flex: "1",
			display: "flex",
			alignItems: "center",
			gap: "2",
			minW: "0"
		},
		header: {
			display: "flex",
			alignItems: "center",
			gap: "2",
			px: "3",
			py: "2",
			borderBottomWidth: "1px",
			bg: "bg.subtle",
			flex: "none"
		},
		title: {
			fontWeight: "semibold",
			textStyle: "sm",
			flex: "1",
			truncate: true
		},
		body: {
			flex: "1",
			overflow: "auto",
			p: "3",
			textStyle: "sm"
		},
		resizeTrigger: {
			zIndex: "1",
			"--size": "sizes.2.5",
			"&[data-axis=\"n\"], &[data-axis=\"s\"]": { h: "var(--size)" },
			"&[data-axis=\"e\"], &[data-axis=\"w\"]": { w: "var(--size)" },
			"&[data-axis]:is([data-axis=\"ne\"], [data-axis=\"nw\"], [data-axis=\"se\"], [data-axis=\"sw\"])": {
				w: "var(--size)",
				h: "var(--size)"
			}
		}
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/hover-card.js
var hoverCardSlotRecipe = defineSlotRecipe({
	className: "chakra-hover-card",
	slots: anatomy$19.keys(),
	base: {
		content: {
			position: "relative",
			display: "flex",
			flexDirection: "column",
			textStyle: "sm",
			"--hovercard-bg": "colors.bg.panel",
			bg: "var(--hovercard-bg)",
			boxShadow: "lg",
			maxWidth: "80",
			borderRadius: "l3",
			"--hover-card-z-index": "zIndex.popover",
			zIndex: "calc(var(--hover-card-z-index) + var(--layer-index, 0))",
			transformOrigin: "var(--transform-origin)",
			outline: "0",
			_open: {
				animationStyle: "slide-fade-in",
				animationDuration: "fast"
			},
			_closed: {
				animationStyle: "slide-fade-out",
				animationDuration: "faster"
			}
		},
		arrow: {
			"--arrow-size": "sizes.3",
			"--arrow-background": "var(--hovercard-bg)"
		},
		arrowTip: {
			borderTopWidth: "0.5px",
			borderLeftWidth: "0.5px"
		}
	},
	variants: { size: {
		xs: { content: { padding: "3" } },
		sm: { content: { padding: "4" } },
		md: { content: { padding: "5" } },
		lg: { content: { padding: "6" } }
	} },
	defaultVariants: { size: "md" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/list.js
var listSlotRecipe = defineSlotRecipe({
	className: "chakra-list",
	slots: listAnatomy.keys(),
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			gap: "var(--list-gap)",
			"& :where(ul, ol)": { marginTop: "var(--list-gap)" }
		},
		item: {
			whiteSpace: "normal",
			display: "list-item"
		},
		indicator: {
			marginEnd: "2",
			minHeight: "1lh",
			flexShrink: 0,
			display: "inline-block",
			verticalAlign: "middle"
		}
	},
	variants: {
		variant: {
			marker: {
				root: { listStyle: "revert" },
				item: { _marker: { color: "fg.subtle" } }
			},
			plain: { item: {
				alignItems: "flex-start",
				display: "inline-flex"
			} }
		},
		align: {
			center: { item: { alignItems: "center" } },
			start: { item: { alignItems: "flex-start" } },
			end: { item: { alignItems: "flex-end" } }
		}
	},
	defaultVariants: { variant: "marker" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/listbox.js
var listboxSlotRecipe = defineSlotRecipe({
	className: "chakra-listbox",
	slots: listboxAnatomy.keys(),
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			gap: "1.5",
			width: "full"
		},
		content: {
			display: "flex",
			maxH: "96",
			p: "1",
			gap: "1",
			textStyle: "sm",
			outline: "none",
			scrollPadding: "1",
			_horizontal: {
				flexDirection: "row",
				overflowX: "auto"
			},
			_vertical: {
				flexDirection: "column",
				overflowY: "auto"
			},
			"--listbox-item-padding-x": "spacing.2",
			"--listbox-item-padding-y": "spacing.1.5"
		},
		item: {
			position: "relative",
			userSelect: "none",
			display: "flex",
			alignItems: "center",
			gap: "2",
			cursor: "pointer",
			justifyContent: "space-between",
			flex: "1",
			textAlign: "start",
			borderRadius: "l1",
			py: "var(--listbox-item-padding-y)",
			px: "var(--listbox-item-padding-x)",
			_highlighted: {
				outline: "2px solid",
				outlineColor: "border.emphasized"
			},
			_disabled: {
				pointerEvents: "none",
				opacity: "0.5"
			}
		},
		empty: {
			py: "var(--listbox-item-padding-y)",
			px: "var(--listbox-item-padding-x)"
		},
		itemText: { flex: "1" },
		itemGroup: {
			mt: "1.5",
			_first: { mt: "0" }
		},
		itemGroupLabel: {
			py: "1.5",
			px: "2",
			fontWeight: "medium"
		},
		label: {
			fontWeight: "medium",
			userSelect: "none",
			textStyle: "sm",
			_disabled: { layerStyle: "disabled" }
		},
		valueText: {
			lineClamp: "1",
			maxW: "80%"
		},
		itemIndicator: {
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			_icon: { boxSize: "4" }
		}
	},
	variants: { variant: {
		subtle: {
			content: {
				bg: "bg.panel",
				borderWidth: "1px",
				borderRadius: "l2"
			},
			item: {
				_hover: { bg: "bg.emphasized/60" },
				_selected: { bg: "bg.muted" }
			}
		},
		solid: {
			content: {
				bg: "bg.panel",
				borderWidth: "1px",
				borderRadius: "l2"
			},
			item: { _selected: {
				bg: "colorPalette.solid",
				color: "colorPalette.contrast"
			} }
		},
		plain: {}
	} },
	defaultVariants: { variant: "subtle" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/marquee.js
var marqueeSlotRecipe = defineSlotRecipe({
	className: "chakra-marquee",
	slots: anatomy$17.keys(),
	base: {
		root: {
			position: "relative",
			width: "100%",
			"--marquee-edge-color": "colors.bg",
			"--marquee-edge-size": "20%",
			"&[data-paused]": {
				animationPlayState: "paused !important",
				"& *": { animationPlayState: "paused !important" }
			}
		},
		viewport: {
			overflow: "hidden",
			display: "flex",
			width: "100%",
			height: "100%"
		},
		content: {
			display: "flex",
			minWidth: "max-content",
			animationTimingFunction: "linear",
			animationFillMode: "forwards",
			animationDuration: "var(--marquee-duration)",
			animationDelay: "var(--marquee-delay)",
			animationIterationCount: "var(--marquee-loop-count)",
			_motionReduce: { animation: "none !important" },
			"&[data-side='start'], &[data-side='end']": { animationName: "marqueeX" },
			"&[data-side='top'], &[data-side='bottom']": { animationName: "marqueeY" },
			"&[data-reverse]": { animationDirection: "reverse" },
			"&[data-orientation='horizontal']": { flexDirection: "row" },
			"&[data-orientation='vertical']": { flexDirection: "column" }
		},
		edge: {
			position: "absolute",
			zIndex: "1",
			pointerEvents: "none",
			"&[data-side='start']": {
				width: "var(--marquee-edge-size)",
				insetY: "0",
				insetInlineStart: "0",
				background: "linear-gradient(to right, var(--marquee-edge-color, white), transparent)",
				_rtl: { background: "linear-gradient(to left, var(--marquee-edge-color, white), transparent)" }
			},
			"&[data-side='end']": {
				width: "var(--marquee-edge-size)",
				insetY: "0",
				insetInlineEnd: "0",
				background: "linear-gradient(to left, var(--marquee-edge-color, white), transparent)",
				_rtl: { background: "linear-gradient(to right, var(--marquee-edge-color, white), transparent)" }
			},
			"&[data-side='top']": {
				height: "var(--marquee-edge-size)",
				insetX: "0",
				top: "0",
				background: "linear-gradient(to bottom, var(--marquee-edge-color, white), transparent)"
			},
			"&[data-side='bottom']": {
				height: "var(--marquee-edge-size)",
				insetX: "0",
				bottom: "0",
				background: "linear-gradient(to top, var(--marquee-edge-color, white), transparent)"
			}
		}
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/menu.js
var menuSlotRecipe = defineSlotRecipe({
	className: "chakra-menu",
	slots: menuAnatomy.keys(),
	base: {
		content: {
			outline: 0,
			"--menu-bg": "colors.bg.panel",
			bg: "var(--menu-bg)",
			boxShadow: "lg",
			color: "fg",
			maxHeight: "var(--available-height)",
			"--menu-z-index": "zIndex.popover",
			zIndex: "calc(var(--menu-z-index) + var(--layer-index, 0))",
			borderRadius: "l2",
			overflow: "hidden",
			overflowY: "auto",
			_open: {
				animationStyle: "slide-fade-in",
				animationDuration: "fast"
			},
			_closed: {
				animationStyle: "slide-fade-out",
				animationDuration: "faster"
			}
		},
		item: {
			textDecoration: "none",
			color: "fg",
			userSelect: "none",
			borderRadius: "l1",
			width: "100%",
			display: "flex",
			cursor: "menuitem",
			alignItems: "center",
			textAlign: "start",
			position: "relative",
			flex: "0 0 auto",
			outline: 0,
			_disabled: { layerStyle: "disabled" },
			"&[data-type]": { ps: "8" }
		},
		itemText: { flex: "1" },
		itemIndicator: {
			position: "absolute",
			insetStart: "2",
			transform: "translateY(-50%)",
			top: "50%"
		},
		itemGroupLabel: {
			px: "2",
			py: "1.5",
			fontWeight: "semibold",
			textStyle: "sm"
		},
		indicator: {
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			flexShrink: "0"
		},
		itemCommand: {
			opacity: "0.6",
			textStyle: "xs",
			ms: "auto",
			ps: "4",
			letterSpacing: "widest",
			fontFamily: "inherit"
		},
		separator: {
			height: "1px",
			bg: "bg.muted",
			my: "1",
			mx: "-1"
		},
		arrow: {
			"--arrow-size": "sizes.3",
			"--arrow-background": "var(--menu-bg)"
		},
		arrowTip: {
			borderTopWidth: "1px",
			borderLeftWidth: "1px"
		}
	},
	variants: {
		variant: {
			subtle: { item: { _highlighted: { bg: "bg.emphasized/60" } } },
			solid: { item: { _highlighted: {
				bg: "colorPalette.solid",
				color: "colorPalette.contrast"
			} } }
		},
		size: {
			sm: {
				content: {
					minW: "8rem",
					padding: "1",
					scrollPadding: "1"
				},
				item: {
					gap: "1",
					textStyle: "xs",
					py: "1",
					px: "1.5"
				}
			},
			md: {
				content: {
					minW: "8rem",
					padding: "1.5",
					scrollPadding: "1.5"
				},
				item: {
					gap: "2",
					textStyle: "sm",
					py: "1.5",
					px: "2"
				}
			}
		}
	},
	defaultVariants: {
		size: "md",
		variant: "subtle"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/select.js
var selectSlotRecipe = defineSlotRecipe({
	className: "chakra-select",
	slots: selectAnatomy.keys(),
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			gap: "1.5",
			width: "full"
		},
		trigger: {
			display: "flex",
			alignItems: "center",
			justifyContent: "space-between",
			width: "full",
			minH: "var(--select-trigger-height)",
			"--input-height": "var(--select-trigger-height)",
			px: "var(--select-trigger-padding-x)",
			borderRadius: "l2",
			userSelect: "none",
			textAlign: "start",
			focusVisibleRing: "inside",
			_placeholderShown: { color: "fg.muted/80" },
			_disabled: { layerStyle: "disabled" },
			_invalid: { borderColor: "border.error" }
		},
		indicatorGroup: {
			display: "flex",
			alignItems: "center",
			gap: "1",
			pos: "absolute",
			insetEnd: "0",
			top: "0",
			bottom: "0",
			px: "var(--select-trigger-padding-x)",
			pointerEvents: "none"
		},
		indicator: {
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			color: {
				base: "fg.muted",
				_disabled: "fg.subtle",
				_invalid: "fg.error"
			}
		},
		content: {
			background: "bg.panel",
			display: "flex",
			flexDirection: "column",
			"--select-z-index": "zIndex.popover",
			zIndex: "calc(var(--select-z-index) + var(--layer-index, 0))",
			borderRadius: "l2",
			outline: 0,
			maxH: "96",
			overflowY: "auto",
			boxShadow: "md",
			_open: {
				animationStyle: "slide-fade-in",
				animationDuration: "fast"
			},
			_closed: {
				animationStyle: "slide-fade-out",
				animationDuration: "fastest"
			}
		},
		item: {
			position: "relative",
			userSelect: "none",
			display: "flex",
			alignItems: "center",
			gap: "2",
			cursor: "option",
			justifyContent: "space-between",
			flex: "1",
			textAlign: "start",
			borderRadius: "l1",
			_highlighted: { bg: "bg.emphasized/60" },
			_disabled: {
				pointerEvents: "none",
				opacity: "0.5"
			},
			_icon: {
				width: "4",
				height: "4"
			}
		},
		control: { pos: "relative" },
		itemText: { flex: "1" },
		itemGroup: { _first: { mt: "0" } },
		itemGroupLabel: {
			py: "1",
			fontWeight: "medium"
		},
		label: {
			fontWeight: "medium",
			userSelect: "none",
			textStyle: "sm",
			_disabled: { layerStyle: "disabled" }
		},
		valueText: {
			lineClamp: "1",
			maxW: "80%"
		},
		clearTrigger: {
			color: "fg.muted",
			pointerEvents: "auto",
			focusVisibleRing: "inside",
			focusRingWidth: "2px",
			rounded: "l1"
		}
	},
	variants: {
		variant: {
			outline: { trigger: {
				bg: "transparent",
				borderWidth: "1px",
				borderColor: "border",
				_expanded: { borderColor: "border.emphasized" }
			} },
			subtle: { trigger: {
				borderWidth: "1px",
				borderColor: "transparent",
				bg: "bg.muted"
			} },
			ghost: { trigger: {
				bg: "transparent",
				_expanded: { bg: "bg.muted" }
			} }
		},
		size: {
			xs: {
				root: {
					"--select-trigger-height": "sizes.8",
					"--select-trigger-padding-x": "spacing.2"
				},
				content: {
					p: "1",
					gap: "1",
					textStyle: "xs"
				},
				trigger: {
					textStyle: "xs",
					gap: "1"
				},
				item: {
					py: "1",
					px: "2"
				},
				itemGroupLabel: {
					py: "1",
					px: "2"
				},
				indicator: { _icon: {
					width: "3.5",
					height: "3.5"
				} }
			},
			sm: {
				root: {
					"--select-trigger-height": "sizes.9",
					"--select-trigger-padding-x": "spacing.2.5"
				},
				content: {
					p: "1",
					textStyle: "sm"
				},
				trigger: {
					textStyle: "sm",
					gap: "1"
				},
				indicator: { _icon: {
					width: "4",
					height: "4"
				} },
				item: {
					py: "1",
					px: "1.5"
				},
				itemGroup: { mt: "1" },
				itemGroupLabel: {
					py: "1",
					px: "1.5"
				}
			},
			md: {
				root: {
					"--select-trigger-height": "sizes.10",
					"--select-trigger-padding-x": "spacing.3"
				},
				content: {
					p: "1",
					textStyle: "sm"
				},
				itemGroup: { mt: "1.5" },
				item: {
					py: "1.5",
					px: "2"
				},
				itemIndicator: {
					display: "flex",
					alignItems: "center",
					justifyContent: "center"
				},
				itemGroupLabel: {
					py: "1.5",
					px: "2"
				},
				trigger: {
					textStyle: "sm",
					gap: "2"
				},
				indicator: { _icon: {
					width: "4",
					height: "4"
				} }
			},
			lg: {
				root: {
					"--select-trigger-height": "sizes.12",
					"--select-trigger-padding-x": "spacing.4"
				},
				content: {
					p: "1.5",
					textStyle: "md"
				},
				itemGroup: { mt: "2" },
				item: {
					py: "2",
					px: "3"
				},
				itemGroupLabel: {
					py: "2",
					px: "3"
				},
				trigger: {
					textStyle: "md",
					py: "3",
					gap: "2"
				},
				indicator: { _icon: {
					width: "5",
					height: "5"
				} }
			}
		}
	},
	defaultVariants: {
		size: "md",
		variant: "outline"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/native-select.js
var nativeSelectSlotRecipe = defineSlotRecipe({
	className: "chakra-native-select",
	slots: nativeSelectAnatomy.keys(),
	base: {
		root: {
			height: "fit-content",
			display: "flex",
			width: "100%",
			position: "relative"
		},
		field: {
			width: "100%",
			minWidth: "0",
			outline: "0",
			appearance: "none",
			borderRadius: "l2",
			"--error-color": "colors.border.error",
			"--input-height": "var(--select-field-height)",
			height: "var(--select-field-height)",
			_disabled: { layerStyle: "disabled" },
			_invalid: {
				focusRingColor: "var(--error-color)",
				borderColor: "var(--error-color)"
			},
			focusVisibleRing: "inside",
			lineHeight: "normal",
			"& > option, & > optgroup": { bg: "bg" }
		},
		indicator: {
			position: "absolute",
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			pointerEvents: "none",
			top: "50%",
			transform: "translateY(-50%)",
			height: "100%",
			color: "fg.muted",
			_disabled: { opacity: "0.5" },
			_invalid: { color: "fg.error" },
			_icon: {
				width: "1em",
				height: "1em"
			}
		}
	},
	variants: {
		variant: {
			outline: { field: selectSlotRecipe.variants?.variant.outline.trigger },
			subtle: { field: selectSlotRecipe.variants?.variant.subtle.trigger },
			plain: { field: {
				bg: "transparent",
				color: "fg",
				focusRingWidth: "2px"
			} },
			ghost: { field: selectSlotRecipe.variants?.variant.ghost.trigger }
		},
		size: {
			xs: {
				root: { "--select-field-height": "sizes.8" },
				field: {
					textStyle: "xs",
					ps: "2",
					pe: "6"
				},
				indicator: {
					textStyle: "sm",
					insetEnd: "1.5"
				}
			},
			sm: {
				root: { "--select-field-height": "sizes.9" },
				field: {
					textStyle: "sm",
					ps: "2.5",
					pe: "8"
				},
				indicator: {
					textStyle: "md",
					insetEnd: "2"
				}
			},
			md: {
				root: { "--select-field-height": "sizes.10" },
				field: {
					textStyle: "sm",
					ps: "3",
					pe: "8"
				},
				indicator: {
					textStyle: "lg",
					insetEnd: "2"
				}
			},
			lg: {
				root: { "--select-field-height": "sizes.11" },
				field: {
					textStyle: "md",
					ps: "4",
					pe: "8"
				},
				indicator: {
					textStyle: "xl",
					insetEnd: "3"
				}
			},
			xl: {
				root: { "--select-field-height": "sizes.12" },
				field: {
					textStyle: "md",
					ps: "4.5",
					pe: "10"
				},
				indicator: {
					textStyle: "xl",
					insetEnd: "3"
				}
			}
		}
	},
	defaultVariants: selectSlotRecipe.defaultVariants
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/number-input.js
var triggerStyle = defineStyle({
	display: "flex",
	justifyContent: "center",
	alignItems: "center",
	flex: "1",
	userSelect: "none",
	cursor: "button",
	lineHeight: "1",
	color: "fg.muted",
	"--stepper-base-radius": "radii.l1",
	"--stepper-radius": "calc(var(--stepper-base-radius) + 1px)",
	_icon: { boxSize: "1em" },
	_disabled: { opacity: "0.5" },
	_hover: { bg: "bg.muted" },
	_active: { bg: "bg.emphasized" }
});
var numberInputSlotRecipe = defineSlotRecipe({
	className: "chakra-number-input",
	slots: anatomy$15.keys(),
	base: {
		root: {
			position: "relative",
			zIndex: "0",
			isolation: "isolate"
		},
		input: {
			...inputRecipe.base,
			verticalAlign: "top",
			pe: "calc(var(--stepper-width) + 0.5rem)"
		},
		control: {
			display: "flex",
			flexDirection: "column",
			position: "absolute",
			top: "0",
			insetEnd: "0px",
			margin: "1px",
			width: "var(--stepper-width)",
			height: "calc(100% - 2px)",
			zIndex: "1",
			borderStartWidth: "1px",
			divideY: "1px"
		},
		incrementTrigger: {
			...triggerStyle,
			borderTopEndRadius: "var(--stepper-radius)"
		},
		decrementTrigger: {
			...triggerStyle,
			borderBottomEndRadius: "var(--stepper-radius)"
		},
		valueText: {
			fontWeight: "medium",
			fontFeatureSettings: "pnum",
			fontVariantNumeric: "proportional-nums"
		}
	},
	variants: {
		size: {
			xs: {
				input: inputRecipe.variants.size.xs,
				control: {
					fontSize: "2xs",
					"--stepper-width": "sizes.4"
				}
			},
			sm: {
				input: inputRecipe.variants.size.sm,
				control: {
					fontSize: "xs",
					"--stepper-width": "sizes.5"
				}
			},
			md: {
				input: inputRecipe.variants.size.md,
				control: {
					fontSize: "sm",
					"--stepper-width": "sizes.6"
				}
			},
			lg: {
				input: inputRecipe.variants.size.lg,
				control: {
					fontSize: "sm",
					"--stepper-width": "sizes.6"
				}
			}
		},
		variant: mapEntries(inputRecipe.variants.variant, (key, variantStyles) => [key, { input: variantStyles }])
	},
	defaultVariants: {
		size: "md",
		variant: "outline"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/pin-input.js
var { variants, defaultVariants } = inputRecipe;
var pinInputSlotRecipe = defineSlotRecipe({
	className: "chakra-pin-input",
	slots: anatomy$14.keys(),
	base: {
		input: {
			...inputRecipe.base,
			textAlign: "center",
			width: "var(--input-height)"
		},
		control: {
			display: "inline-flex",
			gap: "2",
			isolation: "isolate"
		}
	},
	variants: {
		size: mapEntries(variants.size, (key, value) => [key, { input: {
			...value,
			px: "1"
		} }]),
		variant: mapEntries(variants.variant, (key, value) => [key, { input: value }]),
		attached: { true: {
			control: {
				gap: "0",
				spaceX: "-1px"
			},
			input: {
				_notFirst: { borderStartRadius: "0" },
				_notLast: { borderEndRadius: "0" },
				_focusVisible: { zIndex: "1" }
			}
		} }
	},
	defaultVariants
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/popover.js
var popoverSlotRecipe = defineSlotRecipe({
	className: "chakra-popover",
	slots: popoverAnatomy.keys(),
	base: {
		content: {
			position: "relative",
			display: "flex",
			flexDirection: "column",
			textStyle: "sm",
			"--popover-bg": "colors.bg.panel",
			bg: "var(--popover-bg)",
			boxShadow: "lg",
			"--popover-size": "sizes.xs",
			"--popover-mobile-size": "calc(100dvw - 1rem)",
			width: {
				base: "min(var(--popover-mobile-size), var(--popover-size))",
				sm: "var(--popover-size)"
			},
			borderRadius: "l3",
			"--popover-z-index": "zIndex.popover",
			zIndex: "calc(var(--popover-z-index) + var(--layer-index, 0))",
			outline: "0",
			transformOrigin: "var(--transform-origin)",
			maxHeight: "var(--available-height)",
			_open: {
				animationStyle: "scale-fade-in",
				animationDuration: "fast"
			},
			_closed: {
				animationStyle: "scale-fade-out",
				animationDuration: "faster"
			}
		},
		header: {
			paddingInline: "var(--popover-padding)",
			paddingTop: "var(--popover-padding)"
		},
		body: {
			padding: "var(--popover-padding)",
			flex: "1"
		},
		footer: {
			display: "flex",
			alignItems: "center",
			paddingInline: "var(--popover-padding)",
			paddingBottom: "var(--popover-padding)"
		},
		arrow: {
			"--arrow-size": "sizes.3",
			"--arrow-background": "var(--popover-bg)"
		},
		arrowTip: {
			borderTopWidth: "1px",
			borderLeftWidth: "1px"
		}
	},
	variants: { size: {
		xs: { content: { "--popover-padding": "spacing.3" } },
		sm: { content: { "--popover-padding": "spacing.4" } },
		md: { content: { "--popover-padding": "spacing.5" } },
		lg: { content: { "--popover-padding": "spacing.6" } }
	} },
	defaultVariants: { size: "md" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/progress.js
var progressSlotRecipe = defineSlotRecipe({
	slots: anatomy$12.keys(),
	className: "chakra-progress",
	base: {
		root: {
			textStyle: "sm",
			position: "relative"
		},
		track: {
			overflow: "hidden",
			position: "relative"
		},
		range: {
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			transitionProperty: "width, height",
			transitionDuration: "slow",
			height: "100%",
			bgColor: "var(--track-color)",
			_indeterminate: {
				"--animate-from-x": "-40%",
				"--animate-to-x": "100%",
				position: "absolute",
				willChange: "left",
				minWidth: "50%",
				animation: "position 1s ease infinite normal none running",
				backgroundImage: `linear-gradient(to right, transparent 0%, var(--track-color) 50%, transparent 100%)`
			}
		},
		label: {
			display: "inline-flex",
			fontWeight: "medium",
			alignItems: "center",
			gap: "1"
		},
		valueText: {
			textStyle: "xs",
			lineHeight: "1",
			fontWeight: "medium"
		}
	},
	variants: {
		variant: {
			outline: {
				track: {
					shadow: "inset",
					bgColor: "bg.muted"
				},
				range: { bgColor: "colorPalette.solid" }
			},
			subtle: {
				track: { bgColor: "colorPalette.muted" },
				range: { bgColor: "colorPalette.solid/72" }
			}
		},
		shape: {
			square: {},
			rounded: { track: { borderRadius: "l1" } },
			full: { track: { borderRadius: "full" } }
		},
		striped: { true: { range: {
			backgroundImage: `linear-gradient(45deg, var(--stripe-color) 25%, transparent 25%, transparent 50%, var(--stripe-color) 50%, var(--stripe-color) 75%, transparent 75%, transparent)`,
			backgroundSize: `var(--stripe-size) var(--stripe-size)`,
			"--stripe-size": "1rem",
			"--stripe-color": {
				_light: "rgba(255, 255, 255, 0.3)",
				_dark: "rgba(0, 0, 0, 0.3)"
			}
		} } },
		animated: { true: { range: {
			"--animate-from": "var(--stripe-size)",
			animation: "bg-position 1s linear infinite"
		} } },
		size: {
			xs: { track: { h: "1.5" } },
			sm: { track: { h: "2" } },
			md: { track: { h: "2.5" } },
			lg: { track: { h: "3" } },
			xl: { track: { h: "4" } }
		}
	},
	defaultVariants: {
		variant: "outline",
		size: "md",
		shape: "rounded"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/progress-circle.js
var progressCircleSlotRecipe = defineSlotRecipe({
	className: "chakra-progress-circle",
	slots: anatomy$12.keys(),
	base: {
		root: {
			display: "inline-flex",
			textStyle: "sm",
			position: "relative"
		},
		circle: { _indeterminate: { animation: "spin 2s linear infinite" } },
		circleTrack: {
			"--track-color": "colors.colorPalette.muted",
			stroke: "var(--track-color)"
		},
		circleRange: {
			stroke: "colorPalette.solid",
			transitionProperty: "stroke-dashoffset, stroke-dasharray",
			transitionDuration: "0.6s",
			_indeterminate: { animation: "circular-progress 1.5s linear infinite" }
		},
		label: { display: "inline-flex" },
		valueText: {
			lineHeight: "1",
			fontWeight: "medium",
			letterSpacing: "tight",
			fontVariantNumeric: "tabular-nums"
		}
	},
	variants: { size: {
		xs: {
			circle: {
				"--size": "24px",
				"--thickness": "4px"
			},
			valueText: { textStyle: "2xs" }
		},
		sm: {
			circle: {
				"--size": "32px",
				"--thickness": "5px"
			},
			valueText: { textStyle: "2xs" }
		},
		md: {
			circle: {
				"--size": "40px",
				"--thickness": "6px"
			},
			valueText: { textStyle: "xs" }
		},
		lg: {
			circle: {
				"--size": "48px",
				"--thickness": "7px"
			},
			valueText: { textStyle: "sm" }
		},
		xl: {
			circle: {
				"--size": "64px",
				"--thickness": "8px"
			},
			valueText: { textStyle: "sm" }
		}
	} },
	defaultVariants: { size: "md" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/qr-code.js
var qrCodeSlotRecipe = defineSlotRecipe({
	slots: anatomy$11.keys(),
	className: "chakra-qr-code",
	base: {
		root: {
			position: "relative",
			width: "fit-content",
			"--qr-code-overlay-size": "calc(var(--qr-code-size) / 3)"
		},
		frame: {
			width: "var(--qr-code-size)",
			height: "var(--qr-code-size)",
			fill: "currentColor"
		},
		overlay: {
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			width: "var(--qr-code-overlay-size)",
			height: "var(--qr-code-overlay-size)",
			padding: "1",
			bg: "bg",
			rounded: "l1"
		}
	},
	variants: { size: {
		"2xs": { root: { "--qr-code-size": "40px" } },
		xs: { root: { "--qr-code-size": "64px" } },
		sm: { root: { "--qr-code-size": "80px" } },
		md: { root: { "--qr-code-size": "120px" } },
		lg: { root: { "--qr-code-size": "160px" } },
		xl: { root: { "--qr-code-size": "200px" } },
		"2xl": { root: { "--qr-code-size": "240px" } },
		full: { root: { "--qr-code-size": "100%" } }
	} },
	defaultVariants: { size: "md" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/radio-card.js
var radioCardSlotRecipe = defineSlotRecipe({
	className: "chakra-radio-card",
	slots: radioCardAnatomy.keys(),
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			gap: "1.5",
			isolation: "isolate"
		},
		item: {
			flex: "1",
			display: "flex",
			flexDirection: "column",
			userSelect: "none",
			position: "relative",
			borderRadius: "l2",
			_focus: { bg: "colorPalette.muted/20" },
			_disabled: { opacity: "0.5" },
			_checked: { zIndex: "1" }
		},
		label: {
			display: "inline-flex",
			fontWeight: "medium",
			textStyle: "sm",
			_disabled: { opacity: "0.5" }
		},
		itemText: {
			fontWeight: "medium",
			flex: "1"
		},
		itemDescription: {
			opacity: "0.64",
			textStyle: "sm"
		},
		itemControl: {
			display: "inline-flex",
			flex: "1",
			pos: "relative",
			rounded: "inherit",
			justifyContent: "var(--radio-card-justify)",
			alignItems: "var(--radio-card-align)",
			_disabled: { bg: "bg.muted" }
		},
		itemIndicator: radiomarkRecipe.base,
		itemAddon: {
			roundedBottom: "inherit",
			_disabled: { color: "fg.muted" }
		},
		itemContent: {
			display: "flex",
			flexDirection: "column",
			flex: "1",
			gap: "1",
			justifyContent: "var(--radio-card-justify)",
			alignItems: "var(--radio-card-align)"
		}
	},
	variants: {
		size: {
			sm: {
				item: { textStyle: "sm" },
				itemControl: {
					padding: "3",
					gap: "1.5"
				},
				itemAddon: {
					px: "3",
					py: "1.5",
					borderTopWidth: "1px"
				},
				itemIndicator: radiomarkRecipe.variants?.size.sm
			},
			md: {
				item: { textStyle: "sm" },
				itemControl: {
					padding: "4",
					gap: "2.5"
				},
				itemAddon: {
					px: "4",
					py: "2",
					borderTopWidth: "1px"
				},
				itemIndicator: radiomarkRecipe.variants?.size.md
			},
			lg: {
				item: { textStyle: "md" },
				itemControl: {
					padding: "4",
					gap: "3.5"
				},
				itemAddon: {
					px: "4",
					py: "2",
					borderTopWidth: "1px"
				},
				itemIndicator: radiomarkRecipe.variants?.size.lg
			}
		},
		variant: {
			surface: {
				item: {
					borderWidth: "1px",
					_checked: {
						bg: "colorPalette.subtle",
						color: "colorPalette.fg",
						borderColor: "colorPalette.muted"
					}
				},
				itemIndicator: radiomarkRecipe.variants?.variant.solid
			},
			subtle: {
				item: { bg: "bg.muted" },
				itemControl: { _checked: {
					bg: "colorPalette.muted",
					color: "colorPalette.fg"
				} },
				itemIndicator: radiomarkRecipe.variants?.variant.outline
			},
			outline: {
				item: {
					borderWidth: "1px",
					_checked: {
						boxShadow: "inset 0 0 0 1px var(--shadow-color)",
						boxShadowColor: "colorPalette.solid",
						borderColor: "colorPalette.solid"
					}
				},
				itemControl: { _disabled: { bg: "unset" } },
				itemIndicator: radiomarkRecipe.variants?.variant.solid
			},
			solid: {
				item: {
					borderWidth: "1px",
					_checked: {
						bg: "colorPalette.solid",
						color: "colorPalette.contrast",
						borderColor: "colorPalette.solid"
					}
				},
				itemControl: { _disabled: { bg: "unset" } },
				itemIndicator: radiomarkRecipe.variants?.variant.inverted
			}
		},
		justify: {
			start: { item: { "--radio-card-justify": "flex-start" } },
			end: { item: { "--radio-card-justify": "flex-end" } },
			center: { item: { "--radio-card-justify": "center" } }
		},
		align: {
			start: {
				item: { "--radio-card-align": "flex-start" },
				itemControl: { textAlign: "start" }
			},
			end: {
				item: { "--radio-card-align": "flex-end" },
				itemControl: { textAlign: "end" }
			},
			center: {
				item: { "--radio-card-align": "center" },
				itemControl: { textAlign: "center" }
			}
		},
		orientation: {
			vertical: { itemControl: { flexDirection: "column" } },
			horizontal: { itemControl: { flexDirection: "row" } }
		}
	},
	defaultVariants: {
		size: "md",
		variant: "outline",
		align: "start",
		orientation: "horizontal"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/radio-group.js
var radioGroupSlotRecipe = defineSlotRecipe({
	className: "chakra-radio-group",
	slots: radioGroupAnatomy.keys(),
	base: {
		item: {
			display: "inline-flex",
			alignItems: "center",
			position: "relative",
			fontWeight: "medium",
			_disabled: { cursor: "disabled" }
		},
		itemControl: radiomarkRecipe.base,
		label: {
			userSelect: "none",
			textStyle: "sm",
			_disabled: { opacity: "0.5" }
		}
	},
	variants: {
		variant: {
			outline: { itemControl: radiomarkRecipe.variants?.variant?.outline },
			subtle: { itemControl: radiomarkRecipe.variants?.variant?.subtle },
			solid: { itemControl: radiomarkRecipe.variants?.variant?.solid }
		},
		size: {
			xs: {
				item: {
					textStyle: "xs",
					gap: "1.5"
				},
				itemControl: radiomarkRecipe.variants?.size?.xs
			},
			sm: {
				item: {
					textStyle: "sm",
					gap: "2"
				},
				itemControl: radiomarkRecipe.variants?.size?.sm
			},
			md: {
				item: {
					textStyle: "sm",
					gap: "2.5"
				},
				itemControl: radiomarkRecipe.variants?.size?.md
			},
			lg: {
				item: {
					textStyle: "md",
					gap: "3"
				},
				itemControl: radiomarkRecipe.variants?.size?.lg
			}
		}
	},
	defaultVariants: {
		size: "md",
		variant: "solid"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/rating-group.js
var ratingGroupSlotRecipe = defineSlotRecipe({
	className: "chakra-rating-group",
	slots: ratingGroupAnatomy.keys(),
	base: {
		root: { display: "inline-flex" },
		control: {
			display: "inline-flex",
			alignItems: "center"
		},
		item: {
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			userSelect: "none"
		},
		itemIndicator: {
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			width: "1em",
			height: "1em",
			position: "relative",
			"--clip-path": {
				base: "inset(0 50% 0 0)",
				_rtl: "inset(0 0 0 50%)"
			},
			_icon: {
				stroke: "currentColor",
				width: "100%",
				height: "100%",
				display: "inline-block",
				flexShrink: 0,
				position: "absolute",
				left: 0,
				top: 0
			},
			"& [data-bg]": { color: "bg.emphasized" },
			"& [data-fg]": { color: "transparent" },
			"&[data-highlighted]:not([data-half])": { "& [data-fg]": { color: "colorPalette.solid" } },
			"&[data-half]": { "& [data-fg]": {
				color: "colorPalette.solid",
				clipPath: "var(--clip-path)"
			} }
		}
	},
	variants: { size: {
		xs: { item: { textStyle: "sm" } },
		sm: { item: { textStyle: "md" } },
		md: { item: { textStyle: "xl" } },
		lg: { item: { textStyle: "2xl" } }
	} },
	defaultVariants: { size: "md" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/scroll-area.js
var scrollAreaSlotRecipe = defineSlotRecipe({
	className: "chakra-scroll-area",
	slots: anatomy$8.keys(),
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			width: "100%",
			height: "100%",
			position: "relative",
			overflow: "hidden",
			"--scrollbar-margin": "2px",
			"--scrollbar-click-area": "calc(var(--scrollbar-size) + calc(var(--scrollbar-margin) * 2))"
		},
		viewport: {
			display: "flex",
			flexDirection: "column",
			height: "100%",
			width: "100%",
			borderRadius: "inherit",
			WebkitOverflowScrolling: "touch",
			scrollbarWidth: "none",
			"&::-webkit-scrollbar": { display: "none" }
		},
		content: { minWidth: "100%" },
		scrollbar: {
			display: "flex",
			userSelect: "none",
			touchAction: "none",
			borderRadius: "full",
			colorPalette: "gray",
			transition: "opacity 150ms 300ms",
			position: "relative",
			margin: "var(--scrollbar-margin)",
			"&:not([data-overflow-x], [data-overflow-y])": { display: "none" },
			bg: "{colors.colorPalette.solid/10}",
			"--thumb-bg": "{colors.colorPalette.solid/25}",
			"&:is(:hover, :active)": { "--thumb-bg": "{colors.colorPalette.solid/50}" },
			_before: {
				content: "\"\"",
				position: "absolute"
			},
			_vertical: {
				width: "var(--scrollbar-size)",
				flexDirection: "column",
				"&::before": {
					width: "var(--scrollbar-click-area)",
					height: "100%",
					insetInlineStart: "calc(var(--scrollbar-margin) * -1)"
				}
			},
			_horizontal: {
				height: "var(--scrollbar-size)",
				flexDirection: "row",
				"&::before": {
					height: "var(--scrollbar-click-area)",
					width: "100%",
					top: "calc(var(--scrollbar-margin) * -1)"
				}
			}
		},
		thumb: {
			borderRadius: "inherit",
			bg: "var(--thumb-bg)",
			transition: "backgrounds",
			_vertical: { width: "full" },
			_horizontal: { height: "full" }
		},
		corner: {
			bg: "bg.muted",
			margin: "var(--scrollbar-margin)",
			opacity: 0,
			transition: "opacity 150ms 300ms",
			"&[data-hover]": {
				transitionDelay: "0ms",
				opacity: 1
			}
		}
	},
	variants: {
		variant: {
			hover: { scrollbar: {
				opacity: "0",
				"&[data-hover], &[data-scrolling]": {
					opacity: "1",
					transitionDuration: "faster",
					transitionDelay: "0ms"
				}
			} },
			always: { scrollbar: { opacity: "1" } }
		},
		size: {
			xs: { root: { "--scrollbar-size": "sizes.1" } },
			sm: { root: { "--scrollbar-size": "sizes.1.5" } },
			md: { root: { "--scrollbar-size": "sizes.2" } },
			lg: { root: { "--scrollbar-size": "sizes.3" } }
		}
	},
	defaultVariants: {
		size: "md",
		variant: "hover"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/segment-group.js
var segmentGroupSlotRecipe = defineSlotRecipe({
	className: "chakra-segment-group",
	slots: segmentGroupAnatomy.keys(),
	base: {
		root: {
			"--segment-radius": "radii.l2",
			"--segment-indicator-bg": {
				_light: "colors.bg",
				_dark: "colors.bg.emphasized"
			},
			"--segment-indicator-shadow": "shadows.sm",
			borderRadius: "var(--segment-radius)",
			display: "inline-flex",
			boxShadow: "inset",
			minW: "max-content",
			textAlign: "center",
			position: "relative",
			isolation: "isolate",
			bg: "bg.muted",
			_vertical: { flexDirection: "column" }
		},
		item: {
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			userSelect: "none",
			fontSize: "sm",
			position: "relative",
			color: "fg",
			borderRadius: "var(--segment-radius)",
			_disabled: { opacity: "0.5" },
			"&:has(input:focus-visible)": { focusRing: "outside" },
			_before: {
				content: "\"\"",
				position: "absolute",
				bg: "border",
				transition: "opacity 0.2s"
			},
			_horizontal: { _before: {
				insetInlineStart: 0,
				insetBlock: "1.5",
				width: "1px"
			} },
			_vertical: { _before: {
				insetBlockStart: 0,
				insetInline: "1.5",
				height: "1px"
			} },
			"& + &[data-state=checked], &[data-state=checked] + &, &:first-of-type": { _before: { opacity: "0" } },
			"&[data-state=checked][data-ssr]": {
				shadow: "sm",
				bg: "bg",
				borderRadius: "var(--segment-radius)"
			}
		},
		indicator: {
			shadow: "var(--segment-indicator-shadow)",
			pos: "absolute",
			bg: "var(--segment-indicator-bg)",
			width: "var(--width)",
			height: "var(--height)",
			top: "var(--top)",
			left: "var(--left)",
			zIndex: -1,
			borderRadius: "var(--segment-radius)"
		}
	},
	variants: { size: {
		xs: { item: {
			textStyle: "xs",
			px: "3",
			gap: "1",
			height: "6"
		} },
		sm: { item: {
			textStyle: "sm",
			px: "4",
			gap: "2",
			height: "8"
		} },
		md: { item: {
			textStyle: "sm",
			px: "4",
			gap: "2",
			height: "10"
		} },
		lg: { item: {
			textStyle: "md",
			px: "4.5",
			gap: "3",
			height: "11"
		} }
	} },
	defaultVariants: { size: "md" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/slider.js
var sliderSlotRecipe = defineSlotRecipe({
	className: "chakra-slider",
	slots: sliderAnatomy.keys(),
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			gap: "1",
			textStyle: "sm",
			position: "relative",
			isolation: "isolate",
			touchAction: "none"
		},
		label: {
			fontWeight: "medium",
			textStyle: "sm"
		},
		control: {
			display: "inline-flex",
			alignItems: "center",
			position: "relative"
		},
		track: {
			overflow: "hidden",
			borderRadius: "full",
			flex: "1"
		},
		range: {
			width: "inherit",
			height: "inherit",
			_disabled: { bg: "border.emphasized!" }
		},
		markerGroup: {
			position: "absolute!",
			zIndex: "1"
		},
		marker: {
			"--marker-bg": {
				base: "white",
				_underValue: "colors.bg"
			},
			display: "flex",
			alignItems: "center",
			gap: "calc(var(--slider-thumb-size) / 2)",
			color: "fg.muted",
			textStyle: "xs"
		},
		markerIndicator: {
			width: "var(--slider-marker-size)",
			height: "var(--slider-marker-size)",
			borderRadius: "full",
			bg: "var(--marker-bg)"
		},
		thumb: {
			width: "var(--slider-thumb-size)",
			height: "var(--slider-thumb-size)",
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			outline: 0,
			zIndex: "2",
			borderRadius: "full",
			transition: "shadow",
			_focusVisible: {
				ring: "3px",
				ringColor: "colorPalette.focusRing/50"
			}
		}
	},
	variants: {
		size: {
			sm: { root: {
				"--slider-thumb-size": "sizes.4",
				"--slider-track-size": "sizes.1.5",
				"--slider-marker-center": "6px",
				"--slider-marker-size": "sizes.1",
				"--slider-marker-inset": "3px"
			} },
			md: { root: {
				"--slider-thumb-size": "sizes.5",
				"--slider-track-size": "sizes.2",
				"--slider-marker-center": "8px",
				"--slider-marker-size": "sizes.1",
				"--slider-marker-inset": "4px"
			} },
			lg: { root: {
				"--slider-thumb-size": "sizes.6",
				"--slider-track-size": "sizes.2.5",
				"--slider-marker-center": "9px",
				"--slider-marker-size": "sizes.1.5",
				"--slider-marker-inset": "5px"
			} }
		},
		variant: {
			outline: {
				track: {
					shadow: "inset",
					bg: "bg.emphasized/72"
				},
				range: { bg: "colorPalette.solid" },
				thumb: {
					borderWidth: "2px",
					borderColor: "colorPalette.solid",
					bg: "bg",
					_disabled: {
						bg: "border.emphasized",
						borderColor: "border.emphasized"
					}
				}
			},
			solid: {
				track: {
					bg: "colorPalette.subtle",
					_disabled: { bg: "bg.muted" }
				},
				range: { bg: "colorPalette.solid" },
				thumb: {
					bg: "colorPalette.solid",
					_disabled: { bg: "border.emphasized" }
				}
			}
		},
		orientation: {
			vertical: {
				root: { display: "inline-flex" },
				control: {
					flexDirection: "column",
					height: "100%",
					minWidth: "var(--slider-thumb-size)",
					"&:has(.chakra-slider__markerLabel)": { marginEnd: "4" }
				},
				track: { width: "var(--slider-track-size)" },
				thumb: {
					left: "50%",
					translate: "-50% 0"
				},
				markerGroup: {
					insetStart: "var(--slider-marker-center)",
					insetBlock: "var(--slider-marker-inset)"
				},
				marker: { flexDirection: "row" }
			},
			horizontal: {
				control: {
					flexDirection: "row",
					width: "100%",
					minHeight: "var(--slider-thumb-size)",
					"&:has(.chakra-slider__markerLabel)": { marginBottom: "4" }
				},
				track: { height: "var(--slider-track-size)" },
				thumb: {
					top: "50%",
					translate: "0 -50%"
				},
				markerGroup: {
					top: "var(--slider-marker-center)",
					insetInline: "var(--slider-marker-inset)"
				},
				marker: { flexDirection: "column" }
			}
		}
	},
	defaultVariants: {
		size: "md",
		variant: "outline",
		orientation: "horizontal"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/splitter.js
var splitterSlotRecipe = defineSlotRecipe({
	slots: splitterAnatomy.keys(),
	className: "splitter",
	base: {
		resizeTrigger: {
			"--splitter-border-color": "colors.border",
			"--splitter-thumb-color": "colors.bg",
			"--splitter-thumb-size": "sizes.2",
			"--splitter-thumb-inset": "calc(var(--splitter-thumb-size) * -0.5)",
			"--splitter-border-size": "1px",
			"--splitter-handle-size": "sizes.6",
			outline: "0",
			display: "grid",
			placeItems: "center",
			position: "relative",
			_focus: {
				"--splitter-border-color": "colors.border.emphasized",
				"--splitter-thumb-color": "colors.colorPalette.subtle"
			},
			_dragging: { "--splitter-thumb-color": "colors.colorPalette.focusRing" },
			_horizontal: {
				minWidth: "var(--splitter-thumb-size)",
				marginInline: "var(--splitter-thumb-inset)"
			},
			_vertical: {
				minHeight: "var(--splitter-thumb-size)",
				marginBlock: "var(--splitter-thumb-inset)"
			}
		},
		resizeTriggerSeparator: {
			position: "absolute",
			bg: "var(--splitter-border-color)",
			"[data-part='resize-trigger'][data-orientation=horizontal] &": {
				insetInlineEnd: "calc(var(--splitter-thumb-size) * 0.5)",
				insetBlock: "0",
				insetInlineStart: "auto",
				w: "var(--splitter-border-size)"
			},
			"[data-part='resize-trigger'][data-orientation=vertical] &": {
				insetBlockEnd: "calc(var(--splitter-thumb-size) * 0.5)",
				insetInline: "0",
				insetBlockStart: "auto",
				h: "var(--splitter-border-size)"
			}
		},
		resizeTriggerIndicator: {
			position: "relative",
			rounded: "full",
			bg: "var(--splitter-thumb-color)",
			shadow: "xs",
			borderWidth: "1px",
			zIndex: "1",
			"[data-part='resize-trigger'][data-orientation=horizontal] &": {
				w: "full",
				h: "var(--splitter-handle-size)"
			},
			"[data-part='resize-trigger'][data-orientation=vertical] &": {
				w: "var(--splitter-handle-size)",
				h: "full"
			},
			"[data-part='resize-trigger'][data-focus]:focus-visible &": {
				outlineWidth: "2px",
				outlineColor: "colorPalette.focusRing",
				outlineStyle: "solid"
			},
			"[data-part='resize-trigger'][data-disabled] &": { visibility: "hidden" }
		}
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/stat.js
var statSlotRecipe = defineSlotRecipe({
	className: "chakra-stat",
	slots: statAnatomy.keys(),
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			gap: "1",
			position: "relative",
			flex: "1"
		},
		label: {
			display: "inline-flex",
			gap: "1.5",
			alignItems: "center",
			color: "fg.muted",
			textStyle: "sm"
		},
		helpText: {
			color: "fg.muted",
			textStyle: "xs"
		},
		valueUnit: {
			color: "fg.muted",
			textStyle: "xs",
			fontWeight: "initial",
			letterSpacing: "initial"
		},
		valueText: {
			verticalAlign: "baseline",
			fontWeight: "semibold",
			letterSpacing: "tight",
			fontFeatureSettings: "pnum",
			fontVariantNumeric: "proportional-nums",
			display: "inline-flex",
			gap: "1"
		},
		indicator: {
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			marginEnd: 1,
			"& :where(svg)": {
				w: "1em",
				h: "1em"
			},
			"&[data-type=up]": { color: "fg.success" },
			"&[data-type=down]": { color: "fg.error" }
		}
	},
	variants: { size: {
		sm: { valueText: { textStyle: "xl" } },
		md: { valueText: { textStyle: "2xl" } },
		lg: { valueText: { textStyle: "3xl" } }
	} },
	defaultVariants: { size: "md" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/status.js
var statusSlotRecipe = defineSlotRecipe({
	className: "chakra-status",
	slots: statusAnatomy.keys(),
	base: {
		root: {
			display: "inline-flex",
			alignItems: "center",
			gap: "2"
		},
		indicator: {
			width: "0.64em",
			height: "0.64em",
			flexShrink: 0,
			borderRadius: "full",
			forcedColorAdjust: "none",
			bg: "colorPalette.solid"
		}
	},
	variants: { size: {
		sm: { root: { textStyle: "xs" } },
		md: { root: { textStyle: "sm" } },
		lg: { root: { textStyle: "md" } }
	} },
	defaultVariants: { size: "md" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/steps.js
var stepsSlotRecipe = defineSlotRecipe({
	className: "chakra-steps",
	slots: stepsAnatomy.keys(),
	base: {
		root: {
			display: "flex",
			width: "full"
		},
		list: {
			display: "flex",
			justifyContent: "space-between",
			"--steps-gutter": "spacing.3",
			"--steps-thickness": "2px"
		},
		title: {
			fontWeight: "medium",
			color: "fg"
		},
		description: { color: "fg.muted" },
		separator: {
			bg: "border",
			flex: "1"
		},
		indicator: {
			display: "flex",
			justifyContent: "center",
			alignItems: "center",
			flexShrink: "0",
			borderRadius: "full",
			fontWeight: "medium",
			width: "var(--steps-size)",
			height: "var(--steps-size)",
			_icon: {
				flexShrink: "0",
				width: "var(--steps-icon-size)",
				height: "var(--steps-icon-size)"
			}
		},
		item: {
			position: "relative",
			display: "flex",
			gap: "3",
			flex: "1 0 0",
			"&:last-of-type": {
				flex: "initial",
				"& [data-part=separator]": { display: "none" }
			}
		},
		trigger: {
			display: "flex",
			alignItems: "center",
			gap: "3",
			textAlign: "start",
			focusVisibleRing: "outside",
			borderRadius: "l2"
		},
		content: { focusVisibleRing: "outside" }
	},
	variants: {
		orientation: {
			vertical: {
				root: {
					flexDirection: "row",
					height: "100%"
				},
				list: {
					flexDirection: "column",
					alignItems: "flex-start"
				},
				separator: {
					position: "absolute",
					width: "var(--steps-thickness)",
					height: "100%",
					maxHeight: "calc(100% - var(--steps-size) - var(--steps-gutter) * 2)",
					top: "calc(var(--steps-size) + var(--steps-gutter))",
					insetStart: "calc(var(--steps-size) / 2 - 1px)"
				},
				item: { alignItems: "flex-start" }
			},
			horizontal: {
				root: {
					flexDirection: "column",
					width: "100%"
				},
				list: {
					flexDirection: "row",
					alignItems: "center"
				},
				separator: {
					width: "100%",
					height: "var(--steps-thickness)",
					marginX: "var(--steps-gutter)"
				},
				item: { alignItems: "center" }
			}
		},
		variant: {
			solid: {
				indicator: {
					_incomplete: { borderWidth: "var(--steps-thickness)" },
					_current: {
						bg: "colorPalette.muted",
						borderWidth: "var(--steps-thickness)",
						borderColor: "colorPalette.solid",
						color: "colorPalette.fg"
					},
					_complete: {
						bg: "colorPalette.solid",
						borderColor: "colorPalette.solid",
						color: "colorPalette.contrast"
					}
				},
				separator: { _complete: { bg: "colorPalette.solid" } }
			},
			subtle: {
				indicator: {
					_incomplete: { bg: "bg.muted" },
					_current: {
						bg: "colorPalette.muted",
						color: "colorPalette.fg"
					},
					_complete: {
						bg: "colorPalette.emphasized",
						color: "colorPalette.fg"
					}
				},
				separator: { _complete: { bg: "colorPalette.emphasized" } }
			}
		},
		size: {
			xs: {
				root: { gap: "2.5" },
				list: {
					"--steps-size": "sizes.6",
					"--steps-icon-size": "sizes.3.5",
					textStyle: "xs"
				},
				title: { textStyle: "sm" }
			},
			sm: {
				root: { gap: "3" },
				list: {
					"--steps-size": "sizes.8",
					"--steps-icon-size": "sizes.4",
					textStyle: "xs"
				},
				title: { textStyle: "sm" }
			},
			md: {
				root: { gap: "4" },
				list: {
					"--steps-size": "sizes.10",
					"--steps-icon-size": "sizes.4",
					textStyle: "sm"
				},
				title: { textStyle: "sm" }
			},
			lg: {
				root: { gap: "6" },
				list: {
					"--steps-size": "sizes.11",
					"--steps-icon-size": "sizes.5",
					textStyle: "md"
				},
				title: { textStyle: "md" }
			}
		}
	},
	defaultVariants: {
		size: "md",
		variant: "solid",
		orientation: "horizontal"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/switch.js
var switchSlotRecipe = defineSlotRecipe({
	slots: switchAnatomy.keys(),
	className: "chakra-switch",
	base: {
		root: {
			display: "inline-flex",
			gap: "2.5",
			alignItems: "center",
			position: "relative",
			verticalAlign: "middle",
			"--switch-diff": "calc(var(--switch-width) - var(--switch-height))",
			"--switch-x": {
				base: "var(--switch-diff)",
				_rtl: "calc(var(--switch-diff) * -1)"
			}
		},
		label: {
			lineHeight: "1",
			userSelect: "none",
			fontSize: "sm",
			fontWeight: "medium",
			_disabled: { opacity: "0.5" }
		},
		indicator: {
			position: "absolute",
			height: "var(--switch-height)",
			width: "var(--switch-height)",
			fontSize: "var(--switch-indicator-font-size)",
			fontWeight: "medium",
			flexShrink: 0,
			userSelect: "none",
			display: "grid",
			placeContent: "center",
			transition: "inset-inline-start 0.12s ease",
			insetInlineStart: "calc(var(--switch-x) - 2px)",
			_checked: { insetInlineStart: "2px" }
		},
		control: {
			display: "inline-flex",
			gap: "0.5rem",
			flexShrink: 0,
			justifyContent: "flex-start",
			cursor: "switch",
			borderRadius: "full",
			position: "relative",
			width: "var(--switch-width)",
			height: "var(--switch-height)",
			transition: "backgrounds",
			_disabled: {
				opacity: "0.5",
				cursor: "not-allowed"
			},
			_invalid: {
				outline: "2px solid",
				outlineColor: "border.error",
				outlineOffset: "2px"
			}
		},
		thumb: {
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			flexShrink: 0,
			transitionProperty: "translate",
			transitionDuration: "fast",
			borderRadius: "inherit",
			_checked: { translate: "var(--switch-x) 0" }
		}
	},
	variants: {
		variant: {
			solid: {
				control: {
					borderRadius: "full",
					bg: "bg.emphasized",
					focusVisibleRing: "outside",
					_checked: { bg: "colorPalette.solid" }
				},
				thumb: {
					bg: "white",
					width: "var(--switch-height)",
					height: "var(--switch-height)",
					scale: "0.8",
					boxShadow: "sm",
					_checked: { bg: "colorPalette.contrast" }
				}
			},
			raised: {
				control: {
					borderRadius: "full",
					height: "calc(var(--switch-height) / 2)",
					bg: "bg.muted",
					boxShadow: "inset",
					_checked: { bg: "colorPalette.solid/60" }
				},
				thumb: {
					width: "var(--switch-height)",
					height: "var(--switch-height)",
					position: "relative",
					top: "calc(var(--switch-height) * -0.25)",
					bg: "white",
					boxShadow: "xs",
					focusVisibleRing: "outside",
					_checked: { bg: "colorPalette.solid" }
				}
			}
		},
		size: {
			xs: { root: {
				"--switch-width": "sizes.6",
				"--switch-height": "sizes.3",
				"--switch-indicator-font-size": "fontSizes.xs"
			} },
			sm: { root: {
				"--switch-width": "sizes.8",
				"--switch-height": "sizes.4",
				"--switch-indicator-font-size": "fontSizes.xs"
			} },
			md: { root: {
				"--switch-width": "sizes.10",
				"--switch-height": "sizes.5",
				"--switch-indicator-font-size": "fontSizes.sm"
			} },
			lg: { root: {
				"--switch-width": "sizes.12",
				"--switch-height": "sizes.6",
				"--switch-indicator-font-size": "fontSizes.md"
			} }
		}
	},
	defaultVariants: {
		variant: "solid",
		size: "md"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/table.js
var tableSlotRecipe = defineSlotRecipe({
	className: "chakra-table",
	slots: tableAnatomy.keys(),
	base: {
		root: {
			fontVariantNumeric: "lining-nums tabular-nums",
			borderCollapse: "collapse",
			width: "full",
			textAlign: "start",
			verticalAlign: "top"
		},
		row: { _selected: { bg: "colorPalette.subtle" } },
		cell: {
			textAlign: "start",
			alignItems: "center"
		},
		columnHeader: {
			fontWeight: "medium",
			textAlign: "start",
			color: "fg"
		},
		caption: {
			fontWeight: "medium",
			textStyle: "xs"
		},
		footer: { fontWeight: "medium" }
	},
	variants: {
		interactive: { true: { body: { "& tr": { _hover: { bg: "colorPalette.subtle" } } } } },
		stickyHeader: { true: { header: { "& :where(tr)": {
			top: "var(--table-sticky-offset, 0)",
			position: "sticky",
			zIndex: 1
		} } } },
		striped: { true: { row: { "&:nth-of-type(odd) td": { bg: "bg.muted" } } } },
		showColumnBorder: { true: {
			columnHeader: { "&:not(:last-of-type)": { borderInlineEndWidth: "1px" } },
			cell: { "&:not(:last-of-type)": { borderInlineEndWidth: "1px" } }
		} },
		variant: {
			line: {
				columnHeader: { borderBottomWidth: "1px" },
				cell: { borderBottomWidth: "1px" },
				row: { bg: "bg" }
			},
			outline: {
				root: { boxShadow: "0 0 0 1px {colors.border}" },
				columnHeader: { borderBottomWidth: "1px" },
				header: { bg: "bg.muted" },
				row: { "&:not(:last-of-type)": { borderBottomWidth: "1px" } },
				footer: { borderTopWidth: "1px" }
			}
		},
		size: {
			sm: {
				root: { textStyle: "sm" },
				columnHeader: {
					px: "2",
					py: "2"
				},
				cell: {
					px: "2",
					py: "2"
				}
			},
			md: {
				root: { textStyle: "sm" },
				columnHeader: {
					px: "3",
					py: "3"
				},
				cell: {
					px: "3",
					py: "3"
				}
			},
			lg: {
				root: { textStyle: "md" },
				columnHeader: {
					px: "4",
					py: "3"
				},
				cell: {
					px: "4",
					py: "3"
				}
			}
		}
	},
	defaultVariants: {
		variant: "line",
		size: "md"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/tabs.js
var tabsSlotRecipe = defineSlotRecipe({
	slots: tabsAnatomy.keys(),
	className: "chakra-tabs",
	base: {
		root: {
			"--tabs-trigger-radius": "radii.l2",
			"--tabs-indicator-shadow": "shadows.xs",
			"--tabs-indicator-bg": "colors.bg",
			position: "relative",
			_horizontal: { display: "block" },
			_vertical: { display: "flex" }
		},
		list: {
			display: "inline-flex",
			position: "relative",
			isolation: "isolate",
			minH: "var(--tabs-height)",
			_horizontal: { flexDirection: "row" },
			_vertical: { flexDirection: "column" }
		},
		trigger: {
			outline: "0",
			minW: "var(--tabs-height)",
			height: "var(--tabs-height)",
			display: "flex",
			alignItems: "center",
			fontWeight: "medium",
			position: "relative",
			cursor: "button",
			gap: "2",
			_focusVisible: {
				zIndex: 1,
				outline: "2px solid",
				outlineColor: "colorPalette.focusRing"
			},
			_disabled: {
				cursor: "not-allowed",
				opacity: .5
			}
		},
		content: {
			focusVisibleRing: "inside",
			_horizontal: {
				width: "100%",
				pt: "var(--tabs-content-padding)"
			},
			_vertical: {
				height: "100%",
				ps: "var(--tabs-content-padding)"
			}
		},
		indicator: {
			width: "var(--width)",
			height: "var(--height)",
			borderRadius: "var(--tabs-trigger-radius)",
			bg: "var(--tabs-indicator-bg)",
			shadow: "var(--tabs-indicator-shadow)",
			zIndex: -1
		}
	},
	variants: {
		fitted: { true: {
			list: { display: "flex" },
			trigger: {
				flex: 1,
				textAlign: "center",
				justifyContent: "center"
			}
		} },
		justify: {
			start: { list: { justifyContent: "flex-start" } },
			center: { list: { justifyContent: "center" } },
			end: { list: { justifyContent: "flex-end" } }
		},
		size: {
			sm: {
				root: {
					"--tabs-height": "sizes.9",
					"--tabs-content-padding": "spacing.3"
				},
				trigger: {
					py: "1",
					px: "3",
					textStyle: "sm"
				}
			},
			md: {
				root: {
					"--tabs-height": "sizes.10",
					"--tabs-content-padding": "spacing.4"
				},
				trigger: {
					py: "2",
					px: "4",
					textStyle: "sm"
				}
			},
			lg: {
				root: {
					"--tabs-height": "sizes.11",
					"--tabs-content-padding": "spacing.4.5"
				},
				trigger: {
					py: "2",
					px: "4.5",
					textStyle: "md"
				}
			}
		},
		variant: {
			line: {
				list: {
					display: "flex",
					borderColor: "border",
					_horizontal: { borderBottomWidth: "1px" },
					_vertical: { borderEndWidth: "1px" }
				},
				trigger: {
					color: "fg.muted",
					_disabled: { _active: { bg: "initial" } },
					_selected: {
						color: "fg",
						_horizontal: {
							layerStyle: "indicator.bottom",
							"--indicator-offset-y": "-1px",
							"--indicator-color": "colors.colorPalette.solid"
						},
						_vertical: {
							layerStyle: "indicator.end",
							"--indicator-offset-x": "-1px"
						}
					}
				}
			},
			subtle: { trigger: {
				borderRadius: "var(--tabs-trigger-radius)",
				color: "fg.muted",
				_selected: {
					bg: "colorPalette.subtle",
					color: "colorPalette.fg"
				}
			} },
			enclosed: {
				list: {
					bg: "bg.muted",
					padding: "1",
					borderRadius: "l3",
					minH: "calc(var(--tabs-height) - 4px)"
				},
				trigger: {
					justifyContent: "center",
					color: "fg.muted",
					borderRadius: "var(--tabs-trigger-radius)",
					_selected: {
						bg: "bg",
						color: "colorPalette.fg",
						shadow: "xs"
					}
				}
			},
			outline: {
				list: {
					"--line-thickness": "1px",
					"--line-offset": "calc(var(--line-thickness) * -1)",
					borderColor: "border",
					display: "flex",
					_horizontal: { _before: {
						content: "\"\"",
						position: "absolute",
						bottom: "0px",
						width: "100%",
						borderBottomWidth: "var(--line-thickness)",
						borderBottomColor: "border"
					} },
					_vertical: { _before: {
						content: "\"\"",
						position: "absolute",
						insetInline: "var(--line-offset)",
						height: "calc(100% - calc(var(--line-thickness) * 2))",
						borderEndWidth: "var(--line-thickness)",
						borderEndColor: "border"
					} }
				},
				trigger: {
					color: "fg.muted",
					borderWidth: "1px",
					borderColor: "transparent",
					_selected: {
						bg: "currentBg",
						color: "colorPalette.fg"
					},
					_horizontal: {
						borderTopRadius: "var(--tabs-trigger-radius)",
						marginBottom: "var(--line-offset)",
						marginEnd: { _notLast: "var(--line-offset)" },
						_selected: {
							borderColor: "border",
							borderBottomColor: "transparent"
						}
					},
					_vertical: {
						borderStartRadius: "var(--tabs-trigger-radius)",
						marginEnd: "var(--line-offset)",
						marginBottom: { _notLast: "var(--line-offset)" },
						_selected: {
							borderColor: "border",
							borderEndColor: "transparent"
						}
					}
				}
			},
			plain: { trigger: {
				color: "fg.muted",
				_selected: { color: "colorPalette.fg" },
				borderRadius: "var(--tabs-trigger-radius)",
				"&[data-selected][data-ssr]": {
					bg: "var(--tabs-indicator-bg)",
					shadow: "var(--tabs-indicator-shadow)",
					borderRadius: "var(--tabs-trigger-radius)"
				}
			} }
		}
	},
	defaultVariants: {
		size: "md",
		variant: "line"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/tag.js
var badgeVariant = badgeRecipe.variants?.variant;
var tagSlotRecipe = defineSlotRecipe({
	slots: tagAnatomy.keys(),
	className: "chakra-tag",
	base: {
		root: {
			display: "inline-flex",
			alignItems: "center",
			verticalAlign: "top",
			maxWidth: "100%",
			userSelect: "none",
			borderRadius: "l2",
			focusVisibleRing: "outside"
		},
		label: { lineClamp: "1" },
		closeTrigger: {
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			outline: "0",
			borderRadius: "l1",
			color: "currentColor",
			focusVisibleRing: "inside",
			focusRingWidth: "2px"
		},
		startElement: {
			flexShrink: 0,
			boxSize: "var(--tag-element-size)",
			ms: "var(--tag-element-offset)",
			"&:has([data-scope=avatar])": {
				boxSize: "var(--tag-avatar-size)",
				ms: "calc(var(--tag-element-offset) * 1.5)"
			},
			_icon: { boxSize: "100%" }
		},
		endElement: {
			flexShrink: 0,
			boxSize: "var(--tag-element-size)",
			me: "var(--tag-element-offset)",
			_icon: { boxSize: "100%" },
			"&:has(button)": { ms: "calc(var(--tag-element-offset) * -1)" }
		}
	},
	variants: {
		size: {
			sm: {
				root: {
					px: "1.5",
					minH: "4.5",
					gap: "1",
					"--tag-avatar-size": "spacing.3",
					"--tag-element-size": "spacing.3",
					"--tag-element-offset": "-2px"
				},
				label: { textStyle: "xs" }
			},
			md: {
				root: {
					px: "1.5",
					minH: "5",
					gap: "1",
					"--tag-avatar-size": "spacing.3.5",
					"--tag-element-size": "spacing.3.5",
					"--tag-element-offset": "-2px"
				},
				label: { textStyle: "xs" }
			},
			lg: {
				root: {
					px: "2",
					minH: "6",
					gap: "1.5",
					"--tag-avatar-size": "spacing.4.5",
					"--tag-element-size": "spacing.4",
					"--tag-element-offset": "-3px"
				},
				label: { textStyle: "sm" }
			},
			xl: {
				root: {
					px: "2.5",
					minH: "8",
					gap: "1.5",
					"--tag-avatar-size": "spacing.6",
					"--tag-element-size": "spacing.4.5",
					"--tag-element-offset": "-4px"
				},
				label: { textStyle: "sm" }
			}
		},
		variant: {
			subtle: { root: badgeVariant?.subtle },
			solid: { root: badgeVariant?.solid },
			outline: { root: badgeVariant?.outline },
			surface: { root: badgeVariant?.surface }
		}
	},
	defaultVariants: {
		size: "md",
		variant: "surface"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/tags-input.js
var tagsInputSlotRecipe = defineSlotRecipe({
	slots: anatomy$3.keys(),
	className: "tags-input",
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			gap: "1.5",
			width: "full"
		},
		label: {
			fontWeight: "medium",
			textStyle: "sm",
			_disabled: { opacity: "0.5" }
		},
		control: {
			"--focus-color": "colors.colorPalette.focusRing",
			"--error-color": "colors.border.error",
			minH: "var(--tags-input-height)",
			"--input-height": "var(--tags-input-height)",
			px: "var(--tags-input-px)",
			py: "var(--tags-input-py)",
			gap: "var(--tags-input-gap)",
			display: "flex",
			flexWrap: "wrap",
			alignItems: "center",
			borderRadius: "l2",
			pos: "relative",
			transitionProperty: "border-color, box-shadow",
			transitionDuration: "normal",
			_disabled: { opacity: "0.5" },
			_invalid: { borderColor: "var(--error-color)" }
		},
		input: {
			flex: "1",
			minWidth: "20",
			outline: "none",
			bg: "transparent",
			color: "fg",
			px: "calc(var(--tags-input-item-px) / 1.25)",
			height: "var(--tags-input-item-height)",
			_readOnly: { display: "none" }
		},
		item: {
			maxWidth: "100%",
			minWidth: "0"
		},
		itemText: {
			lineClamp: "1",
			minWidth: "0"
		},
		itemInput: {
			outline: "none",
			bg: "transparent",
			minWidth: "2ch",
			color: "inherit",
			px: "var(--tags-input-item-px)",
			height: "var(--tags-input-item-height)"
		},
		itemPreview: {
			height: "var(--tags-input-item-height)",
			userSelect: "none",
			display: "inline-flex",
			alignItems: "center",
			gap: "1",
			rounded: "l1",
			px: "var(--tags-input-item-px)",
			maxWidth: "100%"
		},
		itemDeleteTrigger: {
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			flexShrink: "0",
			boxSize: "calc(var(--tags-input-item-height) / 1.5)",
			cursor: {
				base: "button",
				_disabled: "initial"
			},
			me: "-1",
			opacity: "0.4",
			_hover: { opacity: "1" },
			"[data-highlighted] &": { opacity: "1" },
			_icon: { boxSize: "80%" }
		},
		clearTrigger: {
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			boxSize: "calc(var(--tags-input-item-height) / 1.5)",
			cursor: {
				base: "button",
				_disabled: "initial"
			},
			color: "fg.muted",
			focusVisibleRing: "inside",
			focusRingWidth: "2px",
			rounded: "l1",
			_icon: { boxSize: "5" }
		}
	},
	variants: {
		size: {
			xs: { root: {
				"--tags-input-height": "sizes.8",
				"--tags-input-px": "spacing.1.5",
				"--tags-input-py": "spacing.1",
				"--tags-input-gap": "spacing.1",
				"--tags-input-item-height": "sizes.6",
				"--tags-input-item-px": "spacing.2",
				textStyle: "xs"
			} },
			sm: { root: {
				"--tags-input-height": "sizes.9",
				"--tags-input-px": "spacing.1.5",
				"--tags-input-py": "spacing.1",
				"--tags-input-gap": "spacing.1",
				"--tags-input-item-height": "sizes.6",
				"--tags-input-item-px": "spacing.2",
				textStyle: "sm"
			} },
			md: { root: {
				"--tags-input-height": "sizes.10",
				"--tags-input-px": "spacing.1.5",
				"--tags-input-py": "spacing.1",
				"--tags-input-gap": "spacing.1",
				"--tags-input-item-height": "sizes.7",
				"--tags-input-item-px": "spacing.2",
				textStyle: "sm"
			} },
			lg: { root: {
				"--tags-input-height": "sizes.11",
				"--tags-input-px": "spacing.1.5",
				"--tags-input-py": "spacing.1",
				"--tags-input-gap": "spacing.1",
				"--tags-input-item-height": "sizes.8",
				"--tags-input-item-px": "spacing.2",
				textStyle: "md"
			} }
		},
		variant: {
			outline: {
				control: {
					borderWidth: "1px",
					bg: "bg",
					_focus: {
						outlineWidth: "1px",
						outlineStyle: "solid",
						outlineColor: "var(--focus-color)",
						borderColor: "var(--focus-color)",
						_invalid: {
							outlineColor: "var(--error-color)",
							borderColor: "var(--error-color)"
						}
					}
				},
				itemPreview: {
					bg: "colorPalette.subtle",
					_highlighted: { bg: "colorPalette.muted" }
				}
			},
			subtle: {
				control: {
					bg: "bg.muted",
					borderWidth: "1px",
					borderColor: "transparent",
					_focus: {
						outlineWidth: "1px",
						outlineStyle: "solid",
						outlineColor: "var(--focus-color)",
						borderColor: "var(--focus-color)",
						_invalid: {
							outlineColor: "var(--error-color)",
							borderColor: "var(--error-color)"
						}
					}
				},
				itemPreview: {
					bg: "bg",
					borderWidth: "1px",
					_highlighted: {
						bg: "colorPalette.subtle",
						borderColor: "colorPalette.emphasized"
					}
				}
			},
			flushed: {
				control: {
					borderRadius: "0",
					px: "0",
					bg: "transparent",
					borderBottomWidth: "1px",
					borderBottomColor: "border",
					_focus: {
						borderColor: "var(--focus-color)",
						boxShadow: "0px 1px 0px 0px var(--focus-color)"
					}
				},
				itemPreview: {
					bg: "colorPalette.subtle",
					_highlighted: { bg: "colorPalette.muted" }
				}
			}
		}
	},
	defaultVariants: {
		size: "md",
		variant: "outline"
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/timeline.js
var timelineSlotRecipe = defineSlotRecipe({
	slots: timelineAnatomy.keys(),
	className: "chakra-timeline",
	base: {
		root: {
			display: "flex",
			flexDirection: "column",
			width: "full",
			"--timeline-thickness": "1px",
			"--timeline-gutter": "4px"
		},
		item: {
			"--timeline-content-gap": "spacing.6",
			display: "flex",
			position: "relative",
			alignItems: "flex-start",
			flexShrink: 0,
			gap: "4",
			_last: { "--timeline-content-gap": "0" }
		},
		separator: {
			display: "var(--timeline-separator-display)",
			position: "absolute",
			borderStartWidth: "var(--timeline-thickness)",
			ms: "calc(-1 * var(--timeline-thickness) / 2)",
			insetInlineStart: "calc(var(--timeline-indicator-size) / 2)",
			insetBlock: "0",
			borderColor: "border"
		},
		indicator: {
			outline: "2px solid {colors.bg}",
			position: "relative",
			flexShrink: "0",
			boxSize: "var(--timeline-indicator-size)",
			fontSize: "var(--timeline-font-size)",
			display: "flex",
			alignItems: "center",
			justifyContent: "center",
			borderRadius: "full",
			fontWeight: "medium"
		},
		connector: {
			alignSelf: "stretch",
			position: "relative"
		},
		content: {
			pb: "var(--timeline-content-gap)",
			display: "flex",
			flexDirection: "column",
			width: "full",
			gap: "2"
		},
		title: {
			display: "flex",
			fontWeight: "medium",
			flexWrap: "wrap",
			gap: "1.5",
			alignItems: "center",
			mt: "var(--timeline-margin)"
		},
		description: {
			color: "fg.muted",
			textStyle: "xs"
		}
	},
	variants: {
		variant: {
			subtle: { indicator: { bg: "colorPalette.muted" } },
			solid: { indicator: {
				bg: "colorPalette.solid",
				color: "colorPalette.contrast"
			} },
			outline: { indicator: {
				bg: "currentBg",
				borderWidth: "1px",
				borderColor: "colorPalette.muted"
			} },
			plain: {}
		},
		showLastSeparator: {
			true: { item: { _last: { "--timeline-separator-display": "initial" } } },
			false: { item: { _last: { "--timeline-separator-display": "none" } } }
		},
		size: {
			sm: {
				root: {
					"--timeline-indicator-size": "sizes.4",
					"--timeline-font-size": "fontSizes.2xs"
				},
				title: { textStyle: "xs" }
			},
			md: {
				root: {
					"--timeline-indicator-size": "sizes.5",
					"--timeline-font-size": "fontSizes.xs"
				},
				title: { textStyle: "sm" }
			},
			lg: {
				root: {
					"--timeline-indicator-size": "sizes.6",
					"--timeline-font-size": "fontSizes.xs"
				},
				title: {
					mt: "0.5",
					textStyle: "sm"
				}
			},
			xl: {
				root: {
					"--timeline-indicator-size": "sizes.8",
					"--timeline-font-size": "fontSizes.sm"
				},
				title: {
					mt: "1.5",
					textStyle: "sm"
				}
			}
		}
	},
	defaultVariants: {
		size: "md",
		variant: "solid",
		showLastSeparator: false
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/toast.js
var toastSlotRecipe = defineSlotRecipe({
	slots: toastAnatomy.keys(),
	className: "chakra-toast",
	base: {
		root: {
			width: "full",
			display: "flex",
			alignItems: "flex-start",
			position: "relative",
			gap: "3",
			py: "4",
			ps: "4",
			pe: "6",
			borderRadius: "l2",
			translate: "var(--x) var(--y)",
			scale: "var(--scale)",
			zIndex: "var(--z-index)",
			height: "var(--height)",
			opacity: "var(--opacity)",
			willChange: "translate, opacity, scale",
			transition: "translate 400ms, scale 400ms, opacity 400ms, height 400ms, box-shadow 200ms",
			transitionTimingFunction: "cubic-bezier(0.21, 1.02, 0.73, 1)",
			_closed: {
				transition: "translate 400ms, scale 400ms, opacity 200ms",
				transitionTimingFunction: "cubic-bezier(0.06, 0.71, 0.55, 1)"
			},
			bg: "bg.panel",
			color: "fg",
			boxShadow: "xl",
			"--toast-trigger-bg": "colors.bg.muted",
			"&[data-type=warning]": {
				bg: "orange.solid",
				color: "orange.contrast",
				"--toast-trigger-bg": "{white/10}",
				"--toast-border-color": "{white/40}"
			},
			"&[data-type=success]": {
				bg: "green.solid",
				color: "green.contrast",
				"--toast-trigger-bg": "{white/10}",
				"--toast-border-color": "{white/40}"
			},
			"&[data-type=error]": {
				bg: "red.solid",
				color: "red.contrast",
				"--toast-trigger-bg": "{white/10}",
				"--toast-border-color": "{white/40}"
			}
		},
		title: {
			fontWeight: "medium",
			textStyle: "sm",
			marginEnd: "2"
		},
		description: {
			display: "inline",
			textStyle: "sm",
			opacity: "0.8"
		},
		indicator: {
			flexShrink: "0",
			boxSize: "5"
		},
		actionTrigger: {
			textStyle: "sm",
			fontWeight: "medium",
			height: "8",
			px: "3",
			borderRadius: "l2",
			alignSelf: "center",
			borderWidth: "1px",
			borderColor: "var(--toast-border-color, inherit)",
			transition: "background 200ms",
			_hover: { bg: "var(--toast-trigger-bg)" }
		},
		closeTrigger: {
			position: "absolute",
			top: "1",
			insetEnd: "1",
			padding: "1",
			display: "inline-flex",
			alignItems: "center",
			justifyContent: "center",
			color: "{currentColor/60}",
			borderRadius: "l2",
			textStyle: "md",
			transition: "background 200ms",
			_icon: { boxSize: "1em" }
		}
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/tooltip.js
var tooltipSlotRecipe = defineSlotRecipe({
	slots: anatomy$1.keys(),
	className: "chakra-tooltip",
	base: {
		content: {
			"--tooltip-bg": "colors.bg.inverted",
			bg: "var(--tooltip-bg)",
			color: "fg.inverted",
			px: "2.5",
			py: "1",
			borderRadius: "l2",
			fontWeight: "medium",
			textStyle: "xs",
			boxShadow: "md",
			maxW: "xs",
			zIndex: "tooltip",
			transformOrigin: "var(--transform-origin)",
			_open: {
				animationStyle: "scale-fade-in",
				animationDuration: "fast"
			},
			_closed: {
				animationStyle: "scale-fade-out",
				animationDuration: "fast"
			}
		},
		arrow: {
			"--arrow-size": "sizes.2",
			"--arrow-background": "var(--tooltip-bg)"
		},
		arrowTip: {
			borderTopWidth: "1px",
			borderLeftWidth: "1px",
			borderColor: "var(--tooltip-bg)"
		}
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/recipes/tree-view.js
var baseItemStyle = defineStyle({
	display: "flex",
	alignItems: "center",
	gap: "var(--tree-item-gap)",
	rounded: "l2",
	userSelect: "none",
	position: "relative",
	"--tree-depth": "calc(var(--depth) - 1)",
	"--tree-indentation-offset": "calc(var(--tree-indentation) * var(--tree-depth))",
	"--tree-offset": "calc(var(--tree-padding-inline) + var(--tree-indentation-offset))",
	ps: "var(--tree-offset)",
	pe: "var(--tree-padding-inline)",
	py: "var(--tree-padding-block)",
	focusVisibleRing: "inside",
	focusRingColor: "border.emphasized",
	focusRingWidth: "2px",
	"&:hover, &:focus-visible": { bg: "bg.muted" },
	_disabled: { layerStyle: "disabled" }
});
var baseTextStyle = defineStyle({ flex: "1" });
var subtleVariantStyle = defineStyle({ _selected: {
	bg: "colorPalette.subtle",
	color: "colorPalette.fg"
} });
var solidVariantStyle = defineStyle({ _selected: { layerStyle: "fill.solid" } });
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/slot-recipes.js
var slotRecipes = {
	accordion: accordionSlotRecipe,
	actionBar: actionBarSlotRecipe,
	alert: alertSlotRecipe,
	avatar: avatarSlotRecipe,
	blockquote: blockquoteSlotRecipe,
	breadcrumb: breadcrumbSlotRecipe,
	card: cardSlotRecipe,
	carousel: carouselSlotRecipe,
	checkbox: checkboxSlotRecipe,
	checkboxCard: checkboxCardSlotRecipe,
	codeBlock: codeBlockSlotRecipe,
	collapsible: collapsibleSlotRecipe,
	dataList: dataListSlotRecipe,
	dateInput: dateInputSlotRecipe,
	datePicker: datePickerSlotRecipe,
	dialog: dialogSlotRecipe,
	drawer: drawerSlotRecipe,
	editable: editableSlotRecipe,
	emptyState: emptyStateSlotRecipe,
	field: fieldSlotRecipe,
	fieldset: fieldsetSlotRecipe,
	fileUpload: fileUploadSlotRecipe,
	hoverCard: hoverCardSlotRecipe,
	list: listSlotRecipe,
	listbox: listboxSlotRecipe,
	menu: menuSlotRecipe,
	nativeSelect: nativeSelectSlotRecipe,
	numberInput: numberInputSlotRecipe,
	pinInput: pinInputSlotRecipe,
	popover: popoverSlotRecipe,
	progress: progressSlotRecipe,
	progressCircle: progressCircleSlotRecipe,
	radioCard: radioCardSlotRecipe,
	radioGroup: radioGroupSlotRecipe,
	ratingGroup: ratingGroupSlotRecipe,
	scrollArea: scrollAreaSlotRecipe,
	segmentGroup: segmentGroupSlotRecipe,
	select: selectSlotRecipe,
	combobox: comboboxSlotRecipe,
	slider: sliderSlotRecipe,
	splitter: splitterSlotRecipe,
	stat: statSlotRecipe,
	steps: stepsSlotRecipe,
	switch: switchSlotRecipe,
	table: tableSlotRecipe,
	tabs: tabsSlotRecipe,
	tag: tagSlotRecipe,
	tagsInput: tagsInputSlotRecipe,
	toast: toastSlotRecipe,
	tooltip: tooltipSlotRecipe,
	status: statusSlotRecipe,
	timeline: timelineSlotRecipe,
	colorPicker: colorPickerSlotRecipe,
	qrCode: qrCodeSlotRecipe,
	treeView: defineSlotRecipe({
		slots: anatomy.keys(),
		className: "chakra-tree-view",
		base: {
			root: {
				width: "full",
				display: "flex",
				flexDirection: "column",
				gap: "2"
			},
			tree: {
				display: "flex",
				flexDirection: "column",
				"--tree-item-gap": "spacing.2",
				"--tree-indentation": "calc(var(--tree-indent-size) + var(--tree-icon-size) * 0.5)",
				_icon: { boxSize: "var(--tree-icon-size)" }
			},
			label: {
				fontWeight: "medium",
				textStyle: "sm"
			},
			branch: { position: "relative" },
			branchContent: { position: "relative" },
			branchIndentGuide: {
				height: "100%",
				width: "1px",
				bg: "border",
				position: "absolute",
				"--tree-depth": "calc(var(--depth) - 1)",
				"--tree-indentation-offset": "calc(var(--tree-indentation) * var(--tree-depth))",
				"--tree-offset": "calc(var(--tree-padding-inline) + var(--tree-indentation-offset))",
				insetInlineStart: "calc(var(--tree-offset) + var(--tree-icon-size) * 0.5)",
				zIndex: "1"
			},
			branchIndicator: {
				color: "fg.muted",
				transformOrigin: "center",
				transitionDuration: "normal",
				transitionProperty: "transform",
				transitionTimingFunction: "default",
				_open: { transform: "rotate(90deg)" }
			},
			branchTrigger: {
				display: "inline-flex",
				alignItems: "center",
				justifyContent: "center"
			},
			branchControl: baseItemStyle,
			item: baseItemStyle,
			itemText: baseTextStyle,
			branchText: baseTextStyle,
			nodeCheckbox: { display: "inline-flex" }
		},
		variants: {
			size: {
				md: { tree: {
					textStyle: "sm",
					"--tree-indent-size": "spacing.4",
					"--tree-icon-size": "spacing.4",
					"--tree-padding-inline": "spacing.3",
					"--tree-padding-block": "spacing.1.5"
				} },
				sm: { tree: {
					textStyle: "sm",
					"--tree-indent-size": "spacing.4",
					"--tree-icon-size": "spacing.3",
					"--tree-padding-inline": "spacing.3",
					"--tree-padding-block": "spacing.1"
				} },
				xs: { tree: {
					textStyle: "xs",
					"--tree-indent-size": "spacing.4",
					"--tree-icon-size": "spacing.3",
					"--tree-padding-inline": "spacing.2",
					"--tree-padding-block": "spacing.1"
				} }
			},
			variant: {
				subtle: {
					branchControl: subtleVariantStyle,
					item: subtleVariantStyle
				},
				solid: {
					branchControl: solidVariantStyle,
					item: solidVariantStyle
				}
			},
			animateContent: { true: { branchContent: {
				_open: {
					animationName: "expand-height, fade-in",
					animationDuration: "moderate"
				},
				_closed: {
					animationName: "collapse-height, fade-out",
					animationDuration: "moderate"
				}
			} } }
		},
		defaultVariants: {
			size: "md",
			variant: "subtle"
		}
	}),
	marquee: marqueeSlotRecipe,
	floatingPanel: floatingPanelSlotRecipe
};
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/text-styles.js
var textStyles = defineTextStyles({
	"2xs": { value: {
		fontSize: "2xs",
		lineHeight: "0.75rem"
	} },
	xs: { value: {
		fontSize: "xs",
		lineHeight: "1rem"
	} },
	sm: { value: {
		fontSize: "sm",
		lineHeight: "1.25rem"
	} },
	md: { value: {
		fontSize: "md",
		lineHeight: "1.5rem"
	} },
	lg: { value: {
		fontSize: "lg",
		lineHeight: "1.75rem"
	} },
	xl: { value: {
		fontSize: "xl",
		lineHeight: "1.875rem"
	} },
	"2xl": { value: {
		fontSize: "2xl",
		lineHeight: "2rem"
	} },
	"3xl": { value: {
		fontSize: "3xl",
		lineHeight: "2.375rem"
	} },
	"4xl": { value: {
		fontSize: "4xl",
		lineHeight: "2.75rem",
		letterSpacing: "-0.025em"
	} },
	"5xl": { value: {
		fontSize: "5xl",
		lineHeight: "3.75rem",
		letterSpacing: "-0.025em"
	} },
	"6xl": { value: {
		fontSize: "6xl",
		lineHeight: "4.5rem",
		letterSpacing: "-0.025em"
	} },
	"7xl": { value: {
		fontSize: "7xl",
		lineHeight: "5.75rem",
		letterSpacing: "-0.025em"
	} },
	none: { value: {} },
	label: { value: {
		fontSize: "sm",
		lineHeight: "1.25rem",
		fontWeight: "medium"
	} }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/animations.js
var animations = defineTokens.animations({
	spin: { value: "spin 1s linear infinite" },
	ping: { value: "ping 1s cubic-bezier(0, 0, 0.2, 1) infinite" },
	pulse: { value: "pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite" },
	bounce: { value: "bounce 1s infinite" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/aspect-ratios.js
var aspectRatios = defineTokens.aspectRatios({
	square: { value: "1 / 1" },
	landscape: { value: "4 / 3" },
	portrait: { value: "3 / 4" },
	wide: { value: "16 / 9" },
	ultrawide: { value: "18 / 5" },
	golden: { value: "1.618 / 1" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/blurs.js
var blurs = defineTokens.blurs({
	none: { value: " " },
	sm: { value: "4px" },
	md: { value: "8px" },
	lg: { value: "12px" },
	xl: { value: "16px" },
	"2xl": { value: "24px" },
	"3xl": { value: "40px" },
	"4xl": { value: "64px" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/borders.js
var borders = defineTokens.borders({
	xs: { value: "0.5px solid" },
	sm: { value: "1px solid" },
	md: { value: "2px solid" },
	lg: { value: "4px solid" },
	xl: { value: "8px solid" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/colors.js
var colors = defineTokens.colors({
	transparent: { value: "transparent" },
	current: { value: "currentColor" },
	black: { value: "#09090B" },
	white: { value: "#FFFFFF" },
	whiteAlpha: {
		50: { value: "rgba(255, 255, 255, 0.04)" },
		100: { value: "rgba(255, 255, 255, 0.06)" },
		200: { value: "rgba(255, 255, 255, 0.08)" },
		300: { value: "rgba(255, 255, 255, 0.16)" },
		400: { value: "rgba(255, 255, 255, 0.24)" },
		500: { value: "rgba(255, 255, 255, 0.36)" },
		600: { value: "rgba(255, 255, 255, 0.48)" },
		700: { value: "rgba(255, 255, 255, 0.64)" },
		800: { value: "rgba(255, 255, 255, 0.80)" },
		900: { value: "rgba(255, 255, 255, 0.92)" },
		950: { value: "rgba(255, 255, 255, 0.95)" }
	},
	blackAlpha: {
		50: { value: "rgba(0, 0, 0, 0.04)" },
		100: { value: "rgba(0, 0, 0, 0.06)" },
		200: { value: "rgba(0, 0, 0, 0.08)" },
		300: { value: "rgba(0, 0, 0, 0.16)" },
		400: { value: "rgba(0, 0, 0, 0.24)" },
		500: { value: "rgba(0, 0, 0, 0.36)" },
		600: { value: "rgba(0, 0, 0, 0.48)" },
		700: { value: "rgba(0, 0, 0, 0.64)" },
		800: { value: "rgba(0, 0, 0, 0.80)" },
		900: { value: "rgba(0, 0, 0, 0.92)" },
		950: { value: "rgba(0, 0, 0, 0.95)" }
	},
	gray: {
		50: { value: "#fafafa" },
		100: { value: "#f4f4f5" },
		200: { value: "#e4e4e7" },
		300: { value: "#d4d4d8" },
		400: { value: "#a1a1aa" },
		500: { value: "#71717a" },
		600: { value: "#52525b" },
		700: { value: "#3f3f46" },
		800: { value: "#27272a" },
		900: { value: "#18181b" },
		950: { value: "#111111" }
	},
	red: {
		50: { value: "#fef2f2" },
		100: { value: "#fee2e2" },
		200: { value: "#fecaca" },
		300: { value: "#fca5a5" },
		400: { value: "#f87171" },
		500: { value: "#ef4444" },
		600: { value: "#dc2626" },
		700: { value: "#991919" },
		800: { value: "#511111" },
		900: { value: "#300c0c" },
		950: { value: "#1f0808" }
	},
	orange: {
		50: { value: "#fff7ed" },
		100: { value: "#ffedd5" },
		200: { value: "#fed7aa" },
		300: { value: "#fdba74" },
		400: { value: "#fb923c" },
		500: { value: "#f97316" },
		600: { value: "#ea580c" },
		700: { value: "#92310a" },
		800: { value: "#6c2710" },
		900: { value: "#3b1106" },
		950: { value: "#220a04" }
	},
	yellow: {
		50: { value: "#fefce8" },
		100: { value: "#fef9c3" },
		200: { value: "#fef08a" },
		300: { value: "#fde047" },
		400: { value: "#facc15" },
		500: { value: "#eab308" },
		600: { value: "#ca8a04" },
		700: { value: "#845209" },
		800: { value: "#713f12" },
		900: { value: "#422006" },
		950: { value: "#281304" }
	},
	green: {
		50: { value: "#f0fdf4" },
		100: { value: "#dcfce7" },
		200: { value: "#bbf7d0" },
		300: { value: "#86efac" },
		400: { value: "#4ade80" },
		500: { value: "#22c55e" },
		600: { value: "#16a34a" },
		700: { value: "#116932" },
		800: { value: "#124a28" },
		900: { value: "#042713" },
		950: { value: "#03190c" }
	},
	teal: {
		50: { value: "#f0fdfa" },
		100: { value: "#ccfbf1" },
		200: { value: "#99f6e4" },
		300: { value: "#5eead4" },
		400: { value: "#2dd4bf" },
		500: { value: "#14b8a6" },
		600: { value: "#0d9488" },
		700: { value: "#0c5d56" },
		800: { value: "#114240" },
		900: { value: "#032726" },
		950: { value: "#021716" }
	},
	blue: {
		50: { value: "#eff6ff" },
		100: { value: "#dbeafe" },
		200: { value: "#bfdbfe" },
		300: { value: "#a3cfff" },
		400: { value: "#60a5fa" },
		500: { value: "#3b82f6" },
		600: { value: "#2563eb" },
		700: { value: "#173da6" },
		800: { value: "#1a3478" },
		900: { value: "#14204a" },
		950: { value: "#0c142e" }
	},
	cyan: {
		50: { value: "#ecfeff" },
		100: { value: "#cffafe" },
		200: { value: "#a5f3fc" },
		300: { value: "#67e8f9" },
		400: { value: "#22d3ee" },
		500: { value: "#06b6d4" },
		600: { value: "#0891b2" },
		700: { value: "#0c5c72" },
		800: { value: "#134152" },
		900: { value: "#072a38" },
		950: { value: "#051b24" }
	},
	purple: {
		50: { value: "#faf5ff" },
		100: { value: "#f3e8ff" },
		200: { value: "#e9d5ff" },
		300: { value: "#d8b4fe" },
		400: { value: "#c084fc" },
		500: { value: "#a855f7" },
		600: { value: "#9333ea" },
		700: { value: "#641ba3" },
		800: { value: "#4a1772" },
		900: { value: "#2f0553" },
		950: { value: "#1a032e" }
	},
	pink: {
		50: { value: "#fdf2f8" },
		100: { value: "#fce7f3" },
		200: { value: "#fbcfe8" },
		300: { value: "#f9a8d4" },
		400: { value: "#f472b6" },
		500: { value: "#ec4899" },
		600: { value: "#db2777" },
		700: { value: "#a41752" },
		800: { value: "#6d0e34" },
		900: { value: "#45061f" },
		950: { value: "#2c0514" }
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/cursor.js
var cursor = defineTokens.cursor({
	button: { value: "pointer" },
	checkbox: { value: "default" },
	disabled: { value: "not-allowed" },
	menuitem: { value: "default" },
	option: { value: "default" },
	radio: { value: "default" },
	slider: { value: "default" },
	switch: { value: "pointer" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/durations.js
var durations = defineTokens.durations({
	fastest: { value: "50ms" },
	faster: { value: "100ms" },
	fast: { value: "150ms" },
	moderate: { value: "200ms" },
	slow: { value: "300ms" },
	slower: { value: "400ms" },
	slowest: { value: "500ms" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/easings.js
var easings = defineTokens.easings({
	"ease-in": { value: "cubic-bezier(0.42, 0, 1, 1)" },
	"ease-out": { value: "cubic-bezier(0, 0, 0.58, 1)" },
	"ease-in-out": { value: "cubic-bezier(0.42, 0, 0.58, 1)" },
	"ease-in-smooth": { value: "cubic-bezier(0.32, 0.72, 0, 1)" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/font-sizes.js
var fontSizes = defineTokens.fontSizes({
	"2xs": { value: "0.625rem" },
	xs: { value: "0.75rem" },
	sm: { value: "0.875rem" },
	md: { value: "1rem" },
	lg: { value: "1.125rem" },
	xl: { value: "1.25rem" },
	"2xl": { value: "1.5rem" },
	"3xl": { value: "1.875rem" },
	"4xl": { value: "2.25rem" },
	"5xl": { value: "3rem" },
	"6xl": { value: "3.75rem" },
	"7xl": { value: "4.5rem" },
	"8xl": { value: "6rem" },
	"9xl": { value: "8rem" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/font-weights.js
var fontWeights = defineTokens.fontWeights({
	thin: { value: "100" },
	extralight: { value: "200" },
	light: { value: "300" },
	normal: { value: "400" },
	medium: { value: "500" },
	semibold: { value: "600" },
	bold: { value: "700" },
	extrabold: { value: "800" },
	black: { value: "900" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/fonts.js
var fallback = `-apple-system, BlinkMacSystemFont, "Segoe UI", Helvetica, Arial, sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol"`;
var fonts = defineTokens.fonts({
	heading: { value: `Inter, ${fallback}` },
	body: { value: `Inter, ${fallback}` },
	mono: { value: `SFMono-Regular,Menlo,Monaco,Consolas,"Liberation Mono","Courier New",monospace` }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/keyframes.js
var keyframes = defineKeyframes({
	spin: {
		"0%": { transform: "rotate(0deg)" },
		"100%": { transform: "rotate(360deg)" }
	},
	pulse: { "50%": { opacity: "0.5" } },
	ping: { "75%, 100%": {
		transform: "scale(2)",
		opacity: "0"
	} },
	bounce: {
		"0%, 100%": {
			transform: "translateY(-25%)",
			animationTimingFunction: "cubic-bezier(0.8,0,1,1)"
		},
		"50%": {
			transform: "none",
			animationTimingFunction: "cubic-bezier(0,0,0.2,1)"
		}
	},
	"bg-position": {
		from: { backgroundPosition: "var(--animate-from, 1rem) 0" },
		to: { backgroundPosition: "var(--animate-to, 0) 0" }
	},
	position: {
		from: {
			insetInlineStart: "var(--animate-from-x)",
			insetBlockStart: "var(--animate-from-y)"
		},
		to: {
			insetInlineStart: "var(--animate-to-x)",
			insetBlockStart: "var(--animate-to-y)"
		}
	},
	"circular-progress": {
		"0%": {
			strokeDasharray: "1, 400",
			strokeDashoffset: "0"
		},
		"50%": {
			strokeDasharray: "400, 400",
			strokeDashoffset: "-100%"
		},
		"100%": {
			strokeDasharray: "400, 400",
			strokeDashoffset: "-260%"
		}
	},
	"expand-height": {
		from: { height: "var(--collapsed-height, 0)" },
		to: { height: "var(--height)" }
	},
	"collapse-height": {
		from: { height: "var(--height)" },
		to: { height: "var(--collapsed-height, 0)" }
	},
	"expand-width": {
		from: { width: "var(--collapsed-width, 0)" },
		to: { width: "var(--width)" }
	},
	"collapse-width": {
		from: { width: "var(--width)" },
		to: { width: "var(--collapsed-width, 0)" }
	},
	"fade-in": {
		from: { opacity: 0 },
		to: { opacity: 1 }
	},
	"fade-out": {
		from: { opacity: 1 },
		to: { opacity: 0 }
	},
	"slide-from-left-full": {
		from: { translate: "-100% 0" },
		to: { translate: "0 0" }
	},
	"slide-from-right-full": {
		from: { translate: "100% 0" },
		to: { translate: "0 0" }
	},
	"slide-from-top-full": {
		from: { translate: "0 -100%" },
		to: { translate: "0 0" }
	},
	"slide-from-bottom-full": {
		from: { translate: "0 100%" },
		to: { translate: "0 0" }
	},
	"slide-to-left-full": {
		from: { translate: "0 0" },
		to: { translate: "-100% 0" }
	},
	"slide-to-right-full": {
		from: { translate: "0 0" },
		to: { translate: "100% 0" }
	},
	"slide-to-top-full": {
		from: { translate: "0 0" },
		to: { translate: "0 -100%" }
	},
	"slide-to-bottom-full": {
		from: { translate: "0 0" },
		to: { translate: "0 100%" }
	},
	"slide-from-top": {
		"0%": { translate: "0 calc(var(--slide-from-top-distance, 0.5rem) * -1)" },
		to: { translate: "0" }
	},
	"slide-from-bottom": {
		"0%": { translate: "0 var(--slide-from-bottom-distance, 0.5rem)" },
		to: { translate: "0" }
	},
	"slide-from-left": {
		"0%": { translate: "calc(var(--slide-from-left-distance, 0.5rem) * -1) 0" },
		to: { translate: "0" }
	},
	"slide-from-right": {
		"0%": { translate: "var(--slide-from-right-distance, 0.5rem) 0" },
		to: { translate: "0" }
	},
	"slide-to-top": {
		"0%": { translate: "0" },
		to: { translate: "0 calc(var(--slide-to-top-distance, 0.5rem) * -1)" }
	},
	"slide-to-bottom": {
		"0%": { translate: "0" },
		to: { translate: "0 var(--slide-to-bottom-distance, 0.5rem)" }
	},
	"slide-to-left": {
		"0%": { translate: "0" },
		to: { translate: "calc(var(--slide-to-left-distance, 0.5rem) * -1) 0" }
	},
	"slide-to-right": {
		"0%": { translate: "0" },
		to: { translate: "var(--slide-to-right-distance, 0.5rem) 0" }
	},
	"scale-in": {
		from: { scale: "0.95" },
		to: { scale: "1" }
	},
	"scale-out": {
		from: { scale: "1" },
		to: { scale: "0.95" }
	},
	marqueeX: {
		from: { transform: "translateX(0%)" },
		to: { transform: "translateX(var(--marquee-translate))" }
	},
	marqueeY: {
		from: { transform: "translateY(0%)" },
		to: { transform: "translateY(var(--marquee-translate))" }
	}
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/letter-spacing.js
var letterSpacings = defineTokens.letterSpacings({
	tighter: { value: "-0.05em" },
	tight: { value: "-0.025em" },
	wide: { value: "0.025em" },
	wider: { value: "0.05em" },
	widest: { value: "0.1em" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/line-heights.js
var lineHeights = defineTokens.lineHeights({
	shorter: { value: 1.25 },
	short: { value: 1.375 },
	moderate: { value: 1.5 },
	tall: { value: 1.625 },
	taller: { value: 2 }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/radius.js
var radii = defineTokens.radii({
	none: { value: "0" },
	"2xs": { value: "0.0625rem" },
	xs: { value: "0.125rem" },
	sm: { value: "0.25rem" },
	md: { value: "0.375rem" },
	lg: { value: "0.5rem" },
	xl: { value: "0.75rem" },
	"2xl": { value: "1rem" },
	"3xl": { value: "1.5rem" },
	"4xl": { value: "2rem" },
	full: { value: "9999px" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/spacing.js
var spacing = defineTokens.spacing({
	.5: { value: "0.125rem" },
	1: { value: "0.25rem" },
	1.5: { value: "0.375rem" },
	2: { value: "0.5rem" },
	2.5: { value: "0.625rem" },
	3: { value: "0.75rem" },
	3.5: { value: "0.875rem" },
	4: { value: "1rem" },
	4.5: { value: "1.125rem" },
	5: { value: "1.25rem" },
	6: { value: "1.5rem" },
	7: { value: "1.75rem" },
	8: { value: "2rem" },
	9: { value: "2.25rem" },
	10: { value: "2.5rem" },
	11: { value: "2.75rem" },
	12: { value: "3rem" },
	14: { value: "3.5rem" },
	16: { value: "4rem" },
	20: { value: "5rem" },
	24: { value: "6rem" },
	28: { value: "7rem" },
	32: { value: "8rem" },
	36: { value: "9rem" },
	40: { value: "10rem" },
	44: { value: "11rem" },
	48: { value: "12rem" },
	52: { value: "13rem" },
	56: { value: "14rem" },
	60: { value: "15rem" },
	64: { value: "16rem" },
	72: { value: "18rem" },
	80: { value: "20rem" },
	96: { value: "24rem" }
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/theme/tokens/sizes.js
var largeSizes = defineTokens.sizes({
	"3xs": { value: "14rem" },
	"2xs": { value: "16rem" },
	xs: { value: "20rem" },
	sm: { value: "24rem" },
	md: { value: "28rem" },
	lg: { value: "32rem" },
	xl: { value: "36rem" },
	"2xl": { value: "42rem" },
	"3xl": { value: "48rem" },
	"4xl": { value: "56rem" },
	"5xl": { value: "64rem" },
	"6xl": { value: "72rem" },
	"7xl": { value: "80rem" },
	"8xl": { value: "90rem" }
});
var namedSizes = defineTokens.sizes({
	max: { value: "max-content" },
	min: { value: "min-content" },
	fit: { value: "fit-content" },
	prose: { value: "60ch" },
	full: { value: "100%" },
	dvh: { value: "100dvh" },
	svh: { value: "100svh" },
	lvh: { value: "100lvh" },
	dvw: { value: "100dvw" },
	svw: { value: "100svw" },
	lvw: { value: "100lvw" },
	vw: { value: "100vw" },
	vh: { value: "100vh" }
});
var fractionalSizes = defineTokens.sizes({
	"1/2": { value: "50%" },
	"1/3": { value: "33.333333%" },
	"2/3": { value: "66.666667%" },
	"1/4": { value: "25%" },
	"3/4": { value: "75%" },
	"1/5": { value: "20%" },
	"2/5": { value: "40%" },
	"3/5": { value: "60%" },
	"4/5": { value: "80%" },
	"1/6": { value: "16.666667%" },
	"2/6": { value: "33.333333%" },
	"3/6": { value: "50%" },
	"4/6": { value: "66.666667%" },
	"5/6": { value: "83.333333%" },
	"1/12": { value: "8.333333%" },
	"2/12": { value: "16.666667%" },
	"3/12": { value: "25%" },
	"4/12": { value: "33.333333%" },
	"5/12": { value: "41.666667%" },
	"6/12": { value: "50%" },
	"7/12": { value: "58.333333%" },
	"8/12": { value: "66.666667%" },
	"9/12": { value: "75%" },
	"10/12": { value: "83.333333%" },
	"11/12": { value: "91.666667%" }
});
var defaultSystem = createSystem(mergeConfigs(defaultBaseConfig, defineConfig({
	preflight: true,
	cssVarsPrefix: "chakra",
	cssVarsRoot: ":where(html, .chakra-theme)",
	globalCss,
	theme: {
		breakpoints,
		keyframes,
		tokens: {
			aspectRatios,
			animations,
			blurs,
			borders,
			colors,
			durations,
			easings,
			fonts,
			fontSizes,
			fontWeights,
			letterSpacings,
			lineHeights,
			radii,
			spacing,
			sizes: defineTokens.sizes({
				...largeSizes,
				...spacing,
				...fractionalSizes,
				...namedSizes
			}),
			zIndex: defineTokens.zIndex({
				hide: { value: -1 },
				base: { value: 0 },
				docked: { value: 10 },
				dropdown: { value: 1e3 },
				sticky: { value: 1100 },
				banner: { value: 1200 },
				overlay: { value: 1300 },
				modal: { value: 1400 },
				popover: { value: 1500 },
				skipNav: { value: 1600 },
				toast: { value: 1700 },
				tooltip: { value: 1800 },
				max: { value: 2147483647 }
			}),
			cursor
		},
		semanticTokens: {
			colors: semanticColors,
			shadows: semanticShadows,
			radii: semanticRadii
		},
		recipes,
		slotRecipes,
		textStyles,
		layerStyles,
		animationStyles
	}
})));
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/components/absolute-center/absolute-center.js
var AbsoluteCenter = chakra("div", {
	base: {
		position: "absolute",
		display: "flex",
		alignItems: "center",
		justifyContent: "center"
	},
	variants: { axis: {
		horizontal: {
			insetStart: "50%",
			translate: "-50%",
			_rtl: { translate: "50%" }
		},
		vertical: {
			top: "50%",
			translate: "0 -50%"
		},
		both: {
			insetStart: "50%",
			top: "50%",
			translate: "-50% -50%",
			_rtl: { translate: "50% -50%" }
		}
	} },
	defaultVariants: { axis: "both" }
});
AbsoluteCenter.displayName = "AbsoluteCenter";
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/components/icons.js
var CheckIcon = (props) => {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(chakra.svg, {
		viewBox: "0 0 24 24",
		fill: "none",
		stroke: "currentColor",
		strokeWidth: "2",
		strokeLinecap: "round",
		strokeLinejoin: "round",
		...props,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M20 6 9 17l-5-5" })
	});
};
var CheckCircleIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(chakra.svg, {
	stroke: "currentColor",
	fill: "currentColor",
	strokeWidth: "0",
	viewBox: "0 0 24 24",
	...props,
	children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M12 22C6.47715 22 2 17.5228 2 12C2 6.47715 6.47715 2 12 2C17.5228 2 22 6.47715 22 12C22 17.5228 17.5228 22 12 22ZM12 20C16.4183 20 20 16.4183 20 12C20 7.58172 16.4183 4 12 4C7.58172 4 4 7.58172 4 12C4 16.4183 7.58172 20 12 20ZM11.0026 16L6.75999 11.7574L8.17421 10.3431L11.0026 13.1716L16.6595 7.51472L18.0737 8.92893L11.0026 16Z" })
});
var WarningIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(chakra.svg, {
	stroke: "currentColor",
	fill: "currentColor",
	strokeWidth: "0",
	viewBox: "0 0 24 24",
	...props,
	children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M12 22C6.47715 22 2 17.5228 2 12C2 6.47715 6.47715 2 12 2C17.5228 2 22 6.47715 22 12C22 17.5228 17.5228 22 12 22ZM12 20C16.4183 20 20 16.4183 20 12C20 7.58172 16.4183 4 12 4C7.58172 4 4 7.58172 4 12C4 16.4183 7.58172 20 12 20ZM11 15H13V17H11V15ZM11 7H13V13H11V7Z" })
});
var CloseIcon = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(chakra.svg, {
	viewBox: "0 0 24 24",
	fill: "currentColor",
	...props,
	children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
		fillRule: "evenodd",
		clipRule: "evenodd",
		d: "M18.7071 6.70711C19.0976 6.31658 19.0976 5.68342 18.7071 5.29289C18.3166 4.90237 17.6834 4.90237 17.2929 5.29289L12 10.5858L6.70711 5.29289C6.31658 4.90237 5.68342 4.90237 5.29289 5.29289C4.90237 5.68342 4.90237 6.31658 5.29289 6.70711L10.5858 12L5.29289 17.2929C4.90237 17.6834 4.90237 18.3166 5.29289 18.7071C5.68342 19.0976 6.31658 19.0976 6.70711 18.7071L12 13.4142L17.2929 18.7071C17.6834 19.0976 18.3166 19.0976 18.7071 18.7071C19.0976 18.3166 19.0976 17.6834 18.7071 17.2929L13.4142 12L18.7071 6.70711Z"
	})
});
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/components/badge/badge.js
var { PropsProvider: PropsProvider$6, withContext: withContext$6 } = createRecipeContext({ key: "badge" });
var Badge = withContext$6("span");
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/components/spinner/spinner.js
var { withContext: withContext$5, PropsProvider: PropsProvider$5 } = createRecipeContext({ key: "spinner" });
var Spinner = withContext$5("span");
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/components/loader/loader.js
var Loader = import_react.forwardRef(function Loader2(props, ref) {
	const { spinner = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, {
		size: "inherit",
		borderWidth: "0.125em",
		color: "inherit"
	}), spinnerPlacement = "start", children, text, visible = true, ...rest } = props;
	if (!visible) return children;
	if (text) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Span, {
		ref,
		display: "contents",
		...rest,
		children: [
			spinnerPlacement === "start" && spinner,
			text,
			spinnerPlacement === "end" && spinner
		]
	});
	if (spinner) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Span, {
		ref,
		display: "contents",
		...rest,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AbsoluteCenter, {
			display: "inline-flex",
			children: spinner
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Span, {
			visibility: "hidden",
			display: "contents",
			children
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Span, {
		ref,
		display: "contents",
		...rest,
		children
	});
});
Loader.displayName = "Loader";
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/components/button/button.js
var { useRecipeResult, PropsProvider: PropsProvider$4, usePropsContext } = createRecipeContext({ key: "button" });
var Button = (0, import_react.forwardRef)(function Button2(inProps, ref) {
	const propsContext = usePropsContext();
	const props = (0, import_react.useMemo)(() => mergeProps$1(propsContext, inProps), [propsContext, inProps]);
	const result = useRecipeResult(props);
	const { loading, loadingText, children, spinner, spinnerPlacement, ...rest } = result.props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(chakra.button, {
		type: "button",
		ref,
		...rest,
		"data-loading": dataAttr(loading),
		disabled: loading || rest.disabled,
		className: cx(result.className, props.className),
		css: [result.styles, props.css],
		children: !props.asChild && loading ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Loader, {
			spinner,
			text: loadingText,
			spinnerPlacement,
			children
		}) : children
	});
});
Button.displayName = "Button";
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/components/card/card.js
var { withProvider: withProvider$1, withContext: withContext$4, useStyles: useCardStyles, PropsProvider: PropsProvider$3 } = createSlotRecipeContext({ key: "card" });
var CardRoot = withProvider$1("div", "root");
var CardBody = withContext$4("div", "body");
withContext$4("div", "header");
withContext$4("div", "footer");
withContext$4("h3", "title");
withContext$4("p", "description");
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/components/dialog/dialog.js
var { withRootProvider: withRootProvider$1, withContext: withContext$3, useStyles: useDialogStyles, PropsProvider: PropsProvider$2 } = createSlotRecipeContext({ key: "dialog" });
withRootProvider$1(dialog_exports.RootProvider, { defaultProps: {
	unmountOnExit: true,
	lazyMount: true
} });
var DialogRoot = withRootProvider$1(dialog_exports.Root, { defaultProps: {
	unmountOnExit: true,
	lazyMount: true
} });
withContext$3(dialog_exports.Trigger, "trigger", { forwardAsChild: true });
var DialogPositioner = withContext$3(dialog_exports.Positioner, "positioner", { forwardAsChild: true });
var DialogContent = withContext$3(dialog_exports.Content, "content", { forwardAsChild: true });
withContext$3(dialog_exports.Description, "description", { forwardAsChild: true });
var DialogTitle = withContext$3(dialog_exports.Title, "title", { forwardAsChild: true });
withContext$3(dialog_exports.CloseTrigger, "closeTrigger", { forwardAsChild: true });
(0, import_react.forwardRef)(function DialogActionTrigger2(props, ref) {
	const dialog = useDialogContext();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(chakra.button, {
		type: "button",
		...props,
		ref,
		onClick: (event) => {
			props.onClick?.(event);
			dialog.setOpen(false);
		}
	});
});
var DialogBackdrop = withContext$3(dialog_exports.Backdrop, "backdrop", { forwardAsChild: true });
var DialogBody = withContext$3("div", "body");
var DialogFooter = withContext$3("div", "footer");
var DialogHeader = withContext$3("div", "header");
dialog_exports.Context;
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/components/image/image.js
var Image = (0, import_react.forwardRef)(function Image2(props, ref) {
	const { align, fit = "cover", ...rest } = props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(chakra.img, {
		ref,
		objectFit: fit,
		objectPosition: align,
		...rest,
		className: cx("chakra-image", props.className)
	});
});
Image.displayName = "Image";
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/components/link/link.js
var { withContext: withContext$2, PropsProvider: PropsProvider$1 } = createRecipeContext({ key: "link" });
var Link = withContext$2("a");
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/components/menu/menu.js
var { withRootProvider, withContext: withContext$1, useStyles: useMenuStyles, PropsProvider } = createSlotRecipeContext({ key: "menu" });
withRootProvider(menu_exports.RootProvider);
var MenuRoot = withRootProvider(menu_exports.Root, { defaultProps: {
	lazyMount: true,
	unmountOnExit: true
} });
var MenuTrigger = withContext$1(menu_exports.Trigger, "trigger", { forwardAsChild: true });
withContext$1(menu_exports.ContextTrigger, "contextTrigger", { forwardAsChild: true });
var MenuPositioner = withContext$1(menu_exports.Positioner, "positioner", { forwardAsChild: true });
withContext$1(menu_exports.Separator, "separator", { forwardAsChild: true });
var MenuContent = withContext$1(menu_exports.Content, "content", { forwardAsChild: true });
var MenuArrowTip = withContext$1(menu_exports.ArrowTip, "arrowTip", { forwardAsChild: true });
withContext$1(menu_exports.Arrow, "arrow", {
	forwardAsChild: true,
	defaultProps: { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuArrowTip, {}) }
});
withContext$1(menu_exports.Indicator, "indicator", { forwardAsChild: true });
withContext$1(menu_exports.ItemGroup, "itemGroup", { forwardAsChild: true });
withContext$1(menu_exports.ItemGroupLabel, "itemGroupLabel", { forwardAsChild: true });
var MenuItem = withContext$1(menu_exports.Item, "item", { forwardAsChild: true });
withContext$1(menu_exports.TriggerItem, "item", { forwardAsChild: true });
withContext$1(menu_exports.ItemText, "itemText", { forwardAsChild: true });
withContext$1("kbd", "itemCommand");
withContext$1(menu_exports.ItemIndicator, "itemIndicator", {
	forwardAsChild: true,
	defaultProps: { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckIcon, { boxSize: "4" }) }
});
withContext$1(menu_exports.CheckboxItem, "item", { forwardAsChild: true });
withContext$1(menu_exports.RadioItemGroup, "itemGroup", { forwardAsChild: true });
withContext$1(menu_exports.RadioItem, "item", { forwardAsChild: true });
menu_exports.Context;
menu_exports.ItemContext;
// tests/bench/components/node_modules/@chakra-ui/react/dist/esm/components/toast/toast.js
var { withProvider, withContext, useStyles: useToastStyles } = createSlotRecipeContext({ key: "toast" });
var Toaster = chakra(Toaster$1, {}, { forwardAsChild: true });
var ToastRoot = withProvider(toast_exports.Root, "root", { forwardAsChild: true });
withContext(toast_exports.CloseTrigger, "closeTrigger", {
	forwardAsChild: true,
	defaultProps: { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CloseIcon, {}) }
});
withContext(toast_exports.Title, "title", { forwardAsChild: true });
var ToastDescription = withContext(toast_exports.Description, "description", { forwardAsChild: true });
withContext(toast_exports.ActionTrigger, "actionTrigger", { forwardAsChild: true });
var iconMap = {
	warning: WarningIcon,
	success: CheckCircleIcon,
	error: WarningIcon
};
(0, import_react.forwardRef)(function ToastIndicator2(props, ref) {
	const { unstyled, ...restProps } = props;
	const api = useToastContext();
	const styles = useToastStyles();
	const Component = iconMap[api.type];
	if (!Component) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Component, {
		ref,
		...restProps,
		css: [!unstyled ? styles.indicator : void 0, props.css]
	});
});
// tests/bench/components/src/subjects/chakra.tsx
var toaster = createToaster({
	placement: "top-end",
	removeDelay: 0
});
var subject = reactSubject({
	Provider: ({ children }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChakraProvider, {
		value: defaultSystem,
		children
	}),
	Card: ({ title, by, price, picture }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(CardRoot, {
		as: "article",
		size: "sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Image, {
			src: picture,
			alt: "",
			height: "150px",
			loading: "lazy"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(CardBody, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: "New" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				href: "#card",
				children: title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Text, {
				textStyle: "sm",
				color: "fg.muted",
				children: `by ${by}`
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Text, {
				textStyle: "sm",
				fontWeight: "semibold",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BenchPrice, { price })
			})
		] })]
	}),
	Composed: ({ title, by, price, picture }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(CardRoot, {
		as: "article",
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
				children: badgeTexts.map((text) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: text }, text))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "body",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Text, { children: title }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Text, {
						textStyle: "sm",
						color: "fg.muted",
						children: `by ${by}`
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						size: "xs",
						children: tipText(price)
					})
				]
			})
		]
	}),
	Dialog: ({ open, onClose }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogRoot, {
		open,
		onOpenChange: onClose,
		lazyMount: true,
		unmountOnExit: true,
		motionPreset: "none",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Portal, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogBackdrop, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogPositioner, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DialogContent, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogHeader, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogTitle, { children: dialogText.title }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogBody, { children: dialogText.body }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DialogFooter, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				variant: "outline",
				children: dialogText.no
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, { children: dialogText.yes })] })
		] }) })] })
	}),
	Menu: ({ open, onOpenChange }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(MenuRoot, {
		open,
		onOpenChange: (details) => onOpenChange(details.open),
		lazyMount: true,
		unmountOnExit: true,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuTrigger, {
			asChild: true,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, { children: "Account" })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Portal, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuPositioner, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuContent, { children: menuItems.map((text) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
			value: text,
			children: text
		}, text)) }) }) })]
	}),
	Toast: ({ shown }) => {
		(0, import_react.useEffect)(() => {
			if (shown) toaster.create({
				id: "one",
				description: toastText,
				duration: Number.POSITIVE_INFINITY
			});
			else toaster.remove("one");
		}, [shown]);
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Toaster, {
			toaster,
			children: (toast) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToastRoot, {
				"data-bench-toast": "",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToastDescription, { children: toast.description })
			})
		});
	}
});
export { subject };
