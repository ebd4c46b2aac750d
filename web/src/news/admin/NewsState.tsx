import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsState_article$key } from '../../__generated__/NewsState_article.graphql.ts';
import type { NewsState_moment$key } from '../../__generated__/NewsState_moment.graphql.ts';
import { localDate } from '../../language/localMoment.ts';
import { nameIn } from '../../language/nameIn.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { zonedMoment } from '../../language/zonedMoment.ts';
import { quiet } from '../../admin/list/Row.css.ts';
import { StateChip } from '../../admin/list/StateChip.tsx';
import { newsAdminTexts } from './newsAdminTexts.ts';

/** Whether readers see an article. */
export function NewsState({ article }: { article: NewsState_article$key }) {
  const { stateOf } = useTexts(newsAdminTexts);
  const { state } = useFragment(
    graphql`
      fragment NewsState_article on NewsArticle {
        state
      }
    `,
    article,
  );
  const name = nameIn(stateOf, state);
  return state === 'LIVE' ? (
    <span className={quiet}>{name}</span>
  ) : (
    <StateChip tone="indigo">{name}</StateChip>
  );
}

/** When a scheduled article goes out, when another one was taken down, or else its publication date. */
export function NewsMoment({ article }: { article: NewsState_moment$key }) {
  const { language } = useLanguage();
  const { state, publishedAt, goLiveAt, expireAt } = useFragment(
    graphql`
      fragment NewsState_moment on NewsArticle {
        state
        publishedAt
        goLiveAt
        expireAt
      }
    `,
    article,
  );
  const moment = (state === 'SCHEDULED' && goLiveAt) || (state === 'EXPIRED' && expireAt);
  return moment ? (
    <time dateTime={moment}>{zonedMoment(language, moment)}</time>
  ) : (
    <time dateTime={publishedAt}>{localDate(language, publishedAt)}</time>
  );
}
