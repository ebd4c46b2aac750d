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
import { useDeleteImage } from './useDeleteImage.ts';

interface Props {
  image: DeleteImageButton_image$key;
  connectionId: string;
}

/** What stands in the way of a deletion, and what an admin may step over knowingly. */
interface Obstacle {
  /** Where the image is in use. */
  usages?: readonly { readonly type: string; readonly label: string }[];
  /** The version that stands, when somebody changed the image after the list was loaded. */
  version?: number;
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
  const [obstacle, setObstacle] = useState<Obstacle>({});
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
