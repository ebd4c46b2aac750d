import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { ProvinceBar_query$key } from '../__generated__/ProvinceBar_query.graphql.ts';
import { communityTexts } from './communityTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { buttonStyle } from '../ui/Button.tsx';
import * as styles from './ProvinceBar.css.ts';
import { useCommunityCount } from './useCommunityCount.ts';

interface Props {
  /** Null if it could not be loaded: then the count is omitted. */
  query: ProvinceBar_query$key | null;
  /** The province’s name. */
  province: string;
}

/** How many communities of a province are listed, and the way back to all of them. */
export function ProvinceBar({ query, province }: Props) {
  const texts = useTexts(communityTexts);
  const data = useFragment(
    graphql`
      fragment ProvinceBar_query on Query @argumentDefinitions(province: { type: "Province" }) {
        ...useCommunityCount_query @arguments(province: $province)
      }
    `,
    query,
  );
  const counted = useCommunityCount(data);
  return (
    <div className={styles.bar}>
      <p role="status">{counted && texts.countOf(province, counted.count, counted.shown)}</p>
      <Link to="/communities" className={buttonStyle({ variant: 'secondary', size: 'small' })}>
        {texts.showAll}
      </Link>
    </div>
  );
}
