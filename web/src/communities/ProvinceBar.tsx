import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { ProvinceBar_query$key } from '../__generated__/ProvinceBar_query.graphql.ts';
import { communityTexts } from './communityTexts.ts';
import { provinceTexts } from '../shared/provinceTexts.ts';
import type { ProvinceCode } from '../shared/provinces.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { buttonStyle } from '../ui/Button.tsx';
import * as styles from './ProvinceBar.css.ts';
import { useProvinceCounts } from './useProvinceCounts.ts';

interface Props {
  /** Without the counts, that of the province is omitted. */
  query: ProvinceBar_query$key;
  province: ProvinceCode;
}

/** How many communities of a province are listed, and the way back to all of them. */
export function ProvinceBar({ query, province }: Props) {
  const texts = useTexts(communityTexts);
  const { provinces } = useTexts(provinceTexts);
  const data = useFragment(
    graphql`
      fragment ProvinceBar_query on Query {
        ...useProvinceCounts_query
      }
    `,
    query,
  );
  const countIn = useProvinceCounts(data);
  return (
    <div className={styles.bar}>
      <p role="status">{countIn && texts.countOf(provinces[province], countIn(province))}</p>
      <Link to="/communities" className={buttonStyle({ variant: 'secondary', size: 'small' })}>
        {texts.showAll}
      </Link>
    </div>
  );
}
