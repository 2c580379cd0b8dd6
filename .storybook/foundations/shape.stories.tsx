import { Button } from '@footlight/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

const meta = { title: 'Foundations/Shape and motion' } satisfies Meta;
export default meta;
type Story = StoryObj;

const radii = [
  'rounded-xs',
  'rounded-sm',
  'rounded-md',
  'rounded-lg',
  'rounded-xl',
  'rounded-2xl',
  'rounded-pill',
];
const shadows = ['shadow-xs', 'shadow-sm', 'shadow-md', 'shadow-lg'];
const spaces = ['w-1', 'w-2', 'w-3', 'w-4', 'w-6', 'w-8', 'w-12', 'w-16'];

/** Corners scale with the brand's radius factor, spacing with its density factor. */
export const Default: Story = {
  render: () => (
    <div className="flex flex-col gap-8">
      <ul className="flex flex-wrap gap-4">
        {radii.map((name) => (
          <li key={name} className="text-center font-mono text-xs text-text-muted">
            <span className={`mb-2 block size-20 bg-primary-soft ${name}`} />
            {name}
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-6">
        {shadows.map((name) => (
          <li key={name} className="text-center font-mono text-xs text-text-muted">
            <span className={`mb-3 block size-20 rounded-lg bg-surface-raised ${name}`} />
            {name}
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-2">
        {spaces.map((name) => (
          <li key={name} className="flex items-center gap-3 font-mono text-xs text-text-muted">
            <span className={`h-3 rounded-xs bg-secondary ${name}`} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  ),
};

/** The stage light: live elements have a glow at their lower edge. */
export const Footlight: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      <div className="grid h-48 place-items-center rounded-xl bg-surface footlight-glow">footlight-glow</div>
      <div>
        <div className="mb-2 h-1 rounded-pill footlight" />
        footlight
      </div>
    </div>
  ),
};

const speeds = ['duration-fast', 'duration-base', 'duration-slow'];

const Runway = () => {
  const [there, setThere] = useState(false);
  return (
    <div className="flex flex-col items-start gap-4">
      <Button onClick={() => setThere(!there)}>Move</Button>
      {speeds.map((name) => (
        <div key={name} className="w-80 max-w-full font-mono text-xs text-text-muted">
          {name}
          <div
            data-state={there ? 'there' : 'here'}
            className={`size-8 rounded-md bg-primary transition-[translate] ease-out ${name} ${there ? 'translate-x-72' : ''}`}
          />
        </div>
      ))}
    </div>
  );
};

/** Three speeds. With reduced motion nothing moves across the screen. */
export const Motion: Story = {
  render: () => <Runway />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelectorAll('[data-state="there"]')).toHaveLength(3);
  },
};
