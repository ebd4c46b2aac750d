import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { ApiTokens_query$key } from '../../__generated__/ApiTokens_query.graphql.ts';
import type { ApiTokensPaginationQuery } from '../../__generated__/ApiTokensPaginationQuery.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { accountTexts } from './accountTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlusIcon } from '../../ui/moreIcons.tsx';
import { Rows } from '../list/Rows.tsx';
import { ApiTokenRow } from './ApiTokenRow.tsx';
import { NewApiTokenDialog } from './NewApiTokenDialog.tsx';
import * as styles from '../settings/SettingsPage.css.ts';
import { useMore } from '../../relay/useMore.ts';

interface Props {
  query: ApiTokens_query$key;
}

const pageSize = 20;

/** The tokens with which programs act as the admin. */
export function ApiTokens({ query }: Props) {
  const texts = useTexts(accountTexts);
  const [isCreating, setCreating] = useState(false);
  const { data, ...paging } = usePaginationFragment<ApiTokensPaginationQuery, ApiTokens_query$key>(
    graphql`
      fragment ApiTokens_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ApiTokensPaginationQuery") {
        viewer {
          # The form of a new token belongs to a dialog.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...ApiTokenForm_viewer
          apiTokens(first: $count, after: $cursor)
            @connection(key: "ApiTokens_apiTokens")
            @required(action: THROW) {
            __id
            edges {
              node {
                id
                ...ApiTokenRow_apiToken
              }
            }
          }
        }
      }
    `,
    query,
  );
  const more = useMore(paging, pageSize, 'apiTokens', data.viewer?.apiTokens.edges.length ?? 0);
  // Not signed in: the dashboard redirects to the sign-in page.
  if (!data.viewer) return null;
  const tokens = data.viewer.apiTokens;
  return (
    <div className={styles.content}>
      <div className={styles.bar}>
        <Button variant="secondary" onClick={() => setCreating(true)}>
          <PlusIcon />
          {texts.createToken}
        </Button>
      </div>
      <Rows
        label={texts.tokens}
        rows={tokens.edges.map(({ node }) => ({
          key: node.id,
          row: <ApiTokenRow apiToken={node} tokensId={tokens.__id} />,
        }))}
        more={more}
        empty={<EmptyState title={texts.noTokens} text={texts.noTokensText} />}
      />
      <NewApiTokenDialog
        open={isCreating}
        viewer={data.viewer}
        tokensId={tokens.__id}
        onClose={() => setCreating(false)}
      />
    </div>
  );
}
