import { Button } from '@footlight/ui';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FreeTokens } from '../free-tokens/free-tokens.tsx';
import { PromoCode } from '../promo-code/promo-code.tsx';
import { promoCornerDocs } from './promo-corner.docs.ts';
import { PromoCorner } from './promo-corner.tsx';

const wheels = (
  <>
    <Button variant="outline">Wheel</Button>
    <Button variant="outline">Vault</Button>
  </>
);

const meta = {
  title: 'Billing/Promos/Promo corner',
  component: PromoCorner,
  parameters: { componentDocs: promoCornerDocs, conformance: { tag: 'section' } },
  args: {
    title: 'Promotions',
    notice: <FreeTokens tokens={100} pending={false} onResend={fn()} />,
    code: (
      <PromoCode
        value="FREE_TOKENS"
        onValueChange={fn()}
        pending={false}
        error={null}
        done={null}
        onRedeem={fn()}
      />
    ),
    wheels,
  },
} satisfies Meta<typeof PromoCorner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { title: longText } satisfies Story['args'] },
  name: 'Default: pending tokens, promo code and wheels [AUTH-09] [BILL-12] [BILL-13]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('promos:free.title'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Vault' })).toBeVisible();
  },
};
export const NothingWaits: Story = { args: { notice: null } };
