import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { says } from '../story/index.ts';
import { schemeToggleDocs } from './scheme-toggle.docs.ts';
import { SchemeToggle, type SchemeToggleProps } from './scheme-toggle.tsx';

const Stateful = (props: SchemeToggleProps) => {
  const [value, setValue] = useState(props.value);
  return <SchemeToggle {...props} value={value} onValueChange={setValue} />;
};

const meta = {
  title: 'UI/Scheme toggle',
  component: SchemeToggle,
  parameters: { componentDocs: schemeToggleDocs, conformance: { tag: 'fieldset' } },
  args: { value: 'system', onValueChange: () => {} },
  render: (args) => <Stateful key={args.value} {...args} />,
} satisfies Meta<typeof SchemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: says('ui:scheme.system') })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: says('ui:scheme.dark') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: says('ui:scheme.light') }));
    await expect(canvas.getByRole('radio', { name: says('ui:scheme.light') })).toBeChecked();
  },
};

export const Dark: Story = { args: { value: 'dark' } };

/** It keeps the choice itself. */
export const Uncontrolled: Story = {
  render: () => <SchemeToggle defaultValue="dark" />,
  play: async ({ canvasElement }) => {
    const choice = (name: 'dark' | 'light') =>
      within(canvasElement).getByRole('radio', { name: says(`ui:scheme.${name}`) });
    await expect(choice('dark')).toBeChecked();
    await userEvent.click(choice('light'));
    await expect(choice('light')).toBeChecked();
    await expect(choice('dark')).not.toBeChecked();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
