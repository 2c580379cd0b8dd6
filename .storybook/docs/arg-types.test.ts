// @vitest-environment happy-dom
import { setProjectAnnotations } from '@storybook/react-vite';
import { createElement } from 'react';
import type { StoryIndex } from 'storybook/internal/types';
import { StoryStore } from 'storybook/preview-api';
import { expect, it } from 'vitest';
import * as accordions from '../../packages/ui/src/accordion/accordion.stories.tsx';
import preview from '../preview.tsx';
import { withoutControls } from './arg-types.ts';

it('has no control for a prop whose value has elements, and keeps the others', () => {
  const index: StoryIndex = { v: 5, entries: {} };
  const store = new StoryStore(index, async () => accordions, setProjectAnnotations(preview));
  const file = store.processCSFFileWithCache(accordions, './accordion.stories.tsx', 'UI/Accordion');
  const single = store.storyFromCSFFile({ storyId: 'ui-accordion--single', csfFile: file });
  expect(single.argTypes.children?.control).toBe(false);
  expect(single.argTypes.single?.control).toMatchObject({ type: 'boolean' });
});

it('has no control for elements by name and for handlers, and one for other objects', () => {
  const initialArgs = {
    modules: { tip: createElement('p') },
    size: { width: 1 },
    onRetry: undefined,
    once: 1,
  };
  const argTypes = withoutControls({ argTypes: {}, initialArgs } as never);
  expect(argTypes).toEqual({
    modules: { name: 'modules', control: false },
    onRetry: { name: 'onRetry', control: false },
  });
});
