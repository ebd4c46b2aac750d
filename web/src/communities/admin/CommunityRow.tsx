import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { CommunityRow_community$key } from '../../__generated__/CommunityRow_community.graphql.ts';
import { DeleteButton } from '../../admin/list/DeleteButton.tsx';
import { communitiesAdminTexts } from '../../language/communitiesAdmin.ts';
import { pick } from '../../language/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { iconButtonStyle } from '../../ui/IconButton.tsx';
import { EditIcon, ExternalIcon, MapPinIcon } from '../../ui/icons.tsx';
import { CommunityFacts } from './CommunityFacts.tsx';
import * as styles from './CommunityRow.css.ts';
import { CommunityThumbnail } from './CommunityThumbnail.tsx';
import { useDeleteCommunity } from './useDeleteCommunity.ts';

interface Props {
  community: CommunityRow_community$key;
  connectionId: string;
}

/** One community: everything that is known of it, and what can be done with it (specification section 2.10). */
export function CommunityRow({ community: key, connectionId }: Props) {
  const texts = useTexts(communitiesAdminTexts);
  const community = useFragment(
    graphql`
      fragment CommunityRow_community on Community {
        databaseId
        version
        nameEn
        nameId
        descriptionEn
        descriptionId
        location
        ...CommunityThumbnail_community
        ...CommunityFacts_community
      }
    `,
    key,
  );
  const { databaseId, nameEn, nameId, descriptionEn, descriptionId } = community;
  const { language } = useLanguage();
  const name = pick(language, nameEn, nameId);
  const { remove, isDeleting } = useDeleteCommunity(connectionId);
  return (
    <article className={styles.row}>
      <CommunityThumbnail community={community} />
      <div className={styles.head}>
        <h2 className={styles.name}>
          <span lang="en">{nameEn}</span>
          <span className={styles.translation}>
            {' / '}
            <span lang="id">{nameId}</span>
          </span>
        </h2>
        <p className={styles.place}>
          <span className={styles.pin}>
            <MapPinIcon />
          </span>
          {community.location}
        </p>
      </div>
      {(descriptionEn || descriptionId) && (
        <div className={styles.body}>
          <p lang="en" className={styles.description}>
            {descriptionEn}
          </p>
          <p lang="id" className={styles.description}>
            {descriptionId}
          </p>
        </div>
      )}
      <CommunityFacts community={community} />
      <div className={styles.actions}>
        <a
          href={`/communities/${databaseId}`}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.view(name)}
          title={texts.view(name)}
          className={iconButtonStyle()}
        >
          <ExternalIcon />
        </a>
        <Link
          to={`/admin/communities/${databaseId}`}
          aria-label={texts.edit(name)}
          title={texts.edit(name)}
          className={iconButtonStyle()}
        >
          <EditIcon />
        </Link>
        <DeleteButton
          row={{ databaseId, version: community.version }}
          thing={name}
          question={texts.deleteTitle}
          isDeleting={isDeleting}
          onDelete={remove}
        />
      </div>
    </article>
  );
}
