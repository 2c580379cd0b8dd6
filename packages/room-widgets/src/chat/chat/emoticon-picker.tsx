import type { Emoticon } from '@footlight/contract';
import { Popover, useTexts } from '@footlight/ui';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { EmoticonIcon } from './emoticons.tsx';

const COLUMNS = 6;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
};

interface EmoticonPickerProps {
  trigger: ReactNode;
  emoticons: readonly Emoticon[];
  onPick: (code: Emoticon) => void;
  /** The picker closed after a choice: the field receives focus. */
  onPicked: () => void;
}

/** The next index for a key: arrows move in the grid, a letter jumps to the next code that starts with it. */
const indexAfter = (key: string, at: number, codes: readonly Emoticon[], isRtl: boolean): number => {
  if (key === 'Home') return 0;
  if (key === 'End') return codes.length - 1;
  const step = STEPS[key];
  if (step !== undefined) {
    const next = at + (isRtl && Math.abs(step) === 1 ? -step : step);
    return next >= 0 && next < codes.length ? next : at;
  }
  if (!/^[a-z]$/.test(key)) return at;
  const order = codes.map((_, index) => (at + 1 + index) % codes.length);
  return order.find((index) => codes[index]?.startsWith(key)) ?? at;
};

/** A grid of the room's emoticons. A separate file, loaded when it is first opened. */
const EmoticonPicker = ({ trigger, emoticons, onPick, onPicked }: EmoticonPickerProps) => {
  const { t } = useTexts('room');
  const [isOpen, setOpen] = useState(true);
  const [isPicked, setPicked] = useState(false);
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = indexAfter(event.key, at, emoticons, isRtl);
    if (next === at && STEPS[event.key] === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <Popover
      trigger={trigger}
      label={t('chat.emoticons')}
      size="sm"
      side="top"
      align="end"
      open={isOpen}
      onOpenChange={(isNowOpen) => {
        setPicked(false);
        setOpen(isNowOpen);
      }}
      onCloseAutoFocus={(event) => {
        if (!isPicked) return;
        event.preventDefault();
        onPicked();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are the controls; arrow keys move between them */}
      <div data-part="emoticon-grid" className="grid grid-cols-6 gap-1" onKeyDown={keys}>
        {emoticons.map((code, index) => (
          <button
            key={code}
            type="button"
            aria-label={code}
            title={`:${code}:`}
            // One stop for Tab, as in a toolbar.
            tabIndex={index === 0 ? 0 : -1}
            onClick={() => {
              setPicked(true);
              setOpen(false);
              onPick(code);
            }}
            className="grid aspect-square min-h-8 place-items-center rounded-sm text-lg hover:bg-surface-sunken focus-visible:-outline-offset-2"
          >
            <EmoticonIcon code={code} />
          </button>
        ))}
      </div>
    </Popover>
  );
};

export default EmoticonPicker;
