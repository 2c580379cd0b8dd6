import { readBrand } from '@footlight/theme';
import { isLanguage } from '@footlight/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { readLink } from '../playground/brand-link.ts';
import { FramedPage, type FramedPageProps } from '../playground/framed-page.tsx';
import { Playground } from '../playground/playground.tsx';

const base = new URL('./', document.baseURI);
const address = new URL('?path=/story/foundations-playground--default', base).href;
const frameOf = (language: unknown) =>
  new URL(`iframe.html?id=foundations-playground--page&viewMode=story&globals=language:${language}`, base)
    .href;

interface Args {
  /** Query of the address. */
  query: string;
}

const meta = {
  title: 'Foundations/Playground',
  tags: ['!autodocs'],
  args: { query: window.location.search },
  argTypes: { query: { control: false } },
  parameters: {
    withoutGates: { 'debug brand': 'Shows a brand of its own, and colours of other brands as data.' },
  },
  render: ({ query }, { globals }) => (
    <Playground query={query} address={address} frameAddress={frameOf(globals.language)} />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const colourOf = (element: HTMLElement) => getComputedStyle(element).getPropertyValue('--fl-primary');
const boardsOf = (canvas: HTMLElement) =>
  (['Light', 'Dark'] as const).map((name) => within(canvas).getByRole('group', { name }));

/** Opens a tab as the keyboard does: a focused tab is open. */
const openTab = (canvas: HTMLElement, name: string) =>
  waitFor(() => {
    const tab = within(canvas).getByRole('tab', { name });
    tab.focus();
    return expect(tab).toHaveAttribute('aria-selected', 'true');
  });

/** Two colours, a logo, typefaces, roundness and density make a brand. */
export const Default: Story = {
  // Changes nothing: the story runs for every visitor, and a link opens it.
  play: async ({ canvasElement }) => {
    const [light, dark] = boardsOf(canvasElement);
    await expect(getComputedStyle(light as HTMLElement).backgroundColor).not.toBe(
      getComputedStyle(dark as HTMLElement).backgroundColor,
    );
  },
};

/** A changed setting shows at once, and the link carries it. */
export const Edited: Story = {
  args: { query: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [light] = boardsOf(canvasElement);
    const before = colourOf(light as HTMLElement);
    const [primary] = canvas.getAllByRole('textbox');
    await userEvent.clear(primary as HTMLElement);
    await userEvent.type(primary as HTMLElement, '#3b5bdb');
    await waitFor(() => expect(colourOf(light as HTMLElement)).not.toBe(before));
    // The link restores what is set.
    const link = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Link to this brand' }).value;
    await waitFor(() => expect(readLink(new URL(link).search).brand.color_primary).toBe('#3b5bdb'));
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(colourOf(light as HTMLElement)).toBe(before));
  },
};

/** A link opens the playground with its brand. */
export const FromALink: Story = {
  args: {
    query:
      '?brand.color_primary=%230ca678&brand.color_secondary=%233b5bdb&brand.font_family=Lora&brand.radius_factor=2',
  },
  play: async ({ canvasElement, args }) => {
    const [light] = boardsOf(canvasElement);
    const { brand } = readBrand(readLink(args.query).brand);
    await expect(brand.primary).toBe('#0ca678');
    const style = getComputedStyle(light as HTMLElement);
    await expect(style.getPropertyValue('--fl-radius')).toBe('2');
    await expect(style.fontFamily).toContain('Lora');
    await expect(within(canvasElement).queryByText('Parts of this link were refused')).toBeNull();
  },
};

/** Values that are no part of a brand are refused with a reason. */
export const HostileLink: Story = {
  args: {
    query:
      '?brand.color_primary=red%3B%7Dbody%7Bdisplay%3Anone&brand.radius_factor=99&brand.custom_css=body%7B%7D&brand.color_secondary=%230ca678',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Parts of this link were refused')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').filter((one) => one.textContent.includes('='))).toHaveLength(
      3,
    );
    const [light] = boardsOf(canvasElement);
    await expect(getComputedStyle(light as HTMLElement).getPropertyValue('--fl-radius')).toBe('1');
    await expect(canvas.getByRole('textbox', { name: 'Secondary colour' })).toHaveValue('#0ca678');
  },
};

/** The brand's verdicts: a pale yellow must become darker to be legible. */
export const Contrast: Story = {
  args: { query: '?brand.color_primary=%23fff3bf' },
  play: async ({ canvasElement }) => {
    await openTab(canvasElement, 'Contrast');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-studio=verdict]')).toHaveAttribute('data-state', 'repaired'),
    );
  },
};

/** What a project takes: CSS, a Tailwind theme, design tokens and TypeScript. */
export const Code: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openTab(canvasElement, 'Code');
    for (const [tab, file] of [
      ['Tailwind theme', 'theme.css'],
      ['Design tokens', 'dark.tokens.json'],
      ['TypeScript', 'brand.ts'],
      ['CSS', 'tokens.css'],
    ] as const) {
      await openTab(canvasElement, tab);
      await expect(canvas.getByRole('region', { name: file })).toHaveTextContent(/primary/);
    }
  },
};

/** The logo is a file of the visitor: shown on the page, and not in the link. */
export const OwnLogo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1H0z"/></svg>';
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File([svg], 'logo.svg', { type: 'image/svg+xml' }));
    const logos = await canvas.findAllByRole('img', { name: 'Your brand' });
    await expect(logos).toHaveLength(2);
    await expect(
      canvas.getByRole<HTMLInputElement>('textbox', { name: 'Link to this brand' }).value,
    ).not.toContain('data:');
  },
};

/** A whole page in the brand of its address, framed by the playground. It has no test, which would change the page in the frame. */
export const Page: StoryObj<Pick<FramedPageProps, 'path' | 'role'>> = {
  args: { path: '/', role: 'guest' },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: ({ path, role }, { globals }) => (
    <FramedPage
      path={path}
      role={role}
      brand={readLink(window.location.search).brand}
      language={isLanguage(globals.language) ? globals.language : 'en'}
      recorded={
        import.meta.env.MODE === 'test' ? '/recorded/' : new URL('recorded/', document.baseURI).pathname
      }
    />
  ),
};

export const PageObeysThePlayground: StoryObj<Pick<FramedPageProps, 'path' | 'role'>> = {
  ...Page,
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getAllByRole('heading').length).toBeGreaterThan(0), { timeout: 20_000 });
    const logo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"/>';
    const playground = {
      path: '/login',
      role: 'guest',
      scheme: 'dark',
      brand: { color_primary: '#0ca678' },
      logo,
    };
    // Another origin is not the playground around this page.
    fireEvent(
      window,
      new MessageEvent('message', {
        data: { playground },
        source: window.parent,
        origin: 'https://other.test',
      }),
    );
    await expect(document.documentElement).not.toHaveAttribute('data-scheme', 'dark');
    fireEvent(
      window,
      new MessageEvent('message', { data: { playground }, source: window.parent, origin: window.origin }),
    );
    await waitFor(() => expect(canvasElement.querySelector(`img[src^="data:image/svg"]`)).not.toBeNull(), {
      timeout: 20_000,
    });
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  },
};
