import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useFormState } from '../../page/listPlace.ts';
import { useHead } from '../../page/head.ts';
import { formTexts } from '../../language/formTexts.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import type { Bilingual } from '../../shared/language.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import type { More } from '../../relay/useMore.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlusIcon } from '../../ui/moreIcons.tsx';
import { AdminHeading } from '../parts/AdminHeading.tsx';
import type { FragmentKey } from '../form/fieldSet.ts';
import { readActive } from '../list/activeFilter.ts';
import { readTranslationGap } from '../list/translationGap.ts';
import * as styles from './ListPage.css.ts';
import { ListTotal } from './ListTotal.tsx';
import { WorkingCopiesButton } from './WorkingCopiesButton.tsx';
import { useListTotal } from './useListTotal.ts';
import { useMayPublish } from '../parts/useViewerMay.ts';
import { Rows } from '../list/Rows.tsx';
import { RowsSkeleton } from '../list/RowsSkeleton.tsx';
import { Part } from '../parts/Part.tsx';
import { useListPresence } from '../presence/usePresence.ts';
import { useListRows, type ListNode } from './list.ts';
import type { ListTexts, SectionOptions } from './section.tsx';
import { SectionContext, useSectionOfRows } from './SectionContext.ts';

interface Props<Node extends ListNode, Key extends FragmentKey, Input> {
  section: SectionOptions<Node, Key, Input>;
}

/** The list of a section, with the link to a new item (docs/product.md#lists). */
export function ListPage<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
}: Props<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const { admin } = useTexts(adminTexts);
  const { ListHead, skeleton = <RowsSkeleton /> } = section;
  useHead({ title: texts.title, titleEnd: admin, description: texts.lead, hidden: true });
  return (
    <>
      <AdminHeading
        title={texts.title}
        lead={texts.lead}
        action={
          <div className={styles.actions}>
            <WorkingCopiesButton entity={section.entity} />
            <Link
              to={`/admin/${section.path}/new${useLocation().search}`}
              state={useFormState()}
              className={buttonStyle()}
            >
              <PlusIcon />
              {texts.add}
            </Link>
          </div>
        }
      />
      {ListHead && <ListHead />}
      <Part skeleton={skeleton}>
        <SectionRows section={section} />
      </Part>
    </>
  );
}

function SectionRows<Node extends ListNode, Key extends FragmentKey, Input>({
  section,
}: Props<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const { connectionId, rows, more, variables } = useListRows(section.list);
  const total = useListTotal(section.entity, variables, section.list.total);
  useListPresence(section.entity);
  const address = `/admin/${section.path}`;
  const mayPublish = useMayPublish(section.path);
  return (
    <SectionContext value={{ address, texts, connectionId, mayPublish, remove: section.remove, ...total }}>
      {'List' in section.rows ? (
        <section.rows.List rows={rows} more={more} />
      ) : (
        <PlainRows {...section.rows} rows={rows} more={more} />
      )}
    </SectionContext>
  );
}

interface PlainProps<Node> {
  Row: ComponentType<{ item: Node }>;
  texts: Bilingual<ListTexts>;
  rows: readonly Node[];
  more: More;
}

function PlainRows<Node extends ListNode>({ Row, texts: chapter, rows, more }: PlainProps<Node>) {
  const texts = useTexts(chapter);
  const words = useTexts(formTexts);
  const { search } = useLocation();
  const byActive = readActive(search) !== null;
  const isNarrowed = byActive || readTranslationGap(search) !== null;
  const {
    address,
    texts: { add },
  } = useSectionOfRows();
  return (
    <>
      <ListTotal />
      <Rows
        label={texts.list}
        rows={rows.map((item) => ({ key: item.id, row: <Row item={item} /> }))}
        more={more}
        empty={
          isNarrowed ? (
            <EmptyState
              title={byActive ? words.noneMatching : words.noneWithGap}
              action={
                <Link to={address} className={buttonStyle({ variant: 'secondary' })}>
                  {words.showAll}
                </Link>
              }
            />
          ) : (
            <EmptyState
              title={texts.empty}
              {...(texts.emptyText && {
                text: texts.emptyText,
                action: (
                  <Link to={`${address}/new`} className={buttonStyle({ variant: 'secondary' })}>
                    {add}
                  </Link>
                ),
              })}
            />
          )
        }
      />
    </>
  );
}
