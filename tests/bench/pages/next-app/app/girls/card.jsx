'use client';
import Link from 'next/link';
import { useState } from 'react';

/** A card with the markup of the site's, and its one behaviour: a picture that fails is replaced. */
export const Card = ({ user, eager }) => {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <article className="group relative flex min-w-0 flex-col overflow-hidden rounded-lg bg-surface shadow-xs transition-shadow hover:shadow-md">
      <div className="relative aspect-4/3 overflow-hidden bg-surface-sunken">
        {hasFailed ? null : (
          // biome-ignore lint/performance/noImgElement: the site sends its pictures as they are, too
          <img
            src={user.thumbnail_url}
            alt=""
            width={320}
            height={240}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            onError={() => setHasFailed(true)}
            className="size-full object-cover transition-[scale] duration-slow group-hover:scale-[1.04]"
          />
        )}
        <div className="absolute start-2 top-2 flex max-w-[calc(100%-1rem)] gap-1">
          <span className="inline-flex h-5.5 max-w-full items-center gap-1 whitespace-nowrap rounded-full bg-live px-2 text-xs font-semibold text-on-live">
            <span aria-hidden="true" className="size-1.5 shrink-0 animate-pulse rounded-full bg-current" />
            {user.status}
          </span>
          {user.is_new ? <span className="inline-flex h-5.5 items-center px-2 text-xs">New</span> : null}
        </div>
        <div className="absolute end-2 bottom-2 flex max-w-[calc(100%-1rem)]">
          <span className="inline-flex h-5.5 items-center gap-1 bg-media px-2 text-xs text-on-media">
            <svg
              aria-hidden="true"
              width="24"
              height="24"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              className="size-3.5"
            >
              <circle cx="12" cy="12" r="3" />
              <circle cx="12" cy="12" r="9" />
            </svg>
            <span aria-hidden="true">{user.viewer_count.toLocaleString('en')}</span>
            <span className="sr-only">{user.viewer_count} viewers</span>
          </span>
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 px-3 pt-2.5 pb-3">
        <p className="flex min-w-0 items-baseline gap-1.5">
          <Link href={`/${user.username}`} prefetch={false} className="heading min-w-0 truncate text-base">
            {user.display_name}
          </Link>
          <span className="shrink-0 text-sm text-text-muted">{user.age}</span>
        </p>
        <p className="line-clamp-2 text-sm text-text-muted wrap-anywhere">{user.subject}</p>
      </div>
    </article>
  );
};
