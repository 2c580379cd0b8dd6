import type { Language } from '@footlight/contract';
import { isLanguage } from '@footlight/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DEMO_ROLES } from '../recording.ts';
import { WholePage } from './whole-page.tsx';

const recorded =
  import.meta.env.MODE === 'test' ? '/recorded/' : new URL('recorded/', document.baseURI).pathname;

interface Args {
  path: string;
  role: keyof typeof DEMO_ROLES;
}

const meta = {
  title: 'Pages/Whole pages',
  args: { path: '/', role: 'guest' },
  argTypes: { role: { control: 'select', options: Object.keys(DEMO_ROLES) } },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    // A page of moving parts is caught between two colours, and shows pictures and logos of every colour.
    withoutGates: {
      'debug brand': 'The story of each component has this check.',
      'dark contrast': 'The story of each component has this check, and so has the first page.',
    },
  },
  render: ({ path, role }, { globals }) => {
    const language: Language = isLanguage(globals.language) ? globals.language : 'en';
    const brand = typeof globals.brand === 'string' ? globals.brand : 'default';
    return <WholePage path={path} role={role} brand={brand} language={language} recorded={recorded} />;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getAllByRole('heading').length).toBeGreaterThan(0), { timeout: 20_000 });
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Default: Story = { parameters: { withoutGates: { 'dark contrast': null } } };
export const List: Story = { args: { path: '/girls/new' } };
export const Room: Story = { args: { path: '/katya_lind' } };
export const RoomOfAViewer: Story = { args: { path: '/katya_lind', role: 'viewer' } };
/** The header is over the picture, and the field of the chat above the tip bar. */
export const RoomOnAPhone: Story = {
  args: { path: '/katya_lind', role: 'viewer' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const partOf = (selector: string) =>
      canvasElement.querySelector(`[data-component=room-screen] ${selector}`)?.getBoundingClientRect();
    await waitFor(() => expect(partOf('[data-component=chat-composer]')).toBeDefined(), { timeout: 20_000 });
    if (!matchMedia('(width < 800px)').matches) return;
    await waitFor(() =>
      expect(partOf('[data-component=chat-composer]')?.bottom).toBeLessThanOrEqual(
        (partOf('[data-part=tip]')?.top ?? 0) + 1,
      ),
    );
  },
};
export const RoomDuringAPrivateShow: Story = { args: { path: '/fiora_ember', role: 'viewer' } };
export const RoomOfItsBroadcaster: Story = { args: { path: '/performer', role: 'broadcaster' } };
export const RoomOffline: Story = { args: { path: '/performer' } };
export const RoomWithAPassword: Story = { args: { path: '/petra_passe' } };
export const RoomOfNobody: Story = { args: { path: '/nobody_here' } };
export const Profile: Story = { args: { path: '/katya_lind/bio' } };
export const Media: Story = { args: { path: '/katya_lind/media' } };
export const FanClub: Story = { args: { path: '/katya_lind/fanclub' } };
export const Purchase: Story = { args: { path: '/account/tokens', role: 'viewer' } };
export const Membership: Story = { args: { path: '/account/membership', role: 'viewer' } };
export const Account: Story = { args: { path: '/account/settings', role: 'viewer' } };
export const Studio: Story = { args: { path: '/studio', role: 'broadcaster' } };
export const Earnings: Story = { args: { path: '/studio/earnings', role: 'broadcaster' } };
export const BrandStudio: Story = { args: { path: '/studio/brand', role: 'operator' } };
export const BackOffice: Story = { args: { path: '/admin', role: 'admin' } };
export const Login: Story = { args: { path: '/login' } };
export const Questions: Story = { args: { path: '/faq' } };
export const NotFound: Story = { args: { path: '/there/is/no/such/page' } };
