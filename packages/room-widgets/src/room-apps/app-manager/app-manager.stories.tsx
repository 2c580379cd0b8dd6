import { longText, says, storyNumber, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyApps } from '../../story/app-views.ts';
import { appManagerDocs } from './app-manager.docs.ts';
import { AppManager } from './app-manager.tsx';

const meta = {
  title: 'Room/Room apps/App manager',
  component: AppManager,
  parameters: { componentDocs: appManagerDocs, conformance: { tag: 'section' } },
  args: {
    installed: [storyApps.tip_goal],
    drafts: {},
    onDraftChange: fn(),
    pendingId: null,
    onInstall: fn(),
    onUninstall: fn(),
  },
  render: function Render(args) {
    const [drafts, setDrafts] = useState(args.drafts);
    return (
      <AppManager
        {...args}
        drafts={drafts}
        onDraftChange={(app, draft) => setDrafts((all) => ({ ...all, [app]: draft }))}
      />
    );
  },
} satisfies Meta<typeof AppManager>;
export default meta;
type Story = StoryObj<typeof meta>;

const nameOf = (app: 'tip_goal' | 'spin_wheel' | 'tip_menu' | 'easter_egg') =>
  storyText(`broadcaster:apps.${app}`);
const toSetUp = (app: Parameters<typeof nameOf>[0], key: 'setUp' | 'change' = 'setUp') =>
  `${storyText(`broadcaster:apps.${key}`)}: ${nameOf(app)}`;

export const Default: Story = {
  name: 'Default: one app runs, another is installed [APP-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: toSetUp('tip_menu') }));
    const rows = () => [...canvasElement.querySelectorAll('[data-part=row]')];
    await expect(rows()).toHaveLength(1);
    await userEvent.type(canvas.getByRole('textbox', { name: says('broadcaster:config.title') }), 'Menu');
    await userEvent.click(canvas.getByRole('button', { name: says('broadcaster:apps.add') }));
    const [first, second] = rows().map((row) => within(row as HTMLElement).getByRole('textbox'));
    await userEvent.type(first as HTMLElement, 'Wave');
    await userEvent.type(second as HTMLElement, 'Sing');
    await userEvent.click(canvas.getByRole('button', { name: says('broadcaster:apps.install') }));
    await expect(args.onInstall).toHaveBeenCalledWith({
      app: 'tip_menu',
      config: {
        title: 'Menu',
        items: [
          { label: 'Wave', price: 25 },
          { label: 'Sing', price: 25 },
        ],
      },
    });
    await userEvent.click(
      canvas.getByRole('button', {
        name: says('broadcaster:apps.takeDownName', { name: nameOf('tip_goal') }),
      }),
    );
    await expect(args.onUninstall).toHaveBeenCalledWith('tip_goal');
  },
};
export const Changed: Story = {
  name: 'Changes a running app, starting from its settings',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: toSetUp('tip_goal', 'change') }));
    const target = canvas.getByRole('spinbutton', { name: says('broadcaster:config.target') });
    await expect(target).toHaveValue(storyNumber(storyApps.tip_goal.target));
    await userEvent.clear(target);
    await userEvent.click(canvas.getByRole('button', { name: says('broadcaster:apps.restart') }));
    await expect(args.onInstall).not.toHaveBeenCalled();
    await userEvent.type(target, '2000');
    await userEvent.click(canvas.getByRole('button', { name: says('broadcaster:apps.restart') }));
    await expect(args.onInstall).toHaveBeenCalledWith({
      app: 'tip_goal',
      config: { title: storyApps.tip_goal.title, target: 2_000 },
    });
  },
};
export const Refused: Story = {
  args: {
    problems: {
      app: 'spin_wheel',
      fields: { 'config.price': 'too_big', 'config.prizes.0.label': 'required' },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: toSetUp('spin_wheel') }));
    await expect(canvas.getByText(says('common:problem.too_big'))).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(says('common:problem.required'));
    const label = `${storyText('broadcaster:config.label')} ${storyNumber(1)}`;
    await expect(canvas.getByRole('textbox', { name: label })).toHaveAccessibleDescription(
      storyText('common:problem.required'),
    );
  },
};
export const Sounds: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: toSetUp('easter_egg') }));
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'drum');
    await userEvent.click(canvas.getByRole('button', { name: says('broadcaster:apps.install') }));
    await expect(args.onInstall).toHaveBeenCalledWith({
      app: 'easter_egg',
      config: { amount: 25, sound: 'drum' },
    });
  },
};
export const KeepsTheFocus: Story = {
  name: 'The focus stays with a button that adds or removes a row, or goes to the one that adds',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: toSetUp('tip_menu') }));
    const add = canvas.getByRole('button', { name: says('broadcaster:apps.add') });
    const remove = (row: number) =>
      canvas.getByRole('button', { name: says('broadcaster:apps.remove', { shown: storyNumber(row) }) });
    await userEvent.click(add);
    await userEvent.click(remove(2));
    await expect(add).toHaveFocus();
    await userEvent.click(add);
    await userEvent.click(remove(1));
    await expect(remove(1)).toHaveAttribute('aria-disabled', 'true');
    await expect(remove(1)).toBeEnabled();
    await expect(remove(1)).toHaveFocus();
    while (add.ariaDisabled !== 'true') await userEvent.click(add);
    await expect(add).toBeEnabled();
    await expect(add).toHaveFocus();
  },
};
export const AllRun: Story = { args: { installed: Object.values(storyApps) } };
export const TakingOneDown: Story = { args: { pendingId: 'tip_goal' } };
export const SetUpOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: {
    drafts: {
      spin_wheel: {
        price: 100_000,
        prizes: [
          { label: longText.slice(0, 60), weight: 10_000, win: true },
          { label: 'B', weight: 1, win: false },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: toSetUp('spin_wheel') }));
  },
};
/** Why an app was not taken down is said at the app. */
export const NotTakenDown: Story = {
  args: {
    problems: { app: 'tip_goal', fields: {}, error: 'No connection. Check your network and try again.' },
  },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert.closest('[data-part=app]')).toHaveAttribute('data-app', 'tip_goal');
  },
};
