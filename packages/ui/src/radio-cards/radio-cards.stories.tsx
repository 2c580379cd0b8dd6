import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Price } from '../price/price.tsx';
import { begins, longText } from '../story/index.ts';
import { TokenAmount } from '../token-amount/token-amount.tsx';
import { radioCardsDocs } from './radio-cards.docs.ts';
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx';

const packs: RadioCardsProps['options'] = [
  { value: '50', label: <TokenAmount value={50} />, aside: <Price amount={5.99} /> },
  {
    value: '300',
    label: <TokenAmount value={300} />,
    description: 'New members',
    aside: <Price amount={10.99} before={35.99} />,
    badge: <Badge tone="new">69% off</Badge>,
  },
  { value: '1000', label: <TokenAmount value={1000} />, aside: <Price amount={89.99} /> },
  { value: '5000', label: <TokenAmount value={5000} />, aside: <Price amount={399} />, disabled: true },
];

const meta = {
  title: 'UI/Radio cards',
  component: RadioCards,
  parameters: { componentDocs: radioCardsDocs, conformance: { tag: 'fieldset' } },
  args: { legend: 'Token packs', options: packs, value: '300', onValueChange: () => {}, minWidth: 260 },
  render: (args) => {
    const Cards = () => {
      const [value, setValue] = useState(args.value);
      return <RadioCards {...args} value={value} onValueChange={setValue} />;
    };
    return <Cards />;
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    longText: {
      value: 'a',
      options: [
        {
          value: 'a',
          label: longText,
          description: `<b>${longText}</b>`,
          aside: <Price amount={1e18} />,
          badge: <Badge tone="new">{longText}</Badge>,
        },
        { value: 'b', label: 'Short' },
      ],
    } satisfies Story['args'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Token packs' });
    await userEvent.click(within(group).getByRole('radio', { name: begins('ui:tokens', { count: 50 }) }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      within(group).getByRole('radio', { name: begins('ui:tokens', { count: 300 }) }),
    ).toBeChecked();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

export const NothingChosen: Story = { args: { value: null, hideLegend: true } };

export const Disabled: Story = { args: { disabled: true } };
