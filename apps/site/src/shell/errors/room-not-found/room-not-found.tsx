import { Button, ErrorPage, useLinkRenderer, useTexts } from '@footlight/ui';

export interface RoomNotFoundProps {
  code: number;
  /** Null if the status says it all. */
  message: string | null;
  /** Similar usernames (spec 2 §3). */
  suggestions: readonly string[];
  /** Offered if reading again can help. */
  onRetry?: (() => void) | undefined;
}

/** Says why a room does not exist or cannot be shown, and suggests others. */
export const RoomNotFound = ({ code, message, suggestions, onRetry }: RoomNotFoundProps) => {
  const { t } = useTexts(['site', 'common']);
  const link = useLinkRenderer();
  return (
    <ErrorPage
      code={code}
      message={message}
      action={
        <>
          {suggestions.map((username) => (
            <Button key={username} asChild variant="outline" className="max-w-full">
              {link({
                href: `/${encodeURIComponent(username)}`,
                children: <bdi className="min-w-0 truncate">{username}</bdi>,
              })}
            </Button>
          ))}
          {onRetry ? <Button onClick={onRetry}>{t('common:retry')}</Button> : null}
          <Button asChild>{link({ href: '/', children: t('nav.home') })}</Button>
        </>
      }
    />
  );
};
