import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PortalCell } from '../brand-scope/portal-cell.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { says, variantMatrix } from '../story/index.ts';
import { drawerDocs } from './drawer.docs.ts';
import { Drawer, drawerVariants } from './drawer.tsx';

const filters = (
  <div className="flex flex-col gap-3">
    {['Live now', 'New', 'Speaks Dutch', 'Has a goal'].map((label) => (
      <Checkbox key={label} label={label} />
    ))}
  </div>
);

const meta = {
  title: 'UI/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: 'Filters',
    description: 'They work together.',
    children: filters,
    onClose: fn(),
    footer: (
      <>
        <Button variant="ghost">Clear</Button>
        <Button>Show 48</Button>
      </>
    ),
  },
  parameters: {
    componentDocs: drawerDocs,
    conformance: { tag: 'div', portal: true },
    docs: { story: { inline: false, height: 480 } },
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closing waits for its animation, which is late on a busy machine. */
const slow = { timeout: 5000 };

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ args }) => {
    const drawer = await page().findByRole('dialog', { name: 'Filters' });
    await expect(drawer).toHaveAccessibleDescription('They work together.');
    await userEvent.click(within(drawer).getByRole('button', { name: says('common:close') }));
    await expect(args.onClose).toHaveBeenLastCalledWith('close-button');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
  },
};

/** Opens by its own button, and keeps its state itself. */
export const WithTrigger: Story = {
  args: { open: undefined, trigger: <Button>Filters</Button>, onOpenChange: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Filters' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await page().findByRole('dialog', { name: 'Filters' });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull(), slow);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const AtTheStart: Story = { args: { side: 'start', size: 'sm' } };
export const Wide: Story = { args: { size: 'lg' } };

export const Matrix: Story = variantMatrix(drawerVariants, (props) => (
  <PortalCell className="h-56 w-[44rem]">
    <Drawer {...props} open modal={false} title="Filters" onClose={() => {}}>
      {filters}
    </Drawer>
  </PortalCell>
));

const Opener = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Filters" footer={<Button>Show</Button>}>
        {filters}
      </Drawer>
    </>
  );
};

export const HoldsAndReturnsFocus: Story = {
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filters' });
    await userEvent.click(opener);
    const drawer = await page().findByRole('dialog');
    for (let stop = 0; stop < 7; stop++) {
      await userEvent.tab();
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus(), slow);
  },
};

export const NotDismissible: Story = {
  args: { dismissible: false, title: 'Choose a language' },
  play: async ({ args }) => {
    const drawer = await page().findByRole('dialog');
    await expect(within(drawer).queryByRole('button', { name: says('common:close') })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The page beside it stays usable; a click there does not close it. */
export const BesideThePage: Story = {
  args: { modal: false },
  render: (args) => (
    <>
      <Button>Still here</Button>
      <Drawer {...args} />
    </>
  ),
  play: async ({ args, canvasElement }) => {
    await page().findByRole('dialog');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Still here' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ScrollsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  args: {
    title: 'Benachrichtigungseinstellungen für Lieblingsdarstellerinnen',
    description: 'Ein sehr langes Wort: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.',
    children: Array.from({ length: 40 }, (_, index) => `Absatz ${index + 1} mit einem ruhigen Satz.`).map(
      (text) => (
        <p key={text} className="mb-3">
          {text}
        </p>
      ),
    ),
  },
  play: async () => {
    const drawer = await page().findByRole('dialog');
    const body = drawer.querySelector('[data-part="body"]');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
  },
};
