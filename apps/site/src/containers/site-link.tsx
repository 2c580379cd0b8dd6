import type { RenderLink } from '@footlight/ui';
import { Link } from 'react-router';

/** How widgets' links are drawn: the router's for pages of the site, plain anchors for everything else. */
export const renderSiteLink: RenderLink = ({ href, ...props }) =>
  href.startsWith('/') && !href.startsWith('//') ? (
    <Link to={href} {...props} />
  ) : (
    <a href={href} {...props} />
  );
