import { n as __toESM, t as __commonJSMin } from "./rolldown-runtime-CO0Nlsmt.js";
import { a as require_react, i as require_react_dom, n as require_jsx_runtime, t as reactSubject } from "./react-subject-jzWqGWVf.js";
import { A as useDirection, B as Slottable$2, C as DialogTitle, D as DismissableLayerBranch, E as DismissableLayer, F as useLayoutEffect2, H as useComposedRefs, I as createContextScope, L as Primitive, M as useControllableState, N as composeEventHandlers, O as useCallbackRef, P as createCollection, R as dispatchDiscreteCustomEvent, S as DialogPortal, T as Portal, V as createSlottable, _ as Dialog, a as DropdownMenuItem, b as DialogDescription, c as DropdownMenuPortal, d as DropdownMenuSeparator, f as DropdownMenuSub, g as createPopperScope, h as DropdownMenuTrigger, i as DropdownMenuGroup, j as Presence, k as DirectionProvider, l as DropdownMenuRadioGroup, m as DropdownMenuSubTrigger, n as DropdownMenuCheckboxItem, o as DropdownMenuItemIndicator, p as DropdownMenuSubContent, r as DropdownMenuContent, s as DropdownMenuLabel, t as DropdownMenu, u as DropdownMenuRadioItem, v as DialogClose, w as DialogTrigger, x as DialogOverlay, y as DialogContent, z as Slot } from "./dist-BHBwGHeq.js";
import { t as BenchPrice } from "./bench-price-ONmoy1zu.js";
import { c as toastText, o as menuItems, r as dialogText, s as tipText, t as badgeTexts } from "./content-Bb0eJBeY.js";
// tests/bench/components/node_modules/@radix-ui/react-visually-hidden/dist/index.mjs
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var __defProp$4 = Object.defineProperty;
var __name$4 = (target, value) => __defProp$4(target, "name", {
	value,
	configurable: true
});
var VISUALLY_HIDDEN_STYLES = Object.freeze({
	position: "absolute",
	border: 0,
	width: 1,
	height: 1,
	padding: 0,
	margin: -1,
	overflow: "hidden",
	clip: "rect(0, 0, 0, 0)",
	whiteSpace: "nowrap",
	wordWrap: "normal"
});
var VisuallyHidden = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$4(function VisuallyHidden2(props, forwardedRef) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Primitive.span, {
		...props,
		ref: forwardedRef,
		style: {
			...VISUALLY_HIDDEN_STYLES,
			...props.style
		}
	});
}, "VisuallyHidden"));
// tests/bench/components/node_modules/@radix-ui/number/dist/index.mjs
var __defProp$3 = Object.defineProperty;
var __name$3 = (target, value) => __defProp$3(target, "name", {
	value,
	configurable: true
});
function clamp(value, [min, max]) {
	return Math.min(max, Math.max(min, value));
}
__name$3(clamp, "clamp");
// tests/bench/components/node_modules/@radix-ui/react-scroll-area/dist/index.mjs
var __defProp$2 = Object.defineProperty;
var __name$2 = (target, value) => __defProp$2(target, "name", {
	value,
	configurable: true
});
function useStateMachine(initialState, machine) {
	return import_react.useReducer((state, event) => {
		return machine[state][event] ?? state;
	}, initialState);
}
__name$2(useStateMachine, "useStateMachine");
var ScrollAreaType = {
	Auto: "auto",
	Always: "always",
	Scroll: "scroll",
	Hover: "hover"
};
var Orientation = {
	Vertical: "vertical",
	Horizontal: "horizontal"
};
var Direction = {
	LTR: "ltr",
	RTL: "rtl"
};
var SCROLL_AREA_NAME = "ScrollArea";
var [createScrollAreaContext, createScrollAreaScope] = createContextScope(SCROLL_AREA_NAME);
var [ScrollAreaProvider, useScrollAreaContext] = createScrollAreaContext(SCROLL_AREA_NAME);
var ScrollArea = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$2(function ScrollArea2(props, forwardedRef) {
	const { __scopeScrollArea, type = ScrollAreaType.Hover, dir, scrollHideDelay = 600, ...scrollAreaProps } = props;
	const [scrollArea, setScrollArea] = import_react.useState(null);
	const [viewport, setViewport] = import_react.useState(null);
	const [content, setContent] = import_react.useState(null);
	const [scrollbarX, setScrollbarX] = import_react.useState(null);
	const [scrollbarY, setScrollbarY] = import_react.useState(null);
	const [cornerWidth, setCornerWidth] = import_react.useState(0);
	const [cornerHeight, setCornerHeight] = import_react.useState(0);
	const [scrollbarXEnabled, setScrollbarXEnabled] = import_react.useState(false);
	const [scrollbarYEnabled, setScrollbarYEnabled] = import_react.useState(false);
	const composedRefs = useComposedRefs(forwardedRef, setScrollArea);
	const direction = useDirection(dir);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaProvider, {
		scope: __scopeScrollArea,
		type,
		dir: direction,
		scrollHideDelay,
		scrollArea,
		viewport,
		onViewportChange: setViewport,
		content,
		onContentChange: setContent,
		scrollbarX,
		onScrollbarXChange: setScrollbarX,
		scrollbarXEnabled,
		onScrollbarXEnabledChange: setScrollbarXEnabled,
		scrollbarY,
		onScrollbarYChange: setScrollbarY,
		scrollbarYEnabled,
		onScrollbarYEnabledChange: setScrollbarYEnabled,
		onCornerWidthChange: setCornerWidth,
		onCornerHeightChange: setCornerHeight,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Primitive.div, {
			dir: direction,
			...scrollAreaProps,
			ref: composedRefs,
			style: {
				position: "relative",
				"--radix-scroll-area-corner-width": cornerWidth + "px",
				"--radix-scroll-area-corner-height": cornerHeight + "px",
				...props.style
			}
		})
	});
}, "ScrollArea"));
var VIEWPORT_NAME$1 = "ScrollAreaViewport";
var Slottable$1 = createSlottable(VIEWPORT_NAME$1);
var ScrollAreaViewport = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$2(function ScrollAreaViewport2(props, forwardedRef) {
	const { __scopeScrollArea, children, nonce, disableImplicitContentElement, ...viewportProps } = props;
	const context = useScrollAreaContext(VIEWPORT_NAME$1, __scopeScrollArea);
	const ref = import_react.useRef(null);
	const composedRefs = useComposedRefs(forwardedRef, ref, context.onViewportChange);
	const canSlotOntoChildren = import_react.isValidElement(children);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaViewportStyle, { nonce }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Primitive.div, {
		"data-radix-scroll-area-viewport": "",
		...viewportProps,
		ref: composedRefs,
		style: {
			/**
			* We don't support `visible` because the intention is to have at least one scrollbar
			* if this component is used and `visible` will behave like `auto` in that case
			* https://developer.mozilla.org/en-US/docs/Web/CSS/overflow#description
			*
			* We don't handle `auto` because the intention is for the native implementation
			* to be hidden if using this component. We just want to ensure the node is scrollable
			* so could have used either `scroll` or `auto` here. We picked `scroll` to prevent
			* the browser from having to work out whether to render native scrollbars or not,
			* we tell it to with the intention of hiding them in CSS.
			*/
			overflowX: context.scrollbarXEnabled ? "scroll" : "hidden",
			overflowY: context.scrollbarYEnabled ? "scroll" : "hidden",
			...props.style
		},
		children: disableImplicitContentElement ? children : canSlotOntoChildren ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Slottable$1, {
			child: children,
			children: (slottable) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaContent, {
				__scopeScrollArea,
				children: slottable
			})
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Slottable$1, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaContent, {
			__scopeScrollArea,
			children
		}) })
	})] });
}, "ScrollAreaViewport"));
var ScrollAreaViewportStyle = /* @__PURE__ */ import_react.memo(/* @__PURE__ */ __name$2(function ScrollAreaViewportStyle2({ nonce }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("style", {
		dangerouslySetInnerHTML: { __html: `[data-radix-scroll-area-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-scroll-area-viewport]::-webkit-scrollbar{display:none}` },
		nonce
	});
}, "ScrollAreaViewportStyle"), (prevProps, nextProps) => prevProps.nonce === nextProps.nonce);
var CONTENT_NAME = "ScrollAreaContent";
var ScrollAreaContent = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$2(function ScrollAreaContent2(props, forwardedRef) {
	const { __scopeScrollArea, children, ...contentProps } = props;
	const context = useScrollAreaContext(CONTENT_NAME, __scopeScrollArea);
	const composedRefs = useComposedRefs(forwardedRef, context.onContentChange);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Primitive.div, {
		...contentProps,
		ref: composedRefs,
		style: {
			minWidth: "100%",
			display: "table",
			...props.style
		},
		children
	});
}, "ScrollAreaContent"));
var SCROLLBAR_NAME = "ScrollAreaScrollbar";
var ScrollAreaScrollbar = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$2(function ScrollAreaScrollbar2(props, forwardedRef) {
	const { forceMount, ...scrollbarProps } = props;
	const context = useScrollAreaContext(SCROLLBAR_NAME, props.__scopeScrollArea);
	const { onScrollbarXEnabledChange, onScrollbarYEnabledChange } = context;
	const isHorizontal = props.orientation === Orientation.Horizontal;
	import_react.useEffect(() => {
		isHorizontal ? onScrollbarXEnabledChange(true) : onScrollbarYEnabledChange(true);
		return () => {
			isHorizontal ? onScrollbarXEnabledChange(false) : onScrollbarYEnabledChange(false);
		};
	}, [
		isHorizontal,
		onScrollbarXEnabledChange,
		onScrollbarYEnabledChange
	]);
	return context.type === ScrollAreaType.Hover ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaScrollbarHover, {
		...scrollbarProps,
		ref: forwardedRef,
		forceMount
	}) : context.type === ScrollAreaType.Scroll ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaScrollbarScroll, {
		...scrollbarProps,
		ref: forwardedRef,
		forceMount
	}) : context.type === ScrollAreaType.Auto ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaScrollbarAuto, {
		...scrollbarProps,
		ref: forwardedRef,
		forceMount
	}) : context.type === ScrollAreaType.Always ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaScrollbarVisible, {
		...scrollbarProps,
		ref: forwardedRef,
		"data-state": "visible"
	}) : null;
}, "ScrollAreaScrollbar"));
var ScrollAreaScrollbarHover = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$2(function ScrollAreaScrollbarHover2(props, forwardedRef) {
	const { forceMount, ...scrollbarProps } = props;
	const context = useScrollAreaContext(SCROLLBAR_NAME, props.__scopeScrollArea);
	const [visible, setVisible] = import_react.useState(false);
	import_react.useEffect(() => {
		const scrollArea = context.scrollArea;
		let hideTimer = 0;
		if (scrollArea) {
			const handlePointerEnter = /* @__PURE__ */ __name$2(() => {
				window.clearTimeout(hideTimer);
				setVisible(true);
			}, "handlePointerEnter");
			const handlePointerLeave = /* @__PURE__ */ __name$2(() => {
				hideTimer = window.setTimeout(() => setVisible(false), context.scrollHideDelay);
			}, "handlePointerLeave");
			scrollArea.addEventListener("pointerenter", handlePointerEnter);
			scrollArea.addEventListener("pointerleave", handlePointerLeave);
			return () => {
				window.clearTimeout(hideTimer);
				scrollArea.removeEventListener("pointerenter", handlePointerEnter);
				scrollArea.removeEventListener("pointerleave", handlePointerLeave);
			};
		}
	}, [context.scrollArea, context.scrollHideDelay]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Presence, {
		present: forceMount || visible,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaScrollbarAuto, {
			"data-state": visible ? "visible" : "hidden",
			...scrollbarProps,
			ref: forwardedRef
		})
	});
}, "ScrollAreaScrollbarHover"));
var ScrollAreaScrollbarScroll = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$2(function ScrollAreaScrollbarScroll2(props, forwardedRef) {
	const { forceMount, ...scrollbarProps } = props;
	const context = useScrollAreaContext(SCROLLBAR_NAME, props.__scopeScrollArea);
	const isHorizontal = props.orientation === Orientation.Horizontal;
	const debounceScrollEnd = useDebounceCallback(() => send("SCROLL_END"), 100);
	const [state, send] = useStateMachine("hidden", {
		hidden: { SCROLL: "scrolling" },
		scrolling: {
			SCROLL_END: "idle",
			POINTER_ENTER: "interacting"
		},
		interacting: {
			SCROLL: "interacting",
			POINTER_LEAVE: "idle"
		},
		idle: {
			HIDE: "hidden",
			SCROLL: "scrolling",
			POINTER_ENTER: "interacting"
		}
	});
	import_react.useEffect(() => {
		if (state === "idle") {
			const hideTimer = window.setTimeout(() => send("HIDE"), context.scrollHideDelay);
			return () => window.clearTimeout(hideTimer);
		}
	}, [
		state,
		context.scrollHideDelay,
		send
	]);
	import_react.useEffect(() => {
		const viewport = context.viewport;
		const scrollDirection = isHorizontal ? "scrollLeft" : "scrollTop";
		if (viewport) {
			let prevScrollPos = viewport[scrollDirection];
			const handleScroll = /* @__PURE__ */ __name$2(() => {
				const scrollPos = viewport[scrollDirection];
				if (prevScrollPos !== scrollPos) {
					send("SCROLL");
					debounceScrollEnd();
				}
				prevScrollPos = scrollPos;
			}, "handleScroll");
			viewport.addEventListener("scroll", handleScroll);
			return () => viewport.removeEventListener("scroll", handleScroll);
		}
	}, [
		context.viewport,
		isHorizontal,
		send,
		debounceScrollEnd
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Presence, {
		present: forceMount || state !== "hidden",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaScrollbarVisible, {
			"data-state": state === "hidden" ? "hidden" : "visible",
			...scrollbarProps,
			ref: forwardedRef,
			onPointerEnter: composeEventHandlers(props.onPointerEnter, () => send("POINTER_ENTER")),
			onPointerLeave: composeEventHandlers(props.onPointerLeave, () => send("POINTER_LEAVE"))
		})
	});
}, "ScrollAreaScrollbarScroll"));
var ScrollAreaScrollbarAuto = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$2(function ScrollAreaScrollbarAuto2(props, forwardedRef) {
	const context = useScrollAreaContext(SCROLLBAR_NAME, props.__scopeScrollArea);
	const { forceMount, ...scrollbarProps } = props;
	const [visible, setVisible] = import_react.useState(false);
	const isHorizontal = props.orientation === Orientation.Horizontal;
	const handleResize = useDebounceCallback(() => {
		if (context.viewport) {
			const isOverflowX = context.viewport.offsetWidth < context.viewport.scrollWidth;
			const isOverflowY = context.viewport.offsetHeight < context.viewport.scrollHeight;
			setVisible(isHorizontal ? isOverflowX : isOverflowY);
		}
	}, 10);
	useResizeObserver(context.viewport, handleResize);
	useResizeObserver(context.content, handleResize);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Presence, {
		present: forceMount || visible,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaScrollbarVisible, {
			"data-state": visible ? "visible" : "hidden",
			...scrollbarProps,
			ref: forwardedRef
		})
	});
}, "ScrollAreaScrollbarAuto"));
var ScrollAreaScrollbarVisible = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$2(function ScrollAreaScrollbarVisible2(props, forwardedRef) {
	const { orientation = Orientation.Vertical, ...scrollbarProps } = props;
	const context = useScrollAreaContext(SCROLLBAR_NAME, props.__scopeScrollArea);
	const thumbRef = import_react.useRef(null);
	const pointerOffsetRef = import_react.useRef(0);
	const [sizes, setSizes] = import_react.useState({
		content: 0,
		viewport: 0,
		scrollbar: {
			size: 0,
			paddingStart: 0,
			paddingEnd: 0
		}
	});
	const thumbRatio = getThumbRatio(sizes.viewport, sizes.content);
	const commonProps = {
		...scrollbarProps,
		sizes,
		onSizesChange: setSizes,
		hasThumb: Boolean(thumbRatio > 0 && thumbRatio < 1),
		onThumbChange: /* @__PURE__ */ __name$2((thumb) => thumbRef.current = thumb, "onThumbChange"),
		onThumbPointerUp: /* @__PURE__ */ __name$2(() => pointerOffsetRef.current = 0, "onThumbPointerUp"),
		onThumbPointerDown: /* @__PURE__ */ __name$2((pointerPos) => pointerOffsetRef.current = pointerPos, "onThumbPointerDown")
	};
	function getScrollPosition(pointerPos, dir) {
		return getScrollPositionFromPointer(pointerPos, pointerOffsetRef.current, sizes, dir);
	}
	__name$2(getScrollPosition, "getScrollPosition");
	if (orientation === Orientation.Horizontal) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaScrollbarX, {
		...commonProps,
		ref: forwardedRef,
		onThumbPositionChange: () => {
			if (context.viewport && thumbRef.current) {
				const scrollPos = context.viewport.scrollLeft;
				const offset = getThumbOffsetFromScroll(scrollPos, sizes, context.dir);
				thumbRef.current.style.transform = `translate3d(${offset}px, 0, 0)`;
			}
		},
		onWheelScroll: (scrollPos) => {
			if (context.viewport) context.viewport.scrollLeft = scrollPos;
		},
		onDragScroll: (pointerPos) => {
			if (context.viewport) context.viewport.scrollLeft = getScrollPosition(pointerPos, context.dir);
		}
	});
	if (orientation === Orientation.Vertical) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaScrollbarY, {
		...commonProps,
		ref: forwardedRef,
		onThumbPositionChange: () => {
			if (context.viewport && thumbRef.current) {
				const scrollPos = context.viewport.scrollTop;
				const offset = getThumbOffsetFromScroll(scrollPos, sizes);
				thumbRef.current.style.transform = `translate3d(0, ${offset}px, 0)`;
			}
		},
		onWheelScroll: (scrollPos) => {
			if (context.viewport) context.viewport.scrollTop = scrollPos;
		},
		onDragScroll: (pointerPos) => {
			if (context.viewport) context.viewport.scrollTop = getScrollPosition(pointerPos);
		}
	});
	return null;
}, "ScrollAreaScrollbarVisible"));
var ScrollAreaScrollbarX = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$2(function ScrollAreaScrollbarX2(props, forwardedRef) {
	const { sizes, onSizesChange, ...scrollbarProps } = props;
	const context = useScrollAreaContext(SCROLLBAR_NAME, props.__scopeScrollArea);
	const [computedStyle, setComputedStyle] = import_react.useState();
	const ref = import_react.useRef(null);
	const composeRefs = useComposedRefs(forwardedRef, ref, context.onScrollbarXChange);
	import_react.useEffect(() => {
		if (ref.current) setComputedStyle(getComputedStyle(ref.current));
	}, [ref]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaScrollbarImpl, {
		"data-orientation": "horizontal",
		...scrollbarProps,
		ref: composeRefs,
		sizes,
		style: {
			bottom: 0,
			left: context.dir === Direction.RTL ? "var(--radix-scroll-area-corner-width)" : 0,
			right: context.dir === Direction.LTR ? "var(--radix-scroll-area-corner-width)" : 0,
			"--radix-scroll-area-thumb-width": getThumbSize(sizes) + "px",
			...props.style
		},
		onThumbPointerDown: (pointerPos) => props.onThumbPointerDown(pointerPos.x),
		onDragScroll: (pointerPos) => props.onDragScroll(pointerPos.x),
		onWheelScroll: (event, maxScrollPos) => {
			if (context.viewport) {
				const scrollPos = context.viewport.scrollLeft + event.deltaX;
				props.onWheelScroll(scrollPos);
				if (isScrollingWithinScrollbarBounds(scrollPos, maxScrollPos)) event.preventDefault();
			}
		},
		onResize: () => {
			if (ref.current && context.viewport && computedStyle) onSizesChange({
				content: context.viewport.scrollWidth,
				viewport: context.viewport.offsetWidth,
				scrollbar: {
					size: ref.current.clientWidth,
					paddingStart: toInt(computedStyle.paddingLeft),
					paddingEnd: toInt(computedStyle.paddingRight)
				}
			});
		}
	});
}, "ScrollAreaScrollbarX"));
var ScrollAreaScrollbarY = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$2(function ScrollAreaScrollbarY2(props, forwardedRef) {
	const { sizes, onSizesChange, ...scrollbarProps } = props;
	const context = useScrollAreaContext(SCROLLBAR_NAME, props.__scopeScrollArea);
	const [computedStyle, setComputedStyle] = import_react.useState();
	const ref = import_react.useRef(null);
	const composeRefs = useComposedRefs(forwardedRef, ref, context.onScrollbarYChange);
	import_react.useEffect(() => {
		if (ref.current) setComputedStyle(getComputedStyle(ref.current));
	}, [ref]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaScrollbarImpl, {
		"data-orientation": "vertical",
		...scrollbarProps,
		ref: composeRefs,
		sizes,
		style: {
			top: 0,
			right: context.dir === Direction.LTR ? 0 : void 0,
			left: context.dir === Direction.RTL ? 0 : void 0,
			bottom: "var(--radix-scroll-area-corner-height)",
			"--radix-scroll-area-thumb-height": getThumbSize(sizes) + "px",
			...props.style
		},
		onThumbPointerDown: (pointerPos) => props.onThumbPointerDown(pointerPos.y),
		onDragScroll: (pointerPos) => props.onDragScroll(pointerPos.y),
		onWheelScroll: (event, maxScrollPos) => {
			if (context.viewport) {
				const scrollPos = context.viewport.scrollTop + event.deltaY;
				props.onWheelScroll(scrollPos);
				if (isScrollingWithinScrollbarBounds(scrollPos, maxScrollPos)) event.preventDefault();
			}
		},
		onResize: () => {
			if (ref.current && context.viewport && computedStyle) onSizesChange({
				content: context.viewport.scrollHeight,
				viewport: context.viewport.offsetHeight,
				scrollbar: {
					size: ref.current.clientHeight,
					paddingStart: toInt(computedStyle.paddingTop),
					paddingEnd: toInt(computedStyle.paddingBottom)
				}
			});
		}
	});
}, "ScrollAreaScrollbarY"));
var [ScrollbarProvider, useScrollbarContext] = createScrollAreaContext(SCROLLBAR_NAME);
var ScrollAreaScrollbarImpl = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$2(function ScrollAreaScrollbarImpl2(props, forwardedRef) {
	const { __scopeScrollArea, sizes, hasThumb, onThumbChange, onThumbPointerUp, onThumbPointerDown, onThumbPositionChange, onDragScroll, onWheelScroll, onResize, ...scrollbarProps } = props;
	const context = useScrollAreaContext(SCROLLBAR_NAME, __scopeScrollArea);
	const [scrollbar, setScrollbar] = import_react.useState(null);
	const composeRefs = useComposedRefs(forwardedRef, setScrollbar);
	const rectRef = import_react.useRef(null);
	const prevWebkitUserSelectRef = import_react.useRef("");
	const viewport = context.viewport;
	const maxScrollPos = sizes.content - sizes.viewport;
	const handleWheelScroll = useCallbackRef(onWheelScroll);
	const handleThumbPositionChange = useCallbackRef(onThumbPositionChange);
	const handleResize = useDebounceCallback(onResize, 10);
	function handleDragScroll(event) {
		if (rectRef.current) {
			const x = event.clientX - rectRef.current.left;
			const y = event.clientY - rectRef.current.top;
			onDragScroll({
				x,
				y
			});
		}
	}
	__name$2(handleDragScroll, "handleDragScroll");
	import_react.useEffect(() => {
		const handleWheel = /* @__PURE__ */ __name$2((event) => {
			const element = event.target;
			if (scrollbar?.contains(element)) handleWheelScroll(event, maxScrollPos);
		}, "handleWheel");
		document.addEventListener("wheel", handleWheel, { passive: false });
		return () => document.removeEventListener("wheel", handleWheel, { passive: false });
	}, [
		viewport,
		scrollbar,
		maxScrollPos,
		handleWheelScroll
	]);
	import_react.useEffect(handleThumbPositionChange, [sizes, handleThumbPositionChange]);
	useResizeObserver(scrollbar, handleResize);
	useResizeObserver(context.content, handleResize);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollbarProvider, {
		scope: __scopeScrollArea,
		scrollbar,
		hasThumb,
		onThumbChange: useCallbackRef(onThumbChange),
		onThumbPointerUp: useCallbackRef(onThumbPointerUp),
		onThumbPositionChange: handleThumbPositionChange,
		onThumbPointerDown: useCallbackRef(onThumbPointerDown),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Primitive.div, {
			...scrollbarProps,
			ref: composeRefs,
			style: {
				position: "absolute",
				...scrollbarProps.style
			},
			onPointerDown: composeEventHandlers(props.onPointerDown, (event) => {
				if (event.button === 0) {
					event.target.setPointerCapture(event.pointerId);
					rectRef.current = scrollbar.getBoundingClientRect();
					prevWebkitUserSelectRef.current = document.body.style.webkitUserSelect;
					document.body.style.webkitUserSelect = "none";
					if (context.viewport) context.viewport.style.scrollBehavior = "auto";
					handleDragScroll(event);
				}
			}),
			onPointerMove: composeEventHandlers(props.onPointerMove, handleDragScroll),
			onPointerUp: composeEventHandlers(props.onPointerUp, (event) => {
				const element = event.target;
				if (element.hasPointerCapture(event.pointerId)) element.releasePointerCapture(event.pointerId);
				document.body.style.webkitUserSelect = prevWebkitUserSelectRef.current;
				if (context.viewport) context.viewport.style.scrollBehavior = "";
				rectRef.current = null;
			})
		})
	});
}, "ScrollAreaScrollbarImpl"));
var THUMB_NAME = "ScrollAreaThumb";
var ScrollAreaThumb = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$2(function ScrollAreaThumb2(props, forwardedRef) {
	const { forceMount, ...thumbProps } = props;
	const scrollbarContext = useScrollbarContext(THUMB_NAME, props.__scopeScrollArea);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Presence, {
		present: forceMount || scrollbarContext.hasThumb,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaThumbImpl, {
			ref: forwardedRef,
			...thumbProps
		})
	});
}, "ScrollAreaThumb"));
var ScrollAreaThumbImpl = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$2(function ScrollAreaThumbImpl2(props, forwardedRef) {
	const { __scopeScrollArea, style, ...thumbProps } = props;
	const scrollAreaContext = useScrollAreaContext(THUMB_NAME, __scopeScrollArea);
	const scrollbarContext = useScrollbarContext(THUMB_NAME, __scopeScrollArea);
	const { onThumbPositionChange } = scrollbarContext;
	const composedRef = useComposedRefs(forwardedRef, scrollbarContext.onThumbChange);
	const removeUnlinkedScrollListenerRef = import_react.useRef(void 0);
	const debounceScrollEnd = useDebounceCallback(() => {
		if (removeUnlinkedScrollListenerRef.current) {
			removeUnlinkedScrollListenerRef.current();
			removeUnlinkedScrollListenerRef.current = void 0;
		}
	}, 100);
	import_react.useEffect(() => {
		const viewport = scrollAreaContext.viewport;
		if (viewport) {
			const handleScroll = /* @__PURE__ */ __name$2(() => {
				debounceScrollEnd();
				if (!removeUnlinkedScrollListenerRef.current) {
					const listener = addUnlinkedScrollListener(viewport, onThumbPositionChange);
					removeUnlinkedScrollListenerRef.current = listener;
					onThumbPositionChange();
				}
			}, "handleScroll");
			onThumbPositionChange();
			viewport.addEventListener("scroll", handleScroll);
			return () => viewport.removeEventListener("scroll", handleScroll);
		}
	}, [
		scrollAreaContext.viewport,
		debounceScrollEnd,
		onThumbPositionChange
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Primitive.div, {
		"data-state": scrollbarContext.hasThumb ? "visible" : "hidden",
		...thumbProps,
		ref: composedRef,
		style: {
			width: "var(--radix-scroll-area-thumb-width)",
			height: "var(--radix-scroll-area-thumb-height)",
			...style
		},
		onPointerDownCapture: composeEventHandlers(props.onPointerDownCapture, (event) => {
			const thumbRect = event.target.getBoundingClientRect();
			const x = event.clientX - thumbRect.left;
			const y = event.clientY - thumbRect.top;
			scrollbarContext.onThumbPointerDown({
				x,
				y
			});
		}),
		onPointerUp: composeEventHandlers(props.onPointerUp, scrollbarContext.onThumbPointerUp)
	});
}, "ScrollAreaThumbImpl"));
var CORNER_NAME = "ScrollAreaCorner";
var ScrollAreaCorner = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$2(function ScrollAreaCorner2(props, forwardedRef) {
	const context = useScrollAreaContext(CORNER_NAME, props.__scopeScrollArea);
	const hasBothScrollbarsVisible = Boolean(context.scrollbarX && context.scrollbarY);
	return context.type !== ScrollAreaType.Scroll && hasBothScrollbarsVisible ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScrollAreaCornerImpl, {
		...props,
		ref: forwardedRef
	}) : null;
}, "ScrollAreaCorner"));
var ScrollAreaCornerImpl = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$2(function ScrollAreaCornerImpl2(props, forwardedRef) {
	const { __scopeScrollArea, ...cornerProps } = props;
	const context = useScrollAreaContext(CORNER_NAME, __scopeScrollArea);
	const [width, setWidth] = import_react.useState(0);
	const [height, setHeight] = import_react.useState(0);
	const hasSize = Boolean(width && height);
	const { onCornerWidthChange, onCornerHeightChange } = context;
	useResizeObserver(context.scrollbarX, () => {
		const height2 = context.scrollbarX?.offsetHeight || 0;
		context.onCornerHeightChange(height2);
		setHeight(height2);
	});
	useResizeObserver(context.scrollbarY, () => {
		const width2 = context.scrollbarY?.offsetWidth || 0;
		context.onCornerWidthChange(width2);
		setWidth(width2);
	});
	import_react.useEffect(() => {
		return () => {
			onCornerWidthChange(0);
			onCornerHeightChange(0);
		};
	}, [onCornerWidthChange, onCornerHeightChange]);
	return hasSize ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Primitive.div, {
		...cornerProps,
		ref: forwardedRef,
		style: {
			width,
			height,
			position: "absolute",
			right: context.dir === Direction.LTR ? 0 : void 0,
			left: context.dir === Direction.RTL ? 0 : void 0,
			bottom: 0,
			...props.style
		}
	}) : null;
}, "ScrollAreaCornerImpl"));
function toInt(value) {
	return value ? parseInt(value, 10) : 0;
}
__name$2(toInt, "toInt");
function getThumbRatio(viewportSize, contentSize) {
	const ratio = viewportSize / contentSize;
	return isNaN(ratio) ? 0 : ratio;
}
__name$2(getThumbRatio, "getThumbRatio");
function getThumbSize(sizes) {
	const ratio = getThumbRatio(sizes.viewport, sizes.content);
	const scrollbarPadding = sizes.scrollbar.paddingStart + sizes.scrollbar.paddingEnd;
	const thumbSize = (sizes.scrollbar.size - scrollbarPadding) * ratio;
	return Math.max(thumbSize, 18);
}
__name$2(getThumbSize, "getThumbSize");
function getScrollPositionFromPointer(pointerPos, pointerOffset, sizes, dir = Direction.LTR) {
	const thumbSizePx = getThumbSize(sizes);
	const thumbCenter = thumbSizePx / 2;
	const offset = pointerOffset || thumbCenter;
	const thumbOffsetFromEnd = thumbSizePx - offset;
	const minPointerPos = sizes.scrollbar.paddingStart + offset;
	const maxPointerPos = sizes.scrollbar.size - sizes.scrollbar.paddingEnd - thumbOffsetFromEnd;
	const maxScrollPos = sizes.content - sizes.viewport;
	const scrollRange = dir === Direction.LTR ? [0, maxScrollPos] : [maxScrollPos * -1, 0];
	return linearScale([minPointerPos, maxPointerPos], scrollRange)(pointerPos);
}
__name$2(getScrollPositionFromPointer, "getScrollPositionFromPointer");
function getThumbOffsetFromScroll(scrollPos, sizes, dir = Direction.LTR) {
	const thumbSizePx = getThumbSize(sizes);
	const scrollbarPadding = sizes.scrollbar.paddingStart + sizes.scrollbar.paddingEnd;
	const scrollbar = sizes.scrollbar.size - scrollbarPadding;
	const maxScrollPos = sizes.content - sizes.viewport;
	const maxThumbPos = scrollbar - thumbSizePx;
	const scrollWithoutMomentum = clamp(scrollPos, dir === Direction.LTR ? [0, maxScrollPos] : [maxScrollPos * -1, 0]);
	return linearScale([0, maxScrollPos], [0, maxThumbPos])(scrollWithoutMomentum);
}
__name$2(getThumbOffsetFromScroll, "getThumbOffsetFromScroll");
function linearScale(input, output) {
	return (value) => {
		if (input[0] === input[1] || output[0] === output[1]) return output[0];
		const ratio = (output[1] - output[0]) / (input[1] - input[0]);
		return output[0] + ratio * (value - input[0]);
	};
}
__name$2(linearScale, "linearScale");
function isScrollingWithinScrollbarBounds(scrollPos, maxScrollPos) {
	return scrollPos > 0 && scrollPos < maxScrollPos;
}
__name$2(isScrollingWithinScrollbarBounds, "isScrollingWithinScrollbarBounds");
var addUnlinkedScrollListener = /* @__PURE__ */ __name$2((node, handler = () => {}) => {
	let prevPosition = {
		left: node.scrollLeft,
		top: node.scrollTop
	};
	let rAF = 0;
	function loop() {
		const position = {
			left: node.scrollLeft,
			top: node.scrollTop
		};
		const isHorizontalScroll = prevPosition.left !== position.left;
		const isVerticalScroll = prevPosition.top !== position.top;
		if (isHorizontalScroll || isVerticalScroll) handler();
		prevPosition = position;
		rAF = window.requestAnimationFrame(loop);
	}
	__name$2(loop, "loop");
	loop();
	return () => window.cancelAnimationFrame(rAF);
}, "addUnlinkedScrollListener");
function useDebounceCallback(callback, delay) {
	const handleCallback = useCallbackRef(callback);
	const debounceTimerRef = import_react.useRef(0);
	import_react.useEffect(() => () => window.clearTimeout(debounceTimerRef.current), []);
	return import_react.useCallback(() => {
		window.clearTimeout(debounceTimerRef.current);
		debounceTimerRef.current = window.setTimeout(handleCallback, delay);
	}, [handleCallback, delay]);
}
__name$2(useDebounceCallback, "useDebounceCallback");
function useResizeObserver(element, onResize) {
	const handleResize = useCallbackRef(onResize);
	useLayoutEffect2(() => {
		let rAF = 0;
		if (element) {
			const resizeObserver = new ResizeObserver(() => {
				cancelAnimationFrame(rAF);
				rAF = window.requestAnimationFrame(handleResize);
			});
			resizeObserver.observe(element);
			return () => {
				window.cancelAnimationFrame(rAF);
				resizeObserver.unobserve(element);
			};
		}
	}, [element, handleResize]);
}
__name$2(useResizeObserver, "useResizeObserver");
// tests/bench/components/node_modules/@radix-ui/react-toast/dist/index.mjs
var import_react_dom = /* @__PURE__ */ __toESM(require_react_dom(), 1);
var __defProp$1 = Object.defineProperty;
var __name$1 = (target, value) => __defProp$1(target, "name", {
	value,
	configurable: true
});
var startTransition = import_react[" startTransition ".trim().toString()] || (() => void 0);
var PROVIDER_NAME$1 = "ToastProvider";
var [Collection, useCollection, createCollectionScope] = createCollection("Toast");
var SwipeDirection = {
	Up: "up",
	Down: "down",
	Left: "left",
	Right: "right"
};
var ToastType = {
	Foreground: "foreground",
	Background: "background"
};
var [createToastContext, createToastScope] = createContextScope("Toast", [createCollectionScope]);
var [ToastProviderProvider, useToastProviderContext] = createToastContext(PROVIDER_NAME$1);
function scheduleUpdate(update) {
	if (typeof startTransition === "function") startTransition(update);
	else update();
}
__name$1(scheduleUpdate, "scheduleUpdate");
var ToastProvider = /* @__PURE__ */ __name$1((props) => {
	const { __scopeToast, label = "Notification", duration = 5e3, swipeDirection = SwipeDirection.Right, swipeThreshold = 50, announcerContainer, children } = props;
	const [viewport, setViewport] = import_react.useState(null);
	const [toastCount, setToastCount] = import_react.useState(0);
	const isClosePausedRef = import_react.useRef(false);
	const onViewportChange = import_react.useCallback((node) => {
		scheduleUpdate(() => setViewport(node));
	}, []);
	const onToastAdd = import_react.useCallback(() => {
		scheduleUpdate(() => setToastCount((prevCount) => prevCount + 1));
	}, []);
	const onToastRemove = import_react.useCallback(() => {
		scheduleUpdate(() => setToastCount((prevCount) => prevCount - 1));
	}, []);
	if (!label.trim()) console.error(`Invalid prop \`label\` supplied to \`${PROVIDER_NAME$1}\`. Expected non-empty \`string\`.`);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Collection.Provider, {
		scope: __scopeToast,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToastProviderProvider, {
			scope: __scopeToast,
			label,
			duration,
			swipeDirection,
			swipeThreshold,
			toastCount,
			viewport,
			onViewportChange,
			onToastAdd,
			onToastRemove,
			isClosePausedRef,
			announcerContainer,
			children
		})
	});
}, "ToastProvider");
var VIEWPORT_NAME = "ToastViewport";
var VIEWPORT_DEFAULT_HOTKEY = ["F8"];
var VIEWPORT_PAUSE = "toast.viewportPause";
var VIEWPORT_RESUME = "toast.viewportResume";
var ToastViewport = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$1(function ToastViewport2(props, forwardedRef) {
	const { __scopeToast, hotkey = VIEWPORT_DEFAULT_HOTKEY, label = "Notifications ({hotkey})", ...viewportProps } = props;
	const context = useToastProviderContext(VIEWPORT_NAME, __scopeToast);
	const getItems = useCollection(__scopeToast);
	const wrapperRef = import_react.useRef(null);
	const headFocusProxyRef = import_react.useRef(null);
	const tailFocusProxyRef = import_react.useRef(null);
	const ref = import_react.useRef(null);
	const composedRefs = useComposedRefs(forwardedRef, ref, context.onViewportChange);
	const hotkeyLabel = hotkey.join("+").replace(/Key/g, "").replace(/Digit/g, "");
	const hasToasts = context.toastCount > 0;
	import_react.useEffect(() => {
		const handleKeyDown = /* @__PURE__ */ __name$1((event) => {
			if (hotkey.length !== 0 && hotkey.every((key) => event[key] || event.code === key)) ref.current?.focus();
		}, "handleKeyDown");
		document.addEventListener("keydown", handleKeyDown);
		return () => document.removeEventListener("keydown", handleKeyDown);
	}, [hotkey]);
	import_react.useEffect(() => {
		const wrapper = wrapperRef.current;
		const viewport = ref.current;
		if (hasToasts && wrapper && viewport) {
			const handlePause = /* @__PURE__ */ __name$1(() => {
				if (!context.isClosePausedRef.current) {
					const pauseEvent = new CustomEvent(VIEWPORT_PAUSE);
					viewport.dispatchEvent(pauseEvent);
					context.isClosePausedRef.current = true;
				}
			}, "handlePause");
			const handleResume = /* @__PURE__ */ __name$1(() => {
				if (context.isClosePausedRef.current) {
					const resumeEvent = new CustomEvent(VIEWPORT_RESUME);
					viewport.dispatchEvent(resumeEvent);
					context.isClosePausedRef.current = false;
				}
			}, "handleResume");
			const handleFocusOutResume = /* @__PURE__ */ __name$1((event) => {
				if (!wrapper.contains(event.relatedTarget)) handleResume();
			}, "handleFocusOutResume");
			const handlePointerLeaveResume = /* @__PURE__ */ __name$1(() => {
				if (!wrapper.contains(document.activeElement)) handleResume();
			}, "handlePointerLeaveResume");
			wrapper.addEventListener("focusin", handlePause);
			wrapper.addEventListener("focusout", handleFocusOutResume);
			wrapper.addEventListener("pointermove", handlePause);
			wrapper.addEventListener("pointerleave", handlePointerLeaveResume);
			window.addEventListener("blur", handlePause);
			window.addEventListener("focus", handleResume);
			return () => {
				wrapper.removeEventListener("focusin", handlePause);
				wrapper.removeEventListener("focusout", handleFocusOutResume);
				wrapper.removeEventListener("pointermove", handlePause);
				wrapper.removeEventListener("pointerleave", handlePointerLeaveResume);
				window.removeEventListener("blur", handlePause);
				window.removeEventListener("focus", handleResume);
			};
		}
	}, [hasToasts, context.isClosePausedRef]);
	const getSortedTabbableCandidates = import_react.useCallback(({ tabbingDirection }) => {
		const tabbableCandidates = getItems().map((toastItem) => {
			const toastNode = toastItem.ref.current;
			const toastTabbableCandidates = [toastNode, ...getTabbableCandidates(toastNode)];
			return tabbingDirection === "forwards" ? toastTabbableCandidates : toastTabbableCandidates.reverse();
		});
		return (tabbingDirection === "forwards" ? tabbableCandidates.reverse() : tabbableCandidates).flat();
	}, [getItems]);
	import_react.useEffect(() => {
		const viewport = ref.current;
		if (viewport) {
			const handleKeyDown = /* @__PURE__ */ __name$1((event) => {
				const isMetaKey = event.altKey || event.ctrlKey || event.metaKey;
				if (event.key === "Tab" && !isMetaKey) {
					const focusedElement = document.activeElement;
					const isTabbingBackwards = event.shiftKey;
					if (event.target === viewport && isTabbingBackwards) {
						headFocusProxyRef.current?.focus();
						return;
					}
					const sortedCandidates = getSortedTabbableCandidates({ tabbingDirection: isTabbingBackwards ? "backwards" : "forwards" });
					const index = sortedCandidates.findIndex((candidate) => candidate === focusedElement);
					if (focusFirst(sortedCandidates.slice(index + 1))) event.preventDefault();
					else isTabbingBackwards ? headFocusProxyRef.current?.focus() : tailFocusProxyRef.current?.focus();
				}
			}, "handleKeyDown");
			viewport.addEventListener("keydown", handleKeyDown);
			return () => viewport.removeEventListener("keydown", handleKeyDown);
		}
	}, [getItems, getSortedTabbableCandidates]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DismissableLayerBranch, {
		ref: wrapperRef,
		role: "region",
		"aria-label": label.replace("{hotkey}", hotkeyLabel),
		tabIndex: -1,
		style: { pointerEvents: hasToasts ? void 0 : "none" },
		children: [
			hasToasts && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FocusProxy, {
				ref: headFocusProxyRef,
				onFocusFromOutsideViewport: () => {
					focusFirst(getSortedTabbableCandidates({ tabbingDirection: "forwards" }));
				}
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Collection.Slot, {
				scope: __scopeToast,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Primitive.ol, {
					tabIndex: -1,
					...viewportProps,
					ref: composedRefs
				})
			}),
			hasToasts && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FocusProxy, {
				ref: tailFocusProxyRef,
				onFocusFromOutsideViewport: () => {
					focusFirst(getSortedTabbableCandidates({ tabbingDirection: "backwards" }));
				}
			})
		]
	});
}, "ToastViewport"));
var FOCUS_PROXY_NAME = "ToastFocusProxy";
var FocusProxy = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$1(function ToastFocusProxy(props, forwardedRef) {
	const { __scopeToast, onFocusFromOutsideViewport, ...proxyProps } = props;
	const context = useToastProviderContext(FOCUS_PROXY_NAME, __scopeToast);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, {
		tabIndex: 0,
		...proxyProps,
		ref: forwardedRef,
		style: { position: "fixed" },
		onFocus: (event) => {
			const prevFocusedElement = event.relatedTarget;
			if (!context.viewport?.contains(prevFocusedElement)) onFocusFromOutsideViewport();
		}
	});
}, "ToastFocusProxy"));
var TOAST_NAME = "Toast";
var TOAST_SWIPE_START = "toast.swipeStart";
var TOAST_SWIPE_MOVE = "toast.swipeMove";
var TOAST_SWIPE_CANCEL = "toast.swipeCancel";
var TOAST_SWIPE_END = "toast.swipeEnd";
var Toast = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$1(function Toast2(props, forwardedRef) {
	const { forceMount, open: openProp, defaultOpen, onOpenChange, ...toastProps } = props;
	const [open, setOpen] = useControllableState({
		prop: openProp,
		defaultProp: defaultOpen ?? true,
		onChange: onOpenChange,
		caller: TOAST_NAME
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Presence, {
		present: forceMount || open,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToastImpl, {
			open,
			...toastProps,
			ref: forwardedRef,
			onClose: () => setOpen(false),
			onPause: useCallbackRef(props.onPause),
			onResume: useCallbackRef(props.onResume),
			onSwipeStart: composeEventHandlers(props.onSwipeStart, (event) => {
				event.currentTarget.setAttribute("data-swipe", "start");
			}),
			onSwipeMove: composeEventHandlers(props.onSwipeMove, (event) => {
				const { x, y } = event.detail.delta;
				event.currentTarget.setAttribute("data-swipe", "move");
				event.currentTarget.style.setProperty("--radix-toast-swipe-move-x", `${x}px`);
				event.currentTarget.style.setProperty("--radix-toast-swipe-move-y", `${y}px`);
			}),
			onSwipeCancel: composeEventHandlers(props.onSwipeCancel, (event) => {
				event.currentTarget.setAttribute("data-swipe", "cancel");
				event.currentTarget.style.removeProperty("--radix-toast-swipe-move-x");
				event.currentTarget.style.removeProperty("--radix-toast-swipe-move-y");
				event.currentTarget.style.removeProperty("--radix-toast-swipe-end-x");
				event.currentTarget.style.removeProperty("--radix-toast-swipe-end-y");
			}),
			onSwipeEnd: composeEventHandlers(props.onSwipeEnd, (event) => {
				const { x, y } = event.detail.delta;
				event.currentTarget.setAttribute("data-swipe", "end");
				event.currentTarget.style.removeProperty("--radix-toast-swipe-move-x");
				event.currentTarget.style.removeProperty("--radix-toast-swipe-move-y");
				event.currentTarget.style.setProperty("--radix-toast-swipe-end-x", `${x}px`);
				event.currentTarget.style.setProperty("--radix-toast-swipe-end-y", `${y}px`);
				setOpen(false);
			})
		})
	});
}, "Toast"));
var [ToastInteractiveProvider, useToastInteractiveContext] = createToastContext(TOAST_NAME, { onClose() {} });
var ToastImpl = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$1(function ToastImpl2(props, forwardedRef) {
	const { __scopeToast, type = ToastType.Foreground, duration: durationProp, open, onClose, onEscapeKeyDown, onPause, onResume, onSwipeStart, onSwipeMove, onSwipeCancel, onSwipeEnd, ...toastProps } = props;
	const context = useToastProviderContext(TOAST_NAME, __scopeToast);
	const getItems = useCollection(__scopeToast);
	const [node, setNode] = import_react.useState(null);
	const composedRefs = useComposedRefs(forwardedRef, setNode);
	const pointerStartRef = import_react.useRef(null);
	const swipeDeltaRef = import_react.useRef(null);
	const duration = durationProp || context.duration;
	const closeTimerStartTimeRef = import_react.useRef(0);
	const closeTimerRemainingTimeRef = import_react.useRef(duration);
	const closeTimerRef = import_react.useRef(0);
	const { onToastAdd, onToastRemove } = context;
	const handleClose = useCallbackRef(() => {
		if (node?.contains(document.activeElement)) context.viewport?.focus();
		onClose();
	});
	const startTimer = import_react.useCallback((duration2) => {
		if (!duration2 || duration2 === Infinity) return;
		window.clearTimeout(closeTimerRef.current);
		closeTimerStartTimeRef.current = (/* @__PURE__ */ new Date()).getTime();
		closeTimerRef.current = window.setTimeout(handleClose, duration2);
	}, [handleClose]);
	import_react.useEffect(() => {
		const viewport = context.viewport;
		if (viewport) {
			const handleResume = /* @__PURE__ */ __name$1(() => {
				startTimer(closeTimerRemainingTimeRef.current);
				onResume?.();
			}, "handleResume");
			const handlePause = /* @__PURE__ */ __name$1(() => {
				const elapsedTime = (/* @__PURE__ */ new Date()).getTime() - closeTimerStartTimeRef.current;
				closeTimerRemainingTimeRef.current = closeTimerRemainingTimeRef.current - elapsedTime;
				window.clearTimeout(closeTimerRef.current);
				onPause?.();
			}, "handlePause");
			viewport.addEventListener(VIEWPORT_PAUSE, handlePause);
			viewport.addEventListener(VIEWPORT_RESUME, handleResume);
			return () => {
				viewport.removeEventListener(VIEWPORT_PAUSE, handlePause);
				viewport.removeEventListener(VIEWPORT_RESUME, handleResume);
			};
		}
	}, [
		context.viewport,
		duration,
		onPause,
		onResume,
		startTimer
	]);
	import_react.useEffect(() => {
		closeTimerRemainingTimeRef.current = duration;
		if (open && !context.isClosePausedRef.current) startTimer(duration);
	}, [
		open,
		duration,
		context.isClosePausedRef,
		startTimer
	]);
	import_react.useEffect(() => {
		return () => {
			window.clearTimeout(closeTimerRef.current);
		};
	}, []);
	import_react.useEffect(() => {
		onToastAdd();
		return () => onToastRemove();
	}, [onToastAdd, onToastRemove]);
	const announceTextContent = import_react.useMemo(() => {
		return node ? getAnnounceTextContent(node) : null;
	}, [node]);
	if (!context.viewport) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [announceTextContent && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToastAnnounce, {
		__scopeToast,
		role: "status",
		"aria-live": type === ToastType.Foreground ? "assertive" : "polite",
		children: announceTextContent
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToastInteractiveProvider, {
		scope: __scopeToast,
		onClose: handleClose,
		children: import_react_dom.createPortal(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Collection.ItemSlot, {
			scope: __scopeToast,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DismissableLayer, {
				asChild: true,
				onEscapeKeyDown: composeEventHandlers(onEscapeKeyDown, (event) => {
					if (!getItems().some((item) => item.ref.current?.contains(event.target))) handleClose();
				}),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Primitive.li, {
					tabIndex: 0,
					"data-state": open ? "open" : "closed",
					"data-swipe-direction": context.swipeDirection,
					...toastProps,
					ref: composedRefs,
					style: {
						userSelect: "none",
						touchAction: "none",
						...props.style
					},
					onKeyDown: composeEventHandlers(props.onKeyDown, (event) => {
						if (event.key !== "Escape") return;
						onEscapeKeyDown?.(event.nativeEvent);
						if (!event.nativeEvent.defaultPrevented) handleClose();
					}),
					onPointerDown: composeEventHandlers(props.onPointerDown, (event) => {
						if (event.button !== 0) return;
						pointerStartRef.current = {
							x: event.clientX,
							y: event.clientY
						};
					}),
					onPointerMove: composeEventHandlers(props.onPointerMove, (event) => {
						if (!pointerStartRef.current) return;
						const x = event.clientX - pointerStartRef.current.x;
						const y = event.clientY - pointerStartRef.current.y;
						const hasSwipeMoveStarted = Boolean(swipeDeltaRef.current);
						const isHorizontalSwipe = ["left", "right"].includes(context.swipeDirection);
						const clamp = ["left", "up"].includes(context.swipeDirection) ? Math.min : Math.max;
						const clampedX = isHorizontalSwipe ? clamp(0, x) : 0;
						const clampedY = !isHorizontalSwipe ? clamp(0, y) : 0;
						const moveStartBuffer = event.pointerType === "touch" ? 10 : 2;
						const delta = {
							x: clampedX,
							y: clampedY
						};
						const eventDetail = {
							originalEvent: event,
							delta
						};
						if (hasSwipeMoveStarted) {
							swipeDeltaRef.current = delta;
							handleAndDispatchCustomEvent(TOAST_SWIPE_MOVE, onSwipeMove, eventDetail, { discrete: false });
						} else if (isDeltaInDirection(delta, context.swipeDirection, moveStartBuffer)) {
							swipeDeltaRef.current = delta;
							handleAndDispatchCustomEvent(TOAST_SWIPE_START, onSwipeStart, eventDetail, { discrete: false });
							event.target.setPointerCapture(event.pointerId);
						} else if (Math.abs(x) > moveStartBuffer || Math.abs(y) > moveStartBuffer) pointerStartRef.current = null;
					}),
					onPointerUp: composeEventHandlers(props.onPointerUp, (event) => {
						const delta = swipeDeltaRef.current;
						const target = event.target;
						if (target.hasPointerCapture(event.pointerId)) target.releasePointerCapture(event.pointerId);
						swipeDeltaRef.current = null;
						pointerStartRef.current = null;
						if (delta) {
							const toast = event.currentTarget;
							const eventDetail = {
								originalEvent: event,
								delta
							};
							if (isDeltaInDirection(delta, context.swipeDirection, context.swipeThreshold)) handleAndDispatchCustomEvent(TOAST_SWIPE_END, onSwipeEnd, eventDetail, { discrete: true });
							else handleAndDispatchCustomEvent(TOAST_SWIPE_CANCEL, onSwipeCancel, eventDetail, { discrete: true });
							toast.addEventListener("click", (event2) => event2.preventDefault(), { once: true });
						}
					})
				})
			})
		}), context.viewport)
	})] });
}, "ToastImpl"));
var ToastAnnounce = /* @__PURE__ */ __name$1((props) => {
	const { __scopeToast, children, ...announceProps } = props;
	const context = useToastProviderContext(TOAST_NAME, __scopeToast);
	const [renderAnnounceText, setRenderAnnounceText] = import_react.useState(false);
	const [isAnnounced, setIsAnnounced] = import_react.useState(false);
	useNextFrame(() => setRenderAnnounceText(true));
	import_react.useEffect(() => {
		const timer = window.setTimeout(() => setIsAnnounced(true), 1e3);
		return () => window.clearTimeout(timer);
	}, []);
	return isAnnounced ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Portal, {
		asChild: true,
		container: context.announcerContainer || void 0,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, {
			...announceProps,
			children: renderAnnounceText && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				context.label,
				" ",
				children
			] })
		})
	});
}, "ToastAnnounce");
var ToastDescription = /* @__PURE__ */ import_react.forwardRef(/* @__PURE__ */ __name$1(function ToastDescription2(props, forwardedRef) {
	const { __scopeToast, ...descriptionProps } = props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Primitive.div, {
		...descriptionProps,
		ref: forwardedRef
	});
}, "ToastDescription"));
function getAnnounceTextContent(container) {
	const textContent = [];
	Array.from(container.childNodes).forEach((node) => {
		if (node.nodeType === node.TEXT_NODE && node.textContent) textContent.push(node.textContent);
		if (isHTMLElement(node)) {
			const isHidden = node.ariaHidden || node.hidden || node.style.display === "none";
			const isExcluded = node.dataset.radixToastAnnounceExclude === "";
			if (!isHidden) {
				if (isExcluded) {
					const altText = node.dataset.radixToastAnnounceAlt;
					if (altText) textContent.push(altText);
				} else textContent.push(...getAnnounceTextContent(node));
			}
		}
	});
	return textContent;
}
__name$1(getAnnounceTextContent, "getAnnounceTextContent");
function handleAndDispatchCustomEvent(name, handler, detail, { discrete }) {
	const currentTarget = detail.originalEvent.currentTarget;
	const event = new CustomEvent(name, {
		bubbles: true,
		cancelable: true,
		detail
	});
	if (handler) currentTarget.addEventListener(name, handler, { once: true });
	if (discrete) dispatchDiscreteCustomEvent(currentTarget, event);
	else currentTarget.dispatchEvent(event);
}
__name$1(handleAndDispatchCustomEvent, "handleAndDispatchCustomEvent");
var isDeltaInDirection = /* @__PURE__ */ __name$1((delta, direction, threshold = 0) => {
	const deltaX = Math.abs(delta.x);
	const deltaY = Math.abs(delta.y);
	const isDeltaX = deltaX > deltaY;
	if (direction === SwipeDirection.Left || direction === SwipeDirection.Right) return isDeltaX && deltaX > threshold;
	else return !isDeltaX && deltaY > threshold;
}, "isDeltaInDirection");
function useNextFrame(callback = () => {}) {
	const fn = useCallbackRef(callback);
	useLayoutEffect2(() => {
		let raf1 = 0;
		let raf2 = 0;
		raf1 = window.requestAnimationFrame(() => raf2 = window.requestAnimationFrame(fn));
		return () => {
			window.cancelAnimationFrame(raf1);
			window.cancelAnimationFrame(raf2);
		};
	}, [fn]);
}
__name$1(useNextFrame, "useNextFrame");
function isHTMLElement(node) {
	return node.nodeType === node.ELEMENT_NODE;
}
__name$1(isHTMLElement, "isHTMLElement");
function getTabbableCandidates(container) {
	const nodes = [];
	const walker = document.createTreeWalker(container, NodeFilter.SHOW_ELEMENT, { acceptNode: /* @__PURE__ */ __name$1((node) => {
		const isHiddenInput = node.tagName === "INPUT" && node.type === "hidden";
		if (node.disabled || node.hidden || isHiddenInput) return NodeFilter.FILTER_SKIP;
		return node.tabIndex >= 0 ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
	}, "acceptNode") });
	while (walker.nextNode()) nodes.push(walker.currentNode);
	return nodes;
}
__name$1(getTabbableCandidates, "getTabbableCandidates");
function focusFirst(candidates) {
	const previouslyFocusedElement = document.activeElement;
	return candidates.some((candidate) => {
		if (candidate === previouslyFocusedElement) return true;
		candidate.focus();
		return document.activeElement !== previouslyFocusedElement;
	});
}
__name$1(focusFirst, "focusFirst");
// tests/bench/components/node_modules/@radix-ui/react-tooltip/dist/index.mjs
var __defProp = Object.defineProperty;
var __name = (target, value) => __defProp(target, "name", {
	value,
	configurable: true
});
var [createTooltipContext, createTooltipScope] = createContextScope("Tooltip", [createPopperScope]);
createPopperScope();
var PROVIDER_NAME = "TooltipProvider";
var DEFAULT_DELAY_DURATION = 700;
var [TooltipProviderContextProvider, useTooltipProviderContext] = createTooltipContext(PROVIDER_NAME);
var TooltipProvider = /* @__PURE__ */ __name((props) => {
	const { __scopeTooltip, delayDuration = DEFAULT_DELAY_DURATION, skipDelayDuration = 300, disableHoverableContent = false, children } = props;
	const isOpenDelayedRef = import_react.useRef(true);
	const isPointerInTransitRef = import_react.useRef(false);
	const skipDelayTimerRef = import_react.useRef(0);
	import_react.useEffect(() => {
		const skipDelayTimer = skipDelayTimerRef.current;
		return () => window.clearTimeout(skipDelayTimer);
	}, []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TooltipProviderContextProvider, {
		scope: __scopeTooltip,
		isOpenDelayedRef,
		delayDuration,
		onOpen: import_react.useCallback(() => {
			if (skipDelayDuration <= 0) return;
			window.clearTimeout(skipDelayTimerRef.current);
			isOpenDelayedRef.current = false;
		}, [skipDelayDuration]),
		onClose: import_react.useCallback(() => {
			if (skipDelayDuration <= 0) return;
			window.clearTimeout(skipDelayTimerRef.current);
			skipDelayTimerRef.current = window.setTimeout(() => isOpenDelayedRef.current = true, skipDelayDuration);
		}, [skipDelayDuration]),
		isPointerInTransitRef,
		onPointerInTransitChange: import_react.useCallback((inTransit) => {
			isPointerInTransitRef.current = inTransit;
		}, []),
		disableHoverableContent,
		children
	});
}, "TooltipProvider");
var [TooltipContextProvider, useTooltipContext] = createTooltipContext("Tooltip");
var [PortalProvider, usePortalContext] = createTooltipContext("TooltipPortal", { forceMount: void 0 });
createSlottable("TooltipContent");
function getExitSideFromRect(point, rect) {
	const top = Math.abs(rect.top - point.y);
	const bottom = Math.abs(rect.bottom - point.y);
	const right = Math.abs(rect.right - point.x);
	const left = Math.abs(rect.left - point.x);
	switch (Math.min(top, bottom, right, left)) {
		case left: return "left";
		case right: return "right";
		case top: return "top";
		case bottom: return "bottom";
		default: throw new Error("unreachable");
	}
}
__name(getExitSideFromRect, "getExitSideFromRect");
function getPaddedExitPoints(exitPoint, exitSide, padding = 5) {
	const paddedExitPoints = [];
	switch (exitSide) {
		case "top":
			paddedExitPoints.push({
				x: exitPoint.x - padding,
				y: exitPoint.y + padding
			}, {
				x: exitPoint.x + padding,
				y: exitPoint.y + padding
			});
			break;
		case "bottom":
			paddedExitPoints.push({
				x: exitPoint.x - padding,
				y: exitPoint.y - padding
			}, {
				x: exitPoint.x + padding,
				y: exitPoint.y - padding
			});
			break;
		case "left":
			paddedExitPoints.push({
				x: exitPoint.x + padding,
				y: exitPoint.y - padding
			}, {
				x: exitPoint.x + padding,
				y: exitPoint.y + padding
			});
			break;
		case "right": paddedExitPoints.push({
			x: exitPoint.x - padding,
			y: exitPoint.y - padding
		}, {
			x: exitPoint.x - padding,
			y: exitPoint.y + padding
		});
	}
	return paddedExitPoints;
}
__name(getPaddedExitPoints, "getPaddedExitPoints");
function getPointsFromRect(rect) {
	const { top, right, bottom, left } = rect;
	return [
		{
			x: left,
			y: top
		},
		{
			x: right,
			y: top
		},
		{
			x: right,
			y: bottom
		},
		{
			x: left,
			y: bottom
		}
	];
}
__name(getPointsFromRect, "getPointsFromRect");
function isPointInPolygon(point, polygon) {
	const { x, y } = point;
	let inside = false;
	for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
		const ii = polygon[i];
		const jj = polygon[j];
		const xi = ii.x;
		const yi = ii.y;
		const xj = jj.x;
		const yj = jj.y;
		if (yi > y !== yj > y && x < (xj - xi) * (y - yi) / (yj - yi) + xi) inside = !inside;
	}
	return inside;
}
__name(isPointInPolygon, "isPointInPolygon");
function getHull(points) {
	const newPoints = points.slice();
	newPoints.sort((a, b) => {
		if (a.x < b.x) return -1;
		else if (a.x > b.x) return 1;
		else if (a.y < b.y) return -1;
		else if (a.y > b.y) return 1;
		else return 0;
	});
	return getHullPresorted(newPoints);
}
__name(getHull, "getHull");
function getHullPresorted(points) {
	if (points.length <= 1) return points.slice();
	const upperHull = [];
	for (let i = 0; i < points.length; i++) {
		const p = points[i];
		while (upperHull.length >= 2) {
			const q = upperHull[upperHull.length - 1];
			const r = upperHull[upperHull.length - 2];
			if ((q.x - r.x) * (p.y - r.y) >= (q.y - r.y) * (p.x - r.x)) upperHull.pop();
			else break;
		}
		upperHull.push(p);
	}
	upperHull.pop();
	const lowerHull = [];
	for (let i = points.length - 1; i >= 0; i--) {
		const p = points[i];
		while (lowerHull.length >= 2) {
			const q = lowerHull[lowerHull.length - 1];
			const r = lowerHull[lowerHull.length - 2];
			if ((q.x - r.x) * (p.y - r.y) >= (q.y - r.y) * (p.x - r.x)) lowerHull.pop();
			else break;
		}
		lowerHull.push(p);
	}
	lowerHull.pop();
	if (upperHull.length === 1 && lowerHull.length === 1 && upperHull[0].x === lowerHull[0].x && upperHull[0].y === lowerHull[0].y) return upperHull;
	else return upperHull.concat(lowerHull);
}
__name(getHullPresorted, "getHullPresorted");
function concatAriaDescribedby(...values) {
	const ids = /* @__PURE__ */ new Set();
	for (const value of values) {
		if (typeof value !== "string") continue;
		for (const id of String(value).trim().split(/\s+/)) if (id) ids.add(id);
	}
	return ids.size > 0 ? Array.from(ids).join(" ") : void 0;
}
__name(concatAriaDescribedby, "concatAriaDescribedby");
// tests/bench/components/node_modules/classnames/index.js
var require_classnames = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/*!
	Copyright (c) 2018 Jed Watson.
	Licensed under the MIT License (MIT), see
	http://jedwatson.github.io/classnames
	*/
	(function() {
		"use strict";
		var hasOwn = {}.hasOwnProperty;
		function classNames() {
			var classes = "";
			for (var i = 0; i < arguments.length; i++) {
				var arg = arguments[i];
				if (arg) classes = appendClass(classes, parseValue(arg));
			}
			return classes;
		}
		function parseValue(arg) {
			if (typeof arg === "string" || typeof arg === "number") return arg;
			if (typeof arg !== "object") return "";
			if (Array.isArray(arg)) return classNames.apply(null, arg);
			if (arg.toString !== Object.prototype.toString && !arg.toString.toString().includes("[native code]")) return arg.toString();
			var classes = "";
			for (var key in arg) if (hasOwn.call(arg, key) && arg[key]) classes = appendClass(classes, key);
			return classes;
		}
		function appendClass(value, newClass) {
			if (!newClass) return value;
			if (value) return value + " " + newClass;
			return value + newClass;
		}
		if (typeof module !== "undefined" && module.exports) {
			classNames.default = classNames;
			module.exports = classNames;
		} else if (typeof define === "function" && typeof define.amd === "object" && define.amd) define("classnames", [], function() {
			return classNames;
		});
		else window.classNames = classNames;
	})();
}));
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/props/as-child.prop.js
var o$8 = { asChild: { type: "boolean" } };
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/props/width.props.js
var t$9 = {
	width: {
		type: "string",
		className: "rt-r-w",
		customProperties: ["--width"],
		responsive: !0
	},
	minWidth: {
		type: "string",
		className: "rt-r-min-w",
		customProperties: ["--min-width"],
		responsive: !0
	},
	maxWidth: {
		type: "string",
		className: "rt-r-max-w",
		customProperties: ["--max-width"],
		responsive: !0
	}
};
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/props/height.props.js
var e$16 = {
	height: {
		type: "string",
		className: "rt-r-h",
		customProperties: ["--height"],
		responsive: !0
	},
	minHeight: {
		type: "string",
		className: "rt-r-min-h",
		customProperties: ["--min-height"],
		responsive: !0
	},
	maxHeight: {
		type: "string",
		className: "rt-r-max-h",
		customProperties: ["--max-height"],
		responsive: !0
	}
};
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/dialog.props.js
var r$15 = [
	"1",
	"2",
	"3",
	"4"
];
var s$8 = {
	...o$8,
	align: {
		type: "enum",
		className: "rt-r-align",
		values: ["start", "center"],
		default: "center"
	},
	size: {
		type: "enum",
		className: "rt-r-size",
		values: r$15,
		default: "3",
		responsive: !0
	},
	width: t$9.width,
	minWidth: t$9.minWidth,
	maxWidth: {
		...t$9.maxWidth,
		default: "600px"
	},
	...e$16
};
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/props/color.prop.js
var o$7 = [
	"gray",
	"gold",
	"bronze",
	"brown",
	"yellow",
	"amber",
	"orange",
	"tomato",
	"red",
	"ruby",
	"crimson",
	"pink",
	"plum",
	"purple",
	"violet",
	"iris",
	"indigo",
	"blue",
	"cyan",
	"teal",
	"jade",
	"green",
	"grass",
	"lime",
	"mint",
	"sky"
];
var e$15 = [
	"auto",
	"gray",
	"mauve",
	"slate",
	"sage",
	"olive",
	"sand"
];
var r$14 = { color: {
	type: "enum",
	values: o$7,
	default: void 0
} };
var s$7 = { color: {
	type: "enum",
	values: o$7,
	default: ""
} };
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/props/high-contrast.prop.js
var o$6 = { highContrast: {
	type: "boolean",
	className: "rt-high-contrast",
	default: void 0
} };
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/props/leading-trim.prop.js
var r$13 = { trim: {
	type: "enum",
	className: "rt-r-lt",
	values: [
		"normal",
		"start",
		"end",
		"both"
	],
	responsive: !0
} };
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/props/text-align.prop.js
var t$8 = { align: {
	type: "enum",
	className: "rt-r-ta",
	values: [
		"left",
		"center",
		"right"
	],
	responsive: !0
} };
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/props/text-wrap.prop.js
var r$12 = { wrap: {
	type: "enum",
	className: "rt-r-tw",
	values: [
		"wrap",
		"nowrap",
		"pretty",
		"balance"
	],
	responsive: !0
} };
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/props/truncate.prop.js
var e$14 = { truncate: {
	type: "boolean",
	className: "rt-truncate"
} };
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/props/weight.prop.js
var t$7 = { weight: {
	type: "enum",
	className: "rt-r-weight",
	values: [
		"light",
		"regular",
		"medium",
		"bold"
	],
	responsive: !0
} };
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/heading.props.js
var m$4 = [
	"h1",
	"h2",
	"h3",
	"h4",
	"h5",
	"h6"
];
var a$13 = [
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9"
];
var n$8 = {
	as: {
		type: "enum",
		values: m$4,
		default: "h1"
	},
	...o$8,
	size: {
		type: "enum",
		className: "rt-r-size",
		values: a$13,
		default: "6",
		responsive: !0
	},
	...t$7,
	...t$8,
	...r$13,
	...e$14,
	...r$12,
	...r$14,
	...o$6
};
var r$11 = /* @__PURE__ */ new Set([
	"initial",
	"xs",
	"sm",
	"md",
	"lg",
	"xl"
]);
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/helpers/has-own-property.js
function e$12(n, r) {
	return Object.prototype.hasOwnProperty.call(n, r);
}
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/helpers/is-responsive-object.js
function r$10(e) {
	return typeof e == "object" && e !== null && Object.keys(e).some((s) => r$11.has(s));
}
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/helpers/get-responsive-styles.js
function R$2({ className: r, customProperties: s, ...i }) {
	return [g$2({
		allowArbitraryValues: !0,
		className: r,
		...i
	}), m$3({
		customProperties: s,
		...i
	})];
}
function g$2({ allowArbitraryValues: r, value: s, className: i, propValues: p, parseValue: n = (e) => e }) {
	const e = [];
	if (s) {
		if (typeof s == "string" && p.includes(s)) return l$5(i, s, n);
		if (r$10(s)) {
			const t = s;
			for (const o in t) {
				if (!e$12(t, o) || !r$11.has(o)) continue;
				const u = t[o];
				if (u !== void 0) {
					if (p.includes(u)) {
						const f = l$5(i, u, n), v = o === "initial" ? f : `${o}:${f}`;
						e.push(v);
					} else if (r) {
						const f = o === "initial" ? i : `${o}:${i}`;
						e.push(f);
					}
				}
			}
			return e.join(" ");
		}
		if (r) return i;
	}
}
function l$5(r, s, i) {
	const p = r ? "-" : "", n = i(s), e = n?.startsWith("-");
	return `${e ? "-" : ""}${r}${p}${e ? n?.substring(1) : n}`;
}
function m$3({ customProperties: r, value: s, propValues: i, parseValue: p = (n) => n }) {
	let n = {};
	if (!(!s || typeof s == "string" && i.includes(s))) {
		if (typeof s == "string" && (n = Object.fromEntries(r.map((e) => [e, s]))), r$10(s)) {
			const e = s;
			for (const t in e) {
				if (!e$12(e, t) || !r$11.has(t)) continue;
				const o = e[t];
				if (!i.includes(o)) for (const u of r) n = {
					[t === "initial" ? u : `${u}-${t}`]: o,
					...n
				};
			}
		}
		for (const e in n) {
			const t = n[e];
			t !== void 0 && (n[e] = p(t));
		}
		return n;
	}
}
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/helpers/merge-styles.js
function l$4(...t) {
	let e = {};
	for (const n of t) n && (e = {
		...e,
		...n
	});
	return Object.keys(e).length ? e : void 0;
}
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/helpers/extract-props.js
var import_classnames = /* @__PURE__ */ __toESM(require_classnames());
function N$1(...r) {
	return Object.assign({}, ...r);
}
function v$2(r, ...m) {
	let t, l;
	const a = { ...r }, f = N$1(...m);
	for (const n in f) {
		let s = a[n];
		const e = f[n];
		if (e.default !== void 0 && s === void 0 && (s = e.default), e.type === "enum" && ![e.default, ...e.values].includes(s) && !r$10(s) && (s = e.default), a[n] = s, "className" in e && e.className) {
			delete a[n];
			const u = "responsive" in e;
			if (!s || r$10(s) && !u) continue;
			if (r$10(s) && (e.default !== void 0 && s.initial === void 0 && (s.initial = e.default), e.type === "enum" && ([e.default, ...e.values].includes(s.initial) || (s.initial = e.default))), e.type === "enum") {
				const i = g$2({
					allowArbitraryValues: !1,
					value: s,
					className: e.className,
					propValues: e.values,
					parseValue: e.parseValue
				});
				t = (0, import_classnames.default)(t, i);
				continue;
			}
			if (e.type === "string" || e.type === "enum | string") {
				const i = e.type === "string" ? [] : e.values, [d, y] = R$2({
					className: e.className,
					customProperties: e.customProperties,
					propValues: i,
					parseValue: e.parseValue,
					value: s
				});
				l = l$4(l, y), t = (0, import_classnames.default)(t, d);
				continue;
			}
			if (e.type === "boolean" && s) {
				t = (0, import_classnames.default)(t, e.className);
				continue;
			}
		}
	}
	return a.className = (0, import_classnames.default)(t, r.className), a.style = l$4(l, r.style), a;
}
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/props/margin.props.js
var e$11 = [
	"0",
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9",
	"-1",
	"-2",
	"-3",
	"-4",
	"-5",
	"-6",
	"-7",
	"-8",
	"-9"
];
var r$9 = {
	m: {
		type: "enum | string",
		values: e$11,
		responsive: !0,
		className: "rt-r-m",
		customProperties: ["--m"]
	},
	mx: {
		type: "enum | string",
		values: e$11,
		responsive: !0,
		className: "rt-r-mx",
		customProperties: ["--ml", "--mr"]
	},
	my: {
		type: "enum | string",
		values: e$11,
		responsive: !0,
		className: "rt-r-my",
		customProperties: ["--mt", "--mb"]
	},
	mt: {
		type: "enum | string",
		values: e$11,
		responsive: !0,
		className: "rt-r-mt",
		customProperties: ["--mt"]
	},
	mr: {
		type: "enum | string",
		values: e$11,
		responsive: !0,
		className: "rt-r-mr",
		customProperties: ["--mr"]
	},
	mb: {
		type: "enum | string",
		values: e$11,
		responsive: !0,
		className: "rt-r-mb",
		customProperties: ["--mb"]
	},
	ml: {
		type: "enum | string",
		values: e$11,
		responsive: !0,
		className: "rt-r-ml",
		customProperties: ["--ml"]
	}
};
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/heading.js
var r$8 = import_react.forwardRef((p, t) => {
	const { children: e, className: s, asChild: a, as: n = "h1", color: i, ...m } = v$2(p, n$8, r$9);
	return import_react.createElement(Slot, {
		"data-accent-color": i,
		...m,
		ref: t,
		className: (0, import_classnames.default)("rt-Heading", s)
	}, a ? e : import_react.createElement(n, null, e));
});
r$8.displayName = "Heading";
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/text.props.js
var m$2 = [
	"span",
	"div",
	"label",
	"p"
];
var a$12 = [
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9"
];
var n$7 = {
	as: {
		type: "enum",
		values: m$2,
		default: "span"
	},
	...o$8,
	size: {
		type: "enum",
		className: "rt-r-size",
		values: a$12,
		responsive: !0
	},
	...t$7,
	...t$8,
	...r$13,
	...e$14,
	...r$12,
	...r$14,
	...o$6
};
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/text.js
var p$10 = import_react.forwardRef((t, r) => {
	const { children: e, className: s, asChild: m, as: a = "span", color: n, ...P } = v$2(t, n$7, r$9);
	return import_react.createElement(Slot, {
		"data-accent-color": n,
		...P,
		ref: r,
		className: (0, import_classnames.default)("rt-Text", s)
	}, m ? e : import_react.createElement(a, null, e));
});
p$10.displayName = "Text";
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/helpers/get-matching-gray-color.js
function a$11(e) {
	switch (e) {
		case "tomato":
		case "red":
		case "ruby":
		case "crimson":
		case "pink":
		case "plum":
		case "purple":
		case "violet": return "mauve";
		case "iris":
		case "indigo":
		case "blue":
		case "sky":
		case "cyan": return "slate";
		case "teal":
		case "jade":
		case "mint":
		case "green": return "sage";
		case "grass":
		case "lime": return "olive";
		case "yellow":
		case "amber":
		case "orange":
		case "brown":
		case "gold":
		case "bronze": return "sand";
		case "gray": return "gray";
	}
}
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/props/radius.prop.js
var e$10 = [
	"none",
	"small",
	"medium",
	"large",
	"full"
];
var r$7 = { radius: {
	type: "enum",
	values: e$10,
	default: void 0
} };
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/theme.props.js
var p$9 = [
	"inherit",
	"light",
	"dark"
];
var t$6 = ["solid", "translucent"];
var n$6 = [
	"90%",
	"95%",
	"100%",
	"105%",
	"110%"
];
var s$6 = {
	...o$8,
	hasBackground: {
		type: "boolean",
		default: !0
	},
	appearance: {
		type: "enum",
		values: p$9,
		default: "inherit"
	},
	accentColor: {
		type: "enum",
		values: o$7,
		default: "indigo"
	},
	grayColor: {
		type: "enum",
		values: e$15,
		default: "auto"
	},
	panelBackground: {
		type: "enum",
		values: t$6,
		default: "translucent"
	},
	radius: {
		type: "enum",
		values: e$10,
		default: "medium"
	},
	scaling: {
		type: "enum",
		values: n$6,
		default: "100%"
	}
};
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/theme.js
var d$4 = () => {};
var P = import_react.createContext(void 0);
function H() {
	const a = import_react.useContext(P);
	if (a === void 0) throw new Error("`useThemeContext` must be used within a `Theme`");
	return a;
}
var R$1 = import_react.forwardRef((a, s) => import_react.useContext(P) === void 0 ? import_react.createElement(TooltipProvider, { delayDuration: 200 }, import_react.createElement(DirectionProvider, { dir: "ltr" }, import_react.createElement(I$1, {
	...a,
	ref: s
}))) : import_react.createElement(A, {
	...a,
	ref: s
}));
R$1.displayName = "Theme";
var I$1 = import_react.forwardRef((a, s) => {
	const { appearance: r = s$6.appearance.default, accentColor: c = s$6.accentColor.default, grayColor: l = s$6.grayColor.default, panelBackground: p = s$6.panelBackground.default, radius: n = s$6.radius.default, scaling: t = s$6.scaling.default, hasBackground: i = s$6.hasBackground.default, ...u } = a, [h, m] = import_react.useState(r);
	import_react.useEffect(() => m(r), [r]);
	const [y, g] = import_react.useState(c);
	import_react.useEffect(() => g(c), [c]);
	const [v, C] = import_react.useState(l);
	import_react.useEffect(() => C(l), [l]);
	const [k, f] = import_react.useState(p);
	import_react.useEffect(() => f(p), [p]);
	const [B, x] = import_react.useState(n);
	import_react.useEffect(() => x(n), [n]);
	const [T, b] = import_react.useState(t);
	return import_react.useEffect(() => b(t), [t]), import_react.createElement(A, {
		...u,
		ref: s,
		isRoot: !0,
		hasBackground: i,
		appearance: h,
		accentColor: y,
		grayColor: v,
		panelBackground: k,
		radius: B,
		scaling: T,
		onAppearanceChange: m,
		onAccentColorChange: g,
		onGrayColorChange: C,
		onPanelBackgroundChange: f,
		onRadiusChange: x,
		onScalingChange: b
	});
});
I$1.displayName = "ThemeRoot";
var A = import_react.forwardRef((a, s) => {
	const r = import_react.useContext(P), { asChild: c, isRoot: l, hasBackground: p, appearance: n = r?.appearance ?? s$6.appearance.default, accentColor: t = r?.accentColor ?? s$6.accentColor.default, grayColor: i = r?.resolvedGrayColor ?? s$6.grayColor.default, panelBackground: u = r?.panelBackground ?? s$6.panelBackground.default, radius: h = r?.radius ?? s$6.radius.default, scaling: m = r?.scaling ?? s$6.scaling.default, onAppearanceChange: y = d$4, onAccentColorChange: g = d$4, onGrayColorChange: v = d$4, onPanelBackgroundChange: C = d$4, onRadiusChange: k = d$4, onScalingChange: f = d$4, ...B } = a, x = c ? Slot : "div", T = i === "auto" ? a$11(t) : i, b = a.appearance === "light" || a.appearance === "dark", S = p === void 0 ? l || b : p;
	return import_react.createElement(P.Provider, { value: import_react.useMemo(() => ({
		appearance: n,
		accentColor: t,
		grayColor: i,
		resolvedGrayColor: T,
		panelBackground: u,
		radius: h,
		scaling: m,
		onAppearanceChange: y,
		onAccentColorChange: g,
		onGrayColorChange: v,
		onPanelBackgroundChange: C,
		onRadiusChange: k,
		onScalingChange: f
	}), [
		n,
		t,
		i,
		T,
		u,
		h,
		m,
		y,
		g,
		v,
		C,
		k,
		f
	]) }, import_react.createElement(x, {
		"data-is-root-theme": l ? "true" : "false",
		"data-accent-color": t,
		"data-gray-color": T,
		"data-has-background": S ? "true" : "false",
		"data-panel-background": u,
		"data-radius": h,
		"data-scaling": m,
		ref: s,
		...B,
		className: (0, import_classnames.default)("radix-themes", {
			light: n === "light",
			dark: n === "dark"
		}, B.className)
	}));
});
A.displayName = "ThemeImpl";
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/helpers/require-react-element.js
var a$10 = (t) => {
	if (!import_react.isValidElement(t)) throw Error(`Expected a single React Element child, but got: ${import_react.Children.toArray(t).map((e) => typeof e == "object" && "type" in e && typeof e.type == "string" ? e.type : typeof e).join(", ")}`);
	return t;
};
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/helpers/get-subtree.js
function d$3(i, e) {
	const { asChild: r, children: c } = i;
	if (!r) return typeof e == "function" ? e(c) : e;
	const t = import_react.Children.only(c);
	return import_react.cloneElement(t, { children: typeof e == "function" ? e(t.props.children) : e });
}
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/badge.props.js
var t$5 = [
	"1",
	"2",
	"3"
];
var a$9 = [
	"solid",
	"soft",
	"surface",
	"outline"
];
var p$8 = {
	...o$8,
	size: {
		type: "enum",
		className: "rt-r-size",
		values: t$5,
		default: "1",
		responsive: !0
	},
	variant: {
		type: "enum",
		className: "rt-variant",
		values: a$9,
		default: "soft"
	},
	...s$7,
	...o$6,
	...r$7
};
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/badge.js
var e$9 = import_react.forwardRef((r, p) => {
	const { asChild: t, className: s, color: a, radius: m, ...n } = v$2(r, p$8, r$9), d = t ? Slot : "span";
	return import_react.createElement(d, {
		"data-accent-color": a,
		"data-radius": m,
		...n,
		ref: p,
		className: (0, import_classnames.default)("rt-reset", "rt-Badge", s)
	});
});
e$9.displayName = "Badge";
var e$8 = Slot;
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/props/padding.props.js
var e$7 = [
	"0",
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9"
];
var p$7 = {
	p: {
		type: "enum | string",
		className: "rt-r-p",
		customProperties: ["--p"],
		values: e$7,
		responsive: !0
	},
	px: {
		type: "enum | string",
		className: "rt-r-px",
		customProperties: ["--pl", "--pr"],
		values: e$7,
		responsive: !0
	},
	py: {
		type: "enum | string",
		className: "rt-r-py",
		customProperties: ["--pt", "--pb"],
		values: e$7,
		responsive: !0
	},
	pt: {
		type: "enum | string",
		className: "rt-r-pt",
		customProperties: ["--pt"],
		values: e$7,
		responsive: !0
	},
	pr: {
		type: "enum | string",
		className: "rt-r-pr",
		customProperties: ["--pr"],
		values: e$7,
		responsive: !0
	},
	pb: {
		type: "enum | string",
		className: "rt-r-pb",
		customProperties: ["--pb"],
		values: e$7,
		responsive: !0
	},
	pl: {
		type: "enum | string",
		className: "rt-r-pl",
		customProperties: ["--pl"],
		values: e$7,
		responsive: !0
	}
};
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/props/layout.props.js
var r$5 = [
	"visible",
	"hidden",
	"clip",
	"scroll",
	"auto"
];
var i$4 = [
	"static",
	"relative",
	"absolute",
	"fixed",
	"sticky"
];
var e$6 = [
	"0",
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9",
	"-1",
	"-2",
	"-3",
	"-4",
	"-5",
	"-6",
	"-7",
	"-8",
	"-9"
];
var p$6 = ["0", "1"];
var n$5 = ["0", "1"];
var a$8 = [
	"start",
	"center",
	"end",
	"baseline",
	"stretch"
];
var u$2 = [
	"start",
	"center",
	"end",
	"baseline",
	"stretch"
];
var l$2 = {
	...p$7,
	...t$9,
	...e$16,
	position: {
		type: "enum",
		className: "rt-r-position",
		values: i$4,
		responsive: !0
	},
	inset: {
		type: "enum | string",
		className: "rt-r-inset",
		customProperties: ["--inset"],
		values: e$6,
		responsive: !0
	},
	top: {
		type: "enum | string",
		className: "rt-r-top",
		customProperties: ["--top"],
		values: e$6,
		responsive: !0
	},
	right: {
		type: "enum | string",
		className: "rt-r-right",
		customProperties: ["--right"],
		values: e$6,
		responsive: !0
	},
	bottom: {
		type: "enum | string",
		className: "rt-r-bottom",
		customProperties: ["--bottom"],
		values: e$6,
		responsive: !0
	},
	left: {
		type: "enum | string",
		className: "rt-r-left",
		customProperties: ["--left"],
		values: e$6,
		responsive: !0
	},
	overflow: {
		type: "enum",
		className: "rt-r-overflow",
		values: r$5,
		responsive: !0
	},
	overflowX: {
		type: "enum",
		className: "rt-r-ox",
		values: r$5,
		responsive: !0
	},
	overflowY: {
		type: "enum",
		className: "rt-r-oy",
		values: r$5,
		responsive: !0
	},
	flexBasis: {
		type: "string",
		className: "rt-r-fb",
		customProperties: ["--flex-basis"],
		responsive: !0
	},
	flexShrink: {
		type: "enum | string",
		className: "rt-r-fs",
		customProperties: ["--flex-shrink"],
		values: p$6,
		responsive: !0
	},
	flexGrow: {
		type: "enum | string",
		className: "rt-r-fg",
		customProperties: ["--flex-grow"],
		values: n$5,
		responsive: !0
	},
	gridArea: {
		type: "string",
		className: "rt-r-ga",
		customProperties: ["--grid-area"],
		responsive: !0
	},
	gridColumn: {
		type: "string",
		className: "rt-r-gc",
		customProperties: ["--grid-column"],
		responsive: !0
	},
	gridColumnStart: {
		type: "string",
		className: "rt-r-gcs",
		customProperties: ["--grid-column-start"],
		responsive: !0
	},
	gridColumnEnd: {
		type: "string",
		className: "rt-r-gce",
		customProperties: ["--grid-column-end"],
		responsive: !0
	},
	gridRow: {
		type: "string",
		className: "rt-r-gr",
		customProperties: ["--grid-row"],
		responsive: !0
	},
	gridRowStart: {
		type: "string",
		className: "rt-r-grs",
		customProperties: ["--grid-row-start"],
		responsive: !0
	},
	gridRowEnd: {
		type: "string",
		className: "rt-r-gre",
		customProperties: ["--grid-row-end"],
		responsive: !0
	},
	alignSelf: {
		type: "enum",
		className: "rt-r-as",
		values: a$8,
		responsive: !0
	},
	justifySelf: {
		type: "enum",
		className: "rt-r-js",
		values: u$2,
		responsive: !0
	}
};
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/_internal/base-button.props.js
var t$4 = [
	"1",
	"2",
	"3",
	"4"
];
var a$7 = [
	"classic",
	"solid",
	"soft",
	"surface",
	"outline",
	"ghost"
];
var i$3 = {
	...o$8,
	size: {
		type: "enum",
		className: "rt-r-size",
		values: t$4,
		default: "2",
		responsive: !0
	},
	variant: {
		type: "enum",
		className: "rt-variant",
		values: a$7,
		default: "solid"
	},
	...s$7,
	...o$6,
	...r$7,
	loading: {
		type: "boolean",
		className: "rt-loading",
		default: !1
	}
};
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/props/gap.props.js
var e$5 = [
	"0",
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9"
];
var p$5 = {
	gap: {
		type: "enum | string",
		className: "rt-r-gap",
		customProperties: ["--gap"],
		values: e$5,
		responsive: !0
	},
	gapX: {
		type: "enum | string",
		className: "rt-r-cg",
		customProperties: ["--column-gap"],
		values: e$5,
		responsive: !0
	},
	gapY: {
		type: "enum | string",
		className: "rt-r-rg",
		customProperties: ["--row-gap"],
		values: e$5,
		responsive: !0
	}
};
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/flex.props.js
var t$3 = ["div", "span"];
var p$4 = [
	"none",
	"inline-flex",
	"flex"
];
var a$6 = [
	"row",
	"column",
	"row-reverse",
	"column-reverse"
];
var o$4 = [
	"start",
	"center",
	"end",
	"baseline",
	"stretch"
];
var n$4 = [
	"start",
	"center",
	"end",
	"between"
];
var l$1 = [
	"nowrap",
	"wrap",
	"wrap-reverse"
];
var u$1 = {
	as: {
		type: "enum",
		values: t$3,
		default: "div"
	},
	...o$8,
	display: {
		type: "enum",
		className: "rt-r-display",
		values: p$4,
		responsive: !0
	},
	direction: {
		type: "enum",
		className: "rt-r-fd",
		values: a$6,
		responsive: !0
	},
	align: {
		type: "enum",
		className: "rt-r-ai",
		values: o$4,
		responsive: !0
	},
	justify: {
		type: "enum",
		className: "rt-r-jc",
		values: n$4,
		parseValue: f$3,
		responsive: !0
	},
	wrap: {
		type: "enum",
		className: "rt-r-fw",
		values: l$1,
		responsive: !0
	},
	...p$5
};
function f$3(e) {
	return e === "between" ? "space-between" : e;
}
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/flex.js
var p$3 = import_react.forwardRef((r, e) => {
	const { className: s, asChild: t, as: m = "div", ...l } = v$2(r, u$1, l$2, r$9);
	return import_react.createElement(t ? e$8 : m, {
		...l,
		ref: e,
		className: (0, import_classnames.default)("rt-Flex", s)
	});
});
p$3.displayName = "Flex";
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/spinner.props.js
var s$5 = {
	size: {
		type: "enum",
		className: "rt-r-size",
		values: [
			"1",
			"2",
			"3"
		],
		default: "2",
		responsive: !0
	},
	loading: {
		type: "boolean",
		default: !0
	}
};
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/spinner.js
var s$4 = import_react.forwardRef((i, o) => {
	const { className: a, children: e, loading: t, ...m } = v$2(i, s$5, r$9);
	if (!t) return e;
	const r = import_react.createElement("span", {
		...m,
		ref: o,
		className: (0, import_classnames.default)("rt-Spinner", a)
	}, import_react.createElement("span", { className: "rt-SpinnerLeaf" }), import_react.createElement("span", { className: "rt-SpinnerLeaf" }), import_react.createElement("span", { className: "rt-SpinnerLeaf" }), import_react.createElement("span", { className: "rt-SpinnerLeaf" }), import_react.createElement("span", { className: "rt-SpinnerLeaf" }), import_react.createElement("span", { className: "rt-SpinnerLeaf" }), import_react.createElement("span", { className: "rt-SpinnerLeaf" }), import_react.createElement("span", { className: "rt-SpinnerLeaf" }));
	return e === void 0 ? r : import_react.createElement(p$3, {
		asChild: !0,
		position: "relative",
		align: "center",
		justify: "center"
	}, import_react.createElement("span", null, import_react.createElement("span", {
		"aria-hidden": !0,
		style: {
			display: "contents",
			visibility: "hidden"
		},
		inert: void 0
	}, e), import_react.createElement(p$3, {
		asChild: !0,
		align: "center",
		justify: "center",
		position: "absolute",
		inset: "0"
	}, import_react.createElement("span", null, r))));
});
s$4.displayName = "Spinner";
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/visually-hidden.js
var d$2 = VisuallyHidden;
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/helpers/map-prop-values.js
function s$3(e, t) {
	if (e !== void 0) return typeof e == "string" ? t(e) : Object.fromEntries(Object.entries(e).map(([n, o]) => [n, t(o)]));
}
function r$4(e) {
	switch (e) {
		case "1": return "1";
		case "2":
		case "3": return "2";
		case "4": return "3";
	}
}
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/_internal/base-button.js
var n$3 = import_react.forwardRef((t, p) => {
	const { size: i = i$3.size.default } = t, { className: a, children: e, asChild: m, color: d, radius: l, disabled: s = t.loading, ...u } = v$2(t, i$3, r$9), f = m ? Slot : "button";
	return import_react.createElement(f, {
		"data-disabled": s || void 0,
		"data-accent-color": d,
		"data-radius": l,
		...u,
		ref: p,
		className: (0, import_classnames.default)("rt-reset", "rt-BaseButton", a),
		disabled: s
	}, t.loading ? import_react.createElement(import_react.Fragment, null, import_react.createElement("span", {
		style: {
			display: "contents",
			visibility: "hidden"
		},
		"aria-hidden": !0
	}, e), import_react.createElement(d$2, null, e), import_react.createElement(p$3, {
		asChild: !0,
		align: "center",
		justify: "center",
		position: "absolute",
		inset: "0"
	}, import_react.createElement("span", null, import_react.createElement(s$4, { size: s$3(i, r$4) })))) : e);
});
n$3.displayName = "BaseButton";
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/button.js
var o$3 = import_react.forwardRef(({ className: e, ...n }, r) => import_react.createElement(n$3, {
	...n,
	ref: r,
	className: (0, import_classnames.default)("rt-Button", e)
}));
o$3.displayName = "Button";
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/card.props.js
var e$3 = [
	"1",
	"2",
	"3",
	"4",
	"5"
];
var r$3 = [
	"surface",
	"classic",
	"ghost"
];
var a$4 = {
	...o$8,
	size: {
		type: "enum",
		className: "rt-r-size",
		values: e$3,
		default: "1",
		responsive: !0
	},
	variant: {
		type: "enum",
		className: "rt-variant",
		values: r$3,
		default: "surface"
	}
};
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/card.js
var o$2 = import_react.forwardRef((p, e) => {
	const { asChild: t, className: s, ...a } = v$2(p, a$4, r$9), m = t ? Slot : "div";
	return import_react.createElement(m, {
		ref: e,
		...a,
		className: (0, import_classnames.default)("rt-reset", "rt-BaseCard", "rt-Card", s)
	});
});
o$2.displayName = "Card";
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/icons.js
var r$2 = import_react.forwardRef((e, n) => import_react.createElement("svg", {
	width: "9",
	height: "9",
	viewBox: "0 0 9 9",
	fill: "currentcolor",
	xmlns: "http://www.w3.org/2000/svg",
	...e,
	ref: n
}, import_react.createElement("path", {
	fillRule: "evenodd",
	clipRule: "evenodd",
	d: "M0.75 4.5C0.75 4.08579 1.08579 3.75 1.5 3.75H7.5C7.91421 3.75 8.25 4.08579 8.25 4.5C8.25 4.91421 7.91421 5.25 7.5 5.25H1.5C1.08579 5.25 0.75 4.91421 0.75 4.5Z"
})));
r$2.displayName = "ThickDividerHorizontalIcon";
var t$2 = import_react.forwardRef((e, n) => import_react.createElement("svg", {
	width: "9",
	height: "9",
	viewBox: "0 0 9 9",
	fill: "currentcolor",
	xmlns: "http://www.w3.org/2000/svg",
	...e,
	ref: n
}, import_react.createElement("path", {
	fillRule: "evenodd",
	clipRule: "evenodd",
	d: "M8.53547 0.62293C8.88226 0.849446 8.97976 1.3142 8.75325 1.66099L4.5083 8.1599C4.38833 8.34356 4.19397 8.4655 3.9764 8.49358C3.75883 8.52167 3.53987 8.45309 3.3772 8.30591L0.616113 5.80777C0.308959 5.52987 0.285246 5.05559 0.563148 4.74844C0.84105 4.44128 1.31533 4.41757 1.62249 4.69547L3.73256 6.60459L7.49741 0.840706C7.72393 0.493916 8.18868 0.396414 8.53547 0.62293Z"
})));
t$2.displayName = "ThickCheckIcon";
var i$2 = import_react.forwardRef((e, n) => import_react.createElement("svg", {
	width: "9",
	height: "9",
	viewBox: "0 0 9 9",
	fill: "currentcolor",
	xmlns: "http://www.w3.org/2000/svg",
	...e,
	ref: n
}, import_react.createElement("path", { d: "M0.135232 3.15803C0.324102 2.95657 0.640521 2.94637 0.841971 3.13523L4.5 6.56464L8.158 3.13523C8.3595 2.94637 8.6759 2.95657 8.8648 3.15803C9.0536 3.35949 9.0434 3.67591 8.842 3.86477L4.84197 7.6148C4.64964 7.7951 4.35036 7.7951 4.15803 7.6148L0.158031 3.86477C-0.0434285 3.67591 -0.0536285 3.35949 0.135232 3.15803Z" })));
i$2.displayName = "ChevronDownIcon";
var l = import_react.forwardRef((e, n) => import_react.createElement("svg", {
	width: "9",
	height: "9",
	viewBox: "0 0 9 9",
	fill: "currentcolor",
	xmlns: "http://www.w3.org/2000/svg",
	...e,
	ref: n
}, import_react.createElement("path", {
	fillRule: "evenodd",
	clipRule: "evenodd",
	d: "M3.23826 0.201711C3.54108 -0.0809141 4.01567 -0.0645489 4.29829 0.238264L7.79829 3.98826C8.06724 4.27642 8.06724 4.72359 7.79829 5.01174L4.29829 8.76174C4.01567 9.06455 3.54108 9.08092 3.23826 8.79829C2.93545 8.51567 2.91909 8.04108 3.20171 7.73826L6.22409 4.5L3.20171 1.26174C2.91909 0.958928 2.93545 0.484337 3.23826 0.201711Z"
})));
l.displayName = "ThickChevronRightIcon";
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/scroll-area.props.js
var r$1 = [
	"1",
	"2",
	"3"
];
var o = [
	"vertical",
	"horizontal",
	"both"
];
var t$1 = {
	...o$8,
	size: {
		type: "enum",
		className: "rt-r-size",
		values: r$1,
		default: "1",
		responsive: !0
	},
	...r$7,
	scrollbars: {
		type: "enum",
		values: o,
		default: "both"
	}
};
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/helpers/extract-margin-props.js
function a$3(r) {
	const { m: t, mx: m, my: o, mt: p, mr: n, mb: s, ml: e, ...i } = r;
	return {
		m: t,
		mx: m,
		my: o,
		mt: p,
		mr: n,
		mb: s,
		ml: e,
		rest: i
	};
}
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/helpers/get-margin-styles.js
var r = r$9.m.values;
function S$1(s) {
	const [e, t] = R$2({
		className: "rt-r-m",
		customProperties: ["--margin"],
		propValues: r,
		value: s.m
	}), [a, o] = R$2({
		className: "rt-r-mx",
		customProperties: ["--margin-left", "--margin-right"],
		propValues: r,
		value: s.mx
	}), [l, i] = R$2({
		className: "rt-r-my",
		customProperties: ["--margin-top", "--margin-bottom"],
		propValues: r,
		value: s.my
	}), [p, u] = R$2({
		className: "rt-r-mt",
		customProperties: ["--margin-top"],
		propValues: r,
		value: s.mt
	}), [n, c] = R$2({
		className: "rt-r-mr",
		customProperties: ["--margin-right"],
		propValues: r,
		value: s.mr
	}), [g, P] = R$2({
		className: "rt-r-mb",
		customProperties: ["--margin-bottom"],
		propValues: r,
		value: s.mb
	}), [N, C] = R$2({
		className: "rt-r-ml",
		customProperties: ["--margin-left"],
		propValues: r,
		value: s.ml
	});
	return [(0, import_classnames.default)(e, a, l, p, n, g, N), l$4(t, o, i, u, c, P, C)];
}
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/scroll-area.js
var c = import_react.forwardRef((n, S) => {
	const { rest: f, ...P } = a$3(n), [u, A] = S$1(P), { asChild: a, children: d, className: y, style: v, type: t, scrollHideDelay: N = t !== "scroll" ? 0 : void 0, dir: V, size: i = t$1.size.default, radius: p = t$1.radius.default, scrollbars: l = t$1.scrollbars.default, ...b } = f;
	return import_react.createElement(ScrollArea, {
		type: t,
		scrollHideDelay: N,
		className: (0, import_classnames.default)("rt-ScrollAreaRoot", u, y),
		style: l$4(A, v),
		asChild: a
	}, d$3({
		asChild: a,
		children: d
	}, (g) => import_react.createElement(import_react.Fragment, null, import_react.createElement(ScrollAreaViewport, {
		...b,
		ref: S,
		className: "rt-ScrollAreaViewport"
	}, g), import_react.createElement("div", { className: "rt-ScrollAreaViewportFocusRing" }), l !== "vertical" ? import_react.createElement(ScrollAreaScrollbar, {
		"data-radius": p,
		orientation: "horizontal",
		className: (0, import_classnames.default)("rt-ScrollAreaScrollbar", g$2({
			className: "rt-r-size",
			value: i,
			propValues: t$1.size.values
		}))
	}, import_react.createElement(ScrollAreaThumb, { className: "rt-ScrollAreaThumb" })) : null, l !== "horizontal" ? import_react.createElement(ScrollAreaScrollbar, {
		"data-radius": p,
		orientation: "vertical",
		className: (0, import_classnames.default)("rt-ScrollAreaScrollbar", g$2({
			className: "rt-r-size",
			value: i,
			propValues: t$1.size.values
		}))
	}, import_react.createElement(ScrollAreaThumb, { className: "rt-ScrollAreaThumb" })) : null, l === "both" ? import_react.createElement(ScrollAreaCorner, { className: "rt-ScrollAreaCorner" }) : null)));
});
c.displayName = "ScrollArea";
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/_internal/base-menu.props.js
var n$2 = {
	size: {
		type: "enum",
		className: "rt-r-size",
		values: ["1", "2"],
		default: "2",
		responsive: !0
	},
	variant: {
		type: "enum",
		className: "rt-variant",
		values: ["solid", "soft"],
		default: "solid"
	},
	...r$14,
	...o$6
};
var a$2 = {
	...o$8,
	...r$14,
	shortcut: { type: "string" }
};
var i$1 = {
	...r$14,
	shortcut: { type: "string" }
};
var p$2 = { ...r$14 };
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/dialog.js
var s = (e) => import_react.createElement(Dialog, {
	...e,
	modal: !0
});
s.displayName = "Dialog.Root";
var n$1 = import_react.forwardRef(({ children: e, ...i }, r) => import_react.createElement(DialogTrigger, {
	...i,
	ref: r,
	asChild: !0
}, a$10(e)));
n$1.displayName = "Dialog.Trigger";
var p$1 = import_react.forwardRef(({ align: e, ...i }, r) => {
	const { align: P, ...f } = s$8, { className: C } = v$2({ align: e }, { align: P }), { className: d, forceMount: c, container: y, ...T } = v$2(i, f);
	return import_react.createElement(DialogPortal, {
		container: y,
		forceMount: c
	}, import_react.createElement(R$1, { asChild: !0 }, import_react.createElement(DialogOverlay, { className: "rt-BaseDialogOverlay rt-DialogOverlay" }, import_react.createElement("div", { className: "rt-BaseDialogScroll rt-DialogScroll" }, import_react.createElement("div", { className: `rt-BaseDialogScrollPadding rt-DialogScrollPadding ${C}` }, import_react.createElement(DialogContent, {
		...T,
		ref: r,
		className: (0, import_classnames.default)("rt-BaseDialogContent", "rt-DialogContent", d)
	}))))));
});
p$1.displayName = "Dialog.Content";
var g$1 = import_react.forwardRef((e, i) => import_react.createElement(DialogTitle, { asChild: !0 }, import_react.createElement(r$8, {
	size: "5",
	mb: "3",
	trim: "start",
	...e,
	asChild: !1,
	ref: i
})));
g$1.displayName = "Dialog.Title";
var m$1 = import_react.forwardRef((e, i) => import_react.createElement(DialogDescription, { asChild: !0 }, import_react.createElement(p$10, {
	as: "p",
	size: "3",
	...e,
	asChild: !1,
	ref: i
})));
m$1.displayName = "Dialog.Description";
var D = import_react.forwardRef(({ children: e, ...i }, r) => import_react.createElement(DialogClose, {
	...i,
	ref: r,
	asChild: !0
}, a$10(e)));
D.displayName = "Dialog.Close";
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/dropdown-menu.js
var I = (e) => import_react.createElement(DropdownMenu, { ...e });
I.displayName = "DropdownMenu.Root";
var h = import_react.forwardRef(({ children: e, ...n }, r) => import_react.createElement(DropdownMenuTrigger, {
	...n,
	ref: r,
	asChild: !0
}, a$10(e)));
h.displayName = "DropdownMenu.Trigger";
var b = import_react.createContext({});
var g = import_react.forwardRef((e, n) => {
	const r = H(), { size: s = n$2.size.default, variant: p = n$2.variant.default, highContrast: u = n$2.highContrast.default } = e, { className: a, children: m, color: M, container: w, forceMount: D, ...k } = v$2(e, n$2), l = M || r.accentColor;
	return import_react.createElement(DropdownMenuPortal, {
		container: w,
		forceMount: D
	}, import_react.createElement(R$1, { asChild: !0 }, import_react.createElement(DropdownMenuContent, {
		"data-accent-color": l,
		align: "start",
		sideOffset: 4,
		collisionPadding: 10,
		...k,
		asChild: !1,
		ref: n,
		className: (0, import_classnames.default)("rt-PopperContent", "rt-BaseMenuContent", "rt-DropdownMenuContent", a)
	}, import_react.createElement(c, { type: "auto" }, import_react.createElement("div", { className: (0, import_classnames.default)("rt-BaseMenuViewport", "rt-DropdownMenuViewport") }, import_react.createElement(b.Provider, { value: import_react.useMemo(() => ({
		size: s,
		variant: p,
		color: l,
		highContrast: u
	}), [
		s,
		p,
		l,
		u
	]) }, m))))));
});
g.displayName = "DropdownMenu.Content";
var y = import_react.forwardRef(({ className: e, ...n }, r) => import_react.createElement(DropdownMenuLabel, {
	...n,
	asChild: !1,
	ref: r,
	className: (0, import_classnames.default)("rt-BaseMenuLabel", "rt-DropdownMenuLabel", e)
}));
y.displayName = "DropdownMenu.Label";
var v = import_react.forwardRef((e, n) => {
	const { className: r, children: s, color: p = a$2.color.default, shortcut: u, ...a } = e;
	return import_react.createElement(DropdownMenuItem, {
		"data-accent-color": p,
		...a,
		ref: n,
		className: (0, import_classnames.default)("rt-reset", "rt-BaseMenuItem", "rt-DropdownMenuItem", r)
	}, import_react.createElement(Slottable$2, null, s), u && import_react.createElement("div", { className: "rt-BaseMenuShortcut rt-DropdownMenuShortcut" }, u));
});
v.displayName = "DropdownMenu.Item";
var R = import_react.forwardRef(({ className: e, ...n }, r) => import_react.createElement(DropdownMenuGroup, {
	...n,
	asChild: !1,
	ref: r,
	className: (0, import_classnames.default)("rt-BaseMenuGroup", "rt-DropdownMenuGroup", e)
}));
R.displayName = "DropdownMenu.Group";
var S = import_react.forwardRef(({ className: e, ...n }, r) => import_react.createElement(DropdownMenuRadioGroup, {
	...n,
	asChild: !1,
	ref: r,
	className: (0, import_classnames.default)("rt-BaseMenuRadioGroup", "rt-DropdownMenuRadioGroup", e)
}));
S.displayName = "DropdownMenu.RadioGroup";
var x = import_react.forwardRef((e, n) => {
	const { children: r, className: s, color: p = p$2.color.default, ...u } = e;
	return import_react.createElement(DropdownMenuRadioItem, {
		...u,
		asChild: !1,
		ref: n,
		"data-accent-color": p,
		className: (0, import_classnames.default)("rt-BaseMenuItem", "rt-BaseMenuRadioItem", "rt-DropdownMenuItem", "rt-DropdownMenuRadioItem", s)
	}, r, import_react.createElement(DropdownMenuItemIndicator, { className: "rt-BaseMenuItemIndicator rt-DropdownMenuItemIndicator" }, import_react.createElement(t$2, { className: "rt-BaseMenuItemIndicatorIcon rt-DropdownMenuItemIndicatorIcon" })));
});
x.displayName = "DropdownMenu.RadioItem";
var T = import_react.forwardRef((e, n) => {
	const { children: r, className: s, shortcut: p, color: u = i$1.color.default, ...a } = e;
	return import_react.createElement(DropdownMenuCheckboxItem, {
		...a,
		asChild: !1,
		ref: n,
		"data-accent-color": u,
		className: (0, import_classnames.default)("rt-BaseMenuItem", "rt-BaseMenuCheckboxItem", "rt-DropdownMenuItem", "rt-DropdownMenuCheckboxItem", s)
	}, r, import_react.createElement(DropdownMenuItemIndicator, { className: "rt-BaseMenuItemIndicator rt-DropdownMenuItemIndicator" }, import_react.createElement(t$2, { className: "rt-BaseMenuItemIndicatorIcon rt-ContextMenuItemIndicatorIcon" })), p && import_react.createElement("div", { className: "rt-BaseMenuShortcut rt-DropdownMenuShortcut" }, p));
});
T.displayName = "DropdownMenu.CheckboxItem";
var N = (e) => import_react.createElement(DropdownMenuSub, { ...e });
N.displayName = "DropdownMenu.Sub";
var E = import_react.forwardRef((e, n) => {
	const { className: r, children: s, ...p } = e;
	return import_react.createElement(DropdownMenuSubTrigger, {
		...p,
		asChild: !1,
		ref: n,
		className: (0, import_classnames.default)("rt-BaseMenuItem", "rt-BaseMenuSubTrigger", "rt-DropdownMenuItem", "rt-DropdownMenuSubTrigger", r)
	}, s, import_react.createElement("div", { className: "rt-BaseMenuShortcut rt-DropdownMenuShortcut" }, import_react.createElement(l, { className: "rt-BaseMenuSubTriggerIcon rt-DropdownMenuSubtriggerIcon" })));
});
E.displayName = "DropdownMenu.SubTrigger";
var G = import_react.forwardRef((e, n) => {
	const { size: r, variant: s, color: p, highContrast: u } = import_react.useContext(b), { className: a, children: m, container: M, forceMount: w, ...D } = v$2({
		size: r,
		variant: s,
		color: p,
		highContrast: u,
		...e
	}, n$2);
	return import_react.createElement(DropdownMenuPortal, {
		container: M,
		forceMount: w
	}, import_react.createElement(R$1, { asChild: !0 }, import_react.createElement(DropdownMenuSubContent, {
		"data-accent-color": p,
		alignOffset: -Number(r) * 4,
		sideOffset: 1,
		collisionPadding: 10,
		...D,
		asChild: !1,
		ref: n,
		className: (0, import_classnames.default)("rt-PopperContent", "rt-BaseMenuContent", "rt-BaseMenuSubContent", "rt-DropdownMenuContent", "rt-DropdownMenuSubContent", a)
	}, import_react.createElement(c, { type: "auto" }, import_react.createElement("div", { className: (0, import_classnames.default)("rt-BaseMenuViewport", "rt-DropdownMenuViewport") }, m)))));
});
G.displayName = "DropdownMenu.SubContent";
var B = import_react.forwardRef(({ className: e, ...n }, r) => import_react.createElement(DropdownMenuSeparator, {
	...n,
	asChild: !1,
	ref: r,
	className: (0, import_classnames.default)("rt-BaseMenuSeparator", "rt-DropdownMenuSeparator", e)
}));
B.displayName = "DropdownMenu.Separator";
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/inset.props.js
var a$1 = [
	"all",
	"x",
	"y",
	"top",
	"bottom",
	"left",
	"right"
];
var t = ["border-box", "padding-box"];
var e$2 = ["current", "0"];
var u = {
	...o$8,
	side: {
		type: "enum",
		className: "rt-r-side",
		values: a$1,
		default: "all",
		responsive: !0
	},
	clip: {
		type: "enum",
		className: "rt-r-clip",
		values: t,
		default: "border-box",
		responsive: !0
	},
	p: {
		type: "enum",
		className: "rt-r-p",
		values: e$2,
		parseValue: p,
		responsive: !0
	},
	px: {
		type: "enum",
		className: "rt-r-px",
		values: e$2,
		parseValue: p,
		responsive: !0
	},
	py: {
		type: "enum",
		className: "rt-r-py",
		values: e$2,
		parseValue: p,
		responsive: !0
	},
	pt: {
		type: "enum",
		className: "rt-r-pt",
		values: e$2,
		parseValue: p,
		responsive: !0
	},
	pr: {
		type: "enum",
		className: "rt-r-pr",
		values: e$2,
		parseValue: p,
		responsive: !0
	},
	pb: {
		type: "enum",
		className: "rt-r-pb",
		values: e$2,
		parseValue: p,
		responsive: !0
	},
	pl: {
		type: "enum",
		className: "rt-r-pl",
		values: e$2,
		parseValue: p,
		responsive: !0
	}
};
function p(s) {
	return s === "current" ? "inset" : s;
}
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/inset.js
var e$1 = import_react.forwardRef((r, t) => {
	const { asChild: p, className: s, ...n } = v$2(r, u, r$9), m = p ? Slot : "div";
	return import_react.createElement(m, {
		...n,
		ref: t,
		className: (0, import_classnames.default)("rt-Inset", s)
	});
});
e$1.displayName = "Inset";
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/link.props.js
var n = [
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9"
];
var f = [
	"auto",
	"always",
	"hover",
	"none"
];
var m = {
	...o$8,
	size: {
		type: "enum",
		className: "rt-r-size",
		values: n,
		responsive: !0
	},
	...t$7,
	...r$13,
	...e$14,
	...r$12,
	underline: {
		type: "enum",
		className: "rt-underline",
		values: f,
		default: "auto"
	},
	...s$7,
	...o$6
};
// tests/bench/components/node_modules/@radix-ui/themes/dist/esm/components/link.js
var e = import_react.forwardRef((p, t) => {
	const { children: r, className: s, color: n, asChild: i, ...m$5 } = v$2(p, m);
	return import_react.createElement(p$10, {
		...m$5,
		"data-accent-color": n,
		ref: t,
		asChild: !0,
		className: (0, import_classnames.default)("rt-reset", "rt-Link", s)
	}, i ? r : import_react.createElement("a", null, r));
});
e.displayName = "Link";
// tests/bench/components/src/subjects/radix-themes.tsx
/** Radix Themes has no toast; the Radix primitive with the theme's text is used instead. */
var subject = reactSubject({
	Provider: ({ children }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(R$1, { children }),
	Card: ({ title, by, price, picture }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(o$2, {
		asChild: true,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(e$1, {
				clip: "padding-box",
				side: "top",
				pb: "current",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
					src: picture,
					alt: "",
					width: 320,
					height: 150,
					loading: "lazy"
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(e$9, { children: "New" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(e, {
				href: "#card",
				children: title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(p$10, {
				as: "p",
				size: "2",
				color: "gray",
				children: `by ${by}`
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(p$10, {
				as: "p",
				size: "2",
				weight: "bold",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BenchPrice, { price })
			})
		] })
	}),
	Composed: ({ title, by, price, picture }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(o$2, {
		asChild: true,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
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
					children: badgeTexts.map((text) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(e$9, { children: text }, text))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "body",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(p$10, {
							as: "p",
							children: title
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(p$10, {
							as: "p",
							size: "2",
							color: "gray",
							children: `by ${by}`
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(o$3, {
							size: "2",
							children: tipText(price)
						})
					]
				})
			]
		})
	}),
	Dialog: ({ open, onClose }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(s, {
		open,
		onOpenChange: onClose,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(p$1, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(g$1, { children: dialogText.title }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(m$1, { children: dialogText.body }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(o$3, {
				variant: "outline",
				children: dialogText.no
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(o$3, { children: dialogText.yes })
		] })
	}),
	Menu: ({ open, onOpenChange }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(I, {
		open,
		onOpenChange,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(h, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(o$3, { children: "Account" }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(g, { children: menuItems.map((text) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(v, { children: text }, text)) })]
	}),
	Toast: ({ shown, onDismiss }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ToastProvider, {
		duration: Number.POSITIVE_INFINITY,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Toast, {
			open: shown,
			onOpenChange: (open) => open || onDismiss(),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToastDescription, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(p$10, {
				"data-bench-toast": "",
				children: toastText
			}) })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToastViewport, {})]
	})
});
export { subject };
