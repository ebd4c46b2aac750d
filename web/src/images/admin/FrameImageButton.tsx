import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FrameImageButton_image$key } from '../../__generated__/FrameImageButton_image.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { CropIcon } from '../library/imageIcons.tsx';
import { imageTitle } from '../library/imageTitle.ts';
import { FrameImageDialog } from './FrameImageDialog.tsx';
import { frameTexts } from './frameTexts.ts';

interface Props {
  image: FrameImageButton_image$key;
}

/** Opens the dialog of an image’s crop, focal point and file. */
export function FrameImageButton({ image: key }: Props) {
  const texts = useTexts(frameTexts);
  const image = useFragment(
    graphql`
      fragment FrameImageButton_image on Image {
        ...imageTitle_image
        ...FrameImageDialog_image
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={texts.open(imageTitle(image))} onClick={() => setOpen(true)}>
        <CropIcon />
      </IconButton>
      {isOpen && <FrameImageDialog image={image} onClose={() => setOpen(false)} />}
    </>
  );
}
