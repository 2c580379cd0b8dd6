import { toggledVrModule, VR_MODULES, type VrModule } from '@footlight/contract';
import { Button, cn, useOwnValue, useTexts } from '@footlight/ui';
import { Coins, FerrisWheel, ListOrdered, Vibrate } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

const icons: Record<VrModule, ReactNode> = {
  lovense: <Vibrate />,
  spin_wheel: <FerrisWheel />,
  tip: <Coins />,
  tip_menu: <ListOrdered />,
};

export interface VrModulesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What each module shows; modules that the room does not have are left out. */
  modules: Partial<Record<VrModule, ReactNode>>;
  /** The open module; null for none. Without it, the part keeps it itself. */
  open?: VrModule | null;
  defaultOpen?: VrModule | null;
  onOpenChange?: (open: VrModule | null) => void;
}

/** The modules of a VR page as buttons, and the open one above them (spec 3 §3, §4). */
export function VrModules({
  modules,
  open: given,
  defaultOpen = null,
  onOpenChange,
  className,
  ...rest
}: VrModulesProps) {
  const { t } = useTexts('vr');
  const id = useId();
  const [open, setOpen] = useOwnValue(given, defaultOpen, onOpenChange);
  const has = VR_MODULES.filter((one) => modules[one] !== undefined);
  const shown = open && has.includes(open) ? open : null;
  if (has.length === 0) return null;
  return (
    <div {...rest} data-component="vr-modules" className={cn('flex min-w-0 flex-col gap-3', className)}>
      <div id={id} className="contents">
        {shown ? (
          <section
            data-part="module"
            aria-label={t(`modules.${shown}`)}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll without having a control.
            tabIndex={0}
            className="max-h-[min(28rem,50dvh)] min-w-0 overflow-y-auto"
          >
            {modules[shown]}
          </section>
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div
        role="group"
        aria-label={t('modules.label')}
        data-part="bar"
        // One row, also of large text; the padding leaves room for the focus outline.
        className="flex min-w-0 gap-2 overflow-x-auto p-1"
      >
        {has.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === shown ? 'outline' : 'ghost'}
            iconStart={icons[one]}
            aria-expanded={one === shown}
            aria-controls={id}
            onClick={() => setOpen(toggledVrModule(shown, one))}
          >
            {t(`modules.${one}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
