import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { ChangedEntity, ItemHistoryQuery } from '../__generated__/ItemHistoryQuery.graphql.ts';
import { historyTexts } from './historyTexts.ts';
import { formTexts } from '../language/formTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { Loading, SkeletonLine } from '../ui/Skeleton.tsx';
import { Boundary } from '../page/Boundary.tsx';
import { useFocusWhenLost } from '../page/useFocusWhenLost.ts';
import * as rows from '../ui/rows.css.ts';
import { ChangeEntry } from './ChangeEntry.tsx';
import * as styles from './ItemHistory.css.ts';
import { RestoreButton } from './RestoreButton.tsx';

interface Props {
  entity: ChangedEntity;
  rowId: number;
  /** The version that the editor sees. */
  version: number;
  /** Shows the version that was restored. */
  onRestored: () => Promise<void>;
}

/** The history of one item, loaded whenever it is shown; each version can be restored. */
export function HistoryPanel({ onRestored, ...props }: Props) {
  const texts = useTexts(historyTexts);
  /** Counts the restorations, each of which removes the button that had the focus. */
  const [restored, setRestored] = useState(0);
  const panel = useFocusWhenLost<HTMLDivElement>(restored);
  const handleRestored = async () => {
    await onRestored();
    setRestored((count) => count + 1);
  };
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <h2 className={styles.heading}>{texts.itemTitle}</h2>
      <LoadedEntries {...props} opening={restored} onRestored={() => void handleRestored()} />
    </div>
  );
}

/** The same, loaded when it is opened. */
export function ItemHistory({ onRestored, ...props }: Props) {
  const texts = useTexts(historyTexts);
  /** Counts the openings, each of which refetches, as a restoration does. */
  const [opening, setOpening] = useState(0);
  // Restoring removes the button that had the focus.
  const summary = useFocusWhenLost<HTMLElement>(opening);
  const reopen = () => setOpening((count) => count + 1);
  const handleRestored = async () => {
    await onRestored();
    reopen();
  };
  return (
    <details
      className={styles.history}
      onToggle={({ target, currentTarget }) => {
        // React also passes on the toggles of the changes inside.
        if (target === currentTarget && currentTarget.open) reopen();
      }}
    >
      <summary ref={summary} className={styles.summary}>
        {texts.itemTitle}
      </summary>
      {opening > 0 && <LoadedEntries {...props} opening={opening} onRestored={() => void handleRestored()} />}
    </details>
  );
}

interface EntriesProps extends Omit<Props, 'onRestored'> {
  opening: number;
  onRestored: () => void;
}

function LoadedEntries(props: EntriesProps) {
  const texts = useTexts(formTexts);
  const { opening } = props;
  return (
    <Boundary resetKey={opening} fallback={() => <p className={styles.failed}>{texts.historyFailed}</p>}>
      <Suspense
        fallback={
          <Loading label={texts.loading}>
            <SkeletonLine width="long" />
          </Loading>
        }
      >
        <Entries key={opening} {...props} />
      </Suspense>
    </Boundary>
  );
}

function Entries({ entity, rowId, version, onRestored, opening }: EntriesProps) {
  const texts = useTexts(historyTexts);
  const { changes } = useLazyLoadQuery<ItemHistoryQuery>(
    graphql`
      query ItemHistoryQuery($entity: ChangedEntity!, $rowId: Int!) {
        changes(first: 50, entity: $entity, rowId: $rowId) @required(action: THROW) {
          edges {
            node {
              id
              databaseId
              restorable
              ...ChangeEntry_change
            }
          }
        }
      }
    `,
    { entity, rowId },
    { fetchPolicy: 'network-only', fetchKey: opening },
  );
  if (changes.edges.length === 0) return <p className={styles.failed}>{texts.empty}</p>;
  return (
    <ul className={rows.rows}>
      {changes.edges.map(({ node }, index) => (
        <li key={node.id} className={rows.item}>
          <ChangeEntry
            change={node}
            nameless
            actions={
              // The newest is the current version.
              index > 0 &&
              node.restorable && (
                <RestoreButton id={node.databaseId} version={version} onRestored={onRestored} />
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
