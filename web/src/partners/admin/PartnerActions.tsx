import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { PartnerActions_partner$key } from '../../__generated__/PartnerActions_partner.graphql.ts';
import { DeleteButton } from '../../admin/list/DeleteButton.tsx';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { partnersAdminTexts } from '../../language/partnersAdmin.ts';
import { iconButtonStyle } from '../../ui/IconButton.tsx';
import { EditIcon, ExternalIcon } from '../../ui/icons.tsx';
import { useDeletePartner } from './useDeletePartner.ts';

interface Props {
  partner: PartnerActions_partner$key;
  connectionId: string;
}

/** What can be done with a partner. */
export function PartnerActions({ partner: key, connectionId }: Props) {
  const texts = useTexts(partnersAdminTexts);
  const { databaseId, name, version, websiteUrl } = useFragment(
    graphql`
      fragment PartnerActions_partner on Partner {
        databaseId
        name
        version
        websiteUrl
      }
    `,
    key,
  );
  const { remove, isDeleting } = useDeletePartner(connectionId);
  return (
    <>
      {websiteUrl && (
        <a
          href={websiteUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.visit(name)}
          title={texts.visit(name)}
          className={iconButtonStyle()}
        >
          <ExternalIcon />
        </a>
      )}
      <Link
        to={`/admin/partners/${databaseId}`}
        aria-label={texts.edit(name)}
        title={texts.edit(name)}
        className={iconButtonStyle()}
      >
        <EditIcon />
      </Link>
      <DeleteButton
        row={{ databaseId, version }}
        thing={name}
        question={texts.deleteTitle}
        isDeleting={isDeleting}
        onDelete={remove}
      />
    </>
  );
}
