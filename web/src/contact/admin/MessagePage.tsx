import { graphql } from 'react-relay/hooks.js';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { MessagePageQuery } from '../../__generated__/MessagePageQuery.graphql.ts';
import { AdminHeading } from '../../admin/parts/AdminHeading.tsx';
import { Part } from '../../admin/parts/Part.tsx';
import { useHead } from '../../page/head.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { buttonStyle } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MessageSkeleton } from './MessageSkeleton.tsx';
import { MessageView } from './MessageView.tsx';

const query = graphql`
  query MessagePageQuery($id: Int!) @preloadable {
    contactMessage(id: $id) {
      ...MessageView_message
    }
  }
`;

/** One message, opened from the inbox. */
export function MessagePage() {
  const texts = useTexts(contactAdminTexts);
  const { admin } = useTexts(adminTexts);
  const { id } = useParams();
  const back = `/admin/messages${useLocation().search}`;
  useHead({ title: texts.message, titleEnd: admin, description: texts.lead, hidden: true });
  return (
    <>
      <AdminHeading title={texts.message} back={{ to: back, text: texts.back }} />
      <Part key={id} skeleton={<MessageSkeleton />}>
        <Message back={back} />
      </Part>
    </>
  );
}

function Message({ back }: { back: string }) {
  const texts = useTexts(contactAdminTexts);
  const { contactMessage } = usePageQuery<MessagePageQuery>(query);
  if (contactMessage) return <MessageView message={contactMessage} back={back} />;
  return (
    <EmptyState
      title={texts.notFound}
      text={texts.notFoundText}
      action={
        <Link to={back} className={buttonStyle({ variant: 'secondary' })}>
          {texts.back}
        </Link>
      }
    />
  );
}
