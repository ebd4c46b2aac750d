import { graphql } from 'react-relay/hooks.js';
import type { LegalPageQuery } from '../__generated__/LegalPageQuery.graphql.ts';
import { PageData } from '../page/PageData.tsx';
import { useRefetchOnFocus } from '../page/pageContext.ts';
import type { LegalDocument } from './legalDocuments.ts';
import { LegalText } from './LegalText.tsx';

const query = graphql`
  query LegalPageQuery($title: String!, $body: String!) @preloadable {
    title: contentText(key: $title) {
      ...LegalText_title
    }
    body: contentText(key: $body) {
      ...LegalText_body
    }
  }
`;

interface Props {
  document: LegalDocument;
}

/** The privacy policy, the terms of use or the accessibility statement: content that editors maintain. */
export function LegalPage({ document }: Props) {
  useRefetchOnFocus();
  return (
    <PageData<LegalPageQuery> query={query}>
      {(data) => <LegalText document={document} title={data?.title ?? null} body={data?.body ?? null} />}
    </PageData>
  );
}
