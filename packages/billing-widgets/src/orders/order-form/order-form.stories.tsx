import { longText, says, storyArt, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { orderFormDocs } from './order-form.docs.ts';
import { OrderForm, type OrderFormProps, type OrderPictureState } from './order-form.tsx';

/** Holds the draft, as a container would. */
const Held = (props: OrderFormProps) => {
  const [draft, setDraft] = useState(props.draft);
  return <OrderForm {...props} draft={draft} onDraftChange={setDraft} />;
};

const meta = {
  title: 'Billing/Orders/Order form',
  component: OrderForm,
  render: (args) => <Held {...args} />,
  args: {
    kind: 'custom_media',
    broadcasterName: 'Luna Maren',
    price: 100,
    duration: '1M',
    draft: { text: '', offer: 100 },
    onDraftChange: fn(),
    balance: 500,
    pending: false,
    error: null,
    onOrder: fn(),
    onClose: fn(),
  },
  parameters: {
    componentDocs: orderFormDocs,
    conformance: { tag: 'form', portal: true },
    docs: { story: { inline: false, height: 640 } },
  },
} satisfies Meta<typeof OrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const sendFor = (count: number) =>
  says('wallet:order.sendFor', { tokens: storyText('ui:tokens', { count, shown: storyNumber(count) }) });

export const Default: Story = {
  parameters: {
    longText: {
      draft: { text: longText, offer: 50_000 },
      balance: 9_999_999,
      error: longText,
    } satisfies Story['args'],
  },
  name: 'Default: request and offer, with errors at their fields [MEDIA-01]',
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await userEvent.click(dialog.getByRole('button', { name: sendFor(100) }));
    const wish = dialog.getByRole('textbox', { name: says('wallet:order.text.custom_media') });
    await expect(wish).toBeInvalid();
    await userEvent.type(wish, '  A sunset over the sea, in blue ');
    const offer = dialog.getByRole('spinbutton', { name: says('wallet:order.offer') });
    await userEvent.clear(offer);
    await userEvent.type(offer, '90');
    await userEvent.click(dialog.getByRole('button', { name: sendFor(90) }));
    await expect(dialog.getByText(says('wallet:order.problem.too_small'))).toBeVisible();
    await expect(args.onOrder).not.toHaveBeenCalled();
    await userEvent.clear(offer);
    await userEvent.type(offer, '120');
    await userEvent.click(dialog.getByRole('button', { name: sendFor(120) }));
    await expect(args.onOrder).toHaveBeenCalledWith({ text: 'A sunset over the sea, in blue', price: 120 });
  },
};
const picture = {
  url: null,
  isBusy: false,
  error: null,
  onChoose: fn(),
  onRemove: fn(),
} satisfies OrderPictureState;
const file = (name: string, type: string) => new File(['x'], name, { type });

export const Rating: Story = {
  name: 'Rating: a picture of one’s own, at a fixed price [RATING-01]',
  args: { kind: 'dickrating', price: 150, picture },
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await expect(dialog.queryByRole('spinbutton')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: sendFor(150) }));
    await expect(dialog.getAllByText(says('common:problem.required'))).toHaveLength(2);
    const input = dialog.getByLabelText<HTMLInputElement>(says('wallet:order.picture.choose'));
    await waitFor(() => expect(input).toHaveFocus());
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, file('notes.txt', 'text/plain'));
    await expect(args.picture?.onChoose).not.toHaveBeenCalled();
    const portrait = file('portrait.png', 'image/png');
    await user.upload(input, portrait);
    await expect(args.picture?.onChoose).toHaveBeenCalledWith(portrait);
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};
export const RatingWithPicture: Story = {
  args: { kind: 'dickrating', price: 150, picture: { ...picture, url: storyArt(2) } },
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await expect(dialog.getByRole('img', { name: says('wallet:order.picture.own') })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: sendFor(150) }));
    await expect(args.onOrder).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox', { name: says('wallet:order.picture.isOwn') }));
    await userEvent.click(dialog.getByRole('button', { name: sendFor(150) }));
    await expect(args.onOrder).toHaveBeenCalledWith({ text: '', price: 150 });
    await userEvent.click(dialog.getByRole('button', { name: says('wallet:order.picture.remove') }));
    await expect(args.picture?.onRemove).toHaveBeenCalledOnce();
  },
};
export const RatingPictureRemoved: Story = {
  name: 'The removal of the picture leads the focus to the choice of another one',
  args: { kind: 'dickrating', price: 150 },
  render: function Render(args) {
    const [state, setState] = useState({ url: storyArt(2) as string | null, isBusy: false });
    const onRemove = () => {
      setState((now) => ({ ...now, isBusy: true }));
      setTimeout(() => setState({ url: null, isBusy: false }), 200);
    };
    return <Held {...args} picture={{ ...picture, ...state, onRemove }} />;
  },
  play: async () => {
    const { dialog } = await storyDialog();
    await userEvent.click(dialog.getByRole('button', { name: says('wallet:order.picture.remove') }));
    await expect(dialog.getByLabelText(says('wallet:order.picture.other'))).toHaveFocus();
    await expect(await dialog.findByLabelText(says('wallet:order.picture.choose'))).toHaveFocus();
  },
};
export const RatingUploads: Story = {
  args: { kind: 'dickrating', price: 150, picture: { ...picture, isBusy: true } },
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    await userEvent.click(dialog.getByRole('checkbox', { name: says('wallet:order.picture.isOwn') }));
    await userEvent.click(dialog.getByRole('button', { name: sendFor(150) }));
    await expect(dialog.getByText(says('wallet:order.picture.wait'))).toBeVisible();
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};
export const RatingUploadRefused: Story = {
  args: { kind: 'dickrating', price: 150, picture: { ...picture, error: 'The picture is damaged.' } },
};
export const Snapchat: Story = {
  args: { kind: 'snapchat', price: 250, draft: { text: '', offer: null } },
  play: async ({ args }) => {
    const { dialog } = await storyDialog();
    const handle = dialog.getByRole('textbox', { name: says('wallet:order.text.snapchat') });
    await userEvent.type(handle, '9 lives{Enter}');
    await expect(dialog.getByText(says('wallet:order.problem.invalid_format'))).toBeVisible();
    await userEvent.clear(handle);
    await userEvent.type(handle, 'evening.viewer{Enter}');
    await expect(args.onOrder).toHaveBeenCalledWith({ text: 'evening.viewer', price: 250 });
  },
};
export const SnapchatForever: Story = {
  args: { kind: 'snapchat', price: 250, duration: 'FOREVER', draft: { text: 'evening.viewer', offer: null } },
};
export const Sending: Story = { args: { draft: { text: 'A sunset', offer: 100 }, pending: true } };
export const Refused: Story = {
  args: { draft: { text: 'A sunset', offer: 100 }, error: 'The price has changed. Nothing was charged.' },
};
export const LongRatingOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: {
    kind: 'dickrating',
    broadcasterName: longText.slice(0, 32),
    draft: { text: longText, offer: null },
    picture: { ...picture, url: storyArt(4), error: longText.slice(0, 80) },
  },
};
