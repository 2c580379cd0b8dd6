import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button/icon-button.tsx';
import { type Appearance, appearanceIcons } from '../lib/appearance.tsx';
import { cn } from '../lib/cn.ts';

const looks: Record<Appearance, { box: string; icon: string }> = {
  success: { box: 'bg-success-soft text-text', icon: 'text-success-text' },
  error: { box: 'bg-danger-soft text-text', icon: 'text-danger-text' },
  info: { box: 'bg-info-soft text-text', icon: 'text-info-text' },
  warning: { box: 'bg-warning-soft text-text', icon: 'text-warning-text' },
};

export interface BannerProps {
  appearance?: Appearance;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links at the end. */
  action?: ReactNode;
  /** Adds a close control. */
  onClose?: () => void;
  /** Read out as soon as it appears: for what just went wrong, not for what was always there. */
  live?: boolean;
  className?: string;
}

/** A message that stays in the page. */
export function Banner({
  appearance = 'info',
  title,
  children,
  action,
  onClose,
  live = false,
  className,
}: BannerProps) {
  const { t } = useTranslation('ui');
  const Icon = appearanceIcons[appearance];
  return (
    <div
      data-component="banner"
      data-appearance={appearance}
      role={live ? (appearance === 'error' ? 'alert' : 'status') : undefined}
      className={cn(
        'flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-3 rounded-[var(--banner-radius,--theme(--radius-lg))]',
        looks[appearance].box,
        className,
      )}
    >
      <Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', looks[appearance].icon)} />
      <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
        {title ? (
          <p data-part="title" className="font-semibold">
            {title}
          </p>
        ) : null}
        {children ? <div data-part="content">{children}</div> : null}
      </div>
      {action ? <div data-part="action">{action}</div> : null}
      {onClose ? (
        <IconButton label={t('close')} size="sm" data-part="close" className="-my-1 -me-2" onClick={onClose}>
          <X />
        </IconButton>
      ) : null}
    </div>
  );
}
