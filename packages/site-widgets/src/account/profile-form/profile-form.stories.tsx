import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ProfileForm } from './profile-form.tsx';

const meta = {
  title: 'Site/Account/Profile form',
  component: ProfileForm,
  args: {
    values: { display_name: 'Ada', gender: 'f', birth_date: '1990-05-17' },
    isFixed: false,
    isSending: false,
    errorMessage: null,
    problems: {},
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const nameField = (canvas: HTMLElement) => within(canvas).getByRole('textbox');

export const Default: Story = {
  name: 'Default [AUTH-05]',
  play: async ({ canvasElement, args }) => {
    const field = nameField(canvasElement);
    await userEvent.clear(field);
    await userEvent.type(field, ' Ada of Ghent {enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      display_name: 'Ada of Ghent',
      gender: 'f',
      birth_date: '1990-05-17',
    });
  },
};
/** Of broadcasters, and after an identity check. */
export const Fixed: Story = {
  args: { isFixed: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: says('common:save') }));
    await expect(args.onSubmit).toHaveBeenCalledWith(args.values);
  },
};
export const Problems: Story = {
  args: { problems: { display_name: 'taken', birth_date: 'under_age' } },
  play: async ({ canvasElement }) => {
    await expect(nameField(canvasElement)).toBeInvalid();
  },
};
export const Sending: Story = { args: { isSending: true } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const FailedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { errorMessage: longText, values: { display_name: longText, gender: null, birth_date: null } },
};
