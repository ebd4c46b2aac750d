import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { PatternEditor_pattern$key } from '../../__generated__/PatternEditor_pattern.graphql.ts';
import type { PatternEditorTheirsQuery } from '../../__generated__/PatternEditorTheirsQuery.graphql.ts';
import { useEditForm } from '../../admin/form/useEditForm.ts';
import { ItemHistory } from '../../admin/history/ItemHistory.tsx';
import { PatternForm } from './PatternForm.tsx';
import {
  patternsListAddress,
  patternFormValues,
  patternInput,
  requiredPatternFields,
} from './patternFormValues.ts';
import { useUpdatePattern } from './useUpdatePattern.ts';

interface Props {
  pattern: PatternEditor_pattern$key;
  /** An earlier version of it stands again. */
  onRestored: () => void;
}

/** A pattern in its form. Only the editor's wish brings a newer version into it. */
export function PatternEditor({ pattern: key, onRestored }: Props) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const update = useUpdatePattern();
  const pattern = useFragment(
    graphql`
      fragment PatternEditor_pattern on BatikPattern {
        databaseId
        version
        ...patternFormValues_pattern
      }
    `,
    key,
  );
  const id = pattern.databaseId;
  const form = useEditForm({
    name: `pattern/${id}`,
    initial: patternFormValues(pattern),
    version: pattern.version,
    required: requiredPatternFields,
    onSave: ({ values, base, version }) => update({ id, version, input: patternInput(values, base) }),
    onSaved: () => void navigate(patternsListAddress),
  });
  const loadTheirs = async () => {
    const query = graphql`
      query PatternEditorTheirsQuery($id: Int!) {
        batikPattern(id: $id) {
          version
          ...patternFormValues_pattern
        }
      }
    `;
    const answer = await fetchQuery<PatternEditorTheirsQuery>(environment, query, { id })
      .toPromise()
      .catch(() => undefined);
    const theirs = answer?.batikPattern;
    return theirs ? { values: patternFormValues(theirs), version: theirs.version } : null;
  };
  return (
    <>
      <PatternForm form={form} isNew={false} loadTheirs={loadTheirs} />
      <ItemHistory entity="BatikPattern" rowId={id} version={pattern.version} onRestored={onRestored} />
    </>
  );
}
