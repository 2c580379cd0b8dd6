import { Avatar, cn, useLinkRenderer } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';

export interface ListedPerson {
  name: string;
  pictureUrl: string;
  href: string;
  /** A line below the name, such as the price. */
  detail: string;
  /** Badges at the end of the row. */
  badges?: ReactNode;
}

export interface PersonListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Names the list. */
  label: string;
  people: readonly ListedPerson[];
}

/** A grid of people: picture, name as a link, a line, and badges. */
export const PersonList = ({ label, people, className, ...rest }: PersonListProps) => {
  const link = useLinkRenderer();
  return (
    <ul
      aria-label={label}
      {...rest}
      data-component="person-list"
      className={cn(
        'grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))]',
        className,
      )}
    >
      {people.map(({ name, pictureUrl, href, detail, badges }) => (
        <li
          key={href}
          data-part="person"
          className="flex min-w-0 items-center gap-3 rounded-lg border border-border bg-surface p-3"
        >
          <Avatar name={name} src={pictureUrl} />
          <div className="flex min-w-0 flex-col">
            {link({
              href,
              className: 'font-semibold wrap-anywhere hover:underline',
              children: name,
            })}
            <span className="text-sm wrap-anywhere text-text-muted">{detail}</span>
          </div>
          {badges ? <span className="ms-auto flex shrink-0 flex-col items-end gap-1">{badges}</span> : null}
        </li>
      ))}
    </ul>
  );
};
