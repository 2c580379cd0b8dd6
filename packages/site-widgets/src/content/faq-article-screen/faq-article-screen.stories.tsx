import { exampleFaqEntry } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { faqArticleScreenDocs } from './faq-article-screen.docs.ts';
import { FaqArticleScreen } from './faq-article-screen.tsx';

const meta = {
  title: 'Site/Content/FAQ article',
  component: FaqArticleScreen,
  parameters: { layout: 'fullscreen', componentDocs: faqArticleScreenDocs, conformance: { tag: 'div' } },
  args: {
    entry: exampleFaqEntry,
    related: [
      { ...exampleFaqEntry, id: 3, slug: 'bank-statement', question: 'What does my statement show?' },
    ],
    error: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof FaqArticleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { entry: { ...exampleFaqEntry, question: longText } } satisfies Story['args'] },
  name: 'Default [FAQ-01]',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(exampleFaqEntry.question);
    await expect(page.getByRole('link', { name: says('faq:all') })).toHaveAttribute('href', '/faq');
  },
};
export const Untranslated: Story = { globals: { language: 'de' }, args: { related: [] } };
export const Loading: Story = { args: { entry: undefined, related: [] } };
export const Failed: Story = {
  args: { entry: undefined, related: [], error: 'No connection. Check your network and try again.' },
};
