// @vitest-environment happy-dom
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { setProjectAnnotations } from '@storybook/react-vite';
import { cleanup, render } from '@testing-library/react';
import { Channel } from 'storybook/internal/channels';
import type { StoryIndex } from 'storybook/internal/types';
import { DocsContext, StoryStore } from 'storybook/preview-api';
import { afterEach, expect, it } from 'vitest';
import * as buttons from '../../packages/ui/src/button/button.stories.tsx';
import preview from '../preview.tsx';
import { DocsPage } from './docs-page.tsx';

afterEach(cleanup);

/** Some stories are shown in frames, which have nothing to load here. */
const { happyDOM } = window as unknown as { happyDOM: { settings: { disableIframePageLoading: boolean } } };
happyDOM.settings.disableIframePageLoading = true;

it('begins with Default and its controls, shows it once, and sets names in code as such', async () => {
  // A built Storybook sees the exports of a module sorted by name.
  const sorted = Object.fromEntries(Object.entries(buttons).sort(([a], [b]) => (a < b ? -1 : 1)));
  expect(Object.keys(sorted)[0]).toBe('AriaDisabled');
  const importPath = './button.stories.tsx';
  const index: StoryIndex = { v: 5, entries: {} };
  const store = new StoryStore(index, async () => sorted, setProjectAnnotations(preview));
  const file = store.processCSFFileWithCache(sorted, importPath, 'UI/Button');
  for (const { id, name } of Object.values(file.stories))
    index.entries[id] = { type: 'story', subtype: 'story', id, name, importPath, title: 'UI/Button' };
  const context = new DocsContext(new Channel({}), store, () => async () => undefined, [file]);
  context.attachCSFFile(file);
  const { container } = render(
    <DocsContainer context={context}>
      <DocsPage />
    </DocsContainer>,
  );
  const shown = [...container.querySelectorAll('[id^="story--"]')].map(({ id }) => id);
  expect(shown[0]).toBe('story--ui-button--default');
  expect(shown.length).toBeGreaterThan(3);
  expect(new Set(shown).size).toBe(shown.length);
  const controls = [...container.querySelectorAll('[id^="control-"]')].map(({ id }) => id);
  expect(controls.filter((id) => id.includes('ui-button--default'))).not.toEqual([]);
  const guidance = container.querySelector('#use ~ *');
  expect([...(guidance?.querySelectorAll('code') ?? [])].map(({ textContent }) => textContent)).toContain(
    'loading',
  );
  expect(guidance?.textContent).not.toContain('`');
});
