import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { PartnerEditor_partner$key } from '../../__generated__/PartnerEditor_partner.graphql.ts';
import type { PartnerEditorTheirsQuery } from '../../__generated__/PartnerEditorTheirsQuery.graphql.ts';
import { useEditForm } from '../../admin/form/useEditForm.ts';
import { ItemHistory } from '../../admin/history/ItemHistory.tsx';
import { PartnerForm } from './PartnerForm.tsx';
import {
  partnersListAddress,
  partnerFormValues,
  partnerInput,
  requiredPartnerFields,
} from './partnerFormValues.ts';
import { useUpdatePartner } from './useUpdatePartner.ts';

interface Props {
  partner: PartnerEditor_partner$key;
  /** An earlier version of it stands again. */
  onRestored: () => void;
}

/** A partner in its form. Only the editor's wish brings a newer version into it. */
export function PartnerEditor({ partner: key, onRestored }: Props) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const update = useUpdatePartner();
  const partner = useFragment(
    graphql`
      fragment PartnerEditor_partner on Partner {
        databaseId
        version
        ...partnerFormValues_partner
      }
    `,
    key,
  );
  const id = partner.databaseId;
  const form = useEditForm({
    name: `partner/${id}`,
    initial: partnerFormValues(partner),
    version: partner.version,
    required: requiredPartnerFields,
    onSave: ({ values, version }) => update({ id, version, input: partnerInput(values) }),
    onSaved: () => void navigate(partnersListAddress),
  });
  const loadTheirs = async () => {
    const query = graphql`
      query PartnerEditorTheirsQuery($id: Int!) {
        partner(id: $id) {
          version
          ...partnerFormValues_partner
        }
      }
    `;
    const answer = await fetchQuery<PartnerEditorTheirsQuery>(environment, query, { id })
      .toPromise()
      .catch(() => undefined);
    const theirs = answer?.partner;
    return theirs ? { values: partnerFormValues(theirs), version: theirs.version } : null;
  };
  return (
    <>
      <PartnerForm form={form} isNew={false} loadTheirs={loadTheirs} />
      <ItemHistory entity="Partner" rowId={id} version={partner.version} onRestored={onRestored} />
    </>
  );
}
