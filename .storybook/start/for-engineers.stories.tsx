import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, Facts, Page, Steps, Topic } from './parts.tsx';

const meta = {
  title: 'Start/For engineers',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

export const Default: StoryObj = {
  name: 'For engineers',
  render: () => (
    <Page
      title="For engineers"
      lead="A component is five small files that check one another. When its row in the ledger is full, it is done."
    >
      <Topic title="A new component">
        <Steps>
          <li>
            Copy the folder of a small neighbour: component, stories, page and test; add the export to the
            package&apos;s index.
          </li>
          <li>
            Variants are a table beside the <Code>cva</Code> call; the matrix story reads the same table.
          </li>
          <li>Texts go into all six locale files. A missing key fails the type check.</li>
          <li>
            <Code>npm test -- --only unit,stories</Code> holds it against every gate;{' '}
            <Code>npm run coverage</Code> tells what is still blank.
          </li>
        </Steps>
      </Topic>
      <Topic title="What it must prove">
        <Facts>
          <li>It hands on ref, class and other props; it leaves nothing behind; it renders on a server.</li>
          <li>It is legible in light, dark and high contrast, and its states are seen in forced colours.</li>
          <li>It turns round for right-to-left, grows with text at 200 %, fits 390 px, and can be still.</li>
          <li>Its page names the parts and tokens that the source has, and no others.</li>
        </Facts>
      </Topic>
      <Topic title="What it must not know">
        <p>
          Widgets are pure: props in, typed events out. No fetch, no store, no router. Fast streams come as a
          store with <Code>subscribe</Code> and <Code>getSnapshot</Code>, so that no parent renders for one
          chat message.
        </p>
      </Topic>
    </Page>
  ),
};
