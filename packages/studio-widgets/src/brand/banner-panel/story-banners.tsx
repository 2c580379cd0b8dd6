import type { FieldProblem } from '@footlight/contract';
import { storyArt } from '@footlight/ui/story';
import { useState } from 'react';
import { type BannerDraft, type BannerProblems, toBanners } from './banner-draft.ts';
import { BannerPanel, type BannerPanelProps } from './banner-panel.tsx';

const SAVED: readonly BannerDraft[] = [
  {
    image: '/art/site/videos.png',
    link: '/media/videos',
    words: {
      en: { title: 'Videos to keep', text: 'Clips of your favourite broadcasters.' },
      de: { title: 'Videos zum Behalten', text: 'Clips deiner Lieblingssender.' },
    },
  },
];

/** The platform's check, as far as the stories need it. */
const check = (banners: readonly BannerDraft[]): BannerProblems => {
  const problems: Record<string, FieldProblem> = {};
  for (const [position, { image, words }] of toBanners(banners).entries()) {
    if (!image) problems[`banners.${position}.image`] = 'required';
    if (!words.en.title) problems[`banners.${position}.words.en.title`] = 'required';
    if (!words.en.text) problems[`banners.${position}.words.en.text`] = 'required';
  }
  return problems;
};

/** The panel with banners in memory; saving only checks them. */
export const StoryBanners = (props: Partial<BannerPanelProps>) => {
  const [banners, setBanners] = useState(SAVED);
  const [problems, setProblems] = useState<BannerProblems>({});
  const drawn = banners.map((one) => (one.image ? { ...one, image: storyArt(4) } : one));
  return (
    <BannerPanel
      banners={drawn}
      shown
      changed={banners !== SAVED}
      problems={problems}
      uploads={{}}
      pending={false}
      error={null}
      done={null}
      onBannersChange={(next) => {
        setProblems({});
        setBanners(next.map((one) => (one.image ? { ...one, image: '/art/site/videos.png' } : one)));
      }}
      onUpload={(position) =>
        setBanners((all) =>
          all.map((one, at) => (at === position ? { ...one, image: '/art/site/a.png' } : one)),
        )
      }
      onSave={() => setProblems(check(banners))}
      onDiscard={() => {
        setProblems({});
        setBanners(SAVED);
      }}
      onRetry={() => undefined}
      {...props}
    />
  );
};
