/** The well that all text controls share. Tokens: `--field-radius`, `--field-bg`, `--field-border`. */
export const inputClass =
  'w-full min-w-0 h-10 border px-3 text-base text-text transition-[border-color,background-color] rounded-[var(--field-radius,--theme(--radius-md))] bg-[var(--field-bg,var(--fl-surface))] border-[var(--field-border,var(--fl-border-strong))] hover:not-disabled:border-text-muted focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--fl-danger)] disabled:cursor-not-allowed disabled:opacity-60 read-only:bg-surface-sunken';
