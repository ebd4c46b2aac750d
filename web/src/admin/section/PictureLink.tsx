import * as styles from './PictureLink.css.ts';

interface Props {
  /** The picture’s address. */
  url: string;
  /** What the link does, for screen readers. */
  label: string;
}

/** The link to a row’s picture, which opens in a new tab, by the end of its address, in which pictures differ. */
export function PictureLink({ url, label }: Props) {
  return (
    <a href={url} target="_blank" rel="noreferrer" aria-label={label} title={url} className={styles.link}>
      {url.replace(/.*\/(?=.)/s, '')}
    </a>
  );
}
