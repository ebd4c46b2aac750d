import { Link } from 'react-router-dom';
import { useTexts } from '../language/LanguageProvider.tsx';
import { islandsOf, provinceCodes, type IslandGroup } from '../shared/provinces.ts';
import type { PlaceState } from '../page/listPlace.ts';
import { provinceTexts } from '../shared/provinceTexts.ts';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { clothTexts } from './clothTexts.ts';
import { provinceAddress } from './provinceAddress.ts';
import * as styles from './ProvinceList.css.ts';

const groups = [...new Set(Object.values(islandsOf))].map((group: IslandGroup) => ({
  group,
  codes: provinceCodes.filter((code) => islandsOf[code] === group),
}));

const stays: PlaceState = { stays: true };

/** The 38 provinces by their islands: the cloth as text. */
export function ProvinceList() {
  const texts = useTexts(clothTexts);
  const { islands, provinces } = useTexts(provinceTexts);
  return (
    <details className={styles.list}>
      <summary className={styles.summary}>
        {texts.list}
        <ChevronDownIcon />
      </summary>
      <div className={styles.groups}>
        {groups.map(({ group, codes }) => (
          <div key={group} className={styles.group}>
            <p id={`islands-${group}`} className={styles.name}>
              {islands[group]}
            </p>
            <ul aria-labelledby={`islands-${group}`}>
              {codes.map((code) => (
                <li key={code}>
                  <Link to={provinceAddress(code)} state={stays} className={styles.link}>
                    {provinces[code]}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
