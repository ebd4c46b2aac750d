import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHead } from '../../page/head.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminHeading } from '../parts/AdminHeading.tsx';
import { Part } from '../parts/Part.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';

interface Props {
  title: string;
  /** The list that the form belongs to. */
  back: { to: string; text: string };
  action?: ReactNode;
  children: ReactNode;
}

/** The page of a form: its heading, the link back to the list, and a skeleton while its item loads. */
export function FormPage({ title, back, action, children }: Props) {
  const { admin } = useTexts(adminTexts);
  useHead({ title, titleEnd: admin, description: title, hidden: true });
  return (
    <>
      <AdminHeading title={title} back={back} action={action} />
      <Part skeleton={<FormSkeleton />}>{children}</Part>
    </>
  );
}

/** Shown instead of the form if the item does not exist. */
export function NoSuchItem({ title, back }: Pick<Props, 'title' | 'back'>) {
  const texts = useTexts(formTexts);
  return (
    <EmptyState
      title={title}
      text={texts.notFoundText}
      action={
        <Link to={back.to} className={buttonStyle({ variant: 'secondary' })}>
          {back.text}
        </Link>
      }
    />
  );
}
