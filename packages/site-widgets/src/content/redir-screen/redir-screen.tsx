import { Banner, Button, Fact, FactList, useLinkRenderer, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';

export interface RedirScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Undefined while it loads, null for an unknown key. */
  redirect: { verified: boolean; target: string } | undefined | null;
  error: ReactNode;
  onRetry(): void;
}

/**
 * Whether a redirect was checked, and where it leads. Nobody is redirected without a click, and an unchecked target is
 * no link.
 */
export const RedirScreen = ({ redirect, error, onRetry, ...rest }: RedirScreenProps) => {
  const { t } = useTexts('content');
  const link = useLinkRenderer();
  const isKnown = redirect !== null;
  return (
    <ContentFrame
      {...rest}
      name="redir-screen"
      title={t('redir.title')}
      loading={redirect === undefined}
      error={error}
      onRetry={onRetry}
    >
      {isKnown ? null : (
        <Banner appearance="error">
          <p className="font-semibold">{t('redir.unknown')}</p>
          <p>{t('redir.unknownHint')}</p>
        </Banner>
      )}
      {redirect ? (
        <>
          <Banner appearance={redirect.verified ? 'success' : 'warning'}>
            <p className="font-semibold">{t(redirect.verified ? 'redir.verified' : 'redir.unverified')}</p>
            <p>{t(redirect.verified ? 'redir.verifiedHint' : 'redir.unverifiedHint')}</p>
          </Banner>
          <FactList>
            <Fact label={t('redir.target')}>
              <span data-part="target" className="wrap-anywhere">
                {redirect.target}
              </span>
            </Fact>
          </FactList>
          {redirect.verified ? (
            <p>
              <Button asChild>
                {link({
                  href: redirect.target,
                  rel: 'noopener noreferrer nofollow',
                  children: t('redir.open'),
                })}
              </Button>
            </p>
          ) : null}
        </>
      ) : null}
    </ContentFrame>
  );
};
