import { useState } from 'react';

/** Names shown at once; more are folded. */
const SHOWN = 3;

export interface TokenUsersProps {
  /** Undefined for a token that no class stands for. */
  users: readonly string[] | undefined;
}

/** The components that use a token. Names behind a closed fold are not in the page: some tokens have a hundred. */
export const TokenUsers = ({ users }: TokenUsersProps) => {
  const [open, setOpen] = useState(false);
  if (!users) return <span className="text-text-muted">–</span>;
  if (users.length <= SHOWN) return <span>{users.join(', ') || 'no component by name'}</span>;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-max cursor-pointer">{`${users.length} users`}</summary>
      {open ? <p className="mt-1 max-w-72 text-text-muted">{users.join(', ')}</p> : null}
    </details>
  );
};
