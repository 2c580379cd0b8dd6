import { languages } from '@footlight/ui';
import { begins, longText, says, storyText } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getI18n } from 'react-i18next';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { brandStudioDocs } from './brand-studio.docs.ts';
import { BrandStudio } from './brand-studio.tsx';
import { withValue } from './config/studio-config.ts';
import { languageWithin } from './design/use-fallback-text.ts';
import { StoryStudio, storyConfig, storyProps } from './story-studio.tsx';

const meta = {
  title: 'Studio/Brand/Brand Studio',
  component: BrandStudio,
  parameters: {
    layout: 'fullscreen',
    componentDocs: brandStudioDocs,
    conformance: { tag: 'section' },
    languages,
  },
  args: storyProps,
  render: (args) => <StoryStudio key={args.siteKey} {...args} />,
} satisfies Meta<typeof BrandStudio>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dialogs animate, and a busy machine draws that late. */
const PATIENT = { timeout: 5000 };

const preview = async (canvasElement: HTMLElement): Promise<Document> => {
  const frame = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLIFrameElement>('[data-studio=preview-frame]');
    if (!found?.contentDocument?.querySelector('header')) throw new Error('The preview is not there yet.');
    return found;
  });
  return frame.contentDocument as Document;
};
const variable = (page: Document, name: string) =>
  page.defaultView?.getComputedStyle(page.documentElement).getPropertyValue(name);
const tab = async (
  canvasElement: HTMLElement,
  name: 'pictures' | 'texts' | 'shape' | 'css' | 'contrast' | 'changes' | 'history',
) => {
  const isGroup = name === 'pictures' || name === 'texts' || name === 'shape';
  const label = begins(isGroup ? `studio:group.${name}` : `studio:tabs.${name}`);
  const one = within(canvasElement).getByRole('tab', { name: label });
  await userEvent.click(one);
  await expect(one).toHaveAttribute('aria-selected', 'true');
  // After a synthetic click the tab list takes the next focus once; focus it first to use that up.
  one.closest<HTMLElement>('[role=tablist]')?.focus();
  one.focus();
};

/** Texts by language: what is missing is said with what visitors read instead, and the preview follows. */
export const TextsByLanguage: Story = {
  name: 'Texts by language [BRAND-02]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = await preview(canvasElement);
    await tab(canvasElement, 'texts');
    const headline = () => canvas.getByRole('textbox', { name: begins('studio:field.h1_content') });
    const choose = (language: string) =>
      userEvent.selectOptions(
        canvas.getByRole('combobox', { name: says('studio:texts.language') }),
        language,
      );
    await choose('en');
    const english = (headline() as HTMLInputElement).value;
    await choose('fr');
    await userEvent.clear(headline());
    await expect(headline()).toHaveValue('');
    await expect(headline()).toHaveAccessibleDescription(
      storyText('studio:texts.fallback', {
        language: languageWithin('fr', getI18n().language),
        shown: languageWithin('en', getI18n().language),
      }),
    );
    await waitFor(() => expect(page.querySelector('h1')).toHaveTextContent(english));
    await userEvent.type(headline(), 'Bonsoir');
    await waitFor(() => expect(page.querySelector('h1')).toHaveTextContent('Bonsoir'));
    await userEvent.type(
      canvas.getByRole('textbox', { name: begins('studio:field.meta_title') }),
      'Ce soir en direct',
    );
    await expect(canvasElement.querySelector('[data-studio=search-sample]')).toHaveTextContent(
      /\/fr.*Ce soir en direct/,
    );
    await choose('en');
    await expect(headline()).toHaveValue(english);
    await waitFor(() => expect(page.querySelector('h1')).not.toHaveTextContent('Bonsoir'));
    await tab(canvasElement, 'changes');
    const name = storyText('studio:texts.in', {
      field: storyText('studio:field.h1_content'),
      language: 'Français',
    });
    await expect(canvas.getByText(name)).toBeVisible();
  },
};

