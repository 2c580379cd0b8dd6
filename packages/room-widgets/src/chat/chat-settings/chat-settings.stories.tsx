import { begins, longText, says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { chatSettingsDocs } from './chat-settings.docs.ts';
import { ChatSettings, type ChatSettingsProps } from './chat-settings.tsx';

const Stateful = (props: ChatSettingsProps) => {
  const [value, setValue] = useState(props.value);
  const [muted, setMuted] = useState(props.muted);
  return (
    <div className="max-w-[420px]">
      <ChatSettings
        {...props}
        value={value}
        muted={muted}
        onUnmute={(name) => {
          setMuted(muted.filter((one) => one !== name));
          props.onUnmute(name);
        }}
        onChange={(change) => {
          setValue({ ...value, ...change });
          props.onChange(change);
        }}
      />
    </div>
  );
};

const meta = {
  title: 'Room/Chat/Chat settings',
  component: ChatSettings,
  parameters: { componentDocs: chatSettingsDocs, conformance: { tag: 'div' } },
  args: {
    value: {
      fontSize: 11,
      textColor: '#333333',
      tipVolume: 70,
      hasEmoticons: true,
      isInvisible: false,
      confirmAbove: null,
    },
    onChange: fn(),
    onTrySound: fn(),
    muted: [],
    onUnmute: fn(),
    loggedIn: true,
  },
  render: (args) => <Stateful key={JSON.stringify(args.value)} {...args} />,
} satisfies Meta<typeof ChatSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const sample = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-part="sample"]') as HTMLElement;

export const Default: Story = {
  name: 'Default [ROOM-04]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(sample(canvasElement).style.fontSize).toBe('0.875rem');
    await userEvent.click(canvas.getByRole('radio', { name: storyNumber(20) }));
    await expect(sample(canvasElement).style.fontSize).toBe('1.25rem');
    await expect(canvas.queryByRole('button', { name: says('room:settings.resetColor') })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: new RegExp(says('room:settings.invisible')) }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ isInvisible: true });
    await userEvent.click(canvas.getByRole('switch', { name: begins('room:settings.emoticons') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ hasEmoticons: false });
    await userEvent.click(canvas.getByRole('switch', { name: says('room:settings.confirmTips') }));
    await expect(canvas.getByLabelText(says('room:settings.confirmAbove'))).toBeInTheDocument();
  },
};

export const TipVolume: Story = {
  name: 'Tip volume [TIP-02]',
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuenow', '70');
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ tipVolume: 100 });
    await expect(args.onTrySound).toHaveBeenCalled();
  },
};

/** White and black are the hardest: each is darkened or lightened for the colour scheme, and axe checks it. */
export const WhiteText: Story = {
  args: { value: { ...meta.args.value, textColor: '#ffffff', fontSize: 14 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fireEvent.input(canvas.getByLabelText(says('room:settings.textColor')), {
      target: { value: '#00ff00' },
    });
    await expect(args.onChange).toHaveBeenLastCalledWith({ textColor: '#00ff00' });
    await userEvent.click(canvas.getByRole('button', { name: says('room:settings.resetColor') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ textColor: '#333333' });
    await expect(canvas.getByLabelText(says('room:settings.textColor'))).toHaveFocus();
  },
};
export const BlackText: Story = { args: { value: { ...meta.args.value, textColor: '#000001' } } };
export const YellowText: Story = { args: { value: { ...meta.args.value, textColor: '#ffff00' } } };
export const Guest: Story = { args: { loggedIn: false } };

export const MutedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: { muted: ['otto', longText, '<b>nox</b>'], value: { ...meta.args.value, confirmAbove: 250 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const unmute = (name: string) =>
      userEvent.click(canvas.getByRole('button', { name: `${storyText('room:settings.unmute')}: ${name}` }));
    await unmute('otto');
    await expect(args.onUnmute).toHaveBeenCalledWith('otto');
    // The focus does not leave with the pressed button.
    await expect(canvas.getByText(says('room:settings.muted'))).toHaveFocus();
    await unmute(longText);
    await unmute('<b>nox</b>');
    await expect(sample(canvasElement)).toHaveFocus();
  },
};
