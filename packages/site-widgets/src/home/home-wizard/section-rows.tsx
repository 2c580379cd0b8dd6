import { type HomeSectionChoice, homeSectionId } from '@footlight/contract';
import { IconButton, useTexts } from '@footlight/ui';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSectionName } from '../../lib/use-section-name.ts';
import { useReorder } from './use-reorder.ts';

export interface SectionRowsProps {
  sections: readonly HomeSectionChoice[];
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
}

/** The chosen sections in their order: dragged by the handle, or moved by buttons. */
export const SectionRows = ({ sections, onMove, onRemove }: SectionRowsProps) => {
  const { t } = useTexts('home');
  const nameOf = useSectionName();
  const { list, handle } = useReorder(onMove);
  // A row that moves in the page loses the focus, and at an end the button of that direction is disabled.
  const focusOn = useRef<{ id: string; part: 'up' | 'down' } | null>(null);
  useEffect(() => {
    if (!focusOn.current) return;
    const { id, part } = focusOn.current;
    focusOn.current = null;
    const row = [...(list.current?.children ?? [])].find((one) => one.getAttribute('data-section') === id);
    const buttons = [part, part === 'up' ? 'down' : 'up'].map((name) =>
      row?.querySelector<HTMLButtonElement>(`[data-move=${name}]:not(:disabled)`),
    );
    buttons.find(Boolean)?.focus();
  });
  const move = (index: number, step: 1 | -1, section: HomeSectionChoice) => {
    focusOn.current = { id: homeSectionId(section), part: step < 0 ? 'up' : 'down' };
    onMove(index, index + step);
  };
  return (
    <ol ref={list} aria-label={t('wizard.chosen')} className="flex flex-col gap-1.5">
      {sections.map((section, index) => {
        const name = nameOf(section);
        const id = homeSectionId(section);
        return (
          <li
            key={id}
            data-section={id}
            className="flex items-center gap-1 rounded-md border border-border bg-surface py-1 pe-1"
          >
            <span
              {...handle(index)}
              aria-hidden="true"
              data-part="handle"
              className="grid size-9 shrink-0 cursor-grab touch-none place-items-center text-text-muted active:cursor-grabbing"
            >
              <GripVertical className="size-5" />
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <IconButton
              size="sm"
              data-move="up"
              label={t('wizard.up', { name })}
              disabled={index === 0}
              onClick={() => move(index, -1, section)}
            >
              <ArrowUp />
            </IconButton>
            <IconButton
              size="sm"
              data-move="down"
              label={t('wizard.down', { name })}
              disabled={index === sections.length - 1}
              onClick={() => move(index, 1, section)}
            >
              <ArrowDown />
            </IconButton>
            <IconButton size="sm" label={t('wizard.remove', { name })} onClick={() => onRemove(index)}>
              <X />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
};
