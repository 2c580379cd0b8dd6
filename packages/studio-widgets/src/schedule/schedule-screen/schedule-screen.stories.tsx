import { exampleSchedule } from '@footlight/contract/fixtures';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { scheduleScreenDocs } from './schedule-screen.docs.ts';
import { ScheduleScreen } from './schedule-screen.tsx';

const meta = {
  title: 'Studio/Schedule/Schedule',
  component: ScheduleScreen,
  parameters: { componentDocs: scheduleScreenDocs, conformance: { tag: 'div' } },
  args: {
    schedule: exampleSchedule,
    ownZone: 'America/Bogota',
    pending: false,
    error: null,
    onSave: fn(),
  },
} satisfies Meta<typeof ScheduleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      schedule: {
        zone: 'America/Argentina/ComodRivadavia',
        slots: Array.from({ length: 21 }, (_, index) => ({
          day: (index % 7) + 1,
          start: 600 + index,
          minutes: 75,
        })),
      },
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: says('schedule:add') }));
    const [, , start] = page.getAllByLabelText(says('schedule:start'));
    fireEvent.change(start as HTMLElement, { target: { value: '' } });
    await userEvent.click(page.getByRole('button', { name: says('schedule:save') }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(page.getByText(says('schedule:missing'))).toBeVisible();
    fireEvent.change(start as HTMLElement, { target: { value: '09:30' } });
    const [first] = page.getAllByRole('button', { name: says('schedule:remove') });
    await userEvent.click(first as HTMLElement);
    await userEvent.click(page.getByRole('button', { name: says('schedule:save') }));
    await expect(args.onSave).toHaveBeenCalledWith({
      zone: 'Europe/Amsterdam',
      slots: [
        { day: 5, start: 1_320, minutes: 240 },
        { day: 6, start: 570, minutes: 240 },
      ],
    });
  },
};
/** A time after midnight ends on the next day; one of Sunday night on Monday. */
export const WeekAsBars: Story = {
  args: { schedule: { zone: 'UTC', slots: [{ day: 7, start: 1_380, minutes: 180 }] } },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll<HTMLElement>('[data-part=week] [data-part=time]')];
    const minutes = bars.map(({ style }) => Math.round(Number.parseFloat(style.width) * 14.4));
    await expect(minutes).toEqual([120, 60]);
  },
};
export const NoTimesYet: Story = { args: { schedule: null } };
export const Saving: Story = { args: { pending: true } };
export const NotSaved: Story = { args: { error: longText } };
