import * as styles from './ContentPicture.css.ts';

const sizes = { portrait: [960, 1200], photo: [960, 720] } as const;

interface Props {
  /** As an editor entered it; empty for the cloth that belongs to the seed. */
  url: string;
  ratio: keyof typeof sizes;
  seed: string;
}

/** A picture that editors can change. Beside its texts it tells nothing new, so it has none of its own. */
export function ContentPicture({ url, ratio, seed }: Props) {
  const [width, height] = sizes[ratio];
  return (
    <img
      src={url || `/api/placeholder/${width}/${height}?seed=${seed}`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={styles.ratio[ratio]}
    />
  );
}
