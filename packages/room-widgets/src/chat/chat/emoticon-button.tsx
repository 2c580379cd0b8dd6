import type { Emoticon } from '@footlight/contract';
import { IconButton, lazyComponent, useTexts } from '@footlight/ui';
import { Smile } from 'lucide-react';
import { useState } from 'react';

/** Loaded when it is first opened. */
const EmoticonPicker = lazyComponent(() => import('./emoticon-picker.tsx'), {
  pending: ({ trigger }) => trigger,
});

interface EmoticonButtonProps {
  emoticons: readonly Emoticon[];
  disabled: boolean;
  onPick: (code: Emoticon) => void;
  onPicked: () => void;
}

/** The button beside the input field that opens the emoticon picker. */
export function EmoticonButton({ emoticons, disabled, onPick, onPicked }: EmoticonButtonProps) {
  const { t } = useTexts('room');
  const [isUsed, setUsed] = useState(false);
  const shared = { label: t('chat.emoticons'), 'data-part': 'emoticons', disabled };
  if (!isUsed)
    return (
      <IconButton {...shared} aria-haspopup="dialog" onClick={() => setUsed(true)}>
        <Smile />
      </IconButton>
    );
  const button = (
    <IconButton {...shared}>
      <Smile />
    </IconButton>
  );
  return <EmoticonPicker trigger={button} emoticons={emoticons} onPick={onPick} onPicked={onPicked} />;
}
