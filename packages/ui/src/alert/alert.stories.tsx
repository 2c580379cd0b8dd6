import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { begins, says, variantMatrix } from '../story/index.ts';
import { alertDocs } from './alert.docs.ts';
import { Alert, alertVariants } from './alert.tsx';

const meta = {
  title: 'UI/Alert',
  component: Alert,
  args: {
    title: 'This card ends soon',
    children: 'It is valid until the end of the month.',
    tone: 'warning',
  },
  parameters: { componentDocs: alertDocs, conformance: { tag: 'div' } },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { longText: { onDismiss: () => {} } satisfies Story['args'] } };

export const Matrix: Story = variantMatrix(alertVariants, (props) => (
  <Alert {...props} title="A word about it" className="w-80">
    One sentence, with <Link href="#more">a link</Link>.
  </Alert>
));

/** Announced when it appears; the text includes the tone. */
export const Live: Story = {
  args: { tone: 'error', live: true, title: 'The card was declined', children: 'Nothing was charged.' },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent(begins('ui:appearance.error'));
  },
};

export const WithAction: Story = {
  args: {
    tone: 'error',
    title: 'The card was declined',
    children: 'Nothing was charged.',
    action: (
      <>
        <Button size="sm" variant="outline">
          Try another card
        </Button>
        <Button size="sm" variant="ghost">
          Ask the support
        </Button>
      </>
    ),
  },
};

export const Dismissible: Story = {
  args: { tone: 'success', title: 'Saved', children: undefined, onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: says('common:close') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const OnlyText: Story = { args: { title: undefined, tone: 'info' } };
