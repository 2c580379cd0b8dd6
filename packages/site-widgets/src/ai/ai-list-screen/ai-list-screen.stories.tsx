import { exampleAiModel } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aiListScreenDocs } from './ai-list-screen.docs.ts';
import { AiListScreen } from './ai-list-screen.tsx';

const model = { ...exampleAiModel, picture_url: '' };
const meta = {
  title: 'Site/AI/List',
  component: AiListScreen,
  parameters: { layout: 'fullscreen', componentDocs: aiListScreenDocs, conformance: { tag: 'div' } },
  args: {
    models: [model, { ...model, name: 'iris', display_name: 'Iris', nsfw: true }],
    filter: { nsfw: null, sort: 'popular' },
    hrefOf: ({ nsfw, sort }) => `/ai-girlfriend?nsfw=${nsfw ?? ''}&sort=${sort}`,
    error: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof AiListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      models: [{ ...model, nsfw: true, display_name: longText.slice(0, 60) }],
    } satisfies Story['args'],
  },
  name: 'Default [AI-01]',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Iris' })).toHaveAttribute('href', '/ai-girlfriend/iris');
    await expect(page.getAllByText(says('ai:label'))).toHaveLength(2);
  },
};
export const Nobody: Story = { args: { models: [] } };
export const Loading: Story = { args: { models: undefined } };
export const Failed: Story = {
  args: { models: undefined, error: 'Error loading search results' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
