import type { ModerationAction } from '@footlight/contract';
import { cn, TokenAmount } from '@footlight/ui';
import { CircleAlert, Crown, Gem, Radio, RotateCw, Shield } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { wholeCount } from '../live-count/whole-count.ts';
import type { ChatLine } from './chat-log.ts';
import type { ChatStamps } from './chat-stamps.ts';
import { withEmoticons } from './emoticons.tsx';
import { nameColor } from './name-color.ts';

/** The words of the rows, looked up once a list and not once a row. */
export interface ChatRowTexts {
  gap: string;
  tipped: string;
  sending: string;
  retry: string;
  reason(reason: string | undefined): string;
  /** A notice about somebody; nobody's name where the reader is not told. */
  notice(action: ModerationAction, username: string): string;
  badge: Record<'model' | 'superVip' | 'vip' | 'moderator' | 'tokens', string>;
}

export interface ChatRowProps {
  line: ChatLine;
  /** Written by the viewer. */
  isOwn: boolean;
  /** Speaks to the viewer by name. */
  isMention: boolean;
  /** Names open a menu. */
  hasMenu: boolean;
  texts: ChatRowTexts;
  stamps: ChatStamps;
  /** For own lines only: others are not drawn again when it changes. */
  onRetry?: ((clientId: string) => void) | undefined;
}

type RoomChatLine = Exclude<ChatLine, { kind: 'own' } | { kind: 'gap' }>;
type OwnChatLine = Extract<ChatLine, { kind: 'own' }>;

const RowBadge = ({
  name,
  label,
  className,
  children,
}: {
  name: string;
  label: string;
  className?: string;
  children?: ReactNode;
}) => (
  <span
    data-part="badge"
    data-badge={name}
    role="img"
    aria-label={label}
    title={label}
    className={cn('me-1 inline-block size-[1.05em] align-[-0.15em] [&_svg]:size-full', className)}
  >
    {children}
  </span>
);

/** A coin in one element, its face a border that fills it: most lines of a flood carry it. */
const coin = 'rounded-full border-[0.525em] border-token outline-1 -outline-offset-1 outline-token-text';

const Badges = ({ line, texts }: { line: RoomChatLine; texts: ChatRowTexts }) => (
  <>
    {line.is_model ? (
      <RowBadge name="model" label={texts.badge.model}>
        <Radio className="text-primary-text" />
      </RowBadge>
    ) : null}
    {line.is_moderator ? (
      <RowBadge name="moderator" label={texts.badge.moderator}>
        <Shield className="text-success-text" />
      </RowBadge>
    ) : null}
    {line.is_super_vip ? (
      <RowBadge name="super-vip" label={texts.badge.superVip}>
        <Gem className="text-secondary-text" />
      </RowBadge>
    ) : line.is_vip ? (
      <RowBadge name="vip" label={texts.badge.vip}>
        <Crown className="text-warning-text" />
      </RowBadge>
    ) : null}
    {line.has_tokens ? <RowBadge name="tokens" label={texts.badge.tokens} className={coin} /> : null}
  </>
);

/** Not a button element: each would be a box of its own, and a flood lays forty of them out ten times a second. */
const menuName = { role: 'button', tabIndex: -1, 'aria-haspopup': 'menu' } as const;

const Name = ({
  children,
  className,
  hasMenu = false,
}: {
  children: string;
  className: string;
  hasMenu?: boolean;
}) => (
  <bdi
    data-part="name"
    {...(hasMenu ? menuName : {})}
    className={cn('rounded-xs font-semibold', hasMenu && 'cursor-pointer hover:underline', className)}
  >
    {children}
  </bdi>
);

interface RoomRowProps {
  line: RoomChatLine;
  texts: ChatRowTexts;
  hasMenu: boolean;
}

