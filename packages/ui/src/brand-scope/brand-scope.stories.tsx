import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { BottomSheet } from '../bottom-sheet/bottom-sheet.tsx';
import { Button } from '../button/button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { ContextMenu } from '../context-menu/context-menu.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import { MenuItem } from '../dropdown-menu/menu-items.tsx';
import { Field } from '../field/field.tsx';
import { Lightbox } from '../lightbox/lightbox.tsx';
import { Popover } from '../popover/popover.tsx';
import { longText, storyArt } from '../story/index.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { brandScopeDocs } from './brand-scope.docs.ts';
import { BrandScope } from './brand-scope.tsx';

const meta = {
  title: 'UI/Brand scope',
  component: BrandScope,
  tags: ['BRAND-05'],
  parameters: { componentDocs: brandScopeDocs, conformance: { tag: 'div' } },
  args: { brand: 'noir', className: 'grid gap-3 p-4', children: <Button>Send tip</Button> },
} satisfies Meta<typeof BrandScope>;
export default meta;
type Story = StoryObj<typeof meta>;

const radiusOf = (element: Element) => getComputedStyle(element).getPropertyValue('--fl-radius').trim();

/** The page keeps its brand; the part has its own. */
export const Default: Story = {
  parameters: { longText: { children: longText, className: 'p-4 wrap-anywhere' } satisfies Story['args'] },
  play: async ({ canvasElement }) => {
    const scope = canvasElement.querySelector('[data-component="brand-scope"]') as HTMLElement;
    await expect(radiusOf(scope)).toBe('0');
    await expect(getComputedStyle(scope).colorScheme).toBe('dark');
  },
};

const nothing = () => undefined;

/** Every component that opens over the page. Most are controlled; two open on user action. */
const overlays: Record<string, (open: boolean, close: () => void) => ReactNode> = {
  'bottom-sheet': (open, close) => <BottomSheet open={open} onClose={close} title="Sheet" modal={false} />,
  dialog: (open, close) => <Dialog open={open} onClose={close} title="Dialog" modal={false} />,
  drawer: (open, close) => <Drawer open={open} onClose={close} title="Drawer" modal={false} />,
  lightbox: (open, close) => (
    <Lightbox
      label="Lights"
      items={[{ id: 'dawn', src: storyArt(3, 1200, 800), alt: '' }]}
      index={open ? 0 : null}
      onIndexChange={nothing}
      onClose={close}
    />
  ),
  popover: (open) => (
    <Popover open={open} label="Popover" trigger={<Button variant="outline">Popover</Button>}>
      Volume
    </Popover>
  ),
  tooltip: (open) => (
    <Tooltip open={open} content="Tooltip">
      <Button variant="outline">Tooltip</Button>
    </Tooltip>
  ),
  'dropdown-menu': (open, close) => (
    <DropdownMenu open={open} onOpenChange={close} trigger={<Button variant="outline">Menu</Button>}>
      <MenuItem onSelect={nothing}>Profile</MenuItem>
    </DropdownMenu>
  ),
  'context-menu': () => (
    <ContextMenu label="Line" target={<button type="button">mia_77: what a lovely evening</button>}>
      <MenuItem onSelect={nothing}>Copy</MenuItem>
    </ContextMenu>
  ),
  combobox: () => (
    <Field label="City">
      <Combobox options={[{ value: 'lis', label: 'Lisboa' }]} value={null} onValueChange={nothing} />
    </Field>
  ),
};

const NestedBrands = () => {
  const [shown, setShown] = useState<string>();
  return (
    <BrandScope brand="velvet" scheme="light" className="p-4">
      <p className="mb-3">Velvet Hour</p>
      <BrandScope brand="noir" className="grid min-h-96 content-start gap-3 p-4">
        <select
          aria-label="Overlay"
          value={shown ?? ''}
          onChange={(event) => setShown(event.target.value || undefined)}
          className="h-10 rounded-md border border-border-strong bg-surface px-2"
        >
          <option value="">None</option>
          {Object.keys(overlays).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        {Object.entries(overlays).map(([name, render]) => (
          <div key={name} data-overlay={name}>
            {shown === name ? render(true, () => setShown(undefined)) : null}
          </div>
        ))}
      </BrandScope>
    </BrandScope>
  );
};

/** Two nested brands: overlays opened from the inner one use the inner brand. */
export const EveryOverlayKeepsItsBrand: Story = {
  render: () => <NestedBrands />,
  play: async ({ canvasElement }) => {
    const choice = within(canvasElement).getByLabelText('Overlay');
    const inner = canvasElement.querySelector('[data-brand="noir"]') as HTMLElement;
    for (const name of Object.keys(overlays)) {
      fireEvent.change(choice, { target: { value: name } });
      const place = canvasElement.querySelector(`[data-overlay="${name}"]`) as HTMLElement;
      if (name === 'context-menu') fireEvent.contextMenu(within(place).getByRole('button'));
      if (name === 'combobox') await userEvent.click(within(place).getByRole('combobox'));
      const selector = name === 'combobox' ? '[data-part="panel"]' : `[data-component="${name}"]`;
      await waitFor(() => expect(document.querySelector(selector), name).not.toBeNull());
      const overlay = document.querySelector(selector) as HTMLElement;
      await expect(overlay.closest('[data-brand]'), name).toBe(inner);
      await expect(place.contains(overlay), `${name} is put into the brand, not where it was written`).toBe(
        false,
      );
      await expect(radiusOf(overlay), name).toBe('0');
      await expect(getComputedStyle(overlay).colorScheme, name).toBe('dark');
      if (name === 'context-menu') await userEvent.keyboard('{Escape}');
      fireEvent.change(choice, { target: { value: '' } });
      await waitFor(() => expect(document.querySelector(selector), name).toBeNull());
    }
  },
};
