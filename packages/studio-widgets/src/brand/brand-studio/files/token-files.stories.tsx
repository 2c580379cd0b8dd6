import { says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyConfig } from '../story-studio.tsx';
import TokenFiles from './token-files.tsx';

const meta = {
  title: 'White label/Design tokens',
  component: TokenFiles,
  args: { custom: storyConfig('pebble').custom, fileName: 'brand-pebble.localhost' },
} satisfies Meta<typeof TokenFiles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A file for each scheme and contrast level, and the CSS variables. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: says('studio:tokens.title') });
    const names = ['light', 'dark', 'lightMore', 'darkMore', 'css'] as const;
    const buttons = within(region).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(
      names.map((name) => storyText(`studio:tokens.${name}`)),
    );
    buttons[0]?.focus();
    await userEvent.tab();
    await expect(buttons[1]).toHaveFocus();
  },
};

/** A brand that is always dark has no light file. */
export const AlwaysDark: Story = {
  args: { custom: storyConfig('noir').custom },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: says('studio:tokens.light') })).toBeNull();
    await expect(canvas.getByText(says('studio:tokens.onlyDark'))).toBeVisible();
  },
};

export const PhoneInGerman: Story = { globals: { viewport: { value: 'mobile' }, language: 'de' } };
