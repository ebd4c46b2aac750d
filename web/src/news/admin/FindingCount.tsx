import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link, useLocation } from 'react-router-dom';
import type { FindingCount_article$key } from '../../__generated__/FindingCount_article.graphql.ts';
import { useSectionOfRows } from '../../admin/section/SectionContext.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { useFormState } from '../../page/listPlace.ts';
import { numberFormat } from '../../shared/language.ts';
import { checkAnchor } from './checkAnchor.ts';
import * as styles from './LaunchCheck.css.ts';
import { launchCheckTexts } from './launchCheckTexts.ts';

interface Props {
  article: FindingCount_article$key;
  /** The article’s title, in the dashboard’s language. */
  name: string;
}

/** How much there is to mend in an article, hints apart; leads to what it is. */
export function FindingCount({ article: key, name }: Props) {
  const texts = useTexts(launchCheckTexts);
  const { databaseId, findings } = useFragment(
    graphql`
      fragment FindingCount_article on NewsArticle {
        databaseId
        findings {
          kind
        }
      }
    `,
    key,
  );
  const { address } = useSectionOfRows();
  const { search } = useLocation();
  const state = useFormState();
  const number = numberFormat(useLanguage().language);
  const count = findings?.filter(({ kind }) => kind !== 'HINTS').length ?? 0;
  if (count === 0) return null;
  return (
    <Link
      to={`${address}/${databaseId}${search}#${checkAnchor}`}
      state={state}
      aria-label={texts.mend(number.format(count), name)}
      className={styles.count}
    >
      {texts.toMend(number.format(count))}
    </Link>
  );
}
