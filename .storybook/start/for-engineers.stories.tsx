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
      lead="A component is five small files that check each other. It is done when its row in the ledger is full."
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
            <Code>npm test -- --only unit,stories</Code> checks it with every gate;{' '}
            <Code>npm run coverage</Code> lists what is missing.
          </li>
        </Steps>
      </Topic>
      <Topic title="What it must prove">
        <Facts>
          <li>
            It passes on ref, class and other props, cleans up when it unmounts, and renders on a server.
          </li>
          <li>
            It is legible in light, dark and high contrast, and its states are visible in forced colours.
          </li>
          <li>It works from right to left, with text at 200 %, at 390 px and with reduced motion.</li>
          <li>Its docs page lists exactly the parts and tokens that the source has.</li>
        </Facts>
      </Topic>
      <Topic title="In another app">
        <Facts>
          <li>
            <Code>{'<TextsProvider texts={english}>'}</Code> gives the English texts of{' '}
            <Code>@footlight/ui/english</Code> and of the other packages; its <Code>translate</Code> asks any
            translation library.
          </li>
          <li>
            The guide &ldquo;A chat room in 15 minutes&rdquo; (<Code>docs/guides/chat-room.md</Code>) starts
            with an empty folder.
          </li>
        </Facts>
      </Topic>
      <Topic title="For coding tools">
        <Facts>
          <li>
            <Code>npm run storybook</Code> has an MCP server at <Code>/mcp</Code>: components, props, guidance
            and stories.
          </li>
          <li>
            <Code>npm run build:storybook</Code> writes the same to <Code>manifests/components.json</Code>.
          </li>
          <li>
            Each published package has a <Code>DESIGN.md</Code>, <Code>dist/llms.txt</Code> and a guide for
            each component.
          </li>
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
