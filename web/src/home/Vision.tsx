import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Vision_entries$key } from '../__generated__/Vision_entries.graphql.ts';
import { visionFallbacks } from '../shared/content/keys/vision.ts';
import { useContent } from '../content/useContent.ts';
import { homeTexts } from './homeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { Card } from '../ui/Card.tsx';
import { Section } from '../ui/Section.tsx';
import { EditionTheme } from './EditionTheme.tsx';
import * as styles from './Vision.css.ts';

interface Props {
  entries: Vision_entries$key | null | undefined;
}

/** The goals of the foundation and the ministry: the target of Explore and the footer’s #ministry. */
export function Vision({ entries: key }: Props) {
  const { vision: texts } = useTexts(homeTexts);
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
  return (
    <Section id="ministry" ground="panel" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead}>
      <div className={styles.cards}>
        {(['vision', 'mission'] as const)
          .filter((part) => content(`${part}_title`))
          .map((part) => (
            <Card key={part} padding="large">
              <h3 className={`${type.heading} ${styles.cardTitle}`}>{content(`${part}_title`)}</h3>
              <p className={styles.cardText}>{content(`${part}_description`)}</p>
            </Card>
          ))}
      </div>
      <EditionTheme entries={entries} />
    </Section>
  );
}
