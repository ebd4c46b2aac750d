import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../language/LanguageProvider.tsx';
import { traditionTexts } from '../shared/motifs/provincial/traditions.ts';
import { provinceCodes, type ProvinceCode } from '../shared/provinces.ts';
import { provinceTexts } from '../shared/provinceTexts.ts';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { clothTexts } from './clothTexts.ts';
import { provinceAddress } from './provinceAddress.ts';
import * as styles from './ProvinceLabel.css.ts';

interface Props {
  /** The province at hand. */
  code: ProvinceCode;
  /** How many communities it has: without any, there is no link to them. */
  count: number;
}

/** What the patch at hand is: always in the same place, and announced when it changes. */
export function ProvinceLabel({ code, count }: Props) {
  const texts = useTexts(clothTexts);
  const { provinces } = useTexts(provinceTexts);
  const { after } = useTexts(traditionTexts);
  const label = useRef<HTMLDivElement>(null);
  const shown = useRef(code);
  useEffect(() => {
    // On a phone, it may be below the window when a patch is tapped.
    if (shown.current !== code && matchMedia('(hover: none)').matches)
      label.current?.scrollIntoView({ block: 'nearest' });
    shown.current = code;
  }, [code]);
  return (
    <div ref={label} className={styles.label}>
      <div aria-live="polite">
        <div key={code} className={styles.words}>
          <p className={styles.name}>{provinces[code]}</p>
          <p className={styles.patch}>{texts.patch(provinceCodes.indexOf(code) + 1, after[code])}</p>
        </div>
      </div>
      {count > 0 && (
        <Link to={provinceAddress(code)} className={styles.link}>
          {texts.communities(count)}
          <ArrowRightIcon />
        </Link>
      )}
    </div>
  );
}
