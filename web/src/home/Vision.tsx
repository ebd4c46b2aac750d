import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Vision_entries$key } from '../__generated__/Vision_entries.graphql.ts';
import type { Vision_query$key } from '../__generated__/Vision_query.graphql.ts';
import { visionFallbacks } from '../shared/content/keys/vision.ts';
import { useContent } from '../content/useContent.ts';
import { homeTexts } from './homeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { lazyPart } from '../page/lazyPart.tsx';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import * as styles from './Vision.css.ts';

const EditionTheme = lazyPart(styles.theme, async () => (await import('./EditionTheme.tsx')).EditionTheme);

interface Props {
  entries: Vision_entries$key | null | undefined;
  query: Vision_query$key | null;
}

/** The goals of the foundation and the ministry: the target of Explore and the footer’s #ministry. */
export function Vision({ entries: key, query }: Props) {
  const { vision: texts } = useTexts(homeTexts);
  const data = useFragment(
    graphql`
      fragment Vision_query on Query {
        ...EditionTheme_query
      }
    `,
    query,
  );
  const entries = useFragment(
    graphql`
      fragment Vision_entries on ContentEntry @relay(plural: true) {
        ...useContent_entries
        ...EditionTheme_entries
      }
    `,
    key,
  );
  const content = useContent(entries, visionFallbacks);
  const parts = (['vision', 'mission'] as const)
    .map((part) => ({ part, title: content(`${part}_title`), description: content(`${part}_description`) }))
    .filter(({ title, description }) => title && description);
  return (
    <section id="ministry" {...(parts.length > 0 && { 'aria-labelledby': 'ministry-heading' })}>
      {parts.length > 0 && (
        <div className={styles.vision}>
          <Container width="wide">
            <header className={styles.heading}>
              <h2 id="ministry-heading" className={type.headline}>
                {texts.title}
              </h2>
              <p className={type.lead}>{texts.lead}</p>
            </header>
            <div className={styles.statements}>
              {parts.map(({ part, title, description }) => (
                <div key={part} className={styles.statement}>
                  <h3 className={styles.statementTitle}>{title}</h3>
                  <p className={styles.statementText}>{description}</p>
                </div>
              ))}
            </div>
          </Container>
        </div>
      )}
      <EditionTheme entries={entries} query={data ?? null} />
    </section>
  );
}
