/** Sections of a component's docs page, from its typed `x.docs.ts`. */
import type { ComponentDocs, ComponentStatus, KeyboardRow } from '@footlight/ui/story';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { Check, X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';

interface DocsProps {
  docs: ComponentDocs;
}

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <>
    <h2 id={id}>{title}</h2>
    <Unstyled>
      <div className="docs-section">{children}</div>
    </Unstyled>
  </>
);

const Code = ({ children }: { children: string }) => (
  <code className="rounded-xs bg-surface-sunken px-1.5 py-0.5 font-mono text-sm">{children}</code>
);

/** A sentence of the guidance, whose `names in code` stand in code. */
export const Sentence = ({ children }: { children: string }) =>
  children
    .split('`')
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
    .map((part, at) => (at % 2 === 0 ? part : <Code key={at}>{part}</Code>));

const List = ({ items }: { items: readonly string[] }) => (
  <ul className="flex list-disc flex-col gap-2 ps-5 text-base">
    {items.map((item) => (
      <li key={item}>
        <Sentence>{item}</Sentence>
      </li>
    ))}
  </ul>
);

const statusLine = (status: ComponentStatus): [mark: string, meaning: string, className: string] => {
  if (status === 'new') return ['New', 'Props and names may still change.', 'bg-info-soft text-on-info-soft'];
  if (status === 'stable')
    return ['Stable', 'Changes only with a new major version.', 'bg-success-soft text-on-success-soft'];
  return ['Deprecated', status.deprecated, 'bg-warning-soft text-on-warning-soft'];
};

export const Status = ({ status }: { status: ComponentStatus }) => {
  const [mark, meaning, className] = statusLine(status);
  return (
    <Unstyled>
      <p className="mb-4 flex flex-wrap items-center gap-2 text-base text-text-muted">
        <strong className={`rounded-pill px-2.5 py-0.5 text-sm font-semibold ${className}`}>{mark}</strong>
        <Sentence>{meaning}</Sentence>
      </p>
    </Unstyled>
  );
};

export const SearchWords = ({ docs: { aliases = [] } }: DocsProps) =>
  aliases.length > 0 ? (
    <Unstyled>
      <p className="mb-4 text-base text-text-muted">Also known as: {aliases.join(', ')}</p>
    </Unstyled>
  ) : null;

export const Use = ({ docs: { use, avoid = [] } }: DocsProps) => (
  <Section id="use" title="When to use it">
    <List items={use} />
    {avoid.length > 0 ? (
      <>
        <h3 className="heading mb-2 mt-5 text-lg">When not</h3>
        <List items={avoid} />
      </>
    ) : null}
  </Section>
);

const Column = ({ isGood, items }: { isGood: boolean; items: readonly string[] }) => (
  <div
    className={`flex-1 basis-64 rounded-lg border-t-4 p-5 ${isGood ? 'border-success bg-success-soft' : 'border-danger bg-danger-soft'}`}
  >
    <h3
      className={`heading mb-3 flex items-center gap-2 text-lg ${isGood ? 'text-on-success-soft' : 'text-on-danger-soft'}`}
    >
      {isGood ? <Check aria-hidden="true" className="size-5" /> : <X aria-hidden="true" className="size-5" />}
      {isGood ? 'Do' : 'Don’t'}
    </h3>
    <ul className="flex flex-col gap-2 text-base text-text">
      {items.map((item) => (
        <li key={item}>
          <Sentence>{item}</Sentence>
        </li>
      ))}
    </ul>
  </div>
);

export const DoAndDont = ({ docs }: DocsProps) => (
  <Section id="do-and-dont" title="Do and don’t">
    <div className="flex flex-wrap gap-4">
      <Column isGood items={docs.do} />
      <Column isGood={false} items={docs.dont} />
    </div>
  </Section>
);

const Table = ({ head, children }: { head: readonly string[]; children: ReactNode }) => (
  <div className="overflow-x-auto">
    <table className="w-full text-start text-base">
      <thead>
        <tr className="border-b border-border-strong text-sm text-text-muted">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pe-4 text-start font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <tr className="border-b border-border align-baseline">
    <th scope="row" className="py-2.5 pe-6 text-start font-normal whitespace-nowrap">
      {name}
    </th>
    <td className="py-2.5">{children}</td>
  </tr>
);

export const Keyboard = ({ rows }: { rows: readonly KeyboardRow[] }) => (
  <Section id="keyboard" title="Keyboard">
    {rows.length === 0 ? (
      <p className="text-base text-text-muted">Nothing in it takes the focus.</p>
    ) : (
      <Table head={['Key', 'What it does']}>
        {rows.map(({ keys, does }) => (
          <Row
            key={keys.join()}
            name={keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 ? ' ' : ''}
                <kbd className="rounded-sm border border-b-2 border-border-strong bg-surface px-2 py-0.5 font-mono text-sm">
                  {key}
                </kbd>
              </Fragment>
            ))}
          >
            <Sentence>{does}</Sentence>
          </Row>
        ))}
      </Table>
    )}
  </Section>
);

export const Accessibility = ({ docs: { accessibility } }: DocsProps) => (
  <Section id="accessibility" title="Accessibility">
    <List items={accessibility} />
  </Section>
);

export const Anatomy = ({ docs: { name, anatomy } }: DocsProps) => (
  <Section id="anatomy" title="Anatomy">
    <p className="mb-3 text-base text-text-muted">
      These names are public: a brand may style by them, and they change only with a new major version.
    </p>
    <Table head={['Name', 'What it is']}>
      <Row name={<Code>{`data-component="${name}"`}</Code>}>The whole.</Row>
      {Object.entries(anatomy).map(([part, what]) => (
        <Row key={part} name={<Code>{`data-part="${part}"`}</Code>}>
          <Sentence>{what}</Sentence>
        </Row>
      ))}
    </Table>
  </Section>
);

export const States = ({ docs: { states = {} } }: DocsProps) =>
  Object.keys(states).length === 0 ? null : (
    <Section id="states" title="States">
      <Table head={['Attribute', 'Values']}>
        {Object.entries(states).map(([attribute, values]) => (
          <Row key={attribute} name={<Code>{attribute}</Code>}>
            <Sentence>{values}</Sentence>
          </Row>
        ))}
      </Table>
    </Section>
  );

export const Tokens = ({ docs: { tokens } }: DocsProps) => (
  <Section id="tokens" title="Tokens">
    {Object.keys(tokens).length === 0 ? (
      <p className="text-base text-text-muted">
        It has none of its own: it follows the colours of the brand.
      </p>
    ) : (
      <Table head={['Custom property', 'Without it']}>
        {Object.entries(tokens).map(([token, fallback]) => (
          <Row key={token} name={<Code>{token}</Code>}>
            <Sentence>{fallback}</Sentence>
          </Row>
        ))}
      </Table>
    )}
  </Section>
);
