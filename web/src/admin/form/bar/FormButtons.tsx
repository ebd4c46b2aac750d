import { Fragment, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { formTexts } from '../../../language/formTexts.ts';
import { useTexts } from '../../../language/LanguageProvider.tsx';
import { useListState } from '../../../page/listPlace.ts';
import { Button } from '../../../ui/Button.tsx';

interface Props {
  /** The id of the form, which the buttons may be outside of. */
  formId: string;
  isSaving: boolean;
  /** Whether another button is what its reader came for. */
  isAside: boolean;
  /** Null for a form that its admin may not submit. */
  submitText: string | null;
  /** In the place of the form’s own button. */
  instead?: ReactNode;
  /** The target of Cancel. */
  listAddress: string;
  /** What comes first, in the reading order too; the form’s own button by default. */
  first: 'submit' | 'cancel';
  children?: ReactNode;
}

/** The buttons that end a form. */
export function FormButtons({
  formId,
  isSaving,
  isAside,
  submitText,
  instead,
  listAddress,
  first,
  children,
}: Props) {
  const texts = useTexts(formTexts);
  const navigate = useNavigate();
  const listState = useListState();
  const submit =
    submitText === null ? (
      <Fragment key="instead">{instead}</Fragment>
    ) : (
      <Button
        key="submit"
        type="submit"
        form={formId}
        variant={isAside ? 'secondary' : 'primary'}
        busy={isSaving}
      >
        {isSaving ? texts.saving : submitText}
      </Button>
    );
  const cancel = (
    <Button
      key="cancel"
      variant={first === 'submit' ? 'secondary' : 'ghost'}
      onClick={() => void navigate(listAddress, { state: listState })}
    >
      {texts.cancel}
    </Button>
  );
  return (
    <>
      {first === 'submit' ? [submit, cancel] : [cancel, submit]}
      {children}
    </>
  );
}