/** A new colour shows at once, without a new render of the previewed page. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = await preview(canvasElement);
    const header = page.querySelector('header');
    const before = variable(page, '--fl-primary');
    const field = canvas.getByRole('textbox', { name: says('studio:field.color_primary') });
    await userEvent.clear(field);
    await userEvent.type(field, 'oklch(0.55 0.2 150)');
    await waitFor(() => expect(variable(page, '--fl-primary')).not.toBe(before));
    await userEvent.tab();
    await expect((field as HTMLInputElement).value).toMatch(/^#[0-9a-f]{6}$/);
    const picker = canvas.getByLabelText(
      says('studio:pick', { field: storyText('studio:field.color_secondary') }),
    );
    await expect(getComputedStyle(picker).pointerEvents).toBe('auto');
    fireEvent.change(picker, { target: { value: '#336699' } });
    await expect(canvas.getByRole('textbox', { name: says('studio:field.color_secondary') })).toHaveValue(
      '#336699',
    );
    await expect(page.querySelector('header')).toBe(header);
  },
};

/** A click in the preview opens the section that shapes the clicked part. */
export const ClickInThePreview: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = await preview(canvasElement);
    (await waitFor(() => page.querySelector('h1') ?? Promise.reject(new Error('no heading')))).click();
    await expect(
      canvas.findByRole('textbox', { name: begins('studio:field.h1_content') }),
    ).resolves.toBeVisible();
    page.querySelector<HTMLElement>('header [data-part=logo] > *')?.click();
    const pictures = await canvas.findByRole('group', { name: says('studio:field.logo_path') });
    await expect(pictures).toBeVisible();
  },
};

/** Publishes, finds the revision in the history, and restores the earlier one. */
export const PublishAndRevert: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tab(canvasElement, 'texts');
    const name = canvas.getByRole('textbox', { name: says('studio:field.display_name') });
    await userEvent.clear(name);
    await userEvent.type(name, 'Another name');
    await userEvent.click(canvas.getByRole('button', { name: says('studio:publish.button') }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('Another name')).toBeVisible(), PATIENT);
    await userEvent.click(dialog.getByRole('button', { name: says('studio:publish.confirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT);
    await expect(canvas.getByText(says('studio:revision', { revision: 3 }))).toBeVisible();
    await tab(canvasElement, 'history');
    await userEvent.click(
      canvas.getByRole('button', { name: says('studio:history.revertTo', { revision: 2 }) }),
    );
    await expect(canvas.getByText(says('studio:revision', { revision: 4 }))).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-studio=revision]')).toHaveLength(4);
  },
};

const raw = withValue(
  withValue(storyConfig('default'), 'custom.color_primary', '#F841B5'),
  'custom.color_secondary',
  '#05B0FA',
);

/** The default pink and blue: each adjustment before and after, the pairs that caused it, and the ratio of every pair. */
export const Repaired: Story = {
  args: { live: raw, config: raw },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tab(canvasElement, 'contrast');
    const [first] = canvasElement.querySelectorAll('[data-studio=verdict]');
    await expect(first).toHaveAttribute('data-state', 'repaired');
    await userEvent.click(canvas.getByRole('radio', { name: says('studio:contrast.failing') }));
    await expect(await canvas.findByText(says('studio:contrast.none'))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: says('studio:contrast.onlyRepaired') }));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(2));
  },
};

const hostile = withValue(
  storyConfig(),
  'custom.custom_css',
  `[data-component=button] { border-radius: 0; }
@import url("https://elsewhere.example/all.css");
[data-part=price] { display: none; }
[data-component=model-card] { position: fixed; letter-spacing: 0.02em; }
`,
);

