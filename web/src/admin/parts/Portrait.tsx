/* eslint-disable relay/unused-fields -- the avatar shows them all */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Portrait_picture$key } from '../../__generated__/Portrait_picture.graphql.ts';
import { Avatar } from '../../ui/Avatar.tsx';

interface Props {
  name: string;
  picture: Portrait_picture$key | null | undefined;
  size: 'small' | 'large';
}

/** Somebody’s portrait, or their initials, beside their name. */
export function Portrait({ picture: key, ...person }: Props) {
  const picture = useFragment(
    graphql`
      fragment Portrait_picture on Picture {
        thumbnail
        width
        height
        focusX
        focusY
      }
    `,
    key,
  );
  return <Avatar {...person} picture={picture} />;
}
