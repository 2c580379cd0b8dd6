import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { roomSetupDocs } from './room-setup.docs.ts';
import { RoomSetup } from './room-setup.tsx';

const draft = {
  subjectText: 'Candlelight and slow songs',
  tags: 'music candlelight',
  takesPrivates: true,
  price: 30,
};

const meta = {
  title: 'Room/Broadcaster/Room setup',
  component: RoomSetup,
  parameters: { componentDocs: roomSetupDocs, conformance: { tag: 'form' } },
  args: { draft, state: 'changed', onDraftChange: fn(), onSave: fn() },
  render: function Render(args) {
    const [written, setWritten] = useState(args.draft);
    return (
      <RoomSetup
        {...args}
        draft={written}
        onDraftChange={(next) => {
          setWritten(next);
          args.onDraftChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RoomSetup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: sets topic, tags and price [ROOM-03]',
  parameters: {
    longText: { draft: { ...draft, subjectText: longText, tags: longText } } satisfies Story['args'],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(says('broadcaster:settings.subject')), '!');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      ...draft,
      subjectText: `${draft.subjectText}!`,
    });
    await userEvent.click(canvas.getByRole('button', { name: says('common:save') }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const WithoutPrivates: Story = {
  args: { draft: { ...draft, takesPrivates: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('spinbutton')).toBeNull();
  },
};
export const Unchanged: Story = {
  args: { state: 'idle' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:save') }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const Saving: Story = { args: { state: 'saving' } };
export const Saved: Story = { args: { state: 'saved' } };
export const RefusedByThePlatform: Story = {
  args: { fieldErrors: { tags: 'invalid_format', price: 'required' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(says('common:problem.required'))).toBeVisible();
  },
};
