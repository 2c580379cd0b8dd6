import type { VersusState } from '@footlight/contract';
import { Avatar, cn, Link, useNumber, useTexts } from '@footlight/ui';

export interface VersusSideProps {
  side: VersusState['modelList'][number];
  /** The side is at the end of the line. */
  second: boolean;
  /** Path of the side's room; null for the room that is shown. */
  href: string | null;
  won: boolean;
}

/** One side of a contest: picture, name and score. */
export const VersusSide = ({ side, second, href, won }: VersusSideProps) => {
  const { t } = useTexts('versus');
  const number = useNumber();
  const shown = number(side.score);
  const name = <bdi className="block truncate">{side.display_name}</bdi>;
  return (
    <div
      data-part="side"
      data-state={won ? 'winner' : side.is_away ? 'away' : undefined}
      className={cn('flex min-w-0 flex-1 basis-24 items-center gap-2', second && 'flex-row-reverse text-end')}
    >
      <Avatar name={side.display_name} src={side.avatar_url} size="sm" className="shrink-0" />
      <div className="min-w-0">
        <p data-part="name" className="text-sm font-semibold">
          {href === null ? (
            name
          ) : (
            <Link href={href} aria-label={t('visit', { name: side.display_name })} className="block min-w-0">
              {name}
            </Link>
          )}
        </p>
        <p data-part="score" className="text-lg font-bold wrap-anywhere">
          <span aria-hidden="true" className="numeric">
            {shown}
          </span>
          <span className="sr-only">{t('tokens', { count: side.score, shown })}</span>
        </p>
      </div>
    </div>
  );
};
