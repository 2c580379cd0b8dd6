import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { recoveryCodesDocs } from './recovery-codes.docs.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const meta = {
  title: 'Site/Account/Recovery codes',
  component: RecoveryCodes,
  parameters: { componentDocs: recoveryCodesDocs, conformance: { tag: 'div' } },
  args: {
    codes: Array.from({ length: 10 }, (_, count) => `ABCDE-FGH2${String.fromCharCode(65 + count)}`),
    onDownload: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof RecoveryCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [AUTH-04]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: says('security:codes.download') }));
    await expect(args.onDownload).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: says('security:codes.done') }));
    await expect(args.onDone).toHaveBeenCalled();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' },
};
