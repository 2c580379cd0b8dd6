import { TOY_VENDORS, type ToyAddress, type ToyVendor } from '@footlight/contract';
import {
  Badge,
  Banner,
  Button,
  cn,
  Field,
  NumberInput,
  Select,
  Spinner,
  TextInput,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { type ComponentProps, type FormEvent, useState } from 'react';

export interface SetupToy {
  id: string;
  name: string;
  /** Percent; null if the vendor does not report it. */
  battery: number | null;
  isConnected: boolean;
}

export interface ToySetupProps extends Omit<ComponentProps<'section'>, 'children'> {
  state: 'off' | 'connecting' | 'connected' | 'silent';
  toys: readonly SetupToy[];
  /** Number of turns the toy has run since it was connected. */
  moved: number;
  /** The last address that was entered is not valid for the vendor. */
  badAddress?: boolean;
  onConnect: (vendor: ToyVendor, address: ToyAddress) => void;
  onDisconnect: () => void;
}

/** Default ports of the vendors' programs. */
const PORTS: Readonly<Record<ToyVendor, number>> = { lovense: 30010, robbocock: 30010 };

/** Connects a toy through the vendor's program on the broadcaster's computer (spec 1 §7); without a frame, for a drawer. */
export function ToySetup({
  state,
  toys,
  moved,
  badAddress = false,
  onConnect,
  onDisconnect,
  className,
  ...rest
}: ToySetupProps) {
  const { t } = useTexts('toys');
  const number = useNumber();
  const [vendor, setVendor] = useState<ToyVendor>('lovense');
  const [domain, setDomain] = useState('127.0.0.1');
  const [port, setPort] = useState<number | null>(PORTS.lovense);
  const isOff = state === 'off';

  const connect = (event: FormEvent) => {
    event.preventDefault();
    onConnect(vendor, { domain: domain.trim(), port: port ?? 0 });
  };

  return (
    <section
      aria-label={t('setup.title')}
      {...rest}
      data-component="toy-setup"
      data-state={state}
      className={cn('flex min-w-0 flex-col gap-4 text-text', className)}
    >
      {isOff ? (
        <form className="flex min-w-0 flex-col gap-3" onSubmit={connect}>
          <p data-part="hint" className="text-sm text-text-muted wrap-anywhere">
            {t('setup.hint')}
          </p>
          <Field label={t('setup.vendor')}>
            <Select
              value={vendor}
              options={TOY_VENDORS.map((value) => ({ value, label: t(`vendors.${value}`) }))}
              onChange={(event) => {
                const chosen = event.currentTarget.value as ToyVendor;
                setVendor(chosen);
                setPort(PORTS[chosen]);
              }}
            />
          </Field>
          <Field label={t('setup.domain')} error={badAddress ? t('setup.bad') : undefined}>
            <TextInput
              value={domain}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setDomain(event.currentTarget.value)}
            />
          </Field>
          <Field label={t('setup.port')}>
            <NumberInput value={port} grouped={false} min={1} max={65_535} onValueChange={setPort} />
          </Field>
          <Button type="submit" className="min-w-0 max-w-full shrink self-start">
            {t('setup.connect')}
          </Button>
        </form>
      ) : (
        <>
          {state === 'connecting' ? (
            <p role="status" data-part="state" className="flex items-center gap-2 text-sm">
              <Spinner size="sm" label="" className="shrink-0" />
              {t('setup.connecting')}
            </p>
          ) : null}
          {state === 'silent' || (state === 'connected' && toys.length === 0) ? (
            <Banner appearance="warning" live data-part="problem">
              {t(state === 'silent' ? 'setup.silent' : 'setup.none')}
            </Banner>
          ) : null}
          {toys.length > 0 ? (
            <ul data-part="toys" aria-label={t('setup.toys')} className="flex flex-col gap-2 text-sm">
              {toys.map(({ id, name, battery, isConnected }) => (
                <li key={id} data-part="toy" className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
                  {battery === null ? null : (
                    <span className="text-text-muted">
                      {t('setup.battery', { percent: number(battery) })}
                    </span>
                  )}
                  <Badge tone={isConnected ? 'success' : 'neutral'}>
                    {t(isConnected ? 'setup.on' : 'setup.off')}
                  </Badge>
                </li>
              ))}
            </ul>
          ) : null}
          {state === 'connected' ? (
            <p data-part="moved" className="text-sm text-text-muted">
              {t('setup.moved', { count: moved, shown: number(moved) })}
            </p>
          ) : null}
          <Button variant="outline" className="min-w-0 max-w-full shrink self-start" onClick={onDisconnect}>
            {t('setup.disconnect')}
          </Button>
        </>
      )}
    </section>
  );
}
