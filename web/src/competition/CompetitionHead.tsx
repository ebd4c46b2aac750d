import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { competitionHeroFallbacks } from '../shared/content/keys/competition.ts';
import { useContent } from '../content/useContent.ts';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import * as styles from './CompetitionHead.css.ts';
import { Registration } from './Registration.tsx';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

/** Introduces the competition, and says whether one can register. */
export function CompetitionHead({ entries }: Props) {
  const content = useContent(entries, competitionHeroFallbacks);
  return (
    <Container width="wide">
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={type.display}>{content('competition.title')}</h1>
          <p className={type.lead}>{content('competition.content')}</p>
        </div>
        <Registration entries={entries} />
      </header>
    </Container>
  );
}
