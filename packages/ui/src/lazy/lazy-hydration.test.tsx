// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.edge';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy-component.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => document.body.replaceChildren());

const serverHtml = async (node: React.ReactNode): Promise<string> => {
  const stream = await renderToReadableStream(node);
  await stream.allReady;
  return new Response(stream).text();
};
/** A part whose script arrives when the test says so; at once on the server. */
const part = (onServer: boolean) => {
  const Part = ({ title }: { title: string }) => <button type="button">{title}</button>;
  let arrive = (): void => undefined;
  let isServer = true;
  const toBrowser = () => {
    isServer = false;
  };
  const load = () =>
    isServer
      ? Promise.resolve({ default: Part })
      : new Promise<{ default: typeof Part }>((resolve) => {
          arrive = () => resolve({ default: Part });
        });
  const server = lazyComponent(load, { onServer });
  const browser = lazyComponent(load, { onServer });
  return { server, browser, toBrowser, arrive: () => arrive() };
};
const hydrated = async (html: string, node: (title: string) => React.ReactNode) => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = html;
  const onRecoverableError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(place, <StrictMode>{node('One')}</StrictMode>, { onRecoverableError }),
  );
  return {
    place,
    onRecoverableError,
    update: (title: string) => act(async () => root.render(<StrictMode>{node(title)}</StrictMode>)),
  };
};

it('[SHELL-23] what the server drew stays through an urgent update, until the part has loaded', async () => {
  const { server: Server, browser: Browser, toBrowser, arrive } = part(true);
  const html = await serverHtml(<Server title="One" />);
  expect(html).toContain('<button type="button">One</button>');
  toBrowser();
  const { place, update, onRecoverableError } = await hydrated(html, (title) => <Browser title={title} />);
  const drawn = place.querySelector('button');
  await update('Two');
  expect(place.querySelector('button')).toBe(drawn);
  expect(drawn?.textContent).toBe('One');
  await act(async () => arrive());
  expect(place.querySelector('button')).toBe(drawn);
  expect(drawn?.textContent).toBe('Two');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('[SHELL-23] the server does not draw a part that would not react', async () => {
  const { server: Server, browser: Browser, toBrowser, arrive } = part(false);
  const html = await serverHtml(<Server title="One" />);
  expect(html).not.toContain('One');
  toBrowser();
  const { place, onRecoverableError } = await hydrated(html, (title) => <Browser title={title} />);
  expect(place.querySelector('button')).toBeNull();
  await act(async () => arrive());
  expect(place.querySelector('button')?.textContent).toBe('One');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
