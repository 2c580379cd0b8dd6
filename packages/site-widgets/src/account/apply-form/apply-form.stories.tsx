import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApplyForm } from './apply-form.tsx';

const details = { legal_name: 'Ada Example', stage_name: 'Ada Star', country: 'NL' };

const meta = {
  title: 'Site/Account/Apply form',
  component: ApplyForm,
  args: {
    isNew: true,
    country: 'NL',
    isSending: false,
    errorMessage: null,
    problems: {},
    documents: [{ key: 'terms', label: 'Terms of use', href: '/legal/terms' }],
    submitLabel: 'Go on to the agreement',
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ApplyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Default [AUTH-02]' };
/** After a rejection: the account exists, what was stated can be corrected. */
export const Again: Story = {
  args: { isNew: false, details, submitLabel: 'Send again' },
  play: async ({ canvasElement, args }) => {
    const name = within(canvasElement).getByRole('textbox', {
      name: new RegExp(says('apply:legalName').source),
    });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada Real{enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ legal_name: 'Ada Real', stage_name: 'Ada Star', country: 'NL' }),
    );
  },
};
export const Refused: Story = {
  args: {
    errorMessage: 'The request is invalid.',
    problems: {
      username: 'taken',
      legal_name: 'too_short',
      country: 'required',
      birth_date: 'under_age',
      accept_terms: 'not_accepted',
    },
  },
};
export const SendingOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de', scheme: 'dark' },
  args: { isSending: true, errorMessage: longText, submitLabel: longText },
};
