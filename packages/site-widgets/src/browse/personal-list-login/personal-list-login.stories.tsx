import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { personalListLoginDocs } from './personal-list-login.docs.ts';
import { PersonalListLogin } from './personal-list-login.tsx';

const meta = {
  title: 'Site/Browse/Personal list login',
  component: PersonalListLogin,
  parameters: {
    layout: 'fullscreen',
    componentDocs: personalListLoginDocs,
    conformance: { tag: 'section' },
  },
  args: { path: '/followed', list: 'followed', loginHref: '/login?next=%2Ffollowed' },
} satisfies Meta<typeof PersonalListLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      says('lists:personal.followed'),
    );
    await expect(canvas.getByRole('link', { name: says('common:login') })).toHaveAttribute(
      'href',
      args.loginHref ?? '',
    );
  },
};

export const ForYou: Story = { args: { path: '/for-you', list: 'forYou', loginHref: '/login' } };

/** While it is unknown whether the visitor is a guest. */
export const Unknown: Story = {
  args: { loginHref: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: says('common:login') })).toBeNull();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
