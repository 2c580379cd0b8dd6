import { longText, says, storyMoney } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { emptyAgeCardDraft } from './age-card-draft.ts';
import { ageCardFormDocs } from './age-card-form.docs.ts';
import { AgeCardForm, type AgeCardFormProps } from './age-card-form.tsx';

/** Holds the draft, as a container would. */
const Held = (props: AgeCardFormProps) => {
  const [draft, setDraft] = useState(props.draft);
  return <AgeCardForm {...props} draft={draft} onDraftChange={setDraft} />;
};

const person = {
  ...emptyAgeCardDraft,
  address: '17 Harbour Street',
  birth_date: '1990-05-17',
  city: 'Brighton',
  country: 'GB',
  do_purchase: 0,
  email: 'viewer@example.org',
  first_name: 'Ada',
  last_name: 'Moreau',
  state: 'East Sussex',
  zip: 'BN1 1AA',
} as const;

const meta = {
  title: 'Billing/Age/Card form',
  component: AgeCardForm,
  render: (args) => <Held {...args} />,
  args: {
    draft: emptyAgeCardDraft,
    onDraftChange: fn(),
    needsEmail: true,
    offer: { tokens: 300, amount: 10.99, discountPercent: 69 },
    pending: false,
    error: null,
    firstCountries: ['GB'],
    now: new Date('2026-11-24T12:00:00Z'),
    onSend: fn(),
    onBack: fn(),
  },
  parameters: { componentDocs: ageCardFormDocs, conformance: { tag: 'form' } },
} satisfies Meta<typeof AgeCardForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = () => says('wallet:ageCard.send');
const box = (canvasElement: HTMLElement, name: Parameters<typeof says>[0]) =>
  within(canvasElement).getByRole('textbox', { name: says(name) });
const typeCard = async (canvasElement: HTMLElement) => {
  await userEvent.type(box(canvasElement, 'extra:card.number'), '4242424242424242');
  await userEvent.type(box(canvasElement, 'extra:card.expiry'), '1239');
  await userEvent.type(box(canvasElement, 'extra:card.cvc'), '123');
};

export const Default: Story = {
  parameters: {
    longText: {
      draft: { ...person, address: longText.slice(0, 50) },
      error: longText,
    } satisfies Story['args'],
  },
  name: 'Default [AGE-01]',
};

/** Sent empty: the twelve messages of the specification, and the first field has the focus. */
export const Empty: Story = {
  name: 'Every field is required [AGE-01]',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: send() }));
    await expect(args.onSend).not.toHaveBeenCalled();
    for (const part of ['number', 'expiry', 'cvc'] as const)
      await expect(canvas.getByText(says(`extra:card.problem.${part}_required`))).toBeVisible();
    const fields = [
      'first_name',
      'last_name',
      'birth_date',
      'country',
      'province',
      'address',
      'city',
      'zip',
      'email',
      'do_purchase',
    ] as const;
    for (const field of fields)
      await expect(canvas.getByText(says(`wallet:ageCard.required.${field}`))).toBeVisible();
    await expect(box(canvasElement, 'extra:card.number')).toHaveFocus();
  },
};

/** By the keyboard alone: from the card to the choice, and sent by Enter. */
export const Filled: Story = {
  name: 'Filled in and sent by the keyboard [AGE-01]',
  args: { draft: { ...person, do_purchase: null } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await typeCard(canvasElement);
    await userEvent.click(box(canvasElement, 'wallet:ageCard.field.zip'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    const [buy] = canvas.getAllByRole('radio');
    await expect(buy).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(
      canvas.getByRole('button', { name: says('wallet:ageCard.pay', { price: storyMoney(10.99) }) }),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(box(canvasElement, 'wallet:ageCard.field.zip'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      ...person,
      card_number: '4242424242424242',
      cvc: '123',
      expiration_month: '12',
      expiration_year: '39',
    });
  },
};

export const UnitedStates: Story = {
  name: 'A list of states for the United States and Canada [AGE-01]',
  args: { draft: { ...person, country: 'US', state: '' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: send() }));
    await expect(canvas.getByText(says('wallet:ageCard.required.state'))).toBeVisible();
    const state = canvas.getByRole('combobox', { name: says('wallet:ageCard.field.state') });
    await userEvent.selectOptions(state, 'TX');
    await expect(state).toHaveValue('TX');
    // A state is none of another country.
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: says('wallet:ageCard.field.country') }),
      'BR',
    );
    await expect(box(canvasElement, 'wallet:ageCard.field.province')).toHaveValue('');
  },
};
export const Canada: Story = { args: { draft: { ...person, country: 'CA', state: 'QC' } } };
export const KnownEmail: Story = {
  name: 'An email that is known is not asked for [AGE-01]',
  args: { draft: person, needsEmail: false },
  play: async ({ canvasElement }) => {
    const email = says('wallet:ageCard.field.email');
    await expect(within(canvasElement).queryByRole('textbox', { name: email })).toBeNull();
  },
};
/** For guests, and for members who have bought before. */
export const WithoutOffer: Story = {
  args: { draft: { ...person, do_purchase: null }, offer: null },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole('radio')).toBeNull();
    await typeCard(canvasElement);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ do_purchase: 0 }));
  },
};
export const Sending: Story = {
  args: { draft: person, pending: true },
  play: async ({ canvasElement, args }) => {
    const button = canvasElement.querySelector<HTMLButtonElement>('[data-part=send]');
    if (button) await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: { draft: person, error: 'The card was refused: Please retry' },
};
export const ProblemsOfThePlatform: Story = {
  args: { draft: person, problems: { zip: 'invalid_format', birth_date: 'under_age' } },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement, 'wallet:ageCard.field.zip')).toBeInvalid();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile' } }, args: { draft: person } };
export const Dark: Story = { globals: { scheme: 'dark' }, args: { draft: person } };
