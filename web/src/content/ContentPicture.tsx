import type { ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ContentPicture_entries$key } from '../__generated__/ContentPicture_entries.graphql.ts';
import { PictureAt } from '../images/PictureAt.tsx';
import { pick } from '../shared/language.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import type { ContentKey } from '../shared/content/contentKeys.ts';

interface Props extends Omit<ComponentProps<typeof PictureAt>, 'url' | 'picture'> {
  entries: ContentPicture_entries$key | null | undefined;
  /** The key of its address. */
  name: ContentKey;
  /** The address of the cloth shown if there is no picture. */
  cloth: string;
}

/** A picture that editors can change, separately for each language. */
export function ContentPicture({ entries, name, cloth, ...shown }: Props) {
  const { language } = useLanguage();
  const stored = useFragment(
    graphql`
      fragment ContentPicture_entries on ContentEntry @relay(plural: true) {
        key
        valueEn
        valueId
        hidden
        imageEn {
          ...PictureAt_picture
        }
        imageId {
          ...PictureAt_picture
        }
      }
    `,
    entries,
  );
  const entry = stored?.find(({ key, hidden }) => key === name && !hidden);
  const url = entry && pick(language, entry.valueEn, entry.valueId);
  return <PictureAt {...shown} url={url || cloth} picture={pick(language, entry?.imageEn, entry?.imageId)} />;
}
