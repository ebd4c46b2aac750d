import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CommunitiesHead_query$key } from '../__generated__/CommunitiesHead_query.graphql.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { useToday } from '../page/useToday.ts';
import { ProvinceLabel } from '../provinces/ProvinceLabel.tsx';
import { ProvinceList } from '../provinces/ProvinceList.tsx';
import { provinceOfDay } from '../provinces/provinceOfDay.ts';
import { ProvincialCloth } from '../provinces/ProvincialCloth.tsx';
import { useProvinceAtHand } from '../provinces/useProvinceAtHand.ts';
import { provinceCodes, type ProvinceCode } from '../shared/provinces.ts';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { CommunityFigures } from './CommunityFigures.tsx';
import * as styles from './CommunitiesHead.css.ts';
import { communityTexts } from './communityTexts.ts';
import { useProvinceCounts } from './useProvinceCounts.ts';

interface Props {
  /** Without the counts, there is no cloth: no province would be dyed on it. */
  query: CommunitiesHead_query$key;
  title: string;
  /** The province whose communities are listed; null for all. */
  province: ProvinceCode | null;
}

/** The page’s title, and the cloth of all provinces: dyed are those that have communities, and choosing one lists them. */
export function CommunitiesHead({ query, title, province }: Props) {
  const texts = useTexts(communityTexts);
  const data = useFragment(
    graphql`
      fragment CommunitiesHead_query on Query {
        ...useProvinceCounts_query
        ...CommunityFigures_query
      }
    `,
    query,
  );
  const countIn = useProvinceCounts(data);
  const dyed = provinceCodes.filter((code) => countIn?.(code));
  const today = useToday();
  const { current, onLift, onDrop } = useProvinceAtHand(province ?? dyed[0] ?? provinceOfDay(today));
  return (
    <header className={styles.head}>
      <Container width="wide">
        <h1 className={`${type.display} ${styles.title}`}>{title}</h1>
        <p className={type.lead}>{texts.lead}</p>
        {countIn && (
          <div className={styles.parts}>
            <div>
              <div className={styles.cloth}>
                <ProvincialCloth dyed={dyed} current={current} onLift={onLift} onDrop={onDrop} />
              </div>
              <ProvinceList />
            </div>
            <div className={styles.aside}>
              <ProvinceLabel code={current} count={countIn(current)} />
              {!province && <CommunityFigures query={data} />}
            </div>
          </div>
        )}
      </Container>
    </header>
  );
}
