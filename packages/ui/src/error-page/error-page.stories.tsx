import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { longText, says } from '../story/index.ts';
import { errorPageDocs } from './error-page.docs.ts';
import { ErrorPage } from './error-page.tsx';

const home = (
  <Button asChild>
    <a href="#home">Home</a>
  </Button>
);

const meta = {
  title: 'UI/Error page',
  tags: ['SHELL-06'],
  component: ErrorPage,
  args: { action: home },
  parameters: { componentDocs: errorPageDocs, conformance: { tag: 'section' }, layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 404 by default. */
export const Default: Story = {
  parameters: {
    longText: {
      code: 'E'.repeat(300),
      message: `<b>${longText}</b>`,
      reference: 'f'.repeat(300),
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: says('ui:error.notFound') }),
    ).toBeVisible();
  },
};

export const Generic: Story = {
  args: { code: 500, reference: 'c0ffee-17' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: says('ui:error.title') })).toBeVisible();
    await expect(canvas.getByText(says('ui:error.generic'))).toBeVisible();
  },
};

export const WithMessage: Story = { args: { code: 403, message: 'This room is closed to your region.' } };
