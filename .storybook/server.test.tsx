import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, showLanguage } from './i18n.ts';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>(
  ['../packages/*/src/**/*.stories.tsx', '../apps/site/src/**/*.stories.tsx', './examples/*.stories.tsx'],
  { eager: true },
);

/** Overlays render nothing on the server; everything else must render. */
const isOverlay =
  /add-card|bottom-sheet|contact-support|country-notice|daily-limit|dialog|drawer|fan-club-confirm|fan-club-leave|few-tokens|home-wizard|lightbox|limit-confirm|media-confirm|meet-consent|note-editor|office-commands|order-form|payment-|postpay|private-request|promo-offer|rating-prompt|report-form|show-end|show-stop|spy-confirm|tip-refused|toast\.stories|watch-picker/;

beforeAll(async () => {
  // Without this check the test would not prove server rendering.
  expect(typeof window).toBe('undefined');
  setProjectAnnotations([]);
  await showLanguage('en');
});

afterEach(() => void vi.restoreAllMocks());

/** Every story renders to HTML on the server without console output. */
describe.each(Object.entries(files))('%s on a server', (path, file) => {
  const stories = Object.entries(composeStories(file)) as [string, ComponentType][];
  it.each(stories)('%s', (name, Story) => {
    const spoken = vi.spyOn(console, 'error');
    const html = renderToString(
      <I18nextProvider i18n={i18n}>
        <Story />
      </I18nextProvider>,
    );
    expect(spoken).not.toHaveBeenCalled();
    if (!isOverlay.test(path) && name !== 'Nothing') expect(html, name).not.toBe('');
  });
});
