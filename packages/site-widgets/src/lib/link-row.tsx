import { Button, useLinkRenderer } from '@footlight/ui';

export interface LinkRowProps {
  links: readonly { label: string; href: string }[];
}

/** Links side by side, in as many rows as they need; nothing without links. */
export const LinkRow = ({ links }: LinkRowProps) => {
  const link = useLinkRenderer();
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ label, href }) => (
        <li key={href} className="max-w-full">
          <Button asChild variant="outline" size="sm" className="max-w-full">
            {link({ href, children: <bdi className="min-w-0 truncate">{label}</bdi> })}
          </Button>
        </li>
      ))}
    </ul>
  );
};
