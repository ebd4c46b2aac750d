import { withSize } from '../ui/placeholder.ts';
import * as styles from './CommunityPicture.css.ts';

interface Props {
  url: string;
  /** Width to height. */
  ratio?: keyof typeof styles.ratio;
  /** The first picture of a page: it is fetched before the others. */
  first?: boolean;
}

const sizes = { card: [640, 400], wide: [1600, 600] } as const;

/** A community's picture or cloth. Beside its name it tells nothing new, so it has no text. */
export function CommunityPicture({ url, ratio = 'card', first = false }: Props) {
  const [width, height] = sizes[ratio];
  return (
    <img
      src={withSize(url, width, height)}
      alt=""
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={styles.ratio[ratio]}
    />
  );
}
