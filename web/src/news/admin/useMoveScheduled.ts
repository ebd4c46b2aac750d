import { graphql } from 'react-relay/hooks.js';
import { useRevalidator } from 'react-router-dom';
import type { useMoveScheduledMutation } from '../../__generated__/useMoveScheduledMutation.graphql.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { zonedMoment } from '../../language/zonedMoment.ts';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { useToast } from '../../ui/Toast.tsx';
import { formTexts } from '../../language/formTexts.ts';
import { onDay, type ScheduleEvent } from './scheduleMonth.ts';
import type { ScheduledArticle } from './scheduledArticle.ts';
import { scheduleTexts } from './scheduleTexts.ts';

const mutation = typedDocument<useMoveScheduledMutation>(graphql`
  mutation useMoveScheduledMutation(
    $id: Int!
    $version: Int!
    $input: UpdateNewsArticleInput!
    $launchCheck: LaunchCheck
  ) {
    updateNewsArticle(id: $id, version: $version, input: $input, launchCheck: $launchCheck) {
      ... on NewsArticlePayload {
        newsArticle {
          id
          version
          publishedAt
          goLiveAt
          expireAt
          state
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/**
 * Moves an event to the same time of another day; the date that readers see moves with it if it is the same. Resolves
 * with whether it was moved.
 */
export function useMoveScheduled() {
  const texts = useTexts(scheduleTexts);
  const { error } = useTexts(formTexts);
  const { language } = useLanguage();
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  const { change, isChanging } = useChange(mutation, {
    failed: ({ kind }) => {
      if (kind === 'stopped') return texts.stopped;
      return kind === 'invalid' ? texts.outOfOrder : texts.failed;
    },
  });
  const move = async (
    { kind, at, article }: ScheduleEvent<ScheduledArticle>,
    day: string,
    title: string,
  ): Promise<boolean> => {
    const moved = onDay(at, day);
    if (Date.parse(moved) <= Date.now()) {
      toast({ title: error, description: texts.past, look: 'destructive' });
      return false;
    }
    const { databaseId: id, version, publishedAt } = article;
    const isSame = Date.parse(publishedAt) === Date.parse(at);
    const out = {
      input: { goLiveAt: moved, ...(isSame && { publishedAt: moved }) },
      launchCheck: 'STRICT' as const,
    };
    const outcome = await change({ id, version, ...(kind === 'out' ? out : { input: { expireAt: moved } }) });
    if (outcome.kind !== 'saved') {
      if (outcome.kind === 'conflict' || outcome.kind === 'gone') void revalidate();
      return false;
    }
    toast({ title: texts.movedTitle, description: texts.moved(title, zonedMoment(language, moved)) });
    return true;
  };
  return { move, isMoving: isChanging };
}
