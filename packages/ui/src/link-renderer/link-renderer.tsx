import { type AnchorHTMLAttributes, createContext, type ReactNode, type Ref, useContext } from 'react';

/** Props of a link: those of an anchor, with a required target. */
export interface LinkRenderProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Renders a link. A site passes its router's link; the default is a plain anchor. */
export type RenderLink = (props: LinkRenderProps) => ReactNode;

const renderAnchor: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;

const LinkRenderer = createContext<RenderLink>(renderAnchor);

export interface LinkRendererProviderProps {
  renderLink: RenderLink;
  children: ReactNode;
}

/** Sets the link renderer for the whole tree. */
export const LinkRendererProvider = ({ renderLink, children }: LinkRendererProviderProps) => (
  <LinkRenderer value={renderLink}>{children}</LinkRenderer>
);

/** The link renderer of the tree, unless the component got its own. */
export function useLinkRenderer(own?: RenderLink): RenderLink {
  const inherited = useContext(LinkRenderer);
  return own ?? inherited;
}
