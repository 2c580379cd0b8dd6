import { longText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coins, Crown, MessageSquareText } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { panelEntriesDocs } from './panel-entries.docs.ts';
import { PanelEntries } from './panel-entries.tsx';

const meta = {
  title: 'Room/Broadcaster/Panel entries',
  component: PanelEntries,
  parameters: { componentDocs: panelEntriesDocs, conformance: { tag: 'ul' } },
  args: {
    entries: [
      {
        key: 'room',
        label: 'Topic and rules',
        value: 'An evening of shadows',
        icon: <MessageSquareText aria-hidden="true" />,
      },
      {
        key: 'private',
        label: 'Private shows',
        value: '60 tokens a minute',
        icon: <Coins aria-hidden="true" />,
        changed: true,
      },
      { key: 'club', label: 'Fan club', value: 'Off', icon: <Crown aria-hidden="true" /> },
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof PanelEntries>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const entry = canvas.getByRole('button', { name: /Private shows.*60 tokens a minute/ });
    await expect(entry).toHaveAttribute('data-state', 'changed');
    await userEvent.click(entry);
    await expect(args.onOpen).toHaveBeenCalledWith('private');
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(64);
  },
};
/** A long value takes two lines; a word without a break does not widen the list. */
export const LongTexts: Story = {
  args: {
    entries: [
      { key: 'a', label: longText, value: longText, icon: <Coins aria-hidden="true" />, changed: true },
      {
        key: 'b',
        label: longText.replaceAll(' ', ''),
        value: longText.replaceAll(' ', ''),
        icon: <Crown aria-hidden="true" />,
      },
    ],
  },
  globals: { viewport: { value: 'mobile' } },
};
