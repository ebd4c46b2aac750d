import { graphql, useFragment } from 'react-relay/hooks.js';
import type { UnclaimedFiles_query$key } from '../../__generated__/UnclaimedFiles_query.graphql.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface Props {
  query: UnclaimedFiles_query$key;
}

/** Reports stored pictures without rows, as after the loss of the database; renders nothing if there are none. */
export function UnclaimedFiles({ query }: Props) {
  const texts = useTexts(imagesAdminTexts);
  const number = numberFormat(useLanguage().language);
  const { unclaimedFiles } = useFragment(
    graphql`
      fragment UnclaimedFiles_query on Query {
        unclaimedFiles {
          count
          total
        }
      }
    `,
    query,
  );
  if (!unclaimedFiles) return null;
  const { count, total } = unclaimedFiles;
  return (
    <Notice tone="bad" title={texts.unclaimed(number.format(count), number.format(total))}>
      {texts.unclaimedText}
    </Notice>
  );
}
