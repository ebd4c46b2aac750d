import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DeleteImageButton_image$key } from '../../__generated__/DeleteImageButton_image.graphql.ts';
import { formTexts } from '../../language/formTexts.ts';
import { imageTitle } from '../library/imageTitle.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/moreIcons.tsx';
import { placesInWords } from './usagePlaces.ts';
import { useDeleteImage } from './useDeleteImage.ts';

interface Props {
  image: DeleteImageButton_image$key;
  connectionId: string;
}

/** Why the server refused a deletion; the admin may confirm it nevertheless. */
interface Obstacle {
  /** Where the image is in use. */
  usages?: readonly { readonly type: string; readonly label: string }[];
  /** The current version, if someone changed the image after the list was loaded. */
  version?: number;
}

/** Deletes an image after a confirmation that names it and its uses; a second press overrides a refusal. */
export function DeleteImageButton({ image: key, connectionId }: Props) {
  const texts = useTexts(imagesAdminTexts);
  const shared = useTexts(formTexts);
  const image = useFragment(
    graphql`
      fragment DeleteImageButton_image on Image {
        databaseId
        ...imageTitle_image
        version
        usages {
          type
          label
        }
      }
    `,
    key,
  );
  const [asking, setAsking] = useState(false);
  /** The reason for the server’s refusal, which the next press overrides. */
  const [obstacle, setObstacle] = useState<Obstacle>({});
  const { databaseId, version, usages } = image;
  const name = imageTitle(image);
  const { change: deleteImage, isChanging: isDeleting } = useDeleteImage(name);
  const places = (obstacle.usages ?? usages ?? []).map(({ type, label }) => [type, label] as const);
  const isUsed = places.length > 0;
  const handleCancel = () => {
    setAsking(false);
    setObstacle({});
  };
  const handleConfirm = async () => {
    const outcome = await deleteImage({
      id: databaseId,
      version: obstacle.version ?? version,
      force: isUsed,
      connections: [connectionId],
    });
    if (outcome.kind === 'inUse') setObstacle((before) => ({ ...before, usages: outcome.usages }));
    else if (outcome.kind === 'conflict')
      setObstacle((before) => ({ ...before, version: outcome.currentVersion }));
    else handleCancel();
  };
  return (
    <>
      <IconButton variant="danger" label={texts.delete(name)} onClick={() => setAsking(true)}>
        <TrashIcon />
      </IconButton>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.deleteTitle}
        thing={name}
        description={
          <>
            {isUsed ? texts.deleteUsedText(placesInWords(texts, places)) : shared.deleteText}
            {obstacle.version !== undefined && ` ${texts.deleteConflictText}`}
          </>
        }
        confirmLabel={isDeleting ? texts.deleting : isUsed ? texts.deleteUsed : texts.deleteConfirm}
        cancelLabel={texts.cancel}
        busy={isDeleting}
        onConfirm={() => void handleConfirm()}
        onCancel={handleCancel}
      />
    </>
  );
}
