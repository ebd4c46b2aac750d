import { useLocation } from 'react-router-dom';
import { AdminHeading } from '../../admin/parts/AdminHeading.tsx';
import { Part } from '../../admin/parts/Part.tsx';
import { useHead } from '../../page/head.ts';
import { adminTexts } from '../../language/adminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { contactAdminTexts } from './contactAdminTexts.ts';
import { MessageLists } from './MessageLists.tsx';
import { MessagesFilters } from './MessagesFilters.tsx';
import { readMessagesFilter } from './messagesFilter.ts';
import { MessagesSkeleton } from './MessagesSkeleton.tsx';

/** The inbox: visitors’ messages, unhandled first. */
export function MessagesPage() {
  const texts = useTexts(contactAdminTexts);
  const { admin } = useTexts(adminTexts);
  const filter = readMessagesFilter(useLocation().search);
  useHead({ title: texts.title, titleEnd: admin, description: texts.lead, hidden: true });
  return (
    <>
      <AdminHeading title={texts.title} lead={texts.lead} />
      <MessagesFilters />
      <Part skeleton={<MessagesSkeleton />}>
        <MessageLists filter={filter} />
      </Part>
    </>
  );
}
