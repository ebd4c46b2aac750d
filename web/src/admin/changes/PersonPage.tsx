import { graphql } from 'react-relay/hooks.js';
import { Link, useParams } from 'react-router-dom';
import type { PersonPageQuery } from '../../__generated__/PersonPageQuery.graphql.ts';
import { historyTexts } from '../../history/historyTexts.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { localMoment } from '../../language/localMoment.ts';
import { useHead } from '../../page/head.ts';
import { databaseIdIn } from '../../relay/databaseId.ts';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RowsSkeleton } from '../list/RowsSkeleton.tsx';
import { AdminHeading } from '../parts/AdminHeading.tsx';
import { Part } from '../parts/Part.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { ChangeList } from './ChangeList.tsx';

const query = graphql`
  query PersonPageQuery($id: Int!) @preloadable {
    account(id: $id) {
      name
      email
      portrait {
        ...Portrait_picture
      }
      role
      lastSeenAt
    }
    ...ChangeList_query @arguments(personId: $id)
  }
`;

/** What one person did, for owners (docs/product.md#people). */
export function PersonPage() {
  const id = databaseIdIn(useParams().id);
  return <Part skeleton={<RowsSkeleton />}>{id > 0 ? <Person id={id} /> : <NoPerson />}</Part>;
}

function Person({ id }: { id: number }) {
  const data = usePageQuery<PersonPageQuery>(query);
  const { account } = data;
  return account ? <KnownPerson data={data} account={account} /> : <NoPerson id={id} />;
}

type Data = PersonPageQuery['response'];

function KnownPerson({ data, account }: { data: Data; account: NonNullable<Data['account']> }) {
  const texts = useTexts(historyTexts);
  const { admin, roles } = useTexts(adminTexts);
  const { language } = useLanguage();
  const name = account.name || account.email;
  useHead({ title: name, titleEnd: admin, description: name, hidden: true });
  const seen = account.lastSeenAt ? [texts.seen(localMoment(language, account.lastSeenAt))] : [];
  const lead = [account.email, roles[account.role], ...seen].join(' · ');
  return (
    <>
      <AdminHeading
        title={name}
        portrait={<Portrait name={name} picture={account.portrait} size="large" />}
        lead={lead}
        action={<BackToTeam />}
      />
      <ChangeList query={data} empty={<EmptyState title={texts.didNothing} />} />
    </>
  );
}

interface NoPersonProps {
  /** Of an account that was removed, perhaps: what it did is among the changes. */
  id?: number;
}

function NoPerson({ id }: NoPersonProps) {
  const texts = useTexts(historyTexts);
  const { admin } = useTexts(adminTexts);
  useHead({ title: texts.noPerson, titleEnd: admin, description: texts.noPerson, hidden: true });
  return (
    <EmptyState
      title={texts.noPerson}
      text={texts.noPersonText}
      action={
        <>
          <BackToTeam />{' '}
          {id && (
            <Link to={`/admin/history?person=${id}`} className={buttonStyle({ variant: 'secondary' })}>
              {texts.title}
            </Link>
          )}
        </>
      }
    />
  );
}

function BackToTeam() {
  const texts = useTexts(historyTexts);
  return (
    <Link to="/admin/people" className={buttonStyle({ variant: 'secondary' })}>
      {texts.backToTeam}
    </Link>
  );
}
