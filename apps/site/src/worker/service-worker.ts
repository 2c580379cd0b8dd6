import type { AppConfig } from './app-config.ts';
import { open, show } from './notices.ts';
import { answer, forget, store } from './offline.ts';
import type { WorkerScope } from './worker-scope.ts';

/**
 * The service worker of a site (`/sw.js`). It keeps the offline pages and shows push messages. It stores no page, no
 * answer of the platform and no media, so no page depends on the worker's release: a new worker takes over at once.
 */
const scope = globalThis as unknown as WorkerScope & { footlightApp: AppConfig };
const config = scope.footlightApp;

scope.addEventListener('install', (event) => {
  event.waitUntil((config.isOn ? store(config) : Promise.resolve()).then(() => scope.skipWaiting()));
});

const start = async (): Promise<void> => {
  await forget(config.isOn ? config.release : null);
  if (!config.isOn) return void (await scope.registration.unregister());
  // Asks for the page while the worker starts.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
};
scope.addEventListener('activate', (event) => event.waitUntil(start()));

if (config.isOn) {
  scope.addEventListener('fetch', (event) => answer(event, config, scope));
  scope.addEventListener('push', (event) => event.waitUntil(show(event, scope)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(open(event, scope)));
}
