import { useEffect, useRef } from 'react';
import { Kbd } from '../kbd/kbd.tsx';
import { cn } from '../lib/cn.ts';
import { type Command, labelPieces } from './match-commands.ts';

interface CommandOptionProps {
  id: string;
  command: Command;
  query: string;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One result. The focus stays in the search field; the result is only marked as active. */
export function CommandOption({ id, command, query, active, onPoint, onChoose }: CommandOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const { label, hint, icon, shortcut, disabled = false } = command;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus (aria-activedescendant).
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field listens to the keys.
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={disabled || undefined}
      data-part="option"
      data-state={active ? 'active' : undefined}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={cn(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm border border-transparent px-2.5 py-1.5 [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-text-muted',
        active && 'bg-primary-soft forced-colors:border-[Highlight]',
        disabled && 'cursor-not-allowed opacity-50',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span data-part="label" className="line-clamp-2 wrap-anywhere">
          {labelPieces(label, query).map(({ text, isMatch, at }) =>
            isMatch ? (
              <mark
                key={at}
                data-part="match"
                className="bg-transparent font-bold text-primary-text underline underline-offset-3"
              >
                {text}
              </mark>
            ) : (
              <span key={at}>{text}</span>
            ),
          )}
        </span>
        {hint ? (
          <span data-part="hint" className="line-clamp-2 text-sm text-text-muted wrap-anywhere">
            {hint}
          </span>
        ) : null}
      </span>
      {shortcut ? <Kbd keys={shortcut} size="sm" className="shrink-0 max-desktop:hidden" /> : null}
    </div>
  );
}
