import { Avatar, useTexts } from '@footlight/ui';

/** A user's avatar, with a dot while they are online. */
export const PersonFace = ({ name, src, online }: { name: string; src: string | null; online: boolean }) => {
  const { t } = useTexts('social');
  return (
    <span data-part="face" className="relative shrink-0">
      <Avatar name={name} src={src ?? undefined} />
      {online ? (
        <>
          <span
            data-part="online"
            className="absolute -bottom-0.5 -end-0.5 size-3.5 rounded-full border-2 border-surface bg-success"
          />
          <span className="sr-only">{t('online')}</span>
        </>
      ) : null}
    </span>
  );
};
