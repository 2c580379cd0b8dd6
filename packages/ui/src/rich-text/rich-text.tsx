import { linkRel, type RichNode, readRichText } from '@footlight/theme/operator-html';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { linkClass } from '../link/link.tsx';
import { useLinkRenderer } from '../link-renderer/link-renderer.tsx';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A text with simple marks and links, as the platform serves it. Anything else is shown as text. */
  html: string;
}

/** An operator's text, rendered as elements: no string becomes markup. Renders nothing for an empty text. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  const render = useLinkRenderer();
  const draw = (node: RichNode, key: number): ReactNode => {
    if (typeof node === 'string') return node;
    if (node.tag === 'br') return <br key={key} />;
    if (node.tag !== 'a') return <node.tag key={key}>{node.children.map(draw)}</node.tag>;
    const link = {
      href: node.href,
      'data-part': 'link',
      className: linkClass(),
      children: node.children.map(draw),
    };
    // The router handles only URLs of this site.
    return node.href.startsWith('/') ? (
      <span key={key}>{render(link)}</span>
    ) : (
      <a key={key} {...link} rel={linkRel} />
    );
  };
  const nodes = readRichText(html);
  if (nodes.length === 0) return null;
  return (
    <div
      {...rest}
      data-component="rich-text"
      className={cn('max-w-prose text-sm text-text-muted wrap-anywhere', className)}
    >
      {nodes.map(draw)}
    </div>
  );
}
