import { Button, useFocusAfter, useTexts } from '@footlight/ui';
import { Sparkles } from 'lucide-react';
import { type PointerEvent, useState } from 'react';

const CELLS = 24;
/** Once this many cells are scratched, the rest is revealed automatically. */
const ENOUGH = 14;

interface ScratchFieldProps {
  /** The prize under the cover. */
  label: string;
  onScratched: () => void;
}

/** A card that is scratched with the pointer or a finger; a button does the same for the keyboard. */
export const ScratchField = ({ label, onScratched }: ScratchFieldProps) => {
  const { t } = useTexts('room-apps');
  const [rubbed, setRubbed] = useState<ReadonlySet<number>>(new Set());
  const [isOpen, setIsOpen] = useState(false);
  const { mark, target } = useFocusAfter();
  const open = () => {
    if (isOpen) return;
    setIsOpen(true);
    onScratched();
  };
  const rub = (event: PointerEvent<HTMLDivElement>) => {
    // Touch events keep the cell of the first contact as target, so look up the element under the pointer.
    const cell = document.elementFromPoint(event.clientX, event.clientY)?.getAttribute('data-cell');
    if (cell === null || cell === undefined || rubbed.has(Number(cell))) return;
    const next = new Set(rubbed).add(Number(cell));
    setRubbed(next);
    if (next.size >= ENOUGH) open();
  };
  return (
    <div data-part="card" className="flex min-w-0 flex-col gap-2">
      <div
        className="relative grid min-h-28 touch-none place-items-center overflow-hidden rounded-md bg-surface-sunken p-4 select-none"
        onPointerMove={rub}
        onPointerDown={rub}
      >
        <p
          ref={target}
          tabIndex={-1}
          role="status"
          className="text-center text-lg font-semibold wrap-anywhere"
        >
          {isOpen ? t('scratch.yours', { label }) : <span className="sr-only">{t('scratch.hint')}</span>}
        </p>
        {isOpen ? null : (
          <div aria-hidden="true" className="absolute inset-0 grid grid-cols-8 grid-rows-3">
            {Array.from({ length: CELLS }, (_, cell) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position
                key={cell}
                data-cell={cell}
                className={
                  rubbed.has(cell)
                    ? 'bg-transparent'
                    : 'grid place-items-center bg-primary-soft text-on-primary-soft'
                }
              >
                {rubbed.has(cell) ? null : <Sparkles className="pointer-events-none size-4" />}
              </span>
            ))}
          </div>
        )}
      </div>
      {isOpen ? null : (
        <>
          <p className="text-sm text-text-muted">{t('scratch.hint')}</p>
          <Button variant="outline" size="sm" onClick={mark(open)}>
            {t('scratch.reveal')}
          </Button>
        </>
      )}
    </div>
  );
};
