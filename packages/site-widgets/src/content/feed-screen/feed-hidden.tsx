import { Button, Disclosure, useTexts } from '@footlight/ui';

/** The hidden broadcasters, to show them again. */
export const FeedHidden = ({
  names,
  onShow,
}: {
  names: readonly string[];
  onShow(username: string): void;
}) => {
  const { t } = useTexts('content');
  if (names.length === 0) return null;
  return (
    <Disclosure summary={`${t('feed.hidden')} (${names.length})`}>
      <ul className="flex flex-col gap-2">
        {names.map((name) => (
          <li key={name} className="flex min-w-0 items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Button
              size="sm"
              variant="outline"
              aria-label={`${t('feed.showAgain')}: ${name}`}
              onClick={() => onShow(name)}
            >
              {t('feed.showAgain')}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};
