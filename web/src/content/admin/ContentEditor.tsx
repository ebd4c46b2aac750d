import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { ContentEditor_contentKey$key } from '../../__generated__/ContentEditor_contentKey.graphql.ts';
import { BehindContext, useBehindTexts } from '../../admin/form/behindTexts.ts';
import { useCloseForm } from '../../admin/form/useCloseForm.ts';
import { useEditForm } from '../../admin/form/useEditForm.ts';
import { ItemHistory } from '../../history/ItemHistory.tsx';
import { contentFields } from './contentFields.ts';
import { ContentForm } from './ContentForm.tsx';
import { reloadContentKeys } from './useContentKeys.ts';
import { useLoadEntry } from './useLoadEntry.ts';
import { useOpenForm } from './useOpenForm.ts';
import { useSaveContentEntry } from './useSaveContentEntry.ts';

interface Props {
  contentKey: ContentEditor_contentKey$key;
}

/** A key in edit mode: the form edits a copy, empty without an entry (docs/product.md#editing-content). */
export function ContentEditor({ contentKey }: Props) {
  const { key, entry } = useFragment(
    graphql`
      fragment ContentEditor_contentKey on ContentKey {
        key
        entry {
          databaseId
          version
          translationGaps {
            ...behindTexts_gaps
          }
          ...contentFields_entry
        }
      }
    `,
    contentKey,
  );
  const { listAddress } = useOpenForm();
  const environment = useRelayEnvironment();
  const save = useSaveContentEntry();
  const loadTheirs = useLoadEntry(key);
  /** Whether someone else deleted the entry, so that the next save creates a new one. */
  const [isGone, setGone] = useState(false);
  const form = useEditForm({
    name: `content/${key}`,
    initial: entry ? contentFields.read(entry) : { ...contentFields.initial, key },
    version: entry?.version ?? 0,
    // Edits are validated only by the server (docs/product.md#editing-content).
    required: [],
    onSave: async ({ values, base, version, idempotencyKey }) => {
      const input = contentFields.input(values, base);
      const outcome = await save({ input, version: isGone ? 0 : version, idempotencyKey });
      if (outcome.kind === 'gone') setGone(true);
      if (outcome.kind === 'conflict') setGone(false);
      return outcome;
    },
    onSaved: useCloseForm(listAddress),
  });
  const behind = useBehindTexts(form, entry?.translationGaps, ({ stillRight, version, idempotencyKey }) =>
    // With the values as they are stored.
    save({
      input: { ...contentFields.input(form.base, form.base), stillRight },
      version,
      idempotencyKey,
    }),
  );
  const handleRestored = async () => {
    const [restored] = await Promise.all([loadTheirs(), reloadContentKeys(environment)]);
    setGone(false);
    if (restored) form.reset(restored);
  };
  return (
    <>
      <BehindContext value={behind}>
        <ContentForm form={form} loadTheirs={loadTheirs} />
      </BehindContext>
      {entry && (
        <ItemHistory
          entity="ContentEntry"
          rowId={entry.databaseId}
          version={entry.version}
          onRestored={handleRestored}
        />
      )}
    </>
  );
}