/** Lists rejected CSS with its position; a click jumps there, and Tab leaves the editor. */
export const RefusedCss: Story = {
  args: { config: hostile },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tab(canvasElement, 'css');
    const editor = await canvas.findByRole('textbox', { name: says('studio:css.label') }, PATIENT);
    const report = canvasElement.querySelector('[data-studio=css-report]') as HTMLElement;
    await expect(within(report).getAllByRole('button')).toHaveLength(3);
    await userEvent.click(within(report).getByRole('button', { name: /position/ }));
    await expect(editor).toHaveFocus();
    const at = document.getSelection()?.focusNode;
    await expect((at instanceof Element ? at : at?.parentElement)?.closest('.cm-line')).toHaveTextContent(
      'position: fixed',
    );
    await userEvent.tab();
    await expect(editor).not.toHaveFocus();
  },
};

/** Invalid values stay as typed, each with an error, and block publishing. */
export const Errors: Story = {
  args: {
    publishOpen: true,
    config: [
      ['custom.color_primary', 'not a colour'],
      ['custom.color_secondary', 'rgb(10 20 30 / 0.4)'],
      ['custom.radius_factor', 9],
      ['custom.google_analytics_4_id', 'G-!'],
      ['custom.header_html', '<iframe src="/x"></iframe>'],
      ['custom.from_a_newer_version', true],
    ].reduce((config, [path, value]) => withValue(config, String(path), value), storyConfig()),
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: says('studio:publish.confirm') })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: says('studio:publish.cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT);
    const field = within(canvasElement).getByRole('textbox', { name: says('studio:field.color_primary') });
    await expect(field).toHaveValue('not a colour');
    await expect(field).toBeInvalid();
  },
};

/** An invalid file shows an error and keeps the draft; a valid file becomes the draft. */
export const ImportAndExport: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tab(canvasElement, 'changes');
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    const json = (text: string) => new File([text], 'brand.json', { type: 'application/json' });
    await userEvent.upload(input, json('{'));
    await expect(await canvas.findByText(says('studio:changes.notJson'))).toBeVisible();
    await expect(canvas.getByText(says('studio:changes.none'))).toBeVisible();
    await userEvent.upload(input, json('{"config_version":99,"custom":{}}'));
    await expect(await canvas.findByText(says('studio:changes.tooNew'))).toBeVisible();
    await userEvent.upload(input, json(JSON.stringify(storyConfig('noir'))));
    await expect(await canvas.findByText(says('studio:changes.imported'))).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(4);
  },
};

/** Only a name is set: everything else uses the defaults. */
export const Empty: Story = {
  args: {
    live: { config_version: 1, display_name: 'New site', is_non_nude: false, custom: {} },
    config: { config_version: 1, display_name: 'New site', is_non_nude: false, custom: {} },
    history: [],
    revision: 1,
  },
};

export const Conflict: Story = { args: { saving: 'conflict' } };
export const NotSaved: Story = { args: { saving: 'failed', savingError: 'There is no connection.' } };
export const Shared: Story = {
  args: {
    shareLink: { url: 'http://velvet.localhost:4000/?brand_preview=example', expiresAt: 1_795_000_000_000 },
  },
};

/** A preview 390 pixels wide uses the phone layout. */
export const PhonePreview: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: says('studio:preview.phone') }));
    await userEvent.click(canvas.getByRole('radio', { name: says('studio:contrast.dark') }));
    const page = await preview(canvasElement);
    await waitFor(() => expect(page.defaultView?.innerWidth).toBe(390));
    await expect(page.defaultView?.matchMedia('(min-width: 800px)').matches).toBe(false);
    await expect(page.documentElement.dataset.scheme).toBe('dark');
  },
};

