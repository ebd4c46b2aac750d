import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHead } from '../../page/head.ts';
import { useListState } from '../../page/listPlace.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { iconButtonStyle } from '../../ui/IconButton.tsx';
import { ArrowLeftIcon } from '../../ui/moreIcons.tsx';
import { wholeWidth } from '../parts/wholeWidth.css.ts';
import { Part } from '../parts/Part.tsx';
import { FormBarContext } from './bar/FormBar.ts';
import * as bar from './bar/FormBar.css.ts';
import { FormSkeleton } from './FormSkeleton.tsx';

interface Props {
  title: string;
  /** The list that the form belongs to. */
  back: { to: string; text: string };
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** The page of a form: the bar with its heading and the way back to the list, and a skeleton while its item loads. */
export function FormPage({ title, back, action, children }: Props) {
  const { admin } = useTexts(adminTexts);
  const listState = useListState();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const context = useMemo(() => ({ slot }), [slot]);
  useHead({ title, titleEnd: admin, description: title, hidden: true });
  return (
    <div className={`${wholeWidth} ${bar.page}`}>
      <header className={bar.bar}>
        <div className={bar.heading}>
          <Link
            to={back.to}
            state={listState}
            aria-label={back.text}
            title={back.text}
            className={iconButtonStyle()}
          >
            <ArrowLeftIcon />
          </Link>
          <h1 className={bar.title}>{title}</h1>
          {action}
        </div>
        <div ref={setSlot} className={bar.slot} />
      </header>
      <FormBarContext value={context}>
        <Part skeleton={<FormSkeleton />}>{children}</Part>
      </FormBarContext>
    </div>
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
