import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { LegalText_body$key } from '../__generated__/LegalText_body.graphql.ts';
import type { LegalText_title$key } from '../__generated__/LegalText_title.graphql.ts';
import { useHead } from '../page/head.ts';
import { pick } from '../shared/language.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { legalTexts } from './legalTexts.ts';
import { prose } from '../theme/prose.css.ts';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Pebble } from '../ui/Pebble.tsx';
import { TryAgain } from '../page/TryAgain.tsx';
import { legalDocuments, type LegalDocument } from './legalDocuments.ts';
import { RenderedHtml } from '../ui/RenderedHtml.tsx';
import { linkInRow } from '../ui/quietLink.css.ts';
import * as styles from './LegalText.css.ts';

interface Props {
  document: LegalDocument;
  title: LegalText_title$key | null;
  body: LegalText_body$key | null;
}

/** One of the legal texts, as prose. Without its text, the page still names its subject. */
export function LegalText({ document, title: titleKey, body: bodyKey }: Props) {
  const texts = useTexts(legalTexts);
  const { language } = useLanguage();
  const stored = useFragment(
    graphql`
      fragment LegalText_title on ContentText {
        valueEn
        valueId
      }
    `,
    titleKey,
  );
  const body = useFragment(
    graphql`
      fragment LegalText_body on ContentText {
        htmlEn
        htmlId
      }
    `,
    bodyKey,
  );
  const title = stored ? pick(language, stored.valueEn, stored.valueId) : texts.titles[document];
  useHead({ title, description: texts.descriptions[document] });
  return (
    <Container width="wide">
      <div className={styles.page}>
        <header className={styles.head}>
          <Pebble seed={document} />
          <h1 className={type.display}>{title}</h1>
          <p className={type.lead}>{texts.descriptions[document]}</p>
        </header>
        <div className={styles.text}>
          {body ? (
            <RenderedHtml className={prose} html={pick(language, body.htmlEn, body.htmlId)} />
          ) : (
            <EmptyState title={texts.unavailable} text={texts.unavailableText} action={<TryAgain />} />
          )}
          <nav aria-label={texts.others} className={styles.others}>
            {legalDocuments
              .filter((other) => other !== document)
              .map((other) => (
                <Link key={other} to={`/${other}`} className={linkInRow}>
                  {texts.titles[other]}
                </Link>
              ))}
          </nav>
        </div>
      </div>
    </Container>
  );
}