/** The buttons of the bar at the thumb stand beside each other, also on a phone of 360 pixels. */
const hasOneLine = async (canvasElement: HTMLElement) => {
  const bar = canvasElement.querySelector<HTMLElement>('[data-part=phone-bar]');
  if (!bar) throw new Error('no bar');
  bar.style.width = '360px';
  const middles = [...bar.querySelectorAll('label, button')].map((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  bar.style.removeProperty('width');
  await expect(middles).toHaveLength(3);
  await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
};

/** The studio on a phone shows either the editor or the preview. The way between them, and to publishing, is at the thumb. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const publish = within(canvasElement).getByRole('button', { name: says('studio:publish.button') });
    await hasOneLine(canvasElement);
    await tab(canvasElement, 'shape');
    const page = document.scrollingElement ?? document.body;
    await waitFor(() => expect(page.scrollHeight).toBeGreaterThan(innerHeight));
    for (const top of [0, page.scrollHeight]) {
      page.scrollTo({ top, behavior: 'instant' });
      const { bottom } = publish.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
      await expect(bottom).toBeGreaterThan(innerHeight - 60);
    }
    await userEvent.click(within(canvasElement).getByRole('radio', { name: says('studio:view.preview') }));
    await preview(canvasElement);
  },
};

export const LongTextsInGerman: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: {
    config: ['display_name', 'custom.h1_content', 'custom.meta_description'].reduce(
      (config, path) => withValue(config, path, longText),
      storyConfig(),
    ),
    sites: [
      { key: 'velvet.localhost', name: longText },
      { key: 'noir.localhost', name: 'Noir Stage' },
    ],
    error: longText,
  },
  play: async ({ canvasElement }) => hasOneLine(canvasElement),
};

/** A file for each scheme and contrast level, and the CSS variables. */
export const DesignTokens: Story = {
  args: { live: storyConfig('pebble'), config: storyConfig('pebble') },
  play: async ({ canvasElement }) => {
    await tab(canvasElement, 'changes');
    const region = within(
      await within(canvasElement).findByRole('region', { name: says('studio:tokens.title') }, PATIENT),
    );
    const names = ['light', 'dark', 'lightMore', 'darkMore', 'css'] as const;
    const buttons = region.getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(
      names.map((name) => storyText(`studio:tokens.${name}`)),
    );
    buttons[0]?.focus();
    await userEvent.tab();
    await expect(buttons[1]).toHaveFocus();
  },
};

/** A brand that is always dark has no light file. */
export const DesignTokensOfADarkBrand: Story = {
  globals: { viewport: { value: 'mobile' }, language: 'de' },
  args: { live: storyConfig('noir'), config: storyConfig('noir') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tab(canvasElement, 'changes');
    await expect(await canvas.findByText(says('studio:tokens.onlyDark'), {}, PATIENT)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: says('studio:tokens.light') })).toBeNull();
  },
};

/** Samples of typefaces load when they are seen; a choice shows in the preview at once. */
export const Typefaces: Story = {
  name: 'Typefaces [BRAND-02]',
  parameters: { withoutGates: { 'debug brand': 'Samples show typefaces beside the brand’s own.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = await preview(canvasElement);
    await tab(canvasElement, 'shape');
    const list = await canvas.findByRole('group', { name: says('studio:field.font_family') });
    const samples = [...list.querySelectorAll<HTMLElement>('[data-studio=typeface-sample]')];
    await waitFor(() => expect(samples[0]?.style.fontFamily).toContain('Variable'));
    await expect(samples.at(-1)?.style.fontFamily).toBe('');
    await userEvent.click(within(list).getByRole('radio', { name: /^Outfit/ }));
    await waitFor(() => expect(variable(page, '--fl-font-body')).toContain('Outfit Variable'));
    await userEvent.click(within(list).getByRole('radio', { name: begins('studio:typeface.other') }));
    const names = canvas.getByRole('textbox', { name: begins('studio:typeface.names') });
    await expect(names).toHaveValue('Outfit');
    await userEvent.clear(names);
    await userEvent.type(names, 'Georgia, serif');
    await waitFor(() => expect(variable(page, '--fl-font-body')).toMatch(/^"Georgia",serif/));
  },
};
