import { useId, useRef, useState, type FormEvent } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { DescribeImageDialog_image$key } from '../../__generated__/DescribeImageDialog_image.graphql.ts';
import type { DescribeImageDialogTheirsQuery } from '../../__generated__/DescribeImageDialogTheirsQuery.graphql.ts';
import { BehindContext, useBehindTexts } from '../../admin/form/behindTexts.ts';
import { ObstacleAlert } from '../../admin/form/ObstacleAlert.tsx';
import { FormFields } from '../../admin/form/FormFields.tsx';
import { useEditForm } from '../../admin/form/useEditForm.ts';
import { SlowSave } from '../../admin/form/SlowSave.tsx';
import { LeaveDialog } from '../../admin/parts/LeaveDialog.tsx';
import { LeaveGuard } from '../../admin/parts/LeaveGuard.tsx';
import { useShortcut } from '../../admin/parts/shortcutKeys.ts';
import { ItemHistory } from '../../history/ItemHistory.tsx';
import { SessionEndedAlert } from '../../admin/parts/SessionEndedAlert.tsx';
import { useUser } from '../../auth/useUser.ts';
import { formTexts } from '../../language/formTexts.ts';
import { imageTitle } from '../library/imageTitle.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { PicturePlace } from '../../ui/picturePlace.ts';
import * as styles from './DescribeImageDialog.css.ts';
import { LibraryPicture } from '../library/LibraryPicture.tsx';
import { imageFields } from './imageFields.ts';
import { useUpdateImage } from './useUpdateImage.ts';

interface Props {
  image: DescribeImageDialog_image$key;
  onClose: () => void;
}

const place: readonly PicturePlace[] = [{ width: 'min(34rem, 80vw)', height: '12rem' }];

/** Edits an image’s texts in both languages, used wherever the image appears. */
export function DescribeImageDialog({ image: key, onClose }: Props) {
  const texts = useTexts(imagesAdminTexts);
  const shared = useTexts(formTexts);
  const environment = useRelayEnvironment();
  const image = useFragment(
    graphql`
      fragment DescribeImageDialog_image on Image {
        databaseId
        ...imageTitle_image
        version
        translationGaps {
          ...behindTexts_gaps
        }
        ...imageFields_image
        ...LibraryPicture_image
      }
    `,
    key,
  );
  const { databaseId, version } = image;
  const update = useUpdateImage();
  const form = useEditForm({
    name: `images/${databaseId}`,
    initial: imageFields.read(image),
    version,
    required: imageFields.required,
    onSave: ({ values, base, version, idempotencyKey }) =>
      update({ id: databaseId, version, input: imageFields.input(values, base), idempotencyKey }),
    onSaved: onClose,
  });
  const behind = useBehindTexts(form, image.translationGaps, ({ stillRight, ...rest }) =>
    update({ id: databaseId, input: { stillRight }, ...rest }),
  );
  const [asking, setAsking] = useState(false);
  const isSignedOut = useUser() === null;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  useShortcut('S', () => element.current?.requestSubmit());
  const { isSaving, isDirty } = form;

  const loadTheirs = async () => {
    const query = graphql`
      query DescribeImageDialogTheirsQuery($id: Int!) {
        image(id: $id) {
          version
          ...imageFields_image
        }
      }
    `;
    const options = { fetchPolicy: 'network-only' } as const;
    const variables = { id: databaseId };
    const data = await fetchQuery<DescribeImageDialogTheirsQuery>(environment, query, variables, options)
      .toPromise()
      .catch(() => null);
    return data?.image ? { values: imageFields.read(data.image), version: data.image.version } : null;
  };
  const handleRestored = async () => {
    const restored = await loadTheirs();
    if (restored) form.reset(restored);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.save({});
  };
  const handleLeave = () => {
    form.forget();
    onClose();
  };
  const handleDismiss = () => (isDirty ? setAsking(true) : onClose());
  return (
    <Dialog
      open
      onDismiss={handleDismiss}
      title={texts.altTitle}
      description={
        <>
          {imageTitle(image)}. {texts.altText}
        </>
      }
      closeLabel={texts.close}
      footer={
        <>
          <SlowSave form={form} />
          <Button variant="secondary" onClick={handleDismiss}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isSaving}>
            {isSaving ? shared.saving : texts.altSave}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={formId}
        noValidate
        aria-busy={isSaving}
        className={styles.form}
        onSubmit={handleSubmit}
      >
        {isSignedOut && <SessionEndedAlert />}
        <ObstacleAlert
          form={form}
          compared={imageFields.compared(shared, texts.fields)}
          loadTheirs={loadTheirs}
        />
        <div className={styles.picture}>
          <LibraryPicture image={image} place={place} />
        </div>
        <BehindContext value={behind}>
          <FormFields form={form} fields={imageFields} texts={texts.fields} names={imageFields.texts} />
        </BehindContext>
      </form>
      <ItemHistory entity="Image" rowId={databaseId} version={version} onRestored={handleRestored} />
      <LeaveGuard dirty={isDirty} onLeave={form.forget} />
      <LeaveDialog open={asking} onLeave={handleLeave} onStay={() => setAsking(false)} />
    </Dialog>
  );
}
