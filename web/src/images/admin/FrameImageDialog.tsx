import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FrameImageDialog_image$key } from '../../__generated__/FrameImageDialog_image.graphql.ts';
import { LeaveDialog } from '../../admin/parts/LeaveDialog.tsx';
import { useMayPublish } from '../../admin/parts/useViewerMay.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { imageTitle } from '../library/imageTitle.ts';
import { FrameCrop } from './FrameCrop.tsx';
import type { Frame } from './frameGeometry.ts';
import * as styles from './FrameImageDialog.css.ts';
import { FramePreviews } from './FramePreviews.tsx';
import { FrameStage } from './FrameStage.tsx';
import { frameTexts } from './frameTexts.ts';
import { ReplaceFile } from './ReplaceFile.tsx';
import { useFrameImage } from './useFrameImage.ts';

interface Props {
  image: FrameImageDialog_image$key;
  onClose: () => void;
}

/** Sets the crop and the focal point of an image, or replaces its file (docs/product.md#framing). */
export function FrameImageDialog({ image: key, onClose }: Props) {
  const texts = useTexts(frameTexts);
  const words = useTexts(imagesAdminTexts);
  const mayPublish = useMayPublish('images');
  const { saving } = useTexts(formTexts);
  const image = useFragment(
    graphql`
      fragment FrameImageDialog_image on Image {
        databaseId
        version
        ...imageTitle_image
        url
        width
        height
        animated
        focusX
        focusY
        cropX
        cropY
        cropWidth
        cropHeight
      }
    `,
    key,
  );
  const { databaseId, version, url, cropX, cropY, cropWidth, cropHeight } = image;
  const size = { width: image.width, height: image.height };
  const stored: Frame = {
    focusX: image.focusX ?? null,
    focusY: image.focusY ?? null,
    cropX,
    cropY,
    cropWidth,
    cropHeight,
  };
  const [frame, setFrame] = useState(stored);
  const [asking, setAsking] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const { change, isChanging: isSaving } = useFrameImage();
  const isDirty = (Object.keys(stored) as (keyof Frame)[]).some((name) => stored[name] !== frame[name]);
  const handleDismiss = () => (isDirty ? setAsking(true) : onClose());
  const handleSave = async () => {
    const idempotencyKey = crypto.randomUUID();
    const outcome = await change({ id: databaseId, version, input: frame, idempotencyKey });
    if (outcome.kind === 'saved') onClose();
    setOutdated(outcome.kind === 'conflict');
  };
  return (
    <Dialog
      open
      steady
      size="large"
      onDismiss={handleDismiss}
      title={texts.title}
      description={
        <>
          {imageTitle(image)}. {texts.lead}
        </>
      }
      closeLabel={words.close}
      footer={
        <>
          <Button variant="secondary" onClick={handleDismiss}>
            {words.cancel}
          </Button>
          <Button busy={isSaving} disabled={!isDirty} onClick={() => void handleSave()}>
            {isSaving ? saving : words.altSave}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        {isOutdated && <Notice tone="bad" title={texts.conflict} />}
        <p className={styles.hint}>{texts.stage}</p>
        <FrameStage url={url} size={size} frame={frame} onChange={setFrame} />
        <div className={styles.choices}>
          <Button
            size="small"
            variant="secondary"
            disabled={frame.focusX === null && frame.focusY === null}
            onClick={() => setFrame({ ...frame, focusX: null, focusY: null })}
          >
            {texts.clearFocus}
          </Button>
        </div>
        <FramePreviews url={url} size={size} frame={frame} />
        {image.animated ? (
          <p className={styles.hint}>{texts.animated}</p>
        ) : (
          <FrameCrop size={size} frame={frame} onChange={setFrame} />
        )}
        {mayPublish && <ReplaceFile image={{ id: databaseId, version }} onReplaced={onClose} />}
      </div>
      <LeaveDialog open={asking} onLeave={onClose} onStay={() => setAsking(false)} />
    </Dialog>
  );
}
