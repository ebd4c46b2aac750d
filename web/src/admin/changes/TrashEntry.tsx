import { useState } from 'react';
import { ConnectionHandler, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import { commitLocalUpdate } from 'relay-runtime';
import type { TrashEntry_change$key } from '../../__generated__/TrashEntry_change.graphql.ts';
import { historyTexts } from '../../history/historyTexts.ts';
import { localDate } from '../../language/localMoment.ts';
import { pick } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChangeEntry } from '../../history/ChangeEntry.tsx';
import * as styles from '../../history/ChangeEntry.css.ts';
import { useRestoreChange, useStoppedText } from '../../history/useRestoreChange.ts';
import { formTexts } from '../../language/formTexts.ts';
import type { Failure } from '../../relay/saveOutcome.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface Props {
  change: TrashEntry_change$key;
  connectionId: string;
}

/** A deleted item, the days left to restore it, and the button that restores it. */
export function TrashEntry({ change: key, connectionId }: Props) {
  const texts = useTexts(historyTexts);
  const { language } = useLanguage();
  const environment = useRelayEnvironment();
  const { cancel } = useTexts(formTexts);
  const { change: restore, isChanging: isRestoring } = useRestoreChange();
  /** What the launch check found, if the editor may override it. */
  const [stopped, setStopped] = useState<Extract<Failure, { kind: 'stopped' }> | null>(null);
  const stoppedText = useStoppedText();
  const change = useFragment(
    graphql`
      fragment TrashEntry_change on Change {
        id
        databaseId
        titleEn
        titleId
        trashedUntil
        ...ChangeEntry_change
      }
    `,
    key,
  );
  const title = texts.bringBackOf(pick(language, change.titleEn, change.titleId));
  const handleRestore = async (isOverriding = false) => {
    const outcome = await restore({
      id: change.databaseId,
      ...(isOverriding && { launchCheck: 'OVERRIDE' }),
    });
    setStopped(outcome.kind === 'stopped' && outcome.mayOverride ? outcome : null);
    if (outcome.kind !== 'saved' && outcome.kind !== 'gone') return;
    // The mutation returns the new entry of the history, not the edge to remove.
    commitLocalUpdate(environment, (store) => {
      const connection = store.get(connectionId);
      if (connection) ConnectionHandler.deleteNode(connection, change.id);
    });
  };
  return (
    <ChangeEntry
      change={change}
      actions={
        <>
          {change.trashedUntil && (
            <span className={styles.who}>{texts.until(localDate(language, change.trashedUntil))}</span>
          )}
          <Button
            size="small"
            variant="secondary"
            busy={isRestoring}
            aria-label={title}
            onClick={() => void handleRestore()}
          >
            {isRestoring ? texts.restoring : texts.bringBack}
          </Button>
          {stopped && (
            <ConfirmDialog
              open
              title={title}
              description={stoppedText(stopped)}
              confirmLabel={isRestoring ? texts.restoring : texts.restoreAnyway}
              cancelLabel={cancel}
              busy={isRestoring}
              onConfirm={() => void handleRestore(true)}
              onCancel={() => setStopped(null)}
            />
          )}
        </>
      }
    />
  );
}
