import { useEffect, useState } from 'react';
import { imagesAdminTexts } from './imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Picture } from '../../ui/Picture.tsx';
import * as styles from './ImageField.css.ts';

interface Props {
  url: string;
}

/** How long an address must stay unchanged before the browser requests its picture, in milliseconds. */
const pause = 400;

const isAddress = (url: string) => /^(https?:\/\/|\/(?!\/))\S+$/.test(url);

/** The thumbnail of an address; nothing is requested while it is being typed. */
export function AddressThumbnail({ url }: Props) {
  const texts = useTexts(imagesAdminTexts);
  const [shownUrl, setShownUrl] = useState(url);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShownUrl(url), pause);
    return () => clearTimeout(timer);
  }, [url]);
  const isShown = url === shownUrl && isAddress(url);
  return (
    <span className={styles.thumbnail}>
      {url === '' && texts.noImage}
      {isShown && url === brokenUrl && texts.notFound}
      {isShown && url !== brokenUrl && (
        <Picture
          key={url}
          src={url}
          alt=""
          width={96}
          height={96}
          fit="contain"
          className={styles.picture}
          onError={() => setBrokenUrl(url)}
        />
      )}
    </span>
  );
}
