import { Link } from 'react-router-dom';
import { Rows } from '../../admin/list/Rows.tsx';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { patternsAdminTexts } from '../../language/patternsAdmin.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PatternRow } from './PatternRow.tsx';
import { usePatternsConnection } from './usePatternsConnection.ts';

/** The batik patterns as dense rows. */
export function PatternRows() {
  const texts = useTexts(patternsAdminTexts);
  const { connectionId, rows, more } = usePatternsConnection();
  return (
    <Rows
      label={texts.list}
      rows={rows.map(({ key, pattern }) => ({
        key,
        row: <PatternRow pattern={pattern} connectionId={connectionId} />,
      }))}
      more={more}
      empty={
        <EmptyState
          title={texts.empty}
          text={texts.emptyText}
          action={
            <Link to="/admin/patterns/new" className={buttonStyle({ variant: 'secondary' })}>
              {texts.add}
            </Link>
          }
        />
      }
    />
  );
}
