import type { ComponentProps, ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { Drafts_copy$key } from '../../__generated__/Drafts_copy.graphql.ts';
import type { Drafts_query$key } from '../../__generated__/Drafts_query.graphql.ts';
import { historyTexts } from '../../history/historyTexts.ts';
import { localDate } from '../../language/localMoment.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { ItemTitle } from '../parts/ItemTitle.tsx';
import { formAddress } from '../parts/sectionPaths.ts';
import { overviewTexts } from './overviewTexts.ts';
import * as styles from './OverviewPage.css.ts';

interface Props {
  query: Drafts_query$key;
}

/**
 * What was typed and not published, the last first: what the reader typed, with their drafts, apart from what others typed.
 * Nothing if there is none.
 */
export function Drafts({ query }: Props) {
  const texts = useTexts(overviewTexts);
  const { entity: kinds } = useTexts(historyTexts);
  const { own, others, ownDrafts } = useFragment(
    graphql`
      fragment Drafts_query on Query {
        own: workingCopies(first: 20, own: true) @required(action: THROW) {
          edges {
            node {
              id
              ...Drafts_copy
            }
          }
        }
        others: workingCopies(first: 10, own: false) @required(action: THROW) {
          edges {
            node {
              id
              ...Drafts_copy
            }
          }
        }
        ownDrafts @required(action: THROW) {
          id
          databaseId
          titleEn
          titleId
          updatedAt
        }
      }
    `,
    query,
  );
  const copiesIn = ({ edges }: typeof own | typeof others) =>
    edges.map(({ node }) => <Copy key={node.id} copy={node} />);
  return (
    <>
      <Panel id="own-drafts" title={texts.ownDrafts}>
        {[
          ...copiesIn(own),
          ...ownDrafts.map(({ id, databaseId, titleEn, titleId, updatedAt }) => (
            <Entry
              key={id}
              to={formAddress('NewsArticle', databaseId, null)}
              titles={{ titleEn, titleId }}
              about={`${kinds.NewsArticle} · ${texts.comingDraft}`}
              at={updatedAt}
            />
          )),
        ]}
      </Panel>
      <Panel id="others-drafts" title={texts.othersDrafts}>
        {copiesIn(others)}
      </Panel>
    </>
  );
}

interface PanelProps {
  id: string;
  title: string;
  children: ReactElement[];
}

function Panel({ id, title, children }: PanelProps) {
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h3 id={id} className={styles.panelTitle}>
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

/** A working copy, and who typed it last. */
function Copy({ copy }: { copy: Drafts_copy$key }) {
  const texts = useTexts(overviewTexts);
  const { entity: kinds } = useTexts(historyTexts);
  const { entity, itemId, newKey, titleEn, titleId, keptByPerson, keptAt } = useFragment(
    graphql`
      fragment Drafts_copy on WorkingCopy {
        entity
        itemId
        newKey
        titleEn
        titleId
        keptByPerson {
          name
        }
        keptAt
      }
    `,
    copy,
  );
  const kind = itemId === null ? texts.newItem(kinds[entity]) : kinds[entity];
  return (
    <Entry
      to={formAddress(entity, itemId, newKey)}
      titles={{ titleEn, titleId }}
      about={`${kind} · ${keptByPerson?.name}`}
      at={keptAt}
    />
  );
}

interface EntryProps {
  to: string;
  titles: ComponentProps<typeof ItemTitle>;
  about: string;
  at: string;
}

function Entry({ to, titles, about, at }: EntryProps) {
  const { language } = useLanguage();
  return (
    <li className={styles.entry}>
      <Link to={to} className={styles.entryLink}>
        <span className={styles.entryTexts}>
          <span className={styles.entryName}>
            <ItemTitle {...titles} />
          </span>
          <span className={styles.entryText}>{about}</span>
        </span>
        <time dateTime={at} className={styles.entryAside}>
          {localDate(language, at)}
        </time>
      </Link>
    </li>
  );
}
