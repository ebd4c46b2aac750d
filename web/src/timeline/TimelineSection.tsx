import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TimelineSection_query$key } from '../__generated__/TimelineSection_query.graphql.ts';
import { timelineTexts } from './timelineTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import * as type from '../theme/typography.css.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { ArrowLeftIcon } from '../ui/moreIcons.tsx';
import * as styles from './TimelineSection.css.ts';
import { TimelineCard } from './TimelineCard.tsx';

interface Props {
  query: TimelineSection_query$key | null;
}

const turns = ['first', 'second', 'third'] as const;

/** The history of batik along a line of wax, which the visitor follows sideways. */
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
  const scroller = useRef<HTMLDivElement>(null);
  const items = data?.timeline?.edges ?? [];
  const goOn = (direction: 1 | -1) => {
    const step = scroller.current?.querySelector('li')?.offsetWidth ?? 0;
    scroller.current?.scrollBy({ left: direction * step });
  };
  return (
    <section id="history" aria-labelledby="history-heading" className={styles.history}>
      <div
        ref={scroller}
        role="group"
        aria-labelledby="history-heading"
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={items.length > 0 ? 0 : undefined}
        className={styles.scroller}
      >
        <header className={styles.heading}>
          <h2 id="history-heading" className={type.headline}>
            {texts.title}
          </h2>
          <p className={type.lead}>{texts.lead}</p>
          {items.length === 0 ? (
            <EmptyState title={texts.empty} />
          ) : (
            <div className={styles.arrows}>
              <IconButton label={texts.earlier} onClick={() => goOn(-1)}>
                <ArrowLeftIcon />
              </IconButton>
              <IconButton label={texts.later} onClick={() => goOn(1)}>
                <ArrowRightIcon />
              </IconButton>
            </div>
          )}
        </header>
        {items.length > 0 && (
          <ol className={styles.line}>
            {items.map(({ node }, index) => (
              <li key={node.id} className={styles.stop}>
                <TimelineCard item={node} turn={turns[index % turns.length] ?? 'first'} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
