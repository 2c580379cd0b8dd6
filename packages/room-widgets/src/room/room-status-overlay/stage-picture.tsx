import { usePicture } from '@footlight/ui';

interface StagePictureProps {
  /** The picture of an empty stage, in full sharpness. */
  offlinePicture: string | undefined;
  /** Shown blurred, without an offline picture or if it fails to load. */
  poster: string | undefined;
}

/** The picture behind the text. If none loads, the stage's plain ground stays. */
export const StagePicture = ({ offlinePicture, poster }: StagePictureProps) => {
  const sharp = usePicture(offlinePicture);
  const blurred = usePicture(poster);
  if (sharp)
    return (
      <span aria-hidden="true" data-part="picture" className="pointer-events-none absolute inset-0">
        <img {...sharp} alt="" className="size-full object-cover" />
      </span>
    );
  return blurred ? (
    <span
      aria-hidden="true"
      data-part="poster"
      className="pointer-events-none absolute inset-0 overflow-hidden opacity-45"
    >
      <img {...blurred} alt="" className="size-full scale-125 object-cover blur-xl" />
    </span>
  ) : null;
};
