import { billingLocales } from '@footlight/billing-widgets';
import { roomLocales } from '@footlight/room-widgets';
import { extraLocales, uiLocales } from '@footlight/ui';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { brandLocales } from '../locales/brand/index.ts';
import { siteLocales } from '../locales/index.ts';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true });
const i18n = i18next.createInstance();

beforeAll(async () => {
  // Without this the test would prove nothing about a server.
  expect(typeof window).toBe('undefined');
  setProjectAnnotations([]);
  const namespaces = {
    ui: uiLocales,
    extra: extraLocales,
    room: roomLocales,
    billing: billingLocales,
    site: siteLocales,
    brand: brandLocales,
  };
  const texts = Object.entries(namespaces).map(async ([name, load]) => [name, await load.en()]);
  await i18n.use(initReactI18next).init({
    lng: 'en',
    ns: Object.keys(namespaces),
    resources: { en: Object.fromEntries(await Promise.all(texts)) },
  });
});

afterEach(() => void vi.restoreAllMocks());

/** Every screen renders to HTML without a browser and without a word on the console. */
describe.each(Object.entries(files))('%s on a server', (_path, file) => {
  const stories = Object.entries(composeStories(file)) as [string, ComponentType][];
  it.each(stories)('%s', (name, Story) => {
    const spoken = vi.spyOn(console, 'error');
    const html = renderToString(
      <I18nextProvider i18n={i18n}>
        <Story />
      </I18nextProvider>,
    );
    expect(spoken).not.toHaveBeenCalled();
    expect(html, name).not.toBe('');
  });
});
