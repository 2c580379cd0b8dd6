import { longText, says, storyNumber } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyApps } from '../../story/app-views.ts';
import { goldenTicketDocs } from './golden-ticket.docs.ts';
import { GoldenTicket } from './golden-ticket.tsx';

const meta = {
  title: 'Room/Room apps/Golden ticket',
  component: GoldenTicket,
  parameters: { componentDocs: goldenTicketDocs, conformance: { tag: 'section' } },
  args: { game: storyApps.golden_ticket, viewerName: 'viewer' },
  decorators: [
    (Story) => (
      <div className="max-w-[420px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GoldenTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { game: { ...storyApps.golden_ticket, prize: longText } } satisfies Story['args'] },
  name: 'Default: tickets available [APP-01]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('room-apps:ticket.yours', { shown: storyNumber(5) }))).toBeVisible();
    await expect(canvas.getByText(says('room-apps:ticket.price', { shown: storyNumber(25) }))).toBeVisible();
  },
};
export const Drawn: Story = {
  args: { game: { ...storyApps.golden_ticket, sold: 40, winner: 'mira' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      says('room-apps:ticket.winner', { name: 'mira' }),
    );
  },
};
export const Guest: Story = { args: { viewerName: null } };
