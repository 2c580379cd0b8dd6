import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { vrTabsDocs } from './vr-tabs.docs.ts';
import { VrTabs } from './vr-tabs.tsx';

const panels = {
  chat: <p>Lines of the chat</p>,
  private: <p>Private shows</p>,
  purchase_tokens: <p>Packs of tokens</p>,
  settings: <p>Choices</p>,
};

const meta = {
  title: 'Room/VR/VR tabs',
  component: VrTabs,
  parameters: { componentDocs: vrTabsDocs, conformance: { tag: 'div' } },
  args: { onTabChange: fn(), panels },
} satisfies Meta<typeof VrTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      defaultTab: 'private',
      panels: { ...panels, private: <p>{longText}</p> },
    } satisfies Story['args'],
  },
  name: 'Default: the tabs of the specification [VR-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('tab')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('tab', { name: says('vr:tabs.settings') }));
    await expect(canvas.getByText('Choices')).toBeVisible();
    await expect(canvas.getByText('Lines of the chat')).not.toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onTabChange).toHaveBeenLastCalledWith('purchase_tokens');
  },
};
