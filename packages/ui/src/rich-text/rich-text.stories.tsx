import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { richTextDocs } from './rich-text.docs.ts';
import { RichText } from './rich-text.tsx';

const meta = {
  title: 'UI/Rich text',
  tags: ['BRAND-07'],
  component: RichText,
  parameters: { componentDocs: richTextDocs, conformance: { tag: 'div' } },
  args: {
    html: 'A warm welcome to <b>Velvet Hour</b>.<br>Read our <a href="/faq" rel="nofollow">house rules</a> or write to <a href="https://example.com/desk" rel="nofollow">the desk</a>.',
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [own, foreign] = within(canvasElement).getAllByRole('link');
    await expect(own).toHaveAttribute('href', '/faq');
    await expect(foreign).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  },
};

/** Unexpected input is shown as text. */
export const Hostile: Story = {
  args: { html: '<img src="x" onerror="alert(1)"> <a href="javascript:alert(1)" rel="">Win</a>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, a')).toBeNull();
    await expect(canvasElement).toHaveTextContent('<img src="x"');
  },
};
