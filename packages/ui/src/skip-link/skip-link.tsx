import type { ComponentProps } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'href' | 'target'> {
  /** Id of the main content, which must be focusable (`tabIndex={-1}`). */
  target: string;
}

/** First tab stop: skips the header. Visible only while focused. */
export function SkipLink({ target, className, ...rest }: SkipLinkProps) {
  const { t } = useTexts('ui');
  return (
    <a
      {...rest}
      data-component="skip-link"
      href={`#${target}`}
      className={cn(
        'fixed start-3 top-3 z-50 -translate-y-20 rounded-md border border-transparent bg-inverse px-4 py-2.5 font-semibold text-on-inverse focus:translate-y-0 focus:shadow-lg',
        className,
      )}
    >
      {t('skip')}
    </a>
  );
}
