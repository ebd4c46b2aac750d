import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { PatternView_pattern$key } from '../__generated__/PatternView_pattern.graphql.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { OnlyIn } from '../page/OnlyIn.tsx';
import { useHead } from '../page/head.ts';
import { languagesOf, pick, shownText } from '../shared/language.ts';
import { pageNames } from '../shared/pages/pageNames.ts';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { ArrowLeftIcon } from '../ui/moreIcons.tsx';
import { quietLink } from '../ui/quietLink.css.ts';
import { ClothZoom } from './ClothZoom.tsx';
import { PatternNeighbours } from './PatternNeighbours.tsx';
import * as styles from './PatternView.css.ts';
import { patternAddress } from './patternAddress.ts';
import { patternTexts } from './patternTexts.ts';

interface Props {
  pattern: PatternView_pattern$key;
}

/** A pattern from afar to a single dot of its wax, and the ones before and after it. */
export function PatternView({ pattern: key }: Props) {
  const texts = useTexts(patternTexts);
  const { heritage } = useTexts(pageNames);
  const { language } = useLanguage();
  const pattern = useFragment(
    graphql`
      fragment PatternView_pattern on BatikPattern {
        databaseId
        nameEn
        nameId
        origin
        meaningEn
        meaningId
        descriptionEn
        descriptionId
        ...ClothZoom_pattern
        ...PatternNeighbours_pattern
      }
    `,
    key,
  );
  const { databaseId, origin } = pattern;
  const name = pick(language, pattern.nameEn, pattern.nameId);
  const meaning = shownText(language, pattern.meaningEn, pattern.meaningId);
  const description = shownText(language, pattern.descriptionEn, pattern.descriptionId);
  useHead({
    title: name,
    description: [meaning.text, description.text].filter(Boolean).join(' ') || origin,
    languages: languagesOf(pattern.descriptionEn, pattern.descriptionId),
    image: `/social/${language}${patternAddress(databaseId)}.png`,
    trail: [{ title: heritage, path: '/heritage' }],
    subject: { kind: 'artwork', origin },
  });
  return (
    <article>
      <Container width="wide">
        <header className={styles.head}>
          <Link to="/heritage#patterns" className={quietLink}>
            <ArrowLeftIcon /> {texts.backToPatterns}
          </Link>
          <h1 data-part="title" className={type.display}>
            {name}
          </h1>
          <p className={type.lead}>{texts.closer}</p>
          <OnlyIn language={description.lang} />
        </header>
      </Container>
      <ClothZoom pattern={pattern} />
      <Container width="wide">
        <div className={styles.end}>
          <PatternNeighbours pattern={pattern} />
        </div>
      </Container>
    </article>
  );
}
