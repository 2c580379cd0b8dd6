import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { says, variantMatrix } from '../story/index.ts';
import { failedPartDocs } from './failed-part.docs.ts';
import { FailedPart, failedPartVariants } from './failed-part.tsx';

const meta = {
  title: 'UI/Failed part',
  tags: ['SHELL-23'],
  component: FailedPart,
  args: { onRetry: fn() },
  parameters: { componentDocs: failedPartDocs, conformance: { tag: 'div' } },
} satisfies Meta<typeof FailedPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { onReload: fn(), onDismiss: fn() } satisfies Story['args'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toBe(canvas.getByText(says('common:notLoaded')));
    await userEvent.click(canvas.getByRole('button', { name: says('common:retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: says('common:reload') })).toBeNull();
  },
};

/** After a retry that failed too. */
export const AfterARetry: Story = { args: { onReload: fn() } };

/** Its texts did not load. */
export const OnlyAReload: Story = {
  args: { onRetry: undefined, onReload: fn() },
  play: async ({ canvasElement }) => {
    const [button, ...others] = within(canvasElement).getAllByRole('button');
    await expect(button).toHaveTextContent(says('common:reload'));
    await expect(others).toEqual([]);
  },
};

/** A dialog that did not load. */
export const Notice: Story = {
  args: { place: 'notice', onReload: fn(), onDismiss: fn() },
  parameters: { docs: { story: { inline: false, height: 200 } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: says('common:close') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  ...variantMatrix(failedPartVariants, (props) => <FailedPart {...props} onRetry={() => {}} />),
  parameters: { docs: { story: { inline: false, height: 300 } } },
};
export const InTheDark: Story = { globals: { scheme: 'dark' }, args: { onReload: fn() } };
