import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PortalCell } from '../brand-scope/portal-cell.tsx';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { says, variantMatrix } from '../story/index.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { popoverDocs } from './popover.docs.ts';
import { Popover, popoverVariants } from './popover.tsx';

const meta = {
  title: 'UI/Popover',
  component: Popover,
  args: {
    trigger: (
      <Button variant="outline" iconStart={<SlidersHorizontal />}>
        Filters
      </Button>
    ),
    title: 'Filters',
    children: (
      <Field label="Language">
        <TextInput defaultValue="Nederlands" />
      </Field>
    ),
    onOpenChange: fn(),
  },
  parameters: {
    componentDocs: popoverDocs,
    conformance: { tag: 'div', args: { defaultOpen: true } },
    docs: { story: { inline: false, height: 320 } },
  },
  decorators: [
    (Story) => (
      <div className="grid min-h-72 grid-cols-[minmax(0,1fr)] items-start justify-items-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closing waits for its animation, which is late on a busy machine. */
const slow = { timeout: 5000 };

const page = () => within(document.body);

/** Opens by keyboard, takes the focus, and returns it on Esc. */
export const Default: Story = {
  parameters: {
    longText: {
      defaultOpen: true,
      showClose: true,
      children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz. '.repeat(5),
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Filters' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const popover = await page().findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull(), slow);
    await waitFor(() => expect(trigger).toHaveFocus(), slow);
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const WithClose: Story = {
  args: { defaultOpen: true, showClose: true },
  play: async () => {
    const popover = await page().findByRole('dialog');
    await userEvent.click(within(popover).getByRole('button', { name: says('common:close') }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull(), slow);
  },
};

/** Without a title, the label names it. */
export const NamedByLabel: Story = {
  args: {
    defaultOpen: true,
    title: undefined,
    label: 'About this show',
    children: 'Everybody pays per minute.',
  },
  play: async () => {
    await page().findByRole('dialog', { name: 'About this show' });
  },
};

/** Text without controls can be reached, and so scrolled, by keyboard. */
export const Scrolling: Story = {
  args: {
    defaultOpen: true,
    title: 'Rules of this room',
    children: 'Be kind, and ask before you record anything. '.repeat(20),
    style: { maxHeight: '10rem' },
  },
  play: async () => {
    const popover = await page().findByRole('dialog');
    await waitFor(() => expect(popover).toHaveFocus());
    const body = popover.querySelector('[data-part=body]');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(body).toHaveFocus();
  },
};

export const Matrix: Story = variantMatrix(popoverVariants, (props) => (
  <PortalCell className="h-48 w-80 desktop:w-[30rem]">
    <Popover {...props} open title="Details" trigger={<Button variant="outline">Details</Button>}>
      A show of thirty minutes.
    </Popover>
  </PortalCell>
));
