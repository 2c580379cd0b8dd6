import { FreeTokens, PromoCode } from '@footlight/billing-widgets';
import { Button, useTexts } from '@footlight/ui';
import { longText, says } from '@footlight/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PromoCorner } from './promo-corner.tsx';

const Filled = ({ title, held }: { title?: string; held: number }) => {
  const { t } = useTexts('promos');
  return (
    <PromoCorner
      title={title ?? t('section')}
      notice={held > 0 ? <FreeTokens tokens={held} isSending={false} onResend={fn()} /> : null}
      code={
        <PromoCode
          value="FREE_TOKENS"
          onValueChange={fn()}
          isSending={false}
          error={null}
          done={null}
          onRedeem={fn()}
        />
      }
      wheels={
        <>
          <Button variant="outline">{t('wheel.promo')}</Button>
          <Button variant="outline">{t('wheel.vault')}</Button>
        </>
      }
    />
  );
};

const meta = {
  title: 'Screens/Promo corner',
  component: Filled,
  args: { held: 100 },
} satisfies Meta<typeof Filled>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { longText: { title: longText, held: 99_999_999 } satisfies Story['args'] },
  name: 'Default: pending tokens, promo code and wheels [AUTH-09] [BILL-12] [BILL-13]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(says('promos:free.title'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: says('promos:wheel.vault') })).toBeVisible();
  },
};
export const NothingWaits: Story = { args: { held: 0 } };
