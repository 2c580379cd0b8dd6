import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Download, EyeOff, MessageCircle } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { backKey, forwardKey, longText } from '../story/index.ts';
import { toolbarDocs } from './toolbar.docs.ts';
import { Toolbar, ToolbarItem, ToolbarSeparator } from './toolbar.tsx';

const hide = fn();

const meta = {
  title: 'UI/Toolbar',
  component: Toolbar,
  parameters: { componentDocs: toolbarDocs, conformance: { tag: 'div' } },
  args: {
    label: 'Selected lines',
    children: (
      <>
        <ToolbarItem>
          <IconButton label="Reply">
            <MessageCircle />
          </IconButton>
        </ToolbarItem>
        <ToolbarItem>
          <IconButton label="Hide" onClick={hide}>
            <EyeOff />
          </IconButton>
        </ToolbarItem>
        <ToolbarItem>
          <IconButton label="Ban" disabled>
            <Ban />
          </IconButton>
        </ToolbarItem>
        <ToolbarSeparator />
        <ToolbarItem>
          <Button variant="outline" size="sm" iconStart={<Download />}>
            Download
          </Button>
        </ToolbarItem>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (root: HTMLElement, name: string) => within(root).getByRole('button', { name });

/** One stop of Tab; arrow keys skip what is disabled and go around at the ends. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    hide.mockClear();
    await userEvent.tab();
    await expect(named(canvasElement, 'Reply')).toHaveFocus();
    await userEvent.keyboard(forwardKey());
    await expect(named(canvasElement, 'Hide')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(hide).toHaveBeenCalledOnce();
    await userEvent.keyboard(forwardKey());
    await expect(named(canvasElement, 'Download')).toHaveFocus();
    await userEvent.keyboard(forwardKey());
    await expect(named(canvasElement, 'Reply')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(named(canvasElement, 'Download')).toHaveFocus();
    await userEvent.keyboard(backKey());
    await expect(named(canvasElement, 'Hide')).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};

/** Tab comes back to the button that was clicked. */
export const AfterClicks: Story = {
  render: (args) => (
    <>
      <button type="button">Before</button>
      <Toolbar {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const button = named(canvasElement, 'Hide');
    for (const _press of ['first', 'again']) await userEvent.click(button);
    await userEvent.click(named(canvasElement, 'Before'));
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('toolbar')).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(named(canvasElement, 'Hide')).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(named(canvasElement, 'Hide')).toHaveFocus();
  },
};

export const WrapsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    children: ['Reply', 'Hide for all viewers', 'Download', 'Translate', longText.slice(0, 30)].map(
      (name) => (
        <ToolbarItem key={name}>
          <Button variant="outline">{name}</Button>
        </ToolbarItem>
      ),
    ),
  },
};
