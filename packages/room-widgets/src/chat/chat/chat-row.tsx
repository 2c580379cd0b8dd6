import type { Emoticon, ModerationAction } from '@footlight/contract';
import { cn, TokenAmount } from '@footlight/ui';
import { CircleAlert, RotateCw } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { wholeCount } from '../../lib/whole-count.ts';
import type { ChatLine } from './chat-log.ts';
import { withEmoticons } from './emoticons.tsx';
import { nameColor } from './name-color.ts';
import type { RowTemplates } from './row-templates.ts';

/** The texts of the rows, looked up once per list instead of once per row. */
export interface ChatRowTexts {
  gap: string;
  private: string;
  tipped: string;
  sending: string;
  retry: string;
  reason(reason: string | undefined): string;
  /** The text of a notice about a user; an empty username means that the reader must not see the name. */
  notice(action: ModerationAction, username: string): string;
  badge: Record<'model' | 'superVip' | 'vip' | 'moderator' | 'tokens', string>;
}

export interface ChatRowProps {
  line: ChatLine;
  /** A click on a name opens a menu. */
  hasMenu: boolean;
  texts: ChatRowTexts;
  templates: RowTemplates;
  /** Pass it to own lines only, so that other rows do not re-render when it changes. */
  onRetry?: ((clientId: string) => void) | undefined;
}

type RoomChatLine = Exclude<ChatLine, { kind: 'own' | 'gap' | 'private' }>;
type OwnChatLine = Extract<ChatLine, { kind: 'own' }>;

const place = 'me-1 align-[-0.12em]';
const shape = `${place} w-[1em] border-t-[1em]`;
/**
 * Each badge is a single element filled by its border. In a flood most lines carry one, an SVG would cost more than the
 * line itself, and a border stays visible with forced colours. Round ones need all four sides: Firefox rounds a single
 * side off to half a circle.
 */
const badges = {
  model:
    'ms-[0.3em] me-[0.55em] size-0 border-[0.225em] align-[0.14em] rounded-full border-primary-text outline-[0.13em] outline-offset-[0.15em] outline-primary-text',
  moderator: `${shape} border-success-text [clip-path:polygon(50%_0,92%_14%,92%_50%,80%_76%,50%_100%,20%_76%,8%_50%,8%_14%)]`,
  'super-vip': `${shape} border-secondary-text [clip-path:polygon(25%_8%,75%_8%,100%_38%,50%_96%,0_38%)]`,
  vip: `${shape} border-warning-text [clip-path:polygon(8%_88%,92%_88%,100%_24%,72%_48%,50%_10%,28%_48%,0_24%)]`,
  tokens: `${place} size-0 rounded-full border-[0.5em] border-token outline-1 -outline-offset-1 outline-token-text`,
} as const;

const RowBadge = ({ name, label }: { name: keyof typeof badges; label: string }) => (
  <span
    data-part="badge"
    data-badge={name}
    role="img"
    aria-label={label}
    title={label}
    className={cn('inline-block', badges[name])}
  />
);

const Badges = ({ line, texts }: { line: RoomChatLine; texts: ChatRowTexts }) => (
  <>
    {line.is_model ? <RowBadge name="model" label={texts.badge.model} /> : null}
    {line.is_moderator ? <RowBadge name="moderator" label={texts.badge.moderator} /> : null}
    {line.is_super_vip ? (
      <RowBadge name="super-vip" label={texts.badge.superVip} />
    ) : line.is_vip ? (
      <RowBadge name="vip" label={texts.badge.vip} />
    ) : null}
    {line.has_tokens ? <RowBadge name="tokens" label={texts.badge.tokens} /> : null}
  </>
);

/**
 * Not a button element, because each would need its own layout box; a flood lays out forty of them ten times a second.
 */
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
  emoticons: readonly Emoticon[];
  texts: ChatRowTexts;
  hasMenu: boolean;
}

const MessageRow = ({ line, texts, emoticons, hasMenu }: RoomRowProps) => (
  <>
    <Badges line={line} texts={texts} />
    <Name className={nameColor(line.username)} hasMenu={hasMenu}>
      {line.username}
    </Name>
    {': '}
    <bdi data-part="message">{withEmoticons(line.message ?? '', emoticons)}</bdi>
  </>
);

const TipRow = ({ line, texts, emoticons, hasMenu }: RoomRowProps) => (
  <>
    <Name className="text-text" hasMenu={hasMenu}>
      {line.username}
    </Name>{' '}
    {texts.tipped} <TokenAmount value={wholeCount(line.tokens ?? 0) ?? 0} />
    {line.message ? (
      // The block keeps the page's direction; only the text inside sets its own.
      <span className="mt-0.5 block">
        <bdi data-part="message">{withEmoticons(line.message, emoticons)}</bdi>
      </span>
    ) : null}
  </>
);

const OwnRow = ({
  line,
  texts,
  emoticons,
  onRetry,
}: {
  line: OwnChatLine;
  emoticons: readonly Emoticon[];
  texts: ChatRowTexts;
  onRetry: ChatRowProps['onRetry'];
}) => (
  <>
    <Name className={nameColor(line.username)}>{line.username}</Name>
    {': '}
    <bdi data-part="message" className="text-text-muted">
      {withEmoticons(line.message, emoticons)}
    </bdi>
    {line.state === 'sending' ? (
      <span className="sr-only">{texts.sending}</span>
    ) : (
      <span
        role="alert"
        data-part="problem"
        className="mt-0.5 flex flex-wrap items-center gap-x-2 text-danger-text"
      >
        <CircleAlert aria-hidden="true" className="size-3.5 shrink-0" />
        <bdi className="min-w-0 wrap-anywhere">{texts.reason(line.reason)}</bdi>
        <button
          type="button"
          data-part="retry"
          aria-label={`${texts.retry}: ${line.message.slice(0, 40)}`}
          onClick={({ currentTarget }) => {
            // The button goes while the line is sent.
            currentTarget.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true });
            onRetry?.(line.client_id);
          }}
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
  private: 'my-1 text-center font-bold text-danger-text',
  gap: 'my-1 border-y border-dashed border-border-strong text-center text-xs text-text-muted',
};

const content = ({ line, texts, templates, onRetry, hasMenu }: ChatRowProps): ReactNode => {
  const { emoticons } = templates;
  switch (line.kind) {
    case 'message':
      return <MessageRow line={line} texts={texts} emoticons={emoticons} hasMenu={hasMenu} />;
    case 'tip':
      return <TipRow line={line} texts={texts} emoticons={emoticons} hasMenu={hasMenu} />;
    case 'notice':
      return (
        <bdi data-part="message">{line.action ? texts.notice(line.action, line.username) : line.message}</bdi>
      );
    case 'gap':
      return texts.gap;
    case 'private':
      return texts.private;
    case 'own':
      return <OwnRow line={line} texts={texts} emoticons={emoticons} onRetry={onRetry} />;
  }
};

/** One line of the chat. A line never changes, so a row renders once. */
export const ChatRow = memo(function ChatRow(props: ChatRowProps) {
  const { line, templates } = props;
  const { isOwn, isMention } = templates.marksOf(line);
  return (
    <div
      ref={(row) => {
        if (row) templates.keep(line, row);
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
      {content(props)}
    </div>
  );
});
