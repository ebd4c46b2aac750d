import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TimelineSection_query$key } from '../__generated__/TimelineSection_query.graphql.ts';
import { timelineTexts } from './timelineTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Section } from '../ui/Section.tsx';
import * as styles from './TimelineSection.css.ts';
import { TimelineCard } from './TimelineCard.tsx';

interface Props {
  query: TimelineSection_query$key | null;
}

/** The history of batik along a line of wax. */
export function TimelineSection({ query }: Props) {
  const texts = useTexts(timelineTexts);
  const data = useFragment(
    graphql`
      fragment TimelineSection_query on Query {
        timeline(first: 50, active: true) {
          edges {
            node {
              id
              ...TimelineCard_item
            }
          }
        }
      }
    `,
    query,
  );
  const items = data?.timeline?.edges ?? [];
  return (
    <Section id="history" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead}>
      {items.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <ol className={styles.line}>
          {items.map(({ node }) => (
            <li key={node.id} className={styles.stop}>
              <TimelineCard item={node} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
