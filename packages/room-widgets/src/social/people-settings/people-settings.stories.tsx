import { says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { peopleSettingsDocs } from './people-settings.docs.ts';
import { PeopleSettings } from './people-settings.tsx';

const meta = {
  title: 'Room/Social/Message settings',
  tags: ['PM-01'],
  component: PeopleSettings,
  parameters: { componentDocs: peopleSettingsDocs, conformance: { tag: 'div' } },
  args: { allowed: true, sound: false, onChange: fn() },
} satisfies Meta<typeof PeopleSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: says('social:settings.allow') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ allowed: false });
    await userEvent.click(canvas.getByRole('switch', { name: says('social:settings.sound') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ sound: true });
  },
};
export const NobodyMayWrite: Story = { args: { allowed: false, sound: true } };
