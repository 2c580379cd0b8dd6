import { n as __toESM } from "./rolldown-runtime-CO0Nlsmt.js";
import { a as require_react } from "./react-subject-jzWqGWVf.js";
var TransitionGroupContext_default = (/* @__PURE__ */ __toESM(require_react())).createContext(null);
export { TransitionGroupContext_default as t };
