import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DeleteImageButton_image$key } from '../../__generated__/DeleteImageButton_image.graphql.ts';
import { formTexts } from '../../language/formTexts.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { placesInWords } from './usagePlaces.ts';
import { useDeleteImage, type ImageObstacle } from './useDeleteImage.ts';

interface Props {
  image: DeleteImageButton_image$key;
  connectionId: string;
}

/** Deletes an image after a question that names it, and where it is in use: then it takes a second press to insist. */
export function DeleteImageButton({ image: key, connectionId }: Props) {
  const texts = useTexts(imagesAdminTexts);
  const shared = useTexts(formTexts);
  const { databaseId, name, version, usages } = useFragment(
    graphql`
      fragment DeleteImageButton_image on Image {
        databaseId
        name
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
  /** What the server has found in the way, for the next press to step over. */
  const [obstacle, setObstacle] = useState<ImageObstacle>({});
  const { deleteImage, isDeleting } = useDeleteImage(connectionId);
  const places = (obstacle.usages ?? usages ?? []).map(({ type, label }) => [type, label] as const);
  const isUsed = places.length > 0;
  const handleCancel = () => {
    setAsking(false);
    setObstacle({});
  };
  const handleConfirm = async () => {
    const given = { id: databaseId, name, version: obstacle.version ?? version, force: isUsed };
    const found = await deleteImage(given);
    if (found) setObstacle((before) => ({ ...before, ...found }));
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
