import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SessionGroup_session$key } from '../../__generated__/SessionGroup_session.graphql.ts';
import { localMoment } from '../../language/localMoment.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { numberFormat } from '../../shared/language.ts';
import * as rowsStyles from '../../ui/rows.css.ts';
import * as styles from './SessionGroup.css.ts';
import { accountTexts } from './accountTexts.ts';
import { useDeviceName } from '../settings/useDeviceName.ts';

interface Props {
  /** The session that was used last. */
  latest: SessionGroup_session$key;
  rows: readonly { key: string; row: ReactNode }[];
}

/** The sessions of devices that look the same, as one row that opens. */
export function SessionGroup({ latest, rows }: Props) {
  const texts = useTexts(accountTexts);
  const { language } = useLanguage();
  const deviceName = useDeviceName();
  const { browser, system, lastUsedAt } = useFragment(
    graphql`
      fragment SessionGroup_session on Session {
        browser
        system
        lastUsedAt
      }
    `,
    latest,
  );
  const count = numberFormat(language).format(rows.length);
  return (
    <details>
      <summary className={styles.summary}>
        <span className={styles.name}>{texts.sessionsOf(deviceName(browser, system), count)}</span>
        <span className={styles.fact}>{texts.lastUsed(localMoment(language, lastUsedAt))}</span>
      </summary>
      <ul className={styles.sessions}>
        {rows.map(({ key, row }) => (
          <li key={key} className={rowsStyles.item}>
            {row}
          </li>
        ))}
      </ul>
    </details>
  );
}
