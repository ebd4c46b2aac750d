import { graphql } from 'react-relay/hooks.js';
import type { newsDocuments_list$key } from '../../__generated__/newsDocuments_list.graphql.ts';
import type { newsDocumentsCreateMutation } from '../../__generated__/newsDocumentsCreateMutation.graphql.ts';
import type { newsDocumentsItemQuery } from '../../__generated__/newsDocumentsItemQuery.graphql.ts';
import type { newsDocumentsRemoveMutation } from '../../__generated__/newsDocumentsRemoveMutation.graphql.ts';
import type { newsDocumentsTotalQuery } from '../../__generated__/newsDocumentsTotalQuery.graphql.ts';
import type { newsDocumentsUpdateMutation } from '../../__generated__/newsDocumentsUpdateMutation.graphql.ts';
import { listDocuments } from '../../admin/section/list.ts';
import { typedDocument } from '../../relay/document.ts';

/** The articles, including drafts, filtered and sorted by the address. */
export const list = listDocuments<newsDocuments_list$key>({
  query: graphql`
    query newsDocumentsListQuery(
      $search: String
      $category: String
      $state: NewsState
      $translation: TranslationGap
      $unpublishedChanges: Boolean
      $sort: NewsSort
    ) @preloadable {
      ...newsDocuments_list
        @arguments(
          search: $search
          category: $category
          state: $state
          translation: $translation
          unpublishedChanges: $unpublishedChanges
          sort: $sort
        )
    }
  `,
  fragment: graphql`
    fragment newsDocuments_list on Query
    @argumentDefinitions(
      count: { type: "Int", defaultValue: 20 }
      cursor: { type: "String" }
      search: { type: "String" }
      category: { type: "String" }
      state: { type: "NewsState" }
      translation: { type: "TranslationGap" }
      unpublishedChanges: { type: "Boolean" }
      sort: { type: "NewsSort" }
    )
    @refetchable(queryName: "newsDocumentsPageQuery") {
      rows: news(
        first: $count
        after: $cursor
        search: $search
        category: $category
        state: $state
        translation: $translation
        unpublishedChanges: $unpublishedChanges
        sort: $sort
      ) @connection(key: "newsDocuments_rows") @required(action: THROW) {
        __id
        edges {
          node {
            id
            ...NewsRow_article
            ...useNewsBulk_article
          }
        }
      }
    }
  `,
  pageSize: 20,
  total: typedDocument<newsDocumentsTotalQuery>(graphql`
    query newsDocumentsTotalQuery(
      $search: String
      $category: String
      $state: NewsState
      $translation: TranslationGap
      $unpublishedChanges: Boolean
    ) {
      total: newsTotal(
        search: $search
        category: $category
        state: $state
        translation: $translation
        unpublishedChanges: $unpublishedChanges
      ) {
        ...useTotal_total
      }
    }
  `),
});

export const item = typedDocument<newsDocumentsItemQuery>(graphql`
  query newsDocumentsItemQuery($id: Int!) @preloadable {
    item: newsArticle(id: $id) {
      databaseId
      version
      lastChange {
        ...LastChange_change
      }
      translationGaps {
        ...TranslationBadges_gaps
        ...behindTexts_gaps
      }
      ...newsFields_article
    }
    workingCopy(entity: NewsArticle, itemId: $id) {
      ...copyRequests_copy
    }
    review(entity: NewsArticle, itemId: $id) {
      ...reviewDocuments_review
    }
  }
`);

export const create = typedDocument<newsDocumentsCreateMutation>(graphql`
  mutation newsDocumentsCreateMutation(
    $input: CreateNewsArticleInput!
    $idempotencyKey: String!
    $publishes: PublishedCopyInput
    $approves: ApprovedReviewInput
    $launchCheck: LaunchCheck = STRICT
  ) {
    createNewsArticle(
      input: $input
      idempotencyKey: $idempotencyKey
      publishes: $publishes
      approves: $approves
      launchCheck: $launchCheck
    ) {
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

export const update = typedDocument<newsDocumentsUpdateMutation>(graphql`
  mutation newsDocumentsUpdateMutation(
    $id: Int!
    $version: Int!
    $input: UpdateNewsArticleInput!
    $idempotencyKey: String!
    $publishes: PublishedCopyInput
    $approves: ApprovedReviewInput
    $launchCheck: LaunchCheck = STRICT
  ) {
    updateNewsArticle(
      id: $id
      version: $version
      input: $input
      idempotencyKey: $idempotencyKey
      publishes: $publishes
      approves: $approves
      launchCheck: $launchCheck
    ) {
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

export const remove = typedDocument<newsDocumentsRemoveMutation>(graphql`
  mutation newsDocumentsRemoveMutation($id: Int!, $version: Int, $connections: [ID!]!) {
    deleteNewsArticle(id: $id, version: $version) {
      ... on DeleteNewsArticlePayload {
        deletedId @deleteEdge(connections: $connections)
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);
