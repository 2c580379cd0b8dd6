/** The parts of a service worker's scope that this one uses; the compiler's own types know pages only. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration & {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void;
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends Extendable {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface PushEvent extends Extendable {
  readonly data: { json(): unknown } | null;
}

export interface NotificationEvent extends Extendable {
  readonly notification: Notification;
}

interface WorkerEvents {
  install: Extendable;
  activate: Extendable;
  fetch: FetchEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
}
