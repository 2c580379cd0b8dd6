import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { profileFormDocs } from './profile-form.docs.ts';
import { ProfileForm } from './profile-form.tsx';

const meta = {
  title: 'Site/Account/Profile form',
  component: ProfileForm,
  parameters: { componentDocs: profileFormDocs, conformance: { tag: 'form' } },
  args: {
    values: { displayName: 'Ada', gender: 'f', birthDate: '1990-05-17' },
    identityFixed: false,
    pending: false,
    error: null,
    fieldErrors: {},
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
      displayName: 'Ada of Ghent',
      gender: 'f',
      birthDate: '1990-05-17',
    });
  },
};
/** Of broadcasters, and after an identity check. */
export const Fixed: Story = {
  args: { identityFixed: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: says('common:save') }));
    await expect(args.onSubmit).toHaveBeenCalledWith(args.values);
  },
};
export const Problems: Story = {
  args: { fieldErrors: { displayName: 'taken', birthDate: 'under_age' } },
  play: async ({ canvasElement }) => {
    await expect(nameField(canvasElement)).toBeInvalid();
  },
};
export const Sending: Story = { args: { pending: true } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const FailedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { error: longText, values: { displayName: longText, gender: null, birthDate: null } },
};
