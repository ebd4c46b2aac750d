import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PatternRow_pattern$key } from '../../__generated__/PatternRow_pattern.graphql.ts';
import * as styles from '../../admin/list/Row.css.ts';
import { RowTexts } from '../../admin/list/RowTexts.tsx';
import { TranslationBadges } from '../../admin/list/TranslationBadges.tsx';
import { CopyChip } from '../../admin/list/CopyChip.tsx';
import { OpenBy } from '../../admin/presence/PeopleHere.tsx';
import { LastChange } from '../../admin/list/LastChange.tsx';
import { RowActions } from '../../admin/section/RowActions.tsx';
import { RowThumbnail } from '../../admin/section/RowThumbnail.tsx';
import { pick } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { patternAdminTexts } from './patternAdminTexts.ts';
import { MapPinIcon } from '../../ui/icons.tsx';
import { patternAddress } from '../patternAddress.ts';
import { patternCloth } from '../patternCloth.ts';
import * as patternStyles from './PatternRow.css.ts';

interface Props {
  item: PatternRow_pattern$key;
}

/** One pattern: its names, its meaning, its origin and its actions. */
export function PatternRow({ item }: Props) {
  const texts = useTexts(patternAdminTexts);
  const pattern = useFragment(
    graphql`
      fragment PatternRow_pattern on BatikPattern {
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
        origin
        meaningEn
        meaningId
        imageUrl
        image {
          ...RowThumbnail_picture
        }
      }
    `,
    item,
  );
  const { databaseId, nameEn, nameId, origin } = pattern;
  const { language } = useLanguage();
  const name = pick(language, nameEn, nameId);
  const clothAt = (url: string) => patternCloth(url, [nameId, nameEn], { width: 96, height: 72 });
  return (
    <article className={styles.row}>
      <RowThumbnail
        url={clothAt(pattern.imageUrl)}
        picture={pattern.image}
        fallback={clothAt(`/api/placeholder/96/72?seed=pattern-${databaseId}`)}
      />
      <RowTexts
        name={{ en: nameEn, id: nameId }}
        excerpt={{ en: pattern.meaningEn, id: pattern.meaningId }}
      />
      <div className={styles.foot}>
        <div className={styles.states}>
          <OpenBy entity="BatikPattern" id={pattern.databaseId} />
          <CopyChip unpublishedChanges={pattern.unpublishedChanges} />
          <LastChange change={pattern.lastChange} />
          <TranslationBadges gaps={pattern.translationGaps} />
          {origin && (
            <p className={patternStyles.origin}>
              <MapPinIcon />
              {origin}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <RowActions
            id={databaseId}
            version={pattern.version}
            name={name}
            external={{ href: patternAddress(databaseId), label: texts.view(name) }}
          />
        </div>
      </div>
    </article>
  );
}
