import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { requirementFallbacks } from '../shared/content/keys/competitionRequirements.ts';
import { useContent } from '../content/useContent.ts';
import * as type from '../theme/typography.css.ts';
import { Container } from '../ui/Container.tsx';
import { RequirementList } from './RequirementList.tsx';
import * as styles from './Requirements.css.ts';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

const numbers = [1, 2, 3, 4] as const;

/** Eligibility and required documents; empty items and empty lists are omitted. */
export function Requirements({ entries }: Props) {
  const content = useContent(entries, requirementFallbacks);
  const itemsOf = (list: 'eligibility' | 'documents') =>
    numbers
      .map((number) => ({ number, text: content(`competition.requirements.${list}.${number}`).trim() }))
      .filter(({ text }) => text);
  const eligibility = itemsOf('eligibility');
  const documents = itemsOf('documents');
  if (eligibility.length === 0 && documents.length === 0) return null;
  return (
    <section id="requirements" aria-labelledby="requirements-heading" className={styles.section}>
      <Container width="wide">
        <div className={styles.columns}>
          <h2 id="requirements-heading" className={type.headline}>
            {content('competition.requirements.title')}
          </h2>
          {eligibility.length > 0 && (
            <RequirementList
              title={content('competition.requirements.eligibility.title')}
              intro={content('competition.requirements.eligibility.intro')}
              items={eligibility}
            />
          )}
          {documents.length > 0 && (
            <RequirementList title={content('competition.requirements.documents.title')} items={documents} />
          )}
        </div>
      </Container>
    </section>
  );
}
