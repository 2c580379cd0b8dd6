import type { LinkRenderProps, RenderLink } from '@footlight/ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** The router's click handling without its prefetching, which this site does not use. */
const RouterLink = ({ href, target, onClick, children, ...rest }: LinkRenderProps) => {
  const address = useHref(href);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={address} target={target} onClick={click}>
      {children}
    </a>
  );
};

/** Renders the links of widgets: the router's for pages of the site, plain anchors for all others. */
export const renderSiteLink: RenderLink = ({ href, ...props }) =>
  href.startsWith('/') && !href.startsWith('//') ? (
    <RouterLink href={href} {...props} />
  ) : (
    <a href={href} {...props} />
  );
