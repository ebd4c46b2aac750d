import { Link } from 'react-router-dom';
import { useHead } from '../../head.ts';
import { adminTexts } from '../../language/admin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { AdminHeading } from '../AdminHeading.tsx';
import type { FragmentKey } from '../form/fieldSet.ts';
import { Rows } from '../list/Rows.tsx';
import { RowsSkeleton } from '../list/RowsSkeleton.tsx';
import { Part } from '../Part.tsx';
import type { ListNode } from './list.ts';
import type { SectionOptions } from './section.tsx';
import { SectionContext } from './SectionContext.ts';

interface Props<Node extends ListNode, Key extends FragmentKey, Input> {
  section: SectionOptions<Node, Key, Input>;
}

/** The list of a section, and the way to a new item (specification section 2.10). */
export function ListPage<Node extends ListNode, Key extends FragmentKey, Input>({ section }: Props<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const { admin } = useTexts(adminTexts);
  const { ListHead, skeleton = <RowsSkeleton /> } = section;
  useHead({ title: `${texts.title} – ${admin}`, description: texts.lead, hidden: true });
  return (
    <>
      <AdminHeading
        title={texts.title}
        lead={texts.lead}
        action={
          <Link to={`/admin/${section.path}/new`} className={buttonStyle()}>
            <PlusIcon />
            {texts.add}
          </Link>
        }
      />
      {ListHead && <ListHead />}
      <Part skeleton={skeleton}>
        <SectionRows section={section} />
      </Part>
    </>
  );
}

function SectionRows<Node extends ListNode, Key extends FragmentKey, Input>({ section }: Props<Node, Key, Input>) {
  const texts = useTexts(section.texts);
  const { connectionId, rows, more } = section.list.useRows();
  const { path, remove, Row, List } = section;
  const address = `/admin/${path}`;
  return (
    <SectionContext value={{ address, texts, connectionId, remove }}>
      {List ? (
        <List />
      ) : (
        <Rows
          label={texts.list}
          rows={rows.map((item) => ({ key: item.id, row: <Row item={item} /> }))}
          more={more}
          empty={
            <EmptyState
              title={texts.empty}
              {...(texts.emptyText && {
                text: texts.emptyText,
                action: (
                  <Link to={`${address}/new`} className={buttonStyle({ variant: 'secondary' })}>
                    {texts.add}
                  </Link>
                ),
              })}
            />
          }
        />
      )}
    </SectionContext>
  );
}
