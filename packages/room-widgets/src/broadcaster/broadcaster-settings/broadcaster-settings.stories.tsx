import { exampleBroadcasterSettings } from '@footlight/contract/fixtures';
import { begins, longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { broadcasterSettingsDocs } from './broadcaster-settings.docs.ts';
import { BroadcasterSettings } from './broadcaster-settings.tsx';

const set = exampleBroadcasterSettings;

const meta = {
  title: 'Room/Broadcaster/Streamer settings',
  component: BroadcasterSettings,
  parameters: { componentDocs: broadcasterSettingsDocs, conformance: { tag: 'form' } },
  args: { draft: set, onDraftChange: fn(), state: 'changed', onSave: fn(), onDiscard: fn() },
  render: function Render(args) {
    const [draft, setDraft] = useState(args.draft);
    return <BroadcasterSettings {...args} draft={draft} onDraftChange={setDraft} />;
  },
} satisfies Meta<typeof BroadcasterSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { draft: { ...set, subjectText: longText.slice(0, 200) } } satisfies Story['args'],
  },
  name: 'Default: prices, minimum, recording and spying are saved together [PRIV-02]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const price = canvas.getByRole('spinbutton', { name: says('broadcaster:settings.price') });
    await userEvent.clear(price);
    await userEvent.click(canvas.getByRole('button', { name: says('common:save') }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(price).toHaveAccessibleDescription(says('common:problem.required'));
    await userEvent.type(price, '45');
    await userEvent.click(canvas.getByRole('switch', { name: says('broadcaster:settings.together') }));
    await userEvent.click(canvas.getByRole('switch', { name: says('broadcaster:settings.spyOn') }));
    await userEvent.click(canvas.getByRole('button', { name: says('common:save') }));
    await expect(args.onSave).toHaveBeenCalledWith({
      ...set,
      private: { ...set.private, pricePerMinuteInToken: 45, isWatchPornTogetherEnabled: true },
      spy: { ...set.spy, isEnabled: false },
    });
    await userEvent.click(canvas.getByRole('button', { name: says('broadcaster:settings.discard') }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
export const Orders: Story = {
  name: 'Custom orders: prices, and a Snapchat with its duration [MEDIA-01]',
  args: { problems: { 'snapchat.username': 'invalid_format' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: says('broadcaster:settings.snapchatName') });
    await expect(name).toBeInvalid();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: says('broadcaster:settings.snapchatLasts') }),
      'FOREVER',
    );
    await userEvent.click(canvas.getByRole('switch', { name: says('broadcaster:settings.mediaOn') }));
    await userEvent.click(canvas.getByRole('button', { name: says('common:save') }));
    await expect(args.onSave).toHaveBeenCalledWith({
      ...set,
      sellCustomMedia: { ...set.sellCustomMedia, isEnabled: false },
      snapchat: { ...set.snapchat, duration: 'FOREVER' },
    });
  },
};
export const Visitors: Story = {
  name: 'Topic colour, followers, shared cameras [ROOM-04] [FOLLOW-01] [CAM-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const save = () => userEvent.click(canvas.getByRole('button', { name: says('common:save') }));
    fireEvent.change(canvas.getByLabelText(says('broadcaster:settings.subjectColor')), {
      target: { value: '#aa0044' },
    });
    await userEvent.click(canvas.getByRole('switch', { name: begins('broadcaster:settings.follow') }));
    await userEvent.click(canvas.getByRole('switch', { name: says('broadcaster:settings.sharecam') }));
    await save();
    const changed = { ...set, subjectColor: '#aa0044', followEnabled: false, sharecam: true };
    await expect(args.onSave).toHaveBeenLastCalledWith(changed);
    await expect(canvasElement.querySelector('[data-component="room-subject"]')).toHaveTextContent(
      set.subjectText,
    );
    await userEvent.click(canvas.getByRole('button', { name: says('broadcaster:settings.resetColor') }));
    await save();
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...changed, subjectColor: '' });
    await expect(canvasElement.querySelector('[data-component="room-subject"]')).toBeNull();
  },
};
export const Unchanged: Story = {
  args: { state: 'idle' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: says('common:save') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Saving: Story = { args: { state: 'saving' } };
export const Saved: Story = {
  args: { state: 'saved' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      says('broadcaster:settings.saved'),
    );
  },
};
export const Refused: Story = {
  args: {
    problems: {
      subjectText: 'too_long',
      'private.pricePerMinuteInToken': 'too_big',
      'spy.startupTipInToken': 'invalid_format',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('common:problem.too_big'))).toBeVisible();
    await expect(canvas.getByText(says('common:problem.too_long'))).toBeVisible();
  },
};
export const EverythingOff: Story = {
  args: {
    state: 'idle',
    draft: {
      ...set,
      private: { ...set.private, isEnabled: false, isExclusiveEnabled: false },
      spy: { ...set.spy, isEnabled: false },
      sellCustomMedia: { ...set.sellCustomMedia, isEnabled: false },
      snapchat: { ...set.snapchat, isEnabled: false },
    },
  },
};
