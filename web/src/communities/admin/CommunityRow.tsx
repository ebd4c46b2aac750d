import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommunityRow_community$key } from '../../__generated__/CommunityRow_community.graphql.ts';
import { DetailedRow } from '../../admin/list/DetailedRow.tsx';
import { TranslationBadges } from '../../admin/list/TranslationBadges.tsx';
import { CopyChip } from '../../admin/list/CopyChip.tsx';
import { OpenBy } from '../../admin/presence/PeopleHere.tsx';
import { LastChange } from '../../admin/list/LastChange.tsx';
import { StateChip } from '../../admin/list/StateChip.tsx';
import { name as nameStyle, names, otherName } from '../../admin/list/DetailedRow.css.ts';
import { quiet } from '../../admin/list/Row.css.ts';
import { PictureLink } from '../../admin/section/PictureLink.tsx';
import { RowActions } from '../../admin/section/RowActions.tsx';
import { RowThumbnail } from '../../admin/section/RowThumbnail.tsx';
import { communityAdminTexts } from './communityAdminTexts.ts';
import { contactLines } from './contactFields.ts';
import { formTexts } from '../../language/formTexts.ts';
import { ownFirst } from '../../language/ownFirst.ts';
import { pick } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';

interface Props {
  item: CommunityRow_community$key;
}

/** A community with all its fields and buttons (docs/product.md#editing-communities). */
export function CommunityRow({ item }: Props) {
  const texts = useTexts(communityAdminTexts);
  const words = useTexts(formTexts);
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
        province
        contactInfo
        active
        imageUrl
        image {
          ...RowThumbnail_picture
        }
      }
    `,
    item,
  );
  const { databaseId, nameEn, nameId, descriptionEn, descriptionId, imageUrl } = community;
  const { language } = useLanguage();
  const name = pick(language, nameEn, nameId);
  const [own, other] = ownFirst(language, nameEn, nameId);
  return (
    <DetailedRow
      picture={
        <RowThumbnail
          url={imageUrl}
          picture={community.image}
          fallback={`/api/placeholder/96/72?seed=community-${databaseId}`}
        />
      }
      title={
        <span className={names}>
          <span lang={own?.lang} className={nameStyle}>
            {own?.text}
          </span>
          {other && (
            <span className={otherName}>
              {' / '}
              <span lang={other.lang}>{other.text}</span>
            </span>
          )}
        </span>
      }
      states={
        <>
          <OpenBy entity="Community" id={databaseId} />
          <CopyChip unpublishedChanges={community.unpublishedChanges} />
          <LastChange change={community.lastChange} />
          <TranslationBadges gaps={community.translationGaps} />
          {!community.province && <StateChip tone="gold">{texts.noProvince}</StateChip>}
          {community.active ? (
            <span className={quiet}>
              {words.active}: {words.yes}
            </span>
          ) : (
            <StateChip tone="indigo">
              {words.active}: {words.no}
            </StateChip>
          )}
        </>
      }
      facts={[community.location, contactLines(community.contactInfo ?? '').replaceAll('\n', ' · ')]}
      link={<PictureLink url={imageUrl} label={texts.imageLink(imageUrl)} />}
      texts={ownFirst(language, descriptionEn, descriptionId)}
      actions={
        <RowActions
          id={databaseId}
          version={community.version}
          name={name}
          external={{ href: `/communities/${databaseId}`, label: texts.view(name) }}
        />
      }
    />
  );
}
