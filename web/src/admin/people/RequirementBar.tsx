import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import peoplePageQuery from '../../__generated__/PeoplePageQuery.graphql.ts';
import type { RequirementBar_query$key } from '../../__generated__/RequirementBar_query.graphql.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { localDate } from '../../language/localMoment.ts';
import { refetch } from '../../relay/refetch.ts';
import { useChange } from '../../relay/useChange.ts';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../parts/Question.tsx';
import { requirementDocument } from './accountDocuments.ts';
import { peopleTexts } from './peopleTexts.ts';
import * as styles from './RequirementBar.css.ts';

interface Props {
  query: RequirementBar_query$key;
}

/** Whether a second factor is required of everybody, and the button that changes it. */
export function RequirementBar({ query }: Props) {
  const texts = useTexts(peopleTexts);
  const { language } = useLanguage();
  const environment = useRelayEnvironment();
  const { factorRequirement: requirement } = useFragment(
    graphql`
      fragment RequirementBar_query on Query {
        factorRequirement {
          requiredAt
          requiredBy
          dueAt
        }
      }
    `,
    query,
  );
  const { change, isChanging } = useChange(requirementDocument, {
    done: requirement ? texts.requirementEnded : texts.requirementDone,
    failed: ({ kind }) => (kind === 'factorNeeded' ? texts.ownFactorFirst : texts.requirementFailed),
    onSaved: () => {
      // Until when each account can go without one.
      void refetch(environment, peoplePageQuery);
    },
  });
  const question = requirement
    ? { title: texts.endRequirementTitle, text: texts.endRequirementText, confirm: texts.endRequirement }
    : { title: texts.requireTitle, text: texts.requireText, confirm: texts.require };
  return (
    <div className={styles.bar}>
      <p className={styles.text}>
        {requirement
          ? texts.requiredSince(
              localDate(language, requirement.requiredAt),
              requirement.requiredBy,
              localDate(language, requirement.dueAt),
            )
          : texts.notRequired}
      </p>
      <Question
        danger={requirement !== null}
        title={question.title}
        description={question.text}
        confirmLabel={isChanging ? texts.changing : question.confirm}
        busy={isChanging}
        onConfirm={() => change({ isRequired: !requirement })}
      >
        {(ask) => (
          <Button variant="secondary" size="small" onClick={ask}>
            {requirement ? texts.endRequirement : texts.require}
          </Button>
        )}
      </Question>
    </div>
  );
}
