import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DescribeImageButton_image$key } from '../../__generated__/DescribeImageButton_image.graphql.ts';
import { imageTitle } from '../library/imageTitle.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { EditIcon } from '../../ui/moreIcons.tsx';
import { DescribeImageDialog } from './DescribeImageDialog.tsx';

interface Props {
  image: DescribeImageButton_image$key;
}

/** Opens the form of an image’s alternative texts. */
export function DescribeImageButton({ image: key }: Props) {
  const texts = useTexts(imagesAdminTexts);
  const image = useFragment(
    graphql`
      fragment DescribeImageButton_image on Image {
        ...imageTitle_image
        ...DescribeImageDialog_image
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={texts.describe(imageTitle(image))} onClick={() => setOpen(true)}>
        <EditIcon />
      </IconButton>
      {isOpen && <DescribeImageDialog image={image} onClose={() => setOpen(false)} />}
    </>
  );
}
