import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { longText } from '../story/index.ts';
import { announcerDocs } from './announcer.docs.ts';
import { AnnouncerProvider, useAnnounce } from './announcer.tsx';

const Speaker = ({ text }: { text: string }) => {
  const announce = useAnnounce();
  return <Button onClick={() => announce(text)}>Tip</Button>;
};

const meta = {
  title: 'UI/Announcer',
  component: AnnouncerProvider,
  parameters: {
    componentDocs: announcerDocs,
  },
  args: { children: <Speaker text="25 tokens sent" /> },
} satisfies Meta<typeof AnnouncerProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { children: <Speaker text={`<b>${longText}</b>`} /> } satisfies Story['args'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tip' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('25 tokens sent'));
  },
};
