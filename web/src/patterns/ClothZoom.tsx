import { useRef, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClothZoom_pattern$key } from '../__generated__/ClothZoom_pattern.graphql.ts';
import { PictureAt } from '../images/PictureAt.tsx';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { shownText, type ShownText } from '../shared/language.ts';
import { zoomSize, zoomSteps, type ZoomStep } from '../shared/motifs/zoomSteps.ts';
import * as type from '../theme/typography.css.ts';
import type { PicturePlace } from '../ui/picturePlace.ts';
import { isPicture } from '../ui/placeholder.ts';
import * as styles from './ClothZoom.css.ts';
import * as facts from './PatternEntry.css.ts';
import { clothSeed, seedNamed } from './patternCloth.ts';
import { patternTexts } from './patternTexts.ts';
import { ZoomRange } from './ZoomRange.tsx';

interface Props {
  pattern: ClothZoom_pattern$key;
}

const names = Object.keys(zoomSteps) as ZoomStep[];
const place: readonly PicturePlace[] = [{ width: '100vw', height: '100vh' }];

/**
 * A cloth at five degrees of nearness, each with what there is to know there. Where the browser can animate by
 * scrolling, they are one stage that the captions pass; elsewhere, five figures in a column.
 */
export function ClothZoom({ pattern: key }: Props) {
  const texts = useTexts(patternTexts);
  const { language } = useLanguage();
  const figures = useRef<HTMLOListElement>(null);
  const pattern = useFragment(
    graphql`
      fragment ClothZoom_pattern on BatikPattern {
        nameEn
        nameId
        origin
        meaningEn
        meaningId
        descriptionEn
        descriptionId
        imageUrl
        image {
          ...PictureAt_picture
        }
      }
    `,
    key,
  );
  const { imageUrl, image } = pattern;
  const patternNames = [pattern.nameId, pattern.nameEn];
  const seed = clothSeed(imageUrl, patternNames);
  /** The steps that show the editor’s photograph: as worn, and all where the site would draw another motif. */
  const photographed: readonly ZoomStep[] = isPicture(imageUrl)
    ? seedNamed(patternNames)
      ? ['worn']
      : ['worn', 'arm', 'figure']
    : [];
  const description = shownText(language, pattern.descriptionEn, pattern.descriptionId);
  const captions: Record<ZoomStep, ReactNode> = {
    worn: <Fact term={texts.meaning} shown={shownText(language, pattern.meaningEn, pattern.meaningId)} />,
    arm: <Fact term={texts.origin} shown={{ text: pattern.origin, lang: undefined }} />,
    figure: <p lang={description.lang}>{description.text}</p>,
    line: <p>{texts.line}</p>,
    dot: <p>{texts.dot}</p>,
  };
  return (
    <div className={styles.zoom}>
      <ZoomRange names={names} figures={figures} />
      <ol ref={figures} className={styles.stage}>
        {names.map((step) => (
          <li key={step} className={styles.through}>
            <figure className={styles.through}>
              <div data-part={step === 'worn' ? 'picture' : undefined} className={styles.cloth[step]}>
                <PictureAt
                  url={photographed.includes(step) ? imageUrl : zoomedAddress(step, seed)}
                  picture={photographed.includes(step) ? image : null}
                  {...zoomSize}
                  place={place}
                  first={step === 'worn'}
                  className={styles.picture[step]}
                />
              </div>
              <figcaption className={styles.caption[step]}>
                <div className={styles.words}>
                  <h2 className={type.title}>{texts.steps[step]}</h2>
                  {captions[step]}
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </div>
  );
}

const zoomedAddress = (step: ZoomStep, seed: string) =>
  `/api/cloth/zoom/${step}?seed=${encodeURIComponent(seed)}`;

function Fact({ term, shown: { text, lang } }: { term: string; shown: ShownText }) {
  if (!text) return null;
  return (
    <dl>
      <dt className={facts.term}>{term}</dt>
      <dd lang={lang} className={facts.meaning}>
        {text}
      </dd>
    </dl>
  );
}
