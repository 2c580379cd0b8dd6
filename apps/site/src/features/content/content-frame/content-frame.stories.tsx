import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ContentFrame } from './content-frame.tsx';

const meta = {
  title: 'Screens/Content frame',
  component: ContentFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'story-screen',
    title: 'What are tokens?',
    breadcrumbs: [
      { href: '/faq', label: 'Questions' },
      { href: '/faq/what-are-tokens', label: 'What are tokens?' },
    ],
    sections: {
      label: 'Pages',
      items: [
        { href: '/faq', label: 'Questions', current: true },
        { href: '/press', label: 'Press', current: false },
      ],
    },
    errorMessage: null,
    onRetry: fn(),
    children: <p className="wrap-anywhere">{longText}</p>,
  },
} satisfies Meta<typeof ContentFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { isWide: true } };
export const Work: Story = { args: { isWork: true, sections: undefined, breadcrumbs: [] } };
export const Loading: Story = { args: { isLoading: true } };
export const Failed: Story = {
  args: { errorMessage: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.queryByText(longText)).toBeNull();
    await userEvent.click(page.getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
