import { useRef, type KeyboardEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PartnerRow_partner$key } from '../../__generated__/PartnerRow_partner.graphql.ts';
import { CopyChip } from '../../admin/list/CopyChip.tsx';
import { OpenBy } from '../../admin/presence/PeopleHere.tsx';
import { LastChange } from '../../admin/list/LastChange.tsx';
import { RowActions } from '../../admin/section/RowActions.tsx';
import { RowThumbnail } from '../../admin/section/RowThumbnail.tsx';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { partnerAdminTexts } from './partnerAdminTexts.ts';
import { iconButtonStyle } from '../../ui/IconButton.tsx';
import * as rowStyles from '../../admin/list/Row.css.ts';
import { StateChip } from '../../admin/list/StateChip.tsx';
import * as styles from './PartnerRow.css.ts';
import { PlaceButtons } from './PlaceButtons.tsx';
import { GripIcon } from './placeIcons.tsx';
import type { ReorderableRow } from './useReorder.ts';

interface Props {
  partner: PartnerRow_partner$key;
  place: ReorderableRow;
  canMove: boolean;
}

/** One partner: its place, its facts and its actions. */
export function PartnerRow({ partner: key, place, canMove }: Props) {
  const texts = useTexts(partnerAdminTexts);
  const words = useTexts(formTexts);
  const partner = useFragment(
    graphql`
      fragment PartnerRow_partner on Partner {
        databaseId
        version
        unpublishedChanges
        lastChange {
          ...LastChange_change
        }
        name
        description
        active
        websiteUrl
        logoUrl
        logo {
          ...RowThumbnail_picture
        }
      }
    `,
    key,
  );
  const { databaseId, name, description, active, websiteUrl, logoUrl } = partner;
  const { isLifted, hasStepButtons, shift } = place;
  const grip = useRef<HTMLButtonElement>(null);
  // The step buttons disappear with the step that ends the move: return the focus to the grip.
  const backToGrip = () => grip.current?.focus();
  const handleStepKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') backToGrip();
    place.step.onKeyDown(event);
  };
  return (
    <li
      className={isLifted ? styles.lifted : styles.item}
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
    >
      <article className={styles.row}>
        {canMove && (
          <button
            ref={grip}
            type="button"
            aria-label={texts.move(name)}
            aria-pressed={isLifted}
            title={texts.moveHint}
            className={`${iconButtonStyle()} ${styles.grip}`}
            {...place.grip}
          >
            <GripIcon />
          </button>
        )}
        <div className={styles.ground}>
          <RowThumbnail
            url={logoUrl}
            picture={partner.logo}
            fallback={`/api/placeholder/96/72?seed=partner-${databaseId}`}
            fit="contain"
            className={styles.logo}
          />
        </div>
        <div className={styles.texts}>
          <h3 title={name} className={rowStyles.title}>
            {name}
          </h3>
          {description && <p className={rowStyles.translation}>{description}</p>}
        </div>
        <div className={styles.states}>
          <OpenBy entity="Partner" id={partner.databaseId} />
          <CopyChip unpublishedChanges={partner.unpublishedChanges} />
          <LastChange change={partner.lastChange} />
          {active ? (
            <span className={rowStyles.quiet}>{words.active}</span>
          ) : (
            <StateChip tone="indigo">{words.inactive}</StateChip>
          )}
        </div>
        <div className={styles.actions}>
          {hasStepButtons ? (
            <PlaceButtons
              name={name}
              onStep={place.onStep}
              keys={{ onKeyDown: handleStepKey, onBlur: place.step.onBlur }}
              onDone={() => {
                backToGrip();
                place.onPutDown();
              }}
            />
          ) : (
            <RowActions
              id={databaseId}
              version={partner.version}
              name={name}
              external={websiteUrl ? { href: websiteUrl, label: texts.visit(name) } : null}
            />
          )}
        </div>
      </article>
    </li>
  );
}
