import { Button, cn, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface UsernameLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  username: string;
  /** `later`: the username was changed less than 30 days ago. `never`: this account keeps its username. */
  change: 'now' | 'later' | 'never';
  /** Opens UsernameForm. */
  onEdit: () => void;
}

/** The username of an account, and whether it can be changed. */
export const UsernameLine = ({ username, change, onEdit, className, ...rest }: UsernameLineProps) => {
  const { t } = useTexts('settings');
  return (
    <div
      {...rest}
      data-component="username-line"
      className={cn('flex flex-wrap items-center justify-between gap-3', className)}
    >
      <p data-part="current" className="min-w-0 wrap-anywhere">
        {t('username.current', { name: username })}
      </p>
      {change === 'now' ? (
        <Button variant="outline" onClick={onEdit}>
          {t('username.change')}
        </Button>
      ) : change === 'later' ? (
        <p data-part="later" className="text-sm text-text-muted">
          {t('username.later')}
        </p>
      ) : null}
    </div>
  );
};
