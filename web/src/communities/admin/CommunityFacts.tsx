import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommunityFacts_community$key } from '../../__generated__/CommunityFacts_community.graphql.ts';
import { communityAdminTexts } from './communityAdminTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { provinceTexts } from '../../shared/provinceTexts.ts';
import { StateChip } from '../../admin/list/StateChip.tsx';
import { PictureLink } from '../../admin/section/PictureLink.tsx';
import * as styles from './CommunityRow.css.ts';
import { contactLines } from './contactFields.ts';

interface Props {
  community: CommunityFacts_community$key;
}

/** Whether a community is public, its province and contacts, and its picture’s address. */
export function CommunityFacts({ community: key }: Props) {
  const texts = useTexts(communityAdminTexts);
  const words = useTexts(formTexts);
  const { provinces } = useTexts(provinceTexts);
  const { active, province, contactInfo, imageUrl } = useFragment(
    graphql`
      fragment CommunityFacts_community on Community {
        active
        province
        contactInfo
        imageUrl
      }
    `,
    key,
  );
  return (
    <dl className={styles.facts}>
      <dt className={styles.term}>{words.active}</dt>
      <dd className={styles.fact}>{active ? words.yes : <StateChip tone="indigo">{words.no}</StateChip>}</dd>
      <dt className={styles.term}>{texts.fields.province.label}</dt>
      <dd className={styles.fact}>{province ? provinces[province] : texts.none}</dd>
      <dt className={styles.term}>{texts.fields.contactInfo.label}</dt>
      <dd className={styles.fact}>{contactLines(contactInfo ?? '') || texts.none}</dd>
      <dt className={styles.term}>{texts.image}</dt>
      <dd className={styles.fact}>
        <PictureLink url={imageUrl} label={texts.imageLink(imageUrl)} />
      </dd>
    </dl>
  );
}
