import { cn, Drawer, useOwnValue, useTexts } from '@footlight/ui';
import {
  Clapperboard,
  Coins,
  Crown,
  Eye,
  KeyRound,
  LayoutGrid,
  type LucideIcon,
  MessageSquareText,
  PackageOpen,
  Vibrate,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { PanelEntries } from '../panel-entries/panel-entries.tsx';

const PARTS = {
  room: MessageSquareText,
  private: Coins,
  spy: Eye,
  password: KeyRound,
  fanClub: Crown,
  offers: Clapperboard,
  orders: PackageOpen,
  apps: LayoutGrid,
  toy: Vibrate,
} as const satisfies Record<string, LucideIcon>;
export type BroadcasterPart = keyof typeof PARTS;
const keys = Object.keys(PARTS) as BroadcasterPart[];

export interface BroadcasterPanelPart {
  /** How it is set now, in a few words. */
  value: ReactNode;
  /** There are changes that are not saved. */
  changed?: boolean;
  /** The form, drawn while its drawer is open. */
  content: ReactNode;
}

export interface BroadcasterPanelProps extends Omit<ComponentProps<'section'>, 'children' | 'part'> {
  /** The part whose drawer is open; null for none. Without it, the panel keeps it itself. */
  part?: BroadcasterPart | null;
  defaultPart?: BroadcasterPart | null;
  onPartChange?: (part: BroadcasterPart | null) => void;
  /** Broadcast mode, ticket show and discount: always in view. */
  broadcast: ReactNode;
  parts: Readonly<Record<BroadcasterPart, BroadcasterPanelPart>>;
}

/** The broadcaster's tools in their own room: quick actions, then what can be set, each in a drawer of its own. */
export function BroadcasterPanel({
  part: given,
  defaultPart = null,
  onPartChange,
  broadcast,
  parts,
  className,
  ...rest
}: BroadcasterPanelProps) {
  const { t } = useTexts('broadcaster');
  const [part, setPart] = useOwnValue(given, defaultPart, onPartChange);
  const labels: Record<BroadcasterPart, string> = {
    room: t('entries.room'),
    private: t('settings.private'),
    spy: t('settings.spy'),
    password: t('password.title'),
    fanClub: t('tabs.fanClub'),
    offers: t('entries.offers'),
    orders: t('tabs.orders'),
    apps: t('tabs.apps'),
    toy: t('entries.toy'),
  };
  return (
    <section
      aria-label={t('title')}
      {...rest}
      data-component="broadcaster-panel"
      className={cn('@container flex min-w-0 flex-col gap-3 text-text', className)}
    >
      {broadcast}
      <PanelEntries
        aria-label={t('title')}
        entries={keys.map((key) => {
          const Icon = PARTS[key];
          const { value, changed = false } = parts[key];
          return { key, label: labels[key], value, changed, icon: <Icon aria-hidden="true" /> };
        })}
        onOpen={setPart}
      />
      <Drawer open={part !== null} onClose={() => setPart(null)} title={part ? labels[part] : ''} size="lg">
        <div className="flex min-h-full min-w-0 flex-col gap-4">{part ? parts[part].content : null}</div>
      </Drawer>
    </section>
  );
}
