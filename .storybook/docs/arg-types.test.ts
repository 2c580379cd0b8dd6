// @vitest-environment happy-dom
import { setProjectAnnotations } from '@storybook/react-vite';
import type { StoryIndex } from 'storybook/internal/types';
import { StoryStore } from 'storybook/preview-api';
import { expect, it } from 'vitest';
import * as accordions from '../../packages/ui/src/accordion/accordion.stories.tsx';
import preview from '../preview.tsx';

it('has no control for a prop whose value has elements, and keeps the others', () => {
  const index: StoryIndex = { v: 5, entries: {} };
  const store = new StoryStore(index, async () => accordions, setProjectAnnotations(preview));
  const file = store.processCSFFileWithCache(accordions, './accordion.stories.tsx', 'UI/Accordion');
  const single = store.storyFromCSFFile({ storyId: 'ui-accordion--single', csfFile: file });
  expect(single.argTypes.children?.control).toBe(false);
  expect(single.argTypes.single?.control).toMatchObject({ type: 'boolean' });
});
