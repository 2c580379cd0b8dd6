import type { PushContent } from '@footlight/contract';
import type { NotificationEvent, PushEvent, WorkerScope } from './worker-scope.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a message of the platform. A browser must show something for each message, whatever it holds. */
const contentOf = ({ data }: PushEvent): PushContent => {
  let said: Partial<Record<keyof PushContent, unknown>> = {};
  try {
    said = Object(data?.json());
  } catch {
    // Not JSON: the message is not from this platform.
  }
  const path = textOf(said.path);
  return {
    title: textOf(said.title),
    body: textOf(said.body),
    tag: textOf(said.tag),
    language: textOf(said.language),
    // Only pages of this site.
    path: /^\/(?![/\\])/.test(path) ? path : '/',
  };
};

/** Shows a message. A second one with the same tag takes the place of the first, silently. */
export const show = async (event: PushEvent, { registration, location }: WorkerScope): Promise<void> => {
  const { title, body, tag, language, path } = contentOf(event);
  await registration.showNotification(title || location.hostname, {
    body,
    tag,
    lang: language,
    icon: '/art/app-icon/192.png',
    badge: '/art/app-icon/badge-96.png',
    data: path,
  });
};

/** Opens the message's page: a tab that shows it already comes to the front. */
export const open = async ({ notification }: NotificationEvent, scope: WorkerScope): Promise<void> => {
  notification.close();
  const target = new URL(textOf(notification.data) || '/', scope.location.origin);
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => new URL(url).pathname === target.pathname);
  await (open ? open.focus() : scope.clients.openWindow(target.href));
};
