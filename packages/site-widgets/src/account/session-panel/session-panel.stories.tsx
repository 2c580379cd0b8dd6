import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sessionPanelDocs } from './session-panel.docs.ts';
import { SessionPanel } from './session-panel.tsx';

const here = {
  id: 'one',
  browser: 'Firefox',
  os: 'Windows',
  country: 'DE',
  created_at: '2026-03-01T10:00:00.000Z',
  last_seen_at: '2026-03-04T10:00:00.000Z',
  is_current: true,
};
const phone = { ...here, id: 'two', browser: 'Chrome', os: 'Android', country: null, is_current: false };

const meta = {
  title: 'Site/Account/Session panel',
  component: SessionPanel,
  parameters: { componentDocs: sessionPanelDocs, conformance: { tag: 'section' } },
  args: {
    sessions: [here, phone, { ...phone, id: 'three', browser: null, os: null }],
    onEnd: fn(),
    onEndOthers: fn(),
  },
} satisfies Meta<typeof SessionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: { sessions: [here, { ...phone, browser: longText }] } satisfies Story['args'],
  },
  name: 'Default [AUTH-04]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [end] = canvas.getAllByRole('button', { name: /Chrome/ });
    await userEvent.click(end as HTMLElement);
    await expect(args.onEnd).toHaveBeenCalledWith('two');
    await userEvent.click(canvas.getByRole('button', { name: says('security:sessions.endOthers') }));
    await expect(args.onEndOthers).toHaveBeenCalled();
  },
};
export const OnlyThis: Story = { args: { sessions: [here] } };
