import { Button, ErrorPage, useLinkRenderer, useTexts } from '@footlight/ui';

export interface RoomNotFoundProps {
  code: number;
  message: string;
  /** Similar usernames (spec 2 §3). */
  suggestions: readonly string[];
}

/** Says why a room does not exist or cannot be shown, and suggests others. */
export const RoomNotFound = ({ code, message, suggestions }: RoomNotFoundProps) => {
  const { t } = useTexts('site');
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
          <Button asChild>{link({ href: '/', children: t('nav.home') })}</Button>
        </>
      }
    />
  );
};
