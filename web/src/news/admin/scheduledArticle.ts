import { graphql, readInlineData } from 'react-relay/hooks.js';
import type { scheduledArticle_article$key } from '../../__generated__/scheduledArticle_article.graphql.ts';

/** What the calendar and the overview show of an article, and what moving it needs. */
export function scheduledArticle(key: scheduledArticle_article$key) {
  const { databaseId, version, titleEn, titleId, publishedAt, goLiveAt, expireAt, state } = readInlineData(
    graphql`
      fragment scheduledArticle_article on NewsArticle @inline {
        databaseId
        version
        titleEn
        titleId
        publishedAt
        goLiveAt
        expireAt
        state
      }
    `,
    key,
  );
  return {
    databaseId,
    version,
    titleEn,
    titleId,
    publishedAt,
    goLiveAt,
    expireAt,
    isDraft: state === 'DRAFT',
  };
}

export type ScheduledArticle = ReturnType<typeof scheduledArticle>;
