import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyText, variantMatrix } from '../story/index.ts';
import { kbdDocs } from './kbd.docs.ts';
import { Kbd, kbdVariants } from './kbd.tsx';

const meta = {
  title: 'UI/Kbd',
  component: Kbd,
  args: { keys: ['Mod', 'K'] },
  parameters: { componentDocs: kbdDocs, conformance: { tag: 'kbd' } },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      keys: ['Control', 'Shift', 'Alt', 'Backspace', 'Nichtvorgesehenetastenbezeichnung'.repeat(3)],
    } satisfies Story['args'],
  },
};

export const Matrix: Story = variantMatrix(kbdVariants, (props) => <Kbd {...props} keys={['Shift', 'M']} />);

/** Keys shown as symbols are announced by name. */
export const NamedKeys: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {['ArrowUp', 'ArrowLeft', 'Enter', 'Escape', 'Space', 'PageDown', '?'].map((key) => (
        <Kbd key={key} keys={key} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const caps = [...canvasElement.querySelectorAll('[data-part="key"]')].map((key) => key.textContent);
    await expect(caps.slice(0, 3)).toEqual([
      `↑${storyText('extra:keys.up')}`,
      `←${storyText('extra:keys.left')}`,
      storyText('extra:keys.enter'),
    ]);
  },
};

export const InText: Story = {
  render: () => (
    <p className="max-w-80">
      Press <Kbd keys="M" size="sm" /> to turn the sound off, and <Kbd keys={['Mod', 'Enter']} size="sm" /> to
      send a line.
    </p>
  ),
};
