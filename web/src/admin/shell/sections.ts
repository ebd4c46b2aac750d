import { useLocation } from 'react-router-dom';
import { useViewerMay } from '../parts/useViewerMay.ts';

/**
 * The sections of the dashboard, as groups of the side menu; the first group has no heading. `needs` is the capability
 * without which a section is not shown.
 */
export const sectionGroups = [
  { sections: [{ to: '/admin/dashboard', text: 'overview', needs: 'overview.read' }] },
  {
    group: 'newsroom',
    sections: [
      { to: '/admin/news', text: 'news', needs: 'news.read' },
      { to: '/admin/schedule', text: 'schedule', needs: 'news.read' },
      { to: '/admin/images', text: 'images', needs: 'images.read' },
      { to: '/admin/glossary', text: 'glossary', needs: 'glossary.read' },
    ],
  },
  {
    group: 'site',
    sections: [
      { to: '/admin/content', text: 'content', needs: 'content.read' },
      { to: '/admin/sections', text: 'sections', needs: 'content.read' },
      { to: '/admin/timeline', text: 'timeline', needs: 'timeline.read' },
      { to: '/admin/patterns', text: 'patterns', needs: 'patterns.write' },
      { to: '/admin/communities', text: 'communities', needs: 'communities.read' },
      { to: '/admin/partners', text: 'partners', needs: 'partners.read' },
    ],
  },
  {
    group: 'people',
    sections: [
      { to: '/admin/people', text: 'team', needs: 'people.read' },
      { to: '/admin/messages', text: 'messages', needs: 'messages.read' },
      { to: '/admin/subscribers', text: 'subscribers', needs: 'subscribers.read' },
    ],
  },
  {
    group: 'house',
    sections: [
      { to: '/admin/history', text: 'history', needs: 'history.read' },
      { to: '/admin/trash', text: 'trash', needs: 'history.read' },
      { to: '/admin/database', text: 'database', needs: 'database.manage' },
      { to: '/admin/settings', text: 'settings', needs: 'account.manage' },
    ],
  },
] as const;

/** The section that the signed-in admin’s address in the menu leads to. */
export const accountSection = { to: '/admin/account', text: 'account', needs: 'account.manage' } as const;

type Section = (typeof sectionGroups)[number]['sections'][number] | typeof accountSection;

export const sections = [...sectionGroups.flatMap<Section>((group) => group.sections), accountSection];

/** The groups with the sections that the viewer may open; without groups that have none. */
export function useSectionGroups() {
  const may = useViewerMay();
  return sectionGroups
    .map((group) => ({
      name: 'group' in group ? group.group : null,
      sections: group.sections.filter(({ needs }) => may(needs) !== false),
    }))
    .filter((group) => group.sections.length > 0);
}

/** The section of the current address; the overview at any other address. */
export function useCurrentSection() {
  const { pathname } = useLocation();
  return sections.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? sections[0]!;
}
