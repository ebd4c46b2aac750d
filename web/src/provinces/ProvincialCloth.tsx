import { useCallback, useState } from 'react';
import type { ProvinceCode } from '../shared/provinces.ts';
import { ClothPicture } from './ClothPicture.tsx';
import { PatchLinks } from './PatchLinks.tsx';
import * as styles from './ProvincialCloth.css.ts';

interface Props {
  /** The provinces whose patches are dyed, west to east; the others are only waxed. */
  dyed: readonly ProvinceCode[];
  /** The province at hand, whose patch is lifted. */
  current: ProvinceCode;
  onLift: (code: ProvinceCode) => void;
  /** Called when nothing is to be at hand any more. */
  onDrop: () => void;
  /** Whether the patches are dyed from west to east while the cloth scrolls into view. */
  isDyedOnScroll?: boolean;
}

/** The cloth of 38 patches, each a link to its province (docs/product.md#provinces). */
export function ProvincialCloth({ isDyedOnScroll = false, dyed, ...links }: Props) {
  /** The address of the picture that the browser chose, once it has loaded. */
  const [shown, setShown] = useState<string | null>(null);
  const show = useCallback((image: HTMLImageElement) => {
    const { pathname, search } = new URL(image.currentSrc);
    setShown(pathname + search);
  }, []);
  const readLoaded = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc) show(image);
    },
    [show],
  );
  return (
    <div className={`${styles.cloth} ${isDyedOnScroll ? styles.timeline : ''}`}>
      {isDyedOnScroll && <ClothPicture dyed={[]} className={styles.undyed} />}
      <ClothPicture
        ref={readLoaded}
        dyed={dyed}
        first={!isDyedOnScroll}
        className={isDyedOnScroll ? styles.dyedOnScroll : undefined}
        onLoad={show}
      />
      {(['wide', 'narrow'] as const).map((width) => (
        <PatchLinks
          key={width}
          width={width}
          picture={shown?.startsWith(`/api/cloth/${width}`) ? shown : null}
          {...links}
        />
      ))}
    </div>
  );
}
