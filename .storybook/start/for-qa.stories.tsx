import type { Meta, StoryObj } from '@storybook/react-vite';
import { LedgerOfBuild } from './ledger-of-build.tsx';
import { Code, Facts, Page, Topic } from './parts.tsx';

const meta = {
  title: 'Start/For QA',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

export const Default: StoryObj = {
  name: 'For QA',
  render: () => (
    <Page
      title="For QA"
      lead="Two questions, two answers: did anything change that nobody wanted, and was anything not looked at?"
    >
      <Topic title="Did anything change?">
        <p>
          <Code>npm run visual -- --against main</Code> builds both sides, photographs every story and docs
          page with frozen clock, chance and movement, and writes a report of what differs. Approvals are a
          small file that is reviewed like code. Chromatic does the same in the cloud. Both take every story
          in two brands, schemes and widths, and the resting state and variants of each component in nine more
          modes: right to left, German, high contrast, forced colours, text at 200 % and others. The menu Mode
          of the toolbar shows a story in each of them; only the browser can force colours.
        </p>
      </Topic>
      <Topic title="Was anything not looked at?">
        <p>
          After every test run a ledger crosses all components with all gates. A blank fails the run, unless
          it is excused by name and reason.
        </p>
        <LedgerOfBuild />
      </Topic>
      <Topic title="By hand">
        <Facts>
          <li>Pseudo language in the bar: what shows no accents is not translated.</li>
          <li>Right to left, text at 200 %, high contrast and reduced motion: one click each.</li>
          <li>The accessibility panel shows what axe found in the story as it stands.</li>
        </Facts>
      </Topic>
    </Page>
  ),
};
