import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, Facts, Page, Steps, Topic, ToStory } from './parts.tsx';

const meta = {
  title: 'Start/For designers',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

export const Default: StoryObj = {
  name: 'For designers',
  render: () => (
    <Page
      title="For designers"
      lead="Everything on screen is here, alive. Nothing is a picture: it can be pressed, filled in and broken."
    >
      <Topic title="In two minutes">
        <Steps>
          <li>
            Press <Code>Ctrl K</Code> or <Code>⌘ K</Code> and type a name, such as “media card”, or what
            another design system calls it, such as “modal”. Choose its page{' '}
            <ToStory path="docs/ui-media-card--docs">Docs</ToStory>. Or look through{' '}
            <ToStory path="story/start-components--default">all components</ToStory> at a glance.
          </li>
          <li>
            Switch the brand, the scheme and the language in the bar above. Nothing is drawn anew. Right to
            left is there three times: as a direction, as the language “Pseudo RTL” and as the brand “Mirage”.
          </li>
          <li>Choose “Mobile 390” under the viewport icon, or both schemes and all brands side by side.</li>
          <li>Read when to use it, its parts and its keyboard, and take the code with “Copy code”.</li>
        </Steps>
      </Topic>
      <Topic title="Try a brand">
        <Facts>
          <li>
            <ToStory path="story/foundations-playground--default">Playground</ToStory>: two colours, a logo,
            typefaces, roundness and density make a brand, on components and whole pages. Send the link, or
            copy CSS, a Tailwind theme, design tokens or TypeScript.
          </li>
          <li>
            <ToStory path="story/foundations-tokens--default">Tokens</ToStory>: every value in both schemes,
            with a sample and the components that use it.
          </li>
        </Facts>
      </Topic>
      <Topic title="What a page tells">
        <Facts>
          <li>When to take the component, and what to take instead.</li>
          <li>Its parts by name. A brand may style them, and the names hold for a whole major version.</li>
          <li>What each key does, and the colours and corners it takes from the brand.</li>
          <li>A matrix of all variants, made from the code itself: a variant cannot be missing.</li>
        </Facts>
      </Topic>
      <Topic title="Where the rules are">
        <Facts>
          <li>
            <ToStory path="story/foundations-colours--default">Colours</ToStory>: roles, never values. Every
            pair that may meet is measured.
          </li>
          <li>
            <ToStory path="story/foundations-type--default">Type</ToStory>,{' '}
            <ToStory path="story/foundations-shape-and-motion--default">shape and motion</ToStory>,{' '}
            <ToStory path="story/foundations-icons--default">icons</ToStory>.
          </li>
          <li>
            <ToStory path="story/foundations-voice--default">Voice</ToStory>: how Footlight speaks, above all
            of money.
          </li>
        </Facts>
      </Topic>
    </Page>
  ),
};
