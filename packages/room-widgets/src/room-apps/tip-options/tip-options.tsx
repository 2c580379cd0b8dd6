import type { AppTipPanel } from '@footlight/contract/room-apps';
import { RadioCards, TokenAmount } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface TipOptionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the room's apps add to the tip panel (spec 3: label and radio options). */
  panel: AppTipPanel;
  /** Label of the chosen option; null for none. */
  value: string | null;
  onChoose: (option: { label: string; amount: number }) => void;
}

/** An app's options in the tip panel. Selecting one sets the amount. */
export function TipOptions({ panel, value, onChoose, ...rest }: TipOptionsProps) {
  return (
    <div {...rest} data-component="tip-options">
      <RadioCards
        legend={panel.label}
        minWidth={170}
        options={panel.radio_options.map(({ label, amount }) => ({
          value: label,
          label,
          aside: <TokenAmount value={amount} />,
        }))}
        value={value}
        onValueChange={(chosen) => {
          const option = panel.radio_options.find(({ label }) => label === chosen);
          if (option) onChoose(option);
        }}
      />
    </div>
  );
}
