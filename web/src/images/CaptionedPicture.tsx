import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CaptionedPicture_picture$key } from '../__generated__/CaptionedPicture_picture.graphql.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { pick } from '../shared/language.ts';
import { pictureTexts } from '../shared/pictureTexts.ts';
import * as styles from './CaptionedPicture.css.ts';

interface Props {
  /** What the site knows about the picture; null for external pictures and for the site’s own cloths. */
  picture: CaptionedPicture_picture$key | null | undefined;
  /** The picture itself. */
  children: ReactNode;
}

/** A picture with its caption and credit below, if it has either. */
export function CaptionedPicture({ picture: key, children }: Props) {
  const { language } = useLanguage();
  const texts = useTexts(pictureTexts);
  const picture = useFragment(
    graphql`
      fragment CaptionedPicture_picture on Picture {
        captionEn
        captionId
        credit
      }
    `,
    key,
  );
  const caption = picture && pick(language, picture.captionEn, picture.captionId);
  if (!caption && !picture?.credit) return children;
  return (
    <figure>
      {children}
      <figcaption className={styles.caption}>
        {caption} {picture.credit && <small className={styles.credit}>{texts.credit(picture.credit)}</small>}
      </figcaption>
    </figure>
  );
}
