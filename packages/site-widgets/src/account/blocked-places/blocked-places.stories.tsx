import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { blockedPlacesDocs } from './blocked-places.docs.ts';
import { BlockedPlaces, type BlockedPlacesProps } from './blocked-places.tsx';

const Kept = (args: BlockedPlacesProps) => {
  const [places, setPlaces] = useState({ countries: args.countries, states: args.states });
  return (
    <BlockedPlaces
      {...places}
      onChange={(change) => {
        args.onChange(change);
        setPlaces({ ...places, ...change });
      }}
    />
  );
};

const meta = {
  title: 'Site/Account/Blocked places',
  component: BlockedPlaces,
  parameters: { componentDocs: blockedPlacesDocs, conformance: { tag: 'div' } },
  args: { countries: ['DE', 'FR'], states: ['US-TX'], onChange: fn() },
  render: (args) => <Kept key={JSON.stringify([args.countries, args.states])} {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BlockedPlaces>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: types a name, chooses, and removes another one. */
export const Default: Story = {
  name: 'Default [AUTH-08]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: says('settings:privacy.state') });
    await userEvent.type(field, 'Nevad');
    await screen.findByRole('option', { name: 'Nevada' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ states: ['US-TX', 'US-NV'] });
    await userEvent.click(
      canvas.getByRole('button', { name: says('settings:privacy.remove', { place: 'Texas' }) }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ states: ['US-NV'] });
  },
};
export const None: Story = { args: { countries: [], states: [] } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { countries: ['DE', 'GB', 'US', 'VC', 'GS'], states: ['US-DC', 'US-NC'] },
};
