import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { english } from '../locales/english.ts';
import { PasswordInput } from '../password-input/password-input.tsx';
import { textsProviderDocs } from './texts-provider.docs.ts';
import { type AskedText, TextsProvider } from './texts-provider.tsx';

/** Stands for another library: it knows one text. */
const inPortuguese = ({ namespace, key }: AskedText) =>
  namespace === 'ui' && key === 'field.optional' ? 'opcional' : undefined;

const meta = {
  title: 'UI/TextsProvider',
  component: TextsProvider,
  parameters: { componentDocs: textsProviderDocs },
  args: {
    texts: english,
    children: (
      <Field label="Password" optional>
        <PasswordInput name="password" />
      </Field>
    ),
  },
} satisfies Meta<typeof TextsProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Show password' })).toBeVisible();
  },
};

export const AnotherLibrary: Story = {
  args: { language: 'pt', translate: inPortuguese },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('opcional')).toBeVisible();
  },
};