const MessageRow = ({ line, texts, hasMenu }: RoomRowProps) => (
  <>
    <Badges line={line} texts={texts} />
    <Name className={nameColor(line.username)} hasMenu={hasMenu}>
      {line.username}
    </Name>
    {': '}
    <bdi data-part="message">{withEmoticons(line.message ?? '')}</bdi>
  </>
);

const TipRow = ({ line, texts, hasMenu }: RoomRowProps) => (
  <>
    <Name className="text-text" hasMenu={hasMenu}>
      {line.username}
    </Name>{' '}
    {texts.tipped} <TokenAmount value={wholeCount(line.tokens ?? 0) ?? 0} />
    {line.message ? (
      // A line like the one above it: it starts where lines of the page start, whatever is written.
      <span className="mt-0.5 block">
        <bdi data-part="message">{withEmoticons(line.message)}</bdi>
      </span>
    ) : null}
  </>
);

const OwnRow = ({
  line,
  texts,
  onRetry,
}: {
  line: OwnChatLine;
  texts: ChatRowTexts;
  onRetry: ChatRowProps['onRetry'];
}) => (
  <>
    <Name className={nameColor(line.username)}>{line.username}</Name>
    {': '}
    <bdi data-part="message" className="text-text-muted">
      {withEmoticons(line.message)}
    </bdi>
    {line.state === 'sending' ? (
      <span className="sr-only">{texts.sending}</span>
    ) : (
      <span data-part="problem" className="mt-0.5 flex flex-wrap items-center gap-x-2 text-danger-text">
        <CircleAlert aria-hidden="true" className="size-3.5 shrink-0" />
        <bdi className="min-w-0 wrap-anywhere">{texts.reason(line.reason)}</bdi>
        <button
          type="button"
          data-part="retry"
          onClick={() => onRetry?.(line.client_id)}
          className="inline-flex min-h-6 items-center gap-1 rounded-xs font-semibold text-primary-text underline underline-offset-3"
        >
          <RotateCw aria-hidden="true" className="size-3.5" />
          {texts.retry}
        </button>
      </span>
    )}
  </>
);

const looks: Record<ChatLine['kind'], string> = {
  message: '',
  own: '',
  tip: 'mx-1.5 my-1 px-2 bg-primary-soft text-text rounded-[var(--chat-tip-radius,--theme(--radius-md))] forced-colors:border',
  notice: 'text-center text-xs text-text-muted',
  gap: 'my-1 border-y border-dashed border-border-strong text-center text-xs text-text-muted',
};

const content = ({ line, texts, onRetry, hasMenu }: ChatRowProps): ReactNode => {
  switch (line.kind) {
    case 'message':
      return <MessageRow line={line} texts={texts} hasMenu={hasMenu} />;
    case 'tip':
      return <TipRow line={line} texts={texts} hasMenu={hasMenu} />;
    case 'notice':
      return (
        <bdi data-part="message">{line.action ? texts.notice(line.action, line.username) : line.message}</bdi>
      );
    case 'gap':
      return texts.gap;
    case 'own':
      return <OwnRow line={line} texts={texts} onRetry={onRetry} />;
  }
};

/** One line of the chat. A line never changes, so a row is drawn once; it cannot move what is outside of it. */
export const ChatRow = memo(function ChatRow(props: ChatRowProps) {
  const { line, isOwn, isMention, stamps } = props;
  // Decided once: what React drew stays React's.
  const [print] = useState(() => stamps.find(line));
  return (
    <li
      ref={(row) => {
        if (row && print) row.replaceChildren(print(line));
        else if (row) stamps.keep(line, row);
      }}
      data-part="line"
      data-kind={line.kind}
      data-state={line.state}
      data-own={isOwn || undefined}
      data-mention={isMention || undefined}
      data-line={line.line_id}
      className={cn(
        'px-3 py-1 wrap-anywhere [contain:content] data-own:bg-surface-sunken data-mention:border-s-3 data-mention:border-primary data-mention:bg-surface-sunken data-mention:ps-2.25',
        looks[line.kind],
      )}
    >
      {print ? null : content(props)}
    </li>
  );
});
