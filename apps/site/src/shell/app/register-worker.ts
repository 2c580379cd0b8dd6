import { WORKER_POLICY } from './worker-policy.ts';

const SCRIPT = '/sw.js';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** The script's address in the form that Trusted Types ask for. The policy makes no other. */
const scriptUrl = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return SCRIPT;
  return trustedTypes.createPolicy(WORKER_POLICY, { createScriptURL: () => SCRIPT }).createScriptURL(SCRIPT);
};

let registration: Promise<ServiceWorkerRegistration> | null = null;

/** Registers the site's service worker, once for each page. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> => {
  registration ??= navigator.serviceWorker.register(scriptUrl(), { updateViaCache: 'none' });
  return registration;
};
