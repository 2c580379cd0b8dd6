import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj;

const scale = [
  ['text-display heading', 'Display', 'A page that is one message'],
  ['text-3xl heading', '3xl', 'The title of a page'],
  ['text-2xl heading', '2xl', 'A section of billing'],
  ['text-xl heading', 'xl', 'The title of a dialog'],
  ['text-lg', 'lg', 'An introduction'],
  ['text-base', 'base', 'Everything that is read'],
  ['text-sm', 'sm', 'Chat, hints and tables'],
  ['text-xs', 'xs', 'Badges and tags'],
  ['text-2xs', '2xs', 'Labels on controls'],
] as const;

export const Default: Story = {
  render: () => (
    <dl className="flex flex-col gap-5">
      {scale.map(([className, name, use]) => (
        <div key={name} className="grid gap-x-6 border-b border-border pb-5 desktop:grid-cols-[120px_1fr]">
          <dt className="font-mono text-sm text-text-muted">{name}</dt>
          <dd className={className}>{use}</dd>
        </div>
      ))}
      <div className="grid gap-x-6 desktop:grid-cols-[120px_1fr]">
        <dt className="font-mono text-sm text-text-muted">numeric</dt>
        <dd className="numeric">
          1,111 tokens
          <br />
          8,888 tokens
        </dd>
      </div>
    </dl>
  ),
};
