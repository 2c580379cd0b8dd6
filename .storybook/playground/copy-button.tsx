import { Button, IconButton, useTexts } from '@footlight/ui';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useCopy } from '../../packages/ui/src/copy-field/use-copy.ts';

export interface CopyButtonProps {
  text: string;
  /** Names the text, for screen readers. */
  name: string;
  /** Shows only the icon. */
  small?: boolean;
}

const icons = { copied: Check, failed: TriangleAlert, ready: Copy };

/** Copies a text and shows whether the browser allowed it. */
export const CopyButton = ({ text, name, small = false }: CopyButtonProps) => {
  const { t } = useTexts('extra');
  const { state, copy } = useCopy();
  const Icon = icons[state ?? 'ready'];
  const word = t(state ? `copy.${state}` : 'copy.label');
  const label = `${word}: ${name}`;
  return small ? (
    <IconButton size="sm" label={label} onClick={() => copy(text)}>
      <Icon />
    </IconButton>
  ) : (
    <Button size="sm" variant="outline" iconStart={<Icon />} aria-label={label} onClick={() => copy(text)}>
      {word}
    </Button>
  );
};
