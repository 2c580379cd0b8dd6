import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDialog } from '../../lib/story-dialog.ts';
import { countryNoticeDocs } from './country-notice.docs.ts';
import { CountryNotice } from './country-notice.tsx';

const meta = {
  title: 'Billing/Billing/Country notice',
  component: CountryNotice,
  args: { onClose: fn() },
  parameters: {
    componentDocs: countryNoticeDocs,
    conformance: { tag: 'span', portal: true },
    docs: { story: { inline: false, height: 320 } },
  },
} satisfies Meta<typeof CountryNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default: tokens cannot be bought here [BILL-01]',
  play: async ({ args }) => {
    const { element, dialog } = await storyDialog({ name: says('billing:country.title') });
    await expect(element).toHaveAccessibleDescription(says('billing:country.text'));
    await userEvent.click(dialog.getByRole('button', { name: says('billing:country.close') }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const OnAPhoneInGerman: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };
