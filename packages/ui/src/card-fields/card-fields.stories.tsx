import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { says } from '../story/index.ts';
import { cardFieldsDocs } from './card-fields.docs.ts';
import { CardFields } from './card-fields.tsx';
import { emptyCard } from './card-rules.ts';

const meta = {
  title: 'UI/Card fields',
  tags: ['AGE-01'],
  component: CardFields,
  parameters: { componentDocs: cardFieldsDocs, conformance: { tag: 'fieldset' } },
  args: { onValueChange: fn(), now: new Date(Date.UTC(2026, 5, 15)) },
  render: (args) => (
    <div className="max-w-96">
      <CardFields {...args} />
    </div>
  ),
} satisfies Meta<typeof CardFields>;
export default meta;
type Story = StoryObj<typeof meta>;

const fields = (root: HTMLElement) => {
  const field = (name: 'number' | 'expiry' | 'cvc') =>
    within(root).getByRole<HTMLInputElement>('textbox', { name: says(`extra:card.${name}`) });
  return { number: field('number'), expiry: field('expiry'), cvc: field('cvc') };
};

/** Published test numbers of the card brands. */
export const Default: Story = {
  parameters: {
    longText: {
      defaultValue: { number: '6759649826438453999', expiry: '1', cvc: '9' },
      showProblems: true,
    } satisfies Story['args'],
  },
  play: async ({ canvasElement, args }) => {
    const { number, expiry, cvc } = fields(canvasElement);
    await userEvent.type(number, '4242x424242424242');
    await expect(number).toHaveValue('4242 4242 4242 4242');
    await expect(within(canvasElement).getByText('Visa')).toBeVisible();
    await userEvent.tab();
    await expect(expiry).toHaveFocus();
    await userEvent.keyboard('1230');
    await expect(expiry).toHaveValue('12/30');
    await userEvent.tab();
    await userEvent.keyboard('1234');
    await expect(cvc).toHaveValue('123');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { number: '4242424242424242', expiry: '12/30', cvc: '123' },
      {},
    );
    for (const field of [number, expiry, cvc]) await expect(field).not.toHaveAttribute('name');
  },
};

/** Editing in the middle of the number keeps the caret position. */
export const EditedInTheMiddle: Story = {
  args: { defaultValue: { ...emptyCard, number: '4242424242424242' } },
  play: async ({ canvasElement }) => {
    const { number } = fields(canvasElement);
    await userEvent.type(number, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(number).toHaveValue('4244 2424 2424 242');
    await expect(number.selectionStart).toBe(3);
    await userEvent.keyboard('25');
    await expect(number).toHaveValue('4242 5424 2424 2424 2');
    await expect(number.selectionStart).toBe(6);
  },
};

export const AmericanExpress: Story = {
  args: { defaultValue: { number: '378282246310005', expiry: '01/28', cvc: '1234' } },
  play: async ({ canvasElement }) => {
    await expect(fields(canvasElement).number).toHaveValue('3782 822463 10005');
    await expect(fields(canvasElement).cvc).toHaveAccessibleDescription(says('extra:card.cvcHintFour'));
  },
};

/** A field shows its error after blur, not while typing and not if it was left empty. */
export const SpeaksWhenLeft: Story = {
  play: async ({ canvasElement }) => {
    const { number, expiry, cvc } = fields(canvasElement);
    await userEvent.type(number, '4242424242424241');
    await expect(number).toBeValid();
    await userEvent.tab();
    await expect(number).toHaveAccessibleDescription(says('extra:card.problem.number_invalid'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(expiry).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(cvc, '12');
    await userEvent.tab();
    await expect(cvc).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Required: Story = {
  args: { showProblems: true },
  play: async ({ canvasElement }) => {
    for (const problem of ['number_required', 'expiry_required', 'cvc_required'] as const)
      await expect(within(canvasElement).getByText(says(`extra:card.problem.${problem}`))).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    defaultValue: { number: '5555555555554444', expiry: '12/30', cvc: '999' },
    problems: { cvc: 'cvc_invalid' },
  },
};

export const Expired: Story = {
  args: { defaultValue: { number: '6011111111111117', expiry: '05/26', cvc: '123' }, showProblems: true },
};

export const Disabled: Story = {
  args: { defaultValue: { number: '4242424242424242', expiry: '12/30', cvc: '123' }, disabled: true },
};

export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Card" className="flex max-w-96 flex-col gap-5">
      <CardFields {...args} />
      <Button size="lg" block>
        Check my age
      </Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await userEvent.type(fields(canvasElement).number, '4242');
    await expect([...new FormData(form).keys()]).toEqual([]);
  },
};
