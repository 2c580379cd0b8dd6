import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, Facts, Page, Topic, ToStory } from './parts.tsx';

const meta = {
  title: 'Start/For operators',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

export const Default: StoryObj = {
  name: 'For operators',
  render: () => (
    <Page
      title="For operators"
      lead="A brand is a handful of inputs. Everything else follows from them, and stays legible whatever you choose."
    >
      <Topic title="What a brand sets">
        <Facts>
          <li>
            Two colours, and if wanted two more for dark: <Code>color_primary</Code>,{' '}
            <Code>color_secondary</Code>, <Code>color_primary_dark</Code>, <Code>color_secondary_dark</Code>.
          </li>
          <li>
            How round corners are, from square to twice the standard: <Code>radius_factor</Code>.
          </li>
          <li>
            How close things stand: <Code>density_factor</Code>.
          </li>
          <li>The letters of text and of headings, the logos, and whether the site is always dark.</li>
        </Facts>
      </Topic>
      <Topic title="What is repaired, and why">
        <p>
          Your hue is kept. Its lightness moves to the nearest value at which every text on it can be read
          (4.5 to 1) and every control can be seen (3 to 1), in light and in dark. What was moved is listed on{' '}
          <ToStory path="story/foundations-colours--contrast">the contrast page</ToStory>; for readers who ask
          for more contrast a second set holds 7 to 1.
        </p>
      </Topic>
      <Topic title="Try it">
        <p>
          The <ToStory path="story/foundations-playground--default">playground</ToStory> makes a brand from
          two colours, a logo, typefaces and a shape, on components and whole pages, and gives you a link to
          it.
        </p>
        <p>
          <ToStory path="story/studio-brand-brand-studio--default">Brand Studio</ToStory> edits every field,
          with the checks and the preview of the real thing; here it publishes into this tab alone. On a site
          it is at <Code>/studio/brand</Code>.
        </p>
        <p>
          The platform's mails carry your name and colours too:{' '}
          <ToStory path="story/white-label-mails--default">every mail</ToStory>, in each language.
        </p>
      </Topic>
      <Topic title="What stays as it is">
        <p>
          Prices, legal texts, age checks and the controls that close a window look and work the same in every
          brand. Viewers must be able to rely on them.
        </p>
      </Topic>
    </Page>
  ),
};
