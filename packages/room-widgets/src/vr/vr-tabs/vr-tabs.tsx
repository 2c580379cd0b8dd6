import { VR_TABS, type VrTab } from '@footlight/contract';
import { cn, Tabs, useTexts } from '@footlight/ui';
import { Coins, Lock, MessageSquareText, Settings2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

const icons: Record<VrTab, ReactNode> = {
  chat: <MessageSquareText />,
  private: <Lock />,
  purchase_tokens: <Coins />,
  settings: <Settings2 />,
};

export interface VrTabsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Without it, the tabs keep it themselves. */
  tab?: VrTab;
  defaultTab?: VrTab;
  onTabChange?: (tab: VrTab) => void;
  panels: Record<VrTab, ReactNode>;
}

/** The tabs of a VR page (spec 3 §3). Hidden ones stay mounted, so that the chat keeps its place. */
export function VrTabs({ tab, defaultTab, onTabChange, panels, className, ...rest }: VrTabsProps) {
  const { t } = useTexts(['vr', 'common']);
  const labels: Record<VrTab, string> = {
    chat: t('tabs.chat'),
    private: t('tabs.private'),
    purchase_tokens: t('common:buyTokens'),
    settings: t('tabs.settings'),
  };
  return (
    <div {...rest} data-component="vr-tabs" className={cn('flex min-h-0 min-w-0 flex-col', className)}>
      <Tabs
        label={t('tabs.label')}
        {...(tab === undefined ? {} : { value: tab })}
        {...(defaultTab === undefined ? {} : { defaultValue: defaultTab })}
        onValueChange={(next) => onTabChange?.(next as VrTab)}
        keepMounted
        className="min-h-0 flex-1"
        panelClassName="min-h-0 flex-1 overflow-y-auto pt-0"
        items={VR_TABS.map((one) => ({
          value: one,
          label: labels[one],
          icon: icons[one],
          content: one === 'chat' ? panels.chat : <div className="min-w-0 p-4">{panels[one]}</div>,
        }))}
      />
    </div>
  );
}
