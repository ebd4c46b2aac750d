import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  DatabaseHealth_query$data,
  DatabaseHealth_query$key,
} from '../../__generated__/DatabaseHealth_query.graphql.ts';
import { databaseTexts } from './databaseTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { CheckIcon } from '../../ui/moreIcons.tsx';
import * as styles from './DatabaseHealth.css.ts';
import { localMoment } from '../../language/localMoment.ts';
import { Panel } from './Panel.tsx';
import { useDatabase } from './useDatabase.ts';

interface Props {
  /** Null if the server did not respond. */
  query: DatabaseHealth_query$key | null;
  /** Shown while it loads. */
  placeholder?: ReactNode;
}

/** Whether the database responds, checked by an actual query. */
export function DatabaseHealth({ query, placeholder }: Props) {
  const texts = useTexts(databaseTexts);
  const { language } = useLanguage();
  const { refresh, isRefreshing } = useDatabase();
  const health = useFragment(
    graphql`
      fragment DatabaseHealth_query on Query {
        databaseHealth {
          milliseconds
        }
        databaseStatistics {
          content
          news
          partners
          communities
          batikPatterns
          media
        }
        backups {
          createdAt
        }
      }
    `,
    query,
  );
  const unknown = placeholder ?? '–';
  const { databaseHealth, databaseStatistics, backups } = health ?? {};
  const hasFailed = !databaseHealth || !databaseStatistics || !backups;
  const lastBackup = ([newest]: readonly { createdAt: string }[]) =>
    newest ? localMoment(language, newest.createdAt) : texts.notAvailable;
  return (
    <Panel title={texts.health}>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={styles.name}>{texts.connection}</dt>
          <dd className={styles.value}>
            {placeholder ?? <Connection milliseconds={databaseHealth?.milliseconds} />}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.name}>{texts.totalRecords}</dt>
          <dd className={styles.value}>
            {databaseStatistics ? numberFormat(language).format(total(databaseStatistics)) : unknown}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.name}>{texts.lastBackup}</dt>
          <dd className={styles.value}>{backups ? lastBackup(backups) : unknown}</dd>
        </div>
      </dl>
      {hasFailed && !placeholder && (
        <p role="alert" className={styles.failure}>
          {databaseHealth ? texts.figuresFailing : texts.failingText}
        </p>
      )}
      <div className={styles.action}>
        <Button variant="secondary" size="small" busy={isRefreshing} onClick={refresh}>
          {isRefreshing ? texts.checking : texts.check}
        </Button>
      </div>
    </Panel>
  );
}

/** The sum of the six counts (docs/product.md#database). */
function total({
  content,
  news,
  partners,
  communities,
  batikPatterns,
  media,
}: NonNullable<DatabaseHealth_query$data['databaseStatistics']>): number {
  return content + news + partners + communities + batikPatterns + media;
}

/** @param milliseconds the response time of the database; undefined if it did not respond */
function Connection({ milliseconds }: { milliseconds: number | undefined }) {
  const texts = useTexts(databaseTexts);
  const { language } = useLanguage();
  if (milliseconds === undefined) {
    return (
      <span className={styles.failing}>
        <WarningIcon /> {texts.failing}
      </span>
    );
  }
  const { locale } = numberFormat(language).resolvedOptions();
  const time = milliseconds.toLocaleString(locale, { maximumSignificantDigits: 2 });
  return (
    <>
      <span className={styles.healthy}>
        <CheckIcon /> {texts.healthy}
      </span>
      <span className={styles.note}>{texts.answeredIn(time)}</span>
    </>
  );
}
