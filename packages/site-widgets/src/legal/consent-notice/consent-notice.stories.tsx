import { says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { consentNoticeDocs } from './consent-notice.docs.ts';
import { ConsentNotice } from './consent-notice.tsx';

const meta = {
  title: 'Site/Legal/Consent notice',
  tags: ['SHELL-17'],
  component: ConsentNotice,
  parameters: { componentDocs: consentNoticeDocs, conformance: { tag: 'section' } },
  args: { purposes: ['statistics'], onChoose: fn() },
} satisfies Meta<typeof ConsentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: says('consent:no') }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ statistics: false });
    await userEvent.click(canvas.getByRole('button', { name: says('consent:yes') }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ statistics: true });
  },
};

export const Thumbnails: Story = {
  name: 'A test of pictures [BROWSE-08]',
  args: { purposes: ['thumbnails'] },
};
export const Tracking: Story = { args: { purposes: ['tracking'] } };

export const EachPurposeByItself: Story = {
  args: { purposes: ['statistics', 'tracking', 'fingerprint'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const boxes = canvas.getAllByRole('checkbox');
    for (const box of boxes) await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: says('consent:tracking.title') }));
    await userEvent.click(canvas.getByRole('button', { name: says('consent:some') }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      statistics: false,
      tracking: true,
      fingerprint: false,
    });
    await userEvent.click(canvas.getByRole('button', { name: says('consent:all') }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      statistics: true,
      tracking: true,
      fingerprint: true,
    });
    await userEvent.click(canvas.getByRole('button', { name: says('consent:no') }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      statistics: false,
      tracking: false,
      fingerprint: false,
    });
  },
};

export const OnAPhone: Story = {
  args: { purposes: ['statistics', 'tracking', 'fingerprint'] },
  globals: { viewport: { value: 'mobile' } },
};

/** Says that the site opens a partner's page, where it does. */
export const WithPopunder: Story = {
  args: { purposes: ['tracking'], popunder: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(storyText('consent:tracking.popunder'));
  },
};
