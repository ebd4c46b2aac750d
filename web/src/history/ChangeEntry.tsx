import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ChangeEntry_change$key } from '../__generated__/ChangeEntry_change.graphql.ts';
import { historyTexts } from './historyTexts.ts';
import { numberFormat, pick } from '../shared/language.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { Badge } from '../ui/Badge.tsx';
import { localMoment } from '../language/localMoment.ts';
import * as styles from './ChangeEntry.css.ts';
import { useFieldName } from './fieldNames.ts';
import { ChangedFields } from './ChangedFields.tsx';
import { PersonName } from './PersonName.tsx';
import { Overridden } from './Overridden.tsx';

interface Props {
  change: ChangeEntry_change$key;
  /** Omits the item’s name where it is clear from the context. */
  nameless?: boolean;
  actions?: ReactNode;
}

const tones = { created: 'leaf', deleted: 'red', restored: 'gold' } as const;

/** One change: the item, the action, who made it, when, and the fields that changed. */
export function ChangeEntry({ change: key, nameless = false, actions }: Props) {
  const texts = useTexts(historyTexts);
  const { language } = useLanguage();
  const change = useFragment(
    graphql`
      fragment ChangeEntry_change on Change {
        at
        person {
          ...PersonName_person
        }
        action
        fromTrash
        entity
        titleEn
        titleId
        fields {
          __typename
        }
        stillRight
        ...ChangedFields_change
        ...Overridden_change
      }
    `,
    key,
  );
  const { action, entity } = change;
  const kind = entity ? texts.entity[entity as keyof typeof texts.entity] : texts.database;
  const count = change.fields.length;
  const nameOf = useFieldName(entity ?? '');
  const declared = change.stillRight.map(nameOf).join(', ');
  return (
    <div className={styles.entry}>
      <div className={styles.texts}>
        <p className={styles.what}>
          <Badge tone={tones[action as keyof typeof tones] ?? 'indigo'}>
            {change.fromTrash ? texts.fromTrash : texts.action[action as keyof typeof texts.action]}
          </Badge>
          {!nameless && (
            <span className={styles.title}>
              <span className={styles.kind}>{kind}</span> {pick(language, change.titleEn, change.titleId)}
            </span>
          )}
        </p>
        <p className={styles.who}>
          <PersonName person={change.person} /> ·{' '}
          <time dateTime={change.at}>{localMoment(language, change.at)}</time>
        </p>
        {declared && <p className={styles.who}>{texts.stillRight(declared)}</p>}
        <Overridden change={change} />
        {count > 0 && (
          <details className={styles.details}>
            <summary className={styles.summary}>
              {texts.details(numberFormat(language).format(count))}
            </summary>
            <ChangedFields change={change} />
          </details>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
