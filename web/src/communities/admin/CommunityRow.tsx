import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommunityRow_community$key } from '../../__generated__/CommunityRow_community.graphql.ts';
import { TranslationBadges } from '../../admin/list/TranslationBadges.tsx';
import { CopyChip } from '../../admin/list/CopyChip.tsx';
import { OpenBy } from '../../admin/presence/PeopleHere.tsx';
import { LastChange } from '../../admin/list/LastChange.tsx';
import { statesBelow } from '../../admin/list/Row.css.ts';
import { RowActions } from '../../admin/section/RowActions.tsx';
import { RowThumbnail } from '../../admin/section/RowThumbnail.tsx';
import { communityAdminTexts } from './communityAdminTexts.ts';
import { ownFirst } from '../../language/ownFirst.ts';
import { pick } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { CommunityFacts } from './CommunityFacts.tsx';
import * as type from '../../theme/typography.css.ts';
import * as styles from './CommunityRow.css.ts';

interface Props {
  item: CommunityRow_community$key;
}

/** A community with all its fields and buttons (docs/product.md#editing-communities). */
export function CommunityRow({ item }: Props) {
  const texts = useTexts(communityAdminTexts);
  const community = useFragment(
    graphql`
      fragment CommunityRow_community on Community {
        databaseId
        version
        unpublishedChanges
        lastChange {
          ...LastChange_change
        }
        translationGaps {
          ...TranslationBadges_gaps
        }
        nameEn
        nameId
        descriptionEn
        descriptionId
        location
        imageUrl
        image {
          ...RowThumbnail_picture
        }
        ...CommunityFacts_community
      }
    `,
    item,
  );
  const { databaseId, nameEn, nameId, descriptionEn, descriptionId } = community;
  const { language } = useLanguage();
  const name = pick(language, nameEn, nameId);
  const [own, other] = ownFirst(language, nameEn, nameId);
  return (
    <article className={styles.row}>
      <RowThumbnail
        url={community.imageUrl}
        picture={community.image}
        fallback={`/api/placeholder/96/72?seed=community-${databaseId}`}
      />
      <div className={styles.head}>
        <h2 className={type.rowTitle}>
          <span lang={own?.lang}>{own?.text}</span>
          {other && (
            <span className={styles.translation}>
              {' / '}
              <span lang={other.lang}>{other.text}</span>
            </span>
          )}
        </h2>
        <p className={styles.place}>{community.location}</p>
        <div className={statesBelow}>
          <OpenBy entity="Community" id={community.databaseId} />
          <CopyChip unpublishedChanges={community.unpublishedChanges} />
          <LastChange change={community.lastChange} />
          <TranslationBadges gaps={community.translationGaps} />
        </div>
      </div>
      {(descriptionEn || descriptionId) && (
        <div className={styles.body}>
          {ownFirst(language, descriptionEn, descriptionId).map(({ lang, text }) => (
            <p key={lang} lang={lang} className={styles.description}>
              {text}
            </p>
          ))}
        </div>
      )}
      <CommunityFacts community={community} />
      <div className={styles.actions}>
        <RowActions
          id={databaseId}
          version={community.version}
          name={name}
          external={{ href: `/communities/${databaseId}`, label: texts.view(name) }}
        />
      </div>
    </article>
  );
}
