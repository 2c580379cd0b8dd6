import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PageFailed } from './page-failed.tsx';

const meta = {
  title: 'Screens/Page failed',
  tags: ['SHELL-23'],
  component: PageFailed,
  args: { onRetry: fn(), onReload: undefined },
} satisfies Meta<typeof PageFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(says('common:notLoaded'));
    await userEvent.click(canvas.getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** After a retry that failed, too. */
export const AfterARetry: Story = {
  args: { onReload: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:reload') }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** Without a network: no reload, which would lose the page. */
export const Offline: Story = {
  args: { onReload: fn() },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'onLine');
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => {
      if (own) Object.defineProperty(navigator, 'onLine', own);
      else Reflect.deleteProperty(navigator, 'onLine');
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: says('site:noNetwork.title') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: says('common:reload') })).toBeNull();
  },
};
