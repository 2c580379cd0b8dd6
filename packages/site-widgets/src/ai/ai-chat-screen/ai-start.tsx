import { Button, useTexts } from '@footlight/ui';

export interface AiStartProps {
  /** The companion's own line, with which every conversation opens. */
  greeting: string;
  /** Writes an opening line into the field; undefined for guests. */
  onStart: ((text: string) => void) | undefined;
}

const starters = ['story', 'day', 'question'] as const;

/** A conversation before its first message: the companion's line, and some to answer with. */
export const AiStart = ({ greeting, onStart }: AiStartProps) => {
  const { t } = useTexts('ai');
  return (
    <div className="m-auto flex max-w-xl flex-col items-center gap-4 py-4 text-center">
      <p className="heading text-xl text-balance wrap-anywhere desktop:text-3xl">
        {t('quote', { line: greeting })}
      </p>
      {onStart ? (
        <>
          <p className="text-sm text-text-muted">{t('empty')}</p>
          <fieldset className="flex flex-wrap justify-center gap-2" data-guard="text">
            <legend className="sr-only">{t('starters')}</legend>
            {starters.map((starter) => (
              <Button
                key={starter}
                variant="outline"
                size="sm"
                className="h-auto min-h-9 max-w-full whitespace-normal wrap-anywhere"
                onClick={() => onStart(t(`starter.${starter}`))}
              >
                {t(`starter.${starter}`)}
              </Button>
            ))}
          </fieldset>
        </>
      ) : null}
    </div>
  );
};
