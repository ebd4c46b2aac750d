import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { ProvinceBar_query$key } from '../__generated__/ProvinceBar_query.graphql.ts';
import { communityTexts } from './communityTexts.ts';
import { provinceTexts } from '../shared/provinceTexts.ts';
import type { ProvinceCode } from '../shared/provinces.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import type { PlaceState } from '../page/listPlace.ts';
import { buttonStyle } from '../ui/Button.tsx';
import { hidden } from '../ui/VisuallyHidden.css.ts';
import * as styles from './ProvinceBar.css.ts';
import { useCommunityCount } from './useCommunityCount.ts';
import { useProvinceCounts } from './useProvinceCounts.ts';

interface Props {
  /** Without the counts, their number is omitted. */
  query: ProvinceBar_query$key;
  /** The province whose communities are listed; null for all. */
  province: ProvinceCode | null;
}

const stays: PlaceState = { stays: true };

/**
 * How many communities of a province are listed, and the way back to all of them. Their number is only announced: it is
 * among the figures.
 */
export function ProvinceBar({ query, province }: Props) {
  const texts = useTexts(communityTexts);
  const { provinces } = useTexts(provinceTexts);
  const data = useFragment(
    graphql`
      fragment ProvinceBar_query on Query {
        ...useProvinceCounts_query
        ...useCommunityCount_query
      }
    `,
    query,
  );
  const countIn = useProvinceCounts(data);
  const all = useCommunityCount(data);
  /** Whether the reader comes back from one: at first, the figures say enough. */
  const [wasNarrowed, setNarrowed] = useState(province !== null);
  if (province && !wasNarrowed) setNarrowed(true);
  const countOfProvince = (code: ProvinceCode) => countIn && texts.countOf(provinces[code], countIn(code));
  return (
    <div className={province ? styles.bar : hidden}>
      <p role="status">
        {province ? countOfProvince(province) : wasNarrowed && all && `${all.value} ${all.label}`}
      </p>
      {province && (
        <Link
          to="/communities"
          state={stays}
          className={buttonStyle({ variant: 'secondary', size: 'small' })}
        >
          {texts.showAll}
        </Link>
      )}
    </div>
  );
}
