import type { Preview } from '@storybook/react-vite';
import { I18nextProvider } from 'react-i18next';
import './storybook.css';
import './preview.css';
import './endless-animations.ts';
import { withoutControls } from './docs/arg-types.ts';
import { isDefault } from './docs/default-story.ts';
import { sourceCode } from './docs/source.ts';
import { Frames } from './frames.tsx';
import { i18n, instanceOf, loadLanguage, showLanguage } from './i18n.ts';
import { inheritedGlobals } from './inherited.ts';
import { textsOf } from './page.ts';
import { refuseSideScroll } from './side-scroll.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';

/** What observes sizes, such as scroll containers, hears of them with the first frame: after that, axe looks. */
const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [withoutControls],
  globalTypes,
  initialGlobals: { ...initialGlobals, ...inheritedGlobals() },
  loaders: [
    async ({ globals, viewMode, parameters: { languages = [] } }) => {
      await Promise.all(languages.map(loadLanguage));
      if (viewMode === 'docs') return { i18n: await instanceOf(textsOf(globals)) };
      await showLanguage(textsOf(globals));
      return { i18n };
    },
  ],
  afterEach: async () => {
    await nextFrame();
    refuseSideScroll();
  },
  decorators: [
    (Story, { globals, viewMode, loaded }) => (
      <I18nextProvider i18n={loaded.i18n ?? i18n}>
        <Frames globals={globals} isDocs={viewMode === 'docs'}>
          <Story />
        </Frames>
      </I18nextProvider>
    ),
  ],
  parameters: {
    a11y: {
      test: 'error',
      // Axe leaves it out unless asked: a name contains the visible text (WCAG 2.5.3). The hint in a switch describes it,
      // and a picture in an icon button is hidden.
      options: {
        rules: { 'label-content-name-mismatch': { enabled: true } },
        // The panel shows passes too; a test needs only violations.
        ...(import.meta.env.MODE === 'test' && { resultTypes: ['violations'] }),
        // No rule that runs reads style sheets.
        preload: { assets: ['media'] },
      },
      config: {
        rules: [
          {
            id: 'label-content-name-mismatch',
            selector: ':not([data-component=switch]):not([data-component=icon-button])',
          },
        ],
      },
    },
    backgrounds: { disable: true },
    docs: {
      source: { excludeDecorators: true, transform: sourceCode },
      renderer: () => import('./docs/docs-renderer.ts').then(({ docsRenderer }) => docsRenderer()),
      // The page begins with it.
      stories: { filter: (story: { id: string }) => !isDefault(story) },
      codePanel: true,
      toc: { headingSelector: 'h2', title: 'On this page' },
    },
    jsx: { showFunctions: false, functionValue: () => '() => {}' },
    controls: { expanded: true, matchers: { color: /(color|colour)$/i, date: /At$/ } },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Components', 'For designers', 'For operators', 'For QA', 'For engineers'],
          'Foundations',
          'Pages',
          'UI',
          'Room',
          'Billing',
          'Site',
          'Studio',
          'Examples',
          'Screens',
          'White label',
        ],
        method: 'alphabetical',
      },
    },
    viewport: {
      options: {
        mobile: { name: 'Mobile 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        edge: { name: 'Edge 800', styles: { width: '800px', height: '900px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
        wide: { name: 'Wide 1680', styles: { width: '1680px', height: '1000px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
