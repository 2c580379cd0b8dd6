import { isLanguage, type Language } from '@footlight/ui';
import type { Preview } from '@storybook/react-vite';
import { initialize, mswLoader } from 'msw-storybook-addon';
import { I18nextProvider } from 'react-i18next';
import '@footlight/theme/tailwind.css';
import './preview.css';
import { Frames } from './frames.tsx';
import { i18n, useLanguageOf } from './i18n.ts';
import { modes } from './modes.ts';
import { refuseSideScroll } from './side-scroll.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';

initialize({
  quiet: true,
  onUnhandledRequest: ({ url }, print) => {
    if (new URL(url).pathname.startsWith('/api/')) print.error();
  },
});

const languageOf = (value: unknown): Language => (isLanguage(value) ? value : 'en');

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  loaders: [mswLoader, ({ globals }) => useLanguageOf(languageOf(globals.language))],
  afterEach: refuseSideScroll,
  decorators: [
    (Story, { globals }) => (
      <I18nextProvider i18n={i18n}>
        <Frames
          brand={globals.brand}
          scheme={globals.scheme}
          motion={globals.motion}
          language={languageOf(globals.language)}
        >
          <Story />
        </Frames>
      </I18nextProvider>
    ),
  ],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true, matchers: { color: /(color|colour)$/i, date: /At$/ } },
    layout: 'padded',
    options: {
      storySort: {
        order: ['Foundations', 'UI', 'Room', 'Billing', 'Screens', 'White label'],
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
