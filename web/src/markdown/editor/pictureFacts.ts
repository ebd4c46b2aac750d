import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { Environment } from 'relay-runtime';
import type { pictureFactsQuery } from '../../__generated__/pictureFactsQuery.graphql.ts';
import { pick, type Language } from '../../shared/language.ts';
import { pictureTexts } from '../../shared/pictureTexts.ts';

/** What the library knows about a picture, in a language. */
export interface PictureFacts {
  alt: string;
  /** Its caption and credit, as readers see them below it; may be empty. */
  caption: string;
}

const none: PictureFacts = { alt: '', caption: '' };

/** Looks a picture up in the library. Without an answer, it is shown without a caption. */
export async function findPictureFacts(
  environment: Environment,
  url: string,
  language: Language,
): Promise<PictureFacts> {
  const query = graphql`
    query pictureFactsQuery($url: String!) {
      pictureAt(url: $url) {
        altEn
        altId
        captionEn
        captionId
        credit
      }
    }
  `;
  const answer = await fetchQuery<pictureFactsQuery>(
    environment,
    query,
    { url },
    { fetchPolicy: 'store-or-network' },
  )
    .toPromise()
    .catch(() => null);
  const picture = answer?.pictureAt;
  if (!picture) return none;
  const credit = picture.credit && pictureTexts[language].credit(picture.credit);
  return {
    alt: pick(language, picture.altEn, picture.altId),
    caption: [pick(language, picture.captionEn, picture.captionId), credit].filter(Boolean).join(' '),
  };
}
