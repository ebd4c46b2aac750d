import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ThemeCloth_query$key } from '../__generated__/ThemeCloth_query.graphql.ts';
import { useProvinceCounts } from '../communities/useProvinceCounts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useToday } from '../page/useToday.ts';
import { clothTexts } from '../provinces/clothTexts.ts';
import { ProvinceLabel } from '../provinces/ProvinceLabel.tsx';
import { ProvinceList } from '../provinces/ProvinceList.tsx';
import { provinceOfDay } from '../provinces/provinceOfDay.ts';
import { onceDyed } from '../provinces/ProvincialCloth.css.ts';
import { ProvincialCloth } from '../provinces/ProvincialCloth.tsx';
import { useProvinceAtHand } from '../provinces/useProvinceAtHand.ts';
import { listedCodes, provinceCodes } from '../shared/provinces.ts';
import * as styles from './ThemeCloth.css.ts';

interface Props {
  query: ThemeCloth_query$key | null;
  /** The codes of the provinces that have an ambassador. */
  dyed: string;
  /** The edition’s objectives, beside the label of the province at hand. */
  children: ReactNode;
}

/** The cloth of 38 provinces: dyed are those that have an ambassador. */
export function ThemeCloth({ query, dyed, children }: Props) {
  const texts = useTexts(clothTexts);
  const data = useFragment(
    graphql`
      fragment ThemeCloth_query on Query {
        ...useProvinceCounts_query
      }
    `,
    query,
  );
  const { current, onLift, onDrop } = useProvinceAtHand(provinceOfDay(useToday()));
  const named = listedCodes(dyed);
  const dyedCodes = provinceCodes.filter((code) => named.includes(code));
  const countIn = useProvinceCounts(data);
  return (
    <>
      <div className={styles.cloth}>
        <ProvincialCloth dyed={dyedCodes} current={current} onLift={onLift} onDrop={onDrop} isDyedOnScroll />
      </div>
      <div className={styles.foot}>
        <ProvinceLabel code={current} count={countIn?.(current) ?? 0} />
        {children}
        <ul className={`${styles.legend} ${onceDyed}`}>
          {dyedCodes.length < provinceCodes.length && <li className={styles.waxed}>{texts.waxed}</li>}
          {dyedCodes.length > 0 && <li className={styles.dyed}>{texts.dyed}</li>}
        </ul>
      </div>
      <div className={styles.list}>
        <ProvinceList />
      </div>
    </>
  );
}
