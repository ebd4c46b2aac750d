import { startTransition, Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { PreviewLinksQuery } from '../../../__generated__/PreviewLinksQuery.graphql.ts';
import { localMoment } from '../../../language/localMoment.ts';
import { useLanguage, useTexts } from '../../../language/LanguageProvider.tsx';
import { Boundary } from '../../../page/Boundary.tsx';
import { useChange } from '../../../relay/useChange.ts';
import * as type from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/Button.tsx';
import type { CopyPlace } from '../copy/copyRequests.ts';
import { NewLink } from './NewLink.tsx';
import { createLink, endLink } from './previewDocuments.ts';
import * as styles from './PreviewLinks.css.ts';
import { previewTexts } from './previewTexts.ts';

interface Props {
  place: CopyPlace;
}

/** The links that show the preview without an account (docs/product.md#preview-links). */
export function PreviewLinks({ place }: Props) {
  const texts = useTexts(previewTexts);
  const [changes, setChanges] = useState(0);
  const [address, setAddress] = useState<string | null>(null);
  const reload = () => startTransition(() => setChanges((count) => count + 1));
  const { change: create, isChanging: isCreating } = useChange(createLink, {
    failed: texts.createFailed,
    onSaved: (made) => {
      setAddress(made.address);
      reload();
    },
  });
  return (
    <section aria-labelledby="preview-links" className={styles.links}>
      <h3 id="preview-links" className={type.rowTitle}>
        {texts.links}
      </h3>
      <p className={type.caption}>{texts.linksText}</p>
      <Button size="small" variant="secondary" busy={isCreating} onClick={() => void create(place)}>
        {texts.create}
      </Button>
      {address && <NewLink key={address} address={address} />}
      <Boundary resetKey={changes} fallback={() => <p role="alert">{texts.linksFailed}</p>}>
        <Suspense fallback={null}>
          <ValidLinks place={place} changes={changes} onEnded={reload} />
        </Suspense>
      </Boundary>
    </section>
  );
}

function ValidLinks({ place, changes, onEnded }: Props & { changes: number; onEnded: () => void }) {
  const texts = useTexts(previewTexts);
  const { language } = useLanguage();
  const { previewLinks } = useLazyLoadQuery<PreviewLinksQuery>(
    graphql`
      query PreviewLinksQuery($entity: CopiedEntity!, $itemId: Int, $newKey: String) {
        previewLinks(entity: $entity, itemId: $itemId, newKey: $newKey) @required(action: THROW) {
          key
          createdBy
          expiresAt
        }
      }
    `,
    place,
    { fetchPolicy: 'network-only', fetchKey: changes },
  );
  const { change: end, isChanging: isEnding } = useChange(endLink, {
    done: texts.ended,
    failed: texts.endFailed,
    onSaved: onEnded,
  });
  if (previewLinks.length === 0) return null;
  return (
    <ul className={styles.list}>
      {previewLinks.map(({ key, createdBy, expiresAt }) => {
        const until = localMoment(language, expiresAt);
        return (
          <li key={key} className={styles.row}>
            <span>{texts.link(createdBy, until)}</span>
            <Button
              size="small"
              variant="secondary"
              busy={isEnding}
              aria-label={texts.endOf(until)}
              onClick={() => void end({ key })}
            >
              {texts.end}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
