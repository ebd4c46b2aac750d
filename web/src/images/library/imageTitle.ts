import { graphql, readInlineData } from 'react-relay/hooks.js';
import type { imageTitle_image$key } from '../../__generated__/imageTitle_image.graphql.ts';
import { originalName } from './originalName.ts';

/** What editors call a picture: its title, or its original name. */
export function imageTitle(key: imageTitle_image$key): string {
  const { title, name } = readInlineData(
    graphql`
      fragment imageTitle_image on Image @inline {
        title
        name
      }
    `,
    key,
  );
  return title || originalName(name);
}
