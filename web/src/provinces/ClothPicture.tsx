import type { Ref } from 'react';
import { clothBox, type ClothWidth } from '../shared/motifs/provincial/outlines.ts';
import { provinceCodes, type ProvinceCode } from '../shared/provinces.ts';
import { breakpoints } from '../theme/media.ts';

/** The address of a cloth on which these provinces are dyed. */
export function clothAddress(width: ClothWidth, dyed: readonly ProvinceCode[]): string {
  const all = dyed.length === provinceCodes.length;
  return `/api/cloth/${width}${all ? '' : `?dyed=${dyed.join()}`}`;
}

interface Props {
  /** The provinces whose patches are dyed, west to east; the others are only waxed. */
  dyed: readonly ProvinceCode[];
  className?: string | undefined;
  /** Whether it is the first picture of a page, which is fetched before the others. */
  first?: boolean;
  /** Called with the width of the cloth that has loaded, once for each. */
  onLoad?: (image: HTMLImageElement) => void;
  ref?: Ref<HTMLImageElement>;
}

/** The patches of the 38 provinces, without their links. */
export function ClothPicture({ dyed, className, first = false, onLoad, ref }: Props) {
  const { width, height } = clothBox.narrow;
  return (
    <picture className={className}>
      <source
        media={`(min-width: ${breakpoints.md})`}
        srcSet={clothAddress('wide', dyed)}
        width={clothBox.wide.width}
        height={clothBox.wide.height}
      />
      <img
        ref={ref}
        src={clothAddress('narrow', dyed)}
        alt=""
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        onLoad={onLoad && (({ currentTarget }) => onLoad(currentTarget))}
      />
    </picture>
  );
}
