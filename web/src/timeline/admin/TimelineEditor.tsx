import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { TimelineEditor_item$key } from '../../__generated__/TimelineEditor_item.graphql.ts';
import type { TimelineEditorTheirsQuery } from '../../__generated__/TimelineEditorTheirsQuery.graphql.ts';
import { useEditForm } from '../../admin/form/useEditForm.ts';
import { ItemHistory } from '../../admin/history/ItemHistory.tsx';
import { TimelineForm } from './TimelineForm.tsx';
import {
  timelineListAddress,
  timelineFormValues,
  timelineItemInput,
  requiredTimelineFields,
} from './timelineFormValues.ts';
import { useUpdateTimelineItem } from './useUpdateTimelineItem.ts';

interface Props {
  item: TimelineEditor_item$key;
  /** An earlier version of it stands again. */
  onRestored: () => void;
}

/** An item in its form. Only the editor's wish brings a newer version into it. */
export function TimelineEditor({ item: key, onRestored }: Props) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const update = useUpdateTimelineItem();
  const item = useFragment(
    graphql`
      fragment TimelineEditor_item on TimelineItem {
        databaseId
        version
        ...timelineFormValues_item
      }
    `,
    key,
  );
  const id = item.databaseId;
  const form = useEditForm({
    name: `timeline/${id}`,
    initial: timelineFormValues(item),
    version: item.version,
    required: requiredTimelineFields,
    onSave: ({ values, version }) => update({ id, version, input: timelineItemInput(values) }),
    onSaved: () => void navigate(timelineListAddress),
  });
  const loadTheirs = async () => {
    const query = graphql`
      query TimelineEditorTheirsQuery($id: Int!) {
        timelineItem(id: $id) {
          version
          ...timelineFormValues_item
        }
      }
    `;
    const answer = await fetchQuery<TimelineEditorTheirsQuery>(environment, query, { id })
      .toPromise()
      .catch(() => undefined);
    const theirs = answer?.timelineItem;
    return theirs ? { values: timelineFormValues(theirs), version: theirs.version } : null;
  };
  return (
    <>
      <TimelineForm form={form} isNew={false} loadTheirs={loadTheirs} />
      <ItemHistory entity="TimelineItem" rowId={id} version={item.version} onRestored={onRestored} />
    </>
  );
}
