import { useLocation } from 'react-router-dom';

/** The sections of the dashboard, as groups of the side menu; the first group has no heading. */
export const sectionGroups = [
  { sections: [{ to: '/admin/dashboard', text: 'overview' }] },
  {
    group: 'newsroom',
    sections: [
      { to: '/admin/news', text: 'news' },
      { to: '/admin/schedule', text: 'schedule' },
      { to: '/admin/images', text: 'images' },
      { to: '/admin/glossary', text: 'glossary' },
    ],
  },
  {
    group: 'site',
    sections: [
      { to: '/admin/content', text: 'content' },
      { to: '/admin/sections', text: 'sections' },
      { to: '/admin/timeline', text: 'timeline' },
      { to: '/admin/patterns', text: 'patterns' },
      { to: '/admin/communities', text: 'communities' },
      { to: '/admin/partners', text: 'partners' },
    ],
  },
  {
    group: 'people',
    sections: [
      { to: '/admin/messages', text: 'messages' },
      { to: '/admin/subscribers', text: 'subscribers' },
    ],
  },
  {
    group: 'house',
    sections: [
      { to: '/admin/history', text: 'history' },
      { to: '/admin/trash', text: 'trash' },
      { to: '/admin/database', text: 'database' },
      { to: '/admin/settings', text: 'settings' },
    ],
  },
] as const;

type Section = (typeof sectionGroups)[number]['sections'][number];

export const sections = sectionGroups.flatMap<Section>((group) => group.sections);

/** The section of the current address; the overview at any other address. */
export function useCurrentSection() {
  const { pathname } = useLocation();
  return sections.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? sections[0]!;
}
