import { type AnchorHTMLAttributes, createContext, type ReactNode, type Ref, useContext } from 'react';

/** What a link receives: everything an anchor takes, with a target. */
export interface LinkRenderProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Draws one link. A site gives its router's; without one it is a plain anchor. */
export type RenderLink = (props: LinkRenderProps) => ReactNode;

const renderAnchor: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;

const LinkRenderer = createContext<RenderLink>(renderAnchor);

export interface LinkRendererProviderProps {
  renderLink: RenderLink;
  children: ReactNode;
}

/** Says once how all links of the tree are drawn. */
export const LinkRendererProvider = ({ renderLink, children }: LinkRendererProviderProps) => (
  <LinkRenderer value={renderLink}>{children}</LinkRenderer>
);

/** The link renderer of the tree, unless the component was given its own. */
export function useLinkRenderer(own?: RenderLink): RenderLink {
  const inherited = useContext(LinkRenderer);
  return own ?? inherited;
}
